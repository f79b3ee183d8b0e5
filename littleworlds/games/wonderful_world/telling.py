"""Events: what happened, for people and boards. Called only when somebody listens."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import Args, counted, name, player
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world import scoring
from littleworlds.games.wonderful_world.cards import KINDS, KRYSTALLIUM, Cards
from littleworlds.games.wonderful_world.lanes import lane, slot

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.rules import WorldState


def site_ref(cards: Cards, seat: i64, site: i64) -> str:
    """The reference of a card under construction: owner, design, ordinal."""
    design = cards.design_of[site]
    return f"site:{seat}.{cards.ids[design]}.{site - cards.site_base[design] + 1}"


def founded(state: "WorldState", seat: i64) -> Event:
    empire = state.cards.empire_ids[state.areas[seat].empire]
    return Event("empire-taken", {"who": player(seat), "empire": name(empire)}, [f"empire:{seat}"])


def dealt(state: "WorldState") -> Event:
    """Everybody is told that hands were dealt, each seat which cards."""
    args: Args = {"count": int(state.cards.hand_sizes[state.seats])}
    return Event("dealt", args, [], "dealt-own", _hands(state))


def passed(state: "WorldState") -> Event:
    """Hands move on; each seat sees the one that it receives."""
    word = "left" if state.cards.directions[state.round - 1] > 0 else "right"
    return Event("passed-" + word, {}, [], f"passed-{word}-own", _hands(state))


def _hands(state: "WorldState") -> dict[int, Args]:
    hands: dict[int, Args] = {}
    for seat, area in enumerate(state.areas):
        hands[seat] = {"cards": [_card(state, design) for design in area.hand]}
    return hands


def picked(state: "WorldState", seat: i64, design: i64) -> Event:
    return Event(
        "picked",
        {"who": player(seat)},
        [],
        "picked-own",
        {int(seat): {"card": _card(state, design)}},
    )


def revealed(state: "WorldState", seat: i64, design: i64) -> Event:
    return Event(
        "revealed", _who_card(state, seat, design), [f"drafted:{seat}.{state.cards.ids[design]}"]
    )


def left_over(state: "WorldState", seat: i64) -> Event:
    hand = [_card(state, design) for design in state.areas[seat].hand]
    return Event("left-over", {"who": player(seat), "cards": hand}, ["pile:discards"])


def under_construction(state: "WorldState", seat: i64, site: i64) -> Event:
    args = _who_card(state, seat, state.cards.design_of[site])
    return Event("under-construction", args, [site_ref(state.cards, seat, site)])


def recycled(state: "WorldState", seat: i64, design: i64) -> Event:
    args = _who_card(state, seat, design)
    args["resource"] = name(KINDS[state.cards.recycling_of[design]])
    return Event("recycled", args, ["pile:discards"])


def produced(state: "WorldState") -> list[Event]:
    """The announcement of a step, seat by seat."""
    resource = KINDS[state.step]
    events = [Event("step-begins", {"resource": name(resource), "round": int(state.round)})]
    for seat, area in enumerate(state.areas):
        count = lane(area.output, state.step)
        args: Args = {
            "who": player(seat),
            "count": int(count),
            "cubes": counted(count, resource),
            "resource": name(resource),
        }
        events.append(Event("produced", args, [f"empire:{seat}"]))
    return events


def supremacy(state: "WorldState", seat: i64, kind: i64) -> Event:
    args: Args = {
        "who": player(seat),
        "character": name(KINDS[kind]),
        "resource": name(KINDS[state.step]),
    }
    return Event("supremacy", args, [f"piece:{seat}.{KINDS[kind]}"])


def placed(state: "WorldState", seat: i64, site: i64, resource: i64) -> Event:
    args = _who_card(state, seat, state.cards.design_of[site])
    args["resource"] = name(KINDS[resource])
    return Event("placed", args, [site_ref(state.cards, seat, site)])


def stocked(state: "WorldState", seat: i64, resource: i64, count: i64, made: i64) -> list[Event]:
    """Cubes on the empire card, and the krystallium that came of them."""
    held = state.areas[seat].cubes + made * state.cards.conversion
    args: Args = {"who": player(seat), "cubes": counted(count, KINDS[resource]), "held": int(held)}
    return [Event("stocked", args, [f"empire:{seat}"])] + _converted(state, seat, made)


def _converted(state: "WorldState", seat: i64, made: i64) -> list[Event]:
    if made == 0:
        return []
    args: Args = {"who": player(seat), "pieces": counted(made, KINDS[KRYSTALLIUM])}
    args.update({"spent": int(made * state.cards.conversion), "held": int(state.areas[seat].cubes)})
    return [Event("converted", args, [f"piece:{seat}.{KINDS[KRYSTALLIUM]}"])]


def piece_placed(state: "WorldState", seat: i64, site: i64, piece: i64, kind: i64) -> Event:
    """A krystallium in its own slot or in place of a resource, or a character."""
    args = _who_card(state, seat, state.cards.design_of[site])
    args["piece"] = name(KINDS[piece])
    refs = [site_ref(state.cards, seat, site)]
    if piece == kind:
        return Event("piece-placed", args, refs)
    args["resource"] = name(KINDS[kind])
    return Event("krystallium-for", args, refs)


def completed(state: "WorldState", seat: i64, design: i64) -> list[Event]:
    """A card is finished; its bonus, if it has one."""
    events = [
        Event(
            "completed", _who_card(state, seat, design), [f"built:{seat}.{state.cards.ids[design]}"]
        )
    ]
    bonus = state.cards.bonus[design]
    if bonus != 0:
        pieces: list[int | str] = [
            counted(slot(bonus, kind), KINDS[kind])
            for kind in range(KRYSTALLIUM, 8)
            if slot(bonus, kind) > 0
        ]
        args = _who_card(state, seat, design)
        args["pieces"] = pieces
        events.append(Event("bonus", args, [f"empire:{seat}"]))
    return events


def discarded(state: "WorldState", seat: i64, site: i64, made: i64) -> list[Event]:
    """A card under construction was given up."""
    cards = state.cards
    args = _who_card(state, seat, cards.design_of[site])
    args["resource"] = name(KINDS[cards.recycling_of[cards.design_of[site]]])
    return [Event("discarded", args, [site_ref(cards, seat, site), f"empire:{seat}"])] + _converted(
        state, seat, made
    )


def drew_pool(state: "WorldState") -> Event:
    pool = [_card(state, design) for design in state.areas[0].drafted]
    return Event("drew-pool", {"who": player(0), "cards": pool, "pool": int(state.taken)})


def over(state: "WorldState") -> list[Event]:
    """The points of everybody, and who has won; in solo play the rank or medal."""
    events: list[Event] = []
    outcome = scoring.outcome(state)
    for seat, points in enumerate(outcome.scores):
        events.append(Event("scored", {"who": player(seat), "points": points}))
    if state.seats == 1:
        events.append(Event(outcome.grade))
    else:
        winners = [player(seat) for seat in outcome.winners]
        args: Args = {
            "who": winners[0],
            "winners": list(winners),
            "count": len(winners),
            "points": max(outcome.scores),
        }
        events.append(Event("play-over", args))
    return events


def _card(state: "WorldState", design: i64) -> str:
    return name(state.cards.ids[design])


def _who_card(state: "WorldState", seat: i64, design: i64) -> Args:
    return {"who": player(seat), "card": _card(state, design)}
