"""Answers that the table gives by itself: only those that can cost nothing."""

from rules.wonderful_world.board import TITLE, World, area, drafting, new, placing, planning

from littleworlds.core.prompt import Prompt

DONE = area(done=True)


def asked(world: World, seat: int = 0) -> Prompt:
    prompt = world.state.prompt(seat)
    assert prompt is not None
    return prompt


def given_by_the_table(world: World, seat: int = 0) -> str:
    """The answer that the table gives, or nothing."""
    prompt = asked(world, seat)
    return TITLE.notation(prompt.usual) if prompt.harmless else ""


def test_done_is_harmless_while_nothing_but_giving_up_a_card_is_left() -> None:
    for mine in (area(sites="museum"), area(sites="museum", financier=1)):
        world = placing("gold", mine, DONE)
        assert asked(world).message.id == "ask-discard"
        assert given_by_the_table(world) == "done"


def test_done_is_left_to_whoever_owns_a_piece_that_fits() -> None:
    """Even where it can wait: nobody's krystallium is passed over while slots are lit for it."""
    for mine in (
        area(sites="museum", krystallium=1),
        area(sites="world_congress", financier=1),
        area(sites="center_of_the_earth", general=1),
    ):
        for world in (placing("gold", mine, DONE), planning(mine, DONE)):
            assert asked(world).message.id == "ask-pieces"
            assert asked(world).usual == CARDS_DONE
            assert given_by_the_table(world) == ""


def test_the_question_says_what_follows() -> None:
    site = area(sites="museum")
    follows = [asked(planning(site, DONE)), asked(placing("gold", site, DONE))]
    follows += [asked(placing("exploration", site, DONE, round=at)) for at in (3, 4)]
    assert [one.message.args["next"] for one in follows] == ["production", "step", "round", "end"]
    assert follows[1].message.args["resource"] == "@exploration"


def test_the_question_names_the_pieces_that_can_be_used_and_no_others() -> None:
    """Nobody is reminded of characters that they do not own or that fit nowhere."""
    world = placing("gold", area(sites="museum", krystallium=2, general=1), DONE)
    assert asked(world).message.args["pieces"] == ["@krystallium"]
    world = placing("gold", area(sites="center_of_the_earth", krystallium=1, general=1), DONE)
    assert asked(world).message.args["pieces"] == ["@krystallium", "@general"]


def test_done_is_not_harmless_if_pieces_would_finish_a_card() -> None:
    """It would produce from the next step on."""
    world = placing("gold", area(sites="zeppelin+energy", krystallium=1), DONE)
    assert asked(world).usual == CARDS_DONE
    assert given_by_the_table(world) == ""


def test_done_is_not_harmless_if_a_character_would_finish_a_card() -> None:
    missing = "world_congress" + 6 * "+gold" + "+financier"
    assert given_by_the_table(placing("gold", area(sites=missing), DONE)) == "done"
    assert given_by_the_table(placing("gold", area(sites=missing, financier=1), DONE)) == ""


def test_done_is_not_harmless_if_cards_given_up_would_finish_another() -> None:
    """The fifth cube on the empire card is a krystallium."""
    sites = "zeppelin+energy museum"
    assert given_by_the_table(placing("gold", area(sites=sites, cubes=3), DONE)) == "done"
    assert asked(placing("gold", area(sites=sites, cubes=4), DONE)).message.id == "ask-discard"
    assert given_by_the_table(placing("gold", area(sites=sites, cubes=4), DONE)) == ""


def test_the_card_that_is_to_be_finished_cannot_be_given_up_for_itself() -> None:
    world = placing("gold", area(sites="zeppelin+energy", cubes=4), DONE)
    assert given_by_the_table(world) == "done"


def test_done_with_planning_is_judged_alike() -> None:
    assert given_by_the_table(planning(area(sites="museum"), DONE)) == "done"
    world = planning(area(sites="zeppelin+energy", krystallium=1), DONE)
    assert given_by_the_table(world) == ""


def test_using_pieces_cannot_be_declined_once_for_all() -> None:
    for pieces in (0, 1):
        prompt = asked(placing("gold", area(sites="museum", krystallium=pieces), DONE))
        assert prompt.decline == CARDS_DONE
        assert not prompt.always


def test_placing_cubes_is_never_done_by_the_table() -> None:
    assert asked(placing("gold", area(sites="museum", left="1 gold"), DONE)).usual == -1


def test_a_hand_of_equal_cards_leaves_no_choice() -> None:
    hands = ("zeppelin zeppelin", "museum roswell", "museum museum")
    world = drafting(*hands, picks=5)
    assert given_by_the_table(world) == "pick zeppelin"
    assert asked(world, 1).usual == -1


def test_alone_the_next_pool_is_drawn_and_pieces_can_still_be_used() -> None:
    world = new(1).act(0, "empire noram_states")
    assert given_by_the_table(world) == "draw"
    pool = "zeppelin zeppelin museum wind_turbines harbor_zone"
    world.act(0, "draw", drawn=pool).act(0, "build museum")
    assert asked(world).usual == -1
    before = [action for action in world.legal(0) if action.startswith("discard")]
    world.act(0, "recycle zeppelin; recycle zeppelin; recycle wind_turbines; recycle harbor_zone")
    world.act(0, "gold museum")
    assert world.legal(0) == ["draw", *before]
    assert given_by_the_table(world) == "draw"
    assert set(before) <= set(world.act(0, "draw", seed=1).legal(0))


def test_alone_an_exchange_that_is_paid_is_drawn() -> None:
    world = new(1).act(0, "empire noram_states")
    world.act(0, "draw", drawn="zeppelin zeppelin museum wind_turbines harbor_zone")
    world.act(0, "give museum")
    assert asked(world).usual == -1, "which card pays is a choice"
    world.act(0, "give zeppelin")
    assert given_by_the_table(world) == "draw"


CARDS_DONE = TITLE.cards.done
