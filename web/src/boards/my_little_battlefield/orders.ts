/** Which of the choices that are no things stand on the board: those that mean one offer now. */

import type { Chooser } from "../../lib/table/chooser.svelte";
import type { Offer } from "../../lib/table/offers";
import { narrow } from "../../lib/table/selection";
import { idOf, kindOf } from "../../lib/thing";
import { allMarks } from "./piles";

export interface Order {
  ref: string;
  kind: "plain" | "turn-to" | "give-up" | "amount";
  word: string;
  icon: string;
  face: string;
  /** The faces of the dice that are given up for it. */
  dice: string[];
  count: number;
  /** What it costs; null for what costs nothing and is not expected to. */
  price: Price[] | null;
}

export interface Price { icon: string; count: number }

type Choosing = Pick<Chooser, "next" | "selected" | "choices" | "offerAt">;

/** In this order on the board. */
const PLAIN: Record<string, string> = {
  roll: "dice", follow: "command", decline: "", force: "reroll", reroll: "reroll", convert: "exchange", resources: "special", "only-this": "special", same: "objective", end: "",
};

export const ENDS_TURN = "choice:end";

/** The places that the orders of a turn have, each its own for as long as the turn lasts; the end of the turn is the last. */
export const SLOTS = ["roll", "convert", "resources", "end"] as const;
export type Slot = (typeof SLOTS)[number];
const SLOT_OF: Record<string, Slot> = { reroll: "roll", "roll-these": "roll", convert: "convert", "convert-these": "convert", resources: "resources", end: "end" };

/** The place of an order of a turn; null for what is asked besides. */
export function slotOf(order: Pick<Order, "kind" | "word">): Slot | null {
  return order.kind === "plain" ? (SLOT_OF[order.word] ?? null) : null;
}

/** Whether one order alone was chosen and waits for the click that confirms it. */
export function isConfirmed(chooser: Pick<Chooser, "next" | "selected">): boolean {
  return chooser.selected.length === 1 && chooser.selected[0]!.startsWith("choice:") && chooser.next.size === 0;
}

/** The orders to be seen now. While one waits for its confirmation all stay where they are, so that the second click meets what the first did. */
export function ordersOf(chooser: Choosing, faces: readonly string[]): Order[] {
  return ordersFor(isConfirmed(chooser) ? unselected(chooser) : chooser, faces);
}

function unselected({ choices }: Choosing): Choosing {
  return { choices, selected: [], next: narrow(choices, []).next, offerAt: (ref) => narrow(choices, [ref]).chosen };
}

function ordersFor(chooser: Choosing, faces: readonly string[]): Order[] {
  const refs = [...chooser.next, ...chooser.selected].filter((ref) => ref.startsWith("choice:"));
  const several = refs.some((ref) => /^choice:(roll|convert)-\d/.test(ref));
  const orders = allTogether(refs.map((ref) => orderOf(ref, chooser, faces, several)).filter((order) => order !== null), chooser);
  const rank = (order: Order): number => (order.kind === "plain" ? Object.keys(PLAIN).indexOf(order.word.replace(/-these$/, "")) : -1);
  return orders.sort((one, other) => rank(one) - rank(other));
}

/** Of the buttons for so many dice, without dice marked, the one for all of them. */
function allTogether(orders: readonly Order[], chooser: Choosing): Order[] {
  if (chooser.selected.length > 0) return [...orders];
  const most = (word: string): number => Math.max(...orders.filter((order) => order.word === word).map((order) => order.count));
  return orders.filter((order) => !order.word.endsWith("-these") || order.count === most(order.word));
}

