/** What goes where between two views: cards from zone to zone, chips from seat to bet to pot to winner. */
import type { View, Zone } from "../core/protocol";
import { countOf, hasStacks, isPile } from "./regions";

export interface Seen {
  box: DOMRect;
  element: HTMLElement;
  zone: string;
}

export interface Snapshot {
  items: Map<string, Seen>;
  zones: Map<string, DOMRect>;
  /** Piles of chips by their zone. */
  piles: Map<string, Seen>;
  /** Where everybody's chips are written, or where he sits. */
  seats: Map<number, DOMRect>;
}

export interface Flight {
  element: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  /** What is hidden until it has arrived: the thing itself. */
  hide?: HTMLElement;
}

/** Whether another hand has been dealt meanwhile: then what was held before has gone back. */
export const dealsAnew = (old: View, now: View): boolean => (old.hand ?? 0) !== (now.hand ?? 0);

const stockOf = (view: View): Zone | undefined => view.zones.find((zone) => zone.kind === "stock");

export const countIn = (view: View, id: string): number => {
  const zone = view.zones.find((other) => other.id === id);
  return zone ? countOf(zone) : 0;
};

/** How many things each zone has won (positive) or lost; piles of chips are not among them. */
export function changesOf(old: View, now: View): Map<string, number> {
  const anew = dealsAnew(old, now);
  const change = new Map<string, number>();
  let dealt = 0;
  for (const zone of now.zones) {
    if (isPile(zone)) continue;
    const fresh = anew && zone.kind === "hand";
    change.set(zone.id, countOf(zone) - (fresh ? 0 : countIn(old, zone.id)));
    if (fresh) dealt += countOf(zone);
  }
  for (const zone of old.zones) if (!change.has(zone.id) && !isPile(zone)) change.set(zone.id, -countOf(zone));
  const stock = stockOf(now);
  if (anew && stock) change.set(stock.id, -dealt);
  return change;
}

export function shift(change: Map<string, number>, from: string, to: string): void {
  if (from) change.set(from, (change.get(from) ?? 0) + 1);
  if (to) change.set(to, (change.get(to) ?? 0) - 1);
}

/**
 * The zone from which `id`, not seen before, has come to `home`: `home` itself where it lay there face down, the hand of who laid it, else whichever
 * has lost something.
 */
export function source(old: View, now: View, change: Map<string, number>, home: string, id: string): string {
  const before = old.zones.find((zone) => zone.id === home);
  if (before && !before.items?.length && countOf(before) > 0 && (change.get(home) ?? 0) <= 0) return home;
  const owner = now.zones.find((zone) => zone.id === home)?.items?.find((item) => item.id === id)?.owner ?? -1;
  const lost = (zone: Zone): boolean => zone.id !== home && (change.get(zone.id) ?? 0) < 0;
  const from =
    now.zones.find((zone) => lost(zone) && owner >= 0 && zone.owner === owner) ??
    now.zones.find((zone) => lost(zone) && zone.kind === "stock") ??
    now.zones.find(lost) ??
    now.zones.find((zone) => zone.kind === "stock" && zone.id !== home);
  return from?.id ?? "";
}

/**
 * The zone to which something has gone from `from`: the one that has won most, so that a deal goes round the table. Cards of the hand before go
 * back to the stock; so do folded ones, where chips are bet, whether or not the game keeps them anywhere.
 */
export function targetOf(old: View, now: View, change: Map<string, number>, from: string): string {
  const stock = stockOf(now)?.id ?? "";
  if (dealsAnew(old, now) && stock && from !== stock) return stock;
  let found = "";
  for (const [zone, more] of change) if (zone !== from && more > 0 && more > (change.get(found) ?? 0)) found = zone;
  return found || (hasStacks(now) && from !== stock ? stock : "");
}

/** Chips go from a player to what lies before him, from there into the middle, and from the middle to whoever has won them. */
export function chipFlights(before: Snapshot, after: Snapshot, old: View, now: View): Flight[] {
  const found: Flight[] = [];
  const ownerIn = (view: View, id: string): number => view.zones.find((zone) => zone.id === id)?.owner ?? -1;
  const middle = [...after.piles].find(([zone]) => ownerIn(now, zone) < 0)?.[1];
  const winners = (now.events ?? []).flatMap((event) => (event.kind === "win" && (event.seat ?? -1) >= 0 ? [event.seat ?? -1] : []));
  for (const [zone, pile] of before.piles) {
    if (countIn(old, zone) <= countIn(now, zone)) continue;
    const bet = ownerIn(old, zone) >= 0;
    const places = bet && middle ? [middle.box] : winners.flatMap((seat) => after.seats.get(seat) ?? []);
    for (const to of places) found.push({ element: pile.element, from: pile.box, to });
  }
  for (const [zone, pile] of after.piles) {
    const owner = ownerIn(now, zone);
    const from = owner >= 0 ? (before.seats.get(owner) ?? after.seats.get(owner)) : undefined;
    if (!from || countIn(now, zone) <= countIn(old, zone)) continue;
    found.push({ element: pile.element, from, to: pile.box, ...(before.piles.has(zone) ? {} : { hide: pile.element }) });
  }
  return found;
}
