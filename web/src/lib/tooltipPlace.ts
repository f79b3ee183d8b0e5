/** Where a few words about a thing stand: beside it, and over as little as can be of what lies around it. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something that had better not be covered, and how bad it would be. */
export interface Neighbour {
  box: Box;
  weight: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 6;

/** The place for a box of this size beside `thing`, inside `room`: below it, above it or at a side, in this order where it makes no difference. */
export function quietestPlace(thing: Box, size: Size, room: Box, around: readonly Neighbour[]): { left: number; top: number } {
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  const centred = { left: middle.x - size.width / 2, top: middle.y - size.height / 2 };
  const places = [
    { left: centred.left, top: thing.bottom + GAP },
    { left: centred.left, top: thing.top - GAP - size.height },
    { left: thing.right + GAP, top: centred.top },
    { left: thing.left - GAP - size.width, top: centred.top },
  ].map((place) => inside(place, size, room));
  const harm = places.map((place) => harmOf(boxAt(place, size), [...around, { box: thing, weight: Infinity }]));
  return places[harm.indexOf(Math.min(...harm))] ?? centred;
}

/** The place nearest to where a box would stand, up or down from there, at which it covers nothing of what lies around; null where there is none. */
export function nearestFreePlace(wanted: { left: number; top: number }, size: Size, room: Box, around: readonly Neighbour[]): { left: number; top: number } | null {
  const tops = Array.from({ length: Math.ceil((room.bottom - room.top) / GAP) }, (_, step) => room.top + step * GAP).sort((one, other) => Math.abs(one - wanted.top) - Math.abs(other - wanted.top));
  const places = tops.map((top) => inside({ left: wanted.left, top }, size, room));
  return places.find((place) => harmOf(boxAt(place, size), around) === 0) ?? null;
}

function inside(place: { left: number; top: number }, size: Size, room: Box): { left: number; top: number } {
  return {
    left: Math.max(room.left + EDGE, Math.min(place.left, room.right - EDGE - size.width)),
    top: Math.max(room.top + EDGE, Math.min(place.top, room.bottom - EDGE - size.height)),
  };
}

function boxAt(place: { left: number; top: number }, size: Size): Box {
  return { ...place, right: place.left + size.width, bottom: place.top + size.height };
}

function harmOf(box: Box, around: readonly Neighbour[]): number {
  let harm = 0;
  for (const { box: other, weight } of around) {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    if (width > 0 && height > 0) harm += width * height * weight;
  }
  return harm;
}
