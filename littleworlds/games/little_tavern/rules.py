"""The rules of Little Tavern as a state machine over small decisions.

A turn: draw a character and seat it, or turn an event, carry it out (`effects`) and give a coin; full tables end the round
(`rounds`). A phase names what is asked; each has a paragraph in `legal` and one in `apply`. Whatever has one answer only is done
without asking, except the draw itself.
"""

from typing import Final, final

from littleworlds.core.chance import Chance
from littleworlds.core.errors import IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.message import Args, name, player
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import Places, Snapshot, State, Tally
from littleworlds.games.little_tavern import effects, ledger, rounds
from littleworlds.games.little_tavern import view as views
from littleworlds.games.little_tavern.actions import (
    DRAW_CHARACTER,
    DRAW_EVENT,
    GATHER,
    GIVE,
    SEAT,
    TURN_LEFT,
    TURN_RIGHT,
    notation,
    num_actions,
    pick_base,
)
from littleworlds.games.little_tavern.cards import (
    EVENTS,
    Cards,
)
from littleworlds.games.little_tavern.phases import (
    CHOOSE_CLAN,
    CHOOSE_DIRECTION,
    DRAW,
    GATHER_ONE,
    GIVE_COIN,
    HELLO_WHERE,
    HELLO_WHOM,
    OVER,
    PASS_ON,
    PHASES,
    REPLACE,
    SEAT_DRAWN,
    SEAT_MYSTERY,
    SEND_OUT,
    SWAP_OTHER,
    SWAP_OWN,
)
from littleworlds.games.little_tavern.rounds import SheetRow

GAME_ID: Final = "little-tavern"


