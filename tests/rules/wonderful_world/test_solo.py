"""Solo play: pools, exchanges, supremacy from five cubes, ranks."""

from collections import Counter
from pathlib import Path
from typing import cast

import pytest
from rules.wonderful_world.board import (
    CARDS,
    LONG,
    TITLE,
    World,
    area,
    ended,
    new,
    position,
    random_play,
    refused,
)

import littleworlds as lw
from littleworlds.games.wonderful_world.rules.phases import PLANNING
from littleworlds.games.wonderful_world.state.position import WorldState

RULES = Path(__file__).parents[3] / "docs" / "rules"
POOL = "zeppelin zeppelin museum wind_turbines harbor_zone"
FIVE = "roswell atlantis teleportation time_travel satellites"


def started(pool: str = POOL, **settings: object) -> World:
    """A solo play with its first pool in hand."""
    return new(1, **settings).act(0, "empire noram_states").act(0, "draw", drawn=pool)  # type: ignore[arg-type]


def test_the_player_chooses_the_empire() -> None:
    world = new(1)
    assert world.asked(0) == "ask-empire"
    assert world.legal(0) == ["empire " + empire for empire in CARDS.empire_names]
    world.act(0, "empire aztec_empire")
    assert world.area(0)["empire"] == "aztec_empire_a"
    assert (
        new(1, options={"face": "B"}).act(0, "empire aztec_empire").area(0)["empire"]
        == "aztec_empire_b"
    )
    assert world.state.window() is None


@pytest.mark.parametrize(
    ("language", "solo", "sentence"),
    [
        ("en", "## Solo", "You choose the empire."),
        ("fr", "## En solo", "Vous choisissez l’Empire."),
    ],
)
def test_the_rules_page_says_that_the_empire_is_chosen(
    language: str, solo: str, sentence: str
) -> None:
    page = (RULES / f"wonderful_world.{language}.md").read_text()
    chapter = page.partition(f"\n{solo}\n")[2].partition("\n## ")[0]
    assert sentence in chapter


def test_there_is_no_draft_but_a_pool_of_five_cards() -> None:
    world = new(1).act(0, "empire noram_states")
    assert world.asked(0) == "ask-pool"
    assert world.legal(0) == ["draw"]
    world.act(0, "draw", drawn=POOL)
    assert world.final, "what was drawn has been seen"
    assert sorted(world.area(0)["drafted"]) == sorted(POOL.split())
    assert len(world.state.deck) == 145


def test_two_pools_each_round_and_eight_in_all() -> None:
    pools = Counter[int]()
    for world, seat, action in random_play(1, seed=11):
        if seat >= 0 and action == "draw" and world.asked(0) == "ask-pool":
            pools[world.view()["round"]] += 1
    assert pools == {1: 2, 2: 2, 3: 2, 4: 2}


def test_a_pool_has_to_be_used_up_before_the_next_one() -> None:
    world = started()
    refused(world, 0, "draw", "cards-first")
    refused(world, 0, "done", "cards-first")
    world.act(0, "recycle zeppelin; recycle zeppelin; recycle museum; recycle wind_turbines")
    refused(world, 0, "draw", "cards-first")
    world.act(0, "recycle harbor_zone")
    assert world.legal(0) == ["draw"]


def test_the_second_pool_has_to_be_drawn_before_the_planning_is_over() -> None:
    world = started().act(
        0,
        "build museum; recycle zeppelin; recycle zeppelin; recycle wind_turbines; recycle harbor_zone; gold museum",
    )
    assert world.legal(0) == ["draw", "discard museum"]
    refused(world, 0, "done", "pool-first")


def test_there_is_no_third_pool_in_a_round() -> None:
    world = position("planning", area(sites="museum"))
    assert world.legal(0) == ["done", "discard museum"]
    refused(world, 0, "draw", "no-more-pools")


def test_nobody_draws_a_pool_at_a_table() -> None:
    refused(position("planning", area(sites="museum"), area()), 0, "draw", "cards-are-dealt")


def test_the_deck_and_the_pools_are_counted_apart() -> None:
    world = new(1)
    assert (world.view()["deck"], world.view()["pools"]) == (110, 8)
    world.act(0, "empire noram_states")
    assert (world.view()["deck"], world.view()["pools"]) == (110, 8)
    world.act(0, "draw", drawn=POOL)
    assert (world.view()["deck"], world.view()["pools"]) == (110, 7)
    world.act(0, "give museum; give zeppelin; draw")
    assert (world.view()["deck"], world.view()["pools"]) == (105, 7)
    counts = {thing.ref: thing.count for thing in TITLE.things(world.state.view(0))}
    assert (counts["pile:deck"], counts["pile:pools"]) == (105, 7)
    assert new(3).view()["deck"] == 150 - 3 * 7


