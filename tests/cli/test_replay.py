"""A record told again: with all eyes or with those of one seat, and nothing told to a seat that was not told to it then."""

import json
from pathlib import Path

import pytest
from cli.program import refused, run

import littleworlds as lw


@pytest.fixture(scope="module")
def mystery(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A play of Little Tavern up to the moment when seat 0 has drawn a mystery customer and is asked where it sits down."""
    play = lw.Play(lw.game("little-tavern"), 3, lw.Seeded(0), players=["Ada", "Basile", "Chloé"])
    chooser = lw.Seeded(0)
    for _ in range(17):
        seat = int(play.state.first())
        legal = play.state.legal(seat)
        play.act(seat, int(legal[chooser.index(len(legal))]))
    path = tmp_path_factory.mktemp("records") / "mystery.record"
    path.write_text(play.record().text(), encoding="utf-8")
    return path


@pytest.mark.parametrize("seat", ["99", "-7", "-1", "3"])
def test_a_seat_that_is_not_there_is_bad_usage(seat: str, mystery: Path) -> None:
    assert (
        refused("replay", str(mystery), "--seat", seat)
        == f"There is no seat {seat} in this play: its seats are 0 to 2."
    )
    french = refused("replay", str(mystery), "--seat", seat, "--lang", "fr")
    assert french == f"Cette partie n’a pas de place {seat}\u00a0: les places vont de 0 à 2."


def test_all_is_told_to_the_eyes_that_see_all(mystery: Path) -> None:
    told = run("replay", str(mystery)).stdout
    assert "Ada is told: You draw “Mystery customer (Elf)”: nobody else has seen it." in told
    assert "Ada apprend\u00a0: Vous piochez" in run("replay", str(mystery), "--lang", "fr").stdout


def test_a_seat_is_told_what_it_was_told_then(mystery: Path) -> None:
    assert "You draw “Mystery customer (Elf)”" in run("replay", str(mystery), "--seat", "0").stdout
    assert "Mystery customer (" not in run("replay", str(mystery), "--seat", "1").stdout


def test_programs_get_the_private_part_of_events(mystery: Path) -> None:
    last = json.loads(run("replay", str(mystery), "--json").stdout)["events"][-1]
    assert [event["private"]["0"]["args"]["card"] for event in last if "private" in event] == [
        "@face_down@elf"
    ]
    assert "@elf" not in json.dumps(
        json.loads(run("replay", str(mystery), "--json", "--seat", "1").stdout)["events"][-1]
    )


def test_a_seat_does_not_see_the_question_to_another(mystery: Path) -> None:
    asked = "does “Mystery customer (Elf)” sit down"
    assert asked in run("replay", str(mystery), "--ply", "17").stdout
    assert asked in run("replay", str(mystery), "--ply", "17", "--seat", "0").stdout
    other = run("replay", str(mystery), "--ply", "17", "--seat", "1").stdout
    assert "(Elf)" not in other
    assert "sit down" not in other
    assert "Ada has to decide." in other


def test_what_is_done_with_a_thing_that_others_do_not_know_is_open(
    mystery: Path, tmp_path: Path
) -> None:
    play = lw.Play.replay(lw.Record.read(mystery), lw.game("little-tavern"))
    play.act(0, int(play.state.legal(0)[0]))
    path = tmp_path / "seated.record"
    path.write_text(play.record().text(), encoding="utf-8")
    done = play.game.notation(play.steps[-1].action)
    for seat, named in (("0", "“Mystery customer (Elf)” sits"), ("1", "“Mystery customer” sits")):
        told = run("replay", str(path), "--seat", seat).stdout
        assert f"18. Ada: {done}" in told
        assert named in told


def test_a_seat_does_not_see_the_secret_action_of_another(tmp_path: Path) -> None:
    play = lw.Play(lw.game("wonderful-world"), 2, lw.Seeded(0))
    picked = play.game.notation(play.state.legal(0)[0])
    play.act(0, int(play.state.legal(0)[0]))
    path = tmp_path / "draft.record"
    path.write_text(play.record().text(), encoding="utf-8")
    assert picked in run("replay", str(path)).stdout
    assert picked in run("replay", str(path), "--seat", "0").stdout
    assert picked not in run("replay", str(path), "--seat", "1").stdout
    assert json.loads(run("replay", str(path), "--seat", "1", "--json").stdout)["actions"] == [
        {"seat": 0, "action": None}
    ]


def test_a_check_can_be_read_by_programs(mystery: Path) -> None:
    found = json.loads(run("replay", str(mystery), "--verify", "--json").stdout)
    assert found == {"file": str(mystery), "sound": True, "actions": 17, "sealed": "no"}


def test_a_check_is_of_the_whole_record(mystery: Path) -> None:
    assert (
        refused("replay", str(mystery), "--verify", "--ply", "2")
        == "--verify and --ply cannot be given together."
    )


def test_a_record_of_other_rules_shows_how_it_ended(tmp_path: Path) -> None:
    """Even where a line of its sheet has no words any more."""
    play = lw.Play(lw.game("little-tavern"), 3, lw.Seeded(1))
    while actors := play.state.actors():
        play.act(int(actors[0]), int(play.state.legal(actors[0])[0]))
    record = play.record()
    record.rules = 999
    assert record.outcome is not None
    record.outcome.sheet[0].label.id = "sheet-of-yore"
    path = tmp_path / "old.record"
    path.write_text(record.text(), encoding="utf-8")
    done = run("replay", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "sheet-of-yore" in done.stdout
    assert (
        json.loads(run("replay", str(path), "--json").stdout)["outcome"] == record.outcome.to_dict()
    )
