/** What the board draws, taken from the things of a view: every figure stands in their notes. */

import type { Frame, Said } from "../../generated/frames";
import { type Thing, idOf, inside, kindOf, ownerOf } from "../../lib/thing";

/** So many cards of one design. */
export interface Amount {
  id: string;
  count: number;
}

/** One plank: what is thrown away and what is only shown. */
export interface Payment {
  discards: Amount[];
  reveals: Amount[];
}

/** What is printed on a card. */
export interface Face {
  id: string;
  /** 1 to 3; 0 for a building. */
  level: number;
  /** Coins that it is worth when thrown away; buildings are worth none. */
  value: number | null;
  cost: number;
  ways: Payment[];
  points: number | null;
  effect: Effect | null;
}

/** What activating a building does: one of the ways is paid, and a card, tokens, or an exchange with a card of a level is got. */
export interface Effect {
  ways: Payment[];
  gives: string;
  tokens: number;
  level: number;
}

export interface Card extends Face {
  thing: Thing;
  count: number;
  /** The designs that this one helps to produce. */
  leads: string[];
  /** What my hand lacks for it; null where nobody looks or nothing is asked for it. */
  lacking: { cards: Amount[]; coins: number } | null;
  used: boolean;
  tokens: number;
  /** Whether what a building gives lies nowhere in the middle: nobody can get it now. */
  absent: boolean;
}

export interface Shelf {
  /** `1`, `2`, `3`, `buildings`. */
  level: string;
  thing: Thing;
  cards: Card[];
  pile: Thing | null;
  discard: Thing | null;
}

export interface Factory {
  seat: number;
  thing: Thing;
  points: number;
  goal: number;
  tile: { thing: Thing; coins: number } | null;
  buildings: Card[];
  hand: { thing: Thing; cards: Card[]; count: number; limit: number; coins: number };
}

export interface Scene {
  shelves: Shelf[];
  tokens: Thing | null;
  factories: Factory[];
}

export function sceneOf(things: readonly Thing[]): Scene {
  const children = inside(things);
  const find = (ref: string): Thing | null => things.find((thing) => thing.ref === ref) ?? null;
  const roots = children.get("") ?? [];
  const shelves = roots
    .filter((thing) => kindOf(thing.ref) === "shelf")
    .map((thing): Shelf => {
      const level = idOf(thing.ref);
      const cards = (children.get(thing.ref) ?? []).map(cardOf);
      return { level, thing, cards, pile: find(`pile:${level}`), discard: find(`discard:${level}`) };
    });
  const factories = roots.filter((thing) => kindOf(thing.ref) === "front").map((thing) => factoryOf(thing, children));
  return { shelves, tokens: find("tokens:middle"), factories };
}

function factoryOf(thing: Thing, children: Map<string, Thing[]>): Factory {
  const within = children.get(thing.ref) ?? [];
  const hand = within.find((one) => kindOf(one.ref) === "hand");
  if (hand === undefined) throw new Error(`${thing.ref} has no hand`);
  const tile = within.find((one) => kindOf(one.ref) === "tile");
  const points = argsOf(thing, "note-points");
  const about = argsOf(hand, "note-hand");
  return {
    seat: ownerOf(thing) ?? 0,
    thing,
    points: Number(points?.points ?? 0),
    goal: Number(points?.goal ?? 0),
    tile: tile === undefined ? null : { thing: tile, coins: Number(tile.label.args.coins) },
    buildings: within.filter((one) => kindOf(one.ref) === "building").map(cardOf),
    hand: {
      thing: hand,
      cards: (children.get(hand.ref) ?? []).map(cardOf),
      count: Number(about?.count ?? 0),
      limit: Number(about?.limit ?? 0),
      coins: Number(about?.coins ?? 0),
    },
  };
}

