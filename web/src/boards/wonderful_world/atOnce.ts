/** As much as fits in one movement: Shift with a click or with Enter, a long press, or the pile that is dragged. A long press and a drag say
 *  beforehand what they will do, and do it when the hand lets go. Where nothing more than one step is meant, it is an ordinary click. */

import { groupOf } from "../../lib/atOnce";
import type { Chooser } from "../../lib/table/chooser.svelte";
import type { Offer } from "../../lib/table/offers";

/** Milliseconds after which a press is a long one. */
const LONG_PRESS = 480;
/** A finger that has moved by more pixels scrolls, a pointer drags. */
const STILL = 10;
/** Milliseconds within which the click of a press comes. */
const CLICK = 50;

/** What will be done when the hand lets go, and above what; null once nothing will. */
export type Foretell = (offer: Offer | null, at: Element | null) => void;

export class AtOnce {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private start = { x: 0, y: 0 };
  /** Done when a long press ends. */
  private held: Offer | null = null;
  /** Whether the pile of cubes was pressed by something that drags. */
  private carries = false;
  private foretold: Offer | null = null;

  constructor(
    private readonly board: HTMLElement,
    private readonly chooser: Chooser,
    private readonly foretell: Foretell,
  ) {}

  listen(): () => void {
    const over = new AbortController();
    const { signal } = over;
    const on = { capture: true, signal };
    this.board.addEventListener("click", (event) => event.shiftKey && this.chooseAt(event.target) && swallow(event), on);
    this.board.addEventListener("keydown", (event) => event.key === "Enter" && event.shiftKey && !event.repeat && this.chooseAt(event.target) && swallow(event), on);
    this.board.addEventListener("contextmenu", (event) => this.held !== null && swallow(event), on);
    this.board.addEventListener("pointerdown", (event) => this.down(event), { signal });
    addEventListener("pointermove", (event) => this.move(event), { signal });
    addEventListener("pointerup", () => this.up(), { signal });
    addEventListener("pointercancel", () => this.cancel(), { signal });
    return () => {
      this.cancel();
      over.abort();
    };
  }

  private fullestAt(target: EventTarget | null): Offer | null {
    return target instanceof Element ? this.chooser.fullestAt(groupOf(target)) : null;
  }

  /** Whether there was something to do at once. */
  private chooseAt(target: EventTarget | null): boolean {
    const offer = this.fullestAt(target);
    if (offer !== null) this.chooser.press(offer);
    return offer !== null;
  }

  private down(event: PointerEvent): void {
    this.cancel();
    this.start = { x: event.clientX, y: event.clientY };
    if (event.button !== 0 || event.shiftKey || !(event.target instanceof Element)) return;
    const { target } = event;
    this.carries = event.pointerType !== "touch" && target.closest("[data-ref^='cube:']") !== null;
    this.timer = setTimeout(() => {
      this.held = this.fullestAt(target);
      this.say(this.held, target.closest("[data-group]") ?? target.closest("[data-ref]"));
    }, LONG_PRESS);
  }

  private move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) <= STILL) return;
    clearTimeout(this.timer);
    this.held = null;
    const under = this.carries ? document.elementFromPoint(event.clientX, event.clientY) : null;
    const group = under?.closest("[data-group]") ?? null;
    const thing = under?.closest<HTMLElement>("[data-ref]") ?? null;
    this.say(group !== null ? this.fullestAt(group) : thing === null ? null : this.chooser.offerAt(thing.dataset.ref ?? ""), group ?? thing);
  }

  private up(): void {
    const { held } = this;
    this.cancel();
    if (held === null) return;
    // The click of a long press comes right after it, if it comes at all.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), CLICK);
    this.chooser.press(held);
  }

  private cancel(): void {
    clearTimeout(this.timer);
    this.held = null;
    this.carries = false;
    this.say(null, null);
  }

  private say(offer: Offer | null, at: Element | null): void {
    if (offer === this.foretold) return;
    this.foretold = offer;
    this.foretell(offer, at);
  }
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
