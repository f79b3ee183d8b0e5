/** What is on the screen follows the table: whatever parts read makes them draw again when it changes. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadLanguage, loadTitleWords } from "../../../src/lib/language.svelte";
import type { TableStore } from "../../../src/lib/table/tableStore.svelte";
import { FakeSocket } from "../support/fakeSocket";
import { asking, choice, frame, step } from "../support/moments";
import { moment, myTable, openTable, prepare, receive, tableInfo, tidyUp } from "../support/openTable";

const QUESTION = asking("a", { seat: 0, seq: 1 }, [choice("pass", ["card:1"], ["choice:pass"]), choice("keep", ["card:1"], ["choice:keep"])]);
const CLOCKS = [0, 1, 2, 3].map(() => ({ left: 0, running: true }));

let table: TableStore;
let stop: () => void;

beforeEach(prepare);
afterEach(() => {
  stop();
  table.close();
  tidyUp();
});

/** What a part that reads this draws, one time after the other. */
function drawings<T>(read: () => T): T[] {
  const drawn: T[] = [];
  stop = $effect.root(() => {
    $effect(() => void drawn.push(read()));
  });
  flushSync();
  return drawn;
}

const CASES: [string, (table: TableStore) => unknown, (table: TableStore) => void, unknown[]][] = [
  ["the frame", ({ frame }) => frame?.seq, () => receive(frame({ seat: 0, seq: 2 })), [1, 2]],
  ["the position", ({ shown }) => shown?.seq, () => receive(frame({ seat: 0, seq: 2 })), [1, 2]],
  ["the event", ({ telling }) => telling?.id, () => receive(frame({ seat: 0, seq: 2, steps: [step(2, 1, "drew")] })), [undefined, "drew"]],
  ["what waits", ({ playback }) => playback.waiting, () => receive(frame({ seat: 0, seq: 2, steps: [step(2, 1, "drew")] })), [0, 1]],
  ["the log", ({ screen }) => screen.log.length, () => receive(frame({ seat: 0, seq: 2, steps: [step(2, 0, "drew")] })), [0, 1]],
  ["the selection", ({ chooser }) => chooser.selected, ({ chooser }) => chooser.point("card:1"), [[], ["card:1"]]],
  ["what fits", ({ chooser }) => chooser.fits.length, () => receive(frame({ seat: 0, seq: 2 })), [2, 0]],
  ["the hint", ({ chooser }) => chooser.hint, ({ chooser }) => void (chooser.hint = "pass"), [null, "pass"]],
  ["the move", ({ pendingMove }) => pendingMove.isPending, ({ chooser }) => chooser.press(choice("pass")), [false, true]],
  ["the chat", ({ chat }) => chat.messages.length, () => receive({ t: "chat", id: 1, seat: 0, name: "", text: "", at: 0 }), [0, 1]],
  ["the mute", ({ chat }) => chat.muted, ({ chat }) => chat.mute(true), [false, true]],
  ["who is here", ({ presence }) => presence.seats, () => receive({ t: "presence", seats: [0], onlookers: 0 }), [[], [0]]],
  ["onlookers", ({ presence }) => presence.onlookers, () => receive({ t: "presence", seats: [], onlookers: 2 }), [0, 2]],
  ["the curtain", ({ screen }) => screen.curtain, () => receive({ t: "table", table: tableInfo(), held: [0, 1] }), [null, 0]],
  ["what is known", ({ screen }) => screen.allSeatsKnown, () => receive({ t: "table", table: tableInfo(), held: [0, 1] }), [true, false]],
  ["the problem", ({ problem }) => problem?.id, () => receive({ t: "refused", command: null, problem: { id: "no", args: {}, game: "", why: null } }), [undefined, "no"]],
  ["the table", ({ info }) => info?.status, () => receive({ t: "table", table: tableInfo({ status: "finished" }), held: [0] }), ["playing", "finished"]],
  ["the line", ({ connectionState }) => connectionState, () => FakeSocket.newest.cut(), ["on", "lost"]],
  ["the invitation", ({ invite }) => invite, (table) => table.takeSeats({ ...myTable([0]), invite: "come" }), [null, "come"]],
  ["the viewer", ({ viewer }) => viewer, ({ screen }) => void screen.takeSeats([{ seat: 2, token: "" }]), [0, 2]],
];

test.each(CASES)("%s", async (_, read, change, expected) => {
  table = await openTable([0], QUESTION);
  const drawn = drawings(() => read(table));
  change(table);
  flushSync();
  expect(drawn).toEqual(expected);
});

test("the words, when they are loaded", async () => {
  await loadLanguage("en");
  const words = await loadTitleWords("little-tavern", "en");
  table = await openTable([0], QUESTION);
  const drawn = drawings(() => table.word("title"));
  table.titleWords = words;
  flushSync();
  expect(drawn).toEqual(["", "Little Tavern"]);
});

test("the interlude", async () => {
  table = await openTable([0], QUESTION);
  table.playback.narration = { interlude: (events) => [...events] };
  const drawn = drawings(() => table.interlude?.told);
  receive(frame({ seat: 0, seq: 2, steps: [step(2, 1, "tip", "tip")] }));
  flushSync();
  await vi.advanceTimersByTimeAsync(650);
  flushSync();
  await vi.advanceTimersByTimeAsync(650);
  flushSync();
  expect(drawn).toEqual([undefined, 1, 2, undefined]);
});

test("the moment that is looked back to", async () => {
  table = await openTable([0], QUESTION);
  const drawn = drawings(() => table.lookBack.frame?.seq);
  table.lookBack.to(1);
  receive(moment(frame({ seat: 0, seq: 1 })));
  flushSync();
  expect(drawn).toEqual([undefined, 1]);
});

test("who is overdue, when their clock is told", async () => {
  const seats = tableInfo().seats.map((seat) => ({ ...seat, person: seat.seat === 0 ? "me" : "friend" }));
  table = await openTable([0], QUESTION, { t: "table", table: tableInfo({ seats }), held: [0] });
  const drawn = drawings(() => table.presence.overdue(Date.now()));
  receive(frame({ seat: 0, seq: 2, actors: [1], clocks: CLOCKS }));
  flushSync();
  expect(drawn).toEqual([[], [1]]);
});
