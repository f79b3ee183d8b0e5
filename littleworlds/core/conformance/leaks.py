"""Law 5: a seat learns what the rules let it learn, and nothing else.

Two worlds that a watcher cannot tell apart (the truth and a sample) are set side by side and taken through the same steps. Whatever
the watcher is shown, asked or told must be the same in both, until something is openly revealed.
"""

from littleworlds.core.chance import Seeded
from littleworlds.core.conformance.case import Case, stream
from littleworlds.core.conformance.plain import difference, frozen, heard
from littleworlds.core.conformance.walk import Walk, who
from littleworlds.core.conformance.worlds import contradiction, same_questions, samples
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.state import EVERYONE, State

_WORLDS = 3
_TOGETHER = 4
_TRIED = 4


def law_leaks(game: Game, case: Case) -> None:
    """Two worlds with the same view for a seat give it the same actors, legal actions and prompts; after a step that is legal in
    both, what the seat is told differs only if its views now differ; a step that is not final and draws nothing leaves equal
    views; what a step that is not final draws is seen by nobody. The same for onlookers. In a game without secrets all views
    are equal and nothing is hidden."""
    walk = Walk("leaks", game, case)
    for state in walk.positions():
        if not walk.looking:
            continue
        _draws_are_final(walk, state)
        if not game.secrets:
            _nothing_hidden(walk, state)
            continue
        _choices_stay_secret(walk, state)
        for watcher in walk.watchers:
            for world in _alike(walk, state, watcher):
                _side_by_side(walk, state.copy(), world, watcher)


def _nothing_hidden(walk: Walk, state: State) -> None:
    public = walk.view(state, None)
    for seat in [*range(walk.case.seats), EVERYONE]:
        own = frozen({**state.view(seat), "seat": None})
        if own != public:
            walk.fail(
                f"the game says that it has no secrets, but the view of {who(seat)} differs: {difference(public, own)}"
            )
    for watcher in walk.watchers:
        if state.hidden(watcher):
            walk.fail(
                f"the game says that it has no secrets, but hides {state.hidden(watcher)} from {who(watcher)}"
            )


def _draws_are_final(walk: Walk, state: State) -> None:
    """A step that is not final may be taken back: what it draws must not have been seen by anybody."""
    for actor in state.actors():
        seat = int(actor)
        for action in _some(walk, state, seat):
            after = state.copy()
            chance = walk.fork()
            if walk.take(after, seat, action, chance) or chance.drawn == walk.chance.drawn:
                continue
            for turn in range(_WORLDS):
                other = state.copy()
                walk.take(other, seat, action, stream(walk.case.seed, walk.step, "draw", turn))
                for watcher in walk.watchers:
                    one, two = walk.view(after, watcher), walk.view(other, watcher)
                    if one != two:
                        why = f"{walk.name(action)!r} is not final, yet {who(watcher)} sees what it drew: {difference(one, two)}"
                        walk.fail(why)


def _choices_stay_secret(walk: Walk, state: State) -> None:
    """In a secret phase nobody else sees which choice a seat made. Elsewhere too: where a view does not tell it, nor do events."""
    window = state.window()
    for actor in state.actors():
        seat = int(actor)
        shown: dict[int | None, tuple[str, int]] = {}
        alike: dict[tuple[int | None, str], tuple[str, str, int]] = {}
        for action in _some(walk, state, seat):
            after = state.copy()
            chance = walk.fork()
            events: list[Event] = []
            if walk.take(after, seat, action, chance, events) or chance.drawn != walk.chance.drawn:
                continue
            secret = window is not None and window.secret and after.window() == window
            for watcher in walk.watchers:
                if watcher != seat:
                    view, told = walk.view(after, watcher), heard(events, watcher)
                    _shows_nothing(
                        walk,
                        watcher,
                        shown.setdefault(watcher, (view, action)),
                        (view, action),
                        secret,
                    )
                    known = alike.setdefault((watcher, view), (walk.dump(after), told, action))
                    _tells_nothing(walk, watcher, known, (walk.dump(after), told, action))


