/** The battlefield at moments of a real play. */

import { expect, test } from "vitest";
import { byConverting, givingsOf, idleFaces, leftOut, ordersOf, slotOf, turningsOf, usesOf } from "../../../../src/boards/my_little_battlefield/orders";
import { printedOf } from "../../../../src/boards/my_little_battlefield/printed";
import { type BattleView, frontOf, ghostsOf, sceneOf, signsOf } from "../../../../src/boards/my_little_battlefield/scene";
import type { Frame } from "../../../../src/generated/frames";
import { narrow, select } from "../../../../src/lib/table/selection";
import { thingsOf } from "../../../../src/lib/thing";
import { choice, momentsOf } from "../../support/moments";

function at(moment: string): { frame: Frame; view: BattleView } {
  const frame = momentsOf("my-little-battlefield").moments[moment]?.at(-1);
  if (frame === undefined) throw new Error(`there is no ${moment}`);
  return { frame, view: frame.view as unknown as BattleView };
}

const MOMENTS = ["setup", "middle", "late", "end"];

test.each(MOMENTS)("every unit, die and resource of the view is drawn: %s", (moment) => {
  const { frame, view } = at(moment);
  const scene = sceneOf(thingsOf(frame), view, 0);
  for (const army of [scene.mine, scene.enemy]) {
    const inField = scene.sectors.flatMap((sector) => [...sector.mine, ...sector.enemies]).filter((unit) => unit.side === army.side);
    const gone = army.view.units.filter((unit) => unit.place === "out");
    expect(inField.length + army.waiting.length + army.onBoard.length + gone.length).toBe(army.view.units.length);
    expect([army.morale.count, army.command.count, army.power.count]).toEqual([army.view.morale, army.view.command, army.view.power]);
  }
  expect(Object.fromEntries(scene.dice.map((die) => [die.face, die.count]))).toEqual(Object.fromEntries(Object.entries(view.dice).filter(([, count]) => count > 0)));
  expect(scene.sectors).toHaveLength(9);
});

test.each(MOMENTS)("both sides see their own home row below, and the pawn on their own part of the gauge: %s", (moment) => {
  const { frame, view } = at(moment);
  const seen = [0, 1].map((seat) => sceneOf(thingsOf(frame), view, seat));
  for (const scene of seen) {
    const home = scene.front === "a" ? "1" : "3";
    expect(scene.sectors.slice(6).every((sector) => sector.cell.endsWith(home))).toBe(true);
    for (const sector of scene.sectors) {
      const given = view.sectors.find((one) => one.cell === sector.cell);
      expect(sector.gauge).toBe(given?.gauge === null || given?.gauge === 0 || scene.front === "a" ? given?.gauge : -(given?.gauge ?? 0));
      expect(sector.mine.every((unit) => unit.side === scene.front)).toBe(true);
    }
  }
  expect(seen.map((scene) => scene.front).sort()).toEqual(["a", "b"]);
});

test("an onlooker looks from side A", () => {
  expect(frontOf(at("setup").view, null)).toBe("a");
});

test("what would change is what differs: pawn, control, units with their ways, tracks, points", () => {
  const { view } = at("middle");
  const after = structuredClone(view);
  const sector = after.sectors[4]!;
  const army = after.armies[0]!;
  sector.gauge = 1;
  view.sectors[4]!.gauge = 0;
  army.units[0]!.place = "b2";
  view.armies[0]!.units[0]!.place = "reserve";
  army.morale += 1;
  army.points += 3;
  const ghosts = ghostsOf(view, after, "a");
  expect([...ghosts.pawns]).toEqual([[sector.cell, 1]]);
  expect(ghostsOf(view, after, "b").pawns.get(sector.cell)).toBe(-1);
  expect(ghosts.ways).toEqual([{ side: "a", from: "reserve", to: "b2" }]);
  expect(ghosts.units.get("sector:b2")).toHaveLength(1);
  expect([...ghosts.tracks]).toEqual([["track:a-morale", army.morale]]);
  expect([...ghosts.points]).toEqual([["a", army.points]]);
});

test("rules are told in signs; what hurts the enemy is marked", () => {
  expect(signsOf("gain", 2, "@morale")).toEqual([{ icon: "morale", count: 2, mark: "+", enemy: false }]);
  expect(signsOf("lose", 1, "command")).toEqual([{ icon: "command", count: 1, mark: "−", enemy: true }]);
});

