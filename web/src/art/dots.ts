/** Where the spots of dice and dominoes lie, on a square from -50 to 50. */

type Spot = readonly [x: number, y: number];

const A = 27;
const ROWS = [-33, -11, 11, 33] as const;

const CORNERS: Spot[] = [[-A, -A], [A, A], [A, -A], [-A, A]];
const SIDES: Spot[] = [[-A, 0], [A, 0]];
const FLANKS: Spot[] = [[0, -A], [0, A]];
const OUTER: Spot[] = ROWS.flatMap((y): Spot[] => [[-A, y], [A, y]]);

/** The spots of a number from 0 to 12. */
export function spots(n: number): Spot[] {
  switch (n) {
    case 1:
      return [[0, 0]];
    case 2:
      return CORNERS.slice(0, 2);
    case 3:
      return [...CORNERS.slice(0, 2), [0, 0]];
    case 4:
      return CORNERS;
    case 5:
      return [...CORNERS, [0, 0]];
    case 6:
      return [...CORNERS, ...SIDES];
    case 7:
      return [...CORNERS, ...SIDES, [0, 0]];
    case 8:
      return [...CORNERS, ...SIDES, ...FLANKS];
    case 9:
      return [...CORNERS, ...SIDES, ...FLANKS, [0, 0]];
    case 10:
      return [...OUTER, [0, -22], [0, 22]];
    case 11:
      return [...OUTER, [0, -22], [0, 0], [0, 22]];
    case 12:
      return [...OUTER, ...ROWS.map((y): Spot => [0, y])];
    default:
      return [];
  }
}

/** One path for all the spots of a number; the more there are the smaller they get. */
export function spotPath(n: number): string {
  const r = n > 9 ? 8 : n > 6 ? 9.5 : 10.5;
  return spots(n)
    .map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join("");
}

/** The ink of each number: deep and close to each other, a help to the eye and never the only sign. */
export const SPOT_INKS = [
  "#22201c",
  "#1f4d7a",
  "#2f6a35",
  "#9a2c22",
  "#7a4e12",
  "#4a3470",
  "#22201c",
  "#1d6068",
  "#8a3a5a",
  "#4d5a1e",
  "#1f4d7a",
  "#9a2c22",
  "#2f6a35",
] as const;