def _shows_nothing(
    walk: Walk, watcher: int | None, one: tuple[str, int], two: tuple[str, int], secret: bool
) -> None:
    if secret and one[0] != two[0]:
        both = f"{walk.name(one[1])!r} or {walk.name(two[1])!r} was chosen"
        walk.fail(
            f"in a secret phase the view of {who(watcher)} shows whether {both}: {difference(one[0], two[0])}"
        )


def _tells_nothing(
    walk: Walk, watcher: int | None, one: tuple[str, str, int], two: tuple[str, str, int]
) -> None:
    if one[0] != two[0] and one[1] != two[1]:
        both = f"{walk.name(one[2])!r} or {walk.name(two[2])!r} was chosen"
        walk.fail(
            f"the view of {who(watcher)} does not show whether {both}, but the events tell it: {difference(one[1], two[1])}"
        )


def _alike(walk: Walk, state: State, watcher: int | None) -> list[State]:
    """Worlds that the watcher cannot tell from the truth. A sample that contradicts the rules is left to the law of samples;
    samples that do not, and still give different views, show that the view tells what is hidden."""
    dice = stream(walk.case.seed, walk.step, "worlds", who(watcher))
    fair = [
        sample
        for sample in samples(walk, state, watcher, dice, _WORLDS)
        if not contradiction(state, sample, watcher)
    ]
    views = [walk.view(sample, watcher) for sample in fair]
    for view in views:
        if view != views[0]:
            why = difference(views[0], view)
            walk.fail(
                f"the view of {who(watcher)} tells apart two worlds in which it knows the same by the rules: {why}"
            )
    return fair if views and views[0] == walk.view(state, watcher) else []


def _side_by_side(walk: Walk, truth: State, other: State, watcher: int | None) -> None:
    """Take both worlds through the same steps as long as the watcher cannot tell them apart."""
    dice = stream(walk.case.seed, walk.step, "steps", who(watcher))
    chance, again = walk.fork(), walk.fork()
    for _ in range(_TOGETHER):
        wrong = same_questions(walk, truth, other, watcher)
        if wrong:
            walk.fail(f"two worlds have the same view for {who(watcher)}, but {wrong}")
        common = _common(truth, other)
        if not common:
            return
        seat, action = common[dice.index(len(common))]
        again.rewind(chance.drawn)
        if not _one_step(walk, (truth, chance), (other, again), seat, action, watcher):
            return


def _one_step(
    walk: Walk,
    one: tuple[State, Seeded],
    two: tuple[State, Seeded],
    seat: int,
    action: int,
    watcher: int | None,
) -> bool:
    """Take a step in both worlds; whether the watcher still cannot tell them apart."""
    quiet = True
    told: list[str] = []
    for state, chance in (one, two):
        drawn = chance.drawn
        events: list[Event] = []
        final = walk.take(state, seat, action, chance, events)
        quiet = quiet and not final and chance.drawn == drawn
        told.append(heard(events, watcher))
    views = [walk.view(state, watcher) for state, _ in (one, two)]
    step = f"{walk.name(action)!r} of seat {seat}"
    if views[0] == views[1]:
        if told[0] != told[1]:
            walk.fail(
                f"{step} tells {who(watcher)} what its view does not: {difference(told[0], told[1])}"
            )
        return True
    if quiet:
        why = f"{step} draws nothing and is not final, but shows {who(watcher)} something hidden"
        walk.fail(f"{why}: {difference(views[0], views[1])}")
    return False


def _common(truth: State, other: State) -> list[tuple[int, int]]:
    """The decisions that are open in both worlds."""
    both: list[tuple[int, int]] = []
    for seat in truth.actors():
        there = other.legal(seat)
        both += [(int(seat), int(action)) for action in truth.legal(seat) if action in there]
    return both


def _some(walk: Walk, state: State, seat: int) -> list[int]:
    """A few of a seat's legal actions."""
    actions = [int(action) for action in state.legal(seat)]
    dice = stream(walk.case.seed, walk.step, "some", seat)
    return (
        actions
        if len(actions) <= _TRIED
        else [actions[dice.index(len(actions))] for _ in range(_TRIED)]
    )
