/** The arrows on the ring street show the way that pawns walk. */

import { expect, test } from "vitest";
import { arrowsOf, ringOf } from "../../../../src/boards/walnut_grove/ring";
import type { Place } from "../../../../src/boards/walnut_grove/scene";

const places = ["hall", "a", "b", "c", "church", "d", "e", "f"].map((id) => (["hall", "church"].includes(id) ? { toll: {}, id } : { stop: {}, id }) as unknown as Place);

test("lying, one walks to the right above and back below", () => {
  const arrows = arrowsOf(ringOf(places, false));
  expect(arrows.map(({ y, turn }) => [y < 50, Math.round(turn)])).toEqual([[true, 0], [true, 0], [false, 180], [false, 180]]);
});

test("upright, one walks down at the right and up at the left", () => {
  const arrows = arrowsOf(ringOf(places, true));
  expect(arrows.map(({ x, turn }) => [x > 50, Math.round(turn)])).toEqual([[true, 90], [true, 90], [false, -90], [false, -90]]);
});
