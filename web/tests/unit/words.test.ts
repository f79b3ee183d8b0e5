import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test, vi } from "vitest";
import type { Said } from "../../src/generated/frames";
import { LANGUAGES, Words, bundle } from "../../src/lib/words";

const inRoot = (path: string): string => resolve(import.meta.dirname, "../../..", path);
const read = (path: string): string => readFileSync(inRoot(path), "utf-8");

function words(language: "en" | "fr", game: string, reader: number | null = 0): Words {
  const own = read(`littleworlds/games/${game}/locale/${language}.ftl`);
  const common = read(`littleworlds/locale/${language}.ftl`);
  const names = JSON.parse(read(`web/src/generated/names/${game.replaceAll("_", "-")}.${language}.json`));
  return new Words(language, [bundle(language, own), bundle(language, common)], { names, players: ["Ada", "Basile"], reader });
}

test("a component, a player and the reader become words", () => {
  const message = { id: "do-seat", args: { owner: "#1", card: "@elf" } };
  expect(words("en", "little_tavern").say(message)).toBe("Seat “Elf” at the table of Basile");
  expect(words("en", "little_tavern", 1).say(message)).toBe("Seat “Elf” at your table");
  expect(words("fr", "little_tavern").say(message)).toContain("« Elfe »".replaceAll(" ", "\u00a0"));
});

test("French elides before the name of a player", () => {
  const full = [0, 1].map((seat) => words("fr", "little_tavern", null).word("table-full", { owner: `#${seat}` }));
  expect(full.map((sentence) => sentence.split(" est")[0])).toEqual(["La table d’Ada", "La table de Basile"]);
});

test("a component may be named with what it is known to be", () => {
  const message = { id: "dismissed", args: { who: "#1", card: "@face_down@elf" } };
  expect(words("en", "little_tavern").say(message)).toBe("“Mystery customer (Elf)” leaves the table of Basile.");
});

test("a list is an enumeration, an amount says how many, an unknown player has a number", () => {
  const speak = words("en", "little_tavern");
  expect(speak.list(["a", "b", "c"])).toBe("a, b and c");
  expect(speak.word("counted", { count: 3, name: "3@elf" })).toBe("3\u00a0×\u00a03\u00a0×\u00a0Elf");
  expect(speak.player(4)).toBe("Player 5");
});

test("a list of which one is meant is joined with or", () => {
  const one = { id: "rule-force-retreat", args: { units: ["@standard", "@elite"], where: "any", count: 1 } };
  expect(words("en", "my_little_battlefield").say(one)).toContain(" or ");
  expect(words("fr", "my_little_battlefield").say(one)).toContain(" ou ");
  expect(words("en", "little_tavern").either(["a", "b", "c"])).toBe("a, b or c");
});

test("a missing message is shown by its id and reported", () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(words("en", "little_tavern").word("no-such-message")).toBe("no-such-message");
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});

const FIXTURES = readdirSync(inRoot("web/tests/fixtures"));

const CASES = FIXTURES.flatMap((file) => LANGUAGES.map((language) => ({ file, language })));

test.each(CASES)("$file speaks $language", ({ file, language }) => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  const speak = words(language, file.replace(".json", "").replaceAll("-", "_"));
  const said: string[] = [];
  JSON.parse(read(`web/tests/fixtures/${file}`), (_, value) => {
    if (typeof value?.id === "string" && typeof value?.args === "object" && value.id) {
      said.push(speak.say(value as Said));
    }
    return value;
  });
  expect(said.length).toBeGreaterThan(20);
  expect(report.mock.calls).toEqual([]);
  // A browser breaks lines at ordinary spaces: none stands before a mark or behind an opening one.
  expect(said.filter((sentence) => / [:;!?»]|« /.test(sentence))).toEqual([]);
  report.mockRestore();
});

const ids = (path: string): string[] => [...read(path).matchAll(/^([a-z][a-z0-9_-]*) =/gm)].map((match) => match[1] ?? "");

test("the app's messages have ids of their own", () => {
  const common = new Set(ids("littleworlds/locale/en.ftl"));
  expect(ids("web/src/locale/en.ftl").filter((id) => common.has(id))).toEqual([]);
});

const BOARDS = readdirSync(inRoot("web/src/boards")).filter((board) => existsSync(inRoot(`web/src/boards/${board}/locale`)));

/** What only boards have words for. */
const ON_THE_BOARD = /^(board|table|field|fact|pieces|never|plan-whole)-/;

test.each(BOARDS)("what is written on the board %s has ids of its own, but for what the title says and it says shorter", (board) => {
  const others = ["web/src/locale", "web/src/locale/fields", "littleworlds/locale"];
  const taken = new Set(others.flatMap((folder) => ids(`${folder}/en.ftl`)));
  const ofTheTitle = new Set(ids(`littleworlds/games/${board}/locale/en.ftl`));
  const written = ids(`web/src/boards/${board}/locale/en.ftl`);
  expect(written.filter((id) => taken.has(id))).toEqual([]);
  expect(written.filter((id) => ON_THE_BOARD.test(id) === ofTheTitle.has(id))).toEqual([]);
});

const FOLDERS = ["web/src/locale", "web/src/locale/fields", ...BOARDS.map((board) => `web/src/boards/${board}/locale`)];

test.each(FOLDERS)("both languages have the same messages in %s", (folder) => {
  const [english, french] = LANGUAGES.map((language) => ids(`${folder}/${language}.ftl`));
  expect(english?.length).toBeGreaterThan(0);
  expect(french).toEqual(english);
});
