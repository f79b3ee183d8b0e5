"""`littleworlds arena` and `compare` as people and scripts run them."""

import csv
import io
import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from arena.programs import CRASHING, FIRST, program
from cli.program import ENVIRONMENT, FRENCH, refused, run

from littleworlds.arena.result_file import read_results

ASKED = ("arena", "little-tavern", "--games", "6", "--jobs", "1", "--seats", "3")


def test_a_table_for_people_in_both_languages(tmp_path: Path) -> None:
    words = (*ASKED, "--bots", f"random,{program(tmp_path, FIRST)}")
    done = run(*words, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "won by the first" in done.stdout
    assert "rating" in done.stdout
    [kept] = tmp_path.glob("arena-little-tavern-*.jsonl")
    assert kept.name in done.stdout
    # The same command has nothing left to play, and shows the same table.
    before = kept.read_bytes()
    french = run(*words, cwd=tmp_path, environment=FRENCH)
    assert kept.read_bytes() == before
    assert "gagnées par le premier" in french.stdout


def test_figures_for_programs(tmp_path: Path) -> None:
    words = (*ASKED, "--bots", f"random,{program(tmp_path, FIRST)}", "--results", "kept.jsonl")
    told = json.loads(run(*words, "--json", cwd=tmp_path).stdout)
    assert [row["plays"] for row in told["pairs"]] == [6, 6]
    rows = list(csv.DictReader(io.StringIO(run(*words, "--csv", cwd=tmp_path).stdout)))
    shares = [row for row in rows if (row["table"], row["figure"]) == ("pair", "share")]
    assert [float(row["value"]) for row in shares] == [pair["share"][0] for pair in told["pairs"]]


def test_the_exit_code_says_whether_a_claim_holds(tmp_path: Path) -> None:
    words = (*ASKED, "--bots", f"random,{program(tmp_path, FIRST)}")
    assert run(*words, "--least", "0", cwd=tmp_path).returncode == 0
    assert run(*words, "--least", "0.99", cwd=tmp_path).returncode == 1
    failing = run(
        *ASKED, "--bots", f"random,{program(tmp_path, CRASHING, 'failing')}", cwd=tmp_path
    )
    assert failing.returncode == 1
    assert "by a fault of its own: it ended with code 1: I have lost my way" in failing.stdout


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    bots = f"random,{program(tmp_path, FIRST)}"
    words = ["arena", "little-tavern", "--seats", "3", "--bots", bots, "--jobs", "2"]
    command = [sys.executable, "-m", "littleworlds", *words, "--games", "5000", "--results", "kept"]
    kept = tmp_path / "kept"
    with subprocess.Popen(
        command, cwd=tmp_path, env=ENVIRONMENT, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            deadline = time.monotonic() + 50
            while not (kept.exists() and kept.read_bytes().count(b"\n") > 4):
                assert time.monotonic() < deadline
                assert process.poll() is None
                time.sleep(0.05)
            process.send_signal(signal.SIGINT)
            _, said = process.communicate(timeout=50)
        finally:
            process.kill()
    assert process.returncode == 1
    assert "The same command goes on from there." in said
    assert "Traceback" not in said
    _, results = read_results(kept)
    assert f"{len(results)} plays are kept in kept." in said


def test_two_tournaments_side_by_side(tmp_path: Path) -> None:
    bots = f"random,{program(tmp_path, FIRST)}"
    for seed in ("1", "2"):
        run(*ASKED, "--bots", bots, "--seed", seed, "--results", f"seed-{seed}", cwd=tmp_path)
    done = run("compare", "seed-1", "seed-2", cwd=tmp_path)
    assert done.returncode == 0
    assert "difference" in done.stdout
    changes = json.loads(run("compare", "seed-1", "seed-2", "--json", cwd=tmp_path).stdout)
    assert len(changes) == 2
    for change in changes:
        mean, low, high = change["difference"]
        assert mean == pytest.approx(change["after"][1] - change["before"][1])
        assert low < mean < high


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "gready,random"), "There is no bot “gready”. To be had: greedy."),
        (("--bots", "random,random"), "“random” is named twice: a bot does not meet itself."),
        (
            ("--bots", "random"),
            "“random” needs an opponent: name a second bot, or one with --against.",
        ),
        (("--bots", "greedy,random", "--seats", "9"), "9"),
        (("--bots", "greedy,random", "--least", "2"), "--least cannot be “2”"),
    ],
)
def test_senseless_tournaments_are_refused(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("arena", "little-tavern", *words)


def test_a_picture_of_the_tournament(tmp_path: Path) -> None:
    words = (*ASKED, "--bots", f"random,{program(tmp_path, FIRST)}")
    assert run(*words, "--plot", "it.svg", cwd=tmp_path).returncode == 0
    assert ">random</text>" in (tmp_path / "it.svg").read_text(encoding="utf-8")


def test_what_cannot_be_drawn_or_reached_is_refused_before_a_play(tmp_path: Path) -> None:
    words = ("arena", "little-tavern", "--bots", "greedy,random")
    assert refused(*words, "--plot", "it.gif") == (
        "A picture is an .svg or a .png: “it.gif” is neither."
    )
    assert "cannot be written" in refused(*words, "--plot", str(tmp_path / "no" / "it.svg"), code=1)
    assert "here" in refused(*words, "--on", "moon")


def test_a_record_starts_no_program(tmp_path: Path) -> None:
    path = tmp_path / "play.record"
    run("simulate", "little-tavern", "--games", "1", "--records", str(tmp_path))
    [made] = tmp_path.glob("little-tavern-*.record")
    mark = tmp_path / "started"
    text = made.read_text().replace("random", f"exec:touch {mark}", 1)
    assert "exec:" in text
    path.write_text(text)
    done = run("play", "--resume", str(path))
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert not mark.exists()
