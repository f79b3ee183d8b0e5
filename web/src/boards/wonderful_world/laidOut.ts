/** Where the cards to plan lie. They keep their places and their size until others come, so that nothing moves under a hand that plans. */

export interface LaidOut {
  /** What lay there at first, by reference: a card that is planned leaves its place free. */
  cards: readonly string[];
  /** For how many cards under construction there was room then. */
  sites: number;
}

/** As many of the cards to plan have room beside those under construction: with more, all of these become smaller. */
const BUILT = 0.25;

export const NOTHING_LAID: LaidOut = { cards: [], sites: 0 };

/** Things in the order in which they came: whoever lay there stays, and others come behind. */
export function inOrderOfArrival(before: readonly string[], now: readonly string[]): string[] {
  const stayed = before.filter((ref) => now.includes(ref));
  return [...stayed, ...now.filter((ref) => !stayed.includes(ref))];
}

/** As before while planning `goesOn` with what lies there already; else anew. */
export function laidOut(before: LaidOut, cards: readonly string[], sites: number, goesOn: boolean): LaidOut {
  if (!goesOn) return NOTHING_LAID;
  if (before.cards.length > 0 && cards.every((card) => before.cards.includes(card))) return before;
  return { cards: [...cards], sites: sites + Math.ceil(cards.length * BUILT) };
}
