"""Taking steps back, through `lw.Play`: what came to light stays, and so does what another has answered."""

from rules.little_tavern.table import Evening


def at_every_table() -> Evening:
    """Somebody at every table, and seat 0 to play: elf and noble, witch and dwarf, goblin and romantic."""
    evening = Evening()
    for table, guests in ((1, "witch dwarf"), (2, "goblin romantic"), (0, "elf noble")):
        for guest in guests.split():
            evening.seat(guest, table)
    return evening


def full_but_one() -> Evening:
    """All tables full but for one chair at table 0; seat 0 plays."""
    evening = Evening()
    for table, guests in (
        (1, "elf elf elf elf"),
        (2, "goblin goblin goblin goblin"),
        (0, "dwarf dwarf dwarf"),
    ):
        for guest in guests.split():
            if evening.tavern.phase == "draw":
                evening.act("draw character", guest)
            if evening.tavern.phase == "seat":
                evening.act(f"seat table {table}")
    return evening


def test_a_seating_may_be_undone() -> None:
    evening = Evening().act("draw character", "elf")
    before = evening.play.state.dump()
    evening.act("seat table 1")
    assert evening.play.can_undo(0)
    assert evening.play.undo(0) == 1
    assert evening.play.state.dump() == before
    evening.act("seat table 2")
    assert evening.tavern.tables == [[], [], ["elf"]]


def test_a_seating_may_be_undone_until_another_acts() -> None:
    evening = Evening().seat("elf", 1)
    assert evening.tavern.actors == [1]
    assert evening.play.can_undo(0), "to be asked is not to act"
    evening.act("draw character", "noble")
    assert evening.why_not_undo(0) == "undo-others-acted"


def test_a_draw_is_never_undone() -> None:
    evening = Evening().act("draw character", "elf")
    assert evening.why_not_undo(0) == "undo-final"
    evening.act("seat table 0").play.undo(0)
    assert evening.why_not_undo(0) == "undo-final"


def test_a_seating_at_the_own_table_is_not_undone_after_the_next_draw() -> None:
    evening = Evening().seat("elf", 0)
    assert evening.play.can_undo(0)
    evening.act("draw character", "noble")
    assert evening.why_not_undo(0) == "undo-final"


def test_a_seating_that_had_no_choice_belongs_to_the_draw() -> None:
    evening = full_but_one()
    assert evening.tavern.tables[0] == ["dwarf"] * 3
    assert evening.tavern.actors == [0]
    assert evening.why_not_undo(0) == "undo-final"


def test_the_end_of_a_round_is_not_undone() -> None:
    evening = full_but_one().act("draw character", "noble")
    assert evening.tavern.view()["round"] == 2
    assert evening.why_not_undo(0) == "undo-final"


def test_a_drawn_event_is_never_undone() -> None:
    evening = at_every_table().act("draw event", "out")
    assert evening.why_not_undo(0) == "undo-final"


def test_an_events_choice_may_be_undone_until_the_next_acts() -> None:
    evening = at_every_table().act("draw event", "out")
    before = evening.play.state.dump()
    evening.act("pick elf at table 0")
    assert evening.play.undo(0) == 1
    assert evening.play.state.dump() == before
    evening.act("pick noble at table 0").act("give seat 2")
    assert evening.play.can_undo(0)
    evening.act("draw character", "elf")
    assert evening.why_not_undo(0) == "undo-others-acted"


def test_a_gift_may_be_undone_until_its_receiver_acts() -> None:
    evening = (
        at_every_table().act("draw event", "out").act("pick elf at table 0").act("give seat 2")
    )
    assert evening.tavern.coins == [2, 3, 4]
    evening.play.undo(0)
    assert evening.tavern.coins == [3, 3, 3]
    evening.act("give seat 1")
    assert evening.tavern.coins == [2, 4, 3]


def test_actions_taken_together_are_undone_together() -> None:
    evening = at_every_table().act("draw event", "hello")
    before = evening.play.state.dump()
    parse = evening.play.game.parse
    assert evening.play.act(0, parse("pick elf at table 0"), parse("seat table 1")) == 2
    assert evening.play.undo(0) == 2
    assert evening.play.state.dump() == before


