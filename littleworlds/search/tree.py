"""An open-loop tree: its nodes are rows of decisions, whatever was drawn between them. Each iteration goes through a world of its
own, and values the position at the first decision that nobody has tried."""

from math import exp, log, sqrt
from typing import final

from littleworlds.core.chance import Seeded
from littleworlds.core.method import Method
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.search.meter import Meter

_DEEPEST = 60


@final
class _Node:
    """A row of decisions: how often it was gone through, and what that brought whoever made the last of them."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total: float = 0.0
        self.offered: i64 = 0
        """How often it could have been gone through."""
        self.next: dict[i64, _Node] = {}


def grow(perspective: Perspective, method: Method, meter: Meter, chance: Seeded) -> i64:
    """The decision that was gone through most often."""
    root = _Node()
    told = perspective.view["seats"]
    assert isinstance(told, int)
    seats: i64 = told
    while not meter.exhausted():
        _iterate(perspective, root, method, seats, chance, meter)
    actions = perspective.legal()
    best = actions[0]
    most: i64 = -1
    for action in actions:
        node = root.next.get(action)
        if node is not None and node.visits > most:
            most = node.visits
            best = action
    return best


def _iterate(
    perspective: Perspective, root: _Node, method: Method, seats: i64, chance: Seeded, meter: Meter
) -> None:
    game = perspective.game
    state = perspective.sample(chance)
    seat = perspective.seat
    node = root
    path: list[_Node] = []
    movers: list[i64] = []
    for _ in range(_DEEPEST):
        actions = state.legal(seat)
        # What has one answer is no decision, and no node.
        if len(actions) == 1:
            state.apply(seat, actions[0], chance)
            seat = state.first()
            if seat < 0:
                break
            continue
        action = _pick(node, actions, method.exploration)
        child = node.next.get(action)
        fresh = child is None
        if child is None:
            child = _Node()
            child.offered = 1
            node.next[action] = child
        node = child
        path.append(node)
        movers.append(seat)
        state.apply(seat, action, chance)
        seat = state.first()
        if seat < 0 or fresh:
            break
    meter.spend()
    values = game.values(state, seats)
    for number in range(len(path)):
        path[number].visits += 1
        path[number].total += _reward(values[movers[number]], method.scale)


def _pick(node: _Node, actions: list[i64], exploration: float) -> i64:
    """What was never tried, in its order; else the best by UCB1 with counts of how often it was to be had."""
    best = actions[0]
    most = -1.0
    for action in actions:
        child = node.next.get(action)
        if child is None:
            return action
        child.offered += 1
        score = child.total / float(child.visits)
        score += exploration * sqrt(log(float(child.offered)) / float(child.visits))
        if score > most:
            most = score
            best = action
    return best


def _reward(value: float, scale: float) -> float:
    """From 0 to 1, as far as points of lead make a victory likely."""
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, value / scale))))
