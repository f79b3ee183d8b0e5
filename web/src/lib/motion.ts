/** How things travel: the same thing leaves one place and arrives at another. */

import { cubicOut } from "svelte/easing";
import { type TransitionConfig, fade } from "svelte/transition";
import { flip as svelteFlip } from "svelte/animate";
import { motionAllowed } from "./settings.svelte";

const LONGEST = 350;
const SHORTEST = 180;

function duration(distance: number): number {
  return motionAllowed() ? Math.min(LONGEST, SHORTEST + distance / 4) : 0;
}

/** Whether a place is drawn. What lies in a drawer that is folded has an empty rectangle in the corner of the screen: nothing comes from
 *  there, and nothing goes there. */
export function isDrawn(box: Pick<DOMRect, "width" | "height">): boolean {
  return box.width > 0 && box.height > 0;
}

interface Travel {
  key: unknown;
}

type Travelling = (node: Element, params: Travel) => () => TransitionConfig;

/** What leaves one place and arrives at another under the same key travels between them, as with Svelte's `crossfade`; what has no other
 *  place, or one that is not drawn, does as `fallback` says. */
export function crossfade(fallback: (node: Element) => TransitionConfig): [send: Travelling, receive: Travelling] {
  const leaving = new Map<unknown, Element>();
  const arriving = new Map<unknown, Element>();
  const half =
    (own: Map<unknown, Element>, others: Map<unknown, Element>): Travelling =>
    (node, { key }) => {
      own.set(key, node);
      return () => {
        const other = others.get(key);
        others.delete(key);
        if (other === undefined) own.delete(key);
        return (other === undefined ? null : between(other, node)) ?? (isDrawn(node.getBoundingClientRect()) ? fallback(node) : { duration: 0 });
      };
    };
  return [half(leaving, arriving), half(arriving, leaving)];
}

/** The way from one place to another; none where one of them is not drawn. */
function between(other: Element, node: Element): TransitionConfig | null {
  const from = other.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  if (!isDrawn(from) || !isDrawn(to)) return null;
  const [x, y, width, height] = [from.left - to.left, from.top - to.top, from.width / to.width, from.height / to.height];
  const { transform, opacity } = getComputedStyle(node);
  const before = transform === "none" ? "" : transform;
  return {
    duration: duration(Math.hypot(x, y)),
    easing: cubicOut,
    css: (t, u) =>
      `opacity: ${t * Number(opacity)}; transform-origin: top left; transform: ${before} translate(${u * x}px, ${u * y}px) scale(${t + u * width}, ${t + u * height});`,
  };
}

export const [send, receive] = crossfade((node) => fade(node, { duration: duration(0), easing: cubicOut }));

/** Between two places in one list; what comes out of a folded drawer, or goes into it, is simply there. */
export function flip(node: Element, rects: { from: DOMRect; to: DOMRect }): ReturnType<typeof svelteFlip> {
  if (!isDrawn(rects.from) || !isDrawn(rects.to)) return { duration: 0 };
  return svelteFlip(node, rects, { duration, easing: cubicOut });
}

/** Appears from nothing, quickly. */
export function appear(node: Element): ReturnType<typeof fade> {
  return fade(node, { duration: duration(0), easing: cubicOut });
}

/** The first place of these, as selectors, that is drawn. */
export function drawnAt(places: readonly string[], except: Element): DOMRect | null {
  for (const place of places) {
    for (const node of document.querySelectorAll(place)) {
      const box = node.getBoundingClientRect();
      if (isDrawn(box) && !except.contains(node) && !node.contains(except)) return box;
    }
  }
  return null;
}

/** Between a thing and another place on the board: coming from it, or going there. Without such a place it fades. */
export function fly(node: Element, { places, delay = 0 }: { places: readonly string[]; delay?: number }): TransitionConfig {
  const here = node.getBoundingClientRect();
  if (!isDrawn(here)) return { duration: 0 };
  const away = motionAllowed() ? drawnAt(places, node) : null;
  if (away === null) return { ...appear(node), delay: motionAllowed() ? delay : 0 };
  const x = away.left + away.width / 2 - here.left - here.width / 2;
  const y = away.top + away.height / 2 - here.top - here.height / 2;
  const scale = away.width / here.width;
  return {
    delay,
    duration: duration(Math.hypot(x, y)),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 + (scale - 1) * u}); opacity: ${Math.min(1, t * 3)}; position: relative; z-index: 7;`,
  };
}
