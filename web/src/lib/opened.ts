/** Tables are opened before their page is drawn: the position travels while words and board are still on their way. */

import { TableStore } from "./table.svelte";

let early: TableStore | null = null;

export function openEarly(id: string): void {
  early = new TableStore(id);
  early.open();
}

/** The table of this name, under way already or opened now; whoever takes it closes it. */
export function takeOpened(id: string): TableStore {
  const taken = early;
  early = null;
  if (taken?.id === id) return taken;
  taken?.close();
  const table = new TableStore(id);
  table.open();
  return table;
}
