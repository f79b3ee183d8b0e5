/** How large the cards of a hand are on a phone. */

import { expect, test } from "vitest";
import { type Hand, phoneCards } from "../../../../src/boards/wonderful_world/phoneCards";

const WIDTH = 374;
const drafted = (count: number): Hand => ({ count, phase: "draft", tall: 1.4, gap: 12 });
const planned = (count: number): Hand => ({ count, phase: "planning", tall: 1.47, gap: 12 });

/** How high a hand is. */
function heightOf(hand: Hand, height: number): number {
  const { columns, largest } = phoneCards(hand, WIDTH, height);
  const rows = Math.ceil(hand.count / columns);
  return rows * largest * hand.tall + (rows - 1) * hand.gap;
}

test("on a phone of ordinary height a whole hand is in sight beside what belongs to it", () => {
  for (const count of [2, 3, 4, 5, 6, 7]) {
    expect(heightOf(drafted(count), 844)).toBeLessThanOrEqual(844 - 350 - 100);
    expect(heightOf(planned(count), 844)).toBeLessThanOrEqual(844 - 350 - 232);
  }
});

test("cards become no smaller than their names can be read, and no larger than three side by side", () => {
  for (const height of [640, 700, 844, 1200]) {
    for (const hand of [drafted(7), planned(7), planned(1)]) {
      const { largest } = phoneCards(hand, WIDTH, height);
      expect(largest).toBeGreaterThanOrEqual(82);
      expect(largest).toBeLessThanOrEqual(Math.floor((WIDTH - 24) / 3));
    }
  }
});

test("a low phone has its cards as they were", () => {
  expect(phoneCards(planned(7), WIDTH, 640)).toEqual({ columns: 3, largest: 116 });
});
