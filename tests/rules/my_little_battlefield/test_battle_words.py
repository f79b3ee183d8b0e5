"""Everything that can be said, said in both languages: random battles at every kind of table, and every refusal of the code."""

import re
from pathlib import Path

import pytest
from rules.my_little_battlefield.table import LONG, TITLE, fresh, position, solo, title

import littleworlds as lw
from littleworlds.core.event import Event
from littleworlds.core.message import Message
from littleworlds.core.option import Options
from littleworlds.core.state import View
from littleworlds.games.my_little_battlefield import events
from littleworlds.games.my_little_battlefield.data.grid import CELL_IDS
from littleworlds.games.my_little_battlefield.data.scenarios import BY_RESERVE, MOST_POINTS
from littleworlds.games.my_little_battlefield.refs import army_owner, side_ref
from littleworlds.games.my_little_battlefield.scoring import sheet
from littleworlds.words import Words

SOURCE = Path(lw.__file__).parent / "games" / "my_little_battlefield"
SEEDS = 40 if LONG else 1

SPEAKERS = [
    Words(language, TITLE.id, TITLE.names[language], ["Ada", "Bo"], reader)
    for language in ("en", "fr")
    for reader in (None, 0, 1)
]


def say(message: Message) -> None:
    for words in SPEAKERS:
        text = words.say(message)
        assert text.strip()
        assert "@" not in text, text
        assert "#" not in text, text


def tables(seed: int) -> list[tuple[int, Options]]:
    settings: list[tuple[int, Options]] = []
    boards = TITLE.options[1].values
    for number, scenario in enumerate(TITLE.options[0].values):
        settings.append(
            (
                1,
                {
                    "scenario": scenario,
                    "ai_board": boards[(number + seed) % len(boards)],
                    "faction_powers": True,
                },
            )
        )
        settings.append(
            (2, {"scenario": scenario, "faction_powers": number % 2 == 0, "side_a": "drawn"})
        )
    return settings


def play_and_say(seats: int, options: Options, seed: int) -> None:
    print(f"seats {seats}, options {options}, seed {seed}")
    chance = lw.Seeded(seed)
    told: list[Event] = []
    state = TITLE.setup(seats, chance, options, told)
    steps = 0
    while (seat := int(state.first())) >= 0:
        steps += 1
        prompt = state.prompt(seat)
        assert prompt is not None
        say(prompt.message)
        actions = state.legal(seat)
        action = actions[chance.index(len(actions))]
        if steps % 3 == 0:
            view = state.view(seat)
            say(TITLE.describe(view, action).label)
        if steps % 40 == 0:
            say_table(state.view(seat))
        for event in told:
            say(event.message)
        told = []
        state.apply(seat, action, chance, told)
    for event in told:
        say(event.message)
    for line in state.outcome().sheet:
        say(line.label)
    say_table(state.view(None))


def say_table(view: View) -> None:
    for thing in TITLE.things(view):
        say(thing.label)
        for note in thing.notes:
            say(note)
    for message in TITLE.picture(view).legend:
        say(message)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_random_battles_are_told_in_both_languages(seed: int) -> None:
    for seats, options in tables(seed):
        play_and_say(seats, options, seed)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_points_are_told_as_on_the_score_sheet(seed: int) -> None:
    """What a side's notes say of its points is what its lines on the sheet say."""
    told = 0
    for seats, options in tables(seed):
        print(f"seats {seats}, options {options}, seed {seed}")
        chance = lw.Seeded(seed)
        state = TITLE.setup(seats, chance, options, [])
        while (seat := int(state.first())) >= 0:
            view = state.view(None)
            for army in view["armies"]:
                thing = next(one for one in TITLE.things(view) if one.ref == side_ref(army["side"]))
                parts = [note for note in thing.notes if note.id.startswith("note-points-")]
                owner = army_owner(army)
                lines = [line for line in sheet(state) if line.side == owner and line.points]
                if thing.notes[0].id == "note-points":
                    assert sum(int(str(note.args["points"])) for note in parts) == army["points"]
                    assert bool(parts) == bool(lines)
                    told += len(parts)
                else:
                    assert not parts
            actions = state.legal(seat)
            state.apply(seat, actions[chance.index(len(actions))], chance, [])
    assert told > 0


