/** What was found in many plays of a title: the files that `littleworlds stats` and `arena` wrote, as they ship with it. */

import type { Said } from "../generated/frames";
import type { Words } from "./words";

export type Value = number | [number, number, number] | null;

export interface Column {
  id: string;
  form: "count" | "number" | "mean" | "signed" | "share";
  label: Said;
}

export interface Row {
  key: string;
  label: Said;
  values: Value[];
}

/** A table without words, see `littleworlds/stats/answers.py`. */
export interface Answer {
  id: string;
  heading: Said;
  rows_are: Said;
  note: string;
  chart: string;
  columns: Column[];
  rows: Row[];
}

interface Source {
  date: string;
  command: string;
}

export interface Findings {
  simulate: Source;
  stats: Source & { tables: { seats: number; plays: number; answers: Answer[] }[] };
  arena: Source & { seats: number; bots: { bot: string; rating: [number, number, number] | null }[] };
}

const files = import.meta.glob<Findings>("../../../littleworlds/games/*/data/findings.json", { import: "default" });

function fileOf(game: string): string {
  return `../../../littleworlds/games/${game.replaceAll("-", "_")}/data/findings.json`;
}

export function hasFindings(game: string): boolean {
  return fileOf(game) in files;
}

export async function loadFindings(game: string): Promise<Findings | null> {
  return (await files[fileOf(game)]?.()) ?? null;
}

/** The answers that a page tells: whatever holds for every title, then what one more of something is worth. */
export function toldAnswers(answers: readonly Answer[]): Answer[] {
  return answers.filter((one) => ["seats", "length", "won"].includes(one.id) || one.chart === "bars:worth");
}

export const FIRST = 6;
export const LAST = 4;

/** Of a long table the first rows and the last. */
export function toldRows(rows: readonly Row[]): Row[] {
  return rows.length <= FIRST + LAST ? [...rows] : [...rows.slice(0, FIRST), ...rows.slice(-LAST)];
}

/** The bots from the best to the weakest, those that have a rating. */
export function ladder(findings: Findings): { bot: string; rating: [number, number, number] }[] {
  return findings.arena.bots
    .flatMap(({ bot, rating }) => (rating === null ? [] : [{ bot, rating }]))
    .toSorted((one, other) => other.rating[0] - one.rating[0]);
}

const DIGITS: Record<Column["form"], number> = { count: 0, number: 2, mean: 1, signed: 2, share: 1 };

/** A figure as people of the language write it, with its interval if it has one. */
export function tellValue(value: Value, form: Column["form"], words: Words): string {
  if (value === null) return "";
  const unit = form === "share" ? "\u00a0%" : "";
  if (typeof value === "number") return (form === "mean" ? String(value) : tellNumber(value, form, words)) + unit;
  const [mean, low, high] = value.map((one) => tellNumber(one, form, words));
  return `${mean} (${low}…${high})${unit}`;
}

export function tellNumber(value: number, form: Column["form"], words: Words): string {
  const format = new Intl.NumberFormat(words.language, {
    minimumFractionDigits: DIGITS[form],
    maximumFractionDigits: DIGITS[form],
    signDisplay: form === "signed" ? "exceptZero" : "negative",
  });
  return format.format(form === "share" ? 100 * value : value);
}

/** Where the bounds of some values lie, from 0 to 100, for pictures; nought is always in sight unless `free`. */
export function placesOf(values: readonly [number, number, number][], free = false): (value: number) => number {
  const low = Math.min(...values.map(([, one]) => one), ...(free ? [] : [0]));
  const high = Math.max(...values.map(([, , one]) => one), ...(free ? [] : [0]));
  return (value) => (100 * (value - low)) / (high - low || 1);
}
