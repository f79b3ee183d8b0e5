import { beforeEach, expect, test } from "vitest";
import { LookBack } from "../../../src/lib/table/lookBack.svelte";
import type { Viewer } from "../../../src/lib/table/seatLog";
import { frame } from "../support/moments";

let viewer: Viewer;
let asked: unknown[];
let lookBack: LookBack;

beforeEach(() => {
  viewer = 1;
  asked = [];
  lookBack = new LookBack(
    () => viewer,
    (request) => asked.push(request),
  );
});

const look = (seq: number): unknown => ({ t: "look", seat: viewer, seq, command: null });

test("a line of the log is asked for as the viewer saw it, and shown when it comes", () => {
  lookBack.to(4);
  expect([asked, lookBack.frame]).toEqual([[look(4)], null]);
  expect(lookBack.receive(frame({ seat: 1, seq: 4 }))).toBe(true);
  expect(lookBack.frame?.seq).toBe(4);
});

test("of several lines only the one that was asked for last is shown", () => {
  lookBack.to(4);
  lookBack.to(7);
  expect(lookBack.receive(frame({ seat: 1, seq: 4 }))).toBe(false);
  expect(lookBack.receive(frame({ seat: 1, seq: 7 }))).toBe(true);
  expect(lookBack.frame?.seq).toBe(7);
});

test("nobody is shown what another seat saw", () => {
  lookBack.to(4);
  viewer = 2;
  expect(lookBack.receive(frame({ seat: 1, seq: 4 }))).toBe(false);
  expect(lookBack.frame).toBeNull();
});

test("whoever went back to the present stays there", () => {
  lookBack.to(4);
  lookBack.receive(frame({ seat: 1, seq: 4 }));
  lookBack.leave();
  expect(lookBack.frame).toBeNull();
  expect(lookBack.receive(frame({ seat: 1, seq: 4 }))).toBe(false);
  lookBack.connected();
  expect(asked).toHaveLength(1);
});

test("what was asked before the line was cut is asked again when it stands", () => {
  lookBack.to(4);
  lookBack.connected();
  expect(asked).toEqual([look(4), look(4)]);
});

test("what was answered is not asked again", () => {
  lookBack.to(4);
  lookBack.receive(frame({ seat: 1, seq: 4 }));
  lookBack.connected();
  expect([asked, lookBack.frame?.seq]).toEqual([[look(4)], 4]);
});
