"""The command line as people and scripts meet it: output, one sentence for what is wrong, exit codes, no traceback."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli.program import ENVIRONMENT, refused, run

import littleworlds as lw
from littleworlds.arena.simulation import Series
from littleworlds.arena.simulation import run as run_series
from littleworlds.core.record_file import split_records


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    done = run(
        "simulate",
        "little-tavern",
        "--seats",
        "3",
        "--games",
        "1",
        "--seed",
        "6",
        "--records",
        str(folder),
    )
    assert done.returncode == 0, done.stderr
    return next(folder.iterdir())


def test_games_are_listed_in_both_languages() -> None:
    assert "little-tavern" in run("games").stdout
    assert "joueurs" in run("games", "--lang", "fr").stdout
    assert {row["id"] for row in json.loads(run("games", "--json").stdout)} == set(lw.titles())


def test_simulate_prints_one_object_and_the_same_one_again() -> None:
    command = (
        "simulate",
        "little-tavern",
        "--seats",
        "4",
        "--games",
        "60",
        "--seed",
        "1",
        "--json",
    )
    first, second = json.loads(run(*command).stdout), json.loads(run(*command).stdout)
    assert first.pop("seconds") >= 0
    assert second.pop("seconds") >= 0
    assert first == second
    assert first["games"] == 60
    assert len(first["wins"]) == len(first["mean_score"]) == 4
    assert abs(sum(first["wins"]) - 60) < 0.001
    assert abs(first["mean_actions"] - first["actions"] / 60) < 0.001
    assert first["shared"] >= 0


def test_simulate_gives_the_same_with_records_and_with_two_processes(tmp_path: Path) -> None:
    command = (
        "simulate",
        "little-tavern",
        "--seats",
        "3",
        "--games",
        "30",
        "--seed",
        "2",
        "--json",
    )
    plain = json.loads(run(*command).stdout)
    for extra in (("--records", str(tmp_path)), ("--jobs", "2")):
        other = json.loads(run(*command, *extra).stdout)
        assert {**other, "seconds": 0} == {**plain, "seconds": 0}
    [kept] = tmp_path.iterdir()
    texts = split_records(kept.read_text(encoding="utf-8"))
    plays = [lw.Play.replay(lw.Record.parse(text), lw.game("little-tavern")) for text in texts]
    assert len(plays) == 30
    assert sum(len(play.steps) for play in plays) == plain["actions"]


def test_records_go_on_in_the_next_file(tmp_path: Path) -> None:
    series = Series("little-tavern", 3, 60, 2, ("random",) * 3, records=True)
    kept: dict[str, str] = {}

    def keep(name: str, text: str) -> None:
        kept[name] = kept.get(name, "") + text

    run_series(series, keep=keep, many=25)
    assert [len(split_records(text)) for text in kept.values()] == [25, 25, 10]
    assert list(kept) == [f"little-tavern-2-{first:06}.record" for first in (0, 25, 50)]


def test_one_play_of_many_is_chosen_by_its_number(tmp_path: Path) -> None:
    run("simulate", "little-tavern", "--games", "3", "--records", str(tmp_path))
    [file] = tmp_path.iterdir()
    assert refused("replay", str(file)).endswith("holds 3 plays: choose one with --play.")
    assert refused("replay", str(file), "--play", "4").endswith("so there is no play 4.")
    told = [run("replay", str(file), "--play", str(number)).stdout for number in (1, 2, 3)]
    assert len(set(told)) == 3
    assert run("replay", str(file), "--play", "2", "--verify").returncode == 0


def test_bots_move_on_by_one_seat_each_play() -> None:
    command = (
        "simulate",
        "little-tavern",
        "--bots",
        "greedy,random,random",
        "--games",
        "12",
        "--seed",
        "3",
        "--rotate",
        "--json",
    )
    found = json.loads(run(*command).stdout)
    assert found["bots"] == ["greedy", "random", "random"]
    assert found["bot_wins"][0] > max(found["bot_wins"][1:])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("simulate", "little-tavren"),
            "There is no game “little-tavren”. Did you mean little-tavern?",
        ),
        (
            ("simulate", "little-tavern", "--seats", "9"),
            "little-tavern is for 3 to 5 seats, not for 9.",
        ),
        (
            ("simulate", "little-tavern", "--option", "speed=3"),
            "little-tavern has no option “speed”, nor any other.",
        ),
        (
            ("simulate", "little-tavern", "--option", "speed"),
            "An option is given as name=value, not as “speed”.",
        ),
        (
            ("simulate", "little-tavern", "--bots", "clever,random,random"),
            "There is no bot “clever”. To be had: level:hard, level:expert and level:easy.",
        ),
        (
            ("simulate", "little-tavern", "--seats", "4", "--bots", "random,random"),
            "2 bots were named for 4 seats: name one for each seat, as in --bots greedy,random,random,random.",
        ),
        (
            ("simulate", "little-tavern", "--seats", "3", "--bots", "greedy"),
            "One bot was named for 3 seats: name one for each seat, as in --bots greedy,random,random.",
        ),
        (
            ("play", "little-tavern", "--players", "you,nobody,random"),
            "There is no bot “nobody”. To be had: level:beginner, level:easy,",
        ),
        (
            ("replay", "nowhere.record"),
            "“nowhere.record” cannot be read: No such file or directory.",
        ),
        (
            ("data", "check", "nowhere.toml"),
            "“nowhere.toml” cannot be read: No such file or directory.",
        ),
        (("data", "show", "chess"), "There is no game “chess”. Did you mean "),
        (("simulate",), "GAME is missing. See "),
        (("dance",), "There is no command “dance”. Near it: "),
    ],
)
def test_bad_usage_gets_one_sentence_and_exit_code_2(words: tuple[str, ...], sentence: str) -> None:
    assert refused(*words).startswith(sentence)


def test_bad_usage_speaks_french_when_asked() -> None:
    assert refused(
        "play", "little-tavern", "--lang", "fr", "--players", "you,qui,random"
    ).startswith("Aucun robot ne s’appelle")


def test_replay_tells_the_play_and_its_score(record: Path) -> None:
    told = run("replay", str(record))
    assert told.returncode == 0
    assert "1. Random (1): draw character" in told.stdout
    assert "Coins at the start" in told.stdout


def test_replay_shows_any_ply(record: Path) -> None:
    done = run("replay", str(record), "--ply", "4", "--lang", "fr")
    assert done.returncode == 0
    assert "Pourboires actuels" in done.stdout
    found = json.loads(run("replay", str(record), "--ply", "4", "--json").stdout)
    assert len(found["actions"]) == 4
    assert found["outcome"] is None


def test_replay_verifies_a_record(record: Path) -> None:
    done = run("replay", str(record), "--verify")
    assert (done.returncode, done.stderr) == (0, "")
    assert "is sound" in done.stdout


def test_an_altered_record_gets_one_sentence_and_exit_code_1(record: Path, tmp_path: Path) -> None:
    altered = tmp_path / "altered.record"
    altered.write_text(
        record.read_text(encoding="utf-8").replace("\n2. seat", "\n2. seat ", 1), encoding="utf-8"
    )
    done = run("replay", str(altered), "--verify")
    assert done.returncode == 1
    assert done.stderr.startswith("Line ")
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_sealed_record_is_checked_against_its_secret(tmp_path: Path) -> None:
    secret = bytes(range(32))
    play = lw.Play(lw.game("little-tavern"), seats=3, chance=lw.Sealed(secret))
    while actors := play.state.actors():
        play.act(int(actors[0]), play.state.legal(actors[0])[0])
    good, bad = tmp_path / "good.record", tmp_path / "bad.record"
    good.write_text(play.record(secret.hex()).text(), encoding="utf-8")
    bad.write_text(play.record(bytes(32).hex()).text(), encoding="utf-8")
    assert (
        "every draw is the one that the seal promised"
        in run("replay", str(good), "--verify").stdout
    )
    done = run("replay", str(bad), "--verify")
    line = bad.read_text(encoding="utf-8").splitlines().index(f"secret {'00' * 32}") + 1
    assert (done.returncode, done.stderr.strip()) == (
        1,
        f"Line {line}: this is not the secret of the seal.",
    )


def test_a_broken_data_file_gets_one_sentence_and_exit_code_1(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        'game = "little-tavern"\n[[character]]\nid = "elf"\ncopies = "many"\n', encoding="utf-8"
    )
    done = run("data", "check", str(path))
    assert done.returncode == 1
    assert "character elf, copies: “many” is not a whole number from 0 to 40." in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    path.write_text(
        'game = "little-tavern"\n[[character]]\nid = "adventuress_6"\nvalue = 4\n', encoding="utf-8"
    )
    assert "is sound" in run("data", "check", str(path)).stdout
    shown = json.loads(run("data", "show", "little-tavern", "--data", str(path), "--json").stdout)
    assert next(row for row in shown["character"] if row["id"] == "adventuress_6")["value"] == 4


def test_a_play_in_a_pipe_is_plain_and_can_be_resumed(tmp_path: Path) -> None:
    done = run(
        "play",
        "little-tavern",
        "--seed",
        "3",
        "--record",
        "mine.record",
        given="1\n2\n",
        cwd=tmp_path,
    )
    assert done.returncode == 1
    assert "\x1b[" not in done.stdout
    assert (
        f"Go on with: {sys.executable} -m littleworlds play little-tavern --resume mine.record"
        in done.stdout
    )
    steps = len(lw.Record.read(tmp_path / "mine.record").steps)
    assert steps >= 2
    done = run("play", "little-tavern", "--resume", "mine.record", given="1\n", cwd=tmp_path)
    assert "Traceback" not in done.stderr
    assert len(lw.Record.read(tmp_path / "mine.record").steps) > steps


def test_a_whole_play_in_french(tmp_path: Path) -> None:
    done = run(
        "play",
        "little-tavern",
        "--players",
        "you,random,greedy",
        "--seed",
        "5",
        "--lang",
        "fr",
        given="1\n" * 400,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout[-500:] + done.stderr
    assert "Pièces de départ" in done.stdout


def test_typed_words_numbers_and_undo(tmp_path: Path) -> None:
    given = "99\nnonsense\nhelp\ndraw character\nundo\nseat table 0\nundo\nquit\n"
    done = run(
        "play",
        "little-tavern",
        "--players",
        "you,random,random",
        "--seed",
        "1",
        given=given,
        cwd=tmp_path,
    )
    assert "There is no action 99" in done.stdout
    assert "“nonsense” is no action here" in done.stdout
    assert "something came to light" in done.stdout
    assert "Answer with a number" in done.stdout
    assert "Traceback" not in done.stderr


def test_an_interrupt_leaves_no_traceback_and_says_how_to_resume(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "littleworlds",
        "play",
        "little-tavern",
        "--seed",
        "8",
        "--record",
        "cut.record",
    ]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        cwd=tmp_path,
    )
    assert process.stdout is not None
    deadline = time.monotonic() + 30
    while "draw character" not in process.stdout.readline():
        assert time.monotonic() < deadline
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 1
    assert "Traceback" not in err + out
    assert "--resume cut.record" in out
    assert lw.Record.read(tmp_path / "cut.record").game == "little-tavern"
