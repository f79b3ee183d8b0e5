"""What everybody knows, as plain data. Nothing is secret here: cards are taken openly, and what
lies face down is what is left."""

from typing import TYPE_CHECKING, Final, TypedDict

from littleworlds.core.native import i64
from littleworlds.games.little_factory.data.cards import LEVEL_2, LEVEL_3, STREET
from littleworlds.games.little_factory.rules.phases import OVER, PHASES
from littleworlds.games.little_factory.scoring import points

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState

ONLOOKER: Final = -2


class FactoryView(TypedDict):
    """The view of one seat. Cards are written as ids; `goods` counts the resources in the middle,
    and the lists under `piles` are in no order: a pile is known by what is in it, not by what comes
    next."""

    seat: int | None
    seats: int
    options: dict[str, int | str | bool]
    actors: list[int]
    over: bool
    scores: list[int]
    turn: int
    phase: str
    after: str
    active: int
    budget: int
    paid: int
    taken: int
    goods: dict[str, int]
    street: list[str]
    piles: dict[str, list[str]]
    discards: dict[str, list[str]]
    hands: list[list[str]]
    fronts: list[list[str]]
    activated: list[str]
    earned: dict[str, int]
    tokens: int
    tiles: list[int]
    box: list[str]


def view(state: "FactoryState", seat: i64) -> FactoryView:
    """The view of `seat`, of an onlooker, or of the eyes that see all: they differ in nothing but
    the seat."""
    cards = state.cards
    ids = cards.ids
    return {
        "seat": int(seat) if seat != ONLOOKER else None,
        "seats": int(state.seats),
        "options": {},
        "actors": [int(actor) for actor in state.actors()],
        "over": state.phase == OVER,
        "scores": [int(points(state, other)) for other in range(state.seats)],
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "after": PHASES[state.after],
        "active": int(state.active),
        "budget": int(state.budget),
        "paid": int(state.paid),
        "taken": int(state.taken),
        "goods": {
            ids[card]: int(state.offer[card])
            for card in range(cards.resources)
            if state.offer[card] > 0
        },
        "street": [
            ids[design]
            for design in range(cards.resources, cards.designs)
            if state.offer[design] > 0
        ],
        "piles": {
            "2": [ids[card] for card in state.piles[LEVEL_2]],
            "3": [ids[card] for card in state.piles[LEVEL_3]],
            "buildings": [ids[design] for design in state.piles[STREET]],
        },
        "discards": {"2": _discarded(state, LEVEL_2), "3": _discarded(state, LEVEL_3)},
        "hands": [[ids[card] for card in hand] for hand in state.hands],
        "fronts": [[ids[design] for design in front] for front in state.fronts],
        "activated": [
            ids[cards.resources + number]
            for number in range(cards.buildings)
            if state.used & cards.bit[number]
        ],
        "earned": {
            ids[cards.resources + number]: int(count)
            for number, count in enumerate(state.earned)
            if count > 0
        },
        "tokens": int(state.tokens_left()),
        "tiles": [int(coins) for coins in state.tiles],
        "box": [ids[design] for design in state.box],
    }


def _discarded(state: "FactoryState", shelf: i64) -> list[str]:
    cards = state.cards
    return [
        cards.ids[card]
        for card in range(cards.resources)
        if cards.shelf[card] == shelf
        for _ in range(state.discards[card])
    ]
