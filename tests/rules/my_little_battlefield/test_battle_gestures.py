"""Movements of the hand, usual answers, reasons, and what the table notes of a front."""

import pytest
from rules.my_little_battlefield.table import TITLE, Battle, position, solo

from littleworlds.core.gesture import Gesture
from littleworlds.core.message import Message
from littleworlds.core.prompt import Prompt
from littleworlds.words import Words


def gestures(battle: Battle) -> list[Gesture]:
    return TITLE.gestures(TITLE.perspective(battle.state.view(battle.asked)))


def by_slots(battle: Battle) -> dict[str, list[str]]:
    """The actions of each gesture in notation, by the first reference of each of its slots."""
    return {
        " + ".join(slot[0] for slot in one.slots): [TITLE.notation(a) for a in one.actions]
        for one in gestures(battle)
    }


# --- dice ---------------------------------------------------------------------------------------


def test_dice_are_rolled_again_together() -> None:
    battle = position(dice="attack attack morale")
    ways = by_slots(battle)
    assert ways["die:attack + choice:roll-1"] == ["reroll attack", "roll"]
    assert ways["die:attack + choice:2-attack + choice:roll-2 + choice:keep-morale"] == [
        "reroll attack",
        "reroll attack",
        "roll",
    ]
    assert ways["die:attack + die:morale + choice:roll-2 + choice:keep-attack"] == [
        "reroll attack",
        "reroll morale",
        "roll",
    ]
    assert len([slots for slots in ways if "choice:roll" in slots]) == 3 * 2 - 1


def test_a_roll_says_what_it_costs_and_is_not_offered_unpaid() -> None:
    battle = position(dice="attack morale", resources_a=(1, 0))
    prices = {one.label.args["price"] for one in gestures(battle)}
    assert prices == {0}, "the first is free"
    battle.act("reroll attack").act("roll", "attack")
    prices = {one.label.args["price"] for one in gestures(battle)}
    assert prices == {1}
    battle.act("reroll attack").act("roll", "attack")
    assert battle.resources("a") == (0, 0)
    assert not any("choice:roll" in slots for slots in by_slots(battle))


def conversions(battle: Battle) -> dict[str, list[str]]:
    return {slots: way for slots, way in by_slots(battle).items() if "choice:convert" in slots}


def test_a_conversion_is_one_movement() -> None:
    battle = position(a="standard b2", gauge={"b2": 0}, dice="attack morale special")
    ways = conversions(battle)
    assert ways == {
        "die:attack + die:morale + die:special + choice:convert-to-defence": [
            "convert attack",
            "convert morale",
            "set special defence",
        ],
        "die:attack + die:morale + die:special + choice:convert-to-movement": [
            "convert attack",
            "convert morale",
            "set special movement",
        ],
        "die:attack + die:morale + die:special + choice:convert-to-command": [
            "convert attack",
            "convert morale",
            "set special command",
        ],
    }
    battle.acts(*ways["die:attack + die:morale + die:special + choice:convert-to-defence"])
    assert battle.dice == "defence"


def test_which_die_is_turned_makes_no_difference() -> None:
    [ways] = [conversions(position(dice="attack attack attack morale"))]
    assert "die:attack + choice:2-attack + die:morale + choice:convert-to-command" in ways
    one = position(dice="attack attack attack morale")
    two = position(dice="attack attack attack morale")
    one.acts("convert attack", "convert attack", "set morale command")
    two.acts("convert attack", "convert morale", "set attack command")
    assert one.state.dump() == two.state.dump()


def test_dice_are_turned_to_faces_that_can_be_used() -> None:
    nowhere = conversions(position(dice="attack morale special"))
    assert {slots.rpartition("-")[2] for slots in nowhere} == {"movement", "command"}, (
        "nobody is on the field who could fight"
    )


