"""The special die: the rule of every sector and of every faction, each exercised."""

import pytest
from rules.my_little_battlefield.table import TITLE, Battle, position, refused, title

POWERS = {"faction_powers": True}


def holding(sector: str, **settings: object) -> Battle:
    """Side A controls this sector, in b1, and has a special die and another."""
    fillers = [id for id in TITLE.cards.sector_ids if id != sector][:8]
    field = " ".join([fillers[0], sector, *fillers[1:]])
    gauge = {"b1": int(TITLE.cards.category[TITLE.cards.sector_ids.index(sector)])}
    given: dict[str, object] = {
        "dice": "special morale",
        "resources_a": (1, 0),
        "resources_b": (2, 0),
        **settings,
    }
    gauge.update(given.pop("gauge", {}))  # type: ignore[call-overload]
    return position(field=field, gauge=gauge, **given)  # type: ignore[arg-type]


def test_p17_a_special_die_needs_control_of_the_sector() -> None:
    battle = position(gauge={"c1": 2}, dice="special morale")
    refused(battle, "special c1", "not-your-sector")


def test_a_rule_that_cannot_be_used_says_what_it_lacks() -> None:
    said = {
        "swamp": ("price", 1, "@morale", 0),
        "plain": ("effect", 0, "@morale", 0),
    }
    for sector, expected in said.items():
        battle = holding(sector, resources_a=(0, 0), a="standard a1 standard a1", dice="special")
        reason = TITLE.why_not(battle.state.view(0), "sector:b1")
        assert reason is not None
        assert reason.id == "why-rule-not-usable"
        assert reason.args["rule"] == "@" + sector
        assert tuple(reason.args[key] for key in ("lack", "count", "resource", "have")) == expected


def test_p17_example_the_forest_gives_one_resource() -> None:
    battle = holding("forest").act("special b1")
    assert battle.prompt() == ("ask-gain", {"rule": "@forest"})
    assert battle.act("gain command").resources("a") == (1, 1)


def test_r37_the_forest_lets_the_player_choose() -> None:
    battle = holding("forest").act("special b1")
    assert battle.legal() == ["gain morale", "gain command"]
    assert battle.act("gain morale").resources("a") == (2, 0)


def test_r37_the_lost_icon_is_a_figure_in_the_data() -> None:
    game = title(
        sector=[{"id": "forest", "ops": [{"op": "gain", "resource": "morale", "amount": 1}]}]
    )
    assert holding("forest", game=game).act("special b1").resources("a") == (2, 0)


def test_the_forest_gives_what_there_is_room_for() -> None:
    battle = holding("forest", resources_a=(7, 3)).act("special b1")
    assert battle.resources("a") == (7, 4)
    refused(holding("forest", resources_a=(7, 7)), "special b1", "rule-not-usable")


def test_p17_each_rule_once_a_turn() -> None:
    battle = holding("farmland", dice="special special morale").act("special b1")
    refused(battle, "special b1", "rule-used")


def test_r16_two_sectors_of_one_name_are_two_rules() -> None:
    field = "farmland farmland forest plain ford hill graveyard outpost village"
    battle = position(gauge={"a1": 2, "b1": 2}, field=field, dice="special special morale").acts(
        "special a1", "special b1"
    )
    assert battle.resources("a") == (4, 1)


def test_plain_makes_a_movement() -> None:
    battle = holding("plain").act("special b1")
    assert battle.prompt()[0] == "ask-move"
    assert battle.act("move standard b1").at("b1") == "a:standard"
    refused(holding("plain", a="standard a1 standard a1"), "special b1", "rule-not-usable")


def test_farmland_gives_morale_and_camp_command() -> None:
    assert holding("farmland").act("special b1").resources("a") == (2, 0)
    assert holding("camp").act("special b1").resources("a") == (1, 1)
    refused(holding("camp", resources_a=(1, 7)), "special b1", "rule-not-usable")


def test_crossroads_bring_a_unit_from_the_reserve() -> None:
    battle = holding("crossroads").act("special b1")
    assert battle.at("b1") == "a:standard", "there is one kind in the reserve"
    battle = holding("crossroads", a="elite reserve").act("special b1")
    assert battle.legal() == ["move standard b1", "move elite b1"]
    assert battle.act("move elite b1").at("b1") == "a:elite"


