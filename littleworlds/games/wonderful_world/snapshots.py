"""A state as JSON data and back."""

from typing import TYPE_CHECKING, TypedDict, cast

from littleworlds.core.native import i64
from littleworlds.core.state import Snapshot
from littleworlds.games.wonderful_world.area import Area, new_area
from littleworlds.games.wonderful_world.cards import Cards

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.rules import WorldState


class _SavedArea(TypedDict):
    """The shape of an area in a snapshot; totals are counted again when it is loaded."""

    empire: int
    hand: list[i64]
    drafted: list[i64]
    sites: list[i64]
    missing: list[i64]
    built: list[i64]
    pieces: list[int]
    pick: int
    cubes: list[int]
    choosing: bool
    done: bool


class _Saved(TypedDict):
    """The shape of a snapshot."""

    face: int
    scenario: int
    deck: list[i64]
    discards: list[i64]
    fresh: list[i64]
    shown: list[i64]
    areas: list[_SavedArea]
    scalars: list[int]


def dump(state: "WorldState") -> Snapshot:
    """Equal states have equal dumps: what has no order is put in order."""
    return {
        "face": int(state.face),
        "scenario": int(state.scenario),
        "deck": list(state.deck),
        "discards": sorted(state.discards),
        "fresh": list(state.fresh),
        "shown": list(state.shown),
        "areas": [_dump_area(area) for area in state.areas],
        "scalars": [
            int(state.phase),
            int(state.round),
            int(state.step),
            int(state.picks),
            int(state.taken),
            int(state.given),
        ],
    }


def _dump_area(area: Area) -> dict[str, object]:
    return {
        "empire": int(area.empire),
        "hand": list(area.hand),
        "drafted": list(area.drafted),
        "sites": list(area.sites),
        "missing": list(area.missing),
        "built": list(area.built),
        "pieces": [int(area.krystallium), int(area.generals), int(area.financiers)],
        "pick": int(area.pick),
        "cubes": [int(area.cubes), int(area.cube), int(area.left)],
        "choosing": area.choosing,
        "done": area.done,
    }


def load(cards: Cards, snapshot: Snapshot) -> "WorldState":
    """The state that `dump` made the snapshot of."""
    from littleworlds.games.wonderful_world.rules import WorldState

    saved = cast(_Saved, snapshot)
    areas = [_load_area(cards, area) for area in saved["areas"]]
    state = WorldState(
        cards,
        areas,
        saved["face"],
        saved["scenario"],
        saved["deck"][:],
        saved["discards"][:],
        saved["fresh"][:],
        saved["shown"][:],
    )
    state.phase, state.round, state.step, state.picks, state.taken, state.given = saved["scalars"]
    return state


def _load_area(cards: Cards, saved: _SavedArea) -> Area:
    area = new_area()
    if saved["empire"] >= 0:
        area.found(cards, saved["empire"])
    for design in saved["built"]:
        area.build(cards, design)
    area.hand = saved["hand"][:]
    area.drafted = saved["drafted"][:]
    area.sites = saved["sites"][:]
    area.missing = saved["missing"][:]
    area.krystallium, area.generals, area.financiers = saved["pieces"]
    area.pick = saved["pick"]
    area.cubes, area.cube, area.left = saved["cubes"]
    area.choosing = saved["choosing"]
    area.done = saved["done"]
    return area
