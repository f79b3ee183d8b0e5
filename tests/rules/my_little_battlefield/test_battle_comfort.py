"""Words and comfort: prices, what begins a conversion, rules that are none, the scenario in words, few lines in the terminal."""

import io
import re
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console
from rules.my_little_battlefield.commander import greedy
from rules.my_little_battlefield.table import LONG, TITLE, Battle, fresh, position, solo

import littleworlds as lw
from littleworlds.bots import Budget, make
from littleworlds.cli.screen import Screen
from littleworlds.core.option import Options
from littleworlds.games.my_little_battlefield.state.position import BattleState
from littleworlds.games.my_little_battlefield.view import BattleView
from littleworlds.words import Words

ENGLISH = Words("en", TITLE.id, TITLE.names["en"], ["Ada", "Bo"], 0)
FRENCH = Words("fr", TITLE.id, TITLE.names["fr"], ["Ada", "Bo"], 0)
SCENARIOS = [str(value) for value in TITLE.options[0].values]
FOLDER = Path(lw.__file__).parent


def label(battle: Battle, notation: str, words: Words = ENGLISH) -> str:
    return words.say(TITLE.describe(battle.view, TITLE.parse(notation)).label)


def brief(view: object, words: Words = ENGLISH) -> list[str]:
    """All that the scenario says of itself."""
    card = next(thing for thing in TITLE.things(view) if thing.ref == "scenario:card")  # type: ignore[arg-type]
    return [words.say(note) for note in card.notes]


# --- prices and conversions ---------------------------------------------------------------------


def test_every_roll_says_what_it_costs() -> None:
    battle = position(dice="attack morale", resources_a=(2, 0))
    assert label(battle, "reroll attack") == ("Choose the dice to roll again: Attack first (free)")
    battle.act("reroll attack").act("roll", "attack")
    assert label(battle, "reroll attack") == (
        "Choose the dice to roll again: Attack first, for 1 Morale"
    )
    assert label(battle, "reroll attack", FRENCH) == (
        "Choisir les dés à relancer : Attaque d’abord, pour 1 Moral"
    )
    battle.act("reroll attack")
    assert label(battle, "roll") == "Roll them again for 1 Morale"


def test_giving_up_a_die_says_that_it_begins_a_conversion() -> None:
    battle = position(dice="attack defence morale special")
    assert label(battle, "convert defence") == (
        "Convert: give up Defence and a second die to turn a third"
    )
    assert label(battle, "convert defence", FRENCH).startswith(
        "Convertir\u00a0: défausser Défense et un autre dé"
    )
    battle.act("convert defence")
    assert label(battle, "convert attack") == "Give up as well: Attack"


def test_power_that_cannot_be_paid_says_its_price() -> None:
    poor = position(dice="special attack attack", resources_a=(1, 1))
    refusal = TITLE.why_not(poor.state.view(0), "power:a")
    assert refusal is not None
    assert ENGLISH.say(refusal) == (
        "Power 2 costs 2 of one resource; you have 1 Morale and 1 Command."
    )


def test_a_side_without_a_rule_of_its_own_is_no_rule_that_would_do_nothing() -> None:
    plain = position(dice="special attack").state.view(0)
    assert TITLE.why_not(plain, "side:a") is None


def test_what_a_faction_can_do_is_said_before_it_is_chosen() -> None:
    battle = fresh()
    factions = [one for one in TITLE.things(battle.view) if one.ref.startswith("faction:")]
    assert [one.ref for one in factions] == [
        TITLE.describe(battle.view, TITLE.parse(text)).slots[0][0] for text in battle.legal()
    ]
    assert [ENGLISH.say(note) for note in factions[0].notes] == [
        "Hedge Pikes (Standard unit): one result per combat die; 2 fit in a sector.",
        "Briar Knights (Elite unit): 2 results per combat die; alone in its sector.",
        "Bronze Stag (Unit of renown): 2 results per combat die, attack and defence stand for each other; alone in its sector.",
    ]
    assert FRENCH.say(factions[0].notes[2]).endswith("l’inverse\u00a0; seule dans son secteur.")


