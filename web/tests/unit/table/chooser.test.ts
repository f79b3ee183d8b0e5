import { SvelteMap } from "svelte/reactivity";
import { beforeEach, expect, test } from "vitest";
import { settings } from "../../../src/lib/settings.svelte";
import { Chooser } from "../../../src/lib/table/chooser.svelte";
import { type Offer, offersOf } from "../../../src/lib/table/offers";
import { choice, finalChoice, gesture, momentsOf } from "../support/moments";

const BUILD = choice("build mine", ["card:mine"], ["choice:build"]);
const RECYCLE = choice("recycle mine", ["card:mine"], ["choice:recycle"]);
const PASS = choice("pass", ["choice:pass"]);
const DRAW = finalChoice("draw", ["pile:deck"]);
const ROLL = finalChoice("roll", ["die:1", "die:2", "die:3"], ["choice:roll"]);

let played: string[];

function chooserOf(...choices: Offer[]): Chooser {
  return new Chooser(
    () => choices,
    (one) => played.push(one.notation),
  );
}

beforeEach(() => {
  played = [];
  settings.confirm = true;
});

test("things are pointed at until one action remains, which is played if it can be taken back", () => {
  const chooser = chooserOf(BUILD, RECYCLE, PASS);
  chooser.point("card:mine");
  expect([chooser.selected, chooser.fits, [...chooser.next], chooser.chosen]).toEqual([
    ["card:mine"],
    [BUILD, RECYCLE],
    ["choice:build", "choice:recycle"],
    null,
  ]);
  expect(played).toEqual([]);
  chooser.point("choice:recycle");
  expect(played).toEqual(["recycle mine"]);
});

test("a thing that means nothing plays nothing and selects nothing", () => {
  const chooser = chooserOf(BUILD, PASS);
  chooser.point("pile:deck");
  expect([chooser.selected, played]).toEqual([[], []]);
});

test("a final action is chosen by pointing at its thing, and confirmed by pointing at it again", () => {
  const chooser = chooserOf(DRAW, PASS);
  chooser.point("pile:deck");
  expect([chooser.chosen, played]).toEqual([DRAW, []]);
  chooser.point("pile:deck");
  expect(played).toEqual(["draw"]);
});

test("where there is one thing to do, it is done at once, by pointing or pressing", () => {
  chooserOf(DRAW).point("pile:deck");
  chooserOf(DRAW).press(DRAW);
  expect(played).toEqual(["draw", "draw"]);
});

test("of a group any thing will do, and it alone confirms", () => {
  const chooser = chooserOf(ROLL, PASS);
  chooser.point("die:2");
  expect(chooser.chosen).toBe(ROLL);
  expect([...chooser.next]).toEqual(["choice:roll"]);
  chooser.point("die:3");
  expect([chooser.selected, played]).toEqual([["die:3"], []]);
  chooser.point("die:3");
  expect(played).toEqual(["roll"]);
});

test("a final action is confirmed by pressing it twice", () => {
  const chooser = chooserOf(DRAW, ROLL, PASS);
  chooser.press(DRAW);
  expect([chooser.chosen, played]).toEqual([DRAW, []]);
  chooser.press(ROLL);
  expect([chooser.chosen, played]).toEqual([ROLL, []]);
  chooser.press(ROLL);
  expect(played).toEqual(["roll"]);
});

test("what was pointed at is confirmed by pressing it, and pointing takes a first press back", () => {
  const chooser = chooserOf(DRAW, ROLL, PASS);
  chooser.point("pile:deck");
  chooser.press(DRAW);
  expect(played).toEqual(["draw"]);
  chooser.reset();
  chooser.press(ROLL);
  chooser.point("pile:deck");
  expect(chooser.chosen).toBe(DRAW);
});

test("what can be taken back is played by one press", () => {
  chooserOf(DRAW, PASS).press(PASS);
  expect(played).toEqual(["pass"]);
});

test("whoever wants no questions plays what is final at once", () => {
  settings.confirm = false;
  const chooser = chooserOf(DRAW, ROLL, PASS);
  chooser.press(ROLL);
  chooser.point("pile:deck");
  expect(played).toEqual(["roll", "draw"]);
});

