"""Why a thing cannot be chosen, in one sentence without notation."""

import pytest
from rules.sentences import ids, plain, sound, words
from rules.wonderful_world.board import TITLE, World, area, drafting, new, placing, planning

from littleworlds.core.message import Message

DONE = area(done=True)


def why(world: World, ref: str, seat: int = 0, language: str = "en") -> str:
    """The reason as it is read; nothing if the thing can be chosen."""
    reason = TITLE.why_not(world.state.view(seat), ref)
    return "" if reason is None else plain(words(TITLE, language, seat).say(reason))


def test_a_card_in_the_draft_area_has_to_wait_for_the_draft() -> None:
    world = drafting("zeppelin museum", "roswell atlantis", picks=5)
    world.state.areas[0].drafted = [TITLE.cards.number_of["harbor_zone"]]
    assert (
        why(world, "drafted:0.harbor_zone") == "The draft is under way: choose a card of your hand."
    )
    assert why(world, "hand:0.zeppelin") == ""


def test_who_has_chosen_is_not_asked() -> None:
    world = drafting("zeppelin museum", "roswell atlantis", picks=5).act(0, "pick museum")
    assert why(world, "hand:0.zeppelin") == "You are not asked for anything now."


def test_a_recycled_cube_comes_first() -> None:
    world = planning(area(drafted="tank_division museum", sites="wind_turbines"), area())
    world.act(0, "recycle tank_division")
    assert why(world, "drafted:0.museum") == "First place your cube of Materials."
    assert why(world, "drafted:0.museum", language="fr") == "Placez d’abord votre cube (Matériaux)."
    assert why(world, "site:0.wind_turbines.1") == ""


def test_a_free_slot_waits_for_its_cube_or_a_krystallium() -> None:
    world = placing("gold", area(sites="zeppelin museum", left="1 gold"), DONE)
    assert why(world, "slot:0.zeppelin.1.energy") == "You have no cube of Energy to place."


def test_a_character_finds_no_slot() -> None:
    world = placing("gold", area(sites="museum", general=1, left="1 gold"), DONE)
    assert why(world, "piece:0.general") == "“Museum” has no free slot for this: General."


def test_supremacy_comes_first() -> None:
    world = placing("science", area(sites="museum", left="3 science", choosing=True), DONE)
    assert why(world, "cube:0.science") == "First choose the character of your supremacy."


def test_the_empire_card_takes_no_cube_that_is_not_there() -> None:
    world = placing("gold", area(sites="museum"), DONE)
    assert why(world, "empire:0").startswith("You have no cube of")


def test_nobody_draws_from_the_deck_at_a_table() -> None:
    world = planning(area(drafted="museum"), area())
    assert why(world, "pile:deck") == "Nobody draws from the deck: the cards are dealt."


def test_alone_pools_and_exchanges_have_their_order() -> None:
    world = new(1)
    assert why(world, "pile:pools") == "First choose the empire that you lead."
    world.act(0, "empire noram_states")
    assert why(world, "pile:pools") == ""
    world.act(0, "draw", drawn="zeppelin zeppelin museum wind_turbines harbor_zone")
    assert why(world, "pile:pools") == "First build or recycle all your cards."
    world.act(0, "give museum; give zeppelin")
    assert why(world, "drafted:0.zeppelin") == "First draw the cards of the exchange."
    world.act(0, "draw", seed=2)
    assert why(world, "drafted:0.zeppelin") == "First keep one of the cards that you drew."


def test_what_belongs_to_others_is_never_chosen() -> None:
    world = planning(area(sites="museum"), area(sites="museum", drafted="zeppelin"))
    assert why(world, "site:1.museum.1") == ""
    assert TITLE.candidates(world.state.view(0), "site:1.museum.1") == []
    assert TITLE.candidates(world.state.view(None), "site:1.museum.1") == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_is_a_sentence_without_notation(language: str) -> None:
    args = {"card": "@museum", "kind": "@gold", "resource": "@gold", "count": 2}
    found = [id for id in ids(TITLE, language) if id.startswith("why-")]
    assert len(found) > 15
    for id in found:
        sentence = words(TITLE, language, 0).say(Message(id, {**args}))
        assert sound(sentence), sentence
        assert sentence.endswith("."), sentence
