/** Several seats of one table at one screen: what each of them is shown, and when the screen is handed over. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../../../src/generated/frames";
import type { TableStore } from "../../../src/lib/table/tableStore.svelte";
import { FakeSocket } from "../support/fakeSocket";
import { asking, choice, finalChoice, frame, momentsOf, step } from "../support/moments";
import { moment, openTable, prepare, receive, tableInfo, tidyUp } from "../support/openTable";

const ADA = 0;
const BASILE = 1;
const USUAL = 650;
const PROBLEM = { id: "not-allowed", args: {}, game: "", why: null };
const PASS = choice("pass", ["choice:pass"]);
const DRAW = finalChoice("draw", ["pile:deck"]);

let table: TableStore;

beforeEach(prepare);
afterEach(() => {
  table.close();
  tidyUp();
});

const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const question = (version: string, seq: number): Frame => asking(version, { seat: ADA, seq }, [PASS, DRAW]);

const HOT_SEAT = momentsOf("wonderful-world").every_seat;

/** The frames that every seat gets at one moment of a real play, at a table of two. */
const atOnce = (number: number): Frame[] => (HOT_SEAT[number] ?? []).slice(0, 2);

async function hotSeat(): Promise<void> {
  table = await openTable([ADA, BASILE], { t: "table", table: tableInfo(), held: [ADA, BASILE] });
}

test("nobody sees anything before every seat has its frame and somebody takes the screen", async () => {
  await hotSeat();
  const [first, second] = atOnce(0);
  if (first === undefined || second === undefined) throw new Error("the fixtures have no frames for two seats");
  expect(table.screen.curtain).toBe(ADA);
  receive(first);
  table.liftCurtain();
  expect([table.screen.curtain, table.chooser.choices]).toEqual([ADA, []]);
  receive(second);
  table.liftCurtain();
  expect([table.screen.curtain, table.viewer, table.chooser.choices.length]).toEqual([null, ADA, first.asked?.choices.length]);
});

test("frames of the other seat are kept apart: not shown, not offered, in a log of their own", async () => {
  await hotSeat();
  receive(...atOnce(0));
  table.liftCurtain();
  const mine = atOnce(0)[ADA];
  receive(...HOT_SEAT.slice(1, 3).map((frames) => frames[BASILE] ?? frame({})));
  expect([table.frame, table.playback.waiting]).toEqual([mine, 0]);
  expect(table.screen.log.map((line) => line.seq)).toEqual(mine?.steps.map((line) => line.seq));
  const theirs = HOT_SEAT.slice(0, 3).flatMap((frames) => frames[BASILE]?.steps ?? []);
  receive(frame({ seat: ADA, seq: 99 }), asking("next", { seat: BASILE, seq: 99, steps: [] }));
  await wait(USUAL * 10);
  table.liftCurtain();
  expect(table.screen.log).toEqual(theirs);
});

test("the screen is handed over once the viewer's own frames are told", async () => {
  await hotSeat();
  receive(asking("a", { seat: ADA, seq: 1 }), frame({ seat: BASILE, seq: 1 }));
  table.liftCurtain();
  receive(frame({ seat: ADA, seq: 2, steps: [step(2, 2, "drew")] }), asking("b", { seat: BASILE, seq: 2 }));
  expect([table.telling?.id, table.screen.curtain]).toEqual(["drew", null]);
  await wait(USUAL);
  expect([table.screen.curtain, table.chooser.choices]).toEqual([BASILE, []]);
  table.liftCurtain();
  expect([table.viewer, table.frame?.seat, table.chooser.choices.length]).toEqual([BASILE, BASILE, 1]);
});

test("the screen is handed over when another seat alone is told that it is asked", async () => {
  await hotSeat();
  receive(frame({ seat: ADA, seq: 1 }), frame({ seat: BASILE, seq: 1 }));
  table.liftCurtain();
  expect(table.screen.curtain).toBeNull();
  receive(asking("b", { seat: BASILE, seq: 2 }));
  expect(table.screen.curtain).toBe(BASILE);
});

test("frames that come behind the curtain are not told slowly", async () => {
  await hotSeat();
  receive(asking("a", { seat: ADA, seq: 1 }), frame({ seat: BASILE, seq: 1 }));
  receive(asking("a", { seat: ADA, seq: 2, steps: [step(2, BASILE, "drew")] }), frame({ seat: BASILE, seq: 2 }));
  expect([table.screen.curtain, table.frame?.seq, table.playback.waiting]).toEqual([ADA, 2, 0]);
});

test("whoever takes the screen finds nothing of what the last player selected, asked or looked at", async () => {
  await hotSeat();
  receive(question("a", 1), asking("b", { seat: BASILE, seq: 1 }));
  table.liftCurtain();
  table.chooser.point("pile:deck");
  table.chooser.hint = "draw";
  table.lookBack.to(1);
  receive(moment(frame({ seat: ADA, seq: 1 })));
  table.problem = PROBLEM;
  receive(frame({ seat: ADA, seq: 2 }), asking("b", { seat: BASILE, seq: 2 }));
  await wait(0);
  expect(table.screen.curtain).toBe(BASILE);
  table.liftCurtain();
  expect([table.chooser.selected, table.chooser.hint, table.lookBack.frame, table.problem]).toEqual([[], null, null, null]);
});

test("a move of one seat is answered by that seat's frame", async () => {
  await hotSeat();
  receive(question("a", 1), frame({ seat: BASILE, seq: 1 }));
  table.liftCurtain();
  table.chooser.press(PASS);
  receive({ t: "done", command: FakeSocket.newest.sentOfKind("act")[0]?.command ?? "", seq: 2, taken: 1 }, frame({ seat: BASILE, seq: 2 }));
  expect(table.pendingMove.isPending).toBe(true);
  receive(question("b", 2));
  expect(table.pendingMove.isPending).toBe(false);
});

test("a seat that is taken away by the server leaves no curtain behind", async () => {
  await hotSeat();
  receive(...atOnce(0));
  expect(table.screen.curtain).toBe(ADA);
  receive({ t: "table", table: tableInfo(), held: [ADA] });
  expect(table.screen.curtain).toBeNull();
});
