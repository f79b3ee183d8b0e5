"""A bill is paid in one movement: what is still asked for, a winter, a help tile."""

from littleworlds.core.gesture import Gesture
from littleworlds.core.message import Args, Message
from littleworlds.core.native import i64
from littleworlds.core.thing import Slot
from littleworlds.games.walnut_grove.gestures.chain import (
    BARN_FIRST,
    FIELDS_FIRST,
    SOURCES,
    Chain,
    spending,
    ways_to_pay,
)
from littleworlds.games.walnut_grove.refs import amounts, help_ref
from littleworlds.games.walnut_grove.rules.phases import (
    FOR_COST,
    FOR_HELP,
    FOR_WINTER,
    GO,
    WINTER,
)
from littleworlds.games.walnut_grove.state.position import WalnutState


def payments(state: WalnutState, seat: i64) -> list[Gesture]:
    """What is still to be paid, for whatever it is."""
    purpose = state.farms[seat].purpose
    if purpose != FOR_COST:
        return _ways(state, seat, -1, "do-pay-all", [])
    chain = Chain(state, seat, [])
    costs = ways_to_pay(chain, [], purpose)
    gestures: list[Gesture] = []
    for source, paid in costs:
        if len(paid) > 1:
            word = SOURCES[source] if len(costs) > 1 else "pay"
            args: Args = {"source": word}
            args.update(spending(chain, paid))
            gestures.append(Gesture(Message("do-pay-all", args), [("choice:" + word,)], paid))
    return gestures


def repayments(state: WalnutState, seat: i64) -> list[Gesture]:
    """The help tile, with goods that the winter does not need as far as there are such; in winter
    the rest of the bill too."""
    if state.cards.actions.repay not in state.legal(seat):
        return []
    return _ways(state, seat, state.cards.actions.repay, "do-repay-all", [(help_ref(seat),)])


def winters(state: WalnutState, seat: i64) -> list[Gesture]:
    """The winter's bill without repaying the help tile."""
    return _ways(state, seat, state.cards.actions.done, "do-winter-all", [])


def _ways(
    state: WalnutState, seat: i64, first: i64, message: str, slots: list[Slot]
) -> list[Gesture]:
    """A first action, if there is one, and all payments that it brings about: from the fields first
    and, if that differs, from the barn first."""
    ways: list[list[i64]] = []
    for source in (FIELDS_FIRST, BARN_FIRST):
        chain = Chain(state.copy(), seat, [])
        if first >= 0:
            chain.act(first)
        chain.pay(source, FOR_HELP)
        chain.pay(source, FOR_WINTER)
        if not ways or chain.actions != ways[0]:
            ways.append(chain.actions)
    gestures: list[Gesture] = []
    for source, actions in enumerate(ways):
        if len(actions) > 1:
            word = SOURCES[source] if len(ways) > 1 else "pay"
            args: Args = {"source": word, "paid": 0, "coins": [], "shown": 0}
            if slots:
                args["goods"] = _goods_for_help(state, seat, i64(source))
                args["winter"] = int(state.season == WINTER)
            # Beside the help tile a choice of its own: the winter may be paid from the same places.
            choice = f"choice:repay-{word}" if slots else f"choice:{word}"
            gestures.append(Gesture(Message(message, args), slots + [(choice,)], actions))
    return gestures


def _goods_for_help(state: WalnutState, seat: i64, source: i64) -> list[int | str]:
    """What the help tile alone would take: as on a walk, so that no winter is paid behind it."""
    chain = Chain(state.copy(), seat, [])
    chain.farm().asked = GO
    chain.act(state.cards.actions.repay)
    chain.pay(source, FOR_HELP)
    return amounts(state.cards.good_ids, state.farms[seat].stock - chain.farm().stock)
