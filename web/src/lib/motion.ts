/** How things travel: the same thing leaves one place and arrives at another. */

import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
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
