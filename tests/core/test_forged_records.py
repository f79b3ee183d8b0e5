"""Records altered on purpose, with marks and digest made anew: the replay finds what the checksums cannot, and names the line.

A forger can compute new checksums (see docs/records.md), so whatever stands in a record may be anything at all.
"""

import os
import random
import re
from pathlib import Path

import pytest

import littleworlds as lw
from littleworlds.core.errors import Error
from littleworlds.core.message import Message
from littleworlds.core.record import digest, mark
from littleworlds.core.registry import game_of
from littleworlds.words import Words, explain

RECORDS = Path(__file__).parents[1] / "records"
EDITS = 2_000 if os.environ.get("LW_LONG") else 60
"""Of each record."""

TAVERN = "little_tavern/3-seats_seed-1"
SOLO = "wonderful_world/1-seats_face-b_scenario-sc01_seed-12"
FILES = [
    TAVERN,
    SOLO,
    "little_factory/2-seats_seed-1",
    "my_little_battlefield/1-seats_faction_powers-true_seed-16",
    "walnut_grove/1-seats_seed-1",
]
GAMES = {id: lw.game(id) for id in lw.titles()}


def text_of(file: str) -> str:
    return (RECORDS / f"{file}.record").read_text(encoding="utf-8")


def forged(lines: list[str]) -> str:
    """The lines as a record with the marks and the digest that belong to them."""
    made = [line for line in lines if not line.startswith("digest ")]
    for number, line in enumerate(made):
        step = re.fullmatch(r"(.*) ~[0-9a-f]{4}", line)
        made[number] = line if step is None else f"{step[1]} ~{mark(step[1])}"
    return "\n".join([*made, "digest " + digest(made)]) + "\n"


def verify(text: str) -> lw.Play:
    record = lw.Record.parse(text)
    plain = record.overlay is None and record.game in GAMES
    return lw.Play.replay(record, GAMES[record.game] if plain else game_of(record))


def altered(text: str, start: str, line: str) -> tuple[int, str]:
    """The record with another line in place of the one that starts so; the number of that line."""
    lines = text.splitlines()
    number = next(number for number, one in enumerate(lines) if one.startswith(start))
    lines[number] = line
    return number + 1, forged(lines)


def refusal(text: str, start: str, line: str) -> str:
    """What is said of a record in which one line was replaced; without the number of the line, which is checked here."""
    number, record = altered(text, start, line)
    with pytest.raises(lw.RecordError) as caught:
        verify(record)
    sentence = str(caught.value)
    assert sentence.startswith(f"Line {number}: "), sentence
    assert explain(caught.value, "fr").startswith(f"Ligne {number}\u00a0: ")
    return sentence.removeprefix(f"Line {number}: ")


def with_overlay(text: str) -> str:
    """The record with a line for an overlay, to be replaced."""
    return text.replace("seats ", "overlay {}\nseats ", 1)


@pytest.fixture(scope="module")
def text() -> str:
    return text_of(TAVERN)


@pytest.fixture(scope="module")
def solo() -> str:
    return text_of(SOLO)


def test_a_forged_record_that_says_the_truth_verifies(text: str) -> None:
    assert forged(text.splitlines()) == text
    verify(text)


# --- the header ----------------------------------------------------------------------------------------------------------------------


def test_the_draws_of_the_set_up_are_checked_like_those_of_a_step(text: str) -> None:
    assert refusal(text, "setup", "setup [1/3 0/3]") == "“setup” has more outcomes than it draws."
    assert "none is recorded" in refusal(text, "setup", "setup")
    assert "does not fit: here one of 3 is drawn" in refusal(text, "setup", "setup [0/4]")
    assert "has more outcomes than it draws" in refusal(
        text, "1. ", "1. seat 1: draw character [35/44 0/3] ~0000"
    )


@pytest.mark.parametrize(
    "draws",
    ["0/3]", "[0/3", "[]", "[3/3]", "[0/0]", "[-1/3]", "[0/²]", "[0/٣]", f"[0/{10**30}]", "x"],
)
def test_draws_that_make_no_sense_are_named(text: str, draws: str) -> None:
    assert refusal(text, "setup", f"setup {draws}").endswith("cannot be read.")
    assert refusal(text, "1. ", f"1. seat 1: draw character {draws} ~0000").endswith(
        ("cannot be read.", "is no action here. Near it: draw character.")
    )