def test_crossroads_need_no_adjacency_but_room() -> None:
    field = "farmland camp forest plain crossroads hill graveyard outpost village"
    battle = position(gauge={"b2": 2}, field=field, dice="special morale").act("special b2")
    assert battle.at("b2") == "a:standard"
    full = position(a="elite b2", gauge={"b2": 2}, field=field, dice="special morale")
    refused(full, "special b2", "rule-not-usable")


def test_ford_rolls_dice_again_without_using_the_free_reroll() -> None:
    battle = holding("ford", dice="special attack attack morale").act("special b1")
    assert battle.legal() == ["reroll attack", "reroll morale"]
    battle.acts("reroll attack", "reroll attack").act("roll", "movement", "movement")
    assert battle.dice == "movement movement morale"
    assert battle.view["rerolls"] == 0
    battle.act("reroll morale").act("roll", "attack")
    assert battle.resources("a") == (1, 0), "the free one is still free"


def test_ford_with_dice_alike_asks_only_for_more_of_them() -> None:
    battle = holding("ford", dice="special attack attack").act("special b1")
    assert battle.legal() == ["reroll attack", "roll"]
    alone = holding("ford", dice="special attack").act("special b1")
    assert alone.legal() == ["roll"]
    refused(holding("ford", dice="special"), "special b1", "rule-not-usable")


def test_the_special_die_of_the_ford_may_be_followed_after_the_roll() -> None:
    battle = (
        holding("ford", dice="special attack", resources_b=(0, 3))
        .act("special b1")
        .act("roll", "morale")
    )
    assert (battle.asked, battle.phase) == (1, "follow")


def test_copse_turns_any_amount_of_one_resource_into_the_other() -> None:
    battle = holding("copse", resources_a=(3, 6)).act("special b1")
    assert battle.legal() == [
        "exchange 1 morale",
        *[f"exchange {count} command" for count in range(1, 5)],
    ]
    assert battle.act("exchange 4 command").resources("a") == (7, 2)
    assert holding("copse", resources_a=(1, 0)).act("special b1").resources("a") == (0, 1), (
        "one way only"
    )
    refused(holding("copse", resources_a=(7, 7)), "special b1", "rule-not-usable")


def test_graveyard_and_outpost_take_from_the_opponent() -> None:
    assert holding("graveyard").act("special b1").resources("b") == (1, 0)
    assert holding("outpost", resources_b=(2, 3)).act("special b1").resources("b") == (2, 2)
    refused(holding("outpost"), "special b1", "rule-not-usable")


def test_hill_gives_a_combat_result_in_an_adjacent_sector() -> None:
    battle = holding("hill", a="elite b2", b="standard b2", gauge={"b2": 1}).act("special b1")
    assert battle.control("b2") == "a", "one result, of either face"
    battle = holding("hill", a="elite c1", b="standard c1", gauge={"c1": -2}).act("special b1")
    assert battle.pawn("c1") == -1, "never doubled"


def test_hill_asks_where_and_reaches_no_farther() -> None:
    battle = holding(
        "hill", a="standard a1 standard c1 elite b3", gauge={"a1": 0, "c1": 0, "b3": 0}
    ).act("special b1")
    assert battle.prompt() == ("ask-aim-combat-result", {"rule": "@hill"})
    assert battle.legal() == ["target a1", "target c1"]
    assert battle.act("target c1").pawn("c1") == 1


def test_hill_drives_an_intruder_out_and_the_owner_chooses_where_it_goes() -> None:
    gauge = {"b2": 2, "a2": -2, "c2": -2}
    battle = holding("hill", a="standard b2", b="standard b2", gauge=gauge).act("special b1")
    assert (battle.asked, battle.phase) == (1, "retreat")
    battle.act("retreat a2")
    assert (battle.asked, battle.at("a2")) == (0, "b:standard")


def test_ruins_set_a_die_for_one_resource() -> None:
    battle = holding("ruins", resources_a=(1, 1)).act("special b1")
    assert battle.prompt() == ("ask-pay", {"rule": "@ruins"})
    battle.act("pay command")
    assert battle.prompt() == ("ask-set-rule", {"rule": "@ruins"})
    assert len(battle.legal()) == 5
    battle.act("set morale attack")
    assert (battle.dice, battle.resources("a")) == ("attack", (1, 0))
    refused(holding("ruins", resources_a=(0, 0)), "special b1", "rule-not-usable")
    refused(holding("ruins", dice="special"), "special b1", "rule-not-usable")


