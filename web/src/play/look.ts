/** What kind of thing an item is, and what it is called. */
import type { Item, View, Zone } from "../core/protocol";
import type { Speaker } from "../core/text";
import { isPile } from "./regions";

export type Kind = "card" | "tile" | "die" | "piece" | "chip" | "palm" | "token";

export function kindOf(item: Item, zone: Zone, look: string): Kind {
  const face = item.face ?? "";
  if (zone.layout === "dice" || zone.layout === "cup") return "die";
  if (zone.layout === "chips") return "chip";
  if (item.marks?.some((mark) => mark.startsWith("palm"))) return "palm";
  if (look) return "card";
  if (/^(\d+-\d+|\*\d+)$/.test(face) || (face === "" && (zone.kind === "hand" || zone.kind === "stock" || zone.kind === "boneyard"))) return "tile";
  if (face === "") return "card";
  return "token";
}

/** A thing in words: its face, what it stands for, and the marks that a message names. */
export function nameOf(item: Item, kind: Kind, speaker: Speaker): string {
  const face = item.face ?? "";
  const words: string[] = [];
  if (kind === "palm") words.push(speaker.message("ui-palm", { seat: Math.max(0, item.owner ?? 0) }));
  else if (!face) words.push(speaker.message("ui-face-down"));
  else if (kind === "tile" && face.startsWith("*")) words.push(speaker.message("line-joker"));
  else if (kind === "card") words.push(speaker.card(face));
  else if (speaker.has(`face-${face}`)) words.push(speaker.message(`face-${face}`));
  else words.push(face.replace("-", " : "));
  if (item.stands_for) words.push(speaker.message("ui-stands-for", { card: item.stands_for }));
  for (const mark of item.marks ?? []) if (speaker.has(`mark-${mark}`)) words.push(speaker.message(`mark-${mark}`));
  if (item.at) words.push(item.at);
  return words.join(", ");
}

/** A card of a trick in words: who laid it, then what. */
export function laidName(item: Item, zone: Zone, kind: Kind, speaker: Speaker): string {
  const name = nameOf(item, kind, speaker);
  return zone.layout === "trick" && kind === "card" && (item.owner ?? -1) >= 0 ? `${speaker.name(item.owner ?? 0)}: ${name}` : name;
}

/** A zone in words: `tu mano, 7 cartas`. */
export function zoneName(zone: Zone, view: View, speaker: Speaker, count: number): string {
  const owner = zone.owner ?? -1;
  let name: string;
  if (zone.label) name = speaker.say(zone.label);
  else if (owner >= 0 && owner === view.seat && zone.kind === "hand") name = speaker.message("ui-your-hand");
  else name = speaker.message(kindKey(zone, speaker, view.seat), { seat: Math.max(0, owner), n: count });
  if (isPile(zone)) return `${name}: ${count}`;
  return `${name}, ${speaker.message(view.look ? "ui-n-cards" : "ui-n-things", { n: count })}`;
}

/** The message that names a kind of zone; the reader's own may be called otherwise. */
function kindKey(zone: Zone, speaker: Speaker, viewer: number): string {
  const own = `zone-${zone.kind}-own`;
  return (zone.owner ?? -1) >= 0 && zone.owner === viewer && speaker.has(own) ? own : `zone-${zone.kind}`;
}

/** The short name written beside a zone, empty where its things speak for themselves. */
export function zoneTitle(zone: Zone, speaker: Speaker, viewer = -1): string {
  if (zone.label) return speaker.say(zone.label);
  const key = kindKey(zone, speaker, viewer);
  return speaker.has(key) ? speaker.message(key, { seat: Math.max(0, zone.owner ?? 0), n: zone.count ?? 0 }) : "";
}
