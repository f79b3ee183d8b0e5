import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preloadTable, takeTable } from "../../../src/lib/table/tablePreload";
import { FakeSocket, settled } from "../support/fakeSocket";
import { answerHttp, myTable, prepare, tidyUp } from "../support/openTable";

const loaded: string[] = [];

vi.mock("../../../src/lib/boards", () => ({ loadBoard: (game: string) => Promise.resolve(loaded.push(`board of ${game}`)) }));
vi.mock("../../../src/lib/language.svelte", () => ({
  loadTitleWords: (game: string, language: string) => Promise.resolve(loaded.push(`words of ${game} in ${language}`)),
}));

beforeEach(() => {
  prepare();
  loaded.length = 0;
  answerHttp({ "/mine": () => myTable([0]) });
});
afterEach(tidyUp);

test("a table that was opened early is the one that the page gets", async () => {
  preloadTable("one");
  const table = takeTable("one");
  expect([table.id, FakeSocket.all.length]).toEqual(["one", 1]);
  await settled();
  expect(loaded).toEqual(["words of little-tavern in en", "board of little-tavern"]);
  table.close();
});

test("a table is handed out once", () => {
  preloadTable("one");
  const first = takeTable("one");
  const second = takeTable("one");
  expect(second).not.toBe(first);
  for (const table of [first, second]) table.close();
});

test("a table that nobody came for is closed", () => {
  preloadTable("one");
  const table = takeTable("two");
  const [early, late] = FakeSocket.all;
  expect([early?.readyState, late?.readyState, table.id]).toEqual([FakeSocket.CLOSED, FakeSocket.CONNECTING, "two"]);
  table.close();
});

test("a table that was not opened early is opened now", () => {
  const table = takeTable("one");
  expect([table.id, FakeSocket.newest.address.pathname]).toEqual(["one", "/api/tables/one/live"]);
  table.close();
});
