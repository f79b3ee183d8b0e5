/** Which things count: their number is shown also where it is one. Found out when the app was built, by watching plays; for other titles
 *  while they are played, by the same signs. */

import { t } from "./language.svelte";
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

/** A thing with how many it stands for, in writing: a counter is so many, things are so many times there, and one is just there. */
export function counted(game: string, thing: Thing, name: string): string {
  if (isCounter(game, thing)) return t("thing-counter", { name, count: thing.count });
  return thing.count === 1 ? name : `${name} × ${thing.count}`;
}
