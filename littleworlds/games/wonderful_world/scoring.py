"""Points, the score sheet line by line, ties, and in solo play the rank or the medal."""

from typing import TYPE_CHECKING

from littleworlds.core.errors import Error
from littleworlds.core.message import Args, Message, name, player
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome, SheetLine, ranked
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import FINANCIER, GENERAL, TYPES
from littleworlds.games.wonderful_world.data.scenarios import MEDALS
from littleworlds.games.wonderful_world.refs import kind_name
from littleworlds.games.wonderful_world.rules.phases import OVER
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import lane

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.state.position import WorldState


def points(cards: Cards, area: Area) -> i64:
    """The points if the play ended now. What lies on unfinished cards counts for nothing."""
    total = area.flat
    for type in range(5):
        total += lane(area.combos, type) * lane(area.types, type)
    total += area.generals * (cards.character_points + area.general_points)
    return total + area.financiers * (cards.character_points + area.financier_points)


def outcome(state: "WorldState") -> Outcome:
    """Most points win; then most cards in the empire; then most characters; what is still equal is
    shared."""
    if state.phase != OVER:
        raise Error("not-over-yet")
    scores: list[int] = []
    ties: list[list[int]] = []
    lines = sheet_so_far(state)
    for area in state.areas:
        scores.append(int(points(state.cards, area)))
        ties.append([len(area.built), int(area.generals + area.financiers)])
    if state.seats > 1:
        return ranked(scores, lines, ties)
    if state.scenario < 0:
        return ranked(scores, lines, ties, None, _rank(state.cards, scores[0]))
    won = not owed_cards(state)
    return ranked(scores, lines, ties, won, _medal(state, scores[0]) if won else "scenario-failed")


def sheet_so_far(state: "WorldState") -> list[SheetLine]:
    """The score sheet as it would be if the play ended now: all of it lies open."""
    lines: list[SheetLine] = []
    for seat, area in enumerate(state.areas):
        lines += _sheet(state.cards, area, player(seat))
    return lines


def _sheet(cards: Cards, area: Area, side: str) -> list[SheetLine]:
    """Flat points, points per type, generals, financiers."""
    lines = [SheetLine(side, Message("sheet-flat"), int(area.flat))]
    for type in range(5):
        each = lane(area.combos, type)
        if each > 0:
            count = lane(area.types, type)
            args: Args = {"each": int(each), "count": int(count), "type": name(TYPES[type])}
            lines.append(SheetLine(side, Message("sheet-combo", args), int(each * count)))
    lines.append(_characters(cards, side, GENERAL, area.generals, area.general_points))
    lines.append(_characters(cards, side, FINANCIER, area.financiers, area.financier_points))
    return lines


def _characters(cards: Cards, side: str, kind: i64, count: i64, added: i64) -> SheetLine:
    each = cards.character_points + added
    args: Args = {"each": int(each), "count": int(count), "character": kind_name(kind)}
    return SheetLine(side, Message("sheet-characters", args), int(each * count))


def _rank(cards: Cards, score: int) -> str:
    """The grade of a solo play without a scenario."""
    rank = cards.ranks[0][1]
    for least, id in cards.ranks:
        if score >= least:
            rank = id
    return "rank-" + rank


def owed_cards(state: "WorldState") -> list[i64]:
    """The imposed designs of a scenario that do not stand in the empire, whichever copy it would
    be."""
    if state.scenario < 0:
        return []
    built = state.areas[0].built
    imposed = state.cards.scenarios[state.scenario].imposed
    return [design for design in imposed if design not in built]


def _medal(state: "WorldState", score: int) -> str:
    """The grade of a scenario that was fulfilled."""
    grade = "scenario-fulfilled"
    for least, id in zip(state.cards.scenarios[state.scenario].medals, MEDALS, strict=True):
        if score >= least:
            grade = "medal-" + id
    return grade
