"""The seven events, in the order of the rulebook's list, and the coin that follows each."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.message import Args, name, player
from littleworlds.core.native import i64
from littleworlds.games.little_tavern.actions import GATHER, GIVE, SEAT, TURN_LEFT, TURN_RIGHT
from littleworlds.games.little_tavern.cards import (
    GATHERING,
    HELLO,
    MUSICAL_CHAIRS,
    MYSTERY_CUSTOMER,
    OUT,
    RESERVED_SEAT,
    TURN_AROUND,
)
from littleworlds.games.little_tavern.phases import (
    CHOOSE_CLAN,
    CHOOSE_DIRECTION,
    GATHER_ONE,
    GIVE_COIN,
    HELLO_WHERE,
    HELLO_WHOM,
    PASS_ON,
    REPLACE,
    SEAT_MYSTERY,
    SEND_OUT,
    SWAP_OWN,
)

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.rules import TavernState


def begin_event(state: "TavernState", chance: Chance, tell: list[Event] | None) -> None:
    event = state.event
    seat = state.active
    if event == TURN_AROUND:
        state.ask(CHOOSE_DIRECTION, seat)
    elif event == HELLO:
        state.ask(HELLO_WHOM, seat)
        _pick_if_forced(state, seat, chance, tell)
    elif event == MUSICAL_CHAIRS:
        state.ask(SWAP_OWN, seat)
        _pick_if_forced(state, seat, chance, tell)
    elif event == OUT:
        state.ask(SEND_OUT, seat)
        _pick_if_forced(state, seat, chance, tell)
    elif event == MYSTERY_CUSTOMER:
        _draw_mystery(state, chance, tell)
    elif event == RESERVED_SEAT:
        state.drawn = state.pile.pop(chance.index(len(state.pile)))
        if tell is not None:
            args: Args = {"who": player(seat), "card": state.name(state.drawn)}
            tell.append(Event("drew", args, [state.ref(state.drawn)]))
        state.ask(REPLACE, seat)
        _pick_if_forced(state, seat, chance, tell)
    elif event == GATHERING:
        _begin_gathering(state, chance, tell)


def _pick_if_forced(
    state: "TavernState", seat: i64, chance: Chance, tell: list[Event] | None
) -> None:
    actions = state.legal(seat)
    if len(actions) == 1:
        state.apply(seat, actions[0], chance, tell)


def choose_direction(state: "TavernState", action: i64, tell: list[Event] | None) -> bool:
    """1, 2, 3, Turn!: a direction, then every seat chooses in secret whom it passes on. Who has one kind only is not asked."""
    if action != TURN_LEFT and action != TURN_RIGHT:
        raise state.illegal("not-now", action)
    state.direction = 1 if action == TURN_LEFT else -1
    if tell is not None:
        tell.append(
            Event(
                "turn-left" if action == TURN_LEFT else "turn-right", {"who": player(state.active)}
            )
        )
    state.phase = PASS_ON
    state.choices = [table[0] if state.is_uniform(table) else -1 for table in state.tables]
    return _turn_if_all_chose(state, tell)


def pass_on(state: "TavernState", seat: i64, guest: i64, tell: list[Event] | None) -> bool:
    choices = state.choices[:]
    choices[seat] = guest
    state.choices = choices
    return _turn_if_all_chose(state, tell)


def _turn_if_all_chose(state: "TavernState", tell: list[Event] | None) -> bool:
    asked: i64 = 0
    for seat in range(state.seats):
        if state.choices[seat] < 0:
            return False
        if not state.is_uniform(state.tables[seat]):
            asked += 1
    for seat in range(state.seats):
        state.tables[seat].remove(state.choices[seat])
    for seat in range(state.seats):
        neighbour = (seat + state.direction) % state.seats
        guest = state.choices[seat]
        state.tables[neighbour].append(guest)
        if tell is not None:
            args: Args = {
                "who": player(seat),
                "card": state.name(guest),
                "owner": player(neighbour),
            }
            tell.append(Event("passed", args, [state.ref(guest), f"table:{neighbour}"]))
    state.choices = []
    state.direction = 0
    after_effect(state, tell)
    return asked > 1


def hello(state: "TavernState", guest: i64, owner: i64, tell: list[Event] | None) -> bool:
    """Hello! It's me!: an own guest goes to another open table, or another's guest comes to the own one."""
    state.picked = guest
    if owner != state.active:
        return _move(state, guest, owner, state.active, tell)
    tables = state.open_tables(owner)
    if len(tables) == 1:
        return move_picked(state, tables[0] - SEAT, tell)
    return state.ask(HELLO_WHERE, owner)


def move_picked(state: "TavernState", table: i64, tell: list[Event] | None) -> bool:
    return _move(state, state.picked, state.active, table, tell)


def _move(
    state: "TavernState", guest: i64, source: i64, target: i64, tell: list[Event] | None
) -> bool:
    state.tables[source].remove(guest)
    state.tables[target].append(guest)
    if tell is not None:
        args: Args = {
            "who": player(state.active),
            "card": state.name(guest),
            "from": player(source),
            "owner": player(target),
        }
        tell.append(Event("moved", args, [state.ref(guest), f"table:{target}"]))
    return after_effect(state, tell)


def swap(state: "TavernState", guest: i64, owner: i64, tell: list[Event] | None) -> bool:
    """Musical chairs: the two take each other's chairs."""
    own = state.tables[state.active]
    other = state.tables[owner]
    own[own.index(state.picked)] = guest
    other[other.index(guest)] = state.picked
    if tell is not None:
        args: Args = {
            "who": player(state.active), "card": state.name(state.picked), "other": state.name(guest), "owner": player(owner),
        }  # fmt: skip
        tell.append(Event("swapped", args, [state.ref(state.picked), state.ref(guest)]))
    return after_effect(state, tell)