def test_dice_that_go_by_themselves_are_not_given_up_twice() -> None:
    alike = conversions(position(dice="attack attack attack"))
    assert alike["die:attack + choice:3-attack + choice:convert-to-morale"] == [
        "convert attack",
        "set attack morale",
    ]
    assert conversions(position(dice="attack morale")) == {}, "none would be left to turn"


def test_where_conversions_are_too_many_the_dice_are_given_up_together() -> None:
    battle = position(
        a="standard b2", gauge={"b2": 0}, dice="attack defence movement morale command special"
    )
    ways = conversions(battle)
    assert ways["die:attack + die:morale + choice:convert-2"] == [
        "convert attack",
        "convert morale",
    ]
    assert len(ways) == 6 * 5 // 2


def test_dice_alike_are_used_alike_unless_the_other_side_could_follow() -> None:
    front = {"a": "standard c1", "b": "standard c1", "gauge": {"c1": -3}}
    battle = position(**front, dice="attack attack morale morale command")  # type: ignore[arg-type]
    ways = by_slots(battle)
    assert ways["choice:2-attack + sector:c1"] == ["attack c1", "attack c1"]
    assert ways["choice:2-morale + track:a-morale"] == ["gain morale", "gain morale"]
    assert ways["choice:resources"] == ["gain morale", "gain morale", "gain command"]
    battle.acts(*ways["choice:2-attack + sector:c1"])
    assert battle.pawn("c1") == -1
    watched = position(
        **front,  # type: ignore[arg-type]
        dice="attack attack morale morale command",
        resources_b=(2, 2),
    )
    assert "choice:2-morale + track:a-morale" not in by_slots(watched)
    assert "choice:resources" not in by_slots(watched)


# --- several dice in turn -----------------------------------------------------------------------


def in_turn(battle: Battle) -> dict[str, list[str]]:
    """The rows without a roll, by their slots."""
    return {
        " + ".join(slot[0] for slot in one.slots): [TITLE.notation(a) for a in one.actions]
        for one in gestures(battle)
        if one.label.id.endswith("-in-turn")
    }


def and_roll(battle: Battle) -> dict[str, list[str]]:
    return {slots: way for slots, way in by_slots(battle).items() if "-and-roll" in slots}


FRONTS = {"a": "standard a1 standard c1", "gauge": {"a1": 0, "c1": 0}}


def test_two_dice_are_used_in_one_movement_combat_first() -> None:
    battle = position(**FRONTS, dice="morale attack")  # type: ignore[arg-type]
    ways = in_turn(battle)
    assert ways == {
        "choice:attack-morale + sector:a1 + track:a-morale": ["attack a1", "gain morale"],
        "choice:attack-morale + sector:c1 + track:a-morale": ["attack c1", "gain morale"],
    }
    battle.acts(*ways["choice:attack-morale + sector:a1 + track:a-morale"])
    assert battle.pawn("a1") == 1
    assert (battle.phase, battle.asked) == ("roll", 1), "no die is left"


def test_dice_of_a_face_are_used_in_different_places() -> None:
    ways = in_turn(position(**FRONTS, dice="attack attack"))  # type: ignore[arg-type]
    assert ways == {"choice:attack-attack + sector:a1 + sector:c1": ["attack a1", "attack c1"]}


def test_a_unit_moves_and_fights_where_it_has_gone() -> None:
    battle = position(a="standard reserve", dice="movement attack")
    ways = in_turn(battle)
    assert ways["choice:movement-attack + unit:a-standard-1 + sector:a1 + choice:same"] == [
        "move standard a1",
        "attack a1",
    ]
    assert not any(way[0].startswith("attack") for way in ways.values())


def test_four_dice_in_turn_and_no_more() -> None:
    battle = position(a="standard c1", gauge={"c1": 0}, dice="attack defence morale morale morale")
    ways = in_turn(battle)
    assert ways["choice:attack-defence-morale + sector:c1 + choice:same + track:a-morale"] == [
        "attack c1",
        "defend c1",
        "gain morale",
    ]
    assert max(len(way) for way in ways.values()) == 4


