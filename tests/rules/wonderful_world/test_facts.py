"""What the rules compute and a player wants to know: supremacy as it stands, what this round's
production covers, the points so far."""

from rules.sentences import plain, words
from rules.wonderful_world.board import TITLE, World, area, ended, new, placing, planning

DONE = area(done=True)


def notes(world: World, ref: str, seat: int = 0, language: str = "en") -> list[str]:
    found = {thing.ref: thing for thing in TITLE.things(world.state.view(seat))}
    return [plain(words(TITLE, language, seat).say(note)) for note in found[ref].notes]


def sheet(world: World, seat: int | None = 0) -> list[tuple[str, str, int]]:
    lines = TITLE.points(TITLE.perspective(world.state.view(seat)))
    return [(line.side, plain(words(TITLE, "en").say(line.label)), line.points) for line in lines]


def test_supremacy_as_it_stands() -> None:
    world = planning(area(built="nuclear_plant", drafted="museum"), area(drafted="museum"))
    assert notes(world, "step:energy") == [
        "As it stands you have supremacy with 4 × Energy, more than anybody else; it earns a character: General."
    ]
    assert notes(world, "step:energy", 1) == [
        "As it stands Ann has supremacy with 4 × Energy, more than anybody else; it earns a character: General."
    ]
    assert notes(world, "step:materials") == [
        "As it stands nobody has supremacy: nobody produces more of it than everybody else. It earns a character: Financier."
    ]
    assert notes(world, "step:science", 0, "fr") == [
        "Pour l’instant, personne n’a la suprématie : nul n’en produit plus que chacun des autres."
        " Elle rapporte un personnage : Financier ou Général."
    ]


def test_zero_cubes_are_no_supremacy() -> None:
    world = planning(area(drafted="museum"), area())
    assert "nobody" in notes(world, "step:gold")[0]


def test_alone_supremacy_takes_five_cubes() -> None:
    world = new(1).act(0, "empire noram_states")
    assert notes(world, "step:materials") == [
        "3 of 5 cubes of Materials for supremacy: whoever produces 5 in this step earns a character: Financier."
    ]


def test_the_step_under_way_says_so() -> None:
    world = placing("gold", area(sites="museum", left="1 gold"), DONE)
    assert notes(world, "step:gold")[0] == "This step is under way."
    assert len(notes(world, "step:energy")) == 1


def test_supremacy_in_the_step_under_way_is_what_the_step_has_decided() -> None:
    """What is built in a step produces in the next one only: it changes nobody's supremacy."""
    world = placing(
        "energy",
        area(built="nuclear_plant", sites="museum", produced=1),
        area(sites="museum", left="2 energy"),
    )
    for language, sentence in (
        (
            "en",
            "Ben has supremacy with 2 × Energy, more than anybody else; it earns a character: General.",
        ),
        (
            "fr",
            "Ben a la suprématie avec 2 × Énergie, plus que tout autre ; elle rapporte un personnage : Général.",
        ),
    ):
        assert notes(world, "step:energy", 0, language)[1] == sentence
    even = placing("energy", area(sites="museum", left="2 energy"), area(produced=2))
    assert (
        notes(even, "step:energy")[1]
        == "Nobody has supremacy: nobody produced more of it than everybody else. It earns a character: General."
    )


def test_production_is_counted_when_a_step_begins_and_only_then() -> None:
    world = planning(
        area(drafted="museum"), area(sites="wind_turbines+materials", drafted="museum")
    )
    for seat in (0, 1):
        world.act(seat, "build museum")
        world.act(seat, "done")
    assert [one["produced"] for one in world.view()["areas"]] == [2, 2]
    world.act(1, "materials wind_turbines")
    assert [one["production"][1] for one in world.view()["areas"]] == [1, 2]
    assert [one["produced"] for one in world.view()["areas"]] == [2, 2]


def test_cards_that_claim_the_same_production_say_so() -> None:
    """Face B produces 2 materials: enough for either card that lacks two, not for both."""
    both = planning(area(drafted="wind_turbines", sites="wind_turbines wind_turbines"), area())
    one = planning(area(drafted="wind_turbines", sites="wind_turbines"), area())
    shared = (
        "The rest of this round's production covers it only if other cards go without: Materials."
    )
    assert shared in notes(both, "site:0.wind_turbines.1")
    assert shared not in notes(one, "site:0.wind_turbines.1")
    assert "If built, t" + shared[1:] in notes(one, "drafted:0.wind_turbines")


def test_a_card_under_construction_says_whether_this_round_covers_it() -> None:
    """Face B produces 2 materials, 1 energy and 1 science."""
    world = planning(area(drafted="museum", sites="wind_turbines"), area())
    assert (
        "The rest of this round's production covers it, with the krystallium and characters at hand."
        in notes(world, "site:0.wind_turbines.1")
    )
    large = planning(area(drafted="museum", sites="industrial_complex"), area())
    assert (
        "After this round's production 1 × Materials would be lacking, not counting what cards still to be finished will bring."
        in notes(large, "site:0.industrial_complex.1")
    )


def test_a_step_that_is_over_covers_nothing_any_more() -> None:
    world = placing("energy", area(sites="wind_turbines zeppelin", left="1 energy"), DONE)
    assert (
        "After this round's production 2 × Materials would be lacking, not counting what cards still to be finished will bring."
        in notes(world, "site:0.wind_turbines.1")
    )
    assert (
        "After this round's production 1 × Energy would be lacking, not counting what cards still to be finished will bring."
        in notes(world, "site:0.zeppelin.1")
    )


def test_a_card_to_plan_says_whether_this_round_would_cover_it() -> None:
    world = planning(area(drafted="wind_turbines"), area())
    assert (
        "If built, the rest of this round's production covers it, with the krystallium and characters at hand."
        in notes(world, "drafted:0.wind_turbines")
    )


def test_the_tray_counts_to_the_next_krystallium() -> None:
    world = planning(area(drafted="museum", cubes=3), area())
    tray = next(one for one in TITLE.things(world.state.view(0)) if one.ref == "tray:0")
    assert plain(words(TITLE, "en", 0).say(tray.label)) == (
        "Cubes for the next krystallium: 3 of 5"
    )


def test_points_so_far_are_the_lines_of_the_sheet() -> None:
    world = planning(area(drafted="museum", general=2, built="museum"), area())
    assert sheet(world)[-2:] == [("#1", "General: 1 × 0", 0), ("#1", "Financier: 1 × 0", 0)]
    assert ("#0", "General: 1 × 2", 2) in sheet(world, None)
    assert (
        sum(points for side, _, points in sheet(world) if side == "#0") == world.view()["scores"][0]
    )


def test_at_the_end_they_are_the_sheet() -> None:
    world = ended(area(financier=3, built="museum", sites="museum"), area(general=1))
    final = world.state.outcome().sheet
    assert [line.to_dict() for line in TITLE.points(TITLE.perspective(world.view()))] == [
        line.to_dict() for line in final
    ]
