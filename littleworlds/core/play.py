"""A play under way: a state with its record and its chance. The terminal, the server and the replay all drive this.

Undoing replays the record without the steps, so no game needs to know how to go back.
"""

from collections.abc import Callable
from typing import Final, final

from littleworlds.core.chance import Chance, Recorded, Seeded, Taped
from littleworlds.core.draws import Draws
from littleworlds.core.errors import Error, IllegalAction, OptionError, RecordError
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.message import Message
from littleworlds.core.option import Options
from littleworlds.core.record import Record, RecordedStep, outcome_lines
from littleworlds.core.state import State, Window

_NOTHING_DRAWN: Final[Draws] = []
"""Shared by the steps that draw nothing, which are most: a table keeps a thousand steps in memory."""


@final
class Step:
    """One action that was taken: by whom, what it drew, whether it is final, in which simultaneous phase and group, and whether it
    was automatic: a standing answer, not a decision of the moment. `label` is there once somebody has asked what an undo would
    take back."""

    __slots__ = ("action", "automatic", "draws", "final", "group", "label", "seat", "window")

    def __init__(
        self,
        seat: int,
        action: int,
        draws: Draws,
        final: bool,
        window: Window | None,
        group: int,
        automatic: bool,
    ) -> None:
        self.seat = seat
        self.action = action
        self.draws = draws
        self.final = final
        self.window = window
        self.group = group
        self.automatic = automatic
        self.label: Message | None = None


