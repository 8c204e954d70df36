/** The laboratory's pages. One more is one more line here, a component, and the text `lab-tab-<id>`; each is loaded when it is opened. */
import type { Component } from "svelte";

export interface Tab {
  id: string;
  load: () => Promise<{ default: Component }>;
}

export const TABS: Tab[] = [
  { id: "calculator", load: () => import("./Calculator.svelte") },
  { id: "ranges", load: () => import("./Ranges.svelte") },
  { id: "tables", load: () => import("./Tables.svelte") },
  { id: "drill", load: () => import("./Drill.svelte") },
  { id: "trainer", load: () => import("./Trainer.svelte") },
  { id: "hands", load: () => import("./Hands.svelte") },
];