def test_ruins_do_not_ask_for_the_payment_that_is_the_only_one() -> None:
    assert holding("ruins", resources_a=(0, 1)).act("special b1").resources("a") == (0, 0)


def test_village_pays_one_for_two_of_the_other() -> None:
    assert holding("village", resources_a=(1, 0)).act("special b1").resources("a") == (0, 2)
    battle = holding("village", resources_a=(2, 2)).act("special b1").act("pay command")
    assert battle.resources("a") == (4, 1)
    assert holding("village", resources_a=(3, 7)).act("special b1").resources("a") == (5, 6), (
        "only command can do anything"
    )


def test_swamp_makes_a_standard_unit_next_to_it_retreat() -> None:
    battle = holding("swamp", b="standard b2", gauge={"b2": 0}).act("special b1")
    assert battle.resources("a") == (0, 0)
    assert "standard b2" not in battle.units("b")


def test_swamp_spares_elites_and_units_in_sectors_of_their_own() -> None:
    refused(holding("swamp", b="elite b2", gauge={"b2": 0}), "special b1", "rule-not-usable")
    refused(holding("swamp", b="standard b2", gauge={"b2": -2}), "special b1", "rule-not-usable")
    refused(holding("swamp", b="standard b3", gauge={"b3": 0}), "special b1", "rule-not-usable")
    refused(
        holding("swamp", b="standard b2", gauge={"b2": 0}, resources_a=(0, 5)),
        "special b1",
        "rule-not-usable",
    )


def test_swamp_asks_which_sector() -> None:
    battle = holding("swamp", b="standard b2 standard c1", gauge={"b2": 0, "c1": 0}).act(
        "special b1"
    )
    assert battle.prompt()[0] == "ask-aim-force-retreat"
    assert battle.legal() == ["target c1", "target b2"]


def test_trenches_keep_the_opponent_from_moving_the_pawn() -> None:
    battle = holding("trenches", b="standard b1", dice="special").act("special b1")
    assert battle.view["sectors"][1]["shielded"] == "a"
    battle.act("roll", "attack", "defence", "attack", "attack")
    assert battle.legal("attack") + battle.legal("defend") == []
    battle.act("end")
    assert battle.view["sectors"][1]["shielded"] is None, "until one's own next turn"


def test_trenches_do_not_stop_a_forced_retreat() -> None:
    """Side A shields b1 with its trenches. A swamp that reaches units in sectors of their owner's drives its unit out all the same."""
    field = "swamp trenches forest plain ford hill graveyard outpost village"
    far = {"op": "force_retreat", "units": ["standard"], "where": "any_with_enemy_unit"}
    battle = position(
        a="standard b1", gauge={"b1": 3, "a1": -3}, field=field, dice="special", resources_a=(0, 0), resources_b=(1, 0),
        game=title(sector=[{"id": "swamp", "ops": [far]}]),
    )  # fmt: skip
    battle.act("special b1").act("roll", "special", "attack", "attack", "attack")
    assert battle.view["sectors"][1]["shielded"] == "a"
    battle.act("special a1")
    assert battle.at("b1") == ""
    assert (battle.pawn("b1"), battle.control("b1")) == (3, "a"), "the pawn stays"


def test_trenches_do_not_stop_the_swamp() -> None:
    """With the swamp as it is, no play leads here: it spares sectors of the owner's, and a shield keeps them so."""
    field = "swamp trenches forest plain ford hill graveyard outpost village"
    battle = position(
        a="standard b1",
        gauge={"b1": 2, "a1": -3},
        field=field,
        dice="special morale",
        active="b",
        resources_a=(0, 0),
    )
    battle.state.a.shielded = 1 << 1
    assert battle.act("special a1").at("b1") == "", "the unit in b1 retreats, whatever its pawn"


def test_trenches_hold_against_the_gun_battery() -> None:
    battle = holding("gun_battery", b="standard c3", gauge={"c3": -2})
    battle.state.b.shielded = 1 << 8
    refused(battle, "special b1", "rule-not-usable")
    battle.state.b.shielded = 0
    assert battle.act("special b1").pawn("c3") == -1


def test_gun_battery_moves_a_pawn_anywhere_but_takes_no_control() -> None:
    battle = holding("gun_battery", b="standard c3", gauge={"c3": 0}).act("special b1")
    assert battle.pawn("c3") == 1
    assert battle.resources("a") == (0, 0)
    refused(
        holding("gun_battery", b="standard c3", gauge={"c3": 1}), "special b1", "rule-not-usable"
    )


