import type { Happening } from "../../generated/frames";

export { default } from "./World.svelte";

const PACES: Record<string, number> = { "step-begins": 700, revealed: 500, completed: 700, bonus: 500, supremacy: 800, "round-begins": 900 };

export function pace(event: Happening): number | undefined {
  return PACES[event.id];
}