test("the printed boards come from the data", () => {
  const printed = printedOf({
    rules: { maximum: 7, dice: 7 },
    face: [{ id: "defence", number: 2 }, { id: "attack", number: 1 }],
    level: [{ dice: 4, cost: 0, points: 0 }, { dice: 5, cost: 2, points: 1, unit: "elite" }],
    ai: [{ id: "militia", levels: [{ dice: 4, points: 0, ops: [{ op: "lose", resource: "morale", amount: 1 }] }] }],
  });
  expect(printed.faces).toEqual(["attack", "defence"]);
  expect(printed.levels.map((level) => [level.level, level.cost, level.unit])).toEqual([[1, null, null], [2, 2, "elite"]]);
  expect(printed.ladders.militia?.[0]?.rule).toHaveLength(1);
});

test("orders are those that mean one thing with the dice that are marked", () => {
  const roll = (count: number, ...dice: string[]): ReturnType<typeof choice> => ({ ...choice(`roll ${dice.join(" ")}`, ...dice.map((die) => [`die:${die}`]), [`choice:roll-${count}`]), label: { id: "do-roll-these", args: { price: 1 } } });
  const choices = [roll(1, "attack"), roll(1, "morale"), roll(2, "attack", "morale"), choice("end", ["choice:end"])];
  const orders = (...selected: string[]): string[] =>
    ordersOf({ choices, selected, next: narrow(choices, selected).next, offerAt: (ref) => narrow(choices, select(choices, selected, ref)).chosen }, ["attack", "morale"]).map((order) => `${order.word} ${order.price?.map(({ icon, count }) => `${count} ${icon}`).join() ?? "-"}`);
  expect(orders()).toEqual(["roll-these 1 morale", "end -"]);
  expect(orders("die:attack")).toEqual(["roll-these 1 morale"]);
});

test("faces to turn a die to stand apart for each way: a rule, and dice given up", () => {
  const rule = (face: string): ReturnType<typeof choice> => ({ ...choice(`rule ${face}`, ["die:special"], ["die:morale"], [`choice:${face}`]), label: { id: "do-rule-set", args: { rule: "@ruins", face: "@morale", new: `@${face}` } } });
  const giving = (face: string, ...dice: string[]): ReturnType<typeof choice> => ({ ...choice(`give ${face}`, ...dice.map((die) => [`die:${die}`]), [`choice:convert-to-${face}`]), label: { id: "do-convert-to", args: { dice: dice.map((die) => `@${die}`), new: `@${face}` } } });
  const choices = [rule("attack"), rule("command"), giving("attack", "defence", "morale", "special"), giving("command", "defence", "morale", "special")];
  const selected = ["die:special", "die:morale"];
  const { next, chosen } = narrow(choices, selected);
  const chooser = { choices, selected, next, chosen, offerAt: (ref: string) => narrow(choices, select(choices, selected, ref)).chosen };
  const turnings = turningsOf(ordersOf(chooser, ["attack", "defence", "morale", "command", "special"]), chooser);
  expect(turnings.map(({ rule, converts, used, dice, orders }) => ({ rule, converts, used, dice, faces: orders.map((order) => order.face) }))).toEqual([
    { rule: "@ruins", converts: false, used: ["special"], dice: ["morale"], faces: ["attack", "command"] },
    { rule: null, converts: true, used: [], dice: ["defence", "morale", "special"], faces: ["attack", "command"] },
  ]);
});

test("a die that is marked is used where it leads without converting; choices that marking more dice leads to are left out", () => {
  const roll = (count: number, ...dice: string[]): ReturnType<typeof choice> => choice(`roll ${dice.join(" ")}`, ...dice.map((die) => [`die:${die}`]), [`choice:roll-${count}`]);
  const given = { ...choice("convert", ["die:attack"], ["unit:a-1"], ["choice:x-to-movement"]), label: { id: "do-convert-and-use", args: {} } };
  const choices = [choice("attack c1", ["die:attack"], ["sector:c1"]), roll(1, "attack"), roll(2, "attack", "morale"), given];
  const selected = ["die:attack"];
  const chooser = { choices, selected, ...narrow(choices, selected), offerAt: (ref: string) => narrow(choices, select(choices, selected, ref)).chosen };
  expect([...usesOf(chooser)]).toEqual(["sector"]);
  const drawn = ordersOf(chooser, ["attack", "morale"]);
  expect(drawn.map((order) => order.ref)).toEqual(["choice:roll-1"]);
  expect(leftOut(chooser, drawn)).toEqual(["choice:roll-2", "choice:x-to-movement"]);
  expect(leftOut({ next: new Set(["choice:keep"]) }, [])).toEqual([]);
});

