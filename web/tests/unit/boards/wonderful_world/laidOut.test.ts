import { expect, test } from "vitest";
import { NOTHING_LAID, inOrderOfArrival, laidOut } from "../../../../src/boards/wonderful_world/laidOut";

test("cards keep their places while the others are planned, also once all are", () => {
  const first = laidOut(NOTHING_LAID, ["a", "b", "c"], 2, true);
  expect(first).toEqual({ cards: ["a", "b", "c"], sites: 3 });
  expect(laidOut(first, ["a", "c"], 3, true)).toBe(first);
  expect(laidOut(first, [], 4, true)).toBe(first);
});

test("what comes lies behind what is there", () => {
  expect(inOrderOfArrival(["c", "a"], ["a", "b", "c"])).toEqual(["c", "a", "b"]);
  expect(inOrderOfArrival(["c", "a"], ["a"])).toEqual(["a"]);
});

test("other cards are laid anew, and nothing lies there when nothing is planned", () => {
  const first = laidOut(NOTHING_LAID, ["a", "b"], 0, true);
  expect(laidOut(first, ["b", "d"], 1, true).cards).toEqual(["b", "d"]);
  expect(laidOut(first, ["a"], 1, false)).toBe(NOTHING_LAID);
});
