/** Which things count: their number is shown also where it is one. Found out when the app was built, by watching plays; for other titles
 *  while they are played, by the same signs. */

import { type Thing, componentOf } from "./thing";

const titles = import.meta.glob<string[]>("../generated/counters/*.json", { eager: true, import: "default" });

const seen = new Map<string, Set<string>>();

export function isCounter(game: string, thing: Thing): boolean {
  return titles[`../generated/counters/${game}.json`]?.includes(thing.label.id) ?? hasCounted(game, thing);
}

/** Whether a thing with this label has stood for none, or for several and of no component. */
function hasCounted(game: string, thing: Thing): boolean {
  const labels = seen.get(game) ?? new Set();
  seen.set(game, labels);
  if (thing.count === 0 || (thing.count !== 1 && componentOf(thing) === "")) labels.add(thing.label.id);
  return labels.has(thing.label.id);
}

/** How many a thing stands for, in writing; nothing where it is one and no counter. */
export function times(game: string, thing: Thing): string {
  return !isCounter(game, thing) && thing.count === 1 ? "" : ` × ${thing.count}`;
}
