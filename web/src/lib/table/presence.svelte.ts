/** Who is at the table, who is away, and who keeps the others waiting. */

import type { Frame, Presence as PresenceMessage, TableInfo } from "../../generated/frames";
import { me } from "../me.svelte";
import type { Viewer } from "./seatLog";

/** A player who is asked and has been away for so long keeps the others waiting, at a table with clocks and at one without; the server
 *  has the last word. */
const TOO_LONG = { live: 60_000, turn: 7 * 86_400_000 };

interface TableFacts {
  info: () => TableInfo | null;
  viewer: () => Viewer;
  newest: () => Frame | null;
  /** When the newest frame came, by this browser's clock. */
  newestAt: () => number;
}

export class Presence {
  /** The seats at which somebody sits now. */
  seats: number[] = $state.raw([]);
  onlookers = $state(0);
  /** Since when nobody sits at a seat, as far as this browser knows. */
  private readonly absentSince = new Map<number, number>();

  /** The seats of other people who are asked, with no bot playing for them. */
  private readonly awaited: number[] = $derived.by(() => {
    const info = this.table.info();
    if (info?.status !== "playing" || this.table.viewer() === null) return [];
    const others = info.seats.filter((seat) => seat.bot === null && seat.person !== null && seat.person !== me.person?.id);
    return others.map((seat) => seat.seat).filter((seat) => this.table.newest()?.actors.includes(seat));
  });
  /** Those of them who are not here. */
  readonly awaitedAndAway: number[] = $derived(this.awaited.filter((seat) => !this.seats.includes(seat)));

  constructor(private readonly table: TableFacts) {}

  receive(message: PresenceMessage): void {
    this.seats = message.seats;
    this.onlookers = message.onlookers;
    for (const { seat } of this.table.info()?.seats ?? []) {
      if (this.seats.includes(seat)) this.absentSince.delete(seat);
      else if (!this.absentSince.has(seat)) this.absentSince.set(seat, Date.now());
    }
  }

  /** The seats of those who are asked and keep the table waiting for too long: their time is up, or they are away. */
  overdue(now: number): number[] {
    return this.awaited.filter((seat) => this.timeLeft(seat, now) === 0 || this.isAwayForTooLong(seat, now));
  }

  /** The milliseconds that a seat has left; null at a table without clocks. */
  timeLeft(seat: number, now: number): number | null {
    const clock = this.table.newest()?.clocks?.[seat];
    if (clock === undefined) return null;
    const gone = clock.running ? Math.max(0, now - this.table.newestAt()) : 0;
    return Math.max(0, clock.left - gone);
  }

  private isAwayForTooLong(seat: number, now: number): boolean {
    if (this.seats.includes(seat)) return false;
    const info = this.table.info();
    if (info?.pace.kind === "live") return now - (this.absentSince.get(seat) ?? now) > TOO_LONG.live;
    return now - (info?.touched ?? now) > TOO_LONG.turn;
  }
}