@final
class Play:
    """One play of a game.

    >>> import littleworlds as lw
    >>> play = lw.Play(lw.game("little-tavern"), seats=3, chance=lw.Seeded(1))
    >>> seat = play.state.actors()[0]
    >>> play.act(seat, play.state.legal(seat)[0])
    1
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        chance: Chance,
        options: Options | None = None,
        players: list[str] | None = None,
        tell: list[Event] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.check_options(seats, {} if options is None else options)
        self.players: list[str] = [] if players is None else players
        self.chance = Taped(chance)
        self.state: State = game.deal(seats, self.chance, self.options, tell)
        self.setup_draws = self.chance.cut()
        self.steps: list[Step] = []
        self._groups = 0

    def act(
        self,
        seat: int,
        *actions: int,
        tell: list[list[Event]] | None = None,
        automatic: bool = False,
        labelled: bool = False,
    ) -> int:
        """Take one or more actions of one seat, as a group that is undone together; how many were taken.

        All or none; but a final step closes the group, and what follows it is left unread: to refuse it would tell what was drawn.
        `tell` gets one list of events per step. `automatic` marks a standing answer: it is undone along with what brought it about,
        and never stands in the way of an undo. `labelled` keeps the labels of the steps, so that `takes_back` has them at once.
        """
        if not 0 <= seat < self.seats:
            raise IllegalAction("no-such-seat", given=seat)
        before = self.state.copy() if len(actions) > 1 else self.state
        drawn = self.chance.drawn
        told: list[list[Event]] = []
        taken: list[Step] = []
        for action in actions:
            window = self.state.window()
            heard: list[Event] | None = None if tell is None else []
            seen = self.state.view(seat) if labelled else None
            try:
                self.game.check_action(action)
                final = self.state.apply(seat, action, self.chance, heard)
            except IllegalAction:
                self.state = before
                self.chance.rewind(drawn)
                raise
            draws = self.chance.cut() or _NOTHING_DRAWN
            step = Step(seat, action, draws, final, window, self._groups, automatic)
            if seen is not None and not final:
                step.label = self.game.describe(seen, action).label
            taken.append(step)
            told.append(heard or [])
            if final:
                break
        self._groups += 1
        self.steps += taken
        if tell is not None:
            tell += told
        return len(taken)

    def take(self, seat: int, action: int) -> None:
        """Take one action that is known to be legal, without the guards of `act`: for playing at full speed."""
        window = self.state.window()
        final = self.state.apply(seat, action, self.chance)
        draws = self.chance.cut() or _NOTHING_DRAWN
        self.steps.append(Step(seat, action, draws, final, window, self._groups, False))
        self._groups += 1

    def can_undo(self, seat: int) -> bool:
        """Whether `undo(seat)` would be granted now."""
        return self._why_not_undo(seat) is None

    def takes_back(self, seat: int) -> list[Message]:
        """The labels of the decisions that `undo(seat)` would take back, as the seat had them before its eyes; none if it would
        be refused."""
        if not self.can_undo(seat):
            return []
        decided = [step for step in self._last_group(seat) if not step.automatic]
        if any(step.label is None for step in decided):
            self._label(seat, decided)
        return [step.label for step in decided if step.label is not None]

    def _label(self, seat: int, decided: list[Step]) -> None:
        """Go back to where these steps were taken, and describe them."""
        state = self.game.deal(self.seats, Recorded(self.setup_draws), self.options, None)
        for step in self.steps[: self.steps.index(decided[-1]) + 1]:
            if step in decided:
                step.label = self.game.describe(state.view(seat), step.action).label
            state.apply(step.seat, step.action, Recorded(step.draws))

    def undo(self, seat: int) -> int:
        """Take back the seat's last group; how many steps that were. An IllegalAction says why not.

        A replayed play knows no groups: there every step is one of its own.
        """
        refusal = self._why_not_undo(seat)
        if refusal is not None:
            raise refusal
        undone_steps = self._last_group(seat)
        kept = [step for step in self.steps if step not in undone_steps]
        undone = len(self.steps) - len(kept)
        self.state = self.game.deal(self.seats, Recorded(self.setup_draws), self.options, None)
        for step in kept:
            self.state.apply(step.seat, step.action, Recorded(step.draws))
        self.chance.rewind(len(self.setup_draws) + sum(len(step.draws) for step in kept))
        self.steps = kept
        return undone

    def record(self, secret: str = "") -> Record:
        """The play so far; with the outcome once it is over, and then the secret of a sealed chance if it is given."""
        data = self.game.data
        record = Record(
            self.game.id,
            self.game.rules_version,
            data.digest if data else "none",
            self.seats,
            self.chance.spec(),
        )
        record.overlay = data.overlay if data else None
        record.options = self.options
        record.players = self.players
        record.setup = self.setup_draws
        spelt: dict[int, str] = {}
        for step in self.steps:
            notation = spelt.get(step.action)
            if notation is None:
                notation = spelt[step.action] = self.game.notation(step.action)
            record.steps.append(RecordedStep(step.seat, notation, step.draws))
        if self.state.first() < 0:
            record.outcome = self.state.outcome()
            record.secret = secret
        return record

    @staticmethod
    def replay(
        record: Record,
        game: Game,
        upto: int = -1,
        tell: list[list[Event]] | None = None,
        chance: Chance | None = None,
        before: Callable[[State, int], None] | None = None,
    ) -> "Play":
        """The play of a record, up to `upto` steps (all by default), checked line by line.

        It goes on with the given chance, or with the record's own if that is seeded. `tell` gets one list of events for the set-up and
        one per step; `before` is called with the state and the seat before every step.
        """
        _check_rules(record, game)
        play = _set_up(record, game, tell)
        steps = record.steps if upto < 0 else record.steps[:upto]
        for number, step in enumerate(steps, 1):
            source = Recorded(step.draws)
            play.chance.follow(source)
            try:
                if before is not None:
                    before(play.state, step.seat)
                play.act(step.seat, game.parse(step.notation), tell=tell)
            except Error as problem:
                raise RecordError(
                    "record-step",
                    line=record.line(f"step {number}"),
                    given=step.notation,
                    inner=problem,
                ) from None
            if source.drawn != len(step.draws):
                raise RecordError(
                    "record-outcomes-left", line=record.line(f"step {number}"), given=step.notation
                )
        onward = _source(record) if chance is None else chance
        onward.rewind(play.chance.drawn)
        play.chance.follow(onward)
        if upto < 0:
            _check_outcome(record, play)
        return play

    def _last_group(self, seat: int) -> list[Step]:
        """What `undo` would take back: the seat's last group of decisions and the automatic steps that followed from it."""
        last = -1
        for number, step in enumerate(self.steps):
            if (
                step.seat == seat
                and not step.automatic
                and (last < 0 or step.group != self.steps[last].group)
            ):
                last = number
        if last < 0:
            return []
        group = self.steps[last].group
        alone = self._in_window(self.steps[last])
        return [
            step
            for step in self.steps[last:]
            if step.group == group or (step.automatic and (step.seat == seat or not alone))
        ]

    def _in_window(self, step: Step) -> bool:
        """Whether a step was made in the simultaneous phase that is still open, so that others' steps do not hang on it."""
        window = self.state.window()
        return window is not None and step.window == window

    def _why_not_undo(self, seat: int) -> IllegalAction | None:
        group = self._last_group(seat)
        if not group:
            return IllegalAction("undo-nothing")
        if any(step.final for step in group):
            return IllegalAction("undo-final")
        if all(self._in_window(step) for step in group):
            return None
        first = self.steps.index(group[0])
        if any(step.seat != seat and not step.automatic for step in self.steps[first:]):
            return IllegalAction("undo-others-acted")
        return None


