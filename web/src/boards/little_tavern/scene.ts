/** What the board draws: taken from the things of a view, or, while tips are counted, from the events that tell of them. */

import type { Happening } from "../../generated/frames";
import { type Thing, idOf, inside, kindOf, ownerOf } from "../../lib/thing";

/** How a guest tips, as its card says it. */
export interface TipRule {
  kind: string;
  base: number;
  each: number;
  value: number;
}

export interface Guest {
  thing: Thing;
  /** `elf`, `adventuress_4`; empty for a stranger. */
  kind: string;
  /** Whether it lies face down, though this seat may know it. */
  faceDown: boolean;
  /** What it would tip now, as far as this seat can know. */
  worth: number | null;
  rule: TipRule | null;
  /** While tips are counted: whether this one has tipped. */
  tipped: boolean;
}

export interface RoundTable {
  seat: number;
  thing: Thing;
  purse: Thing;
  coins: number;
  tips: number;
  chairs: number;
  guests: Guest[];
}

/** Which round it is, and with how many coins the play ends. */
export interface RoundSign {
  thing: Thing;
  number: number;
  goal: number;
}

export interface Scene {
  round: RoundSign | null;
  tables: RoundTable[];
  characters: Thing | null;
  events: Thing | null;
  discard: Thing | null;
  discarded: Thing[];
  /** The events that are still face down, in no order; each as a thing of its own. */
  eventsLeft: Thing[];
  /** The event in force and the guest in hand: one or none of each. */
  event: Thing[];
  inHand: Guest[];
  counting: boolean;
}

export function sceneOf(things: readonly Thing[]): Scene {
  const children = inside(things);
  const find = (ref: string): Thing | null => things.find((thing) => thing.ref === ref) ?? null;
  const roots = children.get("") ?? [];
  return {
    round: signOf(roots.find((thing) => kindOf(thing.ref) === "round")),
    tables: roots.filter((thing) => kindOf(thing.ref) === "table").map((thing) => tableOf(thing, children.get(thing.ref) ?? [])),
    characters: find("pile:characters"),
    events: find("pile:events"),
    discard: find("discard:characters"),
    discarded: children.get("discard:characters") ?? [],
    eventsLeft: eventsIn(find("pile:events")),
    event: roots.filter((thing) => kindOf(thing.ref) === "event"),
    inHand: roots.filter((thing) => kindOf(thing.ref) === "card").map(guestOf),
    counting: false,
  };
}

/** The pile of events says which are in it. */
function eventsIn(pile: Thing | null): Thing[] {
  const events = pile?.notes.find((note) => note.id === "note-events-left")?.args.events;
  const ids = Array.isArray(events) ? events.map((event) => String(event).slice(1)) : [];
  return ids.map((id) => ({ ref: `left:${id}`, label: { id: "thing-event", args: { event: `@${id}` } }, within: "pile:events", count: 1, notes: [{ id: `note-event-${id}`, args: {} }], icon: "" }));
}

function signOf(thing: Thing | undefined): RoundSign | null {
  return thing === undefined ? null : { thing, number: Number(thing.label.args.round), goal: number(thing, "note-goal") ?? 0 };
}

function tableOf(thing: Thing, inside: readonly Thing[]): RoundTable {
  const seat = ownerOf(thing) ?? 0;
  const purse = inside.find((one) => kindOf(one.ref) === "purse");
  if (purse === undefined) throw new Error(`${thing.ref} has no purse`);
  const guests = inside.filter((one) => kindOf(one.ref) === "card").map(guestOf);
  return { seat, thing, purse, coins: purse.count, tips: number(thing, "note-tips-now") ?? 0, chairs: number(thing, "note-chairs", "chairs") ?? 0, guests };
}

export function guestOf(thing: Thing): Guest {
  const card = thing.label.args.card;
  return {
    thing,
    kind: typeof card === "string" ? card.slice(1) : "",
    faceDown: thing.label.id.startsWith("thing-mystery"),
    worth: number(thing, "note-worth"),
    rule: ruleOf(thing),
    tipped: false,
  };
}

