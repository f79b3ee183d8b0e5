"""What breaks the law of notation."""

from conformance.broken.register import game
from conformance.toys import (
    DONE,
    MagpiesGame,
)

from littleworlds.core.native import i64


@game("notation")
class OneNotationForTwo(MagpiesGame):
    def notation(self, action: i64) -> str:
        return "skip" if action == DONE else super().notation(action)


@game("notation")
class NotationWithBrackets(MagpiesGame):
    def notation(self, action: i64) -> str:
        return super().notation(action).replace("bank ", "bank [2] ")


@game("notation")
class NotationInCapitals(MagpiesGame):
    def notation(self, action: i64) -> str:
        return super().notation(action).title()
