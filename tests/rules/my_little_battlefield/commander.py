"""A light greedy player for the series over all scenarios: one decision ahead by the game's own value, and on to the end of an action
once it is begun.

It stands in for the bot of the same idea in `littleworlds.bots`, which imagines more: compiled, a battle of two takes that one
0.5 to 0.8 s and this one 0.1 s, and there are sixteen tables with 200 battles each.
"""

import littleworlds as lw
from littleworlds.core.game import Game
from littleworlds.core.option import Options
from littleworlds.core.state import State
from littleworlds.games.my_little_battlefield.actions import CONVERT, SET
from littleworlds.games.my_little_battlefield.rules.phases import REROLLING, ROLL_DICE, TURN
from littleworlds.games.my_little_battlefield.state.position import BattleState

DEPTH = 3
LUCKS = 2
MOST_STEPS = 5_000


def greedy(game: Game, state: BattleState, seat: int, chance: lw.Seeded) -> int:
    """The action after which the position is worth most; the first of equals."""
    # A conversion pays off two decisions later, farther than this player looks.
    actions = [
        int(action)
        for action in state.legal(seat)
        if state.phase != TURN or not CONVERT <= action < SET
    ]
    if len(actions) == 1:
        return actions[0]
    lucks = [int(chance.index(1 << 20)) for _ in range(LUCKS)]
    worth = [
        sum(_after(game, state, seat, action, luck, DEPTH) for luck in lucks) for action in actions
    ]
    return actions[worth.index(max(worth))]


def _after(game: Game, state: BattleState, seat: int, action: int, luck: int, depth: int) -> float:
    twin = state.copy()
    drawn = twin.apply(seat, action, lw.Seeded(luck))
    if (
        twin.first() != seat
        or depth == 0
        or twin.phase == ROLL_DICE
        or (twin.phase == TURN and not drawn)
    ):
        return game.value(twin, seat)
    if twin.phase == REROLLING and twin.rolling:
        return _after(game, twin, seat, game.parse("roll"), luck, depth - 1)
    return max(
        _after(game, twin, seat, int(reply), luck + 1, depth - 1 if twin.phase != TURN else 0)
        for reply in twin.legal(seat)
    )


def share_of_side_a(game: Game, seats: int, seed: int, options: Options) -> float:
    """What side A gets of the victory in one battle between equal players, or of this one against the adversary."""
    chance = lw.Seeded(seed)
    state: State = game.setup(seats, chance, options)
    assert isinstance(state, BattleState)
    steps = 0
    while (seat := int(state.first())) >= 0:
        steps += 1
        assert steps < MOST_STEPS, f"seed {seed} goes on and on"
        state.apply(seat, greedy(game, state, seat, chance), chance)
    winners = state.outcome().winners
    return (int(state.field.seat_of[0]) in winners) / max(1, len(winners))