def test_things_that_could_be_meant_both_ways_are_used_one_by_one() -> None:
    ways = in_turn(position(**FRONTS, dice="attack defence"))  # type: ignore[arg-type]
    assert sorted(ways) == [
        "choice:attack-defence + sector:a1 + choice:same",
        "choice:attack-defence + sector:c1 + choice:same",
    ], "a1 and c1: which of them would be attacked?"


def test_nothing_is_done_in_turn_where_the_other_side_could_follow() -> None:
    watched = position(
        a="standard a1",
        b="standard c3",
        gauge={"a1": 0, "c3": 0},
        dice="attack morale morale",
        resources_b=(2, 2),
    )
    assert in_turn(watched) == {}
    assert and_roll(watched) == {}


def test_rows_are_few_or_none() -> None:
    held = {"a1": 2, "c1": 3, "b2": 2, "b3": 2}
    units = "standard a1 standard c1 elite b2 renown b3"
    one = position(a=units, gauge=held, dice="movement morale", power=(4, 1))
    moves = len(one.legal("move"))
    assert len(in_turn(one)) == moves
    two = position(a=units, gauge=held, dice="movement movement morale", power=(4, 1))
    assert in_turn(two) == {}, "too many pairs of moves"
    assert len(and_roll(two)) == moves * 3 + 2, (
        "all others, or either of them; after morale they are alike"
    )


def test_a_die_is_used_and_some_others_are_rolled_again() -> None:
    battle = position(a="standard a1", gauge={"a1": 0}, dice="attack morale morale special")
    ways = and_roll(battle)
    assert ways["choice:attack-and-roll-morale-morale + sector:a1"] == [
        "attack a1",
        "reroll morale",
        "reroll morale",
        "roll",
    ]
    assert ways["choice:attack-and-roll-special + sector:a1"] == [
        "attack a1",
        "reroll special",
        "roll",
    ]


def test_dice_are_given_up_for_a_use_of_another() -> None:
    battle = position(a="standard b2", gauge={"b2": 0}, dice="morale command special")
    ways = by_slots(battle)
    way = ways["sector:b2 + choice:morale-command-special-to-attack"]
    assert way == ["convert morale", "convert command", "set special attack", "attack b2"]
    battle.acts(*way)
    assert battle.pawn("b2") == 1


def test_where_a_die_shows_a_face_no_others_are_given_up_to_use_it() -> None:
    battle = position(a="standard b2", gauge={"b2": 0}, dice="attack morale morale command")
    used = [one for one in gestures(battle) if one.label.id == "do-convert-and-use"]
    assert used
    assert "@attack" not in [one.label.args["new"] for one in used]
    turned = [one for one in gestures(battle) if one.label.id == "do-convert-to"]
    assert "@attack" in [one.label.args["new"] for one in turned], "but dice may be turned to it"


def test_power_is_raised_at_its_ladder_and_not_at_the_tracks_it_is_paid_with() -> None:
    battle = position(dice="special", resources_a=(5, 5))
    raised = [
        TITLE.describe(battle.view, TITLE.parse(text)).slots for text in battle.legal("power")
    ]
    assert raised == [
        [("die:special",), ("power:a",), ("choice:with-command",)],
        [("die:special",), ("power:a",), ("choice:with-morale",)],
    ]


def test_a_rule_with_its_answer_stands_in_a_row() -> None:
    ways = in_turn(holding("c1"))
    assert ways["choice:morale-special + track:a-morale + sector:c1 + track:a-command"] == [
        "gain morale",
        "special c1",
        "gain command",
    ]


