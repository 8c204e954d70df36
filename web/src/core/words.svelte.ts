/** The language in use: its catalogue, kept after the first load, so that it can change while a match goes on. */
import type { Facts } from "./protocol";
import { settings } from "./settings.svelte";
import { type Lang, Speaker, bundleOf } from "./text";
import type { FluentBundle } from "@fluent/bundle";

class Words {
  private bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
  failed = $state(false);

  /** Loads the catalogue of the language in use, if it is not there yet. */
  async load(lang: Lang = settings.lang): Promise<void> {
    if (this.bundles[lang]) return;
    try {
      const answer = await fetch(`/api/text/${lang}.ftl`);
      if (!answer.ok) throw new Error(String(answer.status));
      this.bundles = { ...this.bundles, [lang]: bundleOf(lang, await answer.text()) };
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  get bundle(): FluentBundle | undefined {
    return this.bundles[settings.lang] ?? Object.values(this.bundles)[0];
  }

  /** A speaker for a game and its players, in the language in use. */
  speaker(look = "", names: readonly string[] = [], slug = ""): Speaker {
    return new Speaker(this.bundle ?? EMPTY, look, names, slug);
  }

  private readonly plain = $derived.by(() => this.speaker());

  /** A text of the interface, or any message that needs no players. */
  t(key: string, facts?: Facts): string {
    return this.plain.message(key, facts);
  }

  game(slug: string): string {
    return this.t(`game-${slug}`);
  }

  get ready(): boolean {
    return this.bundle !== undefined;
  }
}

const EMPTY = bundleOf("es", "");

export const words = new Words();
/** `t("ui-hint")` in short. */
export const t = (key: string, facts?: Facts): string => words.t(key, facts);
