/** Dice alike lie in one pile that is one thing: how many of it are marked, and the selection with more or fewer of them. */

import type { Offer } from "../../lib/table/offers";
import { narrow } from "../../lib/table/selection";

/** How many dice of a face are marked: the die stands for one, `choice:2-attack` beside it for more. */
export function marksOf(selected: readonly string[], face: string): number {
  const several = selected.map((ref) => severalOf(ref, face)).find((count) => count !== null);
  return several ?? (selected.includes(`die:${face}`) ? 1 : 0);
}

/** How many dice are marked in all. */
export function allMarks(selected: readonly string[], faces: readonly string[]): number {
  return faces.reduce((sum, face) => sum + marksOf(selected, face), 0);
}

/** The selection with one die more of a face, or with as many more as the offers need; null if they allow no more. */
export function withMore(choices: readonly Offer[], selected: readonly string[], face: string, whole: number): string[] | null {
  const now = marksOf(selected, face);
  return firstAllowed(choices, selected, face, Array.from({ length: whole - now }, (_, more) => now + 1 + more));
}

/** The selection with one die fewer of a face, or with as many fewer as the offers need. */
export function withFewer(choices: readonly Offer[], selected: readonly string[], face: string): string[] {
  const now = marksOf(selected, face);
  return firstAllowed(choices, selected, face, Array.from({ length: now - 1 }, (_, fewer) => now - 1 - fewer)) ?? withMarks(selected, face, 0);
}

/** The selection with so many dice of a face. */
export function withMarks(selected: readonly string[], face: string, count: number): string[] {
  const others = selected.filter((ref) => ref !== `die:${face}` && severalOf(ref, face) === null);
  if (count === 0) return others;
  return count === 1 ? [...others, `die:${face}`] : [...others, `die:${face}`, `choice:${count}-${face}`];
}

/** A face's place on the tray: its dice in hand, and beside them the hollows of those that were used. */
export interface TrayPlace<T> { face: string; die: T | null; hollows: number }

/** The tray of a turn: what is used leaves a hollow, so that no other die moves. */
export function trayOf<T extends { face: string }>(dice: readonly T[], used: readonly string[], faces: readonly string[]): TrayPlace<T>[] {
  const places = faces.map((face) => ({ face, die: dice.find((die) => die.face === face) ?? null, hollows: used.filter((one) => one === face).length }));
  return places.filter(({ die, hollows }) => die !== null || hollows > 0);
}

function firstAllowed(choices: readonly Offer[], selected: readonly string[], face: string, counts: readonly number[]): string[] | null {
  const selections = counts.map((count) => withMarks(selected, face, count));
  return selections.find((refs) => narrow(choices, refs).fits.length > 0) ?? null;
}

function severalOf(ref: string, face: string): number | null {
  const match = /^choice:(\d+)-(.+)$/.exec(ref);
  return match?.[2] === face ? Number(match[1]) : null;
}
