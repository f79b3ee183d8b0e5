import { expect, test } from "vitest";
import { scenarioFacts } from "../../../../src/boards/my_little_battlefield/sheets";

const FACTS = {
  scenario: [
    { id: "battle", objective: { en: "Win.", fr: "Gagnez." }, scoring: { model: "printed" }, ends: [{ end: "points", value: 9 }], ends_solo: [{ end: "ai_power" }, { end: "points", value: 9 }] },
    { id: "targets", objective: { en: "Hold.", fr: "Tenez." }, scoring: { model: "objectives" }, ends: [{ end: "turns", value: 5 }], ends_solo: [{ end: "reserve" }] },
    { id: "siege", objective: { en: "Storm.", fr: "Attaquez." }, roles: [{ role: "keep", cells: [4] }], scoring: { model: "none" }, ends: [{ end: "turns", value: 5 }] },
    { id: "flight", objective: { en: "Leave.", fr: "Partez." }, scoring: { model: "none" }, ends: [{ end: "exit", value: 2 }] },
  ],
};

test("what is fought for has a sign of its own", () => {
  const signs = FACTS.scenario.map(({ id }) => scenarioFacts(FACTS, id, "en").sign);
  expect(signs).toEqual(["star", "objective", "keep", "exit"]);
  expect(scenarioFacts(FACTS, "siege", "fr").aim).toBe("Attaquez.");
});

test("what ends a battle only alone, or only between two, is told apart", () => {
  expect(scenarioFacts(FACTS, "battle", "en").ends).toEqual([
    { kind: "points", value: 9, at: "every" },
    { kind: "ai-power", value: 0, at: "alone" },
  ]);
  expect(scenarioFacts(FACTS, "targets", "en").ends.map(({ at }) => at)).toEqual(["two", "alone"]);
  expect(scenarioFacts(FACTS, "siege", "en").ends.map(({ at }) => at)).toEqual(["every"]);
});

test("before the data are here nothing is said", () => {
  expect(scenarioFacts({}, "battle", "en")).toEqual({ sign: "star", aim: "", ends: [] });
});
