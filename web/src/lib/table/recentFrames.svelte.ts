/** The last round of moves as the viewer saw it: from their last turn before the others', to now. So much can be told once more. */

import type { Frame } from "../../generated/frames";
import type { Viewer } from "./seatLog";

/** More than these nobody wants to see again at one go. */
const MOST = 60;

export class RecentFrames {
  /** The frames to tell again, in their order. */
  frames: readonly Frame[] = $state.raw([]);
  /** The position before the first of them. */
  before: Frame | null = $state.raw(null);

  /** A frame was shown or passed over. What was taken back is not told again. */
  add(frame: Frame, viewer: Viewer): void {
    const last = this.frames.at(-1) ?? this.before;
    if (last === null || last.seat !== frame.seat || frame.steps.some((step) => step.kind === "undo")) {
      this.before = frame;
      this.frames = [];
    } else if (frame.seq > last.seq) {
      if (!isBy(viewer, frame)) this.dropBefore(this.lastTurnOf(viewer));
      this.frames = [...this.frames, frame];
      this.dropBefore(this.frames.length - MOST);
    }
  }

  /** Where the viewer's turn begins that is the end of what is kept; 0 if it is not, or if nothing comes before it. */
  private lastTurnOf(viewer: Viewer): number {
    const first = this.frames.findLastIndex((frame) => !isBy(viewer, frame)) + 1;
    return first === this.frames.length ? 0 : first;
  }

  private dropBefore(first: number): void {
    if (first <= 0) return;
    this.before = this.frames[first - 1] ?? this.before;
    this.frames = this.frames.slice(first);
  }
}

function isBy(viewer: Viewer, frame: Frame): boolean {
  return viewer !== null && frame.steps.some((step) => step.seat === viewer);
}
