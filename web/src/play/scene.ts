/** What every part of a table's drawing shares. */
import type { Facts, View } from "../core/protocol";
import type { Speaker } from "../core/text";
import type { Play } from "./play.svelte";

export interface Scene {
  view: View;
  speaker: Speaker;
  play: Play;
  /** Seed of the pattern on the backs of this table's cards. */
  back: string;
  /** Whether it only shows (a replay, a spectator). */
  still: boolean;
  /** Whether the reader may act now. */
  mine: boolean;
  /** Whether the game waits for the reader. */
  turn: boolean;
  /** What the hint points at: ids of items, zones or places. */
  hinted: Set<string>;
  /** What has just come into the reader's hand from another. */
  fresh: Set<string>;
  t: (key: string, facts?: Facts) => string;
}
