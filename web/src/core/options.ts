/** A game's options in the set-up form: which are shown, with what value, and what is sent. */
import type { GameInfo, OptionInfo, Value } from "./protocol";

type Chosen = Record<string, Value>;

/** The value in force: what was chosen, else the preset's, else the default. */
export function valueOf(game: GameInfo, seats: number, chosen: Chosen, option: OptionInfo): Value {
  if (option.id === "seats") return seats;
  const own = chosen[option.id];
  if (own !== undefined) return own;
  const preset = option.id === "preset" ? undefined : presetOf(game, chosen)[option.id];
  return preset ?? option.values[0] ?? "";
}

function presetOf(game: GameInfo, chosen: Chosen): Chosen {
  const option = game.options?.find((other) => other.id === "preset");
  return option ? (game.presets?.[String(chosen.preset ?? option.values[0])] ?? {}) : {};
}

/** The options that matter as things stand, in the game's order. */
export function shown(game: GameInfo, seats: number, chosen: Chosen): OptionInfo[] {
  const holds = (id: string, values: Value[]): boolean => {
    if (id === "seats") return values.includes(seats);
    const other = game.options?.find((option) => option.id === id);
    return other === undefined || values.includes(valueOf(game, seats, chosen, other));
  };
  return (game.options ?? []).filter((option) => option.id !== "seats" && (option.when ?? []).every(([id, values]) => holds(id, values)));
}

/** What was chosen and says something: what differs from the preset's or the default, and is shown. */
export function changed(game: GameInfo, seats: number, chosen: Chosen): Chosen {
  const found: Chosen = {};
  for (const option of shown(game, seats, chosen)) {
    const value = chosen[option.id];
    if (value === undefined) continue;
    const { [option.id]: _, ...others } = chosen;
    if (value !== valueOf(game, seats, others, option)) found[option.id] = value;
  }
  return found;
}

/** Whether only `on` and `off` may be chosen. */
export function isFlag(option: OptionInfo): boolean {
  return option.values.length === 2 && option.values.includes("on") && option.values.includes("off");
}

/** A whole number typed into a field; undefined for an empty or other text. */
export function numberOf(text: string | number): number | undefined {
  const plain = String(text).trim();
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : undefined;
}
