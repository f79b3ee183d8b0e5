/** Tables are opened before their page is drawn: the position travels while words and board are still on their way. */

import { loadBoard } from "../boards";
import { loadTitleWords } from "../language.svelte";
import { settings } from "../settings.svelte";
import { TableStore } from "./tableStore.svelte";

let preloaded: TableStore | null = null;

export function preloadTable(id: string): void {
  preloaded = open(id);
}

/** The table of this name, preloaded or opened now. Whoever takes it closes it. */
export function takeTable(id: string): TableStore {
  const table = preloaded;
  preloaded = null;
  if (table?.id === id) return table;
  table?.close();
  return open(id);
}

function open(id: string): TableStore {
  const table = new TableStore(id, preloadTitle);
  table.open();
  return table;
}

/** Begins to load what the page of a title's table needs. */
function preloadTitle(game: string): void {
  void loadTitleWords(game, settings.language);
  void loadBoard(game);
}
