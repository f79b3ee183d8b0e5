import { expect, test } from "vitest";
import type { Frame } from "../../../src/generated/frames";
import { RecentFrames } from "../../../src/lib/table/recentFrames.svelte";
import { frame, step } from "../support/moments";

const ME = 0;
const OTHER = 1;

function after(seq: number, seat: number): Frame {
  return frame({ seq, seat: ME, steps: [step(seq, seat, "drew")] });
}

function recent(...frames: Frame[]): [number | undefined, number[]] {
  const kept = new RecentFrames();
  for (const one of frames) kept.add(one, ME);
  return [kept.before?.seq, kept.frames.map((one) => one.seq)];
}

test("the last round is kept: my turn, what the others did then, and what I have done since", () => {
  expect(recent(after(1, OTHER))).toEqual([1, []]);
  expect(recent(after(1, OTHER), after(2, OTHER), after(3, OTHER))).toEqual([1, [2, 3]]);
  expect(recent(after(1, OTHER), after(2, ME), after(3, ME), after(4, OTHER), after(5, OTHER))).toEqual([1, [2, 3, 4, 5]]);
  expect(recent(after(1, OTHER), after(2, ME), after(3, OTHER), after(4, ME), after(5, ME))).toEqual([1, [2, 3, 4, 5]]);
  expect(recent(after(1, OTHER), after(2, ME), after(3, OTHER), after(4, ME), after(5, ME), after(6, OTHER))).toEqual([3, [4, 5, 6]]);
});

test("what was taken back is not told again, nor what another seat at this screen saw", () => {
  const undo = frame({ seq: 3, seat: ME, steps: [{ ...step(3, ME, "undone"), kind: "undo" }] });
  expect(recent(after(1, OTHER), after(2, ME), undo)).toEqual([3, []]);
  expect(recent(after(1, OTHER), after(2, OTHER), frame({ seq: 3, seat: OTHER }))).toEqual([3, []]);
});

test("the same frame again adds nothing", () => {
  expect(recent(after(1, OTHER), after(2, OTHER), after(2, OTHER))).toEqual([1, [2]]);
});

test("a very long wait is told again from its last part on", () => {
  const frames = Array.from({ length: 80 }, (_, number) => after(number + 1, OTHER));
  const [before, seqs] = recent(...frames);
  expect(seqs).toHaveLength(60);
  expect([before, seqs.at(-1)]).toEqual([20, 80]);
});
