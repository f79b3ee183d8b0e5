/** Things sorted for a board that knows no game: what is common, what is mine, what is the others'. */

import { type Thing, inside, ownerOf } from "../../lib/thing";

export interface Zone {
  thing: Thing;
  children: Zone[];
}

export interface Zones {
  /** Things that neither hold others nor belong to anybody: piles, tokens. */
  loose: Thing[];
  common: Zone[];
  mine: Zone[];
  others: { seat: number; zones: Zone[] }[];
}

export function zonesOf(things: readonly Thing[], seat: number | null): Zones {
  const children = inside(things);
  const grow = (thing: Thing): Zone => ({ thing, children: (children.get(thing.ref) ?? []).map(grow) });
  const zones: Zones = { loose: [], common: [], mine: [], others: [] };
  for (const thing of children.get("") ?? []) {
    const owner = ownerOf(thing);
    if (owner === null && !children.has(thing.ref)) zones.loose.push(thing);
    else if (owner === null) zones.common.push(grow(thing));
    else if (owner === seat) zones.mine.push(grow(thing));
    else if (zones.others.some((one) => one.seat === owner)) zones.others.find((one) => one.seat === owner)?.zones.push(grow(thing));
    else zones.others.push({ seat: owner, zones: [grow(thing)] });
  }
  zones.others.sort((one, other) => after(one.seat, seat) - after(other.seat, seat));
  return zones;
}

/** Seats in their order around the table, beginning at the reader's left. */
function after(seat: number, reader: number | null): number {
  const turn = seat - (reader ?? 0);
  return turn < 0 ? turn + 100 : turn;
}
