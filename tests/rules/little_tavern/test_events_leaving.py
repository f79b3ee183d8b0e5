"""The events by which guests leave: Out!, Reserved seat and Gathering!"""

from rules.little_tavern.table import STANDARD, position, refused

# --- Out! ---------------------------------------------------------------------------------------------------------------------


def test_out_one_own_character_is_discarded() -> None:
    tavern = position(*STANDARD).act("draw event", "out")
    assert tavern.legal() == ["pick elf at table 0", "pick noble at table 0"]
    tavern.act("pick noble at table 0")
    assert tavern.tables[0] == ["elf"]
    assert tavern.discard == ["noble"]
    assert tavern.told_to(2, "dismissed") == [{"who": "#0", "card": "@noble"}]


def test_out_the_character_is_not_drawn_again_in_the_round() -> None:
    tavern = (
        position("jean_jean elf", "elf", "elf")
        .act("draw event", "out")
        .act("pick jean_jean at table 0")
        .act("give seat 1")
    )
    places = tavern.state.places()
    assert "jean_jean" not in places["pile"]
    assert places["discard"] == ["jean_jean"]


def test_out_nobody_is_sent_out_from_another_table() -> None:
    tavern = position(*STANDARD).act("draw event", "out")
    refused(tavern, "pick witch at table 1", "wrong-table")


def test_out_the_only_character_leaves_unasked() -> None:
    tavern = position("elf", "noble", "witch").act("draw event", "out")
    assert tavern.tables[0] == []
    assert tavern.heard == ["turned", "dismissed"]
    assert tavern.phase == "give"


# --- Reserved seat ------------------------------------------------------------------------------------------------------------


def test_reserved_a_drawn_character_replaces_an_own_one_who_is_discarded() -> None:
    tavern = position(*STANDARD).act("draw event", "reserved_seat", "dwarf")
    assert tavern.legal() == ["pick elf at table 0", "pick noble at table 0"]
    tavern.act("pick elf at table 0")
    assert tavern.tables == [["dwarf", "noble"], ["witch", "dwarf"], ["goblin", "romantic"]]
    assert tavern.discard == ["elf"]
    assert tavern.told_to(1, "replaced") == [{"who": "#0", "card": "@dwarf", "other": "@elf"}]
    assert tavern.phase == "give"


def test_further_ruling_reserved_the_newcomer_is_shown_to_all_before_the_choice() -> None:
    tavern = position(*STANDARD).act("draw event", "reserved_seat", "dwarf")
    for seat in (None, 0, 1, 2):
        assert tavern.told_to(seat, "drew") == [{"who": "#0", "card": "@dwarf"}]
        assert tavern.view(seat)["drawn"] == "dwarf-2"
    assert tavern.final


def test_reserved_the_newcomer_must_be_kept() -> None:
    """Only who is replaced is asked; the newcomer goes neither away nor elsewhere."""
    tavern = position(*STANDARD).act("draw event", "reserved_seat", "dwarf")
    refused(tavern, "seat table 1", "not-now")
    refused(tavern, "pick witch at table 1", "wrong-table")
    refused(tavern, "pick dwarf at table 0", "nobody-like-that")


def test_r02_reserved_draws_a_character_never_an_event() -> None:
    for index in range(38):
        tavern = position(*STANDARD)
        name = tavern.state.places()["pile"][index]
        tavern.act("draw event", "reserved_seat", name)
        assert tavern.asked == ("ask-replace", {"event": "@reserved_seat", "card": f"@{name}"})
        assert tavern.view()["pile"] == 37
        assert len(tavern.view()["events"]) == 6


def test_reserved_works_at_a_complete_table() -> None:
    tavern = position("goblin goblin goblin elf", "elf", "elf").act(
        "draw event", "reserved_seat", "jean_jean"
    )
    tavern.act("pick elf at table 0")
    assert tavern.tables[0] == ["goblin", "goblin", "goblin", "jean_jean"]


def test_reserved_the_only_character_is_replaced_unasked() -> None:
    tavern = position("elf", "noble", "witch").act("draw event", "reserved_seat", "dwarf")
    assert tavern.tables[0] == ["dwarf"]
    assert tavern.discard == ["elf"]
    assert tavern.heard == ["turned", "drew", "replaced"]


# --- Gathering! ---------------------------------------------------------------------------------------------------------------


def test_gathering_the_active_player_chooses_a_clan_at_the_own_table() -> None:
    tavern = position(*STANDARD, active=2).act("draw event", "gathering")
    assert tavern.actors == [2]
    assert sorted(tavern.legal()) == ["gather goblins", "gather romantics"]
    refused(tavern, "gather elves", "clan-not-here")


