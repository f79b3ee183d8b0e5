import { expect, test } from "vitest";
import type { Line } from "../../src/generated/frames";
import { sidesOf, together } from "../../src/lib/sheet";

function line(side: string, id: string, points: number): Line {
  return { side, label: { id, args: {} }, points };
}

test("every seat has a side with its score, whatever its lines add up to", () => {
  const sides = sidesOf([line("#1", "coins", 2), line("#1", "gifts", 3)], [4, 9], [2, 1]);
  expect(sides.map((side) => [side.side, side.rank, side.total, side.lines.length])).toEqual([
    ["#0", 2, 4, 0],
    ["#1", 1, 9, 2],
  ]);
});

test("a side that nobody plays has the sum of its lines, and no rank", () => {
  const sides = sidesOf([line("adversary", "sectors", 5), line("adversary", "units", 2)], [3]);
  expect(sides[1]).toMatchObject({ side: "adversary", rank: null, total: 7 });
});

test("lines with the same words are one line", () => {
  const lines = [line("#0", "tip", 2), line("#0", "gift", 1), line("#0", "tip", 3)];
  expect(together(lines).map((one) => [one.label.id, one.points])).toEqual([
    ["tip", 5],
    ["gift", 1],
  ]);
});
