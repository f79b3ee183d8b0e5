"""What breaks the law of options."""

from conformance.broken.register import game
from conformance.toys import (
    MagpiesGame,
    SticksGame,
)

from littleworlds.core.errors import OptionError
from littleworlds.core.option import Options, flag


@game("options")
class NoDefaultTable(MagpiesGame):
    def cross_check(self, seats: int, options: Options) -> None:
        if seats == 3 and options["spying"]:
            raise OptionError("no-spying-with-three", game=self.id)


@game("options")
class AValueThatNeverWorks(SticksGame):
    def __init__(self) -> None:
        super().__init__([flag("double", False)])

    def cross_check(self, seats: int, options: Options) -> None:
        if options["double"]:
            raise OptionError("no-double", game=self.id)
