"""What is told: one function per message, or per group of messages that belong together. Called
only when somebody listens."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import Args, counted, name, player
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world import scoring
from littleworlds.games.wonderful_world.data.kinds import KINDS, KRYSTALLIUM, RESOURCES
from littleworlds.games.wonderful_world.refs import (
    DISCARDS,
    built_ref,
    card_name,
    drafted_ref,
    empire_ref,
    kind_name,
    piece_ref,
    site_ref,
)
from littleworlds.games.wonderful_world.state.lanes import lane, unpack_slots

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.state.position import WorldState


def round_begins(state: "WorldState") -> Event:
    return Event("round-begins", {"round": int(state.round)})


def empire_taken(state: "WorldState", seat: i64) -> Event:
    empire = name(state.cards.empire_ids[state.areas[seat].empire])
    return Event("empire-taken", {"who": player(seat), "empire": empire}, [empire_ref(seat)])


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
        hands[seat] = {"cards": _card_names(state, area.hand)}
    return hands


def picked(state: "WorldState", seat: i64, design: i64) -> Event:
    """The card itself is told to who picked it, and to nobody else."""
    own: dict[int, Args] = {int(seat): {"card": card_name(state.cards, design)}}
    return Event("picked", {"who": player(seat)}, [], "picked-own", own)


def revealed(state: "WorldState", seat: i64, design: i64) -> Event:
    refs = [drafted_ref(seat, state.cards.ids[design])]
    return Event("revealed", _who_card(state, seat, design), refs)


def left_over(state: "WorldState", seat: i64) -> Event:
    hand = _card_names(state, state.areas[seat].hand)
    return Event("left-over", {"who": player(seat), "cards": hand}, [DISCARDS])


# --- planning and production --------------------------------------------------------------------


def planning_begins(state: "WorldState") -> Event:
    return Event("planning-begins", {"round": int(state.round)})


def under_construction(state: "WorldState", seat: i64, site: i64) -> Event:
    args = _who_card(state, seat, state.cards.design_of[site])
    return Event("under-construction", args, [_site(state, seat, site)])


def recycled(state: "WorldState", seat: i64, design: i64) -> Event:
    args = _who_card(state, seat, design)
    args["resource"] = kind_name(state.cards.recycling_of[design])
    return Event("recycled", args, [DISCARDS])


def finished(seat: i64) -> Event:
    return Event("finished", {"who": player(seat)})


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
        events.append(Event("produced", args, [empire_ref(seat)]))
    return events


def no_supremacy(state: "WorldState") -> Event:
    return Event("supremacy-none", {"resource": kind_name(state.step)})


def supremacy_choice(state: "WorldState", seat: i64) -> Event:
    return Event("supremacy-choice", {"who": player(seat), "resource": kind_name(state.step)})


def supremacy(state: "WorldState", seat: i64, kind: i64) -> Event:
    args: Args = {
        "who": player(seat),
        "character": kind_name(kind),
        "resource": kind_name(state.step),
    }
    return Event("supremacy", args, [piece_ref(seat, KINDS[kind])])


def round_over(state: "WorldState") -> Event:
    return Event("round-over", {"round": int(state.round)})


# --- construction -------------------------------------------------------------------------------


def placed(state: "WorldState", seat: i64, site: i64, resource: i64) -> Event:
    args = _who_card(state, seat, state.cards.design_of[site])
    args["resource"] = kind_name(resource)
    return Event("placed", args, [_site(state, seat, site)])


def stocked(state: "WorldState", seat: i64, resource: i64, count: i64, made: i64) -> list[Event]:
    """Cubes on the empire card, and the krystallium that came of them."""
    held = state.areas[seat].cubes + made * state.cards.conversion
    args: Args = {"who": player(seat), "cubes": counted(count, KINDS[resource]), "held": int(held)}
    return [Event("stocked", args, [empire_ref(seat)])] + _converted(state, seat, made)


def _converted(state: "WorldState", seat: i64, made: i64) -> list[Event]:
    if made == 0:
        return []
    args: Args = {"who": player(seat), "pieces": counted(made, KINDS[KRYSTALLIUM])}
    args.update({"spent": int(made * state.cards.conversion), "held": int(state.areas[seat].cubes)})
    return [Event("converted", args, [piece_ref(seat, KINDS[KRYSTALLIUM])])]


def piece_placed(state: "WorldState", seat: i64, site: i64, piece: i64, kind: i64) -> Event:
    """A krystallium in its own slot or in place of a resource, or a character."""
    args = _who_card(state, seat, state.cards.design_of[site])
    args["piece"] = kind_name(piece)
    refs = [_site(state, seat, site)]
    if piece == kind:
        return Event("piece-placed", args, refs)
    args["resource"] = kind_name(kind)
    return Event("krystallium-for", args, refs)


def completed(state: "WorldState", seat: i64, design: i64, before: i64) -> list[Event]:
    """A card is finished; its bonus, if it has one; what the empire makes this round that it did not
    make `before`."""
    built = built_ref(seat, state.cards.ids[design])
    events = [Event("completed", _who_card(state, seat, design), [built])]
    bonus = state.cards.bonus[design]
    if bonus != 0:
        pieces: list[int | str] = [
            counted(count, KINDS[kind]) for kind, count in enumerate(unpack_slots(bonus)) if count
        ]
        args = _who_card(state, seat, design)
        args["pieces"] = pieces
        events.append(Event("bonus", args, [empire_ref(seat)]))
    return events + _more_this_round(state, seat, before)


def _more_this_round(state: "WorldState", seat: i64, before: i64) -> list[Event]:
    """The cubes that the steps to come bring in addition, and the supremacy that they would bring as
    it stands."""
    output = state.areas[seat].output
    cubes: list[int | str] = []
    leads: list[int | str] = []
    for resource in range(state.step + 1, len(RESOURCES)):
        was, now = lane(before, resource), lane(output, resource)
        if now == was:
            continue
        cubes.append(counted(now - was, RESOURCES[resource]))
        most = state.cards.solo_supremacy - 1
        if state.seats > 1:
            most = max(
                [
                    lane(area.output, resource)
                    for area in state.areas
                    if area is not state.areas[seat]
                ]
            )
        if was <= most < now:
            leads.append(name(RESOURCES[resource]))
    if not cubes:
        return []
    args: Args = {"who": player(seat), "cubes": cubes, "ahead": len(leads), "leads": leads}
    return [Event("more-this-round", args, [empire_ref(seat)])]


def discarded(state: "WorldState", seat: i64, site: i64, made: i64) -> list[Event]:
    """A card under construction was given up, and its cube may have made a krystallium."""
    design = state.cards.design_of[site]
    args = _who_card(state, seat, design)
    args["resource"] = kind_name(state.cards.recycling_of[design])
    refs = [_site(state, seat, site), empire_ref(seat)]
    return [Event("discarded", args, refs)] + _converted(state, seat, made)


# --- solo play ----------------------------------------------------------------------------------


def imposed(state: "WorldState") -> Event:
    scenario = state.cards.scenarios[state.scenario]
    imposed = _card_names(state, scenario.imposed)
    return Event("imposed", {"scenario": name(scenario.id), "cards": imposed})


def drew_pool(state: "WorldState") -> Event:
    drawn = _card_names(state, state.areas[0].drafted)
    hand: Args = {"pool": int(state.taken), "pools": int(state.cards.pools)}
    return Event("drew-pool", {"who": player(0), "cards": drawn, **hand})


def gave(state: "WorldState", design: i64) -> Event:
    return Event("gave", _who_card(state, 0, design))


def reshuffled(count: int) -> Event:
    return Event("reshuffled", {"count": count})


def drew(state: "WorldState") -> Event:
    """The cards of an exchange, of which one is to be kept."""
    return Event("drew", {"who": player(0), "cards": _card_names(state, state.shown)})


def kept(state: "WorldState", design: i64) -> Event:
    return Event("kept", _who_card(state, 0, design))


# --- the end ------------------------------------------------------------------------------------


def play_over(state: "WorldState") -> list[Event]:
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


# --- arguments ----------------------------------------------------------------------------------


def _who_card(state: "WorldState", seat: i64, design: i64) -> Args:
    return {"who": player(seat), "card": card_name(state.cards, design)}


def _card_names(state: "WorldState", designs: list[i64]) -> list[str]:
    return [card_name(state.cards, design) for design in designs]


def _site(state: "WorldState", seat: i64, site: i64) -> str:
    cards = state.cards
    return site_ref(seat, cards.ids[cards.design_of[site]], cards.ordinal(site))
