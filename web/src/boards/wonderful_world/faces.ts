/** What is printed on a card, read from the notes of a thing: the same for a card on the table and for one on the rules page. */

import type { Said } from "../../generated/frames";
import type { Thing } from "../../lib/thing";

export interface Amount {
  kind: string;
  count: number;
}

/** Points for each built card of a type, or for each character of a kind. */
export interface PointsPer {
  points: number;
  per: string;
}

export interface Face {
  /** `zeppelin`, `noram_states_a`. */
  design: string;
  /** Of a development: `structure`; of an empire "". */
  type: string;
  cost: Amount[];
  recycling: string;
  production: Amount[];
  /** So many cubes of a resource for each built card of a type. */
  yields: (Amount & { per: string }) | null;
  bonus: Amount[];
  flat: number;
  each: PointsPer | null;
}

type Arg = Said["args"][string] | undefined;

export function noteOf(thing: Thing, id: string): Said["args"] | null {
  return thing.notes.find((note) => note.id === id)?.args ?? null;
}

/** `3@energy` is three of energy; `@energy` is one. */
export function amountOf(arg: Arg): Amount {
  const [count, kind = ""] = String(arg ?? "").split("@");
  return { kind, count: count === "" ? 1 : Number(count) };
}

export function amountsOf(arg: Arg): Amount[] {
  return Array.isArray(arg) ? arg.map(amountOf).filter(({ count }) => count > 0) : [];
}

export function nameOf(arg: Arg): string {
  return typeof arg === "string" ? arg.replace(/^@/, "") : "";
}

/** The face of a development or an empire, if the notes tell of one. */
export function faceOf(thing: Thing, design: string): Face | null {
  const card = noteOf(thing, "note-card");
  const args = card ?? noteOf(thing, "note-face");
  if (args === null) return null;
  const yields = amountOf(args.yield);
  return {
    design,
    type: nameOf(args.type),
    cost: amountsOf(args.cost),
    recycling: nameOf(args.resource),
    production: amountsOf(args.cubes),
    yields: card !== null && Number(args.rate) > 0 ? { ...yields, per: nameOf(args.per) } : null,
    bonus: amountsOf(args.bonus),
    flat: Number(args.flat ?? 0),
    each: eachOf(args),
  };
}

function eachOf(args: Said["args"]): PointsPer | null {
  if (Number(args.each) > 0) return { points: Number(args.each), per: nameOf(args.what) };
  if (Number(args.added) > 0) return { points: Number(args.added), per: nameOf(args.character) };
  return null;
}
