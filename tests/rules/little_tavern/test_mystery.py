"""The mystery customer: drawn, seen by one, seated face down, shown at the end of the round."""

import json
from collections.abc import Sequence

import pytest
from rules.little_tavern.table import (
    SEATS,
    STANDARD,
    TITLE,
    Tavern,
    character,
    position,
    random_play,
    refused,
    turn,
)

import littleworlds as lw
from littleworlds.core.event import Event

FULL = "goblin goblin goblin goblin"


def seated(
    *tables: str,
    card: str = "jean_jean",
    placer: int = 0,
    active: int = 0,
    coins: Sequence[int] | None = None,
) -> Tavern:
    """A position with one mystery customer at a table."""
    events = "turn_around hello musical_chairs out reserved_seat gathering"
    return position(*tables, mysteries=[(card, placer)], active=active, events=events, coins=coins)


def all_that_is_told(tavern: Tavern, seat: int | None, heard: list[Event]) -> str:
    """Everything that a seat gets: its view, things, prompt, labels of legal actions, and the events as told to it."""
    view = tavern.view(seat)
    found: list[object] = [
        view,
        [thing.to_dict() for thing in tavern.game.things(view)],
        [event.to_dict(seat) for event in heard],
    ]
    if seat is not None:
        prompt = tavern.state.prompt(seat)
        found.append(prompt.to_dict() if prompt else None)
        found.append(
            [tavern.game.describe(view, action).to_dict() for action in tavern.state.legal(seat)]
        )
    return json.dumps(found)


# --- placing it ---------------------------------------------------------------------------------------------------------------


def test_mystery_a_character_is_drawn_and_seated_at_an_incomplete_table() -> None:
    tavern = position("elf noble", FULL, "witch dwarf", "elf").act(
        "draw event", "mystery_customer", "jean_jean"
    )
    assert tavern.legal() == ["seat table 0", "seat table 2", "seat table 3"], (
        "the own table is allowed"
    )
    refused(tavern, "seat table 1", "table-full")
    tavern.act("seat table 2")
    assert tavern.tables[2] == ["witch", "dwarf", "mystery-1"]
    assert tavern.phase == "give"


@pytest.mark.parametrize("placer", range(3))
def test_mystery_it_is_looked_at_in_secret_by_the_one_who_drew_it(placer: int) -> None:
    tavern = turn(position(*STANDARD, active=placer), "mystery_customer")
    assert tavern.told_to(placer, "drew-mystery-own") == [
        {"who": f"#{placer}", "card": "@face_down@jean_jean"}
    ]
    assert tavern.asked == (
        "ask-mystery",
        {"event": "@mystery_customer", "card": "@face_down@jean_jean"},
    )
    assert tavern.view(placer)["mysteries"] == [{"placer": placer, "card": "jean_jean-1"}]
    for other in {None, 0, 1, 2} - {placer}:
        assert tavern.told_to(other, "drew-mystery") == [{"who": f"#{placer}"}]
        assert tavern.told_to(other, "drew-mystery-own") == []
        assert tavern.view(other)["mysteries"] == [{"placer": placer, "card": None}]


def test_mystery_is_seated_face_down() -> None:
    tavern = turn(position(*STANDARD), "mystery_customer").act("seat table 1")
    assert tavern.told_to(None, "seated") == [{"who": "#0", "card": "@face_down", "owner": "#1"}]
    for seat in (None, 0, 1, 2):
        assert tavern.view(seat)["tables"][1] == ["witch-1", "dwarf-1", "mystery-1"]


def test_r02_mystery_draws_a_character_never_an_event() -> None:
    for name in ("elf", "jean_jean", "adventuress_6"):
        tavern = turn(position(*STANDARD), "mystery_customer", name)
        assert tavern.view()["pile"] == 37
        assert len(tavern.view()["events"]) == 6
        assert tavern.view(0)["mysteries"][0]["card"] is not None


