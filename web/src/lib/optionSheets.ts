/** Options of a table that a title shows in its own way when one is set up, by their ids; all others are chosen from a list. */

import type { Component } from "svelte";
import type { OptionInfo } from "../generated/frames";
import { printedFacts } from "./printedFacts";
import type { Words } from "./words";

export type OptionValue = OptionInfo["values"][number];

export interface OptionSheetProps {
  game: string;
  option: OptionInfo;
  value: OptionValue;
  words: Words;
  choose: (value: OptionValue) => void;
}

export type OptionSheets = Readonly<Record<string, Component<OptionSheetProps>>>;

const sheets = import.meta.glob<OptionSheets>("../boards/*/optionSheets.ts", { import: "optionSheets" });

/** The sheets of a title, once there are the facts that they show; without these, as after a refusal, they are drawn nevertheless. */
export async function loadOptionSheets(game: string): Promise<OptionSheets> {
  const load = sheets[`../boards/${game.replaceAll("-", "_")}/optionSheets.ts`];
  if (load === undefined) return {};
  const [found] = await Promise.all([load(), printedFacts(game, null).catch(() => null)]);
  return found;
}
