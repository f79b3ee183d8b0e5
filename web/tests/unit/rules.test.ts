import { expect, test } from "vitest";
import { type Section, has, search } from "../../src/lib/rules";

const section = (title: string, text: string): Section => ({ id: title, level: 2, title, html: text, text });
const SECTIONS = [section("Été", "Les animaux   mangent."), section("Hiver", "Personne ne mange double."), section("Fin", "On compte.")];

test("a search finds the sections in which every word occurs, in title or text", () => {
  expect(search(SECTIONS, "mange").map((one) => one.id)).toEqual(["Été", "Hiver"]);
  expect(search(SECTIONS, "hiver double").map((one) => one.id)).toEqual(["Hiver"]);
  expect(search(SECTIONS, "été double")).toEqual([]);
});

test("accents, capitals and spaces do not matter", () => {
  expect(has("Les ANIMAUX de l'Été", "  ete   animaux ")).toBe(true);
  expect(has("Les animaux", "animal")).toBe(false);
});
