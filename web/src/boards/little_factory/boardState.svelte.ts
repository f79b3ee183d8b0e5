/** What whoever looks at the board does with it that no other player sees: which card they look at, which building they work towards. */

import { recall, remember } from "../../lib/storage";
import type { Offer } from "../../lib/table/offers";
import type { TableStore } from "../../lib/table/tableStore.svelte";
import { kindOf } from "../../lib/thing";
import { type Balance, type Card, type Paths, lostBy, pathsOf } from "./scene";

const GOALS = "little-factory.goals";
const GOALS_KEPT = 30;

export class BoardState {
  /** The card that is looked at. */
  looked: Card | null = $state.raw(null);
  /** The price or card that was pointed at once though coins would be lost, or cards go that nobody pointed at. */
  armed: string | null = $state(null);
  /** The reference under the pointer or in focus that may be chosen next. */
  private aim: string | null = $state(null);
  private goals: Record<string, string> = $state(recall(GOALS, {}));

  readonly paths: Paths | null = $derived(this.looked === null ? null : pathsOf(this.looked));

  constructor(private readonly table: TableStore) {
    // In another position the card may lie elsewhere, or lead elsewhere.
    $effect(() => {
      void table.shown;
      this.lookAway();
    });
  }

  /** The building that this table's player has pinned. */
  get goal(): string | null {
    return this.goals[this.key] ?? null;
  }

  pin(id: string): void {
    const { [this.key]: before, ...others } = this.goals;
    const kept = Object.entries(others).slice(-GOALS_KEPT);
    this.goals = { ...Object.fromEntries(kept), ...(before === id ? {} : { [this.key]: id }) };
    remember(GOALS, this.goals);
  }

  private get key(): string {
    return `${this.table.id}/${this.table.viewer ?? "-"}`;
  }

  look(card: Card): void {
    this.looked = card;
  }

  lookAway(): void {
    this.looked = null;
  }

  /** Somebody aims at what could be chosen next: the balance shows what it would come to. */
  aimAt(ref: string): void {
    if (!this.table.chooser.next.has(ref)) return;
    this.aim = ref;
  }

  aimAway(): void {
    if (this.aim === null) return;
    this.aim = null;
    this.armed = null;
  }

  /** Whether pointing at something must be done twice, since coins would be lost by it or cards go that nobody pointed at and no
   *  recipe names. The first time the balance shows it. */
  isLoss(ref: string): boolean {
    const offer = this.table.chooser.offerAt(ref);
    if (offer === null || this.armed === ref) return false;
    // What a recipe takes is printed on the card that was pointed at.
    const isRecipe = /^do-(produce|build)$/.test(offer.label.id);
    if (lostBy(offer.label) === 0 && (isRecipe || this.unmentioned(offer).length === 0)) return false;
    this.armed = ref;
    this.aim = ref;
    return true;
  }

  /** Cards in hand that an offer gives away though they are not selected. */
  private unmentioned(offer: Offer): string[] {
    return offer.slots.flat().filter((ref) => kindOf(ref) === "hand" && !this.table.chooser.selected.includes(ref));
  }

  /** The exchange that is under way or being put together. */
  balance(hand: readonly Card[], middle: readonly Card[], coins: number): Balance | null {
    const { selected } = this.table.chooser;
    const offer = this.aim === null ? null : this.table.chooser.offerAt(this.aim);
    const gone = [...selected, ...(offer === null ? [] : this.unmentioned(offer))];
    const given = hand.filter((card) => gone.includes(card.thing.ref)).reduce((sum, card) => sum + (card.value ?? 0), coins);
    const aims = [...selected, ...(this.aim === null ? [] : [this.aim])];
    const bought = middle.find((card) => aims.includes(priceOf(card)) || (coins > 0 && aims.includes(card.thing.ref)));
    if (given === 0 && bought === undefined) return null;
    return { given, price: bought?.cost ?? null, lost: offer === null ? 0 : lostBy(offer.label) };
  }
}

/** The place of a card's price. */
export function priceOf(card: Card): string {
  return `choice:buy-${card.id}`;
}
