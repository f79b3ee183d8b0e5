"""What a hand does in one movement: exchanges, with the actions that they hold and where they lead."""

from rules.little_factory.table import TITLE, Factory, position
from rules.sentences import plain, words

from littleworlds.core.gesture import Gesture


def offered(factory: Factory, seat: int = 0) -> list[Gesture]:
    return TITLE.gestures(TITLE.perspective(factory.state.view(seat)))


def found(factory: Factory, *refs: str) -> list[Gesture]:
    slots = sorted((ref,) for ref in refs)
    return [one for one in offered(factory) if sorted(one.slots) == slots]


def gesture(factory: Factory, *refs: str) -> Gesture:
    one = found(factory, *refs)
    assert len(one) == 1, [gesture.slots for gesture in offered(factory)]
    return one[0]


def notations(one: Gesture) -> list[str]:
    return [TITLE.notation(action) for action in one.actions]


def label(one: Gesture, language: str = "en") -> str:
    return plain(words(TITLE, language, 0).say(one.label))


def test_a_card_is_laid_on_the_price_of_another() -> None:
    factory = position("plank wood clay", "", middle="brick thread")
    one = gesture(factory, "hand:0/plank", "choice:buy-brick")
    assert notations(one) == ["exchange plank", "take brick"]
    assert label(one) == "Exchange Planks for “Brick” (2 coins are left to spend)"
    factory.act(*notations(one))
    assert factory.hands[0] == ["wood", "clay", "brick"]
    assert factory.asked == ("ask-take-more", {"coins": 2}), "no coin is lost without asking"


def test_several_cards_are_laid_on_a_price_that_takes_all_of_them() -> None:
    factory = position("thread bread wood clay", "", middle="cheese_dairy")
    one = gesture(factory, "hand:0/thread", "hand:0/bread", "choice:buy-cheese_dairy")
    assert notations(one) == ["exchange thread", "add bread", "take cheese_dairy"]
    assert label(one) == "Exchange Thread and Bread for “Cheese dairy” (2 coins are lost)"
    assert label(one, "fr") == "Échanger Fil et Pain contre « Fromagerie » (2 pièces perdues)"
    factory.act(*notations(one))
    assert factory.fronts[0] == ["cheese_dairy"]
    assert factory.phase == "reveal"


def test_nobody_lays_down_more_than_it_takes() -> None:
    factory = position("plank wood clay", "", middle="brick")
    assert not found(factory, "hand:0/plank", "hand:0/wood", "choice:buy-brick")
    assert not found(factory, "hand:0/wood", "choice:buy-brick"), "one coin is too little"


def test_what_is_done_without_asking_is_no_part_of_a_gesture() -> None:
    """With one card in hand and one thing to buy, discarding it takes that thing."""
    factory = position("brick", "", middle="thread", level_1="")
    assert offered(factory) == []


def test_coins_that_buy_exactly_two_cards_buy_them_at_once() -> None:
    factory = position("", "", middle="brick thread", tiles=[4, 5]).go_on()
    assert factory.phase == "take"
    one = gesture(factory, "choice:buy-brick", "choice:buy-wood")
    assert notations(one) == ["take wood", "take brick"]
    assert label(one) == "Take Wood and Brick"
    factory.act(*notations(one))
    assert factory.hands[0] == ["wood", "brick"]
    assert factory.actor == 1 or factory.phase == "reveal"


def test_a_full_hand_takes_no_two_cards() -> None:
    factory = position("plank wood wood wheat wheat clay clay", "", middle="brick thread")
    factory.act("exchange plank")
    assert len(factory.hands[0]) == 6
    assert offered(factory) == []


def test_several_discarded_cards_buy_one() -> None:
    factory = position("milk brick wood clay", "", middle="thread charcoal")
    factory.act("exchange milk")
    assert [one for one in offered(factory) if one.label.id == "gesture-take-both"]
    assert offered(factory.act("add brick")) == []


def test_nobody_else_has_gestures() -> None:
    assert offered(position("plank wood", "plank wood", middle="brick"), 1) == []
    assert offered(position("plank wood", "", middle="brick", phase="reveal")) == []
