/** How cards and pieces fly on this board. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { crossfade, drawnAt, fly } from "../../lib/motion";
import { motionAllowed } from "../../lib/settings.svelte";

const LONG = 340;

interface Flight {
  /** The owner's card of a design, wherever it lies. */
  key: string;
  /** Where it comes from or goes to, as selectors, if it lies nowhere else on the board. */
  places?: readonly string[];
}

const elsewhere = new WeakMap<Element, readonly string[]>();
const [send, receive] = crossfade((node) => fly(node, { places: elsewhere.get(node) ?? [] }));

/** A card leaves one zone for another: from hand to draft, under construction, into the empire; or for a neighbour's hand. */
export function leave(node: Element, { key, places = [] }: Flight): ReturnType<typeof send> {
  elsewhere.set(node, places);
  return send(node, { key });
}

/** A card arrives from the zone that it left. */
export function arrive(node: Element, { key, places = [] }: Flight): ReturnType<typeof receive> {
  elsewhere.set(node, places);
  return receive(node, { key });
}

/** A card is turned over. Those that are turned in one moment turn together. */
export function turn(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (!motionAllowed()) return { duration: 0 };
  return { delay, duration: LONG, easing: cubicOut, css: (t) => `transform: perspective(30em) rotateY(${(1 - t) * 90}deg); opacity: ${Math.min(1, t * 4)}` };
}

/** A piece comes from the pile of its kind, wherever on the board it is; without one it simply appears. */
export function comeFromPile(node: Element, { kind }: { kind: string }): TransitionConfig {
  if (!motionAllowed()) return { duration: 0 };
  const from = drawnAt([`[data-source="${kind}"]`], node);
  if (from === null) return { duration: LONG / 2, easing: cubicOut, css: (t) => `opacity: ${t}` };
  const to = node.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return { duration: LONG, easing: cubicOut, css: (_, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 + u * 0.6}); z-index: 5; position: relative` };
}
