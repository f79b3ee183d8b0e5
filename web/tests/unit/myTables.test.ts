import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../../src/generated/frames";
import { me } from "../../src/lib/me.svelte";
import { hasCompany, myTables, waitsForMe } from "../../src/lib/myTables.svelte";
import { route } from "../../src/lib/router.svelte";
import { Refused, answerHttp, prepare, tableInfo, tidyUp } from "./support/openTable";

const notified: [string, string][] = [];

vi.mock("../../src/lib/turnNotice", () => ({ notifyTurn: (question: string, table: string) => notified.push([question, table]) }));

let tables: TableInfo[] | Refused;
let requests: number;

beforeEach(() => {
  prepare();
  notified.length = 0;
  requests = 0;
  route.path = ["t", "one"];
  tables = [];
  answerHttp({
    "tables?over=false": () => {
      requests += 1;
      return tables;
    },
    "/api/games": () => [{ id: "little-tavern", title: { en: "Little Tavern" } }],
  });
});
afterEach(tidyUp);

/** A table at which I sit, with a friend if so wished; I am asked or not. */
function mine(id: string, asked: boolean, friend = true, touched = 0): TableInfo {
  const seats = tableInfo().seats.slice(0, 2).map((seat) => ({ ...seat, person: seat.seat === 0 ? "me" : friend ? "friend" : null }));
  return tableInfo({ id, seats, awaits: asked ? [0] : [1], touched });
}

test("a table waits for me if a seat of mine is asked, and I have company if somebody else sits there", () => {
  expect([waitsForMe(mine("two", true)), waitsForMe(mine("two", false))]).toEqual([true, false]);
  expect([hasCompany(mine("two", true)), hasCompany(mine("two", true, false))]).toEqual([true, false]);
});

test("nobody without a name waits for anything", () => {
  me.person = null;
  expect(waitsForMe(tableInfo({ awaits: [0], seats: tableInfo().seats.map((seat) => ({ ...seat, person: null })) }))).toBe(false);
});

test("those where people wait are elsewhere, the longest first; the open one is not", async () => {
  tables = [mine("one", true), mine("two", true, true, 30), mine("three", true, true, 20), mine("four", true, false), mine("five", false)];
  await myTables.refresh();
  expect(myTables.waiting.map((table) => table.id)).toEqual(["one", "two", "three", "four"]);
  expect(myTables.waitingElsewhere.map((table) => table.id)).toEqual(["three", "two"]);
});

test("a table that begins to wait tells so once; what waited before does not", async () => {
  tables = [mine("two", true), mine("three", false)];
  const stop = myTables.watch(1000);
  await vi.advanceTimersByTimeAsync(0);
  expect(notified).toEqual([]);
  tables = [mine("one", true), mine("two", true), mine("three", true)];
  await vi.advanceTimersByTimeAsync(2000);
  expect(notified).toEqual([["Little Tavern", "three"]]);
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(requests).toBe(3);
});

test("nobody has no tables, and asks for none", async () => {
  tables = [mine("two", true)];
  await myTables.refresh();
  me.token = null;
  await myTables.refresh();
  expect([myTables.tables, requests]).toEqual([[], 1]);
});

test("a token that the server does not take is not shown to it again, a new one is", async () => {
  me.token = "old";
  tables = new Refused(401, "who-are-you");
  await myTables.refresh();
  await myTables.refresh();
  expect(requests).toBe(1);
  me.token = "new";
  tables = [mine("two", true)];
  await myTables.refresh();
  expect(myTables.tables).toHaveLength(1);
});

test("a server that is away is asked again", async () => {
  me.token = "other";
  tables = new Refused(503, "busy");
  await myTables.refresh();
  await myTables.refresh();
  expect(requests).toBe(2);
});
