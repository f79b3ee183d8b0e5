/** How pieces fly: from where they lay before to the slot that they fill. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { motionAllowed } from "../../lib/settings.svelte";

const LONG = 340;

/** From the pile of that kind, wherever on the board it is; without one it simply appears. */
export function arrive(node: Element, { kind }: { kind: string }): TransitionConfig {
  if (!motionAllowed()) return { duration: 0 };
  const pile = document.querySelector(`[data-source="${kind}"]`);
  if (pile === null) return { duration: LONG / 2, easing: cubicOut, css: (t) => `opacity: ${t}` };
  const from = pile.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return { duration: LONG, easing: cubicOut, css: (_, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 + u * 0.6}); z-index: 5; position: relative` };
}
