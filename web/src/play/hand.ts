/** How a hand of many cards is laid: by suits, in as many lines as leave each card enough to be touched. */
import type { Item, View, Zone } from "../core/protocol";

/** The least of a covered card that must show to be read and touched, in px. */
export const STRIP = 30;
/** The same of things that are mostly looked at, another's open hand among them. */
export const STRIP_SEEN = 23;
/** The same of small cards beside a name. */
export const STRIP_BESIDE = 7;
/** The same of one's own few cards where chips are bet: they lie in one line beside the open ones. */
export const STRIP_STACKS = 16;
/** About how wide a card of the hand is on a phone, in px. */
const CARD = 54;

/** Suits side by side never have the same colour. */
const TURNS: Record<string, string> = { french: "shcd", german: "shcd", swiss: "shcd", mixed: "shcdoeub", spanish: "oceb", spanish52: "oceb" };

/** The letter of a card's suit; empty for a joker, or what lies face down. */
export const suitOf = (face = ""): string => (face.startsWith("*") ? "" : face.replace(/'+$/, "").slice(-1));

/** Whether tricks are played at this table: then a hand is held by suits. */
export const playsTricks = (view: View): boolean => view.zones.some((zone) => zone.layout === "trick");

/** A hand as it is held: suit by suit, each in the order in which it came; jokers last. A game that has sorted it says so: `shape.sorted`. */
export function held(zone: Zone, view: View): Item[] {
  const items = zone.items ?? [];
  if (zone.shape?.sorted || zone.kind !== "hand" || !view.look || !playsTricks(view) || items.some((item) => !item.face)) return items;
  const turns = TURNS[view.look] ?? "";
  const present = [...turns].filter((suit) => items.some((item) => suitOf(item.face) === suit));
  // Where a suit is missing, the two of the same colour may meet: the odd one goes between them.
  const red = (suit: string): boolean => "hd".includes(suit);
  if (view.look === "french" && present.length === 3 && red(present[1] ?? "") === red(present[2] ?? "")) present.unshift(present.pop() ?? "");
  const place = (item: Item): number => (suitOf(item.face) === "" ? 99 : present.indexOf(suitOf(item.face)));
  return items.map((item, n) => ({ item, n })).sort((a, b) => place(a.item) - place(b.item) || a.n - b.n).map(({ item }) => item);
}

/** A hand in lines for this width; two lines are parted between suits where that leaves them about even. */
export function linesOf(items: Item[], width: number, strip = STRIP, card = CARD): Item[][] {
  const count = items.length;
  if (width <= 0 || count < 2) return [items];
  const most = Math.max(2, Math.floor((width - card) / strip) + 1);
  const rows = Math.ceil(count / most);
  if (rows === 1) return [items];
  const even = Math.ceil(count / rows);
  const lines: Item[][] = [];
  let from = 0;
  for (let row = 0; row < rows - 1; row += 1) {
    const left = rows - row - 1;
    const ends = [even, even + 1, even - 1].map((size) => from + size);
    const fits = (end: number): boolean => end - from <= most && end < count && (count - end) <= most * left;
    const end = ends.find((end) => fits(end) && suitOf(items[end - 1]?.face) !== suitOf(items[end]?.face)) ?? from + even;
    lines.push(items.slice(from, end));
    from = end;
  }
  lines.push(items.slice(from));
  return lines;
}

/** Whether a new suit begins with the thing at `n`. */
export const begins = (items: Item[], n: number): boolean => n > 0 && suitOf(items[n]?.face) !== suitOf(items[n - 1]?.face);
