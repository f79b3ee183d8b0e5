/** The winter that a farm has just come through, as the log tells it; nothing once its owner has gone on. Pure. */

import type { Happening, Step } from "../../generated/frames";
import type { Takes } from "./bill";
import { amounts } from "./scene";

export interface PassedWinter extends Takes {
  /** The line of the log that told its end. */
  seq: number;
  /** Help tiles that were taken, and the points that those cost which lie face down since. */
  help: number;
  points: number;
}

/** The year's disc is turned without a decision. */
const GOES_ON = ["year-begins"];
/** Between two help tiles the first may be repaid: still the same winter. */
const SAME_WINTER = [...GOES_ON, "paid", "repaid"];

export function passedWinter(log: readonly Step[], seat: number | null): PassedWinter | null {
  let passed: PassedWinter | null = null;
  for (const step of log.toReversed()) {
    const events = step.events.flat();
    const told = events.filter((event) => event.id === "wintered" && event.args.who === `#${seat}`);
    for (const event of told.toReversed()) passed = withPart(passed, event, step.seq);
    const quiet = passed === null ? GOES_ON : SAME_WINTER;
    if (told.length === 0 && step.seat === seat && !events.some((event) => quiet.includes(event.id))) break;
  }
  return passed;
}

/** A winter is told in parts where something is asked between two help tiles; each part has the whole bill. */
function withPart(later: PassedWinter | null, { args }: Happening, seq: number): PassedWinter {
  const rations = amounts(args.rations);
  const lacks: Record<string, number> = { ...later?.lacks };
  for (const { id, count } of amounts(args.goods)) lacks[id] = (lacks[id] ?? 0) + count;
  return {
    seq: later?.seq ?? seq,
    food: amounts(args.labourers).map(({ id, count }, kind) => ({ labourer: id, count, good: rations[kind]?.id ?? "", each: rations[kind]?.count ?? 0 })),
    fires: Number(args.fires),
    wagons: Number(args.wagons),
    lacks,
    help: (later?.help ?? 0) + Number(args.missing),
    points: (later?.points ?? 0) + Number(args.points),
  };
}
