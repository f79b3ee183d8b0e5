import { beforeEach, expect, test } from "vitest";
import type { Asked, Frame, Tried } from "../../../src/generated/frames";
import type { Request } from "../../../src/lib/table/connection";
import { CONFIRM, Plan } from "../../../src/lib/table/plan.svelte";
import { settled } from "../support/fakeSocket";
import { asking, choice, finalChoice, question } from "../support/moments";

const BUILD = choice("build mine", ["card:mine"]);
const DIG = choice("dig mine", ["card:mine"]);
const PASS = choice("pass", ["choice:pass"]);
const DRAW = finalChoice("draw", ["pile:deck"]);

let sent: Extract<Request, { t: "try" }>[];
let frame: Frame;
let plan: Plan;

const offer = (one: typeof BUILD) => ({ ...one, actions: [one.notation] });

/** The server answers the newest try, or refuses it. */
async function answer(asked: Asked | null | "refused"): Promise<void> {
  const command = sent.at(-1)?.command ?? null;
  const tried: Tried = { t: "tried", command, seat: 0, taken: 1, final: false, events: [], view: { tried: sent.at(-1)?.actions }, things: [], points: [], asked: asked === "refused" ? null : asked };
  expect(plan.receive(command, asked === "refused" ? null : tried)).toBe(true);
  await settled();
}

async function lay(step: typeof BUILD, then: Asked | null): Promise<void> {
  void plan.add(offer(step));
  await answer(then);
}

beforeEach(() => {
  sent = [];
  frame = asking("a", { seat: 0, seq: 1, steps: [] }, [BUILD, DIG, DRAW]);
  plan = new Plan(
    () => frame,
    (request) => void (request.t === "try" && sent.push(request)),
  );
  plan.planning = { plans: (asked) => asked.version === "a" };
});

test("without a plan a frame is shown as it is", () => {
  expect(plan.over(frame)).toBe(frame);
  expect(plan.isWhole).toBe(false);
});

test("a step is tried, and the frame is shown as it would leave it", async () => {
  void plan.add(offer(BUILD));
  expect(sent).toEqual([{ t: "try", seat: 0, version: "a", actions: ["build mine"], command: expect.any(String) }]);
  expect([plan.isBusy, plan.offers(question("a", [PASS]))]).toEqual([true, []]);
  await answer(question("", [DIG]));
  expect(plan.steps).toEqual([offer(BUILD)]);
  const shown = plan.over(frame);
  expect([shown?.view, shown?.undo, shown?.asked?.version]).toEqual([{ tried: ["build mine"] }, [BUILD.label], "a"]);
  expect(shown?.asked?.choices).toEqual([DIG]);
});

test("what cannot be taken back is not planned, and neither is a question that the board does not plan", () => {
  const asked = question("a", [BUILD, DRAW]);
  expect(plan.takes(asked, offer(BUILD))).toBe(true);
  expect(plan.takes(asked, offer(DRAW))).toBe(false);
  expect(plan.takes(question("b", [BUILD]), offer(BUILD))).toBe(false);
});

test("a plan is whole once only a usual answer is left, which confirming gives", async () => {
  await lay(BUILD, question("", [DIG]));
  expect(plan.isWhole).toBe(false);
  const last = { ...question("", [PASS, DIG]), usual: "pass" };
  await lay(DIG, last);
  expect(plan.isWhole).toBe(true);
  expect(plan.offers(last).map((one) => [one.notation, one.actions])).toEqual([
    [CONFIRM, ["pass"]],
    ["dig mine", ["dig mine"]],
  ]);
  expect(plan.actions).toEqual(["build mine", "dig mine"]);
});

test("a step is taken back, and what needed it goes with it", async () => {
  await lay(BUILD, question("", [DIG]));
  await lay(DIG, question("", [PASS]));
  await lay(PASS, null);
  void plan.takeBack(0);
  expect(sent.at(-1)?.actions).toEqual(["dig mine", "pass"]);
  await answer("refused");
  expect(sent.at(-1)?.actions).toEqual(["dig mine"]);
  await answer("refused");
  expect(sent.at(-1)?.actions).toEqual(["pass"]);
  await answer(null);
  expect(plan.steps).toEqual([offer(PASS)]);
});

test("the last step taken back leaves no plan", async () => {
  await lay(BUILD, null);
  await plan.takeBack(0);
  expect([plan.steps, plan.over(frame)]).toEqual([[], frame]);
});

test("moves of others that leave the question as it is leave the plan too, laid over what they changed", async () => {
  await lay(BUILD, null);
  plan.frameCame("a", frame);
  expect(sent).toHaveLength(2);
  await answer(null);
  expect(plan.steps).toHaveLength(1);
});

test("after a cut line what was asked is asked once more", () => {
  void plan.add(offer(BUILD));
  plan.connected();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test("an answer that comes after the question has changed is left aside", async () => {
  void plan.add(offer(BUILD));
  plan.forget();
  await settled();
  expect([plan.isBusy, plan.steps]).toEqual([false, []]);
  expect(plan.receive(sent[0]?.command ?? null, null)).toBe(false);
});
