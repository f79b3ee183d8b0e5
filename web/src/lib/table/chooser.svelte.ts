/** What whoever is asked has chosen so far: the things that are selected, and the final action that waits for its confirmation. */

import type { Said } from "../../generated/frames";
import { settings } from "../settings.svelte";
import { type Offer, isGesture } from "./offers";
import { type Narrowed, narrow, playsAtOnce, select, stepBack } from "./selection";

const FEW_GESTURES = 12;

/** What a board says of its answers. */
export interface Caution {
  /** Whether an answer that cannot be taken back needs no confirmation all the same, since nobody regrets it. */
  casual?: (answer: Said) => boolean;
}

export class Chooser {
  selected: string[] = $state.raw([]);
  /** The notation of the action that a bot would take, if somebody asked for it. */
  hint: string | null = $state(null);
  caution: Caution = {};
  /** The notation of an action that was pressed once and waits for the press that confirms it. */
  private pressed: string | null = $state(null);

  /** All actions that can be chosen now. */
  readonly choices: readonly Offer[] = $derived.by(() => this.offered());
  private readonly narrowed: Narrowed = $derived(narrow(this.choices, this.selected));
  /** The things with which a choice can begin: whoever points at one that does not go with the selection begins anew. */
  readonly starts: ReadonlySet<string> = $derived(narrow(this.choices, []).next);
  /** Whatever has a part in any of them, also after something else was pointed at. */
  readonly named: ReadonlySet<string> = $derived(new Set(this.choices.flatMap((choice) => choice.slots.flat())));
  /** The one action that is meant, by things that were pointed at or by a first press, and is not played yet. */
  readonly chosen: Offer | null = $derived(this.choices.find((choice) => choice.notation === this.pressed) ?? this.narrowed.chosen);

  constructor(
    private readonly offered: () => readonly Offer[],
    private readonly play: (choice: Offer) => void,
    /** Something was pointed at or pressed; in vain: the thing that was. */
    private readonly tried: (inVain: string | null) => void = () => {},
  ) {}

  /** Whether a final choice asks to be confirmed. Where there is one thing to do, whoever points at it cannot have meant another. */
  private isCareful(choice: Offer): boolean {
    return settings.confirm && this.choices.length > 1 && !(this.caution.casual?.(choice.label) ?? false);
  }

  /** The actions that the selection still allows. */
  get fits(): readonly Offer[] {
    return this.narrowed.fits;
  }

  /** The actions that wait for a confirmation once they are chosen. */
  get confirmed(): readonly Offer[] {
    return this.choices.filter((choice) => choice.final && this.isCareful(choice));
  }

  /** What a list of them begins with: beyond a few, gestures would bury the single actions, until something is selected. */
  get listed(): readonly Offer[] {
    const few = this.selected.length > 0 || this.fits.filter(isGesture).length <= FEW_GESTURES;
    return few ? this.fits : this.fits.filter((offer) => !isGesture(offer));
  }

  /** The things that can be selected next. */
  get next(): ReadonlySet<string> {
    return this.narrowed.next;
  }

  /** The one offer that pointing at a thing would mean. */
  offerAt(ref: string): Offer | null {
    return narrow(this.choices, select(this.choices, this.selected, ref)).chosen;
  }

  /** Of the gestures that the selection still allows and that one of these things takes part in, the one that does most. */
  fullestAt(refs: readonly string[]): Offer | null {
    const meant = (ref: string): boolean => refs.includes(ref) && this.next.has(ref);
    const fitting = this.fits.filter((offer) => isGesture(offer) && offer.slots.flat().some(meant));
    return fitting.reduce<Offer | null>((most, offer) => (most === null || offer.actions.length > most.actions.length ? offer : most), null);
  }

  /** A thing was pointed at. What is final is confirmed by pointing at it again. What was pointed at in vain was only read: it takes nothing back. */
  point(ref: string): void {
    const before = this.narrowed.chosen;
    if (before !== null && this.selected.includes(ref)) {
      this.play(before);
      return;
    }
    const selected = select(this.choices, this.selected, ref);
    if (!selected.includes(ref) && !this.selected.includes(ref)) {
      this.tried(ref);
      return;
    }
    this.tried(null);
    this.pressed = null;
    this.selected = selected;
    const chosen = this.narrowed.chosen;
    if (chosen !== null && playsAtOnce(chosen, null, this.isCareful(chosen))) this.play(chosen);
  }

  /** Whether a thing can be dropped on another, with what is selected or by itself. */
  goesOnto(from: string, target: string): boolean {
    return this.holding(from, [target]) !== undefined || this.takes([target], from) !== undefined;
  }

  /** A thing was dropped on another, which may stand for a whole group. It goes on with what was selected if that leads there; otherwise the
   *  drag is a choice of its own. It never means more than where it ended: a thing that is a whole action by itself is not played on the way. */
  drop(from: string, target: string, group: readonly string[]): void {
    const held = this.holding(from, [target, ...group]);
    if (held === undefined) {
      const place = this.takes([target, ...group], from);
      if (place !== undefined) {
        this.pressed = null;
        this.selected = [place];
        this.point(from);
        return;
      }
      if (this.offerAt(from) !== null && this.selected.length === 0) this.point(from);
      return;
    }
    this.pressed = null;
    this.selected = held;
    const whole = this.fullestAt(group);
    if (whole !== null) this.press(whole);
    else if (this.next.has(target)) this.point(target);
  }

  /** An action was pressed, in the list, at the question or by its digit. What is final is confirmed by pressing it again. */
  press(choice: Offer): void {
    this.tried(null);
    if (playsAtOnce(choice, this.chosen, this.isCareful(choice))) this.play(choice);
    else this.pressed = choice.notation;
  }

  /** The selection with which a dragged thing can go on to one of these. What no action names can be carried to where an action is meant all
   *  the same: a guest to a table, where only tables are asked about. */
  private holding(from: string, onto: readonly string[]): string[] | undefined {
    const named = this.choices.some((choice) => choice.slots.some((slot) => slot.includes(from)));
    const carried = this.selected.includes(from) || !named ? this.selected : [...this.selected, from];
    return [carried, named ? [from] : []].find((selection) => onto.some((ref) => narrow(this.choices, selection).next.has(ref)));
  }

  /** Of these places, the one with which an action begins that goes on with a thing: a bin takes what is dragged there. */
  private takes(places: readonly string[], from: string): string | undefined {
    return places.find((place) => narrow(this.choices, [place]).next.has(from));
  }

  stepBack(): void {
    if (this.pressed !== null) this.pressed = null;
    else this.selected = stepBack(this.selected);
  }

  /** A bot would take this action: it is marked, and looked at. */
  advise(notation: string, look: (offer: Offer) => void): void {
    this.tried(null);
    this.hint = notation;
    this.choices.filter((choice) => choice.notation === notation).forEach(look);
  }

  /** Takes back everything that was selected or pressed. */
  deselect(): void {
    this.selected = [];
    this.pressed = null;
  }

  /** Begins anew, for another question. */
  reset(): void {
    this.deselect();
    this.hint = null;
  }
}
