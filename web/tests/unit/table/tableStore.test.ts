/** A table comes in, shows its frames, looks back and has company; its moves and its hot seat have tests of their own. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../../../src/generated/frames";
import { loadLanguage, loadTitleWords } from "../../../src/lib/language.svelte";
import { me } from "../../../src/lib/me.svelte";
import { settings } from "../../../src/lib/settings.svelte";
import { TableStore } from "../../../src/lib/table/tableStore.svelte";
import { FakeSocket, settled } from "../support/fakeSocket";
import { asking, choice, finalChoice, frame, momentsOf, step } from "../support/moments";
import { Refused, answerHttp, hidePage, moment, myTable, openTable, prepare, receive, reconnect, tableInfo, tidyUp } from "../support/openTable";

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

/** A frame after another player's move, which asks the question again. */
function othersMove(seq: number, version: string): Frame {
  return asking(version, { seat: ADA, seq, steps: [step(seq, BASILE, "drew")] });
}

// --- coming in ---------------------------------------------------------------------------------------------------------------

test("whoever comes in says hello with the tokens of their seats", async () => {
  table = await openTable([ADA, 2]);
  expect(FakeSocket.newest.sent).toEqual([
    { t: "hello", tokens: ["token 0", "token 2"], person: "person", since: 0, muted: false, things: true },
  ]);
  expect([table.viewer, table.screen.held, table.info?.id, table.connectionState]).toEqual([ADA, [ADA, 2], "one", "on"]);
});

test("a stranger comes in without tokens and looks on", async () => {
  me.token = null;
  table = new TableStore("one");
  answerHttp({ "/api/tables/one": () => tableInfo() });
  table.open();
  await settled();
  await FakeSocket.newest.accept();
  expect(FakeSocket.newest.sentOfKind("hello")[0]).toMatchObject({ tokens: [], person: null });
  expect([table.viewer, table.info?.id]).toEqual([null, "one"]);
});

test("which title is played is told as soon as it is known", async () => {
  const games: string[] = [];
  answerHttp({ "/mine": () => myTable([ADA]) });
  table = new TableStore("one", (game) => games.push(game));
  table.open();
  await settled();
  expect([games, FakeSocket.newest.readyState]).toEqual([["little-tavern"], FakeSocket.CONNECTING]);
});

test("a table that does not exist is refused, and not asked for again", async () => {
  answerHttp({ "/mine": () => new Refused(404, "no-such-table") });
  table = new TableStore("one");
  table.open();
  await wait(60_000);
  expect([table.connectionState, table.problem?.id, FakeSocket.all.length]).toEqual(["refused", "no-such-table", 1]);
});

test("tokens that could not be fetched are fetched again", async () => {
  let away = true;
  answerHttp({ "/mine": () => (away ? new Refused(503, "busy") : myTable([ADA])) });
  table = new TableStore("one");
  table.open();
  await settled();
  expect(table.connectionState).toBe("lost");
  away = false;
  await wait(1000);
  await FakeSocket.newest.accept();
  expect([table.connectionState, table.viewer]).toEqual(["on", ADA]);
});

test("whoever lost the seat on the way in comes in without it", async () => {
  table = await openTable([ADA]);
  answerHttp({ "/mine": () => myTable([]) });
  FakeSocket.newest.cut(1008, "token-other-seat");
  await wait(1000);
  await FakeSocket.newest.accept();
  expect(FakeSocket.newest.sentOfKind("hello")[0]?.tokens).toEqual([]);
  expect([table.viewer, table.connectionState]).toEqual([null, "on"]);
});

test("a line that comes back resumes after the newest frame, shown or not", async () => {
  table = await openTable([ADA], othersMove(4, "a"), othersMove(5, "b"), othersMove(6, "c"));
  expect(table.frame?.seq).toBe(5);
  await reconnect();
  expect(FakeSocket.newest.sentOfKind("hello")[0]?.since).toBe(6);
});

test("what was refused on the way in is no news once the line stands", async () => {
  table = await openTable([ADA]);
  table.problem = PROBLEM;
  await reconnect();
  expect(table.problem).toBeNull();
});

