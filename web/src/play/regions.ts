/** Which part of the table each zone goes to. */
import type { Layout, View, Zone } from "../core/protocol";

export interface Band {
  /** `small`: things of a fixed size side by side; `rows`: rows side by side; `columns` and `wide` take the room there is. */
  kind: "small" | "rows" | "columns" | "wide";
  zones: Zone[];
}

export interface Regions {
  me: number;
  /** The others, from left to right as they sit. */
  others: { seat: number; zones: Zone[] }[];
  centre: Band[];
  /** The reader's own things that are not in his hand. */
  shelf: Zone[];
  hand: Zone[];
  /** Hands of others that lie open: those too large to stand beside a name, and a dummy's, which needs no name besides its own. */
  open: Zone[];
  /** What lies aside to be looked at: the last trick. */
  aside: Zone[];
  /** Where chips are bet: what is only dealt from, face down, which lies in a corner. */
  deck: Zone[];
}

/** More open cards than this do not fit beside a name, unless they overlap. */
const BESIDE = 4;
const BESIDE_OVERLAPPED = 7;
/** More open hands than this do not fit over the middle. */
const LAID_OPEN = 2;

/** Whether chips are bet at this table: everybody has a stack of them. */
export const hasStacks = (view: View): boolean => view.seats.some((seat) => (seat.chips ?? -1) >= 0);

/** Chips or stones that are only counted: drawn as piles. */
export const isPile = (zone: Zone): boolean => zone.layout === "chips" && !zone.items?.length;

const SMALL: Layout[] = ["stack", "trick", "dice", "cup", "chips"];

/** The seat at the foot of the screen. */
export const seatBelow = (view: View): number => Math.max(0, view.seat);

/** Who sits round the table, in order of play: seats, and hands without a player, numbered past the last seat. */
export const circleOf = (view: View): number[] => (view.circle?.length ? view.circle : view.seats.map((seat) => seat.seat));

/** How far round the table a seat sits from the reader, in play order; whoever sits out comes last. */
export function turnsAway(view: View, seat: number): number {
  const circle = circleOf(view);
  const place = circle.indexOf(seat);
  if (place < 0) return circle.length + seat;
  return (place - Math.max(0, circle.indexOf(seatBelow(view))) + circle.length) % circle.length;
}

export function arrange(view: View): Regions {
  const me = seatBelow(view);
  const alone = view.seats.length === 1;
  const seats = [...new Set([...view.seats.map((seat) => seat.seat), ...circleOf(view)])].filter((seat) => seat !== me);
  seats.sort((a, b) => turnsAway(view, a) - turnsAway(view, b));
  if (view.direction !== "clockwise") seats.reverse();
  const regions: Regions = { me, others: seats.map((seat) => ({ seat, zones: [] })), centre: [], shelf: [], hand: [], open: [], aside: [], deck: [] };
  const stacks = hasStacks(view);
  const middle: Zone[] = [];
  for (const zone of view.zones) {
    const owner = zone.owner ?? -1;
    const other = regions.others.find((panel) => panel.seat === owner);
    if (zone.shape?.aside) regions.aside.push(zone);
    else if (zone.kind === "played") middle.push(zone);
    else if (stacks && owner < 0 && zone.layout === "stack" && !zone.items?.length) regions.deck.push(zone);
    else if (zone.layout === "fan" && owner !== me && !zone.shape?.show && liesOpen(zone, view)) regions.open.push(zone);
    else if (other) other.zones.push(zone);
    else if (owner === me && (zone.kind === "hand" || (zone.layout === "fan" && zone.kind !== "pile"))) regions.hand.push(zone);
    else if (owner === me && !alone) regions.shelf.push(zone);
    else middle.push(zone);
  }
  regions.others = regions.others.filter(({ seat }) => hasPlayer(view, seat) || !regions.open.some((zone) => zone.owner === seat));
  // What is shared lies over the chips that are played for.
  regions.centre = bands(stacks ? [...middle.filter((zone) => !isPile(zone)), ...middle.filter(isPile)] : middle);
  return regions;
}

const hasPlayer = (view: View, seat: number): boolean => view.seats.some((one) => one.seat === seat);

const openCards = (zone: Zone): number => (zone.items ?? []).filter((item) => item.face).length;

