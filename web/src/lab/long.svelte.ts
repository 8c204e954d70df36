/** A piece of long work as the page shows it: how far it is, what came out, or why nothing did. */
import { type EquityTold, type GridTold, type Line, follow } from "./wire";

export class Long<T extends EquityTold | GridTold> {
  state = $state("idle");
  part = $state(0);
  ahead = $state(0);
  result = $state.raw<T>();
  failure = $state.raw<unknown>();
  private control: AbortController | undefined;

  get busy(): boolean {
    return this.state === "waiting" || this.state === "warming" || this.state === "working";
  }

  /** Does the work; what was under way is left. */
  async run(path: string, body: object): Promise<void> {
    this.stop();
    const control = new AbortController();
    this.control = control;
    this.state = "waiting";
    this.part = this.ahead = 0;
    this.failure = undefined;
    this.result = undefined;
    try {
      const result = await follow<T>(path, body, (line: Line) => {
        if (this.control !== control) return;
        this.state = line.state;
        this.part = line.part ?? 0;
        this.ahead = line.ahead ?? 0;
      }, control.signal);
      if (this.control !== control) return;
      this.result = result;
      this.state = "done";
    } catch (error) {
      if (this.control !== control) return;
      this.state = control.signal.aborted ? "idle" : "failed";
      if (!control.signal.aborted) this.failure = error;
    }
  }

  /** Leaves the work, which stops it at the server. */
  stop(): void {
    this.control?.abort();
    this.control = undefined;
    if (this.busy) this.state = "idle";
  }

  /** Forgets what came out, since it answers another question. */
  clear(): void {
    this.stop();
    this.result = undefined;
    this.failure = undefined;
    this.state = "idle";
  }
}
