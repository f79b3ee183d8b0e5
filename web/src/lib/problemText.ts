/** Problems as sentences. */

import type { Problem } from "../generated/frames";
import { Refusal } from "./api";
import { loadTitleWords, words } from "./language.svelte";
import { settings } from "./settings.svelte";
import { Words } from "./words";

export function problemText(problem: Problem, speak: Words = words()): string {
  const args = { ...problem.args };
  if (problem.why !== null && problem.why !== undefined) args.why = problemText(problem.why, speak);
  const id = speak.knows(problem.id) ? problem.id : "problem-unknown";
  return speak.word(id, id === problem.id ? args : { id: problem.id });
}

/** A refusal of the server as a sentence, in the words of the title that it speaks of. */
export async function refusalText(refusal: unknown): Promise<string> {
  if (!(refusal instanceof Refusal)) throw refusal;
  const game = refusal.problem.game;
  if (!game) return problemText(refusal.problem);
  const title = await loadTitleWords(game, settings.language);
  return problemText(refusal.problem, new Words(settings.language, [title.bundle, ...words().sources], { names: title.names }));
}
