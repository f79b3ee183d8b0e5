/** The points so far in pictures: each line of the sheet with its sum. Pure. */

import type { Line } from "../../generated/frames";

export interface Counted {
  /** `enclosures`, `figures`, `buildings`, `coins`, `improvement`, `help`. */
  kind: string;
  /** The improvement that counts. */
  what: string;
  points: number;
  line: Line;
}

/** The lines of a seat's sheet; what counts nothing is left out, but for what everybody wants to see. */
export function countedOf(lines: readonly Line[], seat: number): Counted[] {
  return lines
    .filter((line) => line.side === `#${seat}`)
    .map((line) => ({ kind: line.label.id.replace("sheet-", ""), what: String(line.label.args.what ?? "").replace(/^@/, ""), points: line.points, line }))
    .filter((one) => one.points !== 0 || one.kind === "enclosures");
}
