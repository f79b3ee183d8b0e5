/** What is printed on cards that lie on no table, from the data. */

import { type PrintedFacts, entriesOf } from "../../lib/printedFacts";

/** The type of every development. */
export function typesOf(facts: PrintedFacts): ReadonlyMap<string, string> {
  return new Map(entriesOf(facts, "development").map((card) => [String(card.id), String(card.type)]));
}
