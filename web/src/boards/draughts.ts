/** A draughts board's geometry, and what its moves' texts mean. Rows run from the top as side 0 sees the board, columns from its left. */
import type { Facts, Item, Move } from "../core/protocol";

export interface Square {
  name: string;
  row: number;
  col: number;
}

/** A move taken apart: the squares it stands on from the first to the last, and those it takes from. */
export interface Route {
  text: string;
  path: string[];
  taken: string[];
  capture: boolean;
  crowns: boolean;
}

/** A piece with a key that stays the same while it travels. */
export interface Man {
  key: number;
  square: string;
  owner: number;
  king: boolean;
  marks: readonly string[];
}

const FILES = "abcdefghijkl";

/** Every square of play, by the board's own names. */
export function squaresOf(shape: Facts): Square[] {
  const rows = Number(shape.rows ?? 8);
  const cols = Number(shape.cols ?? 8);
  const names = String(shape.squares ?? "").split(/\s+/).filter(Boolean);
  if (shape.notation !== "numeric") return names.map((name) => ({ name, row: rows - Number(name.slice(1)), col: FILES.indexOf(name.charAt(0)) }));
  // Numbers run row by row from the top left; whether a row starts with a square of play follows from the bottom left corner.
  const shift = cornerIsLeft(shape) ? 0 : 1;
  const half = cols / 2;
  return names.map((name) => {
    const n = Number(name) - 1;
    const row = Math.floor(n / half);
    return { name, row, col: (n % half) * 2 + ((rows - 1 - row + shift) % 2) };
  });
}

function cornerIsLeft(shape: Facts): boolean {
  return shape.corner !== "right";
}

/** The moves that go from square to square; others (offers, resigning) are not the board's. */
export function routesOf(moves: readonly Move[], names: ReadonlySet<string>): Route[] {
  const found: Route[] = [];
  for (const move of moves) {
    const match = /^K?([a-l0-9]+(?:[-x][a-l0-9]+)+)(=?)(?:\[([^\]]*)\])?(=?)$/.exec(move.text);
    const squares = match?.[1]?.split(/[-x]/) ?? [];
    if (!match || squares.length < 2 || !squares.every((name) => names.has(name))) continue;
    found.push({
      text: move.text,
      path: squares,
      taken: (match[3] ?? "").split(",").map((name) => name.trim()).filter(Boolean),
      capture: move.text.includes("x"),
      crowns: Boolean(match[2] || match[4]),
    });
  }
  return found;
}

/** The routes that begin with these squares. */
export function along(routes: readonly Route[], path: readonly string[]): Route[] {
  return routes.filter((route) => path.every((square, n) => route.path[n] === square));
}

/** The squares that may be touched next: where the piece may land now, and where a route that is alone in ending there ends. */
export function landings(routes: readonly Route[], path: readonly string[]): { next: Set<string>; ends: Map<string, Route> } {
  const left = along(routes, path);
  const next = new Set<string>();
  const count = new Map<string, Route[]>();
  for (const route of left) {
    const square = route.path[path.length];
    if (square === undefined) continue;
    next.add(square);
    const end = route.path.at(-1) ?? "";
    count.set(end, [...(count.get(end) ?? []), route]);
  }
  const ends = new Map<string, Route>();
  for (const [end, those] of count) if (those.length === 1 && those[0]) ends.set(end, those[0]);
  return { next, ends };
}

/** Follows the pieces from one position to the next, so that each can be seen to travel. */
export function follow(before: readonly Man[], items: readonly Item[], fresh: () => number): Man[] {
  const left = new Map(before.map((man) => [man.key, man]));
  const men: Man[] = items.map((item) => ({
    key: -1,
    square: item.at || item.id || "",
    owner: item.face?.startsWith("1") ? 1 : 0,
    king: item.face?.endsWith("k") ?? false,
    marks: item.marks ?? [],
  }));
  const take = (man: Man, same: (other: Man) => boolean): void => {
    if (man.key >= 0) return;
    for (const other of left.values()) {
      if (!same(other)) continue;
      man.key = other.key;
      left.delete(other.key);
      return;
    }
  };
  for (const man of men) take(man, (other) => other.square === man.square && other.owner === man.owner);
  for (const man of men) take(man, (other) => other.owner === man.owner && other.king === man.king);
  for (const man of men) take(man, (other) => other.owner === man.owner);
  for (const man of men) if (man.key < 0) man.key = fresh();
  return men;
}

/** The square to go to with an arrow key, as it is seen: the nearest one that way. */
export function step(squares: readonly Square[], from: string, dx: number, dy: number): string {
  const here = squares.find((square) => square.name === from);
  if (!here) return squares[0]?.name ?? "";
  let best = from;
  let least = Infinity;
  for (const square of squares) {
    const x = (square.col - here.col) * (dx || 1);
    const y = (square.row - here.row) * (dy || 1);
    const forward = dx ? x : y;
    const aside = dx ? Math.abs(y) : Math.abs(x) + (x < 0 ? 0.1 : 0);
    if (forward <= 0 || (dx && aside > 0)) continue;
    const far = forward * 4 + aside;
    if (far < least) {
      least = far;
      best = square.name;
    }
  }
  return best;
}