function orderOf(ref: string, chooser: Choosing, faces: readonly string[], several: boolean): Order | null {
  const id = idOf(ref);
  const order: Order = { ref, kind: "plain", word: id, icon: PLAIN[id] ?? "", face: "", dice: [], count: 1, price: null };
  const selected = chooser.selected.includes(ref);
  const offer = chooser.offerAt(ref);
  if (offer === null && !selected) return null;
  const face = id.replace(/^convert-to-/, "");
  if (faces.includes(face)) return { ...order, kind: "turn-to", face };
  const args = chooser.choices.find((choice) => choice.slots.some((slot) => slot[0] === ref))?.label.args ?? {};
  order.price = pricesOf(offer?.label.args ?? (selected ? args : {}), id);
  const used = /-to-([a-z]+)$/.exec(id);
  // A place was pointed at: the dice that are given up for it, and the face that acts there, are one choice.
  if (used !== null && faces.includes(used[1]!)) return placesOf(chooser.selected).length === 0 ? null : { ...order, kind: "give-up", face: used[1]!, dice: facesOf(args.dice) };
  const payment = /^with-(.+)$/.exec(id);
  if (payment !== null) return chooser.selected.length > 0 ? { ...order, kind: "amount", count: Number(args.count), icon: payment[1]! } : null;
  const amount = /^(?:pay-)?(\d+)$/.exec(id);
  if (amount !== null) return { ...order, kind: "amount", count: Number(amount[1]), icon: id.startsWith("pay-") ? "morale" : "" };
  const numbered = /^(roll|convert)-(\d+)$/.exec(id);
  if (numbered !== null) {
    // With some dice marked, only what is done with just these; with none, all of them together.
    if (offer !== null && chooser.selected.length > 0 && Number(numbered[2]) !== allMarks(chooser.selected, faces)) return null;
    const word = numbered[1]!;
    return { ...order, word: `${word}-these`, icon: PLAIN[word === "roll" ? "reroll" : word] ?? "", count: Number(numbered[2]) };
  }
  if ((id === "only-this" || id === "same") && chooser.selected.length === 0) return null;
  // One die taken up alone is a step of what the buttons for several do at once.
  if ((id === "reroll" || id === "convert") && several) return null;
  return id in PLAIN ? order : null;
}

/** The ways to give up dice for one face that acts at the place pointed at. */
export interface Giving { face: string; orders: Order[] }

export function givingsOf(orders: readonly Order[]): Giving[] {
  const ways = orders.filter((order) => order.kind === "give-up");
  return [...new Set(ways.map((order) => order.face))].map((face) => ({ face, orders: ways.filter((order) => order.face === face) }));
}

/** What the dice that are marked, and nothing besides, can be used for: the kinds of the places that are lit for them. */
export function usesOf(chooser: Pick<Chooser, "fits" | "next">): ReadonlySet<string> {
  const direct = chooser.fits.filter((offer) => !offer.label.id.startsWith(CONVERTING)).flatMap((offer) => offer.slots.flat());
  return new Set(direct.filter((ref) => chooser.next.has(ref) && !DICE.test(ref)).map(kindOf));
}

/** Choices that are no places here, where marking dice one by one leads to the same. None if nothing on the board goes on. */
export function leftOut(chooser: Pick<Chooser, "next">, drawn: readonly Order[]): string[] {
  const next = [...chooser.next];
  const others = next.filter((ref) => ref.startsWith("choice:") && !drawn.some((order) => order.ref === ref));
  return others.length < next.length ? others : [];
}

/** Faces that a die can be turned to in one way: by a rule, for dice that are given up, or because that is what is asked. */
export interface Turning {
  /** Whose rule turns it, as messages name it; null for none. */
  rule: string | null;
  /** Whether dice are given up for it. */
  converts: boolean;
  /** The faces of the dice that are used up to begin it. */
  used: string[];
  /** The faces of the dice that go into it. */
  dice: string[];
  orders: Order[];
}

