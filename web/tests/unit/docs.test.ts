/** The page about the app tells the truth: what it names is there. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");
const source = resolve(root, "web/src");
const page = readFileSync(resolve(root, "docs/web.md"), "utf-8");
const drawing = /## The way of a click[^]*?```\n([^]*?)```/.exec(page)?.[1] ?? "";

/** Every line that names a file of the app, with the functions that it names there. */
const STATIONS = drawing
  .split("\n")
  .map((line) => /((?:parts|lib)\/\S+\.(?:ts|svelte)) +(.*)/.exec(line))
  .filter((match) => match !== null)
  .map((match) => ({ file: match[1] ?? "", named: namesIn(match[2] ?? "") }));

/** Words that are written like names of functions: `Chooser.point`, `dragThings`, `onclick`, or before a colon. */
function namesIn(text: string): string[] {
  const words = [...text.matchAll(/\b[A-Z][A-Za-z]*\.([a-z][A-Za-z]*)\b(?!\.)|\b([a-z]+[A-Z][A-Za-z]*)\b|\b([a-z]+):|^(onclick)$/g)];
  return words.map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? "").filter((word) => word !== "svelte");
}

test("the way of a click is drawn", () => {
  expect(STATIONS.length).toBeGreaterThan(12);
  expect(STATIONS.flatMap((station) => station.named)).toEqual(expect.arrayContaining(["point", "narrow", "resendUnacknowledged", "drawCurtain"]));
});

test.each(STATIONS)("$file has $named", ({ file, named }) => {
  const text = readFileSync(resolve(source, file), "utf-8");
  expect(named.filter((name) => !new RegExp(`\\b${name} ?[(=]`).test(text))).toEqual([]);
});

test("the table of lib/table names every module, and no other", () => {
  const rows = /The modules of `src\/lib\/table`[^]*?\n\n([^]*?)\n\n/.exec(page)?.[1]?.split("\n").slice(2) ?? [];
  const named = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map((match) => match[1]));
  const modules = readdirSync(resolve(source, "lib/table")).map((file) => file.replace(/(\.svelte)?\.ts$/, ""));
  expect(named.sort()).toEqual(modules.sort());
});

test("every module of lib/table has a test of its name", () => {
  const modules = readdirSync(resolve(source, "lib/table")).map((file) => file.replace(/(\.svelte)?\.ts$/, ""));
  expect(modules.filter((name) => !existsSync(resolve(root, `web/tests/unit/table/${name}.test.ts`)))).toEqual([]);
});
