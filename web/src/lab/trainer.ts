/** The trainer's routes: the mirror of src/sobremesa/server/lab_trainer.py. */
import { ask } from "../core/api";
import type { OptionInfo, Say, Value } from "../core/protocol";
import type { Figure } from "./wire";

export type Topic = "strategy" | "steal" | "dead";
export interface TrainerAsked { topic: Topic; seed: number; failed?: Record<string, number>; options?: Record<string, Value>; n?: number; answer?: string }
export interface ActTold { seat: number; kind: string; total: number }
export interface RivalTold { seat: number; stack: number; resisted: number }
export interface TrainerQuestion {
  kind: string;
  seat?: number;
  answers?: string[];
  name?: string;
  players?: number;
  hole?: string[];
  board?: string[];
  blocks?: string[];
  sb?: number;
  bb?: number;
  antes?: number;
  pot?: number;
  stack?: number;
  raiser_stack?: number;
  rivals?: number;
  aggressor?: boolean;
  continued?: boolean;
  told?: ActTold[];
  tournament?: boolean | null;
  entries?: boolean[];
  since_steal?: number;
  behind?: RivalTold[];
}
export interface OddsTold { name: string; share: Figure; n: number; of: number }
export interface TrainerGrade {
  right: boolean;
  answer: string;
  low?: number;
  high?: number;
  rule?: Say | null;
  odds?: OddsTold[];
  category?: string;
  listed?: string;
  blocks?: string[];
  failed?: string[];
  total?: number;
  all_in?: boolean;
  risk?: number;
  gain?: number;
}
export interface CategoryTold { name: string; listed: string; combos: number; share: Figure }
export interface HandsTold { actions: Record<string, string[][]>; kinds: string[][]; categories: CategoryTold[] }
export interface TrainerOptions { strategy: OptionInfo[]; stealing: OptionInfo[] }

export interface BookAsked {
  hole: string;
  board?: string;
  players?: number;
  seat?: number;
  acts?: string;
  sb?: number;
  bb?: number;
  ante?: number;
  straddle?: number;
  stack?: number;
  stacks?: Record<string, number>;
  tournament?: boolean;
  entries?: number;
  since_steal?: number;
  opener_steals?: number;
  pot?: number;
  bet?: number;
  raises?: number;
  rivals?: number;
  saw_flop?: number;
  aggressor?: boolean;
  continued?: boolean;
  options?: Record<string, Value>;
  seed?: number;
}
export interface StealTold { verdict: string; failed: string[]; total: number; all_in: boolean; risk: number; gain: number }
export interface BookTold { action: string; rule: Say; hand: string; total?: number; all_in?: boolean; blocks?: string[]; odds?: OddsTold[]; steal?: StealTold | null }

export const trainer = {
  options: () => ask<TrainerOptions>("/api/lab/trainer/options"),
  questions: (asked: TrainerAsked) => ask<TrainerQuestion[]>("/api/lab/trainer", asked),
  grade: (asked: TrainerAsked) => ask<TrainerGrade>("/api/lab/trainer/grade", asked),
  book: (asked: BookAsked) => ask<BookTold>("/api/lab/book", asked),
  hands: (options: Record<string, Value>, limpers: number) => ask<HandsTold>("/api/lab/starting-hands", { options, limpers }),
};

export const BLOCKS = ["early", "middle", "late", "blinds"];
/** Where a seat lies; P0 posts the small blind, and with two players P1 does. */
export function blockOf(players: number, seat: number): string {
  if (players === 2) return seat ? "late" : "blinds";
  if (seat < 2) return "blinds";
  const others = players - 2;
  const late = Math.min(2, others);
  return seat - 2 >= others - late ? "late" : seat - 2 < Math.ceil((others - late) / 2) ? "early" : "middle";
}

/** The seats in the order in which they speak before the flop; P0 and P1 post the blinds. */
export function speaking(players: number, straddle = false): number[] {
  const order = players === 2 ? [1, 0] : [...Array.from({ length: players - 2 }, (_, at) => at + 2), 0, 1];
  return straddle ? [...order.slice(1), order[0]!] : order;
}

export const CONDITIONS = ["S1", "S2", "S3", "S4", "S5", "S6"];

/** The message prefix of what a kind of question may be answered with. */
export function prefixOf(kind: string): string {
  return { category: "book-category-", position: "book-block-", steal: "steal-verdict-", dead: "dead-" }[kind] ?? "book-action-";
}
