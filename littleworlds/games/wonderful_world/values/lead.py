"""How likely a seat is to win, by what was learned from plays of bots against themselves; where nothing
was, the lead in points that a position may come to."""

from littleworlds.core.features import Features, advantage
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world import encode
from littleworlds.games.wonderful_world.rules.phases import OVER, PLANNING
from littleworlds.games.wonderful_world.scoring import owed_cards, points
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import lane
from littleworlds.games.wonderful_world.state.position import WorldState
from littleworlds.games.wonderful_world.values.judgement import judged, weights_for
from littleworlds.games.wonderful_world.values.weights import IMPOSED, Weights


def value(state: WorldState, seat: i64) -> float:
    """At tables with weights the logarithm of the odds to win; else the lead of `seat` over the best
    other. In solo play its points; an imposed card counts against them until it is built."""
    if state.phase == OVER:
        own = float(points(state.cards, state.areas[seat]))
    else:
        learned = learned_weights(state)
        if learned:
            return _by_features(state, seat, learned)
        own = judged(state, seat)
    return own - _best_other(state, seat) - IMPOSED * float(len(owed_cards(state)))


def learned_weights(state: WorldState) -> list[float]:
    """What was learned for this kind of table; empty where nothing was."""
    table = encode.table(state)
    return state.game.weights[table] if table >= 0 else []


def _by_features(state: WorldState, seat: i64, learned: list[float]) -> float:
    """What all seats may come to by what was learned; alone the points to be expected."""
    totals: list[float] = []
    out = Features(learned)
    for other in range(state.seats):
        out.clear()
        encode.encode(state, other, out)
        totals.append(out.total)
    return totals[0] if state.seats == 1 else advantage(totals, seat)


def _best_other(state: WorldState, seat: i64) -> float:
    """What the best of the others may come to; 0 alone."""
    if state.seats == 1:
        return 0.0
    weights = weights_for(state)
    drafted = _draft_is_over(state)
    best = -1.0e9
    for other in range(state.seats):
        if other != seat:
            area = state.areas[other]
            best = max(best, judged(state, other) if drafted else _rough(state, area, weights))
    return best


def _draft_is_over(state: WorldState) -> bool:
    """Whether all have drafted and nobody has planned anything: here it shows what a pick has left
    for the others. Later on, what they do with their cards is theirs."""
    if state.phase != PLANNING:
        return False
    for area in state.areas:
        if len(area.drafted) < state.cards.drafted:
            return False
    return True


def _rough(state: WorldState, area: Area, weights: Weights) -> float:
    """What another seat may come to."""
    worth = float(points(state.cards, area))
    if state.phase == OVER:
        return worth
    rounds = state.cards.rounds - state.round
    worth += weights.krystallium_early * float(area.krystallium)
    for resource in range(5):
        times = rounds + (1 if resource > state.step else 0)
        worth += weights.middle[4] * float(times * lane(area.output, resource))
    return worth
