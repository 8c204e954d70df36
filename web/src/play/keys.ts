/** The keyboard at the table: arrows within a zone, Tab between zones (the browser's own), letters for the rest. */

export interface KeyActions {
  hint(): void;
  rules(): void;
  undo(redo: boolean): void;
  keys(): void;
  escape(): void;
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Answers a key pressed anywhere on the page; leaves alone what is being typed into a field. */
export function onKey(event: KeyboardEvent, actions: KeyActions): void {
  const focus = event.target as HTMLElement;
  if (focus.closest("dialog") || (focus.closest("input, textarea, select") && event.key !== "Escape")) return;
  if (event.ctrlKey || event.metaKey || event.altKey) {
    if (event.key.toLowerCase() !== "z" || event.altKey) return;
    actions.undo(event.shiftKey);
    event.preventDefault();
    return;
  }
  const arrow = ARROWS[event.key];
  if (arrow) {
    if (step(focus, arrow)) event.preventDefault();
    return;
  }
  const known: Record<string, () => void> = {
    h: actions.hint,
    r: actions.rules,
    u: () => actions.undo(event.shiftKey),
    "?": actions.keys,
    escape: actions.escape,
  };
  const wanted = known[event.key.toLowerCase()];
  if (!wanted) return;
  event.preventDefault();
  wanted();
}

/** Moves the focus to the nearest thing of the same zone that way; at an edge of a single row, goes on along the list. */
function step(focus: HTMLElement, [x, y]: [number, number]): boolean {
  const group = focus.closest<HTMLElement>("[data-area], [data-actions]");
  if (!group) return false;
  const all = [...group.querySelectorAll<HTMLElement>("button[data-item], button[data-at], [data-actions] button")].filter((other) => !(other as HTMLButtonElement).disabled);
  if (all.length < 2) return false;
  const from = focus.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const other of all) {
    if (other === focus) continue;
    const to = other.getBoundingClientRect();
    const along = (to.left - from.left) * x + (to.top - from.top) * y;
    const across = Math.abs((to.left - from.left) * y) + Math.abs((to.top - from.top) * x);
    if (along < 3) continue;
    const far = along + across * 3;
    if (far < least) {
      least = far;
      best = other;
    }
  }
  const place = all.indexOf(focus);
  best ??= all[place + (x + y > 0 ? 1 : -1)];
  best?.focus();
  return best !== undefined;
}
