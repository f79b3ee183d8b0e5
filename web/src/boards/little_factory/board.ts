import type { Happening } from "../../generated/frames";

export { default } from "./Valley.svelte";

const PACES: Record<string, number> = { "revealed": 900, "revealed-buildings": 900, "rest-lost": 900 };

export function pace(event: Happening): number | undefined {
  return PACES[event.id];
}
