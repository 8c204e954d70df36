/** What touching things means: pure functions from a view's moves and what is selected to what to send. */
import type { Item, Move, Pick, View, Zone } from "./protocol";

/** The place of a zone, `zone/at`, as moves name their targets. */
export const placeOf = (zone: string, at: string): string => `${zone}/${at}`;

export type Answer =
  | { do: "play"; text: string }
  | { do: "try"; text: string; item: string }
  | { do: "select"; ids: string[] }
  | { do: "menu"; moves: Move[]; ids: string[] }
  | { do: "nothing" };

export function itemsOf(view: View): Map<string, { item: Item; zone: Zone }> {
  const found = new Map<string, { item: Item; zone: Zone }>();
  for (const zone of view.zones) for (const item of zone.items ?? []) if (item.id) found.set(item.id, { item, zone });
  return found;
}

/** The moves shown as buttons: those that take nothing that lies on the table. */
export function buttonsOf(view: View): Move[] {
  const items = itemsOf(view);
  const zones = new Set(view.zones.map((zone) => zone.id));
  // Samples of what a control or a pick already offers would say the same twice.
  const offered = [...(view.controls ?? []), ...(view.picks ?? [])].map((one) => patternOf(one.text));
  return (view.moves ?? []).filter(
    (move) => !(move.items ?? []).some((id) => items.has(id) || zones.has(id)) && !offered.some((pattern) => pattern.test(move.text)),
  );
}

/** The control that says the numbers of a zone's own moves (the bet on a box), where touching the zone would mean only those. */
export function controlOf(view: View, zone: string): string {
  const bare = (view.moves ?? []).filter((move) => !move.items?.length && move.target === zone);
  const all = (view.controls ?? []).find((control) => bare.length > 0 && bare.every((move) => patternOf(control.text).test(move.text)));
  return all?.id ?? "";
}

