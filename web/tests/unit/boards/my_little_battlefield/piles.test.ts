/** Dice alike are marked one by one, as far as there are offers for so many. */

import { expect, test } from "vitest";
import { marksOf, trayOf, withFewer, withMore } from "../../../../src/boards/my_little_battlefield/piles";
import { choice } from "../../support/moments";

const roll = (count: number): ReturnType<typeof choice> => choice(`roll ${count}`, ["die:special"], ...(count > 1 ? [[`choice:${count}-special`]] : []), [`choice:roll-${count}`]);
const convert = choice("convert", ["die:morale"], ["die:special"], ["choice:2-special"], ["choice:convert-to-attack"]);

test("a die stands for one, a choice beside it for more", () => {
  expect(marksOf(["die:morale"], "special")).toBe(0);
  expect(marksOf(["die:special"], "special")).toBe(1);
  expect(marksOf(["die:special", "choice:3-special", "choice:2-morale"], "special")).toBe(3);
});

test("one more each time, until there are none left", () => {
  const choices = [roll(1), roll(2), roll(3)];
  const two = withMore(choices, ["die:special"], "special", 3);
  expect(two).toEqual(["die:special", "choice:2-special"]);
  const three = withMore(choices, two ?? [], "special", 3);
  expect(three).toEqual(["die:special", "choice:3-special"]);
  expect(withMore(choices, three ?? [], "special", 3)).toBeNull();
});

test("what no offer takes is passed over, and the other marks stay", () => {
  const choices = [roll(1), roll(3), convert];
  expect(withMore([roll(1), roll(3)], ["die:special"], "special", 3)).toEqual(["die:special", "choice:3-special"]);
  expect(withMore(choices, ["die:special", "die:morale"], "special", 3)).toEqual(["die:morale", "die:special", "choice:2-special"]);
  expect(withMore([roll(1)], ["die:special"], "special", 2)).toBeNull();
});

test("one fewer each time, down to none", () => {
  const choices = [roll(1), roll(2), roll(3), convert];
  const two = withFewer(choices, ["die:special", "choice:3-special"], "special");
  expect(two).toEqual(["die:special", "choice:2-special"]);
  expect(withFewer(choices, two, "special")).toEqual(["die:special"]);
  expect(withFewer(choices, ["die:morale", "die:special"], "special")).toEqual(["die:morale"]);
});

test("a die that is used leaves a hollow, and the others keep their places", () => {
  const faces = ["attack", "defence", "morale"];
  const [attack, morale] = [{ face: "attack" }, { face: "morale" }];
  expect(trayOf([attack, morale], [], faces)).toEqual([{ face: "attack", die: attack, hollows: 0 }, { face: "morale", die: morale, hollows: 0 }]);
  expect(trayOf([morale], ["attack"], faces)).toEqual([{ face: "attack", die: null, hollows: 1 }, { face: "morale", die: morale, hollows: 0 }]);
  expect(trayOf([attack], ["morale", "attack", "morale"], faces)).toEqual([{ face: "attack", die: attack, hollows: 1 }, { face: "morale", die: null, hollows: 2 }]);
});
