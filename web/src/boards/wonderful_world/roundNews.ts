/** What production has brought each seat since the round began: the cards that were finished, and who had supremacy. */

import type { Happening, Step } from "../../generated/frames";
import { nameOf } from "./faces";

export interface News {
  /** The event, to say it in words. */
  event: Happening;
  /** The card that was finished; "" of supremacy. */
  design: string;
  /** Of supremacy: the resource, and the character that it earned. */
  resource: string;
  character: string;
}

const TOLD = ["completed", "supremacy"];

/** By seat, as the log of the reader tells it. */
export function roundNews(log: readonly Step[], seats: number): News[][] {
  const events = log.flatMap((step) => step.events.flat());
  const since = events.slice(events.findLastIndex(({ id }) => id === "round-begins") + 1).filter(({ id }) => TOLD.includes(id));
  return Array.from({ length: seats }, (_, seat) => since.filter(({ args }) => args.who === `#${seat}`).map(newsOf));
}

function newsOf(event: Happening): News {
  const { args } = event;
  return { event, design: nameOf(args.card), resource: nameOf(args.resource), character: nameOf(args.character) };
}
