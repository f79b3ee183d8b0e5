/** What can be chosen: single actions, and gestures that hold several. Both are chosen in the same way and sent as one move. */

import type { Asked, Said } from "../../generated/frames";

export interface Offer {
  /** The actions in notation; a gesture has more than one. Apart by "; " they name the offer. */
  notation: string;
  actions: string[];
  label: Said;
  slots: string[][];
  final: boolean;
}

/** Everything that a question offers, single actions first. */
export function offersOf(asked: Asked): Offer[] {
  const actions = asked.choices.map((choice) => ({ ...choice, actions: [choice.notation] }));
  const gestures = asked.gestures.map((gesture) => ({ ...gesture, notation: gesture.actions.join("; ") }));
  return [...actions, ...gestures];
}

export function isGesture(offer: Offer): boolean {
  return offer.actions.length > 1;
}
