/** What is said at the table, in words: in a bubble the speaker is plain to see, in a line he is named. */
import type { Remark } from "./table.svelte";
import type { Speaker } from "./text";

const said = (remark: Remark, speaker: Speaker): string => (remark.say ? speaker.say(remark.say) : "");

/** For the log and those who listen. What somebody has said aloud has his name before it, unless it names him. */
export function lineOf(remark: Remark, speaker: Speaker): string {
  if (remark.text !== undefined) return `${remark.name ?? ""}: ${remark.text}`;
  const text = said(remark, speaker);
  const name = remark.aloud && remark.seat >= 0 ? speaker.name(remark.seat) : "";
  return name && !text.includes(name) ? `${name}: ${text}` : text;
}

/** For the bubble at the seat: what the player says, which may be told otherwise to those who listen (`…-aloud`), else without the name before it. */
export function bubbleOf(remark: Remark, speaker: Speaker): string {
  if (remark.text === undefined && remark.say && speaker.has(`${remark.say.key}-aloud`)) return speaker.message(`${remark.say.key}-aloud`, remark.say.facts);
  const text = remark.text ?? said(remark, speaker);
  const name = `${speaker.name(remark.seat)}: `;
  return text.startsWith(name) ? text.slice(name.length).replace(/^\p{L}/u, (first) => first.toUpperCase()) : text;
}