def test_a_table_that_cannot_be_is_named(text: str, solo: str) -> None:
    assert (
        refusal(text, "seats", "seats 9")
        == "“seats 9” cannot be replayed: little-tavern is for 3 to 5 seats, not for 9."
    )
    assert "Option “face” cannot be “C”" in refusal(solo, "option face", 'option face "C"')
    assert "has no option “fase”" in refusal(solo, "option face", 'option fase "B"')


def test_options_that_do_not_go_together_are_named(solo: str) -> None:
    _, record = altered(solo, "option face", 'option face "A"')
    with pytest.raises(
        lw.RecordError, match=r'Line 7: “option scenario "sc01"” cannot be replayed: .* face B'
    ):
        verify(record)


def test_another_game_is_named(text: str) -> None:
    assert "There is no game “little-tavem”" in refusal(text, "game", "game little-tavem")
    _, record = altered(text, "game", "game toy")
    with pytest.raises(
        lw.RecordError, match="Line 2: this is a record of toy, not of little-tavern"
    ):
        lw.Play.replay(lw.Record.parse(record), GAMES["little-tavern"])


def test_other_rules_and_data_are_named(text: str) -> None:
    assert "made with rules version 9; this is version" in refusal(text, "rules", "rules 9")
    assert "made with other component data (x instead of" in refusal(text, "data", "data x")


@pytest.mark.parametrize(
    "number",
    ["²", "٣", "-1", "+3", "1_0", "3.0", "", "9" * 30, "9" * 5000],
    ids=lambda number: number[:30],
)
def test_a_number_that_is_none_or_endless_is_named(text: str, number: str) -> None:
    assert refusal(text, "seats", f"seats {number}").endswith("cannot be read.")
    assert refusal(text, "rules", f"rules {number}").endswith("cannot be read.")
    assert refusal(text, "1. ", f"1. seat {number}: draw character [35/44] ~0000").endswith(
        "cannot be read."
    )
    assert refusal(text, "score 0", f"score 0: 26 rank {number}").endswith("cannot be read.")


@pytest.mark.parametrize(
    "seed", ["²", "", "x", "--5", "7 7", "9" * 4301], ids=lambda seed: seed[:30]
)
def test_a_seed_that_is_no_number_is_named(text: str, seed: str) -> None:
    assert refusal(text, "chance", f"chance seeded {seed}").endswith("cannot be read.")


@pytest.mark.parametrize(
    "json",
    [
        "",
        "[]",
        "{",
        '{"note": "\\ud800"}',
        '{"goal": NaN}',
        '{"goal": 1e999}',
        '{"a":' * 9000 + "1" + "}" * 9000,
    ],
    ids=lambda json: json[:20],
)
def test_json_that_cannot_be_written_again_is_named(text: str, json: str) -> None:
    assert refusal(with_overlay(text), "overlay", f"overlay {json}").endswith("cannot be read.")
    assert refusal(text, "sheet #0 -1", f"sheet #0 -1 sheet-gifts {json}").endswith(
        "cannot be read."
    )
    assert refusal(with_overlay(text), "overlay", f"option face {json}").endswith("cannot be read.")


def test_an_overlay_that_cannot_be_used_is_named(text: str) -> None:
    record = with_overlay(text)
    assert "must begin with game" in refusal(record, "overlay", "overlay {}")
    assert "16 deep" in refusal(record, "overlay", "overlay " + '{"a":' * 90 + "1" + "}" * 90)
    assert "no table “rulse”" in refusal(
        record, "overlay", 'overlay {"game": "little-tavern", "rulse": {"goal": 30}}'
    )


@pytest.mark.parametrize("line", ["seats 3", "chance seeded 1", "setup", "data x"])
def test_nothing_stands_twice(text: str, line: str) -> None:
    lines = [*text.splitlines()[:-1], line]
    word = line.split()[0]
    with pytest.raises(
        lw.RecordError, match=f"Line {len(lines)}: “{word}” already stands in line "
    ):
        verify(forged(lines))


def test_players_are_numbered_from_the_first_seat_on(text: str) -> None:
    record = text.replace("chance ", "player 0 Ada\nchance ", 1)
    verify(forged(record.splitlines()))
    assert refusal(record, "player", "player 1 Ada") == "“player 1 Ada” cannot be read."


# --- the steps and the result --------------------------------------------------------------------------------------------------------


def test_a_seat_that_is_not_there_is_named(text: str) -> None:
    assert refusal(text, "1. ", f"1. seat {10**17}: draw character [35/44] ~0000").startswith(
        "“draw character” cannot be replayed: "
    )


