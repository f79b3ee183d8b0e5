import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Surprise } from "../../../src/lib/table/surprise.svelte";
import { question } from "../support/moments";

const ASKED = question("b", []);
let surprise: Surprise;

beforeEach(() => {
  vi.useFakeTimers();
  surprise = new Surprise();
  surprise.questionChanged(question("a", []), false);
});
afterEach(() => {
  vi.useRealTimers();
});

test("what stands there from the beginning is no surprise", () => {
  expect(surprise.isFresh).toBe(false);
});

test("a question that takes the place of another by itself is fresh for a moment", () => {
  surprise.questionChanged(ASKED, false);
  expect(surprise.isFresh).toBe(true);
  vi.advanceTimersByTime(390);
  expect(surprise.isFresh).toBe(true);
  vi.advanceTimersByTime(20);
  expect(surprise.isFresh).toBe(false);
});

test("a question that follows on a move of one's own is expected, also after a while in which nothing is asked", () => {
  surprise.expect();
  surprise.questionChanged(null, false);
  surprise.questionChanged(ASKED, false);
  expect(surprise.isFresh).toBe(false);
  surprise.questionChanged(question("c", []), false);
  expect(surprise.isFresh).toBe(true);
});

test("a move that was refused leads to nothing that is expected", () => {
  surprise.expect();
  surprise.refused();
  surprise.questionChanged(ASKED, false);
  expect(surprise.isFresh).toBe(true);
});

test("a question that comes when what was told has run out stands where that could be skipped", () => {
  surprise.expect();
  surprise.questionChanged(ASKED, true);
  expect(surprise.isFresh).toBe(true);
});

test("while a question is fresh, a press on it goes nowhere", () => {
  const list = new EventTarget();
  let presses = 0;
  const stop = surprise.guard(list as HTMLElement);
  list.addEventListener("click", () => (presses += 1));
  surprise.questionChanged(ASKED, false);
  list.dispatchEvent(new Event("click"));
  expect(presses).toBe(0);
  vi.advanceTimersByTime(410);
  list.dispatchEvent(new Event("click"));
  expect(presses).toBe(1);
  stop();
});
