"""Which actions a thing may be chosen for, so that the rules can say why not."""

from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.actions import (
    ATTACK,
    CONVERT,
    DEFEND,
    EXCHANGE,
    FACTION,
    FACTION_RULE,
    GAIN,
    MOST_PAID,
    MOVE,
    PAY,
    POWER,
    REROLL,
    RETREAT,
    SET,
    SPECIAL,
    TARGET,
    TARGETS_OF_MOVE,
)
from littleworlds.games.my_little_battlefield.data.cards import (
    ATTACK_FACE,
    DEFENCE_FACE,
    FACES,
    KINDS,
    MORALE_FACE,
    MOVEMENT_FACE,
    SPECIAL_FACE,
    Cards,
)
from littleworlds.games.my_little_battlefield.data.grid import CELL_IDS, CELLS, RESERVE
from littleworlds.games.my_little_battlefield.data.special_rules import RESOURCES
from littleworlds.games.my_little_battlefield.view import ArmyView, BattleView


def candidates(cards: Cards, view: BattleView, ref: str) -> list[i64]:
    """All actions that are chosen by a thing, those for which there is a die first; none for the
    things of the other side, unless they are chosen for it."""
    kind, _, id = ref.partition(":")
    own = [army for army in view["armies"] if army["seat"] == view["seat"]]
    if view["seat"] is None or not own:
        return []
    if kind == "faction":
        return [FACTION + cards.faction_ids.index(id)]
    if kind == "sector":
        held = any(unit["place"] == id for unit in own[0]["units"])
        return _in_hand_first(view, _sector(CELL_IDS.index(id), held))
    if kind == "die":
        return _die(FACES.index(id))
    if kind == "reserve":
        return [] if id == own[0]["side"] else _moves_to(RESERVE)
    side, _, what = id.partition("-")
    if kind == "unit":
        army = next(army for army in view["armies"] if army["side"] == side)
        led = army is own[0] or view["phase"] in ("ai-move", "retreat")
        return _unit(army, what) if led else []
    if side != own[0]["side"]:
        return []
    if kind == "track":
        return _track(RESOURCES.index(what))
    if kind == "power":
        return [POWER + paid for paid in range(MOST_PAID + 1)]
    has_rule = kind == "side" and view["options"]["faction_powers"] is True
    return [FACTION_RULE] if has_rule else []


def _sector(cell: int, held: bool) -> list[tuple[int, list[i64]]]:
    """By the face that is needed. Where no unit stands, one has to go there before anything else."""
    moves = (int(MOVEMENT_FACE), [*_moves_to(cell), TARGET + cell, RETREAT + cell])
    others = [
        (int(ATTACK_FACE), [ATTACK + cell]),
        (int(DEFENCE_FACE), [DEFEND + cell]),
        (int(SPECIAL_FACE), [SPECIAL + cell]),
    ]
    return [*others, moves] if held else [moves, *others]


def _in_hand_first(view: BattleView, by_face: list[tuple[int, list[i64]]]) -> list[i64]:
    shown: list[i64] = []
    others: list[i64] = []
    for face, actions in by_face:
        if view["dice"][FACES[face]] or view["face"] == FACES[face]:
            shown += actions
        else:
            others += actions
    return shown + others


def _moves_to(target: int) -> list[i64]:
    sources = range(CELLS + len(KINDS))
    return [MOVE + source * TARGETS_OF_MOVE + target for source in sources]


def _unit(army: ArmyView, id: str) -> list[i64]:
    """A unit moves from its cell, or as one of its kind out of the reserve."""
    unit = next(unit for unit in army["units"] if unit["id"] == id)
    if unit["place"] in CELL_IDS:
        source = CELL_IDS.index(unit["place"])
    else:
        source = CELLS + KINDS.index(unit["kind"])
    return [MOVE + source * TARGETS_OF_MOVE + target for target in range(TARGETS_OF_MOVE)]


def _die(face: int) -> list[i64]:
    """What a die is used for; besides it is rolled again, given up, or turned."""
    uses: list[i64] = []
    if face == ATTACK_FACE:
        uses += [ATTACK + cell for cell in range(CELLS)]
    elif face == DEFENCE_FACE:
        uses += [DEFEND + cell for cell in range(CELLS)]
    elif face == MOVEMENT_FACE:
        uses += list(range(MOVE, POWER))
    elif face == SPECIAL_FACE:
        uses += list(range(SPECIAL, RETREAT)) + list(range(POWER, EXCHANGE))
    else:
        uses.append(GAIN + (0 if face == MORALE_FACE else 1))
    turned = [SET + face * len(FACES) + new for new in range(len(FACES)) if new != face]
    return [*uses, REROLL + face, CONVERT + face, *turned]


def _track(resource: int) -> list[i64]:
    """A resource is gained, paid, turned into the other, or given for power."""
    exchanges = range(EXCHANGE + resource * MOST_PAID, EXCHANGE + (resource + 1) * MOST_PAID)
    paid = range(POWER, EXCHANGE)
    return [GAIN + resource, PAY + resource, *paid, *exchanges]
