import { beforeAll, expect, test, vi } from "vitest";
import { type Sample, sampleNote, sampleText } from "../../src/lib/componentSamples";
import { dataWords, fieldName, tableName, tellFacts, tellNumbers } from "../../src/lib/dataFields";
import { loadLanguage } from "../../src/lib/language.svelte";
import { LANGUAGES, Words, bundle } from "../../src/lib/words";

interface Known {
  doubtful: { table: string; fields: Record<string, string> }[];
}

const known = import.meta.glob<Known>("../../src/generated/known/*.json", { eager: true, import: "default" });
const samples = import.meta.glob<Sample[]>("../../src/generated/pieces/*.json", { eager: true, import: "default" });
const TITLES = Object.keys(known).map((path) => /([^/]+)\.json$/.exec(path)?.[1] ?? "");
const of = <T>(files: Record<string, T>, title: string): T | undefined => files[Object.keys(files).find((path) => path.endsWith(`/${title}.json`)) ?? ""];

const speak = new Words("en", [
  bundle("en", "field-cost = cost\nfield-tile-cost = price\ntable-rules = The rules\npieces-card = Cards\nfact = { $what }: { $value }\nnumber-range = { $first } to { $last }"),
]);

test("there are titles to look at", () => {
  expect(TITLES.length).toBeGreaterThanOrEqual(5);
});

test.each(TITLES.flatMap((title) => LANGUAGES.map((language) => [title, language] as const)))(
  "whatever the about and rules pages show of %s has a name in %s",
  async (title, language) => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    await loadLanguage(language);
    const words = await dataWords(title, language);
    const named = (...ids: string[]): boolean => ids.some((id) => words.knows(id));
    const unnamed: string[] = [];
    for (const { table, fields } of of(known, title)?.doubtful ?? []) {
      if (!named(`table-${table}`, `pieces-${table}`)) unnamed.push(table);
      unnamed.push(...Object.keys(fields).filter((field) => !named(`field-${table}-${field}`, `field-${field}`)));
    }
    for (const sample of of(samples, title) ?? []) {
      if (!named(`pieces-${sample.table}`)) unnamed.push(sample.table);
      unnamed.push(...sample.facts.map((fact) => fact.field).filter((field) => !named(`field-${sample.table}-${field}`, `field-${field}`)));
      expect(sampleText(sample, words).length).toBeGreaterThanOrEqual(sampleNote(sample, words).length);
    }
    expect(new Set(unnamed)).toEqual(new Set());
    expect(report.mock.calls).toEqual([]);
    report.mockRestore();
  },
);

test("the gallery has what only one value of an option brings, and no forms of words", () => {
  const scenarios = (of(samples, "wonderful-world") ?? []).filter((sample) => sample.table === "scenario");
  expect(scenarios.map((sample) => sample.name)).toEqual(["sc01", "sc02", "sc03", "sc04", "sc05", "sc06"]);
  const told = new Set((of(samples, "walnut-grove") ?? []).flatMap((sample) => sample.facts.map((fact) => fact.field)));
  expect(told).toEqual(new Set(["land", "colour", "cubes"]));
});

beforeAll(async () => await loadLanguage("en"));

test("the words of one title are not those of another", async () => {
  const [first, second] = await Promise.all(TITLES.slice(0, 2).map((title) => dataWords(title, "en")));
  expect(first?.word("title")).not.toBe(second?.word("title"));
  expect(second?.names).not.toEqual(first?.names);
});

test("a field is called as in its table, else as everywhere, else by its id", () => {
  expect(fieldName(speak, "tile", "cost")).toBe("price");
  expect(fieldName(speak, "card", "cost")).toBe("cost");
  expect(fieldName(speak, "card", "wet_feet")).toBe("wet feet");
});

test("a table is called by what its entries are, else by its id", () => {
  expect(["rules", "card", "wet_feet"].map((table) => tableName(speak, table))).toEqual(["The rules", "Cards", "Wet feet"]);
});

test("facts are told as sentences", () => {
  const facts = [
    { field: "cost", value: 3 },
    { field: "wet_feet", value: "two" },
  ];
  expect(tellFacts(speak, "card", facts)).toBe("Cost: 3. Wet feet: two.");
});

test.each([
  ["en", "general or financier"],
  ["fr", "général ou financier"],
] as const)("a fact of which one is meant says so in %s", async (language, either) => {
  await loadLanguage(language);
  const words = await dataWords("wonderful-world", language);
  expect(tellFacts(words, "resource", [{ field: "supremacy", value: ["@general", "@financier"] }]).toLocaleLowerCase()).toContain(either);
});

test("numbers are told with their runs in short", () => {
  expect(tellNumbers(speak, [1, 3, 4, 5, 8, 9])).toBe("1, 3 to 5, 8, 9");
  expect(tellNumbers(speak, [])).toBe("");
});
