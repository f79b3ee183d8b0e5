/** The rules pages: of the titles that the app was built with, and of others from the server. */

import { api } from "./api";
import { loadGames } from "./games";
import type { Section } from "./rulesSections";
import type { Language } from "./words";

export type { Section } from "./rulesSections";

const pages = import.meta.glob<Section[]>("../../../docs/rules/*.md", { import: "default" });

/** The page of a title; in the other language if it is not written in this one, or null. */
export async function loadRules(game: string, language: Language): Promise<Section[] | null> {
  const folder = game.replaceAll("-", "_");
  for (const one of [language, "en", "fr"]) {
    const load = pages[`../../../docs/rules/${folder}.${one}.md`];
    if (load !== undefined) return await load();
  }
  return await fetchRules(game, language);
}

async function fetchRules(game: string, language: Language): Promise<Section[] | null> {
  const written = (await loadGames()).find((one) => one.id === game)?.rules ?? [];
  const read = [language, ...written].find((one) => written.includes(one));
  if (read === undefined) return null;
  const [page, { sectionsOf }] = await Promise.all([api.rules(game, read), import("./rulesSections")]);
  return sectionsOf(page);
}

/** The sections in which every word of the search occurs. */
export function searchSections(sections: readonly Section[], query: string): Section[] {
  return sections.filter((section) => containsWords(`${section.title} ${section.text}`, query));
}

/** Whether every word of the search occurs in a text. */
export function containsWords(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(" ")
    .every((word) => folded.includes(word));
}

function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim();
}
