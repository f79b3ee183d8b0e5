"""The rules of Little Factory as a state machine over small decisions.

A turn: activate buildings, produce or exchange, activate buildings again, reveal new cards. An exchange is paid card by card and
then taken card by card; a discard is accepted only if in the end something can be had for it, so that no step leads into a dead
end. Whatever has one answer only is done without asking, except the reveal itself.
"""

from typing import Final, final

from littleworlds.core.chance import Chance
from littleworlds.core.errors import Error, IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.message import Args, name, player
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import Places, Snapshot, State, Tally
from littleworlds.games.little_factory import possible, refill, sheet, snapshot, tellings
from littleworlds.games.little_factory import view as views
from littleworlds.games.little_factory.actions import notation
from littleworlds.games.little_factory.cards import (
    END,
    EXCHANGE,
    GAME_ID,
    LEVEL_1,
    REVEAL,
    STOP,
    Cards,
)
from littleworlds.games.little_factory.phases import ACT, OVER, PAY, PHASES, TAKE, TURN_UP, WRAP
from littleworlds.games.little_factory.recipes import NOTHING, Recipe

_UNASKED: Final = 40
"""So many turns in a row may pass without a question; then one is put even if it has one answer, lest odd data spin forever."""


@final
class FactoryState(State):
    """A position. `piles`, `fronts`, `earned` and `tiles` change rarely and are replaced, never changed, so that copies can share
    them."""

    def __init__(
        self,
        cards: Cards,
        offer: list[i64],
        shown: list[i64],
        discards: list[i64],
        piles: list[list[i64]],
        hands: list[list[i64]],
        fronts: list[list[i64]],
        earned: list[i64],
        tiles: list[i64],
        box: list[i64],
        active: i64,
    ) -> None:
        self.cards = cards
        self.seats: i64 = len(hands)
        self.offer = offer
        """How many of each design lie face up in the middle."""
        self.shown = shown
        """How many different designs each shelf shows."""
        self.discards = discards
        """How many of each resource lie in the discards."""
        self.piles = piles
        """The face-down cards of each shelf, in ascending order: bags, from which each reveal takes by chance."""
        self.hands = hands
        """The resources in each hand, in ascending order."""
        self.fronts = fronts
        """The buildings before each player, in ascending order."""
        self.earned = earned
        """The tokens beside each building."""
        self.tiles = tiles
        """The coins on each player's starting tile; 0 once it is spent."""
        self.box = box
        """Initial buildings that are not in this play."""
        self.active = active
        self.phase: i64 = ACT
        self.after: i64 = WRAP
        """Where a turn goes on when its exchange is done."""
        self.turn: i64 = 1
        self.budget: i64 = 0
        """Coins of the exchange under way that are not yet spent."""
        self.paid: i64 = 0
        """Cards discarded for it."""
        self.taken: i64 = 0
        """Cards obtained by it."""
        self.used: i64 = 0
        """The buildings activated this turn, as bits."""

    def copy(self) -> "FactoryState":
        twin = FactoryState(
            self.cards, self.offer[:], self.shown[:], self.discards[:], self.piles, [hand[:] for hand in self.hands], self.fronts,
            self.earned, self.tiles, self.box, self.active,
        )  # fmt: skip
        twin.phase = self.phase
        twin.after = self.after
        twin.turn = self.turn
        twin.budget = self.budget
        twin.paid = self.paid
        twin.taken = self.taken
        twin.used = self.used
        return twin

    # --- who is asked, and what --------------------------------------------------------------------------------------------------

    def actors(self) -> list[i64]:
        return [] if self.phase == OVER else [self.active]

    def first(self) -> i64:
        return -1 if self.phase == OVER else self.active

    def legal(self, seat: i64) -> list[i64]:
        phase = self.phase
        if seat != self.active or phase == OVER:
            return []
        if phase == ACT:
            return possible.action_phase(self)
        if phase == PAY:
            return possible.payments(self)
        if phase == TAKE:
            takings = possible.takings(self)
            if self.taken > 0:
                takings.append(STOP)
            return takings
        if phase == WRAP:
            activations = possible.activations(self)
            activations.append(END)
            return activations
        return [REVEAL]

    # --- one decision ------------------------------------------------------------------------------------------------------------

    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        if self.phase == OVER:
            raise IllegalAction("play-is-over")
        if seat != self.active:
            raise IllegalAction("not-your-decision", seat=player(seat))
        if self.phase == TURN_UP:
            if action != REVEAL:
                raise self._illegal("not-now", action)
            refill.refill(self, chance, tell)
            self._next_turn()
            self.go_on(tell)
            return True
        self._do(action, tell)
        self.go_on(tell)
        return False

    def _do(self, action: i64, tell: list[Event] | None) -> None:
        cards = self.cards
        if action >= cards.recipe:
            self._carry_out(action, tell)
        elif action >= cards.take:
            self._take(action, tell)
        elif action >= cards.market:
            self._sell_at_market(action, tell)
        elif action >= cards.add:
            self._add(action, tell)
        elif action >= EXCHANGE:
            self._begin_exchange(action, tell)
        elif action == STOP and self.phase == TAKE:
            if self.taken == 0:
                raise self._illegal("take-first", action)
            self._finish_exchange(tell)
        elif action == END and self.phase == WRAP:
            self._end_turn()
        elif action == END and self.phase == ACT:
            self._give_up(action, tell)
        else:
            raise self._illegal("not-now", action)

    def _illegal(self, message: str, action: i64, args: Args | None = None) -> IllegalAction:
        error = IllegalAction(message, game=GAME_ID)
        error.message.args["action"] = (
            notation(self.cards, action) if 0 <= action < self.cards.num_actions else str(action)
        )
        if args is not None:
            error.message.args.update(args)
        return error

    def go_on(self, tell: list[Event] | None) -> None:
        """Go on to the next question: whatever has one answer is done unasked."""
        start = self.turn
        while True:
            phase = self.phase
            if phase == WRAP:
                if self.fronts[self.active] and possible.activations(self):
                    return
                self._end_turn()
            elif phase == TAKE:
                if not self._take_unasked(tell):
                    return
            elif phase == PAY:
                hand = self.hands[self.active]
                if hand and hand[0] != hand[len(hand) - 1]:
                    return
                actions = possible.payments(self)
                if len(actions) > 1:
                    return
                self._do(actions[0], tell)
            elif phase != ACT or not self._act_unasked(start, tell):
                return

    def _take_unasked(self, tell: list[Event] | None) -> bool:
        """Stop where nothing more can be taken, and take what alone can be; whether that was so."""
        if self.taken > 0:
            if possible.can_take(self):
                return False
            self._finish_exchange(tell)
            return True
        takings = possible.takings(self)
        if len(takings) != 1:
            return False
        self._take(takings[0], tell)
        return True

    def _act_unasked(self, start: i64, tell: list[Event] | None) -> bool:
        """The first turn's tile, a lone action, or none at all; whether one of these was the case."""
        if self.tiles[self.active] > 0:
            self._spend_tile(tell)
            return True
        hand = self.hands[self.active]
        if self.shown[LEVEL_1] > 1 and len(hand) < self.cards.hand_limit:
            return False
        if hand and hand[0] != hand[len(hand) - 1] and possible.buys_something(self, hand):
            return False
        actions = possible.action_phase(self)
        if len(actions) > 1 or (actions and self.turn - start > _UNASKED):
            return False
        if actions:
            self._do(actions[0], tell)
            return True
        self._skip(tell)
        self._end_turn()
        return True

    # --- producing and activating ------------------------------------------------------------------------------------------------

    def _carry_out(self, action: i64, tell: list[Event] | None) -> None:
        """Pay a recipe and get what it yields: the Produce action, or the effect of a building."""
        cards = self.cards
        if action >= cards.num_actions:
            raise self._illegal("not-now", action)
        recipe = cards.recipes[action - cards.recipe]
        seat = self.active
        if recipe.host != NOTHING:
            self._check_activation(recipe.host, action)
        elif self.phase != ACT:
            raise self._illegal("not-now", action)
        self._check_recipe(recipe, action)
        if recipe.host != NOTHING:
            self.used |= cards.bit[recipe.host]
        for card in recipe.discards:
            self._discard(seat, card)
        if tell is not None:
            tellings.paid(tell, cards, seat, recipe)
        if recipe.host == NOTHING:
            self.phase = WRAP
        if recipe.gain == NOTHING:
            self._gain_tokens(recipe, tell)
        else:
            self._gain(recipe.gain)
            if tell is not None:
                tellings.got(
                    tell, self, "obtained" if recipe.host != NOTHING else "produced", recipe.gain
                )
            if recipe.gain >= cards.resources:
                self._check_goal(tell)

    def _check_activation(self, building: i64, action: i64) -> None:
        design = self.cards.resources + building
        if self.phase != ACT and self.phase != WRAP:
            raise self._illegal("not-now", action)
        if design not in self.fronts[self.active]:
            raise self._illegal(
                "not-your-building", action, {"building": name(self.cards.ids[design])}
            )
        if self.used & self.cards.bit[building]:
            raise self._illegal(
                "already-activated", action, {"building": name(self.cards.ids[design])}
            )

    def _check_recipe(self, recipe: Recipe, action: i64) -> None:
        cards = self.cards
        hand = self.hands[self.active]
        if recipe.wants and not recipe.is_met_by(hand):
            raise self._illegal("cannot-pay", action)
        if recipe.gain == NOTHING:
            return
        if self.offer[recipe.gain] == 0:
            raise self._illegal("not-available", action, {"card": name(cards.ids[recipe.gain])})
        if recipe.gain < cards.resources and len(hand) - recipe.spends >= cards.hand_limit:
            raise self._illegal("hand-full", action, {"limit": int(cards.hand_limit)})

    def _give_up(self, action: i64, tell: list[Event] | None) -> None:
        """The action is owed; only where none is possible may the turn end without it."""
        if END not in possible.action_phase(self):
            raise self._illegal("action-owed", action)
        self._skip(tell)
        self._end_turn()

    def _skip(self, tell: list[Event] | None) -> None:
        if tell is not None:
            tell.append(Event("skipped", {"who": player(self.active)}))

    # --- exchanging --------------------------------------------------------------------------------------------------------------

    def _begin_exchange(self, action: i64, tell: list[Event] | None) -> None:
        cards = self.cards
        card = action - EXCHANGE
        hand = self.hands[self.active]
        if self.phase != ACT:
            raise self._illegal("not-now", action)
        if card not in hand:
            raise self._illegal("not-in-hand", action, {"card": name(cards.ids[card])})
        if not possible.buys_something(self, hand) and not possible.regains_itself(
            cards, card, hand
        ):
            raise self._illegal("buys-nothing", action, {"card": name(cards.ids[card])})
        self._pay(card, tell)
        self.phase = PAY
        self.after = WRAP

    def _add(self, action: i64, tell: list[Event] | None) -> None:
        card = action - self.cards.add
        if self.phase != PAY:
            raise self._illegal("one-for-many" if self.phase == TAKE else "not-now", action)
        if card not in self.hands[self.active]:
            raise self._illegal("not-in-hand", action, {"card": name(self.cards.ids[card])})
        self._pay(card, tell)

    def _pay(self, card: i64, tell: list[Event] | None) -> None:
        self._discard(self.active, card)
        self.budget += self.cards.value[card]
        self.paid += 1
        if tell is not None:
            tellings.exchanged(tell, self, card)

    def _sell_at_market(self, action: i64, tell: list[Event] | None) -> None:
        """The Market: one extra exchange, paid with one card."""
        cards = self.cards
        card = action - cards.market
        if self.phase != ACT and self.phase != WRAP:
            raise self._illegal("not-now", action)
        building = self._own_market(card)
        if building == NOTHING:
            raise self._illegal("no-market", action)
        if card not in self.hands[self.active]:
            raise self._illegal("not-in-hand", action, {"card": name(cards.ids[card])})
        if not possible.pays_market(self, building, card):
            raise self._illegal("buys-nothing", action, {"card": name(cards.ids[card])})
        self.used |= cards.bit[building]
        if tell is not None:
            tellings.activated(tell, cards, self.active, building)
        self._pay(card, tell)
        self.after = self.phase
        self.phase = TAKE

    def _own_market(self, card: i64) -> i64:
        """An own building not yet activated that takes a card of this level for an extra exchange."""
        cards = self.cards
        for design in self.fronts[self.active]:
            building = design - cards.resources
            if (
                cards.market_level[building] == cards.shelf[card] + 1
                and not self.used & cards.bit[building]
            ):
                return building
        return NOTHING

    def _spend_tile(self, tell: list[Event] | None) -> None:
        """The first turn is an exchange of the starting tile, which counts as the one discarded card."""
        coins = self.tiles[self.active]
        if possible.cheapest(self) > coins:
            self._skip(tell)
            self._end_turn()
            return
        tiles = self.tiles[:]
        tiles[self.active] = 0
        self.tiles = tiles
        self.budget = coins
        self.paid = 1
        self.phase = TAKE
        self.after = WRAP
        if tell is not None:
            tell.append(
                Event(
                    "spent-tile",
                    {"who": player(self.active), "coins": int(coins)},
                    [f"tile:{self.active}"],
                )
            )

    def _take(self, action: i64, tell: list[Event] | None) -> None:
        """Obtain a card for coins: the only one if several were discarded, otherwise one of as many as the coins pay for."""
        cards = self.cards
        design = action - cards.take
        if self.phase != PAY and self.phase != TAKE:
            raise self._illegal("not-now", action)
        if self.offer[design] == 0:
            raise self._illegal("not-available", action, {"card": name(cards.ids[design])})
        if cards.cost[design] > self.budget:
            args: Args = {
                "card": name(cards.ids[design]),
                "cost": cards.cost[design],
                "coins": int(self.budget),
            }
            raise self._illegal("too-dear", action, args)
        if design < cards.resources and len(self.hands[self.active]) >= cards.hand_limit:
            raise self._illegal("hand-full", action, {"limit": int(cards.hand_limit)})
        self.budget -= cards.cost[design]
        self.taken += 1
        self._gain(design)
        if tell is not None:
            tellings.got(tell, self, "took", design)
        if self.paid > 1:
            self._finish_exchange(tell)
        else:
            self.phase = TAKE
        if design >= cards.resources:
            self._check_goal(tell)

    def _finish_exchange(self, tell: list[Event] | None) -> None:
        if tell is not None and self.budget > 0:
            tell.append(Event("rest-lost", {"who": player(self.active), "coins": int(self.budget)}))
        self.budget = 0
        self.paid = 0
        self.taken = 0
        self.phase = self.after
        self.after = WRAP

    # --- cards on their way ------------------------------------------------------------------------------------------------------

    def _discard(self, seat: i64, card: i64) -> None:
        """Level I goes back to the middle and is available at once; the others wait in the discards."""
        self.hands[seat].remove(card)
        if card >= self.cards.first_2:
            self.discards[card] += 1
            return
        if self.offer[card] == 0:
            self.shown[LEVEL_1] += 1
        self.offer[card] += 1

    def _gain(self, design: i64) -> None:
        """A card leaves the middle: a resource for the hand, a building for the table."""
        left = self.offer[design] - 1
        self.offer[design] = left
        if left == 0:
            self.shown[self.cards.shelf[design]] -= 1
        if design < self.cards.resources:
            hand = self.hands[self.active]
            hand.append(design)
            hand.sort()
            return
        fronts = self.fronts[:]
        fronts[self.active] = sorted(fronts[self.active] + [design])
        self.fronts = fronts

    def _gain_tokens(self, recipe: Recipe, tell: list[Event] | None) -> None:
        """Tokens from the middle, as many as are left; with the last one the play is over."""
        left = self.tokens_left()
        count = min(recipe.tokens, left)
        earned = self.earned[:]
        earned[recipe.host] += count
        self.earned = earned
        if tell is not None:
            tellings.tokens(tell, self, recipe.host, count)
        if self.points(self.active) >= self.cards.goal:
            self._finish_at_goal(tell)
        elif count == left:
            self._finish()
            if tell is not None:
                tell.append(Event("tokens-gone"))
                tellings.winners(tell, self)

    def _check_goal(self, tell: list[Event] | None) -> None:
        """After each building that somebody gets."""
        if self.points(self.active) >= self.cards.goal:
            self._finish_at_goal(tell)

    def _finish_at_goal(self, tell: list[Event] | None) -> None:
        self._finish()
        if tell is not None:
            tellings.winners(tell, self)

    def _finish(self) -> None:
        """The play is over at once, whatever else was under way."""
        self.phase = OVER
        self.after = WRAP
        self.budget = 0
        self.paid = 0
        self.taken = 0
        self.used = 0

    # --- the end of a turn -------------------------------------------------------------------------------------------------------

    def _end_turn(self) -> None:
        self.used = 0
        if refill.is_due(self):
            self.phase = TURN_UP
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        self.active = (self.active + 1) % self.seats
        self.turn += 1
        self.phase = ACT

    # --- points ------------------------------------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """Influence printed on the buildings and tokens beside them."""
        cards = self.cards
        total: i64 = 0
        for design in self.fronts[seat]:
            building = design - cards.resources
            total += cards.points[building] + self.earned[building]
        return total

    def tokens_left(self) -> i64:
        """The tokens in the middle."""
        left = self.cards.tokens
        for count in self.earned:
            left -= count
        return left

    def outcome(self) -> Outcome:
        if self.phase != OVER:
            raise Error("not-over-yet")
        return sheet.outcome(self)

    # --- for people and for the laws ---------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> views.FactoryView:
        return views.view(self, views.ONLOOKER if seat is None else seat)

    def prompt(self, seat: i64) -> Prompt | None:
        if seat != self.active or self.phase == OVER:
            return None
        if self.phase == PAY or (self.phase == TAKE and self.taken == 0):
            return Prompt("ask-" + PHASES[self.phase], {"coins": int(self.budget)})
        if self.phase == TAKE:
            return Prompt("ask-take-more", {"coins": int(self.budget)}, STOP)
        if self.phase == WRAP:
            return Prompt("ask-wrap", None, END)
        if self.phase == ACT:
            return self._prompt_to_act()
        return Prompt("ask-" + PHASES[self.phase])

    def _prompt_to_act(self) -> Prompt:
        """Only what can be done is asked for: to activate, to act, or both."""
        if END in possible.action_phase(self):
            return Prompt("ask-wrap", None, END)
        return Prompt("ask-act" if possible.activations(self) else "ask-action")

    def places(self) -> Places:
        return snapshot.places(self)

    def tallies(self) -> list[Tally]:
        limit = self.cards.hand_limit
        found = [
            Tally(f"cards in the hand of seat {seat}", len(self.hands[seat]), 0, limit)
            for seat in range(self.seats)
        ]
        found.append(Tally("coins to spend", self.budget, 0, 1_000))
        found.append(Tally("tokens left", self.tokens_left(), 0, self.cards.tokens))
        return found

    def audit(self) -> list[str]:
        wrong: list[str] = []
        for shelf in range(4):
            designs = [
                d
                for d in range(self.cards.designs)
                if self.cards.shelf[d] == shelf and self.offer[d] > 0
            ]
            if len(designs) != self.shown[shelf]:
                wrong.append(f"shelf {shelf} shows {len(designs)} designs, not {self.shown[shelf]}")
        return wrong

    def dump(self) -> Snapshot:
        return snapshot.dump(self)
