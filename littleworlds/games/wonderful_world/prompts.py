"""What a seat is asked. A prompt without arguments and with a decline can be answered once for all."""

from typing import TYPE_CHECKING

from littleworlds.core.message import counted, name
from littleworlds.core.prompt import Prompt
from littleworlds.games.wonderful_world.area import Area
from littleworlds.games.wonderful_world.cards import KINDS
from littleworlds.games.wonderful_world.phases import DRAFT, EMPIRE, PLANNING
from littleworlds.games.wonderful_world.solo import goes_on

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.rules import WorldState


def prompt(state: "WorldState", area: Area) -> Prompt:
    """The question to the owner of an area who owes a decision."""
    cards = state.cards
    if state.phase == EMPIRE:
        return Prompt("ask-empire")
    if state.phase == DRAFT:
        return Prompt("ask-pick", {"pick": int(state.picks) + 1, "picks": int(cards.drafted)})
    if area.choosing:
        return Prompt("ask-take", {"resource": name(KINDS[state.step])})
    if state.shown:
        return Prompt("ask-keep")
    if state.given == cards.paid:
        return Prompt("ask-draw", {"count": int(cards.shown)})
    if state.given > 0:
        return Prompt("ask-give", {"count": int(cards.paid - state.given)})
    if area.left > 0:
        if state.phase == PLANNING:
            return Prompt("ask-place-recycled", {"resource": name(KINDS[area.cube])})
        return Prompt("ask-place", {"cubes": counted(area.left, KINDS[area.cube])})
    if area.drafted:
        return Prompt(
            "ask-plan-solo" if state.seats == 1 else "ask-plan", {"count": len(area.drafted)}
        )
    if state.seats == 1 and goes_on(state):
        return Prompt("ask-pool", {"pool": int(state.taken) + 1, "pools": int(cards.pools)})
    return Prompt("ask-pieces" if area.usable() else "ask-discard", decline=cards.done)
