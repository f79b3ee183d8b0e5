"""Whatever is told, asked, offered or shown has words in English and French, for every reader."""

import re
from collections import Counter
from functools import partial

import pytest
from rules import sentences
from rules.sentences import plain, sound
from rules.wonderful_world.board import (
    ALIKE,
    CARDS,
    LONG,
    SEATS,
    TITLE,
    World,
    area,
    drafting,
    ended,
    new,
    placing,
    planning,
    position,
)

import littleworlds as lw
from littleworlds.core.event import Event
from littleworlds.core.message import Message, player
from littleworlds.core.option import Options
from littleworlds.words import Words, locale_folder

LANGUAGES = ("en", "fr")

ELSEWHERE = ("option-", "data-", "rank-", "medal-", "scenario-", "why-", "stats-")
"""Messages that other tests see: options, refused data, grades, reasons, statistics."""

REFUSALS = {
    "not-now", "not-in-hand", "not-drafted", "place-first", "cards-first", "pool-first", "take-first", "no-cube", "no-such-site",
    "no-free-slot", "first-of-equals", "no-piece", "too-few-to-give", "give-first", "draw-first", "keep-first", "title", "tagline",
    "imposed", "reshuffled", "thing-fresh", "pick-first", "empire-first", "cards-are-dealt", "no-more-pools", "gesture-finish",
}  # fmt: skip

EACH = 1_000 if LONG else 10
"""So many messages of one kind are put into words per play."""


words = partial(sentences.words, TITLE)
ids = partial(sentences.ids, TITLE)
on_the_table = partial(sentences.on_the_table, TITLE)


def heard(seats: int, seed: int, options: Options) -> set[tuple[int | None, Message]]:
    """Whatever is told, asked, offered or shown to somebody in a play that keeps what it has under construction."""
    print(f"seats {seats}, seed {seed}, options {options}")
    messages: dict[str, tuple[int | None, Message]] = {}
    met = Counter[str]()
    chance = lw.Seeded(seed)
    told: list[Event] = []
    state = TITLE.setup(seats, chance, options, told)
    step = 0
    while actors := state.actors():
        readers: list[int | None] = [None, *range(seats)]
        said = [(reader, event.seen_by(reader)) for event in told for reader in readers]
        if step % 5 == 0:
            looking = {None, int(actors[0]), int(chance.index(seats))}
            said += [
                (reader, message) for reader in looking for message in on_the_table(state, reader)
            ]
            seat = int(actors[0])
            eyes = TITLE.perspective(state.view(seat))
            said += [(seat, gesture.label) for gesture in TITLE.gestures(eyes)]
        for reader, message in said:
            kind = f"{message.id} {player(reader) in message.args.values() if reader is not None else None}"
            met[kind] += 1
            if met[kind] <= EACH:
                messages[f"{reader} {message}"] = reader, message
        told = []
        step += 1
        seat = int(actors[chance.index(len(actors))])
        actions = state.legal(seat)
        kept = (
            [action for action in actions if not CARDS.discard_base <= action < CARDS.take_base]
            if chance.index(20)
            else actions
        )
        state.apply(seat, kept[chance.index(len(kept))], chance, told)
    for message in (
        [event.message for event in told]
        + [line.label for line in state.outcome().sheet]
        + on_the_table(state, 0)
    ):
        messages[str(message)] = None, message
    return set(messages.values())


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_random_games_can_be_said_to_everybody(seats: int, language: str) -> None:
    options: Options = {"scenario": "sc03"} if seats == 1 and language == "fr" else {"face": "A"}
    for seed in range(3 if seats < 3 else 1):
        for reader, message in heard(seats, seed, options):
            sentence = words(language, reader).say(message)
            assert sound(sentence), f"{language}: {sentence!r} for {message}"


