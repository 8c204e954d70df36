import { describe, expect, it } from "vitest";
import { line } from "../dev/samples";
import { along, follow, landings, routesOf, squaresOf, step } from "../src/boards/draughts";
import { fit, layOut, numbers } from "../src/boards/line";

const numeric = (n: number): string => Array.from({ length: (n * n) / 2 }, (_, i) => String(i + 1)).join(" ");
const names = new Set("a1 c1 e1 b2 d2 f2 a3 c3 e3 b4 d4 f4 b6 c5 e5 d6 f6 d8 e7 c7".split(" "));

describe("a draughts board", () => {
  it("numbers its squares row by row from the top left of the first mover", () => {
    const squares = squaresOf({ rows: 10, cols: 10, notation: "numeric", corner: "left", squares: numeric(10) });
    expect(squares.find((square) => square.name === "1")).toEqual({ name: "1", row: 0, col: 1 });
    expect(squares.find((square) => square.name === "6")).toEqual({ name: "6", row: 1, col: 0 });
    expect(squares.find((square) => square.name === "46")).toEqual({ name: "46", row: 9, col: 0 });
  });

  it("starts the other way where the right corner is of play", () => {
    const squares = squaresOf({ rows: 12, cols: 12, notation: "numeric", corner: "right", squares: numeric(12) });
    expect(squares.find((square) => square.name === "72")).toEqual({ name: "72", row: 11, col: 11 });
    expect(squares[0]).toEqual({ name: "1", row: 0, col: 0 });
  });

  it("reads moves and leaves alone what is no move", () => {
    const routes = routesOf(["d4-e5", "f6xd8xb6[e7,c7]", "Ka1-b2", "b6xd8=[c7]", "draw", "resign"].map((text) => ({ text })), names);
    expect(routes.map((route) => route.path.join(" "))).toEqual(["d4 e5", "f6 d8 b6", "a1 b2", "b6 d8"]);
    expect(routes[1]).toMatchObject({ taken: ["e7", "c7"], capture: true, crowns: false });
    expect(routes[3]).toMatchObject({ taken: ["c7"], crowns: true });
  });

  it("asks landing by landing when routes share their ends", () => {
    const routes = routesOf([{ text: "c1xe3xc5xe7[d2,d4,d6]" }, { text: "c1xe3xe5xe7[d2,e4,e6]" }, { text: "c1xa3[b2]" }], names);
    const first = landings(routes, ["c1"]);
    expect([...first.next].sort()).toEqual(["a3", "e3"]);
    expect(first.ends.has("e7")).toBe(false);
    expect(first.ends.get("a3")?.text).toBe("c1xa3[b2]");
    expect([...landings(routes, ["c1", "e3"]).next].sort()).toEqual(["c5", "e5"]);
    expect(along(routes, ["c1", "e3", "c5"]).map((route) => route.text)).toEqual(["c1xe3xc5xe7[d2,d4,d6]"]);
  });

  it("follows a piece that moves, and one that is crowned", () => {
    let key = 0;
    const fresh = (): number => (key += 1);
    const before = follow([], [{ at: "c7", face: "0m" }, { at: "a1", face: "0m" }, { at: "d8", face: "1m" }], fresh);
    const after = follow(before, [{ at: "b8", face: "0k" }, { at: "a1", face: "0m" }], fresh);
    expect(after.map((man) => man.key)).toEqual([1, 2]);
    expect(key).toBe(3);
  });

  it("goes with the arrows to the next square of play", () => {
    const squares = squaresOf({ rows: 8, cols: 8, notation: "algebraic", squares: "a1 c1 b2 d2 a3 c3" });
    expect(step(squares, "a1", 1, 0)).toBe("c1");
    expect(step(squares, "c1", 0, -1)).toBe("d2");
    expect(step(squares, "d2", 0, -1)).toBe("c3");
    expect(step(squares, "a3", -1, 0)).toBe("a3");
  });
});

/** Where a tile lies, and the half that shows its first number. */
function boxes(zone: ReturnType<typeof line>, width: number) {
  return layOut(zone.items ?? [], width).tiles.map((tile) => {
    const [w, h] = tile.turn % 2 ? [1, 0.5] : [0.5, 1];
    return { ...tile, left: tile.x - w, right: tile.x + w, top: tile.y - h, low: tile.y + h };
  });
}

describe("a line of dominoes", () => {
  for (const [high, count, spinner] of [[6, 28, false], [9, 55, false], [9, 55, true], [12, 91, true]] as const) {
    for (const width of [16, 20, 24, 31, 40, 60]) {
      it(`lays ${count} tiles ${spinner ? "round a spinner " : ""}in ${width} without one on another`, () => {
        const zone = line(high, count, spinner);
        const tiles = boxes(zone, width);
        expect(tiles.length).toBe(zone.items?.length);
        for (const [n, one] of tiles.entries()) {
          expect(one.right - one.left).toBeLessThanOrEqual(2);
          expect(one.left).toBeGreaterThanOrEqual(-width / 2 - 0.01);
          expect(one.right).toBeLessThanOrEqual(width / 2 + 0.01);
          for (const other of tiles.slice(n + 1)) {
            const over = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.low, other.low) - Math.max(one.top, other.top);
            expect(Math.min(over, down), `${one.item.face} at ${one.item.at} and ${other.item.face} at ${other.item.at}`).toBeLessThan(0.01);
          }
        }
      });
    }
  }

  it("puts equal numbers side by side", () => {
    for (const zone of [line(6, 28, false), line(9, 55, true)]) {
      const tiles = boxes(zone, 24);
      const byPlace = new Map(tiles.map((tile) => [tile.item.at, tile]));
      for (const tile of tiles) {
        const [way, n] = (tile.item.at ?? "").split(" ");
        if (way === "start") continue;
        const inner = byPlace.get(n === "1" ? "start" : `${way} ${Number(n) - 1}`);
        if (!inner) throw new Error(`nothing before ${tile.item.at}`);
        // The closest pair of halves of two neighbours shows one number.
        const halves = (one: typeof tile) => {
          const [a, b] = numbers(one.item);
          const quarter = (one.turn * Math.PI) / 2;
          const dx = Math.sin(quarter) / 2;
          const dy = -Math.cos(quarter) / 2;
          return [{ n: a, x: one.x + dx, y: one.y + dy }, { n: b, x: one.x - dx, y: one.y - dy }];
        };
        const pairs = halves(tile).flatMap((one) => halves(inner).map((two) => ({ far: Math.hypot(one.x - two.x, one.y - two.y), same: one.n === two.n })));
        pairs.sort((one, two) => one.far - two.far);
        expect(pairs[0]?.same, `${inner.item.face} then ${tile.item.face} at ${tile.item.at}`).toBe(true);
      }
    }
  });

  it("fits the room it has", () => {
    const { unit, layout } = fit(line(6, 28, false).items ?? [], 352, 230, 21);
    expect(layout.width * unit).toBeLessThanOrEqual(352);
    expect(layout.height * unit).toBeLessThanOrEqual(230);
    expect(unit).toBeGreaterThanOrEqual(14);
  });

  it("lays nothing where nothing is", () => {
    expect(layOut([], 20).tiles).toEqual([]);
  });
});
