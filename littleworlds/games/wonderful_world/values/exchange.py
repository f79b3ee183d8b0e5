"""What an exchange of a solo play takes and brings, as far as it can be told."""

from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.scoring import owed_cards
from littleworlds.games.wonderful_world.state.lanes import SLOT_BITS, SLOT_MASK
from littleworlds.games.wonderful_world.state.position import WorldState
from littleworlds.games.wonderful_world.values.card_worth import card_worth
from littleworlds.games.wonderful_world.values.weights import IMPOSED, Weights


def kept(state: WorldState, weights: Weights) -> i64:
    """The card that an exchange under way brings: the best of those that it shows. Before it shows
    any, one of the better cards of the deck; -1 if that is used up."""
    if state.shown:
        return _by_appeal(state, state.shown, weights)[0]
    if not state.deck:
        return -1
    ranked = _by_appeal(state, state.deck, weights)
    return ranked[int(weights.luck * float(len(ranked) - 1))]


def given_next(state: WorldState, weights: Weights) -> list[i64]:
    """The cards that an exchange under way will still take: those that appeal least."""
    if state.shown:
        return []
    ranked = _by_appeal(state, state.areas[0].drafted, weights)
    return ranked[len(ranked) - (state.cards.paid - state.given) :]


def _by_appeal(state: WorldState, designs: list[i64], weights: Weights) -> list[i64]:
    """The same cards, the best first."""
    owed = owed_cards(state)
    appeals: dict[i64, float] = {}
    for design in designs:
        if design not in appeals:
            appeals[design] = _appeal(state, design, weights)
            if design in owed:
                appeals[design] += IMPOSED
    return sorted(designs, key=lambda design: -appeals[design])


def _appeal(state: WorldState, design: i64, weights: Weights) -> float:
    """What a card brings, less what its cubes would bring elsewhere."""
    rounds = state.cards.rounds - state.round
    worth = card_worth(state.cards, state.areas[0], weights, design, rounds)
    slots = state.cards.cost[design]
    while slots > 0:
        worth -= weights.floor * float(slots & SLOT_MASK)
        slots >>= SLOT_BITS
    return worth
