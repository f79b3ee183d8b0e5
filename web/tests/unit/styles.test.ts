/** What no style may do. */

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../../src");
const RULE = /([^{}]*:hover[^{}]*)\{([^{}]*)\}/g;
const MOVES = /(?:^|;)\s*(?:transform|translate|scale|margin[a-z-]*|top|left|bottom|right)\s*:(?!\s*(?:none|0)\s*(?:;|$))/;

/** The rules that move what they are said of as soon as a pointer is over it. */
function movingAway(style: string): string[] {
  const rules = [...style.matchAll(RULE)].filter(([, selector = "", body = ""]) => MOVES.test(body) && selector.split(",").some((one) => /:hover\)*\s*$/.test(one)));
  return rules.map(([, selector = ""]) => selector.trim());
}

test("a rule that moves a thing from under the pointer is found", () => {
  expect(movingAway(".a:hover { color: red; transform: translateY(-1px); }")).toEqual([".a:hover"]);
  expect(movingAway(".b > :global(.c:hover) { translate: 0 -1px; }")).toEqual([".b > :global(.c:hover)"]);
  expect(movingAway(".a:hover { transform: none; } .a:hover .arrow { transform: translateX(2px); }")).toEqual([]);
});

test("nothing moves because a pointer comes: at its edge it would leave the pointer, come back, and tremble", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(css|svelte)$/.test(file));
  const found = files.map((file) => [file, movingAway(readFileSync(join(SOURCE, file), "utf-8"))] as const).filter(([, rules]) => rules.length > 0);
  expect(found).toEqual([]);
});
