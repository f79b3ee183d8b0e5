"""What a hand does in one movement: the actions that it holds, and where they lead."""

from rules.sentences import plain, words
from rules.wonderful_world.board import TITLE, World, area, drafting, new, placing, planning

from littleworlds.core.gesture import Gesture

DONE = area(done=True)


def offered(world: World, seat: int = 0) -> list[Gesture]:
    return TITLE.gestures(TITLE.perspective(world.state.view(seat)))


def gesture(world: World, *refs: str) -> Gesture:
    """The gesture that selecting these things leads to."""
    found = [
        one
        for one in offered(world)
        if len(one.slots) == len(refs)
        and all(any(ref in slot for slot in one.slots) for ref in refs)
    ]
    assert len(found) == 1, [one.slots for one in offered(world)]
    return found[0]


def notation(one: Gesture) -> str:
    return "; ".join(TITLE.notation(action) for action in one.actions)


def label(one: Gesture, language: str = "en") -> str:
    return plain(words(TITLE, language, 0).say(one.label))


def made(world: World, one: Gesture) -> World:
    return world.act(0, notation(one))


def test_a_pile_of_cubes_on_the_slots_of_a_card_fills_as_many_as_fit() -> None:
    world = placing("materials", area(sites="industrial_complex", left="5 materials"), DONE)
    one = gesture(world, "cube:0.materials", "slot:0.industrial_complex.1.materials")
    assert (
        notation(one)
        == "materials industrial_complex; materials industrial_complex; materials industrial_complex"
    )
    assert label(one) == "3 × Materials on “Industrial Complex”"
    assert label(one, "fr") == "3 × Matériaux sur « Complexe industriel »"
    assert made(world, one).missing(0, "industrial_complex") == {"energy": 1}
    assert world.area(0)["cubes"] == 2, "what is left fits nowhere"


def test_a_pile_that_does_not_reach_fills_what_it_can() -> None:
    world = placing("materials", area(sites="industrial_complex", left="2 materials"), DONE)
    one = gesture(world, "cube:0.materials", "slot:0.industrial_complex.1.materials")
    assert made(world, one).missing(0, "industrial_complex") == {"materials": 1, "energy": 1}


def test_one_cube_is_no_pile() -> None:
    assert offered(placing("gold", area(sites="museum", left="1 gold"), DONE)) == []


def test_cubes_on_equal_cards_fill_one_after_the_other() -> None:
    """Filling the second makes it equal to the first, which then stands for both."""
    world = placing("energy", area(sites="zeppelin+energy zeppelin", left="2 energy"), DONE)
    one = gesture(world, "cube:0.energy", "slot:0.zeppelin.2.energy")
    assert notation(one) == "energy zeppelin 2; energy zeppelin"
    assert made(world, one).built(0) == ["zeppelin"]
    assert world.missing(0, "zeppelin", 2) == {"energy": 1}


def test_a_pile_that_reaches_for_every_slot_can_be_spread() -> None:
    sites = "zeppelin+energy industrial_complex zeppelin"
    world = placing("energy", area(sites=sites, left="5 energy"), DONE)
    one = gesture(world, "cube:0.energy", "construction:0")
    assert len(one.actions) == 4
    assert label(one) == "Energy on every free slot, the rest on your empire card"
    assert made(world, one).built(0) == ["zeppelin", "zeppelin"]
    assert world.missing(0, "industrial_complex") == {"materials": 3}
    assert world.area(0)["cubes"] == 1


def test_a_pile_that_does_not_reach_is_not_spread() -> None:
    sites = "zeppelin+energy industrial_complex zeppelin"
    world = placing("energy", area(sites=sites, left="3 energy"), DONE)
    assert not [one for one in offered(world) if one.label.id == "gesture-fill-all"]


def test_all_cubes_go_on_the_tray_of_the_empire_card() -> None:
    world = placing("gold", area(sites="museum", left="3 gold", cubes=3), DONE)
    one = gesture(world, "cube:0.gold", "tray:0")
    assert notation(one) == "gold empire; gold empire; gold empire"
    assert label(one, "fr") == "3 × Or sur votre carte Empire"
    assert made(world, one).pieces(0) == (1, 0, 0)


