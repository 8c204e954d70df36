/**
 * Lets views be seen one after the other: bots may answer in a millisecond, people need to see who laid what.
 *
 * A step rests a moment, a full trick 700 ms before it is gathered; `skip` shows the newest at once.
 */
import type { Item, Look, View, Zone } from "./protocol";

export const STEP_MS = 320;
export const TRICK_MS = 700;
export const SPOKEN_MS = 650;
/** More than this waiting: the reader has been away, so what is old is not acted out. */
const FAR_BEHIND = 24;

interface Shown {
  look: Look;
  /** Made up here so that a completed trick is seen; not a step of the log. */
  pause?: boolean;
}

export class ViewQueue {
  private waiting: Shown[] = [];
  private last?: Shown;
  private newest?: Look;
  private since = 0;
  private timer?: ReturnType<typeof setTimeout>;

  constructor(
    private readonly show: (look: Look, pause: boolean) => void,
    private readonly quick: () => boolean = () => false,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Takes in a view; what is not newer than the newest replaces it without being acted out (a reconnection). */
  push(look: Look): void {
    if (this.newest && look.seq < this.newest.seq) return;
    if (!this.newest || look.seq === this.newest.seq) {
      this.newest = look;
      this.waiting = [];
      this.put({ look });
      return;
    }
    const pause = restOf(this.newest, look);
    this.newest = look;
    if (pause) this.waiting.push({ look: pause, pause: true });
    this.waiting.push({ look });
    if (this.waiting.length > FAR_BEHIND) this.skip();
    else this.next();
  }

  /** Whether something waits to be shown. */
  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** Shows the newest view at once. */
  skip(): void {
    const newest = this.waiting.at(-1);
    this.waiting = [];
    clearTimeout(this.timer);
    if (newest) this.put(newest);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private next(): void {
    clearTimeout(this.timer);
    const following = this.waiting[0];
    if (!following) return;
    const due = this.since + this.rest(following) - this.now();
    if (due > 0) {
      this.timer = setTimeout(() => this.next(), due);
      return;
    }
    this.waiting.shift();
    this.put(following);
    this.next();
  }

  private rest(following: Shown): number {
    if (!this.last) return 0;
    if (this.last.pause || gathers(this.last.look.view, following.look.view)) return TRICK_MS;
    if (this.quick()) return 0;
    return (this.last.look.view.events ?? []).some((event) => event.aloud) ? SPOKEN_MS : STEP_MS;
  }

  private put(shown: Shown): void {
    this.last = shown;
    this.since = this.now();
    this.show(shown.look, shown.pause ?? false);
  }
}

const isTrick = (zone: Zone): boolean => zone.layout === "trick" && !zone.shape?.aside;
const ids = (items: Item[] = []): string[] => items.map((item) => item.id ?? "");

/** Whether `after` takes away a trick that lies complete in `before`. */
export function gathers(before: View, after: View): boolean {
  return before.zones.some((zone) => {
    const then = ids(after.zones.find((other) => other.id === zone.id)?.items);
    return isTrick(zone) && (zone.items?.length ?? 0) > 1 && ids(zone.items).some((id) => !then.includes(id));
  });
}

/** A complete trick with the card that has won it marked, where whoever takes it has laid just one. */
function crowned(items: Item[], taker: number): Item[] {
  const won = items.filter((item) => item.owner === taker);
  return won.length === 1 ? items.map((item) => (item === won[0] ? { ...item, marks: [...(item.marks ?? []), "winner"] } : item)) : items;
}

/**
 * A game takes the trick in the same step as its last card, which nobody would then see: if the trick just taken lies aside in `after`, this is
 * the table with that trick still on it.
 */
export function restOf(before: Look, after: Look): Look | undefined {
  const trick = before.view.zones.find((zone) => isTrick(zone) && (zone.items?.length ?? 0) > 0);
  if (!trick) return undefined;
  const laid = ids(trick.items);
  const now = ids(after.view.zones.find((zone) => zone.id === trick.id)?.items);
  const aside = after.view.zones.find((zone) => zone.layout === "trick" && zone.shape?.aside);
  const taken = ids(aside?.items);
  if (!aside || now.length > 0 || taken.length <= laid.length || !laid.every((id) => taken.includes(id))) return undefined;
  const complete = crowned(aside.items ?? [], (after.view.events ?? []).find((event) => event.kind === "win" || event.kind === "take")?.seat ?? -1);
  const last = (aside.items ?? []).filter((item) => !laid.includes(item.id ?? ""));
  const zones = before.view.zones.map((zone): Zone => {
    if (zone.id === trick.id) return { ...zone, items: complete, count: taken.length };
    const items = zone.items?.filter((item) => !last.some((other) => other.id && other.id === item.id));
    if (items && items.length !== zone.items?.length) return { ...zone, items, count: (zone.count ?? 0) - 1 };
    const owner = last.find((item) => item.owner === zone.owner && zone.kind === "hand");
    return owner && !zone.items?.length ? { ...zone, count: Math.max(0, (zone.count ?? 0) - 1) } : zone;
  });
  const view: View = { ...before.view, zones, events: (after.view.events ?? []).filter((event) => event.kind === "play"), actors: [], sheet: null };
  delete view.moves;
  delete view.controls;
  delete view.picks;
  delete view.prompt;
  return { ...after, view, can_undo: false, can_redo: false };
}
