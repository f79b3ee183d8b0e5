import { expect, test } from "vitest";
import type { Step } from "../../../src/generated/frames";
import { SeatLog, withSteps } from "../../../src/lib/table/seatLog";

function step(seq: number, ply: number, id = "moved", actions = 1): Step {
  return { seq, ply, kind: "move", seat: 0, events: Array.from({ length: actions }, () => [{ id, args: {}, refs: [] }]), undone: [] };
}

function undo(seq: number, ...undone: number[]): Step {
  return { seq, ply: 0, kind: "undo", seat: 0, events: [], undone };
}

const numbers = (lines: readonly Step[]): [number, number][] => lines.map((line) => [line.seq, line.ply]);

test("what one viewer is told, no other reads", () => {
  const log = new SeatLog();
  log.add({ seat: 0, steps: [step(1, 1, "picked-own")] });
  log.add({ seat: 1, steps: [step(1, 1, "picked")] });
  expect(log.of(0)[0]?.events[0]?.[0]?.id).toBe("picked-own");
  expect(log.of(1)[0]?.events[0]?.[0]?.id).toBe("picked");
  expect(log.of(null)).toEqual([]);
});

test("a line that is told again is written once", () => {
  expect(numbers(withSteps([step(1, 1)], [step(1, 1), step(2, 2)]))).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test("an undo strikes lines out, also in the frame that told them", () => {
  expect(numbers(withSteps([step(1, 1), step(2, 2)], [undo(3, 2), step(4, 2)]))).toEqual([
    [1, 1],
    [4, 2],
  ]);
  expect(numbers(withSteps([], [step(1, 1), step(2, 2), undo(3, 2)]))).toEqual([[1, 1]]);
});

test("lines after one that was struck out have its actions fewer before them", () => {
  expect(numbers(withSteps([step(1, 1), step(2, 3, "moved", 2), step(3, 4)], [undo(4, 2)]))).toEqual([
    [1, 1],
    [3, 2],
  ]);
});
