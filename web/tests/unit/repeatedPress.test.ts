import { expect, test } from "vitest";
import { repeats } from "../../src/lib/repeatedPress";

const BEFORE = { x: 150, y: 720, at: 1000 };

test("a press at the place of the one before, a moment later, repeats it", () => {
  expect(repeats({ x: 150, y: 720, at: 1400 }, BEFORE)).toBe(true);
  expect(repeats({ x: 160, y: 712, at: 1400 }, BEFORE)).toBe(true);
});

test("a press elsewhere or after a while is meant", () => {
  expect(repeats({ x: 250, y: 720, at: 1400 }, BEFORE)).toBe(false);
  expect(repeats({ x: 150, y: 720, at: 9000 }, BEFORE)).toBe(false);
});
