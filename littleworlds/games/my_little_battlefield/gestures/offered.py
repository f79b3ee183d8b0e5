"""All movements open to a seat, told apart from each other."""

from littleworlds.core.gesture import MOST, Gesture
from littleworlds.core.native import i64
from littleworlds.core.thing import Slot
from littleworlds.games.my_little_battlefield.gestures import (
    answers,
    conversions,
    handfuls,
    repeats,
    rows,
)
from littleworlds.games.my_little_battlefield.rules.phases import OFFER_FOLLOW, TURN
from littleworlds.games.my_little_battlefield.state.position import BattleState


def gestures(state: BattleState, seat: i64) -> list[Gesture]:
    """The movements open to a seat, if it is asked."""
    if seat != state.asked:
        return []
    if state.phase == OFFER_FOLLOW:
        return _told_apart(answers.copies(state, seat))[:MOST]
    if state.phase != TURN:
        return []
    listed = repeats.repeated(state, seat) + repeats.resources(state, seat)
    listed += _told_apart(answers.rules(state, seat))
    listed = _with_all_of(listed, handfuls.rerolls(state))
    whole = _with_all_of(listed, conversions.conversions(state))
    several = rows.rows(state, seat)
    if len(whole) > len(listed):
        listed = whole
        # Before the rows: a place that no die reaches is pointed at on the board, rows are taken from the list.
        several = [conversions.conversions_used(state, seat), *several]
    else:
        listed = _with_all_of(listed, conversions.discards(state))
    for kind in several:
        listed = _with_all_of(listed, _told_apart(kind))
    return listed[:MOST]


def _with_all_of(listed: list[Gesture], more: list[Gesture]) -> list[Gesture]:
    """Gestures of one kind are listed all or not at all: nobody would understand why just some of them are there."""
    return listed + more if len(listed) + len(more) <= MOST else listed


# --- told apart ---------------------------------------------------------------------------------


def _told_apart(listed: list[Gesture]) -> list[Gesture]:
    """Without those that selecting things cannot tell from another: where either of two sectors may be what the other is
    for, or where one movement's things are among another's. They remain open step by step."""
    alike: dict[Slot, list[frozenset[tuple[Slot, int]]]] = {}
    chosen = [_selected(gesture) for gesture in listed]
    for gesture, things in zip(listed, chosen, strict=True):
        alike.setdefault(gesture.slots[0], []).append(things)
    return [
        gesture
        for gesture, things in zip(listed, chosen, strict=True)
        if sum([other <= things for other in alike[gesture.slots[0]]]) == 1
    ]


def _selected(gesture: Gesture) -> frozenset[tuple[Slot, int]]:
    """The slots of a gesture, those that it has more than once numbered."""
    slots = gesture.slots
    return frozenset([(slot, slots[:number].count(slot)) for number, slot in enumerate(slots)])
