"""Law 6: a sample is a world that the seat may really be in, dealt at random, and dealt from the view alone.

A bot searches in samples. If they forget what the seat has seen, it plays badly; if the truth shines through, it cheats.
"""

from collections import Counter
from math import comb, prod
from typing import Final

from littleworlds.core.chance import Seeded
from littleworlds.core.conformance.case import Case, stream
from littleworlds.core.conformance.conservation import components, irregular
from littleworlds.core.conformance.plain import difference, frozen, short, thawed
from littleworlds.core.conformance.walk import Walk, who
from littleworlds.core.conformance.worlds import contradiction, perspective, same_questions, together
from littleworlds.core.game import Game
from littleworlds.core.state import State

_MOST: Final = 60
_CLOSE: Final = 4
_DOUBT: Final = 1e-6


def law_samples(game: Game, case: Case) -> None:
    """A sample has the view it was made from, conserves every component, respects what the seat has come to know, and can be
    played to the end; every place that the rules hide and that may have more than one content varies over samples; equal views
    and equal chance give equal samples. In a game without secrets the sample is the state."""
    walk = Walk("samples", game, case)
    for state in walk.positions():
        if not walk.looking:
            continue
        for watcher in walk.watchers:
            if not game.secrets:
                _is_the_truth(walk, state, watcher)
            else:
                _fit_and_vary(walk, state, watcher)
                _hang_on_the_view_alone(walk, state, watcher)
            _same_perspective(walk, state, watcher)
        _play_out(walk, state)


def _is_the_truth(walk: Walk, state: State, watcher: int | None) -> None:
    sample = perspective(walk, state, watcher).sample(walk.fork())
    if walk.dump(sample) != walk.dump(state):
        why = difference(walk.dump(state), walk.dump(sample))
        walk.fail(f"the game says that it has no secrets, but a sample of {who(watcher)} is not the state: {why}")


def _same_perspective(walk: Walk, state: State, watcher: int | None) -> None:
    """A perspective asks what the state asks."""
    eyes = perspective(walk, state, watcher)
    legal = [] if watcher is None else state.legal(watcher)
    if eyes.legal() != legal:
        walk.fail(f"the perspective of {who(watcher)} lists {eyes.legal()} as legal, the state {legal}")
    asked = None if watcher is None else state.prompt(watcher)
    prompt = eyes.prompt()
    if frozen(None if asked is None else asked.plain()) != frozen(None if prompt is None else prompt.plain()):
        walk.fail(f"the perspective of {who(watcher)} is asked {prompt}, the state asks {asked}")


def _fit_and_vary(walk: Walk, state: State, watcher: int | None) -> None:
    """Take samples until every hidden place has been seen with two contents, or until it is plain that one never varies."""
    dice = stream(walk.case.seed, walk.step, "samples", who(watcher))
    eyes = perspective(walk, state, watcher)
    still: dict[str, Counter[str]] = {}
    for number in range(_MOST):
        sample = eyes.sample(dice)
        _fits(walk, state, sample, watcher, closely=number < _CLOSE)
        places = sample.places()
        if number == 0:
            still = {place: Counter(places.get(place, [])) for place in _uncertain(sample, watcher)}
        still = {place: content for place, content in still.items() if Counter(places.get(place, [])) == content}
        if not still and number >= _CLOSE:
            return
        for place, content in still.items():
            if _chance_of(sample, place, watcher) ** number < _DOUBT:
                why = f"{place!r} is hidden from {who(watcher)}, but {number + 1} samples all put {short(dict(content))} there"
                walk.fail(f"{why}: either the sample is not dealt at random or the truth shines through")


def _fits(walk: Walk, state: State, sample: State, watcher: int | None, closely: bool) -> None:
    """That a sample agrees with everything the watcher knows."""
    wrong = contradiction(state, sample, watcher)
    if wrong:
        walk.fail(f"a sample of {who(watcher)} contradicts what it knows by the rules: {wrong}")
    if not closely:
        return
    view, other = walk.view(state, watcher), walk.view(sample, watcher)
    if view != other:
        why = f"a sample of {who(watcher)} has another view than the one it was made from"
        walk.fail(f"{why}: {difference(view, other)}; either the sample is made wrongly or the view tells what is hidden")
    wrong = same_questions(walk, state, sample, watcher) or irregular(sample)
    if wrong:
        walk.fail(f"a sample of {who(watcher)} is no possible state: {wrong}")
    if not state.actors() and frozen(state.outcome().plain()) != frozen(sample.outcome().plain()):
        walk.fail(f"the play is over, but a sample of {who(watcher)} has another outcome")


def _uncertain(state: State, watcher: int | None) -> list[str]:
    """The hidden places whose content is not forced: by being empty, by holding the whole group, or by there being one design."""
    found: list[str] = []
    places = state.places()
    for group in state.hidden(watcher):
        whole = together(state, group)
        if len(whole) > 1:
            found += [place for place in group if 0 < len(places.get(place, [])) < whole.total()]
    return found


def _chance_of(state: State, place: str, watcher: int | None) -> float:
    """How likely the place's content would be if its group were dealt out evenly."""
    group = next(group for group in state.hidden(watcher) if place in group)
    whole = together(state, group)
    content = Counter(state.places().get(place, []))
    return prod(comb(whole[design], count) for design, count in content.items()) / comb(whole.total(), content.total())


def _hang_on_the_view_alone(walk: Walk, state: State, watcher: int | None) -> None:
    """The same view from the truth, from a sample of it, and after another play has passed through the same game object."""
    seed = stream(walk.case.seed, walk.step, "equal", who(watcher)).seed
    view = walk.view(state, watcher)
    first = walk.dump(walk.game.perspective(thawed(view)).sample(Seeded(seed)))
    other = walk.game.perspective(thawed(view)).sample(Seeded(seed + 1))
    same = walk.view(other, watcher)
    second = walk.dump(walk.game.perspective(thawed(same)).sample(Seeded(seed)))
    if first != second:
        why = difference(first, second)
        walk.fail(f"equal views of {who(watcher)}, one of the truth and one of a sample, give different samples: {why}")
    stranger = walk.game.setup(walk.case.seats, Seeded(seed + 2), dict(walk.case.options))
    stranger.view(watcher)
    third = walk.dump(walk.game.perspective(thawed(view)).sample(Seeded(seed)))
    if first != third:
        why = difference(first, third)
        walk.fail(f"a sample of {who(watcher)} hangs on what else the game object has been used for: {why}")


def _play_out(walk: Walk, state: State) -> None:
    """Some watcher's sample, played to its end."""
    dice = stream(walk.case.seed, walk.step, "play out")
    watcher = walk.watchers[dice.index(len(walk.watchers))]
    sample = perspective(walk, state, watcher).sample(dice)
    walk.wander(sample, dice, dice, walk.limit)
    if sample.actors():
        walk.fail(f"a sample of {who(watcher)} does not come to an end within {walk.limit} steps")
    wrong = irregular(sample)
    if wrong or components(sample) != components(state):
        walk.fail(f"a sample of {who(watcher)}, played to its end: {wrong or 'components are lost or new'}")
