/** The HTTP routes of docs/protocol.md. */
import type { Facts, Failure, GameInfo, Guest, MatchRecord, NewTable, Replay, TableInfo } from "./protocol";

/** A refusal of the server, to be spoken as `refused-<key>`. */
export class Refusal extends Error {
  constructor(readonly key: string, readonly facts: Facts = {}) {
    super(key);
  }
}

/** Asks the server: a `GET`, or with a body a `POST` of it. Fails with a {@link Refusal}. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  } catch {
    throw new Refusal("ui-offline");
  }
  if (!answer.ok) {
    let failure: Failure = { key: "ui-server" };
    try {
      failure = (await answer.json()) as Failure;
    } catch {
      // Not one of the server's own answers: what stands above is all there is to say.
    }
    throw new Refusal(failure.key, failure.facts);
  }
  return (await answer.json()) as T;
}

let shelf: Promise<GameInfo[]> | undefined;

export const api = {
  games(): Promise<GameInfo[]> {
    shelf ??= ask<GameInfo[]>("/api/games").catch((error: unknown) => {
      shelf = undefined;
      throw error;
    });
    return shelf;
  },
  me: () => ask<Guest>("/api/me"),
  rename: (name: string) => ask<Guest>("/api/me", { name }),
  tables: () => ask<TableInfo[]>("/api/tables"),
  table: (code: string) => ask<TableInfo>(`/api/tables/${code}`),
  open: (table: NewTable) => ask<TableInfo>("/api/tables", table),
  record: (code: string) => ask<MatchRecord>(`/api/tables/${code}/record`),
  replay: (code: string, step: number) => ask<Replay>(`/api/tables/${code}/replay/${step}`),
  async rules(lang: string, slug: string): Promise<string> {
    const answer = await fetch(`/api/rules/${lang}/${slug}`);
    if (!answer.ok) throw new Refusal("no-rules", { text: slug });
    return answer.text();
  },
};
