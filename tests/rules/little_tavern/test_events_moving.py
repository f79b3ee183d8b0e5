"""The events that move guests from table to table: 1, 2, 3, Turn!, Hello! It's me! and Musical chairs."""

import pytest
from rules.little_tavern.table import SEATS, STANDARD, carried_out, position, refused

FULL = "goblin goblin goblin goblin"


# --- 1, 2, 3, Turn! -----------------------------------------------------------------------------------------------------------


def test_turn_the_active_player_chooses_left_or_right() -> None:
    tavern = position(*STANDARD, active=1).act("draw event", "turn_around")
    assert tavern.actors == [1]
    assert tavern.legal() == ["turn left", "turn right"]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("direction", "step"), [("left", 1), ("right", -1)])
def test_turn_every_player_passes_one_character_to_the_neighbour_on_that_side(
    seats: int, direction: str, step: int
) -> None:
    """Further ruling: seats are numbered clockwise, and left is the next seat."""
    own = ["elf", "witch", "dwarf", "noble", "romantic"][:seats]
    tavern = (
        position(*[f"goblin {guest}" for guest in own])
        .act("draw event", "turn_around")
        .act(f"turn {direction}")
    )
    for seat in range(seats):
        tavern.act(f"pick {own[seat]} at table {seat}")
    assert tavern.tables == [["goblin", own[(seat - step) % seats]] for seat in range(seats)]
    assert tavern.phase == "give"


@pytest.mark.parametrize(("direction", "neighbours"), [("left", [1, 2, 0]), ("right", [2, 0, 1])])
def test_turn_the_action_names_the_neighbour_of_the_one_who_chooses(
    direction: str, neighbours: list[int]
) -> None:
    for active in range(3):
        tavern = position(*STANDARD, active=active).act("draw event", "turn_around")
        described = tavern.game.describe(
            tavern.view(active), tavern.game.parse(f"turn {direction}")
        )
        assert described.label.args == {"owner": f"#{neighbours[active]}"}


def test_turn_all_choose_at_the_same_time_in_any_order() -> None:
    ends = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        tavern = position(*STANDARD).act("draw event", "turn_around").act("turn left")
        assert tavern.actors == [0, 1, 2]
        picks = ["pick elf at table 0", "pick witch at table 1", "pick goblin at table 2"]
        for seat in order:
            tavern.act(picks[seat])
        ends.append(tavern.state.dump())
    assert ends[0] == ends[1] == ends[2]


def test_turn_a_character_just_received_is_not_passed_on_at_once() -> None:
    """All pass at the same time: what comes in is not among what may go out."""
    tavern = (
        position("elf noble", "witch dwarf", "goblin romantic")
        .act("draw event", "turn_around")
        .act("turn left")
    )
    tavern.act("pick elf at table 0")
    assert tavern.legal(1) == ["pick witch at table 1", "pick dwarf at table 1"]
    assert tavern.tables == [["elf", "noble"], ["witch", "dwarf"], ["goblin", "romantic"]]


def test_r13_choices_stay_hidden_until_all_are_made() -> None:
    tavern = (
        position(*STANDARD)
        .act("draw event", "turn_around")
        .act("turn left")
        .act("pick elf at table 0")
    )
    assert tavern.told == []
    assert tavern.view(0)["choices"] == ["elf-1", None, None]
    for other in (None, 1, 2):
        assert tavern.view(other)["choices"] == ["?", None, None]
    twin = (
        position(*STANDARD)
        .act("draw event", "turn_around")
        .act("turn left")
        .act("pick noble at table 0")
    )
    for other in (None, 1, 2):
        assert twin.view(other) == tavern.view(other), "that a choice was made is seen, not which"
        assert twin.told == []


def test_r13_all_choices_come_to_light_together() -> None:
    tavern = carried_out("turn_around")
    assert tavern.told_to(None, "passed") == [
        {"who": "#0", "card": "@elf", "owner": "#1"},
        {"who": "#1", "card": "@witch", "owner": "#2"},
        {"who": "#2", "card": "@goblin", "owner": "#0"},
    ]
    assert tavern.final


