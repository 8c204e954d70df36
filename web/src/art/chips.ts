/** Colours of chips by what they are worth, and an amount as piles of them. */

/** Least worth, colour of the body, colour of the marks on its rim; the most valuable first. */
export const CHIPS: readonly (readonly [least: number, body: string, mark: string])[] = [
  [1000, "#7a5a16", "#f4e6c4"],
  [500, "#4b3a63", "#efe6d2"],
  [100, "#2a2723", "#e9d9a8"],
  [25, "#2f6a35", "#f4ecd6"],
  [10, "#2b5c8a", "#f4ecd6"],
  [5, "#a8342a", "#f4ecd6"],
  [1, "#efe3c6", "#7a4e2d"],
];

export interface Pile {
  body: string;
  mark: string;
  height: number;
}

/** The piles that make an amount, the most valuable first: as many kinds as `kinds`, no pile higher than `high`. */
export function pilesOf(amount: number, kinds = 3, high = 4): Pile[] {
  const found: Pile[] = [];
  let left = Math.max(0, Math.floor(amount));
  for (const [worth, body, mark] of CHIPS) {
    const count = Math.floor(left / worth);
    if (count === 0) continue;
    left -= count * worth;
    found.push({ body, mark, height: Math.min(high, count) });
    if (found.length === kinds) break;
  }
  return found;
}