def test_a_burning_village_says_what_the_defender_has_kept() -> None:
    view = fresh(1, scenario="the_burning_village").view
    side = next(thing for thing in TITLE.things(view) if thing.ref == "side:b")
    assert [SPEAKERS[1].say(note) for note in side.notes] == [
        "9 points now.",
        "9 for what has not burnt: Ruins, Watchtower and Village.",
    ]


def test_a_unit_on_the_command_board_says_when_it_comes() -> None:
    units = {
        thing.label.args["kind"]: [SPEAKERS[1].say(note) for note in thing.notes]
        for thing in TITLE.things(position().view)
        if thing.ref.startswith("unit:a")
    }
    assert units["@elite"][:2] == [
        "Waits on the command board.",
        "Joins the reserve when power rises to level 3.",
    ]


def test_every_message_that_the_code_names_exists() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    named = set(
        re.findall(
            r'(?:Event|Message|Prompt|illegal|refuse|OptionError)\(\s*"([a-z][a-z-]+)"', text
        )
    )
    named |= set(re.findall(r'return "([a-z]+-[a-z-]+)"', text))
    message = r'"([a-z]+-[a-z-]+)"'
    either = rf'(?:message = |return |Event\(|Message\(){message} if [^"]+ else {message}'
    named |= {id for pair in re.findall(either, text) for id in pair}
    assert len(named) > 140
    for words in SPEAKERS:
        assert {id for id in named if not words.knows(id) and not id.endswith("-")} == set()


def test_options_and_their_values_have_words() -> None:
    for words in SPEAKERS:
        for option in TITLE.options:
            assert words.knows(f"option-{option.id}")
            for value in option.values:
                if isinstance(value, str):
                    assert words.knows(f"option-{option.id}-{value}") or words.name(value) != value


def test_french_texts_of_the_data_are_set_as_french_is_set() -> None:
    for id, text in TITLE.names["fr"].items():
        assert not re.search(r"\S [:;!?»]|« ", text), id


def test_a_rule_that_is_corrected_explains_itself() -> None:
    game = title(
        sector=[{"id": "farmland", "ops": [{"op": "gain", "resource": "command", "amount": 3}]}]
    )
    battle = position(game=game)
    sector = next(thing for thing in game.things(battle.view) if thing.ref == "sector:a1")
    said = [SPEAKERS[0].say(note) for note in sector.notes]
    assert "Gain 3 Command." in said


def test_french_names_of_sides_follow_no_word_that_they_would_change() -> None:
    text = (SOURCE / "locale" / "fr.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\b(?:de|que|le|la) \{ \$(?:who|whose|other) \}", text) == []


def test_the_price_of_forcing_the_adversary_is_told() -> None:
    battle = solo(resources_a=(1, 1)).act("roll", "morale")
    words = [
        SPEAKERS[number].say(TITLE.describe(battle.view, TITLE.parse("force")).label)
        for number in (0, 3)
    ]
    assert words == [
        "Make it roll again for 1 Morale and 1 Command",
        "L’obliger à relancer pour 1 Moral et 1 Commandement",
    ]


@pytest.mark.parametrize(
    ("scenario", "cell", "drawn", "said"),
    [
        (
            "pitched_battle",
            2,
            "c1 =3",
            "3 points for whoever controls it, with the pawn on 3, the last space on their side.",
        ),
        (
            "seize_the_objectives",
            1,
            "b1 =2/3",
            "For whoever controls it, with the pawn on 2, the last space on their side: 2 points for Ada, 3 for Bo.",
        ),
        (
            "seize_the_objectives",
            2,
            "c1 =0",
            "0 points for whoever controls it, with the pawn on 3, the last space on their side.",
        ),
        (
            "the_burning_village",
            7,
            "b3 =5",
            "Burns as soon as the attacker controls it, with the pawn on 3, the last space on their"
            " side. Worth 5 points: to the attacker once it has burnt, to the defender as long as"
            " they control it.",
        ),
        (
            "the_burning_village",
            0,
            "a1 =1",
            "1 point for whoever controls it, with the pawn on 2, the last space on their side.",
        ),
        ("hold_until_dawn", 4, "b2 =0", "Gauge up to 5; no points in this scenario."),
    ],
)
def test_sectors_tell_what_they_count_in_the_scenario(
    scenario: str, cell: int, drawn: str, said: str
) -> None:
    view = position(options={"scenario": scenario}).view
    assert any(drawn in line for line in TITLE.picture(view).lines)
    sector = next(thing for thing in TITLE.things(view) if thing.ref == "sector:" + CELL_IDS[cell])
    assert said in [SPEAKERS[0].say(note) for note in sector.notes]


