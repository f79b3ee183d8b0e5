"""The action space and its notation.

Numbers are built from designs and sites, so that an action means the same in every position and
every sample. `Cards` holds the first number of each group:

- one per design: `pick zeppelin` in the draft, `build zeppelin`, `recycle zeppelin`; in solo
  exchanges `give zeppelin`, `keep zeppelin`
- a cube on a site or on the empire card: `energy zeppelin`, `energy empire`
- a krystallium in its own slot or in place of a resource: `krystallium juggernaut`,
  `krystallium energy juggernaut`
- a character in its slot: `general center_of_the_earth`; a card under construction given up:
  `discard zeppelin`
- `take general` (supremacy with a choice), `draw` (solo), `done`, `empire aztec_empire` (solo)

A second site of a design is `zeppelin 2`, and so on.
"""

from typing import Final

from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import CHARACTERS, KINDS, KRYSTALLIUM, RESOURCES

CARD_VERBS: Final = ["pick", "build", "recycle", "give", "keep"]
"""What is done with a card of a design, in the order of the groups."""


def notation(cards: Cards, action: i64) -> str:
    """The action as text."""
    if action < cards.cube_base:
        return f"{CARD_VERBS[action // cards.size]} {cards.ids[action % cards.size]}"
    if action < cards.krystallium_base:
        resource, target = divmod(int(action - cards.cube_base), int(cards.targets))
        place = _site(cards, target) if target < cards.sites else "empire"
        return f"{RESOURCES[resource]} {place}"
    if action < cards.character_base:
        kind, site = divmod(int(action - cards.krystallium_base), int(cards.sites))
        replaced = "" if kind == KRYSTALLIUM else KINDS[kind] + " "
        return f"krystallium {replaced}{_site(cards, site)}"
    if action < cards.discard_base:
        character, site = divmod(int(action - cards.character_base), int(cards.sites))
        return f"{CHARACTERS[character]} {_site(cards, site)}"
    if action < cards.take_base:
        return f"discard {_site(cards, action - cards.discard_base)}"
    if action < cards.draw:
        return f"take {CHARACTERS[action - cards.take_base]}"
    if action == cards.draw:
        return "draw"
    if action == cards.done:
        return "done"
    return f"empire {cards.empire_names[action - cards.empire_base]}"


def _site(cards: Cards, site: i64) -> str:
    """A site: its design, with a number from the second of that design on."""
    id = cards.ids[cards.design_of[site]]
    ordinal = cards.ordinal(site)
    return id if ordinal == 1 else f"{id} {ordinal}"