test("ways to give up dice stand together by the face that is wished for", () => {
  const given = (dice: string, face: string): ReturnType<typeof choice> => ({ ...choice(`${dice} ${face}`, ["sector:b2"], [`choice:${dice}-to-${face}`]), label: { id: "do-convert-and-use", args: { dice: dice.split("-").map((die) => `@${die}`) } } });
  const choices = [given("morale-morale-command", "attack"), given("morale-command-special", "defence"), given("morale-morale-special", "attack")];
  const selected = ["sector:b2"];
  const orders = ordersOf({ choices, selected, next: narrow(choices, selected).next, offerAt: (ref) => narrow(choices, select(choices, selected, ref)).chosen }, ["attack", "defence"]);
  expect(givingsOf(orders).map(({ face, orders: ways }) => [face, ways.length])).toEqual([["attack", 2], ["defence", 1]]);
});

test("of dice alike, all are rolled again unless some are marked", () => {
  const roll = (count: number): ReturnType<typeof choice> => choice(`roll ${count}`, ...Array.from({ length: count }, () => ["die:morale"]), [`choice:roll-${count}`]);
  const choices = [roll(1), roll(2), roll(3)];
  const counts = (...selected: string[]): number[] => ordersOf({ choices, selected, next: narrow(choices, selected).next, offerAt: (ref) => narrow(choices, select(choices, selected, ref)).chosen }, ["morale"]).map((order) => order.count);
  expect(counts()).toEqual([3]);
});

test("a place that no die reaches shows the dice that would be given up for it; power shows what it is paid with", () => {
  const given = { ...choice("convert", ["sector:b2"], ["choice:morale-morale-command-to-attack"]), label: { id: "do-convert-and-use", args: { dice: ["@morale", "@morale", "@command"], new: "@attack" } } };
  const power = (resource: string): ReturnType<typeof choice> => ({ ...choice(`power ${resource}`, ["die:special"], ["power:a"], [`choice:with-${resource}`]), label: { id: "do-power", args: { count: 3 } } });
  const choices = [given, power("morale"), power("command")];
  const orders = (...selected: string[]): unknown[] => ordersOf({ choices, selected, next: narrow(choices, selected).next, offerAt: (ref) => narrow(choices, select(choices, selected, ref)).chosen }, ["attack", "morale", "command"]).map(({ kind, face, dice, count, icon }) => [kind, face, dice.join(), count, icon]);
  expect(orders("sector:b2")).toEqual([["give-up", "attack", "morale,morale,command", 1, ""]]);
  expect(orders("power:a")).toEqual([["amount", "", "", 3, "morale"], ["amount", "", "", 3, "command"]]);
});

test("a price is told as its label tells it", () => {
  const force = { ...choice("force", ["choice:force"]), label: { id: "do-force", args: { morale: 1, command: 1 } } };
  const free = { ...choice("reroll", ["choice:roll-1"]), label: { id: "do-roll-these", args: { price: 0 } } };
  const choices = [force, free];
  const orders = ordersOf({ choices, selected: [], next: narrow(choices, []).next, offerAt: (ref) => narrow(choices, select(choices, [], ref)).chosen }, []);
  expect(Object.fromEntries(orders.map((order) => [order.word, order.price]))).toEqual({
    force: [{ icon: "morale", count: 1 }, { icon: "command", count: 1 }],
    "roll-these": [],
  });
});

test("following costs what the one use of the die costs besides", () => {
  const follow = (id: string, args: Record<string, string | number>): ReturnType<typeof choice> => ({ ...choice("follow", ["choice:follow"]), label: { id, args: { fee: 1, paid: "@command", cost: 0, cost_in: "@morale", ...args } } });
  const price = (offer: ReturnType<typeof choice>): string | undefined => {
    const choices = [offer, choice("decline", ["choice:decline"])];
    const orders = ordersOf({ choices, selected: [], next: narrow(choices, []).next, offerAt: (ref) => narrow(choices, select(choices, [], ref)).chosen }, []);
    return orders.find((order) => order.word === "follow")?.price?.map(({ icon, count }) => `${count} ${icon}`).join();
  };
  expect(price(follow("do-follow-attack", {}))).toBe("1 command");
  expect(price(follow("do-follow-special", { cost: 2 }))).toBe("1 command,2 morale");
  expect(price(follow("do-follow-power", { level: 2, count: 3, resource: "@command" }))).toBe("1 command,3 command");
});

