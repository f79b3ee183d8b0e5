"""Why a thing cannot be chosen, what is still missing for it, and the points so far."""

import pytest
from rules.little_factory.table import TITLE, Factory, position
from rules.sentences import ids, plain, sound, words

from littleworlds.core.message import Message

FULL = "wood wood wood wheat wheat clay clay"


def why(factory: Factory, ref: str, seat: int = 0, language: str = "en") -> str:
    """The reason as it is read; nothing if the thing can be chosen."""
    reason = TITLE.why_not(factory.state.view(seat), ref)
    return "" if reason is None else plain(words(TITLE, language, seat).say(reason))


def last_note(factory: Factory, ref: str, seat: int | None = 0, language: str = "en") -> str:
    found = {thing.ref: thing for thing in TITLE.things(factory.state.view(seat))}
    return plain(words(TITLE, language, seat).say(found[ref].notes[-1]))


def test_a_card_that_cannot_be_paid_says_what_is_lacking() -> None:
    factory = position("wood clay", "", middle="mansion brick")
    assert why(factory, "offer:brick") == ""
    assert why(factory, "building:mansion") == "You lack Brick, Cut stone and Planks."
    assert why(factory, "building:mansion", language="fr").startswith("Il vous manque Brique")


def test_a_card_that_can_only_be_bought_says_how() -> None:
    """Its note says that the coins are there: what its recipe lacks is no reason."""
    factory = position("cow cow wood", "", middle="dairy")
    assert last_note(factory, "building:dairy") == (
        "You can buy it; to produce it you lack Cut stone."
    )
    assert why(factory, "building:dairy") == (
        "Cards are bought in an exchange: first discard what you pay with."
    )


def test_another_player_has_the_turn() -> None:
    factory = position("wood", "clay", middle="brick")
    assert why(factory, "offer:brick", 1) == "You are not asked for anything now."


def test_a_card_that_is_too_dear_says_its_price() -> None:
    factory = position("brick wood", "", middle="plank").act("exchange brick")
    assert why(factory, "offer:plank").startswith("“Planks” costs")


def test_a_full_hand_has_no_room() -> None:
    assert why(position(FULL, "", "", ""), "offer:stone").startswith("Your hand would exceed 7")


def test_the_action_is_done_once() -> None:
    factory = position("fish wood clay", "", fronts=["fishmonger"], middle="brick")
    factory.act("produce wood")
    assert why(factory, "offer:brick") == "You have already produced or exchanged this turn."
    assert why(factory, "building:fishmonger") == ""


def test_a_building_works_once_a_turn() -> None:
    factory = position("fish wood", "", fronts=["fishmonger"], activated="fishmonger")
    assert why(factory, "building:fishmonger") == (
        "“Fishmonger” has already been activated this turn."
    )


def test_an_exchange_is_finished_first() -> None:
    factory = position("plank fish wood", "", fronts=["fishmonger"]).act("exchange plank")
    assert why(factory, "building:fishmonger") == "First finish your exchange."


def test_new_cards_are_revealed_first() -> None:
    factory = position("wood", "", middle="brick", phase="reveal")
    assert why(factory, "offer:wood") == "Your turn is done: first reveal the new cards."


def test_what_belongs_to_others_is_never_chosen() -> None:
    factory = position("wood", "clay", fronts=["", "fishmonger"])
    assert TITLE.candidates(factory.state.view(0), "building:fishmonger") == []
    assert TITLE.candidates(factory.state.view(0), "hand:1/clay") == []
    assert TITLE.candidates(factory.state.view(None), "offer:wood") == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_is_a_sentence_without_notation(language: str) -> None:
    args = {"card": "@brick", "building": "@mill", "cards": ["@brick"], "limit": 7, "cost": 4}
    reasons = [id for id in ids(TITLE, language) if id.startswith("why-")]
    assert len(reasons) > 10
    for id in reasons:
        message = Message(id, {**args, "coins": 2})
        sentence = words(TITLE, language, 0).say(message)
        assert sound(sentence), sentence
        assert sentence.endswith("."), sentence


def test_a_card_in_the_middle_says_what_is_missing_for_it() -> None:
    factory = position("wood clay", "bread", middle="mansion brick")
    assert last_note(factory, "offer:brick") == (
        "You can produce it; to buy it you lack one coin on top of your hand."
    )
    assert last_note(factory, "building:mansion") == (
        "You lack Brick, Cut stone and Planks, or 16 coins on top of your hand."
    )
    assert last_note(factory, "offer:brick", 1) == "You can buy it; to produce it you lack Clay."
    assert "lack" not in last_note(factory, "offer:brick", None), "an onlooker has no hand"


def test_a_building_says_that_what_it_gives_is_not_on_offer() -> None:
    missing = position("fishing_rod", "", fronts=["pond"], middle="brick")
    assert last_note(missing, "building:pond") == (
        "Struck out: “Fish” does not lie in the middle now."
    )
    offered = position("fishing_rod", "", fronts=["pond"], middle="fish")
    assert "Struck out" not in last_note(offered, "building:pond")


def test_a_building_says_so_before_it_is_built() -> None:
    for middle, warns in [("pond", True), ("pond fish", False)]:
        street = TITLE.things(position("plank", "", middle=middle).state.view(0))
        notes = next(thing.notes for thing in street if thing.ref == "building:pond")
        assert ("note-not-offered" in [note.id for note in notes]) == warns


def test_coins_that_are_left_to_spend_count_for_a_price() -> None:
    start = position("", "", middle="milk iron", tiles=[4, 5]).go_on()
    assert last_note(start, "offer:milk") == "You can buy it; to produce it you lack Cow."
    assert last_note(start, "offer:iron") == "You lack Stone and Charcoal, or 4 coins."
    assert last_note(start, "offer:iron", 1).endswith(", or 3 coins.")
    paying = position("sheep wood clay", "", middle="iron milk").act("exchange sheep")
    assert last_note(paying, "offer:milk").startswith("You can buy it;")
    assert last_note(paying, "offer:iron").endswith("one coin on top of your hand.")
    taking = paying.act("take milk")
    assert taking.phase == "take"
    assert last_note(taking, "offer:iron").endswith(", or 7 coins.")
    assert last_note(taking, "offer:iron", language="fr").endswith(", ou 7 pièces.")


def test_points_so_far_are_the_lines_of_the_sheet() -> None:
    factory = position("wood", "", fronts=["bakery", "castle"], earned={"bakery": 2})
    lines = TITLE.points(TITLE.perspective(factory.state.view(1)))
    said = [(line.side, plain(words(TITLE, "en").say(line.label)), line.points) for line in lines]
    assert said == [
        ("#0", "“Bakery”", 2),
        ("#0", "Earned by “Bakery”", 2),
        ("#1", "“Castle”", 5),
    ]
