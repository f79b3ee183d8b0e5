"""Bots that are programs: what is said to them, and what becomes of those that do not behave."""

import json
import shlex
from pathlib import Path

import pytest
from arena.programs import CRASHING, ENDLESS, FIRST, GARBAGE, MUTE, NONSENSE, program
from build import node_folder

import littleworlds as lw
from littleworlds.arena.referee import Fault, lead
from littleworlds.bots.registry import make_any

LISTENING = """
import json, sys
heard = open(sys.argv[1], "w")
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    message = json.loads(line)
    if message["t"] == "bye":
        break
    print(json.dumps({"t": "ready"} if message["t"] == "hello" else {"t": "choice", "action": message["legal"][-1]}), flush=True)
"""


def table(*specs: str) -> tuple[lw.Play, Fault | None]:
    play = lw.Play(lw.game("little-tavern"), len(specs), lw.Seeded(3))
    _, fault = lead(play, [make_any(spec, seat) for seat, spec in enumerate(specs)], limit=2.0)
    return play, fault


def test_a_program_plays_to_the_end(tmp_path: Path) -> None:
    play, fault = table(program(tmp_path, FIRST), "random", "random")
    assert fault is None
    assert not play.state.actors()


def test_a_program_hears_what_its_seat_knows_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    play, fault = table(program(tmp_path, LISTENING) + f" {heard}", "random", "random")
    assert fault is None
    hello, *questions, bye = (json.loads(line) for line in heard.read_text().splitlines())
    assert (hello["game"], hello["seats"], hello["seat"]) == ("little-tavern", 3, 0)
    assert set(hello["schema"]) >= {"Hello", "Choose", "Bye", "Ready", "Choice"}
    assert bye == {"t": "bye"}
    # What it was told is the views of its seat at its own decisions, as the state gives them.
    again = lw.Play(play.game, 3, lw.Seeded(3))
    views = []
    for step in play.steps:
        if step.seat == 0:
            views.append(json.loads(json.dumps(again.state.view(0))))
        again.act(step.seat, step.action)
    assert [question["view"] for question in questions] == views


def test_the_examples_of_the_documentation_play(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    node = str(Path(node_folder()) / "node")
    script = tmp_path / "bot.js"
    script.write_text(_example(page, "script"))
    programs = [
        program(tmp_path, _example(page, "program")),
        f"exec:{shlex.join([node, str(script)])}",
    ]
    play, fault = table(*programs, "random")
    assert fault is None
    assert {step.seat for step in play.steps} == {0, 1, 2}


def _example(page: str, name: str) -> str:
    return page.split(f"<!-- example {name} -->\n```")[1].split("\n", 1)[1].split("```")[0]


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (CRASHING, "ended with code 1: I have lost my way"),
        (NONSENSE, "answered fly to the moon, which is not among the legal actions"),
        (GARBAGE, 'answered "what?", which is no choice'),
        (MUTE, "did not answer within 2 s"),
    ],
    ids=["crashing", "nonsense", "garbage", "mute"],
)
def test_a_program_that_does_not_behave_is_named(tmp_path: Path, source: str, why: str) -> None:
    _, fault = table("random", program(tmp_path, source), "random")
    assert fault == Fault(1, why)


def test_a_program_that_is_not_there_is_named() -> None:
    _, fault = table("exec:./no-such-program", "random", "random")
    assert fault is not None
    assert fault.why.startswith("could not be started")


def test_a_program_that_hears_nothing_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("littleworlds.bots.program.START_SECONDS", 1.0)
    _, fault = table(program(tmp_path, ENDLESS), "random", "random")
    assert fault == Fault(0, "did not answer within 1 s")
