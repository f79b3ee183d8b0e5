/** The move that is on its way to the server. Nothing is offered again until it is acknowledged and the frame that it led to is here:
 *  between the two the old question still stands on the screen. */

interface Move {
  command: string;
  seat: number;
  /** The line of the log that it became, once the server has said so. */
  seq: number | null;
}

export class PendingMove {
  private move: Move | null = $state.raw(null);
  readonly isPending: boolean = $derived(this.move !== null && !this.isAnswered(this.move));

  /** `newestSeq` gives the line up to which a seat has frames. */
  constructor(private readonly newestSeq: (seat: number) => number) {}

  sent(command: string, seat: number): void {
    this.move = { command, seat, seq: null };
  }

  acknowledged(command: string, seq: number): void {
    if (this.move?.command === command) this.move = { ...this.move, seq };
  }

  /** A refusal without a name may be about anything, and so about the move too. */
  refused(command: string | null): void {
    if (command === null || command === this.move?.command) this.move = null;
  }

  forget(): void {
    this.move = null;
  }

  private isAnswered({ seat, seq }: Move): boolean {
    return seq !== null && this.newestSeq(seat) >= seq;
  }
}
