/** What the board draws, at moments of a real play. */

import { expect, test } from "vitest";
import { amountOf, amountsOf, faceOf } from "../../../../src/boards/wonderful_world/faces";
import { LINES, entriesOf, sumOf } from "../../../../src/boards/wonderful_world/endSheet";
import { pictures, pictureOf } from "../../../../src/boards/wonderful_world/pictures";
import { type Scene, around, builtCount, byType, isUnsorted, moreIn, sceneOf } from "../../../../src/boards/wonderful_world/scene";
import { plannedOf } from "../../../../src/boards/wonderful_world/planned";
import type { Frame, Said } from "../../../../src/generated/frames";
import { type Thing, thingsOf } from "../../../../src/lib/thing";
import { momentsOf } from "../../support/moments";

function at(moment: string): { frame: Frame; scene: Scene } {
  const frame = momentsOf("wonderful-world").moments[moment]?.at(-1);
  if (frame === undefined) throw new Error(`there is no ${moment}`);
  return { frame, scene: sceneOf(thingsOf(frame), frame.view) };
}

test("at the set-up there is a hand of mine, and the others' hold cards that I do not know", () => {
  const { scene } = at("setup");
  expect(scene.phase).toBe("draft");
  expect(scene.directions).toEqual(["left", "right", "left", "right"]);
  expect(scene.areas[0]?.cards.reduce((sum, card) => sum + card.thing.count, 0)).toBe(7);
  expect(scene.areas.slice(1).every((area) => area.cards.length === 0 && area.known.length === 0 && area.hand?.count === 7)).toBe(true);
  expect(scene.steps.map((step) => step.resource)).toEqual(["materials", "energy", "science", "gold", "exploration"]);
});

test("every thing that can be chosen is drawn, at every moment", () => {
  for (const moment of ["setup", "middle", "late", "end"]) {
    const { frame, scene } = at(moment);
    const drawn = new Set<string>();
    const draw = (...things: (Thing | null | undefined)[]): void => things.forEach((thing) => thing && drawn.add(thing.ref));
    draw(...scene.piles, scene.goal, ...scene.steps.map((step) => step.thing));
    for (const card of [...scene.offers, ...scene.shown]) draw(card.thing);
    for (const area of scene.areas) {
      draw(area.empire, area.tray, area.cube, area.construction, ...area.pieces, area.pick?.thing);
      for (const card of [...area.built, ...area.drafted, ...area.cards, ...area.sites]) draw(card.thing);
      for (const site of area.sites) draw(...site.slots.map((slot) => slot.free));
    }
    const things = new Set(frame.things.map((thing) => thing.ref));
    const chosen = frame.asked?.choices.flatMap((choice) => choice.slots.flat()).filter((ref) => things.has(ref)) ?? [];
    expect(chosen.filter((ref) => !drawn.has(ref))).toEqual([]);
  }
});

test("a card under construction has a slot for all that it costs, and those that are filled are told apart", () => {
  const { frame } = at("setup");
  const things = thingsOf(frame);
  const card = things.find((thing) => thing.ref.startsWith("hand:0."));
  if (card === undefined) throw new Error("there is no hand");
  const cost = faceOf(card, "")?.cost ?? [];
  const kind = cost[0]?.kind ?? "";
  const zone: Thing = { ...card, ref: "construction:0", within: "", notes: [] };
  const site: Thing = { ...card, ref: "site:0.card.1", within: zone.ref };
  const slot: Thing = { ...card, ref: `slot:0.card.1.${kind}`, within: site.ref, count: 1, notes: [], icon: kind };
  const drawn = sceneOf([...things, zone, site, slot], frame.view).areas[0]?.sites[0];
  expect(drawn?.total).toBe(cost.reduce((sum, one) => sum + one.count, 0));
  expect(drawn?.filled).toBe((drawn?.total ?? 0) - 1);
  expect(drawn?.slots[0]).toEqual({ kind, filled: (cost[0]?.count ?? 0) - 1, free: slot });
  expect(drawn?.imposed).toBe(false);
});

