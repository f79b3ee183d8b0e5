/** Other ways to point at things than clicking: arrow keys walk over the board, one thing can be dragged onto another, and a finger that
 *  rests on a thing reads it. */

import { groupOf } from "./atOnce";
import { motionAllowed } from "./settings.svelte";
import type { Chooser } from "./table/chooser.svelte";

/** A pointer that has moved by fewer pixels has clicked, not dragged. */
const DRAG_DISTANCE = 8;

/** Milliseconds for which a finger rests on a thing to read it. */
const RESTING = 700;
/** Milliseconds within which the click of a finger comes after it was lifted. */
const CLICKED = 400;

/** A finger that rests on something reads what is said of it; lifting it chooses nothing. */
export function readByResting(node: HTMLElement): () => void {
  let down = -Infinity;
  let rested = -Infinity;
  const press = (event: PointerEvent): void => {
    down = event.pointerType === "touch" ? event.timeStamp : Infinity;
  };
  const lift = (event: PointerEvent): void => {
    rested = event.timeStamp - down >= RESTING ? event.timeStamp : -Infinity;
  };
  const click = (event: MouseEvent): void => {
    if (event.timeStamp - rested > CLICKED) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  node.addEventListener("pointerdown", press, { capture: true });
  node.addEventListener("pointerup", lift, { capture: true });
  node.addEventListener("click", click, { capture: true });
  return () => {
    node.removeEventListener("pointerdown", press, { capture: true });
    node.removeEventListener("pointerup", lift, { capture: true });
    node.removeEventListener("click", click, { capture: true });
  };
}

/** Whether the focus came by a key. A finger leaves it on what was tapped, and has looked long ago. */
export function isByKey(event: FocusEvent): boolean {
  return (event.target as Element).matches(":focus-visible");
}

/** Arrow keys move the focus to the nearest thing in their direction. */
export function walkByArrowKeys(board: HTMLElement): () => void {
  const press = (event: KeyboardEvent): void => {
    const here = (event.target as Element).closest<HTMLElement>("[data-ref]");
    const direction = DIRECTIONS[event.key];
    if (here === null || direction === undefined) return;
    const next = nearest(board, here, direction);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  };
  board.addEventListener("keydown", press);
  return () => board.removeEventListener("keydown", press);
}

const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function nearest(board: HTMLElement, here: HTMLElement, [x, y]: [number, number]): HTMLElement | null {
  const from = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const node of board.querySelectorAll<HTMLElement>("[data-ref]")) {
    const to = middle(node);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    const distance = along + 2.5 * aside;
    if (node !== here && along > 4 && distance < least) {
      least = distance;
      best = node;
    }
  }
  return best;
}

function middle(node: HTMLElement): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Scrolls the board to the first thing that can be chosen, unless one is in sight already, or where another kind of thing is asked unless it
 *  is in sight itself: as far as is needed, and not before whatever travels has arrived. Where a drawer covers a part of the board, its things have a margin (`scroll-margin-bottom`) that keeps them clear
 *  of it. */
export async function scrollToChoosable(board: HTMLElement, isOther: boolean, isStillAsked: () => boolean): Promise<void> {
  const moving = board.getAnimations({ subtree: true }).filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map((one) => one.finished));
  const choosable = [...board.querySelectorAll<HTMLElement>(".piece.choosable")];
  const [first] = choosable;
  if (first === undefined || !isStillAsked() || (isOther ? isWhollyInSight(first) : choosable.some(isInSight))) return;
  first.scrollIntoView({ block: "nearest", behavior: motionAllowed() ? "smooth" : "instant" });
}

/** Whether a pointer would hit a thing in its middle: it is on the screen, and nothing covers it. */
function isInSight(node: HTMLElement): boolean {
  const { x, y } = middle(node);
  return isHit(node, x, y);
}

function isHit(node: HTMLElement, x: number, y: number): boolean {
  return document.elementFromPoint(x, y)?.closest("[data-ref]") === node;
}

/** Whether a thing is on the screen from its upper to its lower edge. */
function isWhollyInSight(node: HTMLElement): boolean {
  const { top, bottom } = node.getBoundingClientRect();
  const { x } = middle(node);
  return [0.15, 0.5, 0.85].every((part) => isHit(node, x, top + part * (bottom - top)));
}

/** Whether at one of these references nobody could point well without scrolling. Those that a board names as `data-instead` are reached on it in
 *  another way, and are not missed. */
export function isAnyOutOfSight(refs: readonly string[]): boolean {
  const missed = refs.filter((ref) => document.querySelector(`[data-instead~="${CSS.escape(ref)}"]`) === null);
  return missed.some((ref) => ![...document.querySelectorAll<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]`)].some(isWhollyInSight));
}

/** Dragging a thing onto another points at the one and then at the other; onto a `data-group`, it does as much there as fits. */
export function dragThings(board: HTMLElement, chooser: Chooser): () => void {
  let source: HTMLElement | null = null;
  let ghost: HTMLElement | null = null;
  let start = { x: 0, y: 0 };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || event.pointerType === "touch" || chooser.choices.length === 0) return;
    source = (event.target as Element).closest<HTMLElement>("[data-ref]");
    start = { x: event.clientX, y: event.clientY };
  };

  const move = (event: PointerEvent): void => {
    if (source === null) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (ghost === null && Math.hypot(x, y) < DRAG_DISTANCE) return;
    ghost ??= ghostOf(source);
    ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
  };

  const up = (event: PointerEvent): void => {
    const from = source?.dataset.ref;
    const dragged = ghost !== null;
    ghost?.remove();
    ghost = null;
    source = null;
    if (!dragged || from === undefined) return;
    swallowClick();
    const target = refAt(event, from, chooser);
    const group = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-group]") ?? null;
    if (target !== null) chooser.drop(from, target, group === null ? [] : groupOf(group));
  };

  board.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  return () => {
    board.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
  };
}

function ghostOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  const width = getComputedStyle(node).getPropertyValue("--card-w");
  Object.assign(copy.style, { position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  Object.assign(copy.style, { zIndex: "50", pointerEvents: "none", opacity: "0.92", transition: "none" });
  copy.style.setProperty("--card-w", width);
  copy.removeAttribute("data-ref");
  copy.setAttribute("aria-hidden", "true");
  node.parentElement?.append(copy);
  return copy;
}

/** The thing under the pointer that goes with what is dragged; what lies deeper counts where the top does not. */
function refAt(event: PointerEvent, from: string, chooser: Chooser): string | null {
  const refs = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((node) => node.closest<HTMLElement>("[data-ref]")?.dataset.ref)
    .filter((ref): ref is string => ref !== undefined && ref !== from);
  return refs.find((ref) => chooser.goesOnto(from, ref)) ?? refs[0] ?? null;
}

/** The click that follows on a drag means nothing. Should none come, one that comes a moment later is meant, and so is whatever begins with
 *  another press, however late the page is. */
export function swallowClick(): void {
  const over = new AbortController();
  const { signal } = over;
  const stop = (event: Event): void => {
    event.stopPropagation();
    over.abort();
  };
  addEventListener("click", stop, { signal, capture: true });
  addEventListener("pointerdown", () => over.abort(), { signal, capture: true });
  setTimeout(() => over.abort(), 50);
}
