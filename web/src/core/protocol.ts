/** The wire's types, as the server's messages and the views define them; tests/protocol.test.ts compares the two. */

export type Fact = string | number;
export type Value = string | number;
export type Facts = Record<string, Fact>;

export interface Say {
  key: string;
  facts?: Facts;
}

export interface Item {
  id?: string;
  face?: string;
  at?: string;
  turn?: number;
  owner?: number;
  stands_for?: string;
  marks?: string[];
}

export type Layout =
  | "fan" | "row" | "stack" | "column" | "trick" | "ladder" | "grid" | "board" | "line" | "dice" | "cup" | "chips" | "scatter";

export interface Zone {
  id: string;
  kind: string;
  layout: Layout;
  owner?: number;
  items?: Item[];
  count?: number;
  label?: Say | null;
  shape?: Facts;
}

export interface Seat {
  seat: number;
  score?: number;
  side?: number;
  cards?: number;
  chips?: number;
  badges?: string[];
  notes?: Say[];
  out?: boolean;
}

export interface Move {
  text: string;
  items?: string[];
  target?: string;
  say?: Say | null;
  quiet?: boolean;
  at?: string;
}

export interface Control {
  id: string;
  text: string;
  say: Say;
  low: number;
  high: number;
  step?: number;
  default?: number;
  marks?: number[];
  names?: Say[];
}

export interface Pick {
  id: string;
  text: string;
  say: Say;
  zones: string[];
  low?: number;
  high?: number;
  worth?: Record<string, number>;
  goal?: number;
}

export interface Event {
  kind: string;
  say: Say;
  seat?: number;
  aloud?: boolean;
}

export interface Line {
  say: Say;
  values?: Fact[];
  total?: boolean;
  using?: Say | null;
}

export interface Sheet {
  title: Say;
  columns: Say[];
  lines: Line[];
}

export interface View {
  game: string;
  seat: number;
  seats: Seat[];
  zones: Zone[];
  actors: number[];
  moves?: Move[];
  controls?: Control[];
  picks?: Pick[];
  events?: Event[];
  prompt?: Say | null;
  facts?: Say[];
  sheet?: Sheet | null;
  look?: string;
  direction?: string;
  circle?: number[];
  hand?: number;
  clock?: number;
  deadline?: number;
  over?: boolean;
  winners?: number[];
  /** Of the actors, those whom the game waits for; left out if for all. */
  awaited?: number[];
}

/** The seats whom the game waits for. */
export const awaitedOf = (view: View): number[] => (view.awaited?.length ? view.awaited : view.actors);

/** Whether the game waits for the reader. */
export const waitsForMe = (view: View): boolean => view.seat >= 0 && awaitedOf(view).includes(view.seat);

// What the browser sends.
export type Ask =
  | { type: "sit"; seat?: number }
  | { type: "rise" }
  | { type: "seat_bot"; seat: number; level?: string }
  | { type: "start" }
  | { type: "add"; text: string }
  | { type: "act"; seq: number; text: string }
  | { type: "undo"; redo?: boolean }
  | { type: "hint"; seq: number }
  | { type: "chat"; text: string }
  | { type: "rematch" }
  | { type: "ping"; n?: number };

// What the server sends.
export interface Place {
  seat: number;
  kind: string;
  name?: string;
  level?: string;
  here?: boolean;
  text?: string;
  stand_in?: string;
}

export interface Table {
  type: "table";
  code: string;
  game: string;
  options: Record<string, Value>;
  places: Place[];
  status: string;
  you: number;
  host: boolean;
  match: string;
  commitment: string;
  secret?: string;
  watchers?: number;
  move_time?: number;
  undo?: boolean;
  seed?: number | null;
  next?: string;
}

export interface Look {
  type: "view";
  seq: number;
  view: View;
  left?: number;
  can_undo?: boolean;
  can_redo?: boolean;
}

export interface Heard {
  type: "events";
  seq: number;
  events: Event[];
}

export interface No {
  type: "no";
  key: string;
  facts?: Facts;
  text?: string;
}

export interface Hint {
  type: "hint";
  seq: number;
  text?: string;
  why?: Say | null;
}

export interface Said {
  type: "chat";
  name: string;
  text: string;
  seat?: number;
}

export interface Pong {
  type: "pong";
  n?: number;
}

export interface Probe {
  type: "probe";
  n: number;
}

export type Tell = Table | Look | Heard | No | Hint | Said | Pong | Probe;

// The bodies of the HTTP routes.
export interface OptionInfo {
  id: string;
  values: Value[];
  low?: number | null;
  high?: number | null;
  when?: [string, Value[]][];
  /** The regular expression of the lists that may be written instead. */
  pattern?: string;
}

export interface GameInfo {
  slug: string;
  family: string;
  seats: number[];
  options?: OptionInfo[];
  presets?: Record<string, Record<string, Value>>;
  open?: boolean;
  undo?: boolean;
  timed?: boolean;
  things?: string;
}

export interface Guest {
  name?: string;
}

export interface TableInfo {
  code: string;
  game: string;
  seats: number;
  options: Record<string, Value>;
  status: string;
  host: string;
  names: string[];
  free: number;
  move_time?: number;
  watchers?: number;
  created?: number;
}

export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, Value>;
  move_time?: number;
  pace?: number;
  seed?: number | null;
  listed?: boolean;
  sit?: boolean;
}

export interface Failure {
  key: string;
  facts?: Facts;
}

export interface Replay {
  steps: number;
  view: View;
}

// The record of a match.
export interface FairDeal {
  match: string;
  commitment: string;
  texts?: string[];
  secret?: string;
}

export interface MatchRecord {
  game: string;
  seats: number;
  options: Record<string, Value>;
  seed?: number | null;
  fair?: FairDeal | null;
  steps?: ([number, string] | [number, string, number])[];
  scores?: number[];
  over?: boolean;
  names?: string[];
  format?: number;
}
