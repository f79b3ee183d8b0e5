"""Where the broken games of a law are entered."""

from collections.abc import Callable
from typing import cast

from conformance.toys import (
    Magpies,
    MagpiesEyes,
    MagpiesGame,
)

from littleworlds.core.game import Game

BROKEN: dict[str, list[Callable[[], Game]]] = {}
"""Law -> the games that break it."""


def state(law: str) -> Callable[[type[Magpies]], type[Magpies]]:
    """Magpies with this state breaks this law."""

    def register(broken: type[Magpies]) -> type[Magpies]:
        BROKEN.setdefault(law, []).append(_maker(lambda: MagpiesGame(broken), broken))
        return broken

    return register


def eyes(law: str) -> Callable[[type[MagpiesEyes]], type[MagpiesEyes]]:
    """Magpies with these perspectives breaks this law."""

    def register(broken: type[MagpiesEyes]) -> type[MagpiesEyes]:
        BROKEN.setdefault(law, []).append(_maker(lambda: MagpiesGame(eyes=broken), broken))
        return broken

    return register


def game(law: str) -> Callable[[type[Game]], type[Game]]:
    """This game breaks this law."""

    def register(broken: type[Game]) -> type[Game]:
        BROKEN.setdefault(law, []).append(_maker(cast(Callable[[], Game], broken), broken))
        return broken

    return register


def _maker(make: Callable[[], Game], broken: type) -> Callable[[], Game]:
    def made() -> Game:
        return make()

    made.__name__ = broken.__name__
    return made