def test_a_huge_draw_does_not_fit(text: str) -> None:
    assert "does not fit" in refusal(text, "1. ", f"1. seat 1: draw character [35/{10**17}] ~0000")


def test_the_first_line_of_the_result_that_differs_is_named(text: str, solo: str) -> None:
    assert refusal(text, "score 1", "score 1: 28 rank 2") == (
        "the record says “score 1: 28 rank 2”, but its actions lead to “score 1: 27 rank 2”."
    )
    assert "but its actions lead to “score 2: 30 rank 1”" in refusal(
        text, "score 2", "score 2: 30 rank 2"
    )
    assert "but its actions lead to “sheet #0 -1 sheet-gifts {}”" in refusal(
        text, "sheet #0 -1", "sheet #0 -2 sheet-gifts {}"
    )
    assert "the record says “won yes”, but its actions lead to “won no”" in refusal(
        solo, "won", "won yes"
    )
    assert "but its actions lead to “grade scenario-failed”" in refusal(
        solo, "grade", "grade scenario-won"
    )


def test_a_result_with_a_line_too_many_or_too_few_is_refused(text: str, solo: str) -> None:
    assert (
        refusal(text, "digest", "won yes")
        == "the record says “won yes”, to which its actions do not lead."
    )
    without = forged([line for line in solo.splitlines() if not line.startswith("won")])
    with pytest.raises(
        lw.RecordError, match=f"Line {len(without.splitlines())}: “won no” is missing above"
    ):
        verify(without)


def test_a_score_comes_when_the_play_is_over_and_not_before(text: str) -> None:
    unfinished = [
        line for line in text.splitlines() if not re.match(r"(\d\d+\.|score|sheet)", line)
    ]
    result = len(unfinished)
    with pytest.raises(
        lw.RecordError, match=f"Line {result}: the record has a score although its play is not over"
    ):
        verify(forged([*unfinished[:-1], "score 0: 3 rank 1"]))
    for line in ("won yes", "grade best", "sheet #0 3 sheet-start {}"):
        with pytest.raises(
            lw.RecordError, match=f"Line {result}: there is no “{line.split()[0]}” without a score"
        ):
            verify(forged([*unfinished[:-1], line]))
    scoreless = forged([line for line in text.splitlines() if not re.match("score|sheet", line)])
    with pytest.raises(
        lw.RecordError,
        match=f"Line {len(scoreless.splitlines())}: the play of this record is over, but its score",
    ):
        verify(scoreless)


@pytest.mark.parametrize(
    "line", ["won perhaps", "won", "grade", "grade two words", "secret 00", "secret " + "0g" * 32]
)
def test_a_word_of_the_result_that_makes_no_sense_is_named(text: str, line: str) -> None:
    assert refusal(text, "digest", line).startswith(f"“{line[:60]}")


def test_a_record_that_was_never_written_down_has_lines_too() -> None:
    play = lw.Play(GAMES["little-tavern"], seats=3, chance=lw.Seeded(1))
    play.act(int(play.state.actors()[0]), play.game.parse("draw character"))
    made = play.record()
    read = lw.Record.parse(made.text())
    for part in ("game", "rules", "seats", "chance", "setup", "step 1", "digest"):
        assert made.line(part) == read.line(part) > 1


# --- a sheet of another version ------------------------------------------------------------------------------------------------------


def test_a_message_that_this_version_does_not_know_is_shown_as_it_stands(text: str) -> None:
    _, record = altered(text, "sheet #0 -1", 'sheet #0 -1 sheet-alms {"card": "@elf"}')
    outcome = lw.Record.parse(record).outcome
    assert outcome is not None
    words = Words("fr", "little-tavern", {"elf": "Elfe"})
    shown = [words.recall(line.label) for line in outcome.sheet]
    assert "sheet-alms card=@elf" in shown
    assert not any(label.startswith("sheet-") for label in shown if "alms" not in label), (
        "all others in words"
    )
    assert words.recall(Message("sheet-tip", {})) == "sheet-tip", (
        "an argument that is no longer given"
    )


# --- anything at all -----------------------------------------------------------------------------------------------------------------

ODD = [
    "", "²", "٣", "-1", "0", "1", "7", "07", "9" * 19, "9" * 30, "9" * 5000, "1e999", "NaN", "null", "true", "{}", "[]", "[" * 9000,
    '"\\ud800"', "#", "  # ", "~", "[", "]", "\u2028", "@", "#0", "seat", "score", "sheet", "digest", "yes", "x" * 300, "é", "\x00",
]  # fmt: skip
"""What takes the place of a token besides the tokens of the record itself."""

