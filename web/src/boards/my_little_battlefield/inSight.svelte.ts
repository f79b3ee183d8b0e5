/** On a phone not all of the board is in sight: what is asked about is brought there, never while a finger may be on its way to something else. */

import { isAnyOutOfSight } from "../../lib/boardInput";
import type { TableStore } from "../../lib/table/tableStore.svelte";
import type { Scene } from "./scene";

/** Pixels around what is lit. */
const RING = 8;
/** Pixels by which faces to turn a die to move down once a use of the die is named above them. */
const NAMED = 44;

/** Called as a component is made; without a ground nothing is scrolled. */
export function keepInSight(table: TableStore, ground: () => HTMLElement | null, scene: () => Scene): void {
  const mine = $derived(scene().mine.active);
  const question = $derived(table.chooser.choices.length > 0 ? table.frame?.asked?.version : undefined);
  // As my turn begins: the dice, with as much of the field above them as there is room for.
  $effect(() => {
    const here = ground();
    return here !== null && mine ? soon(() => showDice(here)) : undefined;
  });
  // Whatever else is asked: what it is about.
  $effect(() => {
    const here = ground();
    return here !== null && question !== undefined && table.frame?.asked?.prompt.id !== "ask-turn" ? soon(() => showAsked(table, here)) : undefined;
  });
  // Something was pointed at that goes on with a die or an order. At once, before anybody looks what is out of sight.
  $effect(() => {
    const here = ground();
    const { selected, chosen } = table.chooser;
    if (here !== null && chosen === null && selected.length > 0 && here.querySelector(".tray .choosable:not(.chosen)") !== null) showTray(here);
  });
}

/** With the next frame, when everything lies in its place. */
function soon(show: () => void): () => void {
  const request = requestAnimationFrame(show);
  return () => cancelAnimationFrame(request);
}

function showAsked(table: TableStore, here: HTMLElement): void {
  const lit = [...table.chooser.next];
  if (!isAnyOutOfSight(lit)) return;
  const isInField = lit.some((ref) => here.querySelector(`.field [data-ref="${CSS.escape(ref)}"]`) !== null);
  const isOnTray = here.querySelector(".tray .choosable") !== null;
  if (isInField && !isOnTray) here.querySelector(".field")?.scrollIntoView({ block: "start", behavior: "instant" });
  else if (isInField || isOnTray) showDice(here);
  else here.querySelector(`[data-ref="${CSS.escape(lit[0] ?? "")}"]`)?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** What can be chosen on the tray, if some of it is out of sight; nothing moves for words alone. */
function showTray(here: HTMLElement): void {
  const [board, tray] = [here.closest("main"), here.querySelector(".tray")];
  if (board === null || tray === null) return;
  const lit = [...tray.querySelectorAll(".choosable:not(.chosen)")].map((node) => node.getBoundingClientRect());
  const room = tray.getBoundingClientRect().top - board.getBoundingClientRect().top;
  const soonAbove = tray.querySelector(".turn-to") === null || boardOver(here) !== null ? 0 : NAMED;
  const below = Math.max(...lit.map((box) => box.bottom)) + RING + soonAbove - lowerEdge(here, board);
  if (below > 0 || room < 0) board.scrollBy({ top: Math.min(below, room), behavior: "instant" });
}

/** The tray, with as much of the field as there is room for above it. */
function showDice(here: HTMLElement): void {
  const [board, tray] = [here.closest("main"), here.querySelector(".tray")];
  if (board === null || tray === null) return;
  board.scrollTo({ top: Math.max(0, board.scrollTop + tray.getBoundingClientRect().bottom - lowerEdge(here, board)), behavior: "instant" });
}

/** Where what can be seen of the board ends: my command board may lie over it. */
function lowerEdge(here: HTMLElement, board: HTMLElement): number {
  const over = boardOver(here);
  return over === null ? board.getBoundingClientRect().bottom : over.getBoundingClientRect().top;
}

/** My command board, where it stays in sight over the rest. */
function boardOver(here: HTMLElement): Element | null {
  const drawer = here.querySelector(":scope > .drawer");
  return drawer !== null && getComputedStyle(drawer).position === "sticky" ? drawer : null;
}
