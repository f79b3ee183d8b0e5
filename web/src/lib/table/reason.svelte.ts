/** Why a thing cannot be chosen now: asked of the server when somebody points at it in vain. */

import type { Because, Said } from "../../generated/frames";
import type { Request } from "./connection";
import type { Viewer } from "./seatLog";

/** The reason that says nothing of the thing itself: whoever pointed at it wanted to read it, and its tooltip says more. */
const NOT_NOW = "why-not-now";

export class Reason {
  /** The reason in the title's words; null if there is none to be told. */
  said: Said | null = $state.raw(null);
  /** The thing that was pointed at in vain. */
  about: string | null = null;

  constructor(
    private readonly viewer: () => Viewer,
    private readonly request: (request: Request) => void,
  ) {}

  /** Asks why a thing cannot be chosen by the viewer. */
  ask(ref: string): void {
    const seat = this.viewer();
    this.forget();
    if (seat === null) return;
    this.about = ref;
    this.request({ t: "why", seat, ref, command: null });
  }

  receive(answer: Because): void {
    if (answer.ref === this.about) this.said = answer.reason?.id === NOT_NOW ? null : answer.reason;
  }

  forget(): void {
    this.about = null;
    this.said = null;
  }
}
