"""The component data of Little Tavern: what an owner of the box may correct, and how a slip of the pen is told."""

from pathlib import Path

import pytest
from rules.little_tavern.table import (
    FEWER,
    SEATS,
    TITLE,
    Tavern,
    position,
    random_play,
    tips,
    title,
    turn,
)

import littleworlds as lw
from littleworlds.games.little_tavern.data.cards import MOST_CLANS
from littleworlds.words import Words, explain

FULL = "goblin goblin goblin goblin"


def entry(table: str, id: str, **fields: object) -> dict[str, object]:
    return {table: [{"id": id, **fields}]}


# --- broken data --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("overlay", "message", "where", "field"),
    [
        (
            entry("character", "adventuress_6", value="six"),
            "data-integer",
            "character adventuress_6",
            "value",
        ),
        (
            entry("character", "adventuress_6", value=-1),
            "data-integer",
            "character adventuress_6",
            "value",
        ),
        (
            entry("character", "adventuress_6", value=21),
            "data-integer",
            "character adventuress_6",
            "value",
        ),
        (entry("character", "elf", copies=1.5), "data-integer", "character elf", "copies"),
        (entry("character", "elf", copies=True), "data-integer", "character elf", "copies"),
        (entry("character", "elf", clan="elvs"), "data-one-of", "character elf", "clan"),
        (entry("character", "goblin", leader="yes"), "data-flag", "character goblin", "leader"),
        (entry("character", "elf", value=3), "data-unknown-field", "character elf", "value"),
        (entry("character", "elf", coppies=3), "data-unknown-field", "character elf", "coppies"),
        (entry("character", "elf", leader=True), "data-unknown-field", "character elf", "leader"),
        (
            entry("clan", "elves", tip={"rule": "tables", "base": 0, "each": 1}),
            "data-one-of",
            "clan elves.tip",
            "rule",
        ),
        (
            entry("clan", "elves", tip={"rule": "table", "base": 0, "each": -1}),
            "data-integer",
            "clan elves.tip",
            "each",
        ),
        (
            entry("clan", "elves", tip={"rule": "table", "base": 0}),
            "data-missing",
            "clan elves.tip",
            "each",
        ),
        (entry("clan", "elves", tip=3), "data-table", "clan elves", "tip"),
        (entry("event", "out", copies=8), "data-integer", "event out", "copies"),
        (entry("event", "out", effect="none"), "data-unknown-field", "event out", "effect"),
        (entry("piece", "face_down", copies=2), "data-unknown-field", "piece face_down", "copies"),
        ({"rules": {"goal": 0}}, "data-integer", "rules", "goal"),
        ({"rules": {"min_seats": 2}}, "data-integer", "rules", "min_seats"),
        ({"rules": {"max_seats": 6}}, "data-integer", "rules", "max_seats"),
        ({"rules": {"event_gift": 2}}, "data-integer", "rules", "event_gift"),
        ({"rules": {"goals": 30}}, "data-unknown-field", "rules", "goals"),
        ({"coins": {"counts": [20, 14]}}, "data-coins", "coins", "counts"),
        ({"coins": {"total": 45}}, "data-coins", "coins", "counts"),
        ({"coins": {"values": 5}}, "data-list", "coins", "values"),
    ],
)
def test_broken_data_is_refused_with_file_entry_and_field(
    overlay: dict[str, object], message: str, where: str, field: str
) -> None:
    with pytest.raises(lw.DataError) as problem:
        title(**overlay)
    told = problem.value.message
    assert told.id == message
    assert (told.args["entry"], told.args["field"]) == (where, field)
    assert "overlay" in str(told.args["file"])
    assert ".toml" in str(told.args["file"]), "the file that is corrected is named too"
    for language in ("en", "fr"):
        sentence = explain(problem.value, language)
        assert where in sentence
        assert field in sentence


def test_an_unknown_entry_is_refused_with_the_nearest() -> None:
    with pytest.raises(lw.DataError) as problem:
        title(**entry("character", "adventurer_6", value=3))
    assert problem.value.message.id == "data-unknown-entry"
    assert "adventuress_6" in str(problem.value)


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(lw.DataError) as problem:
        title(**entry("characters", "elf", copies=3))
    assert problem.value.message.id == "data-unknown-table"


