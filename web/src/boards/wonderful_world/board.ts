import type { Asked, Happening } from "../../generated/frames";

export { default as Sheet } from "./EndSheet.svelte";
export { default } from "./World.svelte";

const PACES: Record<string, number> = { "step-begins": 700, revealed: 500, completed: 700, bonus: 500, supremacy: 800, "round-begins": 900 };
const PLANNED = ["ask-plan", "ask-plan-solo", "ask-place-recycled"];

export function pace(event: Happening): number | undefined {
  return PACES[event.id];
}

/** What becomes of the drafted cards is laid out and changed before it is confirmed. */
export function plans(asked: Asked): boolean {
  return PLANNED.includes(asked.prompt.id);
}
