import { expect, test } from "vitest";
import { type Section, containsWords, searchSections } from "../../src/lib/rules";

const section = (title: string, text: string): Section => ({ id: title, level: 2, title, html: text, text });
const SECTIONS = [section("Été", "Les animaux   mangent."), section("Hiver", "Personne ne mange double."), section("Fin", "On compte.")];

test("a search finds the sections in which every word occurs, in title or text", () => {
  expect(searchSections(SECTIONS, "mange").map((one) => one.id)).toEqual(["Été", "Hiver"]);
  expect(searchSections(SECTIONS, "hiver double").map((one) => one.id)).toEqual(["Hiver"]);
  expect(searchSections(SECTIONS, "été double")).toEqual([]);
});

test("accents, capitals and spaces do not matter", () => {
  expect(containsWords("Les ANIMAUX de l’Été", "  ete   animaux ")).toBe(true);
  expect(containsWords("Les animaux", "animal")).toBe(false);
});
