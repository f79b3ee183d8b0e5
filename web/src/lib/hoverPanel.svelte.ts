/** The panel of another player that opens from a small one: while a mouse rests there, or until it is closed again if it was pressed. */

/** Milliseconds for which a pointer rests before it is taken to ask for more: whoever only passes does not want to see it. */
const RESTS = 500;

export class HoverPanel {
  /** Whether it is open only while the pointer stays: it lies over other things then, and lets the pointer through to them. */
  readonly isPassing = $derived.by(() => this.isOver && !this.isPinned());
  readonly isOpen = $derived.by(() => this.isOver || this.isPinned());
  private isOver = $state(false);
  /** Whether it was closed while the pointer is still there. */
  private isDismissed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Whether it was opened by a press, and stays. */
    private readonly isPinned: () => boolean,
    private readonly unpin: () => void,
  ) {}

  /** What the small panel listens to: a pointer that is moved over it and then rests opens the large one. */
  readonly rest = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || this.isOver || this.isDismissed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.isOver = true), RESTS);
  };

  readonly leave = (): void => {
    clearTimeout(this.timer);
    this.isOver = false;
    this.isDismissed = false;
  };

  close(): void {
    this.leave();
    this.isDismissed = true;
    this.unpin();
  }

  /** Before the table hears of it: Escape closes the panel, and steps back from nothing. */
  readonly escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.isOpen || event.defaultPrevented) return;
    event.preventDefault();
    this.close();
  };
}
