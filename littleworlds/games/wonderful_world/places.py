"""Where everything lies and what is hidden from whom, for the laws. Written from the rules, not
from the views."""

from typing import TYPE_CHECKING

from littleworlds.core.native import i64
from littleworlds.core.state import Places, Tally
from littleworlds.games.wonderful_world.rules.phases import DRAFT
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import slot

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.state.position import WorldState


def places(state: "WorldState") -> Places:
    """Developments by design, and the empire cards."""
    cards = state.cards
    owned = [area.empire for area in state.areas]
    unused = [cards.empire_ids[face] for face in cards.faces[state.face] if face not in owned]
    places: Places = {
        "deck": _ids(state, state.deck),
        "new deck": _ids(state, state.fresh),
        "discard": _ids(state, state.discards),
        "shown": _ids(state, state.shown),
        "empires": unused,
    }
    for seat, area in enumerate(state.areas):
        places[f"hand {seat}"] = _ids(state, area.hand)
        places[f"pick {seat}"] = [] if area.pick < 0 else [cards.ids[area.pick]]
        places[f"draft {seat}"] = _ids(state, area.drafted)
        places[f"construction {seat}"] = [cards.ids[cards.design_of[site]] for site in area.sites]
        places[f"empire {seat}"] = _ids(state, area.built)
        places[f"empire card {seat}"] = [] if area.empire < 0 else [cards.empire_ids[area.empire]]
    return places


def hidden(state: "WorldState", seat: i64) -> list[list[str]]:
    """In the draft, the deck and the hands that the seat has not held, with the picks out of them,
    are one secret; in a hand that it has held only the pick is."""
    if state.phase != DRAFT:
        return []
    unseen = ["deck"]
    groups: list[list[str]] = []
    for other in range(state.seats):
        if other == seat:
            continue
        both = [f"hand {other}", f"pick {other}"]
        if not state.knows_hand(seat, other):
            unseen += both
        elif state.areas[other].pick >= 0:
            groups.append(both)
    return groups + ([unseen] if len(unseen) > 1 else [])


def tallies(state: "WorldState") -> list[Tally]:
    """The pieces and the limits of hands."""
    cards = state.cards
    most_in_hand = cards.hand_sizes[state.seats]
    most_drafted = cards.pool if state.seats == 1 else cards.drafted
    tallies: list[Tally] = []
    for seat, area in enumerate(state.areas):
        tallies += [
            Tally(f"krystallium of seat {seat}", area.krystallium, 0, 1_000),
            Tally(f"generals of seat {seat}", area.generals, 0, 1_000),
            Tally(f"financiers of seat {seat}", area.financiers, 0, 1_000),
            Tally(f"cubes on the empire of seat {seat}", area.cubes, 0, cards.conversion - 1),
            Tally(f"cubes to place of seat {seat}", area.left, 0, 1_000),
            Tally(f"hand of seat {seat}", len(area.hand), 0, most_in_hand),
            Tally(f"draft of seat {seat}", len(area.drafted), 0, most_drafted),
        ]
    return tallies


def audit(state: "WorldState") -> list[str]:
    """What the areas keep, counted again."""
    wrong: list[str] = []
    for seat, area in enumerate(state.areas):
        again = area.copy()
        again.recount(state.cards)
        kept = _totals(area)
        counted = _totals(again)
        if kept != counted:
            wrong.append(f"the totals of seat {seat} are {kept} and should be {counted}")
        wrong += _audit_sites(state, seat, area)
        if sorted(area.hand) != area.hand:
            wrong.append(f"the hand of seat {seat} is not in order")
        if state.seats == 1 and sorted(area.drafted) != area.drafted:
            wrong.append("the pool is not in order")
    for bag in (state.deck, state.fresh, state.shown):
        if sorted(bag) != bag:
            wrong.append("a bag is not in order")
    return wrong


def _totals(area: Area) -> list[i64]:
    return [
        area.output,
        area.types,
        area.flat,
        area.combos,
        area.general_points,
        area.financier_points,
        *area.gains,
    ]


def _audit_sites(state: "WorldState", seat: i64, area: Area) -> list[str]:
    cards = state.cards
    if sorted(set(area.sites)) != area.sites or len(area.sites) != len(area.missing):
        return [f"the sites of seat {seat} are not in order"]
    for site, missing in zip(area.sites, area.missing, strict=True):
        cost = cards.cost[cards.design_of[site]]
        for kind in range(8):
            if slot(missing, kind) > slot(cost, kind):
                return [f"a site of seat {seat} lacks more than its card costs"]
        if missing <= 0:
            return [f"a finished site of seat {seat} was left under construction"]
    return []


def _ids(state: "WorldState", designs: list[i64]) -> list[str]:
    return [state.cards.ids[design] for design in designs]