def test_gun_battery_can_break_enemy_control() -> None:
    battle = holding("gun_battery", b="standard c3", gauge={"c3": -2}).act("special b1")
    assert (battle.pawn("c3"), battle.control("c3")) == (-1, None)


def test_watchtower_gives_command_and_makes_following_dearer() -> None:
    battle = holding("watchtower").act("special b1")
    assert battle.resources("a") == (1, 1)
    assert battle.view["follow_cost"] == 2
    battle.act("end")
    assert battle.view["follow_cost"] == 1, "until the end of the turn"


def test_watchtower_is_usable_for_its_second_half_alone() -> None:
    assert holding("watchtower", resources_a=(0, 7)).act("special b1").view["follow_cost"] == 2


def test_watchtower_alone_is_usable_for_the_command_only() -> None:
    field = "farmland watchtower forest plain ford hill graveyard outpost village"
    settings = {"gauge": {"b1": 4}, "dice": "special morale", "field": field, "seats": 1}
    refused(position(resources_a=(0, 7), **settings), "special b1", "rule-not-usable")  # type: ignore[arg-type]
    assert position(resources_a=(0, 6), **settings).act("special b1").resources("a") == (0, 7)  # type: ignore[arg-type]


def test_mine_gives_two_and_one_to_the_opponent() -> None:
    battle = holding("mine").act("special b1").act("gain command")
    assert (battle.resources("a"), battle.resources("b")) == ((1, 2), (2, 1))
    refused(holding("mine", resources_a=(7, 7)), "special b1", "rule-not-usable")


def test_forge_raises_power_for_one_less_with_mixed_payment() -> None:
    battle = holding("forge", resources_a=(2, 2), power=(3, 1)).act("special b1")
    assert battle.legal() == ["power 1", "power 2"]
    battle.act("power 2")
    assert (battle.power("a"), battle.resources("a")) == (4, (0, 1))


def test_r16_the_forge_is_the_one_raise_of_the_turn() -> None:
    battle = (
        holding("forge", resources_a=(7, 7), dice="special special morale")
        .act("special b1")
        .act("power 0")
    )
    assert battle.power("a") == 2
    assert battle.legal("power") == []
    again = holding("forge", resources_a=(7, 7), dice="special special morale").act("power 2")
    refused(again, "special b1", "rule-not-usable")


def test_fortress_reaches_any_sector_with_an_own_unit() -> None:
    battle = holding("fortress", a="standard c3 elite a2", gauge={"c3": 0, "a2": 0}).act(
        "special b1"
    )
    assert battle.legal() == ["target a2", "target c3"]


def test_sanctuary_sets_a_die_for_nothing() -> None:
    battle = holding("sanctuary", resources_a=(0, 0)).act("special b1").act("set morale special")
    assert battle.dice == "special"


# One use of each sector's rule, in b1: the position, what is decided after the special die (dice that fall stand after a colon), and
# everything that has changed in the end.
EXERCISES: dict[str, tuple[dict[str, object], list[str], dict[str, object]]] = {
    "plain": ({}, ["move standard c1"], {"units a": "standard c1 standard reserve elite board renown board", "pawn c1": 0}),
    "farmland": ({}, [], {"morale a": 2}),
    "camp": ({}, [], {"command a": 1}),
    "crossroads": ({}, [], {"units a": "standard b1 standard reserve elite board renown board"}),
    "ford": ({}, ["roll: attack"], {"dice": "attack"}),
    "copse": ({"resources_a": (3, 1)}, ["exchange 2 morale"], {"morale a": 1, "command a": 3}),
    "graveyard": ({}, [], {"morale b": 1}),
    "outpost": ({"resources_b": (2, 1)}, [], {"command b": 0}),
    "forest": ({}, ["gain command"], {"command a": 1}),
    "hill": ({"a": "standard c1", "gauge": {"c1": 0}}, [], {"pawn c1": 1}),
    "ruins": ({}, ["set morale attack"], {"morale a": 0, "dice": "attack"}),
    "village": ({}, [], {"morale a": 0, "command a": 2}),
    "swamp": (
        {"b": "standard c1", "gauge": {"c1": 0}},
        [],
        {"morale a": 0, "units b": "standard reserve standard reserve elite board renown board"},
    ),
    "trenches": ({}, [], {"shielded b1": "a"}),
    "watchtower": ({}, [], {"command a": 1, "fee": 2}),
    "mine": ({}, ["gain morale"], {"morale a": 3, "morale b": 3}),
    "gun_battery": ({"b": "standard c3", "gauge": {"c3": 0}}, [], {"morale a": 0, "pawn c3": 1}),
    "forge": ({"power": (2, 1), "resources_a": (1, 1)}, [],
              {"morale a": 0, "command a": 0, "power a": 3, "units a": "standard reserve standard reserve elite reserve renown board"}),
    "fortress": ({"a": "standard c3", "gauge": {"c3": 0}}, [], {"pawn c3": 1}),
    "sanctuary": ({}, ["set morale command"], {"dice": "command"}),
}  # fmt: skip


