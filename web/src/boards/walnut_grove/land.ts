/** A farm's landscape as it is drawn: tiles in their cells, regions with their outlines, goods on their squares, figures at work. Pure. */

import type { Thing } from "../../lib/thing";
import type { Printed, PrintedTile } from "./printed";
import type { FarmView, RegionView } from "./view";
import { type Point, TILE, cornerOf, moved, outlinePath, pathOf, tileShape } from "./shapes";

export interface Area {
  /** As references write it: `2,1.a`. */
  id: string;
  good: string;
  thing: Thing | undefined;
  outline: Point[];
  path: string;
  squares: { at: Point; filled: boolean }[];
  stand: Point;
  room: number;
  region: RegionView;
  enclosed: boolean;
}

export interface Region {
  view: RegionView;
  areas: Area[];
  outline: string;
  /** The figure that stands there. */
  figure: { who: string; at: Point } | null;
  /** Where its size is written, and what a figure would bring. */
  badge: Point;
  harvest: { count: number; over: number } | null;
}

export interface Box { x: number; y: number; width: number; height: number }

export interface Land {
  areas: Area[];
  regions: Region[];
  fences: { fence: boolean; course: Point[] }[];
  /** Each enclosure as a line around it. */
  enclosures: string[];
  cells: { cell: string; corner: Point }[];
  /** The region of most tiles, by its first area. */
  largest: string | null;
  box: Box;
  /** The box with all cells where a tile may be laid. */
  wideBox: Box;
}

interface Laid { cell: string; tile: string; turn: number }

export function landOf(farm: FarmView, printed: Printed, people: readonly string[], thingAt: (area: string) => Thing | undefined): Land {
  const regions = new Map(farm.regions.flatMap((region) => region.areas.map((area): [string, RegionView] => [area, region])));
  const enclosed = new Set(farm.enclosed.flat());
  const areas: Area[] = [];
  const fences: Land["fences"] = [];
  const cells: Land["cells"] = [];
  const lay = (cell: string, shape: ReturnType<typeof tileShape>): void => {
    const corner = cornerOf(cell);
    cells.push({ cell, corner });
    for (const one of shape.areas) {
      const id = `${cell}.${one.letter}`;
      const region = regions.get(id);
      if (region === undefined) continue;
      const outline = moved(one.outline, corner);
      const squares = moved(one.squares, corner).map((at) => ({ at, filled: false }));
      areas.push({ id, good: one.good, thing: thingAt(id), outline, path: pathOf(outline), squares, stand: moved([one.stand], corner)[0]!, room: one.room, region, enclosed: enclosed.has(id) });
    }
    for (const border of shape.borders) fences.push({ fence: border.fence, course: moved(border.course, corner) });
  };
  (printed.boards.get(farm.board) ?? []).forEach((district, x) => lay(`${x},0`, tileShape(district, 0)));
  for (const { cell, tile, turn } of farm.tiles as Laid[]) {
    const known = printed.tiles.get(tile);
    if (known !== undefined) lay(cell, tileShape(known, turn));
  }
  const byId = new Map(areas.map((area) => [area.id, area]));
  const laid = cells.map(({ cell }) => cell);
  return {
    areas,
    regions: farm.regions.map((region) => regionOf(region, byId, farm, people)).filter((region) => region !== null),
    fences,
    enclosures: farm.enclosed.map((group) => outlinePath(group.map((id) => byId.get(id)?.outline ?? []))),
    cells,
    largest: farm.regions.reduce<RegionView | null>((most, region) => (region.tiles > (most?.tiles ?? 0) ? region : most), null)?.area ?? null,
    box: boxOf(laid),
    wideBox: boxOf([...laid, ...farm.free]),
  };
}

function regionOf(view: RegionView, byId: ReadonlyMap<string, Area>, farm: FarmView, people: readonly string[]): Region | null {
  const areas = view.areas.map((id) => byId.get(id)).filter((area) => area !== undefined);
  const first = areas[0];
  if (first === undefined) return null;
  const squares = areas.flatMap((area) => area.squares);
  squares.slice(0, view.goods).forEach((square) => (square.filled = true));
  const widest = areas.reduce((best, area) => (area.room > best.room ? area : best), first);
  const turn = farm.worked.indexOf(view.area);
  return {
    view,
    areas,
    outline: outlinePath(areas.map((area) => area.outline)),
    figure: turn < 0 ? null : { who: people[turn] ?? "farmer", at: widest.stand },
    badge: widest.stand,
    harvest: harvestOf(first.thing),
  };
}

/** What a figure would bring, as it is noted on an area. */
function harvestOf(thing: Thing | undefined): Region["harvest"] {
  const args = thing?.notes.find((note) => note.id === "note-harvest")?.args;
  return args === undefined ? null : { count: Number(args.count), over: Number(args.over) };
}

/** A tile that lies alone, at 0, 0. */
export function tileLand(tile: PrintedTile, turn: number): Land {
  const shape = tileShape(tile, turn);
  const areas = shape.areas.map((one): Area => {
    const region: RegionView = { area: one.letter, good: one.good, tiles: 1, squares: one.squares.length, goods: 0, worked: false, areas: [one.letter] };
    return { id: one.letter, good: one.good, thing: undefined, outline: one.outline, path: pathOf(one.outline), squares: one.squares.map((at) => ({ at, filled: false })), stand: one.stand, room: one.room, region, enclosed: false };
  });
  const box = { x: 0, y: 0, width: TILE, height: TILE };
  return { areas, regions: [], fences: shape.borders, enclosures: [], cells: [], largest: null, box, wideBox: box };
}

export function boxOf(cells: readonly string[]): Box {
  const corners = cells.map(cornerOf);
  const [x, y] = [Math.min(...corners.map((one) => one.x), 0), Math.min(...corners.map((one) => one.y), 0)];
  return { x, y, width: Math.max(...corners.map((one) => one.x), 0) + TILE - x, height: Math.max(...corners.map((one) => one.y), 0) + TILE - y };
}

// --- what laying a tile would lead to ----------------------------------------------------------------------------------------

export interface Fit {
  /** Regions that the new tile would belong to: what they yield, how large they would be, and how many were joined. */
  regions: { good: string; tiles: number; squares: number; joined: boolean }[];
  enclosures: number;
  points: number;
  /** Lines around what would be closed. */
  closed: string[];
}

/** What is different once a tile lies in a cell. */
export function fitOf(before: FarmView, after: FarmView, cell: string, land: Land, points: number): Fit {
  const mine = (region: RegionView): boolean => region.areas.some((area) => area.startsWith(`${cell}.`));
  const old = new Set(before.enclosed.map((group) => group.toSorted().join(" ")));
  const byId = new Map(land.areas.map((area) => [area.id, area]));
  return {
    regions: after.regions.filter(mine).map((region) => ({ good: region.good, tiles: region.tiles, squares: region.squares, joined: region.tiles > 1 })),
    enclosures: after.enclosures - before.enclosures,
    points,
    closed: after.enclosed.filter((group) => !old.has(group.toSorted().join(" "))).map((group) => outlinePath(group.map((id) => byId.get(id)?.outline ?? []))),
  };
}
