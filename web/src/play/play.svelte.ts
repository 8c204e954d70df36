/** The reader's side of a table: what is selected, what lights up, and what goes out. */
import { type Answer, besides, buttonsOf, controlOf, drop, itemsOf, liftedOf, lightsOf, matching, pickOf, pickText, touch, touchPlace } from "../core/choice";
import type { Move, Pick, View } from "../core/protocol";

export interface Menu {
  moves: Move[];
  item: string;
}

export class Play {
  view = $state.raw<View>();
  ids = $state.raw<string[]>([]);
  menu = $state.raw<Menu>();
  pick = $state.raw<Pick>();
  /** The control asked for, of several. */
  control = $state("");
  /** The item being dragged. */
  dragged = $state("");

  readonly lifted = $derived.by(() => (this.view ? liftedOf(this.view) : new Set<string>()));
  readonly lights = $derived.by(() => (this.view ? lightsOf(this.view, this.ids) : { targets: new Set<string>(), items: new Set<string>() }));
  readonly pickable = $derived.by(() => new Set((this.view?.picks ?? []).flatMap((pick) => pick.zones)));
  readonly buttons = $derived.by(() => (this.view ? buttonsOf(this.view) : []));
  /** Moves that take just what is picked: offered as buttons beside the pick's own, but for the one that this one sends. */
  readonly exact = $derived.by(() => (this.view && this.pick ? besides(this.view, this.pick, this.ids) : []));

  constructor(
    private readonly send: (text: string, item?: string) => void,
    /** Of a table that only shows: nothing goes out. */
    readonly still = false,
  ) {}

  /** A new view has come: what is no longer there is let go. */
  see(view: View): void {
    if (view === this.view) return;
    const items = itemsOf(view);
    const mine = view.actors.includes(view.seat);
    this.view = view;
    this.menu = undefined;
    this.ids = mine ? this.ids.filter((id) => items.has(id)) : [];
    this.pick = this.pick && this.ids.length > 0 ? view.picks?.find((pick) => pick.id === this.pick?.id) : undefined;
    if (!this.pick && this.ids.length > 0 && matching(view, this.ids).length === 0) this.ids = [];
  }

  touch(id: string, zone: string): void {
    if (!this.view || this.still) return;
    const pick = pickOf(this.view, zone);
    if (pick) this.toggle(pick, id);
    else this.take(touch(this.view, this.ids, id, zone), id);
  }

  place(zone: string, at = ""): void {
    if (!this.view || this.still) return;
    const control = this.ids.length === 0 ? controlOf(this.view, zone) : "";
    if (control) {
      this.control = control;
      return;
    }
    this.take(touchPlace(this.view, this.ids, zone, at), this.ids[0] ?? zone);
  }

  drop(id: string, home: string, zone: string, at = "", on = ""): void {
    if (!this.view || this.still) return;
    this.take(drop(this.view, id, home, zone, at, on), id);
  }

  play(text: string, item = ""): void {
    this.clear();
    this.send(text, item);
  }

  confirm(pick: Pick): void {
    if (!this.view) return;
    const text = pickText(this.view, pick, this.ids);
    const item = this.ids[0] ?? "";
    this.send(text, item);
  }

  clear(): void {
    this.ids = [];
    this.menu = undefined;
    this.pick = undefined;
  }

  private toggle(pick: Pick, id: string): void {
    this.menu = undefined;
    // Picks over other zones cannot be mixed; the one that takes all that is selected stays in force.
    const fits = (other: Pick): boolean => [...this.ids, id].every((one) => other.zones.some((zone) => this.zoneHas(zone, one)));
    if (this.pick && fits(this.pick)) pick = this.pick;
    else if (this.ids.length > 0 && !fits(pick)) {
      const wider = this.view?.picks?.find(fits);
      if (wider) pick = wider;
      else this.ids = [];
    }
    this.pick = pick;
    if (this.ids.includes(id)) this.ids = this.ids.filter((other) => other !== id);
    else this.ids = [...this.ids, id].slice(-(pick.high ?? 99)); // one too many takes the place of the first
    if (this.ids.length === 0) this.pick = undefined;
  }

  private zoneHas(zone: string, id: string): boolean {
    return this.view?.zones.find((other) => other.id === zone)?.items?.some((item) => item.id === id) ?? false;
  }

  private take(answer: Answer, item: string): void {
    this.menu = undefined;
    if (answer.do === "play") this.play(answer.text, item);
    else if (answer.do === "try") {
      this.clear();
      this.send(answer.text, answer.item);
    } else if (answer.do === "select") this.ids = answer.ids;
    else if (answer.do === "menu") {
      this.ids = answer.ids;
      this.menu = { moves: answer.moves, item };
    }
  }
}
