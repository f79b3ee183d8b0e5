/** Things, and what boards make of them: real ones, from moments of real plays. */

import { expect, test } from "vitest";
import { countingScene, sceneOf, tipEvents } from "../../src/boards/little_tavern/scene";
import { type Zone, zonesOf } from "../../src/boards/plain/zones";
import type { Frame } from "../../src/generated/frames";
import { nameAt } from "../../src/lib/seatNames";
import { type Thing, componentOf, firstNote, idOf, inside, kindOf, ownerOf, thingsOf } from "../../src/lib/thing";
import { Words, bundle } from "../../src/lib/words";
import { momentsOf } from "./support/moments";

const TITLES = ["little-factory", "little-tavern", "my-little-battlefield", "walnut-grove", "wonderful-world"];

function last(title: string, moment: string): Frame {
  const frame = momentsOf(title).moments[moment]?.at(-1);
  if (frame === undefined) throw new Error(`${title} has no ${moment}`);
  return frame;
}

function thing(changes: Partial<Thing>): Thing {
  return { ref: "card:elf-3", label: { id: "thing", args: {} }, within: "", count: 1, notes: [], icon: "", ...changes };
}

test("a reference says what it is of and which one", () => {
  expect([kindOf("card:elf-3"), idOf("card:elf-3")]).toEqual(["card", "elf-3"]);
});

test("a label says whose a thing is and of which component", () => {
  expect(ownerOf(thing({ label: { id: "thing", args: { card: "@elf", owner: "#2" } } }))).toBe(2);
  expect(ownerOf(thing({ label: { id: "thing", args: { card: "#2 cards" } } }))).toBeNull();
  expect(componentOf(thing({ label: { id: "thing", args: { owner: "#2", card: "@elf" } } }))).toBe("elf");
  expect(componentOf(thing({}))).toBe("");
});

test("a note that introduces the next one is told with it", () => {
  const words = new Words("en", [bundle("en", "worth = Worth:\ncoins = three coins.\nmore = And more.")]);
  const notes = ["worth", "coins", "more"].map((id) => ({ id, args: {} }));
  expect(firstNote(thing({ notes }), words)).toBe("Worth: three coins.");
  expect(firstNote(thing({ notes: notes.slice(1) }), words)).toBe("three coins.");
  expect(firstNote(thing({}), words)).toBe("");
});

test.each(TITLES)("the plain board shows every thing of %s once, mine as mine", (title) => {
  const things = thingsOf(last(title, "middle"));
  const zones = zonesOf(things, 0);
  const flat = (zone: Zone): Thing[] => [zone.thing, ...zone.children.flatMap(flat)];
  const shown = [...zones.loose, ...[...zones.common, ...zones.mine, ...zones.others.flatMap((other) => other.zones)].flatMap(flat)];
  expect(shown.map((one) => one.ref).sort()).toEqual(things.map((one) => one.ref).sort());
  expect(zones.mine.every((zone) => ownerOf(zone.thing) === 0)).toBe(true);
  expect(zones.loose.every((one) => !inside(things).has(one.ref))).toBe(true);
});

test("others sit in their order around the table, beginning at the reader's left", () => {
  const tables = [0, 1, 2, 3].map((seat) => thing({ ref: `table:${seat}`, label: { id: "thing", args: { owner: `#${seat}` } } }));
  expect(zonesOf(tables, 2).others.map((other) => other.seat)).toEqual([3, 0, 1]);
  expect(zonesOf(tables, null).others.map((other) => other.seat)).toEqual([0, 1, 2, 3]);
});

test("the tavern has a table for each seat, with the purse that the view tells", () => {
  const scene = sceneOf(thingsOf(last("little-tavern", "middle")));
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

test("a bot without a name has a nickname, the same at this table for everybody and of its own at each seat", () => {
  const seat = { seat: 1, name: "", person: null, bot: "greedy", present: true, conceded: false };
  const names = [0, 1, 2, 3].map((number) => nameAt("table", { ...seat, seat: number }));
  expect(new Set(names).size).toBe(4);
  expect(names[1]).toBe(nameAt("table", seat));
  expect(nameAt("table", { ...seat, name: "Zoé" })).toBe("Zoé");
  expect(nameAt("table", { ...seat, bot: null })).toBe("");
});

test("a guest's card says how it tips, in figures from the engine", () => {
  const tables = ["middle", "late", "end"].flatMap((moment) => sceneOf(thingsOf(last("little-tavern", moment))).tables);
  const guests = tables.flatMap((table) => table.guests).filter((guest) => guest.kind !== "");
  const KINDS = ["table", "leader", "follower", "tavern", "clans", "company", "printed"];
  expect(guests.length).toBeGreaterThan(3);
  for (const { rule } of guests) {
    expect(KINDS).toContain(rule?.kind);
    expect([rule?.base, rule?.each, rule?.value].every(Number.isFinite)).toBe(true);
  }
});
