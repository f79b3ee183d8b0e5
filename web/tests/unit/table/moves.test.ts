/** The way of a move through the modules of a table, from the choice to the frame that it leads to. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../../../src/generated/frames";
import type { TableStore } from "../../../src/lib/table/tableStore.svelte";
import { FakeSocket, settled } from "../support/fakeSocket";
import { asking, choice, finalChoice, step } from "../support/moments";
import { Refused, answerHttp, myTable, openTable, prepare, receive, reconnect, tidyUp } from "../support/openTable";

const ADA = 0;
const BASILE = 1;
const USUAL = 650;
const PROBLEM = { id: "not-allowed", args: {}, game: "", why: null };

let table: TableStore;

beforeEach(prepare);
afterEach(() => {
  table.close();
  tidyUp();
});

const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const acts = (): { command: string; actions: string[]; version?: string | null }[] => FakeSocket.newest.sentOfKind("act");

const PASS = choice("pass", ["choice:pass"]);
const DRAW = finalChoice("draw", ["pile:deck"]);
const question = (version: string, seq: number): Frame => asking(version, { seat: ADA, seq, steps: [step(seq, ADA, "moved")] }, [PASS, DRAW]);

test("a choice is sent with the version of the question that it answers", async () => {
  table = await openTable([ADA], question("a", 1));
  table.chooser.press(PASS);
  expect(acts()).toEqual([{ t: "act", seat: ADA, actions: ["pass"], version: "a", command: expect.any(String) }]);
});

test("nothing is offered again until the move is acknowledged and its frame is here", async () => {
  table = await openTable([ADA], question("a", 1));
  expect(table.chooser.choices).toEqual([PASS, DRAW]);
  table.chooser.press(PASS);
  expect([table.pendingMove.isPending, table.chooser.choices]).toEqual([true, []]);
  table.chooser.press(PASS);
  expect(acts()).toHaveLength(1);
  receive({ t: "done", command: acts()[0]?.command ?? "", seq: 2, taken: 1 });
  expect([table.pendingMove.isPending, table.chooser.choices]).toEqual([true, []]);
  receive(question("b", 2));
  await wait(0);
  expect([table.pendingMove.isPending, table.chooser.choices]).toEqual([false, [PASS, DRAW]]);
});

test("the frame before the acknowledgement is not enough", async () => {
  table = await openTable([ADA], question("a", 1));
  table.chooser.press(PASS);
  receive(question("b", 2));
  await wait(0);
  expect(table.chooser.choices).toEqual([]);
  receive({ t: "done", command: acts()[0]?.command ?? "", seq: 2, taken: 1 });
  expect(table.chooser.choices).toEqual([PASS, DRAW]);
});

test("a question that follows on one's own move can be answered at once, one that came of the table's not yet", async () => {
  table = await openTable([ADA], question("a", 1));
  table.chooser.press(PASS);
  receive({ t: "done", command: acts()[0]?.command ?? "", seq: 2, taken: 1 });
  receive(question("b", 2));
  await wait(0);
  expect(table.playback.surprise.isFresh).toBe(false);
  receive(question("c", 3));
  await wait(0);
  expect([table.question, table.playback.surprise.isFresh]).toEqual(["c", true]);
  await wait(1000);
  expect(table.playback.surprise.isFresh).toBe(false);
});

test("a move that was under way when the line was cut is sent again with the same name, and not offered meanwhile", async () => {
  table = await openTable([ADA], question("a", 1));
  table.chooser.press(PASS);
  const first = acts()[0];
  await reconnect();
  expect(acts()).toEqual([first]);
  expect([table.pendingMove.isPending, table.chooser.choices]).toEqual([true, []]);
});

test("a refused move is offered again, with the reason", async () => {
  table = await openTable([ADA], question("a", 1));
  table.chooser.press(PASS);
  receive({ t: "refused", command: acts()[0]?.command ?? "", problem: PROBLEM });
  expect([table.problem, table.chooser.choices]).toEqual([PROBLEM, [PASS, DRAW]]);
  table.chooser.press(PASS);
  expect(table.problem).toBeNull();
  expect(acts()).toHaveLength(2);
});

test("a refused move is not selected any more", async () => {
  table = await openTable([ADA], question("a", 1));
  table.chooser.point("pile:deck");
  table.chooser.point("pile:deck");
  receive({ t: "refused", command: acts()[0]?.command ?? "", problem: PROBLEM });
  expect([table.chooser.selected, table.chooser.fits]).toEqual([[], [PASS, DRAW]]);
});

test("whoever comes back with other seats has no move under way", async () => {
  table = await openTable([ADA], question("a", 1));
  table.chooser.press(PASS);
  table.reopen();
  await settled();
  await FakeSocket.newest.accept();
  expect([table.pendingMove.isPending, acts()]).toEqual([false, []]);
});

test("while others' moves are told the same question can be answered, another one cannot", async () => {
  const told = (version: string, seq: number): Frame => asking(version, { seat: ADA, seq, steps: [step(seq, BASILE, "drew")] }, [PASS]);
  table = await openTable([ADA], told("a", 1), told("a", 2), told("a", 3));
  expect([table.frame?.seq, table.chooser.choices]).toEqual([2, [PASS]]);
  receive(told("b", 4));
  expect([table.frame?.seq, table.chooser.choices]).toEqual([2, []]);
  table.playback.skip();
  await wait(0);
  expect([table.frame?.seq, table.chooser.choices]).toEqual([4, [PASS]]);
});

test("a move skips what is still being told", async () => {
  table = await openTable([ADA], question("a", 1));
  for (const seq of [2, 3]) receive(asking("a", { seat: ADA, seq, steps: [step(seq, BASILE, "drew")] }, [PASS]));
  expect(table.playback.waiting).toBe(2);
  table.chooser.press(PASS);
  await wait(0);
  expect([table.frame?.seq, table.playback.waiting]).toEqual([3, 0]);
});

test("nothing is offered during an interlude", async () => {
  table = await openTable([ADA], question("a", 1));
  table.playback.narration = { interlude: (events) => [...events] };
  receive(question("a", 2));
  expect([table.interlude?.told, table.chooser.choices]).toEqual([1, []]);
  await wait(USUAL);
  expect([table.interlude, table.chooser.choices]).toEqual([null, [PASS, DRAW]]);
});

test("a final move is confirmed, and another question takes the confirmation back", async () => {
  table = await openTable([ADA], question("a", 1));
  table.chooser.press(DRAW);
  expect([table.chooser.chosen?.notation, acts()]).toEqual(["draw", []]);
  receive(question("b", 2));
  await wait(0);
  expect(table.chooser.chosen).toBeNull();
  table.chooser.press(DRAW);
  table.chooser.press(DRAW);
  expect(acts()[0]).toMatchObject({ actions: ["draw"], version: "b" });
});

test("a selection outlasts a frame that leaves the question as it is", async () => {
  table = await openTable([ADA], question("a", 1));
  table.chooser.point("pile:deck");
  receive(question("a", 2));
  await wait(0);
  expect(table.chooser.selected).toEqual(["pile:deck"]);
});

test("undo, hints and bots for others are asked for with the viewer's seat", async () => {
  table = await openTable([2], asking("a", { seat: 2, seq: 1 }));
  answerHttp({ "/hint": () => ({ notation: "pass" }) });
  table.undo();
  table.giveToBot(BASILE);
  await table.askHint();
  expect(FakeSocket.newest.sentOfKind("undo")[0]).toMatchObject({ seat: 2 });
  expect(FakeSocket.newest.sentOfKind("hand")[0]).toMatchObject({ seat: 2, target: BASILE });
  expect(table.chooser.hint).toBe("pass");
});

test("a hint that is refused is a problem, and an onlooker gets none", async () => {
  table = await openTable([ADA], question("a", 1));
  answerHttp({ "/hint": () => new Refused(409, "rated-table") });
  await table.askHint();
  expect([table.chooser.hint, table.problem?.id]).toEqual([null, "rated-table"]);
  table.takeSeats(myTable([]));
  table.problem = null;
  await table.askHint();
  table.undo();
  table.giveToBot(BASILE);
  expect([table.problem, FakeSocket.newest.sent.length]).toEqual([null, 1]);
});
