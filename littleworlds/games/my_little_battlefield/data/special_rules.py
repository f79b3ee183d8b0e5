"""What special rules do, in a small vocabulary.

The rules of sectors, of factions and of the adversaries' ladders are lists of such steps. The words
are explained where they are used, in `sectors.toml` and `adversaries.toml`.
"""

from typing import Final, final

from littleworlds.core.data import Entry
from littleworlds.core.native import i64

GAIN: Final = 0
GAIN_OTHER: Final = 1
OPPONENT_GAIN: Final = 2
LOSE: Final = 3
STEAL: Final = 4
EXCHANGE: Final = 5
MOVE: Final = 6
DEPLOY: Final = 7
REROLL: Final = 8
SET_DIE: Final = 9
COMBAT: Final = 10
SHIFT: Final = 11
FORCE_RETREAT: Final = 12
PROTECT: Final = 13
TAX: Final = 14
RAISE: Final = 15
REGRESS: Final = 16
ADVANCE: Final = 17
FEWER_DICE: Final = 18

OPS: Final = [
    "gain",
    "gain_other_type",
    "opponent_gain_same",
    "lose",
    "steal",
    "convert",
    "move",
    "deploy_here",
    "reroll",
    "set_die",
    "combat_result",
    "gauge_shift",
    "force_retreat",
    "protect_gauge",
    "follow_tax",
    "raise_power",
    "regress_human",
    "advance_ai",
    "fewer_dice",
]

MORALE: Final = 0
COMMAND: Final = 1
CHOICE: Final = 2
"""As a resource: whichever the player likes; of what is stolen: morale first."""
NOTHING: Final = -1
RESOURCES: Final = ["morale", "command"]

COMBAT_FACES: Final = ["attack", "defence", "wild"]
"""The first two are numbered as on the die."""
WILD: Final = 2

ADJACENT_WITH_OWN_UNIT: Final = 0
ADJACENT_NOT_OWNERS: Final = 1
ANY_WITH_OWN_UNIT: Final = 2
ANY_WITH_ENEMY_UNIT: Final = 3
WHERE: Final = [
    "adjacent_with_own_unit",
    "adjacent_not_controlled_by_owner",
    "any_with_own_unit",
    "any_with_enemy_unit",
]

REGRESS_WHERE: Final = ["best", "all"]
BEST: Final = 0

NO_RULE: Final = -1
RAISE_SLOT: Final = 9
"""The special rules of a play are numbered by their cells, then come these three. This one is the
raising of power, which every board has."""
FACTION_SLOT: Final = 10
ADVERSARY_SLOT: Final = 11

BY_SECTOR: Final = 0
BY_FACTION: Final = 1
BY_ADVERSARY: Final = 2

_FOR_PLAYERS: Final = [
    op for op in OPS if op not in ("steal", "regress_human", "advance_ai", "fewer_dice")
]
_ALLOWED: Final = {
    BY_SECTOR: _FOR_PLAYERS,
    BY_FACTION: [op for op in _FOR_PLAYERS if op not in ("deploy_here", "protect_gauge")],
    BY_ADVERSARY: ["gain", "lose", "steal", "regress_human", "advance_ai", "fewer_dice"],
}


@final
class Op:
    """One step of a rule. Fields that its word does not use stay at their defaults."""

    def __init__(self, code: int) -> None:
        self.code: i64 = code
        self.resource: i64 = NOTHING
        self.amount: i64 = 1
        self.face: i64 = WILD
        self.where: i64 = 0
        self.flag: bool = False
        """`gauge_shift`: may take control; `raise_power`: resources may be mixed."""
        self.kinds: list[i64] = []


@final
class Rule:
    """A special rule: what it costs and what it does."""

    def __init__(self, id: str, source: int, ops: list[Op], cost: int, price: int) -> None:
        self.id = id
        self.source: i64 = source
        self.ops = ops
        self.cost: i64 = cost
        """The resource that is paid, `CHOICE`, or `NOTHING`."""
        self.price: i64 = price


def read_rule(entry: Entry, id: str, source: int, units: list[str], game: str) -> Rule:
    """The rule of a sector, a faction or a level of an adversary; nonsense is refused."""
    ops = [_read_op(step, source, units) for step in entry.children("ops")]
    cost, price = NOTHING, 0
    if source == BY_SECTOR and entry.has("cost"):
        amounts = entry.counts("cost", [*RESOURCES, "choice"], 0, 7)
        paid = [number for number, amount in enumerate(amounts) if amount > 0]
        if len(paid) != 1:
            entry.refuse("data-one-cost", "cost", game=game)
        cost, price = paid[0], amounts[paid[0]]
    for number, op in enumerate(ops):
        if op.code == GAIN_OTHER and cost == NOTHING:
            entry.refuse("data-needs-cost", "ops", game=game, given=OPS[GAIN_OTHER])
        if op.code == OPPONENT_GAIN and not any(before.code == GAIN for before in ops[:number]):
            entry.refuse("data-needs-gain", "ops", game=game, given=OPS[OPPONENT_GAIN])
    return Rule(id, source, ops, cost, price)


def _read_op(step: Entry, source: int, units: list[str]) -> Op:
    op = Op(OPS.index(step.one_of("op", _ALLOWED[source])))
    code = op.code
    if code in (GAIN, LOSE, STEAL):
        words = {
            GAIN: [*RESOURCES, "choice"],
            LOSE: RESOURCES,
            STEAL: [*RESOURCES, "morale_first"],
        }[int(code)]
        op.resource = words.index(
            step.one_of("resource", words[:2] if source == BY_ADVERSARY and code == GAIN else words)
        )
    if code in (
        GAIN,
        GAIN_OTHER,
        OPPONENT_GAIN,
        LOSE,
        STEAL,
        SHIFT,
        TAX,
        REGRESS,
        ADVANCE,
        FEWER_DICE,
    ):
        op.amount = step.integer("amount", 1, 7)
    if code == COMBAT:
        op.amount = step.integer("count", 1, 7)
        op.face = COMBAT_FACES.index(step.one_of("face", COMBAT_FACES))
        op.where = WHERE.index(
            step.one_of("where", _places(source, [ADJACENT_WITH_OWN_UNIT, ANY_WITH_OWN_UNIT]))
        )
    elif code == SHIFT:
        op.where = WHERE.index(step.one_of("where", _places(source, [ANY_WITH_ENEMY_UNIT])))
        op.flag = step.flag("may_take_control")
    elif code == FORCE_RETREAT:
        op.where = WHERE.index(
            step.one_of("where", _places(source, [ADJACENT_NOT_OWNERS, ANY_WITH_ENEMY_UNIT]))
        )
        op.kinds = [units.index(unit) for unit in step.texts("units", units)]
    elif code == RAISE:
        op.amount = step.integer("discount", 0, 7)
        op.flag = step.flag("mixed")
    elif code == REGRESS:
        op.where = REGRESS_WHERE.index(step.one_of("where", REGRESS_WHERE))
    step.done()
    return op


def _places(source: int, where: list[int]) -> list[str]:
    """The words allowed for a place: nothing is adjacent to a faction's board."""
    return [
        WHERE[place]
        for place in where
        if source == BY_SECTOR or not WHERE[place].startswith("adjacent")
    ]
