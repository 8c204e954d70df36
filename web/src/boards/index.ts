/** Renderers of special boards, and which zones they are for. */
import type { Component } from "svelte";
import type { Zone } from "../core/protocol";
import type { Scene } from "../play/scene";
import DominoZone from "./DominoZone.svelte";
import DraughtsZone from "./DraughtsZone.svelte";

export { default as DominoLine } from "./DominoLine.svelte";
export { default as DraughtsBoard } from "./DraughtsBoard.svelte";

/** The renderer of a zone that has one of its own. */
export function boardFor(zone: Zone): Component<{ zone: Zone; scene: Scene }> | undefined {
  if (zone.layout === "board" && zone.shape?.squares && zone.shape.notation) return DraughtsZone;
  if (zone.layout === "line") return DominoZone;
  return undefined;
}