def test_cards_may_be_built_and_recycled_in_any_order() -> None:
    world = started()
    assert world.legal(0)[:4] == [
        "build wind_turbines",
        "recycle wind_turbines",
        "build zeppelin",
        "recycle zeppelin",
    ]
    world.act(0, "build zeppelin; recycle wind_turbines; energy zeppelin; build zeppelin")
    assert world.missing(0, "zeppelin", 1) == {"energy": 1}


def test_r15_a_cube_recycled_from_the_first_pool_cannot_wait_for_the_second() -> None:
    world = started().act(0, "build zeppelin; recycle wind_turbines")
    assert world.legal(0) == ["energy zeppelin", "energy empire"]
    world.act(0, "energy empire; recycle museum")
    assert world.area(0)["cubes"] == 2, (
        "exploration fits nowhere and goes on the empire card at once"
    )


# --- exchanges -----------------------------------------------------------------------------------------------------------------------


def test_two_cards_are_paid_to_see_five_and_keep_one() -> None:
    world = started().act(0, "give museum")
    assert world.legal(0) == ["give wind_turbines", "give zeppelin", "give harbor_zone"]
    refused(world, 0, "build zeppelin", "give-first")
    world.act(0, "give zeppelin")
    assert world.legal(0) == ["draw"]
    assert not world.final
    refused(world, 0, "give zeppelin", "draw-first")
    world.act(0, "draw", drawn=FIVE)
    assert world.final
    assert world.asked(0) == "ask-keep"
    assert sorted(world.legal(0)) == sorted("keep " + card for card in FIVE.split())
    refused(world, 0, "keep zeppelin", "keep-first")
    world.act(0, "keep atlantis")
    assert sorted(world.area(0)["drafted"]) == sorted(
        ["zeppelin", "wind_turbines", "harbor_zone", "atlantis"]
    )
    assert sorted(world.discards) == sorted(
        ["museum", "zeppelin", "roswell", "teleportation", "time_travel", "satellites"]
    )


def test_paid_cards_bring_no_recycling_bonus() -> None:
    world = (
        started()
        .act(0, "give museum; give zeppelin")
        .act(0, "draw", drawn=FIVE)
        .act(0, "keep atlantis")
    )
    assert world.area(0)["cubes"] == world.area(0)["left"] == 0


def test_it_may_be_repeated_and_the_new_card_given_away_again() -> None:
    world = (
        started()
        .act(0, "give museum; give zeppelin")
        .act(0, "draw", drawn=FIVE)
        .act(0, "keep atlantis")
    )
    world.act(0, "give atlantis; give zeppelin").act(0, "draw", seed=3)
    assert world.asked(0) == "ask-keep"


def test_an_exchange_needs_two_cards_and_four_are_the_most_of_one_pool() -> None:
    world = started()
    exchanges = 0
    while any(action.startswith("give") for action in world.legal(0)):
        while world.legal(0)[-1].startswith("give"):
            world.act(0, world.legal(0)[-1])
        world.act(0, "draw", seed=exchanges).act(0, world.legal(0)[0]) if world.legal(0) == [
            "draw"
        ] else None
        if world.asked(0) == "ask-keep":
            world.act(0, world.legal(0)[0])
        exchanges += 1
    assert exchanges == 4
    assert len(world.area(0)["drafted"]) == 1
    card = world.area(0)["drafted"][0]
    refused(world, 0, f"give {card}", "too-few-to-give")


def test_paying_with_the_last_two_cards_leaves_only_the_draw() -> None:
    world = started("zeppelin zeppelin museum wind_turbines harbor_zone")
    world.act(0, "recycle museum; recycle wind_turbines; recycle harbor_zone")
    world.act(0, "give zeppelin")
    assert world.legal(0) == ["draw"], "the other zeppelin is the only card left to pay with"
    assert world.discards.count("zeppelin") == 2


def test_five_equal_cards_leave_nothing_to_choose() -> None:
    world = started("museum giant_dam harbor_zone roswell atlantis").act(
        0, "give museum; give giant_dam"
    )
    world.act(
        0, "draw", drawn="wind_turbines wind_turbines wind_turbines wind_turbines wind_turbines"
    )
    assert world.asked(0) == "ask-plan-solo"
    assert world.area(0)["drafted"].count("wind_turbines") == 1


