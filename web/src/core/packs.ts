/** The packs' cards in pack order, so that a shuffle can be shown in the games' notation. */

const FRENCH = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
const SPANISH = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
const without = (ranks: string[], ...out: string[]): string[] => ranks.filter((rank) => !out.includes(rank));

export const PACKS: Record<string, { ranks: string[]; suits: string; look: string }> = {
  es40: { ranks: without(SPANISH, "8", "9"), suits: "oceb", look: "spanish" },
  es48: { ranks: SPANISH, suits: "oceb", look: "spanish" },
  fr52: { ranks: FRENCH, suits: "shdc", look: "french" },
  fr40: { ranks: without(FRENCH, "8", "9", "T"), suits: "shdc", look: "french" },
  es52: { ranks: FRENCH, suits: "oceb", look: "spanish52" },
  mix104: { ranks: FRENCH, suits: "shdcoueb", look: "mixed" },
};

/** The names of the cards of a pack: suit by suit, copy by copy, jokers last. */
export function namesOf(pack: string, copies = 1, jokers = 0): string[] {
  const kind = PACKS[pack];
  if (!kind) return [];
  const found: string[] = [];
  for (let copy = 0; copy < copies; copy++) for (const suit of kind.suits) for (const rank of kind.ranks) found.push(rank + suit + "'".repeat(copy));
  for (let joker = 1; joker <= jokers; joker++) found.push(`*${joker}`);
  return found;
}
