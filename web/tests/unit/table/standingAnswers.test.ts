import { expect, test, vi } from "vitest";
import { askAgain, declineFromNowOn, declined } from "../../../src/lib/table/standingAnswers";
import { Words, bundle } from "../../../src/lib/words";

const speak = new Words("en", [
  bundle(
    "en",
    `
ask-copy = Copy this die: { $face }?
ask-walk = Where do you walk?
ask-keep = { $count ->
        [one] Keep { $count } card, { $who }?
       *[other] Keep { $count } cards, { $who }?
    }
`,
  ),
], { names: { sword: "Sword" } });

test("a question that is declined with its arguments is told with them", () => {
  expect(declined(speak, { prompt: "ask-copy", args: { face: "@sword" } })).toBe("Copy this die: Sword?");
  expect(declined(speak, { prompt: "ask-walk", args: null })).toBe("Where do you walk?");
});

test("one that is declined with any arguments has an ellipsis for each, and nothing is reported as missing", () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(declined(speak, { prompt: "ask-copy", args: null })).toBe("Copy this die: …?");
  expect(declined(speak, { prompt: "ask-keep", args: null })).toBe("Keep … cards, …?");
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});

test("a question is declined as it is, and asked again in the same words", () => {
  const prompt = { id: "ask-copy", args: { face: "@sword" } };
  expect(declineFromNowOn(2, prompt)).toEqual({ t: "stand", seat: 2, prompt: "ask-copy", args: { face: "@sword" }, on: true });
  expect(askAgain(2, { prompt: "ask-copy", args: null })).toEqual({ t: "stand", seat: 2, prompt: "ask-copy", args: null, on: false });
});