def send_out(state: "TavernState", guest: i64, tell: list[Event] | None) -> bool:
    """Out!: the guest leaves for the rest of the round."""
    _dismiss(state, state.active, guest, tell)
    return after_effect(state, tell)


def _dismiss(state: "TavernState", seat: i64, guest: i64, tell: list[Event] | None) -> None:
    state.tables[seat].remove(guest)
    state.discard = state.discard + [guest]
    if tell is not None:
        tell.append(
            Event("dismissed", {"who": player(seat), "card": state.name(guest)}, [state.ref(guest)])
        )


def _draw_mystery(state: "TavernState", chance: Chance, tell: list[Event] | None) -> None:
    """Mystery customer: drawn, seen by the active player alone, and seated face down."""
    card = state.pile.pop(chance.index(len(state.pile)))
    state.drawn = state.cards.size + len(state.mystery_cards)
    state.mystery_cards = state.mystery_cards + [card]
    state.mystery_placers = state.mystery_placers + [state.active]
    if tell is not None:
        secrets: dict[int, Args] = {int(state.active): {"card": state.name(card)}}
        tell.append(
            Event(
                "drew-mystery",
                {"who": player(state.active)},
                [state.ref(state.drawn)],
                "drew-mystery-own",
                secrets,
            )
        )
    state.ask(SEAT_MYSTERY, state.active)
    state.seat_if_forced(tell)


def replace(state: "TavernState", guest: i64, tell: list[Event] | None) -> bool:
    """Reserved seat: the newcomer takes a guest's chair at the own table."""
    table = state.tables[state.active]
    newcomer = state.drawn
    state.drawn = -1
    table[table.index(guest)] = newcomer
    state.discard = state.discard + [guest]
    if tell is not None:
        args: Args = {
            "who": player(state.active),
            "card": state.name(newcomer),
            "other": state.name(guest),
        }
        tell.append(Event("replaced", args, [state.ref(newcomer), state.ref(guest)]))
    return after_effect(state, tell)


def _begin_gathering(state: "TavernState", chance: Chance, tell: list[Event] | None) -> None:
    """Gathering!: a clan at the own table. A lone face-down guest has none, and then nothing happens."""
    clans = state.clans_at(state.active)
    if not clans:
        if tell is not None:
            tell.append(Event("no-clan", {"who": player(state.active)}))
        after_effect(state, tell)
        return
    state.ask(CHOOSE_CLAN, state.active)
    _pick_if_forced(state, state.active, chance, tell)


def choose_clan(state: "TavernState", action: i64, tell: list[Event] | None) -> bool:
    clan = action - GATHER
    if not 0 <= clan < len(state.cards.clan_ids):
        raise state.illegal("not-now", action)
    if clan not in state.clans_at(state.active):
        raise state.illegal("clan-not-here", action)
    state.clan = clan
    if tell is not None:
        tell.append(
            Event(
                "gathered", {"who": player(state.active), "clan": name(state.cards.clan_ids[clan])}
            )
        )
    return _gather_from(state, state.active, tell)


def _gather_from(state: "TavernState", seat: i64, tell: list[Event] | None) -> bool:
    """From `seat` on, clockwise and ending before the active player: those with one kind of the clan lose it unasked."""
    while True:
        actions = state.picks(seat, state.clan)
        if len(actions) > 1:
            return state.ask(GATHER_ONE, seat)
        if actions:
            state.phase = GATHER_ONE
            guest, _ = state.guest(seat, actions[0])
            _dismiss(state, seat, guest, tell)
        seat = (seat + 1) % state.seats
        if seat == state.active:
            return after_effect(state, tell)


def gather_one(state: "TavernState", seat: i64, guest: i64, tell: list[Event] | None) -> bool:
    _dismiss(state, seat, guest, tell)
    following = (seat + 1) % state.seats
    if following == state.active:
        return after_effect(state, tell)
    return _gather_from(state, following, tell)


def after_effect(state: "TavernState", tell: list[Event] | None) -> bool:
    """The effect is done: a coin goes to another player, who plays next."""
    state.picked = -1
    state.clan = -1
    return state.ask(GIVE_COIN, state.active)


def give(state: "TavernState", action: i64, tell: list[Event] | None) -> bool:
    receiver = action - GIVE
    if not 0 <= receiver < state.seats:
        raise state.illegal("not-now", action)
    if receiver == state.active:
        raise state.illegal("coin-to-oneself", action)
    gift = state.cards.event_gift
    state.coins[state.active] -= gift
    state.coins[receiver] += gift
    if tell is not None:
        args: Args = {"who": player(state.active), "owner": player(receiver), "coins": int(gift)}
        tell.append(Event("gave", args, [f"purse:{receiver}"]))
    return state.next_turn(receiver, tell)