def test_mystery_the_only_open_table_is_not_asked_for() -> None:
    tavern = turn(position("elf noble", FULL, "dwarf dwarf dwarf dwarf"), "mystery_customer")
    assert tavern.tables[0] == ["elf", "noble", "mystery-1"]
    assert tavern.phase == "give"
    assert tavern.told_to(0, "drew-mystery-own") != [], "its placer has seen it all the same"


# --- r08: who knows it --------------------------------------------------------------------------------------------------------


def test_r08_only_the_placer_knows_it_at_every_step_of_the_round() -> None:
    """It is drawn, seated, passed on, moved, swapped and sent out; its name never reaches anybody else."""
    tavern = position("elf elf noble", "witch dwarf", "goblin elf elf")
    steps: list[tuple[str, tuple[str, ...]]] = [
        ("draw event", ("mystery_customer", "jean_jean")), ("seat table 1", ()), ("give seat 1", ()),
        ("draw event", ("musical_chairs",)), ("pick mystery-1 at table 1", ()), ("pick noble at table 0", ()), ("give seat 0", ()),
        ("draw event", ("hello",)), ("pick mystery-1 at table 0", ()), ("seat table 2", ()), ("give seat 2", ()),
        ("draw event", ("turn_around",)), ("turn left", ()), ("pick mystery-1 at table 2", ()), ("pick witch at table 1", ()),
        ("give seat 0", ()), ("draw event", ("out",)), ("pick mystery-1 at table 0", ()), ("give seat 1", ()),
        ("draw character", ("witch",)), ("seat table 1", ()),
    ]  # fmt: skip
    for text, drawn in steps:
        tavern.act(text, *drawn)
        assert "jean_jean" in all_that_is_told(tavern, 0, tavern.told), text
        for other in (None, 1, 2):
            assert "jean_jean" not in all_that_is_told(tavern, other, tavern.told), text
    assert tavern.discard == ["mystery-1"]


def test_r08_the_placer_may_look_at_it_wherever_it_is() -> None:
    tavern = seated("elf", "noble", "mystery-1", placer=1)
    assert tavern.view(1)["mysteries"] == [{"placer": 1, "card": "jean_jean-1"}]
    for other in (None, 0, 2):
        assert tavern.view(other)["mysteries"] == [{"placer": 1, "card": None}], (
            "who placed it is public"
        )


def test_r08_the_label_of_a_face_down_guest_names_it_to_its_placer_only() -> None:
    tavern = seated("elf", "noble", "mystery-1", placer=1)
    labels = {
        seat: next(t.label for t in TITLE.things(tavern.view(seat)) if t.ref == "card:mystery-1")
        for seat in (0, 1, 2)
    }
    assert labels[1].id == "thing-mystery-own"
    assert labels[1].args["card"] == "@jean_jean"
    assert [labels[other].id for other in (0, 2)] == ["thing-mystery"] * 2


def test_r08_another_mystery_card_changes_nothing_that_the_others_see() -> None:
    first = turn(position(*STANDARD), "mystery_customer", "jean_jean").act("seat table 1")
    second = turn(position(*STANDARD), "mystery_customer", "elf").act("seat table 1")
    for other in (None, 1, 2):
        assert first.view(other) == second.view(other)
    assert first.view(0) != second.view(0)


def test_r08_in_what_the_others_imagine_it_may_be_any_card_they_have_not_seen() -> None:
    tavern = turn(position(*STANDARD), "mystery_customer").act("seat table 1")

    def imagined(seat: int) -> set[str]:
        perspective = TITLE.perspective(tavern.view(seat))
        worlds = [Tavern(perspective.sample(lw.Seeded(seed))) for seed in range(200)]
        return {character(str(world.view(0)["mysteries"][0]["card"])) for world in worlds}

    assert imagined(0) == {"jean_jean"}
    assert len(imagined(1)) > 8


# --- r07: a guest without a clan ----------------------------------------------------------------------------------------------


def test_r07_it_takes_a_chair() -> None:
    tavern = seated("elf noble witch mystery-1", "elf", "elf").act("draw character", "elf")
    assert tavern.legal() == ["seat table 1", "seat table 2"]


