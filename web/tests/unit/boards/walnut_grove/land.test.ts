/** How a landscape is drawn: turned tiles, squares inside their areas, lines around what belongs together, the ring street. */

import { expect, test } from "vitest";
import { billLines } from "../../../../src/boards/walnut_grove/bill";
import { fitOf, landOf, tileLand } from "../../../../src/boards/walnut_grove/land";
import { planOf } from "../../../../src/boards/walnut_grove/laying";
import { leavingOf } from "../../../../src/boards/walnut_grove/leaving";
import { ordersOf } from "../../../../src/boards/walnut_grove/orders";
import { printedOf } from "../../../../src/boards/walnut_grove/printed";
import { pointAt, ringOf, wayBetween } from "../../../../src/boards/walnut_grove/ring";
import type { Place } from "../../../../src/boards/walnut_grove/scene";
import { cornerOf, isInside, outlinePath, postsOf, tileShape } from "../../../../src/boards/walnut_grove/shapes";
import type { FarmView, GroveView } from "../../../../src/boards/walnut_grove/view";
import { offerOf, singleAt } from "../../../../src/boards/walnut_grove/wish";
import { choice, gesture, momentsOf } from "../../support/moments";
import type { Offer } from "../../../../src/lib/table/offers";

const play = momentsOf("walnut-grove");
const printed = printedOf(play.printed);
const tile = (id: string) => printed.tiles.get(id)!;

test("rows count upwards", () => {
  expect(cornerOf("2,0")).toEqual({ x: 200, y: -0 });
  expect(cornerOf("-1,3")).toEqual({ x: -100, y: -300 });
});

test("a quarter turn brings the west to the north", () => {
  const area = (turn: number) => tileShape(tile("l06"), turn).areas[1]!.outline;
  expect(area(0)).toContainEqual({ x: 0, y: 100 });
  expect(area(1)).toEqual([{ x: 0, y: 0 }, { x: 50, y: 50 }, { x: 0, y: 100 }]);
  expect(area(2)).toContainEqual({ x: 100, y: 0 });
});

test("squares and places to stand lie inside their areas, in every tile", () => {
  for (const one of printed.tiles.values()) {
    for (const turn of [0, 1]) {
      tileShape(one, turn).areas.forEach((area, place) => {
        expect(area.squares.length).toBe(one.areas[place]!.squares);
        for (const point of [...area.squares, area.stand]) expect(isInside(area.outline, point), `${one.id} ${turn}`).toBe(true);
      });
    }
  }
}, 30_000);

test("a line around two areas leaves out the side that they share", () => {
  const square = (x: number) => [{ x, y: 0 }, { x: x + 100, y: 0 }, { x: x + 100, y: 100 }, { x, y: 100 }];
  const path = outlinePath([square(0), square(100)]);
  expect(path.match(/M/g)?.length).toBe(12);
  expect(path).not.toContain("M100 0L100 50");
});

test("posts stand along the whole course of a fence", () => {
  expect(postsOf([{ x: 0, y: 0 }, { x: 100, y: 0 }], 25).map((post) => post.x)).toEqual([12.5, 37.5, 62.5, 87.5]);
});

test("a tile alone has its areas and fences", () => {
  const land = tileLand(tile("l47"), 1);
  expect(land.areas.length).toBe(4);
  expect(land.fences.filter((border) => border.fence).length).toBe(4);
});

test("a tile that is laid joins what the engine says", () => {
  const view = play.moments.late!.at(-1)!.view as unknown as GroveView;
  const after = view.farms[0]!;
  const last = after.tiles.at(-1)!;
  const before: FarmView = { ...after, enclosed: [], enclosures: 0 };
  const fit = fitOf(before, after, last.cell, landOf(after, printed, [], () => undefined), 2);
  expect(fit.regions.length).toBe(tile(last.tile).areas.length);
  expect(fit.enclosures).toBe(after.enclosures);
  expect(fit.closed.length).toBe(after.enclosures);
  expect(fit.points).toBe(2);
});

test("the bill marks as many goods as are missing, wood for wagons first", () => {
  const bill = {
    food: [{ labourer: "blue_labourer", count: 2, good: "fish", each: 2 }], fires: 1, wagons: 2, takes: { fish: 4, wood: 3 }, lacks: { fish: 1, wood: 2 }, help: 3, points: -4,
  };
  expect(billLines(bill, "wood").map(({ cause, goods }) => [cause, goods])).toEqual([
    ["", [false, false, false, true]],
    ["fire", [false]],
    ["wagon", [true, true]],
  ]);
});

const places = ["town_hall", "a", "b", "church", "c", "d"].map((id) => ({ id, ...(["town_hall", "church"].includes(id) ? { toll: {} } : { stop: {} }) })) as unknown as Place[];

