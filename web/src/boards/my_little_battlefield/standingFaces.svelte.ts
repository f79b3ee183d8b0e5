/** For which faces an offer is made to me: always, never, or only some. The server declines what I do not want to be asked; a face that has not
 *  come up yet is declined as soon as it does. */

import { recall, remember } from "../../lib/storage";
import { askAgain, declineFromNowOn } from "../../lib/table/standingAnswers";
import type { TableStore } from "../../lib/table/tableStore.svelte";

export class StandingFaces {
  private unwanted: string[] = $state.raw([]);
  private sent = "";

  constructor(
    private readonly table: TableStore,
    /** The question: `ask-follow`, `ask-force`. */
    private readonly prompt: string,
  ) {
    this.unwanted = recall<string[]>(this.key, []);
  }

  isAsked(face: string): boolean {
    return !this.unwanted.includes(face) && !this.standing(face);
  }

  set(faces: readonly string[], asked: boolean): void {
    this.unwanted = [...this.unwanted.filter((face) => !faces.includes(face)), ...(asked ? [] : faces)];
    remember(this.key, this.unwanted);
    const seat = this.table.viewer;
    for (const standing of this.table.frame?.standing ?? []) {
      const lifted = standing.prompt === this.prompt && faces.some((face) => standing.args?.face === `@${face}`);
      if (asked && lifted && seat !== null) this.table.send(askAgain(seat, standing));
    }
    this.decline();
  }

  /** Declines the present question, now and from now on, if it is not wanted. */
  decline(): void {
    const asked = this.table.frame?.asked;
    const seat = this.table.viewer;
    if (asked == null || seat === null || asked.prompt.id !== this.prompt || asked.version === this.sent) return;
    const face = String(asked.prompt.args.face).replace(/^@/, "");
    if (!this.unwanted.includes(face) || this.standing(face) || this.table.chooser.choices.length === 0) return;
    this.sent = asked.version;
    this.table.send(declineFromNowOn(seat, asked.prompt));
  }

  private standing(face: string): boolean {
    return (this.table.frame?.standing ?? []).some((one) => one.prompt === this.prompt && one.args?.face === `@${face}`);
  }

  private get key(): string {
    return `faces.${this.table.id}.${this.table.viewer}.${this.prompt}`;
  }
}
