/** What goes on by itself after a command, while the next question is the expected one. Pure. */

import type { Offer } from "../../lib/table/offers";

export interface Wish {
  /** The command that leads there, by the question it answers and its notation. */
  version: string;
  notation: string;
  /** The question that is expected next. */
  prompt: string;
  /** What is pointed at then, one question after the other. */
  refs: readonly string[];
  /** What is pointed at where the first of these is not to be had. */
  or?: string;
}

/** The single action about a thing. */
export function singleAt(choices: readonly Offer[], ref: string): Offer | null {
  return choices.find((choice) => choice.actions.length === 1 && (choice.slots[0]?.includes(ref) ?? false)) ?? null;
}

/** The offer that wants exactly these things, whatever its order. */
export function offerOf(choices: readonly Offer[], refs: readonly string[]): Offer | null {
  return choices.find((choice) => choice.slots.length === refs.length && refs.every((ref) => choice.slots.some((slot) => slot.includes(ref)))) ?? null;
}