def test_r07_it_counts_as_a_character_for_the_event_condition() -> None:
    assert seated("elf", "mystery-1", "elf").legal() == ["draw character", "draw event"]


def test_r07_its_clan_cannot_be_named_for_a_gathering() -> None:
    tavern = seated("mystery-1 elf noble", "elf", "goblin", placer=0).act("draw event", "gathering")
    assert tavern.legal() == ["gather elves", "gather nobles"], "not even by the one who knows it"
    refused(tavern, "gather goblins", "clan-not-here")


def test_r07_a_gathering_does_not_send_it_away() -> None:
    tavern = seated("goblin elf", "mystery-1 goblin", "elf", placer=1)
    tavern.act("draw event", "gathering").act("gather goblins")
    assert tavern.tables == [["elf"], ["mystery-1"], ["elf"]], (
        "its owner is not asked: only the other goblin shows its clan"
    )
    assert tavern.phase == "give"


def test_r10_who_has_the_clan_only_face_down_discards_nothing() -> None:
    tavern = (
        seated("goblin elf", "mystery-1 elf", "elf", placer=1)
        .act("draw event", "gathering")
        .act("gather goblins")
    )
    assert tavern.tables == [["elf"], ["mystery-1", "elf"], ["elf"]]


def test_r07_somebody_of_the_clan_face_down_cannot_be_picked_for_a_gathering() -> None:
    tavern = seated(
        "adventuress_1 elf",
        "mystery-1 adventuress_3 adventuress_4",
        "elf",
        card="adventuress_2",
        placer=1,
    )
    tavern.act("draw event", "gathering").act("gather adventuresses")
    assert tavern.legal() == ["pick adventuress_3 at table 1", "pick adventuress_4 at table 1"]
    refused(tavern, "pick mystery-1 at table 1", "wrong-clan")
    refused(tavern, "pick adventuress_2 at table 1", "nobody-like-that")


def test_r12_gathering_with_only_a_face_down_guest_has_no_effect_but_costs_the_coin() -> None:
    tavern = seated("mystery-1", "goblin", "goblin").act("draw event", "gathering")
    assert tavern.heard == ["turned", "no-clan"]
    assert tavern.tables == [["mystery-1"], ["goblin"], ["goblin"]]
    assert tavern.legal() == ["give seat 1", "give seat 2"]
    assert tavern.act("give seat 2").coins == [2, 3, 4]


def test_r07_it_may_be_passed_on_face_down() -> None:
    tavern = (
        seated("mystery-1 elf", "noble", "witch").act("draw event", "turn_around").act("turn left")
    )
    assert tavern.legal(0) == ["pick mystery-1 at table 0", "pick elf at table 0"]
    tavern.act("pick mystery-1 at table 0")
    assert tavern.tables == [["elf", "witch"], ["mystery-1"], ["noble"]]
    assert tavern.told_to(None, "passed")[0] == {"who": "#0", "card": "@face_down", "owner": "#1"}


def test_r07_it_may_be_moved_face_down() -> None:
    tavern = (
        seated("elf", "mystery-1 noble", "witch")
        .act("draw event", "hello")
        .act("pick mystery-1 at table 1")
    )
    assert tavern.tables == [["elf", "mystery-1"], ["noble"], ["witch"]]
    assert tavern.told_to(None, "moved") == [
        {"who": "#0", "card": "@face_down", "from": "#1", "owner": "#0"}
    ]


def test_r07_it_may_be_swapped_face_down() -> None:
    tavern = (
        seated("elf", "mystery-1 noble", "witch")
        .act("draw event", "musical_chairs")
        .act("pick mystery-1 at table 1")
    )
    assert tavern.tables == [["mystery-1"], ["elf", "noble"], ["witch"]]
    args = {"who": "#0", "card": "@elf", "owner": "#1"}
    assert tavern.told_to(1, "swapped") == [{**args, "other": "@face_down"}]
    assert tavern.told_to(0, "swapped") == [{**args, "other": "@face_down@jean_jean"}]


