import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tipEvents } from "../../../src/boards/little_tavern/scene";
import type { Frame } from "../../../src/generated/frames";
import { settings } from "../../../src/lib/settings.svelte";
import { Playback } from "../../../src/lib/table/playback.svelte";
import type { Viewer } from "../../../src/lib/table/seatLog";
import { asking, event, frame, momentsOf, question, step } from "../support/moments";

const ME = 0;
const OTHER = 1;
const USUAL = 650;

let viewer: Viewer;
let playback: Playback;
let reached: number[];
let questions: number;
let finished: number;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "normal";
  viewer = ME;
  reached = [];
  questions = 0;
  finished = 0;
  playback = new Playback({
    viewer: () => viewer,
    reached: (one) => reached.push(one.seq),
    questionChanged: () => (questions += 1),
    finished: () => (finished += 1),
  });
});

afterEach(() => {
  vi.useRealTimers();
  (document as { hidden: boolean }).hidden = false;
});

/** A frame for me after somebody's move, which told these events. */
function moved(seq: number, seat: number, ...events: string[]): Frame {
  return frame({ seq, seat: ME, steps: [step(seq, seat, ...events)] });
}

const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const told = (): string | undefined => playback.telling?.id;

test("frames are shown one after the other, each for as long as its events are told", async () => {
  for (const seq of [1, 2, 3]) playback.add(moved(seq, OTHER, `first of ${seq}`, `second of ${seq}`));
  expect([playback.frame?.seq, told(), playback.waiting]).toEqual([1, "first of 1", 3]);
  await wait(USUAL - 1);
  expect(told()).toBe("first of 1");
  await wait(1);
  expect([playback.frame?.seq, told(), playback.waiting]).toEqual([1, "second of 1", 3]);
  await wait(USUAL);
  expect([playback.frame?.seq, told(), playback.waiting]).toEqual([2, "first of 2", 2]);
  await wait(2 * USUAL);
  expect([playback.frame?.seq, told(), playback.waiting]).toEqual([3, "first of 3", 1]);
  expect([playback.isPlaying, finished]).toEqual([true, 0]);
  await wait(2 * USUAL);
  expect([playback.isPlaying, playback.waiting, told(), finished]).toEqual([false, 0, undefined, 1]);
  expect(reached).toEqual([1, 2, 3]);
});

test("a frame that comes while another is told waits for it", async () => {
  playback.add(moved(1, OTHER, "drew"));
  await wait(USUAL / 2);
  playback.add(moved(2, OTHER, "seated"));
  expect([playback.frame?.seq, playback.waiting, reached]).toEqual([1, 2, [1]]);
  await wait(USUAL / 2);
  expect([playback.frame?.seq, playback.waiting, reached]).toEqual([2, 1, [1, 2]]);
});

test.each([
  ["calm", 1105],
  ["normal", 650],
  ["quick", 260],
] as const)("at a %s pace an event is told for %i milliseconds", async (pace, milliseconds) => {
  settings.pace = pace;
  playback.add(moved(1, OTHER, "drew", "seated"));
  await wait(milliseconds - 1);
  expect(told()).toBe("drew");
  await wait(1);
  expect(told()).toBe("seated");
});

test("whoever wants no pauses gets none", async () => {
  settings.pace = "instant";
  for (const seq of [1, 2, 3]) playback.add(moved(seq, OTHER, "drew"));
  await wait(0);
  expect([playback.frame?.seq, finished]).toEqual([3, 1]);
});

test("a hidden page has no pauses", async () => {
  (document as { hidden: boolean }).hidden = true;
  for (const seq of [1, 2, 3]) playback.add(moved(seq, OTHER, "drew"));
  await wait(0);
  expect([playback.frame?.seq, finished]).toEqual([3, 1]);
});

test("nobody is told slowly what they did themselves, nor what was taken back", async () => {
  playback.add(moved(1, ME, "drew", "seated"));
  playback.add(frame({ seq: 2, seat: ME, steps: [{ ...step(2, OTHER, "undone"), kind: "undo" }] }));
  await wait(0);
  expect([playback.frame?.seq, finished]).toEqual([2, 1]);
});

