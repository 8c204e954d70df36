/** Many buttons as a panel: where games say so (`at`), or by themselves where their words are short. */
import { suitName, type Look } from "../art/faces";
import type { Move } from "../core/protocol";
import type { Speaker } from "../core/text";

export interface Cell {
  move: Move;
  row: number;
  col: number;
}

export interface Panel {
  cells: Cell[];
  rows: number;
  cols: number;
}

/** As many buttons as a bar still holds in a line or two. */
const LINE = 6;
/** The most columns of numbers and short words. */
const COLUMNS = 6;
const SHORT = 4;

/** What a narrow cell writes of a move, and the suit whose sign stands beside it. */
export interface Brief {
  text: string;
  suit: string;
  words: string;
}

/** A move in brief: its message's `.short`, else the number and the suit if it names just these, else all its words, and the suit if they name nothing else. */
export function briefOf(move: Move, speaker: Speaker): Brief {
  const words = move.say ? speaker.say(move.say) : move.text;
  const facts = move.say?.facts ?? {};
  const suit = speaker.look && suitName(String(facts.suit ?? ""), speaker.look as Look) ? String(facts.suit) : "";
  const short = move.say && speaker.has(move.say.key) ? speaker.message(move.say.key, facts, "short") : "";
  if (short) return { text: short, suit, words };
  const numbers = Object.values(facts).filter((fact) => typeof fact === "number");
  if (numbers.length !== 1) return { text: words, suit: Object.keys(facts).length === 1 ? suit : "", words };
  return suit || (words.length <= SHORT * 3 && Object.keys(facts).length === 1 && words.includes(String(numbers[0]))) ? { text: String(numbers[0]), suit, words } : { text: words, suit: "", words };
}

/** The place `row,column` (from 1) of a button. */
function placeOf(at: string | undefined): [number, number] | undefined {
  const found = /^(\d+)[,.](\d+)$/.exec(at ?? "");
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

/** The panel of these buttons; rows and columns of which nothing is left are closed up, but for columns to the left of what is. */
export function panelOf(moves: readonly Move[], brief: (move: Move) => Brief): Panel {
  const cells: Cell[] = [];
  for (const move of moves) {
    const at = placeOf(move.at);
    if (at) cells.push({ move, row: at[0], col: at[1] });
  }
  if (cells.length > 0) {
    const rows = [...new Set(cells.map((cell) => cell.row))].sort((a, b) => a - b);
    for (const cell of cells) cell.row = rows.indexOf(cell.row) + 1;
    return { cells, rows: rows.length, cols: Math.max(...cells.map((cell) => cell.col)) };
  }
  const short = moves.filter((move) => /^\d/.test(brief(move).text) && brief(move).text.length <= SHORT);
  if (short.length <= LINE) return { cells: [], rows: 0, cols: 0 };
  const cols = Math.ceil(short.length / Math.ceil(short.length / COLUMNS));
  return { cells: short.map((move, n) => ({ move, row: Math.floor(n / cols) + 1, col: (n % cols) + 1 })), rows: Math.ceil(short.length / cols), cols };
}