/** What the text of a control or pick may become. */
function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace("{n}", "-?\\d+").replace("{items}", ".*")}$`);
}

/** Ids of what may be lifted: items (or zones) of moves that need not be found by oneself. */
export function liftedOf(view: View): Set<string> {
  const found = new Set<string>();
  for (const move of view.moves ?? []) if (!move.quiet) for (const id of move.items ?? []) found.add(id);
  return found;
}

/** The pick that takes things from this zone, if the reader may pick there. */
export function pickOf(view: View, zone: string): Pick | undefined {
  return (view.picks ?? []).find((pick) => pick.zones.includes(zone));
}

export function matching(view: View, ids: readonly string[]): Move[] {
  if (ids.length === 0) return [];
  return (view.moves ?? []).filter((move) => ids.every((id) => move.items?.includes(id)));
}

/** What lights up while `ids` are selected: targets (`zone` or `zone/at`) and the other items of moves that go with them. */
export function lightsOf(view: View, ids: readonly string[]): { targets: Set<string>; items: Set<string> } {
  const targets = new Set<string>();
  const items = new Set<string>();
  for (const move of matching(view, ids)) {
    if (move.quiet) continue;
    if (move.target) targets.add(move.target);
    for (const id of move.items ?? []) if (!ids.includes(id)) items.add(id);
  }
  return { targets, items };
}

/** Touching an item while `ids` are selected. */
export function touch(view: View, ids: readonly string[], id: string, zone: string): Answer {
  if (ids.includes(id)) return touchAgain(view, ids, id);
  if (ids.length > 0) {
    const together = matching(view, [...ids, id]);
    if (together.length > 0) return settle(view, together, [...ids, id]);
    const aimed = aimedAt(view, ids, zone, id);
    if (aimed.length > 0) return one(aimed, ids);
  }
  const own = matching(view, [id]);
  if (own.length > 0) return settle(view, own, [id]);
  const bare = (view.moves ?? []).filter((move) => !move.items?.length && (move.target === zone || move.target === placeOf(zone, id)));
  if (bare.length > 0) return one(bare, []);
  if (ids.length > 0) return { do: "try", text: `${ids[0]} ${zone}`, item: ids[0] ?? id };
  return { do: "try", text: id, item: id };
}

/** Touching a selected item again plays the move that takes just what is selected, or lets go. */
function touchAgain(view: View, ids: readonly string[], id: string): Answer {
  const exact = matching(view, ids).filter((move) => move.items?.length === ids.length && !move.target);
  if (exact.length === 1 && exact[0]) return { do: "play", text: exact[0].text };
  const alike = distinct(matching(view, ids).filter((move) => move.items?.length === ids.length && move.say));
  if (alike.length === 1 && alike[0]) return { do: "play", text: alike[0].text };
  return { do: "select", ids: ids.filter((other) => other !== id) };
}

/** Touching a place (`at`), or the ground of a zone (no `at`), while `ids` are selected. */
export function touchPlace(view: View, ids: readonly string[], zone: string, at = ""): Answer {
  if (ids.length > 0) {
    const aimed = aimedAt(view, ids, zone, at);
    if (aimed.length > 0) return one(aimed, ids);
    return { do: "try", text: `${ids[0]} ${at ? placeOf(zone, at) : zone}`, item: ids[0] ?? "" };
  }
  const bare = (view.moves ?? []).filter(
    (move) => move.items?.includes(zone) || (!move.items?.length && (move.target === zone || (at !== "" && move.target === placeOf(zone, at)))),
  );
  return bare.length > 0 ? one(bare, []) : { do: "nothing" };
}

/** Dropping a dragged item on a zone or a place. `home` is where it came from. */
export function drop(view: View, id: string, home: string, zone: string, at = "", on = ""): Answer {
  const aimed = aimedAt(view, [id], zone, at, on);
  if (aimed.length > 0) return one(aimed, [id]);
  if (zone === home) return { do: "select", ids: [] };
  const loose = matching(view, [id]).filter((move) => !move.target && (move.items?.length ?? 0) === 1);
  const owned = view.zones.find((other) => other.id === zone);
  if (loose.length === 1 && loose[0] && (owned?.owner ?? -1) < 0) return { do: "play", text: loose[0].text };
  return { do: "try", text: `${id} ${at ? placeOf(zone, at) : zone}`, item: id };
}

function aimedAt(view: View, ids: readonly string[], zone: string, at = "", on = ""): Move[] {
  const wanted = new Set([zone, placeOf(zone, at), placeOf(zone, on)]);
  const item = view.zones.find((other) => other.id === zone)?.items?.find((other) => other.id && (other.id === at || other.id === on));
  if (item?.at) wanted.add(placeOf(zone, item.at));
  const found = matching(view, ids);
  const exact = found.filter((move) => move.items?.length === ids.length && wanted.has(move.target ?? ""));
  if (exact.length > 0) return exact;
  const target = item?.id ?? "";
  return found.filter((move) => wanted.has(move.target ?? "") || (target !== "" && move.items?.includes(target)));
}

function one(moves: Move[], ids: readonly string[]): Answer {
  return moves.length === 1 && moves[0] ? { do: "play", text: moves[0].text } : { do: "menu", moves, ids: [...ids] };
}

/** What follows when `ids` have just been touched and `moves` are those that take them all. */
function settle(view: View, moves: Move[], ids: string[]): Answer {
  const only = moves.length === 1 ? moves[0] : undefined;
  if (only && (!only.quiet || (only.items?.length ?? 0) === ids.length) && (ids.length > 1 || only.items?.[0] === ids[0])) {
    return { do: "play", text: only.text };
  }
  const loud = distinct(moves.filter((move) => !move.quiet));
  // Where free places are drawn to put things on, a menu would only cover them.
  const drawn = loud.every((move) => view.zones.some((zone) => zone.id === move.target && zone.shape?.slots));
  return !drawn && moves.length > 1 && loud.length <= 12 ? { do: "menu", moves: loud, ids } : { do: "select", ids };
}

/** Of moves with the same label (an ace to any of four empty piles) the first. */
function distinct(moves: Move[]): Move[] {
  const seen = new Set<string>();
  return moves.filter((move) => {
    const label = move.say ? JSON.stringify(move.say) : move.text;
    return !seen.has(label) && seen.add(label);
  });
}

/** The text of a pick: its ids in the order in which they lie in its zones. */
export function pickText(view: View, pick: Pick, ids: readonly string[]): string {
  const order: string[] = [];
  for (const zone of pick.zones) {
    for (const item of view.zones.find((other) => other.id === zone)?.items ?? []) if (item.id && ids.includes(item.id)) order.push(item.id);
  }
  return pick.text.replace("{items}", order.join(" "));
}

export function pickTotal(pick: Pick, ids: readonly string[]): number {
  return ids.reduce((total, id) => total + (pick.worth?.[id] ?? 0), 0);
}

/** The moves that take just what is picked, but for what confirming the pick sends, its items in any order. */
export function besides(view: View, pick: Pick, ids: readonly string[]): Move[] {
  const inOrder = (text: string): string => text.split(" ").sort().join(" ");
  const own = pick.goal ? "" : inOrder(pickText(view, pick, ids));
  return matching(view, ids).filter((move) => move.items?.length === ids.length && inOrder(move.text) !== own);
}