def test_r13_tables_of_different_sizes_keep_their_sizes() -> None:
    tavern = (
        position("elf", "witch dwarf noble", FULL)
        .act("draw event", "turn_around")
        .act("turn right")
    )
    tavern.act("pick dwarf at table 1")
    assert [len(table) for table in tavern.tables] == [1, 3, 4]
    assert tavern.tables == [
        ["dwarf"],
        ["witch", "noble", "goblin"],
        ["goblin", "goblin", "goblin", "elf"],
    ]


def test_further_ruling_turn_with_one_character_at_a_table_is_not_asked() -> None:
    tavern = (
        position("elf", "witch dwarf", "noble").act("draw event", "turn_around").act("turn left")
    )
    assert tavern.actors == [1]
    assert tavern.view(1)["choices"] == ["elf-1", None, "noble-1"], (
        "a choice that could not be another is no secret"
    )


def test_turn_with_equal_characters_at_a_table_is_not_asked() -> None:
    tavern = (
        position("elf elf", "witch dwarf", "goblin goblin goblin")
        .act("draw event", "turn_around")
        .act("turn left")
    )
    assert tavern.actors == [1]


def test_turn_when_nobody_has_a_choice_it_happens_at_once() -> None:
    tavern = (
        position("elf", "witch", "goblin goblin").act("draw event", "turn_around").act("turn left")
    )
    assert tavern.tables == [["goblin"], ["elf"], ["goblin", "witch"]]
    assert tavern.phase == "give"
    assert tavern.heard == ["turn-left", "passed", "passed", "passed"]


def test_turn_each_chooses_once_and_from_the_own_table() -> None:
    tavern = position(*STANDARD).act("draw event", "turn_around").act("turn left")
    refused(tavern, "pick elf at table 0", "wrong-table", seat=1)
    refused(tavern, "pick witch at table 0", "nobody-like-that", seat=0)
    tavern.act("pick elf at table 0")
    refused(tavern, "pick noble at table 0", "not-your-decision", seat=0)


# --- Hello! It's me! ----------------------------------------------------------------------------------------------------------


def test_hello_an_own_character_goes_to_another_incomplete_table() -> None:
    tavern = position(*STANDARD).act("draw event", "hello").act("pick noble at table 0")
    assert tavern.legal() == ["seat table 1", "seat table 2"]
    tavern.act("seat table 2")
    assert tavern.tables == [["elf"], ["witch", "dwarf"], ["goblin", "romantic", "noble"]]
    assert tavern.told_to(1, "moved") == [
        {"who": "#0", "card": "@noble", "from": "#0", "owner": "#2"}
    ]


def test_hello_a_character_of_another_table_comes_to_the_own() -> None:
    tavern = position(*STANDARD).act("draw event", "hello").act("pick romantic at table 2")
    assert tavern.tables == [["elf", "noble", "romantic"], ["witch", "dwarf"], ["goblin"]]
    assert tavern.phase == "give"
    assert tavern.told_to(1, "moved") == [
        {"who": "#0", "card": "@romantic", "from": "#2", "owner": "#0"}
    ]


def test_hello_both_ways_are_offered() -> None:
    assert position(*STANDARD).act("draw event", "hello").legal() == [
        "pick elf at table 0",
        "pick noble at table 0",
        "pick witch at table 1",
        "pick dwarf at table 1",
        "pick goblin at table 2",
        "pick romantic at table 2",
    ]


def test_hello_no_character_is_moved_between_two_other_tables() -> None:
    tavern = position(*STANDARD).act("draw event", "hello").act("pick witch at table 1")
    assert tavern.tables[0] == ["elf", "noble", "witch"], "where it goes is no question"


def test_hello_an_own_character_does_not_stay() -> None:
    tavern = position(*STANDARD).act("draw event", "hello").act("pick noble at table 0")
    refused(tavern, "seat table 0", "not-now")


def test_hello_a_complete_table_is_no_target() -> None:
    tavern = (
        position("elf noble", FULL, "elf", "elf")
        .act("draw event", "hello")
        .act("pick noble at table 0")
    )
    assert tavern.legal() == ["seat table 2", "seat table 3"]
    refused(tavern, "seat table 1", "table-full")


def test_hello_with_one_open_target_it_is_not_asked_for() -> None:
    tavern = (
        position("elf noble", FULL, "elf").act("draw event", "hello").act("pick noble at table 0")
    )
    assert tavern.tables == [["elf"], ["goblin"] * 4, ["elf", "noble"]]
    assert tavern.phase == "give"


