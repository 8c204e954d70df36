import { describe, expect, it } from "vitest";
import { besides, buttonsOf, drop, liftedOf, lightsOf, pickText, pickTotal, touch, touchPlace } from "../src/core/choice";
import type { Move, View, Zone } from "../src/core/protocol";
import { changed, shown } from "../src/core/options";
import { backoff } from "../src/core/socket";

const zone = (id: string, text: string, owner = -1, layout: Zone["layout"] = "row"): Zone => ({ id, kind: id, layout, owner, items: text.split(" ").filter(Boolean).map((face) => ({ id: face, face })) });
const view = (zones: Zone[], moves: Move[], more: Partial<View> = {}): View => ({ game: "x", seat: 0, seats: [], zones, actors: [0], moves, ...more });

describe("touching", () => {
  const one = view([zone("hand-0", "7o 3c", 0), zone("trick", "")], [{ text: "7o", items: ["7o"], target: "trick" }, { text: "pass" }]);

  it("plays the one move of a thing", () => expect(touch(one, [], "7o", "hand-0")).toEqual({ do: "play", text: "7o" }));
  it("tries what is not legal", () => expect(touch(one, [], "3c", "hand-0")).toEqual({ do: "try", text: "3c", item: "3c" }));
  it("makes buttons of moves that take nothing", () => {
    expect(buttonsOf(one).map((move) => move.text)).toEqual(["pass"]);
    expect([...liftedOf(one)]).toEqual(["7o"]);
  });

  const columns = view(
    [zone("a", "5s", -1, "column"), zone("b", "6h", -1, "column"), zone("c", "6d", -1, "column"), zone("d", "9d", -1, "column")],
    [
      { text: "5s b", items: ["5s"], target: "b", say: { key: "to", facts: { n: 1 } } },
      { text: "5s c", items: ["5s"], target: "c", say: { key: "to", facts: { n: 2 } } },
    ],
  );
  it("offers several moves and lights their targets", () => {
    const answer = touch(columns, [], "5s", "a");
    expect(answer.do === "menu" && answer.moves.length).toBe(2);
    expect([...lightsOf(columns, ["5s"]).targets].sort()).toEqual(["b", "c"]);
    expect(touch(columns, ["5s"], "6d", "c")).toEqual({ do: "play", text: "5s c" });
    expect(touchPlace(columns, ["5s"], "b")).toEqual({ do: "play", text: "5s b" });
    expect(touch(columns, ["5s"], "9d", "d")).toEqual({ do: "try", text: "5s d", item: "5s" });
    expect(touch(columns, ["5s"], "5s", "a")).toEqual({ do: "select", ids: [] });
  });
  it("drops where it is let go", () => {
    expect(drop(columns, "5s", "a", "c", "", "6d")).toEqual({ do: "play", text: "5s c" });
    expect(drop(columns, "5s", "a", "d")).toEqual({ do: "try", text: "5s d", item: "5s" });
    expect(drop(columns, "5s", "a", "a")).toEqual({ do: "select", ids: [] });
    expect(drop(one, "7o", "hand-0", "trick")).toEqual({ do: "play", text: "7o" });
  });

  it("opens no menu over free places that are drawn", () => {
    const line = (id: string): Zone => ({ ...zone(id, "", 0), shape: { slots: 5 } });
    const lines = view(
      [line("middle-0"), line("back-0"), zone("hand-0", "5s 6h", 0)],
      [
        { text: "5s middle", items: ["5s"], target: "middle-0", say: { key: "middle" } },
        { text: "5s back", items: ["5s"], target: "back-0", say: { key: "back" } },
        { text: "set 5s", items: ["5s", "6h"], quiet: true },
      ],
    );
    expect(touch(lines, [], "5s", "hand-0")).toEqual({ do: "select", ids: ["5s"] });
    expect([...lightsOf(lines, ["5s"]).targets].sort()).toEqual(["back-0", "middle-0"]);
    expect(touchPlace(lines, ["5s"], "back-0")).toEqual({ do: "play", text: "5s back" });
  });
  it("joins the things of one move", () => {
    const pairs = view([zone("grid", "8s 5h 5d")], [{ text: "8s 5h", items: ["8s", "5h"] }, { text: "8s 5d", items: ["8s", "5d"] }]);
    expect(touch(pairs, [], "8s", "grid").do).toBe("menu");
    expect(touch(pairs, ["8s"], "5d", "grid")).toEqual({ do: "play", text: "8s 5d" });
    expect(touch(pairs, [], "5d", "grid")).toEqual({ do: "select", ids: ["5d"] });
  });

  it("gives nothing away of quiet moves", () => {
    const quiet = view([zone("grid", "a b c")], [{ text: "a b c", items: ["a", "b", "c"], quiet: true }]);
    expect(liftedOf(quiet).size).toBe(0);
    expect(touch(quiet, [], "a", "grid")).toEqual({ do: "select", ids: ["a"] });
    expect(lightsOf(quiet, ["a"]).items.size).toBe(0);
    expect(touch(quiet, ["a"], "b", "grid")).toEqual({ do: "select", ids: ["a", "b"] });
    expect(touch(quiet, ["a", "b"], "c", "grid")).toEqual({ do: "play", text: "a b c" });
  });

  it("plays a zone that is itself a move's thing or target", () => {
    const draw = view([{ id: "stock", kind: "stock", layout: "stack", count: 9 }], [{ text: "draw", items: ["stock"] }]);
    expect(touchPlace(draw, [], "stock")).toEqual({ do: "play", text: "draw" });
    expect(buttonsOf(draw)).toEqual([]);
  });

  it("finds places", () => {
    const board = view([{ id: "grid", kind: "g", layout: "grid", items: [{ id: "p", face: "p", at: "0,1" }] }, zone("hand-0", "7o", 0)], [
      { text: "7o 0,0", items: ["7o"], target: "grid/0,0" },
      { text: "7o 0,1", items: ["7o"], target: "grid/0,1" },
    ]);
    expect(touchPlace(board, ["7o"], "grid", "0,0")).toEqual({ do: "play", text: "7o 0,0" });
    expect(touch(board, ["7o"], "p", "grid")).toEqual({ do: "play", text: "7o 0,1" });
    expect(touchPlace(board, ["7o"], "grid", "2,2")).toEqual({ do: "try", text: "7o grid/2,2", item: "7o" });
  });
});

