import { expect, test } from "vitest";
import { type Answer, type Findings, ladder, placesOf, tellValue, toldAnswers, toldRows } from "../../src/lib/findings";
import { Words, bundle } from "../../src/lib/words";

const english = new Words("en", [bundle("en", "a = b")]);
const french = new Words("fr", [bundle("fr", "a = b")]);

test("figures are written as the language writes them", () => {
  expect(tellValue([0.25, 0.2, 0.3125], "share", english)).toBe("25.0 (20.0…31.3)\u00a0%");
  expect(tellValue([1.5, -0.25, 3.254], "signed", french)).toBe("+1,50 (-0,25…+3,25)");
  expect(tellValue(0, "signed", english)).toBe("0.00");
  expect(tellValue(110, "mean", english)).toBe("110");
  expect(tellValue(250, "count", english)).toBe("250");
  expect(tellValue(null, "number", english)).toBe("");
});

test("of a long table the first and the last rows are told", () => {
  const rows = Array.from({ length: 30 }, (_, number) => ({ key: String(number), label: { id: "a", args: {} }, values: [] }));
  expect(toldRows(rows).map((row) => row.key)).toEqual(["0", "1", "2", "3", "4", "5", "26", "27", "28", "29"]);
  expect(toldRows(rows.slice(0, 10))).toHaveLength(10);
});

test("a page tells what holds for every title, and what things are worth", () => {
  const answer = (id: string, chart: string): Answer => ({ id, chart, heading: { id, args: {} }, rows_are: { id, args: {} }, note: "", columns: [], rows: [] });
  const told = toldAnswers([answer("length", ""), answer("points", "histogram"), answer("built", "bars:worth"), answer("power", "curves")]);
  expect(told.map((one) => one.id)).toEqual(["length", "built"]);
});

test("the best bot stands first, and one without a rating nowhere", () => {
  const bots: Findings["arena"]["bots"] = [{ bot: "weak", rating: [20, 19, 21] }, { bot: "none", rating: null }, { bot: "strong", rating: [30, 29, 31] }];
  const source = { date: "2026-11-17", command: "" };
  const found: Findings = { simulate: source, stats: { ...source, tables: [] }, arena: { ...source, seats: 2, bots } };
  expect(ladder(found).map((one) => one.bot)).toEqual(["strong", "weak"]);
});

test("pictures have room for every interval, and for nought if it counts", () => {
  const place = placesOf([[1, 0.5, 2], [-1, -2, 0]]);
  expect([place(-2), place(0), place(2)]).toEqual([0, 50, 100]);
  const free = placesOf([[0.3, 0.25, 0.35], [0.2, 0.15, 0.25]], true);
  expect(Math.round(free(0.25))).toBe(50);
  expect(placesOf([[1, 1, 3]])(0)).toBe(0);
});
