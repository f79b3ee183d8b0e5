/** My tables under way, looked at again and again: whoever begins to be waited for is called back. */

import type { TableInfo } from "../generated/frames";
import { Refusal, api } from "./api";
import { loadGames } from "./games";
import { me } from "./me.svelte";
import { callBack } from "./notice.svelte";
import { place } from "./router.svelte";
import { settings } from "./settings.svelte";

const NOBODY = 401;

class Mine {
  /** Those that wait for players or are under way. */
  tables: TableInfo[] = $state.raw([]);
  readonly waiting: TableInfo[] = $derived(this.tables.filter(waitsForMe));
  /** Those where other people wait for me, but not the one that is open here; who has waited longest comes first. */
  readonly elsewhere: TableInfo[] = $derived(
    this.waiting.filter((table) => table.id !== place.path[1] && hasCompany(table)).toSorted((one, other) => one.touched - other.touched),
  );
  /** A token that the server does not take any more. */
  private stale: string | null = null;

  /** Looks now and every so many milliseconds, until the function is called that it gives back. */
  watch(every: number): () => void {
    let known: Set<string> | null = null;
    const look = async (): Promise<void> => {
      await this.look();
      const waiting = this.waiting;
      // What waited before anybody looked, or waits at the table that is open here, is in sight already.
      const begun = waiting.filter((table) => known !== null && !known.has(table.id) && table.id !== place.path[1]);
      known = new Set(waiting.map((table) => table.id));
      for (const table of begun) callBack(await titleOf(table), table.id);
    };
    void look();
    const timer = setInterval(() => void look(), every);
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

/** Whether somebody else plays there too. */
export function hasCompany(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.person !== null && seat.person !== me.person?.id);
}

/** The title's name in the reader's language; nothing if the server does not tell now. */
async function titleOf(table: TableInfo): Promise<string> {
  const games = await loadGames().catch(() => []);
  return games.find((game) => game.id === table.game)?.title[settings.language] ?? "";
}

export const mine = new Mine();
