/** How an action is chosen, the same for every game: things are selected until one legal action remains. Pure; no rule is known here.
 *
 *  An action has slots, all of which are to be filled; each holds the references any one of which will do. A movement whose first slot is
 *  a choice, before things, begins with that choice: whoever points at one of the things means something simpler. */

import type { Offer } from "./offers";

export interface Narrowed {
  /** The legal actions that the selection still allows. */
  fits: Offer[];
  /** What can be selected next. */
  next: Set<string>;
  /** The one action that the selection means, once nothing else remains. */
  chosen: Offer | null;
}

/** What a selection leaves of the legal actions. */
export function narrow(choices: readonly Offer[], selected: readonly string[]): Narrowed {
  const fits = choices.filter((choice) => allows(choice, selected));
  const next = new Set<string>();
  for (const choice of fits) {
    for (const slot of choice.slots) {
      for (const ref of slot) {
        // Many actions share their references: what is known already is not asked again.
        if (!next.has(ref) && !selected.includes(ref) && allows(choice, [...selected, ref])) next.add(ref);
      }
    }
  }
  const chosen = selected.length > 0 && fits.length === 1 ? (fits[0] ?? null) : null;
  return { fits, next, chosen };
}

/** The selection after a thing was pointed at: it is added, or taken out if it was selected; if it does not go with the rest, the
 *  selection begins anew with it. A thing that means nothing changes nothing. */
export function select(choices: readonly Offer[], selected: readonly string[], ref: string): string[] {
  if (selected.includes(ref)) return selected.filter((other) => other !== ref);
  if (narrow(choices, selected).next.has(ref)) return [...selected, ref];
  return narrow(choices, []).next.has(ref) ? [ref] : [...selected];
}

/** The selection one step back. */
export function stepBack(selected: readonly string[]): string[] {
  return selected.slice(0, -1);
}

/** Whether pressing an action plays it: what cannot be taken back is chosen by a first press and played by a second, for careful people. */
export function playsAtOnce(choice: Offer, chosen: Offer | null, careful: boolean): boolean {
  return !choice.final || !careful || choice.notation === chosen?.notation;
}

/** Whether a selection may become this action. */
function allows(choice: Offer, selected: readonly string[]): boolean {
  const first = choice.slots[0]?.[0];
  const begins = first === undefined || !isChoice(first) || !choice.slots.flat().some((ref) => !isChoice(ref));
  return (begins || selected.length === 0 || selected.includes(first)) && matches(choice.slots, selected);
}

function isChoice(ref: string): boolean {
  return ref.startsWith("choice:");
}

/** Whether each of the references can fill a slot of its own. */
function matches(slots: readonly (readonly string[])[], refs: readonly string[]): boolean {
  const first = refs[0];
  if (first === undefined) return true;
  return slots.some(
    (slot, number) =>
      slot.includes(first) &&
      matches(
        slots.filter((_, other) => other !== number),
        refs.slice(1),
      ),
  );
}
