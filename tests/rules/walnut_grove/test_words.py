"""Words: whole random games said aloud in both languages."""

import re

import pytest
from rules.walnut_grove.grove import LONG, TITLE, Grove, autumn, fresh, summer, title

import littleworlds as lw
from littleworlds.core.event import Event
from littleworlds.core.message import Args, Message, player
from littleworlds.words import Words, locale_folder

GAMES = 30 if LONG else 2


def speakers(seats: int) -> list[Words]:
    players = ["Ada", "Basile", "Chloé", "Dov"][:seats]
    return [
        Words(language, "walnut-grove", TITLE.names[language], players, reader)
        for language in ("en", "fr")
        for reader in (None, 0)
    ]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_can_be_said(seats: int) -> None:
    heard: set[str] = set()
    said: set[str] = set()
    for seed in range(GAMES):
        chance = lw.Seeded(seed)
        told: list[Event] = []
        state = TITLE.setup(seats, chance, tell=told)
        voices = speakers(seats)

        def say(message: Message, voices: list[Words] = voices) -> None:
            if str(message) in said:
                return
            said.add(str(message))
            heard.add(message.id)
            for voice in voices:
                text = voice.say(message)
                assert text
                assert "@" not in text
                assert "{" not in text

        step = 0
        while state.first() >= 0:
            step += 1
            actors = state.actors()
            seat = int(actors[chance.index(len(actors))])
            view = state.view(seat)
            actions = state.legal(seat)
            prompt = state.prompt(seat)
            assert prompt is not None
            say(prompt.message)
            for action in actions:
                say(TITLE.describe(view, action).label)
            if step % 23 == 0:
                for thing in TITLE.things(view):
                    for message in [thing.label, *thing.notes]:
                        say(message)
                picture = TITLE.picture(view)
                assert picture is not None
                for message in picture.legend:
                    say(message)
            state.apply(seat, actions[chance.index(len(actions))], chance, told)
            for event in told:
                for listener in (None, seat):
                    say(event.seen_by(listener))
            told = []
        for line in state.outcome().sheet:
            say(line.label)
    assert len(heard) > 90


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_actions_to_choose_from_read_alike(language: str) -> None:
    words = Words(language, "walnut-grove", TITLE.names[language], ["Ada"], 0)
    for seed in range(GAMES):
        chance = lw.Seeded(seed)
        state = TITLE.setup(1, chance)
        while state.first() >= 0:
            view, actions = state.view(0), state.legal(0)
            labels = [words.say(TITLE.describe(view, action).label) for action in actions]
            assert len(set(labels)) == len(labels), labels
            state.apply(0, actions[chance.index(len(actions))], chance)


def test_tiles_of_the_same_lands_are_told_apart() -> None:
    from rules.walnut_grove.grove import spring

    grove = spring("l06 l17 l18")
    words = Words("en", "walnut-grove", TITLE.names["en"], ["Ada"], 0)
    assert [
        words.say(TITLE.describe(grove.state.view(0), action).label)
        for action in grove.state.legal(0)
    ] == [
        "Lay the tile 3 × field and 1 × water (squares: 2 × grain; one fence)",
        "Lay the tile 2 × field and 2 × water (squares: 1 × grain and 1 × fish; one fence)",
        "Lay the tile 2 × field and 2 × water (squares: 2 × grain and 1 × fish; no fence)",
    ]


# --- who is spoken to ---------------------------------------------------------------------------


def said(language: str, reader: int | None, grove: Grove, message: str) -> list[str]:
    """How a reader hears the messages of one id of the last action; in the terminal the reader is
    called “you”."""
    names = ["Ann", "Émile", "Chloé", "Dov"]
    if reader is not None:
        names[reader] = Words(language).word("cli-you")
    words = Words(language, "walnut-grove", TITLE.names[language], names, reader)
    heard = [event.seen_by(reader) for event in grove.told]
    return [words.say(one).replace("\N{NO-BREAK SPACE}", " ") for one in heard if one.id == message]


