"""An open-loop tree: its nodes are rows of decisions, whatever was drawn between them. Each iteration goes through a world of its
own, and values the position at the first decision that nobody has tried."""

from math import exp, log, sqrt
from typing import final

from littleworlds.core.chance import Seeded
from littleworlds.core.game import Game
from littleworlds.core.method import Method
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import State
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
    while not meter.exhausted():
        _iterate(perspective, root, method, chance, meter)
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
    perspective: Perspective, root: _Node, method: Method, chance: Seeded, meter: Meter
) -> None:
    game = perspective.game
    state = perspective.sample(chance)
    seat = perspective.seat
    node = root
    path: list[_Node] = []
    seats: list[i64] = []
    for _ in range(_DEEPEST):
        actions = state.legal(seat)
        action = actions[0] if len(actions) == 1 else _pick(node, actions, method.exploration)
        fresh = action not in node.next
        if fresh:
            node.next[action] = _Node()
        node = node.next[action]
        if fresh:
            node.offered = 1
        path.append(node)
        seats.append(seat)
        state.apply(seat, action, chance)
        seat = state.first()
        if seat < 0 or (fresh and len(actions) > 1):
            break
    meter.spend()
    rewards = _rewards(game, state, seats, method.scale)
    for number in range(len(path)):
        path[number].visits += 1
        path[number].total += rewards[seats[number]]


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


def _rewards(game: Game, state: State, seats: list[i64], scale: float) -> dict[i64, float]:
    rewards: dict[i64, float] = {}
    for seat in seats:
        if seat not in rewards:
            rewards[seat] = 1.0 / (
                1.0 + exp(-max(-40.0, min(40.0, game.value(state, seat) / scale)))
            )
    return rewards
