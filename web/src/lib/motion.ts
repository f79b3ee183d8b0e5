/** How things travel: the same thing leaves one place and arrives at another. */

import { cubicOut } from "svelte/easing";
import { type TransitionConfig, crossfade, fade } from "svelte/transition";
import { flip as svelteFlip } from "svelte/animate";
import { motionAllowed } from "./settings.svelte";

const LONGEST = 350;
const SHORTEST = 180;

function duration(distance: number): number {
  return motionAllowed() ? Math.min(LONGEST, SHORTEST + distance / 4) : 0;
}

export const [send, receive] = crossfade({
  duration,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: duration(0), easing: cubicOut }),
});

export function flip(node: Element, rects: { from: DOMRect; to: DOMRect }): ReturnType<typeof svelteFlip> {
  return svelteFlip(node, rects, { duration, easing: cubicOut });
}

/** Appears from nothing, quickly. */
export function appear(node: Element): ReturnType<typeof fade> {
  return fade(node, { duration: duration(0), easing: cubicOut });
}

/** The first place of these, as selectors, that is drawn. */
function drawnAt(places: readonly string[], except: Element): DOMRect | null {
  for (const place of places) {
    for (const node of document.querySelectorAll(place)) {
      const box = node.getBoundingClientRect();
      if (box.width > 0 && !except.contains(node) && !node.contains(except)) return box;
    }
  }
  return null;
}

/** Between a thing and another place on the board: coming from it, or going there. Without such a place it fades. */
export function fly(node: Element, { places, delay = 0 }: { places: readonly string[]; delay?: number }): TransitionConfig {
  const away = motionAllowed() ? drawnAt(places, node) : null;
  if (away === null) return { ...appear(node), delay: motionAllowed() ? delay : 0 };
  const here = node.getBoundingClientRect();
  const x = away.left + away.width / 2 - here.left - here.width / 2;
  const y = away.top + away.height / 2 - here.top - here.height / 2;
  const scale = here.width > 0 ? away.width / here.width : 1;
  return {
    delay,
    duration: duration(Math.hypot(x, y)),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 + (scale - 1) * u}); opacity: ${Math.min(1, t * 3)}; position: relative; z-index: 7;`,
  };
}
