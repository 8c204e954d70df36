import type { Component } from "svelte";
import type { Zone } from "../core/protocol";
import type { Scene } from "./scene";

type Board = Component<{ zone: Zone; scene: Scene }>;

/** The renderers of special boards, by the layout of their zone. */
export const boards: Partial<Record<string, { board: Board }>> = {};
