/** The score sheet of a seat, card by card: what each line is made of. */

import type { Line } from "../../generated/frames";
import { nameOf, noteOf } from "./faces";
import { isType } from "./kinds";
import type { Area, Card } from "./scene";

/** The lines of the sheet, in the order in which they are counted. */
export const LINES = ["flat", "combos", "general", "financier"] as const;
export type SheetRow = (typeof LINES)[number];

export interface Entry {
  /** A built card or the empire card by its design, or the characters themselves by their kind. */
  kind: string;
  points: number;
}

/** What is counted for a seat, line by line. The lines themselves are the rules' own. */
export function entriesOf(area: Area, lines: readonly Line[]): Record<SheetRow, Entry[]> {
  const rows: Record<SheetRow, Entry[]> = { flat: [], combos: [], general: [], financier: [] };
  const cards = [...area.built, { thing: area.empire, face: area.face, design: area.face?.design ?? "", cover: null }];
  for (const card of cards) {
    const points = worthOf(card);
    if (points > 0) rows[rowOf(card)].push({ kind: card.design, points });
  }
  for (const row of ["general", "financier"] as const) {
    const line = lines.find((one) => one.side === `#${area.seat}` && nameOf(one.label.args.character) === row);
    const own = (line?.points ?? 0) - sumOf(rows[row]);
    if (own > 0) rows[row].unshift({ kind: row, points: own });
  }
  return rows;
}

export function sumOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { points }) => sum + points, 0);
}

function worthOf({ thing }: Card): number {
  return Number(noteOf(thing, "note-worth")?.points ?? 0) * thing.count;
}

function rowOf({ face }: Card): SheetRow {
  if (face?.each == null) return "flat";
  return isType(face.each.per) ? "combos" : face.each.per === "general" ? "general" : "financier";
}
