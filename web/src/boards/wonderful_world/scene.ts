/** What the board draws: taken from the view and its things. */

import { type Thing, componentOf, inside, kindOf } from "../../lib/thing";
import { type Amount, type Face, amountsOf, faceOf, nameOf, noteOf } from "./faces";

/** How far this round's production and the pieces at hand fill a card. */
export interface Cover {
  lacking: Amount[];
  /** What other cards under construction need as well, so that it does not go round. */
  shared: string[];
}

export interface Card {
  thing: Thing;
  face: Face | null;
  design: string;
  /** Of a card under construction or to be planned; null once nothing is to come. */
  cover: Cover | null;
}

/** The slots of a kind on a card under construction. */
export interface Slots {
  kind: string;
  filled: number;
  /** The free ones, if there are any. */
  free: Thing | null;
}

export interface Site extends Card {
  slots: Slots[];
  filled: number;
  total: number;
  imposed: boolean;
}

export interface Area {
  seat: number;
  empire: Thing;
  face: Face | null;
  tray: Thing | null;
  held: number;
  needed: number;
  pieces: Thing[];
  cube: Thing | null;
  built: Card[];
  construction: Thing | null;
  sites: Site[];
  draft: Thing | null;
  drafted: Card[];
  hand: Thing | null;
  cards: Card[];
  pick: Card | null;
  picked: boolean;
  /** The seat to which this hand goes next; null if it goes nowhere. */
  passesTo: number | null;
  /** Designs of a hand that is not the reader's and that the reader has held. */
  known: string[];
  /** In the order of the steps. */
  production: Amount[];
  /** In the order of the data. */
  types: Amount[];
  /** How many krystallium, generals and financiers. */
  stock: Amount[];
  points: number;
  deciding: boolean;
}

export interface Step {
  thing: Thing;
  resource: string;
  now: boolean;
  /** By seat: what the step under way has brought, or what another would bring now. */
  made: number[];
  /** Who has supremacy in the step under way, or would have it in another now. */
  leader: number | null;
  /** Alone: how many cubes earn it. */
  needed: number | null;
  rewards: string[];
}

export interface Scene {
  phase: string;
  round: number;
  /** How many cards everybody has picked in this draft. */
  picks: number;
  /** To whom hands are passed, round by round. */
  directions: string[];
  steps: Step[];
  areas: Area[];
  piles: Thing[];
  offers: Card[];
  shown: Card[];
  goal: Thing | null;
  /** Alone: which of the hands of this round is played, of how many. */
  hand: { pool: number; pools: number } | null;
}

interface AreaView {
  production: number[];
  types: Record<string, number>;
  krystallium: number;
  general: number;
  financier: number;
  hand: string[] | null;
  picked: boolean;
  built: string[];
  produced: number;
}

interface View {
  phase: string;
  round: number;
  picks: number;
  directions: string[];
  step: string | null;
  seats: number;
  scores: number[];
  actors: number[];
  areas: AreaView[];
}

const PIECES = ["krystallium", "general", "financier"] as const;

export function sceneOf(things: readonly Thing[], given: Record<string, unknown>): Scene {
  const view = given as unknown as View;
  const within = inside(things);
  const roots = within.get("") ?? [];
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const steps = roots.filter((thing) => kindOf(thing.ref) === "step");
  const resources = steps.map((thing) => thing.icon);
  return {
    phase: view.phase,
    round: view.round,
    picks: view.picks,
    directions: view.directions,
    steps: steps.map((thing, place) => stepOf(thing, place, view)),
    areas: seats.map((seat) => areaOf(seat, view, things, within, resources)),
    piles: roots.filter((thing) => kindOf(thing.ref) === "pile"),
    offers: roots.filter((thing) => kindOf(thing.ref) === "offer").map(cardOf),
    shown: roots.filter((thing) => kindOf(thing.ref) === "shown").map(cardOf),
    goal: roots.find((thing) => kindOf(thing.ref) === "goal") ?? null,
    hand: handOf(things),
  };
}

function handOf(things: readonly Thing[]): Scene["hand"] {
  const label = things.find((thing) => thing.label.id === "thing-pool")?.label;
  return label === undefined ? null : { pool: Number(label.args.pool), pools: Number(label.args.pools) };
}

function stepOf(thing: Thing, place: number, view: View): Step {
  const supremacy = noteOf(thing, "note-supremacy");
  const alone = noteOf(thing, "note-supremacy-solo");
  const args = supremacy ?? alone ?? noteOf(thing, "note-supremacy-none");
  const now = view.step === thing.icon;
  const solo = alone !== null && Number(alone.count) >= Number(alone.needed) ? 0 : null;
  return {
    thing,
    resource: thing.icon,
    now,
    made: view.areas.map((area) => (now ? area.produced : area.production[place]) ?? 0),
    leader: seatOf(supremacy?.who) ?? solo,
    needed: alone === null ? null : Number(alone.needed),
    rewards: args === null ? [] : [...new Set([nameOf(args.character), nameOf(args.other)])],
  };
}

