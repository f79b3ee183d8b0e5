"""A seat's part of a position as numbers: its coins, its guests, and how much of the round and of the play
is left."""

from typing import Final

from littleworlds.core.features import Features
from littleworlds.core.native import i64
from littleworlds.games.little_tavern.data.cards import Cards
from littleworlds.games.little_tavern.rules.phases import DRAW
from littleworlds.games.little_tavern.scoring import tip
from littleworlds.games.little_tavern.state.position import TavernState
from littleworlds.games.little_tavern.values.judgement import judged

_JUDGED: Final = 0
_COINS: Final = 1
_COINS_LATE: Final = 2
_TIPS: Final = 3
_TIPS_LATE: Final = 4
_TIPS_SURE: Final = 5
_ENOUGH: Final = 6
_FREE_LATE: Final = 7
_TURN: Final = 8
_UNKNOWN: Final = 9
_FIXED: Final = 10
_NAMES: Final = [
    "judged",
    "coins",
    "coins late",
    "tips",
    "tips late",
    "tips sure",
    "coins enough",
    "free chairs late",
    "turn",
    "unknown guests",
]


def names(cards: Cards) -> list[str]:
    """What each feature is called, in their order."""
    return (
        _NAMES
        + [f"{id} seated" for id in cards.character_ids]
        + [f"{id} with free chairs" for id in cards.clan_ids]
        + [f"{id} elsewhere with free chairs" for id in cards.clan_ids]
    )


def encode(state: TavernState, seat: i64, out: Features) -> None:
    """Coins and tips count more the nearer the end of the play; tips more the fewer chairs are free,
    free chairs by who sits beside them."""
    cards = state.cards
    clans = len(cards.clan_ids)
    at_table: list[i64] = [0] * clans
    tavern: list[i64] = [0] * clans
    guests: list[i64] = []
    chairs: i64 = 0
    for owner in range(state.seats):
        for placed in state.tables[owner]:
            chairs += 1
            guest = _known(state, seat, placed)
            if owner == seat:
                guests.append(guest)
            if guest < cards.size:
                tavern[cards.clan_of[guest]] += 1
                if owner == seat:
                    at_table[cards.clan_of[guest]] += 1
    tips: i64 = 0
    for guest in guests:
        tips += tip(cards, guest, at_table, tavern)
        if guest < cards.size:
            out.add(_FIXED + cards.kind_of[guest], 1.0)
        else:
            out.add(_UNKNOWN, 1.0)
    late = float(max(state.coins)) / float(cards.goal)
    free = float(cards.chairs - len(guests))
    _add_coins(state, seat, float(tips), late, float(chairs), out)
    turn = state.phase == DRAW and state.active == seat
    out.add(_JUDGED, judged(float(state.coins[seat] + tips), free, turn))
    out.add(_FREE_LATE, free * late)
    if turn:
        out.add(_TURN, 1.0)
    if free > 0.0:
        company = _FIXED + len(cards.character_ids)
        for clan in range(clans):
            out.add(company + clan, free * float(at_table[clan]))
            out.add(company + clans + clan, free * float(tavern[clan] - at_table[clan]))


def _add_coins(
    state: TavernState, seat: i64, tips: float, late: float, chairs: float, out: Features
) -> None:
    coins = float(state.coins[seat])
    filled = chairs / float(state.cards.chairs * state.seats)
    out.add(_COINS, coins)
    out.add(_COINS_LATE, coins * late)
    out.add(_TIPS, tips)
    out.add(_TIPS_LATE, tips * late)
    out.add(_TIPS_SURE, tips * filled)
    if coins + tips >= float(state.cards.goal):
        out.add(_ENOUGH, filled)


def _known(state: TavernState, seat: i64, guest: i64) -> i64:
    """A guest by its card where the seat knows it."""
    if guest < state.cards.size:
        return guest
    number = guest - state.cards.size
    placer = state.mystery_placers[number]
    return state.mystery_cards[number] if placer == seat or placer < 0 else guest
