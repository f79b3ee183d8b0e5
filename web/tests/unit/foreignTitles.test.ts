/** A title that the app was not built with: its words, names and rules come from the server. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { counted } from "../../src/lib/counters";
import { loadLanguage, loadTitleWords, tableWords } from "../../src/lib/language.svelte";
import { loadRules } from "../../src/lib/rules";
import type { Thing } from "../../src/lib/thing";

const ANSWERS: Record<string, string> = {
  "/api/games": JSON.stringify([{ id: "moon-market", rules: ["fr"] }, { id: "unwritten", rules: [] }]),
  "/api/games/moon-market": JSON.stringify({ names: { en: { moon: "Moon" }, fr: { moon: "Lune" } } }),
  "/api/games/moon-market/words/en": "sells = { $who } sells { $what }.",
  "/api/games/moon-market/rules/fr": "# Marché\n\n## La fin\n\nOn **compte**.\n",
};
const asked: string[] = [];

beforeEach(async () => {
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const text = ANSWERS[path];
    return Promise.resolve(new Response(text ?? "{}", { status: text === undefined ? 404 : 200 }));
  });
  await loadLanguage("en");
});
afterEach(() => vi.unstubAllGlobals());

test("words and names are fetched, once", async () => {
  const title = await loadTitleWords("moon-market", "en");
  const words = tableWords(title, ["Ada"], null);
  expect(words.word("sells", { who: "#0", what: "@moon" })).toBe("Ada sells Moon.");
  await loadTitleWords("moon-market", "en");
  expect(asked.filter((path) => path.endsWith("/words/en"))).toHaveLength(1);
});

test("words that could not be had are asked for again", async () => {
  await expect(loadTitleWords("nowhere", "en")).rejects.toThrow();
  await expect(loadTitleWords("nowhere", "en")).rejects.toThrow();
  expect(asked.filter((path) => path === "/api/games/nowhere/words/en")).toHaveLength(2);
});

test("a rules page is rendered, in the language in which there is one", async () => {
  const sections = await loadRules("moon-market", "en");
  expect(sections?.map((one) => [one.level, one.title])).toEqual([[1, "Marché"], [2, "La fin"]]);
  expect(sections?.[1]?.html).toContain("<strong>compte</strong>");
});

test("a page that nobody has written is not asked for", async () => {
  expect(await loadRules("unwritten", "en")).toBeNull();
  expect(asked.filter((path) => path.includes("unwritten/rules"))).toEqual([]);
});

test("a thing that has stood for several or none counts from then on", () => {
  const thing = (id: string, count: number, args = {}): Thing => ({ ref: "a:b", label: { id, args }, within: "", count, notes: [], icon: "" });
  const said = (one: Thing): string => counted("moon-market", one, "It");
  expect(said(thing("coins", 1))).toBe("It");
  expect(said(thing("coins", 3))).toBe("It: 3");
  expect(said(thing("coins", 1))).toBe("It: 1");
  expect(said(thing("card", 2, { card: "@moon" }))).toBe("It × 2");
  expect(said(thing("card", 1, { card: "@moon" }))).toBe("It");
});
