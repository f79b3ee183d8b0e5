/** The fields of the games' data in words, for the pages that show where figures come from and what components are. */

import { gameWords } from "./games";
import { type Arg, type Language, Words, bundle } from "./words";

/** What a component's entry in the data says; the value is an argument of messages. */
export interface Fact {
  field: string;
  value: Arg;
}

const files = import.meta.glob<string>("../locale/fields/*.ftl", { query: "?raw", import: "default" });

/** The words of a title, its data's fields among them, and behind them those for fields that several titles have. */
export async function dataWords(game: string, language: Language): Promise<Words> {
  const [own, fields] = await Promise.all([gameWords(game, language), files[`../locale/fields/${language}.ftl`]?.() ?? ""]);
  return new Words(language, [...own.sources, bundle(language, fields)], { names: own.names });
}

/** A field of a table of the data; one that has no name is called by its id, which is at least readable. */
export function fieldName(words: Words, table: string, field: string): string {
  const known = [`field-${table}-${field}`, `field-${field}`].find((id) => words.knows(id));
  return known === undefined ? plain(field) : words.word(known);
}

/** What the entries of a table of the data are. */
export function tableName(words: Words, table: string): string {
  const known = [`table-${table}`, `pieces-${table}`].find((id) => words.knows(id));
  return known === undefined ? capital(plain(table)) : words.word(known);
}

/** Facts as sentences: "Land: field." A title has a sentence of its own for a field that means one of several. */
export function tellFacts(words: Words, table: string, facts: readonly Fact[]): string {
  const told = facts.map(({ field, value }) => {
    const own = `fact-${field}`;
    return `${capital(words.word(words.knows(own) ? own : "fact", { what: fieldName(words, table, field), value }))}.`;
  });
  return told.join(" ");
}

/** Whole numbers in the order of their size, runs of them in short: "1, 3 to 5". */
export function tellNumbers(words: Words, numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  const told = runs.flatMap(([first, last]) => {
    if (first === last) return [String(first)];
    return last === first + 1 ? [String(first), String(last)] : [words.word("number-range", { first, last })];
  });
  return told.join(", ");
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function plain(id: string): string {
  return id.replaceAll("_", " ");
}
