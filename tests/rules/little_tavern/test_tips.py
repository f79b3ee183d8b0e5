"""The tips of the seven clans, counted at the end of a round."""

from itertools import combinations_with_replacement

import pytest
from rules.little_tavern.table import TITLE, position, tip_by_guest, tips

from littleworlds.games.little_tavern.scoring import tips as count_tips

QUIET = "goblin goblin goblin romantic"
"""A table that tips nothing and changes no other's tips."""

LOUNGE = "goblin goblin goblin goblin"


# --- elves --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("elves", "each"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_elves_each_tips_one_per_elf_at_its_table_itself_included(elves: int, each: int) -> None:
    table = " ".join(["elf"] * elves + ["goblin"] * (4 - elves))
    tipped = tip_by_guest(table, "romantic witch dwarf noble", "goblin goblin dwarf goblin")
    assert tipped == [("elf", each)] * elves + [("goblin", 0)] * (4 - elves)


def test_elves_at_other_tables_do_not_count() -> None:
    assert tips("elf goblin goblin goblin", "elf elf elf elf", LOUNGE)[0] == 1


# --- witches ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("elsewhere", "coins"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_witches_tip_two_and_one_more_per_other_witch_in_the_whole_tavern(
    elsewhere: int, coins: int
) -> None:
    others = " ".join(["witch"] * elsewhere + ["goblin"] * (4 - elsewhere))
    assert tip_by_guest("witch romantic elf goblin", others, "goblin goblin elf dwarf")[0] == (
        "witch",
        coins,
    )


def test_witches_at_the_same_table_count_too() -> None:
    assert tips(
        "witch witch goblin goblin", "witch goblin goblin goblin", QUIET.replace("goblin", "dwarf")
    )[:2] == [8, 4]


def test_four_witches_at_one_table_tip_twenty() -> None:
    assert tips("witch witch witch witch", QUIET, LOUNGE)[0] == 20


# --- dwarves ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "each"),
    [
        ("dwarf dwarf dwarf dwarf", 1),
        ("dwarf dwarf dwarf elf", 2),
        ("dwarf elf elf elf", 2),
        ("dwarf elf noble romantic", 4),
        ("dwarf adventuress_1 adventuress_2 elf", 3),
        ("dwarf goblin jean_jean elf", 3),
    ],
)
def test_dwarves_tip_one_per_different_clan_at_their_table_their_own_included(
    table: str, each: int
) -> None:
    tipped = tip_by_guest(table, "goblin goblin goblin goblin", "goblin goblin witch witch")
    assert {coins for guest, coins in tipped if guest == "dwarf"} == {each}


def test_dwarves_do_not_count_clans_of_other_tables() -> None:
    assert tips("dwarf dwarf dwarf dwarf", "elf noble witch romantic", LOUNGE)[0] == 4


# --- nobles -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("elsewhere", "coins"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1)])
def test_nobles_tip_five_less_one_per_other_noble_in_the_whole_tavern(
    elsewhere: int, coins: int
) -> None:
    others = " ".join(["noble"] * elsewhere + ["goblin"] * (4 - elsewhere))
    assert tip_by_guest("noble romantic elf goblin", others, "goblin goblin elf dwarf")[0] == (
        "noble",
        coins,
    )


def test_nobles_at_the_same_table_count_too() -> None:
    assert tips("noble noble goblin goblin", QUIET, "goblin goblin elf dwarf")[0] == 8


def test_r20_no_noble_tips_less_than_one() -> None:
    """All five in the tavern: the least that a noble can tip."""
    assert tips("noble noble noble noble", "noble goblin goblin goblin", LOUNGE)[:2] == [4, 1]


# --- romantics ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("romantics", "total"), [(1, 0), (2, 8), (3, 12), (4, 16)])
def test_romantics_tip_four_each_if_another_sits_at_the_same_table(
    romantics: int, total: int
) -> None:
    table = " ".join(["romantic"] * romantics + ["goblin"] * (4 - romantics))
    assert tips(table, "goblin goblin goblin elf", "dwarf dwarf dwarf dwarf")[0] == total


def test_romantics_at_other_tables_are_no_company() -> None:
    table = "romantic goblin goblin dwarf"
    assert tips("romantic goblin elf elf", table, "romantic goblin goblin dwarf")[0] == 4, (
        "the elves' own tips"
    )


# --- adventuresses ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_adventuresses_tip_what_is_printed_on_the_card(value: int) -> None:
    assert (
        tips(f"adventuress_{value} goblin goblin goblin", "dwarf dwarf dwarf dwarf", LOUNGE)[0]
        == value
    )


def test_adventuresses_do_not_change_each_others_tips() -> None:
    assert tips("adventuress_1 adventuress_2 adventuress_3 adventuress_6", QUIET, LOUNGE)[0] == 12


# --- goblins ------------------------------------------------------------------------------------------------------------------


def test_goblins_tip_nothing() -> None:
    assert tips("goblin goblin goblin goblin", "dwarf dwarf dwarf dwarf", "elf elf elf elf")[0] == 0


