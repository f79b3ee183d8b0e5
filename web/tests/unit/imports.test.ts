/** Who imports whom: no ring, and no way back from `lib` to what is drawn. */

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../../src");
const STATIC = /(?:^|\n)\s*(?:import|export)\s(?:[^;"]*?\sfrom\s)?"(\.[^"]+)"/g;
const DRAWN = /^(parts|routes|boards)\//;

/** What each file imports, as paths below `src`; types count too, what is loaded later does not. */
function graphOf(folder: string): Map<string, string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(readFileSync(join(folder, file), "utf-8"), file, known)]));
}

function importsOf(text: string, file: string, known: ReadonlySet<string>): string[] {
  const named = [...text.matchAll(STATIC)].map((match) => join(dirname(file), match[1] ?? ""));
  return named.map((path) => (known.has(path) ? path : `${path}.ts`)).filter((path) => known.has(path) && path !== file);
}

/** A ring that begins and ends with the same file; null if there is none. */
function ringIn(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const ring = visit(next, [...path, file]);
      if (ring !== null) return ring;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const ring = visit(file, []);
    if (ring !== null) return ring;
  }
  return null;
}

const graph = graphOf(SOURCE);

test("imports are found, also those of types and over several lines", () => {
  expect(graph.size).toBeGreaterThan(80);
  expect(graph.get("lib/table/tableStore.svelte.ts")).toEqual(expect.arrayContaining(["lib/table/connection.ts", "lib/api.ts"]));
  expect(graph.get("lib/boards.ts")).toContain("lib/table/tableStore.svelte.ts");
  expect(graph.get("parts/TableLayout.svelte")).toContain("parts/Curtain.svelte");
  expect(graph.get("lib/api.ts")).toEqual(["generated/frames.ts", "lib/me.svelte.ts"]);
});

test("a ring is found", () => {
  expect(ringIn(new Map([["a", ["b"]], ["b", ["c"]], ["c", ["b"]]]))).toEqual(["b", "c", "b"]);
  expect(ringIn(new Map([["a", ["b", "c"]], ["b", ["c"]], ["c", []]]))).toBeNull();
});

test("no file of the app imports itself by way of others", () => {
  expect(ringIn(graph)).toBeNull();
});

test("lib imports nothing that is drawn", () => {
  const drawn = [...graph].filter(([file, imports]) => file.startsWith("lib/") && imports.some((path) => DRAWN.test(path)));
  expect(drawn).toEqual([]);
});

test("no module of the app is longer than 350 lines", () => {
  const own = [...graph.keys()].filter((file) => !file.startsWith("generated/"));
  expect(own.filter((file) => readFileSync(join(SOURCE, file), "utf-8").split("\n").length > 350)).toEqual([]);
});
