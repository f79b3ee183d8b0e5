/** My tables under way, looked at again and again on every page but the table: whoever begins to be waited for is called back. */

import type { TableInfo } from "../generated/frames";
import { Refusal, api } from "./api";
import { me } from "./me.svelte";
import { callBack } from "./notice.svelte";
import { place } from "./router.svelte";

const EVERY = 10_000;
const NOBODY = 401;

class Mine {
  /** Those that wait for players or are under way. */
  tables: TableInfo[] = $state.raw([]);
  readonly waiting: TableInfo[] = $derived(this.tables.filter(waitsForMe));
  /** A token that the server does not take any more. */
  private stale: string | null = null;

  /** Looks now and from time to time, until the function is called that it gives back. `name` says which table it is when somebody is
   *  called. */
  watch(name: (table: TableInfo) => string): () => void {
    let known: Set<string> | null = null;
    const look = async (): Promise<void> => {
      await this.look();
      const waiting = this.waiting;
      // What waited before anybody looked, or waits at the table that is open here, is in sight already.
      const begun = waiting.filter((table) => known !== null && !known.has(table.id) && table.id !== place.path[1]);
      known = new Set(waiting.map((table) => table.id));
      for (const table of begun) callBack(name(table), table.id);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }

  /** Looks once. */
  async look(): Promise<void> {
    if (me.token === null) this.tables = [];
    if (me.token === null || me.token === this.stale) return;
    const token = me.token;
    try {
      this.tables = await api.myTables(false);
    } catch (refusal) {
      // A server that is away is no news here: it is looked for again soon.
      if (!(refusal instanceof Refusal)) throw refusal;
      if (refusal.status === NOBODY) this.stale = token;
    }
  }
}

export function waitsForMe(table: TableInfo): boolean {
  return table.awaits.some((seat) => table.seats[seat]?.person != null && table.seats[seat]?.person === me.person?.id);
}

export const mine = new Mine();
