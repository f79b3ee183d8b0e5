"""The rules as a state machine over small decisions.

A round: the draft, one secret pick after the other; the planning, in which every drafted card is built or recycled; five steps of
production, in each of which the cubes are counted and then placed. Planning and placing are open to all seats at once. `apply`
goes on by itself until somebody is asked; whoever has nothing to place and no card under construction is not. In solo play there
is no draft: the player draws pools and may exchange cards, so chance falls between the decisions (`solo.py`).
"""

from typing import final

from littleworlds.core.chance import Chance
from littleworlds.core.errors import IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.message import Args, name, player
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import Places, Snapshot, State, Tally, View, Window
from littleworlds.games.wonderful_world import (
    knowledge,
    prompts,
    scoring,
    snapshots,
    solo,
    telling,
    view,
)
from littleworlds.games.wonderful_world.actions import notation
from littleworlds.games.wonderful_world.area import Area
from littleworlds.games.wonderful_world.cards import (
    FINANCIER,
    GAME_ID,
    GENERAL,
    KINDS,
    KRYSTALLIUM,
    Cards,
)
from littleworlds.games.wonderful_world.lanes import SLOT_BITS, SLOT_MASK, lane, slot
from littleworlds.games.wonderful_world.phases import (
    BETWEEN,
    DRAFT,
    EMPIRE,
    OVER,
    PLACING,
    PLANNING,
)


