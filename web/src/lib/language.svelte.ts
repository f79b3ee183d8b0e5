/** The app's own words in the reader's language, loaded when they are needed; components call `t("id")`. */

import type { FluentBundle } from "@fluent/bundle";
import { api } from "./api";
import { settings } from "./settings.svelte";
import { type Args, type Language, type Names, Words, bundle } from "./words";

type Source = () => Promise<string>;

const own = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });
const common = import.meta.glob<string>("../../../littleworlds/locale/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../littleworlds/games/*/locale/*.ftl", { query: "?raw", import: "default" });
const boards = import.meta.glob<string>("../boards/*/locale/*.ftl", { query: "?raw", import: "default" });
const names = import.meta.glob<Names>("../generated/names/*.json", { import: "default" });

let app: Words | null = $state.raw(null);

/** The words of the application. */
export function words(): Words {
  if (app === null) throw new Error("words are used before they are loaded");
  return app;
}

export function t(id: string, args: Args = {}): string {
  return words().word(id, args);
}

/** Loads the app's words; the page is drawn once this is done. */
export async function loadLanguage(language: Language): Promise<void> {
  const [first, second] = await Promise.all([source(own, `/${language}.ftl`)(), source(common, `/${language}.ftl`)()]);
  app = new Words(language, [bundle(language, first, second)]);
  settings.language = language;
}

/** A title's own words: its messages, those of its board and of its data, and the names of its components. */
export interface TitleWords {
  language: Language;
  bundle: FluentBundle;
  names: Names;
}

const loaded = new Map<string, Promise<TitleWords>>();

export function loadTitleWords(game: string, language: Language): Promise<TitleWords> {
  const key = `${game}.${language}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const loading = readTitleWords(game, language);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function readTitleWords(game: string, language: Language): Promise<TitleWords> {
  const folder = game.replaceAll("-", "_");
  const own = games[`../../../littleworlds/games/${folder}/locale/${language}.ftl`];
  if (own === undefined) return await fetchTitleWords(game, language);
  const [messages, written, components] = await Promise.all([
    own(),
    boards[`../boards/${folder}/locale/${language}.ftl`]?.() ?? "",
    namesOf(game, language),
  ]);
  // The board's words come first: it may say otherwise what a terminal, which has no board to show, has to spell out.
  return { language, bundle: bundle(language, written, messages), names: components };
}

/** The words of a title that the app was not built with. */
async function fetchTitleWords(game: string, language: Language): Promise<TitleWords> {
  const [messages, page] = await Promise.all([api.titleWords(game, language), api.game(game)]);
  return { language, bundle: bundle(language, messages), names: page.names[language] ?? {} };
}

async function namesOf(game: string, language: Language): Promise<Names> {
  const load = names[`../generated/names/${game}.${language}.json`];
  return load === undefined ? {} : await load();
}

function source(files: Record<string, Source>, ending: string): Source {
  const found = Object.keys(files).find((path) => path.endsWith(ending));
  const load = found === undefined ? undefined : files[found];
  if (load === undefined) throw new Error(`no words in ${ending}`);
  return load;
}

/** Words for a table: the title's own first, then the application's. */
export function tableWords(title: TitleWords, players: readonly string[], reader: number | null): Words {
  return new Words(title.language, [title.bundle, ...words().sources], { names: title.names, players, reader });
}