test("steps back take back the press first, then the things one by one", () => {
  const chooser = chooserOf(BUILD, RECYCLE, DRAW);
  chooser.point("card:mine");
  chooser.press(DRAW);
  chooser.stepBack();
  expect([chooser.chosen, chooser.selected]).toEqual([null, ["card:mine"]]);
  chooser.stepBack();
  expect(chooser.selected).toEqual([]);
});

test("deselecting keeps the hint, another question does not", () => {
  const chooser = chooserOf(BUILD, RECYCLE, DRAW);
  chooser.hint = "draw";
  chooser.point("card:mine");
  chooser.press(DRAW);
  chooser.deselect();
  expect([chooser.selected, chooser.chosen, chooser.hint]).toEqual([[], null, "draw"]);
  chooser.reset();
  expect(chooser.hint).toBeNull();
});

test("what is not offered any more is not chosen any more", () => {
  const offered = new SvelteMap([["now", [DRAW, PASS]]]);
  const chooser = new Chooser(
    () => offered.get("now") ?? [],
    (one) => played.push(one.notation),
  );
  chooser.press(DRAW);
  offered.set("now", []);
  expect([chooser.choices, chooser.fits, chooser.chosen]).toEqual([[], [], null]);
});

const TITLES = ["little-factory", "little-tavern", "my-little-battlefield", "walnut-grove", "wonderful-world"];

test.each(TITLES)("in %s every legal action and gesture can be reached by pointing at things", (title) => {
  settings.confirm = false;
  for (const frames of Object.values(momentsOf(title).moments)) {
    const asked = frames.at(-1)?.asked ?? null;
    const choices = asked === null ? [] : offersOf(asked);
    for (const wanted of choices) {
      const chooser = chooserOf(...choices);
      played = [];
      for (const slot of wanted.slots) {
        const ref = slot.find((one) => chooser.next.has(one));
        if (played.length === 0 && ref !== undefined) chooser.point(ref);
      }
      expect(played).toEqual([wanted.notation]);
    }
  }
});

test("the one offer that pointing at a thing would mean is told before it is pointed at", () => {
  const chooser = chooserOf(BUILD, RECYCLE, DRAW);
  expect(chooser.offerAt("pile:deck")).toBe(DRAW);
  expect(chooser.offerAt("card:mine")).toBeNull();
  chooser.point("card:mine");
  expect(chooser.offerAt("choice:build")).toBe(BUILD);
  expect(played).toEqual([]);
});

test("of the gestures that a thing takes part in, the one that does most is meant", () => {
  const one = choice("ore mine", ["cube:ore"], ["site:mine"]);
  const two = { ...gesture(["ore mine", "ore mine"], ["cube:ore"], ["slot:mine"]), notation: "two" };
  const three = { ...gesture(["ore farm", "ore farm", "ore farm"], ["cube:ore"], ["slot:farm"]), notation: "three" };
  const chooser = chooserOf(one, two, three);
  chooser.point("cube:ore");
  expect(chooser.fullestAt(["site:mine", "slot:mine"])).toBe(two);
  expect(chooser.fullestAt(["slot:mine", "slot:farm"])).toBe(three);
  expect(chooser.fullestAt(["site:mine"])).toBeNull();
  expect(chooser.fullestAt(["cube:ore"])).toBeNull();
});

test("what does not go with the selection can still begin another choice", () => {
  const chooser = chooserOf(BUILD, RECYCLE, PASS);
  chooser.point("card:mine");
  expect([[...chooser.next], [...chooser.starts]]).toEqual([
    ["choice:build", "choice:recycle"],
    ["card:mine", "choice:build", "choice:recycle", "choice:pass"],
  ]);
  chooser.point("choice:pass");
  expect(played).toEqual(["pass"]);
});

