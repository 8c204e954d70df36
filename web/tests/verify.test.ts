import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { namesOf } from "../src/core/packs";
import { Stream, check, commitmentOf, handKey, hex, matchKey, readRecord, unhex } from "../src/core/verify";

const secret = Uint8Array.from({ length: 32 }, (_, n) => n);

describe("the published construction", () => {
  it("commits with SHA-256", async () => {
    expect(await commitmentOf(new Uint8Array(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  });

  it("counts a line feed in a text as a blank", async () => {
    const one = await matchKey(secret, "m", ["a\nb", ""]);
    expect(hex(one)).toBe(hex(await matchKey(secret, "m", ["a b", ""])));
    expect(hex(one)).not.toBe(hex(await matchKey(secret, "m", ["a", "b"])));
  });

  it("tells a secret that was not committed to", async () => {
    const fair = { match: "m", commitment: await commitmentOf(secret), texts: ["x"], secret: hex(secret) };
    expect((await check(fair))?.fits).toBe(true);
    expect((await check({ ...fair, secret: hex(new Uint8Array(32)) }))?.fits).toBe(false);
    expect(await check({ ...fair, secret: "" })).toBeUndefined();
    expect(await check({ ...fair, secret: "zz" })).toBeUndefined();
  });

  it("shuffles without favour", async () => {
    const stream = await Stream.ofHand(await matchKey(secret, "m", []), 0);
    const counts = [0, 0, 0];
    for (let n = 0; n < 3000; n++) counts[await stream.below(3)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
    expect([...(await stream.shuffle(40))].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
  });
});

describe("what is read", () => {
  it("takes hexadecimal texts and records only", () => {
    expect(unhex("0aFF")).toEqual(Uint8Array.from([10, 255]));
    expect(unhex("abc")).toBeUndefined();
    expect(readRecord("{")).toBeUndefined();
    expect(readRecord("null")).toBeUndefined();
    expect(readRecord('{"game":"brisca","seats":2,"options":{}}')?.game).toBe("brisca");
  });

  it("names packs in pack order", () => {
    expect(namesOf("es40").slice(0, 11).join(" ")).toBe("1o 2o 3o 4o 5o 6o 7o 10o 11o 12o 1c");
    expect(namesOf("fr52", 2, 2)).toHaveLength(106);
    expect(namesOf("fr52", 2, 2).slice(-3).join(" ")).toBe("Kc' *1 *2");
  });
});

const python = new URL("../../.venv/bin/python", import.meta.url).pathname;
describe.skipIf(!existsSync(python))("the server's stream", () => {
  it("is the same, word by word", async () => {
    const script = `
import json
from sobremesa.core.fair import match_key
from sobremesa.core.chance import KeyedChance
from sobremesa.core.packs import get_pack
key = match_key(bytes(range(32)), "partida", ["uno\\ndos", "", "tres"])
chance = KeyedChance(key)
chance.begin_hand(3)
cards = list(range(108)); chance.shuffle(cards); more = list(range(40)); chance.shuffle(more)
print(json.dumps({"key": key.hex(), "cards": cards, "more": more, "dice": [chance.below(6) for _ in range(50)], "names": get_pack("mix104", 2, 3).names}))`;
    const told = JSON.parse(execFileSync(python, ["-c", script], { encoding: "utf8" })) as { key: string; cards: number[]; more: number[]; dice: number[]; names: string[] };
    const key = await matchKey(secret, "partida", ["uno\ndos", "", "tres"]);
    expect(hex(key)).toBe(told.key);
    expect((await handKey(key, 3)).length).toBe(32);
    const stream = await Stream.ofHand(key, 3);
    expect(await stream.shuffle(108)).toEqual(told.cards);
    expect(await stream.shuffle(40)).toEqual(told.more);
    const dice: number[] = [];
    for (let n = 0; n < 50; n++) dice.push(await stream.below(6));
    expect(dice).toEqual(told.dice);
    expect(namesOf("mix104", 2, 3)).toEqual(told.names);
  });
});