def test_a_die_is_used_and_all_others_are_rolled_again() -> None:
    battle = position(a="standard a1", gauge={"a1": 0}, dice="attack morale morale")
    ways = and_roll(battle)
    assert ways["choice:attack-and-roll + sector:a1"] == [
        "attack a1",
        "reroll morale",
        "reroll morale",
        "roll",
    ]
    assert ways["choice:attack-morale-and-roll + sector:a1 + track:a-morale"] == [
        "attack a1",
        "gain morale",
        "reroll morale",
        "roll",
    ]
    [label] = [one.label for one in gestures(battle) if one.slots[0] == ("choice:attack-and-roll",)]
    assert label.args["price"] == 0
    assert label.args["others"] == ["2@morale"]


def test_a_roll_after_a_use_is_paid_or_not_offered() -> None:
    battle = position(
        a="standard a1", gauge={"a1": 0}, dice="attack command command", resources_a=(1, 0)
    )
    battle.act("reroll command").act("roll", "command")
    prices = [one.label.args["price"] for one in gestures(battle) if "roll" in one.label.id]
    assert prices
    assert set(prices) == {1}
    battle.act("reroll command").act("roll", "command")
    assert and_roll(battle) == {}


def said(gesture: Gesture, language: str) -> str:
    return Words(language, TITLE.id, TITLE.names[language], ["Ada", "Bo"], 0).say(gesture.label)


def test_a_row_says_what_each_die_does() -> None:
    battle = position(
        a="standard a1", gauge={"a1": 0}, dice="attack movement morale", resources_a=(0, 0)
    )
    told = {one.slots[0][0]: one for one in gestures(battle)}
    both = told["choice:attack-morale"]
    assert said(both, "en") == "In turn: attack in “Farmland”; gain Morale"
    assert said(both, "fr").replace("\N{NO-BREAK SPACE}", " ") == (
        "À la suite : attaquer dans « Champs cultivés » ; gagner : Moral"
    )
    rolls = told["choice:attack-and-roll"]
    assert said(rolls, "en") == (
        "In turn: attack in “Farmland”; roll 1 × Movement and 1 × Morale again (free)"
    )


# --- a die and its answer -----------------------------------------------------------------------


def holding(cell: str) -> Battle:
    """Side A controls a sector and may use its rule."""
    top = position(dice="attack").view["sectors"][["a1", "b1", "c1", "a2"].index(cell)]["category"]
    return position(
        a=f"standard {cell}",
        gauge={cell: top},
        dice="special attack morale",
        resources_a=(3, 3),
    )


def answered(battle: Battle) -> dict[str, list[str]]:
    return {
        slots: actions
        for slots, actions in by_slots(battle).items()
        if slots.startswith("die:special") and actions[0].startswith("special")
    }


def test_a_rule_is_used_with_its_answer() -> None:
    forest = holding("c1")
    ways = answered(forest)
    assert ways == {
        "die:special + sector:c1 + track:a-morale": ["special c1", "gain morale"],
        "die:special + sector:c1 + track:a-command": ["special c1", "gain command"],
    }
    morale, command = forest.resources("a")
    forest.acts(*ways["die:special + sector:c1 + track:a-command"])
    assert forest.resources("a")[1] > command
    assert forest.resources("a")[0] <= morale


def test_a_rule_that_moves_is_used_with_the_move() -> None:
    ways = answered(holding("a2"))
    assert ways["die:special + sector:a2 + unit:a-standard-1 + sector:b2"] == [
        "special a2",
        "move a2 b2",
    ]


def test_a_rule_that_turns_a_die_is_told_from_combat_with_that_die() -> None:
    battle = position(
        a="standard c1",
        b="standard c1",
        gauge={"c1": 5},
        dice="special defence",
        field="farmland camp sanctuary plain ford hill graveyard outpost village",
    )
    assert "defend c1" in battle.legal()
    ways = answered(battle)
    assert ways["die:special + die:defence + choice:attack"] == [
        "special c1",
        "set defence attack",
    ]
    assert not any("sector:c1" in slots for slots in ways)


def test_a_rule_that_asks_nothing_is_a_single_action() -> None:
    camp = holding("b1")
    assert camp.legal("special") == ["special b1"]
    assert answered(camp) == {}