test("pawns walk around the ring, along its corners", () => {
  for (const upright of [true, false]) {
    const ring = ringOf(places, upright);
    expect(ring.points.length).toBe(6);
    places.forEach((_, place) => expect(pointAt(ring, place)).toEqual(ring.points[place]));
    expect(pointAt(ring, 6)).toEqual(ring.points[0]);
    const corner = pointAt(ring, 0.5);
    expect(upright ? corner.x : corner.y).toBe(upright ? ring.right : ring.top);
    expect(upright ? corner.y : corner.x).toBe(upright ? ring.points[0]!.y : ring.points[0]!.x);
  }
});

test("a way leads clockwise, all around to the own place", () => {
  expect(wayBetween(places, "b", "c")).toEqual([2, 3, 4]);
  expect(wayBetween(places, "d", "a")).toEqual([5, 6, 7]);
  expect(wayBetween(places, "a", "a").length).toBe(7);
  expect(wayBetween(places, null, "a")).toEqual([]);
});

function several(actions: string[], ...slots: string[][]): Offer {
  return { ...gesture(actions, ...slots), notation: actions.join("; ") };
}

test("a tile, a cell and a turn that are not listed together are put together", () => {
  const offers = [
    choice("tile l1", ["drawn:0/l1"], ["choice:only-this"]),
    several(["tile l1", "cell 1,1", "turn 0"], ["drawn:0/l1"], ["cell:0/1,1"], ["choice:turn-0"]),
    several(["tile l2", "cell 2,1", "turn 3"], ["drawn:0/l2"], ["cell:0/2,1"], ["choice:turn-3"]),
  ];
  expect(planOf(offers, ["drawn:0/l1", "cell:0/1,1", "choice:turn-0"])).toBe(offers[1]);
  expect(planOf(offers, ["drawn:0/l1", "cell:0/2,1", "choice:turn-3"])?.actions).toEqual(["tile l1", "cell 2,1", "turn 3"]);
  expect(planOf(offers, ["drawn:0/l1", "cell:0/9,9"])).toBeNull();
});

test("offers are found by their things", () => {
  const offers = [choice("work 0,0 a", ["area:0/0,0.a", "area:0/0,1.b"], ["choice:only-this"]), several(["go hotel", "pay gold"], ["stop:hotel"], ["coin:0/gold"], ["choice:arrive"])];
  expect(singleAt(offers, "area:0/0,1.b")).toBe(offers[0]);
  expect(singleAt(offers, "stop:hotel")).toBeNull();
  expect(offerOf(offers, ["stop:hotel", "choice:arrive", "coin:0/gold"])).toBe(offers[1]);
});

test("choices stand on the board once they mean one offer", () => {
  const offers: Record<string, Offer> = { "choice:pass": choice("pass", ["choice:pass"]), "choice:arrive": several(["go a", "pay copper"], ["stop:a"], ["coin:0/copper"], ["choice:arrive"]) };
  const chooser = { next: new Set(Object.keys(offers)), selected: [] as string[], offerAt: (ref: string) => offers[ref] ?? null, chosen: null as Offer | null };
  expect(ordersOf(chooser, false).map((order) => order.ref)).toEqual(["choice:pass"]);
  expect(ordersOf({ ...chooser, selected: ["stop:a", "coin:0/copper"] }, false).map((order) => order.ref)).toEqual(["choice:arrive", "choice:pass"]);
  expect(ordersOf(chooser, true)).toEqual([]);
  // Chosen and still to be confirmed, it goes on saying what it is.
  const winter = { ...offers["choice:pass"]!, label: { id: "do-winter-all", args: {} }, final: true };
  expect(ordersOf({ next: new Set<string>(), selected: ["choice:fields"], offerAt: () => null, chosen: winter }, false)).toMatchObject([{ word: "board-winter-fields", final: true }]);
});

test("what an offer would take is what is fewer afterwards", () => {
  const farm = play.moments.late!.at(-1)!.view.farms as unknown as FarmView[];
  const now: FarmView = { ...farm[0]!, barn: { fish: 2, wood: 1 }, metals: { gold: 1, copper: 1 }, coppers: 1, regions: [{ ...farm[0]!.regions[0]!, goods: 2 }] };
  const after: FarmView = { ...now, barn: { fish: 1, wood: 1 }, coppers: 0, regions: [{ ...now.regions[0]!, goods: 0 }] };
  const leaving = leavingOf(now, after, "copper");
  expect([...leaving.regions]).toEqual([[now.regions[0]!.area, 2]]);
  expect(leaving.goods).toEqual({ fish: 1 });
  expect(leaving.coins).toEqual({ copper: 1 });
});