/** The faces that a die can be turned to, apart for each way: the same face may cost one die here and two there. */
export function turningsOf(orders: readonly Order[], chooser: Pick<Chooser, "chosen" | "offerAt" | "selected">): Turning[] {
  const found = new Map<string, Turning>();
  for (const order of orders.filter((one) => one.kind === "turn-to")) {
    const offer = chooser.selected.includes(order.ref) ? chooser.chosen : chooser.offerAt(order.ref);
    const args = offer?.label.args ?? {};
    const converts = Array.isArray(args.dice);
    const dice = facesOf(converts ? args.dice : [args.face ?? ""]);
    const rule = typeof args.rule === "string" ? args.rule : null;
    const used = converts ? [] : usedFor(offer?.slots.flat() ?? [], dice[0] ?? "");
    const key = [rule, ...used, ...dice].join();
    const turning = found.get(key) ?? { rule, converts, used, dice, orders: [] };
    turning.orders.push(order);
    found.set(key, turning);
  }
  return [...found.values()];
}

/** The dice besides the one that is turned; where that one is of the same face, the offer says so. */
function usedFor(refs: readonly string[], turned: string): string[] {
  const faces = refs.filter((ref) => kindOf(ref) === "die").map(idOf);
  return refs.includes("choice:same") ? faces : faces.filter((face) => face !== turned);
}

/** Faces as messages name them. */
function facesOf(named: unknown): string[] {
  return Array.isArray(named) ? named.map((face) => String(face).replace(/^@/, "")) : [];
}

/** Label of everything that begins with dice given up to turn another. */
const CONVERTING = "do-convert";
const DICE = /^(die|choice):/;

/** Whether an offer gives up dice. */
export function isConversion(offer: Offer | null): boolean {
  return offer?.label.id.startsWith(CONVERTING) ?? false;
}

/** The things that can be reached only by converting dice first, as the labels of the offers tell. */
export function byConverting(chooser: Pick<Chooser, "next" | "fits">): ReadonlySet<string> {
  const direct = new Set(chooser.fits.filter((offer) => !offer.label.id.startsWith(CONVERTING)).flatMap((offer) => offer.slots.flat()));
  return new Set([...chooser.next].filter((ref) => !DICE.test(ref) && !direct.has(ref)));
}

/** What is done with dice besides using them. */
const ASIDE = /^do-(convert|roll|reroll)/;

/** The uses of a die at a place that the selection still allows: neither conversions nor rolls. */
export function usesLeft(chooser: Pick<Chooser, "fits" | "next">): Offer[] {
  return chooser.fits.filter((offer) => !ASIDE.test(offer.label.id) && placesOf(offer.slots.flat()).some((ref) => chooser.next.has(ref)));
}

/** The faces whose dice can only be marked now, to be rolled again or converted: nothing uses them. */
export function idleFaces(chooser: Pick<Chooser, "choices">, faces: readonly string[]): ReadonlySet<string> {
  const used = new Set(chooser.choices.filter((offer) => !ASIDE.test(offer.label.id)).flatMap((offer) => offer.slots.flat()));
  return new Set(faces.filter((face) => !used.has(`die:${face}`)));
}

/** What was pointed at besides dice and choices. */
export function placesOf(selected: readonly string[]): string[] {
  return selected.filter((ref) => !DICE.test(ref));
}

/** Whether something can be done with what was pointed at without converting dice. */
export function isReached(chooser: Pick<Chooser, "fits">): boolean {
  return chooser.fits.some((offer) => !offer.label.id.startsWith(CONVERTING));
}

/** The price as the label tells it: of a roll, of forcing one, of following. */
function pricesOf(args: Readonly<Record<string, unknown>>, id: string): Price[] | null {
  const price = (icon: string, count: unknown): Price[] => (typeof count === "number" && count > 0 ? [{ icon, count }] : []);
  if (id === "force") return [...price("morale", args.morale), ...price("command", args.command)];
  if (id === "follow") return [...price("command", args.fee ?? args.count), ...priceOfUse(args, price)];
  return typeof args.price === "number" ? price("morale", args.price) : null;
}

/** What the one use of a copied die costs besides: a level of power, or the rule of a sector. */
function priceOfUse(args: Readonly<Record<string, unknown>>, price: (icon: string, count: unknown) => Price[]): Price[] {
  const [resource, count] = "level" in args ? [args.resource, args.count] : [args.cost_in, args.cost];
  return typeof resource === "string" ? price(resource.replace(/^@/, ""), count) : [];
}
