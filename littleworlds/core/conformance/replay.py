"""Laws 1 and 2: a play is its header and its actions, nothing else.

Whatever else has a say (a generator or a counter in a module, the clock, the order of a set, who listens) comes out here: a play
that is gone again, or gone in turn with another one, is then no longer the same.
"""

from littleworlds.core.chance import Seeded
from littleworlds.core.conformance.case import Case
from littleworlds.core.conformance.plain import difference, frozen, heard
from littleworlds.core.conformance.walk import Walk, named, who
from littleworlds.core.errors import Error
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.play import Play
from littleworlds.core.record import Record
from littleworlds.core.state import State


def law_replay(game: Game, case: Case) -> None:
    """The same header and actions give the same states at every step, the same events for every watcher, the same outcome."""
    walk = Walk("replay", game, case)
    events: list[Event] = []
    play = walk.play(events)
    dumps = [walk.dump(play.state)]
    told = [_told(walk, events)]
    for step, (seat, action) in enumerate(walk.path):
        walk.step = step
        lists: list[list[Event]] = []
        _act(walk, play, seat, action, lists)
        dumps.append(walk.dump(play.state))
        told.append(_told(walk, lists[0]))
    _go_again_unheard(walk, play, dumps)
    _replay_record(walk, play, dumps[-1], told)


def law_interleaving(game: Game, case: Case) -> None:
    """Two plays with one seed, advanced in turn in one process, stay equal to each alone."""
    walk = Walk("interleaving", game, case)
    alone = [walk.dump(state) for state in walk.positions()]
    chances = [Seeded(case.seed), Seeded(case.seed)]
    states = [game.setup(case.seats, chance, dict(case.options)) for chance in chances]
    steps = [0, 0]
    while min(steps) < len(walk.path):
        turn = int(walk.dice.index(2))
        if steps[turn] < len(walk.path):
            walk.step = steps[turn]
            _compare_alone(walk, states[turn], alone[steps[turn]])
            walk.take(states[turn], *walk.path[steps[turn]], chances[turn])
            steps[turn] += 1
    walk.step = len(walk.path)
    for state in states:
        _compare_alone(walk, state, alone[-1])


def _compare_alone(walk: Walk, state: State, alone: str) -> None:
    if walk.dump(state) != alone:
        why = difference(alone, walk.dump(state))
        walk.fail(
            f"a play that goes on in turn with another one differs from itself alone; they share something: {why}"
        )


def _go_again_unheard(walk: Walk, first: Play, dumps: list[str]) -> None:
    """The same steps with nobody listening."""
    again = walk.play()
    for step in range(len(walk.path) + 1):
        walk.step = step
        if walk.dump(again.state) != dumps[step]:
            walk.fail(
                f"the same steps give another state the second time: {difference(dumps[step], walk.dump(again.state))}"
            )
        if step < len(walk.path):
            _act(walk, again, *walk.path[step], None)
            one, other = first.steps[step], again.steps[step]
            if (one.draws, one.final, one.window) != (other.draws, other.final, other.window):
                walk.fail(
                    f"{walk.name(one.action)!r} draws, is final or is in a window once and not the second time"
                )


def _replay_record(walk: Walk, play: Play, last: str, told: list[list[str]]) -> None:
    """The same play out of its record's text."""
    lists: list[list[Event]] = []
    try:
        replayed = Play.replay(Record.parse(play.record().text()), walk.game, tell=lists)
    except Error as problem:
        raise walk.broken(f"the play's own record does not replay: {named(problem)}") from problem
    if walk.dump(replayed.state) != last:
        walk.fail(
            f"the replayed record ends in another state: {difference(last, walk.dump(replayed.state))}"
        )
    if walk.ended and frozen(replayed.state.outcome().to_dict()) != frozen(
        play.state.outcome().to_dict()
    ):
        walk.fail("the replayed record ends with another outcome")
    for step, events in enumerate(lists):
        walk.step = step
        again = _told(walk, events)
        for watcher, one, other in zip(walk.watchers, told[step], again, strict=True):
            if one != other:
                walk.fail(
                    f"{who(watcher)} is told other events the second time: {difference(one, other)}"
                )


def _act(walk: Walk, play: Play, seat: int, action: int, tell: list[list[Event]] | None) -> None:
    walk.check_same(play.state, seat, action)
    try:
        play.act(seat, action, tell=tell)
    except Exception as problem:
        raise walk.broken(
            f"{walk.name(action)!r} of seat {seat} raised {named(problem)}", "legal"
        ) from problem


def _told(walk: Walk, events: list[Event]) -> list[str]:
    return [heard(events, watcher) for watcher in walk.watchers]
