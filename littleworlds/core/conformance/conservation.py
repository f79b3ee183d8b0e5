"""Law 8: nothing appears and nothing vanishes."""

from collections import Counter

from littleworlds.core.conformance.case import Case
from littleworlds.core.conformance.walk import Walk
from littleworlds.core.game import Game
from littleworlds.core.state import State


def law_conservation(game: Game, case: Case) -> None:
    """Every limited component is somewhere, exactly once; amounts and hands stay within their bounds; the totals that a state
    keeps agree with what they are totals of: at every step."""
    walk = Walk("conservation", game, case)
    whole: Counter[str] | None = None
    for state in walk.positions():
        now = components(state)
        whole = whole or now
        if now != whole:
            walk.fail(f"components have changed since the set-up: {changed(whole, now)}")
        wrong = irregular(state)
        if wrong:
            walk.fail(wrong)


def components(state: State) -> Counter[str]:
    """All limited components, wherever they lie."""
    return Counter(component for place in state.places().values() for component in place)


def changed(whole: Counter[str], now: Counter[str]) -> str:
    """What is lost and what is new, in words."""
    lost = ", ".join(
        f"{count} {component} lost" for component, count in sorted((whole - now).items())
    )
    new = ", ".join(
        f"{count} {component} too many" for component, count in sorted((now - whole).items())
    )
    return "; ".join(part for part in (lost, new) if part)


def irregular(state: State) -> str:
    """The first amount that is out of bounds, or kept total that disagrees; "" if all is well."""
    for tally in state.tallies():
        if not tally.low <= tally.value <= tally.high:
            return f"out of bounds: {tally}"
    for disagreement in state.audit():
        return f"audit() finds that {disagreement}"
    return ""
