/** What those who sit at a table are called. */

import type { SeatInfo } from "../generated/frames";

const BOTS = ["Cobalt", "Pixel", "Quartz", "Zinc", "Bismuth", "Indigo", "Basalt", "Argon"];

/** The name of whoever sits there; a bot without one has a nickname, the same at this table for everybody. */
export function nameAt(table: string, seat: SeatInfo): string {
  if (seat.name !== "" || seat.bot === null) return seat.name;
  const shift = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return BOTS[(shift + seat.seat) % BOTS.length] ?? "";
}
