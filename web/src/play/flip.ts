/** Motion: where each thing was before a view and where it is after it. */
import type { View, Zone } from "../core/protocol";
import { countOf, isPile } from "./regions";

export const FLY_MS = 220;
const DEAL_MS = 900;
const MOST_GHOSTS = 6;

interface Seen {
  box: DOMRect;
  element: HTMLElement;
  zone: string;
}

export interface Snapshot {
  items: Map<string, Seen>;
  zones: Map<string, DOMRect>;
  /** Piles of chips by their zone, and where everybody sits. */
  piles: Map<string, Seen>;
  seats: Map<number, DOMRect>;
}

/** Measures everything of a table. */
export function measure(root: HTMLElement): Snapshot {
  const items = new Map<string, Seen>();
  const zones = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-item]")) {
    items.set(element.dataset.item ?? "", { box: element.getBoundingClientRect(), element, zone: element.dataset.zone ?? "" });
  }
  for (const element of root.querySelectorAll<HTMLElement>("[data-area]")) zones.set(element.dataset.area ?? "", element.getBoundingClientRect());
  const piles = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-chips]")) {
    const zone = element.closest<HTMLElement>("[data-area]")?.dataset.area ?? "";
    piles.set(zone, { box: element.getBoundingClientRect(), element, zone });
  }
  const seats = new Map<number, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-seat]")) seats.set(Number(element.dataset.seat), element.getBoundingClientRect());
  return { items, zones, piles, seats };
}

interface Flight {
  element: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  hide?: HTMLElement;
}

/** Moves what has changed its place; `layer` is a fixed layer over the table. Resolves when all have arrived. */
export async function fly(root: HTMLElement, layer: HTMLElement, before: Snapshot, old: View, now: View): Promise<void> {
  const after = measure(root);
  const change = new Map<string, number>();
  for (const zone of now.zones) if (!isPile(zone)) change.set(zone.id, countOf(zone) - countIn(old, zone.id));
  for (const zone of old.zones) if (!change.has(zone.id) && !isPile(zone)) change.set(zone.id, -countOf(zone));
  const flights: Flight[] = chipFlights(before, after, old, now);

  for (const [id, seen] of after.items) {
    const was = before.items.get(id);
    if (was && was.zone === seen.zone) slide(seen.element, was.box, seen.box);
    else {
      const origin = was ? was.zone : source(now, change, seen, id);
      const from = was?.box ?? box(before, after, origin);
      shift(change, origin, seen.zone);
      if (from) flights.push({ element: seen.element, from, to: seen.box, hide: seen.element });
    }
  }
  for (const [id, seen] of before.items) {
    if (after.items.has(id)) continue;
    const target = gained(now, change, seen.zone);
    shift(change, seen.zone, target);
    const to = box(after, before, target);
    if (to) flights.push({ element: seen.element, from: seen.box, to });
  }
  for (const [zone, lost] of [...change]) {
    for (let n = 0; n < Math.min(-lost, MOST_GHOSTS); n++) {
      const target = [...change].find(([, more]) => more > 0)?.[0];
      const element = root.querySelector<HTMLElement>(`[data-area="${CSS.escape(zone)}"] .back`) ?? root.querySelector<HTMLElement>(".back");
      const from = box(before, after, zone);
      const to = target ? box(after, before, target) : undefined;
      if (!target || !element || !from || !to) break;
      shift(change, zone, target);
      flights.push({ element, from, to });
    }
  }
  const stagger = Math.min(45, (DEAL_MS - FLY_MS) / Math.max(1, flights.length));
  await Promise.all(flights.map((flight, n) => launch(layer, flight, flights.length > 3 ? n * stagger : 0)));
}

