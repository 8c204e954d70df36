/** Dragging with any pointer. A short touch stays a click; the things over the dragged one in its column go with it. */
import type { Attachment } from "svelte/attachments";
import type { Play } from "./play.svelte";

const START_PX = 8;

export function drag(play: Play, id: string, zone: string): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; pointer: number } | undefined;
    let moving: HTMLElement[] = [];

    function down(event: PointerEvent): void {
      if (event.button !== 0 || play.still) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.pointer) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (moving.length === 0) {
        if (Math.hypot(x, y) < START_PX) return;
        node.setPointerCapture(event.pointerId);
        moving = company(node);
        play.dragged = id;
        if (!play.ids.includes(id)) play.ids = [id];
      }
      for (const element of moving) Object.assign(element.style, { translate: `${x}px ${y}px`, zIndex: "60", transition: "none", pointerEvents: "none" });
    }

    function up(event: PointerEvent): void {
      const dragged = moving.length > 0;
      if (dragged) {
        const { zone: where, at, item } = under(event.clientX, event.clientY);
        for (const element of moving) Object.assign(element.style, { translate: "", zIndex: "", transition: "", pointerEvents: "" });
        moving = [];
        play.dragged = "";
        // The click that follows a drag is not a touch.
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
        if (event.type === "pointerup" && where) play.drop(id, zone, where, at, item);
        else play.clear();
      }
      start = undefined;
    }

    const swallow = (event: MouseEvent): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    const pairs: [keyof HTMLElementEventMap, EventListener][] = [
      ["pointerdown", down as EventListener],
      ["pointermove", move as EventListener],
      ["pointerup", up as EventListener],
      ["pointercancel", up as EventListener],
    ];
    for (const [name, listener] of pairs) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of pairs) node.removeEventListener(name, listener);
    };
  };
}

/** The node and, in a column, what lies on it. */
function company(node: HTMLElement): HTMLElement[] {
  const column = node.closest<HTMLElement>("[data-layout='column']");
  if (!column) return [node];
  const all = [...column.querySelectorAll<HTMLElement>("[data-item]")];
  return all.slice(all.indexOf(node));
}

function under(x: number, y: number): { zone: string; at: string; item: string } {
  const found = document.elementFromPoint(x, y);
  const place = found?.closest<HTMLElement>("[data-at]");
  const item = found?.closest<HTMLElement>("[data-item]");
  const zone = found?.closest<HTMLElement>("[data-area]");
  return { zone: zone?.dataset.area ?? "", at: place?.dataset.at ?? "", item: item?.dataset.item ?? "" };
}
