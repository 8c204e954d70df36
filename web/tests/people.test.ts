import { describe, expect, it } from "vitest";
import { ranking } from "../src/core/people";
import type { View } from "../src/core/protocol";

describe("the ranking at the end", () => {
  const view = (scores: number[], winners: number[]): View => ({ game: "g", seat: 0, seats: scores.map((score, seat) => ({ seat, score })), zones: [], actors: [], winners });
  const order = (scores: number[], winners: number[]): number[] => ranking(view(scores, winners)).map((seat) => seat.seat);

  it("puts the winners first, the rest downwards where more is better", () => {
    expect(order([10, 40, 25], [1])).toEqual([1, 2, 0]);
  });
  it("goes upwards where the winner has fewest", () => {
    expect(order([101, 12, 60], [1])).toEqual([1, 2, 0]);
    expect(order([3, 0, 0, 5], [1, 2])).toEqual([1, 2, 0, 3]);
  });
  it("takes nothing from a draw", () => {
    expect(order([5, 9], [])).toEqual([1, 0]);
    expect(order([5, 5], [1])).toEqual([1, 0]);
  });
});