/** Chips go from a player to what lies before him, from there into the middle, and from the middle to whoever has won them. */
function chipFlights(before: Snapshot, after: Snapshot, old: View, now: View): Flight[] {
  const found: Flight[] = [];
  const middle = [...after.piles].find(([zone]) => (now.zones.find((other) => other.id === zone)?.owner ?? -1) < 0)?.[1];
  const winners = (now.events ?? []).flatMap((event) => (event.kind === "win" && (event.seat ?? -1) >= 0 ? [event.seat ?? -1] : []));
  for (const [zone, pile] of before.piles) {
    if (countIn(old, zone) <= countIn(now, zone)) continue;
    const mine = (old.zones.find((other) => other.id === zone)?.owner ?? -1) >= 0;
    const places = mine && middle ? [middle.box] : winners.flatMap((seat) => after.seats.get(seat) ?? []);
    for (const to of places) found.push({ element: pile.element, from: pile.box, to });
  }
  for (const [zone, pile] of after.piles) {
    const owner = now.zones.find((other) => other.id === zone)?.owner ?? -1;
    const from = owner >= 0 ? after.seats.get(owner) : undefined;
    if (from && countIn(now, zone) > countIn(old, zone)) found.push({ element: pile.element, from, to: pile.box });
  }
  return found;
}

const countIn = (view: View, id: string): number => {
  const zone = view.zones.find((other) => other.id === id);
  return zone ? countOf(zone) : 0;
};

function shift(change: Map<string, number>, from: string, to: string): void {
  if (from) change.set(from, (change.get(from) ?? 0) + 1);
  if (to) change.set(to, (change.get(to) ?? 0) - 1);
}

/** The zone a thing that was not seen before has come from: the hand of who laid it, else whichever has lost something. */
function source(view: View, change: Map<string, number>, seen: Seen, id: string): string {
  const home = view.zones.find((zone) => zone.id === seen.zone);
  const owner = home?.items?.find((item) => item.id === id)?.owner ?? -1;
  const lost = (zone: Zone): boolean => zone.id !== seen.zone && (change.get(zone.id) ?? 0) < 0;
  const from =
    view.zones.find((zone) => lost(zone) && owner >= 0 && zone.owner === owner) ??
    view.zones.find((zone) => lost(zone) && zone.kind === "stock") ??
    view.zones.find(lost) ??
    view.zones.find((zone) => zone.kind === "stock" && zone.id !== seen.zone);
  return from?.id ?? "";
}

/** The zone that something which is seen no more has gone to. */
function gained(view: View, change: Map<string, number>, from: string): string {
  return view.zones.find((zone) => zone.id !== from && (change.get(zone.id) ?? 0) > 0)?.id ?? "";
}

function box(first: Snapshot, second: Snapshot, zone: string): DOMRect | undefined {
  return first.zones.get(zone) ?? second.zones.get(zone);
}

/** Inside a zone things make room for each other. */
function slide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: FLY_MS, easing: "ease-out" });
}

async function launch(layer: HTMLElement, flight: Flight, delay: number): Promise<void> {
  const { element, from, to, hide } = flight;
  const ghost = element.cloneNode(true) as HTMLElement;
  const width = hide ? to.width : Math.min(element.offsetWidth || from.width, 90);
  const height = hide ? to.height : Math.min(element.offsetHeight || from.height, 140);
  for (const name of ["data-item", "data-zone", "id", "aria-label"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  ghost.className = `${element.className} ghost`;
  Object.assign(ghost.style, { position: "fixed", left: "0", top: "0", margin: "0", width: `${width}px`, height: `${height}px`, transform: "none" });
  layer.append(ghost);
  // The table contains its own layout, so what is fixed inside it is placed from the layer's corner.
  const corner = layer.getBoundingClientRect();
  const at = (place: DOMRect): string =>
    `${place.left - corner.left + (place.width - width) / 2}px ${place.top - corner.top + (place.height - height) / 2}px`;
  const size = (place: DOMRect): number => Math.min(1.2, Math.max(0.3, Math.min(place.width / width, place.height / height)));
  if (hide) hide.style.visibility = "hidden";
  const motion = ghost.animate(
    [
      { translate: at(from), scale: String(size(from)) },
      { translate: at(to), scale: String(hide ? 1 : size(to)), opacity: hide ? 1 : 0.85 },
    ],
    { duration: FLY_MS, delay, easing: "ease-out", fill: "both" },
  );
  await motion.finished.catch(() => undefined);
  ghost.remove();
  if (hide) hide.style.visibility = "";
}

/** Ends every flight at once. */
export function land(layer: HTMLElement): void {
  for (const motion of layer.getAnimations({ subtree: true })) motion.finish();
}