def _source(record: Record) -> Chance:
    """The chance that a record's play goes on with."""
    kind, _, value = record.chance.partition(" ")
    if kind == "seeded":
        return Seeded(int(value))
    return Recorded([], record.chance)


def _set_up(record: Record, game: Game, tell: list[list[Event]] | None) -> Play:
    """The play of a record before its first step; `tell` gets the events of the set-up."""
    source = Recorded(record.setup)
    heard: list[Event] | None = None if tell is None else []
    try:
        play = Play(game, record.seats, source, record.options, record.players, heard)
    except OptionError as problem:
        raise record.refused(_refused_part(record, problem), problem) from None
    except Error as problem:
        raise record.refused("setup", problem) from None
    if source.drawn != len(record.setup):
        raise RecordError("record-outcomes-left", line=record.line("setup"), given="setup")
    if tell is not None and heard is not None:
        tell.append(heard)
    return play


def _refused_part(record: Record, problem: OptionError) -> str:
    """Which part of a record's header an OptionError is about: the option that it names, or the number of seats."""
    args = problem.message.args
    for named in (args.get("option"), args.get("given"), *args):
        if isinstance(named, str) and named in record.options:
            return "option " + named
    return "seats"


def _check_rules(record: Record, game: Game) -> None:
    if record.game != game.id:
        raise RecordError(
            "record-other-game", line=record.line("game"), given=record.game, expected=game.id
        )
    if record.rules != game.rules_version and record.rules not in game.replays:
        raise RecordError(
            "record-other-rules",
            line=record.line("rules"),
            given=record.rules,
            expected=game.rules_version,
        )
    digest = game.data.digest if game.data else "none"
    if record.data != digest:
        raise RecordError(
            "record-other-data", line=record.line("data"), given=record.data, expected=digest
        )


def _check_outcome(record: Record, play: Play) -> None:
    over = play.state.first() < 0
    if over != (record.outcome is not None):
        if over:
            raise RecordError("record-outcome-missing", line=record.line("digest"))
        raise RecordError("record-outcome-early", line=record.line("score 0"))
    if record.outcome is None:
        return
    reached = play.state.outcome()
    # Lines are spelled only where they differ: that takes as long as the whole replay.
    if record.outcome.same(reached):
        return
    given = outcome_lines(record.outcome)
    computed = outcome_lines(reached)
    for part, line in given.items():
        if part not in computed:
            raise RecordError("record-outcome-left", line=record.line(part), given=line)
        if line != computed[part]:
            raise RecordError(
                "record-outcome", line=record.line(part), given=line, computed=computed[part]
            )
    for part, line in computed.items():
        if part not in given:
            raise RecordError("record-outcome-absent", line=record.line("digest"), computed=line)
