/** What is printed on a table's components, as its board reads it; the board is drawn once that is known. */

import { type PrintedFacts, printedFacts } from "./printedFacts";
import type { TableStore } from "./table/tableStore.svelte";

/** To be made while a board is set up. Without a line to the server the board is drawn `without` it. */
export class PrintedPieces<T> {
  private found: T | null = $state.raw(null);

  constructor(
    table: Pick<TableStore, "id" | "info">,
    read: (facts: PrintedFacts) => T,
    private readonly without: T,
  ) {
    const game = $derived(table.info?.game);
    const overlaid = $derived(table.info?.overlay === true ? table.id : null);
    $effect(() => {
      if (game !== undefined) printedFacts(game, overlaid).then((facts) => (this.found = read(facts)), () => (this.found = without));
    });
  }

  get known(): boolean {
    return this.found !== null;
  }

  get pieces(): T {
    return this.found ?? this.without;
  }
}
