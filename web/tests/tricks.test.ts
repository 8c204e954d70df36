import { describe, expect, it } from "vitest";
import type { Item, Move, View, Zone } from "../src/core/protocol";
import { Speaker, bundleOf } from "../src/core/text";
import { briefOf, panelOf } from "../src/play/bids";
import { held, linesOf, suitOf } from "../src/play/hand";
import { arrange, onlyCounted, towards } from "../src/play/regions";
import { hasSides, sideOf } from "../src/play/side";
import { around, ledOf, roundsOf } from "../src/play/trick";

const cards = (text: string): Item[] => text.split(" ").filter(Boolean).map((face) => ({ id: face, face }));
const names = (items: Item[]): string => items.map((item) => item.id).join(" ");
const hand = (text: string, owner = 0): Zone => ({ id: `hand-${owner}`, kind: "hand", layout: "fan", owner, items: cards(text) });
const trick = (text: string, owners: number[]): Zone => ({ id: "trick", kind: "trick", layout: "trick", items: cards(text).map((item, n) => ({ ...item, owner: owners[n] ?? -1 })) });
const view = (zones: Zone[], look = "french", count = 4): View => ({ game: "x", seat: 0, look, seats: Array.from({ length: count }, (_, seat) => ({ seat })), zones, actors: [] });

describe("a hand", () => {
  it("is held by suits of changing colour where tricks are played", () => {
    const mine = hand("2s Ks 2h 3d 4d 2c *1");
    expect(names(held(mine, view([mine, trick("", [])])))).toBe("2s Ks 2h 2c 3d 4d *1");
  });
  it("has no two suits of a colour side by side where one suit is missing", () => {
    const mine = hand("2s 2h 3h 4d");
    expect(names(held(mine, view([mine, trick("", [])])))).toBe("4d 2s 2h 3h");
  });
  it("stays as it came without tricks, and where the game has sorted it", () => {
    const mine = hand("2d 3s 4d");
    expect(names(held(mine, view([mine])))).toBe("2d 3s 4d");
    const sorted = { ...mine, shape: { sorted: 1 } };
    expect(names(held(sorted, view([sorted, trick("", [])])))).toBe("2d 3s 4d");
  });
  it("lies in one line while each card shows enough, else in two, parted between suits", () => {
    const thirteen = cards("2s 3s 4s 5s 6s 7s 8s 2h 3h 4h 5h 6h 7h");
    expect(linesOf(thirteen, 1000).map(names)).toEqual([names(thirteen)]);
    expect(linesOf(thirteen, 344).map((line) => line.length)).toEqual([7, 6]);
    expect(linesOf(cards("2s 3s 4s 5s 6s 7s 2h 3h 4h 5h 6h 7h 8h"), 344).map((line) => line.length)).toEqual([6, 7]);
    expect(linesOf(cards("1o 2o 3o 4o 5o 6o 7o 1c 2c 3c"), 344)).toHaveLength(1);
    for (let count = 1; count <= 17; count += 1) {
      const lines = linesOf(Array.from({ length: count }, (_, n) => ({ id: `${n}s`, face: `${n}s` })), 344);
      expect(lines.flat()).toHaveLength(count);
      for (const line of lines) expect((344 - 54) / Math.max(1, line.length - 1)).toBeGreaterThanOrEqual(30);
    }
  });
  it("knows no suit of a joker or a back", () => {
    expect([suitOf("10c'"), suitOf("*1"), suitOf("")]).toEqual(["c", "", ""]);
  });
});

describe("a trick", () => {
  it("begins a round when somebody plays again", () => {
    expect(roundsOf(trick("9d Jd 2d Kd", [1, 2, 1, 2]).items ?? []).map(names)).toEqual(["9d Jd", "2d Kd"]);
  });
  it("tells the suit led, by its first card or by what the game says", () => {
    expect(ledOf(trick("9d Js", [1, 2]))).toBe("d");
    expect(ledOf({ ...trick("*1 Js", [1, 2]), shape: { led: "h" } })).toBe("h");
    expect(ledOf(trick("", []))).toBe("");
  });
  it("lies around the middle up to four players, in a line above", () => {
    const table = trick("9d", [1]);
    expect([3, 4, 5, 8].map((count) => around(table, view([table], "french", count)))).toEqual([true, true, false, false]);
    expect(around({ ...table, shape: { aside: 1 } }, view([table]))).toBe(false);
  });
});

describe("an open hand", () => {
  it("of somebody else lies by itself, but for a few cards", () => {
    const regions = arrange(view([hand("2s", 0), hand("2h 3h 4h 5h 6h", 1), hand("2d 3d", 2)]));
    expect(regions.open.map((zone) => zone.id)).toEqual(["hand-1"]);
    expect(regions.others.find((other) => other.seat === 2)?.zones).toHaveLength(1);
    expect(regions.hand.map((zone) => zone.id)).toEqual(["hand-0"]);
  });
});

