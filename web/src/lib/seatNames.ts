/** What those who sit at a table are called. */

import type { SeatInfo } from "../generated/frames";
import { t } from "./language.svelte";

const BOTS = ["Cobalt", "Pixel", "Quartz", "Zinc", "Bismuth", "Indigo", "Basalt", "Argon"];

/** The name of whoever sits there; a bot without one has a nickname, the same at this table for everybody. */
export function nameAt(table: string, seat: SeatInfo): string {
  if (seat.name !== "" || seat.bot === null) return seat.name;
  const shift = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return BOTS[(shift + seat.seat) % BOTS.length] ?? "";
}

const LISTED = /^(level:[a-z]+|greedy|random)$/;

/** A player of a record as a seat shows them: a bot by its kind, anybody else by name. */
export function playerOf(player: string): { name: string; bot: string | null } {
  return LISTED.test(player) ? { name: "", bot: player } : { name: player, bot: null };
}

/** What kind of bot this is, in words: a level, or another that the server lists. Fluent's keys know no colon. */
export function kindOfBot(bot: string): string {
  return t("bot-named", { bot: bot.replace(":", "-") });
}
