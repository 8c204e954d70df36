/** Speaks the catalogue's messages for one reader: the browser's twin of src/sobremesa/text/__init__.py. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Fact, Facts, Say } from "./protocol";

export type Lang = "es" | "en";

export function bundleOf(lang: Lang, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Numbers below zero with a minus sign instead of a hyphen. */
export const minus = (text: string): string => text.replace(/(?<![\p{L}\p{N}_-])-(?=\d)/gu, "−");

export class Speaker {
  private readonly ways: Record<string, (text: string) => string>;

  constructor(
    readonly bundle: FluentBundle,
    readonly look = "",
    readonly names: readonly string[] = [],
    readonly slug = "",
  ) {
    this.ways = {
      card: (text) => this.card(text),
      cards: (text) => this.join(text.split(/\s+/).map((name) => this.card(name))),
      suit: (text) => this.message(`suit-${this.look || "french"}-${text}`),
      rank: (text) => this.message(`rank-${this.look || "french"}-${text}`),
      seat: (text) => this.name(text),
      seats: (text) => this.join(text.split(/\s+/).map((seat) => this.name(seat))),
      option: (text) => this.option(text),
      value: (text) => this.value("", text),
      say: (text) => this.message(text),
    };
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message filled with facts that are spoken as their names say. An unknown key is spoken as it stands. */
  message(key: string, facts: Facts = {}, attribute = ""): string {
    const message = this.bundle.getMessage(key);
    if (!message) return key;
    const pattern = attribute ? message.attributes[attribute] : message.value;
    if (!pattern) return "";
    const spoken: Record<string, string | number> = {};
    for (const [name, fact] of Object.entries(facts)) spoken[name] = this.spoken(name, fact);
    const text = this.bundle.formatPattern(pattern, spoken, []);
    return Object.values(facts).some((fact) => typeof fact === "number" && fact < 0) ? minus(text) : text;
  }

  say(say: Say): string {
    return this.sentence(say.key, say.facts);
  }

  refusal(key: string, facts: Facts = {}): string {
    return this.sentence(`refused-${key}`, facts);
  }

  /** A message that stands by itself: if it begins with a fact in words, with a capital; a player's name stays as it was given. */
  private sentence(key: string, facts: Facts = {}): string {
    const text = this.message(key, facts);
    const pattern = this.bundle.getMessage(key)?.value;
    const first = Array.isArray(pattern) ? pattern[0] : undefined;
    const opening = typeof first === "object" && first.type === "var" ? first.name : "";
    const way = opening.replace(/\d+$/, "");
    const named = (way === "seat" || way === "seats") && !this.isDummy(Number(facts[opening]));
    return way in this.ways && !named ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }

  /** A card in words. */
  card(text: string): string {
    const name = text.replace(/'+$/, "");
    if (name.startsWith("*")) return this.first([`${this.slug}-card-joker-${name.slice(1)}`, "card-joker"], name);
    const look = this.look || "french";
    const filled = { r: this.message(`rank-${look}-${name.slice(0, -1)}`), s: this.message(`suit-${look}-${name.slice(-1)}`) };
    return this.message(`card-${look}`, filled);
  }

  /** A player's name; past the last player, the dummy's. */
  name(seat: string | number): string {
    const index = Number(seat);
    if (this.isDummy(index)) return this.message("seat-dummy");
    return this.names[index] || this.message("seat-name", { n: index + 1 });
  }

  private isDummy(index: number): boolean {
    return this.names.length > 0 && index >= this.names.length;
  }

  option(id: string): string {
    return this.first([`${this.slug}-option-${id}`, `option-${id}`], id);
  }

  /** An option's explanation, empty if it has none. */
  help(id: string): string {
    const key = [`${this.slug}-option-${id}`, `option-${id}`].find((key) => this.has(key));
    return key ? this.message(key, {}, "help") : "";
  }

  value(id: string, value: Fact): string {
    const named = String(value).replaceAll(" ", "_"); // a list
    return this.first([`${this.slug}-value-${id}-${named}`, `value-${id}-${named}`, `value-${named}`], String(value));
  }

  private first(wanted: string[], otherwise: string): string {
    const key = wanted.find((key) => this.has(key));
    return key ? this.message(key) : otherwise;
  }

  private spoken(name: string, fact: Fact): Fact {
    const way = this.ways[name.replace(/\d+$/, "")];
    if (way && String(fact) !== "") return way(String(fact));
    return typeof fact === "string" ? this.number(fact) : fact;
  }

  /** A number as the language writes it: below zero with a minus sign, decimals in Spanish with a comma; any other text as it is. */
  number(value: Fact): string {
    const text = String(value);
    if (!/^[+−-]?\d+(\.\d+)?$/.test(text)) return text;
    return minus(this.bundle.locales[0] === "es" ? text.replace(".", ",") : text);
  }

  private join(words: string[]): string {
    if (words.length < 2) return words.join("");
    return this.message("list-and", { first: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
  }
}
