// Boards and lines made up for looking at.
import type { Item, Move, Zone } from "../src/core/protocol";

const files = "abcdefghijkl";

function algebraic(size: number, left: boolean, all = false): string[] {
  const names: string[] = [];
  for (let rank = 1; rank <= size; rank += 1) for (let f = 0; f < size; f += 1) if (all || (f + rank + (left ? 0 : 1)) % 2 === 1) names.push(`${files.charAt(f)}${rank}`);
  return names;
}

function piece(at: string, face: string, marks: string[] = []): Item {
  return { id: at, face, at, marks };
}

function board(shape: Record<string, string | number>, items: Item[]): Zone {
  return { id: "board", kind: "board", layout: "board", items, shape };
}

const shape8 = { rows: 8, cols: 8, notation: "algebraic", corner: "left", ground: "dark", squares: algebraic(8, true).join(" ") };

export const start8 = board(
  { ...shape8, corner: "right", ground: "light", squares: algebraic(8, false).join(" "), last: "" },
  algebraic(8, false).flatMap((name) => (Number(name[1]) <= 3 ? [piece(name, "0m")] : Number(name[1]) >= 6 ? [piece(name, "1m")] : [])),
);
export const start8moves: Move[] = ["b3-a4", "b3-c4", "d3-c4", "d3-e4", "f3-e4", "f3-g4", "h3-g4"].map((text) => ({ text, items: [text.slice(0, 2)], target: `board/${text.slice(3)}` }));

export const shot = board({ ...shape8, last: "g7 f6", taken: "d6" }, [
  ...["a1", "f6"].map((at) => piece(at, "0m")),
  piece("c1", "0k"),
  piece("h2", "0m"),
  ...["e7", "h4", "h8", "f2", "c7", "d4"].map((at) => piece(at, "1m")),
  piece("b8", "1k", ["last"]),
]);
export const shotMoves: Move[] = ["f6xd8xb6[e7,c7]", "c1xe3xg5xe7[d2,f4,f6]", "c1xe3xc5xe7[d2,d4,d6]", "h2xf4[g3]"].map((text) => ({
  text,
  items: [text.slice(0, 2)],
  target: `board/${text.replace(/\[.*/, "").slice(-2)}`,
}));

const half = (n: number): string[] => Array.from({ length: (n * n) / 2 }, (_, i) => String(i + 1));
export const start10 = board(
  { rows: 10, cols: 10, notation: "numeric", corner: "left", ground: "dark", squares: half(10).join(" ") },
  half(10).flatMap((name) => (Number(name) <= 20 ? [piece(name, "1m")] : Number(name) > 30 ? [piece(name, "0m")] : [])),
);
export const start12 = board(
  { rows: 12, cols: 12, notation: "numeric", corner: "left", ground: "dark", squares: half(12).join(" ") },
  half(12).flatMap((name) => (Number(name) <= 30 ? [piece(name, "1m")] : Number(name) > 42 ? [piece(name, "0m")] : [])),
);
export const turkish = board(
  { rows: 8, cols: 8, notation: "algebraic", corner: "left", ground: "plain", squares: algebraic(8, true, true).join(" ") },
  algebraic(8, true, true).flatMap((name) => ("23".includes(name[1] ?? "") ? [piece(name, "0m")] : "67".includes(name[1] ?? "") ? [piece(name, "1m")] : [])),
);

/** A line laid at random (but always the same) from a set, with a spinner or not. */
export function line(high: number, count: number, spinner: boolean): Zone {
  let seed = 20261130 + high;
  const random = (n: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 4294967296) * n);
  };
  const set: [number, number][] = [];
  for (let a = 0; a <= high; a += 1) for (let b = 0; b <= a; b += 1) set.push([a, b]);
  const items: Item[] = [];
  const open = new Map<string, number>();
  const lengths = new Map<string, number>();
  let spun = false;
  const first = spinner ? set.splice(set.findIndex(([a, b]) => a === high && b === high), 1)[0] : set.splice(random(set.length), 1)[0];
  if (!first) throw new Error("no tiles");
  const note = (a: number, b: number, at: string): void => {
    const double = a === b;
    const marks = double ? ["double"] : [];
    if (double && spinner && !spun) {
      spun = true;
      marks.push("spinner");
      open.set("up", a);
      open.set("down", a);
    }
    items.push({ id: `${a}-${b}`, face: `${a}-${b}`, at, marks });
  };
  note(first[0], first[1], "start");
  open.set("left", first[0]);
  open.set("right", first[1]);
  for (let tries = 0; items.length < count && tries < 5000; tries += 1) {
    const ways = [...open.keys()];
    const way = ways[random(ways.length)] ?? "left";
    const n = open.get(way) ?? 0;
    const fits = set.filter(([a, b]) => a === n || b === n);
    const tile = fits[random(fits.length)];
    if (!tile) continue;
    set.splice(set.indexOf(tile), 1);
    const length = (lengths.get(way) ?? 0) + 1;
    lengths.set(way, length);
    note(tile[0], tile[1], `${way} ${length}`);
    open.set(way, tile[0] === n ? tile[1] : tile[0]);
  }
  items.at(-1)?.marks?.push("last");
  return { id: "line", kind: "line", layout: "line", items };
}
