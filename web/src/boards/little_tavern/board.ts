import type { Happening, Said } from "../../generated/frames";
import { tipEvents } from "./scene";

export { default } from "./Tavern.svelte";

/** Tips are counted, guest by guest, before the tables are cleared. */
export function interlude(events: readonly Happening[]): Happening[] {
  return tipEvents(events);
}

const PACES: Record<string, number> = { "round-begins": 2600, "round-over": 1100, showed: 1400, tip: 330, tips: 650, turned: 1500 };

export function pace(event: Happening): number | undefined {
  return PACES[event.id];
}

/** Drawing a character is what most turns are: whoever would rather have turned an event has lost nothing. */
export function casual(answer: Said): boolean {
  return answer.id === "do-draw-character";
}
