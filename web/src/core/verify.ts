/**
 * Fair deals, checked here: the browser's own reading of the published construction, on WebCrypto and apart from the server's code.
 *
 * commitment = SHA-256(secret); match key = HMAC-SHA256(secret, match LF texts...); hand key = HMAC-SHA256(match key, "hand h");
 * block i = SHA-256(hand key, i as 8 bytes big-endian), read as 4-byte big-endian words.
 */
import type { FairDeal, MatchRecord } from "./protocol";

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
export const utf8 = (text: string): Bytes => encoder.encode(text) as Bytes;

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of a hexadecimal text; undefined when it is none. */
export function unhex(text: string): Bytes | undefined {
  const plain = text.trim().toLowerCase();
  if (plain.length % 2 !== 0 || !/^[0-9a-f]*$/.test(plain)) return undefined;
  return Uint8Array.from({ length: plain.length / 2 }, (_, n) => parseInt(plain.slice(2 * n, 2 * n + 2), 16));
}

export async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

export async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, message));
}

export async function commitmentOf(secret: Bytes): Promise<string> {
  return hex(await sha256(secret));
}

/** The key of a match. A line feed inside a text counts as a blank. */
export async function matchKey(secret: Bytes, match: string, texts: readonly string[]): Promise<Bytes> {
  return hmac(secret, utf8([match, ...texts.map((text) => text.replaceAll("\n", " "))].join("\n")));
}

export async function handKey(key: Bytes, hand: number): Promise<Bytes> {
  return hmac(key, utf8(`hand ${hand}`));
}

/** The stream of one hand: uniform numbers, and the shuffles made of them. */
export class Stream {
  private word = 0;
  private block = new DataView(new ArrayBuffer(32));

  constructor(private readonly key: Bytes) {}

  static async ofHand(match: Bytes, hand: number): Promise<Stream> {
    return new Stream(await handKey(match, hand));
  }

  /** A uniform integer from 0 to `n - 1`: words that would favour the small ones are thrown away. */
  async below(n: number): Promise<number> {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const place = this.word % 8;
      if (place === 0) await this.fill(Math.floor(this.word / 8));
      this.word += 1;
      const value = this.block.getUint32(place * 4);
      if (value < limit) return value % n;
    }
  }

  /** The order in which a pack of `size` cards comes out: Fisher-Yates from the end. */
  async shuffle(size: number): Promise<number[]> {
    const items = Array.from({ length: size }, (_, n) => n);
    for (let last = size - 1; last > 0; last--) {
      const other = await this.below(last + 1);
      [items[last], items[other]] = [items[other] ?? 0, items[last] ?? 0];
    }
    return items;
  }

  private async fill(index: number): Promise<void> {
    const message = new Uint8Array(this.key.length + 8);
    message.set(this.key);
    new DataView(message.buffer).setBigUint64(this.key.length, BigInt(index));
    this.block = new DataView((await sha256(message)).buffer);
  }
}

export interface Checked {
  commitment: string;
  fits: boolean;
  key: Bytes;
}

/** Recomputes commitment and match key; undefined without a readable secret. */
export async function check(fair: FairDeal): Promise<Checked | undefined> {
  const secret = unhex(fair.secret ?? "");
  if (!secret || secret.length === 0) return undefined;
  const commitment = await commitmentOf(secret);
  return { commitment, fits: commitment === fair.commitment.trim().toLowerCase(), key: await matchKey(secret, fair.match, fair.texts ?? []) };
}

/** Reads a record; undefined when it is none. */
export function readRecord(text: string): MatchRecord | undefined {
  try {
    const found = JSON.parse(text) as Partial<MatchRecord> | null;
    return found && typeof found.game === "string" && typeof found.seats === "number" ? (found as MatchRecord) : undefined;
  } catch {
    return undefined;
  }
}
