/** The line to a table: one WebSocket that comes back by itself, each time a little later, and that is kept awake by pings. */
import type { Ask, Tell } from "./protocol";

export type LineState = "connecting" | "open" | "lost";

const PING_MS = 20_000;
const SILENCE_MS = 45_000;
const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/** How long to wait before the next try, in ms: doubled each time, with some chance so that a whole table does not come back at once. */
export function backoff(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** tries) * (0.75 + chance / 2);
}

export class Line {
  private socket?: WebSocket;
  private tries = 0;
  private retry?: ReturnType<typeof setTimeout>;
  private beat?: ReturnType<typeof setInterval>;
  private heard = 0;
  private pinged = 0;
  private closed = false;
  /** Round trip of the last ping in ms, -1 before the first. */
  delay = -1;

  constructor(
    private readonly url: string,
    private readonly told: (tell: Tell) => void,
    private readonly changed: (state: LineState) => void,
  ) {
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.open();
  }

  /** Sends, or answers false while there is no line. */
  send(ask: Ask): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(ask));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  private readonly again = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING) return;
    this.tries = 0;
    this.open();
  };

  private open(): void {
    clearTimeout(this.retry);
    this.changed("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.changed("open");
      clearInterval(this.beat);
      this.beat = setInterval(() => this.ping(socket), PING_MS);
    };
    socket.onmessage = (message) => {
      this.heard = Date.now();
      const tell = JSON.parse(String(message.data)) as Tell;
      if (tell.type === "pong") this.delay = Date.now() - this.pinged;
      else if (tell.type === "probe") this.send({ type: "ping", n: tell.n });
      else this.told(tell);
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      clearInterval(this.beat);
      this.changed("lost");
      this.retry = setTimeout(() => this.open(), backoff(this.tries++));
    };
  }

  private ping(socket: WebSocket): void {
    if (Date.now() - this.heard > SILENCE_MS) {
      socket.close();
      return;
    }
    this.pinged = Date.now();
    this.send({ type: "ping", n: this.pinged % 1_000_000 });
  }
}
