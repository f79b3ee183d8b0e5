/** Which choices stand as buttons on the board: those that are no things and mean one offer now, and things that one might not look for. Pure. */

import type { Chooser } from "../../lib/table/chooser.svelte";
import type { Offer } from "../../lib/table/offers";
import { idOf } from "../../lib/thing";
import { amounts } from "./scene";

/** A group of the same pictures on a button. */
export interface Picture {
  kind: "good" | "coin" | "barn" | "to";
  id: string;
  count: number;
}

export interface Order {
  ref: string;
  /** The message with its short word; null where the offer's own words say it. */
  word: string | null;
  /** What is paid, sold or drawn, beside the word. */
  pictures: Picture[];
  count: number;
  /** Cannot be taken back. */
  final: boolean;
  /** The message that says why. */
  because: string;
}

type Choosing = Pick<Chooser, "next" | "selected" | "offerAt" | "chosen">;

/** More buttons would bury each other; whatever else is possible lies lit on the board or stands in the list. */
const MOST = 2;

/** Steps that can be taken alone, by the message of their offer. */
const ALONE = new Set(["do-work", "do-go", "do-take", "do-take-good", "do-repay"]);

const SHORT = new Set(["arrive", "twice", "fields", "barn", "keep", "goods", "pay", "repay-fields", "repay-barn", "repay-pay", "store-all"]);

const HELP = "supply:help";

/** A help tile that is returned, with the goods for it in pictures beside the places they come from. */
const REPAY = "do-repay-all";

/** Offers about one price, which is shown in pictures. */
const PAID = new Set(["do-go-take", "do-take-pay", "do-pay-all"]);

/** Offers that draw coins out of the bag. */
const DRAWING = new Set(["do-sell-all", "do-go-sell", "do-draw-coins"]);
const SALES = new Set(["do-sell-all", "do-go-sell"]);

/** Things that nobody looks for while the eyes are on the land. */
const THINGS = new Set(["do-draw-coins", "do-turn-disc"]);

/** `laying`: a tile in hand is put down on the land, which has its own buttons. `goodAt`: the good of an area (`2,1.a`). */
export function ordersOf(chooser: Choosing, laying: boolean, goodAt: (area: string) => string | null = () => null): Order[] {
  if (laying) return [];
  const found: { order: Order; rank: number }[] = [];
  const toll = asksToll(chooser.next);
  for (const ref of [...chooser.next, ...chooser.selected]) {
    const offer = chooser.selected.includes(ref) ? chooser.chosen : chooser.offerAt(ref);
    if (!ref.startsWith("choice:") && !THINGS.has(offer?.label.id ?? "")) continue;
    if (ref.startsWith("choice:turn-") || (offer === null && !chooser.selected.includes(ref))) continue;
    // What belongs to a thing is asked once that is chosen.
    if (chooser.selected.length === 0 && (offer?.slots.length ?? 0) > 1) continue;
    // Who pays the toll goes there; to go and be asked for it then is the same in two steps.
    if (toll && offer?.label.id === "do-go") continue;
    if (found.some(({ order }) => order.ref === ref || (SALES.has(offer?.label.id ?? "") && order.word === "board-order-sell"))) continue;
    found.push({ order: orderOf(ref, offer, goodAt), rank: rankOf(ref, offer) });
  }
  return found.sort((one, other) => one.rank - other.rank).slice(0, MOST).map(({ order }) => order);
}

/** What is paid or sold as a whole comes first, what leads to further questions last. */
function rankOf(ref: string, offer: Offer | null): number {
  if (ref === "choice:only-this" || offer?.label.id === "do-done-winter") return 2;
  return offer !== null && offer.actions.length > 1 ? 0 : 1;
}

function orderOf(ref: string, offer: Offer | null, goodAt: (area: string) => string | null): Order {
  const pictures = offer === null ? [] : picturesOf(offer, goodAt);
  const count = Number(offer?.label.args.count ?? 0);
  return { ref, word: wordOf(idOf(ref), offer, pictures.length > 0), pictures, count, final: offer?.final ?? false, because: becauseOf(offer) };
}

function becauseOf(offer: Offer | null): string {
  if (DRAWING.has(offer?.label.id ?? "")) return "board-final-draw";
  return Number(offer?.label.args.shown ?? 0) > 0 ? "board-final" : "board-final-on";
}

/** What an offer takes and gives, as far as its words and steps name it. */
export function picturesOf({ label, actions }: Offer, goodAt: (area: string) => string | null): Picture[] {
  if (SALES.has(label.id)) return [...goods(label.args.goods), { kind: "to", id: "", count: 1 }, { kind: "coin", id: "", count: Number(label.args.count ?? 0) }];
  if (label.id === "do-drop-all" || label.id === REPAY) return goods(label.args.goods);
  if (label.id === "do-return-least") return coins(label.args.coins);
  return PAID.has(label.id) ? [...payment(actions, goodAt), ...coins(label.args.coins)] : [];
}

/** The goods that steps pay: those from the land, then those from the barn. */
function payment(actions: readonly string[], goodAt: (area: string) => string | null): Picture[] {
  const [land, barn] = [new Map<string, number>(), new Map<string, number>()];
  for (const [verb, place, what] of actions.map((action) => action.split(" "))) {
    const good = verb !== "pay" || what === undefined ? null : place === "barn" ? what : goodAt(`${place}.${what}`);
    const taken = place === "barn" ? barn : land;
    if (good !== null) taken.set(good, (taken.get(good) ?? 0) + 1);
  }
  const drawn = (from: Map<string, number>): Picture[] => [...from].map(([id, count]) => ({ kind: "good", id, count }));
  return [...drawn(land), ...(barn.size > 0 ? [{ kind: "barn", id: "", count: 1 } as const] : []), ...drawn(barn)];
}

function goods(written: unknown): Picture[] {
  return amounts(written).map(({ id, count }) => ({ kind: "good", id, count }));
}

function coins(written: unknown): Picture[] {
  return amounts(written).map(({ id, count }) => ({ kind: "coin", id, count }));
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
  return asksToll(next) ? { word: "board-toll-now", count: 1 } : null;
}

function asksToll(next: ReadonlySet<string>): boolean {
  return [...next].some((ref) => ref === HELP || ref.startsWith("coin:"));
}

function wordOf(id: string, offer: Offer | null, pictured: boolean): string | null {
  const label = offer?.label.id ?? "";
  if (label === "do-draw-coins") return "board-order-draw";
  if (SALES.has(label)) return "board-order-sell";
  if (label === "do-drop-all") return "board-order-drop";
  if (label === "do-return-least") return "board-order-return";
  if (label === "do-winter-all") return `board-winter-${id}`;
  if (pictured && label !== REPAY) return "board-order-pay";
  if (SHORT.has(id)) return `board-order-${id}`;
  return id === "only-this" && ALONE.has(label) ? `board-alone-${label}` : null;
}
