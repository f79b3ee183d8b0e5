"""The transformation tree: which card leads to which."""

import re
from pathlib import Path

import pytest
from rules.little_factory.table import (
    BUILDINGS,
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    RESOURCES,
    TITLE,
    position,
    title,
)

from littleworlds.games.little_factory import rule_text
from littleworlds.games.little_factory.data import tree
from littleworlds.words import Words

CARDS = TITLE.cards
EDGES = tree.edges(CARDS)
PRODUCTION = [edge for edge in EDGES if not edge.via]
LEVEL = {id: level for level, ids in enumerate((LEVEL_1, LEVEL_2, LEVEL_3), 1) for id in ids}
PAGES = Path(__file__).parents[3] / "docs" / "rules"


def test_an_edge_says_what_is_discarded_and_what_is_only_revealed() -> None:
    assert [repr(edge) for edge in PRODUCTION if edge.target == "thread"] == [
        "cotton --> thread",
        "sheep - -> thread",
    ]


def test_a_cards_ways_on_are_found() -> None:
    assert tree.leads_to(CARDS, CARDS.number["cow"], tree.DISCARD) == ["leather", "meat"]
    assert tree.leads_to(CARDS, CARDS.number["cow"], tree.REVEAL) == ["milk"]
    assert tree.leads_to(CARDS, CARDS.number["mill"], tree.DISCARD) == []


def test_the_effects_of_buildings_are_edges_with_the_building_on_them() -> None:
    assert [edge.to_dict() for edge in EDGES if edge.via == "pond"] == [
        {"kind": "discard", "source": "stone", "target": "fish", "via": "pond"},
        {"kind": "reveal", "source": "fishing_rod", "target": "fish", "via": "pond"},
    ]
    assert {edge.via for edge in EDGES if edge.target == tree.TOKEN} == {
        "fishmonger",
        "milk_shop",
        "accessory_shop",
        "bakery",
        "bar",
        "butcher",
        "cheese_dairy",
        "restaurant",
        "shoe_store",
        "tailor",
    }


def test_every_card_is_reached_from_level_1_without_a_circle() -> None:
    reached = set(LEVEL_1)
    steps = 0
    while True:
        within_reach = {
            CARDS.ids[recipe.gain]
            for recipe in CARDS.recipes
            if recipe.host < 0 and all(CARDS.ids[card] in reached for card in recipe.wants)
        }
        if within_reach <= reached:
            break
        reached |= within_reach
        steps += 1
    assert reached == set(RESOURCES + BUILDINGS)
    assert steps == 3


def test_discarded_cards_are_of_a_lower_level_and_only_the_fishing_rod_helps_downwards() -> None:
    for edge in PRODUCTION:
        if edge.target in LEVEL and edge.kind == tree.DISCARD:
            assert LEVEL[edge.source] < LEVEL[edge.target], edge
    reveals = {(edge.source, edge.target) for edge in PRODUCTION if edge.kind == tree.REVEAL}
    assert reveals == {("sheep", "thread"), ("cow", "milk"), ("fishing_rod", "fish")}


def test_every_resource_leads_somewhere() -> None:
    assert {edge.source for edge in EDGES} == set(RESOURCES)


def test_a_corrected_cost_corrects_the_tree() -> None:
    other = title(
        resource=[{"id": "stone_wall", "plank": [{"discard": ["cut_stone", "stone"]}]}]
    ).cards
    sources = [
        edge.source for edge in tree.edges(other) if edge.target == "stone_wall" and not edge.via
    ]
    assert sources == ["stone", "cut_stone"]


def test_things_say_what_they_lead_to() -> None:
    factory = position("sheep", "", middle="thread")
    notes = {thing.ref: thing.notes for thing in TITLE.things(factory.view)}
    words = Words("en", TITLE.id, TITLE.names["en"])
    said = [words.say(note) for note in notes["hand:0/sheep"]]
    assert said == [
        "Worth 5 coins. Cost: 5 coins, or Wood and Wheat.",
        "Produced by discarding Wood and Wheat.",
        "Discarded for Meat.",
        "Revealed for Thread.",
    ]


