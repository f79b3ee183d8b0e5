/** Things, and what boards make of them: real ones, from moments of real plays. */

import { expect, test } from "vitest";
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

test("a bot without a name has a nickname, the same at this table for everybody and of its own at each seat", () => {
  const seat = { seat: 1, name: "", person: null, bot: "greedy", present: true, conceded: false };
  const names = [0, 1, 2, 3].map((number) => nameAt("table", { ...seat, seat: number }));
  expect(new Set(names).size).toBe(4);
  expect(names[1]).toBe(nameAt("table", seat));
  expect(nameAt("table", { ...seat, name: "Zoé" })).toBe("Zoé");
  expect(nameAt("table", { ...seat, bot: null })).toBe("");
});
