/** What is printed on a title's components, as a table plays it: the data over HTTP, fetched when somebody first asks. */

import { Refusal, api } from "./api";

/** The tables of the data files: `{ building: [{ id: "mill", … }] }`. */
export type PrintedFacts = Readonly<Record<string, unknown>>;

const fetched = new Map<string, Promise<PrintedFacts>>();

/** The facts for a table; without one, or where there is no such table, as for a play out of a file, the title's own. */
export function printedFacts(game: string, table: string | null): Promise<PrintedFacts> {
  const key = `${game}/${table ?? ""}`;
  const facts = fetched.get(key) ?? fetch(game, table);
  fetched.set(key, facts);
  facts.catch(() => fetched.delete(key));
  return facts;
}

async function fetch(game: string, table: string | null): Promise<PrintedFacts> {
  try {
    return (await api.game(game, table)).tables;
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || table === null) throw refusal;
    return (await api.game(game)).tables;
  }
}

/** The entries of one table of the data. */
export function entriesOf(facts: PrintedFacts, table: string): Readonly<Record<string, unknown>>[] {
  const entries = facts[table];
  return Array.isArray(entries) ? (entries as Record<string, unknown>[]) : [];
}
