"""Movements that hold two decisions: swap two guests, send a guest of one's own to another table."""

from littleworlds.core.gesture import Gesture
from littleworlds.core.message import Message, player
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.core.thing import Slot
from littleworlds.games.little_tavern.actions import SEAT, pick_base
from littleworlds.games.little_tavern.data.cards import Cards
from littleworlds.games.little_tavern.describe import guests_alike
from littleworlds.games.little_tavern.refs import table_ref
from littleworlds.games.little_tavern.rules.phases import (
    HELLO_WHERE,
    HELLO_WHOM,
    SWAP_OTHER,
    SWAP_OWN,
)
from littleworlds.games.little_tavern.state.position import TavernState
from littleworlds.games.little_tavern.things import called
from littleworlds.games.little_tavern.view import TavernView


def gestures(cards: Cards, perspective: Perspective, view: TavernView, phase: i64) -> list[Gesture]:
    """What a hand does at once: from the guest that is taken to where it goes."""
    if phase != SWAP_OWN and phase != HELLO_WHOM:
        return []
    listed: list[Gesture] = []
    for first in perspective.legal():
        table = (first - pick_base(cards)) // cards.kinds
        if table != perspective.seat or perspective.final(first):
            continue
        then = perspective.attempt([first]).world
        assert isinstance(then, TavernState)
        if then.phase != HELLO_WHERE and then.phase != SWAP_OTHER:
            # There was but one way to go on, and it has been gone.
            continue
        for second in then.legal(perspective.seat):
            listed.append(_gesture(cards, view, first, second))
    return listed


def _gesture(cards: Cards, view: TavernView, first: i64, second: i64) -> Gesture:
    own: Slot = guests_alike(cards, view, first)
    card = called(cards, view, _id(own))
    if second < pick_base(cards):
        table = second - SEAT
        label = Message("do-send", {"card": card, "owner": player(table)})
        return Gesture(label, [own, (table_ref(table),)], [first, second])
    other = guests_alike(cards, view, second)
    owner = player((second - pick_base(cards)) // cards.kinds)
    label = Message(
        "do-pick-swap-other",
        {"own": card, "card": called(cards, view, _id(other)), "owner": owner},
    )
    return Gesture(label, [own, other], [first, second])


def _id(slot: Slot) -> str:
    return slot[0].partition(":")[2]
