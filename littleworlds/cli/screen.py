"""What a person sees in the terminal: tables and colours there, plain lines in a pipe. Draws any game from its views."""

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from littleworlds.cli.brief import BriefTable
from littleworlds.cli.prose import Prose, print_sentence
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.message import Message
from littleworlds.core.outcome import Outcome
from littleworlds.core.state import View
from littleworlds.core.thing import ActionLabel, Picture, Thing
from littleworlds.words import Words

CHOOSE = "bold cyan"
"""The one colour that means: you can choose this. It never stands alone; what can be chosen also has a mark."""

COLOURS = {
    "yellow": "yellow",
    "blue": "bright_blue",
    "white": "bright_white",
    "brown": "dark_orange3",
    "grey": "grey62",
}
"""Colours of signs in a drawing, as this terminal calls them. A letter always says the same."""

MANY = 15
"""Answers to one question beyond which it may have left the screen when they are read."""


class Screen:
    """A terminal or a pipe."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.rich = console.is_terminal
        self._explained: set[tuple[str, str]] = set()
        self._counters: set[str] = set()

    def say(self, text: str, style: str = "") -> None:
        """One line."""
        print_sentence(self.console, Text(text, style=style if self.rich else ""))

    def events(self, events: Iterable[Event], words: Words) -> None:
        """What happened, as the reader of `words` is told."""
        for event in events:
            self.say(f"  · {words.say(event.seen_by(words.reader))}", "dim")

    def board(self, game: Game, view: View, words: Words, choosable: set[str]) -> None:
        """The whole table: the things, and a drawing if the game has one, last because the question follows it."""
        self._things(game, view, words, choosable)
        picture = game.picture(view)
        if picture is not None:
            self.say("")
            for message in picture.legend:
                self.say("  " + words.say(message), "dim")
            for line in picture.lines:
                print_sentence(self.console, self._drawn(line, picture, words))

    def _drawn(self, line: str, picture: Picture, words: Words) -> Text:
        """A line of a drawing, with the letters of the reader's language in their colours."""
        text = Text()
        for character in line:
            sign = picture.signs.get(character)
            if sign is None:
                text.append(character)
            else:
                letter = words.name(sign.letter.removeprefix("@"))
                text.append(
                    letter.upper() if sign.capital else letter,
                    COLOURS.get(sign.colour, "") if self.rich else "",
                )
        return text

    def _things(self, game: Game, view: View, words: Words, choosable: set[str]) -> None:
        """Things that lie about, then those that hold others; or what the game says of them in a few lines."""
        brief = game.brief(view)
        if brief is not None:
            for told in brief:
                self.say("  " + " ".join(words.say(message) for message in told))
            return
        things = game.things(view)
        notes = game.brief_notes()
        # What can be none is a counter, and says its number also when it is one.
        self._counters |= {_kind(thing) for thing in things if thing.count == 0}
        if notes is not None:
            for line in BriefTable(things, notes, words, choosable, self._counters).lines():
                self.say(line)
            return
        self._explained.clear()
        children: dict[str, list[Thing]] = {}
        for thing in things:
            children.setdefault(thing.within, []).append(thing)
        roots = children.get("", [])
        self._loose([thing for thing in roots if thing.ref not in children], words, choosable)
        holders = [thing for thing in roots if thing.ref in children]
        if self.rich:
            panels = [self._panel(thing, children, words, choosable) for thing in holders]
            self.console.print(Columns(panels, padding=(0, 1), equal=True))
        else:
            for thing in holders:
                self._plain_holder(thing, children, words, choosable)

    def question(
        self, prompt: Message, actions: Sequence[tuple[str, ActionLabel]], words: Words
    ) -> None:
        """What is asked and what can be answered, numbered from 1. Under a long list it is asked again, so that it is in sight."""
        self.say("")
        self.say(words.say(prompt), "bold")
        for number, (notation, described) in enumerate(actions, 1):
            line = Text(f" {number:>3}  ", style=CHOOSE if self.rich else "")
            line.append(words.say(described.label), style="default" if self.rich else "")
            line.append(f"   {notation}", style="dim" if self.rich else "")
            print_sentence(self.console, line)

        if len(actions) > MANY:
            self.say(words.say(prompt), "bold")

    def thing(self, thing: Thing, words: Words) -> None:
        """All that there is to say about a thing."""
        count = f" ×{thing.count}" if thing.count != 1 else ""
        self.say(words.say(thing.label) + count, "bold")
        for note in thing.notes:
            self.say("  " + words.say(note))

    def outcome(self, outcome: Outcome, words: Words) -> None:
        """The score sheet line by line, then the ranks."""
        sides = list(dict.fromkeys(line.side for line in outcome.sheet))
        for side in sides:
            lines = [
                (words.recall(line.label), line.points)
                for line in outcome.sheet
                if line.side == side
            ]
            self._sheet(words.word("cli-side", side=side), lines, words.word("cli-total"))
        for seat, score in sorted(
            enumerate(outcome.scores), key=lambda item: outcome.ranks[item[0]]
        ):
            self.say(
                words.word("cli-rank", rank=outcome.ranks[seat], who=f"#{seat}", score=score),
                "bold",
            )
        if outcome.won is not None:
            self.say(words.word("cli-won" if outcome.won else "cli-lost"), "bold")
        if outcome.grade:
            self.say(words.recall(Message(outcome.grade)), "bold")

    def _loose(self, things: list[Thing], words: Words, choosable: set[str]) -> None:
        for thing in things:
            mark = "▸ " if thing.ref in choosable else "  "
            self.say(mark + self._line(thing, words), CHOOSE if thing.ref in choosable else "")

    def _panel(
        self, thing: Thing, children: dict[str, list[Thing]], words: Words, choosable: set[str]
    ) -> RenderableType:
        rows: list[RenderableType] = [
            Prose(Text(words.say(note), style="dim")) for note in thing.notes
        ]
        for child, depth in _below(thing, children):
            mark = "▸ " if child.ref in choosable else "  "
            line = "  " * depth + mark + self._line(child, words)
            rows.append(Prose(Text(line, style=CHOOSE if child.ref in choosable else "")))
        style = CHOOSE if thing.ref in choosable else "dim"
        title = ("▸ " if thing.ref in choosable else "") + words.say(thing.label)
        return Panel(Group(*rows), title=Text(title), border_style=style)

    def _plain_holder(
        self, thing: Thing, children: dict[str, list[Thing]], words: Words, choosable: set[str]
    ) -> None:
        self._loose([thing], words, choosable)
        for child, depth in _below(thing, children):
            mark = "▸ " if child.ref in choosable else "  "
            self.say("    " + "  " * depth + mark + self._line(child, words))

    def _line(self, thing: Thing, words: Words) -> str:
        """A thing with its notes. The first says how it stands; the others are said once for things of one name that share them."""
        label = words.say(thing.label)
        count = f" ×{thing.count}" if thing.count != 1 or _kind(thing) in self._counters else ""
        notes = [words.say(note) for note in thing.notes]
        said = notes[:1] + [note for note in notes[1:] if (label, note) not in self._explained]
        self._explained.update((label, note) for note in notes[1:])
        return label + count + (" – " + " ".join(said) if said else "")

    def _sheet(self, title: str, lines: list[tuple[str, int]], total: str) -> None:
        if not self.rich:
            self.say(title)
            for label, points in [*lines, (total, sum(points for _, points in lines))]:
                self.say(f"  {points:>4}  {label}")
            return
        table = Table(
            title=Text(title, "table.title"),
            title_justify="left",
            show_header=False,
            box=None,
            padding=(0, 1),
        )
        for label, points in lines:
            table.add_row(Text(str(points), justify="right"), Prose(Text(label)))
        table.add_row(
            Text(str(sum(points for _, points in lines)), style="bold", justify="right"),
            Text(total, style="bold"),
        )
        self.console.print(table)


def _kind(thing: Thing) -> str:
    return thing.ref.partition(":")[0]


def _below(
    thing: Thing, children: dict[str, list[Thing]], depth: int = 0
) -> list[tuple[Thing, int]]:
    """Everything inside a thing, depth first."""
    descendants: list[tuple[Thing, int]] = []
    for child in children.get(thing.ref, []):
        descendants.append((child, depth))
        descendants += _below(child, children, depth + 1)
    return descendants
