"""What a seat is asked, and which answers need no thought.

Pieces may be used and cards given up at any time, so there is always another question in which that
can be done, except that a card which is finished in time produces in the next step, or counts at the
end. To be done is therefore harmless as long as no card could be finished now. All the same it is left
to whoever owns a piece that fits on a card: a table that goes on while slots are lit for a piece takes a
decision away."""

from typing import TYPE_CHECKING

from littleworlds.core.message import Args, counted, name
from littleworlds.core.native import i64
from littleworlds.core.prompt import Prompt
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import (
    FINANCIER,
    GENERAL,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
)
from littleworlds.games.wonderful_world.refs import kind_name
from littleworlds.games.wonderful_world.rules.phases import DRAFT, EMPIRE, PLANNING
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import slot

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.state.position import WorldState


def prompt(state: "WorldState", seat: i64) -> Prompt | None:
    if not state.owes(seat):
        return None
    area = state.areas[seat]
    cards = state.cards
    if state.phase == EMPIRE:
        return Prompt("ask-empire")
    if state.phase == DRAFT:
        return _pick(state, area)
    if area.choosing:
        return Prompt("ask-take", {"resource": kind_name(state.step)})
    if state.shown:
        return Prompt("ask-keep", {"waiting": len(area.drafted)})
    if state.given == cards.paid:
        drawn: Args = {"count": int(cards.shown), "paid": int(cards.paid)}
        return Prompt("ask-draw", drawn, usual=cards.draw, harmless=True)
    if state.given > 0:
        price: Args = {"paid": int(cards.paid), "drawn": int(cards.shown)}
        return Prompt("ask-give", {"count": int(cards.paid - state.given), **price})
    if area.left > 0:
        if state.phase == PLANNING:
            return Prompt("ask-place-recycled", {"resource": kind_name(area.cube)})
        return Prompt("ask-place", {"cubes": counted(area.left, KINDS[area.cube])})
    if area.drafted:
        return _plan(state, area)
    if state.solo_goes_on():
        return _pool(state)
    usable: list[int | str] = [
        name(KINDS[kind]) for kind in (KRYSTALLIUM, GENERAL, FINANCIER) if area.usable(kind)
    ]
    args = _what_follows(state)
    if usable:
        args["pieces"] = usable
    return Prompt(
        "ask-pieces" if usable else "ask-discard",
        args,
        decline=cards.done,
        usual=cards.done,
        harmless=not usable and not could_finish(cards, area),
        always=False,
    )


def _what_follows(state: "WorldState") -> Args:
    """What comes once everybody is done: production, its next step, the next round or the end."""
    if state.phase == PLANNING:
        return {"next": "production", "resource": kind_name(0)}
    if state.step + 1 < len(RESOURCES):
        return {"next": "step", "resource": kind_name(state.step + 1)}
    last = state.round >= state.cards.rounds
    return {"next": "end" if last else "round", "resource": kind_name(state.step)}


def _pick(state: "WorldState", area: Area) -> Prompt:
    """A hand of equal cards leaves no choice."""
    args: Args = {"pick": int(state.picks) + 1, "picks": int(state.cards.drafted)}
    if area.hand[0] == area.hand[len(area.hand) - 1]:
        return Prompt("ask-pick", args, usual=area.hand[0], harmless=True)
    return Prompt("ask-pick", args)


def _plan(state: "WorldState", area: Area) -> Prompt:
    """Alone there are several hands in a round."""
    left: Args = {"count": len(area.drafted)}
    if state.seats > 1:
        return Prompt("ask-plan", left)
    hand: Args = {"pool": int(state.taken), "pools": int(state.cards.pools)}
    return Prompt("ask-plan-solo", {**left, **hand})


def _pool(state: "WorldState") -> Prompt:
    """The next pool has to be drawn, and whatever else could be done before can be done after."""
    cards = state.cards
    args: Args = {
        "pool": int(state.taken) + 1,
        "pools": int(cards.pools),
        "count": int(cards.pool),
    }
    return Prompt(
        "ask-pool", args, decline=cards.draw, usual=cards.draw, harmless=True, always=False
    )


def could_finish(cards: Cards, area: Area) -> bool:
    """Whether some card under construction could be finished with the pieces of an empire, if all
    others were given up for their cubes."""
    cubes = area.cubes + len(area.sites) - 1
    krystallium = area.krystallium + cubes // cards.conversion
    for missing in area.missing:
        if slot(missing, GENERAL) > area.generals or slot(missing, FINANCIER) > area.financiers:
            continue
        slots: i64 = 0
        for kind in range(KRYSTALLIUM + 1):
            slots += slot(missing, kind)
        if slots <= krystallium:
            return True
    return False
