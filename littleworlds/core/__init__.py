"""The vocabulary that every game speaks and every tool understands. No title is named here.

Whoever writes a game needs this one import; `docs/architecture.md` says what each name is for.

>>> from littleworlds.core import Game, State
"""

from littleworlds.core.chance import Chance, Seeded
from littleworlds.core.data import Data, Entry
from littleworlds.core.errors import DataError, Error, IllegalAction, OptionError
from littleworlds.core.event import Event, Tell
from littleworlds.core.features import Features, Term
from littleworlds.core.fields import Fields, derived, given, rows, unordered
from littleworlds.core.game import Game
from littleworlds.core.gesture import Gesture
from littleworlds.core.level import Level
from littleworlds.core.message import Args, Message, counted, name, player, specified
from littleworlds.core.method import HALVE, PLAN, PLAY_OUT, TREE, Method
from littleworlds.core.native import i64
from littleworlds.core.option import Option, Options, flag, number
from littleworlds.core.outcome import Outcome, SheetLine, ranked
from littleworlds.core.perspective import Perspective
from littleworlds.core.play import Play
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import EVERYONE, Places, Snapshot, State, Tally, View, Window
from littleworlds.core.statistics import (
    COUNT,
    EACH,
    LEVEL,
    RUNNING,
    SUM,
    WAY,
    Clock,
    Question,
    Statistics,
)
from littleworlds.core.thing import ActionLabel, Picture, Sign, Slot, Thing, choice

__all__ = [
    "COUNT",
    "EACH",
    "EVERYONE",
    "HALVE",
    "LEVEL",
    "PLAN",
    "PLAY_OUT",
    "RUNNING",
    "SUM",
    "TREE",
    "WAY",
    "ActionLabel",
    "Args",
    "Chance",
    "Clock",
    "Data",
    "DataError",
    "Entry",
    "Error",
    "Event",
    "Features",
    "Fields",
    "Game",
    "Gesture",
    "IllegalAction",
    "Level",
    "Message",
    "Method",
    "Option",
    "OptionError",
    "Options",
    "Outcome",
    "Perspective",
    "Picture",
    "Places",
    "Play",
    "Prompt",
    "Question",
    "Seeded",
    "SheetLine",
    "Sign",
    "Slot",
    "Snapshot",
    "State",
    "Statistics",
    "Tally",
    "Tell",
    "Term",
    "Thing",
    "View",
    "Window",
    "choice",
    "counted",
    "derived",
    "flag",
    "given",
    "i64",
    "name",
    "number",
    "player",
    "ranked",
    "rows",
    "specified",
    "unordered",
]
