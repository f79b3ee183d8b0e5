/** Finds the board of a title; a title without one of its own gets the plain board. */

import type { Component } from "svelte";
import type { Happening } from "../generated/frames";
import type { TableStore } from "./table.svelte";

export interface BoardProps {
  table: TableStore;
}

export interface Board {
  /** The table as it is drawn. */
  default: Component<BoardProps>;
  /** Of what happened in one step: what is to be told before the position after it is shown. */
  interlude?: (events: readonly Happening[]) => Happening[];
  /** For how long an event is shown, in milliseconds; undefined for the usual time. */
  pace?: (event: Happening) => number | undefined;
}

const boards = import.meta.glob<Board>("../boards/*/board.ts");

export async function loadBoard(game: string): Promise<Board> {
  const own = boards[`../boards/${game.replaceAll("-", "_")}/board.ts`];
  const plain = boards["../boards/plain/board.ts"];
  if (plain === undefined) throw new Error("the plain board is missing");
  return await (own ?? plain)();
}
