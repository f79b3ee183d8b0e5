/** What is in hand on this board and not yet decided: the tile that was taken up, its turn, the cell where it would lie. */

import type { Offer } from "../../lib/table/offers";
import type { TableStore } from "../../lib/table/tableStore.svelte";
import { planOf } from "./laying";
import { type Fit, fitOf, landOf } from "./land";
import type { Printed } from "./printed";
import type { FarmView, GroveView } from "./view";
import { type Wish, offerOf, singleAt } from "./wish";

/** Offers that hold a price. */
const PAID = new Set(["do-go-take", "do-take-pay", "do-pay-all"]);

export class BoardState {
  /** The cell where the tile was put, and the one that is pointed at meanwhile: `2,1`. */
  cell: string | null = $state(null);
  pointed: string | null = $state(null);
  /** Quarter turns of the tile in hand, as places in the list of those that look different. */
  private quarter = $state(0);
  /** The last answer for what was put somewhere. */
  private answered: { plan: string; fit: Fit } | null = $state.raw(null);

  constructor(
    private readonly table: TableStore,
    private readonly printed: () => Printed,
  ) {}

  private get seat(): number {
    return this.table.viewer ?? 0;
  }

  private get view(): GroveView {
    return this.table.shown?.view as unknown as GroveView;
  }

  get farm(): FarmView {
    return this.view.farms[this.seat]!;
  }

  /** Whether a tile is being laid. */
  get laying(): boolean {
    return ["tile", "cell", "turn"].includes(this.farm.step) && this.table.chooser.choices.length > 0;
  }

  /** The tile that was taken up. */
  get tile(): string | null {
    if (!this.laying) return null;
    const taken = this.table.chooser.selected.find((ref) => ref.startsWith("drawn:"));
    return taken?.slice(taken.indexOf("/") + 1) ?? this.farm.tile;
  }

  get turns(): number[] {
    return this.tile === null ? [] : (this.farm.turns[this.tile] ?? [0]);
  }

  get turn(): number {
    return this.turns[this.quarter % Math.max(1, this.turns.length)] ?? 0;
  }

  /** Where the tile is drawn now. */
  get shownAt(): string | null {
    return this.tile === null ? null : (this.farm.cell ?? this.pointed ?? this.cell);
  }

  /** The whole movement, as far as it is clear. */
  get plan(): Offer | null {
    const cell = this.shownAt;
    if (this.tile === null || cell === null) return null;
    const refs = this.farm.step === "tile" ? [`drawn:${this.seat}/${this.tile}`] : [];
    if (this.farm.step !== "turn") refs.push(`cell:${this.seat}/${cell}`);
    if (this.turns.length > 1) refs.push(`choice:turn-${this.turn}`);
    return planOf(this.table.chooser.choices, refs);
  }

  /** What the tile would join and close where it is drawn, once the server has said so. */
  get fit(): Fit | null {
    return this.answered !== null && this.answered.plan === this.plan?.notation ? this.answered.fit : null;
  }

  /** Turns the tile in hand, clockwise or back. */
  rotate(by = 1): void {
    const count = this.turns.length;
    if (count > 0) this.quarter = (this.quarter + by + count) % count;
  }

  takeUp(ref: string): void {
    if (!this.table.chooser.selected.includes(ref)) this.quarter = 0;
    this.table.chooser.point(ref);
  }

  /** Puts the tile down to be looked at; a tile that looks the same in every turn is laid. */
  put(cell: string): void {
    this.pointed = null;
    this.cell = cell;
    if (this.turns.length === 1) this.lay();
  }

  lay(): void {
    const plan = this.plan;
    if (plan !== null) this.table.chooser.press(plan);
  }

  /** One step back; whether there was any. */
  stepBack(): boolean {
    const had = this.cell !== null;
    this.cell = null;
    return had;
  }

  /** Begins anew, for another question. */
  reset(): void {
    this.cell = null;
    this.pointed = null;
    this.answered = null;
  }

  // --- what goes on by itself -----------------------------------------------------------------------------------------------

  private wish: Wish | null = null;

  /** Plays an offer; then these things are pointed at, as long as the expected question comes. */
  private playThen(offer: Offer, prompt: string, refs: readonly string[]): void {
    const version = this.table.frame?.asked?.version;
    if (version === undefined) return;
    this.wish = { version, notation: offer.notation, prompt, refs };
    this.table.chooser.press(offer);
  }

