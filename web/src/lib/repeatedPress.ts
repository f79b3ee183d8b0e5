/** Tells a press that repeats the one before it, at the same place, from a press on what has come to stand there since: a finger that taps
 *  twice did not mean the second thing. */

/** For how many milliseconds after a press another one at its place is taken for a repetition. */
const REPEATED = 1_500;

interface Press {
  x: number;
  y: number;
  /** When it was, in milliseconds. */
  at: number;
  /** What it met. */
  target: unknown;
}

export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Whether a press at a time, on what stands in an area now, only repeats the press before, which met something else there. */
export function repeats(before: Press | null, area: Area, at: number): boolean {
  if (before === null || at - before.at > REPEATED) return false;
  return before.x >= area.left && before.x <= area.right && before.y >= area.top && before.y <= area.bottom;
}

let last: Press | null = null;
let beforeLast: Press | null = null;

function remember({ clientX, clientY, timeStamp, target }: PointerEvent): void {
  beforeLast = last;
  last = { x: clientX, y: clientY, at: timeStamp, target };
}

if (typeof addEventListener === "function") addEventListener("pointerdown", remember, { capture: true });

/** Lets through only those clicks that are meant for an element. A key, which has no place, is always meant. */
export function meant(node: HTMLElement): () => void {
  const sift = (event: MouseEvent): void => {
    const metIt = beforeLast?.target instanceof Node && node.contains(beforeLast.target);
    if (event.detail > 0 && !metIt && repeats(beforeLast, node.getBoundingClientRect(), event.timeStamp)) event.stopImmediatePropagation();
  };
  node.addEventListener("click", sift, { capture: true });
  return () => node.removeEventListener("click", sift, { capture: true });
}
