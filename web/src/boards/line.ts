/** How a line of dominoes bends. Lengths are in half tiles: a tile is two long and one wide. */
import type { Item } from "../core/protocol";

export type Way = "left" | "right" | "up" | "down";

export interface Laid {
  /** Centre, and quarter turns clockwise of a tile drawn upright with its first number on top. */
  x: number;
  y: number;
  turn: number;
  item: Item;
  key: string;
}

/** Where the next tile of an arm would lie. */
export interface End {
  way: Way;
  x: number;
  y: number;
  turn: number;
  /** The number that is open there; -1 if it is not known. */
  open: number;
}

export interface Layout {
  tiles: Laid[];
  ends: End[];
  left: number;
  top: number;
  width: number;
  height: number;
}

type Heading = 0 | 1 | 2 | 3; // right, down, left, up

const DX = [1, 0, -1, 0] as const;
const DY = [0, 1, 0, -1] as const;

interface Chain {
  way: Way;
  items: Item[];
  /** The number that the first tile of the arm must meet. */
  from: number;
  heading: Heading;
  x: number;
  y: number;
  /** The columns an arm's rows may use, and the way in which its rows follow each other. */
  min: number;
  max: number;
  fall: 1 | -1;
}

export const numbers = (item: Item): [number, number] => {
  const [a = "", b = ""] = (item.stands_for || item.face || "").split("-");
  const number = (text: string): number => (/^\d+$/.test(text) ? Number(text) : -1);
  return [number(a), number(b)];
};

export const isDouble = (item: Item): boolean => {
  const [a, b] = numbers(item);
  return item.marks?.includes("double") || (a >= 0 && a === b && !item.marks?.includes("joker"));
};

/** Turns that put a tile's first number at the tail of its heading, or at its head. */
const turnOf = (heading: Heading, firstAtTail: boolean): number => (heading + 3 + (firstAtTail ? 0 : 2)) % 4;

/** The arm's name and place in it: `left 3`. */
function place(item: Item): { arm: string; n: number } {
  const [arm = "start", n = "0"] = (item.at ?? "").split(/[\s-]+/);
  return { arm, n: Number(n) || 0 };
}

/** The number that a tile opens, leaning on `inner`. */
function beyond(item: Item, inner: number): number {
  const [a, b] = numbers(item);
  if (a === inner || a < 0) return b;
  if (b === inner || b < 0) return a;
  return b;
}

/**
 * Lays out a line within `width` half tiles.
 *
 * With two arms it winds over the whole width: the right one downwards, the left one upwards. A spinner stands in the middle and each of its
 * four arms has a quarter of the table, turning like a pinwheel, so that none runs into another. `next` is the tile whose place at each end is
 * asked for: a double lies across.
 */
