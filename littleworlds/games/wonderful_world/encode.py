"""A seat's part of a position as numbers: what it may come to by a judgement, and what corrects that."""

from typing import Final

from littleworlds.core.features import Features
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import (
    CHARACTERS,
    KRYSTALLIUM,
    PIECES,
    RESOURCES,
    TYPES,
)
from littleworlds.games.wonderful_world.rules.phases import BETWEEN, DRAFT, EMPIRE, PLANNING
from littleworlds.games.wonderful_world.scoring import points
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import SLOT_BITS, SLOT_MASK, lane, slot
from littleworlds.games.wonderful_world.state.position import WorldState
from littleworlds.games.wonderful_world.values.judgement import judged

_JUDGED: Final = 0
_POINTS: Final = 1
_KRYSTALLIUM: Final = 2
_KRYSTALLIUM_LATE: Final = 3
_CUBES: Final = 4
_GENERALS: Final = 5
_FINANCIERS: Final = 6
_SITES: Final = 7
_LACKING: Final = 8
_GROWTH: Final = 9
_NAMES: Final = [
    "judged",
    "points",
    "krystallium",
    "krystallium late",
    "cubes on the empire",
    "generals",
    "financiers",
    "under construction",
    "pieces lacking",
    "production and rounds squared",
]
_PIECES_LACKING: Final = 10
_MADE: Final = 13
_AHEAD: Final = 18
_BEHIND: Final = 23
_PER_TYPE: Final = 28
_PER_CHARACTER: Final = 33
_BUILT: Final = 35


def tables(cards: Cards) -> list[str]:
    """The kinds of table that are learned apart from one another. Scenarios are not: there it is not
    only points that count."""
    return ["alone"] + [f"{seats} seats" for seats in range(2, cards.max_seats + 1)]


def table(state: WorldState) -> i64:
    """Which of them a position is of."""
    return -1 if state.scenario >= 0 else state.seats - 1


def names() -> list[str]:
    """What each feature is called, in their order."""
    return (
        _NAMES
        + [f"{piece} lacking" for piece in PIECES]
        + [f"{resource} to come" for resource in RESOURCES]
        + [f"ahead in {resource}" for resource in RESOURCES]
        + [f"behind in {resource}" for resource in RESOURCES]
        + [f"points per {type} to come" for type in TYPES]
        + [f"points per {character} to come" for character in CHARACTERS]
        + [f"{type} built" for type in TYPES]
    )


def encode(state: WorldState, seat: i64, out: Features) -> None:
    """The judgement, points and pieces, production and supremacies with the rounds to come, points per
    type with the cards to come, and what the cards under construction lack."""
    cards = state.cards
    area = state.areas[seat]
    rounds = _rounds_of_cards(state)
    out.add(_JUDGED, judged(state, seat))
    out.add(_POINTS, float(points(cards, area)))
    out.add(_KRYSTALLIUM, float(area.krystallium))
    out.add(_KRYSTALLIUM_LATE, float(area.krystallium) * (float(cards.rounds) - rounds))
    out.add(_CUBES, float(area.cubes))
    out.add(_GENERALS, float(area.generals))
    out.add(_FINANCIERS, float(area.financiers))
    for type in range(5):
        out.add(_PER_TYPE + type, float(lane(area.combos, type)) * rounds)
        out.add(_BUILT + type, float(lane(area.types, type)))
    out.add(_PER_CHARACTER, float(area.general_points) * rounds)
    out.add(_PER_CHARACTER + 1, float(area.financier_points) * rounds)
    _add_production(state, seat, out)
    _add_sites(area, out)


def _add_production(state: WorldState, seat: i64, out: Features) -> None:
    """Cubes that production brings, and whether they are more than everybody else's."""
    area = state.areas[seat]
    later = state.cards.rounds - state.round
    growth: i64 = 0
    for resource in range(5):
        steps = later + (1 if resource > state.step and state.phase < BETWEEN else 0)
        made = lane(area.output, resource)
        growth += made * steps * steps
        out.add(_MADE + resource, float(made * steps))
        most: i64 = state.cards.solo_supremacy - 1 if state.seats == 1 else 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, lane(state.areas[other].output, resource))
        if made > most:
            out.add(_AHEAD + resource, float(steps))
        elif made < most:
            out.add(_BEHIND + resource, float(steps))
    out.add(_GROWTH, float(growth) / float(state.cards.rounds))


def _add_sites(area: Area, out: Features) -> None:
    """What the cards under construction lack."""
    out.add(_SITES, float(len(area.sites)))
    lacking: i64 = 0
    for missing in area.missing:
        for piece in range(len(PIECES)):
            out.add(_PIECES_LACKING + piece, float(slot(missing, KRYSTALLIUM + piece)))
        slots = missing
        while slots > 0:
            lacking += slots & SLOT_MASK
            slots >>= SLOT_BITS
    out.add(_LACKING, float(lacking))


def _rounds_of_cards(state: WorldState) -> float:
    """Rounds whose cards are still to come, the part of this one included."""
    cards = state.cards
    if state.phase == EMPIRE:
        return float(cards.rounds)
    later = float(cards.rounds - state.round)
    if state.phase == DRAFT:
        return later + float(cards.drafted - state.picks) / float(cards.drafted)
    if state.seats == 1 and state.phase == PLANNING:
        return later + float(cards.pools - state.taken) / float(cards.pools)
    return later
