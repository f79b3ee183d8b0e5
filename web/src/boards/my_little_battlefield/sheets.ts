/** What is always true of scenarios and adversaries, from the data: for the sheets at set-up and on the rules page. */

import { type PrintedFacts, entriesOf } from "../../lib/printedFacts";
import type { Language, Words } from "../../lib/words";

/** Something that ends the battle: at every table, only alone, or only between two. */
export interface SheetEnd {
  kind: string;
  value: number;
  at: "every" | "alone" | "two";
}

export interface ScenarioFacts {
  /** The sign of what is fought for. */
  sign: string;
  aim: string;
  ends: SheetEnd[];
}

interface PrintedEnd { end: string; value?: number }

export function scenarioFacts(facts: PrintedFacts, id: string, language: Language): ScenarioFacts {
  const printed = entriesOf(facts, "scenario").find((entry) => entry.id === id);
  const [role] = (printed?.roles ?? []) as { role: string }[];
  const ends = (printed?.ends ?? []) as PrintedEnd[];
  const objectives = (printed?.scoring as { model?: string } | undefined)?.model === "objectives";
  const [first] = ends;
  const sign = role?.role ?? (objectives ? "objective" : first === undefined || first.end === "points" ? "star" : first.end);
  return { sign, aim: inWords(printed?.objective, language), ends: endsOf(ends, (printed?.ends_solo ?? ends) as PrintedEnd[]) };
}

function endsOf(between: readonly PrintedEnd[], alone: readonly PrintedEnd[]): SheetEnd[] {
  const has = (ends: readonly PrintedEnd[], one: PrintedEnd): boolean => ends.some(({ end, value }) => end === one.end && value === one.value);
  const all = [...between, ...alone.filter((one) => !has(between, one))];
  return all.map((one) => ({
    kind: one.end.replaceAll("_", "-"),
    value: one.value ?? 0,
    at: !has(between, one) ? "alone" : has(alone, one) ? "every" : "two",
  }));
}

/** How hard an adversary is. */
export function difficultyOf(facts: PrintedFacts, id: string, language: Language): string {
  return inWords(entriesOf(facts, "ai").find((entry) => entry.id === id)?.difficulty, language);
}

function inWords(texts: unknown, language: Language): string {
  return (texts as Record<string, string> | undefined)?.[language] ?? "";
}

/** What it is like to fight an adversary; of one from an owner's data nothing is known. */
export function adversaryAbout(words: Words, id: string): string {
  const about = `board-adversary-${id}`;
  return words.knows(about) ? words.word(about) : "";
}
