/** How a card's notation becomes what is drawn on it. Units: a card is 122 wide and 190 high. */

export type Look = "spanish" | "french" | "spanish52" | "mixed" | "german" | "swiss";
export type SuitName =
  | "spade" | "heart" | "diamond" | "club" | "oro" | "copa" | "espada" | "basto" | "leaf" | "bell" | "acorn" | "shield" | "rose";

export const WIDTH = 122;
export const HEIGHT = 190;

/** A card's face taken apart. `rank` as written (`7`, `12`, `T`, `K`); a joker has its number and no suit. */
export interface Face {
  rank: string;
  suit: SuitName | "";
  joker: number;
}

/** One suit sign on a card: its centre, its height, and whether it stands on its head. */
export interface Pip {
  x: number;
  y: number;
  size: number;
  down: boolean;
}

const SPANISH: Record<string, SuitName> = { o: "oro", c: "copa", e: "espada", b: "basto" };
const FRENCH: Record<string, SuitName> = { s: "spade", h: "heart", d: "diamond", c: "club" };
const GERMAN: Record<string, SuitName> = { s: "leaf", h: "heart", d: "bell", c: "acorn" };
const SWISS: Record<string, SuitName> = { s: "shield", h: "rose", d: "bell", c: "acorn" };
const MIXED: Record<string, SuitName> = { ...FRENCH, o: "oro", u: "copa", e: "espada", b: "basto" };

const SUITS: Record<Look, Record<string, SuitName>> = { spanish: SPANISH, spanish52: SPANISH, french: FRENCH, mixed: MIXED, german: GERMAN, swiss: SWISS };

/** The sign that a suit's letter stands for in a look; empty for an unknown letter. */
export function suitName(letter: string, look: Look): SuitName | "" {
  return (SUITS[look] ?? SPANISH)[letter] ?? "";
}

