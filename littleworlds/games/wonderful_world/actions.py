"""The action space and its notation.

Numbers are built from designs and sites, so that an action means the same in every position and every sample:

- one per design: `pick zeppelin` in the draft, `build zeppelin`, `recycle zeppelin`; in solo exchanges `give zeppelin`, `keep zeppelin`
- a cube on a site or on the empire card: `energy zeppelin`, `energy empire`
- a krystallium in its own slot or in place of a resource: `krystallium juggernaut`, `krystallium energy juggernaut`
- a character in its slot: `general center_of_the_earth`; a card under construction given up: `discard zeppelin`
- `take general` (supremacy with a choice), `draw` (solo), `done`, `empire aztec_empire` (solo)

A second site of a design is `zeppelin 2`, and so on.
"""

from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.cards import (
    CHARACTERS,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
    Cards,
)

_VERBS = ("pick", "build", "recycle", "give", "keep")


def notation(cards: Cards, action: i64) -> str:
    """The action as text."""
    if action < cards.cube_base:
        return f"{_VERBS[action // cards.size]} {cards.ids[action % cards.size]}"
    if action < cards.krystallium_base:
        resource, target = divmod(int(action - cards.cube_base), int(cards.targets))
        return f"{RESOURCES[resource]} {site_name(cards, target) if target < cards.sites else 'empire'}"
    if action < cards.character_base:
        kind, site = divmod(int(action - cards.krystallium_base), int(cards.sites))
        place = site_name(cards, site)
        return (
            f"krystallium {place}" if kind == KRYSTALLIUM else f"krystallium {KINDS[kind]} {place}"
        )
    if action < cards.discard_base:
        character, site = divmod(int(action - cards.character_base), int(cards.sites))
        return f"{CHARACTERS[character]} {site_name(cards, site)}"
    if action < cards.take_base:
        return f"discard {site_name(cards, action - cards.discard_base)}"
    if action < cards.draw:
        return f"take {CHARACTERS[action - cards.take_base]}"
    if action == cards.draw:
        return "draw"
    if action == cards.done:
        return "done"
    return f"empire {cards.empire_names[action - cards.empire_base]}"


def site_name(cards: Cards, site: i64) -> str:
    """A site in notation: its design, with a number from the second of that design on."""
    design = cards.design_of[site]
    ordinal = site - cards.site_base[design]
    return cards.ids[design] if ordinal == 0 else f"{cards.ids[design]} {ordinal + 1}"
