"""What a seat is asked. A prompt without arguments and with a decline can be answered once for
all."""

from typing import TYPE_CHECKING

from littleworlds.core.message import counted
from littleworlds.core.native import i64
from littleworlds.core.prompt import Prompt
from littleworlds.games.wonderful_world.data.kinds import KINDS
from littleworlds.games.wonderful_world.refs import kind_name
from littleworlds.games.wonderful_world.rules.phases import DRAFT, EMPIRE, PLANNING

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
        return Prompt("ask-pick", {"pick": int(state.picks) + 1, "picks": int(cards.drafted)})
    if area.choosing:
        return Prompt("ask-take", {"resource": kind_name(state.step)})
    if state.shown:
        return Prompt("ask-keep")
    if state.given == cards.paid:
        return Prompt("ask-draw", {"count": int(cards.shown)})
    if state.given > 0:
        return Prompt("ask-give", {"count": int(cards.paid - state.given)})
    if area.left > 0:
        if state.phase == PLANNING:
            return Prompt("ask-place-recycled", {"resource": kind_name(area.cube)})
        return Prompt("ask-place", {"cubes": counted(area.left, KINDS[area.cube])})
    if area.drafted:
        message = "ask-plan-solo" if state.seats == 1 else "ask-plan"
        return Prompt(message, {"count": len(area.drafted)})
    if state.solo_goes_on():
        return Prompt("ask-pool", {"pool": int(state.taken) + 1, "pools": int(cards.pools)})
    return Prompt("ask-pieces" if area.usable() else "ask-discard", decline=cards.done)
