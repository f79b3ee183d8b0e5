/** A plan: steps that are laid out on the board before any of them is made. The server tries them, the board shows where they lead; they are
 *  taken back in any order and sent as one move. Which questions are planned is up to the board. */

import type { Asked, Frame, Tried } from "../../generated/frames";
import type { Request } from "./connection";
import { type Offer, offersOf } from "./offers";

/** What a board says about plans. */
export interface Planning {
  /** Whether answers to a question are laid out first. */
  plans?: (asked: Asked) => boolean;
}

/** The place on a board that stands for confirming a plan. */
export const CONFIRM = "choice:confirm-plan";

type TryRequest = Extract<Request, { t: "try" }>;

interface Outstanding {
  request: TryRequest;
  answer: (tried: Tried | null) => void;
}

export class Plan {
  steps: readonly Offer[] = $state.raw([]);
  planning: Planning = {};
  /** Where the steps lead. */
  private tried: Tried | null = $state.raw(null);
  /** Whether answers of the server are awaited. */
  isBusy = $state(false);
  private outstanding: Outstanding | null = null;
  /** How many questions there were: what was tried for one means nothing for the next. */
  private question = 0;
  private number = 0;

  constructor(
    /** The newest frame of whoever looks. */
    private readonly ground: () => Frame | null,
    private readonly request: (request: Request) => void,
  ) {}

  get actions(): string[] {
    return this.steps.flatMap((step) => step.actions);
  }

  /** Whether nothing is left to plan: nothing is asked any more, or only what has a usual answer. */
  get isWhole(): boolean {
    return this.steps.length > 0 && this.tried !== null && (this.tried.asked === null || this.tried.asked.usual !== null);
  }

  /** The name of the question that stands once the steps are laid out. */
  questionAfter(version: string | undefined): string | undefined {
    return version === undefined || this.steps.length === 0 ? version : `${version}+${this.steps.length}`;
  }

  /** A frame as the plan would leave it. */
  over(frame: Frame | null): Frame | null {
    const { tried } = this;
    const last = this.steps.at(-1);
    if (frame?.asked == null || tried === null || last === undefined || tried.seat !== frame.seat) return frame;
    const nothing = { ...frame.asked, choices: [], gestures: [], decline: null, usual: null, always: false };
    const asked = { ...(tried.asked ?? nothing), version: frame.asked.version, answered_at: null, always: false };
    return { ...frame, view: tried.view, things: tried.things, points: tried.points, undo: [last.label], asked };
  }

  /** What can be chosen: once nothing is left to plan, that it is confirmed stands for the usual answer. */
  offers(asked: Asked): Offer[] {
    if (this.isBusy) return [];
    if (!this.isWhole) return offersOf(asked);
    const confirm: Offer = { notation: CONFIRM, actions: asked.usual === null ? [] : [asked.usual], label: { id: "plan-confirm", args: {} }, slots: [[CONFIRM]], final: false };
    return [confirm, ...offersOf(asked).filter((offer) => offer.notation !== asked.usual)];
  }

  /** Whether an offer is laid out. What cannot be taken back ends a plan and is made together with it. */
  takes(asked: Asked, offer: Offer): boolean {
    if (offer.final || offer.notation === CONFIRM || offer.notation === asked.usual) return false;
    return this.steps.length > 0 || (this.planning.plans?.(asked) ?? false);
  }

  async add(offer: Offer): Promise<void> {
    await this.become([...this.steps, offer]);
  }

  /** Takes a step back. Steps that are not possible without it go with it. */
  async takeBack(number: number): Promise<void> {
    await this.become(this.steps.filter((_, one) => one !== number));
  }

  /** Another question stands: nothing is laid out any more. */
  forget(): void {
    this.giveUpWaiting();
    this.steps = [];
    this.tried = null;
  }

  /** A frame came. If it asks the same, the plan is laid over it; if not, the plan stays in sight until that frame is shown. */
  frameCame(before: string | undefined, frame: Frame): void {
    if (frame.asked?.version !== before) this.giveUpWaiting();
    else if (this.steps.length > 0 && !this.isBusy) void this.become(this.steps);
  }

  /** The line stands again: what was asked is asked once more. */
  connected(): void {
    if (this.outstanding !== null) this.request(this.outstanding.request);
  }

  /** Whether the answer was for this plan. */
  receive(command: string | null, tried: Tried | null): boolean {
    const waiting = this.outstanding;
    if (waiting === null || command !== waiting.request.command) return false;
    this.outstanding = null;
    waiting.answer(tried);
    return true;
  }

  /** Makes these the steps, or those of them that are possible one after the other. */
  private async become(steps: readonly Offer[]): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const { question } = this;
    let possible = steps;
    let tried = steps.length === 0 ? null : await this.ask(steps);
    if (tried === null && steps.length > 0) {
      possible = [];
      for (const step of steps) {
        const answer = question === this.question ? await this.ask([...possible, step]) : null;
        if (answer === null) continue;
        tried = answer;
        possible = [...possible, step];
      }
    }
    this.isBusy = false;
    if (question !== this.question) return;
    this.steps = possible;
    this.tried = tried;
  }

  private giveUpWaiting(): void {
    this.question += 1;
    this.outstanding?.answer(null);
    this.outstanding = null;
  }

  private ask(steps: readonly Offer[]): Promise<Tried | null> {
    const actions = steps.flatMap((step) => step.actions);
    const frame = this.ground();
    if (frame?.asked == null || frame.seat === null) return Promise.resolve(null);
    this.number += 1;
    const request: TryRequest = { t: "try", seat: frame.seat, version: frame.asked.version, actions, command: `plan-${this.number}` };
    return new Promise((answer) => {
      this.outstanding = { request, answer };
      this.request(request);
    });
  }
}
