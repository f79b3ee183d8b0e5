/** The frames of a play that is over, one of which is shown at a time. One request is under way at most, always for the frame that was
 *  asked for last. Answers that nobody waits for any more are kept but not shown. The frames around the shown one are fetched before
 *  they are asked for. */

import type { Film, Frame } from "../generated/frames";

/** How many frames a request asks for. */
const BATCH = 12;
/** How many of them lie before the one that is wanted. */
const BATCH_BEFORE = 3;
/** How far to either side of the shown frame nothing shall be missing. */
const NEIGHBOURS = 10;
/** More plies than any play has, and no more than the server accepts. */
const MOST_PLIES = 50_000;

interface Screen {
  /** The current frame is here. */
  show: (frame: Frame, plies: number) => void;
  fail: (refusal: unknown) => void;
}

export class ReplayFrames {
  private readonly frames = new Map<number, Frame>();
  private plies: number | null = null;
  /** The ply that is shown, or will be as soon as its frame is here. */
  private current = 0;
  private fetching = false;
  private closed = false;

  constructor(
    private readonly fetch: (first: number, last: number) => Promise<Film>,
    private readonly screen: Screen,
  ) {}

  /** Goes to a ply, or to the nearest that there is. Returns which one that is. */
  goTo(ply: number): number {
    this.passBy(ply);
    void this.fetchMissing();
    return this.current;
  }

  /** Goes to a ply on the way to another: its frame is shown if it is here, and not fetched. */
  passBy(ply: number): number {
    this.current = Math.max(0, Math.min(ply, this.plies ?? MOST_PLIES));
    this.showCurrent();
    return this.current;
  }

  close(): void {
    this.closed = true;
  }

  private showCurrent(): void {
    const frame = this.frames.get(this.current);
    if (frame !== undefined && this.plies !== null) this.screen.show(frame, this.plies);
  }

  /** Fetches the current frame, then those around it. */
  private async fetchMissing(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      for (let range = this.missing(); range !== null && !this.closed; range = this.missing()) {
        const answer = await this.fetch(...range);
        if (this.closed) return;
        const awaited = !this.frames.has(this.current);
        this.plies = answer.plies;
        this.current = Math.min(this.current, answer.plies);
        for (const frame of answer.frames) this.frames.set(frame.seq, frame);
        if (awaited) this.showCurrent();
      }
    } catch (refusal) {
      // What nobody waits for is fetched with the next step.
      if (!this.closed && !this.frames.has(this.current)) this.screen.fail(refusal);
    } finally {
      this.fetching = false;
    }
  }

  /** The next plies to fetch: with the current one, else the nearest after it, else the nearest before it. */
  private missing(): [number, number] | null {
    const has = (ply: number): boolean => ply < 0 || (this.plies !== null && ply > this.plies) || this.frames.has(ply);
    if (!has(this.current)) return [Math.max(0, this.current - BATCH_BEFORE), this.current + BATCH - BATCH_BEFORE - 1];
    const distances = Array.from({ length: NEIGHBOURS }, (_, number) => number + 1);
    const after = distances.map((far) => this.current + far).find((ply) => !has(ply));
    if (after !== undefined) return [after, after + BATCH - 1];
    const before = distances.map((far) => this.current - far).find((ply) => !has(ply));
    return before === undefined ? null : [Math.max(0, before - BATCH + 1), before];
  }
}
