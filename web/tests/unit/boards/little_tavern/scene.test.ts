/** The tavern at moments of a real play. */

import { expect, test } from "vitest";
import { countBefore, countingScene, sceneOf, tipEvents } from "../../../../src/boards/little_tavern/scene";
import type { Frame, Happening } from "../../../../src/generated/frames";
import { thingsOf } from "../../../../src/lib/thing";
import { momentsOf } from "../../support/moments";

interface View {
  tables: string[][];
  scores: number[];
  pile: number;
  events: string[];
  discard: string[];
  round: number;
}

function at(moment: string): Frame {
  const frame = momentsOf("little-tavern").moments[moment]?.at(-1);
  if (frame === undefined) throw new Error(`there is no ${moment}`);
  return frame;
}

test.each(["setup", "middle", "round", "end"])("everything of the view is in the room: %s", (moment) => {
  const frame = at(moment);
  const { tables, scores, pile, events, discard, round } = frame.view as unknown as View;
  const scene = sceneOf(thingsOf(frame));
  expect(scene.tables.map((table) => table.guests.map((guest) => guest.thing.ref))).toEqual(tables.map((guests) => guests.map((guest) => `card:${guest}`)));
  expect(scene.tables.map((table) => table.coins)).toEqual(scores);
  expect(scene.characters?.count).toBe(pile);
  expect(scene.eventsLeft.map((event) => event.ref)).toEqual(events.map((event) => `left:${event}`));
  expect(scene.events?.count).toBe(scene.eventsLeft.length);
  expect(scene.discarded.map((thing) => thing.ref)).toEqual(discard.map((guest) => `card:${guest}`));
  expect(scene.round?.number).toBe(round);
  expect(scene.tables.every((table) => table.guests.length <= table.chairs)).toBe(true);
});

test("the tavern has a table for each seat, with the purse that the view tells", () => {
  const scene = sceneOf(thingsOf(at("middle")));
  expect(scene.tables.map((table) => table.seat)).toEqual([0, 1, 2, 3]);
  expect(scene.tables.every((table) => table.coins === table.purse.count && table.guests.length <= 4)).toBe(true);
  expect([scene.counting, scene.characters?.ref, scene.events?.ref]).toEqual([false, "pile:characters", "pile:events"]);
});

test("tips are counted guest by guest, until every purse is as the round left it", () => {
  const [before, after] = (momentsOf("little-tavern").moments.round ?? []).slice(-2);
  if (before === undefined || after === undefined) throw new Error("no round ends in the fixtures");
  const tips = tipEvents(after.steps.flatMap((step) => step.events.flat()));
  const scene = sceneOf(thingsOf(before));
  const purses = (told: number): number[] => countingScene(scene, tips, told).tables.map((table) => table.coins);
  expect(purses(0)).toEqual(scene.tables.map((table) => table.coins));
  expect(purses(tips.length)).toEqual(sceneOf(thingsOf(after)).tables.map((table) => table.coins));
  const counted = countingScene(scene, tips, 2);
  expect([counted.counting, counted.inHand, counted.event]).toEqual([true, [], []]);
  expect(counted.tables.flatMap((table) => table.guests).filter((guest) => guest.tipped)).toHaveLength(tips.slice(0, 2).filter((tip) => tip.id === "tip").length);
  expect(tipEvents([])).toEqual([]);
});

test("the last round before this one can be read table by table", () => {
  const after = at("round");
  const events: Happening[] = after.steps.flatMap((step) => step.events.flat());
  const count = countBefore(events, 2);
  expect(count?.round).toBe(1);
  expect(count?.tables.map((table) => table.total)).toEqual(sceneOf(thingsOf(after)).tables.map((table) => table.coins));
  for (const { guests, tips } of count?.tables ?? []) {
    expect(guests).toHaveLength(4);
    expect(guests.reduce((sum, guest) => sum + guest.coins, 0)).toBe(tips);
  }
  expect(countBefore(events, 1)).toBeNull();
  expect(countBefore([], 2)).toBeNull();
});

test("a guest's card says how it tips, in figures from the engine", () => {
  const tables = ["middle", "late", "end"].flatMap((moment) => sceneOf(thingsOf(at(moment))).tables);
  const guests = tables.flatMap((table) => table.guests).filter((guest) => guest.kind !== "");
  const KINDS = ["table", "leader", "follower", "tavern", "clans", "company", "printed"];
  expect(guests.length).toBeGreaterThan(3);
  for (const { rule } of guests) {
    expect(KINDS).toContain(rule?.kind);
    expect([rule?.base, rule?.each, rule?.value].every(Number.isFinite)).toBe(true);
  }
});
