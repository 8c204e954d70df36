/** Where what the reader says himself stands: beside his own place, over no number. */

/** Must stay in sight: chips, scores, what is counted, the others, and what is shared. */
const KEPT = "[data-chips], [data-stack], [data-seat] .score, .title, .count, .note, .facts li, [data-seat], [data-area=\"board\"] [data-item]";
/** Had better stay in sight. */
const CARDS = ".hand [data-item], .shelf [data-item], [data-layout=\"trick\"] [data-item], [data-area] [data-item]";
const COST = 100;
/** A corner of the table is farther from the seat: as bad as so many cards hidden. */
const CORNER = 12;
const GAP = 3;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meet = (a: Box, b: Box): boolean => a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;

/** Moves the reader's speech to the place at his seat where it hides least: over it, beside it, or under it. */
export function beside(node: HTMLElement): () => void {
  const seat = node.closest<HTMLElement>("[data-seat]");
  const board = node.closest<HTMLElement>(".board");
  if (!seat || !board) return () => undefined;
  const boxes = (what: string): Box[] => [...board.querySelectorAll(what)].filter((part) => part !== seat && !part.contains(node) && part.checkVisibility({ visibilityProperty: true })).map((part) => part.getBoundingClientRect()).filter((box) => box.width > 2 && box.height > 2);
  const look = (): void => {
    const room = board.getBoundingClientRect();
    const home = seat.getBoundingClientRect();
    // Not as it is drawn now: it grows when it comes.
    const { offsetWidth: width, offsetHeight: height } = node;
    const middle = (home.left + home.right - width) / 2;
    const level = (home.top + home.bottom - height) / 2;
    const places: [x: number, y: number, far?: number][] = [
      [middle, home.top - height - GAP],
      [home.right + GAP, level],
      [home.left - width - GAP, level],
      [room.left, home.top - height - GAP, CORNER],
      [room.right, home.top - height - GAP, CORNER],
      [middle, home.bottom + GAP],
    ];
    const kept = boxes(KEPT);
    const cards = boxes(CARDS);
    let least = Infinity;
    for (const [x, y, far = 0] of places) {
      const left = Math.max(room.left + GAP, Math.min(x, room.right - width - GAP));
      const box = { left, right: left + width, top: y, bottom: y + height };
      const cost = COST * ([home, ...kept].filter((other) => meet(box, other)).length + Number(box.top < room.top || box.bottom > room.bottom)) + cards.filter((other) => meet(box, other)).length + far;
      if (cost >= least) continue;
      least = cost;
      node.style.translate = `${left - home.left - seat.clientLeft}px ${y - home.top - seat.clientTop}px`;
    }
  };
  const size = new ResizeObserver(look);
  for (const part of [node, seat, board]) size.observe(part);
  look();
  return () => size.disconnect();
}
