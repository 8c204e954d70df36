/** Card backs drawn from a seed. */

import { hash } from "./faces";

export interface BackDesign {
  ground: string;
  line: string;
  weight: number;
  weave: string;
  petals: string;
}

const GROUNDS = ["#7d2f35", "#28507a", "#2f5f47", "#8a5a22", "#4b3a63", "#2d6470", "#6b4436", "#3d4756"];
const LINE = "#f3e6c8";
const STEP = 12;
const LEFT = 10;
const RIGHT = 112;
const TOP = 10;
const LOW = 180;

const WEAVES: (() => string)[] = [lozenges, waves, scales, stars, basket, tiles];

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Calls back for every cell of a grid that covers the back, centred on it. */
function grid(dx: number, dy: number, cell: (x: number, y: number, odd: boolean) => string): string {
  let d = "";
  const cols = Math.floor((RIGHT - LEFT) / dx);
  const rows = Math.floor((LOW - TOP) / dy);
  const x0 = (LEFT + RIGHT - cols * dx) / 2;
  const y0 = (TOP + LOW - rows * dy) / 2;
  for (let r = 0; r < rows; r += 1) for (let c = 0; c < cols; c += 1) d += cell(x0 + (c + 0.5) * dx, y0 + (r + 0.5) * dy, (r + c) % 2 === 1);
  return d;
}

function lozenges(): string {
  return grid(STEP, 17, (x, y) => `M${n(x)} ${n(y - 8.5)}l6 8.500l-6 8.500l-6-8.500ZM${n(x)} ${n(y - 3)}l2 3l-2 3l-2-3Z`);
}

function waves(): string {
  return grid(STEP, 8.5, (x, y, odd) => `M${n(x - 6)} ${n(y)}q3-${odd ? 5 : 7} 6 0t6 0`);
}

function scales(): string {
  return grid(STEP, 8.5, (x, y) => `M${n(x - 6)} ${n(y - 4)}a6 6 0 0 0 12 0M${n(x - 3)} ${n(y - 4)}a3 3 0 0 0 6 0`);
}

function stars(): string {
  return grid(STEP, 12, (x, y, odd) => (odd ? `M${n(x)} ${n(y - 5)}l1.500 3.500l3.500 1.500l-3.500 1.500l-1.500 3.500l-1.500-3.500l-3.500-1.500l3.500-1.500Z` : `M${n(x - 1.5)} ${n(y)}a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0`));
}

function basket(): string {
  return grid(STEP, 12, (x, y, odd) => (odd ? `M${n(x - 4)} ${n(y - 4)}h8m-8 4h8m-8 4h8` : `M${n(x - 4)} ${n(y - 4)}v8m4-8v8m4-8v8`));
}

function tiles(): string {
  return grid(STEP + 5, 17, (x, y) => `M${n(x - 8.5)} ${n(y)}a8.500 8.500 0 0 0 8.500-8.500a8.500 8.500 0 0 0 8.500 8.500a8.500 8.500 0 0 0-8.500 8.500a8.500 8.500 0 0 0-8.500-8.500ZM${n(x - 2)} ${n(y)}h4m-2-2v4`);
}

function petalRing(count: number, inner: number, outer: number, wide: number): string {
  let d = "";
  for (let i = 0; i < count; i += 1) {
    const a = (i / count) * 2 * Math.PI - Math.PI / 2;
    const at = (radius: number, side: number): string => {
      const x = Math.cos(a) * radius - Math.sin(a) * side;
      const y = Math.sin(a) * radius + Math.cos(a) * side;
      return `${n(x)} ${n(y)}`;
    };
    const mid = (inner + outer) / 2;
    d += `M${at(inner, 0)}Q${at(mid, wide)} ${at(outer, 0)}Q${at(mid, -wide)} ${at(inner, 0)}Z`;
  }
  return d;
}

const cache = new Map<string, BackDesign>();

/** The back of a seed. `seed#1`, `seed#2`... keep its pattern in clearly other colours, for packs that must be told apart. */
export function backOf(seed: string): BackDesign {
  const known = cache.get(seed);
  if (known) return known;
  const [base = "", pack = "0"] = seed.split("#");
  const h = hash(base);
  const weave = WEAVES[h % WEAVES.length] ?? lozenges;
  const colour = ((h >>> 5) + Number(pack) * 3) % GROUNDS.length;
  const petals = 6 + ((h >>> 11) % 7);
  const fat = 3 + ((h >>> 17) % 4);
  const second = (h >>> 21) % 3;
  const design: BackDesign = {
    ground: GROUNDS[colour] ?? "#7d2f35",
    line: LINE,
    weight: 0.9,
    weave: weave(),
    petals: petalRing(petals, 6, 26, (fat * 20) / petals + 2) + (second ? petalRing(petals * second, second === 1 ? 16 : 20, 26, 2) : ""),
  };
  cache.set(seed, design);
  return design;
}
