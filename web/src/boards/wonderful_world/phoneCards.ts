/** How large the cards in front of me are on a phone, where the page scrolls: so that what belongs to them stays in sight with them. */

import { fitWidth } from "../../lib/fit";

export interface PhoneCards {
  columns: number;
  largest: number;
}

/** On screens that are not as high there is no room for more than cards, as large as three side by side. */
export const ORDINARY = 700;
const COLUMNS = 3;
/** Smaller cards do not show their names. */
const LEAST = 84;
/** What lies above and below the cards on any screen: header, track, question, tabs. */
const AROUND = 350;
/** What must be in sight as well: in the draft what my empire makes and counts; in planning its pieces and tray, the marks and the upper part of what is under construction. */
const BESIDE = { draft: 100, planning: 232 };

export interface Hand {
  count: number;
  phase: "draft" | "planning";
  tall: number;
  gap: number;
}

/** For a hand on a screen whose board is `width` wide. */
export function phoneCards({ count, phase, tall, gap }: Hand, width: number, height: number): PhoneCards {
  const usual = across(COLUMNS, width, gap);
  if (count === 0 || height < ORDINARY) return { columns: COLUMNS, largest: usual };
  const card = Math.min(usual, Math.max(LEAST, fitWidth(count, width, height - AROUND - BESIDE[phase], tall, gap, usual)));
  const columns = Math.max(COLUMNS, Math.floor((width + gap) / (card + gap)));
  return { columns, largest: Math.min(card, across(columns, width, gap)) };
}

function across(columns: number, width: number, gap: number): number {
  return Math.floor((width - gap * (columns - 1)) / columns);
}