test("an order that waits for its confirmation keeps its price, and all stay where they were", () => {
  const force = { ...choice("force", ["choice:force"]), label: { id: "do-force", args: { morale: 1, command: 1 } } };
  const choices = [force, choice("decline", ["choice:decline"])];
  const orders = (...selected: string[]): ReturnType<typeof ordersOf> =>
    ordersOf({ choices, selected, next: narrow(choices, selected).next, offerAt: (ref) => narrow(choices, select(choices, selected, ref)).chosen }, []);
  expect(orders().map((order) => order.ref)).toEqual(["choice:decline", "choice:force"]);
  expect(orders("choice:force")).toEqual(orders());
});

test.each(MOMENTS)("what ends the battle comes with how far it has come, from the scenario's notes: %s", (moment) => {
  const { frame, view } = at(moment);
  const scene = sceneOf(thingsOf(frame), view, 0);
  expect(scene.ends.map((end) => [end.kind, end.value])).toContainEqual(["points", 20]);
  expect(scene.ends.some((end) => end.reached)).toBe(view.ended !== null);
  expect(scene.brief[0]?.id).toBe("note-objective");
  expect(scene.brief.some((note) => note.id.startsWith("end-"))).toBe(false);
});

test("before the battle every faction shows its units with what they can do, in signs", () => {
  const frame = momentsOf("my-little-battlefield").every_seat[0]?.[0];
  if (frame === undefined) throw new Error("there is no first frame");
  const { factions } = sceneOf(thingsOf(frame), frame.view as unknown as BattleView, 0);
  expect(factions.map((faction) => faction.id)).toContain("bog_horde");
  for (const faction of factions) {
    expect(faction.units.map((unit) => [unit.kind, ...unit.signs.map((sign) => `${sign.mark}${sign.count} ${sign.icon}`)])).toEqual([["standard", "×1 attack"], ["elite", "×2 attack"], ["renown", "×2 combat"]]);
  }
});

test("what can be reached by converting alone is told apart from what a die reaches", () => {
  const offers = [
    choice("do-gain", ["die:morale"], ["track:a-morale"]),
    choice("do-convert-and-use", ["unit:a-1"], ["sector:a1"], ["choice:dice-to-movement"]),
    choice("do-convert-and-use", ["track:a-morale"], ["choice:dice-to-morale"]),
  ];
  const { fits, next } = narrow(offers, []);
  expect([...byConverting({ fits, next })].sort()).toEqual(["sector:a1", "unit:a-1"]);
});

test("a turn has just begun until a die of it is rolled", () => {
  const { frame, view } = at("middle");
  const begun = (phase: string, panel: string[]): boolean => sceneOf(thingsOf(frame), { ...view, phase, panel }, 0).justBegun;
  expect([begun("roll", []), begun("ai-roll", []), begun("ai-roll", ["attack"]), begun("turn", [])]).toEqual([true, true, false, false]);
});

test("every order of a turn has a place of its own, whatever else is possible", () => {
  const slots = (...refs: string[]): Record<string, string | null> =>
    Object.fromEntries(ordersOf({ next: new Set(refs), selected: [], choices: refs.map((ref) => choice(ref, [ref])), offerAt: (ref) => choice(ref, [ref]) }, []).map((order) => [order.ref, slotOf(order)]));
  expect(slots("choice:roll-3", "choice:convert-2", "choice:resources", "choice:end")).toEqual({
    "choice:roll-3": "roll", "choice:convert-2": "convert", "choice:resources": "resources", "choice:end": "end",
  });
  expect(slots("choice:reroll", "choice:convert", "choice:end")).toEqual({ "choice:reroll": "roll", "choice:convert": "convert", "choice:end": "end" });
  expect(slots("choice:follow", "choice:decline")).toEqual({ "choice:follow": null, "choice:decline": null });
});

test("dice that can only be rolled again or converted are told apart from those that have a use", () => {
  const named = (id: string, ...slots: string[][]): ReturnType<typeof choice> => ({ ...choice(id, ...slots), label: { id, args: {} } });
  const choices = [named("do-gain", ["die:morale"], ["track:a-morale"]), named("do-reroll-first", ["die:morale"], ["choice:reroll"]), named("do-roll-these", ["die:movement"], ["choice:roll-1"]), named("do-convert-to", ["die:movement"], ["die:morale"])];
  expect([...idleFaces({ choices }, ["movement", "morale"])]).toEqual(["movement"]);
});
