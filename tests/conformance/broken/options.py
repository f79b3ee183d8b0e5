"""What breaks the law of options."""

from conformance.broken.register import game
from conformance.toys import (
    MagpiesGame,
    SticksGame,
)

from littleworlds.core.errors import OptionError
from littleworlds.core.option import Options, choice, flag


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


@game("options")
class SettledByNothing(SticksGame):
    def __init__(self) -> None:
        super().__init__([choice("sticks", ["thin", "thick"], "thin", settled_by="wood")])


@game("options")
class SettledButNotAllowed(SticksGame):
    """It says that the wood settles the sticks, and then refuses what it left at the default."""

    def __init__(self) -> None:
        sticks = choice("sticks", ["thin", "thick"], "thin", settled_by="wood")
        super().__init__([sticks, choice("wood", ["ash", "oak"], "ash")])

    def cross_check(self, seats: int, options: Options) -> None:
        if options["wood"] == "oak" and options["sticks"] == "thin":
            raise OptionError("no-thin-oak", game=self.id)