def test_the_direction_may_be_undone_until_another_has_chosen() -> None:
    evening = at_every_table().act("draw event", "turn_around").act("turn left")
    evening.play.undo(0)
    assert evening.tavern.phase == "direction"
    evening.act("turn right").act("pick witch at table 1")
    assert evening.why_not_undo(0) == "undo-others-acted"


def test_a_secret_choice_may_be_taken_back_until_all_have_chosen() -> None:
    evening = at_every_table().act("draw event", "turn_around").act("turn left")
    evening.act("pick witch at table 1").act("pick elf at table 0")
    assert evening.play.can_undo(1), "though seat 0 has chosen since"
    assert evening.play.undo(1) == 1
    assert evening.tavern.actors == [1, 2]
    evening.act("pick dwarf at table 1").act("pick goblin at table 2")
    assert evening.tavern.tables == [["noble", "goblin"], ["witch", "elf"], ["romantic", "dwarf"]]
    assert evening.why_not_undo(0) == "undo-others-acted"
    assert evening.why_not_undo(1) == "undo-others-acted"
    assert evening.why_not_undo(2) == "undo-final"


def test_the_only_one_with_a_choice_keeps_no_secret_and_may_take_it_back() -> None:
    evening = Evening()
    for table, guests in ((1, "witch dwarf"), (2, "goblin"), (0, "elf")):
        for guest in guests.split():
            evening.seat(guest, table)
    evening.act("draw event", "turn_around").act("turn left").act("pick witch at table 1")
    assert evening.tavern.tables == [["goblin"], ["dwarf", "elf"], ["witch"]]
    assert evening.play.undo(1) == 1
    evening.act("pick dwarf at table 1").act("give seat 2")
    assert evening.tavern.tables == [["goblin"], ["witch", "elf"], ["dwarf"]]
    assert evening.why_not_undo(1) == "undo-others-acted"


def test_taking_back_a_secret_choice_leaves_the_others_as_they_are() -> None:
    evening = at_every_table().act("draw event", "turn_around").act("turn left")
    evening.act("pick elf at table 0")
    alone = evening.play.state.dump()
    evening.act("pick witch at table 1").play.undo(1)
    assert evening.play.state.dump() == alone


def test_the_newcomer_of_reserved_seat_is_not_undone_but_whom_it_replaces_is() -> None:
    evening = at_every_table().act("draw event", "reserved_seat", "jean_jean")
    assert evening.why_not_undo(0) == "undo-final"
    evening.act("pick elf at table 0").play.undo(0)
    evening.act("pick noble at table 0")
    assert evening.tavern.tables[0] == ["elf", "jean_jean"]


def test_where_the_mystery_customer_sits_may_be_undone_but_not_that_it_was_seen() -> None:
    evening = (
        at_every_table().act("draw event", "mystery_customer", "jean_jean").act("seat table 1")
    )
    evening.play.undo(0)
    assert evening.tavern.phase == "mystery"
    assert evening.why_not_undo(0) == "undo-final"


def test_a_gift_that_ends_the_round_and_shows_the_mystery_customer_is_not_undone() -> None:
    evening = full_but_one().act("draw event", "mystery_customer", "noble")
    assert evening.tavern.phase == "give"
    evening.act("give seat 1")
    assert evening.tavern.view()["round"] == 2
    assert evening.why_not_undo(0) == "undo-final"


def test_a_gathering_choice_may_be_undone_until_the_next_owner_chooses() -> None:
    evening = Evening()
    for table, guests in (
        (1, "adventuress_1 adventuress_2"),
        (2, "adventuress_3 adventuress_4"),
        (0, "adventuress_5 elf"),
    ):
        for guest in guests.split():
            evening.seat(guest, table)
    evening.act("draw event", "gathering").act("gather adventuresses")
    assert evening.tavern.actors == [1]
    evening.act("pick adventuress_1 at table 1")
    assert evening.why_not_undo(0) == "undo-others-acted"
    evening.play.undo(1)
    evening.act("pick adventuress_2 at table 1").act("pick adventuress_3 at table 2")
    assert evening.why_not_undo(1) == "undo-others-acted"
    assert evening.tavern.tables == [["elf"], ["adventuress_1"], ["adventuress_4"]]


def test_who_has_done_nothing_has_nothing_to_undo() -> None:
    assert Evening().act("draw character", "elf").why_not_undo(1) == "undo-nothing"
