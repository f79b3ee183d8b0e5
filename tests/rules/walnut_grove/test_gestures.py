"""Movements of the hand: what is laid, sent out, bought, sold and paid at once."""

import pytest
from rules.walnut_grove.grove import Grove, autumn, before_winter, enter_winter, spring, summer

from littleworlds.core.gesture import Gesture
from littleworlds.words import Words


def gestures(grove: Grove, seat: int = 0) -> list[Gesture]:
    return grove.game.gestures(grove.game.perspective(grove.state.view(seat)))


def by_slots(grove: Grove, seat: int = 0) -> dict[str, list[str]]:
    """The actions of each gesture in notation, by the first reference of each of its slots."""
    return {
        " + ".join(slot[0] for slot in one.slots): [
            grove.game.notation(action) for action in one.actions
        ]
        for one in gestures(grove, seat)
    }


# --- spring -------------------------------------------------------------------------------------


def test_a_tile_is_laid_in_one_movement() -> None:
    grove = spring("l01 l06")
    lay = by_slots(grove)
    assert lay["drawn:0/l06 + cell:0/2,1 + choice:turn-1"] == ["tile l06", "cell 2,1", "turn 1"]
    assert lay["drawn:0/l01 + cell:0/2,1"] == ["tile l01", "cell 2,1"], "alike all round"
    assert len(lay) == 5 + 5 * 4, "five cells above the board, every turn that looks different"
    grove.act(*lay["drawn:0/l06 + cell:0/2,1 + choice:turn-1"])
    assert [tile["cell"] for tile in grove.view()["farms"][0]["tiles"]] == ["2,1"]


def test_a_chosen_tile_is_laid_with_its_turn() -> None:
    grove = spring("l01 l06").act("tile l06")
    assert by_slots(grove)["cell:0/4,1 + choice:turn-0"] == ["cell 4,1", "turn 0"]
    assert all(len(one.actions) == 2 for one in gestures(grove))
    assert gestures(spring("l01 l06").act("tile l01")) == [], "a cell is all that is left to say"


def test_of_too_many_ways_to_lay_tiles_those_that_join_most_land_are_offered() -> None:
    tiles = [
        f"l{number:02} {cell} 0"
        for number, cell in enumerate(("0,1", "1,1", "2,1", "3,1", "4,1", "-1,1", "5,1"), start=10)
    ]
    grove = spring("l06 l07 l08 l09").lay(*tiles)
    ways = gestures(grove)
    assert len(ways) == 100
    pairs = {(one.slots[0], one.slots[1]) for one in ways}
    assert len(pairs) == 4 * len(grove.farm().land.free), "each tile on each cell at least once"


# --- summer -------------------------------------------------------------------------------------


def overflowing() -> Grove:
    """A wood that brings three more than there is room for, into a full barn."""
    grove = summer(disc="a3", lay=("l04 4,1 0",), goods=False).coins(coppers=0)
    return grove.give("wood 4", barn="grain 2 dairy 1 stone 1")


def test_room_is_made_once_for_all_goods_and_what_the_winter_needs_is_kept() -> None:
    grove = overflowing().hire("white 1").act("work 4,0 a")
    assert grove.farm().pending == 3
    assert by_slots(grove)["choice:drop-all"] == [
        "drop barn grain",
        "drop barn grain",
        "drop barn stone",
    ], "a white labourer wants the milk"
    grove.act(*by_slots(grove)["choice:drop-all"])
    assert grove.barn() == {"dairy": 1, "wood": 3}


def test_a_help_tile_is_repaid_at_once_where_goods_have_no_room() -> None:
    grove = overflowing().hire("white 1").act("work 4,0 a")
    grove.farm().help_up = 1
    ways = by_slots(grove)
    assert ways["help:0 + choice:repay-barn"] == [
        "repay",
        "pay barn grain",
        "pay barn grain",
        "pay barn stone",
    ]
    grove.act(*ways["help:0 + choice:repay-barn"])
    assert (grove.help(), grove.barn()) == ((0, 0), {"dairy": 1, "wood": 3})


