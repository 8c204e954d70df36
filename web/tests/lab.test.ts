/** The laboratory's types against the server's structs, its cards, and what it asks while cards are missing. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";
import { afterEach, describe, expect, it } from "vitest";
import { Refusal } from "../src/core/api";
import { bench, readCards } from "../src/lab/bench.svelte";
import { blockOf, speaking } from "../src/lab/trainer";

const python = new URL("../../.venv/bin/python", import.meta.url).pathname;
const SCRIPT = `
import json, msgspec, sobremesa.server.lab_messages as wire
print(json.dumps({name: {f.encode_name: f.required for f in msgspec.structs.fields(cls)} for name, cls in vars(wire).items()
    if isinstance(cls, type) and issubclass(cls, msgspec.Struct) and cls.__module__ == wire.__name__}))`;

const file = ts.createSourceFile("wire.ts", readFileSync(new URL("../src/lab/wire.ts", import.meta.url), "utf8"), ts.ScriptTarget.Latest, true);
const mine = new Map<string, Record<string, boolean>>();
file.forEachChild((node) => {
  if (!ts.isInterfaceDeclaration(node)) return;
  mine.set(node.name.text, Object.fromEntries(node.members.filter(ts.isPropertySignature).map((member) => [member.name.getText(), !member.questionToken])));
});

describe.skipIf(!existsSync(python))("the mirror of the laboratory", () => {
  const theirs = existsSync(python) ? (JSON.parse(execFileSync(python, ["-c", SCRIPT], { encoding: "utf8" })) as Record<string, Record<string, boolean>>) : {};
  for (const [name, fields] of Object.entries(theirs)) {
    if (name === "WarmAsked") continue; // it has nothing in it
    it(`has ${name} field by field`, () => expect(mine.get(name)).toEqual(fields));
  }
});

describe("the bench", () => {
  afterEach(() => {
    bench.choose("texas-holdem");
    bench.clear();
    bench.outs = bench.bet = "";
    bench.ranged = false;
  });

  it("reads cards as the server does", () => {
    expect(readCards("Ah, 10d 7s")).toEqual(["Ah", "Td", "7s"]);
    expect(() => readCards("Ah 1s")).toThrow(Refusal);
    expect(() => readCards("Ah Ah")).toThrow(Refusal);
  });

  it("lays cards where they are wanted, once each", () => {
    for (const card of ["Jh", "8h", "Kh", "4h", "2s"]) bench.touch(card);
    expect([bench.hole, bench.board, bench.group]).toEqual([["Jh", "8h"], ["Kh", "4h", "2s"], "board"]);
    bench.touch("Kh");
    expect(bench.board).toEqual(["4h", "2s"]);
    bench.group = "hole";
    expect(bench.touch("Kh")).toBe(false);
    expect(() => bench.write("dead", "4h")).toThrow(Refusal);
    bench.write("dead", "Th 9h");
    expect(bench.known).toBe("Jh 8h 4h 2s Th 9h");
  });

  it("takes in no more cards than there are places, and then changes nothing", () => {
    bench.write("hole", "Jh 8h");
    expect(() => bench.write("hole", "Ah Kd Qs")).toThrow(Refusal);
    expect(() => bench.write("board", "2c 3c 4c 5c 6c 7c")).toThrow(Refusal);
    expect([bench.hole, bench.board]).toEqual([["Jh", "8h"], []]);
  });

  it("knows what is no number of outs", () => {
    for (const wrong of ["x", "-1", "2,5", "1e3", "99999999999999999999"]) {
      bench.outs = wrong;
      expect([bench.wrongOuts, bench.spot]).toEqual([wrong, undefined]);
    }
    bench.outs = " 48 ";
    expect([bench.wrongOuts, bench.spot?.outs]).toEqual(["", 48]);
  });

  it("asks of Omaha too, where the whole pot is for the high hand", () => {
    bench.choose("omaha");
    bench.write("hole", "Ah Kh 5c 6d");
    bench.write("board", "Qh 7h 2s");
    expect(bench.spot).toMatchObject({ game: "omaha", hole: "Ah Kh 5c 6d" });
    bench.choose("omaha-hilo");
    expect(bench.spot).toBeUndefined();
  });

  it("knows blocks and turns as the server does", () => {
    expect(Array.from({ length: 9 }, (_, seat) => blockOf(9, seat))).toEqual(["blinds", "blinds", "early", "early", "early", "middle", "middle", "late", "late"]);
    expect([blockOf(2, 0), blockOf(2, 1), blockOf(3, 2), blockOf(5, 2), blockOf(5, 3)]).toEqual(["blinds", "late", "late", "early", "late"]);
    expect([speaking(2), speaking(4), speaking(4, true)]).toEqual([[1, 0], [2, 3, 0, 1], [3, 0, 1, 2]]);
  });

  it("asks only what can be answered", () => {
    expect(bench.spot).toBeUndefined();
    bench.outs = "9";
    bench.bet = "2,5";
    expect(bench.spot).toMatchObject({ outs: 9, bet: "2.5", street: "flop" });
    expect(bench.players).toBeUndefined();
    bench.write("hole", "Jh 8h");
    expect(bench.players).toEqual(["Jh8h", "random"]);
    bench.addVillain();
    bench.touch("Ks");
    expect(bench.players).toBeUndefined();
    bench.touch("Qd");
    expect(bench.players).toEqual(["Jh8h", "KsQd"]);
    bench.dropVillain(0);
    expect(bench.group).toBe("hole");
  });

  it("keeps hands as long as the game wants them", () => {
    bench.choose("omaha");
    bench.write("hole", "As Ah Ks Kh");
    bench.choose("texas-holdem");
    expect(bench.hole).toEqual(["As", "Ah"]);
  });
});
