/** Which of the choices that are no things stand on the board: those that mean one offer now. Pure. */

import type { Chooser } from "../../lib/table/chooser.svelte";
import type { Offer } from "../../lib/table/offers";
import { idOf } from "../../lib/thing";

export interface Order {
  ref: string;
  /** The message with its short word; null where the offer's own words say it. */
  word: string | null;
  /** Cannot be taken back. */
  final: boolean;
  /** The message that says why. */
  because: string;
}

type Choosing = Pick<Chooser, "next" | "selected" | "offerAt" | "chosen">;

/** Steps that can be taken alone, by the message of their offer. */
const ALONE = new Set(["do-work", "do-go", "do-take", "do-take-good", "do-repay"]);

const SHORT = new Set(["arrive", "twice", "fields", "barn", "keep", "goods", "pay", "repay-fields", "repay-barn", "repay-pay"]);

const HELP = "supply:help";

/** Offers that draw coins out of the bag. */
const DRAWING = new Set(["do-sell-all", "do-go-sell"]);

/** `laying`: a tile in hand is put down on the land, which has its own buttons. */
export function ordersOf(chooser: Choosing, laying: boolean): Order[] {
  if (laying) return [];
  const orders: Order[] = [];
  for (const ref of [...chooser.next, ...chooser.selected]) {
    if (!ref.startsWith("choice:") || ref.startsWith("choice:turn-")) continue;
    const offer = chooser.selected.includes(ref) ? chooser.chosen : chooser.offerAt(ref);
    if (offer === null && !chooser.selected.includes(ref)) continue;
    // What belongs to a thing is asked once that is chosen.
    if (chooser.selected.length === 0 && (offer?.slots.length ?? 0) > 1) continue;
    orders.push({ ref, word: wordOf(idOf(ref), offer), final: offer?.final ?? false, because: DRAWING.has(offer?.label.id ?? "") ? "board-final-draw" : "board-final" });
  }
  return orders;
}

/** How many lands are still to be chosen, once one is; 0 where nothing has begun. */
export function landsToChoose(selected: readonly string[], figures: number): number {
  const chosen = selected.filter((ref) => ref.startsWith("area:")).length;
  return chosen === 0 ? 0 : Math.max(0, figures - chosen);
}

/** What a walk still asks for, once its stop is chosen: goods to take, then the toll on the way. */
export function openInWalk({ selected, next, fits, chosen }: Pick<Chooser, "selected" | "next" | "fits" | "chosen">): { word: string; count: number } | null {
  if (selected.length === 0 || chosen !== null || !fits.every((offer) => offer.label.id.startsWith("do-go"))) return null;
  const isGood = (ref: string | undefined): boolean => ref !== undefined && ref.startsWith("supply:") && ref !== HELP;
  const whole = Math.max(0, ...fits.map((offer) => offer.slots.filter((slot) => isGood(slot[0])).length));
  const missing = whole - selected.filter(isGood).length;
  if (missing > 0 && [...next].some(isGood)) return { word: "board-more-goods", count: missing };
  return [...next].some((ref) => ref === HELP || ref.startsWith("coin:")) ? { word: "board-toll-now", count: 1 } : null;
}

function wordOf(id: string, offer: Offer | null): string | null {
  if (offer?.label.id === "do-winter-all") return `board-winter-${id}`;
  if (SHORT.has(id)) return `board-order-${id}`;
  return id === "only-this" && offer !== null && ALONE.has(offer.label.id) ? `board-alone-${offer.label.id}` : null;
}