test("at the end the points are those of the sheet", () => {
  const { frame, scene } = at("end");
  for (const area of scene.areas) {
    const lines = frame.points.filter((line) => line.side === `#${area.seat}`);
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(area.points);
  }
});

test("supremacy is shown for whoever makes strictly more than each other", () => {
  for (const step of at("late").scene.steps) {
    const most = Math.max(...step.made);
    const first = step.made.filter((made) => made === most);
    expect(step.leader).toBe(most > 0 && first.length === 1 ? step.made.indexOf(most) : null);
  }
});

test("the step under way shows what it has brought, whatever is produced by now", () => {
  const { frame } = at("late");
  const view = frame.view as { areas: { produced: number; production: number[] }[] };
  const areas = view.areas.map((area, seat) => ({ ...area, produced: seat + 5, production: [9, 9, 9, 9, 9] }));
  const { steps } = sceneOf(thingsOf(frame), { ...view, step: "gold", areas });
  expect(steps.map((step) => step.made[1])).toEqual([9, 9, 9, 6, 9]);
  expect(steps.filter((step) => step.now).map((step) => step.resource)).toEqual(["gold"]);
});

test("what is looked at shows what the steps to come would bring more", () => {
  const [gold] = at("late").scene.steps.filter((step) => step.resource === "gold");
  if (gold === undefined) throw new Error("there is no gold");
  const step = { ...gold, now: false, made: [1, 1] };
  expect(moreIn(step, [{ ...step, made: [3, 1] }], 0)).toBe(2);
  expect(moreIn(step, [{ ...step, made: [3, 1] }], 1)).toBe(0);
  expect(moreIn(step, [{ ...step, now: true, made: [3, 1] }], 0)).toBe(0);
  expect(moreIn(step, [], 0)).toBe(0);
});

test("a card says what this round leaves open, and what other cards claim as well", () => {
  const { frame, scene } = at("setup");
  const card = scene.areas[0]?.cards[0]?.thing;
  if (card === undefined) throw new Error("there is no hand");
  const covered = (args: Record<string, string[]>): Thing => ({ ...card, ref: "drafted:0.x", within: "draft:0", notes: [{ id: "note-would-be-covered", args }] });
  const cover = (args: Record<string, string[]>): unknown => sceneOf([...thingsOf(frame), covered(args)], frame.view).areas[0]?.drafted.at(-1)?.cover;
  expect(cover({ pieces: ["2@gold"], shared: [] })).toEqual({ lacking: [{ kind: "gold", count: 2 }], shared: [] });
  expect(cover({ pieces: [], shared: ["@materials"] })).toEqual({ lacking: [], shared: ["materials"] });
  expect(scene.areas[0]?.cards[0]?.cover).toBeNull();
});

test("seats are drawn around the table, beginning with the one in front", () => {
  expect(around(at("setup").scene.areas, 2).map((area) => area.seat)).toEqual([2, 3, 0, 1]);
});

test("no two designs have the same picture", () => {
  expect(new Set(Object.values(pictures)).size).toBe(Object.keys(pictures).length);
  expect(pictureOf("noram_states_b")).toBe(pictureOf("noram_states_a"));
});

test("every card of a play has a picture and a face", () => {
  const { scene } = at("late");
  for (const card of scene.areas.flatMap((area) => [...area.built, ...area.sites, ...area.drafted, ...area.cards])) {
    expect(pictures[card.design]).toBeDefined();
    expect(card.face?.cost.length).toBeGreaterThan(0);
  }
});

test("amounts are read as messages write them", () => {
  expect(amountOf("3@gold")).toEqual({ kind: "gold", count: 3 });
  expect(amountsOf(["@zeppelin", "2@submarine"])).toEqual([
    { kind: "zeppelin", count: 1 },
    { kind: "submarine", count: 2 },
  ]);
  const nothing: Thing = { ref: "pile:deck", label: { id: "thing-deck", args: {} }, within: "", count: 1, notes: [], icon: "" };
  expect(faceOf(nothing, "")).toBeNull();
});

test("a hand goes on to one neighbour, and everybody's comes from somebody", () => {
  const { scene } = at("setup");
  expect(scene.areas.map((area) => area.passesTo)).toEqual([1, 2, 3, 0]);
  expect(at("end").scene.areas.every((area) => area.passesTo === null)).toBe(true);
});