export function layOut(items: readonly Item[], width: number, next: { double: boolean } = { double: false }): Layout {
  const arms: Record<Way, Item[]> = { left: [], right: [], up: [], down: [] };
  let start: Item | undefined;
  for (const item of [...items].sort((one, two) => place(one).n - place(two).n)) {
    const { arm } = place(item);
    if (arm === "left" || arm === "right" || arm === "up" || arm === "down") arms[arm].push(item);
    else start = item;
  }
  const half = Math.max(4, Math.floor(width / 2));
  if (!start) return { tiles: [], ends: [], left: -half, top: -1.5, width: half * 2, height: 3 };

  // The middle of the table is the spinner, if there is one: then the tiles between it and the start belong to the other arm.
  let middle = start;
  let { left, right } = arms;
  const [first, second] = numbers(start);
  let leftFrom = first;
  let rightFrom = second;
  const spinner = items.find((item) => item.marks?.includes("spinner"));
  if (spinner && spinner !== start) {
    const onRight = right.includes(spinner);
    const arm = onRight ? right : left;
    const cut = arm.indexOf(spinner);
    const inner = [...arm.slice(0, cut).reverse(), start, ...(onRight ? left : right)];
    if (onRight) [left, right] = [inner, arm.slice(cut + 1)];
    else [left, right] = [arm.slice(cut + 1), inner];
    middle = spinner;
    leftFrom = rightFrom = numbers(spinner)[0];
  }

  const tiles: Laid[] = [];
  const ends: End[] = [];
  const across = isDouble(middle);
  const reach = across ? 0.5 : 1;
  tiles.push({ x: 0, y: 0, turn: across ? 0 : 3, item: middle, key: keyOf(middle) });

  const apart = spinner !== undefined;
  const chains: Chain[] = [
    { way: "right", items: right, from: rightFrom, heading: 0, x: reach, y: 0, min: apart ? 1.5 : -half, max: half, fall: 1 },
    { way: "left", items: left, from: leftFrom, heading: 2, x: -reach, y: 0, min: -half, max: apart ? -1.5 : half, fall: -1 },
  ];
  if (spinner) {
    const from = numbers(spinner)[0];
    chains.push({ way: "up", items: arms.up, from, heading: 3, x: 0, y: -1, min: -0.5, max: half, fall: -1 });
    chains.push({ way: "down", items: arms.down, from, heading: 1, x: 0, y: 1, min: -half, max: 0.5, fall: 1 });
  }
  for (const chain of chains) lay(chain, tiles, ends, next.double);

  let [minX, maxX, minY, maxY] = [0, 0, 0, 0];
  for (const one of [...tiles, ...ends]) {
    const [w, h] = one.turn % 2 ? [1, 0.5] : [0.5, 1];
    minX = Math.min(minX, one.x - w);
    maxX = Math.max(maxX, one.x + w);
    minY = Math.min(minY, one.y - h);
    maxY = Math.max(maxY, one.y + h);
  }
  return { tiles, ends, left: minX, top: minY, width: maxX - minX, height: maxY - minY };
}

export function keyOf(item: Item): string {
  return item.id || item.face || item.at || "";
}

/** Walks along one arm, tile by tile, and marks where the next one would lie. */
function lay(chain: Chain, tiles: Laid[], ends: End[], nextDouble: boolean): void {
  // (x, y) is the middle of the edge that the next tile leans on; after a corner, of the side of the half tile at the corner.
  let { heading, x, y } = chain;
  let open = chain.from;
  let wasAcross = false;
  // The way the rows run; an arm that leaves the spinner upright turns into its first row like any corner.
  let row: Heading = chain.way === "up" || chain.way === "left" ? 2 : 0;

  const spot = (double: boolean): { x: number; y: number; across: boolean } => {
    const room = heading === 0 ? chain.max - x : heading === 2 ? x - chain.min : Infinity;
    if (room < (double ? 1 : 2)) {
      x -= DX[heading] * 0.5;
      heading = chain.fall === 1 ? 1 : 3;
      y += DY[heading] * (wasAcross ? 1 : 0.5);
    }
    const across = double && DX[heading] !== 0;
    const half = across ? 0.5 : 1;
    return { x: x + DX[heading] * half, y: y + DY[heading] * half, across };
  };

  const turned = (across: boolean, tail: boolean): number => (turnOf(heading, tail) + (across ? 1 : 0)) % 4;

  for (const item of chain.items) {
    const double = isDouble(item);
    const at = spot(double);
    const [a, b] = numbers(item);
    const tail = double || a === open || (a < 0 && b !== open);
    tiles.push({ x: at.x, y: at.y, turn: turned(at.across, tail), item, key: keyOf(item) });
    open = beyond(item, open);
    wasAcross = at.across;
    if (DY[heading] !== 0) {
      // One tile up or down, and the next row runs back the way the last one came.
      y = at.y + DY[heading] * 0.5;
      row = row === 0 ? 2 : 0;
      heading = row;
      x = at.x + DX[heading] * 0.5;
    } else x = at.x + DX[heading] * (at.across ? 0.5 : 1);
  }
  const at = spot(nextDouble);
  ends.push({ way: chain.way, x: at.x, y: at.y, turn: turned(at.across, true), open });
}

/** The greatest size of a half tile, in pixels, with which the line fits. */
export function fit(items: readonly Item[], width: number, height: number, largest: number, double = false): { unit: number; layout: Layout } {
  let unit = largest;
  let layout = layOut(items, width / unit, { double });
  while (unit > 9 && (layout.height * unit > height || layout.width * unit > width)) {
    unit -= 1;
    layout = layOut(items, Math.floor(width / unit), { double });
  }
  return { unit, layout };
}

