/** The seats that are played from this browser, what each of them knows, and who looks at the screen. Where several players share the
 *  screen a curtain is drawn between them: nobody sees what another seat knows. */

import { SvelteMap } from "svelte/reactivity";
import type { Frame, Held, Step, TableInfo } from "../../generated/frames";
import { SeatLog, type Viewer } from "./seatLog";

interface Surroundings {
  info: () => TableInfo | null;
  /** Whether frames are still being told to whoever looks. */
  isPlayingBack: () => boolean;
}

interface Received {
  frame: Frame;
  /** When it came, by this browser's clock. */
  at: number;
}

export class SharedScreen {
  /** The seats that are played from here. */
  held: number[] = $state.raw([]);
  /** Who looks at the screen, once the curtain is lifted. */
  viewer: Viewer = $state(null);
  /** The seat to whose player the screen is to be handed; null while the table is in sight. */
  curtain: number | null = $state(null);

  private readonly received = new SvelteMap<Viewer, Received>();
  private readonly seatLog = new SeatLog();
  private tokenOfSeat = new Map<number, string>();
  /** Whether the viewer has said that they sit in front of the screen. */
  private viewerIsHere = false;

  /** The newest frame for the viewer, which may still wait to be shown. */
  readonly newest: Frame | null = $derived(this.newestOf(this.viewer));
  /** What the viewer has been told. */
  readonly log: readonly Step[] = $derived(this.seatLog.of(this.viewer));
  /** Whether every seat held here has a frame. Before that nobody knows who is asked. */
  readonly allSeatsKnown: boolean = $derived(this.held.every((seat) => this.received.has(seat)));

  constructor(private readonly surroundings: Surroundings) {}

  get tokens(): string[] {
    return [...this.tokenOfSeat.values()];
  }

  get viewerToken(): string | undefined {
    return this.viewer === null ? undefined : this.tokenOfSeat.get(this.viewer);
  }

  newestOf(viewer: Viewer): Frame | null {
    return this.received.get(viewer)?.frame ?? null;
  }

  /** When the newest frame for the viewer came. */
  newestAt(): number {
    return this.received.get(this.viewer)?.at ?? 0;
  }

  /** Takes the seats that the server says are ours. Returns whether somebody else looks at the screen now. */
  takeSeats(seats: readonly Held[]): boolean {
    this.tokenOfSeat = new Map(seats.map(({ seat, token }) => [seat, token]));
    this.held = seats.map(({ seat }) => seat);
    if (this.viewer !== null && this.held.includes(this.viewer)) return false;
    const before = this.viewer;
    this.viewer = this.held[0] ?? null;
    this.viewerIsHere = false;
    return this.viewer !== before;
  }

  /** Keeps a frame as the newest of its seat. Returns whether it is the first. */
  keep(frame: Frame): boolean {
    const first = !this.received.has(frame.seat);
    this.received.set(frame.seat, { frame, at: Date.now() });
    return first;
  }

  /** Writes what a frame tells into the log of its seat. */
  writeLog(frame: Frame): void {
    this.seatLog.add(frame);
  }

  /** Whether a seat that is held here has to decide something itself. */
  isAsked(seat: number): boolean {
    return this.newestOf(seat)?.asked != null && this.surroundings.info()?.seats[seat]?.bot == null;
  }

  /** Covers the table if it is for somebody else than who may sit in front of the screen, also before anything has been shown. */
  drawCurtain(): void {
    if (this.held.length < 2 || this.surroundings.info()?.status !== "playing" || this.newest?.result) {
      this.curtain = null;
      return;
    }
    if (this.surroundings.isPlayingBack() || (this.curtain !== null && this.isAsked(this.curtain))) return;
    if (this.viewerIsHere && this.viewer !== null && this.isAsked(this.viewer)) return;
    const next = this.held.find((seat) => this.isAsked(seat));
    if (next !== undefined) this.curtain = next;
    else if (!this.viewerIsHere) this.curtain = this.viewer;
  }

  /** Hands the screen to the player whom the curtain names. Returns false if there is none, or if it is not known yet who is asked. */
  liftCurtain(): boolean {
    if (this.curtain === null || !this.allSeatsKnown) return false;
    this.viewer = this.curtain;
    this.viewerIsHere = true;
    this.curtain = null;
    return true;
  }
}
