/** Standing answers: questions that are declined for the player from now on, as commands and in words. */

import type { Said, Standing } from "../../generated/frames";
import type { Args, Words } from "../words";
import type { NewCommand } from "./connection";

const ANY = "…";

/** The command that declines a question from now on, whenever it comes with the same arguments. */
export function declineFromNowOn(seat: number, prompt: Said): NewCommand {
  return { t: "stand", seat, prompt: prompt.id, args: prompt.args, on: true };
}

/** The command that ends a standing answer. */
export function askAgain(seat: number, { prompt, args }: Standing): NewCommand {
  return { t: "stand", seat, prompt, args, on: false };
}

/** The question that is declined: with its arguments, or with an ellipsis in the place of each if it is declined with any. */
export function declined(words: Words, standing: Standing): string {
  if (standing.args !== null) return words.say({ id: standing.prompt, args: standing.args });
  const args: Args = {};
  for (const name of argumentsOf(words, standing.prompt)) args[name] = ANY;
  return words.say({ id: standing.prompt, args });
}

/** The names of all arguments that a message may ask for. */
function argumentsOf(words: Words, id: string): Set<string> {
  const found = new Set<string>();
  const pattern = words.sources.find((one) => one.hasMessage(id))?.getMessage(id)?.value;
  collect(pattern, found);
  return found;
}

function collect(node: unknown, found: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && node.type === "var" && "name" in node) found.add(String(node.name));
  for (const part of Object.values(node)) collect(part, found);
}
