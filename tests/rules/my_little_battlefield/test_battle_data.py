"""Corrections by an owner of the box: what is taken, and what is refused with file, entry and field."""

import pytest
from rules.my_little_battlefield.table import position, title

import littleworlds as lw
from littleworlds.core.errors import DataError
from littleworlds.words import explain


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ({"sector": [{"id": "plain", "category": 6}]}, "data-integer"),
        ({"sector": [{"id": "plain", "ops": [{"op": "dance"}]}]}, "data-one-of"),
        ({"sector": [{"id": "plain", "ops": [{"op": "steal", "resource": "morale", "amount": 1}]}]}, "data-one-of"),
        ({"sector": [{"id": "plain", "ops": [{"op": "gain", "resource": "gold", "amount": 1}]}]}, "data-one-of"),
        ({"sector": [{"id": "plain", "ops": [{"op": "gain", "resource": "morale", "amount": 1, "twice": True}]}]}, "data-unknown-field"),
        ({"sector": [{"id": "plain", "ops": [{"op": "gain_other_type", "amount": 1}]}]}, "data-needs-cost"),
        ({"sector": [{"id": "plain", "ops": [{"op": "opponent_gain_same", "amount": 1}]}]}, "data-needs-gain"),
        ({"sector": [{"id": "ruins", "cost": {"morale": 1, "command": 1}}]}, "data-one-cost"),
        ({"sector": [{"id": "hill", "drop": True}, {"id": "swamp", "drop": True}, {"id": "trenches", "drop": True},
                     {"id": "forest", "drop": True}]}, "data-profile-sectors"),
        ({"faction": [{"id": "bog_horde", "ops": [{"op": "deploy_here"}]}]}, "data-one-of"),
        ({"faction": [{"id": "bog_horde", "ops": [{"op": "combat_result", "count": 1, "face": "wild",
                                                  "where": "adjacent_with_own_unit"}]}]}, "data-one-of"),
        ({"profile": [{"id": "profile_1", "counts": [4, 3, 1, 0]}]}, "data-profile-sum"),
        ({"level": [{"id": "level_6", "dice": 8}]}, "data-integer"),
        ({"rules": {"dice": 6}}, "data-too-few-dice"),
        ({"rules": {"maximum": 5}}, "data-level-too-dear"),
        ({"solo": {"force_morale": 0, "force_command": 0}}, "data-force-free"),
        ({"face": [{"id": "attack", "number": 2}]}, "data-six-faces"),
        ({"unit": [{"id": "elite", "drop": True}]}, "data-unit-kinds"),
        ({"ai": [{"id": "vanguard", "levels": [{"dice": 4, "points": 0, "ops": []}]}]}, "data-ladder-length"),
        ({"ai": [{"id": "vanguard", "levels": [{"dice": 4, "points": 0, "ops": [{"op": "move"}]}] * 6}]}, "data-one-of"),
        ({"scenario": [{"id": "pitched_battle", "grid": ["plain"]}]}, "data-nine-sectors"),
        ({"scenario": [{"id": "pitched_battle", "defender_controls": [4]}]}, "data-needs-attacker"),
        ({"scenario": [{"id": "pitched_battle", "victory": {"by": "points", "tie": "defender"}}]}, "data-needs-attacker"),
        ({"scenario": [{"id": "pitched_battle", "ends": [{"end": "reserve"}]}]}, "data-never-ends"),
        ({"scenario": [{"id": "hold_until_dawn", "victory": {"by": "points", "tie": "breakers"}}]}, "data-unscored"),
        ({"scenario": [{"id": "hold_until_dawn", "victory": {"by": "gauge", "role": "village"}}]}, "data-one-cell"),
        ({"scenario": [{"id": "hold_until_dawn", "defender_units": [{"unit": "elite", "cell": 4}] * 2}]}, "data-too-many-units"),
        ({"scenario": [{"id": "meeting_engagement", "profiles": ["profile_1"]}]}, "data-centre"),
        ({"scenario": [{"id": "meeting_engagement", "power": [2]}]}, "data-two-sides"),
        ({"scenario": [{"id": "meeting_engagement", "power": [2, 9]}]}, "data-integer"),
        ({"scenario": [{"id": "meeting_engagement", "morale": [2, 9]}]}, "data-integer"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_in_both_languages(overlay: dict[str, object], message: str) -> None:
    with pytest.raises(DataError) as problem:
        title(**overlay)
    assert problem.value.message.id == message
    for language in ("en", "fr"):
        assert ".toml" in explain(problem.value, language)


def test_two_factions_at_least() -> None:
    ids = ["ember_clans", "bog_horde", "helios_9_league", "glasswing_swarm", "ash_protocol"]
    with pytest.raises(DataError) as problem:
        title(faction=[{"id": id, "drop": True} for id in ids])
    assert problem.value.message.id == "data-two-factions"


def test_with_two_factions_the_second_seat_is_not_asked() -> None:
    game = title(
        faction=[
            {"id": id, "drop": True}
            for id in ("bog_horde", "helios_9_league", "glasswing_swarm", "ash_protocol")
        ]
    )
    state = game.setup(2, lw.Seeded(1))
    state.apply(0, game.parse("faction ember_clans"), lw.Seeded(1))
    assert state.view(None)["armies"][1]["faction"] == "hawthorn_crown"  # type: ignore[index]
    assert state.view(None)["phase"] == "roll"


def test_a_corrected_sector_is_played() -> None:
    game = title(sector=[{"id": "farmland", "points": 9, "category": 3}])
    battle = position(gauge={"a1": 3}, game=game)
    assert battle.view["scores"] == [9, 0]


def test_a_corrected_power_track_is_played() -> None:
    game = title(level=[{"id": "level_2", "cost": 1, "points": 4, "dice": 6, "unit": "renown"}])
    battle = position(dice="special morale", resources_a=(1, 0), game=game).act("power 1")
    assert battle.view["scores"] == [4, 0]
    assert "renown reserve" in battle.units("a")


def test_an_added_scenario_is_offered_and_played() -> None:
    extra = {
        "id": "skirmish", "add": True, "name": {"en": "Skirmish", "fr": "Escarmouche"}, "objective": {"en": "Win.", "fr": "Gagnez."},
        "scoring": {"model": "printed", "power": True}, "ends": [{"end": "turns", "value": 2}],
        "ends_solo": [{"end": "turns", "value": 2}], "victory": {"by": "points", "tie": "breakers"},
    }  # fmt: skip
    game = title(scenario=[extra])
    assert game.options[0].values[-1] == "skirmish"
    battle = position(
        dice="attack", options={"scenario": "skirmish"}, turns=(2, 1), active="b", game=game
    ).act("end")
    assert battle.view["over"]


def test_with_three_units_of_a_kind_each_place_is_one_action() -> None:
    game = title(unit=[{"id": "standard", "count": 3, "zone": 3}])
    battle = position(
        a="standard a1 standard b1 standard a1",
        gauge={"a1": 2, "b1": 2},
        dice="movement",
        game=game,
    )
    assert len(battle.legal()) == len(set(battle.legal()))
    battle = position(a="standard reserve standard b1", gauge={"b1": 2}, dice="movement", game=game)
    assert battle.legal("move standard") == [
        "move standard a1",
        "move standard b1",
        "move standard c1",
    ]


def test_the_second_result_and_zone_figures_are_data() -> None:
    game = title(unit=[{"id": "standard", "results": 2, "zone": 1}])
    battle = position(a="standard c1", gauge={"c1": 0}, dice="attack movement", game=game)
    assert "move standard c1" not in battle.legal()
    assert battle.act("attack c1").pawn("c1") == 2
