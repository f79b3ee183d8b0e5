/** Problems as sentences. */

import type { Problem } from "../generated/frames";
import { loadSpeech, words } from "./language.svelte";
import { Refusal } from "./api";
import { settings } from "./settings.svelte";
import { type Words, Words as WordsClass } from "./words";

export function explain(problem: Problem, speak: Words = words()): string {
  const args = { ...problem.args };
  if (problem.why !== null && problem.why !== undefined) args.why = explain(problem.why, speak);
  const id = speak.knows(problem.id) ? problem.id : "problem-unknown";
  return speak.word(id, id === problem.id ? args : { id: problem.id });
}

/** A refusal of the server as a sentence, in the words of the title that it speaks of. */
export async function explainRefusal(refusal: unknown): Promise<string> {
  if (!(refusal instanceof Refusal)) throw refusal;
  const game = refusal.problem.game;
  if (!game) return explain(refusal.problem);
  const speech = await loadSpeech(game, settings.language);
  return explain(refusal.problem, new WordsClass(settings.language, [speech.bundle, ...words().sources], { names: speech.names }));
}
