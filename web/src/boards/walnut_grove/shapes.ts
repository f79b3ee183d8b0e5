/** Where the parts of a landscape are drawn: outlines that are turned and moved to their cells, storage squares, places to stand. Pure geometry, in
 *  units of a hundredth of a tile; x grows to the right, y downwards, so that rows of a landscape count upwards. */

import type { PrintedTile } from "./printed";

export interface Point { x: number; y: number }

export const TILE = 100;
/** A storage square, from its middle to its side. */
export const SQUARE = 9.5;

export interface AreaShape {
  letter: string;
  good: string;
  outline: Point[];
  squares: Point[];
  /** Where a figure stands. */
  stand: Point;
  /** How much room there is around that. */
  room: number;
}

export interface TileShape {
  areas: AreaShape[];
  borders: { fence: boolean; course: Point[] }[];
}

/** The upper left corner of a cell `x,y`. */
export function cornerOf(cell: string): Point {
  const [x, y] = cell.split(",").map(Number);
  return { x: (x ?? 0) * TILE, y: -(y ?? 0) * TILE };
}

const turned = new Map<PrintedTile, TileShape[]>();

/** A tile after so many quarter turns clockwise, its upper left corner at 0, 0. */
export function tileShape(tile: PrintedTile, turn: number): TileShape {
  const known = turned.get(tile) ?? [];
  turned.set(tile, known);
  known[turn] ??= {
    areas: tile.areas.map((area) => areaShape(area.letter, area.good, pointsOf(area.outline, turn), area.squares)),
    borders: tile.borders.map((border) => ({ fence: border.fence, course: pointsOf(border.course, turn) })),
  };
  return known[turn];
}

function pointsOf(numbers: readonly number[], turn: number): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    let [x, y] = [numbers[at]!, numbers[at + 1]!];
    for (let quarter = 0; quarter < turn; quarter += 1) [x, y] = [TILE - y, x];
    points.push({ x, y });
  }
  return points;
}

export function moved(points: readonly Point[], by: Point): Point[] {
  return points.map((point) => ({ x: point.x + by.x, y: point.y + by.y }));
}

// --- inside an area -------------------------------------------------------------------------------------------------------

const STEP = 5;
const WAYS: Point[] = [{ x: 1, y: 0 }, { x: 0, y: 1 }, { x: 0.71, y: 0.71 }, { x: 0.71, y: -0.71 }];
const SPACING = 2 * SQUARE + 3;

function areaShape(letter: string, good: string, outline: Point[], count: number): AreaShape {
  const inner: { point: Point; room: number }[] = [];
  for (let x = STEP; x < TILE; x += STEP) {
    for (let y = STEP; y < TILE; y += STEP) {
      if (isInside(outline, { x, y })) inner.push({ point: { x, y }, room: clearance(outline, { x, y }) });
    }
  }
  if (count === 0) {
    const best = most(inner, (one) => one.room);
    return { letter, good, outline, squares: [], stand: best.point, room: best.room };
  }
  const roomy = inner.filter((one) => one.room > SQUARE / 2);
  const rows = (roomy.length > 0 ? roomy : inner).flatMap(({ point }) => (count === 1 ? WAYS.slice(0, 1) : WAYS).map((way) => rowAt(point, way, count)));
  const squares = most(rows, (row) => Math.min(...row.map((one) => (isInside(outline, one) ? clearance(outline, one) : -1)), 24) - 0.02 * Math.abs(row[0]!.y - row.at(-1)!.y));
  const apart = (point: Point): number => Math.min(...squares.map((one) => distance(one, point))) - SQUARE;
  const best = most(inner, ({ point, room }) => Math.min(room, apart(point)));
  return { letter, good, outline, squares, stand: best.point, room: best.room };
}

function rowAt(middle: Point, way: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, place) => {
    const along = (place - (count - 1) / 2) * SPACING;
    return { x: middle.x + way.x * along, y: middle.y + way.y * along };
  });
}

function most<Kind>(all: readonly Kind[], size: (one: Kind) => number): Kind {
  const sizes = all.map(size);
  return all[sizes.indexOf(Math.max(...sizes))] as Kind;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  outline.forEach((one, place) => {
    const other = outline[(place + 1) % outline.length]!;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
  });
  return inside;
}

function clearance(outline: readonly Point[], point: Point): number {
  return Math.min(...outline.map((one, place) => toSegment(point, one, outline[(place + 1) % outline.length]!)));
}

function toSegment(point: Point, one: Point, other: Point): number {
  const length = (other.x - one.x) ** 2 + (other.y - one.y) ** 2;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - one.x) * (other.x - one.x) + (point.y - one.y) * (other.y - one.y)) / length));
  return distance(point, { x: one.x + share * (other.x - one.x), y: one.y + share * (other.y - one.y) });
}

/** An outline for a finger: that of a small area reaches a little over its borders, the more the larger it would have to be. */
export function reachOf(outline: readonly Point[], wanted: number): Point[] {
  let twice = 0;
  outline.forEach((one, place) => {
    const other = outline[(place + 1) % outline.length]!;
    twice += one.x * other.y - other.x * one.y;
  });
  if (Math.abs(twice) / 2 > SMALL) return [...outline];
  const middle = { x: outline.reduce((sum, one) => sum + one.x, 0) / outline.length, y: outline.reduce((sum, one) => sum + one.y, 0) / outline.length };
  const reach = Math.min(MOST, wanted);
  return outline.map((one) => ({ x: middle.x + (one.x - middle.x) * reach, y: middle.y + (one.y - middle.y) * reach }));
}

const SMALL = 3500;
const MOST = 1.4;

// --- around several areas -------------------------------------------------------------------------------------------------

/** The lines around areas that belong together, as a path: sides that two of them share are left out. */
export function outlinePath(outlines: readonly (readonly Point[])[]): string {
  const sides = new Map<string, [Point, Point] | null>();
  for (const outline of outlines) {
    outline.forEach((one, place) => {
      for (const side of parts(one, outline[(place + 1) % outline.length]!)) {
        const key = side.map((point) => `${point.x},${point.y}`).sort().join(" ");
        sides.set(key, sides.has(key) ? null : side);
      }
    });
  }
  return [...sides.values()].filter((side) => side !== null).map(([one, other]) => `M${one.x} ${one.y}L${other.x} ${other.y}`).join("");
}

/** A side along the edge of a tile may be shared by halves. */
function parts(one: Point, other: Point): [Point, Point][] {
  const along = one.x === other.x && one.x % TILE === 0 ? "y" : one.y === other.y && one.y % TILE === 0 ? "x" : null;
  if (along === null || Math.abs(one[along] - other[along]) < TILE) return [[one, other]];
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return [[one, middle], [middle, other]];
}

export function pathOf(points: readonly Point[], closed = true): string {
  return points.map((point, place) => `${place === 0 ? "M" : "L"}${point.x} ${point.y}`).join("") + (closed ? "Z" : "");
}

/** The posts of a fence along its course. */
export function postsOf(course: readonly Point[], spacing: number): Point[] {
  const posts: Point[] = [];
  for (let at = 0; at + 1 < course.length; at += 1) {
    const [one, other] = [course[at]!, course[at + 1]!];
    const count = Math.max(1, Math.round(distance(one, other) / spacing));
    for (let step = 0; step < count; step += 1) posts.push({ x: one.x + ((other.x - one.x) * (step + 0.5)) / count, y: one.y + ((other.y - one.y) * (step + 0.5)) / count });
  }
  return posts;
}