def test_r07_it_may_be_replaced_face_down() -> None:
    tavern = (
        seated("elf mystery-1", "noble", "witch")
        .act("draw event", "reserved_seat", "dwarf")
        .act("pick mystery-1 at table 0")
    )
    assert tavern.tables[0] == ["elf", "dwarf"]
    args = {"who": "#0", "card": "@dwarf"}
    assert tavern.told_to(1, "replaced") == [{**args, "other": "@face_down"}]
    assert tavern.told_to(0, "replaced") == [{**args, "other": "@face_down@jean_jean"}]


def test_r07_it_is_another_than_an_open_guest_of_its_kind() -> None:
    """Face down it is not one of the equal elves, so that who has both is asked."""
    tavern = seated("elf mystery-1", "noble", "witch", card="elf").act("draw event", "out")
    assert tavern.legal() == ["pick elf at table 0", "pick mystery-1 at table 0"]


# --- r16: discarded face down -------------------------------------------------------------------------------------------------


def test_r16_it_is_discarded_face_down() -> None:
    tavern = (
        seated("elf mystery-1", "noble", "witch", placer=2)
        .act("draw event", "out")
        .act("pick mystery-1 at table 0")
    )
    assert tavern.told_to(0, "dismissed") == [{"who": "#0", "card": "@face_down"}]
    for seat in (None, 0, 1, 2):
        assert tavern.view(seat)["discard"] == ["mystery-1"]
    assert tavern.view(2)["mysteries"][0]["card"] == "jean_jean-1"
    assert "jean_jean" not in all_that_is_told(tavern, 0, tavern.told), (
        "not even to the one who sent it away"
    )


def test_further_ruling_discarded_it_stays_among_the_unseen_of_the_others() -> None:
    tavern = (
        seated("elf mystery-1", "noble", "witch", placer=2)
        .act("draw event", "out")
        .act("pick mystery-1 at table 0")
    )
    hidden = tavern.state.hidden(0)
    assert hidden == [["pile", "mystery 0"]]
    assert tavern.state.hidden(2) == []


@pytest.mark.parametrize(("coins", "over"), [([3, 0, 0], False), ([20, 0, 0], True)])
def test_further_ruling_discarded_it_is_never_revealed(coins: list[int], over: bool) -> None:
    tavern = seated(
        "elf elf elf elf",
        FULL,
        "dwarf dwarf mystery-1 noble",
        active=2,
        placer=0,
        coins=[coins[0], coins[1], 1],
    )
    tavern.act("draw event", "out").act("pick mystery-1 at table 2").act("give seat 0").act(
        "draw character", "dwarf"
    )
    assert "round-over" in tavern.heard
    assert "showed" not in tavern.heard
    assert tavern.view()["over"] is over
    for other in (None, 1, 2):
        assert "jean_jean" not in all_that_is_told(tavern, other, tavern.told)
    if not over:
        assert "jean_jean" in tavern.state.places()["pile"], (
            "it is back among all the cards of the next round"
        )


# --- r09: revealed ------------------------------------------------------------------------------------------------------------


def test_r09_it_is_revealed_before_any_tip_is_counted() -> None:
    tavern = seated(
        "elf elf elf elf", "mystery-1 goblin goblin goblin", "dwarf dwarf dwarf", coins=[0, 0, 0]
    )
    tavern.act("draw character", "noble")
    assert tavern.told_to(2, "showed") == [{"owner": "#1", "card": "@jean_jean"}]
    assert tavern.heard.index("showed") < tavern.heard.index("tip")
    assert tavern.final


def test_r09_it_counts_in_full_at_its_table() -> None:
    tavern = seated(
        "elf elf elf elf", "mystery-1 goblin goblin goblin", "dwarf dwarf dwarf", coins=[0, 0, 0]
    )
    tavern.act("draw character", "noble")
    assert [args["coins"] for args in tavern.told_to(None, "tips")] == [16, 16, 3 * 2 + 5]


