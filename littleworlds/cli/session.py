"""A play in the terminal: people at the keyboard, bots beside them, one question at a time."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import click

from littleworlds.bots import Bot, BotFault, Budget
from littleworlds.bots.registry import make_any
from littleworlds.cli.common import game_words, is_person, player_names, write
from littleworlds.cli.screen import Screen
from littleworlds.core.chance import derived_seed
from littleworlds.core.errors import Error, IllegalAction, NotationError
from littleworlds.core.event import Event
from littleworlds.core.perspective import Perspective
from littleworlds.core.play import Play
from littleworlds.core.thing import ActionLabel, Thing
from littleworlds.words import Words, explain

_LONGEST_NUMBER: Final = 4
"""Digits; no list of actions is that long, and a longer row of digits is a slip."""
_FEW: Final = 3
"""Actions that are named where several may be meant."""


class Leaving(Exception):
    """Somebody wants to stop here."""


class Session:
    """One play with its players: bots by their specs, everybody else a person at this keyboard."""

    def __init__(
        self, play: Play, language: str, screen: Screen, seed: int, told: list[list[Event]]
    ) -> None:
        self.play = play
        self.language = language
        self.screen = screen
        self.told = told
        self.people = [seat for seat, player in enumerate(play.players) if is_person(player)]
        self.shown = dict.fromkeys(range(play.seats), 0)
        self.standing: set[tuple[int, str]] = set()
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self._bots: dict[int, Bot] = {
            seat: make_any(player, derived_seed(seed, seat, len(play.steps)))
            for seat, player in enumerate(play.players)
            if not is_person(player)
        }

    def run(self) -> None:
        """Play to the end; Leaving if somebody stops."""
        try:
            self._run()
        finally:
            for bot in self._bots.values():
                bot.close()

    def _run(self) -> None:
        while actors := self.play.state.actors():
            people = [int(seat) for seat in actors if int(seat) in self.people]
            bots = [int(seat) for seat in actors if int(seat) not in self.people]
            if bots:
                self._ask_bot(bots[0])
            else:
                self._ask_person(people[0])
        reader = self.people[0] if len(self.people) == 1 else None
        self._news(reader)
        self.screen.say("")
        self.screen.outcome(self.play.state.outcome(), self.words(reader))

    def words(self, reader: int | None) -> Words:
        """The words for one reader, with the players' names; the only person at the table is "you" to themselves."""
        alone = self.people[0] if len(self.people) == 1 and reader is not None else None
        names = player_names(game_words(self.play.game, self.language), self.play.players, alone)
        return game_words(self.play.game, self.language, names, reader)

    def save(self, path: str | Path) -> None:
        """Write the record, with words beside the actions."""
        words = self.words(None)
        comments = [
            " ".join(words.say(event.seen_by(None)) for event in events) for events in self.told[1:]
        ]
        write(path, self.play.record().text(comments))

    def _ask_bot(self, seat: int) -> None:
        perspective = self.play.game.perspective(self.play.state.view(seat))
        try:
            action = self._bots[seat].choose(perspective, Budget())
        except BotFault as fault:
            raise Error("bot-fault", bot=self.play.players[seat], why=str(fault)) from None
        self.play.act(seat, action, tell=self.told)
        if not self.people:
            self._news(None)

    def _ask_person(self, seat: int) -> None:
        game = self.play.game
        view = self.play.state.view(seat)
        perspective = game.perspective(view)
        prompt = perspective.prompt()
        assert prompt is not None
        if (seat, str(prompt.message)) in self.standing and prompt.decline >= 0:
            self.play.act(seat, int(prompt.decline), tell=self.told, automatic=True)
            return
        self._change_places(seat)
        self._news(seat)
        words = self.words(seat)
        actions = [
            (game.notation(action), game.describe(view, action)) for action in perspective.legal()
        ]
        choosable = {ref for _, described in actions for slot in described.slots for ref in slot}
        self.screen.say("")
        self.screen.board(game, view, words, choosable)
        self.screen.question(prompt.message, actions, words)
        if prompt.always:
            self.screen.say(words.word("cli-always", decline=game.notation(prompt.decline)), "dim")
        self._answer(seat, perspective, actions)

    def _answer(
        self, seat: int, perspective: Perspective, actions: list[tuple[str, ActionLabel]]
    ) -> None:
        """Read until something was done."""
        words = self.words(seat)
        while True:
            line = self._read(words)
            try:
                if self._do(seat, line, perspective, actions, words):
                    return
            except IllegalAction as error:
                self.screen.say(explain(error, self.language, words), "red")

    def _do(
        self,
        seat: int,
        line: str,
        perspective: Perspective,
        actions: list[tuple[str, ActionLabel]],
        words: Words,
    ) -> bool:
        command = line.casefold()
        if not command:
            return False
        if command in _commands(words, "quit"):
            raise Leaving
        if command in _commands(words, "help"):
            self.screen.say(words.word("cli-help"))
            return False
        if command in _commands(words, "undo"):
            self._undo(seat, words)
            return True
        if command in _commands(words, "ask"):
            self.screen.say(
                words.word(
                    "cli-standing-cleared" if self._drop_standing(seat) else "cli-standing-none"
                )
            )
            return False
        first, _, rest = line.partition(" ")
        if first.casefold() in _commands(words, "why") and rest:
            self._why(perspective, rest, words)
            return False
        if first.casefold() in _commands(words, "look") and rest:
            self._look(perspective, rest, words)
            return False
        prompt = perspective.prompt()
        if command in _commands(words, "always") and prompt is not None and prompt.always:
            self.standing.add((seat, str(prompt.message)))
            self.play.act(seat, int(prompt.decline), tell=self.told)
            return True
        if line.isdecimal():
            # Only decimal digits make a number: "²" is a digit too, but none that one can count with.
            number = int(line) if len(line) <= _LONGEST_NUMBER else 0
            if not 1 <= number <= len(actions):
                self.screen.say(
                    words.word("cli-number", given=_shortened(line), high=len(actions)), "red"
                )
                return False
            self.play.act(seat, perspective.legal()[number - 1], tell=self.told)
            return True
        self.play.act(seat, *self._spelled(line, actions, words), tell=self.told)
        return True

    def _why(self, perspective: Perspective, named: str, words: Words) -> None:
        """Say why a thing cannot be chosen now."""
        thing = self._named(perspective, named, words)
        if thing is None:
            return
        reason = self.play.game.why_not(perspective.view, thing.ref)
        text = words.word("cli-why-nothing") if reason is None else words.say(reason)
        self.screen.say(text)

    def _look(self, perspective: Perspective, named: str, words: Words) -> None:
        """Say all that is known of a thing."""
        thing = self._named(perspective, named, words)
        if thing is not None:
            self.screen.thing(thing, words)

    def _named(self, perspective: Perspective, named: str, words: Words) -> Thing | None:
        """The thing that is named by words that only its label has, or by its reference; if there is none, that is said."""
        things = self.play.game.things(perspective.view)
        labels = list(dict.fromkeys(words.say(thing.label) for thing in things))
        for thing in things:
            if thing.ref == named:
                return thing
        numbers = _with(named, labels)
        if len(numbers) != 1:
            self.screen.say(words.word("cli-why-which", given=_shortened(named)), "red")
            return None
        return next(thing for thing in things if words.say(thing.label) == labels[numbers[0]])

    def _spelled(
        self, line: str, actions: list[tuple[str, ActionLabel]], words: Words
    ) -> list[int]:
        """The actions that a line spells: notation, or a few words that only one of the legal actions has, in its notation or in the
        language of the table."""
        game = self.play.game
        try:
            return game.parse_all(line)
        except NotationError:
            notations = [notation for notation, _ in actions]
            labels = [words.say(described.label) for _, described in actions]
            meant = [found for found in (_with(line, notations), _with(line, labels)) if found]
            number = next((found[0] for found in meant if len(found) == 1), -1)
            if number < 0 and meant:
                few: list[int | str] = [notations[one] for one in meant[0][:_FEW]]
                raise NotationError("several-actions", given=line[:80], some=few) from None
            if number < 0:
                raise
            return [game.parse(notations[number])]

    def _read(self, words: Words) -> str:
        try:
            line = self.screen.console.input("> ") if self.screen.rich else input()
        except (EOFError, KeyboardInterrupt):
            raise Leaving from None
        return line.strip()

    def _undo(self, seat: int, words: Words) -> None:
        taken_back = [words.say(label) for label in self.play.takes_back(seat)]
        self.play.undo(seat)
        self.screen.say(words.word("cli-undone", steps=taken_back), "dim")
        # Left in force, a standing answer would at once give again what was taken back.
        if self._drop_standing(seat):
            self.screen.say(words.word("cli-standing-cleared"), "dim")
        self.told.clear()
        Play.replay(self.play.record(), self.play.game, tell=self.told)
        self.shown = {other: min(count, len(self.told)) for other, count in self.shown.items()}

    def _drop_standing(self, seat: int) -> bool:
        """Forget the seat's standing answers; whether there were any."""
        kept = {answer for answer in self.standing if answer[0] != seat}
        dropped = len(kept) < len(self.standing)
        self.standing = kept
        return dropped

    def _news(self, reader: int | None) -> None:
        """What happened since this reader last looked."""
        seat = 0 if reader is None else reader
        words = self.words(reader)
        for events in self.told[self.shown[seat] :]:
            self.screen.events(events, words)
        self.shown[seat] = len(self.told)

    def _change_places(self, seat: int) -> None:
        """Between two people at one keyboard, nobody sees what is not theirs."""
        if self.at_keyboard == seat:
            return
        words = self.words(seat)
        if self.screen.rich:
            if sys.stdin.isatty():
                self.screen.say(words.word("cli-curtain", who=f"#{seat}"))
                self._await_key()
            self.screen.console.clear()
        self.at_keyboard = seat

    def _await_key(self) -> None:
        """Any key but the ones that leave."""
        try:
            click.getchar()
        except (EOFError, KeyboardInterrupt):
            raise Leaving from None


def _commands(words: Words, command: str) -> list[str]:
    """The ways to spell a command in this language; English always works."""
    return [command, *words.word(f"cli-command-{command}").split()]


def _with(line: str, texts: Iterable[str]) -> list[int]:
    """The places of the texts that have all words of the line."""
    wanted = line.casefold().split()
    return [
        number
        for number, text in enumerate(texts)
        if all(word in text.casefold() for word in wanted)
    ]


def _shortened(line: str) -> str:
    return line if len(line) <= 12 else line[:12] + "…"
