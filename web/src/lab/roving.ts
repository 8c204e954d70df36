/** One stop of the Tab key for a whole grid of buttons; the arrows move within it. */
import type { Attachment } from "svelte/attachments";

/** @param columns how far up and down go. */
export function roving(columns: number): Attachment<HTMLElement> {
  return (node) => {
    const buttons = (): HTMLButtonElement[] => [...node.querySelectorAll<HTMLButtonElement>("button[data-cell]")];
    const settle = (chosen: HTMLButtonElement | undefined): void => {
      for (const button of buttons()) button.tabIndex = button === chosen ? 0 : -1;
    };
    const key = (event: KeyboardEvent): void => {
      const all = buttons();
      const at = all.indexOf(event.target as HTMLButtonElement);
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns, Home: -at, End: all.length - 1 - at }[event.key];
      if (at < 0 || step === undefined) return;
      const next = all[at + step];
      event.preventDefault();
      if (!next) return;
      settle(next);
      next.focus();
    };
    const focus = (event: FocusEvent): void => settle((event.target as Element).closest<HTMLButtonElement>("button[data-cell]") ?? undefined);
    settle(buttons()[0]);
    node.addEventListener("keydown", key);
    node.addEventListener("focusin", focus);
    return () => {
      node.removeEventListener("keydown", key);
      node.removeEventListener("focusin", focus);
    };
  };
}