test("after sitting down the line is opened anew with the new seat", async () => {
  table = await openTable([]);
  answerHttp({ "/mine": () => myTable([2]) });
  table.takeSeats(myTable([2]));
  expect(table.viewer).toBe(2);
  table.reopen();
  await settled();
  await FakeSocket.newest.accept();
  expect([FakeSocket.all.length, FakeSocket.newest.sentOfKind("hello")[0]?.tokens]).toEqual([2, ["token 2"]]);
});

test("what still waits when the line is opened anew is passed over, but the log has it", async () => {
  table = await openTable([ADA], othersMove(1, "a"), othersMove(2, "a"), othersMove(3, "a"));
  table.reopen();
  expect(table.screen.log.map((line) => line.seq)).toEqual([1, 2, 3]);
  await wait(10 * USUAL);
  expect(table.frame?.seq).toBe(2);
});

test("whoever sits down hears of the invitation", async () => {
  table = await openTable([]);
  table.takeSeats({ ...myTable([2]), invite: "come" });
  expect(table.invite).toBe("come");
});

test("a closed table has nothing more to tell", async () => {
  table = await openTable([ADA], othersMove(1, "a"), othersMove(2, "a"), othersMove(3, "a"));
  table.close();
  await wait(0);
  expect(table.playback.waiting).toBe(0);
});

test("a closed table sends nothing", async () => {
  table = await openTable([ADA], othersMove(1, "a"));
  table.close();
  table.undo();
  expect(table.send({ t: "undo", seat: ADA })).toBeNull();
  await wait(60_000);
  expect([FakeSocket.newest.sentOfKind("undo"), FakeSocket.all.length]).toEqual([[], 1]);
});

// --- frames ------------------------------------------------------------------------------------------------------------------

test("the first frame is shown at once, later ones are told one after the other", async () => {
  table = await openTable([ADA], othersMove(1, "a"), othersMove(2, "a"), othersMove(3, "a"));
  expect([table.frame?.seq, table.playback.waiting, table.telling?.id]).toEqual([2, 2, "drew"]);
  await wait(USUAL);
  expect(table.frame?.seq).toBe(3);
  expect(table.screen.log.map((line) => line.seq)).toEqual([1, 2, 3]);
});

test("a frame that cannot tell everything says so until the next one can", async () => {
  table = await openTable([ADA], { ...othersMove(4, "a"), complete: false });
  expect(table.stepsMissing).toBe(true);
  receive(othersMove(5, "b"));
  expect(table.stepsMissing).toBe(false);
});

test("a late frame is in the log only when it is shown", async () => {
  table = await openTable([ADA], othersMove(1, "a"), othersMove(2, "a"), othersMove(3, "a"));
  expect(table.screen.log.map((line) => line.seq)).toEqual([1, 2]);
});

test("a hidden page shows every frame at once", async () => {
  table = await openTable([ADA], othersMove(1, "a"), othersMove(2, "a"), othersMove(3, "a"));
  hidePage(true);
  receive(othersMove(4, "b"));
  expect([table.frame?.seq, table.screen.log.map((line) => line.seq)]).toEqual([4, [1, 2, 3, 4]]);
  await wait(0);
  expect(table.playback.waiting).toBe(0);
});

test("things and words are those of the position that is shown", async () => {
  const real = momentsOf("little-tavern").moments.middle?.at(-1);
  if (real === undefined) throw new Error("the fixtures have no middle");
  table = await openTable([ADA], real);
  expect(table.things.map((thing) => thing.ref)).toEqual(real.things.map((thing) => thing.ref));
  expect([table.players, table.word("title")]).toEqual([["Ada", "Basile", "Chloé", "Dmitri"], ""]);
});

test("words speak to the viewer", async () => {
  await loadLanguage("en");
  table = await openTable([BASILE]);
  table.titleWords = await loadTitleWords("little-tavern", "en");
  const seat = (owner: number): string => table.word("do-seat", { owner: `#${owner}`, card: "@elf" });
  expect([seat(ADA), seat(BASILE)]).toEqual(["Seat “Elf” at the table of Ada", "Seat “Elf” at your table"]);
});

test("a moment of a replay is shown as its viewer saw it", () => {
  table = new TableStore("one");
  table.showReplayFrame(frame({ seq: 9, seat: BASILE }), BASILE);
  expect([table.shown?.seq, table.viewer]).toEqual([9, BASILE]);
  table.showReplayFrame(frame({ seq: 3, seat: null }), null);
  expect([table.shown?.seq, table.viewer]).toEqual([3, null]);
});