def test_each_message_of_the_game_is_used_somewhere() -> None:
    tables: list[tuple[int, Options]] = [(1, {}), (2, {}), (3, {}), (1, {"scenario": "sc03"})]
    used = {
        message.id
        for seats, options in tables
        for seed in range(4, 8)
        for _, message in heard(seats, seed, options)
    }
    unused = {id for id in ids("en") if not id.startswith(ELSEWHERE)} - used - REFUSALS
    assert unused == set()


def test_both_languages_have_the_same_messages() -> None:
    assert ids("en") == ids("fr")


def test_french_sets_its_punctuation_with_no_break_spaces() -> None:
    text = (locale_folder(TITLE.id) / "fr.ftl").read_text(encoding="utf-8")
    assert not re.search(r" [:;!?»]|« ", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_grades_have_words(language: str) -> None:
    said = words(language)
    for option in TITLE.options:
        assert sound(said.word(f"option-{option.id}"))
        for value in option.values:
            assert said.knows(f"option-{option.id}-{value}") or str(value) in TITLE.names[language]
    for _, rank in CARDS.ranks:
        assert TITLE.names[language][rank] in said.word("rank-" + rank)
    for grade in (
        "scenario-failed",
        "scenario-fulfilled",
        "medal-bronze",
        "medal-silver",
        "medal-gold",
    ):
        assert sound(said.word(grade))
    assert said.word("title") == "It's a Wonderful World"
    assert sound(said.word("tagline"))


def said(language: str, reader: int | None, world: World, message: str) -> list[str]:
    """How a reader hears the messages of one id of the last action."""
    heard = [event.seen_by(reader) for event in world.told]
    return [plain(words(language, reader).say(one)) for one in heard if one.id == message]


def labels(language: str, world: World, seat: int) -> list[str]:
    view = world.state.view(seat)
    return [
        plain(words(language, seat).say(TITLE.describe(view, action).label))
        for action in world.state.legal(seat)
    ]


# --- sentences worth reading --------------------------------------------------------------------------------------------------


def test_a_pick_is_told_to_its_owner_only() -> None:
    world = drafting("zeppelin museum", "roswell atlantis", "giant_dam harbor_zone", picks=5).act(
        1, "pick roswell"
    )
    assert said("en", 0, world, "picked") == ["Ben has chosen a card."]
    assert said("en", 1, world, "picked-own") == ["You choose “Roswell”."]
    assert said("fr", 1, world, "picked-own") == ["Vous choisissez « Roswell »."]


def test_placing_and_finishing_are_told() -> None:
    world = placing(
        "energy",
        area(sites="zeppelin+energy tank_division+energy+materials", left="1 energy"),
        area(done=True),
    )
    assert labels("en", world, 0)[:3] == [
        "Energy on “Tank Division”",
        "Energy on “Zeppelin”",
        "Energy on your empire card",
    ]
    assert labels("fr", world, 0)[2] == "Énergie sur votre carte Empire"
    world.act(0, "energy tank_division")
    assert said("en", 1, world, "placed") == ["Ann places one cube of Energy on “Tank Division”."]
    assert said("fr", 0, world, "completed") == ["Vous achevez « Division de chars »."]
    assert said("en", 0, world, "bonus") == ["“Tank Division” brings you 1 × General."]
    assert said("fr", 1, world, "bonus")[0].endswith("rapporte 1 × Général à Ann.")


def test_what_is_finished_in_time_says_what_it_brings_this_round() -> None:
    """Only the steps to come count; supremacy is told where the seat was not ahead before."""
    turbines = area(sites="wind_turbines+materials", left="1 materials")
    world = placing("materials", turbines, area(done=True)).act(0, "materials wind_turbines")
    assert said("en", 0, world, "more-this-round") == [
        "You will produce 1 × Energy more this round, with supremacy in Energy as it stands."
    ]
    assert said("fr", 1, world, "more-this-round") == [
        "Ann produira 1 × Énergie de plus ce tour-ci, avec pour l’instant la suprématie (Énergie)."
    ]
    behind = placing("materials", turbines, area(built="nuclear_plant", done=True))
    behind.act(0, "materials wind_turbines")
    assert said("en", 1, behind, "more-this-round") == [
        "Ann will produce 1 × Energy more this round."
    ]
    late = placing("energy", area(sites="wind_turbines+materials", krystallium=1), area(done=True))
    late.act(0, "krystallium materials wind_turbines")
    assert said("en", 0, late, "more-this-round") == []


def test_a_second_site_of_a_design_says_its_number() -> None:
    world = placing(
        "energy",
        area(sites="zeppelin zeppelin+energy", krystallium=1, left="1 energy"),
        area(done=True),
    )
    assert "Energy on “Zeppelin” (2)" in labels("en", world, 0)
    assert "Krystallium on “Zeppelin” (2) in place of Energy" in labels("en", world, 0)
    assert "Krystallium sur « Zeppelin » (2) à la place d’un cube (Énergie)" in labels(
        "fr", world, 0
    )


def test_planning_is_asked_in_words() -> None:
    world = planning(area(drafted="zeppelin museum"), area())
    assert labels("en", world, 0)[:2] == [
        "Put “Zeppelin” under construction",
        "Recycle “Zeppelin” for Exploration",
    ]
    assert labels("fr", world, 0)[1] == "Recycler « Zeppelin » (Exploration)"


def test_the_end_is_told() -> None:
    world = ended(area(financier=3, sites="museum"), area(general=3))
    assert said("en", None, world, "scored") == ["Ann has 3 points.", "Ben has 3 points."]
    assert said("fr", None, world, "play-over") == [
        "La victoire est partagée entre Ann et Ben, avec 3 points chacun."
    ]
    assert said("en", 0, world, "play-over") == [
        "The victory is shared by Ann and Ben with 3 points each."
    ]


def test_the_winner_is_told_so_and_one_point_is_one_point() -> None:
    world = ended(area(financier=1, sites="museum"), area())
    assert said("en", 0, world, "play-over") == ["You win with 1 point."]
    assert said("en", 1, world, "play-over") == ["Ann wins with 1 point."]
    assert said("fr", 0, world, "play-over") == ["Vous l’emportez avec 1 point."]
    assert said("fr", None, world, "play-over") == ["Ann l’emporte avec 1 point."]


def test_what_is_put_on_the_empire_card_is_told_before_it_is_converted() -> None:
    world = placing("gold", area(sites="museum", cubes=4, left="2 gold"), area(done=True)).act(
        0, "gold empire"
    )
    assert said("en", 0, world, "stocked") == [
        "You put 1 × Gold on your empire card, which now holds 5 cubes."
    ]
    assert said("en", 1, world, "converted") == [
        "5 cubes on the empire card of Ann become 1 × Krystallium."
    ]
    assert said("fr", 0, world, "converted") == [
        "5 cubes de votre carte Empire deviennent 1 × Krystallium."
    ]


def test_cubes_that_are_left_after_a_conversion_are_told() -> None:
    world = placing(
        "materials", area(built="nuclear_plant", cubes=4, done=True), area(sites="museum")
    ).finish(1)
    assert said("en", 0, world, "stocked")[:1] == [
        "You put 4 × Energy on your empire card, which now holds 8 cubes."
    ]
    assert said("en", 0, world, "converted") == [
        "5 cubes on your empire card become 1 × Krystallium; 3 are left."
    ]
    assert said("fr", 1, world, "converted") == [
        "Chez Ann, 5 cubes de la carte Empire deviennent 1 × Krystallium ; il en reste 3."
    ]


def test_french_names_owners_without_an_elision() -> None:
    def read(world: World) -> set[str]:
        return {plain(words("fr", 1).say(message)) for message in on_the_table(world.state, 1)}

    empire = TITLE.names["fr"][ALIKE]
    draft = read(drafting("zeppelin museum", "roswell atlantis", "giant_dam harbor_zone", picks=5))
    assert {
        "Votre main",
        "Main (Ann)",
        f"Votre Empire : {empire}",
        f"Empire (Ann) : {empire}",
    } <= draft
    plan = read(planning(area(drafted="museum", sites="zeppelin"), area(drafted="museum")))
    assert {"Votre zone de draft", "Zone de draft (Ann)", "Cartes en construction (Ann)"} <= plan


def test_no_french_word_that_would_be_elided_stands_before_a_name() -> None:
    text = (locale_folder(TITLE.id) / "fr.ftl").read_text(encoding="utf-8")
    assert not re.search(r"\b(de|que|si|le|la|ne|se|je|jusque) \{ \$(who|owner|winners) \}", text)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_reads_their_own_name(seats: int, language: str) -> None:
    players = [f"<{seat}>" for seat in range(seats)]
    for reader, message in heard(seats, 5, {}):
        if reader is not None and (message.id != "play-over" or message.args["count"] == 1):
            assert f"<{reader}>" not in Words(
                language, TITLE.id, TITLE.names[language], players, reader
            ).say(message), message


def notes(language: str, world: World, seat: int, ref: str) -> list[str]:
    thing = next(thing for thing in TITLE.things(world.state.view(seat)) if thing.ref == ref)
    return [plain(words(language, seat).say(note)) for note in thing.notes]


def test_a_card_says_in_one_note_what_it_does() -> None:
    world = planning(area(drafted="aircraft_carrier harbor_zone"), area())
    assert notes("en", world, 0, "drafted:0.aircraft_carrier")[:1] == [
        "Vehicle. Costs 3 × Materials and 4 × Energy. Yields 1 × Exploration for each built card of this type: Vehicle."
        " Bonus: 2 × General. Recycled for Materials."
    ]
    assert notes("fr", world, 0, "drafted:0.harbor_zone")[:2] == [
        "Projet. Coût : 5 × Or. Produit : 2 × Matériaux et 2 × Or. Bonus : 2 × Financier. 2 points. Recyclage : Or.",
        "Vaut 2 points dans cet Empire actuellement.",
    ]


def test_equal_cards_say_how_many_they_are() -> None:
    world = planning(area(drafted="zeppelin zeppelin museum"), area())
    copies = "2 copies of this card. You choose them one at a time."
    assert copies in notes("en", world, 0, "drafted:0.zeppelin")
    assert not any("copies" in note for note in notes("en", world, 0, "drafted:0.museum"))


def test_points_of_characters_are_more_points_and_those_of_types_are_not() -> None:
    world = planning(area(drafted="atlantis polar_base", general=2), area())
    atlantis = [notes(language, world, 0, "drafted:0.atlantis")[0] for language in LANGUAGES]
    assert " 2 more points per General. " in atlantis[0]
    assert " 2 points de plus par Général. " in atlantis[1]
    assert notes("en", world, 0, "drafted:0.atlantis")[1:2] == [
        "Worth 4 points in this empire now."
    ]
    polar_base = notes("en", world, 0, "drafted:0.polar_base")[0]
    assert " 2 points for each built card of this type: Discovery. " in polar_base


def test_an_empire_card_says_how_it_stands_and_what_it_yields() -> None:
    world = planning(area("aztec_empire_a", built="roswell", cubes=2, drafted="museum"), area())
    assert notes("en", world, 0, "empire:0") == [
        "3 points now; produces 2 × Energy, 1 × Science and 1 × Exploration; 2 of 5 cubes for the next krystallium.",
        "Built: 1 × Discovery.",
        "Yields 2 × Energy and 1 × Exploration. 3 points for each built card of this type: Discovery.",
        "Worth 3 points in this empire now.",
    ]


def test_another_copy_of_a_built_card_is_worth_what_it_would_add_by_itself() -> None:
    world = planning(area(drafted="juggernaut", built="juggernaut"), area())
    assert notes("en", world, 0, "built:0.juggernaut")[-1] == "Worth 1 point in this empire now."
    assert notes("en", world, 0, "drafted:0.juggernaut")[1] == "Worth 2 points in this empire now."


def test_a_solo_player_is_told_of_exchanges() -> None:
    world = position("planning", area(drafted="zeppelin museum"))
    prompt = world.state.prompt(0)
    assert prompt is not None
    assert words("en", 0).say(prompt.message) == (
        "Hand 2 of 2 of this round. 2 cards are left: build, recycle or exchange."
    )
    assert world.asked(0) == "ask-plan-solo"
    assert planning(area(drafted="zeppelin museum"), area()).asked(0) == "ask-plan"


def asked_in_words(world: World) -> str:
    prompt = world.state.prompt(0)
    assert prompt is not None
    return words("en", 0).say(prompt.message)


def test_each_step_of_an_exchange_says_what_it_costs_and_what_waits() -> None:
    world = position("planning", area(drafted="zeppelin museum harbor_zone wind_turbines"))
    assert notes("en", world, 0, "draft:0") == [
        "Exchange: pay with 2 cards, draw 5, keep one of them. What you pay with brings nothing."
    ]
    world.act(0, "give zeppelin")
    assert asked_in_words(world) == (
        "Exchange: pay with 2 cards, draw 5, keep one. Which card do you pay with now?"
    )
    world.act(0, "give museum")
    assert asked_in_words(world) == "Exchange: 2 cards are paid; draw 5 and keep one."
    world.act(0, "draw", drawn="roswell atlantis teleportation time_travel satellites")
    assert asked_in_words(world) == (
        "Exchange: which card do you keep? The other 2 cards of your hand wait for you."
    )


def test_a_solo_player_is_told_which_hand_of_the_round_it_is() -> None:
    world = new(1).act(0, "empire noram_states")
    assert asked_in_words(world) == "Draw hand 1 of 2 of this round: 5 cards."
    world.act(0, "draw", drawn="zeppelin museum roswell atlantis satellites")
    assert said("en", 0, world, "drew-pool")[0].startswith("You take hand 1 of 2 of this round: ")
    assert said("fr", 0, world, "drew-pool")[0].startswith("Vous prenez la main 1 sur 2 de ce tour")


def test_pieces_say_what_they_are_for_also_where_there_are_none() -> None:
    world = planning(area(built="juggernaut"), area())
    assert notes("en", world, 0, "piece:0.krystallium") == [
        "Takes the place of any cube on a card under construction, or fills a slot of its own, whenever you like. "
        "It does not take the place of a character. "
        "5 cubes on the empire card become one."
    ]
    assert notes("en", world, 0, "piece:1.general") == [
        "Worth 1 point in this empire now. It may fill a slot that shows it instead, and is spent by that."
    ]


def test_a_character_is_worth_more_where_a_card_adds_to_it() -> None:
    world = planning(area(built="security_automatons"), area())
    points = world.area(0)["points"]
    worth = {"general": points["general"], "financier": points["financier"]}
    assert max(worth.values()) > 1
    for character, each in worth.items():
        [note] = notes("en", world, 0, f"piece:0.{character}")
        assert note.startswith(f"Worth {each} point")


def test_refusals_say_why_in_both_languages() -> None:
    world = placing("energy", area(sites="zeppelin", left="1 energy"), area(done=True))
    with pytest.raises(lw.IllegalAction) as problem:
        world.act(0, "done")
    assert str(problem.value) == "First place your cube of energy: “done” has to wait."


def test_a_hand_says_to_whom_it_goes_next() -> None:
    left = drafting("zeppelin museum", "roswell atlantis", "harbor_zone university", picks=5)
    assert notes("en", left, 0, "hand:0") == ["It goes to Ben next."]
    assert notes("en", left, 0, "hand:2")[0] == "It comes to you next."
