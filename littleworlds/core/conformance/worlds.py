"""Other worlds: states that a watcher cannot tell from the truth, and what must be the same in all of them.

What a watcher knows of the places is taken from `hidden`, which is written from the rules; so a sample is held against the rules
and not against the view that it was made from.
"""

from collections import Counter

from littleworlds.core.chance import Seeded
from littleworlds.core.conformance.conservation import changed, components
from littleworlds.core.conformance.plain import asked, difference, short, thawed
from littleworlds.core.conformance.walk import Walk, named, who
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import State


def perspective(walk: Walk, state: State, watcher: int | None) -> Perspective:
    """The watcher's perspective, as a bot in another process would get it: from a view that has been JSON."""
    return walk.game.perspective(thawed(walk.view(state, watcher)))


def samples(walk: Walk, state: State, watcher: int | None, dice: Seeded, count: int) -> list[State]:
    """Some worlds that the watcher may be in."""
    try:
        eyes = perspective(walk, state, watcher)
        return [eyes.sample(dice) for _ in range(count)]
    except Exception as problem:
        raise walk.broken(
            f"a sample of {who(watcher)} could not be made: {named(problem)}", "samples"
        ) from problem


def contradiction(truth: State, sample: State, watcher: int | None) -> str:
    """Where a sample contradicts what the rules let the watcher know of the places; "" if nowhere."""
    if components(truth) != components(sample):
        return (
            f"it does not conserve the components: {changed(components(truth), components(sample))}"
        )
    here, there = truth.places(), sample.places()
    groups = truth.hidden(watcher)
    if groups != sample.hidden(watcher):
        return f"it hides {short(sample.hidden(watcher))}, the truth hides {short(groups)}"
    secret = {place for group in groups for place in group}
    for place in sorted({*here, *there} - secret):
        if sorted(here.get(place, [])) != sorted(there.get(place, [])):
            return f"{who(watcher)} knows that {place!r} holds {short(here.get(place))}, there it holds {short(there.get(place))}"
    for group in groups:
        one, other = together(truth, group), together(sample, group)
        if one != other:
            return f"{who(watcher)} knows what {group} hold together; there it differs: {changed(one, other)}"
    return ""


def together(state: State, group: list[str]) -> Counter[str]:
    """What the places of a group hold altogether."""
    places = state.places()
    return Counter(component for place in group for component in places.get(place, []))


def same_questions(walk: Walk, truth: State, other: State, watcher: int | None) -> str:
    """Which question is put otherwise to a watcher in two worlds that it cannot tell apart; "" if none."""
    if truth.actors() != other.actors():
        return f"the actors are {truth.actors()} in the one and {other.actors()} in the other"
    if watcher is None:
        return ""
    if truth.legal(watcher) != other.legal(watcher):
        lists = [
            [walk.name(int(action)) for action in world.legal(watcher)] for world in (truth, other)
        ]
        return f"it may {short(lists[0])} in the one and {short(lists[1])} in the other"
    one, two = asked(truth.prompt(watcher)), asked(other.prompt(watcher))
    return "" if one == two else f"it is asked otherwise: {difference(one, two)}"
