"""Usual answers: which the table may give by itself, and near ones that it may not."""

from rules.walnut_grove.grove import Grove, autumn, before_winter, enter_winter, fresh, spring

from littleworlds.core.chance import Seeded
from littleworlds.core.play import Play
from littleworlds.core.prompt import Prompt
from littleworlds.games.walnut_grove.rules import before_scoring
from littleworlds.games.walnut_grove.rules.phases import LAST


def prompt(grove: Grove, seat: int = 0) -> Prompt:
    asked = grove.game.perspective(grove.state.view(seat)).prompt()
    assert asked is not None
    return asked


def usual(grove: Grove) -> str:
    answer = prompt(grove).usual
    return grove.game.notation(answer) if answer >= 0 else ""


def last_winter(goods: str, labourers: str = "") -> Grove:
    """The last winter with a help tile face up."""
    years = int(fresh().game.cards.years)
    grove = before_winter(year=years, disc="b1").hire(labourers).give(goods)
    grove.farm().help_up = 1
    return enter_winter(grove)


def test_the_first_tiles_are_drawn_by_the_table() -> None:
    grove = fresh().act("start church")
    assert (usual(grove), prompt(grove).harmless) == ("draw", True)


def test_a_year_is_closed_by_the_player_alone() -> None:
    grove = autumn(at="hotel").act("pass")
    assert grove.legal() == ["draw"]
    assert (usual(grove), prompt(grove).harmless) == ("draw", False), (
        "until the disc is turned the walk can be taken back"
    )


def test_a_walk_that_ends_the_autumn_can_be_taken_back() -> None:
    play = Play(fresh().game, 1, Seeded(5))
    while play.state.prompt(0).message.id != "ask-go":  # type: ignore[union-attr]
        play.act(0, play.state.legal(0)[0])
    before = play.state.view(0)
    play.act(0, play.game.parse("pass"))
    assert [play.game.notation(action) for action in play.state.legal(0)] == ["draw"]
    play.undo(0)
    assert play.state.view(0) == before


def test_a_choice_of_tiles_is_left_to_the_player() -> None:
    assert (usual(spring("l01 l06")), prompt(spring("l01 l06")).harmless) == ("", False)


def test_coins_are_drawn_by_the_table_once_nothing_more_can_be_sold() -> None:
    grove = autumn(at="hotel").give("grain 1 fish 1").act("go general_store", "sell 1,0 a")
    assert (usual(grove), prompt(grove).harmless) == ("", False), "the fish could be sold too"
    grove.act("sell 3,0 a")
    assert grove.legal() == ["draw"]
    assert (usual(grove), prompt(grove).harmless) == ("draw", True)


def test_in_the_last_winter_repaying_cannot_gain_if_nothing_is_missing() -> None:
    grove = last_winter("wood 9 fish 9 grain 9 dairy 9")
    assert grove.step() == "winter"
    assert (usual(grove), prompt(grove).harmless) == ("done", True)


def test_in_the_last_winter_repaying_can_gain_if_something_is_missing() -> None:
    grove = last_winter("stone 4", "blue 1")
    assert (usual(grove), prompt(grove).harmless) == ("done", False), (
        "another help tile turns this one face down"
    )


def test_before_another_winter_repaying_can_gain() -> None:
    grove = before_winter().give("wood 9 fish 9 grain 9 dairy 9")
    grove.farm().help_up = 1
    enter_winter(grove)
    assert (usual(grove), prompt(grove).harmless) == ("done", False)
    assert not prompt(grove).always, "another year it may be worth it"


def before_the_scoring(improvements: int) -> Grove:
    grove = last_winter("stone 4")
    farm = grove.farm()
    farm.improvements = improvements
    grove.state.season = LAST
    before_scoring.ask(grove.game.cards, farm)
    return grove


def test_between_two_tiles_of_a_winter_nothing_is_usual() -> None:
    grove = enter_winter(before_winter(2).give("stone 4"))
    assert grove.step() == "tiles"
    assert (usual(grove), prompt(grove).harmless) == ("", False)


def test_before_the_scoring_nothing_is_asked_unless_goods_count_in_the_barn() -> None:
    assert before_the_scoring(0).step() == "nothing"


def test_before_the_scoring_goods_may_count_in_the_barn() -> None:
    pieces = TITLE_PIECES
    grove = before_the_scoring(1 << (8 * pieces.lane[pieces.ids.index("storehouse")]))
    assert any(text.startswith("store") for text in grove.legal())
    assert (usual(grove), prompt(grove).harmless) == ("done", False)


TITLE_PIECES = fresh().game.cards.pieces