def test_r09_it_counts_in_full_for_every_other_table() -> None:
    tavern = seated(
        "noble elf elf elf",
        "mystery-1 goblin goblin goblin",
        "dwarf dwarf dwarf",
        card="noble",
        coins=[0, 0, 0],
    )
    tavern.act("draw character", "noble")
    assert [args["coins"] for args in tavern.told_to(None, "tips")] == [9 + 3, 3, 3 * 2 + 3]


def test_r09_its_clan_counts_for_a_dwarf() -> None:
    tavern = seated(
        "elf elf elf elf",
        "mystery-1 dwarf goblin goblin",
        FULL.rsplit(" ", 1)[0],
        card="noble",
        coins=[0, 0, 0],
    )
    tavern.act("draw character", "goblin")
    assert tavern.told_to(None, "tips")[1]["coins"] == 5 + 3


def test_r06_a_round_filled_by_it_pays_the_coin_then_reveals_then_tips() -> None:
    tavern = turn(
        position("elf elf elf elf", FULL, "dwarf dwarf dwarf", coins=[1, 0, 0]),
        "mystery_customer",
        "noble",
    )
    assert tavern.phase == "give"
    tavern.act("give seat 1")
    assert tavern.heard[:4] == ["gave", "round-over", "showed", "tip"]
    assert tavern.actors == [1]
    assert tavern.final


def test_revealed_at_the_end_of_the_play_it_is_known_to_all() -> None:
    tavern = seated(
        "elf elf elf elf", "mystery-1 goblin goblin goblin", "dwarf dwarf dwarf", coins=[20, 0, 0]
    )
    tavern.act("draw character", "noble")
    assert tavern.view()["over"]
    for seat in (None, 0, 1, 2):
        assert tavern.view(seat)["tables"][1][0] == "jean_jean-1"
        assert tavern.view(seat)["mysteries"] == [{"placer": None, "card": "jean_jean-1"}]


def test_in_the_next_round_nothing_is_left_of_it() -> None:
    tavern = seated(
        "elf elf elf elf", "mystery-1 goblin goblin goblin", "dwarf dwarf dwarf", coins=[0, 0, 0]
    )
    tavern.act("draw character", "noble")
    assert tavern.view()["round"] == 2
    assert tavern.view(0)["mysteries"] == []
    assert "mystery_customer" in tavern.view()["events"]


# --- tips as shown while it sits ----------------------------------------------------------------------------------------------


def tips_shown(tavern: Tavern, seat: int | None) -> list[int]:
    things = {thing.ref: thing for thing in TITLE.things(tavern.view(seat))}
    return [int(str(things[f"table:{table}"].notes[0].args["coins"])) for table in range(3)]


def test_further_ruling_tips_are_shown_without_it_to_all_but_its_placer() -> None:
    tavern = seated("noble elf", "mystery-1 dwarf", "witch", card="noble", placer=2)
    for other in (None, 0, 1):
        assert tips_shown(tavern, other) == [5 + 1, 1, 2]
    assert tips_shown(tavern, 2) == [4 + 1, 4 + 2, 2]


def test_further_ruling_what_it_would_tip_is_shown_to_its_placer_only() -> None:
    tavern = seated("noble elf", "mystery-1 dwarf", "witch", card="noble", placer=2)
    notes = {
        seat: next(t.notes for t in TITLE.things(tavern.view(seat)) if t.ref == "card:mystery-1")
        for seat in (0, 1, 2)
    }
    assert (
        [note.id for note in notes[0]] == [note.id for note in notes[1]] == ["note-worth-unknown"]
    )
    assert (notes[2][0].id, notes[2][0].args) == ("note-worth", {"coins": 4})


@pytest.mark.parametrize("seats", SEATS)
def test_with_one_copy_there_is_at_most_one_in_a_round(seats: int) -> None:
    for seed in range(20):
        for moment in random_play(seats, seed):
            assert len(moment.after["mysteries"]) <= 1, moment.where
