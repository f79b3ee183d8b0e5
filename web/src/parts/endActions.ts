/** What can be done when the play is over. */
export interface EndActions {
  showScoreSheet: () => void;
  /** The same once more, for those who played. */
  rematch: (() => void) | null;
}
