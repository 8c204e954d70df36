import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Item, Look, Zone } from "../src/core/protocol";
import { STEP_MS, TRICK_MS, ViewQueue, gathers, restOf } from "../src/core/queue";

const items = (text: string): Item[] => text.split(" ").filter(Boolean).map((face, owner) => ({ id: face, face, owner }));
const trick = (text: string): Zone => ({ id: "trick", kind: "trick", layout: "trick", items: items(text), count: items(text).length });
const aside = (text: string): Zone => ({ id: "last", kind: "last-trick", layout: "trick", items: items(text), shape: { aside: 1 } });
const hand = (owner: number, count: number): Zone => ({ id: `hand-${owner}`, kind: "hand", layout: "fan", owner, count });
const look = (seq: number, ...zones: Zone[]): Look => ({ type: "view", seq, view: { game: "x", seat: 0, seats: [], zones, actors: [0], moves: [{ text: "m" }] } });

describe("the queue of views", () => {
  let shown: [number, boolean][];
  let queue: ViewQueue;
  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    queue = new ViewQueue((one, pause) => shown.push([one.seq, pause]));
  });
  afterEach(() => vi.useRealTimers());

  it("shows the first at once and lets the next rest", () => {
    queue.push(look(1));
    queue.push(look(2));
    expect(shown).toEqual([[1, false]]);
    expect(queue.busy).toBe(true);
    vi.advanceTimersByTime(STEP_MS);
    expect(shown).toEqual([[1, false], [2, false]]);
    expect(queue.busy).toBe(false);
  });

  it("drops what is older and replaces what is the same", () => {
    queue.push(look(5));
    queue.push(look(4));
    queue.push(look(5, trick("1o")));
    expect(shown).toEqual([[5, false], [5, false]]);
  });

  it("skips to the newest", () => {
    for (const seq of [1, 2, 3, 4]) queue.push(look(seq));
    queue.skip();
    expect(shown).toEqual([[1, false], [4, false]]);
    vi.advanceTimersByTime(10_000);
    expect(shown).toHaveLength(2);
  });

  it("does not act out what one has missed for long", () => {
    queue.push(look(1));
    for (let seq = 2; seq < 40; seq++) queue.push(look(seq));
    expect(shown.at(-1)?.[0]).toBeGreaterThan(20);
  });

  it("leaves a full trick lying before it is gathered", () => {
    queue.push(look(1, trick("1o 2o"), aside(""), hand(2, 3)));
    queue.push(look(2, trick(""), aside("1o 2o 3o"), hand(2, 2)));
    vi.advanceTimersByTime(STEP_MS);
    expect(shown).toEqual([[1, false], [2, true]]);
    vi.advanceTimersByTime(TRICK_MS - 1);
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(shown.at(-1)).toEqual([2, false]);
  });

  it("lets steps follow at once where there is no motion, but not the trick", () => {
    queue = new ViewQueue((one, pause) => shown.push([one.seq, pause]), () => true);
    queue.push(look(1));
    queue.push(look(2, trick("1o 2o")));
    expect(shown).toHaveLength(2);
    queue.push(look(3, trick("")));
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(TRICK_MS);
    expect(shown).toHaveLength(3);
  });
});

describe("the trick's rest", () => {
  it("is made of the table before with the whole trick on it, and lets nobody play", () => {
    const rest = restOf(look(1, trick("1o 2o"), aside("9c"), hand(2, 3)), look(2, trick(""), aside("1o 2o 3o"), hand(2, 2)));
    expect(rest?.view.zones[0]?.items?.map((item) => item.id)).toEqual(["1o", "2o", "3o"]);
    expect(rest?.view.zones[2]?.count).toBe(2);
    expect(rest?.view.moves).toBeUndefined();
    expect(rest?.view.actors).toEqual([]);
  });

  it("shows which card has won, where the one who takes it has laid just one", () => {
    const taken = (seat: number): Look => {
      const after = look(2, trick(""), aside("1o 2o 3o"));
      return { ...after, view: { ...after.view, events: [{ kind: "win", say: { key: "x" }, seat }] } };
    };
    const marked = (seat: number) => restOf(look(1, trick("1o 2o")), taken(seat))?.view.zones[0]?.items?.map((item) => item.marks?.join(" ") ?? "");
    expect(marked(1)).toEqual(["", "winner", ""]);
    expect(marked(7)).toEqual(["", "", ""]);
  });

  it("is not made up where nothing was taken", () => {
    expect(restOf(look(1, trick("1o"), aside("")), look(2, trick("1o 2o"), aside("")))).toBeUndefined();
    expect(restOf(look(1, trick("1o"), aside("")), look(2, trick(""), aside("5c 6c")))).toBeUndefined();
  });

  it("is told from a trick that grows", () => {
    expect(gathers(look(1, trick("1o 2o")).view, look(2, trick("1o 2o 3o")).view)).toBe(false);
    expect(gathers(look(1, trick("1o 2o")).view, look(2, trick("3o")).view)).toBe(true);
  });
});
