import { expect, test } from "vitest";
import { narrow, playsAtOnce, select, stepBack } from "../../../src/lib/table/selection";
import { choice } from "../support/moments";

const BUILD = choice("build mine", ["card:mine"], ["choice:build"]);
const RECYCLE = choice("recycle mine", ["card:mine"], ["choice:recycle"]);
const SHIP = choice("build ship", ["card:ship"], ["choice:build"]);
const PASS = choice("pass", ["choice:pass"]);
const ALL = [BUILD, RECYCLE, SHIP, PASS];

test("with nothing selected everything fits and nothing is chosen", () => {
  const { fits, next, chosen } = narrow(ALL, []);
  expect(fits).toEqual(ALL);
  expect([...next].sort()).toEqual(["card:mine", "card:ship", "choice:build", "choice:pass", "choice:recycle"]);
  expect(chosen).toBeNull();
});

test("a selected thing narrows the actions", () => {
  const { fits, next, chosen } = narrow(ALL, ["card:mine"]);
  expect(fits).toEqual([BUILD, RECYCLE]);
  expect([...next].sort()).toEqual(["choice:build", "choice:recycle"]);
  expect(chosen).toBeNull();
});

test("one remaining action is chosen, even before all its slots are filled", () => {
  expect(narrow(ALL, ["card:ship"]).chosen).toBe(SHIP);
  expect(narrow(ALL, ["card:mine", "choice:recycle"]).chosen).toBe(RECYCLE);
});

test("a single legal action is not chosen by itself", () => {
  expect(narrow([PASS], []).chosen).toBeNull();
});

test("any thing of a group fills a slot, and each slot needs a thing of its own", () => {
  const pair = choice("pair", ["die:1", "die:2", "die:3"], ["die:1", "die:2", "die:3"]);
  const one = choice("other", ["die:1"], ["choice:other"]);
  expect(narrow([pair, one], ["die:2"]).chosen).toBe(pair);
  expect([...narrow([pair, one], ["die:1"]).next].sort()).toEqual(["choice:other", "die:2", "die:3"]);
});

test("slots are matched, not taken in order", () => {
  const swap = choice("swap", ["card:a", "card:b"], ["card:a"]);
  expect(narrow([swap, PASS], ["card:a", "card:b"]).chosen).toBe(swap);
});

test("pointing at a selected thing takes it out", () => {
  expect(select(ALL, ["card:mine"], "card:mine")).toEqual([]);
});

test("pointing at what does not go with the selection begins anew", () => {
  expect(select(ALL, ["card:mine"], "card:ship")).toEqual(["card:ship"]);
});

test("pointing at what means nothing changes nothing", () => {
  expect(select(ALL, ["card:mine"], "pile:deck")).toEqual(["card:mine"]);
});

test("stepping back takes out the last thing", () => {
  expect(stepBack(["card:mine", "choice:build"])).toEqual(["card:mine"]);
  expect(stepBack([])).toEqual([]);
});

test("what can be taken back is played by one press, what cannot only by a second, unless nobody wants to be asked", () => {
  const draw = { ...choice("draw", ["pile:deck"]), final: true };
  const peek = { ...choice("peek", ["pile:deck"]), final: true };
  expect(playsAtOnce(PASS, null, true)).toBe(true);
  expect(playsAtOnce(draw, null, true)).toBe(false);
  expect(playsAtOnce(draw, peek, true)).toBe(false);
  expect(playsAtOnce(draw, draw, true)).toBe(true);
  expect(playsAtOnce(draw, null, false)).toBe(true);
});

test("a movement that begins with a choice leaves its things to what is simpler", () => {
  const attack = choice("attack", ["die:attack"], ["sector:b2"]);
  const row = choice("attack; gain", ["choice:attack-morale"], ["sector:b2"], ["track:morale"]);
  const both = [attack, row];
  expect(narrow(both, ["sector:b2"]).chosen).toBe(attack);
  expect(narrow(both, ["choice:attack-morale"]).chosen).toBe(row);
  expect([...narrow(both, []).next].sort()).toEqual(["choice:attack-morale", "die:attack", "sector:b2"]);
  const pair = choice("both", ["choice:clay"], ["choice:cotton"]);
  expect(narrow([pair, choice("clay", ["choice:clay"])], ["choice:cotton"]).chosen).toBe(pair);
});
