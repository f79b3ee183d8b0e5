/** A moment of the past that the viewer looks at: asked of the server by its line of the log, as the viewer saw it then. */

import type { Frame } from "../../generated/frames";
import type { Request } from "./connection";
import type { Viewer } from "./seatLog";

export class LookBack {
  /** The table at that moment; null while the present is shown. */
  frame: Frame | null = $state.raw(null);
  /** The line that was asked for. */
  private seq: number | null = null;

  constructor(
    private readonly viewer: () => Viewer,
    private readonly request: (request: Request) => void,
  ) {}

  /** Asks for the table as it was after a line of the log. */
  to(seq: number): void {
    this.seq = seq;
    this.request({ t: "look", seat: this.viewer(), seq, command: null });
  }

  /** Takes the answer. Returns false if it is for somebody else, or for a line that is not looked for any more. */
  receive(frame: Frame): boolean {
    if (frame.seat !== this.viewer() || frame.seq !== this.seq) return false;
    this.frame = frame;
    return true;
  }

  /** Back to the present. */
  leave(): void {
    this.seq = null;
    this.frame = null;
  }

  /** The line stands again: an answer that did not come before it was cut will not come any more. */
  connected(): void {
    if (this.seq !== null && this.frame === null) this.to(this.seq);
  }
}