def test_gathering_every_player_discards_one_of_the_clan_the_active_one_too() -> None:
    tavern = (
        position("elf elf noble", "elf dwarf", "elf elf elf elf")
        .act("draw event", "gathering")
        .act("gather elves")
    )
    assert tavern.tables == [["elf", "noble"], ["dwarf"], ["elf", "elf", "elf"]]
    assert tavern.discard == ["elf", "elf", "elf"]
    assert tavern.told_to(None, "gathered") == [{"who": "#0", "clan": "@elves"}]
    assert [args["who"] for args in tavern.told_to(None, "dismissed")] == ["#0", "#1", "#2"]
    assert tavern.phase == "give"


def test_r10_gathering_who_lacks_the_clan_discards_nothing() -> None:
    tavern = (
        position("elf noble", "witch", "elf dwarf")
        .act("draw event", "gathering")
        .act("gather elves")
    )
    assert tavern.tables == [["noble"], ["witch"], ["dwarf"]]


def test_r11_gathering_each_owner_chooses_which_one_leaves() -> None:
    tavern = position("adventuress_1 elf", "adventuress_2 adventuress_5 elf", "elf").act(
        "draw event", "gathering"
    )
    tavern.act("gather adventuresses")
    assert tavern.tables[0] == ["elf"], "the only one leaves unasked"
    assert tavern.actors == [1]
    assert tavern.asked == ("ask-gather", {"event": "@gathering", "clan": "@adventuresses"})
    assert tavern.legal() == ["pick adventuress_2 at table 1", "pick adventuress_5 at table 1"]
    tavern.act("pick adventuress_2 at table 1")
    assert tavern.tables[1] == ["adventuress_5", "elf"]
    assert tavern.actors == [0]
    assert tavern.phase == "give"


def test_r11_gathering_the_active_player_first_then_clockwise() -> None:
    tables = [
        "adventuress_1 adventuress_2",
        "adventuress_3 adventuress_4",
        "elf",
        "adventuress_5 adventuress_6",
    ]
    tavern = position(*tables, active=1).act("draw event", "gathering")
    order = []
    while tavern.phase != "give":
        order.append(tavern.actor())
        tavern.act(tavern.legal()[0])
    assert order == [1, 3, 0], (
        "seat 2 has none of them, and the clan was the only one to be gathered"
    )
    assert [len(table) for table in tavern.tables] == [1, 1, 1, 1]


def test_r11_gathering_jean_jean_or_another_goblin() -> None:
    tavern = (
        position("goblin elf", "jean_jean goblin goblin", "elf")
        .act("draw event", "gathering")
        .act("gather goblins")
    )
    assert tavern.actors == [1]
    assert tavern.legal() == ["pick jean_jean at table 1", "pick goblin at table 1"]
    tavern.act("pick goblin at table 1")
    assert tavern.tables[1] == ["jean_jean", "goblin"]


def test_further_ruling_gathering_with_equal_cards_is_not_asked() -> None:
    tavern = (
        position("elf elf elf noble", "elf elf", "witch")
        .act("draw event", "gathering")
        .act("gather elves")
    )
    assert tavern.phase == "give"
    assert tavern.tables == [["elf", "elf", "noble"], ["elf"], ["witch"]]


def test_gathering_only_one_of_the_clan_leaves_each_table() -> None:
    tavern = position("adventuress_1 adventuress_2 adventuress_3", "elf", "elf").act(
        "draw event", "gathering"
    )
    assert tavern.asked[0] == "ask-gather", "the only clan at the table is not asked for"
    tavern.act("pick adventuress_2 at table 0")
    assert tavern.tables[0] == ["adventuress_1", "adventuress_3"]
    assert tavern.phase == "give"


def test_gathering_somebody_of_the_clan_has_to_leave() -> None:
    tavern = position("adventuress_1 elf", "adventuress_2 adventuress_5 elf", "elf").act(
        "draw event", "gathering"
    )
    tavern.act("gather adventuresses")
    error = refused(tavern, "pick elf at table 1", "wrong-clan")
    assert error.message.args["clan"] == "@adventuresses"
    refused(tavern, "pick adventuress_1 at table 1", "nobody-like-that")


def test_gathering_may_empty_tables() -> None:
    tavern = position("elf", "elf", "elf").act("draw event", "gathering")
    assert tavern.tables == [[], [], []]
    assert tavern.phase == "give"
    assert tavern.act("give seat 2").legal() == ["draw character"]


def test_r16_discards_are_seen_by_all() -> None:
    tavern = position("elf noble", "elf", "elf").act("draw event", "gathering").act("gather elves")
    for seat in (None, 0, 1, 2):
        assert tavern.view(seat)["discard"] == ["elf-1", "elf-2", "elf-3"]
