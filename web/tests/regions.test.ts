import { describe, expect, it } from "vitest";
import type { View, Zone } from "../src/core/protocol";
import { arrange, cellOf, gridOf, towards } from "../src/play/regions";

const grid = { rows: 3, cols: 4, base: 1, foot: false };
const zone = (id: string, layout: Zone["layout"], owner = -1, kind = id): Zone => ({ id, kind, layout, owner });
const view = (seats: number, seat: number, zones: Zone[] = [], direction?: string): View => ({
  game: "x",
  seat,
  seats: Array.from({ length: seats }, (_, n) => ({ seat: n })),
  zones,
  actors: [],
  ...(direction ? { direction } : {}),
});

describe("places of a grid", () => {
  it("are read in all their forms", () => {
    expect(cellOf("a1", grid)).toEqual({ row: 2, col: 0 });
    expect(cellOf("d3", grid)).toEqual({ row: 0, col: 3 });
    for (const at of ["2.3", "2,3", "2-3", "r2c3"]) expect(cellOf(at, grid)).toEqual({ row: 1, col: 2 });
    expect(cellOf("1.1", { ...grid, foot: true })).toEqual({ row: 2, col: 0 });
    expect(cellOf("7", grid)).toEqual({ row: 1, col: 2 });
    expect(cellOf("0", { ...grid, base: 0 })).toEqual({ row: 0, col: 0 });
    expect(cellOf("somewhere", grid)).toBeUndefined();
  });
  it("tell the size and the first number where the shape does not", () => {
    const items = ["0.0", "2.3"].map((at) => ({ id: at, at }));
    expect(gridOf({ ...zone("g", "grid"), items })).toEqual({ rows: 3, cols: 4, base: 0, foot: false });
    expect(gridOf({ ...zone("g", "grid"), items: items.slice(1), shape: { rows: 5, cols: 5 } })).toEqual({ rows: 5, cols: 5, base: 1, foot: false });
  });
});

describe("the table", () => {
  it("seats the others as they sit", () => {
    expect(arrange(view(4, 0)).others.map((other) => other.seat)).toEqual([3, 2, 1]);
    expect(arrange(view(4, 2, [], "clockwise")).others.map((other) => other.seat)).toEqual([3, 0, 1]);
    expect(arrange(view(2, -1)).me).toBe(0);
  });
  it("lays a trick's cards towards their owners", () => {
    const right = towards(view(4, 0), 1);
    expect([Math.round(right.x), Math.round(right.y)]).toEqual([1, 0]);
    const left = towards(view(4, 0, [], "clockwise"), 1);
    expect([Math.round(left.x), Math.round(left.y)]).toEqual([-1, 0]);
  });
  it("gives each zone its region", () => {
    const zones = [zone("hand-0", "fan", 0, "hand"), zone("hand-1", "fan", 1, "hand"), zone("stock", "stack"), zone("trick", "trick"), zone("a", "column"), zone("b", "column"), zone("pile-0", "stack", 0, "pile")];
    const regions = arrange(view(2, 0, zones));
    expect(regions.hand.map((one) => one.id)).toEqual(["hand-0"]);
    expect(regions.others[0]?.zones.map((one) => one.id)).toEqual(["hand-1"]);
    expect(regions.shelf.map((one) => one.id)).toEqual(["pile-0"]);
    expect(regions.centre.map((band) => [band.kind, band.zones.length])).toEqual([["small", 2], ["columns", 2]]);
  });
});
