"""Answers that the table gives by itself, those that it does not, and what a question says."""

from rules.little_factory.table import TITLE, Factory, position
from rules.sentences import plain, words

from littleworlds.core.prompt import Prompt


def asked(factory: Factory) -> Prompt:
    prompt = factory.state.prompt(factory.actor)
    assert prompt is not None
    return prompt


def labels(factory: Factory, language: str = "en") -> list[str]:
    view = factory.state.view(0)
    said = [TITLE.describe(view, action).label for action in factory.state.legal(0)]
    return [plain(words(TITLE, language, 0).say(label)) for label in said]


def test_new_cards_are_revealed_by_the_table() -> None:
    factory = position("clay wood", "", middle="brick").act("produce brick discard clay")
    assert factory.legal() == ["reveal"]
    assert TITLE.notation(asked(factory).usual) == "reveal"
    assert asked(factory).harmless


def test_coins_are_not_lost_without_asking() -> None:
    factory = position("plank wood", "", middle="brick").act("exchange plank", "take brick")
    prompt = asked(factory)
    assert TITLE.notation(prompt.usual) == "stop"
    assert not prompt.harmless
    assert not prompt.always, "later there may be more coins"


def test_a_turn_is_not_ended_without_asking_while_a_building_works() -> None:
    factory = position("fish wood", "", fronts=["fishmonger"]).act("produce clay")
    prompt = asked(factory)
    assert (prompt.message.id, TITLE.notation(prompt.usual)) == ("ask-wrap", "end")
    assert not prompt.harmless
    assert not prompt.always


def test_the_action_is_never_the_tables() -> None:
    assert asked(position("clay wood", "", middle="brick")).usual == -1


def test_only_what_can_be_done_is_asked_for_in_an_exchange() -> None:
    alone = position("bread", "", middle="brick thread").act("exchange bread")
    assert asked(alone).message.args["can"] == "take", "the hand is empty"
    poor = position("wood clay", "", middle="brick")
    poor.act("exchange wood")
    assert "discard more" not in plain(words(TITLE, "en", 0).say(asked(alone).message))


def test_several_discarded_cards_are_said_to_buy_one() -> None:
    factory = position("thread bread wood clay", "", middle="cheese_dairy brick")
    factory.act("exchange bread")
    assert asked(factory).message.id == "ask-pay"
    assert "Take “Brick” for 3 coins" in labels(factory), "the rest can still be spent"
    factory.act("add thread")
    question = plain(words(TITLE, "en", 0).say(asked(factory).message))
    assert question == (
        "You have 14 coins to spend. "
        "Several discarded cards buy one card only: take it, or discard more."
    )
    assert "Take “Brick” for 3 coins (11 coins are lost)" in labels(factory)
    assert "Buy “Cheese dairy” for 12 coins (2 coins are lost)" in labels(factory)
    assert "Acheter « Fromagerie » pour 12 pièces (2 pièces perdues)" in labels(factory, "fr")
