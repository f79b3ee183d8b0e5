/** What is asked once a land is chosen for a figure, and which choices stand below the land. */

import { expect, test } from "vitest";
import { landsToChoose, openInWalk, ordersOf } from "../../../../src/boards/walnut_grove/orders";
import { Chooser } from "../../../../src/lib/table/chooser.svelte";
import type { Offer } from "../../../../src/lib/table/offers";
import { narrow } from "../../../../src/lib/table/selection";
import { choice } from "../../support/moments";

test("as many lands are to be chosen as figures are left, once one is chosen", () => {
  expect(landsToChoose([], 3)).toBe(0);
  expect(landsToChoose(["area:0/1,0.a"], 3)).toBe(2);
  expect(landsToChoose(["area:0/1,0.a", "area:0/2,0.a", "area:0/3,0.a"], 3)).toBe(0);
  expect(landsToChoose(["choice:only-this"], 3)).toBe(0);
});

function offer(id: string, notation: string, ...slots: string[]): Offer {
  return { notation, actions: notation.split("; "), label: { id, args: {} }, slots: slots.map((ref) => [ref]), final: false };
}

test("a sale of several goods is a place of its own, and one good is sold by pointing at it", () => {
  const played: string[] = [];
  const offers = [offer("do-sell", "sell 1,0 a", "area:0/1,0.a"), offer("do-sell", "sell 2,0 a", "area:0/2,0.a"), offer("do-sell-all", "sell 1,0 a; sell 2,0 a; draw", "choice:sell-grain-stone")];
  const chooser = new Chooser(() => offers, (choice) => played.push(choice.notation));
  expect(ordersOf(chooser, false).map(({ ref, because }) => [ref, because])).toEqual([["choice:sell-grain-stone", "board-final-draw"]]);
  chooser.point("area:0/2,0.a");
  expect(played).toEqual(["sell 2,0 a"]);
});

test("a walk says what it still asks for: goods, then the toll", () => {
  const walk = (...slots: string[]): ReturnType<typeof choice> => ({ ...choice(slots.join(), ...slots.map((ref) => [ref])), label: { id: "do-go-goods", args: {} } });
  const choices = ["coin:0/copper", "supply:help"].flatMap((toll) => [walk("stop:post", toll, "supply:grain", "supply:stone"), walk("stop:post", toll, "supply:grain", "choice:twice")]);
  const open = (...selected: string[]): unknown => openInWalk({ selected, ...narrow(choices, selected) });
  expect(open()).toBeNull();
  expect(open("stop:post")).toEqual({ word: "board-more-goods", count: 2 });
  expect(open("stop:post", "supply:grain")).toEqual({ word: "board-more-goods", count: 1 });
  expect(open("stop:post", "supply:grain", "supply:stone")).toEqual({ word: "board-toll-now", count: 1 });
  expect(open("stop:post", "supply:grain", "supply:stone", "supply:help")).toBeNull();
});