def test_hello_a_character_may_come_from_a_complete_table() -> None:
    tavern = (
        position("elf", "goblin goblin goblin witch", "elf")
        .act("draw event", "hello")
        .act("pick witch at table 1")
    )
    assert tavern.tables == [["elf", "witch"], ["goblin"] * 3, ["elf"]]


def test_hello_with_the_own_table_complete_one_has_to_leave() -> None:
    tavern = position("goblin goblin goblin elf", "elf", "elf").act("draw event", "hello")
    assert tavern.legal() == ["pick goblin at table 0", "pick elf at table 0"]
    assert tavern.asked == ("ask-hello-whom", {"event": "@hello", "ways": "send"})
    refused(tavern, "pick elf at table 1", "own-table-full")


def test_hello_with_all_other_tables_complete_one_has_to_come() -> None:
    tavern = position("elf", FULL, "dwarf dwarf dwarf noble").act("draw event", "hello")
    assert tavern.legal() == [
        "pick goblin at table 1",
        "pick dwarf at table 2",
        "pick noble at table 2",
    ]
    assert tavern.asked == ("ask-hello-whom", {"event": "@hello", "ways": "bring"})
    refused(tavern, "pick elf at table 0", "no-other-open-table")


def test_hello_may_empty_a_table() -> None:
    tavern = (
        position("elf", "noble", "witch").act("draw event", "hello").act("pick noble at table 1")
    )
    assert tavern.tables == [["elf", "noble"], [], ["witch"]]


def test_hello_a_complete_table_of_equals_is_not_asked_whom() -> None:
    tavern = position(FULL, "elf", "elf").act("draw event", "hello")
    assert tavern.asked == ("ask-hello-where", {"event": "@hello", "card": "@goblin"})


# --- Musical chairs -----------------------------------------------------------------------------------------------------------


def test_chairs_one_own_character_and_one_of_another_table_change_places() -> None:
    tavern = (
        position(*STANDARD, active=1)
        .act("draw event", "musical_chairs")
        .act("pick dwarf at table 1")
    )
    tavern.act("pick goblin at table 2")
    assert tavern.tables == [["elf", "noble"], ["witch", "goblin"], ["dwarf", "romantic"]]
    assert tavern.told_to(0, "swapped") == [
        {"who": "#1", "card": "@dwarf", "other": "@goblin", "owner": "#2"}
    ]
    assert tavern.phase == "give"


def test_chairs_complete_tables_take_part() -> None:
    tavern = position(FULL, "elf", "dwarf dwarf dwarf noble").act("draw event", "musical_chairs")
    assert tavern.asked[0] == "ask-swap-other", "four goblins: whom one gives is no question"
    tavern.act("pick noble at table 2")
    assert tavern.tables == [
        ["noble", "goblin", "goblin", "goblin"],
        ["elf"],
        ["dwarf", "dwarf", "dwarf", "goblin"],
    ]


def test_chairs_the_first_is_an_own_one_and_the_second_anothers() -> None:
    tavern = position(*STANDARD).act("draw event", "musical_chairs")
    assert tavern.legal() == ["pick elf at table 0", "pick noble at table 0"]
    refused(tavern, "pick witch at table 1", "wrong-table")
    tavern.act("pick elf at table 0")
    assert tavern.legal() == [
        "pick witch at table 1",
        "pick dwarf at table 1",
        "pick goblin at table 2",
        "pick romantic at table 2",
    ]
    refused(tavern, "pick noble at table 0", "wrong-table")


def test_chairs_the_label_says_who_is_swapped_for_whom() -> None:
    tavern = position(*STANDARD).act("draw event", "musical_chairs").act("pick elf at table 0")
    described = tavern.game.describe(tavern.view(0), tavern.game.parse("pick goblin at table 2"))
    assert described.label.id == "do-pick-swap-other"
    assert described.label.args == {"own": "@elf", "card": "@goblin", "owner": "#2"}
    assert described.slots == [("card:goblin-1",)]


@pytest.mark.parametrize("event", ["turn_around", "hello", "musical_chairs"])
def test_moving_guests_neither_adds_nor_discards_any(event: str) -> None:
    tavern = carried_out(event)
    assert sum(len(table) for table in tavern.tables) == 6
    assert tavern.discard == []
    assert tavern.view()["pile"] == 38
