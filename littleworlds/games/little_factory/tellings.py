"""What is told of a step: the events of Little Factory, built only when somebody listens."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import Args, counted, name, player
from littleworlds.core.native import i64
from littleworlds.games.little_factory import refs
from littleworlds.games.little_factory.cards import STREET, Cards
from littleworlds.games.little_factory.recipes import NOTHING, Recipe

if TYPE_CHECKING:
    from littleworlds.games.little_factory.rules import FactoryState


def named(cards: Cards, designs: list[i64]) -> list[int | str]:
    """Designs as arguments of a message, equal ones together: `2 × Wood`."""
    found: list[int | str] = []
    for design in sorted(set(designs)):
        times = designs.count(design)
        found.append(name(cards.ids[design]) if times == 1 else counted(times, cards.ids[design]))
    return found


def activated(tell: list[Event], cards: Cards, seat: i64, building: i64) -> None:
    design = cards.resources + building
    tell.append(
        Event(
            "activated",
            {"who": player(seat), "building": name(cards.ids[design])},
            [refs.building(cards, design)],
        )
    )


def paid(tell: list[Event], cards: Cards, seat: i64, recipe: Recipe) -> None:
    """The building that is activated, if any, and the cards discarded and shown."""
    if recipe.host != NOTHING:
        activated(tell, cards, seat, recipe.host)
    for message, which in (("discarded", recipe.discards), ("showed", recipe.reveals)):
        if which:
            about: Args = {"who": player(seat), "cards": named(cards, which), "count": len(which)}
            tell.append(
                Event(message, about, [refs.hand(cards, seat, card) for card in sorted(set(which))])
            )


def got(tell: list[Event], state: "FactoryState", message: str, design: i64) -> None:
    """A card got by `message`: `produced`, `obtained` by an effect, or `took` in an exchange."""
    cards = state.cards
    seat = state.active
    about: Args = {"who": player(seat), "card": name(cards.ids[design]), "cost": cards.cost[design]}
    if design < cards.resources:
        tell.append(
            Event(message, about, [refs.offer(cards, design), refs.hand(cards, seat, design)])
        )
        return
    about["points"] = int(state.points(seat))
    tell.append(
        Event(message + "-building", about, [refs.building(cards, design), refs.front(seat)])
    )


def exchanged(tell: list[Event], state: "FactoryState", card: i64) -> None:
    about: Args = {
        "who": player(state.active),
        "card": name(state.cards.ids[card]),
        "coins": int(state.budget),
    }
    tell.append(Event("exchanged", about, [refs.hand(state.cards, state.active, card)]))


def tokens(tell: list[Event], state: "FactoryState", building: i64, count: i64) -> None:
    design = state.cards.resources + building
    about: Args = {
        "who": player(state.active),
        "count": int(count),
        "points": int(state.points(state.active)),
    }
    about["building"] = name(state.cards.ids[design])
    tell.append(Event("earned", about, [refs.TOKENS, refs.building(state.cards, design)]))


def initial(tell: list[Event], cards: Cards, drawn: list[i64]) -> None:
    tell.append(
        Event(
            "initial-buildings",
            {"cards": named(cards, drawn)},
            [refs.building(cards, design) for design in drawn],
        )
    )


def revealed(tell: list[Event], cards: Cards, shelf: i64, came: list[i64]) -> None:
    if not came:
        return
    about: Args = {"cards": named(cards, came), "level": int(shelf) + 1}
    if shelf == STREET:
        tell.append(
            Event("revealed-buildings", about, [refs.building(cards, design) for design in came])
        )
    else:
        tell.append(
            Event("revealed", about, [refs.offer(cards, design) for design in sorted(set(came))])
        )


def winners(tell: list[Event], state: "FactoryState") -> None:
    """Who has won. Only who acts can have reached the goal, so the most points decide either way."""
    points = [int(state.points(seat)) for seat in range(state.seats)]
    best = [player(seat) for seat in range(state.seats) if points[seat] == max(points)]
    tell.append(
        Event(
            "play-over",
            {"winners": best, "who": best[0], "count": len(best), "points": max(points)},
        )
    )