test("a drag means where it ended, whatever was selected before it", () => {
  const others = [choice("build farm", ["card:farm"], ["choice:build"]), choice("recycle farm", ["card:farm"], ["choice:recycle"])];
  const chooser = chooserOf(BUILD, RECYCLE, ...others);
  chooser.point("choice:build");
  chooser.drop("card:mine", "choice:recycle", []);
  expect(played).toEqual(["recycle mine"]);
});

test("a drag goes on with what was selected if that leads there", () => {
  const trade = choice("trade", ["card:mine"], ["card:farm"], ["choice:market"]);
  const chooser = chooserOf(trade, BUILD, choice("sell", ["card:farm"], ["choice:shop"]));
  chooser.point("card:mine");
  expect([chooser.goesOnto("card:farm", "choice:market"), chooser.goesOnto("card:farm", "choice:build")]).toEqual([true, false]);
  chooser.drop("card:farm", "choice:market", []);
  expect(played).toEqual(["trade"]);
});

test("a place with which an action begins takes what is dragged there, and nothing that was only pointed at", () => {
  const chooser = chooserOf(choice("give up mine", ["choice:bin"], ["card:mine"]), BUILD, RECYCLE);
  chooser.point("card:mine");
  expect(chooser.next.has("choice:bin")).toBe(false);
  chooser.deselect();
  expect(chooser.goesOnto("card:mine", "choice:bin")).toBe(true);
  chooser.drop("card:mine", "choice:bin", []);
  expect(played).toEqual(["give up mine"]);
});

test("what no action names can be carried to where an action is meant", () => {
  const chooser = chooserOf(choice("seat", ["table:0"]), choice("pass", ["table:1"]));
  chooser.drop("card:guest", "table:1", []);
  expect(played).toEqual(["pass"]);
});

test("a thing that is an action by itself is played wherever it is dropped, unless something else was selected", () => {
  const chooser = chooserOf(choice("pick farm", ["card:farm"]), BUILD, RECYCLE);
  chooser.point("card:mine");
  chooser.drop("card:farm", "pile:deck", []);
  expect(played).toEqual([]);
  chooser.deselect();
  chooser.drop("card:farm", "pile:deck", []);
  expect(played).toEqual(["pick farm"]);
});

test("it is told what was pointed at in vain, and that something was chosen", () => {
  const told: (string | null)[] = [];
  const chooser = new Chooser(
    () => [BUILD, RECYCLE, PASS],
    () => {},
    (inVain) => told.push(inVain),
  );
  chooser.point("pile:deck");
  chooser.point("card:mine");
  chooser.press(PASS);
  expect(told).toEqual(["pile:deck", null, null]);
});

test("beyond a few, gestures are listed once something is selected", () => {
  const gesture = (number: number): ReturnType<typeof choice> => ({ ...choice(`two ${number}`, [`card:${number}`], ["choice:twice"]), actions: ["one", "two"] });
  const single = choice("one", ["card:1"]);
  const few = chooserOf(single, ...Array.from({ length: 12 }, (_, number) => gesture(number)));
  expect(few.listed).toHaveLength(13);
  const many = chooserOf(single, ...Array.from({ length: 13 }, (_, number) => gesture(number)));
  expect(many.listed).toEqual([single]);
  many.point("card:1");
  expect(many.listed).toEqual([single, gesture(1)]);
});

test("whoever reads a thing in between keeps what was selected or pressed", () => {
  const chooser = chooserOf(BUILD, RECYCLE, PASS, DRAW);
  chooser.point("card:mine");
  chooser.point("card:another");
  expect(chooser.selected).toEqual(["card:mine"]);
  chooser.deselect();
  chooser.press(DRAW);
  chooser.point("card:another");
  expect(chooser.chosen).toBe(DRAW);
  expect(played).toEqual([]);
});

test("a final action that nobody regrets is played at once, another one is not", () => {
  const chooser = chooserOf(DRAW, ROLL);
  chooser.caution = { casual: (answer) => answer === DRAW.label };
  chooser.press(ROLL);
  expect(played).toEqual([]);
  chooser.press(DRAW);
  expect(played).toEqual(["draw"]);
  chooser.deselect();
  chooser.point("pile:deck");
  expect(played).toEqual(["draw", "draw"]);
});