test("built cards lie in the order in which they were built, or sorted by type on wish", () => {
  for (const area of at("end").scene.areas) {
    const sorted = byType(area);
    const order = area.types.map(({ kind }) => kind);
    const places = sorted.map((card) => order.indexOf(card.face?.type ?? ""));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(new Set(sorted)).toEqual(new Set(area.built));
    expect(isUnsorted({ ...area, built: sorted })).toBe(false);
    const turned = [...sorted].reverse();
    expect(isUnsorted({ ...area, built: turned })).toBe(new Set(places).size > 1);
  }
});

test("what is produced is told in the order of the steps", () => {
  const { scene } = at("late");
  for (const area of scene.areas) {
    expect(area.production.map(({ kind }) => kind)).toEqual(scene.steps.map((step) => step.resource));
    expect(area.production.map(({ count }) => count)).toEqual(scene.steps.map((step) => step.made[area.seat]));
  }
});

test("the score sheet is counted card by card, and comes to the same", () => {
  const { frame, scene } = at("end");
  for (const area of scene.areas) {
    const own = frame.points.filter((line) => line.side === `#${area.seat}`);
    const rows = entriesOf(area, frame.points);
    expect(LINES.reduce((sum, row) => sum + sumOf(rows[row]), 0)).toBe(area.points);
    expect(sumOf(rows.flat)).toBe(own.find((line) => line.label.id === "sheet-flat")?.points);
    expect(sumOf(rows.combos)).toBe(own.filter((line) => line.label.id === "sheet-combo").reduce((sum, line) => sum + line.points, 0));
  }
});

test("equal built cards are one thing and count each", () => {
  const area = at("setup").scene.areas[0];
  const card = area?.cards[0];
  if (area === undefined || card === undefined) throw new Error("there is no card");
  const plants = { ...card, thing: { ...card.thing, count: 3 } };
  expect(builtCount({ ...area, built: [] })).toBe(0);
  expect(builtCount({ ...area, built: [plants, { ...card, thing: { ...card.thing, count: 1 } }] })).toBe(4);
});

test("alone it is told which of the hands of a round is played", () => {
  const { frame, scene } = at("setup");
  expect(scene.hand).toBeNull();
  const [first] = thingsOf(frame);
  if (first === undefined) throw new Error("there is nothing on the table");
  const mine: Thing = { ...first, ref: "draft:0", label: { id: "thing-pool", args: { owner: "#0", pool: 2, pools: 2 } } };
  expect(sceneOf([...thingsOf(frame), mine], frame.view).hand).toEqual({ pool: 2, pools: 2 });
});

test("a step of a plan says what becomes of a card, and where its cube goes", () => {
  const said = (id: string, args: Said["args"]): Said => ({ id, args });
  expect(plannedOf(said("do-build", { card: "@zeppelin" }))).toEqual({ way: "build", design: "zeppelin", pieces: [], target: "" });
  expect(plannedOf(said("gesture-recycle", { recycled: "@zeppelin", resource: "@gold", card: "@museum", number: 1 }))).toEqual({ way: "recycle", design: "zeppelin", pieces: ["gold"], target: "museum" });
  expect(plannedOf(said("do-discard", { card: "@museum", resource: "@gold", number: 1 }))).toEqual({ way: "discard", design: "museum", pieces: ["gold"], target: "" });
  expect(plannedOf(said("do-give", { card: "@museum" }))).toEqual({ way: "give", design: "museum", pieces: [], target: "" });
  expect(plannedOf(said("gesture-exchange", { paid: 1, card: "@museum", other: "@museum", count: 5 }))).toEqual({ way: "give", design: "museum", pieces: [], target: "" });
  expect(plannedOf(said("do-krystallium-for", { piece: "@krystallium", resource: "@gold", card: "@museum", number: 1 }))).toEqual({ way: "place", design: "", pieces: ["krystallium"], target: "museum" });
  expect(plannedOf(said("gesture-recycle-all", { count: 3 }))).toEqual({ way: "recycle", design: "", pieces: [], target: "" });
});
