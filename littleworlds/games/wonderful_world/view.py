"""What one seat knows, as plain data, built from nothing: what is not written here is not shown."""

from typing import TYPE_CHECKING, Final, TypedDict

from littleworlds.core.native import i64
from littleworlds.core.state import EVERYONE
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import FACES, KINDS, TYPES
from littleworlds.games.wonderful_world.data.scenarios import NO_SCENARIO
from littleworlds.games.wonderful_world.rules.phases import OVER, PHASES
from littleworlds.games.wonderful_world.scoring import points
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import unpack_lanes, unpack_slots

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.state.position import WorldState

ONLOOKER: Final = -2


class SiteView(TypedDict):
    """A card under construction: its design, which of the owner's it is, and what it still lacks
    (kind -> slots)."""

    design: str
    ordinal: int
    missing: dict[str, int]


class PointsView(TypedDict):
    """What an empire scores: flat points, points per built card of a type, points of each general
    and each financier."""

    flat: int
    combos: dict[str, int]
    general: int
    financier: int


class AreaView(TypedDict):
    """A player's area.

    `hand` holds the cards that the reader knows, None if it does not know them. A pick that is made
    and not yet revealed is still counted among them for everybody but its owner, who sees it as
    `pick`. `produced` is what the step under way has brought, 0 outside of production.
    """

    empire: str | None
    hand: list[str] | None
    hand_size: int
    picked: bool
    pick: str | None
    drafted: list[str]
    sites: list[SiteView]
    built: list[str]
    types: dict[str, int]
    production: list[int]
    krystallium: int
    general: int
    financier: int
    cubes: int
    cube: str
    left: int
    produced: int
    choosing: bool
    done: bool
    points: PointsView


class WorldView(TypedDict):
    """The view of one seat. Cards are written as the ids of their designs. Solo, `deck` is without
    the pools still to come, whose number is `pools`. `directions` are those of all rounds."""

    seat: int | None
    seats: int
    options: dict[str, int | str | bool]
    actors: list[int]
    over: bool
    scores: list[int]
    round: int
    phase: str
    step: str | None
    picks: int
    direction: str
    directions: list[str]
    deck: int
    pools: int
    discards: list[str]
    fresh: list[str]
    shown: list[str]
    taken: int
    given: int
    areas: list[AreaView]


def view(state: "WorldState", seat: i64) -> WorldView:
    """The view of `seat`, of an onlooker, or of the eyes that see all."""
    cards = state.cards
    pools = state.pools_to_come() if state.seats == 1 else 0
    return {
        "seat": int(seat) if seat != ONLOOKER else None,
        "seats": int(state.seats),
        "options": _options(state),
        "actors": [int(actor) for actor in state.actors()],
        "over": state.phase == OVER,
        "scores": [int(points(cards, area)) for area in state.areas],
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "step": KINDS[state.step] if state.step >= 0 else None,
        "picks": int(state.picks),
        "direction": _direction(cards, max(0, state.round - 1)),
        "directions": [_direction(cards, round) for round in range(len(cards.directions))],
        "deck": int(len(state.deck) - pools * cards.pool),
        "pools": int(pools),
        "discards": _ids(cards, sorted(state.discards)),
        "fresh": _ids(cards, state.fresh),
        "shown": _ids(cards, state.shown),
        "taken": int(state.taken),
        "given": int(state.given),
        "areas": [_area(state, seat, owner) for owner in range(state.seats)],
    }


def _direction(cards: Cards, round: i64) -> str:
    """To whom hands are passed in a round."""
    return "left" if cards.directions[round] > 0 else "right"


def _options(state: "WorldState") -> dict[str, int | str | bool]:
    options: dict[str, int | str | bool] = {"face": FACES[state.face]}
    if state.seats == 1:
        scenario = state.scenario
        options["scenario"] = NO_SCENARIO if scenario < 0 else state.cards.scenarios[scenario].id
    return options


def _area(state: "WorldState", seat: i64, owner: i64) -> AreaView:
    cards = state.cards
    area = state.areas[owner]
    own = seat == owner or seat == EVERYONE
    hand: list[str] | None = None
    if state.knows_hand(seat, owner):
        known = area.hand if own or area.pick < 0 else sorted(area.hand + [area.pick])
        hand = _ids(cards, known)
    return {
        "empire": cards.empire_ids[area.empire] if area.empire >= 0 else None,
        "hand": hand,
        "hand_size": len(area.hand),
        "picked": area.pick >= 0,
        "pick": cards.ids[area.pick] if own and area.pick >= 0 else None,
        "drafted": _ids(cards, area.drafted),
        "sites": [_site(cards, area, at) for at in range(len(area.sites))],
        "built": _ids(cards, area.built),
        "types": dict(zip(TYPES, unpack_lanes(area.types), strict=True)),
        "production": unpack_lanes(area.output),
        "krystallium": int(area.krystallium),
        "general": int(area.generals),
        "financier": int(area.financiers),
        "cubes": int(area.cubes),
        "cube": KINDS[area.cube],
        "left": int(area.left),
        "produced": int(area.produced),
        "choosing": area.choosing,
        "done": area.done,
        "points": _points(cards, area),
    }


def _site(cards: Cards, area: Area, at: i64) -> SiteView:
    site = area.sites[at]
    missing = unpack_slots(area.missing[at])
    return {
        "design": cards.ids[cards.design_of[site]],
        "ordinal": int(cards.ordinal(site)),
        "missing": {KINDS[kind]: count for kind, count in enumerate(missing) if count},
    }


def _points(cards: Cards, area: Area) -> PointsView:
    return {
        "flat": int(area.flat),
        "combos": {
            TYPES[type]: each for type, each in enumerate(unpack_lanes(area.combos)) if each
        },
        "general": int(cards.character_points + area.general_points),
        "financier": int(cards.character_points + area.financier_points),
    }


def _ids(cards: Cards, designs: list[i64]) -> list[str]:
    return [cards.ids[design] for design in designs]
