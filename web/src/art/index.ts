/** All that is drawn for the table. `Sprite` must be mounted once before anything else here is shown. */

export { default as Back } from "./Back.svelte";
export { default as Card } from "./Card.svelte";
export { default as Chip } from "./Chip.svelte";
export { default as Chips } from "./Chips.svelte";
export { default as Die } from "./Die.svelte";
export { default as GamePicture } from "./GamePicture.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Piece } from "./Piece.svelte";
export { default as PieceShape } from "./PieceShape.svelte";
export { default as Sprite } from "./Sprite.svelte";
export { default as Suit } from "./Suit.svelte";
export { default as Tile } from "./Tile.svelte";
export { default as TileShape } from "./TileShape.svelte";
export { default as Wordmark } from "./Wordmark.svelte";
export { isSpanish, parseFace, suitName, type Face, type Look, type SuitName } from "./faces";