describe("a circle that is not seat by seat", () => {
  const round = (circle: number[], direction = "clockwise"): View => ({ ...view([], "french", 3), circle, direction });
  it("seats the others by it, a dummy among them", () => {
    expect(arrange(round([0, 2, 3, 1])).others.map((other) => other.seat)).toEqual([2, 3, 1]);
    expect(arrange(round([0, 2, 3, 1], "anticlockwise")).others.map((other) => other.seat)).toEqual([1, 3, 2]);
    expect(towards(round([0, 2, 3, 1]), 3).y).toBeCloseTo(-1);
  });
  it("lays a dummy's cards by themselves to the last, without a player's panel", () => {
    for (const cards of ["2s 3s 4s 5s 6s", "2s 3s", ""]) {
      const regions = arrange({ ...round([0, 2, 3, 1]), zones: [hand(cards, 3)] });
      expect(regions.open.map((zone) => zone.id)).toEqual(["hand-3"]);
      expect(regions.others.map((other) => [other.seat, other.zones.length])).toEqual([[2, 0], [1, 0]]);
    }
  });
  it("has whoever sits out at the end", () => {
    expect(arrange({ ...view([], "french", 4), circle: [0, 2, 3], direction: "clockwise" }).others.map((other) => other.seat)).toEqual([2, 3, 1]);
  });
});

describe("what has been won", () => {
  it("face down is counted beside the name, however it is laid", () => {
    const pile = (face: string): Zone => ({ id: "pile-0", kind: "pile", layout: "fan", owner: 0, items: [{ face }], count: 1 });
    const regions = arrange(view([pile("")]));
    expect([regions.hand, regions.shelf.map((zone) => zone.id)]).toEqual([[], ["pile-0"]]);
    expect([onlyCounted(pile("")), onlyCounted(pile("2s"))]).toEqual([true, false]);
  });
});

describe("sides", () => {
  it("are shown where some play together", () => {
    const alone = view([]);
    expect(hasSides({ ...alone, seats: alone.seats.map((seat) => ({ ...seat, side: seat.seat })) })).toBe(false);
    const pairs = { ...alone, seats: alone.seats.map((seat) => ({ ...seat, side: seat.seat % 2 })) };
    expect([0, 1, 2, 3].map((seat) => sideOf(pairs, seat))).toEqual([0, 1, 0, 1]);
  });
});

describe("an auction", () => {
  const speaker = new Speaker(bundleOf("es", "suit-french-h = corazones\nbid = { $n } de { $suit }\nnt = { $n } sin triunfo\n    .short = { $n } ST\nask = Pido { $n }\npass = Paso"), "french");
  const brief = (move: Move) => briefOf(move, speaker);
  it("writes a bid in brief and says it in full", () => {
    expect(brief({ text: "7h", say: { key: "bid", facts: { n: 7, suit: "h" } } })).toEqual({ text: "7", suit: "h", words: "7 de corazones" });
    expect(brief({ text: "7n", say: { key: "nt", facts: { n: 7 } } })).toEqual({ text: "7 ST", suit: "", words: "7 sin triunfo" });
    expect(brief({ text: "3", say: { key: "ask", facts: { n: 3 } } })).toMatchObject({ text: "3", words: "Pido 3" });
    expect(brief({ text: "pass", say: { key: "pass" } })).toMatchObject({ text: "Paso", suit: "" });
  });
  it("has its buttons where the game puts them, without the rows that are gone", () => {
    const panel = panelOf([{ text: "a", at: "3,2" }, { text: "b", at: "4,1" }, { text: "pass" }], brief);
    expect([panel.rows, panel.cols, panel.cells.length]).toEqual([2, 2, 2]);
    expect(panel.cells.map((cell) => [cell.move.text, cell.row, cell.col])).toEqual([["a", 1, 2], ["b", 2, 1]]);
  });
  it("puts many numbers in rows by itself, and leaves a few buttons alone", () => {
    const asks = (count: number): Move[] => Array.from({ length: count }, (_, n) => ({ text: `bid ${n}`, say: { key: "ask", facts: { n } } }));
    expect(panelOf([...asks(14), { text: "pass", say: { key: "pass" } }], brief)).toMatchObject({ rows: 3, cols: 5 });
    expect(panelOf(asks(18), brief)).toMatchObject({ rows: 3, cols: 6 });
    expect(panelOf(asks(4), brief).cells).toEqual([]);
  });
});
