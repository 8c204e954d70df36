/** Bots have no names of their own: here they get those of people who always had time for a game. */
import type { Place } from "./protocol";

const BOTS = ["Paca", "Eusebio", "Nieves", "Fermín", "Remedios", "Blas", "Casilda", "Tino", "Amparo", "Zoilo", "Lola", "Genaro"];

/** The names by seat; a table's code says who has come today. */
export function namesAt(code: string, places: readonly Place[]): string[] {
  const start = [...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const found: string[] = [];
  for (const place of places) found[place.seat] = place.name || (place.kind === "bot" ? (BOTS[(start + place.seat) % BOTS.length] ?? "") : "");
  return Array.from(found, (name) => name ?? "");
}
