/** The moments of a play that is over, one of which is wanted at a time. One request is under way at most; what is asked for next is
 *  always what is wanted newest, and answers that nobody waits for any more are kept but not shown. The moments around the one that is
 *  shown are fetched before they are wanted. */

import type { Film, Frame } from "../generated/frames";

const BATCH = 12;
/** A moment is fetched with so many before it. */
const BEFORE = 3;
/** So far to either side nothing shall be missing. */
const NEAR = 10;
/** More moments than any play has, and no more than the server lets itself be asked for. */
const MOST = 50_000;

interface Screen {
  /** The wanted moment is there. */
  show: (frame: Frame, plies: number) => void;
  fail: (refusal: unknown) => void;
}

export class Reel {
  private readonly frames = new Map<number, Frame>();
  private plies: number | null = null;
  private wanted = 0;
  private busy = false;
  private closed = false;

  constructor(
    private readonly fetch: (first: number, last: number) => Promise<Film>,
    private readonly screen: Screen,
  ) {}

  /** Turns to a moment, or to the nearest that there is; which one that is. */
  want(ply: number): number {
    this.pass(ply);
    void this.fill();
    return this.wanted;
  }

  /** The same on the way to another moment: what is not there yet is not fetched. */
  pass(ply: number): number {
    this.wanted = Math.max(0, Math.min(ply, this.plies ?? MOST));
    this.show();
    return this.wanted;
  }

  close(): void {
    this.closed = true;
  }

  private show(): void {
    const frame = this.frames.get(this.wanted);
    if (frame !== undefined && this.plies !== null) this.screen.show(frame, this.plies);
  }

  /** Fetches what is wanted, then what lies around it. */
  private async fill(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let range = this.missing(); range !== null && !this.closed; range = this.missing()) {
        const film = await this.fetch(...range);
        if (this.closed) return;
        const waited = !this.frames.has(this.wanted);
        this.plies = film.plies;
        this.wanted = Math.min(this.wanted, film.plies);
        for (const frame of film.frames) this.frames.set(frame.seq, frame);
        if (waited) this.show();
      }
    } catch (refusal) {
      // What nobody waits for is asked for again with the next turn.
      if (!this.closed && !this.frames.has(this.wanted)) this.screen.fail(refusal);
    } finally {
      this.busy = false;
    }
  }

  /** The next moments to fetch: with the wanted one, else the nearest after it, else the nearest before it. */
  private missing(): [number, number] | null {
    const has = (ply: number): boolean => ply < 0 || (this.plies !== null && ply > this.plies) || this.frames.has(ply);
    if (!has(this.wanted)) return [Math.max(0, this.wanted - BEFORE), this.wanted + BATCH - BEFORE - 1];
    const distances = Array.from({ length: NEAR }, (_, number) => number + 1);
    const after = distances.map((far) => this.wanted + far).find((ply) => !has(ply));
    if (after !== undefined) return [after, after + BATCH - 1];
    const before = distances.map((far) => this.wanted - far).find((ply) => !has(ply));
    return before === undefined ? null : [Math.max(0, before - BATCH + 1), before];
  }
}