def test_figures_are_not_sent_out_together_past_a_question_about_a_help_tile() -> None:
    grove = summer(disc="a3", lay=("l04 4,1 0",), goods=False).coins(coppers=0)
    grove.give("wood 4 grain 2", barn="grain 4")
    grove.farm().figures = 2
    both = "area:0/1,0.a + area:0/4,0.a"
    assert both in by_slots(grove), "grain is lost without a question"
    grove.farm().help_up = 1
    assert both not in by_slots(grove)


def test_all_figures_are_sent_out_at_once() -> None:
    grove = summer().hire("blue 1")
    grove.farm().figures = 2
    ways = by_slots(grove)
    assert len(ways) == 10, "two of five districts"
    assert ways["area:0/0,0.a + area:0/2,0.a"] == ["work 0,0 a", "work 2,0 a"]
    grove.act("work 0,0 a")
    assert gestures(grove) == [], "one figure is one decision"


def test_no_figures_are_sent_out_past_a_question_about_room() -> None:
    grove = summer(goods=False)
    grove.farm().figures = 2
    farm = grove.farm()
    for root in list(farm.land.roots):
        farm.onto_field(root, int(farm.land.squares[root] - farm.field[root]))
    assert len(gestures(grove)) == 10, "there is room in the barn for both"
    grove.give(barn="grain 1 stone 1")
    assert farm.room == 0
    for one in gestures(grove):
        assert len(one.actions) == 2
        twin = Grove(grove.state.copy())
        twin.act(grove.game.notation(one.actions[0]))
        assert twin.step() == "work", "the first figure must not bring up a question"


# --- autumn -------------------------------------------------------------------------------------


def test_a_walk_holds_what_is_bought_and_its_price() -> None:
    grove = autumn().give("grain 3", barn="grain 1").show("dakota_lodge", "blue_labourer")
    ways = by_slots(grove)
    assert ways["piece:dakota_lodge/blue_labourer + choice:fields"] == [
        "go dakota_lodge",
        "take blue_labourer",
        "pay 1,0 a",
        "pay 1,0 a",
    ]
    grove.act(*ways["piece:dakota_lodge/blue_labourer + choice:barn"])
    assert grove.barn() == {}
    assert grove.goods() == {"grain": 2}
    assert grove.view()["farms"][0]["labourers"]["blue_labourer"] >= 1, "winter came and went"


def test_a_price_without_a_choice_needs_no_word_on_it() -> None:
    grove = autumn().give("grain 2").coins(coppers=0).show("dakota_lodge", "white_labourer")
    assert by_slots(grove)["piece:dakota_lodge/white_labourer"] == [
        "go dakota_lodge",
        "take white_labourer",
    ]


def wanted(grove: Grove, good: str) -> int:
    """How much of a good the winter wants."""
    bill = grove.view(0)["farms"][0]["bill"]
    assert bill is not None
    return bill["takes"].get(good, 0)


def hungry() -> Grove:
    """One grain more than is eaten in winter, and the lodge wants two."""
    grove = autumn(disc="a2").hire("yellow 1").coins("silver 1 gold 1", coppers=0)
    grove.give(f"grain {wanted(grove, 'grain') + 1}")
    return grove.show("dakota_lodge", "white_labourer")


def test_coins_keep_what_the_winter_needs() -> None:
    ways = by_slots(hungry())
    piece = "piece:dakota_lodge/white_labourer"
    assert ways[f"{piece} + choice:keep"][2:] == ["pay 1,0 a", "pay silver"]
    assert ways[f"{piece} + choice:goods"][2:] == ["pay 1,0 a", "pay 1,0 a"]
    assert list(ways).index(f"{piece} + choice:keep") < list(ways).index(f"{piece} + choice:goods")


