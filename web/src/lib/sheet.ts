/** A score sheet by sides: who has how many points, and what they are made of. */

import type { Line } from "../generated/frames";

export interface Side {
  /** `#2` for a seat; another word for a side that nobody plays. */
  side: string;
  rank: number | null;
  total: number;
  lines: Line[];
}

/** The sides of a sheet, in order of the seats; `scores` are their totals where those are known, otherwise the lines are added up. */
export function sidesOf(lines: readonly Line[], scores: readonly number[], ranks: readonly number[] = []): Side[] {
  const made = new Map<string, Side>(scores.map((score, seat) => [`#${seat}`, { side: `#${seat}`, rank: ranks[seat] ?? null, total: score, lines: [] }]));
  for (const line of lines) {
    const side = made.get(line.side) ?? { side: line.side, rank: null, total: 0, lines: [] };
    made.set(line.side, side);
    side.lines.push(line);
    if (!isSeat(side, scores)) side.total += line.points;
  }
  return [...made.values()];
}

function isSeat(side: Side, scores: readonly number[]): boolean {
  return scores[Number(side.side.slice(1))] !== undefined;
}

/** Lines with the same words are one line with their sum, in the order in which they first came. */
export function together(lines: readonly Line[]): Line[] {
  const made = new Map<string, Line>();
  for (const line of lines) {
    const key = JSON.stringify(line.label);
    made.set(key, { ...line, points: line.points + (made.get(key)?.points ?? 0) });
  }
  return [...made.values()];
}
