"""What is told: one function per message. Called only when somebody listens."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import Args, player
from littleworlds.core.native import i64
from littleworlds.games.little_factory.data.cards import STREET, Cards
from littleworlds.games.little_factory.data.recipes import NOTHING, Recipe
from littleworlds.games.little_factory.refs import (
    TOKENS,
    building_ref,
    card_name,
    card_names,
    front_ref,
    hand_card_ref,
    offer_ref,
    tile_ref,
)
from littleworlds.games.little_factory.scoring import points

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


def begins(state: "FactoryState") -> Event:
    return Event("begins", {"who": player(state.active), "coins": int(state.cards.tiles[0])})


def initial_buildings(cards: Cards, drawn: list[i64]) -> Event:
    refs = [building_ref(cards, design) for design in drawn]
    return Event("initial-buildings", {"cards": card_names(cards, drawn)}, refs)


def spent_tile(state: "FactoryState", coins: i64) -> Event:
    args: Args = {"who": player(state.active), "coins": int(coins)}
    return Event("spent-tile", args, [tile_ref(state.active)])


def skipped(state: "FactoryState") -> Event:
    return Event("skipped", {"who": player(state.active)})


def only_action(state: "FactoryState") -> Event:
    """What follows was the one thing that could be done, and nobody was asked."""
    return Event("only-action", {"who": player(state.active)})


# --- recipes ------------------------------------------------------------------------------------


def activated(state: "FactoryState", building: i64) -> Event:
    cards = state.cards
    design = cards.resources + building
    args: Args = {"who": player(state.active), "building": card_name(cards, design)}
    return Event("activated", args, [building_ref(cards, design)])


def paid(state: "FactoryState", recipe: Recipe) -> list[Event]:
    """The building that is activated, if any, and the cards discarded and shown."""
    events: list[Event] = []
    if recipe.host != NOTHING:
        events.append(activated(state, recipe.host))
    if recipe.discards:
        events.append(_from_hand(state, "discarded", recipe.discards))
    if recipe.reveals:
        events.append(_from_hand(state, "showed", recipe.reveals))
    return events


def _from_hand(state: "FactoryState", message: str, designs: list[i64]) -> Event:
    cards = state.cards
    args: Args = {
        "who": player(state.active),
        "cards": card_names(cards, designs),
        "count": len(designs),
    }
    refs = [hand_card_ref(cards, state.active, card) for card in sorted(set(designs))]
    return Event(message, args, refs)


def produced(state: "FactoryState", design: i64) -> Event:
    return _got(state, "produced", design)


def obtained(state: "FactoryState", design: i64) -> Event:
    """A card got by the effect of a building."""
    return _got(state, "obtained", design)


def earned(state: "FactoryState", building: i64, count: i64) -> Event:
    """Tokens got by the effect of a building."""
    cards = state.cards
    design = cards.resources + building
    args: Args = {
        "who": player(state.active),
        "count": int(count),
        "points": int(points(state, state.active)),
        "building": card_name(cards, design),
    }
    return Event("earned", args, [TOKENS, building_ref(cards, design)])


def _got(state: "FactoryState", message: str, design: i64) -> Event:
    """A card that came from the middle; buildings have messages of their own."""
    cards = state.cards
    seat = state.active
    args: Args = {
        "who": player(seat),
        "card": card_name(cards, design),
        "cost": cards.cost[design],
    }
    if design < cards.resources:
        return Event(message, args, [offer_ref(cards, design), hand_card_ref(cards, seat, design)])
    args["points"] = int(points(state, seat))
    return Event(message + "-building", args, [building_ref(cards, design), front_ref(seat)])


# --- exchanges ----------------------------------------------------------------------------------


def exchanged(state: "FactoryState", card: i64) -> Event:
    """A card discarded for coins."""
    args: Args = {
        "who": player(state.active),
        "card": card_name(state.cards, card),
        "coins": int(state.budget),
    }
    return Event("exchanged", args, [hand_card_ref(state.cards, state.active, card)])


def took(state: "FactoryState", design: i64) -> Event:
    return _got(state, "took", design)


def rest_lost(state: "FactoryState") -> Event:
    return Event("rest-lost", {"who": player(state.active), "coins": int(state.budget)})


# --- new cards and the end ----------------------------------------------------------------------


def revealed(cards: Cards, shelf: i64, designs: list[i64]) -> Event:
    args: Args = {"cards": card_names(cards, designs), "level": int(shelf) + 1}
    if shelf == STREET:
        refs = [building_ref(cards, design) for design in designs]
        return Event("revealed-buildings", args, refs)
    return Event("revealed", args, [offer_ref(cards, card) for card in sorted(set(designs))])


def reshuffled(shelf: i64) -> Event:
    return Event("reshuffled", {"level": int(shelf) + 1})


def tokens_gone() -> Event:
    return Event("tokens-gone")


def play_over(state: "FactoryState") -> Event:
    """Who has won. Only who acts can have reached the goal, so the most points decide either
    way."""
    scores = [int(points(state, seat)) for seat in range(state.seats)]
    most = max(scores)
    winners = [player(seat) for seat in range(state.seats) if scores[seat] == most]
    args: Args = {"winners": winners, "who": winners[0], "count": len(winners), "points": most}
    return Event("play-over", args)