OVERLAY = 'overlay {"character": [{"id": "elf", "name": {"en": "Elfling"}, "note": "seen"}], "game": "little-tavern"}'
"""Changes nothing that a record tells, but can be spoilt."""


def edited(lines: list[str], chance: random.Random) -> list[str]:
    """The lines with one token of one of them replaced, taken away or doubled."""
    number = chance.randrange(len(lines))
    tokens = re.split(r"([\s/:.,\[\]{}\"@#~-]+)", lines[number])
    place = chance.randrange(len(tokens))
    others = re.split(r"[\s/:.]+", chance.choice(lines))
    tokens[place] = chance.choice([chance.choice(ODD), chance.choice(others), tokens[place] * 2])
    return [*lines[:number], "".join(tokens), *lines[number + 1 :]]


def end(record: str, seed: int) -> dict[str, object] | Error:
    """How the play of a record ends, or the error of the family that says why it is refused."""
    try:
        return verify(record).state.outcome().to_dict()
    except Error as problem:
        return problem
    except Exception as crash:
        raise AssertionError(f"seed {seed}") from crash


def names_a_line(problem: Error, record: str) -> bool:
    """Whether the sentence names a line of the record, in both languages, in characters that can be printed."""
    line = problem.message.args.get("line", 1 if problem.message.id == "record-format" else 0)
    for language in ("en", "fr"):
        explain(problem, language).encode()
    return isinstance(line, int) and 1 <= line <= len(record.splitlines())


@pytest.mark.parametrize("file", FILES)
def test_a_token_changed_leads_to_the_same_end_or_is_named_by_its_line(file: str) -> None:
    text = text_of(file)
    whole = verify(text).state.outcome().to_dict()
    lines = text.splitlines()[:-1]
    if file == TAVERN:
        lines.insert(4, OVERLAY)
    for seed in range(EDITS):
        record = forged(edited(lines, random.Random(seed)))
        found = end(record, seed)
        assert names_a_line(found, record) if isinstance(found, Error) else found == whole, (
            seed,
            found,
        )


# --- sealed draws ---------------------------------------------------------------------------------------------------------------


def sealed_record(secret: bytes = bytes(32)) -> lw.Record:
    chance = lw.Sealed(bytes(32))
    play = lw.Play(lw.game("little-tavern"), seats=3, chance=chance)
    while actors := play.state.actors():
        play.act(int(actors[0]), play.state.legal(actors[0])[0])
    return play.record(secret.hex())


def test_draws_that_the_seal_promised_are_proven() -> None:
    assert sealed_record().check_seal() == "yes"
    assert lw.Record.parse(sealed_record().text()).check_seal() == "yes"


def test_a_secret_that_is_not_published_proves_nothing() -> None:
    record = sealed_record()
    record.secret = ""
    assert record.check_seal() == "hidden"
    record.chance = "seeded 7"
    assert record.check_seal() == "no"


@pytest.mark.parametrize("read", [False, True])
def test_a_draw_that_the_seal_did_not_promise_is_named_by_its_line(read: bool) -> None:
    record = sealed_record()
    drawn = [number for number, step in enumerate(record.steps) if step.draws]
    step = record.steps[drawn[3]]
    index, count = step.draws[0]
    step.draws[0] = ((index + 1) % count, count)
    line = next(
        number
        for number, text in enumerate(record.text().splitlines(), 1)
        if text.startswith(f"{drawn[3] + 1}. ")
    )
    if read:
        record = lw.Record.parse(record.text())
    promised = f"Line {line}: the seal promises the draw {index}/{count}, not {(index + 1) % count}/{count}."
    with pytest.raises(lw.RecordError, match=re.escape(promised)):
        record.check_seal()


def test_a_secret_without_its_seal_is_named_by_its_line() -> None:
    other = sealed_record(bytes(range(32)))
    with pytest.raises(lw.RecordError, match=r"Line [0-9]+: this is not the secret of the seal"):
        other.check_seal()
    other.secret = "nonsense"
    with pytest.raises(lw.RecordError, match=r"Line [0-9]+: this is not the secret of the seal"):
        other.check_seal()
    other.chance = "seeded 7"
    with pytest.raises(
        lw.RecordError, match=r"Line [0-9]+: there is a secret although the draws were not sealed"
    ):
        other.check_seal()
