"""Law 9: what goes out comes back.

Views, dumps and records leave the process: to a browser, a worker, a database, a file. Each must bring back what it was made of, or
two sides of one table quietly play different games. (Notation, which records are written in, is tried first and apart.)
"""

from littleworlds.core.conformance.case import Case, stream
from littleworlds.core.conformance.plain import (
    asked,
    difference,
    frozen,
    short,
    thawed,
    unlike_json,
)
from littleworlds.core.conformance.undoing import undo_and_redo
from littleworlds.core.conformance.walk import Walk, named, who
from littleworlds.core.errors import Error
from littleworlds.core.game import Game
from littleworlds.core.play import Play
from littleworlds.core.record import Record
from littleworlds.core.state import EVERYONE, State

_AHEAD = 8


def law_round_trips(game: Game, case: Case) -> None:
    """Record and play, dump and state, view and JSON lead to each other and back; undoing and then taking the same steps gives the
    same state, and is refused exactly when a step was final or another seat has acted since."""
    walk = Walk("round-trips", game, case)
    far = walk.dice.index(len(walk.path) + 1)
    walk.looks.add(int(far))
    for state in walk.positions():
        if walk.looking:
            _views(walk, state)
            _snapshot(walk, state, walk.limit if walk.step == far else _AHEAD)
    _records(walk)
    undo_and_redo(walk)


def _views(walk: Walk, state: State) -> None:
    options = walk.game.check_options(walk.case.seats, dict(walk.case.options))
    actors = [int(seat) for seat in state.actors()]
    for watcher in [*walk.watchers, EVERYONE]:
        view = state.view(watcher)
        if unlike_json(view):
            walk.fail(f"the view of {who(watcher)} is not the same after JSON: {unlike_json(view)}")
        common = {
            "seat": watcher,
            "seats": walk.case.seats,
            "options": options,
            "actors": actors,
            "over": not actors,
        }
        for key, expected in common.items():
            if key not in view or view[key] != expected:
                walk.fail(
                    f"the view of {who(watcher)} has {short(view.get(key))} for {key!r} instead of {short(expected)}"
                )
        if "scores" not in view:
            walk.fail(f"the view of {who(watcher)} has no 'scores'")


def _snapshot(walk: Walk, state: State, ahead: int) -> None:
    """A state that was dumped and loaded is the same and goes on in the same way."""
    text = walk.dump(state)
    if unlike_json(state.dump()):
        walk.fail(f"the dump is not the same after JSON: {unlike_json(state.dump())}")
    loaded = walk.game.load(thawed(text))
    original = state.copy()
    dice, chance, again = stream(walk.case.seed, walk.step, "load"), walk.fork(), walk.fork()
    for step in range(ahead + 1):
        _compare_loaded(walk, original, loaded, step)
        if not original.actors():
            if frozen(original.outcome().to_dict()) != frozen(loaded.outcome().to_dict()):
                walk.fail("a loaded state ends with another outcome than its original")
            break
        seat, action = walk.choose(original, dice)
        walk.take(original, seat, action, chance)
        walk.take(loaded, seat, action, again)


def _compare_loaded(walk: Walk, original: State, loaded: State, later: int) -> None:
    when = f" after {later} more steps" if later else ""
    if walk.dump(loaded) != walk.dump(original):
        walk.fail(
            f"a loaded state differs from its original{when}: {difference(walk.dump(original), walk.dump(loaded))}"
        )
    if later <= _AHEAD:
        one, other = _face(walk, original), _face(walk, loaded)
        if one != other:
            walk.fail(
                f"a loaded state has its original's dump but shows itself otherwise{when}: {difference(one, other)}"
            )


def _face(walk: Walk, state: State) -> str:
    """Everything that a state shows of itself but its dump."""
    seats = range(walk.case.seats)
    return frozen(
        {
            "views": {who(watcher): state.view(watcher) for watcher in walk.watchers},
            "actors": [int(seat) for seat in state.actors()],
            "legal": [[int(action) for action in state.legal(seat)] for seat in seats],
            "prompts": [asked(state.prompt(seat)) for seat in seats],
            "places": {
                place: sorted(content) for place, content in state.places().items() if content
            },
            "hidden": {who(watcher): state.hidden(watcher) for watcher in walk.watchers},
            "window": str(state.window()),
        }
    )


def _records(walk: Walk) -> None:
    """A record's text is the record; a play that was cut short and taken up again ends with the same record."""
    play = walk.play()
    for seat, action in walk.path:
        play.act(seat, action)
    text = play.record().text()
    cut = int(walk.dice.index(len(walk.path) + 1))
    walk.step = cut
    try:
        if Record.parse(text).text() != text:
            walk.fail("the record's text is not the same after parsing")
        part = Play.replay(Record.parse(text), walk.game, upto=cut).record().text()
        resumed = Play.replay(Record.parse(part), walk.game)
    except Error as problem:
        raise walk.broken(
            f"the play's own record cannot be read back: {named(problem)}"
        ) from problem
    for seat, action in walk.path[cut:]:
        resumed.act(seat, action)
    if resumed.record().text() != text:
        walk.fail(
            f"the play that was stopped after {cut} steps and taken up again from its record went another way"
        )