/** Takes a notation apart; the second copy's primes are dropped. */
export function parseFace(face: string, look: Look): Face {
  const plain = face.replace(/'+$/, "");
  if (plain.startsWith("*")) return { rank: "*", suit: "", joker: Number(plain.slice(1)) || 1 };
  return { rank: plain.slice(0, -1), suit: suitName(plain.slice(-1), look), joker: 0 };
}

export function isSpanish(suit: SuitName | ""): boolean {
  return suit === "oro" || suit === "copa" || suit === "espada" || suit === "basto";
}

/** Swords and clubs are tall and narrow. */
export function isLong(suit: SuitName | ""): boolean {
  return suit === "espada" || suit === "basto";
}

/** Which figure a rank shows in a look, empty when it shows pips. */
export function figure(rank: string, look: Look): "" | "sota" | "caballo" | "rey" | "jack" | "queen" | "king" {
  if (look === "spanish") return rank === "10" ? "sota" : rank === "11" ? "caballo" : rank === "12" ? "rey" : "";
  return rank === "J" ? "jack" : rank === "Q" ? "queen" : rank === "K" ? "king" : "";
}

/** The glyphs of a rank's index: `T` is written 10. */
export function indexText(rank: string): string {
  return rank === "T" ? "10" : rank;
}

function count(rank: string): number {
  return rank === "A" ? 1 : rank === "T" ? 10 : Number(rank) || 0;
}

type Spot = readonly [x: number, y: number];

function rows(middle: number, spots: readonly Spot[], size: number, turn: boolean): Pip[] {
  return spots.map(([x, y]) => ({ x, y, size, down: turn && y > middle + 0.1 }));
}

function column(x: number, ys: readonly number[]): Spot[] {
  return ys.map((y): Spot => [x, y]);
}

/** French pips: columns of two, three and four with the odd ones between; the lower half upside down. Long signs are drawn higher. */
function frenchPips(n: number, turn: boolean, long: boolean): Pip[] {
  const left = 46;
  const mid = 61;
  const right = 76;
  const top = 34;
  const low = HEIGHT - top;
  const centre = HEIGHT / 2;
  const pair = (ys: readonly number[]): Spot[] => [...column(left, ys), ...column(right, ys)];
  const three = [top, centre, low];
  const four = [top, 74.7, 115.3, low];
  const high = (top + centre) / 2;
  const spots: Record<number, Spot[]> = {
    1: [[mid, centre]],
    2: column(mid, [top, low]),
    3: column(mid, three),
    4: pair([top, low]),
    5: [...pair([top, low]), [mid, centre]],
    6: pair(three),
    7: [...pair(three), [mid, high]],
    8: [...pair(three), [mid, high], [mid, HEIGHT - high]],
    9: [...pair(four), [mid, centre]],
    10: [...pair(four), [mid, 54.3], [mid, HEIGHT - 54.3]],
  };
  const size = n === 1 ? 66 : n > 8 ? 22 : 25;
  return rows(centre, spots[n] ?? [], size * (!long ? 1 : n === 1 ? 1.8 : n > 8 ? 1.5 : 1.7), turn);
}

/** Spanish signs stand a little right of the middle, clear of the large index. */
const MIDDLE = 70;

/** Coins and cups: round signs, in the Spanish manner all upright. */
function roundPips(n: number, cups: boolean): Pip[] {
  const centre = HEIGHT / 2;
  const pair = (ys: readonly number[], apart = 18): Spot[] => [...column(MIDDLE - apart, ys), ...column(MIDDLE + apart, ys)];
  const three = (ys: readonly number[]): Spot[] => ys.flatMap((y): Spot[] => [[MIDDLE - 23.5, y], [MIDDLE, y], [MIDDLE + 23.5, y]]);
  const spots: Record<number, Spot[]> = {
    1: [[61, centre]],
    2: column(MIDDLE, [54, 136]),
    3: cups ? [[MIDDLE, 54], [MIDDLE - 20, 134], [MIDDLE + 20, 134]] : column(MIDDLE, [43, centre, 147]),
    4: pair([58, 132], 19),
    5: [...pair([48, 142], 19), [MIDDLE, centre]],
    6: pair([46, centre, 144], 19),
    7: [...pair([38, 114, 150]), [MIDDLE, 76]],
    8: [...pair([36, 95, 154]), [MIDDLE, 65.5], [MIDDLE, 124.5]],
    9: three([46, centre, 144]),
  };
  const sizes: Record<number, number> = { 1: 76, 2: 56, 3: cups ? 42 : 44, 4: 35, 5: 34, 6: 34, 7: 30, 8: 28, 9: 22.5 };
  const size = sizes[n] ?? 27;
  return rows(centre, spots[n] ?? [], cups ? Math.min(size * (n === 3 ? 1.1 : 1.06), 80) : size, false);
}

/** Swords and clubs: long signs, standing side by side. */
function longPips(n: number): Pip[] {
  const centre = HEIGHT / 2;
  const two = (ys: readonly number[], apart = 18): Spot[] => ys.flatMap((y): Spot[] => [[MIDDLE - apart, y], [MIDDLE + apart, y]]);
  const three = (ys: readonly number[]): Spot[] => ys.flatMap((y): Spot[] => [[MIDDLE - 23.5, y], [MIDDLE, y], [MIDDLE + 23.5, y]]);
  const spots: Record<number, Spot[]> = {
    1: [[65, centre]],
    2: two([centre], 20),
    3: [[MIDDLE, 54], ...two([136])],
    4: two([54, 136]),
    5: [...two([45, 145]), [MIDDLE, centre]],
    6: three([54, 136]),
    7: [...three([44]), [MIDDLE, centre], ...three([146])],
    8: [...three([44]), ...two([centre], 14), ...three([146])],
    9: three([42, centre, 148]),
  };
  const sizes: Record<number, number> = { 1: 138, 2: 104, 3: 72, 4: 72, 5: 56, 6: 66, 7: 50, 8: 50, 9: 48 };
  return rows(centre, spots[n] ?? [], sizes[n] ?? 46, false);
}

const pipCache = new Map<string, Pip[]>();

/** The suit signs of a numbered card, in the way of its look. */
export function pips(face: Face, look: Look): Pip[] {
  const key = `${face.rank} ${face.suit} ${look}`;
  let found = pipCache.get(key);
  if (!found) {
    const n = count(face.rank);
    if (look !== "spanish") found = frenchPips(n, !isSpanish(face.suit), isLong(face.suit));
    else if (face.suit === "oro" || face.suit === "copa") found = roundPips(n, face.suit === "copa");
    else found = longPips(n);
    pipCache.set(key, found);
  }
  return found;
}

/** Breaks in the top and bottom of the Spanish frame: how a suit is known from the edge alone. */
export function pintas(suit: SuitName | ""): number {
  return suit === "copa" ? 1 : suit === "espada" ? 2 : suit === "basto" ? 3 : 0;
}

/** The frame's outline, with its breaks spread over the middle of the top and bottom edges. */
export function framePath(breaks: number): string {
  const l = 6;
  const r = WIDTH - 6;
  const t = 6;
  const b = HEIGHT - 6;
  const c = 4;
  if (!breaks) return `M${l + c} ${t}H${r - c}Q${r} ${t} ${r} ${t + c}V${b - c}Q${r} ${b} ${r - c} ${b}H${l + c}Q${l} ${b} ${l} ${b - c}V${t + c}Q${l} ${t} ${l + c} ${t}Z`;
  const gap = 8;
  const bar = 10;
  const span = breaks * gap + (breaks - 1) * bar;
  const start = (WIDTH - span) / 2;
  const end = WIDTH - start;
  let d = `M${end} ${t}H${r - c}Q${r} ${t} ${r} ${t + c}V${b - c}Q${r} ${b} ${r - c} ${b}H${end}M${start} ${b}H${l + c}Q${l} ${b} ${l} ${b - c}V${t + c}Q${l} ${t} ${l + c} ${t}H${start}`;
  for (let i = 1; i < breaks; i += 1) {
    const x = start + i * gap + (i - 1) * bar;
    d += `M${x} ${t}h${bar}M${x} ${b}h${bar}`;
  }
  return d;
}

/** A small steady hash of a text, for patterns: the same text, the same number, 0 to 2^32 - 1. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i += 1) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507);
  h ^= h >>> 13;
  return h >>> 0;
}
