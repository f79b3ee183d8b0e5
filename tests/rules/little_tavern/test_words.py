"""Whatever is told, asked, offered or shown has words in English and French, for every reader."""

from functools import partial

import pytest
from rules import sentences
from rules.little_tavern.table import (
    SEATS,
    STANDARD,
    STEPS,
    TITLE,
    Tavern,
    carried_out,
    finish,
    position,
    random_play,
    title,
    turn,
)
from rules.sentences import plain, sound

import littleworlds as lw
from littleworlds.core.event import Event
from littleworlds.core.message import Message

LANGUAGES = ("en", "fr")

RARE = {"no-clan", "thing-mystery-own", "ask-gather", "do-pick-gather"}
"""Messages that random games may miss; each has a test of its own."""

REFUSALS = {
    "not-now", "table-full", "own-table-full", "no-other-open-table", "wrong-table", "wrong-clan", "nobody-like-that",
    "no-event-left", "event-needs-coin", "event-needs-guests", "clan-not-here", "coin-to-oneself", "data-coins", "data-too-few",
}  # fmt: skip

REFUSALS |= {"why-" + id for id in REFUSALS}

TITLES = {"title", "tagline"}


words = partial(sentences.words, TITLE)
ids = partial(sentences.ids, TITLE)
on_the_table = partial(sentences.on_the_table, TITLE)


def heard(seats: int, games: int) -> set[tuple[int | None, Message]]:
    """Whatever is told, asked, offered or shown to somebody in random games, each message once per reader."""
    found: dict[str, tuple[int | None, Message]] = {}
    for seed in range(games):
        state = None
        for moment in random_play(seats, seed):
            state = moment.state
            told = [
                (reader, event.seen_by(reader))
                for event in moment.told
                for reader in (None, *range(seats))
            ]
            shown = [
                (reader, message)
                for reader in (None, *moment.after["actors"][:1])
                for message in on_the_table(state, reader)
            ]
            for reader, message in told + shown:
                found[f"{reader} {message}"] = reader, message
        assert state is not None
        for line in state.outcome().sheet:
            found[str(line.label)] = None, line.label
    return set(found.values())


@pytest.mark.parametrize("seats", SEATS)
def test_everything_in_random_games_can_be_said_in_both_languages_to_everybody(seats: int) -> None:
    messages = heard(seats, 4)
    for language in LANGUAGES:
        for reader, message in messages:
            sentence = words(language, reader).say(message)
            assert sound(sentence), f"{language}: {sentence!r} for {message}"
    elsewhere = RARE | REFUSALS | TITLES | {"begins"}
    unused = {
        id
        for id in ids("en") - {message.id for _, message in messages} - elsewhere
        if not id.startswith("stats-")
    }
    assert unused == set(), "each message of the game is used somewhere"


