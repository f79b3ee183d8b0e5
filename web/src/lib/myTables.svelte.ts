/** My tables under way, fetched again and again: the reader is told when one of them begins to wait for them. */

import type { TableInfo } from "../generated/frames";
import { Refusal, api } from "./api";
import { loadGames } from "./games";
import { me } from "./me.svelte";
import { route } from "./router.svelte";
import { settings } from "./settings.svelte";
import { notifyTurn } from "./turnNotice";

const UNKNOWN_PERSON = 401;

class MyTables {
  /** Those that wait for players or are under way. */
  tables: TableInfo[] = $state.raw([]);
  readonly waiting: TableInfo[] = $derived(this.tables.filter(waitsForMe));
  /** Those where other people wait for me, but not the one that is open here; who has waited longest comes first. */
  readonly waitingElsewhere: TableInfo[] = $derived(
    this.waiting.filter((table) => table.id !== route.path[1] && hasCompany(table)).toSorted((one, other) => one.touched - other.touched),
  );
  /** A token that the server does not take any more. */
  private rejectedToken: string | null = null;

  /** Fetches them now and every so many milliseconds. Returns a function that ends this. */
  watch(milliseconds: number): () => void {
    let known: Set<string> | null = null;
    const look = async (): Promise<void> => {
      await this.refresh();
      const waiting = this.waiting;
      // What waited before anybody looked, or waits at the table that is open here, is in sight already.
      const begun = waiting.filter((table) => known !== null && !known.has(table.id) && table.id !== route.path[1]);
      known = new Set(waiting.map((table) => table.id));
      for (const table of begun) notifyTurn(await titleOf(table), table.id);
    };
    void look();
    const timer = setInterval(() => void look(), milliseconds);
    return () => clearInterval(timer);
  }

  /** Fetches them once. */
  async refresh(): Promise<void> {
    if (me.token === null) this.tables = [];
    if (me.token === null || me.token === this.rejectedToken) return;
    const token = me.token;
    try {
      this.tables = await api.myTables(false);
    } catch (refusal) {
      // A server that is away is no news here: it is asked again soon.
      if (!(refusal instanceof Refusal)) throw refusal;
      if (refusal.status === UNKNOWN_PERSON) this.rejectedToken = token;
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

export const myTables = new MyTables();