  /** Called whenever something may have changed: goes on with what was wished, or forgets it. */
  goOn(): void {
    const { wish, table } = this;
    const asked = table.frame?.asked ?? null;
    const { choices, chosen } = table.chooser;
    if (wish === null || table.pendingMove.isPending) return;
    if (asked?.version === wish.version) {
      // It waited for its confirmation, and something else was chosen instead.
      if (choices.length > 0 && chosen?.notation !== wish.notation) this.wish = null;
      return;
    }
    if (asked === null || choices.length === 0) return;
    this.wish = null;
    const [ref, ...rest] = wish.refs;
    if (ref === undefined || asked.prompt.id !== wish.prompt) return;
    const single = singleAt(choices, ref);
    if (rest.length > 0 && single !== null) this.playThen(single, wish.prompt, rest);
    else {
      const meant = [ref, wish.or].find((one) => one !== undefined && table.chooser.next.has(one));
      if (meant !== undefined) table.chooser.point(meant);
    }
  }

  // --- a price that is paid with coins that nobody knows -----------------------------------------------------------------------

  /** A choice that is no thing was pointed at. Each coin that is shown ends a command; the rest of a price is paid in the same way, as long as it is
   *  asked for. */
  give(ref: string): void {
    const { chooser } = this.table;
    const offer = chooser.offerAt(ref);
    const version = this.table.frame?.asked?.version;
    if (offer !== null && version !== undefined && offer.final && PAID.has(offer.label.id)) this.wish = { version, notation: offer.notation, prompt: "ask-pay-cost", refs: [ref], or: "choice:pay" };
    chooser.point(ref);
  }

  // --- summer ---------------------------------------------------------------------------------------------------------------

  /** Whether a figure can be sent there, together with those that are chosen or after them. */
  canWork(ref: string): boolean {
    return this.farm.step === "work" && singleAt(this.table.chooser.choices, ref) !== null;
  }

  /** An area was pointed at. Figures whose places the engine does not list together are sent out one after the other. */
  pointArea(ref: string): void {
    const { chooser } = this.table;
    const places = chooser.selected.filter((one) => one.startsWith("area:"));
    const first = places[0] === undefined ? null : singleAt(chooser.choices, places[0]);
    if (first === null || chooser.next.has(ref) || chooser.selected.includes(ref) || !this.canWork(ref)) chooser.point(ref);
    else if (singleAt(chooser.choices, ref) === first) chooser.deselect();
    else this.playThen(first, "ask-work", [...places.slice(1), ref]);
  }

  // --- a toll paid with a coin that nobody knows ----------------------------------------------------------------------------

  /** The walk that pays its toll with this coin and ends there, where a piece or a stop is chosen: it cannot be taken back, and what is to be taken at its
   *  end is taken afterwards. */
  walkWith(coin: string): { offer: Offer; then: string | null } | null {
    const { chooser } = this.table;
    if (this.farm.step !== "go" || chooser.next.has(coin)) return null;
    const piece = chooser.selected.find((ref) => ref.startsWith("piece:")) ?? null;
    const stop = piece === null ? null : `stop:${piece.slice(6, piece.indexOf("/"))}`;
    const offer = stop === null ? null : offerOf(chooser.choices, [stop, coin, "choice:arrive"]);
    return offer === null ? null : { offer, then: piece };
  }

  payWith(coin: string): void {
    const walk = this.walkWith(coin);
    if (walk === null) this.table.chooser.point(coin);
    else this.playThen(walk.offer, "ask-piece", walk.then === null ? [] : [walk.then]);
  }

  /** Keeps what the server answered about the tile that is drawn. */
  hear(): void {
    const tried = this.table.preview.tried;
    const [plan, cell] = [this.plan, this.shownAt];
    if (tried === null || plan === null || cell === null) return;
    const view = tried.view as unknown as GroveView;
    const after = view.farms[this.seat]!;
    if (!after.tiles.some((laid) => laid.cell === cell && laid.tile === this.tile && laid.turn === this.turn)) return;
    const land = landOf(after, this.printed(), [], () => undefined);
    const points = (view.scores[this.seat] ?? 0) - (this.view.scores[this.seat] ?? 0);
    this.answered = { plan: plan.notation, fit: fitOf(this.farm, after, cell, land, points) };
  }
}
