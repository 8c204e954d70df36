/** Bots have no names of their own: here they get those of people who always had time for a game. */
import type { Place, Seat, View } from "./protocol";

const BOTS = ["Paca", "Eusebio", "Nieves", "Fermín", "Remedios", "Blas", "Casilda", "Tino", "Amparo", "Zoilo", "Lola", "Genaro"];

/** The names by seat; a table's code says who has come today. */
export function namesAt(code: string, places: readonly Place[]): string[] {
  const start = [...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const found: string[] = [];
  for (const place of places) found[place.seat] = place.name || (place.kind === "bot" ? (BOTS[(start + place.seat) % BOTS.length] ?? "") : "");
  return Array.from(found, (name) => name ?? "");
}

/** The seats as a match leaves them: the winners, then the others from best to worst, which is downwards unless the winners have the fewest points. */
export function ranking(view: View): Seat[] {
  const winners = view.winners ?? [];
  const score = (seat: Seat): number => seat.score ?? 0;
  const won = view.seats.filter((seat) => winners.includes(seat.seat)).map(score);
  const lost = view.seats.filter((seat) => !winners.includes(seat.seat)).map(score);
  const fewer = won.length > 0 && lost.length > 0 && Math.max(...won) <= Math.min(...lost) && Math.min(...won) < Math.max(...lost);
  const place = (seat: Seat): number => (winners.includes(seat.seat) ? 0 : 1);
  return [...view.seats].sort((a, b) => place(a) - place(b) || (fewer ? score(a) - score(b) : score(b) - score(a)));
}
