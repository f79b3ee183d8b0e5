/** What an offer would lead to: asked of the server when somebody looks at it, and shown until they look away. Nothing happens by it. */

import type { Asked, Line, Tried } from "../../generated/frames";
import type { Request } from "./connection";
import type { Offer } from "./offers";
import type { Viewer } from "./seatLog";

const DELAY = 250;

export interface PointsChange {
  side: string;
  points: number;
}

export class Preview {
  /** The answer for the offer that is looked at. */
  tried: Tried | null = $state.raw(null);
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly viewer: () => Viewer,
    private readonly asked: () => Asked | null,
    private readonly request: (request: Request) => void,
    /** What is laid out already and not made yet. */
    private readonly before: () => string[] = () => [],
  ) {}

  /** Somebody looks at an offer: after a moment it is tried. */
  look(offer: Offer): void {
    this.leave();
    this.timer = setTimeout(() => this.ask(offer), DELAY);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.wanted = null;
    this.tried = null;
  }

  receive(tried: Tried): void {
    if (tried.command === null || tried.command !== this.wanted) return;
    this.tried = { ...tried, events: tried.events.slice(this.before().length) };
  }

  private ask(offer: Offer): void {
    const seat = this.viewer();
    const version = this.asked()?.version;
    if (seat === null || version === undefined) return;
    const actions = [...this.before(), ...offer.actions];
    this.wanted = `try-${seat}-${version}-${actions.length}-${hash(offer.notation)}`;
    this.request({ t: "try", seat, version, actions, command: this.wanted });
  }
}

/** What a plan changes about the points: per side, where it changes anything. */
export function pointsChanges(before: readonly Line[], after: readonly Line[]): PointsChange[] {
  const sums = new Map<string, number>();
  for (const line of after) sums.set(line.side, (sums.get(line.side) ?? 0) + line.points);
  for (const line of before) sums.set(line.side, (sums.get(line.side) ?? 0) - line.points);
  return [...sums].filter(([, points]) => points !== 0).map(([side, points]) => ({ side, points }));
}

function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (value * 31 + letter.codePointAt(0)!) % 1_000_003;
  return value;
}
