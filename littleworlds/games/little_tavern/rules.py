"""The rules of Little Tavern as a state machine over small decisions.

A turn: draw a character and seat it, or turn an event, carry it out and give a coin. A phase names what is asked; each has a paragraph in
`legal` and one in `apply`, in the order of the rulebook. Whatever has one answer only is done without asking, except the draw itself.
"""

from typing import Final, TypedDict, cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.errors import Error, IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.message import Args, Message, name, player
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome, SheetLine, ranked
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import Places, Snapshot, State, Tally
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
    GATHERING,
    HELLO,
    MUSICAL_CHAIRS,
    MYSTERY_CUSTOMER,
    OUT,
    RESERVED_SEAT,
    TURN_AROUND,
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
from littleworlds.games.little_tavern.tips import tips

SheetRow = tuple[int, int, int, int]
"""A tip in the history: round, seat, card, coins."""

GAME_ID: Final = "little-tavern"


class _Saved(TypedDict):
    """The shape of a snapshot."""

    coins: list[i64]
    tables: list[list[i64]]
    pile: list[i64]
    events: list[i64]
    active: int
    discard: list[i64]
    choices: list[i64]
    mystery_cards: list[i64]
    mystery_placers: list[i64]
    sheet: list[list[int]]
    scalars: list[int]


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
            return self._open_tables(-1)
        if phase == GIVE_COIN:
            return [GIVE + other for other in range(self.seats) if other != seat]
        if phase == CHOOSE_DIRECTION:
            return [TURN_LEFT, TURN_RIGHT]
        if phase == HELLO_WHOM:
            return self._hello_picks(seat)
        if phase == HELLO_WHERE:
            return self._open_tables(seat)
        if phase == SWAP_OTHER:
            return self._picks_of_others(seat)
        if phase == CHOOSE_CLAN:
            return [GATHER + clan for clan in self._clans_at(seat)]
        if phase == GATHER_ONE:
            return self._picks(seat, self.clan)
        return self._picks(seat, -1)

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

    def _open_tables(self, but: i64) -> list[i64]:
        actions: list[i64] = []
        seat: i64 = 0
        for table in self.tables:
            if len(table) < self.cards.chairs and seat != but:
                actions.append(SEAT + seat)
            seat += 1
        return actions

    def _picks(self, seat: i64, clan: i64) -> list[i64]:
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
                actions += self._picks(other, -1)
        return actions

    def _hello_picks(self, seat: i64) -> list[i64]:
        """Own guests may leave for another open table; others' guests may come while there is a free chair."""
        actions: list[i64] = self._picks(seat, -1) if self._open_tables(seat) else []
        if len(self.tables[seat]) < self.cards.chairs:
            actions += self._picks_of_others(seat)
        return actions

    def _clans_at(self, seat: i64) -> list[i64]:
        clans: list[i64] = []
        for guest in self.tables[seat]:
            if guest < self.cards.size:
                clan: i64 = self.cards.clan_of[guest]
                if clan not in clans:
                    clans.append(clan)
        return clans

    # --- one decision ----------------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None) -> bool:
        if not self._owes(seat):
            raise IllegalAction("not-your-decision", seat=player(seat)) if self.phase != OVER else IllegalAction("play-is-over")
        phase = self.phase
        if phase == DRAW:
            return self._draw(action, chance, tell)
        if phase == SEAT_DRAWN or phase == SEAT_MYSTERY:
            return self._seat_in_hand(self._table(action, -1), tell)
        if phase == GIVE_COIN:
            return self._give(action, tell)
        if phase == CHOOSE_DIRECTION:
            return self._choose_direction(action, tell)
        if phase == HELLO_WHERE:
            return self._move_picked(self._table(action, seat), tell)
        if phase == CHOOSE_CLAN:
            return self._choose_clan(action, tell)
        guest, owner = self._guest(seat, action)
        if phase == PASS_ON:
            return self._pass_on(seat, guest, tell)
        if phase == HELLO_WHOM:
            return self._hello(guest, owner, tell)
        if phase == SWAP_OWN:
            self.picked = guest
            return self._ask(SWAP_OTHER, seat)
        if phase == SWAP_OTHER:
            return self._swap(guest, owner, tell)
        if phase == SEND_OUT:
            return self._send_out(guest, tell)
        if phase == REPLACE:
            return self._replace(guest, tell)
        return self._gather_one(seat, guest, tell)

    def _illegal(self, message: str, action: i64, args: Args | None = None) -> IllegalAction:
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
            raise self._illegal("not-now", action)
        if len(self.tables[table]) >= self.cards.chairs:
            raise self._illegal("table-full", action, {"owner": player(table)})
        return table

    def _guest(self, seat: i64, action: i64) -> tuple[i64, i64]:
        """The guest that an action picks and whose table it sits at; refused if the phase asks for another table or clan."""
        cards = self.cards
        number = action - pick_base(cards)
        if not 0 <= number < self.seats * cards.kinds:
            raise self._illegal("not-now", action)
        owner = number // cards.kinds
        kind = number % cards.kinds
        if self.phase == HELLO_WHOM:
            if owner == seat and not self._open_tables(seat):
                raise self._illegal("no-other-open-table", action)
            if owner != seat and len(self.tables[seat]) >= cards.chairs:
                raise self._illegal("own-table-full", action)
        elif (owner == seat) == (self.phase == SWAP_OTHER):
            raise self._illegal("wrong-table", action)
        for guest in self.tables[owner]:
            if cards.kind_of[guest] == kind:
                if self.phase == GATHER_ONE and (guest >= cards.size or cards.clan_of[guest] != self.clan):
                    raise self._illegal("wrong-clan", action, {"clan": name(cards.clan_ids[self.clan])})
                return guest, owner
        raise self._illegal("nobody-like-that", action)

    def _ask(self, phase: i64, seat: i64) -> bool:
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
                tell.append(Event("drew", {"who": player(self.active), "card": self._name(card)}, [self._ref(card)]))
            self._seat_if_forced(tell)
            return True
        if action != DRAW_EVENT:
            raise self._illegal("not-now", action)
        self._check_event(action)
        number = chance.index(len(self.events))
        self.event = self.events[number]
        self.events = self.events[:number] + self.events[number + 1 :]
        if tell is not None:
            tell.append(Event("turned", {"who": player(self.active), "event": name(EVENTS[self.event])}, ["event:" + EVENTS[self.event]]))
        self._begin_event(chance, tell)
        return True

    def _check_event(self, action: i64) -> None:
        if not self.events:
            raise self._illegal("no-event-left", action)
        if self.coins[self.active] < self.cards.event_coins:
            raise self._illegal("event-needs-coin", action)
        if not self._event_allowed():
            raise self._illegal("event-needs-guests", action)

    def _seat_if_forced(self, tell: list[Event] | None) -> None:
        """With one open table left, where the guest goes is no question."""
        tables = self._open_tables(-1)
        if len(tables) == 1:
            self._seat_in_hand(tables[0] - SEAT, tell)

    def _seat_in_hand(self, table: i64, tell: list[Event] | None) -> bool:
        guest = self.drawn
        self.drawn = -1
        self.tables[table].append(guest)
        if tell is not None:
            tell.append(self._seated(guest, table))
        if self.phase == SEAT_MYSTERY:
            return self._after_effect(tell)
        return self._next_turn(table, tell)

    def _seated(self, guest: i64, table: i64) -> Event:
        args: Args = {"who": player(self.active), "card": self._name(guest), "owner": player(table)}
        return Event("seated", args, [self._ref(guest), f"table:{table}"])

    def _next_turn(self, seat: i64, tell: list[Event] | None) -> bool:
        """`seat` plays next: it received the character or the coin. If all tables are full the round ends first."""
        self.active = seat
        self.turn += 1
        self.event = -1
        for table in self.tables:
            if len(table) < self.cards.chairs:
                return self._ask(DRAW, seat)
        return self._end_round(tell)

    # --- events ----------------------------------------------------------------------------------------------------------------

    def _begin_event(self, chance: Chance, tell: list[Event] | None) -> None:
        event = self.event
        seat = self.active
        if event == TURN_AROUND:
            self._ask(CHOOSE_DIRECTION, seat)
        elif event == HELLO:
            self._ask(HELLO_WHOM, seat)
            self._pick_if_forced(seat, chance, tell)
        elif event == MUSICAL_CHAIRS:
            self._ask(SWAP_OWN, seat)
            self._pick_if_forced(seat, chance, tell)
        elif event == OUT:
            self._ask(SEND_OUT, seat)
            self._pick_if_forced(seat, chance, tell)
        elif event == MYSTERY_CUSTOMER:
            self._draw_mystery(chance, tell)
        elif event == RESERVED_SEAT:
            self.drawn = self.pile.pop(chance.index(len(self.pile)))
            if tell is not None:
                args: Args = {"who": player(seat), "card": self._name(self.drawn)}
                tell.append(Event("drew", args, [self._ref(self.drawn)]))
            self._ask(REPLACE, seat)
            self._pick_if_forced(seat, chance, tell)
        elif event == GATHERING:
            self._begin_gathering(chance, tell)

    def _pick_if_forced(self, seat: i64, chance: Chance, tell: list[Event] | None) -> None:
        actions = self.legal(seat)
        if len(actions) == 1:
            self.apply(seat, actions[0], chance, tell)

    def _choose_direction(self, action: i64, tell: list[Event] | None) -> bool:
        """1, 2, 3, Turn!: a direction, then every seat chooses in secret whom it passes on. Who has one kind only is not asked."""
        if action != TURN_LEFT and action != TURN_RIGHT:
            raise self._illegal("not-now", action)
        self.direction = 1 if action == TURN_LEFT else -1
        if tell is not None:
            tell.append(Event("turn-left" if action == TURN_LEFT else "turn-right", {"who": player(self.active)}))
        self.phase = PASS_ON
        self.choices = [table[0] if self.is_uniform(table) else -1 for table in self.tables]
        return self._turn_if_all_chose(tell)

    def is_uniform(self, table: list[i64]) -> bool:
        kind: i64 = self.cards.kind_of[table[0]]
        for guest in table:
            if self.cards.kind_of[guest] != kind:
                return False
        return True

    def _pass_on(self, seat: i64, guest: i64, tell: list[Event] | None) -> bool:
        choices = self.choices[:]
        choices[seat] = guest
        self.choices = choices
        return self._turn_if_all_chose(tell)

    def _turn_if_all_chose(self, tell: list[Event] | None) -> bool:
        asked: i64 = 0
        for seat in range(self.seats):
            if self.choices[seat] < 0:
                return False
            if not self.is_uniform(self.tables[seat]):
                asked += 1
        for seat in range(self.seats):
            self.tables[seat].remove(self.choices[seat])
        for seat in range(self.seats):
            neighbour = (seat + self.direction) % self.seats
            guest = self.choices[seat]
            self.tables[neighbour].append(guest)
            if tell is not None:
                args: Args = {"who": player(seat), "card": self._name(guest), "owner": player(neighbour)}
                tell.append(Event("passed", args, [self._ref(guest), f"table:{neighbour}"]))
        self.choices = []
        self.direction = 0
        self._after_effect(tell)
        return asked > 1

    def _hello(self, guest: i64, owner: i64, tell: list[Event] | None) -> bool:
        """Hello! It's me!: an own guest goes to another open table, or another's guest comes to the own one."""
        self.picked = guest
        if owner != self.active:
            return self._move(guest, owner, self.active, tell)
        tables = self._open_tables(owner)
        if len(tables) == 1:
            return self._move_picked(tables[0] - SEAT, tell)
        return self._ask(HELLO_WHERE, owner)

    def _move_picked(self, table: i64, tell: list[Event] | None) -> bool:
        return self._move(self.picked, self.active, table, tell)

    def _move(self, guest: i64, source: i64, target: i64, tell: list[Event] | None) -> bool:
        self.tables[source].remove(guest)
        self.tables[target].append(guest)
        if tell is not None:
            args: Args = {"who": player(self.active), "card": self._name(guest), "from": player(source), "owner": player(target)}
            tell.append(Event("moved", args, [self._ref(guest), f"table:{target}"]))
        return self._after_effect(tell)

    def _swap(self, guest: i64, owner: i64, tell: list[Event] | None) -> bool:
        """Musical chairs: the two take each other's chairs."""
        own = self.tables[self.active]
        other = self.tables[owner]
        own[own.index(self.picked)] = guest
        other[other.index(guest)] = self.picked
        if tell is not None:
            args: Args = {
                "who": player(self.active), "card": self._name(self.picked), "other": self._name(guest), "owner": player(owner),
            }  # fmt: skip
            tell.append(Event("swapped", args, [self._ref(self.picked), self._ref(guest)]))
        return self._after_effect(tell)

    def _send_out(self, guest: i64, tell: list[Event] | None) -> bool:
        """Out!: the guest leaves for the rest of the round."""
        self._dismiss(self.active, guest, tell)
        return self._after_effect(tell)

    def _dismiss(self, seat: i64, guest: i64, tell: list[Event] | None) -> None:
        self.tables[seat].remove(guest)
        self.discard = self.discard + [guest]
        if tell is not None:
            tell.append(Event("dismissed", {"who": player(seat), "card": self._name(guest)}, [self._ref(guest)]))

    def _draw_mystery(self, chance: Chance, tell: list[Event] | None) -> None:
        """Mystery customer: drawn, seen by the active player alone, and seated face down."""
        card = self.pile.pop(chance.index(len(self.pile)))
        self.drawn = self.cards.size + len(self.mystery_cards)
        self.mystery_cards = self.mystery_cards + [card]
        self.mystery_placers = self.mystery_placers + [self.active]
        if tell is not None:
            secrets: dict[int, Args] = {int(self.active): {"card": self._name(card)}}
            tell.append(Event("drew-mystery", {"who": player(self.active)}, [self._ref(self.drawn)], "drew-mystery-own", secrets))
        self._ask(SEAT_MYSTERY, self.active)
        self._seat_if_forced(tell)

    def _replace(self, guest: i64, tell: list[Event] | None) -> bool:
        """Reserved seat: the newcomer takes a guest's chair at the own table."""
        table = self.tables[self.active]
        newcomer = self.drawn
        self.drawn = -1
        table[table.index(guest)] = newcomer
        self.discard = self.discard + [guest]
        if tell is not None:
            args: Args = {"who": player(self.active), "card": self._name(newcomer), "other": self._name(guest)}
            tell.append(Event("replaced", args, [self._ref(newcomer), self._ref(guest)]))
        return self._after_effect(tell)

    def _begin_gathering(self, chance: Chance, tell: list[Event] | None) -> None:
        """Gathering!: a clan at the own table. A lone face-down guest has none, and then nothing happens."""
        clans = self._clans_at(self.active)
        if not clans:
            if tell is not None:
                tell.append(Event("no-clan", {"who": player(self.active)}))
            self._after_effect(tell)
            return
        self._ask(CHOOSE_CLAN, self.active)
        self._pick_if_forced(self.active, chance, tell)

    def _choose_clan(self, action: i64, tell: list[Event] | None) -> bool:
        clan = action - GATHER
        if not 0 <= clan < len(self.cards.clan_ids):
            raise self._illegal("not-now", action)
        if clan not in self._clans_at(self.active):
            raise self._illegal("clan-not-here", action)
        self.clan = clan
        if tell is not None:
            tell.append(Event("gathered", {"who": player(self.active), "clan": name(self.cards.clan_ids[clan])}))
        return self._gather_from(self.active, tell)

    def _gather_from(self, seat: i64, tell: list[Event] | None) -> bool:
        """From `seat` on, clockwise and ending before the active player: those with one kind of the clan lose it unasked."""
        while True:
            actions = self._picks(seat, self.clan)
            if len(actions) > 1:
                return self._ask(GATHER_ONE, seat)
            if actions:
                self.phase = GATHER_ONE
                guest, _ = self._guest(seat, actions[0])
                self._dismiss(seat, guest, tell)
            seat = (seat + 1) % self.seats
            if seat == self.active:
                return self._after_effect(tell)

    def _gather_one(self, seat: i64, guest: i64, tell: list[Event] | None) -> bool:
        self._dismiss(seat, guest, tell)
        following = (seat + 1) % self.seats
        if following == self.active:
            return self._after_effect(tell)
        return self._gather_from(following, tell)

    def _after_effect(self, tell: list[Event] | None) -> bool:
        """The effect is done: a coin goes to another player, who plays next."""
        self.picked = -1
        self.clan = -1
        return self._ask(GIVE_COIN, self.active)

    def _give(self, action: i64, tell: list[Event] | None) -> bool:
        receiver = action - GIVE
        if not 0 <= receiver < self.seats:
            raise self._illegal("not-now", action)
        if receiver == self.active:
            raise self._illegal("coin-to-oneself", action)
        gift = self.cards.event_gift
        self.coins[self.active] -= gift
        self.coins[receiver] += gift
        if tell is not None:
            args: Args = {"who": player(self.active), "owner": player(receiver), "coins": int(gift)}
            tell.append(Event("gave", args, [f"purse:{receiver}"]))
        return self._next_turn(receiver, tell)

    # --- the end of a round ----------------------------------------------------------------------------------------------------

    def _end_round(self, tell: list[Event] | None) -> bool:
        """All tables are full: face-down guests show themselves, everybody tips, and either the play is over or a round begins."""
        if tell is not None:
            tell.append(Event("round-over", {"round": int(self.round)}))
        shown = self._show_mysteries(tell)
        rows: list[SheetRow] = []
        left = tips(self.cards, self.tables)
        for seat in range(self.seats):
            total: i64 = 0
            for chair, guest in enumerate(self.tables[seat]):
                coins = left[seat][chair]
                total += coins
                rows.append((int(self.round), int(seat), int(guest), int(coins)))
                if tell is not None:
                    args: Args = {"card": self._name(guest), "owner": player(seat), "coins": int(coins)}
                    tell.append(Event("tip", args, [self._ref(guest), f"purse:{seat}"]))
            self.coins[seat] += total
            if tell is not None:
                tips_args: Args = {"owner": player(seat), "coins": int(total), "total": int(self.coins[seat])}
                tell.append(Event("tips", tips_args, [f"purse:{seat}"]))
        self.sheet = self.sheet + rows
        if max(self.coins) >= self.cards.goal:
            self.phase = OVER
            if tell is not None:
                winners = [player(seat) for seat in range(self.seats) if self.coins[seat] == max(self.coins)]
                tell.append(Event("play-over", {"winners": winners, "count": len(winners), "coins": int(max(self.coins))}))
            return shown
        self._begin_round(tell)
        return shown

    def _show_mysteries(self, tell: list[Event] | None) -> bool:
        shown = False
        for number, card in enumerate(self.mystery_cards):
            marker = self.cards.size + number
            for seat in range(self.seats):
                table = self.tables[seat]
                if marker in table:
                    table[table.index(marker)] = card
                    placers = self.mystery_placers[:]
                    placers[number] = -1
                    self.mystery_placers = placers
                    shown = True
                    if tell is not None:
                        args: Args = {"card": self._name(card), "owner": player(seat)}
                        tell.append(Event("showed", args, [self._ref(card), f"table:{seat}"]))
        return shown

    def _begin_round(self, tell: list[Event] | None) -> None:
        """All cards go back; who received the last character, or the coin of the last event, begins."""
        self.round += 1
        self.tables = [[] for _ in range(self.seats)]
        self.pile = list(range(self.cards.size))
        self.events = self.cards.event_pile
        self.discard = []
        self.mystery_cards = []
        self.mystery_placers = []
        self._ask(DRAW, self.active)
        if tell is not None:
            tell.append(Event("round-begins", {"who": player(self.active), "round": int(self.round)}))

    def outcome(self) -> Outcome:
        if self.phase != OVER:
            raise Error("not-over-yet")
        lines: list[SheetLine] = []
        for seat in range(self.seats):
            start = int(self.cards.start_coins)
            lines.append(SheetLine(player(seat), Message("sheet-start"), start))
            given = int(self.coins[seat]) - start
            for number, owner, card, coins in self.sheet:
                if owner == seat:
                    given -= coins
                    lines.append(SheetLine(player(seat), Message("sheet-tip", {"card": self._name(card), "round": number}), coins))
            lines.append(SheetLine(player(seat), Message("sheet-gifts"), given))
        return ranked([int(coins) for coins in self.coins], lines)

    # --- for people and for the laws -------------------------------------------------------------------------------------------

    def _name(self, guest: i64) -> str:
        if guest >= self.cards.size:
            return name("face_down")
        return name(self.cards.character_ids[self.cards.kind_of[guest]])

    def _ref(self, guest: i64) -> str:
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
            args["card"] = self._name(self.mystery_cards[self.drawn - self.cards.size])
        elif self.drawn >= 0:
            args["card"] = self._name(self.drawn)
        elif self.picked >= 0:
            args["card"] = self._name(self.picked)
        if self.phase == GATHER_ONE:
            args["clan"] = name(self.cards.clan_ids[self.clan])
        return Prompt("ask-" + PHASES[self.phase], args)

    def places(self) -> Places:
        cards = self.cards
        markers = [f"mystery-{number + 1}" for number in range(len(self.mystery_cards), cards.mysteries)]
        places: Places = {
            "pile": [cards.character_ids[cards.kind_of[card]] for card in self.pile],
            "events": [EVENTS[event] for event in self.events],
            "used events": self._used_events(),
            "discard": [cards.kind_ids[cards.kind_of[guest]] for guest in self.discard],
            "hand": [cards.kind_ids[cards.kind_of[self.drawn]]] if self.drawn >= 0 else [],
        }
        for number, card in enumerate(self.mystery_cards):
            shown = self.mystery_placers[number] < 0
            places[f"mystery {number}"] = [] if shown else [cards.character_ids[cards.kind_of[card]]]
            if shown:
                markers.append(f"mystery-{number + 1}")
        places["markers"] = markers
        for seat in range(self.seats):
            aside = self.choices[seat] if self.choices else -1
            places[f"table {seat}"] = [cards.kind_ids[cards.kind_of[guest]] for guest in self.tables[seat] if guest != aside]
            places[f"aside {seat}"] = [cards.kind_ids[cards.kind_of[aside]]] if aside >= 0 else []
        return places

    def _used_events(self) -> list[str]:
        used = list(self.cards.event_pile)
        for event in self.events:
            used.remove(event)
        return [EVENTS[event] for event in used]

    def hidden(self, seat: int | None) -> list[list[str]]:
        unseen = ["pile"]
        for number, placer in enumerate(self.mystery_placers):
            if placer >= 0 and placer != seat:
                unseen.append(f"mystery {number}")
        groups = [unseen] if len(unseen) > 1 else []
        for other in range(len(self.choices)):
            if other != seat and self.choices[other] >= 0 and not self.is_uniform(self.tables[other]):
                groups.append([f"table {other}", f"aside {other}"])
        return groups

    def tallies(self) -> list[Tally]:
        found = [Tally(f"coins of seat {seat}", self.coins[seat], 0, 1_000) for seat in range(self.seats)]
        return found + [Tally(f"guests at table {seat}", len(self.tables[seat]), 0, self.cards.chairs) for seat in range(self.seats)]

    def dump(self) -> Snapshot:
        return {
            "coins": list(self.coins),
            "tables": [list(table) for table in self.tables],
            "pile": list(self.pile),
            "events": list(self.events),
            "active": int(self.active),
            "discard": list(self.discard),
            "choices": list(self.choices),
            "mystery_cards": list(self.mystery_cards),
            "mystery_placers": list(self.mystery_placers),
            "sheet": [list(row) for row in self.sheet],
            "scalars": [
                int(self.phase), int(self.round), int(self.turn), int(self.event), int(self.drawn), int(self.picked),
                int(self.direction), int(self.clan), int(self.asked),
            ],
        }  # fmt: skip


def load(cards: Cards, snapshot: Snapshot) -> TavernState:
    """The state that `dump` made the snapshot of."""
    saved = cast(_Saved, snapshot)
    state = TavernState(
        cards, saved["coins"], saved["tables"], saved["pile"], saved["events"], saved["active"], saved["discard"], saved["choices"],
        saved["mystery_cards"], saved["mystery_placers"], [_row(row) for row in saved["sheet"]],
    )  # fmt: skip
    (
        state.phase, state.round, state.turn, state.event, state.drawn, state.picked, state.direction, state.clan, state.asked,
    ) = saved["scalars"]  # fmt: skip
    return state.copy()


def _row(row: list[int]) -> SheetRow:
    number, seat, card, coins = row
    return number, seat, card, coins
