"""Whether a title has words for all that it says: for the tests of whoever writes one, beside the conformance kit."""

from littleworlds.core.chance import Seeded
from littleworlds.core.data import LANGUAGES
from littleworlds.core.errors import IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.message import Message
from littleworlds.core.state import State
from littleworlds.words import Words

_REFUSALS = 10
"""So many actions at most are tried in vain at each moment."""


def check_words(game: Game, plays: int = 3, seed: int = 1) -> int:
    """Say, in every language, whatever is asked, offered, refused, shown and told in random plays at every seat count; how many
    messages that were. A KeyError names a message that is missing, a ValueError one whose arguments do not fit."""
    said = {id: Message(id) for id in ("title", "tagline")}
    said |= {option.id: Message(f"option-{option.id}") for option in game.options}
    for seats in range(game.min_seats, game.max_seats + 1):
        for number in range(plays):
            for message in _messages(game, seats, Seeded(seed + number)):
                said[str(message)] = message
    for language in LANGUAGES:
        words = Words(language, game.id, game.names.get(language, {}))
        for message in said.values():
            words.say(message)
    return len(said)


def _messages(game: Game, seats: int, chance: Seeded) -> list[Message]:
    """All that is said in one random play."""
    told: list[Event] = []
    found: list[Message] = []
    state = game.setup(seats, chance, None, told)
    while actors := state.actors():
        seat = int(actors[chance.index(len(actors))])
        legal = [int(action) for action in state.legal(seat)]
        found += _at_the_table(game, state, seat, legal)
        state.apply(seat, legal[chance.index(len(legal))], chance, told)
    found += [event.seen_by(seat) for event in told for seat in (None, *range(seats))]
    return found + [line.label for line in state.outcome().sheet]


def _at_the_table(game: Game, state: State, seat: int, legal: list[int]) -> list[Message]:
    """What is asked, offered, refused and shown at one moment."""
    view = state.view(seat)
    prompt = state.prompt(seat)
    found = [] if prompt is None else [prompt.message]
    found += [game.describe(view, action).label for action in legal]
    for thing in game.things(view):
        found += [thing.label, *thing.notes]
    refused = sorted(set(range(game.num_actions)) - set(legal))
    for action in refused[:: 1 + len(refused) // _REFUSALS]:
        try:
            state.copy().apply(seat, action, Seeded(0))
        except IllegalAction as refusal:
            found.append(refusal.message)
    return found
