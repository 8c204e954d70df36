/** Motion: where each thing was before a view and where it is after it. */
import type { View } from "../core/protocol";
import { changesOf, chipFlights, dealsAnew, shift, source, targetOf, type Flight, type Seen, type Snapshot } from "./travel";

export const FLY_MS = 220;
const DEAL_MS = 900;
const MOST_GHOSTS = 6;
const MOST_DEALT = 18;

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
  for (const element of root.querySelectorAll<HTMLElement>("[data-seat]")) {
    seats.set(Number(element.dataset.seat), (element.querySelector("[data-stack]") ?? element).getBoundingClientRect());
  }
  return { items, zones, piles, seats };
}

/** Moves what has changed its place; `layer` is a fixed layer over the table. Resolves when all have arrived. */
export async function fly(root: HTMLElement, layer: HTMLElement, before: Snapshot, old: View, now: View): Promise<void> {
  const after = measure(root);
  const change = changesOf(old, now);
  const anew = dealsAnew(old, now);
  const flights: Flight[] = chipFlights(before, after, old, now);

  for (const [id, seen] of after.items) {
    const was = before.items.get(id);
    if (was && was.zone === seen.zone) slide(seen.element, was.box, seen.box);
    else {
      const origin = was ? was.zone : source(old, now, change, seen.zone, id);
      const from = was?.box ?? box(before, after, origin);
      shift(change, origin, seen.zone);
      if (from) flights.push({ element: seen.element, from, to: seen.box, hide: seen.element });
    }
  }
  for (const [id, seen] of before.items) {
    if (after.items.has(id)) continue;
    const target = targetOf(old, now, change, seen.zone);
    if (!anew) shift(change, seen.zone, target);
    const to = box(after, before, target);
    if (to) flights.push({ element: seen.element, from: seen.box, to });
  }
  const most = anew ? MOST_DEALT : MOST_GHOSTS;
  for (const [zone, lost] of [...change]) {
    for (let n = 0; n < Math.min(-lost, most); n++) {
      const target = targetOf(old, now, change, zone);
      const element = root.querySelector<HTMLElement>(`[data-area="${CSS.escape(zone)}"] .back`) ?? root.querySelector<HTMLElement>(".back");
      const from = box(before, after, zone);
      const to = box(after, before, target);
      if (!element || !from || !to) break;
      shift(change, zone, target);
      flights.push({ element, from, to });
    }
  }
  const stagger = Math.min(45, (DEAL_MS - FLY_MS) / Math.max(1, flights.length));
  await Promise.all(flights.map((flight, n) => launch(layer, flight, flights.length > 3 ? n * stagger : 0)));
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
