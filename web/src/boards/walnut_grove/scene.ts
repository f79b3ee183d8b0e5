/** What the board draws: taken from the view and the things, seen from one seat. Pure; no rule is known here. */

import { type Thing, inside } from "../../lib/thing";
import { type Land, landOf } from "./land";
import type { Printed, PrintedDisc, PrintedStop } from "./printed";
import type { FarmView, GroveView } from "./view";

/** Several of a kind: goods in a barn, figures of a colour. */
export interface Heap { thing: Thing; id: string; count: number }

/** Who sleeps in a wagon or a hut. */
export interface Bed { hut: boolean; sleeper: string | null; fresh: boolean; out: boolean }

export interface Farm {
  seat: number;
  view: FarmView;
  thing: Thing;
  points: number;
  land: Land;
  barn: Thing;
  goods: Heap[];
  coins: Heap[];
  /** Coins that were drawn and for which there is no room. */
  drawn: Heap[];
  farmer: Thing;
  /** Whether the farmer is at work. */
  farmerOut: boolean;
  labourers: Heap[];
  newcomers: Heap[];
  beds: Bed[];
  huts: Thing | null;
  barns: Thing | null;
  improvements: Heap[];
  help: Thing | null;
  lostHelp: Thing | null;
  hand: Heap[];
  cells: Thing[];
  /** All goods by kind, in the barn and on the land. */
  stock: Record<string, number>;
}

export interface Stop {
  thing: Thing;
  id: string;
  printed: PrintedStop | null;
  display: Heap[];
  /** Tolls on my way there, and what of the price I do not have. */
  tolls: string[];
  lacks: Heap[];
}

export interface Pawn { thing: Thing; seat: number; place: string | null; turn: number | null }

/** A place of the ring street, in walking order. */
export type Place = { toll: Thing; id: string } | { stop: Stop; id: string };

export interface Scene {
  season: string;
  light: string;
  year: number;
  years: number;
  disc: { thing: Thing; printed: PrintedDisc | null } | null;
  next: Thing;
  /** The discs of the years to come, in no order. */
  discs: PrintedDisc[];
  tileBag: Thing;
  coinBag: Thing;
  supply: Heap[];
  helpSupply: Thing;
  places: Place[];
  pawns: Pawn[];
  /** Who walks when: this autumn, or the next one. */
  order: number[];
  walking: boolean;
  mine: Farm;
  others: Farm[];
}

const LIGHTS: Record<string, string> = { start: "spring", dawn: "winter", last: "winter", over: "autumn", halted: "winter" };

export function sceneOf(things: readonly Thing[], view: GroveView, viewer: number | null, printed: Printed): Scene {
  const children = inside(things);
  const byRef = new Map(things.map((thing) => [thing.ref, thing]));
  const find = (ref: string): Thing => {
    const thing = byRef.get(ref);
    if (thing === undefined) throw new Error(`${ref} is not on the table`);
    return thing;
  };
  const front = viewer ?? 0;
  const farms = view.farms.map((farm, seat) => farmOf(farm, seat, view, byRef, find, children, printed));
  const around = (seat: number): number => (seat - front + view.seats) % view.seats;
  const disc = view.disc === null ? null : { thing: find(`disc:${view.disc}`), printed: printed.discs.get(view.disc) ?? null };
  const walking = view.season === "autumn";
  const order = walking ? view.order : view.next_order;
  return {
    season: view.season,
    light: LIGHTS[view.season] ?? view.season,
    year: view.year,
    years: view.years,
    disc,
    next: find("disc:next"),
    discs: view.discs.map((id) => printed.discs.get(id)).filter((one) => one !== undefined),
    tileBag: find("bag:tiles"),
    coinBag: find("bag:coins"),
    supply: printed.goods.map((id) => heap(find(`supply:${id}`), id)),
    helpSupply: find("supply:help"),
    places: placesOf(things, children, printed),
    pawns: view.farms.map((farm, seat) => ({ thing: find(`pawn:${seat}`), seat, place: farm.place, turn: order.includes(seat) ? order.indexOf(seat) + 1 : null })),
    order,
    walking,
    mine: farms[front]!,
    others: farms.filter((farm) => farm.seat !== front).sort((one, other) => around(one.seat) - around(other.seat)),
  };
}

function heap(thing: Thing, id: string): Heap {
  return { thing, id, count: thing.count };
}

// --- the town -------------------------------------------------------------------------------------------------------------

