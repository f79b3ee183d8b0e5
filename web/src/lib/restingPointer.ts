/** Tells a pointer that was moved onto a thing from a thing that came to lie under a pointer that rests: nobody looked for the latter. */

let rested = "";

function rest(event: PointerEvent): void {
  rested = placeOf(event);
}

function placeOf({ clientX, clientY }: PointerEvent): string {
  return `${clientX} ${clientY}`;
}

if (typeof addEventListener === "function") {
  addEventListener("pointermove", rest, { capture: true });
  addEventListener("pointerdown", rest, { capture: true });
}

/** Whether a pointer was moved to where it enters something. Browsers tell of the entering before the move. */
export function wasMoved(event: PointerEvent): boolean {
  return placeOf(event) !== rested;
}
