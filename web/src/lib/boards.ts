/** Finds the board of a title; a title without one of its own gets the plain board. */

import type { Component } from "svelte";
import type { Narration } from "./table/playback.svelte";
import type { TableStore } from "./table/tableStore.svelte";

export interface BoardProps {
  table: TableStore;
}

/** What a title's `board.ts` exports: the component that draws the table, and how events are told on it. */
export interface Board extends Narration {
  default: Component<BoardProps>;
}

const boards = import.meta.glob<Board>("../boards/*/board.ts");

export async function loadBoard(game: string): Promise<Board> {
  const own = boards[`../boards/${game.replaceAll("-", "_")}/board.ts`];
  const plain = boards["../boards/plain/board.ts"];
  if (plain === undefined) throw new Error("the plain board is missing");
  return await (own ?? plain)();
}
