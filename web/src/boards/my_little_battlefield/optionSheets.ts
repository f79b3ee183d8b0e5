import type { OptionSheets } from "../../lib/optionSheets";
import ChoiceSheets from "./ChoiceSheets.svelte";

export const optionSheets: OptionSheets = { scenario: ChoiceSheets, ai_board: ChoiceSheets };