def followed(face: str, **settings: object) -> Battle:
    """Side A has used a die, and B may follow."""
    battle = position(
        a="standard b1",
        b="standard b3 standard c3",
        gauge={"b1": 0, "b3": 0, "c3": 0},
        dice=f"{face} command",
        resources_b=settings.get("resources_b", (2, 2)),  # type: ignore[arg-type]
    )
    return battle.act({"attack": "attack b1", "command": "gain command"}.get(face, "gain morale"))


def test_a_copied_die_is_used_at_once() -> None:
    battle = followed("attack")
    assert battle.phase == "follow"
    ways = by_slots(battle)
    assert ways == {
        "sector:b3": ["follow", "attack b3"],
        "sector:c3": ["follow", "attack c3"],
    }
    assert gestures(battle)[0].label.args["fee"] == 1
    battle.acts(*ways["sector:c3"])
    assert battle.pawn("c3") == -1


def copying_a_rule(held: str, **settings: object) -> Battle:
    """Side A has used a special die, and B, which holds sectors, may follow."""
    tops = {
        sector["cell"]: sector["category"] for sector in position(dice="attack").view["sectors"]
    }
    battle = position(
        a="standard a1",
        b=" ".join(f"standard {cell}" for cell in held.split()),
        gauge={"a1": tops["a1"], **{cell: -tops[cell] for cell in held.split()}},
        dice="special command",
        resources_b=settings.get("resources_b", (0, 1)),  # type: ignore[arg-type]
    )
    return battle.act("special a1")


def test_a_copied_rule_is_used_with_its_answer() -> None:
    only = copying_a_rule("c1")
    ways = by_slots(only)
    assert ways == {
        "track:b-morale": ["follow", "gain morale"],
        "track:b-command": ["follow", "gain command"],
    }
    [morale, _] = gestures(only)
    assert said(morale, "en") == "Follow for 1 Command. The rule of “Forest”: Gain Morale"
    only.acts(*ways["track:b-morale"])
    assert only.resources("b") == (1, 0)
    several = by_slots(copying_a_rule("c1 b1"))
    assert several == {
        "sector:c1 + track:b-morale": ["follow", "special c1", "gain morale"],
        "sector:c1 + track:b-command": ["follow", "special c1", "gain command"],
        "sector:b1 + choice:only-this": ["follow", "special b1"],
    }


def follow_offer(battle: Battle, language: str = "en") -> tuple[str, list[str]]:
    """What following is called now, and what it is about."""
    action = TITLE.parse("follow")
    described = TITLE.describe(battle.state.view(battle.asked), action)
    words = Words(language, TITLE.id, TITLE.names[language], ["Ada", "Bo"], battle.asked)
    return words.say(described.label), [slot[0] for slot in described.slots]


def test_following_with_one_use_says_what_it_does() -> None:
    several = followed("attack")
    assert follow_offer(several) == ("Follow for 1 Command", ["choice:follow"])
    morale = followed("morale")
    assert follow_offer(morale) == (
        "Follow for 1 Command: Gain Morale",
        ["track:b-morale", "choice:follow"],
    )
    one = position(
        a="standard b1",
        b="standard b3",
        gauge={"b1": 0, "b3": 0},
        dice="attack command",
        resources_b=(2, 2),
    ).act("attack b1")
    label, about = follow_offer(one)
    assert label.startswith("Follow for 1 Command: Attack in “")
    assert about == ["sector:b3", "choice:follow"]
    before = one.pawn("b3")
    assert one.act("follow").pawn("b3") == before - 1


def copying_the_swamp(resources: tuple[int, int]) -> Battle:
    """Side A has used a special die, and B holds a sector whose rule costs morale and drives a unit away."""
    field = "farmland swamp forest plain ford hill graveyard outpost village"
    tops = {sector["cell"]: sector["category"] for sector in position(field=field).view["sectors"]}
    battle = position(
        a="standard a1 standard b2",
        b="standard b1",
        gauge={"a1": tops["a1"], "b1": -tops["b1"], "b2": 0},
        dice="special command",
        resources_b=resources,
        power=(1, int(TITLE.cards.top)),
        field=field,
    )
    return battle.acts("special a1")