def test_the_last_die_says_that_it_ends_the_turn() -> None:
    def notes(dice: str) -> list[str]:
        things = TITLE.things(position(dice=dice).view)
        return [note.id for thing in things if thing.ref == "hand:dice" for note in thing.notes]

    assert notes("attack") == ["note-last-die"]
    assert notes("attack morale") == []


def test_a_price_of_either_resource_names_both() -> None:
    view = position().view
    things = [thing for thing in TITLE.things(view) if thing.ref.startswith("sector:")]
    notes = [note for thing in things for note in thing.notes if note.id == "rule-cost-choice"]
    assert notes
    assert ENGLISH.say(notes[0]) == "Pay 1 Morale or 1 Command:"
    assert FRENCH.say(notes[0]) == "Payez 1 Moral ou 1 Commandement\u00a0:"


# --- the adversary ------------------------------------------------------------------------------


def test_a_level_without_a_rule_uses_none() -> None:
    battle = solo(b="standard b2", resources_a=(1, 1)).act("roll", "special").act("decline")
    assert not battle.heard("ai-special")
    assert battle.heard("ai-special-none") == [{"who": "@stray_militia", "level": 1}]
    other = solo(b="standard b2", ai_board="border_garrison", resources_a=(1, 1))
    assert other.act("roll", "special").act("decline").heard("ai-special")


@pytest.mark.parametrize(
    ("units", "gauge", "unit_by", "target_by"),
    [
        ("standard b2", {"b2": -2}, "nearest", "open"),
        ("elite b2", {}, "reserve", "open"),
    ],
)
def test_the_adversary_says_which_priority_moved_it(
    units: str, gauge: dict[str, int], unit_by: str, target_by: str
) -> None:
    battle = solo(b=units, gauge=gauge, resources_a=(1, 1)).act("roll", "movement").act("decline")
    if battle.phase == "ai-move":
        battle.act(battle.legal("move")[0])
        target_by = "tied"
    assert [(one["unit_by"], one["target_by"]) for one in battle.heard("ai-moves")] == [
        (unit_by, target_by)
    ]
    assert battle.heard("moved") or battle.heard("deployed")


def test_the_adversary_fights_wherever_it_stands() -> None:
    battle = solo(b="standard b2", gauge={"b2": 0}, resources_a=(1, 1))
    battle.act("roll", "attack").act("decline")
    assert battle.heard("ai-fights") == [{"who": "@stray_militia", "face": "@attack"}]


def test_a_turn_of_an_adversary_asks_at_most_three_times_on_average() -> None:
    """What is left once the table has given the answers that can cost nothing; a play against each of them, ten in the long run."""
    asked = turns = 0
    for board in TITLE.options[1].values:
        for seed in range(1, 11 if LONG else 2):
            more_asked, more_turns = _questions(str(board), seed)
            asked += more_asked
            turns += more_turns
    print(f"{asked / turns:.2f} questions in a turn of an adversary, {turns} turns")
    assert asked <= 3 * turns


def _questions(board: str, seed: int) -> tuple[int, int]:
    """How often the light player is asked in the turns of an adversary, and how many turns there were."""
    play = lw.Play(TITLE, seats=1, chance=lw.Seeded(seed), options={"ai_board": board})
    luck = lw.Seeded(seed)
    asked = 0
    while play.state.actors():
        view = play.state.view(0)
        prompt = play.state.prompt(0)
        assert prompt is not None
        asked += view["active"] == "b" and not prompt.harmless
        assert isinstance(play.state, BattleState)
        play.act(0, greedy(TITLE, play.state, 0, luck))
    return asked, cast(BattleView, play.state.view(0))["armies"][1]["turns"]