/** The ring in walking order, each toll building behind its stop. */
function placesOf(things: readonly Thing[], children: ReadonlyMap<string, Thing[]>, printed: Printed): Place[] {
  const places: Place[] = [];
  const tolls = things.filter((thing) => thing.ref.startsWith("toll:")).map((toll) => ({ toll, id: toll.ref.slice(5) }));
  const behind = (id: string): string | null => printed.tolls.find((one) => one.id === id)?.behind ?? null;
  places.push(...tolls.filter(({ id }) => behind(id) === null));
  for (const thing of things) {
    if (!thing.ref.startsWith("stop:")) continue;
    const id = thing.ref.slice(5);
    places.push({ stop: stopOf(thing, id, children, printed), id }, ...tolls.filter((one) => behind(one.id) === id));
  }
  return places;
}

function stopOf(thing: Thing, id: string, children: ReadonlyMap<string, Thing[]>, printed: Printed): Stop {
  const note = (name: string): unknown => Object.values(thing.notes.find((one) => one.id === name)?.args ?? {}).find(Array.isArray);
  return {
    thing,
    id,
    printed: printed.stops.find((one) => one.id === id) ?? null,
    display: (children.get(thing.ref) ?? []).filter((one) => one.ref.startsWith("piece:")).map((one) => heap(one, one.ref.slice(one.ref.indexOf("/") + 1))),
    tolls: amounts(note("note-way")).map(({ id: toll }) => toll),
    lacks: amounts(note("note-price-lacks")).map(({ id: good, count }) => ({ thing, id: good, count })),
  };
}

/** Names and counts as messages write them: `@wood`, `2@fish`. */
export function amounts(written: unknown): { id: string; count: number }[] {
  if (!Array.isArray(written)) return [];
  return written.map((one) => {
    const [count, id] = String(one).split("@");
    return { id: id ?? "", count: count === "" ? 1 : Number(count) };
  });
}

// --- a farm ---------------------------------------------------------------------------------------------------------------

function farmOf(
  farm: FarmView,
  seat: number,
  view: GroveView,
  byRef: ReadonlyMap<string, Thing>,
  find: (ref: string) => Thing,
  children: ReadonlyMap<string, Thing[]>,
  printed: Printed,
): Farm {
  const ofKind = (within: string, kind: string): Heap[] =>
    (children.get(within) ?? []).filter((thing) => thing.ref.startsWith(`${kind}:`)).map((thing) => heap(thing, thing.ref.includes("/") ? thing.ref.slice(thing.ref.indexOf("/") + 1) : ""));
  const [home, barn] = [`farm:${seat}`, `barn:${seat}`];
  const labourers = ofKind(home, "labourer");
  const newcomers = ofKind(home, "newcomer");
  const stock: Record<string, number> = { ...farm.barn };
  for (const region of farm.regions) stock[region.good] = (stock[region.good] ?? 0) + region.goods;
  const people = ["farmer", ...labourers.flatMap((one) => Array<string>(one.count).fill(one.id))];
  const out = view.season === "summer" || view.season === "autumn" ? farm.worked.length : 0;
  return {
    seat,
    view: farm,
    thing: find(home),
    points: view.scores[seat] ?? 0,
    land: landOf(farm, printed, people, (ref) => byRef.get(`area:${seat}/${ref}`)),
    barn: find(barn),
    goods: ofKind(barn, "barn"),
    coins: [...ofKind(barn, "coin"), ...ofKind(barn, "coins")],
    drawn: [...ofKind(barn, "drawn-coin"), ...ofKind(barn, "drawn-coins")],
    farmer: find(`farmer:${seat}`),
    farmerOut: out > 0,
    labourers,
    newcomers,
    beds: bedsOf(farm, labourers, newcomers, printed.wagons, out),
    huts: byRef.get(`huts:${seat}`) ?? null,
    barns: byRef.get(`barns:${seat}`) ?? null,
    improvements: ofKind(home, "improvement"),
    help: byRef.get(`help:${seat}`) ?? null,
    lostHelp: byRef.get(`lost-help:${seat}`) ?? null,
    hand: ofKind(home, "drawn"),
    cells: (children.get(home) ?? []).filter((thing) => thing.ref.startsWith("cell:")),
    stock,
  };
}

/** One bed per wagon space, huts first. Who works is out from summer on; which of them it is does not matter, so the farmer goes first. */
function bedsOf(farm: FarmView, labourers: readonly Heap[], newcomers: readonly Heap[], wagons: number, out: number): Bed[] {
  const settled = labourers.flatMap((one) => Array<string>(one.count).fill(one.id));
  const fresh = newcomers.flatMap((one) => Array<string>(one.count).fill(one.id));
  const sleepers = [...settled, ...fresh];
  return Array.from({ length: Math.max(wagons, sleepers.length) }, (_, place) => ({
    hut: place < farm.huts,
    sleeper: sleepers[place] ?? null,
    fresh: place >= settled.length,
    out: place < settled.length && place + 1 < out,
  }));
}