def test_following_says_what_the_rule_costs_besides() -> None:
    battle = copying_the_swamp((1, 1))
    label, about = follow_offer(battle)
    assert label == "Follow for 1 Command and 1 Morale: Use the rule of “Swamp”"
    assert about[-1] == "choice:follow"
    label, _ = follow_offer(battle, "fr")
    assert label.startswith("Suivre pour 1 Commandement et 1 Moral")
    battle.act("follow")
    assert battle.resources("b") == (0, 0)


# --- usual answers ------------------------------------------------------------------------------


def asked(battle: Battle) -> Prompt:
    prompt = battle.state.prompt(battle.asked)
    assert prompt is not None
    return prompt


def usual(battle: Battle) -> tuple[str, bool]:
    prompt = asked(battle)
    return (TITLE.notation(prompt.usual) if prompt.usual >= 0 else "", prompt.harmless)


def test_rolls_that_must_be_are_made_by_the_table() -> None:
    assert usual(position()) == ("roll", True)
    assert usual(solo()) == ("roll", True)
    assert usual(position(dice="attack morale")) == ("", False)


def test_command_for_command_is_declined_by_the_table() -> None:
    assert usual(followed("command")) == ("decline", True)
    assert usual(followed("attack")) == ("decline", False)


def test_what_is_declined_by_the_table_says_why() -> None:
    most = int(TITLE.cards.maximum)

    def declined(battle: Battle) -> str:
        view = battle.state.view(battle.asked)
        return TITLE.describe(view, TITLE.parse("decline")).label.id

    assert declined(followed("command")) == "do-decline-command"
    assert declined(followed("morale", resources_b=(most, 2))) == "do-decline-morale"
    assert declined(followed("morale", resources_b=(2, 2))) == "do-decline"
    assert declined(followed("attack")) == "do-decline"


def test_morale_is_worth_copying_unless_it_is_full() -> None:
    most = int(TITLE.cards.maximum)
    assert usual(followed("morale", resources_b=(2, 2))) == ("decline", False)
    assert usual(followed("morale", resources_b=(most, 2))) == ("decline", True)


def test_a_free_roll_of_all_dice_is_made_by_the_table_and_a_paid_one_is_not() -> None:
    battle = position(dice="attack morale").acts("reroll attack", "reroll morale")
    assert battle.legal() == ["roll"]
    assert usual(battle) == ("roll", True)
    battle.act("roll", "attack", "morale").acts("reroll attack", "reroll morale")
    assert usual(battle) == ("roll", False), "it costs morale"
    some = position(dice="attack morale").act("reroll attack")
    assert usual(some) == ("", False)


def test_a_forced_reroll_of_the_adversary_is_left_to_the_player() -> None:
    battle = solo(resources_a=(7, 7)).act("roll", "morale")
    assert battle.phase == "force"
    assert usual(battle) == ("decline", False)


# --- reasons ------------------------------------------------------------------------------------


def why(battle: Battle, ref: str, seat: int = 0) -> str:
    """The reason by its id, after it could be said in both languages."""
    reason = TITLE.why_not(battle.state.view(seat), ref)
    if reason is None:
        return ""
    for language in ("en", "fr"):
        said = Words(language, TITLE.id, TITLE.names[language], ["Ada", "Bo"], 0).say(reason)
        assert said[0].isupper()
        assert "{" not in said
    return reason.id


FRONT = position(a="standard b2", b="standard b2", gauge={"b2": 1}, dice="attack morale")