def test_the_map_is_drawn_with_the_readers_home_row_at_the_bottom() -> None:
    battle = position(
        a="standard b1 standard b1", b="elite b1", gauge={"b1": 2, "c3": -3}, dice="attack"
    )
    lines = TITLE.picture(battle.state.view(0)).lines
    assert "A o.|.. B" in lines[-3].split("|", 2)[2] + "|" + lines[-3]
    assert "b1 =2 A" in lines[-4]
    assert "SS         e" in lines[-2]
    assert "c3 =3 B" in TITLE.picture(battle.state.view(1)).lines[-4]
    assert len({len(line) for line in lines}) == 1


@pytest.mark.parametrize(
    ("dice", "morale", "said"),
    [
        ("attack morale morale", 1, "Use a die, roll some again, convert, or end your turn."),
        ("attack morale", 1, "Use a die, roll some again, or end your turn."),
        ("attack morale morale", 0, "Use a die, convert, or end your turn."),
        ("attack morale", 0, "Use a die, or end your turn."),
    ],
)
def test_a_turn_asks_only_for_what_can_be_done(dice: str, morale: int, said: str) -> None:
    battle = position(dice=dice, resources_a=(morale, 0))
    battle.state.rerolls = battle.state.cards.free_rerolls
    prompt = battle.state.prompt(battle.asked)
    assert prompt is not None
    assert SPEAKERS[0].say(prompt.message) == said


def test_a_pawn_short_of_the_last_space_says_that_nobody_has_control() -> None:
    battle = position(a="standard b1", gauge={"b1": 1}, dice="attack")
    sector = next(thing for thing in TITLE.things(battle.view) if thing.ref == "sector:b1")
    said = [SPEAKERS[0].say(note) for note in sector.notes]
    assert "The pawn is on 1, on the side of Ada: no control yet." in said


def test_where_a_unit_in_the_enemy_reserve_ends_the_battle_points_decide() -> None:
    """As the briefing says."""
    scenarios = [
        scenario
        for scenario in TITLE.cards.scenarios
        if any(end.kind == BY_RESERVE for end in [*scenario.ends, *scenario.ends_solo])
    ]
    assert scenarios
    assert all(scenario.victory == MOST_POINTS for scenario in scenarios)


LONGEST = 95
"""Letters of a sentence that is read at a glance."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_die_does_is_told_in_short_sentences(language: str) -> None:
    words = Words(language, TITLE.id, TITLE.names[language], ["Ada"], 0)
    chosen = [
        {"who": "@stray_militia", "unit_by": unit, "target_by": target}
        for unit in ("only", "reserve", "nearest", "strongest", "tied")
        for target in ("only", "reserve", "open", "enemy", "intruder", "own", "tied")
    ]
    told = [words.say(Message("ai-moves", dict(args))) for args in chosen]
    told += [words.say(Message("note-face-" + face)) for face in ("attack", "defence")]
    sentences = [sentence for text in told for sentence in re.split(r"(?<=\.) ", text)]
    assert [one for one in sentences if len(one) > LONGEST] == []


def test_what_happens_to_dice_is_told_beside_the_dice() -> None:
    state = fresh(2).state
    one = [
        events.rolled(state, [0]),
        events.rerolled(state, [0]),
        events.discarded(state, 0),
        events.set_die(state, 0, 1),
    ]
    assert [event.refs for event in one] == [["hand:dice"]] * len(one)
