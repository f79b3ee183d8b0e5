/** The rules pages, rendered when the app was built. */

import type { Language } from "./words";

export interface Section {
  id: string;
  level: number;
  title: string;
  html: string;
  text: string;
}

const pages = import.meta.glob<Section[]>("../../../docs/rules/*.md", { import: "default" });

/** The page of a title; in the other language if it is not written in this one, or null. */
export async function loadRules(game: string, language: Language): Promise<Section[] | null> {
  const folder = game.replaceAll("-", "_");
  for (const one of [language, "en", "fr"]) {
    const load = pages[`../../../docs/rules/${folder}.${one}.md`];
    if (load !== undefined) return await load();
  }
  return null;
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
