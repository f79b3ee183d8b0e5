/** The farm, the town and the year at moments of a real play. */

import { expect, test } from "vitest";
import { printedOf } from "../../../../src/boards/walnut_grove/printed";
import { amounts, sceneOf } from "../../../../src/boards/walnut_grove/scene";
import type { GroveView } from "../../../../src/boards/walnut_grove/view";
import { countedOf } from "../../../../src/boards/walnut_grove/counted";
import type { Frame, Line } from "../../../../src/generated/frames";
import { thingsOf } from "../../../../src/lib/thing";
import { momentsOf } from "../../support/moments";

const play = momentsOf("walnut-grove");
const printed = printedOf(play.printed);
const MOMENTS = ["setup", "middle", "late", "end"];

function at(moment: string): Frame {
  const frame = play.moments[moment]?.at(-1);
  if (frame === undefined) throw new Error(`there is no ${moment}`);
  return frame;
}

function seen(moment: string, seat: number | null = 0): { scene: ReturnType<typeof sceneOf>; view: GroveView } {
  const frame = at(moment);
  const view = frame.view as unknown as GroveView;
  return { scene: sceneOf(thingsOf(frame), view, seat, printed), view };
}

test.each(MOMENTS)("every farm has its goods, coins, figures and spaces: %s", (moment) => {
  const { scene, view } = seen(moment);
  for (const farm of [scene.mine, ...scene.others]) {
    const told = view.farms[farm.seat]!;
    expect(Object.fromEntries(farm.goods.map((heap) => [heap.id, heap.count]))).toEqual(told.barn);
    expect(farm.coins.reduce((sum, heap) => sum + heap.count, 0)).toBe(told.coppers + told.coins);
    expect(farm.beds.length).toBe(printed.wagons);
    expect(farm.beds.filter((bed) => bed.hut).length).toBe(told.huts);
    expect(farm.beds.filter((bed) => bed.sleeper !== null).length).toBe([...Object.values(told.labourers), ...Object.values(told.newcomers)].reduce((sum, one) => sum + one, 0));
    expect(farm.points).toBe(view.scores[farm.seat]);
  }
});

test.each(MOMENTS)("every region is drawn once, with its goods on its squares: %s", (moment) => {
  const { scene, view } = seen(moment);
  for (const farm of [scene.mine, ...scene.others]) {
    const { land } = farm;
    const told = view.farms[farm.seat]!;
    expect(land.areas.map((area) => area.id).sort()).toEqual(told.regions.flatMap((region) => region.areas).sort());
    expect(land.cells.length).toBe(5 + told.tiles.length);
    for (const region of land.regions) {
      const squares = region.areas.flatMap((area) => area.squares);
      expect(squares.length).toBe(region.view.squares);
      expect(squares.filter((square) => square.filled).length).toBe(region.view.goods);
      expect(region.figure !== null).toBe(told.worked.includes(region.view.area));
    }
    expect(land.enclosures.length).toBe(told.enclosures);
    for (const cell of land.cells) {
      expect(cell.corner.x).toBeGreaterThanOrEqual(land.box.x);
      expect(cell.corner.y + 100).toBeLessThanOrEqual(land.box.y + land.box.height);
    }
  }
});

test("the ring street begins at the first toll building, with the other one behind its stop", () => {
  const { scene } = seen("setup");
  const ids = scene.places.map((place) => place.id);
  expect(ids[0]).toBe("town_hall");
  expect(ids.length).toBe(12);
  expect(ids[ids.indexOf("church") - 1]).toBe("saloon");
  expect(scene.pawns.length).toBe(4);
});

test("others sit clockwise from whoever looks; an onlooker sits with the first", () => {
  expect(seen("late", 2).scene.others.map((farm) => farm.seat)).toEqual([3, 0, 1]);
  expect(seen("late", null).scene.mine.seat).toBe(0);
});

test("what stops offer is laid out there, and the way is known to whoever looks", () => {
  const { scene } = seen("late");
  for (const place of scene.places) {
    if (!("stop" in place)) continue;
    expect(place.stop.printed?.id).toBe(place.id);
    expect(place.stop.tolls.every((toll) => ["town_hall", "church"].includes(toll))).toBe(true);
  }
});

test("only I see the metals of the coins that I have drawn", () => {
  for (const moment of ["middle", "late"]) {
    const { scene, view } = seen(moment);
    for (const other of scene.others) {
      const told = view.farms[other.seat]!;
      expect(told.metals).toBeNull();
      expect(other.coins.filter((heap) => heap.id !== "" && heap.id !== "copper")).toEqual([]);
    }
  }
});

test("the light is that of the season", () => {
  expect(["spring", "summer", "autumn", "winter"]).toContain(seen("middle").scene.light);
  expect(seen("end").scene.light).toBe("autumn");
});

test("amounts are read as messages write them", () => {
  expect(amounts(["@town_hall", "2@fish"])).toEqual([{ id: "town_hall", count: 1 }, { id: "fish", count: 2 }]);
  expect(amounts(undefined)).toEqual([]);
});

test("the lines of my points add up to them", () => {
  for (const moment of MOMENTS) {
    const frame = at(moment);
    const lines = countedOf(frame.points, 0, printed);
    expect(lines.reduce((sum, one) => sum + one.points, 0)).toBe((frame.view as unknown as GroveView).scores[0]);
    expect(lines[0]?.kind).toBe("enclosures");
  }
});

test("a line says what it counts: an improvement what it is for", () => {
  const line = (id: string, what?: string): Line => ({ side: "#0", label: { id, args: what === undefined ? {} : { what: `@${what}` } }, points: 1 }) as unknown as Line;
  const lines = countedOf([line("sheet-enclosures"), line("sheet-figures"), line("sheet-help"), line("sheet-improvement", "pass"), line("sheet-improvement", "tent")], 0, { improvements: new Map([["pass", { per: "region_tile", each: 1 }], ["tent", { per: "improvement", each: 2 }]]) });
  expect(lines.map((one) => one.of)).toEqual(["enclosure", "figure", "help", "region_tile", "improvement"]);
});

test("the largest region is known, and the discs of years to come", () => {
  const { scene, view } = seen("middle");
  const largest = Math.max(...view.farms[0]!.regions.map((region) => region.tiles));
  expect(scene.mine.land.regions.find((region) => region.view.area === scene.mine.land.largest)?.view.tiles).toBe(largest);
  expect(scene.discs.length).toBe(view.years - view.year);
});
