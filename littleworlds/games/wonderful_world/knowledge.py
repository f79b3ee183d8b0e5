"""Where every card lies and who may know it, written from the rules: for the laws, and for the views.

A hand travels one seat per pick. Whoever has held it knows it for the rest of the draft, because what is taken out of it is
revealed: so a seat knows the hand of another if it lies at most as many seats away, in the direction of passing, as there have
been picks.
"""

from typing import TYPE_CHECKING

from littleworlds.core.native import i64
from littleworlds.core.state import EVERYONE, Places, Tally
from littleworlds.games.wonderful_world.area import Area, new_area
from littleworlds.games.wonderful_world.phases import DRAFT

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.rules import WorldState


def knows_hand(state: "WorldState", seat: i64, other: i64) -> bool:
    """Whether `seat` knows the cards in the hand of `other` (a pick not yet revealed counted among them)."""
    if seat == EVERYONE or state.phase != DRAFT or state.seats == 1:
        return True
    if seat < 0:
        return False
    direction = state.cards.directions[state.round - 1]
    return (direction * (other - seat)) % state.seats <= state.picks


def places(state: "WorldState") -> Places:
    """Developments by design, and the empire cards."""
    cards = state.cards
    owned = [area.empire for area in state.areas]
    found: Places = {
        "deck": _names(state, state.deck),
        "new deck": _names(state, state.fresh),
        "discard": _names(state, state.discards),
        "shown": _names(state, state.shown),
        "empires": [
            cards.empire_ids[face] for face in cards.faces[state.face] if face not in owned
        ],
    }
    for seat, area in enumerate(state.areas):
        found[f"hand {seat}"] = _names(state, area.hand)
        found[f"pick {seat}"] = [] if area.pick < 0 else [cards.ids[area.pick]]
        found[f"draft {seat}"] = _names(state, area.drafted)
        found[f"construction {seat}"] = [cards.ids[cards.design_of[site]] for site in area.sites]
        found[f"empire {seat}"] = _names(state, area.built)
        found[f"empire card {seat}"] = [] if area.empire < 0 else [cards.empire_ids[area.empire]]
    return found


def hidden(state: "WorldState", seat: i64) -> list[list[str]]:
    """In the draft: the deck and the hands that the seat has not held, with the picks out of them, are one secret; in a hand that
    it has held, only the pick is."""
    if state.phase != DRAFT:
        return []
    unseen = ["deck"]
    groups: list[list[str]] = []
    for other in range(state.seats):
        if other == seat:
            continue
        both = [f"hand {other}", f"pick {other}"]
        if not knows_hand(state, seat, other):
            unseen += both
        elif state.areas[other].pick >= 0:
            groups.append(both)
    return groups + ([unseen] if len(unseen) > 1 else [])


def tallies(state: "WorldState") -> list[Tally]:
    """The pieces and the limits of hands."""
    cards = state.cards
    found: list[Tally] = []
    for seat, area in enumerate(state.areas):
        found.append(Tally(f"krystallium of seat {seat}", area.krystallium, 0, 1_000))
        found.append(Tally(f"generals of seat {seat}", area.generals, 0, 1_000))
        found.append(Tally(f"financiers of seat {seat}", area.financiers, 0, 1_000))
        found.append(
            Tally(f"cubes on the empire of seat {seat}", area.cubes, 0, cards.conversion - 1)
        )
        found.append(Tally(f"cubes to place of seat {seat}", area.left, 0, 1_000))
        found.append(
            Tally(f"hand of seat {seat}", len(area.hand), 0, cards.hand_sizes[state.seats])
        )
        found.append(
            Tally(
                f"draft of seat {seat}",
                len(area.drafted),
                0,
                cards.pool if state.seats == 1 else cards.drafted,
            )
        )
    return found


def audit(state: "WorldState") -> list[str]:
    """What the areas keep, counted again."""
    wrong: list[str] = []
    for seat, area in enumerate(state.areas):
        again = rebuilt(state, area)
        kept = (
            area.output,
            area.types,
            area.flat,
            area.combos,
            area.general_points,
            area.financier_points,
            area.gains,
        )
        counted = (
            again.output,
            again.types,
            again.flat,
            again.combos,
            again.general_points,
            again.financier_points,
            again.gains,
        )
        if kept != counted:
            wrong.append(f"the totals of seat {seat} are {kept} and should be {counted}")
        wrong += _audit_sites(state, seat, area)
        if sorted(area.hand) != area.hand:
            wrong.append(f"the hand of seat {seat} is not in order")
    for bag in (state.deck, state.fresh, state.shown):
        if sorted(bag) != bag:
            wrong.append("a bag is not in order")
    return wrong


def rebuilt(state: "WorldState", area: Area) -> Area:
    """An area with the same empire card and built cards, put together anew."""
    again = new_area()
    if area.empire >= 0:
        again.found(state.cards, area.empire)
    for design in area.built:
        again.build(state.cards, design)
    return again


def _audit_sites(state: "WorldState", seat: i64, area: Area) -> list[str]:
    cards = state.cards
    if sorted(set(area.sites)) != area.sites or len(area.sites) != len(area.missing):
        return [f"the sites of seat {seat} are not in order"]
    for site, missing in zip(area.sites, area.missing, strict=True):
        cost = cards.cost[cards.design_of[site]]
        for kind in range(8):
            if not 0 <= (missing >> 4 * kind) & 15 <= (cost >> 4 * kind) & 15:
                return [f"a site of seat {seat} lacks more than its card costs"]
        if missing <= 0:
            return [f"a finished site of seat {seat} was left under construction"]
    return []


def _names(state: "WorldState", designs: list[i64]) -> list[str]:
    return [state.cards.ids[design] for design in designs]
