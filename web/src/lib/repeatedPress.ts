/** Tells a press that repeats the one before it, at the same place, from a press on what has come to stand there since: a finger that taps
 *  twice did not mean the second thing. */

/** For how many milliseconds after a press another one at its place is taken for a repetition. */
const REPEATED = 1_500;
/** How many pixels apart two taps of a finger that stays where it is may lie. */
const APART = 24;

interface Press {
  x: number;
  y: number;
  /** When it was, in milliseconds. */
  at: number;
}

/** Whether a press is at the place of the one before, a moment later. */
export function repeats(press: Press, before: Press): boolean {
  return press.at - before.at <= REPEATED && Math.hypot(press.x - before.x, press.y - before.y) <= APART;
}

let last: PointerEvent | null = null;
let beforeLast: PointerEvent | null = null;

function remember(event: PointerEvent): void {
  beforeLast = last;
  last = event;
}

if (typeof addEventListener === "function") addEventListener("pointerdown", remember, { capture: true });

function pressOf({ clientX, clientY, timeStamp }: PointerEvent): Press {
  return { x: clientX, y: clientY, at: timeStamp };
}

/** Lets through only those clicks that are meant for an element, not for what stood there before. A key, which has no place, is always meant. */
export function meant(node: HTMLElement): () => void {
  const sift = (event: MouseEvent): void => {
    if (event.detail === 0 || last === null || beforeLast === null) return;
    const metIt = beforeLast.target instanceof Node && node.contains(beforeLast.target);
    if (!metIt && repeats(pressOf(last), pressOf(beforeLast))) event.stopImmediatePropagation();
  };
  node.addEventListener("click", sift, { capture: true });
  return () => node.removeEventListener("click", sift, { capture: true });
}