/** A card with all that is printed on it and known of it. */
export function cardOf(thing: Thing): Card {
  const printed = argsOf(thing, "note-resource") ?? argsOf(thing, "note-building") ?? {};
  const lacking = argsOf(thing, "note-lacking");
  const building = kindOf(thing.ref) === "building";
  return {
    id: designOf(thing),
    level: building ? 0 : Number(printed.level ?? 0),
    thing,
    count: thing.count,
    value: building ? null : Number(printed.value ?? 0),
    cost: Number(printed.cost ?? 0),
    ways: thing.notes.filter((note) => note.id === "note-way").map((note) => paymentOf(note.args)),
    points: building ? Number(printed.points ?? 0) : null,
    effect: building ? effectOf(thing) : null,
    leads: thing.notes.filter((note) => note.id.startsWith("note-leads-")).flatMap((note) => amounts(note.args.cards).map((one) => one.id)),
    lacking: lacking === null ? null : { cards: amounts(lacking.cards), coins: Number(lacking.coins) },
    used: argsOf(thing, "note-activated") !== null,
    tokens: Number(argsOf(thing, "note-tokens")?.count ?? 0),
    absent: argsOf(thing, "note-not-offered") !== null,
  };
}

function effectOf(thing: Thing): Effect | null {
  const lines = thing.notes.filter((note) => note.id.startsWith("effect-"));
  const first = lines[0];
  if (first === undefined) return null;
  const ways = first.id === "effect-exchange" ? [] : lines.map((line) => paymentOf(line.args));
  return {
    ways,
    gives: first.id === "effect-gives" ? String(first.args.card).slice(1) : "",
    tokens: first.id === "effect-tokens" ? Number(first.args.count) : 0,
    level: Number(first.args.level ?? 0),
  };
}

function paymentOf(args: Said["args"]): Payment {
  return { discards: amounts(args.discards), reveals: amounts(args.reveals) };
}

/** A list of components as messages carry it: `@wood`, `2@wood`. */
export function amounts(list: unknown): Amount[] {
  if (!Array.isArray(list)) return [];
  return list.map((item) => {
    const [times, id] = String(item).split("@");
    return { id: id ?? "", count: times ? Number(times) : 1 };
  });
}

function designOf(thing: Thing): string {
  return String(thing.label.args.card ?? thing.label.args.building ?? "").slice(1);
}

function argsOf(thing: Thing, note: string): Said["args"] | null {
  return thing.notes.find((one) => one.id === note)?.args ?? null;
}

/** How many letters the longest word of a name has: it is written as small as it takes not to be broken. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/[\s-]/).map((word) => word.length));
}

// --- places -----------------------------------------------------------------------------------------------------------------

/** Where the cards of a shelf lie: whoever stays keeps the place, whoever is new takes the first one that is free. */
export function settle(before: readonly (string | null)[], now: readonly string[], places: number): (string | null)[] {
  const kept: (string | null)[] = before.map((id) => (id !== null && now.includes(id) ? id : null));
  while (kept.length < places) kept.push(null);
  for (const id of now) {
    if (kept.includes(id)) continue;
    const free = kept.indexOf(null);
    if (free < 0) kept.push(id);
    else kept[free] = id;
  }
  return kept;
}

/** The first place of each kind of card in a hand: whoever lay somewhere stays there, whoever is new takes the first gap that is wide enough.
 *  Where that cannot be, all close up. */
export function placesInHand(before: ReadonlyMap<string, number>, cards: readonly Pick<Card, "id" | "count">[], places: number): Map<string, number> {
  const taken = new Set<number>();
  const first = new Map<string, number>();
  const isFree = (start: number, count: number): boolean => start + count <= places && !Array.from({ length: count }, (_, number) => taken.has(start + number)).includes(true);
  const lay = (id: string, start: number, count: number): void => {
    first.set(id, start);
    for (let number = 0; number < count; number++) taken.add(start + number);
  };
  for (const { id, count } of cards) {
    const start = before.get(id);
    if (start === undefined || !isFree(start, count)) continue;
    // Equal cards of which there are more now do not push others away.
    const reachesAnother = cards.some((other) => (before.get(other.id) ?? start) > start && (before.get(other.id) ?? start) < start + count);
    if (!reachesAnother) lay(id, start, count);
  }
  for (const { id, count } of cards) {
    if (first.has(id)) continue;
    const gap = Array.from({ length: places }, (_, place) => place).find((place) => isFree(place, count));
    if (gap === undefined) return closedUp(cards);
    lay(id, gap, count);
  }
  return first;
}