// --- looking back ------------------------------------------------------------------------------------------------------------

const PASS = choice("pass", ["choice:pass"]);
const DRAW = finalChoice("draw", ["pile:deck"]);
const question = (version: string, seq: number): Frame => asking(version, { seat: ADA, seq }, [PASS, DRAW]);

test("whoever looks back sees that moment and is offered nothing", async () => {
  table = await openTable([ADA], question("a", 5));
  table.chooser.point("pile:deck");
  table.lookBack.to(3);
  expect(FakeSocket.newest.sentOfKind("look")).toEqual([{ t: "look", seat: ADA, seq: 3, command: null }]);
  receive(moment(frame({ seat: ADA, seq: 3 })));
  expect([table.shown?.seq, table.frame?.seq, table.chooser.choices, table.chooser.selected]).toEqual([3, 5, [], []]);
  table.lookBack.leave();
  expect([table.shown?.seq, table.chooser.choices]).toEqual([5, [PASS, DRAW]]);
});

test("a moment that was asked for before the line was cut is asked for again", async () => {
  table = await openTable([ADA], question("a", 5));
  table.lookBack.to(3);
  await reconnect();
  expect(FakeSocket.newest.sentOfKind("look")).toHaveLength(1);
  receive(moment(frame({ seat: ADA, seq: 3 })));
  await reconnect();
  expect([FakeSocket.newest.sentOfKind("look"), table.shown?.seq]).toEqual([[], 3]);
});

test("whoever loses the seat does not look back with it", async () => {
  table = await openTable([ADA], question("a", 5));
  table.lookBack.to(3);
  receive(moment(frame({ seat: ADA, seq: 3 })));
  table.takeSeats(myTable([BASILE]));
  expect(table.lookBack.frame).toBeNull();
});

test("an onlooker who looks back still does so after the line was cut", async () => {
  table = await openTable([], frame({ seat: null, seq: 5 }));
  table.lookBack.to(3);
  receive(moment(frame({ seat: null, seq: 3 })));
  await reconnect();
  expect(table.shown?.seq).toBe(3);
});

// --- company -----------------------------------------------------------------------------------------------------------------

test("chat and presence are passed on", async () => {
  table = await openTable(
    [ADA],
    { t: "chat", id: 1, seat: BASILE, name: "Basile", text: "Hello", at: 0 },
    { t: "presence", seats: [ADA], onlookers: 2 },
    { t: "pong", now: 0 },
  );
  table.chat.say("Bravo", table.viewer);
  expect([table.chat.messages.map((one) => one.text), table.presence.seats, table.presence.onlookers]).toEqual([["Hello"], [ADA], 2]);
  expect(FakeSocket.newest.sentOfKind("say")[0]).toMatchObject({ text: "Bravo", seat: ADA });
});

test("muting before the line stood reaches the server when it does", async () => {
  answerHttp({ "/mine": () => myTable([ADA]) });
  table = new TableStore("one");
  table.open();
  await settled();
  table.chat.mute(true);
  await FakeSocket.newest.accept();
  expect(FakeSocket.newest.sentOfKind("hello")[0]?.muted).toBe(false);
  expect(FakeSocket.newest.sentOfKind("mute")).toEqual([{ t: "mute", on: true }]);
  await reconnect();
  expect(FakeSocket.newest.sentOfKind("hello")[0]?.muted).toBe(true);
  expect(FakeSocket.newest.sentOfKind("mute")).toEqual([]);
});

test("the clock of the newest frame runs from when it came", async () => {
  const clocks = [0, 1, 2, 3].map((seat) => ({ left: 5000, running: seat === BASILE }));
  const seats = tableInfo().seats.map((seat) => ({ ...seat, person: seat.seat === ADA ? "me" : "friend" }));
  settings.pace = "instant";
  table = await openTable([ADA], { t: "table", table: tableInfo({ seats }), held: [ADA] });
  await wait(1000);
  receive(frame({ seat: ADA, seq: 1, actors: [BASILE], clocks }), { t: "presence", seats: [ADA, BASILE], onlookers: 0 });
  expect(table.presence.overdue(Date.now() + 4999)).toEqual([]);
  expect(table.presence.overdue(Date.now() + 5000)).toEqual([BASILE]);
});
