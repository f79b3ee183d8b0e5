"""The set-up: empires by chance and the first hands; in solo play the cards of the scenario."""

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.games.wonderful_world import events
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import FACES
from littleworlds.games.wonderful_world.rules import rounds, solo
from littleworlds.games.wonderful_world.state.area import new_area
from littleworlds.games.wonderful_world.state.position import WorldState


def deal(
    game: Game, cards: Cards, seats: int, chance: Chance, options: Options, tell: list[Event] | None
) -> WorldState:
    """A play at its first decision. A solo player chooses an empire, others are dealt one."""
    scenario = -1
    for number, one in enumerate(cards.scenarios):
        if options.get("scenario") == one.id:
            scenario = number
    state = begin(game, cards, seats, FACES.index(str(options["face"])), scenario)
    if seats == 1:
        state.areas[0].done = False
        if scenario >= 0:
            solo.impose_scenario(state, tell)
        return state
    empires = cards.faces[state.face][:]
    for seat, area in enumerate(state.areas):
        area.take_empire(cards, empires.pop(chance.index(len(empires))))
        if tell is not None:
            tell.append(events.empire_taken(state, seat))
    rounds.begin_round(state, chance, tell)
    return state


def begin(game: Game, cards: Cards, seats: int, face: i64, scenario: i64) -> WorldState:
    """A table of empty areas, with all cards in the deck."""
    areas = [new_area() for _ in range(seats)]
    deck: list[i64] = list(cards.design_of)
    return WorldState(game, cards, areas, face, scenario, deck, [], [], [])
