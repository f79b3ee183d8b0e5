/** Frames arrive as they come, and are shown one after the other, so that every move can be followed. A frame that arrives while another
 *  is being told waits here. Whoever does not want to wait skips ahead. */

import type { Frame, Happening } from "../../generated/frames";
import { settings } from "../settings.svelte";
import { RecentFrames } from "./recentFrames.svelte";
import type { Viewer } from "./seatLog";
import { Surprise } from "./surprise.svelte";

/** How a board wants events to be told. */
export interface Narration {
  /** Of what happened in one frame: what is told before the position changes. */
  interlude?: (events: readonly Happening[]) => Happening[];
  /** For how many milliseconds an event is shown; undefined for the usual time. */
  pace?: (event: Happening) => number | undefined;
  /** Whether an event of an interlude stays until the reader goes on: there is something to read. */
  holds?: (event: Happening) => boolean;
}

/** Events that are told while the position before them is still shown. */
export interface Interlude {
  events: readonly Happening[];
  /** How many of them have been told. */
  told: number;
}

interface Audience {
  viewer: () => Viewer;
  /** A frame is shown or passed over: from now on the log has its lines. */
  reached: (frame: Frame) => void;
  /** The frame that is shown asks something else than the one before it. */
  questionChanged: () => void;
  /** No frame waits any more. */
  finished: () => void;
}

const USUAL_PACE = 650;
const FACTORS = { calm: 1.7, normal: 1, quick: 0.4, instant: 0 };

export class Playback {
  /** The frame that is shown. */
  frame: Frame | null = $state.raw(null);
  /** The event that is being told. */
  telling: Happening | null = $state.raw(null);
  interlude: Interlude | null = $state.raw(null);
  /** How many frames are not told to their end. */
  waiting = $state(0);
  narration: Narration = {};
  /** Whether what was shown before is being told once more. */
  isTellingAgain = $state(false);
  /** Whether the reader is waited for. */
  isHeld = $state(false);
  readonly recent = new RecentFrames();
  /** Whether the question that is shown has only just come, and not by the reader's own doing. */
  readonly surprise = new Surprise();

  private readonly queue: Frame[] = [];
  private playing = false;
  private skipping = false;
  private endPause: (() => void) | null = null;
  /** Whether the last pause ended by itself, not by the reader's hand. */
  private ranOut = false;

  constructor(private readonly audience: Audience) {}

  get isPlaying(): boolean {
    return this.playing;
  }

  /** Puts a frame at the end of the queue. */
  add(frame: Frame): void {
    if (!this.playing) this.ranOut = false;
    this.queue.push(frame);
    this.waiting = this.queue.length + (this.playing ? 1 : 0);
    void this.play();
  }

  /** Shows a frame at once. Those that still wait are passed over, but the log has them. */
  jumpTo(frame: Frame): void {
    this.passOver();
    this.endPause?.();
    this.ranOut = false;
    this.telling = null;
    this.interlude = null;
    this.isTellingAgain = false;
    this.show(frame);
  }

  /** Empties the queue without showing what is in it. */
  passOver(): void {
    for (const frame of this.queue.splice(0)) this.reach(frame);
  }

  /** Tells the last round of moves again; what comes meanwhile is told after it. */
  tellAgain(): void {
    const { before, frames } = this.recent;
    if (this.playing || before === null || frames.length === 0) return;
    this.isTellingAgain = true;
    this.frame = before;
    this.surprise.expect();
    this.audience.questionChanged();
    for (const frame of frames) this.add(frame);
  }

  /** Tells everything that waits without pauses, up to the newest position. */
  skip(): void {
    this.skipping = this.playing;
    this.endPause?.();
  }

  /** The reader has read what is told; what comes then is told as usual. */
  goOn(): void {
    this.endPause?.();
  }

  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    for (let frame = this.queue.shift(); frame !== undefined; frame = this.queue.shift()) {
      this.waiting = this.queue.length + 1;
      await this.tell(frame);
    }
    this.playing = false;
    this.skipping = false;
    this.isTellingAgain = false;
    this.waiting = 0;
    this.telling = null;
    this.audience.finished();
  }

  /** Shows a frame with what happened on the way to it. What came before an interlude is told before it: in the position that follows it would be stale. */
  private async tell(frame: Frame): Promise<void> {
    const events = frame.steps.flatMap((step) => step.events.flat());
    const interlude = this.narration.interlude?.(events) ?? [];
    const first = interlude[0] === undefined ? 0 : Math.max(0, events.indexOf(interlude[0]));
    // Where there is nothing to tell, nothing is waited for: the frame is shown at once.
    if (first > 0) await this.tellEach(frame, events.slice(0, first));
    for (const [number, event] of interlude.entries()) {
      this.interlude = { events: interlude, told: number + 1 };
      this.telling = event;
      const stays = this.audience.viewer() !== null && this.narration.holds?.(event) === true;
      await (stays ? this.hold() : this.pause(this.narration.pace?.(event) ?? USUAL_PACE));
    }
    this.show(frame);
    await this.tellEach(frame, events.slice(first).filter((one) => !interlude.includes(one)));
  }

  private async tellEach(frame: Frame, events: readonly Happening[]): Promise<void> {
    const viewer = this.audience.viewer();
    if (frame.seat !== viewer) return;
    // Nobody needs to be told slowly what they did themselves.
    const byOthers = frame.steps.some((step) => step.seat !== viewer && step.kind !== "undo");
    for (const event of events) {
      this.telling = event;
      const pace = this.narration.pace?.(event);
      if (pace !== undefined || byOthers || this.isTellingAgain) await this.pause(pace ?? USUAL_PACE);
    }
  }

  /** Shows a frame, unless somebody else looks meanwhile or has seen a newer one. */
  private show(frame: Frame): void {
    this.reach(frame);
    const before = this.frame;
    if (frame.seat !== this.audience.viewer() || (before?.seat === frame.seat && before.seq > frame.seq)) return;
    this.interlude = null;
    this.frame = frame;
    if (before?.seat === frame.seat && before.asked?.version === frame.asked?.version) return;
    if (before?.seat !== frame.seat) this.surprise.expect();
    this.surprise.questionChanged(frame.asked, this.ranOut);
    this.audience.questionChanged();
  }

  private reach(frame: Frame): void {
    this.audience.reached(frame);
    this.recent.add(frame, this.audience.viewer());
  }

  /** How fast things are told. Whoever wants to see it again wants to see it, also where everything else comes at once. */
  private get pace(): keyof typeof FACTORS {
    return this.isTellingAgain && settings.pace === "instant" ? "normal" : settings.pace;
  }

  private get isHurried(): boolean {
    return this.skipping || document.hidden || this.pace === "instant";
  }

  private hold(): Promise<void> {
    this.ranOut = false;
    if (this.isHurried) return Promise.resolve();
    this.isHeld = true;
    return new Promise((resolve) => {
      this.endPause = (): void => {
        this.endPause = null;
        this.isHeld = false;
        resolve();
      };
    });
  }

  private pause(milliseconds: number): Promise<void> {
    this.ranOut = false;
    if (this.isHurried) return Promise.resolve();
    const { pace } = this;
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.endPause = null;
        resolve();
      };
      const timer = setTimeout(() => {
        this.ranOut = true;
        end();
      }, milliseconds * FACTORS[pace]);
      this.endPause = end;
    });
  }
}