@final
class TavernState(State):
    """A position. Lists that change rarely (`mystery_*`, `choices`, `discard`, `events`, `sheet`) are replaced, never changed, so
    that copies can share them."""

    def __init__(
        self,
        cards: Cards,
        coins: list[i64],
        tables: list[list[i64]],
        pile: list[i64],
        events: list[i64],
        active: i64,
        discard: list[i64],
        choices: list[i64],
        mystery_cards: list[i64],
        mystery_placers: list[i64],
        sheet: list[SheetRow],
    ) -> None:
        self.cards = cards
        self.seats: i64 = len(coins)
        self.coins = coins
        self.tables = tables
        self.pile = pile
        """Cards not drawn this round, in ascending order: a bag, from which each draw takes one by chance."""
        self.events = events
        self.active = active
        self.discard = discard
        self.choices = choices
        """In `PASS_ON`, the guest that each seat passes on, or -1."""
        self.mystery_cards = mystery_cards
        self.mystery_placers = mystery_placers
        """Who placed the k-th mystery customer and may look at it; -1 once all have seen it."""
        self.sheet = sheet
        self.phase: i64 = DRAW
        self.round: i64 = 1
        self.turn: i64 = 1
        self.event: i64 = -1
        self.drawn: i64 = -1
        """The guest in hand: drawn, not yet seated."""
        self.picked: i64 = -1
        """The own guest chosen in the first half of `HELLO` and `MUSICAL_CHAIRS`."""
        self.direction: i64 = 0
        self.clan: i64 = -1
        self.asked: i64 = active
        """The one seat that owes a decision, except in `PASS_ON`."""

    def copy(self) -> "TavernState":
        twin = TavernState(
            self.cards, self.coins[:], [table[:] for table in self.tables], self.pile[:], self.events, self.active, self.discard,
            self.choices, self.mystery_cards, self.mystery_placers, self.sheet,
        )  # fmt: skip
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.event = self.event
        twin.drawn = self.drawn
        twin.picked = self.picked
        twin.direction = self.direction
        twin.clan = self.clan
        twin.asked = self.asked
        return twin

    # --- who is asked, and what ------------------------------------------------------------------------------------------------

    def actors(self) -> list[i64]:
        if self.phase == PASS_ON:
            return [seat for seat in range(self.seats) if self.choices[seat] < 0]
        return [] if self.phase == OVER else [self.asked]

    def first(self) -> i64:
        if self.phase == PASS_ON:
            for seat in range(self.seats):
                if self.choices[seat] < 0:
                    return seat
        return -1 if self.phase == OVER else self.asked

    def window(self) -> i64:
        return -self.turn if self.phase == PASS_ON else 0

    def legal(self, seat: i64) -> list[i64]:
        phase = self.phase
        if not self._owes(seat):
            return []
        if phase == DRAW:
            return [DRAW_CHARACTER, DRAW_EVENT] if self._event_allowed() else [DRAW_CHARACTER]
        if phase == SEAT_DRAWN or phase == SEAT_MYSTERY:
            return self.open_tables(-1)
        if phase == GIVE_COIN:
            return [GIVE + other for other in range(self.seats) if other != seat]
        if phase == CHOOSE_DIRECTION:
            return [TURN_LEFT, TURN_RIGHT]
        if phase == HELLO_WHOM:
            return self._hello_picks(seat)
        if phase == HELLO_WHERE:
            return self.open_tables(seat)
        if phase == SWAP_OTHER:
            return self._picks_of_others(seat)
        if phase == CHOOSE_CLAN:
            return [GATHER + clan for clan in self.clans_at(seat)]
        if phase == GATHER_ONE:
            return self.picks(seat, self.clan)
        return self.picks(seat, -1)

    def _owes(self, seat: i64) -> bool:
        if self.phase == PASS_ON:
            return 0 <= seat < self.seats and self.choices[seat] < 0
        return seat == self.asked and self.phase != OVER

    def _event_allowed(self) -> bool:
        """An event needs a coin in front of the player, a character at each table, and an event left."""
        if not self.events or self.coins[self.active] < self.cards.event_coins:
            return False
        for table in self.tables:
            if len(table) < self.cards.event_guests:
                return False
        return True

    def open_tables(self, but: i64) -> list[i64]:
        actions: list[i64] = []
        seat: i64 = 0
        for table in self.tables:
            if len(table) < self.cards.chairs and seat != but:
                actions.append(SEAT + seat)
            seat += 1
        return actions

    def picks(self, seat: i64, clan: i64) -> list[i64]:
        """One action per kind of guest at a table; only of one clan if `clan` is not -1. A face-down guest has no clan."""
        cards = self.cards
        base = pick_base(cards) + seat * cards.kinds
        actions: list[i64] = []
        for guest in self.tables[seat]:
            if clan >= 0 and (guest >= cards.size or cards.clan_of[guest] != clan):
                continue
            action = base + cards.kind_of[guest]
            if action not in actions:
                actions.append(action)
        return actions

    def _picks_of_others(self, seat: i64) -> list[i64]:
        actions: list[i64] = []
        for other in range(self.seats):
            if other != seat:
                actions += self.picks(other, -1)
        return actions

    def _hello_picks(self, seat: i64) -> list[i64]:
        """Own guests may leave for another open table; others' guests may come while there is a free chair."""
        actions: list[i64] = self.picks(seat, -1) if self.open_tables(seat) else []
        if len(self.tables[seat]) < self.cards.chairs:
            actions += self._picks_of_others(seat)
        return actions

    def clans_at(self, seat: i64) -> list[i64]:
        clans: list[i64] = []
        for guest in self.tables[seat]:
            if guest < self.cards.size:
                clan: i64 = self.cards.clan_of[guest]
                if clan not in clans:
                    clans.append(clan)
        return clans

    # --- one decision ----------------------------------------------------------------------------------------------------------

    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        if not self._owes(seat):
            raise (
                IllegalAction("not-your-decision", seat=player(seat))
                if self.phase != OVER
                else IllegalAction("play-is-over")
            )
        phase = self.phase
        if phase == DRAW:
            return self._draw(action, chance, tell)
        if phase == SEAT_DRAWN or phase == SEAT_MYSTERY:
            return self._seat_in_hand(self._table(action, -1), tell)
        if phase == GIVE_COIN:
            return effects.give(self, action, tell)
        if phase == CHOOSE_DIRECTION:
            return effects.choose_direction(self, action, tell)
        if phase == HELLO_WHERE:
            return effects.move_picked(self, self._table(action, seat), tell)
        if phase == CHOOSE_CLAN:
            return effects.choose_clan(self, action, tell)
        guest, owner = self.guest(seat, action)
        if phase == PASS_ON:
            return effects.pass_on(self, seat, guest, tell)
        if phase == HELLO_WHOM:
            return effects.hello(self, guest, owner, tell)
        if phase == SWAP_OWN:
            self.picked = guest
            return self.ask(SWAP_OTHER, seat)
        if phase == SWAP_OTHER:
            return effects.swap(self, guest, owner, tell)
        if phase == SEND_OUT:
            return effects.send_out(self, guest, tell)
        if phase == REPLACE:
            return effects.replace(self, guest, tell)
        return effects.gather_one(self, seat, guest, tell)

    def illegal(self, message: str, action: i64, args: Args | None = None) -> IllegalAction:
        error = IllegalAction(message, game=GAME_ID)
        if 0 <= action < num_actions(self.cards):
            error.message.args["action"] = notation(self.cards, action)
        else:
            error.message.args["action"] = str(action)
        if args is not None:
            error.message.args.update(args)
        return error

    def _table(self, action: i64, but: i64) -> i64:
        """The open table that an action names, other than `but`; refused if there is no such table or no free chair."""
        table = action - SEAT
        if not 0 <= table < self.seats or table == but:
            raise self.illegal("not-now", action)
        if len(self.tables[table]) >= self.cards.chairs:
            raise self.illegal("table-full", action, {"owner": player(table)})
        return table

    def guest(self, seat: i64, action: i64) -> tuple[i64, i64]:
        """The guest that an action picks and whose table it sits at; refused if the phase asks for another table or clan."""
        cards = self.cards
        number = action - pick_base(cards)
        if not 0 <= number < self.seats * cards.kinds:
            raise self.illegal("not-now", action)
        owner = number // cards.kinds
        kind = number % cards.kinds
        if self.phase == HELLO_WHOM:
            if owner == seat and not self.open_tables(seat):
                raise self.illegal("no-other-open-table", action)
            if owner != seat and len(self.tables[seat]) >= cards.chairs:
                raise self.illegal("own-table-full", action)
        elif (owner == seat) == (self.phase == SWAP_OTHER):
            raise self.illegal("wrong-table", action)
        for guest in self.tables[owner]:
            if cards.kind_of[guest] == kind:
                if self.phase == GATHER_ONE and (
                    guest >= cards.size or cards.clan_of[guest] != self.clan
                ):
                    raise self.illegal(
                        "wrong-clan", action, {"clan": name(cards.clan_ids[self.clan])}
                    )
                return guest, owner
        raise self.illegal("nobody-like-that", action)

    def ask(self, phase: i64, seat: i64) -> bool:
        self.phase = phase
        self.asked = seat
        return False

    # --- drawing and seating ---------------------------------------------------------------------------------------------------

    def _draw(self, action: i64, chance: Chance, tell: list[Event] | None) -> bool:
        if action == DRAW_CHARACTER:
            card = self.pile.pop(chance.index(len(self.pile)))
            self.drawn = card
            self.phase = SEAT_DRAWN
            if tell is not None:
                tell.append(
                    Event(
                        "drew",
                        {"who": player(self.active), "card": self.name(card)},
                        [self.ref(card)],
                    )
                )
            self.seat_if_forced(tell)
            return True
        if action != DRAW_EVENT:
            raise self.illegal("not-now", action)
        self._check_event(action)
        number = chance.index(len(self.events))
        self.event = self.events[number]
        self.events = self.events[:number] + self.events[number + 1 :]
        if tell is not None:
            event = EVENTS[self.event]
            tell.append(
                Event(
                    "turned", {"who": player(self.active), "event": name(event)}, ["event:" + event]
                )
            )
        effects.begin_event(self, chance, tell)
        return True

    def _check_event(self, action: i64) -> None:
        if not self.events:
            raise self.illegal("no-event-left", action)
        if self.coins[self.active] < self.cards.event_coins:
            raise self.illegal("event-needs-coin", action)
        if not self._event_allowed():
            raise self.illegal("event-needs-guests", action)

    def seat_if_forced(self, tell: list[Event] | None) -> None:
        """With one open table left, where the guest goes is no question."""
        tables = self.open_tables(-1)
        if len(tables) == 1:
            self._seat_in_hand(tables[0] - SEAT, tell)

    def _seat_in_hand(self, table: i64, tell: list[Event] | None) -> bool:
        guest = self.drawn
        self.drawn = -1
        self.tables[table].append(guest)
        if tell is not None:
            tell.append(self._seated(guest, table))
        if self.phase == SEAT_MYSTERY:
            return effects.after_effect(self, tell)
        return self.next_turn(table, tell)

    def _seated(self, guest: i64, table: i64) -> Event:
        args: Args = {"who": player(self.active), "card": self.name(guest), "owner": player(table)}
        return Event("seated", args, [self.ref(guest), f"table:{table}"])

    def next_turn(self, seat: i64, tell: list[Event] | None) -> bool:
        """`seat` plays next: it received the character or the coin. If all tables are full the round ends first."""
        self.active = seat
        self.turn += 1
        self.event = -1
        for table in self.tables:
            if len(table) < self.cards.chairs:
                return self.ask(DRAW, seat)
        return rounds.end_round(self, tell)

    def is_uniform(self, table: list[i64]) -> bool:
        """Whether all guests at a table are alike, so that it is no question which of them is meant."""
        kind: i64 = self.cards.kind_of[table[0]]
        for guest in table:
            if self.cards.kind_of[guest] != kind:
                return False
        return True

    # --- for people, and for the laws -------------------------------------------------------------------------------------------

    def name(self, guest: i64) -> str:
        if guest >= self.cards.size:
            return name("face_down")
        return name(self.cards.character_ids[self.cards.kind_of[guest]])

    def ref(self, guest: i64) -> str:
        return "card:" + self.cards.guest_ids[guest]

    def view(self, seat: int | None) -> views.TavernView:
        return views.view(self, views.ONLOOKER if seat is None else seat)

    def prompt(self, seat: i64) -> Prompt | None:
        if not self._owes(seat):
            return None
        args: Args = {}
        if self.event >= 0:
            args["event"] = name(EVENTS[self.event])
        if self.phase == SEAT_MYSTERY:
            args["card"] = self.name(self.mystery_cards[self.drawn - self.cards.size])
        elif self.drawn >= 0:
            args["card"] = self.name(self.drawn)
        elif self.picked >= 0:
            args["card"] = self.name(self.picked)
        if self.phase == GATHER_ONE:
            args["clan"] = name(self.cards.clan_ids[self.clan])
        return Prompt("ask-" + PHASES[self.phase], args)

    def outcome(self) -> Outcome:
        return rounds.outcome(self)

    def places(self) -> Places:
        return ledger.places(self)

    def hidden(self, seat: int | None) -> list[list[str]]:
        return ledger.hidden(self, seat)

    def tallies(self) -> list[Tally]:
        return ledger.tallies(self)

    def dump(self) -> Snapshot:
        return ledger.dump(self)