def test_both_languages_have_the_same_messages() -> None:
    assert ids("en") == ids("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_has_its_words(language: str) -> None:
    assert words(language).word("title") == "Little Tavern"
    assert sound(words(language).word("tagline"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name(language: str) -> None:
    names = TITLE.names[language]
    cards = TITLE.cards
    for id in [*cards.character_ids, *cards.clan_ids, *STEPS, "face_down"]:
        assert names[id].strip(), id
    assert names["jean_jean"] == "Jean-Jean"


def test_the_events_have_the_titles_of_the_rulebook_in_french() -> None:
    assert [plain(TITLE.names["fr"][event]) for event in STEPS] == [
        "1, 2, 3, Tournez !",
        "Coucou ! C’est moi !",
        "Chaise musicale",
        "Dehors !",
        "Client mystère",
        "Place réservée",
        "Rassemblement !",
    ]


# --- sentences worth reading --------------------------------------------------------------------------------------------------


def note(language: str, card: str) -> str:
    """The way of tipping of a guest as its note says it."""
    view = position(f"{card} goblin", "", "").view(0)
    thing = next(
        thing
        for thing in TITLE.things(view)
        if thing.within == "table:0" and thing.ref.startswith("card:")
    )
    return plain(words(language).say(thing.notes[-1]))


def test_a_noble_tips_less_per_other_noble_and_a_witch_more_per_other_witch() -> None:
    assert note("en", "noble") == "Tips 5 coins, minus 1 per other of the clan in the whole tavern."
    assert (
        note("fr", "noble")
        == "Laisse 5 pièces, moins 1 par autre membre du clan dans toute la taverne."
    )
    assert note("en", "witch") == "Tips 2 coins, plus 1 per other of the clan in the whole tavern."
    assert (
        note("fr", "witch")
        == "Laisse 2 pièces, plus 1 par autre membre du clan dans toute la taverne."
    )


@pytest.mark.parametrize(
    "card", ["elf", "dwarf", "romantic", "adventuress_4", "goblin", "jean_jean"]
)
def test_every_other_clan_says_how_it_tips(card: str) -> None:
    assert sound(note("en", card))
    assert sound(note("fr", card))
    assert note("en", card) != note("fr", card)


def test_an_adventuress_says_her_printed_value() -> None:
    assert "4" in note("en", "adventuress_4")
    assert "4" in note("fr", "adventuress_4")


def said(language: str, reader: int | None, messages: list[Message]) -> list[str]:
    return [plain(words(language, reader).say(message)) for message in messages]


@pytest.mark.parametrize(
    ("language", "reader", "sentence"),
    [
        ("en", 0, "You give one coin to Ben."),
        ("en", 1, "Ann gives one coin to you."),
        ("en", 2, "Ann gives one coin to Ben."),
        ("fr", 0, "Une pièce passe de votre bourse à celle de Ben."),
        ("fr", 1, "Une pièce passe de la bourse d’Ann à la vôtre."),
        ("fr", None, "Une pièce passe de la bourse d’Ann à celle de Ben."),
    ],
)
def test_the_reader_is_addressed(language: str, reader: int | None, sentence: str) -> None:
    tavern = carried_out("out").act("give seat 1")
    assert said(language, reader, [event.seen_by(reader) for event in tavern.told]) == [sentence]


def test_one_coin_is_one_coin() -> None:
    tavern = finish(
        "goblin goblin goblin goblin",
        "dwarf dwarf dwarf dwarf",
        "elf goblin goblin romantic",
        coins=[0, 0, 0],
    )
    tips = [event.message for event in tavern.told if event.message.id == "tips"]
    assert said("en", None, tips) == [
        "Ann receives 0 coins in tips and now has 0.",
        "Ben receives 4 coins in tips and now has 4.",
        "Player 3 receives 1 coin in tips and now has 1.",
    ]
    assert said("fr", None, tips) == [
        "Ann reçoit 0 pièce de pourboire et en possède maintenant 0.",
        "Ben reçoit 4 pièces de pourboire et en possède maintenant 4.",
        "Joueur 3 reçoit 1 pièce de pourboire et en possède maintenant 1.",
    ]


def test_a_shared_victory_is_said_as_one() -> None:
    tables = ("elf elf elf elf", "romantic goblin goblin goblin", "dwarf dwarf dwarf noble")
    alone = finish(*tables, coins=[10, 0, 0]).told[-1].message
    shared = finish(*tables, coins=[10, 1, 15]).told[-1].message
    assert said("en", None, [alone, shared]) == [
        "Ann wins with 26 coins.",
        "The victory is shared by Ann and Player 3, with 26 coins each.",
    ]
    assert said("fr", None, [alone, shared]) == [
        "Ann l’emporte avec 26 pièces.",
        "La victoire est partagée entre Ann et Joueur 3, avec 26 pièces chacun.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", STEPS)
def test_a_prompt_sets_the_name_of_the_event_apart(event: str, language: str) -> None:
    """Names with and without an exclamation mark stand in one sentence: “Musical chairs” must not run into it."""
    prompts = []
    tavern = turn(position(*STANDARD), event)
    for step in [*STEPS[event], "give seat 1"]:
        prompt = tavern.state.prompt(tavern.actor(step))
        assert prompt is not None
        prompts.append(prompt.message)
        tavern.act(step)
    name = plain(TITLE.names[language][event])
    for sentence in said(language, 0, prompts):
        assert (f"« {name} »" if language == "fr" else f"“{name}”") in sentence


def test_a_gathering_without_a_clan_is_said() -> None:
    tavern = position(
        "mystery-1", "goblin", "goblin", mysteries=[("elf", 0)], events="gathering"
    ).act("draw event", "gathering")
    assert said("en", 0, [tavern.told[-1].message]) == [
        "You have no clan to gather: nothing happens."
    ]
    assert said("fr", 1, [tavern.told[-1].message]) == [
        "Ann n’a aucun clan à rassembler : il ne se passe rien."
    ]


def test_the_choice_of_who_leaves_for_a_gathering_is_said() -> None:
    tavern = position("adventuress_1 adventuress_2", "elf", "elf").act("draw event", "gathering")
    offered = [m for m in on_the_table(tavern.state, 0) if m.id.startswith(("ask-", "do-"))]
    messages = offered[-3:]
    assert said("en", 0, messages) == [
        "“Gathering!”: which guest of the clan “Adventuresses” do you send away?",
        "Send “Adventuress (1)” away",
        "Send “Adventuress (2)” away",
    ]
    assert said("fr", 0, messages) == [
        "« Rassemblement ! » : quel membre du clan « Aventurières » renvoyez-vous ?",
        "Renvoyer « Aventurière (1) »",
        "Renvoyer « Aventurière (2) »",
    ]


MYSTERY = {"en": "Mystery customer", "fr": "Client mystère"}
KNOWN_MYSTERY = {"en": "Mystery customer (Elf)", "fr": "Client mystère (Elfe)"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mystery_customer_has_one_name_for_its_placer_and_one_for_the_others(
    language: str,
) -> None:
    """The thing, the label of an action, the question and the event call it the same."""
    tavern = position(
        "mystery-1 goblin", "goblin", "witch", mysteries=[("elf", 0)], events="hello"
    ).act("draw event", "hello")
    things = {thing.ref: thing.label for thing in TITLE.things(tavern.view(0))}
    assert said(language, 0, [things["card:mystery-1"]]) == [KNOWN_MYSTERY[language]]
    label = TITLE.describe(tavern.view(0), TITLE.parse("pick mystery-1 at table 0")).label
    gestures = TITLE.gestures(TITLE.perspective(tavern.view(0)))
    tavern.act("pick mystery-1 at table 0")
    prompt = tavern.state.prompt(0)
    assert prompt is not None
    tavern.act("seat table 1")
    own = [label, gestures[0].label, prompt.message, tavern.told[0].seen_by(0)]
    for sentence in said(language, 0, own):
        assert KNOWN_MYSTERY[language] in sentence
    for other in (1, None):
        things = {thing.ref: thing.label for thing in TITLE.things(tavern.view(other))}
        for sentence in said(
            language, other, [things["card:mystery-1"], tavern.told[0].seen_by(other)]
        ):
            assert MYSTERY[language] in sentence
            assert KNOWN_MYSTERY[language] not in sentence


# --- goal, events, neighbours -------------------------------------------------------------------------------------------------


def test_the_round_and_what_ends_the_play_are_on_the_table() -> None:
    view = position("elf", "", "").view(0)
    view["round"] = 2
    things = {thing.ref: thing for thing in TITLE.things(view)}
    messages = [things["round:now"].label, *things["round:now"].notes, *things["table:0"].notes]
    assert said("en", 0, messages) == [
        "Round 2",
        "Once somebody has 25 coins at the end of a round, the fullest purse wins.",
        "The round ends, and tips are counted, when every table is full: 11 chairs are still free.",
        "Tips now: 1 coin.",
        "Chairs taken: 1 of 4.",
    ]
    assert said("fr", 0, messages) == [
        "Manche 2",
        "Dès que quelqu’un a 25 pièces au bout d’une manche, la bourse la mieux remplie l’emporte.",
        "La manche s’achève, et l’on compte les pourboires, quand toutes les tables sont pleines : il reste 11 chaises libres.",
        "Pourboires actuels : 1 pièce.",
        "Chaises occupées : 1 sur 4.",
    ]


def test_the_events_that_are_left_are_named_one_by_one_in_quotes() -> None:
    things = {
        thing.ref: thing for thing in TITLE.things(position(*STANDARD, events="out hello").view(0))
    }
    notes = things["pile:events"].notes
    assert said("en", 0, notes) == ["2 events are still face down:", "“Out!”", "“Hello! It's me!”"]


def test_the_goal_is_that_of_the_data() -> None:
    game = title(rules={"goal": 30, "chairs": 3})
    things = {thing.ref: thing for thing in game.things(game.setup(3, lw.Seeded(1)).view(0))}
    assert things["round:now"].notes[0].args == {"coins": 30}
    assert things["table:0"].notes[1].args == {"guests": 0, "chairs": 3}


@pytest.mark.parametrize(
    ("tavern", "english", "french"),
    [
        (
            position(*STANDARD, events=""),
            "No event is left this round.",
            "Il ne reste aucun événement dans cette manche.",
        ),
        (
            position(*STANDARD, coins=[0, 3, 3]),
            "To turn an event you need a coin to give away afterwards.",
            "Pour retourner un événement, il vous faut une pièce à donner ensuite.",
        ),
        (
            position("elf", "elf", ""),
            "An event may be turned once every table has a guest.",
            "On ne retourne un événement que lorsqu’il y a un client à chaque table.",
        ),
    ],
)
def test_the_question_says_why_no_event_may_be_turned(
    tavern: Tavern, english: str, french: str
) -> None:
    prompt = tavern.state.prompt(0)
    reason = TITLE.why_not(tavern.view(0), "pile:events")
    assert prompt is not None
    assert reason is not None
    assert said("en", 0, [prompt.message, reason]) == [f"Draw a character. {english}", english]
    assert said("fr", 0, [prompt.message, reason]) == [f"Piochez un personnage. {french}", french]


@pytest.mark.parametrize(
    ("direction", "neighbour", "side", "order"),
    [
        ("left", "Ben", "gauche", ["#0", "#1", "#2"]),
        ("right", "Joueur 3", "droite", ["#0", "#2", "#1"]),
    ],
)
def test_a_guest_is_passed_to_somebody_with_a_name(
    direction: str, neighbour: str, side: str, order: list[str]
) -> None:
    tavern = turn(position(*STANDARD), "turn_around").act(f"turn {direction}")
    assert tavern.told[0].message.args["around"] == order
    prompt = tavern.state.prompt(0)
    assert prompt is not None
    label = TITLE.describe(tavern.view(0), TITLE.parse("pick elf at table 0")).label
    assert said("fr", 0, [prompt.message, label]) == [
        f"« 1, 2, 3, Tournez ! » : qui passez-vous à {neighbour}, à votre {side} ?",
        f"Passer « Elfe » à {neighbour}",
    ]


def test_the_way_of_the_guests_is_told_to_everybody() -> None:
    told = turn(position(*STANDARD), "turn_around").act("turn left").told[:1]
    assert said("en", 0, [told[0].seen_by(0)]) == [
        "Everybody passes one guest to the left. In order: Ann, Ben and Player 3, and back to Ann."
    ]
    assert said("fr", 1, [told[0].seen_by(1)]) == [
        "Chacun passe un client à gauche. Dans l’ordre : Ann, Ben et Joueur 3, puis retour à Ann."
    ]


def test_the_beginning_is_said() -> None:
    told: list[Event] = []
    TITLE.setup(3, lw.Recorded([(1, 3)]), tell=told)
    assert said("en", 1, [told[0].message]) == ["You open the evening. Everybody has 3 coins."]
    assert said("fr", 0, [told[0].message]) == ["Ben ouvre la soirée. Chacun possède 3 pièces."]
