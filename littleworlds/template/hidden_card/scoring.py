"""Who gets the coins, once all have drawn."""

from typing import TYPE_CHECKING

from littleworlds.core import Error, Message, Outcome, SheetLine, player, ranked

if TYPE_CHECKING:
    from .state import Position


def scores(state: "Position") -> list[int]:
    """Bets are paid at once; in the end the best pair of cards takes them all, and equal pairs share them."""
    coins = [-bet for bet in state.bets]
    if not state.actors():
        values = state.game.cards.values
        pairs = [values[hand] + values[state.drawn[seat]] for seat, hand in enumerate(state.hands)]
        winners = [seat for seat, pair in enumerate(pairs) if pair == max(pairs)]
        for seat in winners:
            coins[seat] += sum(state.bets) // len(winners)
    return coins


def outcome(state: "Position") -> Outcome:
    """The end, with its score sheet: most coins win."""
    if state.actors():
        raise Error("not-over-yet")
    label, coins = Message("sheet-coins"), scores(state)
    return ranked(coins, [SheetLine(player(seat), label, won) for seat, won in enumerate(coins)])
