import type { OptionSheets } from "../../lib/optionSheets";
import ScenarioSheets from "./ScenarioSheets.svelte";

export const optionSheets: OptionSheets = { scenario: ScenarioSheets };