def test_a_card_is_recycled_onto_another_or_onto_the_tray() -> None:
    world = planning(area(drafted="tank_division", sites="wind_turbines zeppelin"), area())
    one = gesture(world, "drafted:0.tank_division", "site:0.wind_turbines.1")
    assert notation(one) == "recycle tank_division; materials wind_turbines"
    assert label(one) == "Recycle “Tank Division”: Materials on “Wind Turbines”"
    other = gesture(world, "drafted:0.tank_division", "tray:0")
    assert notation(other) == "recycle tank_division; materials empire"
    assert made(world, one).missing(0, "wind_turbines") == {"materials": 1}
    assert world.discards == ["tank_division"]


def test_a_cube_that_fits_nowhere_needs_no_gesture() -> None:
    assert offered(planning(area(drafted="tank_division", sites="zeppelin"), area())) == []


def test_all_cards_that_are_left_go_the_same_way() -> None:
    def world() -> World:
        return planning(area(drafted="museum tank_division museum", sites="wind_turbines"), area())

    built = made(world(), gesture(world(), "choice:build-all"))
    assert built.sites(0) == ["wind_turbines", "tank_division", "museum", "museum"]
    recycled = made(world(), gesture(world(), "choice:recycle-all"))
    assert recycled.sites(0) == ["wind_turbines"]
    assert recycled.area(0)["cubes"] == 3
    assert recycled.area(0)["drafted"] == []


def test_pieces_finish_a_card_at_once() -> None:
    world = placing("gold", area(sites="zeppelin+energy", krystallium=1, left="2 gold"), DONE)
    assert not [one for one in offered(world) if one.label.id == "gesture-finish"]
    world = placing("gold", area(sites="zeppelin wind_turbines", krystallium=2), DONE)
    one = gesture(world, "piece:0.krystallium", "site:0.zeppelin.1")
    assert notation(one) == "krystallium energy zeppelin; krystallium energy zeppelin"
    assert label(one) == "Finish “Zeppelin” with 2 × Krystallium"
    assert made(world, one).built(0) == ["zeppelin"]
    assert world.pieces(0)[0] == 0


def test_characters_that_a_card_asks_for_are_placed_with_the_krystallium() -> None:
    missing = "world_congress+gold+gold+gold+gold+gold"
    world = placing("gold", area(sites=missing, krystallium=1, financier=2), DONE)
    one = gesture(world, "piece:0.krystallium", "site:0.world_congress.1")
    assert sorted(notation(one).split("; ")) == [
        "financier world_congress",
        "financier world_congress",
        "krystallium gold world_congress",
    ]
    assert made(world, one).built(0) == ["world_congress"]


def test_alone_two_cards_are_thrown_away_and_five_are_drawn() -> None:
    world = new(1).act(0, "empire noram_states")
    world.act(0, "draw", drawn="zeppelin zeppelin museum wind_turbines harbor_zone")
    one = gesture(world, "drafted:0.museum", "drafted:0.zeppelin")
    assert set(notation(one).split("; ")) == {"give museum", "give zeppelin", "draw"}
    assert label(one) == "Pay with “Zeppelin” and “Museum” and draw 5 cards"
    assert made(world, one).asked(0) == "ask-keep"
    assert world.final


def test_an_exchange_that_is_begun_is_paid_and_drawn() -> None:
    world = new(1).act(0, "empire noram_states")
    world.act(0, "draw", drawn="zeppelin zeppelin museum wind_turbines harbor_zone")
    world.act(0, "give museum")
    one = gesture(world, "drafted:0.zeppelin", "pile:deck")
    assert notation(one) == "give zeppelin; draw"
    assert label(one) == "Pay with “Zeppelin” and draw 5 cards"


def test_the_second_card_of_an_exchange_is_not_asked_for_if_there_is_no_other() -> None:
    world = new(1).act(0, "empire noram_states")
    world.act(0, "draw", drawn="zeppelin zeppelin museum wind_turbines harbor_zone")
    world.act(0, "recycle wind_turbines; recycle harbor_zone; recycle zeppelin")
    one = gesture(world, "drafted:0.zeppelin", "drafted:0.museum")
    assert notation(one).endswith("draw")
    assert len(one.actions) == 2
    assert made(world, one).asked(0) == "ask-keep"


def test_nobody_else_and_nothing_else_has_gestures() -> None:
    assert offered(drafting("zeppelin museum", "roswell atlantis", picks=5)) == []
    world = placing("gold", area(sites="museum", left="3 gold"), DONE)
    assert offered(world, 1) == []
    world = placing("science", area(sites="museum", left="3 science", choosing=True), DONE)
    assert offered(world) == []
