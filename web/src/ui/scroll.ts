import type { Attachment } from "svelte/attachments";

/** Keeps a list at its end whenever `length` changes. */
export function pushedTo(length: number): Attachment<HTMLElement> {
  return (node) => {
    if (length >= 0) node.scrollTop = node.scrollHeight;
  };
}
