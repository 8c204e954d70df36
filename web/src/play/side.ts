/** Teams: told by a sign and a colour, never by colour alone. */
import type { View } from "../core/protocol";

/** Whether some play together at this table. */
export const hasSides = (view: View): boolean => {
  const sides = view.seats.map((seat) => seat.side ?? -1).filter((side) => side >= 0);
  return new Set(sides).size < sides.length;
};

export const SIGNS = ["●", "▲", "■", "◆"];

/** The team of a seat, -1 where nobody plays together. */
export const sideOf = (view: View, seat: number): number => (hasSides(view) ? (view.seats.find((other) => other.seat === seat)?.side ?? -1) : -1);
