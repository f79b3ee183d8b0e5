/** Which things count: their number is shown also where it is one. Found out when the app was built, by watching plays. */

import type { Thing } from "./thing";

const titles = import.meta.glob<string[]>("../generated/counters/*.json", { eager: true, import: "default" });

export function isCounter(game: string, thing: Thing): boolean {
  return titles[`../generated/counters/${game}.json`]?.includes(thing.label.id) ?? false;
}

/** How many a thing stands for, in writing; nothing where it is one and no counter. */
export function times(game: string, thing: Thing): string {
  return thing.count === 1 && !isCounter(game, thing) ? "" : ` × ${thing.count}`;
}
