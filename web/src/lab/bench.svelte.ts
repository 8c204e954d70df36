/** What lies on the laboratory's bench: cards, money and choices, shared by its pages while the laboratory is open. */
import { Refusal } from "../core/api";
import type { SpotAsked } from "./wire";

export const RANKS = [..."AKQJT98765432"];
export const SUITS = [..."shdc"];
export const DRAWS = ["flush", "straight", "overcards", "pair", "set", "two_pair_or_trips", "full_house"];
/** The draws there are in Omaha: single cards above the board, and pairs, win nothing there. */
export const OMAHA_DRAWS = ["flush", "straight", "set", "full_house", "two_pair_or_trips"];
/** The games whose outs are counted: all of the pot goes to the high hand. */
export const COUNTED = ["texas-holdem", "omaha"];
export const AUTO = ["flush", "straight", "set", "full_house"];
/** The games of the equity calculator, each with how many cards a hand has. */
export const GAMES: Record<string, number> = { "texas-holdem": 2, omaha: 4, "omaha-hilo": 4 };

/** The kind of hand of a place of the grid: suited above the diagonal. */
export function kindOf(row: number, column: number): string {
  return row === column ? RANKS[row]! + RANKS[row]! : row < column ? `${RANKS[row]}${RANKS[column]}s` : `${RANKS[column]}${RANKS[row]}o`;
}

const MOST_VILLAINS = 8;
const MOST_DEAD = 20;

/** Where a card may lie: `hole`, `board`, `dead`, or a villain by number. */
export type Group = "hole" | "board" | "dead" | number;

/** The cards of a text. Fails as the server would: `lab-card`, `lab-card-twice`. */
export function readCards(text: string): string[] {
  const found: string[] = [];
  let left = text.replaceAll(",", " ").trim();
  while (left) {
    const match = /^(10|[2-9TJQKA])([shdc])/i.exec(left);
    if (!match) throw new Refusal("lab-card", { text: left.split(/\s/)[0] ?? left });
    const card = match[1]!.toUpperCase().replace("10", "T") + match[2]!.toLowerCase();
    if (found.includes(card)) throw new Refusal("lab-card-twice", { text: card });
    found.push(card);
    left = left.slice(match[0].length).trim();
  }
  return found;
}

class Bench {
  game = $state("texas-holdem");
  hole = $state<string[]>([]);
  board = $state<string[]>([]);
  dead = $state<string[]>([]);
  villains = $state<string[][]>([]);
  /** The opponent is told as a range. */
  ranged = $state(false);
  range = $state("");
  /** What was written or touched of the range has not been read yet. */
  reading = $state(false);
  group = $state<Group>("hole");
  pot = $state("");
  bet = $state("");
  stack = $state("");
  implied = $state("");
  style = $state("exact");
  horizon = $state("");
  draws = $state<string[]>([]);
  unseen = $state("unknown");
  table = $state("off");
  rule = $state(false);
  currency = $state("eur");
  outs = $state("");
  street = $state("flop");

  get handSize(): number {
    return GAMES[this.game] ?? 2;
  }

  cards(group: Group): string[] {
    return typeof group === "number" ? (this.villains[group] ?? []) : this[group];
  }

  size(group: Group): number {
    return group === "board" ? 5 : group === "dead" ? MOST_DEAD : this.handSize;
  }

  /** Where a card lies, if it does. */
  place(card: string): Group | undefined {
    const groups: Group[] = ["hole", "board", "dead", ...this.villains.keys()];
    return groups.find((group) => this.cards(group).includes(card));
  }

  /** Takes a card away, or lays it into the group in use. False if there is no room. */
  touch(card: string): boolean {
    const at = this.place(card);
    if (at !== undefined) {
      this.put(at, this.cards(at).filter((one) => one !== card));
      return true;
    }
    const cards = this.cards(this.group);
    if (cards.length >= this.size(this.group)) return false;
    this.put(this.group, [...cards, card]);
    if (this.group === "hole" && this.hole.length === this.handSize && this.board.length < 3) this.group = "board";
    return true;
  }

  /** Lays the cards of a text into a group. Fails with a refusal, and then changes nothing. */
  write(group: Group, text: string): void {
    const cards = readCards(text);
    const size = this.size(group);
    if (cards.length > size) throw new Refusal("lab-no-room", { what: typeof group === "number" ? "villain" : group, n: size, of: cards.length });
    for (const card of cards) {
      const at = this.place(card);
      if (at !== undefined && at !== group) throw new Refusal("lab-card-twice", { text: card });
    }
    this.put(group, cards);
  }

  put(group: Group, cards: string[]): void {
    if (typeof group === "number") this.villains[group] = cards;
    else this[group] = cards;
  }

  addVillain(): void {
    if (this.villains.length >= MOST_VILLAINS) return;
    this.ranged = false;
    this.villains.push([]);
    this.group = this.villains.length - 1;
  }

  dropVillain(n: number): void {
    this.villains.splice(n, 1);
    if (typeof this.group === "number") this.group = this.villains.length > 0 ? Math.min(this.group, this.villains.length - 1) : "hole";
  }

  clear(): void {
    this.hole = [];
    this.board = [];
    this.dead = [];
    this.villains = [];
    this.group = "hole";
  }

  choose(game: string): void {
    this.game = game;
    this.hole = this.hole.slice(0, this.handSize);
    this.villains = this.villains.map((cards) => cards.slice(0, this.handSize));
    if (this.handSize !== 2) this.ranged = false;
  }

  get known(): string {
    return [...this.hole, ...this.board, ...this.dead].join(" ");
  }

  /** What has been written for the number of outs and is none. */
  get wrongOuts(): string {
    const written = this.outs.trim();
    return /^\d{0,3}$/.test(written) ? "" : written;
  }

  /** What the calculator of odds is to be asked; undefined while cards are missing. */
  get spot(): SpotAsked | undefined {
    const written = this.outs.trim();
    const number = written && !this.wrongOuts ? Number(written) : undefined;
    const whole = COUNTED.includes(this.game) && this.hole.length === this.handSize && this.board.length >= 3;
    if (!whole && number === undefined) return undefined;
    const amount = (text: string): string => text.trim().replace(",", ".");
    return {
      ...(whole ? { hole: this.hole.join(" "), board: this.board.join(" "), dead: this.dead.join(" ") } : { street: this.street }),
      villains: whole && !this.ranged ? this.villains.filter((cards) => cards.length > 0).map((cards) => cards.join(" ")) : [],
      unseen: this.unseen,
      pot: amount(this.pot) || "0",
      bet: amount(this.bet) || "0",
      stack: amount(this.stack),
      implied: amount(this.implied) || "0",
      horizon: this.horizon,
      outs: number ?? null,
      draws: [...this.draws],
      table: this.table,
      style: this.style,
      game: COUNTED.includes(this.game) ? this.game : "omaha",
    };
  }

  /** The hands and ranges to be compared, the own one first; undefined while cards are missing. */
  get players(): string[] | undefined {
    const full = (cards: string[]): boolean => cards.length === this.handSize;
    if (!full(this.hole)) return undefined;
    if (this.ranged) return this.range.trim() ? [this.hole.join(""), this.range] : undefined;
    const others = this.villains.filter((cards) => cards.length > 0);
    if (!others.every(full)) return undefined;
    const hands = others.map((cards) => cards.join(""));
    return [this.hole.join(""), ...(hands.length > 0 ? hands : ["random"])];
  }
}

export const bench = new Bench();