def test_too_few_characters_for_a_round_are_refused() -> None:
    """27 are needed: at five tables a round can draw so many (R19)."""
    fewer: list[dict[str, object]] = [{"id": "elf", "copies": 0}, {"id": "goblin", "copies": 0}]
    assert title(character=fewer).cards.size == 27
    with pytest.raises(lw.DataError) as problem:
        title(character=[*fewer, {"id": "witch", "copies": 3}])
    assert problem.value.message.id == "data-too-few"
    assert (problem.value.message.args["given"], problem.value.message.args["low"]) == (26, 27)
    assert "26" in explain(problem.value, "fr")


def more_clans(count: int) -> dict[str, object]:
    names = {"name": {"en": "More", "fr": "Encore"}, "tip": {"rule": "table", "base": 0, "each": 1}}
    return {"clan": [{"id": f"more_{n}", "add": True, **names} for n in range(count)]}


def test_as_many_clans_as_bots_can_count_may_be_added() -> None:
    assert len(title(**more_clans(3)).cards.clan_ids) == MOST_CLANS
    with pytest.raises(lw.DataError, match="“clan” would have 11 entries; at most 10 are possible"):
        title(**more_clans(4))


def test_an_overlay_file_is_named_in_its_errors(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'game = "little-tavern"\n[[character]]\nid = "adventuress_6"\nvalue = "six"\n',
        encoding="utf-8",
    )
    with pytest.raises(lw.DataError) as problem:
        lw.game("little-tavern", data=file)
    for word in ("mine.toml", "characters.toml", "character adventuress_6", "value", "six"):
        assert word in str(problem.value)


def test_an_overlay_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "walnut-grove"\n', encoding="utf-8")
    with pytest.raises(lw.DataError) as problem:
        lw.game("little-tavern", data=file)
    assert problem.value.message.id == "data-other-game"


# --- corrections --------------------------------------------------------------------------------------------------------------


def test_another_value_of_an_adventuress_changes_her_tip() -> None:
    tables = ("adventuress_6 goblin goblin goblin", "dwarf dwarf dwarf dwarf", FULL)
    assert tips(*tables, game=title(**entry("character", "adventuress_6", value=9)))[0] == 9
    assert tips(*tables)[0] == 6, "the other game of the title keeps its own"


def test_an_overlay_from_a_file_works_like_one_from_memory(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'game = "little-tavern"\n[[character]]\nid = "adventuress_6"\nvalue = 9\n', encoding="utf-8"
    )
    made, given = (
        lw.game("little-tavern", data=file).data,
        title(**entry("character", "adventuress_6", value=9)).data,
    )
    assert made is not None
    assert given is not None
    assert TITLE.data is not None
    assert made.digest == given.digest != TITLE.data.digest


def test_another_way_of_tipping_changes_the_tips_of_the_clan() -> None:
    game = title(**entry("clan", "elves", tip={"rule": "table", "base": 1, "each": 2}))
    assert tips("elf elf goblin goblin", "dwarf dwarf dwarf dwarf", FULL, game=game)[0] == 2 * (
        1 + 2 * 2
    )


def test_a_tip_that_falls_with_the_tavern_stops_at_nothing() -> None:
    game = title(**entry("clan", "nobles", tip={"rule": "tavern", "base": 2, "each": -1}))
    assert tips("noble noble noble noble", "noble goblin goblin goblin", FULL, game=game)[:2] == [
        0,
        0,
    ]


def test_another_number_of_copies_changes_the_pile() -> None:
    game = title(**entry("character", "witch", copies=6))
    state = game.setup(3, lw.Seeded(1))
    assert state.places()["pile"].count("witch") == 6
    assert len(state.places()["pile"]) == 46


def test_an_event_without_copies_never_comes() -> None:
    game = title(**entry("event", "out", copies=0))
    assert "out" not in game.setup(3, lw.Seeded(1)).places()["events"]


def test_other_figures_of_the_rules_change_the_play() -> None:
    game = title(rules={"start_coins": 5, "goal": 40, "min_seats": 4})
    assert Tavern(game.setup(4, lw.Seeded(1)), game).coins == [5, 5, 5, 5]
    assert game.min_seats == 4
    tavern = position(
        "elf elf elf elf",
        FULL,
        "dwarf dwarf dwarf dwarf",
        "dwarf dwarf noble",
        coins=[23, 0, 0, 0],
        game=game,
    )
    assert not tavern.act("draw character", "witch").view()["over"], "39 coins"
    tavern = position(
        "elf elf elf elf",
        FULL,
        "dwarf dwarf dwarf dwarf",
        "dwarf dwarf noble",
        coins=[24, 0, 0, 0],
        game=game,
    )
    assert tavern.act("draw character", "witch").view()["over"], "40 coins"