const RULE = "note-tip-";

export function ruleOf(thing: Thing): TipRule | null {
  const note = thing.notes.find((one) => one.id.startsWith(RULE));
  if (note === undefined) return null;
  const { base, each, value } = note.args;
  return { kind: note.id.slice(RULE.length), base: Number(base), each: Number(each), value: Number(value) };
}

function number(thing: Thing, note: string, arg = "coins"): number | null {
  const given = thing.notes.find((one) => one.id === note)?.args[arg];
  return typeof given === "number" ? given : null;
}

// --- the end of a round ---------------------------------------------------------------------------------------------------

/** Of what a step told: the count of the tips, from the end of the round to the last purse and to what comes then. */
export function tipEvents(events: readonly Happening[]): Happening[] {
  const first = events.findIndex((event) => event.id === "round-over");
  if (first < 0) return [];
  const last = events.findLastIndex((event) => event.id === "tips");
  const then = events[last + 1]?.id === "round-begins" ? 1 : 0;
  return events.slice(first, last + 1 + then);
}

/** What a table took in at the end of a round. */
export interface Takings {
  seat: number;
  guests: { kind: string; coins: number }[];
  tips: number;
  total: number;
}

export interface RoundCount {
  round: number;
  tables: Takings[];
}

/** The last round before this one of which these events tell, table by table. */
export function countBefore(events: readonly Happening[], round: number): RoundCount | null {
  const end = events.findLastIndex((event) => event.id === "round-over" && Number(event.args.round) < round);
  const counted = tipEvents(events.slice(Math.max(end, 0)));
  const tables = counted
    .filter((event) => event.id === "tips")
    .map(({ args }): Takings => {
      const own = counted.filter((event) => event.id === "tip" && event.args.owner === args.owner);
      const guests = own.map((tip) => ({ kind: kindAt(tip), coins: Number(tip.args.coins) }));
      return { seat: Number(String(args.owner).slice(1)), guests, tips: Number(args.coins), total: Number(args.total) };
    });
  return end < 0 || tables.length === 0 ? null : { round: Number(events[end]?.args.round), tables };
}

/** The kind of guest that tips. */
function kindAt(tip: Happening): string {
  const ref = tip.refs.find((one) => kindOf(one) === "card") ?? "card:?";
  return String(tip.args.card ?? idOf(ref)).split("@").at(-1) ?? "";
}

/** The room while tips are counted: all guests sit as they sat at the end, and those before `told` have tipped. */
export function countingScene(scene: Scene, events: readonly Happening[], told: number): Scene {
  const tips = events.map((event, place) => ({ event, told: place < told })).filter(({ event }) => event.id === "tip");
  const tables = scene.tables.map((table): RoundTable => {
    const owner = `#${table.seat}`;
    const own = tips.filter(({ event }) => event.args.owner === owner);
    const sum = events.find((event) => event.id === "tips" && event.args.owner === owner);
    const before = Number(sum?.args.total ?? 0) - Number(sum?.args.coins ?? 0);
    const counted = own.filter((tip) => tip.told).reduce((total, { event }) => total + Number(event.args.coins), 0);
    return {
      ...table,
      coins: before + counted,
      tips: counted,
      guests: own.map((tip) => tippingGuest(tip.event, tip.told, table)),
    };
  });
  return { ...scene, tables, inHand: [], event: [], counting: true };
}

function tippingGuest(event: Happening, tipped: boolean, table: RoundTable): Guest {
  const ref = event.refs.find((one) => kindOf(one) === "card") ?? "card:?";
  const card = event.args.card ?? idOf(ref);
  const thing: Thing = { ref, label: { id: "thing-guest", args: { card } }, within: table.thing.ref, count: 1, notes: [], icon: "" };
  return { thing, kind: kindAt(event), faceDown: false, worth: Number(event.args.coins), rule: table.guests.find((one) => one.thing.ref === ref)?.rule ?? null, tipped };
}
