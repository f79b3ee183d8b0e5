/** The adversary's turn, told event by event over the position before it. */

import { expect, test } from "vitest";
import type { BattleView } from "../../../../src/boards/my_little_battlefield/scene";
import { asTold, isAdversarysTurn } from "../../../../src/boards/my_little_battlefield/told";
import type { Happening } from "../../../../src/generated/frames";
import { type Thing, thingsOf } from "../../../../src/lib/thing";
import { momentsOf } from "../../support/moments";

const ENEMY = "@vanguard";

/** A position of a real play, with an adversary on side B whose three dice are still to be rolled. */
function before(): { view: BattleView; things: Thing[] } {
  const frame = momentsOf("my-little-battlefield").moments.middle?.at(-1);
  if (frame === undefined) throw new Error("there is no middle");
  const view = structuredClone(frame.view) as unknown as BattleView;
  Object.assign(view.armies[0]!, { seat: 0 });
  Object.assign(view.armies[1]!, { seat: null, adversary: "vanguard" });
  Object.assign(view, { phase: "ai-roll", face: null, panel: [], ai_dice: 3 });
  return { view, things: thingsOf(frame) };
}

function event(id: string, args: Happening["args"] = {}, ...refs: string[]): Happening {
  return { id, args: { who: ENEMY, ...args }, refs } as Happening;
}

test("only the adversary's deeds are told before the position changes", () => {
  expect(isAdversarysTurn([event("rolled"), event("gained")])).toBe(false);
  expect(isAdversarysTurn([event("lost"), event("ai-rolled")])).toBe(true);
  expect(isAdversarysTurn([event("ai-moves")])).toBe(true);
});

test("nothing told is the position itself", () => {
  const position = before();
  expect(asTold(position, [])).toBe(position);
});

test("a die is rolled, and lies in its column once it is used", () => {
  const rolled = [event("ai-rolled", { face: "@attack" })];
  const { view } = asTold(before(), rolled);
  expect([view.phase, view.face, view.ai_dice, view.panel]).toEqual(["force", "attack", 2, []]);
  const used = asTold(before(), [...rolled, event("ai-fights", { face: "@attack" })]).view;
  expect([used.face, used.ai_dice, used.panel]).toEqual([null, 2, ["attack"]]);
  const gained = asTold(before(), [event("ai-rolled", { face: "@morale" }), event("gained", { now: 4 }, "track:b-morale"), event("gained", { now: 2 }, "track:b-command")]);
  expect(gained.view.panel).toEqual(["morale"]);
  expect(gained.things.find((thing) => thing.ref === "track:b-morale")?.count).toBe(4);
});

test("a die that is rolled again is the same die, and may be discarded", () => {
  const { view } = asTold(before(), [event("ai-rolled", { face: "@attack" }), event("ai-rerolls"), event("ai-rolled", { face: "@defence" }), event("ai-discards")]);
  expect([view.face, view.ai_dice, view.panel]).toEqual([null, 2, []]);
});

test("pawns, control and units come to lie where the events say", () => {
  const start = before();
  const unit = start.things.find((thing) => thing.ref.startsWith("unit:b-"))!;
  const { view, things } = asTold(start, [
    event("pawn-moved", { space: 2, whose: ENEMY }, "sector:b2"),
    event("control-taken", {}, "sector:b2"),
    event("pawn-moved", { space: 1, whose: "#0" }, "sector:a1"),
    event("pawn-at-zero", {}, "sector:c1"),
    event("moved", {}, unit.ref, "sector:c3"),
  ]);
  const gauge = (cell: string): number | null | undefined => view.sectors.find((sector) => sector.cell === cell)?.gauge;
  expect([gauge("b2"), gauge("a1"), gauge("c1")]).toEqual([-2, 1, 0]);
  expect(view.sectors.find((sector) => sector.cell === "b2")?.control).toBe("b");
  expect(things.find((thing) => thing.ref === unit.ref)?.within).toBe("sector:c3");
  expect(start.things.find((thing) => thing.ref === unit.ref)?.within).toBe(unit.within);
});