# --- scenarios ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_says_how_it_begins_what_counts_and_what_ends_it(
    scenario: str, seats: int
) -> None:
    view = fresh(seats, scenario=scenario).view
    for words in (ENGLISH, FRENCH):
        said = brief(view, words)
        assert len(said) >= 4
        assert len(set(said)) == len(said)
        assert "@" not in " ".join(said)
    text = " ".join(brief(view))
    assert "End: " in text
    assert "begin" in text
    assert "win" in text


def test_a_scenario_says_who_attacks_and_what_is_held() -> None:
    said = brief(fresh(1, scenario="hold_until_dawn").view)
    assert "Stray Militia attacks, you defend." in said
    assert "At the start you control Village and Fortress." in said
    assert "In “Fortress” stands a unit: Standard unit." in said


def test_an_end_says_how_far_it_has_come() -> None:
    battle = position(a="standard a1", gauge={"a1": 2})
    points = battle.view["armies"][0]["points"]
    assert any(f"(you {points}, Bo 0)." in line for line in brief(battle.view))
    hill = fresh(2, scenario="the_eroded_hill")
    assert any("(4 to go)" in line for line in brief(hill.view))
    village = fresh(2, scenario="the_burning_village")
    assert "End: 3 sectors burnt (so far 0)." in brief(village.view)


def test_a_scenario_without_points_ticks_off_its_aims() -> None:
    view = fresh(2, scenario="assault_on_the_generator").view
    sheet = TITLE.points(TITLE.perspective(view))
    assert [ENGLISH.say(line.label)[0] for line in sheet] == ["✗", "✓"]
    aims = [note for thing in TITLE.things(view) for note in thing.notes if "-aim-" in note.id]
    assert [ENGLISH.say(aim) for aim in aims] == [
        "The generator has to be taken",
        "The generator is held",
    ]


def test_the_cells_of_the_objectives_are_marked_as_ours() -> None:
    assert TITLE.data is not None
    entry = TITLE.data.table("scenario")[1]
    assert entry.id == "seize_the_objectives"
    assert entry.known("scoring") == "substitute"


# --- the terminal -------------------------------------------------------------------------------


@pytest.mark.parametrize("rich", [True, False])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("seats", "steps"), [(1, 0), (1, 90), (2, 40), (2, 150)])
def test_a_position_takes_at_most_forty_lines_and_the_map_comes_last(
    seats: int, steps: int, language: str, rich: bool
) -> None:
    options: Options = {"scenario": SCENARIOS[steps % len(SCENARIOS)]}
    play = lw.Play(TITLE, seats=seats, chance=lw.Seeded(3), options=options)
    bots = [make("random", seat) for seat in range(seats)]
    for _ in range(steps):
        if not play.state.actors():
            break
        seat = play.state.actors()[0]
        play.act(seat, bots[seat].choose(TITLE.perspective(play.state.view(seat)), Budget()))
    reader = play.state.actors()[0] if play.state.actors() else 0
    words = Words(language, TITLE.id, TITLE.names[language], ["Ada", "Bo"][:seats], reader)
    page = io.StringIO()
    screen = Screen(Console(file=page, width=160, force_terminal=rich, color_system=None))
    screen.board(TITLE, play.state.view(reader), words, set())
    lines = page.getvalue().splitlines()
    assert len(lines) <= 40
    map_lines = [number for number, line in enumerate(lines) if re.match(r"[+|]", line)]
    assert map_lines[-1] == len(lines) - 1


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_ladder_tells_points_only_where_they_count(scenario: str, seats: int) -> None:
    battle = fresh(seats, scenario=scenario)
    counts = TITLE.cards.scenario_of(battle.view["options"]).scores_power
    ladders = [thing for thing in TITLE.things(battle.view) if thing.ref.startswith("power:")]
    assert len(ladders) == 2
    for thing in ladders:
        assert any("points" in note.args for note in thing.notes) == counts
    # Of an adversary every level above is told as well: its board has a rule for each.
    if seats == 1:
        assert max(len(thing.notes) for thing in ladders) > len(TITLE.cards.adversaries[0].rules)