function closedUp(cards: readonly Pick<Card, "id" | "count">[]): Map<string, number> {
  let start = 0;
  return new Map(cards.map(({ id, count }) => [id, (start += count) - count]));
}

// --- where cards come from and go to, as places on the board -----------------------------------------------------------------

/** Where a card of a hand was taken from: its shelf. */
export function shelfOf(card: Card): string[] {
  return [`.standing[data-card="${card.id}"]`, `[data-ref="shelf:${card.level}"]`];
}

/** Where a card goes that is thrown away: the discards of its level; level I has none and goes back to its shelf. */
export function discardOf(card: Card): string[] {
  return [`[data-ref="discard:${card.level}"]`, ...shelfOf(card)];
}

// --- the turn ---------------------------------------------------------------------------------------------------------------

export interface Turn {
  seat: number;
  /** Which of the four phases: 0 to 3; -1 when the play is over. */
  step: number;
  /** Coins that are there to be spent in an exchange, and the cards that were given and taken in it. */
  coins: number;
  paid: number;
  taken: number;
}

const STEPS: Record<string, number> = { act: 1, pay: 1, take: 1, wrap: 2, reveal: 3 };

/** Where the turn is. While an action is owed, buildings can still be activated if the question says so. */
export function turnOf(frame: Frame): Turn {
  const { phase, active, budget, paid, taken } = frame.view;
  const step = frame.view.over === true ? -1 : frame.asked?.prompt.id === "ask-act" ? 0 : (STEPS[String(phase)] ?? -1);
  return { seat: Number(active), step, coins: Number(budget), paid: Number(paid), taken: Number(taken) };
}

// --- paths ------------------------------------------------------------------------------------------------------------------

/** How a card stands to the one that is looked at. */
export type Kinship = "self" | "from" | "to" | "";

/** The cards from which one is made, and those that it helps to make. */
export interface Paths {
  id: string;
  from: ReadonlySet<string>;
  to: ReadonlySet<string>;
}

export function pathsOf(card: Pick<Card, "id" | "ways" | "leads" | "effect">): Paths {
  const from = new Set(ingredients(card.ways));
  const to = new Set(card.leads);
  if (card.effect !== null) {
    for (const id of ingredients(card.effect.ways)) from.add(id);
    if (card.effect.gives) to.add(card.effect.gives);
  }
  return { id: card.id, from, to };
}

export function kinship(paths: Paths | null, id: string): Kinship {
  if (paths === null) return "";
  if (paths.id === id) return "self";
  if (paths.from.has(id)) return "from";
  return paths.to.has(id) ? "to" : "";
}

/** How a building that stands before somebody does: what matters of it is its effect. */
export function builtKinship(paths: Paths | null, card: Pick<Card, "id" | "effect">): Kinship {
  if (paths === null || paths.id === card.id) return kinship(paths, card.id);
  if (card.effect === null) return "";
  if (ingredients(card.effect.ways).includes(paths.id)) return "to";
  return card.effect.gives === paths.id ? "from" : "";
}

function ingredients(ways: readonly Payment[]): string[] {
  return ways.flatMap((way) => [...way.discards, ...way.reveals].map((amount) => amount.id));
}

// --- exchanges --------------------------------------------------------------------------------------------------------------

/** An exchange as it stands, in coins. */
export interface Balance {
  given: number;
  price: number | null;
  /** Coins of the given ones that nothing would be had for. */
  lost: number;
}

/** Coins that an offer would lose, as its label says. */
export function lostBy(label: Said): number {
  if (label.id === "gesture-exchange-several" || label.id === "do-stop") return Number(label.args.coins ?? 0);
  return label.id.startsWith("do-take") ? Number(label.args.lost ?? 0) : 0;
}
