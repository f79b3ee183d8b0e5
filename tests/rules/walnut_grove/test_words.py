"""Words: whole random games said aloud in both languages."""

import re

import pytest
from rules.walnut_grove.grove import LONG, TITLE

import littleworlds as lw
from littleworlds.core.event import Event
from littleworlds.core.message import Message
from littleworlds.words import Words, locale_folder

GAMES = 30 if LONG else 2


def speakers(seats: int) -> list[Words]:
    players = ["Ada", "Basile", "Chloé", "Dov"][:seats]
    return [
        Words(language, "walnut-grove", TITLE.names[language], players, reader) for language in ("en", "fr") for reader in (None, 0)
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
    assert [words.say(TITLE.describe(grove.state.view(0), action).label) for action in grove.state.legal(0)] == [
        "Lay the tile 3 × field and 1 × water (squares: 2 × grain; one fence)",
        "Lay the tile 2 × field and 2 × water (squares: 1 × grain and 1 × fish; one fence)",
        "Lay the tile 2 × field and 2 × water (squares: 2 × grain and 1 × fish; no fence)",
    ]


def message_ids(language: str) -> set[str]:
    text = (locale_folder("walnut-grove") / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.M))


def test_both_languages_have_the_same_messages() -> None:
    assert message_ids("en") == message_ids("fr")


def test_every_grade_rank_step_and_kind_has_words() -> None:
    from littleworlds.games.walnut_grove.cards import PER, STOP_KINDS

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
        for id in cards.good_ids + cards.metal_ids + cards.piece_ids + cards.stop_ids + cards.toll_ids:
            assert names[id]
        for id in cards.good_ids:
            assert names[id + ".land"]
            assert names[id + ".colour"]


def test_the_picture_shows_the_land() -> None:
    from rules.walnut_grove.grove import fresh

    view = fresh().lay("l47 3,1 0", "l01 1,1 0").state.view(0)
    picture = TITLE.picture(view)
    assert picture is not None
    drawn = "\n".join(picture.lines)
    assert "\\gg/" in drawn, "the field of the first tile in the north, with fences at its corners"
    assert "|FF|" in drawn, "a capital for the enclosed water of the board"
    assert picture.lines[0] == "[1]"
