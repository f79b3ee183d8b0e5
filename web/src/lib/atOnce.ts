/** As much as fits in one movement: Shift with a click or with Enter, or a long press, on a thing or on anything that lies with it in a
 *  `data-group`. Where nothing more than one step is meant, it is an ordinary click. */

import type { Chooser } from "./table/chooser.svelte";

/** Milliseconds after which a press is a long one. */
const LONG_PRESS = 480;
/** A finger that has moved by more pixels scrolls. */
const STILL = 10;

/** The things that lie in the same group as a node. */
export function groupOf(node: Element): string[] {
  const group = node.closest("[data-group]") ?? node.closest("[data-ref]");
  const inside = [...(group?.querySelectorAll<HTMLElement>("[data-ref]") ?? [])];
  return [group, ...inside].map((one) => (one instanceof HTMLElement ? one.dataset.ref : undefined)).filter((ref): ref is string => ref !== undefined);
}

export function chooseAtOnce(board: HTMLElement, chooser: Chooser): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };

  /** Whether there was something to do at once. */
  const choose = (target: EventTarget | null): boolean => {
    const offer = target instanceof Element ? chooser.fullestAt(groupOf(target)) : null;
    if (offer !== null) chooser.press(offer);
    return offer !== null;
  };
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const click = (event: MouseEvent): void => {
    if (event.shiftKey && choose(event.target)) swallow(event);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && event.shiftKey && !event.repeat && choose(event.target)) swallow(event);
  };
  const down = (event: PointerEvent): void => {
    clearTimeout(timer);
    start = { x: event.clientX, y: event.clientY };
    if (event.button !== 0 || event.shiftKey) return;
    timer = setTimeout(() => {
      if (choose(event.target)) addEventListener("click", swallow, { capture: true, once: true });
    }, LONG_PRESS);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) clearTimeout(timer);
  };
  const up = (): void => {
    clearTimeout(timer);
    // The click of a long press comes right after it, if it comes at all.
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  };

  board.addEventListener("click", click, { capture: true });
  board.addEventListener("keydown", press, { capture: true });
  board.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return () => {
    clearTimeout(timer);
    board.removeEventListener("click", click, { capture: true });
    board.removeEventListener("keydown", press, { capture: true });
    board.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  };
}
