/** The valley at moments of a real play. */

import { expect, test } from "vitest";
import { amounts, builtKinship, cardOf, kinship, longestWord, lostBy, pathsOf, placesInHand, sceneOf, settle, turnOf } from "../../../../src/boards/little_factory/scene";
import { designsOf } from "../../../../src/boards/little_factory/printed";
import type { Frame } from "../../../../src/generated/frames";
import { type Thing, thingsOf } from "../../../../src/lib/thing";
import { momentsOf } from "../../support/moments";

function at(moment: string): Frame {
  const frame = momentsOf("little-factory").moments[moment]?.at(-1);
  if (frame === undefined) throw new Error(`there is no ${moment}`);
  return frame;
}

const MOMENTS = ["setup", "middle", "late", "end"];

test.each(MOMENTS)("everything of the view is on a shelf or before somebody: %s", (moment) => {
  const frame = at(moment);
  const { goods, street, hands, fronts, scores, tokens, tiles } = frame.view as Record<string, never>;
  const scene = sceneOf(thingsOf(frame));
  const [buildings, ...shelves] = scene.shelves;
  expect(buildings?.cards.map((card) => card.id)).toEqual(street);
  expect(Object.fromEntries(shelves.flatMap((shelf) => shelf.cards.map((card) => [card.id, card.count])))).toEqual(goods);
  expect(scene.factories.map((one) => one.points)).toEqual(scores);
  expect(scene.factories.map((one) => one.buildings.map((card) => card.id))).toEqual(fronts);
  expect(scene.factories.map((one) => one.hand.cards.flatMap((card) => Array<string>(card.count).fill(card.id)))).toEqual(hands);
  expect(scene.factories.map((one) => one.tile?.coins ?? 0)).toEqual(tiles);
  expect(scene.tokens?.count).toBe(tokens);
});

test("shelves stand from the street down, with their piles", () => {
  const { shelves } = sceneOf(thingsOf(at("setup")));
  expect(shelves.map((shelf) => [shelf.level, shelf.pile !== null, shelf.discard !== null])).toEqual([
    ["buildings", true, false],
    ["3", true, true],
    ["2", true, true],
    ["1", false, false],
  ]);
});

test("a hand is sorted by level and knows its limit and its worth", () => {
  for (const moment of MOMENTS) {
    for (const { hand } of sceneOf(thingsOf(at(moment))).factories) {
      const levels = hand.cards.map((card) => card.level);
      expect(levels).toEqual([...levels].sort());
      expect(hand.limit).toBeGreaterThanOrEqual(hand.count);
      expect(hand.coins).toBe(hand.cards.reduce((sum, card) => sum + (card.value ?? 0) * card.count, 0));
    }
  }
});

test("a face has every figure of the printed card", () => {
  const note = (id: string, args: Thing["label"]["args"]): Thing["label"] => ({ id, args });
  const thing: Thing = {
    ref: "building:spinning_mill", label: note("thing-building", { building: "@spinning_mill" }), within: "front:0", count: 1, icon: "",
    notes: [
      note("note-building", { points: 1, cost: 8 }),
      note("note-way", { discards: ["2@plank"], reveals: [] }),
      note("effect-gives", { discards: ["@cotton"], reveals: [], card: "@thread" }),
      note("effect-gives", { discards: [], reveals: ["@sheep"], card: "@thread" }),
      note("note-tokens", { count: 3 }),
      note("note-activated", {}),
    ],
  };
  expect(cardOf(thing)).toMatchObject({
    id: "spinning_mill", points: 1, cost: 8, value: null, used: true, tokens: 3, level: 0,
    ways: [{ discards: [{ id: "plank", count: 2 }], reveals: [] }],
    effect: { gives: "thread", tokens: 0, level: 0, ways: [{ discards: [{ id: "cotton", count: 1 }], reveals: [] }, { discards: [], reveals: [{ id: "sheep", count: 1 }] }] },
  });
});

test("a building knows whether anybody can get what it gives now", () => {
  const note = (id: string, args: Thing["label"]["args"]): Thing["label"] => ({ id, args });
  const pond = (notes: Thing["notes"]): Thing => ({ ref: "building:pond", label: note("thing-building", { building: "@pond" }), within: "shelf:buildings", count: 1, icon: "", notes });
  expect(cardOf(pond([])).absent).toBe(false);
  expect(cardOf(pond([note("note-not-offered", { card: "@fish" })])).absent).toBe(true);
});