test("a board may tell an event for longer, also to whoever did it", async () => {
  playback.narration = { pace: (one) => (one.id === "turned" ? 1500 : undefined) };
  playback.add(moved(1, ME, "drew", "turned"));
  await wait(1499);
  expect([told(), finished]).toEqual(["turned", 0]);
  await wait(1);
  expect(finished).toBe(1);
});

test("an interlude is told before the position changes", async () => {
  const [before, last] = (momentsOf("little-tavern").moments.round ?? []).slice(-2);
  if (before === undefined || last === undefined) throw new Error("no round ends in the fixtures");
  const events = last.steps.flatMap((one) => one.events.flat());
  const tips = tipEvents(events);
  expect(tips.length).toBeGreaterThan(5);
  playback.narration = { interlude: tipEvents, pace: () => 100 };
  playback.jumpTo(before);
  playback.add(last);
  const first = events.findIndex((one) => one.id === "round-over");
  expect(first).toBeGreaterThan(0);
  // Who sat down last is told while the table is still full, not over the cleared one.
  for (const one of events.slice(0, first)) {
    expect([playback.telling, playback.interlude, playback.frame?.seq]).toEqual([one, null, before.seq]);
    await wait(100);
  }
  for (const [number, tip] of tips.entries()) {
    expect(playback.interlude).toEqual({ events: tips, told: number + 1 });
    expect([playback.telling, playback.frame?.seq, reached]).toEqual([tip, before.seq, [before.seq]]);
    await wait(100);
  }
  expect([playback.interlude, playback.frame?.seq]).toEqual([null, last.seq]);
  for (const one of events.slice(first + tips.length)) {
    expect(playback.telling).toEqual(one);
    await wait(100);
  }
  expect(finished).toBe(1);
});

test("what is there to be read stays until the reader goes on, and hurries nothing that comes then", async () => {
  playback.narration = { interlude: (events) => events.filter((one) => one.id === "tip"), holds: (one) => one.id === "tip" };
  playback.add(moved(1, OTHER, "tip", "drew"));
  await wait(100 * USUAL);
  expect([playback.isHeld, told(), playback.frame?.seq]).toEqual([true, "tip", undefined]);
  playback.goOn();
  await wait(USUAL - 1);
  expect([playback.isHeld, told(), playback.frame?.seq, finished]).toEqual([false, "drew", 1, 0]);
});

test("nobody is held who skips or wants everything at once", async () => {
  playback.narration = { interlude: (events) => events.filter((one) => one.id === "tip"), holds: () => true };
  playback.add(moved(1, OTHER, "tip"));
  await wait(10);
  playback.skip();
  await wait(0);
  expect([playback.isHeld, playback.frame?.seq]).toEqual([false, 1]);
  settings.pace = "instant";
  playback.add(moved(2, OTHER, "tip"));
  await wait(0);
  expect([playback.isHeld, playback.frame?.seq]).toEqual([false, 2]);
});

test("skipping goes to the newest position at once, and does not hurry what comes later", async () => {
  playback.narration = { interlude: (events) => events.filter((one) => one.id === "tip") };
  for (const seq of [1, 2, 3]) playback.add(moved(seq, OTHER, "tip", "drew"));
  await wait(10);
  playback.skip();
  await wait(0);
  expect([playback.frame?.seq, playback.interlude, playback.waiting, finished]).toEqual([3, null, 0, 1]);
  expect(reached).toEqual([1, 2, 3]);
  playback.add(moved(4, OTHER, "drew"));
  await wait(USUAL - 1);
  expect([told(), finished]).toEqual(["drew", 1]);
});

test("skipping while nothing is told hurries nothing", async () => {
  playback.skip();
  playback.add(moved(1, OTHER, "drew"));
  await wait(USUAL - 1);
  expect(told()).toBe("drew");
});

test("jumping to a frame passes over those that wait, but the log has them", async () => {
  for (const seq of [1, 2, 3]) playback.add(moved(seq, OTHER, "drew"));
  playback.jumpTo(moved(4, OTHER, "drew"));
  expect([playback.frame?.seq, told(), reached]).toEqual([4, undefined, [1, 2, 3, 4]]);
  await wait(0);
  expect([playback.frame?.seq, playback.waiting, finished]).toEqual([4, 0, 1]);
});