@pytest.mark.parametrize(("goblins", "coins"), [(0, 4), (1, 8), (2, 12), (3, 16)])
def test_jean_jean_tips_four_per_goblin_at_his_table_himself_included(
    goblins: int, coins: int
) -> None:
    table = " ".join(
        ["jean_jean"]
        + ["goblin"] * goblins
        + ["romantic"] * (goblins < 3)
        + ["dwarf"] * (2 - goblins)
    )
    tipped = tip_by_guest(table, "goblin goblin goblin goblin", "elf elf elf elf")
    assert tipped[0] == ("jean_jean", coins)
    assert all(coins == 0 for guest, coins in tipped if guest == "goblin")


def test_jean_jean_does_not_count_goblins_of_other_tables() -> None:
    assert (
        tips(
            "jean_jean romantic elf noble",
            "goblin goblin goblin goblin",
            "goblin goblin goblin elf",
        )[0]
        == 4 + 1 + 5
    )


# --- a whole table ------------------------------------------------------------------------------------------------------------


def test_the_rulebooks_example_tips_seven() -> None:
    tables = ("elf elf noble romantic", "noble goblin goblin goblin", "noble goblin goblin goblin")
    assert tip_by_guest(*tables) == [("elf", 2), ("elf", 2), ("noble", 3), ("romantic", 0)]
    assert tips(*tables)[0] == 7


def test_the_tavern_is_all_tables_in_play() -> None:
    """One witch at each of five tables but one: each sees the three others."""
    table = "witch goblin elf dwarf"
    tipped = tips(table, table, table, table, "dwarf elf noble goblin")
    assert tipped == [5 + 1 + 4] * 4 + [4 + 1 + 5]


def test_r21_the_order_of_the_tables_changes_no_tip() -> None:
    tables = [
        "witch noble elf elf",
        "witch noble dwarf romantic",
        "jean_jean goblin romantic romantic",
    ]
    first = tips(*tables)
    assert tips(*tables[1:], tables[0]) == first[1:] + first[:1]
    assert tips(*reversed(tables)) == first[::-1]


def test_r21_the_order_at_a_table_changes_no_tip() -> None:
    others = ("goblin goblin goblin noble", "goblin goblin goblin witch")
    assert tips("dwarf elf witch noble", *others) == tips("noble witch elf dwarf", *others)


# --- the best table -----------------------------------------------------------------------------------------------------------


def best_table(characters: list[str]) -> int:
    """The most that one table of four can tip, over all tables and all witches and nobles elsewhere that the box allows."""
    cards = TITLE.cards
    first = {
        character: cards.kind_of.index(number)
        for number, character in enumerate(cards.character_ids)
    }
    box = {
        character: cards.kind_of.count(number)
        for number, character in enumerate(cards.character_ids)
    }
    best = 0
    for table in combinations_with_replacement(characters, 4):
        if any(table.count(character) > box[character] for character in set(table)):
            continue
        guests = [
            first[character] + table[:chair].count(character)
            for chair, character in enumerate(table)
        ]
        for witches in range(5 - table.count("witch")):
            for nobles in range(6 - table.count("noble")):
                elsewhere = [first["witch"] + 3 - number for number in range(witches)]
                elsewhere += [first["noble"] + 4 - number for number in range(nobles)]
                best = max(best, sum(count_tips(cards, [guests, elsewhere])[0]))
    return best


def test_figure_the_best_table_without_adventuresses_tips_20() -> None:
    characters = [id for id in TITLE.cards.character_ids if not id.startswith("adventuress")]
    assert best_table(characters) == 20
    assert tips("witch witch witch witch", QUIET, LOUNGE)[0] == 20
    assert tips("witch witch witch noble", "witch goblin goblin elf", LOUNGE)[0] == 20


def test_figure_the_best_table_with_adventuresses_tips_21() -> None:
    assert (
        best_table(
            [
                "witch",
                "noble",
                "romantic",
                "jean_jean",
                "goblin",
                "adventuress_5",
                "adventuress_6",
                "elf",
                "dwarf",
            ]
        )
        == 21
    )
    assert tips("witch witch witch adventuress_6", "witch goblin goblin elf", LOUNGE)[0] == 21


# --- tips as shown during the round -------------------------------------------------------------------------------------------


def worth(tables: list[str], seat: int | None = None) -> list[list[str]]:
    """What the notes say of each guest, table by table."""
    tavern = position(*tables)
    shown: list[list[str]] = [[] for _ in tables]
    for thing in TITLE.things(tavern.view(seat)):
        if thing.ref.startswith("card:") and thing.within.startswith("table:"):
            note = thing.notes[0]
            shown[int(thing.within[-1])].append(
                str(note.args["coins"]) if note.id == "note-worth" else "?"
            )
    return shown


def test_what_a_guest_would_tip_now_is_shown_to_all() -> None:
    for seat in (None, 0, 1, 2):
        assert worth(["elf elf noble", "noble witch", "dwarf"], seat) == [
            ["2", "2", "4"],
            ["4", "2"],
            ["1"],
        ]


def test_what_a_table_would_tip_now_is_shown_to_all() -> None:
    tavern = position("elf elf noble", "noble witch", "dwarf")
    notes = {
        thing.ref: thing.notes[0].args
        for thing in TITLE.things(tavern.view(1))
        if thing.ref.startswith("table:")
    }
    assert notes == {"table:0": {"coins": 8}, "table:1": {"coins": 6}, "table:2": {"coins": 1}}