/** Whether open hands lie overlapping beside their players' names: where chips are bet none is played from, and many fit nowhere else. */
export function overlaps(view: View): boolean {
  const open = view.zones.filter((zone) => zone.layout === "fan" && zone.owner !== seatBelow(view) && !zone.shape?.show && openCards(zone) > BESIDE);
  return hasStacks(view) || open.length > LAID_OPEN;
}

function liesOpen(zone: Zone, view: View): boolean {
  if (zone.kind === "hand" && (zone.owner ?? -1) >= 0 && !hasPlayer(view, zone.owner ?? -1)) return true;
  return openCards(zone) > (overlaps(view) ? BESIDE_OVERLAPPED : BESIDE);
}

function bandOf(zone: Zone): Band["kind"] {
  if (SMALL.includes(zone.layout) || zone.shape?.show || zone.kind === "played") return "small";
  if (zone.layout === "column" || zone.layout === "ladder") return "columns";
  return zone.layout === "row" || zone.layout === "fan" ? "rows" : "wide";
}

function bands(zones: Zone[]): Band[] {
  const found: Band[] = [];
  for (const zone of zones) {
    const kind = bandOf(zone);
    const last = found.at(-1);
    // What has just been played lies beside the stock rather than in a line of its own.
    const beside = zone.kind === "played" ? found.find((band) => band.kind === "small") : undefined;
    if (beside) beside.zones.push(zone);
    else if (last && last.kind === kind && kind !== "wide" && (kind !== "rows" || last.zones[0]?.kind === zone.kind)) last.zones.push(zone);
    else found.push({ kind, zones: [zone] });
  }
  return found;
}

/** Where in a trick the card of a seat lies: a unit vector from the middle, y downwards. */
export function towards(view: View, seat: number): { x: number; y: number } {
  const turns = turnsAway(view, seat) / Math.max(1, circleOf(view).length);
  const angle = Math.PI / 2 + (view.direction === "clockwise" ? 1 : -1) * turns * 2 * Math.PI;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** Whether a zone is only a number beside its owner's name: what he has won, face down. */
export const onlyCounted = (zone: Zone): boolean => zone.kind === "pile" && !(zone.items ?? []).some((item) => item.face);

/** How many things lie in a zone. */
export const countOf = (zone: Zone): number => Math.max(zone.count ?? 0, zone.items?.length ?? 0);

/** How the places of a grid are written: its size, the number of its first row, column or cell, and whether rows are counted from the foot. */
export interface Grid {
  rows: number;
  cols: number;
  base: number;
  foot: boolean;
}

/** The grid of a zone; what its shape leaves out is read off its places. */
export function gridOf(zone: Zone): Grid {
  const places = (zone.items ?? []).map((item) => item.at ?? "").filter(Boolean);
  const base = Number(zone.shape?.base ?? (places.some((at) => /^0\D|\D0$|^0$/.test(at)) ? 0 : 1));
  const grid = { rows: Number(zone.shape?.rows ?? 0), cols: Number(zone.shape?.cols ?? 0), base, foot: Boolean(zone.shape?.foot) };
  const cells = places.flatMap((at) => cellOf(at, { ...grid, rows: grid.rows || 1, cols: grid.cols || 1, foot: false }) ?? []);
  const count = zone.items?.length ?? 0;
  grid.cols ||= Math.max(1, places.length > 0 ? Math.max(...cells.map((cell) => cell.col)) + 1 : Math.ceil(Math.sqrt(count)));
  grid.rows ||= Math.max(1, places.length > 0 ? Math.max(...cells.map((cell) => cell.row)) + 1 : Math.ceil(count / grid.cols));
  return grid;
}

/** Row and column, from 0, of a place: `d4` (row 1 at the foot), `2.3`, `2,3`, `2-3` or `r2c3` (row, column), or a plain number, row by row. */
export function cellOf(at: string, grid: Grid): { row: number; col: number } | undefined {
  const { rows, cols, base } = grid;
  const turned = (row: number): number => (grid.foot ? rows - 1 - row : row);
  const square = /^([a-z])(\d+)$/.exec(at);
  if (square) return { row: rows - Number(square[2]), col: (square[1] ?? "a").charCodeAt(0) - 97 };
  const pair = /^r?(\d+)[,.\-:c](\d+)$/.exec(at);
  if (pair) return { row: turned(Number(pair[1]) - base), col: Number(pair[2]) - base };
  if (!/^\d+$/.test(at) || cols < 1) return undefined;
  const n = Number(at) - base;
  return { row: turned(Math.floor(n / cols)), col: n % cols };
}
