/** The log of a table, kept apart for each viewer at this browser. Several players may share the screen: what one of them knows is never
 *  mixed with what another knows. */

import { SvelteMap } from "svelte/reactivity";
import type { Frame, Step } from "../../generated/frames";

/** Who looks: a seat, or null for an onlooker. */
export type Viewer = number | null;

export class SeatLog {
  private readonly logs = new SvelteMap<Viewer, readonly Step[]>();

  /** The lines that this viewer has been told and that still stand. */
  of(viewer: Viewer): readonly Step[] {
    return this.logs.get(viewer) ?? [];
  }

  /** Adds what a frame tells to the log of the viewer whom the frame is for. */
  add(frame: Pick<Frame, "seat" | "steps">): void {
    if (frame.steps.length > 0) this.logs.set(frame.seat, withSteps(this.of(frame.seat), frame.steps));
  }
}

/** The lines with new ones after them. An undo strikes lines out, and those that stay then have fewer actions before them. */
export function withSteps(lines: readonly Step[], steps: readonly Step[]): Step[] {
  let log = [...lines];
  for (const step of steps) {
    if (step.kind === "undo") log = withoutUndone(log, step.undone);
    else if (!log.some((line) => line.seq === step.seq)) log.push(step);
  }
  return log;
}

function withoutUndone(lines: readonly Step[], undone: readonly number[]): Step[] {
  const struck = lines.filter((line) => undone.includes(line.seq));
  return lines
    .filter((line) => !undone.includes(line.seq))
    .map((line) => {
      const fewer = struck.filter((one) => one.seq < line.seq).reduce((sum, one) => sum + one.events.length, 0);
      return fewer === 0 ? line : { ...line, ply: line.ply - fewer };
    });
}
