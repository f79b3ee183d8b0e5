"""What the kit raises: a law that does not hold, with all that is needed to see it again."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from littleworlds.core.conformance.case import Case


class Broken(AssertionError):
    """A game breaks a law.

    `law` is a name in `LAWS`; or `options` when a table that should be possible cannot be set up, `transcripts` when a record no
    longer replays. `step` counts the decisions taken since the set-up; -1 where no play was under way.
    """

    def __init__(self, law: str, game: str, case: "Case", step: int, why: str) -> None:
        self.law = law
        self.game = game
        self.seats = case.seats
        self.options = dict(case.options)
        self.seed = case.seed
        self.step = step
        self.why = why
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        case = f"Case({self.seats}, {self.options!r}, {self.seed})"
        where = f" at step {self.step} of {case}" if self.step >= 0 else ""
        lines = [f"{self.game} breaks the law {self.law!r}{where}:", self.why]
        if self.law not in ("options", "transcripts"):
            lines.append(f"To see it again: run({self.law!r}, game, {case})")
        return "\n".join(lines)
