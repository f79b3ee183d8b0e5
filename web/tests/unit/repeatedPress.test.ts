import { expect, test } from "vitest";
import { repeats } from "../../src/lib/repeatedPress";

const AREA = { left: 100, right: 200, top: 700, bottom: 740 };

test("a press at the place of the one before, a moment later, repeats it", () => {
  const before = { x: 150, y: 720, at: 1000, target: null };
  expect(repeats(before, AREA, 1400)).toBe(true);
  expect(repeats(before, AREA, 9000)).toBe(false);
});

test("a press is meant if the one before was elsewhere, or there was none", () => {
  expect(repeats({ x: 20, y: 720, at: 1000, target: null }, AREA, 1400)).toBe(false);
  expect(repeats({ x: 150, y: 690, at: 1000, target: null }, AREA, 1400)).toBe(false);
  expect(repeats(null, AREA, 1400)).toBe(false);
});