def test_no_coin_is_proposed_for_what_the_winter_leaves() -> None:
    grove = hungry().give("grain 1")
    assert not any("choice:keep" in slots for slots in by_slots(grove))


def test_that_a_coin_is_shown_for_good_stands_on_the_label() -> None:
    def shown(grove: Grove) -> dict[str, object]:
        ways = [one for one in gestures(grove) if "choice:keep" in one.slots[-1]]
        return {one.slots[0][0]: one.label.args["shown"] for one in ways}

    piece = "piece:dakota_lodge/white_labourer"
    assert shown(hungry()) == {piece: 1}
    assert shown(hungry().coins("silver 1", coppers=1)) == {piece: 0}, "known since the set-up"
    coins = autumn().coins("gold 1", coppers=1).act("go church_bazaar")
    told = {
        coins.game.notation(action): coins.game.describe(coins.view(0), action).label.args
        for action in coins.state.legal(0)
    }
    assert told["pay gold"]["shown"] == 1
    assert told["pay copper"]["shown"] == 0


@pytest.mark.parametrize(
    ("language", "walk", "take"),
    [
        (
            "en",
            "Walk to the hotel and take: blue labourer, paying 2 coins (2 × copper)",
            "Take: blue labourer, with 2 coins for the goods that are missing",
        ),
        (
            "fr",
            "Aller à l’hôtel et prendre\u00a0: travailleur bleu, en payant 2 pièces (2 × cuivre)",
            "Prendre\u00a0: travailleur bleu, avec 2 pièces pour les marchandises qui manquent",
        ),
    ],
)
def test_who_lacks_goods_reads_beforehand_which_coins_will_go(
    language: str, walk: str, take: str
) -> None:
    grove = autumn(at="church_bazaar").without_goods().coins(coppers=2)
    grove.show("hotel", "blue_labourer")
    words = Words(language, "walnut-grove", grove.game.names[language], ["Ada", "Basile"], 0)
    [way] = [one for one in gestures(grove) if one.slots == [("piece:hotel/blue_labourer",)]]
    assert words.say(way.label) == walk
    [hotel] = [one for one in grove.game.things(grove.view(0)) if one.ref == "stop:hotel"]
    lacks = next(note for note in hotel.notes if note.id == "note-price-lacks")
    assert lacks.args["coins"] == 2
    grove.act("go hotel")
    said = [
        words.say(grove.game.describe(grove.view(0), action).label)
        for action in grove.state.legal(0)
    ]
    assert take in said


def test_no_coins_are_promised_by_who_has_too_few_of_them() -> None:
    grove = autumn(at="church_bazaar").without_goods().coins(coppers=1)
    [hotel] = [one for one in grove.game.things(grove.view(0)) if one.ref == "stop:hotel"]
    lacks = next(note for note in hotel.notes if note.id == "note-price-lacks")
    assert lacks.args["coins"] == 0


def test_a_hut_is_paid_in_the_wood_that_it_will_save() -> None:
    grove = autumn(disc="a2").hire("blue 1").without_goods().coins(coppers=2)
    grove.give(f"wood {wanted(grove, 'wood')} stone 1").show("carpenter", "hut", "barn")
    ways = by_slots(grove)
    assert "piece:carpenter/barn + choice:keep" in ways
    assert "piece:carpenter/hut + choice:keep" not in ways


def test_a_toll_is_paid_on_the_way() -> None:
    grove = autumn(at="saloon").give("dairy 2").coins(coppers=1).show("hotel", "blue_labourer")
    ways = by_slots(grove)
    paid = ways["coin:0/copper + piece:hotel/blue_labourer"]
    assert paid == ["go hotel", "pay copper", "take blue_labourer"]
    assert ways["supply:help + piece:hotel/blue_labourer"][:2] == ["go hotel", "help"]
    assert ways["stop:hotel + supply:help + choice:arrive"] == ["go hotel", "help"]
    grove.act(*paid[:2])
    assert grove.help() == (0, 0)
    assert grove.view()["farms"][0]["coppers"] == 0


