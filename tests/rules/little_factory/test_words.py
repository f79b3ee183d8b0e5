"""Everything that random play says, in both languages, from every seat."""

import pytest
from rules.little_factory.table import GAMES, SEATS, TITLE, position, random_play

import littleworlds as lw
from littleworlds.core.event import Event
from littleworlds.core.message import Message
from littleworlds.games.little_factory.state.position import FactoryState
from littleworlds.words import Words

PLAYERS = ["Ann", "Ben", "Cleo", "Dan"]


def speakers(seats: int) -> list[Words]:
    readers: list[int | None] = [None, 0, seats - 1]
    return [
        Words(language, TITLE.id, TITLE.names[language], PLAYERS, reader)
        for language in ("en", "fr")
        for reader in readers
    ]


def say(words: list[Words], message: Message) -> None:
    for speaker in words:
        text = speaker.say(message)
        assert text.strip() == text
        assert text
        assert "@" not in text, text
        assert "  " not in text, text


def said(language: str, reader: int, messages: list[Message]) -> list[str]:
    words = Words(language, TITLE.id, TITLE.names[language], PLAYERS, reader)
    return [words.say(message) for message in messages]


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_are_said_in_both_languages(seats: int) -> None:
    """Every event of every step; and at some steps every prompt, action, thing and note."""
    words = speakers(seats)
    known: set[str] = set()
    for seed in range(max(1, GAMES // 3)):
        for number, (state, seat, _, told) in enumerate(random_play(seats, seed)):
            for event in told:
                if repr(event) not in known:
                    known.add(repr(event))
                    say(words, event.message)
            if number % 9 == 0:
                _say_position(words, state, seat, known)
    assert len(known) > 300


def _say_position(words: list[Words], state: FactoryState, seat: int, known: set[str]) -> None:
    view = state.view(seat)
    prompt = state.prompt(seat)
    assert prompt is not None
    messages = [prompt.message] + [
        TITLE.describe(view, action).label for action in state.legal(seat)
    ]
    for thing in TITLE.things(view):
        messages += [thing.label, *thing.notes]
    messages += [gesture.label for gesture in TITLE.gestures(TITLE.perspective(view))]
    for message in messages:
        if repr(message) not in known:
            known.add(repr(message))
            say(words, message)


def test_every_action_has_a_label() -> None:
    """Also those that random play seldom meets; the view is one in which the Market stands before seat 0."""
    factory = position("meat wood", "", fronts=["market"], middle="thread")
    words = speakers(2)
    for action in range(TITLE.num_actions):
        if TITLE.notation(action).startswith("market") and "meat" not in TITLE.notation(action):
            continue
        say(words, TITLE.describe(factory.state.view(0), action).label)


@pytest.mark.parametrize("seats", SEATS)
def test_the_set_up_and_the_score_sheet_are_said(seats: int) -> None:
    words = speakers(seats)
    told: list[Event] = []
    chance = lw.Seeded(3)
    state = TITLE.setup(seats, chance, tell=told)
    for event in told:
        say(words, event.message)
    while state.actors():
        actions = state.legal(state.first())
        state.apply(state.first(), actions[chance.index(len(actions))], chance)
    for line in state.outcome().sheet:
        say(words, line.label)


def test_an_exchange_is_told_to_the_reader() -> None:
    factory = position("thread bread", "", middle="cheese_dairy").act(
        "exchange thread", "add bread"
    )
    assert said("en", 0, [factory.told[0].message]) == ["You discard “Bread”: 14 coins to spend."]
    assert said("fr", 1, [factory.told[0].message]) == [
        "Ann défausse «\u00a0Pain\u00a0»\u00a0: 14 pièces à dépenser."
    ]
    factory.act("take cheese_dairy")
    assert said("en", 1, [event.message for event in factory.told]) == [
        "Ann buys “Cheese dairy” for 12 coins: 2 points in all.",
        "Ann loses 2 coins.",
    ]
    assert said("fr", 0, [event.message for event in factory.told])[-1] == "Vous perdez 2 pièces."


def test_actions_are_labelled() -> None:
    view = position("cotton sheep", "", middle="thread").state.view(0)
    labels = [
        TITLE.describe(view, TITLE.parse(text)).label
        for text in ("produce thread reveal sheep", "produce wood", "exchange sheep")
    ]
    assert said("en", 0, labels) == [
        "Produce “Thread”: reveal Sheep",
        "Produce “Wood” for free",
        "Exchange “Sheep” (5 coins)",
    ]
    assert said("fr", 0, labels) == [
        "Produire «\u00a0Fil\u00a0»\u00a0: révéler Mouton",
        "Produire «\u00a0Bois\u00a0» gratuitement",
        "Échanger «\u00a0Mouton\u00a0» (5 pièces)",
    ]


def test_the_winner_is_addressed() -> None:
    factory = position(
        "brick", "", fronts=["mansion cheese_dairy restaurant tailor"], middle="mill"
    ).act("produce mill discard brick")
    last = [factory.told[-1].message]
    assert said("en", 0, last) == ["You win with 10 points."]
    assert said("fr", 1, last) == ["Ann l’emporte avec 10 points."]
