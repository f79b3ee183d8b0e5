/** Tells a question that comes while nobody expects it from one that follows on one's own move. What a hand was about to press has just made
 *  way for something else then, and nobody can have meant that yet. */

import type { Asked } from "../../generated/frames";

/** Milliseconds within which nobody can have seen what has come, and pressed it. */
const UNSEEN = 400;

export class Surprise {
  /** Whether what can be pressed has only just come, and not by the reader's own doing: a press means what stood there before. */
  isFresh = $state(false);
  /** Whether the next question follows on something that the reader did. */
  private isExpected = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The reader does something that may lead to another question. */
  expect(): void {
    this.isExpected = true;
  }

  /** Nothing came of what the reader did. */
  refused(): void {
    this.isExpected = false;
  }

  /** Another question stands, or none; by itself: while the reader was being told something, which could be skipped at the same place. */
  questionChanged(asked: Asked | null, byItself: boolean): void {
    if (asked === null) return;
    if (byItself || !this.isExpected) this.begin();
    this.isExpected = false;
  }

  /** Lets no press through to what has only just come. A key that presses a button is a click as well. */
  readonly guard = (node: HTMLElement): (() => void) => {
    const sift = (press: Event): void => {
      if (this.isFresh) press.stopImmediatePropagation();
    };
    node.addEventListener("click", sift, { capture: true });
    return () => node.removeEventListener("click", sift, { capture: true });
  };

  private begin(): void {
    clearTimeout(this.timer);
    this.isFresh = true;
    this.timer = setTimeout(() => (this.isFresh = false), UNSEEN);
  }
}
