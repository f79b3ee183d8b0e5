"""Before the first turn each side takes a faction of its own."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import events
from littleworlds.games.my_little_battlefield.actions import FACTION
from littleworlds.games.my_little_battlefield.rules import turn_end
from littleworlds.games.my_little_battlefield.rules.phases import CHOOSE_FACTION

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def legal_factions(state: "BattleState") -> list[i64]:
    """The factions that nobody has taken."""
    taken = [state.a.faction, state.b.faction]
    return [
        FACTION + faction for faction in range(len(state.cards.faction_ids)) if faction not in taken
    ]


def choose(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    """Seat by seat; then the battle begins."""
    faction = action - FACTION
    if faction < 0:
        raise state.illegal("not-now", action)
    if faction == state.a.faction or faction == state.b.faction:
        raise state.illegal("faction-taken", action)
    side: i64 = 0 if state.asked == state.field.seat_of[0] else 1
    state.army(side).faction = faction
    if tell is not None:
        tell.append(events.chose_faction(state, side))
    if state.army(1 - side).faction >= 0 or state.field.solo:
        turn_end.begin_turn(state, tell)
        return
    state.ask(CHOOSE_FACTION, 1 - side)
    actions = legal_factions(state)
    if len(actions) == 1:
        choose(state, actions[0], tell)
