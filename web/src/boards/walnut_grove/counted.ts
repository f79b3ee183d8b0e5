/** The points so far in pictures: each line of the sheet with its sum. Pure. */

import type { Line, Said } from "../../generated/frames";
import type { Printed } from "./printed";

export interface Counted {
  /** `enclosures`, `figures`, `buildings`, `coins`, `improvement`, `help`. */
  kind: string;
  /** The improvement that counts. */
  what: string;
  /** What it counts: `enclosure`, `figure`, `building`, `coin`, `improvement`, `region_tile`, `barn_good`, `help`. */
  of: string;
  points: number;
  line: Line;
}

/** Points as they are printed: with a minus sign, not a hyphen. */
export function printedPoints(points: number): string {
  return String(points).replace("-", "−");
}

/** The lines of a seat's sheet; what counts nothing is left out, but for what everybody wants to see. */
export function countedOf(lines: readonly Line[], seat: number, printed: Pick<Printed, "improvements">): Counted[] {
  return lines
    .filter((line) => line.side === `#${seat}`)
    .map((line) => {
      const [kind, what] = [line.label.id.replace("sheet-", ""), String(line.label.args.what ?? "").replace(/^@/, "")];
      return { kind, what, of: printed.improvements.get(what)?.per ?? kind.replace(/s$/, ""), points: line.points, line };
    })
    .filter((one) => one.points !== 0 || one.kind === "enclosures");
}

/** What each thing of a line counts, in the words of the pieces; null where that is not one figure. */
export function worthOf({ kind, what, of }: Counted, printed: Pick<Printed, "improvements" | "worth" | "repaidWith" | "helpPoints">): Said | null {
  if (kind === "help") return { id: "note-help", args: { count: printed.repaidWith, points: -printed.helpPoints } };
  const points = printed.improvements.get(what)?.each ?? printed.worth[of];
  return points === undefined ? null : { id: `note-per-${of}`, args: { points } };
}
