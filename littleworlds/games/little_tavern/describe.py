"""Actions in words: the label of each, and the things to select for it. From the view alone."""

from typing import Final

from littleworlds.core.message import Args, Message, name, player
from littleworlds.core.native import i64
from littleworlds.core.thing import ActionLabel, Slot, choice
from littleworlds.games.little_tavern.actions import (
    DRAW_CHARACTER,
    DRAW_EVENT,
    GATHER,
    GIVE,
    SEAT,
    TURN_LEFT,
    TURN_RIGHT,
    pick_base,
)
from littleworlds.games.little_tavern.data.cards import Cards
from littleworlds.games.little_tavern.refs import (
    CHARACTER_PILE,
    EVENT_PILE,
    card_ref,
    purse_ref,
    table_ref,
)
from littleworlds.games.little_tavern.things import called
from littleworlds.games.little_tavern.view import TavernView

STEP_BY_STEP: Final = ("do-pick-swap-own", "do-pick-hello-whom-own")
"""Picks that are only the first half of what a hand does."""


def describe(cards: Cards, view: TavernView, action: i64) -> ActionLabel:
    """A legal action of the view's seat."""
    if action == DRAW_CHARACTER:
        return ActionLabel(Message("do-draw-character"), [(CHARACTER_PILE,)])
    if action == DRAW_EVENT:
        return ActionLabel(Message("do-draw-event"), [(EVENT_PILE,)])
    if action == TURN_LEFT or action == TURN_RIGHT:
        return _direction(view, action)
    if action < GIVE:
        return _table(cards, view, action - SEAT)
    if action < GATHER:
        receiver = action - GIVE
        return ActionLabel(
            Message("do-give", {"owner": player(receiver)}),
            [(purse_ref(receiver), table_ref(receiver))],
        )
    if action < pick_base(cards):
        clan = cards.clan_ids[action - GATHER]
        return ActionLabel(Message("do-gather", {"clan": name(clan)}), choice(clan))
    return _pick(cards, view, action - pick_base(cards))


def _direction(view: TavernView, action: i64) -> ActionLabel:
    step = 1 if action == TURN_LEFT else -1
    neighbour = player((view["active"] + step) % view["seats"])
    word = "left" if action == TURN_LEFT else "right"
    return ActionLabel(Message("do-turn-" + word, {"owner": neighbour}), choice(word))


def _table(cards: Cards, view: TavernView, table: i64) -> ActionLabel:
    in_hand = view["drawn"] or view["picked"] or ""
    args: Args = {
        "owner": player(table),
        "card": called(cards, view, in_hand),
    }
    return ActionLabel(Message("do-seat", args), [(table_ref(table),)])


def _pick(cards: Cards, view: TavernView, number: i64) -> ActionLabel:
    """Any guest of a kind at a table will do."""
    table = number // cards.kinds
    alike = _alike(cards, view, number)
    slot: Slot = tuple(card_ref(id) for id in alike)
    message = "do-pick-" + view["phase"]
    if view["phase"] == "hello-whom":
        message += "-own" if table == view["seat"] else "-other"
    # On its way to a neighbour a guest is named with whom it goes to, else with whom it sits.
    owner = (table + view["direction"]) % view["seats"] if view["phase"] == "pass" else table
    args: Args = {"card": called(cards, view, alike[0]), "owner": player(owner)}
    if view["picked"] is not None:
        args["own"] = called(cards, view, view["picked"])
    if view["drawn"] is not None:
        args["new"] = called(cards, view, view["drawn"])
    slots = [slot]
    if message in STEP_BY_STEP:
        # The guest alone would be the beginning of a gesture.
        slots += choice("first")
    return ActionLabel(Message(message, args), slots)


def guests_alike(cards: Cards, view: TavernView, action: i64) -> Slot:
    """The guests any of whom is picked by an action."""
    alike = _alike(cards, view, action - pick_base(cards))
    return tuple(card_ref(id) for id in alike)


def _alike(cards: Cards, view: TavernView, number: i64) -> list[str]:
    table = number // cards.kinds
    kind = number % cards.kinds
    return [id for id in view["tables"][table] if cards.kind_of[cards.guest_of[id]] == kind]
