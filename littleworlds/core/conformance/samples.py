"""Law 6: a sample is a world that the seat may really be in, dealt at random, and dealt from the view alone.

A bot searches in samples. If they forget what the seat has seen, it plays badly; if the truth shines through, it cheats.
"""

from collections import Counter
from math import comb, isfinite, prod
from typing import Final

from littleworlds.core.chance import Seeded
from littleworlds.core.conformance.case import Case, stream
from littleworlds.core.conformance.conservation import components, irregular
from littleworlds.core.conformance.plain import asked, difference, frozen, short, thawed
from littleworlds.core.conformance.walk import Walk, named, who
from littleworlds.core.conformance.worlds import (
    contradiction,
    perspective,
    same_questions,
    together,
)
from littleworlds.core.game import Game
from littleworlds.core.state import EVERYONE, State

_MOST: Final = 100
_CLOSE: Final = 4
_DOUBT: Final = 1e-9


def law_samples(game: Game, case: Case) -> None:
    """A sample has the view it was made from, conserves every component, respects what the seat has come to know, and can be
    valued and played to the end; every place that the rules hide and that may have more than one content varies over samples;
    equal views and equal chance give equal samples. In a game without secrets the sample is the state."""
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
        walk.fail(
            f"the game says that it has no secrets, but a sample of {who(watcher)} is not the state: {why}"
        )


def _same_perspective(walk: Walk, state: State, watcher: int | None) -> None:
    """A perspective asks what the state asks."""
    eyes = perspective(walk, state, watcher)
    legal = [] if watcher is None else state.legal(watcher)
    if eyes.legal() != legal:
        walk.fail(
            f"the perspective of {who(watcher)} lists {eyes.legal()} as legal, the state {legal}"
        )
    prompt = None if watcher is None else state.prompt(watcher)
    if asked(eyes.prompt()) != asked(prompt):
        walk.fail(
            f"the perspective of {who(watcher)} is asked {eyes.prompt()}, the state asks {prompt}"
        )
    for action in legal:
        final = walk.take(state.copy(), int(eyes.seat), int(action), walk.fork())
        if eyes.final(action) != final:
            words = "can be taken back" if not final else "is final"
            walk.fail(
                f"{walk.name(int(action))!r} of {who(watcher)} {words}, but its perspective foresees otherwise"
            )


def _fit_and_vary(walk: Walk, state: State, watcher: int | None) -> None:
    """Take samples until every hidden place has been seen with two contents, or until it is plain that one never varies."""
    dice = stream(walk.case.seed, walk.step, "samples", who(watcher))
    eyes = perspective(walk, state, watcher)
    still: dict[str, tuple[Counter[str], float]] = {}
    for number in range(_MOST):
        sample = eyes.sample(dice)
        _fits(walk, state, sample, watcher, closely=number < _CLOSE)
        places = sample.places()
        if number == 0:
            still = {
                place: (Counter(places.get(place, [])), likely)
                for place, likely in _uncertain(sample, watcher)
            }
        still = {
            place: content
            for place, content in still.items()
            if Counter(places.get(place, [])) == content[0]
        }
        if not still and number >= _CLOSE:
            return
        for place, (content, likely) in still.items():
            if likely**number < _DOUBT:
                why = f"{place!r} is hidden from {who(watcher)}, but {number + 1} samples all put {short(dict(content))} there"
                walk.fail(
                    f"{why}: either the sample is not dealt at random or the truth shines through"
                )


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
        walk.fail(
            f"{why}: {difference(view, other)}; either the sample is made wrongly or the view tells what is hidden"
        )
    if walk.dump(state) != walk.dump(sample) and walk.view(state, EVERYONE) == walk.view(
        sample, EVERYONE
    ):
        why = difference(walk.dump(state), walk.dump(sample))
        walk.fail(
            f"two states differ, but view(EVERYONE), which shows all there is, does not show where: {why}"
        )
    wrong = same_questions(walk, state, sample, watcher) or irregular(sample)
    if wrong:
        walk.fail(f"a sample of {who(watcher)} is no possible state: {wrong}")
    if not state.actors() and frozen(state.outcome().to_dict()) != frozen(
        sample.outcome().to_dict()
    ):
        walk.fail(f"the play is over, but a sample of {who(watcher)} has another outcome")


def _uncertain(state: State, watcher: int | None) -> list[tuple[str, float]]:
    """The hidden places whose content is not forced (by being empty, by holding the whole group, by there being one design), each
    with how likely its content would be if the group were dealt out evenly; without those that are all but sure to look alike."""
    varying: list[tuple[str, float]] = []
    places = state.places()
    for group in state.hidden(watcher):
        whole = together(state, group)
        for place in group if len(whole) > 1 else []:
            content = Counter(places.get(place, []))
            if 0 < content.total() < whole.total():
                ways = prod(comb(whole[design], count) for design, count in content.items())
                likely = ways / comb(whole.total(), content.total())
                if likely ** (_MOST - 1) < _DOUBT:
                    varying.append((place, likely))
    return varying


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
        walk.fail(
            f"equal views of {who(watcher)}, one of the truth and one of a sample, give different samples: {why}"
        )
    stranger = walk.game.setup(walk.case.seats, Seeded(seed + 2), dict(walk.case.options))
    stranger.view(watcher)
    third = walk.dump(walk.game.perspective(thawed(view)).sample(Seeded(seed)))
    if first != third:
        why = difference(first, third)
        walk.fail(
            f"a sample of {who(watcher)} hangs on what else the game object has been used for: {why}"
        )


def _play_out(walk: Walk, state: State) -> None:
    """Some watcher's sample, played to its end; and once more as a search may play it, to where a round ends."""
    dice = stream(walk.case.seed, walk.step, "play out")
    watcher = walk.watchers[dice.index(len(walk.watchers))]
    sample = perspective(walk, state, watcher).sample(dice)
    _value(walk, sample)
    halting = sample.copy()
    halting.halting = True
    walk.wander(halting, dice, dice, walk.limit)
    if halting.first() >= 0:
        walk.fail(f"a sample that halts has no actors, but first() is {halting.first()}")
    _value(walk, halting)
    walk.wander(sample, dice, dice, walk.limit)
    if sample.actors():
        walk.fail(f"a sample of {who(watcher)} does not come to an end within {walk.limit} steps")
    wrong = irregular(sample)
    if wrong or components(sample) != components(state):
        walk.fail(
            f"a sample of {who(watcher)}, played to its end: {wrong or 'components are lost or new'}"
        )


def _value(walk: Walk, sample: State) -> None:
    """Bots can put a value on a sample, also where a search has halted it."""
    before = walk.dump(sample)
    try:
        values = [walk.game.value(sample, seat) for seat in range(walk.case.seats)]
    except Exception as problem:
        where = " that a search has halted at the end of a round" if sample.halting else ""
        raise walk.broken(f"value() raised {named(problem)} for a sample{where}") from problem
    if not all(isfinite(value) for value in values):
        walk.fail(f"the values of a sample are {values}")
    if walk.dump(sample) != before:
        walk.fail(f"value() has changed the state: {difference(before, walk.dump(sample))}")
