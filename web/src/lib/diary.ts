/** What each pair of eyes at this browser has been told, line by line. Several players may share the screen: what one of them knows is
 *  never mixed with what another knows. */

import type { Frame, Step } from "../generated/frames";

export type Eyes = number | null;

export class Diary {
  private readonly pages = new Map<Eyes, readonly Step[]>();

  /** The lines that these eyes have been told and that still stand. */
  of(eyes: Eyes): readonly Step[] {
    return this.pages.get(eyes) ?? [];
  }

  /** Writes down what a frame tells to the eyes that it is for. */
  note(frame: Pick<Frame, "seat" | "steps">): void {
    if (frame.steps.length > 0) this.pages.set(frame.seat, noted(this.of(frame.seat), frame.steps));
  }
}

/** The lines with new ones after them. An undo strikes lines out, and those that stay then have fewer actions before them. */
export function noted(lines: readonly Step[], told: readonly Step[]): Step[] {
  let page = [...lines];
  for (const step of told) {
    if (step.kind === "undo") page = without(page, step.undone);
    else if (!page.some((line) => line.seq === step.seq)) page.push(step);
  }
  return page;
}

function without(lines: readonly Step[], undone: readonly number[]): Step[] {
  const struck = lines.filter((line) => undone.includes(line.seq));
  return lines
    .filter((line) => !undone.includes(line.seq))
    .map((line) => {
      const fewer = struck.filter((gone) => gone.seq < line.seq).reduce((sum, gone) => sum + gone.events.length, 0);
      return fewer === 0 ? line : { ...line, ply: line.ply - fewer };
    });
}
