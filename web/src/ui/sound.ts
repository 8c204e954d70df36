/** Small wooden ticks, made on the spot; silent until the player asks for sound. */
import type { Event } from "../core/protocol";
import { settings } from "../core/settings.svelte";

let context: AudioContext | undefined;

function tick(pitch: number, length: number, loud: number, delay = 0): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + length);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

const KINDS: Record<string, () => void> = {
  play: () => tick(240, 0.07, 0.12),
  take: () => tick(180, 0.1, 0.12),
  draw: () => tick(320, 0.05, 0.08),
  deal: () => [0, 1, 2, 3].forEach((n) => tick(300, 0.04, 0.07, n * 0.06)),
  throw: () => [0, 1, 2].forEach((n) => tick(420 - n * 60, 0.04, 0.1, n * 0.05)),
  win: () => tick(520, 0.16, 0.09),
};

export const sounds = {
  events(events: Event[]): void {
    for (const kind of new Set(events.map((event) => event.kind))) KINDS[kind]?.();
  },
  turn: (): void => tick(660, 0.14, 0.06),
  no: (): void => tick(110, 0.12, 0.1),
};
