"""How a play ended: scores, ranks, winners, and the score sheet line by line."""

from typing import final

from littleworlds.core.message import Arg, Message


@final
class SheetLine:
    """One line of the score sheet. `side` is a player argument (`#0`), or a name (`@ai`) for a side that is no seat."""

    def __init__(self, side: str, label: Message, points: int) -> None:
        self.side = side
        self.label = label
        self.points = points

    def to_dict(self) -> dict[str, object]:
        """As data for JSON."""
        return {"side": self.side, "label": self.label.to_dict(), "points": self.points}

    def __repr__(self) -> str:
        return f"{self.side} {self.points} {self.label}"


@final
class Outcome:
    """The end of a play. Ranks start at 1; seats that are equal in score and every tie-break share a rank.

    `won` and `grade` (a message id, "" for none) are for solo plays; elsewhere `won` is None.
    """

    def __init__(
        self,
        scores: list[int],
        ties: list[list[int]],
        sheet: list[SheetLine],
        ranks: list[int],
        won: bool | None = None,
        grade: str = "",
    ) -> None:
        self.scores = scores
        self.ties = ties
        self.sheet = sheet
        self.ranks = ranks
        self.won = won
        self.grade = grade

    @property
    def winners(self) -> list[int]:
        """The seats of rank 1; in a solo play the seat if it won (or if nothing is to be won)."""
        if self.won is False:
            return []
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def same(self, other: "Outcome") -> bool:
        """Whether a record would write both in the same lines. A True is no 1 here."""
        if (self.scores, self.ties, self.ranks) != (other.scores, other.ties, other.ranks):
            return False
        if (self.won, self.grade) != (other.won, other.grade):
            return False
        if len(self.sheet) != len(other.sheet):
            return False
        for number, line in enumerate(self.sheet):
            if not _same_line(line, other.sheet[number]):
                return False
        return True

    def to_dict(self) -> dict[str, object]:
        """As data for JSON."""
        return {
            "scores": list(self.scores),
            "ties": [list(ties) for ties in self.ties],
            "ranks": list(self.ranks),
            "winners": self.winners,
            "won": self.won,
            "grade": self.grade,
            "sheet": [line.to_dict() for line in self.sheet],
        }

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, winners={self.winners})"


def ranked(
    scores: list[int],
    sheet: list[SheetLine],
    ties: list[list[int]] | None = None,
    won: bool | None = None,
    grade: str = "",
) -> Outcome:
    """The outcome in which most points win, then the tie-breaks in their order (more is better), and what is left is shared.

    `ties` has a list for each seat, with all tie-breaks of that seat.

    >>> ranked([12, 30, 30], []).winners
    [1, 2]
    >>> ranked([12, 30, 30], [], ties=[[9], [2], [4]]).winners
    [2]
    """
    breaks: list[list[int]] = [[] for _ in scores] if ties is None else ties
    if len(breaks) != len(scores):
        raise ValueError(
            f"ties has {len(breaks)} lists for {len(scores)} scores: give one list for each seat"
        )
    keys = [[score, *breaks[seat]] for seat, score in enumerate(scores)]
    ranks = [1 + sum(1 for other in keys if other > key) for key in keys]
    return Outcome(scores, breaks, sheet, ranks, won, grade)


def _same_line(mine: SheetLine, theirs: SheetLine) -> bool:
    label, other = mine.label, theirs.label
    if mine.points != theirs.points or mine.side != theirs.side or label.id != other.id:
        return False
    if len(label.args) != len(other.args):
        return False
    for key, arg in label.args.items():
        if key not in other.args or not _same_arg(arg, other.args[key]):
            return False
    return True


def _same_arg(mine: Arg, theirs: Arg) -> bool:
    if isinstance(mine, str) or isinstance(theirs, str):
        return mine == theirs
    if isinstance(mine, int) or isinstance(theirs, int):
        return isinstance(mine, bool) == isinstance(theirs, bool) and mine == theirs
    return len(mine) == len(theirs) and all(
        _same_arg(one, other) for one, other in zip(mine, theirs, strict=True)
    )
