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

function shown(offers: Offer[], ...pointed: string[]): ReturnType<typeof ordersOf> {
  const chooser = new Chooser(() => offers, () => {});
  pointed.forEach((ref) => chooser.point(ref));
  return ordersOf(chooser, false, (area) => (area === "1,0.a" ? "grain" : null));
}

function labelled(one: Offer, args: Offer["label"]["args"], final = false): Offer {
  return { ...one, label: { ...one.label, args }, final };
}

test("of the ways to pay at most two stand on the board, each with what it takes", () => {
  const piece = "piece:lodge/blue";
  const alone = offer("do-take", "take blue", piece, "choice:only-this");
  const ways = [
    labelled(offer("do-take-pay", "take blue; pay 1,0 a; pay 1,0 a", piece, "choice:fields"), { coins: [] }),
    labelled(offer("do-take-pay", "take blue; pay barn grain; pay 1,0 a", piece, "choice:barn"), { coins: [] }),
    labelled(offer("do-take-pay", "take blue; pay 1,0 a; pay copper", piece, "choice:keep"), { coins: ["1@copper"] }),
  ];
  expect(shown([alone, ...ways.slice(0, 1)], piece).map(({ word }) => word)).toEqual(["board-order-pay", "board-alone-do-take"]);
  const three = shown([alone, ...ways], piece);
  expect(three.map(({ ref }) => ref)).toEqual(["choice:fields", "choice:barn"]);
  expect(three.map(({ pictures }) => pictures.map(({ kind, id, count }) => `${count} ${kind} ${id}`.trim()))).toEqual([["2 good grain"], ["1 good grain", "1 barn", "1 good grain"]]);
  expect(shown([alone, ways[2]!], piece)[0]?.pictures.map(({ kind, id }) => `${kind} ${id}`)).toEqual(["good grain", "coin copper"]);
});

test("what a help tile takes is seen before it is returned", () => {
  const way = (source: string, goods: string[]): Offer => labelled(offer("do-repay-all", `repay; pay ${source}`, "help:0", `choice:repay-${source}`), { goods });
  const ways = shown([way("fields", ["3@grain"]), way("barn", ["2@wood", "@stone"])], "help:0");
  expect(ways.map(({ word }) => word)).toEqual(["board-order-repay-fields", "board-order-repay-barn"]);
  expect(ways.map(({ pictures }) => pictures.map(({ id, count }) => `${count} ${id}`))).toEqual([["3 grain"], ["2 wood", "1 stone"]]);
});

test("to walk on and be asked for the toll is no button: a coin or a help tile says both", () => {
  const stop = "stop:lodge";
  const offers = [offer("do-go", "go lodge", stop, "choice:only-this"), offer("do-go-toll", "go lodge; pay copper", stop, "coin:0/copper", "choice:arrive"), offer("do-go-toll", "go lodge; help", stop, "supply:help", "choice:arrive")];
  expect(shown(offers, stop)).toEqual([]);
  expect(shown(offers.slice(0, 1).concat(offer("do-go-goods", "go lodge; take grain; take fish", stop, "supply:grain", "supply:fish")), stop).map(({ word }) => word)).toEqual(["board-alone-do-go"]);
});

test("the coins that a sale has earned are drawn by a button, and it says that there is no way back", () => {
  const draw = labelled(offer("do-draw-coins", "draw", "bag:coins"), { count: 2 }, true);
  const [order] = shown([offer("do-sell", "sell 1,0 a", "area:0/1,0.a"), draw]);
  expect(order).toMatchObject({ ref: "bag:coins", word: "board-order-draw", count: 2, final: true, because: "board-final-draw" });
});

test("why there is no way back: a coin is shown, or the play goes on", () => {
  const because = (shownCoins: number): string | undefined => shown([labelled(offer("do-done-winter", "done", "choice:done"), { shown: shownCoins }, true), offer("do-repay", "repay", "help:0", "choice:only-this")])[0]?.because;
  expect(because(0)).toBe("board-final-on");
  expect(because(1)).toBe("board-final");
});
