import { beforeEach, expect, test } from "vitest";
import { Refusal } from "../../src/lib/api";
import { loadLanguage } from "../../src/lib/language.svelte";
import { problemText, refusalText } from "../../src/lib/problemText";

beforeEach(async () => await loadLanguage("en"));

const problem = (id: string, args = {}, game = "", why: Refusal["problem"] | null = null): Refusal["problem"] => ({ id, args, game, why });

test("a problem is told in the app's words, one that it does not know by its id", () => {
  expect(problemText(problem("play-is-over"))).toBe("The play is over: nothing can be done any more.");
  expect(problemText(problem("never-heard-of"))).toContain("never-heard-of");
});

test("the problem behind a problem is the end of its sentence", () => {
  const text = problemText(problem("record-step", { line: 3, given: "draw" }, "", problem("play-is-over")));
  expect(text).toBe("Line 3: “draw” cannot be replayed: The play is over: nothing can be done any more.");
});

test("a problem of a title is told in the title's words", async () => {
  const refusal = new Refusal(problem("own-table-full", {}, "little-tavern"), 409);
  expect(await refusalText(refusal)).toBe("Your table is full: send one of your guests to another table instead.");
});

test("what is no refusal is thrown on", async () => {
  await expect(refusalText(new TypeError("a mistake"))).rejects.toThrow("a mistake");
});