@pytest.mark.parametrize(
    ("battle", "ref", "reason"),
    [
        (FRONT, "die:attack", ""),
        (FRONT, "die:morale", ""),
        (FRONT, "track:a-morale", ""),
        (FRONT, "track:a-command", "why-no-such-die"),
        (FRONT, "sector:b2", "why-no-effect-there"),
        (FRONT, "sector:c3", "why-no-unit-there"),
        (FRONT, "power:a", "why-no-such-die"),
        (FRONT, "unit:b-standard-1", ""),
        (FRONT, "unit:a-standard-1", "why-no-such-die"),
        (position(), "sector:b2", "why-roll-first"),
        (solo(), "sector:b2", "why-roll-first"),
        (position(dice="special"), "sector:b2", "why-not-your-sector"),
        (
            position(a="standard b1", dice="attack movement movement"),
            "sector:b2",
            "why-no-such-move",
        ),
    ],
)
def test_why_not(battle: Battle, ref: str, reason: str) -> None:
    assert why(battle, ref) == reason


def test_nobody_is_asked_twice_at_once() -> None:
    assert why(FRONT, "sector:b2", seat=1) == "why-not-your-decision"
    assert why(followed("attack"), "sector:b1", seat=1) == "why-answer-first"


# --- facts and points ---------------------------------------------------------------------------


def test_the_next_level_of_power_says_its_points_where_they_count() -> None:
    def next_level(battle: Battle) -> Message:
        power = next(one for one in TITLE.things(battle.view) if one.ref == "power:a")
        return next(note for note in power.notes if note.id.startswith("note-next-power"))

    counted = next_level(position(power=(2, 1)))
    assert counted.args["level"] == 3
    assert counted.args["points"] == int(TITLE.cards.level_points[3])
    words = Words("en", TITLE.id, TITLE.names["en"], ["Ada", "Bo"], 0)
    assert f"is worth {counted.args['points']} point" in words.say(counted)
    scenario = next(one for one in TITLE.cards.scenarios if not one.scores_power)
    uncounted = next_level(solo(power=(2, 1), scenario=scenario.id))
    assert "points" not in uncounted.args
    assert "point" not in words.say(uncounted)


def fronts(battle: Battle, cell: str, seat: int = 0) -> dict[str, str]:
    """What is noted of a sector's combat: the note of each face."""
    [thing] = [one for one in TITLE.things(battle.state.view(seat)) if one.ref == f"sector:{cell}"]
    return {
        str(note.args["face"]): note.id for note in thing.notes if note.id.startswith("note-front")
    }


@pytest.mark.parametrize("space", [-2, -1, 0, 1, 2])
@pytest.mark.parametrize("enemy", ["", "standard b2"])
@pytest.mark.parametrize("unit", ["standard", "elite", "renown"])
def test_what_a_die_would_do_is_what_it_does(space: int, enemy: str, unit: str) -> None:
    battle = position(a=f"{unit} b2", b=enemy, gauge={"b2": space}, dice="attack defence morale")
    noted = fronts(battle, "b2")
    for word, face in (("attack", "@attack"), ("defend", "@defence")):
        assert (f"{word} b2" in battle.legal()) == (face in noted)
        if face not in noted:
            continue
        twin = Battle(battle.state.copy()).act(f"{word} b2")
        if noted[face] == "note-front-control":
            assert (battle.control("b2"), twin.control("b2")) == (None, "a") or (
                battle.control("b2") == "b" and twin.control("b2") == "a"
            )
        elif noted[face] == "note-front-repel":
            assert twin.at("b2") != battle.at("b2")
        else:
            assert (twin.pawn("b2") or 0) > space
            assert twin.control("b2") is None


def test_points_so_far_are_made_of_the_lines_of_the_sheet() -> None:
    battle = position(a="standard b2", gauge={"b2": 2}, dice="attack morale", power=(2, 1))
    sheet = TITLE.points(TITLE.perspective(battle.state.view(None)))
    own = {line.label.id: line.points for line in sheet if line.side == "#0"}
    assert sum(own.values()) == battle.view["scores"][0]
    assert own["sheet-sector"] > 0
    assert "sheet-power" in own