@pytest.mark.parametrize(("up", "cost"), [(0, ""), (1, " (2 points lost)")])
def test_who_walks_with_a_help_tile_reads_what_it_costs(up: int, cost: str) -> None:
    """The first one costs nothing, the next one turns it face down."""
    grove = autumn(at="saloon").give("dairy 2").coins().show("hotel", "blue_labourer")
    grove.farm().help_up = up
    words = Words("en", "walnut-grove", grove.game.names["en"], ["Ada", "Basile"], 0)
    said = {words.say(gesture.label) for gesture in gestures(grove)}
    said |= {
        words.say(grove.game.describe(grove.view(0), action).label)
        for action in grove.state.legal(0)
    }
    step = "Walk to the hotel and settle one toll on the way – one help tile, for want of coins"
    walk = "Walk to the hotel and take: blue labourer, with a help tile for the toll"
    assert {step + cost, walk + cost} <= said


def test_a_region_is_told_by_what_grows_there_or_else_by_its_size() -> None:
    grove = summer()
    told = [
        label.args["told"]
        for action in grove.state.legal(0)
        if (label := grove.game.describe(grove.view(0), action).label).id == "do-work"
    ]
    assert told
    assert set(told) == {"there"}


def test_a_coin_that_only_its_owner_knows_ends_the_movement() -> None:
    grove = autumn(at="saloon").give("dairy 2").coins("silver 1").show("hotel", "blue_labourer")
    ways = by_slots(grove)
    assert ways["stop:hotel + coin:0/silver + choice:arrive"] == ["go hotel", "pay silver"]
    assert "coin:0/silver + piece:hotel/blue_labourer" not in ways


def test_two_goods_are_taken_at_once() -> None:
    grove = autumn()
    ways = by_slots(grove)
    assert ways["stop:post_office + supply:grain + choice:twice"] == [
        "go post_office",
        "take grain",
        "take grain",
    ]
    assert ways["stop:post_office + supply:fish + supply:wood"] == [
        "go post_office",
        "take fish",
        "take wood",
    ]
    grove.act("go post_office")
    assert len(gestures(grove)) == 15
    grove.give(barn="wood 1")
    assert gestures(grove) == [], "one space is left: the second good would need another"


def sold(grove: Grove) -> list[list[str]]:
    return [actions for actions in by_slots(grove).values() if actions[-1] == "draw"]


def test_goods_are_sold_together_for_their_coins() -> None:
    grove = autumn(at="hotel").give("grain 1 fish 1 dairy 1 stone 1")
    sales = sold(grove)
    assert len(sales) == 4, "three of four kinds; on the way there is no toll"
    assert all(actions[0] == "go general_store" and len(actions) == 5 for actions in sales)
    grove.act("go general_store")
    assert len(sold(grove)) == 4
    grove.act("sell 1,0 a")
    assert gestures(grove) == [], "a sale that has begun goes on step by step"


def test_to_point_at_one_good_never_sells_others() -> None:
    grove = autumn(at="hotel").give("grain 1 fish 1 stone 1").act("go general_store")
    [sale] = gestures(grove)
    assert sale.slots == [("choice:sell-grain-fish-stone",)]
    singles = [
        grove.game.describe(grove.view(0), action)
        for action in grove.state.legal(0)
        if grove.game.notation(action).startswith("sell")
    ]
    assert [len(one.slots) for one in singles] == [1, 1, 1]
    alone = autumn(at="hotel").give("stone 1").act("go general_store")
    assert gestures(alone) == [], "one good is one action"


