import { expect, test } from "vitest";
import { evenColumns, fitWidth, shareHeight } from "../../src/lib/fit";

test("cards are as large as the box allows, in as many rows as it takes", () => {
  expect(fitWidth(1, 500, 140, 1.4, 10, 300)).toBe(100);
  expect(fitWidth(4, 430, 1000, 1.4, 10, 300)).toBe(210);
  expect(fitWidth(4, 430, 140, 1.4, 10, 300)).toBe(100);
  expect(fitWidth(4, 4000, 4000, 1.4, 10, 120)).toBe(120);
  expect(fitWidth(0, 430, 140, 1.4, 10, 300)).toBe(0);
});

test("rows are about equally long", () => {
  expect(evenColumns(6, 560, 100, 10)).toBe(3);
  expect(evenColumns(5, 445, 100, 10)).toBe(3);
  expect(evenColumns(5, 560, 100, 10)).toBe(5);
  expect(evenColumns(1, 50, 100, 10)).toBe(1);
});

test("zones share a height so that their cards fit", () => {
  const zone = { width: 800, tall: 1.4, gap: 10, scale: 1, largest: 200, rest: 0 };
  const heights = shareHeight([{ ...zone, count: 7 }, { ...zone, count: 3 }], 600);
  expect(Math.round(heights[0]! + heights[1]!)).toBe(600);
  expect(heights[0]).toBeGreaterThan(heights[1]!);
  expect(shareHeight([{ ...zone, count: 0, rest: 40 }, { ...zone, count: 3 }], 600)[0]).toBe(40);
});
