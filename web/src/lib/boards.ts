/** Finds the board of a title; a title without one of its own gets the plain board. */

import type { Component } from "svelte";
import type { Result } from "../generated/frames";
import type { Caution } from "./table/chooser.svelte";
import type { Planning } from "./table/plan.svelte";
import type { Narration } from "./table/playback.svelte";
import type { TableStore } from "./table/tableStore.svelte";

export interface BoardProps {
  table: TableStore;
}

export interface SheetProps {
  table: TableStore;
  result: Result;
}

/** What a title's `board.ts` exports: the component that draws the table, how events are told on it, what is planned there, which
 *  answers are given without confirmation, and a score sheet of its own. */
export interface Board extends Narration, Planning, Caution {
  default: Component<BoardProps>;
  Sheet?: Component<SheetProps>;
}

const boards = import.meta.glob<Board>("../boards/*/board.ts");

export async function loadBoard(game: string): Promise<Board> {
  const own = boards[`../boards/${game.replaceAll("-", "_")}/board.ts`];
  const plain = boards["../boards/plain/board.ts"];
  if (plain === undefined) throw new Error("the plain board is missing");
  return await (own ?? plain)();
}