describe("picks", () => {
  it("are written in the order of their zones", () => {
    const pick = { id: "p", text: "take {items}", say: { key: "k" }, zones: ["hand-0", "table"], worth: { "7o": 7, "3c": 3, "5e": 5 }, goal: 15 };
    const table = view([zone("table", "5e 3c"), zone("hand-0", "7o", 0)], [], { picks: [pick] });
    expect(pickText(table, pick, ["3c", "5e", "7o"])).toBe("take 7o 5e 3c");
    expect(pickTotal(pick, ["3c", "5e", "7o"])).toBe(15);
  });
});

describe("the set-up form", () => {
  const game = {
    slug: "g", family: "f", seats: [2, 4],
    options: [
      { id: "preset", values: ["a", "b"] },
      { id: "exchange", values: ["on", "off"] },
      { id: "by", values: ["x", "y"], when: [["seats", [4]], ["exchange", ["on"]]] as [string, (string | number)[]][] },
    ],
    presets: { b: { exchange: "off" } },
  };
  it("hides what does not matter", () => {
    expect(shown(game, 2, {}).map((option) => option.id)).toEqual(["preset", "exchange"]);
    expect(shown(game, 4, {}).map((option) => option.id)).toEqual(["preset", "exchange", "by"]);
    expect(shown(game, 4, { preset: "b" }).map((option) => option.id)).toEqual(["preset", "exchange"]);
  });
  it("sends only what differs", () => {
    expect(changed(game, 4, { exchange: "on", by: "y" })).toEqual({ by: "y" });
    expect(changed(game, 2, { preset: "b", exchange: "on", by: "y" })).toEqual({ preset: "b", exchange: "on" });
  });
});

describe("picking several", () => {
  const hand = view(
    [zone("hand-0", "Kd 7h 2c", 0)],
    [{ text: "pass 7h Kd", items: ["7h", "Kd"] }, { text: "sell Kd 7h", items: ["Kd", "7h"] }, { text: "pass 2c Kd", items: ["2c", "Kd"] }],
  );
  const pick = { id: "pass", text: "pass {items}", say: { key: "p", facts: {} }, zones: ["hand-0"], low: 2, high: 2 };
  it("does not offer twice what confirming sends", () => {
    expect(besides(hand, pick, ["Kd", "7h"]).map((move) => move.text)).toEqual(["sell Kd 7h"]);
    expect(besides(hand, { ...pick, goal: 15 }, ["Kd", "7h"]).length).toBe(2);
  });
});

describe("coming back", () => {
  it("waits longer each time, up to a bound", () => {
    expect(backoff(0, 0.5)).toBe(500);
    expect(backoff(3, 0.5)).toBe(4000);
    expect(backoff(20, 1)).toBeLessThanOrEqual(18_750);
  });
});