test("what is passed over is shown to nobody, but the log has it", async () => {
  for (const seq of [1, 2, 3]) playback.add(moved(seq, OTHER, "drew"));
  playback.passOver();
  await wait(10 * USUAL);
  expect([playback.frame?.seq, reached, finished]).toEqual([1, [1, 2, 3], 1]);
});

test("nobody is shown a frame of another seat, or one older than what they see", async () => {
  settings.pace = "instant";
  playback.jumpTo(frame({ seq: 5, seat: ME }));
  playback.add(frame({ seq: 6, seat: OTHER }));
  playback.add(frame({ seq: 4, seat: ME }));
  await wait(0);
  expect([playback.frame?.seq, reached]).toEqual([5, [5, 6, 4]]);
  viewer = OTHER;
  playback.jumpTo(frame({ seq: 3, seat: OTHER }));
  expect(playback.frame?.seq).toBe(3);
});

test("whose viewer leaves in the middle is not told the rest", async () => {
  playback.narration = { interlude: () => [event("tip")] };
  playback.add(moved(1, 2, "drew", "seated"));
  viewer = OTHER;
  await wait(USUAL);
  expect([playback.frame, told(), finished]).toEqual([null, undefined, 1]);
});

test("another question is noticed, the same one is not", () => {
  playback.jumpTo(asking("a", { seq: 1, seat: ME }));
  expect(questions).toBe(1);
  playback.jumpTo(asking("a", { seq: 2, seat: ME }));
  expect(questions).toBe(1);
  playback.jumpTo(asking("b", { seq: 3, seat: ME }));
  expect(questions).toBe(2);
  viewer = OTHER;
  playback.jumpTo(asking("b", { seq: 3, seat: OTHER }));
  expect(questions).toBe(3);
});

test("the last round of moves is told again, and ends where it stood", async () => {
  playback.jumpTo(moved(1, OTHER, "begins"));
  playback.add(moved(2, ME, "mine"));
  playback.add(moved(3, OTHER, "theirs"));
  await wait(10 * USUAL);
  const [shownBefore, logged] = [playback.frame?.seq, reached.length];
  playback.tellAgain();
  expect([playback.frame?.seq, told(), playback.isTellingAgain]).toEqual([2, "mine", true]);
  await wait(USUAL);
  expect([playback.frame?.seq, told()]).toEqual([3, "theirs"]);
  await wait(USUAL);
  expect([playback.frame?.seq, playback.isTellingAgain, playback.waiting]).toEqual([shownBefore, false, 0]);
  expect(reached.slice(logged)).toEqual([2, 3]);
  playback.tellAgain();
  expect(told()).toBe("mine");
});

test("what is told again has pauses even for whoever wants none, can be skipped, and comes before what is new", async () => {
  settings.pace = "instant";
  playback.jumpTo(moved(1, OTHER, "begins"));
  playback.add(moved(2, ME, "mine"));
  await wait(0);
  playback.tellAgain();
  await wait(USUAL - 1);
  expect(told()).toBe("mine");
  playback.add(moved(3, OTHER, "theirs"));
  expect(playback.frame?.seq).toBe(2);
  playback.skip();
  await wait(0);
  expect([playback.frame?.seq, playback.isTellingAgain]).toEqual([3, false]);
});

test("a question that comes when what was told has run out is a surprise, one that somebody skipped to is none", async () => {
  for (const [seq, version] of ["a", "b", "c"].entries()) {
    playback.surprise.expect();
    playback.add({ ...moved(seq, OTHER, "moved"), asked: question(version, []) });
  }
  expect(playback.surprise.isFresh).toBe(false);
  await wait(USUAL);
  expect([playback.frame?.asked?.version, playback.surprise.isFresh]).toEqual(["b", true]);
  await wait(USUAL - 100);
  playback.surprise.expect();
  playback.skip();
  await wait(0);
  expect([playback.frame?.asked?.version, playback.surprise.isFresh]).toEqual(["c", false]);
});