def seen(battle: Battle) -> dict[str, object]:
    """All that a special rule can change."""
    facts: dict[str, object] = {
        "dice": battle.dice,
        "fee": battle.view["follow_cost"],
        "over": battle.view["over"],
    }
    for side, army in zip("ab", battle.view["armies"], strict=True):
        facts[f"units {side}"] = battle.units(side)
        facts.update(
            {
                f"morale {side}": army["morale"],
                f"command {side}": army["command"],
                f"power {side}": army["power"],
            }
        )
    for sector in battle.view["sectors"]:
        cell = sector["cell"]
        facts.update(
            {
                f"pawn {cell}": sector["gauge"],
                f"control {cell}": sector["control"],
                f"shielded {cell}": sector["shielded"],
            }
        )
    return facts


@pytest.mark.parametrize("sector", TITLE.cards.sector_ids)
def test_every_sector(sector: str) -> None:
    assert sector in EXERCISES, "a sector of the data needs a position above"
    settings, decisions, changed = EXERCISES[sector]
    battle = holding(sector, **settings)
    before = {**seen(battle), "dice": "morale"}
    battle.act("special b1")
    assert battle.heard("used-rule") == [{"who": "#0", "rule": f"@{sector}"}]
    for decision in decisions:
        text, *rolled = decision.split(": ")
        battle.act(text, *rolled)
    assert (battle.asked, battle.phase) == (0, "turn"), "its rule is done"
    after = seen(battle)
    assert {what: now for what, now in after.items() if now != before[what]} == changed


# --- factions ------------------------------------------------------------------------------------------------------------------


def of_faction(faction: str, **settings: object) -> Battle:
    """Side A leads this faction, at a table where factions have rules."""
    battle = position(options=POWERS, dice="special morale", **settings)  # type: ignore[arg-type]
    battle.state.a.faction = TITLE.cards.faction_ids.index(faction)
    battle.state.b.faction = 0 if battle.state.a.faction else 1
    return battle


def test_factions_have_no_rules_unless_the_table_wants_them() -> None:
    battle = position(dice="special morale", resources_a=(0, 0))
    assert "special faction" not in battle.legal()
    refused(battle, "special faction", "rule-not-usable")


def test_hawthorn_crown_gains_morale_once_a_turn() -> None:
    battle = of_faction("hawthorn_crown").act("special faction")
    assert battle.resources("a") == (3, 1)
    battle.state.dice[5] += 1
    battle.state.left += 1
    refused(battle, "special faction", "rule-not-usable")


@pytest.mark.parametrize(
    ("faction", "space", "after"), [("ember_clans", 1, 2), ("glasswing_swarm", -2, -1)]
)
def test_ember_clans_defend_and_glasswings_attack_undoubled(
    faction: str, space: int, after: int
) -> None:
    battle = of_faction(faction, a="elite c1", b="standard c1", gauge={"c1": space}).act(
        "special faction"
    )
    assert battle.pawn("c1") == after
    refused(
        of_faction(faction, a="elite c1", b="standard c1", gauge={"c1": -space}),
        "special faction",
        "rule-not-usable",
    )


def test_bog_horde_moves() -> None:
    battle = of_faction("bog_horde").act("special faction")
    assert battle.prompt() == ("ask-move", {"rule": "@bog_horde"})
    assert battle.act("move standard a1").at("a1") == "a:standard"


def test_helios_league_strikes_from_afar() -> None:
    assert (
        of_faction("helios_9_league", b="standard c3", gauge={"c3": 0})
        .act("special faction")
        .pawn("c3")
        == 1
    )


def test_ash_protocol_rolls_again() -> None:
    battle = of_faction("ash_protocol").act("special faction").act("roll", "attack")
    assert battle.dice == "attack"