def test_alone_one_goes_to_town_and_others_hear_the_order() -> None:
    alone = summer().act("work 0,0 a", "work 3,0 a")
    assert said("en", 0, alone, "autumn-order") == ["Autumn. You go to town."]
    assert said("fr", 0, alone, "autumn-order") == ["L’automne. Vous allez en ville."]
    assert said("en", None, alone, "autumn-order") == ["Autumn. Ann goes to town."]
    assert said("fr", None, alone, "autumn-order") == ["L’automne. Ann va en ville."]
    both = summer(2).act("work 0,0 a", "work 3,0 a", "work 0,0 a", "work 3,0 a")
    assert said("en", 1, both, "autumn-order") == ["Autumn. To town in this order: Ann and you."]
    assert said("fr", 0, both, "autumn-order") == [
        "L’automne. En ville dans cet ordre : vous et Émile."
    ]


def test_who_finds_the_bag_empty_is_told_so() -> None:
    game = title(
        coin=[
            {"id": "copper", "count": 8},
            {"id": "silver", "count": 0},
            {"id": "gold", "count": 0},
        ]
    )
    grove = (
        autumn(4, "hotel post_office svensons svensons", game=game)
        .give("fish 1")
        .act("go general_store", "sell 3,0 a", "draw")
    )
    assert said("en", 0, grove, "drew-coins") == ["The bag is empty: you draw no coin."]
    assert said("en", 1, grove, "drew-coins") == ["The bag is empty: Ann draws no coin."]
    assert said("fr", 0, grove, "drew-coins") == ["Le sac est vide : vous ne tirez aucune pièce."]
    assert said("fr", 1, grove, "drew-coins") == ["Le sac est vide : Ann ne tire aucune pièce."]


def test_a_shared_victory_is_told_to_all_in_the_same_words() -> None:
    message = Message(
        "play-over",
        {"seats": 2, "count": 2, "winners": [player(0), player(1)], "who": player(0), "points": 1},
    )
    grove = fresh(2)
    grove.told = [Event(message.id, message.args)]
    assert said("en", 1, grove, "play-over") == [
        "The victory is shared by Ann and you, 1 point each."
    ]
    assert said("fr", 0, grove, "play-over") == [
        "La victoire est partagée entre vous et Émile, avec 1 point chacun."
    ]


def test_french_needs_no_elision_before_a_name() -> None:
    grove = fresh(2).act("start town_hall")
    assert said("fr", 1, grove, "started") == ["Ann part de la mairie."]
    assert said("fr", 0, grove, "started") == ["Vous partez de la mairie."]
    worked = summer(2).act("work 0,0 a", seat=1)
    assert said("fr", 0, worked, "harvested")[0].startswith(
        "Chez Émile, une figurine au pâturage produit 1 × lait"
    )
    words = Words("fr", "walnut-grove", TITLE.names["fr"], ["vous", "Émile"], 0)
    labels = [words.say(thing.label) for thing in TITLE.things(grove.state.view(0))]
    assert {"Votre pion", "Pion (Émile)", "Votre ferme", "Ferme (Émile)"} <= set(labels)


@pytest.mark.parametrize(
    ("language", "to_the_saloon", "work", "winter"),
    [
        (
            "fr",
            "Aller au saloon",
            "Travailler au champ",
            "Hiver\u00a0: les bleus mangent double",
        ),
        ("en", "Walk to the saloon", "Work in the field", "Winter: blue labourers eat double"),
    ],
)
def test_places_stand_in_sentences_as_people_say_them(
    language: str, to_the_saloon: str, work: str, winter: str
) -> None:
    words = Words(language, "walnut-grove", TITLE.names[language], ["Ada"], 0)
    walking, working = autumn(1), summer(1, disc="a1")
    for grove, expected in ((walking, to_the_saloon), (working, work)):
        view = grove.state.view(0)
        labels = [words.say(TITLE.describe(view, one).label) for one in grove.state.legal(0)]
        assert any(label.startswith(expected) for label in labels), labels
    disc = next(one for one in TITLE.things(working.state.view(0)) if one.ref.startswith("disc:a"))
    assert any(words.say(note).startswith(winter) for note in disc.notes)


