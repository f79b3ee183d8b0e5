import { expect, test } from "vitest";
import { isGesture, offersOf } from "../../../src/lib/table/offers";
import { narrow } from "../../../src/lib/table/selection";
import { choice, gesture, question } from "../support/moments";

const TAKE = choice("take tile", ["tile:1"], ["choice:take"]);
const PASS = choice("pass", ["choice:pass"]);
const LAY = gesture(["take tile", "cell b2", "turn 1"], ["tile:1"], ["cell:b2"]);

test("actions and gestures are offered together, actions first", () => {
  const offers = offersOf(question("v", [TAKE, PASS], [LAY]));
  expect(offers.map((offer) => offer.actions)).toEqual([["take tile"], ["pass"], LAY.actions]);
  expect(offers.map(isGesture)).toEqual([false, false, true]);
  expect(new Set(offers.map((offer) => offer.notation)).size).toBe(3);
});

test("a gesture is chosen by pointing at its things, like an action", () => {
  const offers = offersOf(question("v", [TAKE, PASS], [LAY]));
  expect(narrow(offers, ["tile:1"]).chosen).toBeNull();
  expect([...narrow(offers, ["tile:1"]).next].toSorted()).toEqual(["cell:b2", "choice:take"]);
  expect(narrow(offers, ["tile:1", "cell:b2"]).chosen?.actions).toEqual(LAY.actions);
  expect(narrow(offers, ["cell:b2"]).chosen?.actions).toEqual(LAY.actions);
});
