"""Plans of a whole turn: how far they look past it, and what that costs."""

from bots.test_search import questions
from rules.little_factory.table import position

from littleworlds.core.chance import Seeded
from littleworlds.core.method import PLAN, Method
from littleworlds.core.perspective import Perspective
from littleworlds.search.meter import Meter
from littleworlds.search.planning import plan_turn


def bread_tomorrow() -> Perspective:
    """Charcoal now is bread in the next turn, which the restaurant serves with milk for the last points. There is nothing that the
    other seat could do about it. A mere exchange brings more coins today."""
    factory = position(
        "wood flour milk",
        "wood",
        fronts=["castle restaurant", "mill"],
        middle="charcoal bread sawmill brick plank stone wood wheat clay",
    )
    return factory.game.perspective(factory.state.view(0))


def planned(eyes: Perspective, seed: int, turns: int) -> str:
    method = Method(PLAN, width=60, answers=32, turns=turns, lucks=2)
    return eyes.game.notation(plan_turn(eyes, method, Meter(-1, -1.0), Seeded(seed)))


def test_a_plan_that_wins_in_the_next_own_turn_is_found() -> None:
    for seed in (1, 2):
        assert planned(bread_tomorrow(), seed, turns=2) == "produce charcoal discard wood"


def test_who_looks_at_the_answer_alone_overlooks_it() -> None:
    assert planned(bread_tomorrow(), 1, turns=1) != "produce charcoal discard wood"


def test_few_positions_are_spent_on_the_plans_that_look_best() -> None:
    """A plan that is begun is played on to its end, but no further one is once the positions are spent."""
    method = Method(PLAN, width=60, answers=32, turns=4, lucks=4)
    for state, seat in questions("little-factory", 2, every=9, most=4):
        eyes = state.game.perspective(state.view(seat))
        free = Meter(-1, -1.0)
        plan_turn(eyes, method, free, Seeded(1))
        for nodes in (60, 300, 1500):
            meter = Meter(nodes, -1.0)
            action = plan_turn(eyes, method, meter, Seeded(1))
            assert action in eyes.legal()
            assert meter.spent <= max(nodes, free.spent // 2)


def test_where_positions_are_few_fewer_plans_are_kept_and_reach_their_end() -> None:
    def spent(eyes: Perspective, narrowed: int) -> int:
        method = Method(PLAN, width=40, narrowed=narrowed, worlds=10, through=True)
        meter = Meter(1500, -1.0)
        assert plan_turn(eyes, method, meter, Seeded(1)) in eyes.legal()
        return int(meter.spent)

    asked = questions("my-little-battlefield", 2, every=25, most=8)
    eyes = [state.game.perspective(state.view(seat)) for state, seat in asked]
    assert max(spent(one, narrowed=300) for one in eyes) < 1500
    assert max(spent(one, narrowed=0) for one in eyes) >= 1500
