/** The laboratory's routes (docs/laboratory.md): the mirror of src/sobremesa/server/lab_messages.py, and how they are asked. */
import { Refusal, ask } from "../core/api";
import type { Failure, Replay, Say } from "../core/protocol";
import { settings } from "../core/settings.svelte";
import { t, words } from "../core/words.svelte";

export interface Figure { exact: string; value: number; shown: string }

export interface SpotAsked {
  hole?: string;
  board?: string;
  dead?: string;
  villains?: string[];
  unseen?: string;
  pot?: string;
  bet?: string;
  stack?: string;
  implied?: string;
  horizon?: string;
  outs?: number | null;
  street?: string;
  draws?: string[];
  table?: string;
  style?: string;
  game?: string;
}
export interface DrawTold { kind: string; outs: string[]; counted: boolean; shape?: string; by_river?: Figure | null }
export interface OutTold { card: string; kinds: string[]; grade: string; clean: boolean; result?: string; risks?: string[] }
export interface Split { win: string[]; tie: string[]; lose: string[] }
export interface AdviceTold {
  outs: number;
  unseen: number;
  horizon: string;
  flop: boolean;
  chance: Figure;
  call: Figure;
  win: Figure;
  value: Figure;
  extra: Figure;
  decision: string;
  shortcut: number;
  cards?: string[];
  odds?: Figure | null;
  grown?: Figure | null;
  pot_odds?: Figure | null;
  needed?: Figure | null;
  table?: string;
  table_odds?: Figure | null;
  table_decision?: string;
  differs?: boolean;
  draws?: DrawTold[];
  explained?: OutTold[];
  split?: Split | null;
}
export interface RangeAsked { text?: string; set?: Record<string, number>; known?: string }
export interface RangeTold { text: string; grid: number[][]; hands: number; share: number }
export interface EquityAsked { players: string[]; board?: string; dead?: string; game?: string; way?: string; trials?: number; streets?: boolean; by_hand?: boolean }
export interface GridAsked { range: string; board?: string; dead?: string }
export interface ShareTold { equity: number; error: number; win: number; tie: number; wins: number; ties: number }
export interface StreetTold { cards: number; equities: number[] }
export interface MeetingTold { name: string; kind: string; hands: number; weight: number; equity: number; error: number; beaten: number; tie: number }
export interface ByHandTold { hands: MeetingTold[]; kinds: MeetingTold[]; exact: boolean; boards: number }
export interface EquityTold { players: ShareTold[]; deals: number; exact: boolean; seconds: number; streets: StreetTold[]; cut?: boolean; by_hand?: ByHandTold | null }
export interface GridTold { cells: (number | null)[][] }
export interface Line { state: string; part?: number; ahead?: number; result?: EquityTold | GridTold | null; failure?: Failure | null }
export interface QuestionTold { hole: string[]; board: string[]; pot: string; bet: string }
export interface AnswerAsked { outs?: string[]; odds?: string; decision?: string }
export interface GradeTold { outs: boolean; odds: boolean; decision: boolean; advice: AdviceTold; missed?: string[]; wrong?: string[] }
export interface RowTold { outs: number; chances: Figure[]; odds: Figure[]; a: string[]; b: string[]; example: string }
export interface TablesTold { rows: RowTold[]; notes: string[] }
export interface PhhAsked { text: string; hand?: string }
export interface PhhViewAsked { text: string; step: number }
export interface PhhHand { number: string; variant: string }
export interface PhhStep { seat: number; text: string; said: Say[] }
export interface PhhTold {
  hands: PhhHand[];
  number: string;
  variant: string;
  game?: string;
  text?: string;
  names?: string[];
  start?: number[];
  end?: number[];
  told?: number[];
  holes?: string[];
  board?: string;
  steps?: PhhStep[];
  over?: boolean;
  reached?: boolean;
  failure?: Failure | null;
}

export const lab = {
  advice: (spot: SpotAsked) => ask<AdviceTold>("/api/lab/advice", spot),
  range: (range: RangeAsked) => ask<RangeTold>("/api/lab/range", range),
  tables: () => ask<TablesTold>("/api/lab/tables"),
  questions: (seed: number) => ask<QuestionTold[]>(`/api/lab/drill/${seed}`),
  answer: (seed: number, n: number, answer: AnswerAsked) => ask<GradeTold>(`/api/lab/drill/${seed}/${n}`, answer),
  phh: (asked: PhhAsked) => ask<PhhTold>("/api/lab/phh", asked),
  phhView: (asked: PhhViewAsked) => ask<Replay>("/api/lab/phh/view", asked),
};

/** Follows long work line by line until it is done. Leaving by the signal stops the work. Fails with a {@link Refusal}. */
export async function follow<T extends EquityTold | GridTold>(path: string, body: object, tell: (line: Line) => void, signal: AbortSignal): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body), signal });
  } catch (error) {
    throw signal.aborted ? error : new Refusal("ui-offline");
  }
  if (!answer.ok || !answer.body) {
    const failure = (await answer.json().catch(() => ({ key: "ui-server" }))) as Failure;
    throw new Refusal(failure.key, failure.facts);
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Refusal("ui-offline");
    const pieces = (rest + value).split("\n");
    rest = pieces.pop() ?? "";
    for (const piece of pieces) {
      const line = JSON.parse(piece) as Line;
      if (line.state === "failed") throw new Refusal(line.failure?.key ?? "ui-server", line.failure?.facts);
      if (line.state === "done") return line.result as T;
      tell(line);
    }
  }
}

/** What went wrong, in the reader's language. */
export function spoken(error: unknown): string {
  if (!(error instanceof Refusal)) return t("ui-server");
  return error.key.startsWith("ui-") ? t(error.key) : words.speaker().refusal(error.key, error.facts);
}

/** A number as the reader's language writes it. */
export function local(shown: string): string {
  return settings.lang === "es" ? shown.replace(".", ",") : shown;
}

/** A share from 0 to 1 in per cent. */
export function percent(share: number, places = 2): string {
  return local((100 * share).toFixed(places));
}
