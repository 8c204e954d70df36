/** A live table: what the server tells, shown at a pace people can follow, and what the reader asks. */
import { namesAt } from "./people";
import { ViewQueue } from "./queue";
import { waitsForMe, type Ask, type Event, type Facts, type Hint, type Look, type Say, type Table, type Tell, type View } from "./protocol";
import { Line, type LineState } from "./socket";
import { calm } from "./settings.svelte";
import { sounds } from "../ui/sound";

export interface Remark {
  id: number;
  seat: number;
  /** Said by a game in its words, or typed by a person. */
  say?: Say;
  text?: string;
  name?: string;
  aloud?: boolean;
}

export interface Refused {
  id: number;
  key: string;
  facts: Facts;
  item: string;
}

const BUBBLE_MS = 2200;
const REFUSAL_MS = 4500;
const LOG_LENGTH = 400;

export class TableStore {
  table = $state.raw<Table>();
  look = $state.raw<Look>();
  log = $state.raw<Remark[]>([]);
  bubbles = $state.raw<Remark[]>([]);
  line = $state<LineState>("connecting");
  refused = $state.raw<Refused>();
  hint = $state.raw<Hint>();
  /** Counted up each time the reader's turn comes. */
  turns = $state(0);
  /** When the clock of the move runs out, in ms of `Date.now()`; 0 without one. */
  until = $state(0);
  private readonly queue: ViewQueue;
  private readonly connection?: Line;
  private count = 0;
  private tried = "";
  private loudest = -1;

  /** Joins the table `code`; without a code it stands alone (replays, the fixture page). */
  constructor(readonly code = "") {
    this.queue = new ViewQueue((look, pause) => this.show(look, pause), calm);
    if (code) {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      this.connection = new Line(
        `${scheme}://${location.host}/api/tables/${code}/ws`,
        (tell) => this.hear(tell),
        (state) => (this.line = state),
      );
    }
  }

  get view(): View | undefined {
    return this.look?.view;
  }

  readonly names = $derived.by((): string[] => {
    return namesAt(this.table?.code ?? "", this.table?.places ?? []);
  });

  /** Whether views wait to be shown. */
  get busy(): boolean {
    return this.queue.busy;
  }

  hear(tell: Tell): void {
    if (tell.type === "table") this.table = tell;
    else if (tell.type === "view") this.queue.push(tell);
    else if (tell.type === "events") this.remember(tell.events, tell.seq);
    else if (tell.type === "hint") this.hint = tell;
    else if (tell.type === "no") this.refuse(tell.key, tell.facts ?? {}, tell.text ?? "");
    else if (tell.type === "chat") this.remark({ seat: tell.seat ?? -1, text: tell.text, name: tell.name }, true);
  }

  ask(ask: Ask): void {
    if (this.connection && !this.connection.send(ask)) this.refuse("ui-offline", {}, "");
  }

  /** Sends a move or a try, for what is on the screen. */
  act(text: string, item = ""): void {
    if (!this.look) return;
    this.tried = item || text.split(" ")[0] || "";
    this.refused = undefined;
    this.hint = undefined;
    this.ask({ type: "act", seq: this.look.seq, text });
  }

  askHint(): void {
    if (this.look) this.ask({ type: "hint", seq: this.look.seq });
  }

  skip(): void {
    this.queue.skip();
  }

  close(): void {
    this.queue.stop();
    this.connection?.close();
  }

  private show(look: Look, pause: boolean): void {
    const before = this.look?.view;
    const fresh = look.seq > this.loudest;
    this.look = look;
    this.until = look.left !== undefined && look.left >= 0 ? Date.now() + look.left : 0;
    if (!pause) this.hint = undefined;
    if (fresh && this.loudest >= 0) {
      for (const event of look.view.events ?? []) this.remark({ seat: event.seat ?? -1, say: event.say }, event.aloud ?? false);
      if (!pause) sounds.events(look.view.events ?? []);
    }
    if (!pause) this.loudest = Math.max(this.loudest, look.seq);
    const mine = (view?: View): boolean => view !== undefined && waitsForMe(view);
    if (mine(look.view) && !mine(before)) {
      this.turns += 1;
      sounds.turn();
    }
  }

  private remember(events: Event[], seq: number): void {
    this.log = events.map((event) => ({ id: ++this.count, seat: event.seat ?? -1, say: event.say, aloud: event.aloud ?? false }));
    this.loudest = Math.max(this.loudest, seq);
  }

  private remark(said: Omit<Remark, "id">, aloud: boolean): void {
    const remark = { ...said, id: ++this.count, aloud };
    const last = this.log.at(-1);
    const same = last?.say && said.say && last.seat === said.seat && JSON.stringify(last.say) === JSON.stringify(said.say) && this.doubled(said);
    if (same) return;
    this.log = [...this.log, remark].slice(-LOG_LENGTH);
    if (aloud && said.seat >= 0) {
      this.bubbles = [...this.bubbles.filter((other) => other.seat !== said.seat), remark];
      setTimeout(() => (this.bubbles = this.bubbles.filter((other) => other.id !== remark.id)), BUBBLE_MS);
    }
  }

  /** A trick's last card is told with the pause and again with its step: only the play itself is told twice. */
  private doubled(said: Omit<Remark, "id">): boolean {
    return said.say?.key.endsWith("play") ?? false;
  }

  refuse(key: string, facts: Facts, text: string): void {
    if (key === "late") return;
    const refused = { id: ++this.count, key, facts, item: (text || this.tried).split(" ")[0] ?? "" };
    this.refused = refused;
    sounds.no();
    setTimeout(() => {
      if (this.refused?.id === refused.id) this.refused = undefined;
    }, REFUSAL_MS);
  }
}
