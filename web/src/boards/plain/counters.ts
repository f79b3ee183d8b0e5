/** Which things count: their number is shown also where it is one. Found out when the app was built, by watching plays. */

import type { Thing } from "../../lib/thing";

const titles = import.meta.glob<string[]>("../../generated/counters/*.json", { eager: true, import: "default" });

export function isCounter(game: string, thing: Thing): boolean {
  return titles[`../../generated/counters/${game}.json`]?.includes(thing.label.id) ?? false;
}
