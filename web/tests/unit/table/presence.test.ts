import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, TableInfo } from "../../../src/generated/frames";
import { me } from "../../../src/lib/me.svelte";
import { Presence } from "../../../src/lib/table/presence.svelte";
import type { Viewer } from "../../../src/lib/table/seatLog";
import { frame, momentsOf } from "../support/moments";
import { ADA } from "../support/openTable";

const TABLE = momentsOf("little-tavern").table;
const ME = 0;
const FRIEND = 1;
const BOT = 2;
const MINUTE = 60_000;
const WEEK = 7 * 86_400_000;

/** What a test changes before it looks. */
let info: TableInfo;
let viewer: Viewer;
let newest: Frame;
let newestAt: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  me.person = ADA;
  const seats = TABLE.seats.map((seat) => ({ ...seat, bot: null, person: ["me", "friend", "robot", "other"][seat.seat] ?? null }));
  info = { ...TABLE, pace: { kind: "live" }, seats: seats.map((seat) => (seat.seat === BOT ? { ...seat, bot: "greedy" } : seat)), touched: 0 };
  viewer = ME;
  newest = frame({ seat: ME, actors: [FRIEND] });
  newestAt = 0;
});

afterEach(() => {
  vi.useRealTimers();
  me.person = null;
});

function presence(...seats: number[]): Presence {
  const made = new Presence({ info: () => info, viewer: () => viewer, newest: () => newest, newestAt: () => newestAt });
  made.receive({ t: "presence", seats, onlookers: 3 });
  return made;
}

test("the server says who is here and how many look on", () => {
  const here = presence(ME, FRIEND);
  expect([here.seats, here.onlookers, here.awaitedAndAway]).toEqual([[ME, FRIEND], 3, []]);
});

test("whoever is asked and is not here is awaited and away", () => {
  expect(presence(ME).awaitedAndAway).toEqual([FRIEND]);
});

test.each([
  ["myself", (): void => void (newest = frame({ seat: ME, actors: [ME] }))],
  ["a bot", (): void => void (newest = frame({ seat: ME, actors: [BOT] }))],
  ["somebody who is not asked", (): void => void (newest = frame({ seat: ME, actors: [] }))],
  ["anybody as an onlooker", (): void => void (viewer = null)],
  ["anybody once the play is over", (): void => void (info = { ...info, status: "finished" })],
])("nobody waits for %s", (_, change) => {
  change();
  const here = presence();
  expect([here.awaitedAndAway, here.overdue(10 * WEEK)]).toEqual([[], []]);
});

test("at a table with clocks somebody is overdue who has been away for more than a minute", () => {
  const here = presence(ME);
  expect(here.overdue(MINUTE)).toEqual([]);
  expect(here.overdue(MINUTE + 1)).toEqual([FRIEND]);
});

test("the minute begins anew when somebody comes and goes, and not when others do", () => {
  const here = presence(ME);
  vi.setSystemTime(MINUTE);
  here.receive({ t: "presence", seats: [], onlookers: 0 });
  expect(here.overdue(MINUTE + 1)).toEqual([FRIEND]);
  here.receive({ t: "presence", seats: [FRIEND], onlookers: 0 });
  expect(here.overdue(WEEK)).toEqual([]);
  here.receive({ t: "presence", seats: [], onlookers: 0 });
  expect(here.overdue(MINUTE + MINUTE)).toEqual([]);
  expect(here.overdue(MINUTE + MINUTE + 1)).toEqual([FRIEND]);
});

test("at a table without clocks somebody is overdue when nothing has happened for a week, if they are away", () => {
  info = { ...info, pace: { kind: "turn" }, touched: 1000 };
  expect(presence(ME).overdue(1000 + WEEK)).toEqual([]);
  expect(presence(ME).overdue(1001 + WEEK)).toEqual([FRIEND]);
  expect(presence(ME, FRIEND).overdue(1001 + WEEK)).toEqual([]);
});

test("somebody whose time is up is overdue, here or not", () => {
  const clocks = [ME, FRIEND, BOT, 3].map((seat) => ({ left: 5000, running: seat === FRIEND }));
  newest = frame({ seat: ME, actors: [FRIEND, 3], clocks });
  newestAt = 1000;
  const here = presence(ME, FRIEND, 3);
  expect([here.timeLeft(FRIEND, 1000), here.timeLeft(FRIEND, 4000), here.timeLeft(FRIEND, 9000)]).toEqual([5000, 2000, 0]);
  expect(here.timeLeft(3, 9000)).toBe(5000);
  expect(here.timeLeft(FRIEND, 0)).toBe(5000);
  expect(here.overdue(5999)).toEqual([]);
  expect(here.overdue(6000)).toEqual([FRIEND]);
});

test("a table without clocks has no time left to tell", () => {
  expect(presence(ME).timeLeft(FRIEND, 0)).toBeNull();
});
