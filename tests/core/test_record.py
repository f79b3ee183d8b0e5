"""Records: people can read them, and an altered one is named by its line."""

import pytest

import littleworlds as lw
from littleworlds.core.message import Message
from littleworlds.core.outcome import Outcome, SheetLine
from littleworlds.core.record_file import split_records


@pytest.fixture(scope="module")
def text() -> str:
    play = lw.Play(
        lw.game("little-tavern"), seats=3, chance=lw.Seeded(2), players=["Ada", "greedy", "random"]
    )
    choices = lw.Seeded(5)
    while actors := play.state.actors():
        legal = play.state.legal(actors[0])
        play.act(int(actors[0]), legal[choices.index(len(legal))])
    return play.record().text()


def replay(text: str) -> None:
    lw.Play.replay(lw.Record.parse(text), lw.game("little-tavern"))


def line_of(text: str, start: str) -> int:
    return next(
        number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start)
    )


def test_a_record_reads_back_to_the_letter(text: str) -> None:
    assert lw.Record.parse(text).text() == text
    replay(text)


def test_words_are_comments_and_change_nothing(text: str) -> None:
    record = lw.Record.parse(text)
    commented = record.text(
        [f"step {number}: somebody # does something" for number in range(len(record.steps))]
    )
    assert "# step 3" in commented
    assert lw.Record.parse(commented).text() == text


def test_an_altered_action_is_named_by_its_line(text: str) -> None:
    number = line_of(text, "4. ")
    lines = text.splitlines()
    lines[number - 1] = (
        lines[number - 1].replace("seat table", "give seat").replace("draw character", "draw event")
    )
    with pytest.raises(lw.RecordError, match=f"Line {number} was altered"):
        replay("\n".join(lines) + "\n")


def test_an_altered_outcome_is_named_by_its_line(text: str) -> None:
    number = line_of(text, "1. ")
    lines = text.splitlines()
    index = lines[number - 1].split("[")[1].split("/")[0]
    lines[number - 1] = lines[number - 1].replace(f"[{index}/", f"[{(int(index) + 1) % 44}/")
    with pytest.raises(lw.RecordError, match=f"Line {number} was altered"):
        replay("\n".join(lines) + "\n")


def test_a_missing_line_is_named(text: str) -> None:
    number = line_of(text, "3. ")
    lines = text.splitlines()
    del lines[number - 1]
    with pytest.raises(
        lw.RecordError, match=f"Line {number}: this is action 4 where number 3 should stand"
    ):
        replay("\n".join(lines) + "\n")


def test_an_altered_header_or_score_fails_the_digest(text: str) -> None:
    for old, new in (("player 0 Ada", "player 0 Eve"), ("score 0: ", "score 0: 1")):
        with pytest.raises(lw.RecordError, match="the digest does not fit"):
            replay(text.replace(old, new))


def test_a_record_that_was_cut_off_is_named(text: str) -> None:
    with pytest.raises(lw.RecordError, match="ends without its digest"):
        replay("\n".join(text.splitlines()[:-1]) + "\n")


def test_another_file_is_no_record() -> None:
    with pytest.raises(lw.RecordError, match="This is no record: its first line is “hello”"):
        replay("hello\n")


def test_a_step_that_the_rules_forbid_is_named_with_the_reason(text: str) -> None:
    record = lw.Record.parse(text)
    record.steps[1].notation = "turn left"
    number = line_of(text, "2. ")
    with pytest.raises(
        lw.RecordError,
        match=f"Line {number}: “turn left” cannot be replayed: .*not what is asked now",
    ):
        lw.Play.replay(lw.Record.parse(record.text()), lw.game("little-tavern"))


def test_a_record_of_other_rules_data_or_game_is_refused(text: str) -> None:
    game = lw.game("little-tavern")
    others = [
        ("rules", 99, "rules version 99"),
        ("data", "0", "other component data"),
        ("game", "x", "record of x"),
    ]
    for field, value, sentence in others:
        record = lw.Record.parse(text)
        setattr(record, field, value)
        with pytest.raises(lw.RecordError, match=sentence):
            lw.Play.replay(record, game)


def test_an_overlay_travels_in_the_record() -> None:
    overlay = {
        "game": "little-tavern",
        "character": [{"id": "adventuress_1", "value": 3, "note": "two  # blanks"}],
    }
    play = lw.Play(lw.game("little-tavern", overlay), seats=3, chance=lw.Seeded(1))
    record = lw.Record.parse(play.record().text())
    assert record.overlay == overlay
    lw.Play.replay(record, lw.game("little-tavern", record.overlay))


def test_an_altered_sheet_is_named_though_python_would_call_it_equal() -> None:
    def outcome(arg: int) -> Outcome:
        return Outcome([1], [[]], [SheetLine("#0", Message("x", {"of": arg}), 1)], [1])

    assert outcome(1).same(outcome(1))
    assert not outcome(1).same(outcome(True))
    assert not outcome(1).same(outcome(2))


def test_records_in_one_file_are_told_apart(text: str) -> None:
    commented = text.replace("\n", "  # the first\n", 1)
    assert split_records(commented + text) == [commented, text]
    assert split_records("nonsense\n" + text) == ["nonsense\n", text]
    assert split_records("") == [""]
    for part in split_records(commented + text):
        replay(part)