function areaOf(seat: number, view: View, things: readonly Thing[], within: Map<string, Thing[]>, resources: readonly string[]): Area {
  const find = (ref: string): Thing | null => things.find((thing) => thing.ref === ref) ?? null;
  const empire = find(`empire:${seat}`);
  const area = view.areas[seat];
  if (empire === null || area === undefined) throw new Error(`seat ${seat} has no empire`);
  const on = (ref: string, kind: string): Thing[] => (within.get(ref) ?? []).filter((thing) => kindOf(thing.ref) === kind);
  const hand = find(`hand:${seat}`);
  const tray = find(`tray:${seat}`);
  const pick = find(`pick:${seat}`);
  return {
    seat,
    empire,
    face: faceOf(empire, componentOf(empire)),
    tray,
    held: Number(tray?.label.args.held ?? 0),
    needed: Number(tray?.label.args.needed ?? 0),
    pieces: on(empire.ref, "piece"),
    cube: on(empire.ref, "cube")[0] ?? null,
    built: on(empire.ref, "built").map(cardOf),
    construction: find(`construction:${seat}`),
    sites: (within.get(`construction:${seat}`) ?? []).map((thing) => siteOf(thing, within.get(thing.ref) ?? [])),
    draft: find(`draft:${seat}`),
    drafted: (within.get(`draft:${seat}`) ?? []).map(cardOf),
    hand,
    cards: hand === null ? [] : on(hand.ref, "hand").map(cardOf),
    pick: pick === null ? null : cardOf(pick),
    picked: area.picked,
    passesTo: hand === null ? null : seatOf(noteOf(hand, "note-hand-goes")?.to),
    known: hand !== null && noteOf(hand, "note-hand-known") !== null ? (area.hand ?? []) : [],
    production: resources.map((kind, place) => ({ kind, count: area.production[place] ?? 0 })),
    types: Object.entries(area.types).map(([kind, count]) => ({ kind, count })),
    stock: PIECES.map((kind) => ({ kind, count: area[kind] })),
    points: view.scores[seat] ?? 0,
    deciding: view.actors.includes(seat),
  };
}


/** `#2` is the seat 2. */
function seatOf(arg: unknown): number | null {
  return typeof arg === "string" && arg.startsWith("#") ? Number(arg.slice(1)) : null;
}

export function cardOf(thing: Thing): Card {
  const design = componentOf(thing);
  const covered = noteOf(thing, "note-covered") ?? noteOf(thing, "note-would-be-covered");
  const cover = covered === null ? null : { lacking: amountsOf(covered.pieces), shared: amountsOf(covered.shared).map(({ kind }) => kind) };
  return { thing, design, face: faceOf(thing, design), cover };
}

function siteOf(thing: Thing, free: readonly Thing[]): Site {
  const card = cardOf(thing);
  const slots = (card.face?.cost ?? []).map(({ kind, count }): Slots => {
    const open = free.find((slot) => slot.icon === kind) ?? null;
    return { kind, filled: count - (open?.count ?? 0), free: open };
  });
  return {
    ...card,
    slots,
    filled: slots.reduce((sum, slot) => sum + slot.filled, 0),
    total: (card.face?.cost ?? []).reduce((sum, one) => sum + one.count, 0),
    imposed: noteOf(thing, "note-imposed") !== null,
  };
}

/** What a step to come would bring a seat more than it does now, after what is looked at. */
export function moreIn(step: Step, foreseen: readonly Step[], seat: number): number {
  const then = foreseen.find((other) => other.resource === step.resource);
  return then === undefined || then.now || step.now ? 0 : (then.made[seat] ?? 0) - (step.made[seat] ?? 0);
}

/** How many cards are built: equal ones are one thing with a count. */
export function builtCount({ built }: Area): number {
  return built.reduce((sum, card) => sum + card.thing.count, 0);
}

/** The built cards of an area, those of a type together. */
export function byType({ built, types }: Area): Card[] {
  const place = (card: Card): number => types.findIndex(({ kind }) => kind === card.face?.type);
  return [...built].sort((one, other) => place(one) - place(other));
}

/** Whether the built cards lie otherwise once they are sorted. */
export function isUnsorted(area: Area): boolean {
  return byType(area).some((card, place) => card !== area.built[place]);
}

/** The seats around the table, beginning with the one in front. */
export function around(areas: readonly Area[], front: number): Area[] {
  return [...areas].sort((one, other) => turn(one.seat, front, areas.length) - turn(other.seat, front, areas.length));
}

function turn(seat: number, front: number, seats: number): number {
  return (seat - front + seats) % seats;
}