@final
class WorldState(State):
    """A position.

    The deck is a bag in ascending order, `fresh` another one in solo play: the discards shuffled into a new deck. Both are
    replaced, never changed, so that copies share them. The order of `discards` means nothing: open phases fill it in any order.
    """

    def __init__(
        self,
        cards: Cards,
        areas: list[Area],
        face: i64,
        scenario: i64,
        deck: list[i64],
        discards: list[i64],
        fresh: list[i64],
        shown: list[i64],
    ) -> None:
        self.cards = cards
        self.areas = areas
        self.seats: i64 = len(areas)
        self.face = face
        self.scenario = scenario
        """The number of the solo scenario, or -1."""
        self.deck = deck
        self.discards = discards
        self.fresh = fresh
        self.shown = shown
        """Solo: the cards drawn in an exchange, of which one is to be kept."""
        self.phase: i64 = EMPIRE
        self.round: i64 = 0
        self.step: i64 = -1
        """The resource of the production step; -1 outside of production."""
        self.picks: i64 = 0
        """Picks made by everybody in this draft."""
        self.taken: i64 = 0
        """Solo: pools drawn this round."""
        self.given: i64 = 0
        """Solo: cards paid for the exchange that is under way."""

    def copy(self) -> "WorldState":
        areas = [area.copy() for area in self.areas]
        twin = WorldState(
            self.cards,
            areas,
            self.face,
            self.scenario,
            self.deck,
            self.discards[:],
            self.fresh,
            self.shown,
        )
        twin.phase = self.phase
        twin.round = self.round
        twin.step = self.step
        twin.picks = self.picks
        twin.taken = self.taken
        twin.given = self.given
        return twin

    # --- who is asked ----------------------------------------------------------------------------------------------------------

    def actors(self) -> list[i64]:
        if self.phase >= BETWEEN:
            return []
        return [seat for seat in range(self.seats) if not self.areas[seat].done]

    def first(self) -> i64:
        if self.phase >= BETWEEN:
            return -1
        seat: i64 = 0
        for area in self.areas:
            if not area.done:
                return seat
            seat += 1
        return -1

    def window(self) -> Window | None:
        if self.seats == 1 or self.phase >= BETWEEN:
            return None
        if self.phase == DRAFT:
            return Window(100 * self.round + self.picks + 1, secret=True)
        return Window(10 * self.round + self.step + 1)

    def _owes(self, seat: i64) -> bool:
        return 0 <= seat < self.seats and self.phase < BETWEEN and not self.areas[seat].done

    # --- what is possible ------------------------------------------------------------------------------------------------------

    def legal(self, seat: i64) -> list[i64]:
        if not self._owes(seat):
            return []
        area = self.areas[seat]
        cards = self.cards
        phase = self.phase
        actions: list[i64] = []
        if phase == DRAFT:
            _each(actions, area.hand, 0)
        elif phase == EMPIRE:
            actions += [cards.empire_base + empire for empire in range(len(cards.empire_names))]
        elif area.choosing:
            actions += [cards.take_base + kind - GENERAL for kind in cards.rewards[self.step]]
        elif area.left > 0:
            self._cube_actions(area, actions)
            if phase == PLACING:
                self._any_time(area, actions)
        elif area.drafted or self.seats == 1:
            self._planning_actions(area, actions)
        else:
            actions.append(cards.done)
            self._any_time(area, actions)
        return actions

    def _planning_actions(self, area: Area, actions: list[i64]) -> None:
        """Cards to be built or recycled; in solo play also what an exchange or the next pool asks for."""
        cards = self.cards
        if self.seats == 1 and solo.actions(self, area, actions):
            return
        previous: i64 = -1
        for design in area.drafted:
            if design == previous or (
                cards.copies_of[design] > 1 and _listed(actions, cards.build_base + design)
            ):
                continue
            previous = design
            actions.append(cards.build_base + design)
            actions.append(cards.recycle_base + design)
        if self.seats == 1 and len(area.drafted) >= cards.paid:
            _each(actions, area.drafted, cards.give_base)
        self._any_time(area, actions)

    def _cube_actions(self, area: Area, actions: list[i64]) -> None:
        """A cube in hand goes on a site that lacks it, or on the empire card."""
        cards = self.cards
        base = cards.cube_base + area.cube * cards.targets
        shift = SLOT_BITS * area.cube
        at: i64 = 0
        for missing in area.missing:
            if (missing >> shift) & SLOT_MASK and not area.is_twin(cards, at):
                actions.append(base + area.sites[at])
            at += 1
        actions.append(base + cards.sites)

    def _any_time(self, area: Area, actions: list[i64]) -> None:
        """Pieces that are owned and fit, and cards under construction that may be given up."""
        cards = self.cards
        pieces = area.krystallium + area.generals + area.financiers > 0
        at: i64 = 0
        for site in area.sites:
            if not area.is_twin(cards, at):
                if pieces:
                    self._piece_actions(area, site, area.missing[at], actions)
                actions.append(cards.discard_base + site)
            at += 1

    def _piece_actions(self, area: Area, site: i64, missing: i64, actions: list[i64]) -> None:
        cards = self.cards
        if area.krystallium > 0:
            action = cards.krystallium_base + site
            slots = missing
            for _ in range(KRYSTALLIUM + 1):
                if slots & SLOT_MASK:
                    actions.append(action)
                slots >>= SLOT_BITS
                action += cards.sites
        if area.generals > 0 and slot(missing, GENERAL) > 0:
            actions.append(cards.character_base + site)
        if area.financiers > 0 and slot(missing, FINANCIER) > 0:
            actions.append(cards.character_base + cards.sites + site)

    # --- one decision ----------------------------------------------------------------------------------------------------------

    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        if not self._owes(seat):
            raise (
                IllegalAction("not-your-decision", seat=player(seat))
                if self.phase < BETWEEN
                else IllegalAction("play-is-over")
            )
        area = self.areas[seat]
        cards = self.cards
        if self.phase == DRAFT:
            return self._pick(seat, area, action, chance, tell)
        if self.phase == EMPIRE:
            return solo.choose_empire(self, area, action, chance, tell)
        if action < cards.build_base or action >= cards.empire_base:
            raise self.illegal("not-now", action)
        if area.choosing:
            self._take(seat, area, action, tell)
        elif self.given > 0 or self.shown:
            return solo.exchange(self, area, action, chance, tell)
        elif action < cards.cube_base:
            self._plan(seat, area, action, tell)
        elif action < cards.krystallium_base:
            self._place(seat, area, action, tell)
        elif area.left > 0 and self.phase == PLANNING:
            raise self.illegal("place-first", action, {"resource": name(KINDS[area.cube])})
        elif action < cards.discard_base:
            self._use_piece(seat, area, action, tell)
        elif action < cards.take_base:
            self._discard(seat, area, action, tell)
        elif action == cards.done:
            self._finish(seat, area, action, tell)
        elif action == cards.draw:
            return solo.draw_pool(self, area, action, chance, tell)
        else:
            raise self.illegal("not-now", action)
        return self.go_on(seat, area, chance, tell)

    def illegal(self, message: str, action: i64, args: Args | None = None) -> IllegalAction:
        error = IllegalAction(message, game=GAME_ID)
        known = 0 <= action < self.cards.num_actions
        error.message.args["action"] = notation(self.cards, action) if known else str(action)
        if args is not None:
            error.message.args.update(args)
        return error

    def go_on(self, seat: i64, area: Area, chance: Chance, tell: list[Event] | None) -> bool:
        """After a step in an open phase: what has one answer is done, and once everybody is finished the next phase begins."""
        self._settle(seat, area, tell)
        if not area.done:
            return False
        for other in self.areas:
            if not other.done:
                return False
        return self._close(chance, tell)

    def _settle(self, seat: i64, area: Area, tell: list[Event] | None) -> None:
        """Cubes that fit nowhere go on the empire card; who has nothing to place and nothing under construction is finished."""
        if area.choosing:
            return
        if area.left > 0:
            if area.fits(area.cube):
                return
            self._stock(seat, area, area.left, tell)
        if area.sites or area.drafted or (self.seats == 1 and solo.goes_on(self)):
            return
        area.done = True

    # --- the draft -------------------------------------------------------------------------------------------------------------

    def begin_round(self, chance: Chance, tell: list[Event] | None) -> bool:
        """The next round: every seat is dealt a hand; in solo play the pools are drawn one by one."""
        cards = self.cards
        self.round += 1
        self.step = -1
        if tell is not None:
            tell.append(Event("round-begins", {"round": int(self.round)}))
        if self.seats == 1:
            self.phase = PLANNING
            self.taken = 0
            self.areas[0].done = False
            return False
        self.phase = DRAFT
        self.picks = 0
        deck = self.deck[:]
        size = cards.hand_sizes[self.seats]
        for area in self.areas:
            hand: list[i64] = []
            for _ in range(size):
                hand.append(deck.pop(chance.index(len(deck))))
            hand.sort()
            area.hand = hand
            area.done = False
        self.deck = deck
        if tell is not None:
            tell.append(telling.dealt(self))
        return True

    def _pick(
        self, seat: i64, area: Area, action: i64, chance: Chance, tell: list[Event] | None
    ) -> bool:
        """A card is chosen in secret; when all have chosen, the cards are revealed and the hands passed on."""
        if not 0 <= action < self.cards.size:
            raise self.illegal("not-now", action)
        at = _position(area.hand, action)
        if at < 0:
            raise self.illegal("not-in-hand", action, {"card": name(self.cards.ids[action])})
        area.hand.pop(at)
        area.pick = action
        area.done = True
        if tell is not None:
            tell.append(telling.picked(self, seat, action))
        for other in self.areas:
            if not other.done:
                return False
        self._reveal(tell)
        return True

    def _reveal(self, tell: list[Event] | None) -> None:
        cards = self.cards
        for seat, area in enumerate(self.areas):
            if tell is not None:
                tell.append(telling.revealed(self, seat, area.pick))
            area.drafted.append(area.pick)
            area.pick = -1
            area.done = False
        self.picks += 1
        if self.picks == cards.drafted:
            self._discard_hands(tell)
        else:
            self._pass_hands(tell)
            if self.picks + 1 < cards.drafted or len(self.areas[0].hand) > 1:
                return
            self._take_last(tell)
        self.phase = PLANNING
        self.picks = 0
        if tell is not None:
            tell.append(Event("planning-begins", {"round": int(self.round)}))

    def _pass_hands(self, tell: list[Event] | None) -> None:
        """To the left in odd rounds, to the right in even ones."""
        areas = self.areas
        last = len(areas) - 1
        if self.cards.directions[self.round - 1] > 0:
            hand = areas[last].hand
            for seat in range(last, 0, -1):
                areas[seat].hand = areas[seat - 1].hand
            areas[0].hand = hand
        else:
            hand = areas[0].hand
            for seat in range(last):
                areas[seat].hand = areas[seat + 1].hand
            areas[last].hand = hand
        if tell is not None:
            tell.append(telling.passed(self))

    def _take_last(self, tell: list[Event] | None) -> None:
        """The last card of a hand is no choice."""
        for seat, area in enumerate(self.areas):
            design = area.hand.pop()
            area.drafted.append(design)
            if tell is not None:
                tell.append(telling.revealed(self, seat, design))

    def _discard_hands(self, tell: list[Event] | None) -> None:
        """Two seats: what is left in hand is discarded, without a bonus."""
        for seat, area in enumerate(self.areas):
            if tell is not None and area.hand:
                tell.append(telling.left_over(self, seat))
            self.discards += area.hand
            area.hand = []

    # --- planning --------------------------------------------------------------------------------------------------------------

    def _plan(self, seat: i64, area: Area, action: i64, tell: list[Event] | None) -> None:
        """A drafted card is put under construction, or recycled for its cube, or (solo) paid for an exchange."""
        cards = self.cards
        if self.phase != PLANNING:
            raise self.illegal("not-now", action)
        if area.left > 0:
            raise self.illegal("place-first", action, {"resource": name(KINDS[area.cube])})
        design = action % cards.size
        at = _position(area.drafted, design)
        if at < 0:
            raise self.illegal("not-drafted", action, {"card": name(cards.ids[design])})
        if action < cards.recycle_base:
            area.drafted.pop(at)
            site = area.start(cards, design)
            if tell is not None:
                tell.append(telling.under_construction(self, seat, site))
        elif action < cards.give_base:
            area.drafted.pop(at)
            self.discards.append(design)
            area.cube = cards.recycling_of[design]
            area.left = 1
            if tell is not None:
                tell.append(telling.recycled(self, seat, design))
        elif action < cards.keep_base and self.seats == 1:
            solo.give(self, area, action, at, tell)
        else:
            raise self.illegal("not-now", action)

    def _finish(self, seat: i64, area: Area, action: i64, tell: list[Event] | None) -> None:
        """Nothing more in this phase."""
        if area.left > 0:
            raise self.illegal("place-first", action, {"resource": name(KINDS[area.cube])})
        if area.drafted:
            raise self.illegal("cards-first", action)
        if self.seats == 1 and solo.goes_on(self):
            raise self.illegal("pool-first", action)
        area.done = True
        if tell is not None:
            tell.append(Event("finished", {"who": player(seat)}))

    # --- production ------------------------------------------------------------------------------------------------------------

    def _close(self, chance: Chance, tell: list[Event] | None) -> bool:
        """Everybody is finished with planning or with a step: on to the next step in which somebody is asked, or to the next
        round."""
        while self.step < 4:
            self.phase = PLACING
            self.step += 1
            if self._open_step(tell):
                return False
        if tell is not None:
            tell.append(Event("round-over", {"round": int(self.round)}))
        if self.round == self.cards.rounds:
            self.phase = OVER
            self.step = -1
            if tell is not None:
                tell += telling.over(self)
            return False
        if self.halting:
            self.phase = BETWEEN
            return False
        return self.begin_round(chance, tell)

    def _open_step(self, tell: list[Event] | None) -> bool:
        """Production is counted once, supremacy is settled, then the cubes are placed. Whether anybody is asked."""
        resource = self.step
        best: i64 = 0
        winner: i64 = -1
        seat: i64 = 0
        for area in self.areas:
            count = lane(area.output, resource)
            area.cube = resource
            area.left = count
            area.done = False
            if count > best:
                best = count
                winner = seat
            elif count == best:
                winner = -1
            seat += 1
        if tell is not None:
            tell += telling.produced(self)
        if self.seats == 1 and best < self.cards.solo_supremacy:
            winner = -1
        if winner >= 0:
            self._win_supremacy(winner, tell)
        elif tell is not None:
            tell.append(Event("supremacy-none", {"resource": name(KINDS[resource])}))
        asked = False
        seat = 0
        for area in self.areas:
            self._settle(seat, area, tell)
            if not area.done:
                asked = True
            seat += 1
        return asked

    def _win_supremacy(self, winner: i64, tell: list[Event] | None) -> None:
        rewards = self.cards.rewards[self.step]
        area = self.areas[winner]
        if len(rewards) > 1:
            area.choosing = True
            if tell is not None:
                tell.append(
                    Event(
                        "supremacy-choice",
                        {"who": player(winner), "resource": name(KINDS[self.step])},
                    )
                )
            return
        area.gain(rewards[0], self.cards.supremacy)
        if tell is not None:
            tell.append(telling.supremacy(self, winner, rewards[0]))

    def _take(self, seat: i64, area: Area, action: i64, tell: list[Event] | None) -> None:
        """The character of a supremacy that leaves the choice."""
        kind = action - self.cards.take_base + GENERAL
        for reward in self.cards.rewards[self.step]:
            if reward == kind:
                area.choosing = False
                area.gain(kind, self.cards.supremacy)
                if tell is not None:
                    tell.append(telling.supremacy(self, seat, kind))
                return
        raise self.illegal("take-first", action)

    # --- construction ----------------------------------------------------------------------------------------------------------

    def _place(self, seat: i64, area: Area, action: i64, tell: list[Event] | None) -> None:
        """A cube in hand goes on a free slot of its resource, or on the empire card."""
        cards = self.cards
        number = action - cards.cube_base
        resource = number // cards.targets
        site = number - resource * cards.targets
        if area.left == 0 or area.cube != resource:
            raise self.illegal("no-cube", action, {"resource": name(KINDS[resource])})
        if site == cards.sites:
            self._stock(seat, area, 1, tell)
            return
        at = self._site(area, action, site, resource)
        area.left -= 1
        if tell is not None:
            tell.append(telling.placed(self, seat, site, resource))
        self._fill(seat, area, at, resource, tell)

    def _stock(self, seat: i64, area: Area, count: i64, tell: list[Event] | None) -> None:
        """Cubes in hand go on the empire card."""
        area.left -= count
        made = area.stock(self.cards, count)
        if tell is not None:
            tell += telling.stocked(self, seat, area.cube, count, made)

    def _site(self, area: Area, action: i64, site: i64, kind: i64) -> i64:
        """The position of the site that an action names; refused if there is none, if it has no free slot of the kind (unless
        `kind` is -1), or if it is not the first of equal ones."""
        cards = self.cards
        card = cards.ids[cards.design_of[site]]
        at = area.find(site)
        if at < 0:
            raise self.illegal("no-such-site", action, {"card": name(card)})
        if kind >= 0 and slot(area.missing[at], kind) == 0:
            raise self.illegal(
                "no-free-slot", action, {"card": name(card), "kind": name(KINDS[kind])}
            )
        if area.is_twin(cards, at):
            raise self.illegal("first-of-equals", action, {"card": name(card)})
        return at

    def _fill(self, seat: i64, area: Area, at: i64, kind: i64, tell: list[Event] | None) -> None:
        if area.fill(at, kind):
            design = area.complete(self.cards, at)
            if tell is not None:
                tell += telling.completed(self, seat, design)

    def _use_piece(self, seat: i64, area: Area, action: i64, tell: list[Event] | None) -> None:
        """At any time: a krystallium in its own slot or in place of a resource, a character in its slot."""
        cards = self.cards
        if action < cards.character_base:
            piece: i64 = KRYSTALLIUM
            number = action - cards.krystallium_base
            kind = number // cards.sites
            site = number - kind * cards.sites
        else:
            number = action - cards.character_base
            kind = GENERAL + number // cards.sites
            site = number % cards.sites
            piece = kind
        if area.owned(piece) == 0:
            raise self.illegal("no-piece", action, {"kind": name(KINDS[piece])})
        at = self._site(area, action, site, kind)
        area.gain(piece, -1)
        if tell is not None:
            tell.append(telling.piece_placed(self, seat, site, piece, kind))
        self._fill(seat, area, at, kind, tell)

    def _discard(self, seat: i64, area: Area, action: i64, tell: list[Event] | None) -> None:
        """At any time: a card under construction is given up; its cube goes on the empire card, what lay on it is lost."""
        cards = self.cards
        at = self._site(area, action, action - cards.discard_base, -1)
        design = area.drop(cards, at)
        self.discards.append(design)
        made = area.stock(cards, 1)
        if tell is not None:
            tell += telling.discarded(self, seat, action - cards.discard_base, made)

    # --- for people and for the laws -------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def view(self, seat: int | None) -> View:
        return view.view(self, view.ONLOOKER if seat is None else seat)

    def prompt(self, seat: i64) -> Prompt | None:
        return prompts.prompt(self, self.areas[seat]) if self._owes(seat) else None

    def places(self) -> Places:
        return knowledge.places(self)

    def hidden(self, seat: int | None) -> list[list[str]]:
        return knowledge.hidden(self, view.ONLOOKER if seat is None else seat)

    def tallies(self) -> list[Tally]:
        return knowledge.tallies(self)

    def audit(self) -> list[str]:
        return knowledge.audit(self)

    def dump(self) -> Snapshot:
        return snapshots.dump(self)


def _each(actions: list[i64], designs: list[i64], base: i64) -> None:
    """One action per design, equal cards once."""
    previous: i64 = -1
    for design in designs:
        if design != previous and not _listed(actions, base + design):
            actions.append(base + design)
            previous = design


def _listed(actions: list[i64], action: i64) -> bool:
    """Faster than `in`, which would compare objects."""
    for one in actions:
        if one == action:
            return True
    return False


def _position(designs: list[i64], design: i64) -> i64:
    """Where a card of this design lies, or -1."""
    at: i64 = 0
    for one in designs:
        if one == design:
            return at
        at += 1
    return -1
