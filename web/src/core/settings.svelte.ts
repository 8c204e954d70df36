/** What the player has chosen for himself; kept in this browser. */
import type { Lang } from "./text";

export type Cloth = "green" | "wine" | "navy" | "plain";
export type Theme = "auto" | "light" | "dark";

interface Kept {
  lang: Lang;
  theme: Theme;
  cloth: Cloth;
  fourColour: boolean;
  sound: boolean;
  leftHanded: boolean;
  panel: boolean;
  handNames: boolean;
}

const KEY = "sobremesa";

function kept(): Kept {
  const start: Kept = {
    lang: navigator.language.startsWith("en") ? "en" : "es",
    theme: "auto",
    cloth: "green",
    fourColour: false,
    sound: false,
    leftHanded: false,
    panel: true,
    handNames: true,
  };
  try {
    return { ...start, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return start;
  }
}

class Settings {
  private now = $state<Kept>(kept());

  get lang() { return this.now.lang; }
  set lang(value: Lang) { this.now.lang = value; this.keep(); }
  get theme() { return this.now.theme; }
  set theme(value: Theme) { this.now.theme = value; this.keep(); }
  get cloth() { return this.now.cloth; }
  set cloth(value: Cloth) { this.now.cloth = value; this.keep(); }
  get fourColour() { return this.now.fourColour; }
  set fourColour(value: boolean) { this.now.fourColour = value; this.keep(); }
  get sound() { return this.now.sound; }
  set sound(value: boolean) { this.now.sound = value; this.keep(); }
  get leftHanded() { return this.now.leftHanded; }
  set leftHanded(value: boolean) { this.now.leftHanded = value; this.keep(); }
  get panel() { return this.now.panel; }
  set panel(value: boolean) { this.now.panel = value; this.keep(); }

  /** Whether one's own hand is told in words before it is shown: for those who are learning. */
  get handNames() { return this.now.handNames; }
  set handNames(value: boolean) { this.now.handNames = value; this.keep(); }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // A browser that keeps nothing still plays; the choice lasts until the page is closed.
    }
  }
}

export const settings = new Settings();

/** Whether the system asks for less motion. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