test("a building that exchanges goods of a level is of no level itself", () => {
  const note = (id: string, args: Thing["label"]["args"]): Thing["label"] => ({ id, args });
  const thing: Thing = {
    ref: "building:market", label: note("thing-building", { building: "@market" }), within: "", count: 1, icon: "",
    notes: [note("note-building", { points: 1, cost: 8, level: 3 }), note("effect-exchange", { building: "@market", level: 3 })],
  };
  expect(cardOf(thing)).toMatchObject({ level: 0, effect: { level: 3 } });
});

test("amounts are read as messages write them", () => {
  expect(amounts(["@wood", "2@clay"])).toEqual([{ id: "wood", count: 1 }, { id: "clay", count: 2 }]);
  expect(amounts(undefined)).toEqual([]);
});

test("cards that stay keep their places on a shelf", () => {
  const first = settle([], ["brick", "flour", "thread"], 5);
  expect(first).toEqual(["brick", "flour", "thread", null, null]);
  const taken = settle(first, ["brick", "thread"], 5);
  expect(taken).toEqual(["brick", null, "thread", null, null]);
  expect(settle(taken, ["brick", "charcoal", "cow", "thread"], 5)).toEqual(["brick", "charcoal", "thread", "cow", null]);
});

test("paths lead to a card from what it is made of, and from it to what it is for", () => {
  const card = { id: "plank", ways: [{ discards: [{ id: "wood", count: 2 }], reveals: [] }], leads: ["barrel"], effect: null };
  const paths = pathsOf(card);
  expect(["plank", "wood", "barrel", "cow"].map((id) => kinship(paths, id))).toEqual(["self", "from", "to", ""]);
  const effect = { ways: card.ways, gives: "plank", tokens: 0, level: 0 };
  const sawmill = { id: "sawmill", effect };
  expect(builtKinship(paths, sawmill)).toBe("from");
  expect(builtKinship(pathsOf({ ...card, id: "wood", ways: [] }), sawmill)).toBe("to");
});

test("a turn has four phases, and none when the play is over", () => {
  expect(turnOf(at("end")).step).toBe(-1);
  expect(turnOf(at("setup"))).toMatchObject({ step: 1, paid: 1 });
});

test("what an offer loses is read from its label", () => {
  expect(lostBy({ id: "do-take", args: { cost: 3, lost: 2 } })).toBe(2);
  expect(lostBy({ id: "gesture-exchange-several", args: { coins: 1 } })).toBe(1);
  expect(lostBy({ id: "gesture-exchange", args: { coins: 1 } })).toBe(0);
});

test("designs of the data are faces with what they lead to", () => {
  const designs = designsOf({
    resource: [
      { id: "wood", level: 1, value: 1, coins: 1 },
      { id: "plank", level: 2, value: 5, coins: 5, plank: [{ discard: ["wood", "wood"] }] },
    ],
    building: [{ id: "sawmill", coins: 6, points: 1, plank: [{ discard: ["plank"] }], effect: { gives: "plank", plank: [{ discard: ["wood", "wood"] }] } }],
  });
  expect(designs.map(({ id, level, leads }) => [id, level, leads])).toEqual([["wood", 1, ["plank"]], ["plank", 2, ["sawmill"]], ["sawmill", 0, []]]);
  expect(designs[1]?.ways).toEqual([{ discards: [{ id: "wood", count: 2 }], reveals: [] }]);
});

test("cards in hand keep their places in an exchange, and new ones fill the gaps", () => {
  const hand = (...cards: [string, number][]): { id: string; count: number }[] => cards.map(([id, count]) => ({ id, count }));
  const placed = (before: Map<string, number>, ...cards: [string, number][]): Record<string, number> => Object.fromEntries(placesInHand(before, hand(...cards), 7));
  const start = placesInHand(new Map(), hand(["wood", 2], ["charcoal", 1], ["flour", 1]), 7);
  expect(Object.fromEntries(start)).toEqual({ wood: 0, charcoal: 2, flour: 3 });
  expect(placed(start, ["wood", 2], ["flour", 1])).toEqual({ wood: 0, flour: 3 });
  expect(placed(start, ["wood", 1], ["charcoal", 1], ["flour", 1], ["milk", 2])).toEqual({ wood: 0, charcoal: 2, flour: 3, milk: 4 });
  expect(placed(start, ["wood", 3], ["charcoal", 1], ["flour", 1])).toEqual({ wood: 4, charcoal: 2, flour: 3 });
  expect(placed(start, ["wood", 4], ["charcoal", 1], ["flour", 1], ["milk", 1]), "no gap is wide enough").toEqual({ wood: 0, charcoal: 4, flour: 5, milk: 6 });
});

test("a name is written as small as its longest word asks for", () => {
  expect(longestWord("Boutique d’accessoires")).toBe("d’accessoires".length);
  expect(longestWord("")).toBe(1);
});
