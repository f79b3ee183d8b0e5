"""The battlefield drawn in characters, for terminals: the reader's home row is at the bottom."""

from littleworlds.core.message import Message
from littleworlds.core.thing import Picture
from littleworlds.games.my_little_battlefield.refs import army_owner
from littleworlds.games.my_little_battlefield.view import ArmyView, BattleView, SectorView

_WIDTH = 17
_LETTERS = {"standard": "s", "elite": "e", "renown": "r"}


def picture(view: BattleView) -> Picture:
    """Per sector: its cell, points and holder; its gauge with the pawn; the units of both sides."""
    rows = [[6, 7, 8], [3, 4, 5], [0, 1, 2]]
    if view["seat"] is not None and view["seat"] >= 0 and view["armies"][1]["seat"] == view["seat"]:
        rows = [row[::-1] for row in rows[::-1]]
    bar = "+".join(["", *["-" * _WIDTH] * 3, ""])
    lines = [bar]
    for row in rows:
        boxes = [_box(view, cell) for cell in row]
        for line in range(3):
            lines.append("|" + "|".join(f" {box[line]:<{_WIDTH - 1}}" for box in boxes) + "|")
        lines.append(bar)
    owners = [army_owner(army) for army in view["armies"]]
    legend = [
        Message("legend-gauge"),
        Message("legend-units", {"a": owners[0], "b": owners[1]}),
    ]
    return Picture(lines, legend)


def _box(view: BattleView, cell: int) -> list[str]:
    sector = view["sectors"][cell]
    marks = "*" * sector["burnt"] + "!" * (sector["shielded"] is not None)
    first, second = sector["worth"]
    points = f"={first}" if first == second else f"={first}/{second}"
    head = f"{sector['cell']} {points} {(sector['control'] or '').upper()}{marks}"
    return [head, _gauge(sector), _units(view, sector["cell"])]


def _gauge(sector: SectorView) -> str:
    """From side A's highest space to side B's, the pawn as `o`."""
    most = sector["category"]
    spaces = ["|" if space == 0 else "." for space in range(most, -most - 1, -1)]
    if sector["gauge"] is not None:
        spaces[most - sector["gauge"]] = "o"
    return "A " + "".join(spaces) + " B"


def _units(view: BattleView, cell: str) -> str:
    first, second = (_letters(army, cell) for army in view["armies"])
    return f"{first.upper():<6}{second:>6}"


def _letters(army: ArmyView, cell: str) -> str:
    return "".join(_LETTERS[unit["kind"]] for unit in army["units"] if unit["place"] == cell)