def test_another_name_is_said() -> None:
    game = title(**entry("character", "witch", name={"fr": "Magicienne"}))
    assert Words("fr", game.id, game.names["fr"]).name("witch") == "Magicienne"
    assert Words("en", game.id, game.names["en"]).name("witch") == "Witch"
    assert game.data is not None
    assert TITLE.data is not None
    assert game.data.digest == TITLE.data.digest, "a name changes no play"


# --- two mystery customers ----------------------------------------------------------------------------------------------------

TWO = title(**entry("event", "mystery_customer", copies=2))


def two_placed() -> Tavern:
    """Seat 0 has placed Jean-Jean at table 1, and seat 1 a noble at table 0."""
    tavern = position(
        "elf noble", "witch dwarf", "goblin", events="mystery_customer mystery_customer", game=TWO
    )
    turn(tavern, "mystery_customer").act("seat table 1").act("give seat 1")
    return turn(tavern, "mystery_customer", "noble").act("seat table 0").act("give seat 0")


def test_two_mystery_customers_sit_side_by_side() -> None:
    assert two_placed().tables == [
        ["elf", "noble", "mystery-2"],
        ["witch", "dwarf", "mystery-1"],
        ["goblin"],
    ]


def test_each_of_two_mystery_customers_is_known_to_its_placer_alone() -> None:
    tavern = two_placed()
    first, second = {"placer": 0, "card": "jean_jean-1"}, {"placer": 1, "card": "noble-2"}
    dark = [{"placer": 0, "card": None}, {"placer": 1, "card": None}]
    assert tavern.view(0)["mysteries"] == [first, dark[1]]
    assert tavern.view(1)["mysteries"] == [dark[0], second]
    assert tavern.view(2)["mysteries"] == tavern.view(None)["mysteries"] == dark
    assert tavern.state.hidden(0) == [["pile", "mystery 1"]]
    assert tavern.state.hidden(2) == [["pile", "mystery 0", "mystery 1"]]


def test_two_mystery_customers_are_chosen_apart() -> None:
    tavern = position(
        "mystery-1 mystery-2",
        "elf",
        "elf",
        mysteries=[("jean_jean", 1), ("noble", 2)],
        events="out",
        game=TWO,
    )
    tavern.act("draw event", "out")
    assert tavern.legal() == ["pick mystery-1 at table 0", "pick mystery-2 at table 0"]
    tavern.act("pick mystery-2 at table 0")
    assert tavern.tables[0] == ["mystery-1"]
    assert tavern.discard == ["mystery-2"]


def test_r12_two_face_down_guests_have_no_clan_to_gather() -> None:
    tavern = position(
        "mystery-1 mystery-2",
        "elf",
        "elf",
        mysteries=[("elf", 1), ("elf", 2)],
        events="gathering",
        game=TWO,
    )
    assert tavern.act("draw event", "gathering").heard == ["turned", "no-clan"]
    assert tavern.phase == "give"


def test_two_mystery_customers_are_both_revealed_and_count() -> None:
    tables = ("elf elf elf mystery-1", "goblin goblin goblin mystery-2", "dwarf dwarf dwarf")
    tavern = position(
        *tables, mysteries=[("elf", 2), ("jean_jean", 2)], coins=[0, 0, 0], game=TWO
    ).act("draw character", "dwarf")
    assert tavern.told_to(None, "showed") == [
        {"owner": "#0", "card": "@elf"},
        {"owner": "#1", "card": "@jean_jean"},
    ]
    assert [args["coins"] for args in tavern.told_to(None, "tips")] == [16, 16, 4]


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_with_two_mystery_customers_keep_their_cards_and_their_secrets(
    seats: int,
) -> None:
    most = 0
    for seed in range(FEWER // 4):
        for moment in random_play(seats, seed, TWO):
            places = moment.state.places()
            faces = [
                id for place, ids in places.items() for id in ids if not id.startswith("mystery-")
            ]
            assert len(faces) == 44 + 8, moment.where
            assert all(
                one["card"] is None or one["placer"] is None for one in moment.after["mysteries"]
            ), moment.where
            most = max(most, len(moment.after["mysteries"]))
    assert most == 2