def test_a_sale_says_how_many_coins_it_draws() -> None:
    grove = autumn(at="hotel").give("grain 1 fish 1 dairy 1 wood 1 stone 1")
    grove.act("go general_store")
    bonus = grove.game.cards.good_ids[grove.game.cards.discs.autumn[grove.state.disc]]
    counts = [one.label.args["count"] for one in gestures(grove)]
    assert counts == [4, 4, 4, 4], "with the good of the autumn first"
    assert all(f"@{bonus}" in str(one.label.args["goods"]) for one in gestures(grove))
    coins = {
        one.label.args["good"]: one.label.args["coins"]
        for one in (
            grove.game.describe(grove.view(0), action)
            for action in grove.state.legal(0)
            if grove.game.notation(action).startswith("sell")
        )
    }
    assert coins.pop(f"@{bonus}") == 2
    assert set(coins.values()) == {1}


def test_what_lies_in_the_barn_is_sold_first() -> None:
    grove = autumn(at="hotel").give("grain 1 stone 1", barn="grain 1")
    [sale] = sold(grove)
    assert sale == ["go general_store", "sell barn grain", "sell 2,0 a", "draw"]


def test_of_coins_without_room_those_worth_least_go_back() -> None:
    grove = autumn(at="hotel").give("grain 1 fish 1 dairy 1", barn="wood 2")
    [sale] = [actions for actions in sold(grove) if "sell barn wood" not in actions]
    grove.act(*sale[:-1])
    count = 3 + (
        "dairy fish grain".count(
            grove.game.cards.good_ids[grove.game.cards.discs.autumn[grove.state.disc]]
        )
    )
    grove.draw_coins(*["gold", "copper", "silver", "copper"][:count])
    assert grove.step() == "keep"
    [way] = gestures(grove)
    given = [grove.game.notation(action) for action in way.actions]
    assert given == sorted(given, key=["return copper", "return silver", "return gold"].index)
    assert len(given) == grove.farm().pending > 1


# --- paying -------------------------------------------------------------------------------------


def test_a_winter_is_paid_at_once_from_the_fields_or_from_the_barn() -> None:
    grove = enter_winter(before_winter().hire("blue 3").give("fish 5", barn="fish 2"))
    ways = by_slots(grove)
    assert set(ways["choice:fields"]) == {"pay 3,0 a"}
    assert ways["choice:barn"] == ["pay barn fish", "pay barn fish"]
    left = int(grove.farm().due >> 8 & 255) - 2
    twin = Grove(grove.state.copy()).act(*ways["choice:barn"][:-1])
    assert twin.step() == "pay"
    assert left >= 1, "what is left after the barn has one place to come from"


def test_before_a_winter_the_help_tile_is_kept_or_repaid_with_what_is_spare() -> None:
    grove = before_winter().hire("blue 1").give("fish 4 stone 9", barn="fish 2")
    grove.farm().help_up = 1
    enter_winter(grove)
    ways = by_slots(grove)
    assert ways["choice:fields"][0] == ways["choice:barn"][0] == "done"
    repaid = ways["help:0 + choice:repay-fields"]
    assert repaid[:4] == ["repay", "pay 2,0 a", "pay 2,0 a", "pay 2,0 a"]
    assert repaid[4:] == ways["choice:fields"][1:], "then the winter is paid as well"


def test_what_a_help_tile_takes_is_named_without_what_the_winter_takes() -> None:
    def said(grove: Grove, language: str) -> list[str]:
        words = Words(language, "walnut-grove", grove.game.names[language], ["Ada"], 0)
        labels = [words.say(one.label) for one in gestures(grove) if "help:0" in one.slots[0]]
        return [label.replace("\N{NO-BREAK SPACE}", " ") for label in labels]

    grove = before_winter().hire("blue 1").give("fish 4 stone 2", barn="stone 1")
    grove.farm().help_up = 1
    enter_winter(grove)
    repay = "Repay the help tile with 1 × fish and 2 × stone, from the land first"
    assert f"{repay}, and pay the winter" in said(grove, "en")
    aided = overflowing().hire("white 1").act("work 4,0 a")
    aided.farm().help_up = 1
    assert (
        "Rembourser la tuile d’aide avec 2 × blé et 1 × pierre, d’abord depuis la grange"
        in said(aided, "fr")
    )
