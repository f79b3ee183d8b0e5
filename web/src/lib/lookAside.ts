/** The board is scrolled to something that happens out of sight, and back to what the reader was looking at. */

export class LookAside {
  /** Where the board was before, and where it was left. */
  private way: { from: number; to: number } | null = null;

  constructor(private readonly board: HTMLElement) {}

  to(node: Element): void {
    const from = this.isWhereItWasLeft() ? (this.way?.from ?? 0) : this.board.scrollTop;
    node.scrollIntoView({ block: "center", behavior: "instant" });
    this.way = { from, to: this.board.scrollTop };
  }

  /** Back, unless the reader has scrolled on meanwhile. */
  back(): void {
    if (this.way !== null && this.isWhereItWasLeft()) this.board.scrollTo({ top: this.way.from, behavior: "instant" });
    this.way = null;
  }

  private isWhereItWasLeft(): boolean {
    return this.way?.to === this.board.scrollTop;
  }
}

/** Whether the reader chooses at the same time as others. What those do meanwhile takes nobody away from what they choose. */
export function choosesTogether(actors: readonly number[], viewer: number | null): boolean {
  return viewer !== null && actors.length > 1 && actors.includes(viewer);
}
