/** A tile with its cell and its turn as one offer. The engine lists only so many of them; the others are put together from the same steps. Pure. */

import type { Offer } from "../../lib/table/offers";

/** The action that stands behind each reference, where an offer has one action per thing. */
export function stepsOf(choices: readonly Offer[]): Map<string, string> {
  const steps = new Map<string, string>();
  for (const { slots, actions } of choices) {
    if (slots.length !== actions.length && actions.length !== 1) continue;
    actions.forEach((action, place) => slots[place]?.forEach((ref) => steps.set(ref, action)));
  }
  return steps;
}

/** The offer that takes these steps one after the other, if all of them are known. */
export function planOf(choices: readonly Offer[], refs: readonly string[]): Offer | null {
  const steps = stepsOf(choices);
  const actions = refs.map((ref) => steps.get(ref));
  const label = choices[0]?.label;
  if (label === undefined || refs.length === 0 || !actions.every((action) => action !== undefined)) return null;
  const notation = actions.join("; ");
  return choices.find((choice) => choice.notation === notation) ?? { notation, actions, label, slots: refs.map((ref) => [ref]), final: false };
}
