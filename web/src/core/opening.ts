/** Opening a table, and what the page has still to do there once it has joined: bots to seat, a match to start. */
import { api } from "./api";
import { guest } from "./guest.svelte";
import type { NewTable } from "./protocol";
import { router } from "./router.svelte";

/** Levels of the bots by seat; seats not named get normal ones when the match starts. */
export interface Opening {
  start: boolean;
  bots?: Record<number, string>;
}

const key = (code: string): string => `sobremesa-opening-${code}`;

export async function openTable(table: NewTable, start: boolean, bots: Record<number, string> = {}): Promise<void> {
  await guest.know();
  const info = await api.open(table);
  keepOpening(info.code, { start, bots });
  router.go(`/t/${info.code}`);
}

export function keepOpening(code: string, opening: Opening): void {
  sessionStorage.setItem(key(code), JSON.stringify(opening));
}

/** What is still to be done at a table just opened here; asked once. */
export function takeOpening(code: string): Opening | undefined {
  const kept = sessionStorage.getItem(key(code));
  sessionStorage.removeItem(key(code));
  return kept ? (JSON.parse(kept) as Opening) : undefined;
}

/** A seat's own chance for the deal. */
export function ownChance(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
