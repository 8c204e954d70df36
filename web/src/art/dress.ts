/** Which inks a card's figures and signs are printed in. */

import type { Face, SuitName } from "./faces";

/** The colour of a suit's sign: matters for French signs, Spanish ones carry their own. */
export function inkOf(suit: SuitName | "", fourColour: boolean): string {
  switch (suit) {
    case "heart":
      return "var(--sm-red)";
    case "diamond":
      return fourColour ? "var(--sm-blue)" : "var(--sm-red)";
    case "club":
      return fourColour ? "var(--sm-green-ink)" : "var(--sm-ink)";
    default:
      return "var(--sm-ink)";
  }
}

/** The colour of an index. Gold letters would be too pale on paper, so coins have theirs in bronze. */
export function indexInk(suit: SuitName | "", fourColour: boolean): string {
  switch (suit) {
    case "oro":
      return "var(--sm-bronze)";
    case "copa":
      return "var(--sm-red)";
    case "espada":
      return "var(--sm-blue)";
    case "basto":
    case "leaf":
      return "var(--sm-green-ink)";
    case "bell":
    case "acorn":
      return "var(--sm-bronze)";
    case "shield":
      return "var(--sm-blue)";
    case "rose":
      return "var(--sm-red)";
    default:
      return inkOf(suit, fourColour);
  }
}

const RED = "var(--sm-red)";
const BLUE = "var(--sm-blue)";
const GREEN = "var(--sm-green)";
const GOLD = "var(--sm-gold)";
const INK = "#3a362f";

const DRESSES: Record<SuitName, readonly [a: string, b: string, t: string]> = {
  oro: [GOLD, RED, "var(--sm-cream)"],
  copa: [RED, BLUE, GOLD],
  espada: [BLUE, RED, GOLD],
  basto: [GREEN, RED, GOLD],
  spade: [INK, RED, GOLD],
  heart: [RED, BLUE, GOLD],
  diamond: [GOLD, RED, "var(--sm-cream)"],
  club: [GREEN, INK, GOLD],
  leaf: [GREEN, RED, GOLD],
  bell: [GOLD, RED, "var(--sm-cream)"],
  acorn: ["var(--sm-bronze)", GREEN, GOLD],
  shield: [BLUE, GOLD, "var(--sm-cream)"],
  rose: [RED, GREEN, GOLD],
};

const HAIR: Record<SuitName, string> = {
  oro: "#7d4a1e",
  copa: "#54351f",
  espada: "#2f2822",
  basto: "#5e4630",
  spade: "#2f2822",
  heart: "#7d4a1e",
  diamond: "#a8742c",
  club: "#54351f",
  leaf: "#2f2822",
  bell: "#a8742c",
  acorn: "#54351f",
  shield: "#2f2822",
  rose: "#7d4a1e",
};

/** The custom properties of a card's figure: main cloth, second cloth, trimming, the horse and its mane. */
export function dress(face: Face, fourColour: boolean): string {
  if (face.joker) {
    const [a, b] = face.joker % 2 ? [RED, BLUE] : [INK, GREEN];
    return `--a:${a};--b:${b};--t:${GOLD}`;
  }
  if (!face.suit) return "";
  let [a, b, t] = DRESSES[face.suit];
  if (fourColour && face.suit === "diamond") [a, b, t] = [BLUE, RED, GOLD];
  const dark = face.suit === "copa" || face.suit === "basto";
  // The king of clubs is the old one.
  const hair = (face.suit === "basto" || face.suit === "club") && (face.rank === "12" || face.rank === "K") ? "#918877" : HAIR[face.suit];
  return `--sm-hair:${hair};--a:${a};--b:${b};--t:${t};--h:${dark ? "#7b5133" : "#efe3cb"};--mane:${dark ? "#3b281b" : "#8b7a5e"}`;
}
