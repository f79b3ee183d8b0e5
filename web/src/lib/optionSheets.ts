/** Options of a table that a title shows in its own way when one is set up, by their ids; all others are chosen from a list. */

import type { Component } from "svelte";
import type { OptionInfo } from "../generated/frames";
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

export async function loadOptionSheets(game: string): Promise<OptionSheets> {
  return (await sheets[`../boards/${game.replaceAll("-", "_")}/optionSheets.ts`]?.()) ?? {};
}
