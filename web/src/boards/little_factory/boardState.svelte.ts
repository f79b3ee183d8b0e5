/** What whoever looks at the board does with it that no other player sees: which card they look at, which building they work towards. */

import { recall, remember } from "../../lib/storage";
import type { Offer } from "../../lib/table/offers";
import type { TableStore } from "../../lib/table/tableStore.svelte";
import { kindOf } from "../../lib/thing";
import { type Balance, type Card, type Paths, lostBy, pathsOf } from "./scene";

const GOALS = "little-factory.goals";
const PLACES = "little-factory.places";
const TABLES_KEPT = 30;

/** What stands where on each shelf of a table. */
type Places = Record<string, (string | null)[]>;

export class BoardState {
  /** The card that is looked at. */
  looked: Card | null = $state.raw(null);
  /** What was pointed at once though coins would be lost by it, or cards go that nobody pointed at; and what that meant then. */
  private warned: { ref: string; notation: string } | null = $state.raw(null);
  /** The price, card or scales that wait to be pointed at again: as long as that still means the same. */
  readonly armed: string | null = $derived.by(() => (this.warned !== null && this.table.chooser.offerAt(this.warned.ref)?.notation === this.warned.notation ? this.warned.ref : null));
  /** What pointing there again would do. */
  readonly warnedOf: Offer | null = $derived.by(() => (this.armed === null ? null : this.table.chooser.offerAt(this.armed)));
  /** The reference under the pointer or in focus that may be chosen next. */
  private aim: string | null = $state(null);
  private goals: Record<string, string> = $state(recall(GOALS, {}));

  readonly paths: Paths | null = $derived(this.looked === null ? null : pathsOf(this.looked));

  /** The card in the middle that a mouse holds: it may be on its way to the hand. */
  private lifted: string | null = null;

  constructor(private readonly table: TableStore) {
    // In another position the card may lie elsewhere, or lead elsewhere; and who points at something else has been warned in time.
    $effect(() => {
      void table.shown;
      this.lookAway();
    });
    $effect(() => {
      void [table.shown, table.chooser.selected];
      this.aimAway();
    });
  }

  /** The building that this table's player has pinned. */
  get goal(): string | null {
    return this.goals[this.key] ?? null;
  }

  pin(id: string): void {
    const { [this.key]: before, ...others } = this.goals;
    const kept = Object.entries(others).slice(-TABLES_KEPT);
    this.goals = { ...Object.fromEntries(kept), ...(before === id ? {} : { [this.key]: id }) };
    remember(GOALS, this.goals);
  }

  /** Where the cards of a shelf stood last: the view has no order of its own, and whoever reloads the page must not look for them anew. */
  placesOn(shelf: string): (string | null)[] {
    return recall<Record<string, Places>>(PLACES, {})[this.table.id]?.[shelf] ?? [];
  }

  keepPlaces(shelf: string, places: (string | null)[]): void {
    const { [this.table.id]: here = {}, ...others } = recall<Record<string, Places>>(PLACES, {});
    const kept = Object.entries(others).slice(-TABLES_KEPT);
    remember(PLACES, { ...Object.fromEntries(kept), [this.table.id]: { ...here, [shelf]: places } });
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
    if (this.warned?.ref !== ref) this.aimAway();
    if (this.table.chooser.next.has(ref)) this.aim = ref;
  }

  aimAway(): void {
    this.aim = null;
    this.warned = null;
  }

  /** A pointer or the focus leaves a place. A finger leaves before its click comes, and a tap moves the focus within the place: neither
   *  takes anything back. */
  leave(event: PointerEvent | FocusEvent): void {
    const stays = event instanceof PointerEvent ? event.pointerType !== "mouse" : (event.currentTarget as Element).contains(event.relatedTarget as Node | null);
    if (!stays) this.aimAway();
  }

  /** Whether pointing at something must be done twice, since coins would be lost by it or cards go that nobody pointed at and no
   *  recipe names. The first time the balance shows it. */
  isLoss(ref: string): boolean {
    const offer = this.table.chooser.offerAt(ref);
    if (offer === null || this.armed === ref) return false;
    // What a recipe takes is printed on the card that was pointed at.
    const isRecipe = /^do-(produce|build)$/.test(offer.label.id);
    if (lostBy(offer.label) === 0 && (isRecipe || this.unmentioned(offer).length === 0)) return false;
    this.warned = { ref, notation: offer.notation };
    this.aim = ref;
    // Why something else could not be chosen is no longer of interest.
    this.table.reason.forget();
    return true;
  }

  lift(card: Card): void {
    this.lifted = card.thing.ref;
  }

  letGo(): void {
    this.lifted = null;
  }

  /** A mouse was lifted over the hand, beside its cards: what it brought from the middle is produced, or what it takes is chosen next. */
  dropInHand(onto: Element): void {
    const { lifted } = this;
    if (lifted === null || onto.closest("[data-ref]") !== null || !this.table.chooser.starts.has(lifted)) return;
    this.table.chooser.deselect();
    if (!this.isLoss(lifted)) this.table.chooser.point(lifted);
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

export { isByKey } from "../../lib/boardInput";

/** The place of a card's price. */
export function priceOf(card: Card): string {
  return `choice:buy-${card.id}`;
}
