/** What is read off a trick: its rounds, the suit led, where each card lies. */
import type { Item, View, Zone } from "../core/protocol";
import { suitOf } from "./hand";
import { circleOf, towards } from "./regions";

/** Above so many players a trick is laid in a line, in order of play. */
const ROUND = 4;

/** The suit led: what the game says (`shape.led`, where the first card does not tell), else that of the first card. */
export const ledOf = (zone: Zone): string => String(zone.shape?.led ?? suitOf(zone.items?.[0]?.face));

/** The cards by rounds: whoever plays again begins a new one. */
export function roundsOf(items: Item[]): Item[][] {
  const rounds: Item[][] = [];
  let owners = new Set<number>();
  for (const item of items) {
    const owner = item.owner ?? -1;
    if (rounds.length === 0 || (owner >= 0 && owners.has(owner))) {
      rounds.push([]);
      owners = new Set();
    }
    owners.add(owner);
    rounds.at(-1)?.push(item);
  }
  return rounds;
}

/** Whether a trick lies around the middle, each card on its player's side, rather than in lines. */
export const around = (zone: Zone, view: View): boolean => !zone.shape?.aside && circleOf(view).length <= ROUND;

/** Where a card of a trick lies around the middle: a unit vector, and the round it belongs to. */
export function spots(zone: Zone, view: View): { item: Item; x: number; y: number; round: number }[] {
  return roundsOf(zone.items ?? []).flatMap((cards, round) =>
    cards.map((item, n) => ({ item, round, ...towards(view, Math.max(0, item.owner ?? n)) })),
  );
}
