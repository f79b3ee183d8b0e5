import type { Happening } from "../../generated/frames";

export { default } from "./Battlefield.svelte";

const PACES: Record<string, number> = { rolled: 1000, rerolled: 1000, "ai-rolled": 900, "control-taken": 900, "turn-begins": 700, "power-raised": 800 };

export function pace(event: Happening): number | undefined {
  return PACES[event.id];
}
