"""A position of My Little Battlefield: who stands where, and how far the action under way has come.

Resolving an action can stop at any point to ask somebody (where a unit retreats, what a special rule aims at), three deep. So what is left
of it stands in fields, from the innermost to the outermost: units that still have to retreat, combat results, sectors that the
adversary's die still has to visit, steps of a special rule, and then whose die it was.
"""

from typing import Final

from littleworlds.core.native import i64
from littleworlds.core.state import State
from littleworlds.games.my_little_battlefield.army import Army
from littleworlds.games.my_little_battlefield.cards import FACES, NO_FACE
from littleworlds.games.my_little_battlefield.effects import NOTHING, Rule
from littleworlds.games.my_little_battlefield.field import Field
from littleworlds.games.my_little_battlefield.grid import BIT, CELLS
from littleworlds.games.my_little_battlefield.phases import CHOOSE_FACTION, TURN

NO_RULE: Final = -1
RAISE_SLOT: Final = 9
"""Special rules are numbered by their cell; this one is the raising of power, which every board has."""
FACTION_SLOT: Final = 10
ADVERSARY_SLOT: Final = 11


class Position(State):
    """The fields of a state, and the simplest looks at them."""

    def __init__(
        self, field: Field, a: Army, b: Army, gauge: list[i64], dice: list[i64], active: i64
    ) -> None:
        self.field = field
        self.a = a
        self.b = b
        self.gauge = gauge
        """The pawn of each cell; above 0 it is in side A's part of the gauge."""
        self.dice = dice
        """The active side's dice not yet activated, by face."""
        self.active = active
        """The side whose turn it is."""
        self.pawns: i64 = 0
        """The cells that have a pawn."""
        self.burnt: i64 = 0
        self.counter: i64 = 0
        self.phase: i64 = CHOOSE_FACTION
        self.asked: i64 = 0
        """The one seat that owes a decision."""
        self.left: i64 = 0
        """How many dice there are in `dice`."""
        self.rolling: i64 = 0
        """Dice taken up to be rolled again."""
        self.rerolls: i64 = 0
        """How often dice were rolled again this turn."""
        self.discarded: i64 = 0
        """Dice given up this turn to change the face of another."""
        self.panel: i64 = 0
        """The dice activated this turn, in their order: one octal digit each, the face plus 1, the first one highest."""
        self.tax: i64 = 0
        """What following the active side costs besides the usual."""
        self.reached: bool = False
        """Whether the active side had the points that end the battle at some moment of its turn."""
        self.face: i64 = NO_FACE
        """The die being used, copied or offered."""
        self.following: bool = False
        """Whether the other side acts, by a copied die."""
        self.touched: i64 = 0
        """The cells on which the active side's last die was used; closed to who follows it."""
        self.rule: i64 = NO_RULE
        self.step: i64 = 0
        """The next step of the special rule under way."""
        self.chosen: i64 = NOTHING
        """The resource paid for it, or gained by it."""
        self.sweep: i64 = 0
        """The cells that the adversary's die or rule still has to visit."""
        self.sweep_amount: i64 = 0
        """By how much the pawns move there; 0 for combat."""
        self.fight_cell: i64 = 0
        self.fight_left: i64 = 0
        self.fight_face: i64 = 0
        self.retreat_cell: i64 = 0
        self.retreat_left: i64 = 0
        self.retreat_side: i64 = 0
        self.ai_dice: i64 = 0
        self.ai_rerolls: i64 = 0
        self.extra_turn: bool = False
        self.ended: i64 = -1
        """What ended the battle; -1 before."""

    def army(self, side: i64) -> Army:
        return self.a if side == 0 else self.b

    def acting(self) -> i64:
        """The side that acts now: the active one, or the other when it follows."""
        return 1 - self.active if self.following else self.active

    def barred(self) -> i64:
        """The cells that who acts now may not affect."""
        return self.touched if self.following else 0

    def spare_dice(self) -> i64:
        """Dice that a special rule can still work on: at one's own turn, those besides the special die itself."""
        if self.following:
            return 0
        return self.left - 1 if self.phase == TURN else self.left

    def rule_at(self, slot: i64, side: i64) -> Rule:
        """The special rule with this number, for a side."""
        if slot < CELLS:
            return self.field.rules[slot]
        if slot == FACTION_SLOT:
            return self.field.cards.faction_rules[self.army(side).faction]
        adversary = self.field.adversary
        assert adversary is not None
        return adversary.rules[self.b.power]

    def is_adversary(self, side: i64) -> bool:
        """Whether the rules play this side: B in solo."""
        return side == 1 and self.field.solo

    def touch(self, cell: i64) -> None:
        """Remember that the special rule of the active side changed a cell."""
        if self.rule >= 0 and not self.following:
            self.touched |= BIT[cell]

    def audit(self) -> list[str]:
        wrong: list[str] = []
        cards = self.field.cards
        for side in range(2):
            army = self.army(side)
            twin = army.copy()
            twin.count(cards)
            if (twin.present, twin.swapping, twin.closed) != (
                army.present,
                army.swapping,
                army.closed,
            ):
                wrong.append(f"the masks of side {side} do not fit its units")
            sign: i64 = 1 if side == 0 else -1
            for cell in range(CELLS):
                held = self.gauge[cell] * sign == self.field.category[cell]
                if held != bool(army.controlled >> cell & 1):
                    wrong.append(f"side {side} and cell {cell}: control does not fit the pawn")
        for cell in range(CELLS):
            if abs(int(self.gauge[cell])) > self.field.category[cell]:
                wrong.append(f"the pawn of cell {cell} is off its gauge")
            if not self.pawns >> cell & 1 and (
                self.gauge[cell] != 0 or (self.a.present | self.b.present) >> cell & 1
            ):
                wrong.append(f"cell {cell} should have a pawn")
        if self.left != sum(self.dice):
            wrong.append("the number of dice does not fit the dice")
        if len(self.dice) != len(FACES):
            wrong.append("there are six faces")
        return wrong