def test_no_french_word_that_would_be_elided_stands_before_a_name() -> None:
    text = (locale_folder("walnut-grove") / "fr.ftl").read_text(encoding="utf-8")
    assert not re.search(
        r"\b(de|que|si|le|la|ne|se|je|jusque) \{ \$(who|owner|players|winners) \}", text
    )


READ_IN_A_LIST = {"autumn-order", "play-over"}
"""Messages in which the reader may stand among others, in a sentence that has no verb for them."""


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nobody_reads_their_own_name(seats: int, language: str) -> None:
    players = [f"<{seat}>" for seat in range(seats)]
    readers = [
        Words(language, "walnut-grove", TITLE.names[language], players, seat)
        for seat in range(seats)
    ]
    chance = lw.Seeded(seats)
    told: list[Event] = []
    state = TITLE.setup(seats, chance, tell=told)
    step = 0
    while True:
        for words in readers:
            heard = [event.seen_by(words.reader) for event in told]
            if step % 23 == 0:
                heard += [
                    message
                    for thing in TITLE.things(state.view(words.reader))
                    for message in [thing.label, *thing.notes]
                ]
            for message in heard:
                if message.id not in READ_IN_A_LIST or message.args["count"] == 1:
                    assert f"<{words.reader}>" not in words.say(message), message
        actors = state.actors()
        if not actors:
            break
        told = []
        step += 1
        seat = int(actors[chance.index(len(actors))])
        actions = state.legal(seat)
        state.apply(seat, actions[chance.index(len(actions))], chance, told)
    assert any(event.message.id == "play-over" for event in told)


# --- the files ----------------------------------------------------------------------------------


def message_ids(language: str) -> set[str]:
    text = (locale_folder("walnut-grove") / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.M))


def test_both_languages_have_the_same_messages() -> None:
    assert message_ids("en") == message_ids("fr")


def test_every_grade_rank_step_and_kind_has_words() -> None:
    from littleworlds.games.walnut_grove.data.pieces import PER
    from littleworlds.games.walnut_grove.data.town import STOP_KINDS

    ids = message_ids("en")
    assert {f"grade-{rank}" for _, rank in TITLE.cards.ranks} <= ids
    assert {f"note-per-{per}" for per in PER} <= ids
    assert {f"note-stop-{kind}" for kind in STOP_KINDS} <= ids
    assert {"title", "tagline"} <= ids


def test_french_typography() -> None:
    text = (locale_folder("walnut-grove") / "fr.ftl").read_text(encoding="utf-8")
    body = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert not re.search(r" [;!?»]|« (?!\u00a0)|[^\u00a0\s\[*]\u0020:(?=\s)", body)
    assert "'" not in body


def test_every_component_has_a_name_in_both_languages() -> None:
    for language in ("en", "fr"):
        names = TITLE.names[language]
        cards = TITLE.cards
        for id in (
            cards.good_ids
            + cards.metal_ids
            + cards.pieces.ids
            + cards.town.stop_ids
            + cards.town.toll_ids
        ):
            assert names[id]
        for id in cards.good_ids:
            assert names[id + ".land"]
            assert names[id + ".colour"]


@pytest.mark.parametrize(("language", "field"), [("en", "field"), ("fr", "champ")])
@pytest.mark.parametrize("message", ["do-pay-all", "do-winter-all", "do-repay-all", "do-take-pay"])
def test_goods_of_all_kinds_do_not_come_from_fields(
    message: str, language: str, field: str
) -> None:
    """Only grain grows on fields."""
    words = Words(language, "walnut-grove", TITLE.names[language], ["Ada"], 0)
    args: Args = {"source": "fields", "what": "@hut", "paid": 0, "coins": [], "shown": 0}
    args.update({"goods": ["@wood"], "winter": 0})
    said = words.say(Message(message, args))
    assert field not in said
