/** The titles that the server offers, asked for once. */

import type { GameInfo } from "../generated/frames";
import { api } from "./api";
import { loadTitleWords, tableWords } from "./language.svelte";
import type { Language, Words } from "./words";

let asked: Promise<GameInfo[]> | null = null;

export function loadGames(): Promise<GameInfo[]> {
  asked ??= api.games().catch((refusal: unknown) => {
    asked = null;
    throw refusal;
  });
  return asked;
}

/** The words of a title without a table. */
export async function gameWords(game: string, language: Language): Promise<Words> {
  return tableWords(await loadTitleWords(game, language), [], null);
}
