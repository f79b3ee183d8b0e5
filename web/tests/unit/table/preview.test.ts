import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Tried } from "../../../src/generated/frames";
import type { Request } from "../../../src/lib/table/connection";
import { Preview, pointsChanges } from "../../../src/lib/table/preview.svelte";
import { choice, question } from "../support/moments";

const BUILD = choice("build mine", ["card:mine"]);
const PASS = choice("pass", ["choice:pass"]);

let sent: Extract<Request, { t: "try" }>[];
let preview: Preview;

function tried(command: string | null): Tried {
  return { t: "tried", command, seat: 1, taken: 1, final: false, events: [], view: {}, things: [], points: [], asked: null };
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  preview = new Preview(
    () => 1,
    () => question("v", [BUILD, PASS]),
    (request) => void (request.t === "try" && sent.push(request)),
  );
});

afterEach(() => void vi.useRealTimers());

test("an offer that is looked at for a moment is tried, and shown until one looks away", () => {
  preview.look(BUILD);
  expect(sent).toEqual([]);
  vi.runAllTimers();
  expect(sent).toEqual([{ t: "try", seat: 1, version: "v", actions: ["build mine"], command: expect.any(String) }]);
  preview.receive(tried(sent[0]?.command ?? null));
  expect(preview.tried?.taken).toBe(1);
  preview.leave();
  expect(preview.tried).toBeNull();
});

test("who only passes over offers asks nothing", () => {
  preview.look(BUILD);
  preview.look(PASS);
  preview.leave();
  vi.runAllTimers();
  expect(sent).toEqual([]);
});

test("an answer for an offer that is not looked at any more is left aside", () => {
  preview.look(BUILD);
  vi.runAllTimers();
  preview.look(PASS);
  vi.runAllTimers();
  preview.receive(tried(sent[0]?.command ?? null));
  expect(preview.tried).toBeNull();
});

test("points are compared side by side, and only what changes is told", () => {
  const line = (side: string, points: number) => ({ side, label: { id: "l", args: {} }, points });
  expect(pointsChanges([line("#0", 2), line("#0", 3), line("#1", 4)], [line("#0", 2), line("#0", 6), line("#1", 4)])).toEqual([{ side: "#0", points: 3 }]);
});
