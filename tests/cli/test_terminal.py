"""A play in the terminal: what is typed, how it is left, and that nothing of it is lost."""

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from cli.program import ENVIRONMENT, FRENCH, Terminal, refused, run

import littleworlds as lw
from littleworlds.cli import common
from littleworlds.cli.session import Session

TAVERN = ("play", "little-tavern", "--players", "you,random,random", "--seed", "1")
TWO_PEOPLE = ("play", "little-tavern", "--players", "you,you,random", "--seed", "2")
COPY = "Follow, and copy this die: Movement?"
BATTLE = ("play", "my-little-battlefield", "--players", "you", "--seed", "0")
"""After seven first choices the question above is asked."""


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A play that has begun, between people with names."""
    play = lw.Play(lw.game("little-tavern"), 3, lw.Seeded(7), players=["Ada", "random", "Chloé"])
    for _ in range(3):
        seat = int(play.state.first())
        play.act(seat, int(play.state.legal(seat)[0]))
    return play.record().text()


@pytest.mark.parametrize(
    "typed",
    [
        "²",
        "③",
        "² draw",
        "1 ²; ² draw",
        "1234567890" * 4,
        "#²",
        "²@elf",
        "#12345678901234567890",
        "٣",
        "-1",
    ],
)
def test_whatever_is_typed_is_answered_with_a_sentence(typed: str, tmp_path: Path) -> None:
    done = run(*TAVERN, given=f"{typed}\n1\nquit\n", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert "There is no action" in done.stdout or "is no action here" in done.stdout
    assert len(lw.Record.read(tmp_path / "play-little-tavern-1.record").steps) >= 1


def test_words_that_several_actions_have_are_answered_with_some_of_these(tmp_path: Path) -> None:
    """Only what can be done now is named, not whatever is spelled alike."""
    done = run(*TAVERN, given="1\nseat\nquit\n", cwd=tmp_path)
    tables = "seat table 0, seat table 1 and seat table 2"
    assert f"“seat” may mean several actions, for instance {tables}:" in done.stdout


def test_a_fault_of_the_program_loses_no_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from littleworlds.cli.main import cli

    def fail(self: Session, seat: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Session, "_ask_person", fail)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ZeroDivisionError):
        cli.main([*TAVERN, "--record", "mine.record"], standalone_mode=False)
    assert "--resume mine.record" in capsys.readouterr().out
    assert lw.Record.read(tmp_path / "mine.record").game == "little-tavern"


def test_undo_gets_past_a_standing_answer(tmp_path: Path) -> None:
    given = "1\n" * 7 + "always\nundo\nquit\n"
    shown = run(*BATTLE, given=given, cwd=tmp_path).stdout
    before, after = shown.split("You will be asked everything again.")
    assert before.count(COPY) == 1
    assert after.count(COPY) == 1


def test_standing_answers_can_be_cleared(tmp_path: Path) -> None:
    rest = "1\n" * 150
    kept = run(*BATTLE, given="1\n" * 7 + "always\n" + rest, cwd=tmp_path).stdout
    cleared = run(*BATTLE, given="1\n" * 7 + "always\nask\nask\n" + rest, cwd=tmp_path).stdout
    assert kept.count(COPY) == 1
    assert cleared.count(COPY) > 1
    assert "You will be asked everything again." in cleared
    assert "You have left no standing answer." in cleared


def test_the_help_names_the_command_that_clears_in_both_languages(tmp_path: Path) -> None:
    assert "“ask”" in run(*TAVERN, given="help\n", cwd=tmp_path).stdout
    french = run(*TAVERN, "--lang", "fr", given="AIDE\ndemander\nQUITTER\n", cwd=tmp_path).stdout
    assert "«\u00a0demander\u00a0»" in french
    assert "Vous n’avez laissé aucune réponse permanente." in french


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_an_interrupt_at_the_curtain_shows_nothing_and_leaves(key: str, tmp_path: Path) -> None:
    with Terminal(*TWO_PEOPLE, "--record", "two.record", cwd=tmp_path) as terminal:
        terminal.read_until("press a key")
        terminal.press(key)
        shown = terminal.read_to_the_end()
    assert "draw character" not in shown
    assert "--resume two.record" in shown.replace("\r\n", "")
    assert terminal.process.returncode == 1
    assert lw.Record.read(tmp_path / "two.record").game == "little-tavern"


def test_a_key_at_the_curtain_goes_on(tmp_path: Path) -> None:
    with Terminal(*TWO_PEOPLE, cwd=tmp_path) as terminal:
        terminal.read_until("press a key")
        terminal.press("x")
        terminal.read_until("draw character")


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_and_a_polite_kill_save_the_play(
    sent: signal.Signals, tmp_path: Path
) -> None:
    with Terminal(*TAVERN, "--record", "cut.record", cwd=tmp_path) as terminal:
        terminal.read_until("draw character")
        terminal.process.send_signal(sent)
        shown = terminal.read_to_the_end()
    assert "Traceback" not in shown
    assert terminal.process.returncode == 1
    assert lw.Record.read(tmp_path / "cut.record").game == "little-tavern"


def test_a_place_that_cannot_be_written_is_told_at_the_start(tmp_path: Path) -> None:
    sentence = refused(*TAVERN, "--record", str(tmp_path), code=1)
    assert sentence == f"“{tmp_path}” cannot be written: Is a directory."


def test_looking_whether_a_place_can_be_written_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "there").write_text("as it was", encoding="utf-8")
    common.check_writable(tmp_path / "there")
    common.check_writable(tmp_path / "new")
    assert (tmp_path / "there").read_text(encoding="utf-8") == "as it was"
    assert not (tmp_path / "new").exists()


def test_a_resumed_play_that_ends_is_written_back(tmp_path: Path) -> None:
    run(*TAVERN, "--record", "mine.record", given="1\n1\nquit\n", cwd=tmp_path)
    assert lw.Record.read(tmp_path / "mine.record").outcome is None
    assert run("play", "--resume", "mine.record", given="1\n" * 400, cwd=tmp_path).returncode == 0
    ended = (tmp_path / "mine.record").read_text(encoding="utf-8")
    assert lw.Record.parse(ended).outcome is not None
    assert run("play", "--resume", "mine.record", cwd=tmp_path).returncode == 0
    assert (tmp_path / "mine.record").read_text(encoding="utf-8") == ended


def test_a_sealed_play_keeps_its_seal_when_it_is_looked_at_again(tmp_path: Path) -> None:
    secret = bytes(range(32))
    play = lw.Play(lw.game("little-tavern"), seats=3, chance=lw.Sealed(secret))
    while actors := play.state.actors():
        play.act(int(actors[0]), play.state.legal(actors[0])[0])
    text = play.record(secret.hex()).text()
    (tmp_path / "sealed.record").write_text(text, encoding="utf-8")
    assert run("play", "--resume", "sealed.record", cwd=tmp_path).returncode == 0
    assert (tmp_path / "sealed.record").read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "extra", [("--players", "you,random,random"), ("--seed", "0"), ("--option", "speed=3")]
)
def test_a_play_that_goes_on_is_set_up_already(
    extra: tuple[str, str], named: str, tmp_path: Path
) -> None:
    path = tmp_path / "mine.record"
    path.write_text(named, encoding="utf-8")
    assert (
        refused("play", "--resume", str(path), *extra)
        == f"--resume and {extra[0]} cannot be given together."
    )


def test_whoever_is_no_bot_is_a_person(named: str, tmp_path: Path) -> None:
    (tmp_path / "mine.record").write_text(named, encoding="utf-8")
    done = run("play", "--resume", "mine.record", given="1\n" * 8, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    resumed = lw.Record.read(tmp_path / "mine.record")
    assert resumed.players == ["Ada", "random", "Chloé"]
    assert len(resumed.steps) > 3
    told = run("replay", "mine.record", cwd=tmp_path).stdout
    assert "Chloé: " in told
    assert "Random (2): " in told


def test_words_of_the_language_choose_an_action(tmp_path: Path) -> None:
    done = run(
        "play",
        "little-factory",
        "--players",
        "you,you",
        "--seed",
        "1",
        "--lang",
        "fr",
        given="COTON\nquitter\n",
        cwd=tmp_path,
    )
    assert done.returncode == 1
    assert (
        lw.Record.read(tmp_path / "play-little-factory-1.record").steps[0].notation == "take cotton"
    )


def test_the_menu_of_games_speaks_the_language(tmp_path: Path) -> None:
    done = run("play", given="9\n²\n2\nquitter\n", cwd=tmp_path, environment=FRENCH)
    assert done.stdout.count("n’en fait pas partie\u00a0: choisissez un numéro de 1 à 5.") == 2
    assert "is not" not in done.stdout + done.stderr
    assert list(tmp_path.glob("play-little-tavern-*.record"))


def test_the_hint_names_a_command_that_works(tmp_path: Path) -> None:
    program = Path(sys.executable).parent / "littleworlds"
    if not program.exists():
        pytest.skip("the program is not installed beside this Python")
    started = os.path.relpath(program, tmp_path)
    done = _run_as(shlex.join([started, *TAVERN, "--record", "my play.record"]), tmp_path)
    hint = done.rpartition("Go on with: ")[2].strip()
    assert hint == f"{started} play little-tavern --resume 'my play.record'"
    assert "is saved in my play.record" in _run_as(hint, tmp_path)


def _run_as(command: str, cwd: Path) -> str:
    """What a command of the shell prints."""
    done = subprocess.run(
        command,
        shell=True,
        input="1\n",
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        cwd=cwd,
        timeout=60,
    )
    return done.stdout


def test_why_says_what_speaks_against_a_thing(tmp_path: Path) -> None:
    given = "why face-down events\nwhy pile:characters\nwhy nothing like it\nquit\n"
    shown = run(
        "play", "little-tavern", "--players", "you,you,you", given=given, cwd=tmp_path
    ).stdout
    assert "An event may be turned once every table has a guest." in shown
    assert "Nothing speaks against it" in shown
    assert "Which thing is “nothing like…”?" in shown


def test_an_undo_says_what_it_took_back(tmp_path: Path) -> None:
    given = "1\n" * 6 + "undo\nquit\n"
    shown = run(
        "play", "walnut-grove", "--players", "you", "--seed", "4", given=given, cwd=tmp_path
    ).stdout
    assert "Taken back: " in shown


def test_a_look_at_a_thing_says_all_about_it(tmp_path: Path) -> None:
    factory = ("play", "little-factory", "--players", "you,greedy", "--seed", "1")
    done = run(*factory, given="look wood\nlook nonsense\nquit\n", cwd=tmp_path)
    assert "Discarded for Charcoal, Planks, Sheep or Fishing rod." in done.stdout
    assert "Which thing is “nonsense”?" in done.stdout
    french = run(*factory, given="voir bois\nquit\n", cwd=tmp_path, environment=FRENCH)
    assert "Se défausse pour" in french.stdout