# --- the deck ------------------------------------------------------------------------------------------------------------------------


def run_down(left: int) -> World:
    """An exchange under way in the last round with the last pool in hand, so many cards in the deck, the rest discarded."""
    world = started()
    snapshot = world.state.dump()
    deck = cast(list[int], snapshot["deck"])
    snapshot["deck"], snapshot["discards"] = deck[:left], sorted(deck[left:])
    snapshot.update({"phase": PLANNING, "round": 4, "step": -1, "picks": 0, "taken": 2, "given": 0})
    return World(cast(WorldState, TITLE.load(snapshot))).act(0, "give museum; give zeppelin")


def test_r12_an_empty_deck_is_made_anew_of_the_discards_those_just_paid_included() -> None:
    world = run_down(0)
    world.act(0, "draw")
    assert world.told_to(None, "reshuffled") == [{"count": 147}]
    assert world.discards == []
    assert len(world.view()["fresh"]) == 142
    assert len(world.view()["shown"]) == 5
    in_new_deck = Counter(world.view()["fresh"] + world.view()["shown"])
    assert in_new_deck["museum"] == 2
    assert in_new_deck["zeppelin"] == 5


def test_a_draw_of_five_may_take_from_both() -> None:
    world = run_down(3).act(0, "draw")
    assert world.view()["deck"] == 0
    assert len(world.view()["fresh"]) == 144 - 2


def test_the_pools_to_come_keep_their_share_of_the_deck() -> None:
    world = run_down(12)
    world.state.taken = 1
    world.act(0, "draw")
    assert len(world.state.deck) == 7, "five for the pool to come are left, and two more"
    world.act(0, world.legal(0)[0])
    hand = world.area(0)["drafted"]
    world.act(0, f"give {hand[0]}")
    if world.legal(0) != ["draw"]:
        world.act(0, world.legal(0)[0])
    world.act(0, "draw")
    assert (world.view()["deck"], len(world.state.deck)) == (0, 5)
    assert world.view()["fresh"]


def test_random_plays_reach_the_new_deck_only_by_many_exchanges() -> None:
    for seed in range(20 if LONG else 3):
        chance = lw.Seeded(seed)
        state = TITLE.setup(1, chance)
        met = False
        while state.actors():
            actions = state.legal(0)
            gives = [action for action in actions if TITLE.notation(action).startswith("give")]
            state.apply(0, gives[0] if gives else actions[chance.index(len(actions))], chance)
            met = met or bool(cast(WorldState, state).fresh)
            assert not state.audit()
        assert met, "32 exchanges of five cards use up the deck"


# --- production and the end ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("built", "financiers"), [("recycling_plant", 0), ("recycling_plant industrial_complex", 1)]
)
def test_supremacy_from_five_cubes_of_a_step(built: str, financiers: int) -> None:
    world = position("planning", area(built=built, sites="atlantis")).finish(0)
    assert world.step == "materials"
    assert world.pieces(0)[2] == financiers


def test_science_supremacy_leaves_the_choice() -> None:
    world = position(
        "placing", area(built="research_center research_center", sites="atlantis"), step="energy"
    ).finish(0)
    assert world.legal(0) == ["take financier", "take general"]


@pytest.mark.parametrize(
    ("points", "grade"),
    [
        (0, "apprentice"),
        (59, "apprentice"),
        (60, "dictator"),
        (79, "dictator"),
        (80, "emperor"),
        (99, "emperor"),
        (100, "living_god"),
    ],
)
def test_ranks_and_r13_exactly_60_is_dictator(points: int, grade: str) -> None:
    outcome = ended(area(financier=points)).state.outcome()
    assert outcome.grade == "rank-" + grade
    assert outcome.won is None
    assert outcome.winners == [0]


def test_a_draw_is_not_undone_but_what_led_to_it_was_until_then() -> None:
    play = lw.Play(TITLE, 1, lw.Seeded(5))
    play.act(0, TITLE.parse("empire noram_states"))
    assert play.can_undo(0)
    play.act(0, TITLE.parse("draw"))
    assert not play.can_undo(0)
    hand = cast(WorldState, play.state).areas[0].drafted
    play.act(0, TITLE.parse(f"give {CARDS.ids[hand[0]]}"))
    assert play.can_undo(0)
    assert play.undo(0) == 1
    assert len(cast(WorldState, play.state).areas[0].drafted) == 5
