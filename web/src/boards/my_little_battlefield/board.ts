import type { Happening } from "../../generated/frames";
import { isAdversarysTurn } from "./told";

export { default } from "./Battlefield.svelte";

const PACES: Record<string, number> = {
  rolled: 1000, rerolled: 1400, discarded: 1000, "set-die": 1400, "ai-rolled": 900, "ai-rerolls": 1400, "ai-discards": 1400, forced: 1400, "ai-moves": 1600, "ai-fights": 1100, "ai-special": 1000, "ai-special-none": 1100, "ai-power": 1100, "ai-extra-turn": 1100,
  "control-taken": 1100, "control-lost": 1100, burnt: 1100, "turn-begins": 700, "power-raised": 800,
};

export function pace(event: Happening): number | undefined {
  return PACES[event.id];
}

/** The adversary's turn is told die by die, before the position after it is shown. */
export function interlude(events: readonly Happening[]): Happening[] {
  return isAdversarysTurn(events) ? [...events] : [];
}
