/** What can be done when the play is over. */
export interface Afterwards {
  /** Shows the score sheet. */
  sheet: () => void;
  /** The same once more, for those who played. */
  again: (() => void) | null;
}
