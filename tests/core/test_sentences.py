"""An error is a sentence whatever was given: numbers of any size, digits of any script, texts of any length."""

import pytest

import littleworlds as lw
from littleworlds.core.errors import Error
from littleworlds.core.message import Message, digits
from littleworlds.words import Words, explain


@pytest.mark.parametrize(
    ("value", "spelled"),
    [
        (0, "0"),
        (-7, "-7"),
        (10**15, "1" + "0" * 15),
        (-(10**60), "-1" + "0" * 60),
        (10**61, "≈10^61"),
        (-(10**5000), "≈-10^5000"),
    ],
    ids=lambda value: value if isinstance(value, str) else "number",
)
def test_a_number_of_any_size_has_digits(value: int, spelled: str) -> None:
    assert digits(value) == spelled
    for language in ("en", "fr"):
        assert spelled in Words(language).word("player-at-seat", number=value)


@pytest.mark.parametrize("symbol", ["#²", "#" + "9" * 5000, "²@elf", "9" * 5000 + "@elf", "@", "#"])
def test_what_only_looks_like_a_symbol_is_a_text(symbol: str) -> None:
    assert Words("en").word("name-empty") == Words("en").word("name-empty", given=symbol)


def test_a_long_text_is_cut_short() -> None:
    for language in ("en", "fr"):
        sentence = explain(Error("play-not-over", given="x" * 100_000), language)
        assert sentence == Words(language).word("play-not-over")
        assert (
            len(
                explain(
                    lw.UnknownGame("unknown-game", given="x" * 100_000, allowed=["y" * 5000] * 3),
                    language,
                )
            )
            < 10_000
        )


def test_a_stored_message_is_in_words_if_there_are_any() -> None:
    words = Words("en")
    assert words.recall(Message("player-at-seat", {"number": 2})) == "Player 2"
    assert words.recall(Message("player-at-seat", {})) == "player-at-seat"
    assert words.recall(Message("no-such-message", {"who": "#0"})) == "no-such-message who=#0"
    with pytest.raises(KeyError):
        words.say(Message("no-such-message", {}))


@pytest.mark.parametrize(
    "slip",
    [
        "kep universal_vaccine",
        "keep universal_vacine",
        "xeep universal_vaccin",
        "keep  universal vaccine",
    ],
)
def test_the_nearest_of_thousands_of_actions_is_found(slip: str) -> None:
    game = lw.game("wonderful-world")
    assert game.num_actions > 2000
    with pytest.raises(lw.NotationError) as caught:
        game.parse(slip)
    assert caught.value.message.args["allowed"] == ["keep universal_vaccine"]
