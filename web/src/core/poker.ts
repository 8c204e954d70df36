/** The games of poker that the laboratory can help with; those of {@link PHH} can also be told in that format (tests/server/test_lab.py compares). */
export const PHH: readonly string[] = ["texas-holdem", "omaha", "omaha-hilo", "seven-card-stud", "seven-card-stud-hilo", "five-card-draw"];
export const POKER: readonly string[] = [...PHH, "five-card-stud", "poker-comodin"];
