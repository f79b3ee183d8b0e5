"""The end: the score sheet line by line, ties, and in solo play the rank or the medal."""

from typing import TYPE_CHECKING

from littleworlds.core.errors import Error
from littleworlds.core.message import Message, name, player
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome, SheetLine, ranked
from littleworlds.games.wonderful_world.area import Area
from littleworlds.games.wonderful_world.cards import FINANCIER, GENERAL, KINDS, MEDALS, TYPES, Cards
from littleworlds.games.wonderful_world.lanes import lane
from littleworlds.games.wonderful_world.phases import OVER

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.rules import WorldState


def outcome(state: "WorldState") -> Outcome:
    """Most points win; then most cards in the empire; then most characters; what is still equal is shared."""
    if state.phase != OVER:
        raise Error("not-over-yet")
    scores: list[int] = []
    ties: list[list[int]] = []
    lines: list[SheetLine] = []
    for seat, area in enumerate(state.areas):
        scores.append(int(area.score(state.cards)))
        ties.append([len(area.built), int(area.generals + area.financiers)])
        lines += sheet(state.cards, area, player(seat))
    if state.seats > 1:
        return ranked(scores, lines, ties)
    if state.scenario < 0:
        return ranked(scores, lines, ties, None, rank(state.cards, scores[0]))
    won = fulfilled(state)
    return ranked(scores, lines, ties, won, medal(state, scores[0]) if won else "scenario-failed")


def sheet(cards: Cards, area: Area, side: str) -> list[SheetLine]:
    """Flat points, points per type, generals, financiers."""
    lines = [SheetLine(side, Message("sheet-flat"), int(area.flat))]
    for type in range(5):
        each = lane(area.combos, type)
        if each > 0:
            count = lane(area.types, type)
            label = Message(
                "sheet-combo", {"each": int(each), "count": int(count), "type": name(TYPES[type])}
            )
            lines.append(SheetLine(side, label, int(each * count)))
    lines.append(_characters(cards, side, GENERAL, area.generals, area.general_points))
    lines.append(_characters(cards, side, FINANCIER, area.financiers, area.financier_points))
    return lines


def _characters(cards: Cards, side: str, kind: i64, count: i64, added: i64) -> SheetLine:
    each = cards.character_points + added
    label = Message(
        "sheet-characters", {"each": int(each), "count": int(count), "character": name(KINDS[kind])}
    )
    return SheetLine(side, label, int(each * count))


def rank(cards: Cards, points: int) -> str:
    """The grade of a solo play without a scenario."""
    found = cards.ranks[0][1]
    for least, id in cards.ranks:
        if points >= least:
            found = id
    return "rank-" + found


def fulfilled(state: "WorldState") -> bool:
    """Whether every imposed design stands in the empire, whichever copy it is."""
    built = state.areas[0].built
    return all(design in built for design in state.cards.scenarios[state.scenario].imposed)


def medal(state: "WorldState", points: int) -> str:
    """The grade of a scenario that was fulfilled."""
    found = "scenario-fulfilled"
    for least, id in zip(state.cards.scenarios[state.scenario].medals, MEDALS, strict=True):
        if points >= least:
            found = "medal-" + id
    return found
