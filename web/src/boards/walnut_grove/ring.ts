/** The ring street: where its places lie, and how a pawn walks from one to the next. Pure; in hundredths of the town's width and height. */

import type { Place } from "./scene";
import type { Point } from "./shapes";

export interface Ring {
  /** One per place, in walking order: on the street in front of it. */
  points: Point[];
  /** The corners of the street. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  upright: boolean;
}

/** Standing upright the first toll building is above, and one walks down at the right and up at the left; lying, it is at the left, and one walks to the
 *  right above and back below. */
export function ringOf(places: readonly Place[], upright: boolean): Ring {
  const second = places.findIndex((place, number) => number > 0 && "toll" in place);
  const half = second < 0 ? Math.ceil(places.length / 2) : second;
  const points = places.map((_, number): Point => {
    const [out, count] = [number < half, number < half ? half - 1 : places.length - half - 1];
    const share = number % half === 0 && (number === 0 || number === half) ? null : ((number - (out ? 1 : half + 1)) + 0.5) / Math.max(1, count);
    if (upright) return share === null ? { x: 50, y: number === 0 ? 12.6 : 88.2 } : { x: out ? 59 : 41, y: out ? 13 + share * 74 : 87 - share * 74 };
    return share === null ? { x: number === 0 ? 7 : 93, y: 50 } : { x: out ? 12 + share * 76 : 88 - share * 76, y: out ? 42 : 58 };
  });
  return { points, left: upright ? 41 : 7, right: upright ? 59 : 93, top: upright ? 12.6 : 42, bottom: upright ? 88.2 : 58, upright };
}

/** The point so many places along the street; halfway around a corner lies the corner. */
export function pointAt(ring: Ring, along: number): Point {
  const count = ring.points.length;
  const place = Math.floor(along);
  const from = ring.points[((place % count) + count) % count] ?? { x: 50, y: 50 };
  const to = ring.points[(((place + 1) % count) + count) % count] ?? from;
  const corner = cornerBetween(ring, from, to);
  const share = along - place;
  return share < 0.5 ? between(from, corner, share * 2) : between(corner, to, share * 2 - 1);
}

/** Which way one walks: between the stops of each side, in degrees from the right. */
export function arrowsOf(ring: Ring): (Point & { turn: number })[] {
  const isCap = (point: Point): boolean => (ring.upright ? point.x : point.y) === 50;
  return ring.points.flatMap((from, place) => {
    const to = ring.points[(place + 1) % ring.points.length] ?? from;
    if (isCap(from) || isCap(to)) return [];
    return [{ ...between(from, to, 0.5), turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI }];
  });
}

function cornerBetween(ring: Ring, from: Point, to: Point): Point {
  if (from.x === to.x || from.y === to.y) return between(from, to, 0.5);
  const isCap = (point: Point): boolean => (ring.upright ? point.x : point.y) === 50;
  return isCap(from) === ring.upright ? { x: to.x, y: from.y } : { x: from.x, y: to.y };
}

function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

/** The places between two, in walking order: all around where they are the same. */
export function wayBetween(places: readonly Place[], from: string | null, to: string): number[] {
  const start = places.findIndex((place) => place.id === from);
  const end = places.findIndex((place) => place.id === to);
  if (start < 0 || end < 0) return [];
  const steps = (end - start + places.length) % places.length || places.length;
  return Array.from({ length: steps + 1 }, (_, step) => start + step);
}
