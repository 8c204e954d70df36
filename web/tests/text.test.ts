import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Facts } from "../src/core/protocol";
import { type Lang, Speaker, bundleOf } from "../src/core/text";

const TEXTS = new URL("../../src/sobremesa/text/", import.meta.url);
const source = (lang: Lang): string => {
  const folder = new URL(`${lang}/`, TEXTS);
  return readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort().map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
};
const own = `
m-card = [{ $card }]
m-cards = [{ $cards2 }]
m-suit = [{ $suit } { $rank }]
m-seats = [{ $seats }] { $seat }
m-n = { $n ->
    [one] una
   *[other] { $n }
}
m-say = [{ $say }]
m-option = [{ $option }={ $value }]
option-target = target
    .help = help
brisca-option-target = of brisca
value-on = yes
brisca-value-exchange-off = none here
`;
const speaker = (lang: Lang, look = "spanish", names = ["Ana", "", "Carmen"], slug = "brisca"): Speaker => new Speaker(bundleOf(lang, own + source(lang)), look, names, slug);

describe("the speaking of facts", () => {
  it("says cards, suits and ranks in the pack's words", () => {
    const es = speaker("es");
    expect(es.message("m-card", { card: "7o" })).toBe("[siete de oros]");
    expect(es.message("m-cards", { cards2: "7o 12c' *1" })).toBe("[siete de oros, rey de copas y comodín]");
    expect(es.message("m-suit", { suit: "b", rank: "11" })).toBe("[bastos caballo]");
    expect(speaker("en", "french").message("m-card", { card: "Th" })).toBe("[ten of hearts]");
  });

  it("writes decimals with the language's sign, and leaves other texts alone", () => {
    expect(speaker("es").message("m-n", { n: "−1.5" })).toBe("−1,5");
    expect(speaker("en").message("m-n", { n: "5.6" })).toBe("5.6");
    expect(speaker("es").message("m-n", { n: "1.5.2" })).toBe("1.5.2");
    expect(speaker("es").message("m-n", { n: 7 })).toBe("7");
  });

  it("writes numbers below zero with a minus sign, and no other hyphen", () => {
    for (const lang of ["es", "en"] as const) {
      expect(speaker(lang).message("m-n", { n: "-4" })).toBe("−4");
      expect(speaker(lang).message("m-n", { n: -4 })).toBe("−4");
      expect(speaker(lang).number(-12)).toBe("−12");
      expect(speaker(lang).message("m-n", { n: "3-4" })).toBe("3-4");
    }
    expect(speaker("es").number("-1.5")).toBe("−1,5");
  });

  it("names players, and those without a name by their seat", () => {
    expect(speaker("es").message("m-seats", { seats: "0 1 2", seat: 1 })).toBe("[Ana, Jugador 2 y Carmen] Jugador 2");
    expect(speaker("en").message("m-seats", { seats: "2", seat: 0 })).toBe("[Carmen] Ana");
  });

  it("asks for a game's own wording first", () => {
    const es = speaker("es");
    expect(es.option("target")).toBe("of brisca");
    expect(es.help("target")).toBe("");
    expect(es.value("exchange", "off")).toBe("none here");
    expect(es.value("anything", 30)).toBe("30");
    expect(new Speaker(bundleOf("es", own), "", [], "other").help("target")).toBe("help");
  });

  it("leaves unknown keys and empty facts as they stand", () => {
    const es = speaker("es");
    expect(es.message("no-such-message")).toBe("no-such-message");
    expect(es.message("m-card", { card: "" })).toBe("[]");
    expect(es.message("m-n", { n: 1 })).toBe("una");
    expect(es.message("m-n", { n: 3 })).toBe("3");
  });
});

const python = new URL("../../.venv/bin/python", import.meta.url).pathname;
const START_MS = 60_000; // Python starts on a machine that may be busy
describe.skipIf(!existsSync(python))("the server's speaker", { timeout: START_MS }, () => {
  it("says the same of the shared catalogue", () => {
    const cases: [string, Facts][] = [
      ["event-play", { seat: 1, card: "7o" }],
      ["refused-must-follow", { suit: "c" }],
      ["refused-option-value", { option: "target", value: "on", allowed: "1, 2" }],
      ["trump-is", { suit: "e" }],
      ["stock-left", { n: 12 }],
      ["turn-of", { seat: 2 }],
    ];
    const script = `
import json, sys
from sobremesa.text import Speaker
cases = json.loads(sys.argv[1])
print(json.dumps([[Speaker(lang, "spanish", ["Ana", "", "Carmen"], "brisca").message(key, facts) for key, facts in cases] for lang in ("es", "en")]))`;
    const told = JSON.parse(execFileSync(python, ["-c", script, JSON.stringify(cases)], { encoding: "utf8" })) as string[][];
    const said = (["es", "en"] as Lang[]).map((lang) => {
      const one = new Speaker(bundleOf(lang, source(lang)), "spanish", ["Ana", "", "Carmen"], "brisca");
      return cases.map(([key, facts]) => one.message(key, facts));
    });
    expect(said).toEqual(told);
  });

  it("begins the same sentences with a capital", () => {
    const cases: [string, Facts][] = [
      ["pocha-lead-suit", { suit: "o" }],
      ["refused-brisca-twin", { card: "7o" }],
      ["tricks-takes", { seat: 0 }],
      ["tricks-takes", { seat: 3 }],
      ["tricks-bid-n", { n: 3 }],
    ];
    const script = `
import json, sys
from sobremesa.core.view import Say
from sobremesa.text import Speaker
cases = json.loads(sys.argv[1])
print(json.dumps([Speaker("es", "spanish", ["ana", "", "Carmen"], "brisca").say(Say(key, facts)) for key, facts in cases]))`;
    const told = JSON.parse(execFileSync(python, ["-c", script, JSON.stringify(cases)], { encoding: "utf8" })) as string[];
    const one = new Speaker(bundleOf("es", source("es")), "spanish", ["ana", "", "Carmen"], "brisca");
    expect(cases.map(([key, facts]) => one.say({ key, facts }))).toEqual(told);
    expect(told).toEqual(["Oros", "Siete de oros ya está en la baza: echa otra", "ana se lleva la baza", "El muerto se lleva la baza", "3"]);
  });
});

describe("the page's own texts", () => {
  const keys = (lang: Lang): string[] => [...readFileSync(new URL(`${lang}/web.ftl`, TEXTS), "utf8").matchAll(/^(ui-[\w-]+) =/gm)].map((found) => found[1] ?? "");
  it("are the same in both languages", () => expect(keys("es")).toEqual(keys("en")));
  it("are all there", () => {
    const files = readdirSync(new URL("../src", import.meta.url), { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
    const used = new Set(files.flatMap((name) => [...readFileSync(new URL(`../src/${name}`, import.meta.url), "utf8").matchAll(/"(ui-[a-z0-9-]+)"/g)].map((found) => found[1] ?? "")));
    expect([...used].filter((key) => !keys("es").includes(key))).toEqual([]);
    expect(used.size).toBeGreaterThan(80);
  });
});