@pytest.mark.parametrize(
    ("id", "english", "french"),
    [
        (
            "wood",
            "Worth one coin. Cost: one coin, or nothing when produced.",
            "Vaut 1 pièce. Coût : 1 pièce, ou rien si vous la produisez.",
        ),
        (
            "thread",
            "Worth 3 coins. Cost: 3 coins, or Cotton, or Sheep (only shown).",
            "Vaut 3 pièces. Coût : 3 pièces, ou Coton, ou Mouton (à montrer).",
        ),
        (
            "pond",
            "One point. Cost: 8 coins, or Planks. Effect: Stone, or Fishing rod (only shown) → Fish.",
            "1 point. Coût : 8 pièces, ou Planches. Effet : Pierre, ou Canne à pêche (à montrer) → Poisson.",
        ),
        (
            "restaurant",
            "2 points. Cost: 12 coins, or Stone wall. Effect: Milk and Bread → 4 points.",
            "2 points. Coût : 12 pièces, ou Mur de pierre. Effet : Lait et Pain → 4 points.",
        ),
        (
            "market",
            "One point. Cost: 8 coins, or Fish. Effect: a card of level III → an extra exchange.",
            "1 point. Coût : 8 pièces, ou Poisson. Effet : une carte de niveau III → un échange de plus.",
        ),
        (
            "mansion",
            "3 points. Cost: 18 coins, or Brick, Cut stone and Planks. No effect.",
            "3 points. Coût : 18 pièces, ou Brique, Pierre taillée et Planches. Sans effet.",
        ),
    ],
)
def test_the_first_note_says_all_that_is_on_a_card(id: str, english: str, french: str) -> None:
    """A terminal shows the first note only: without it nobody could see there what a building does."""
    factory = position("sheep", "", middle="thread pond restaurant market mansion")
    notes = {thing.ref.partition(":")[2]: thing.notes for thing in TITLE.things(factory.view)}
    for language, sentence in (("en", english), ("fr", french)):
        words = Words(language, TITLE.id, TITLE.names[language])
        assert words.say(notes[id][0]).replace("\u00a0", " ") == sentence


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_tree_can_be_told_in_sentences(language: str) -> None:
    words = Words(language, TITLE.id, TITLE.names[language])
    lines = [words.say(message) for message in rule_text.outline(CARDS)]
    assert len(lines) == len(CARDS.recipes) + 1, "one for each recipe, and the Market"
    assert len(set(lines)) == len(lines)
    sentence = {
        "en": "“Pond”: reveal Fishing rod, obtain Fish.",
        "fr": "« Étang » : révéler Canne à pêche, obtenir Poisson.",
    }
    assert sentence[language] in [line.replace("\u00a0", " ") for line in lines]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_page_shows_every_card_with_its_figures(language: str) -> None:
    """The tables of the page are held against the data: a row per card, with its costs and all that it is made from."""
    page = (
        (PAGES / f"little_factory.{language}.md").read_text(encoding="utf-8").replace("\u00a0", " ")
    )
    names = TITLE.names[language]
    for design, id in enumerate(CARDS.ids):
        rows = [
            line
            for line in page.splitlines()
            if re.match(rf"\| {re.escape(names[id])}( \(.*\))? \|", line)
        ]
        assert len(rows) == 1, f"{id}: {rows}"
        assert f" {CARDS.cost[design]} |" in rows[0], id
        for recipe in CARDS.ways[design]:
            for card in recipe.wants:
                assert names[CARDS.ids[card]].lower() in rows[0].lower(), f"{id}: {CARDS.ids[card]}"
        if design >= CARDS.resources:
            building = design - CARDS.resources
            assert f" {CARDS.points[building]} |" in rows[0], id
            for recipe in CARDS.effects[building]:
                for card in recipe.wants:
                    assert names[CARDS.ids[card]].lower() in rows[0].lower(), (
                        f"{id}: {CARDS.ids[card]}"
                    )
