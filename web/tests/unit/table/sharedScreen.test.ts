import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, TableInfo } from "../../../src/generated/frames";
import { SharedScreen } from "../../../src/lib/table/sharedScreen.svelte";
import { asking, frame, momentsOf, step } from "../support/moments";

const TABLE = momentsOf("little-tavern").table;
const ADA = 0;
const BASILE = 1;

let info: TableInfo | null;
let playingBack: boolean;
let screen: SharedScreen;

beforeEach(() => {
  info = { ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, person: "me", bot: null })) };
  playingBack = false;
  screen = new SharedScreen({ info: () => info, isPlayingBack: () => playingBack });
});

afterEach(() => void vi.useRealTimers());

const held = (...seats: number[]): { seat: number; token: string }[] => seats.map((seat) => ({ seat, token: `token ${seat}` }));

/** The screen with these frames, and the curtain as it then is. */
function keep(...frames: Frame[]): void {
  for (const one of frames) screen.keep(one);
  screen.drawCurtain();
}

const asked = (seat: number, seq = 1): Frame => asking(`question ${seq}`, { seat, seq });
const idle = (seat: number, seq = 1): Frame => frame({ seat, seq });

test("whoever holds no seat looks on", () => {
  expect(screen.takeSeats([])).toBe(false);
  expect([screen.viewer, screen.held, screen.tokens, screen.viewerToken]).toEqual([null, [], [], undefined]);
});

test("whoever holds seats looks as the first of them, with its token", () => {
  expect(screen.takeSeats(held(2, 3))).toBe(true);
  expect([screen.viewer, screen.held, screen.tokens, screen.viewerToken]).toEqual([2, [2, 3], ["token 2", "token 3"], "token 2"]);
});

test("the viewer stays as long as the seat is held, and is the first of the others when it is not", () => {
  screen.takeSeats(held(2));
  expect(screen.takeSeats(held(1, 2))).toBe(false);
  expect(screen.viewer).toBe(2);
  expect(screen.takeSeats(held(1))).toBe(true);
  expect(screen.viewer).toBe(1);
  expect(screen.takeSeats([])).toBe(true);
  expect([screen.viewer, screen.viewerToken]).toEqual([null, undefined]);
});

test("the newest frame of each seat is kept apart, with the time when it came", () => {
  vi.useFakeTimers({ now: 1000 });
  screen.takeSeats(held(ADA, BASILE));
  expect([screen.newest, screen.newestAt()]).toEqual([null, 0]);
  expect(screen.keep(idle(ADA, 4))).toBe(true);
  vi.setSystemTime(2000);
  expect(screen.keep(idle(BASILE, 5))).toBe(true);
  expect([screen.newest?.seq, screen.newestAt()]).toEqual([4, 1000]);
  expect(screen.keep(idle(ADA, 6))).toBe(false);
  expect([screen.newest?.seq, screen.newestAt(), screen.newestOf(BASILE)?.seq]).toEqual([6, 2000, 5]);
});

test("the log is the viewer's own", () => {
  screen.takeSeats(held(ADA, BASILE));
  screen.writeLog(frame({ seat: ADA, steps: [step(1, ADA, "you pick an elf")] }));
  screen.writeLog(frame({ seat: BASILE, steps: [step(1, ADA, "Ada picks")] }));
  const read = (): string[] => screen.log.flatMap((line) => line.events.flat().map((one) => one.id));
  expect(read()).toEqual(["you pick an elf"]);
  keep(idle(ADA), asked(BASILE));
  screen.liftCurtain();
  expect(read()).toEqual(["Ada picks"]);
  expect(screen.viewerToken).toBe("token 1");
});

test("one player alone has no curtain", () => {
  screen.takeSeats(held(ADA));
  keep(asked(ADA));
  expect([screen.curtain, screen.liftCurtain()]).toEqual([null, false]);
});

test("two players have a curtain from the beginning, for the one who is asked", () => {
  screen.takeSeats(held(ADA, BASILE));
  screen.drawCurtain();
  expect(screen.curtain).toBe(ADA);
  keep(idle(ADA), asked(BASILE));
  expect(screen.curtain).toBe(BASILE);
});

test("the curtain is lifted only when every seat has its frame", () => {
  screen.takeSeats(held(ADA, BASILE, 2));
  keep(asked(ADA));
  expect([screen.allSeatsKnown, screen.liftCurtain(), screen.curtain]).toEqual([false, false, ADA]);
  keep(idle(BASILE));
  expect([screen.allSeatsKnown, screen.liftCurtain(), screen.curtain]).toEqual([false, false, ADA]);
  keep(idle(2));
  expect([screen.allSeatsKnown, screen.liftCurtain(), screen.curtain, screen.viewer]).toEqual([true, true, null, ADA]);
});

test("a curtain that is drawn for somebody who is asked stays theirs", () => {
  screen.takeSeats(held(ADA, BASILE));
  keep(idle(ADA), asked(BASILE));
  keep(asked(ADA, 2));
  expect(screen.curtain).toBe(BASILE);
});

test("whoever sits in front of the screen keeps it while they are asked, and as long as nobody else is", () => {
  screen.takeSeats(held(ADA, BASILE));
  keep(asked(ADA), asked(BASILE));
  screen.liftCurtain();
  keep(asked(ADA, 2), asked(BASILE, 2));
  expect(screen.curtain).toBeNull();
  keep(idle(ADA, 3), idle(BASILE, 3));
  expect(screen.curtain).toBeNull();
  keep(asked(BASILE, 4));
  expect(screen.curtain).toBe(BASILE);
});

test("the curtain waits until the viewer has been told everything", () => {
  screen.takeSeats(held(ADA, BASILE));
  keep(asked(ADA), idle(BASILE));
  screen.liftCurtain();
  playingBack = true;
  keep(idle(ADA, 2), asked(BASILE, 2));
  expect(screen.curtain).toBeNull();
  playingBack = false;
  screen.drawCurtain();
  expect(screen.curtain).toBe(BASILE);
});

test("a seat that a bot plays for is not asked", () => {
  screen.takeSeats(held(ADA, BASILE));
  if (info !== null) info = { ...info, seats: info.seats.map((seat) => ({ ...seat, bot: seat.seat === BASILE ? "greedy" : null })) };
  keep(idle(ADA), asked(BASILE));
  expect([screen.isAsked(BASILE), screen.isAsked(ADA), screen.curtain]).toEqual([false, false, ADA]);
});

test.each([
  ["before the play", (): void => void (info = { ...TABLE, status: "open" })],
  ["after the play", (): void => void (info = { ...TABLE, status: "finished" })],
  ["when one seat is left", (): void => void (screen.held = [ADA])],
  ["once the result is known", (): void => void screen.keep(momentsOf("little-tavern").moments.end?.at(-1) ?? idle(ADA))],
])("there is no curtain %s", (_, change) => {
  screen.takeSeats(held(ADA, BASILE));
  keep(asked(ADA), asked(BASILE));
  expect(screen.curtain).toBe(ADA);
  change();
  screen.drawCurtain();
  expect(screen.curtain).toBeNull();
});

test("whoever comes back with other seats has to take the screen again", () => {
  screen.takeSeats(held(ADA, BASILE));
  keep(asked(ADA), asked(BASILE));
  screen.liftCurtain();
  screen.takeSeats(held(BASILE, 2));
  keep(asked(BASILE, 2), idle(2, 2));
  expect(screen.curtain).toBe(BASILE);
});
