"""A position of My Little Battlefield: who stands where, and how far the action under way has come.

Carrying out an action can stop at any point to ask somebody (where a unit retreats, what a special
rule aims at), three deep. So what is left of it stands in fields, from the innermost to the
outermost: units that still have to retreat, combat results, sectors that the adversary's die still
has to visit, steps of a special rule, and then whose die it was. What is done is set back, so that
a field never tells of the past.
"""

from typing import ClassVar, final

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.fields import Fields, derived
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import Places, State, Tally
from littleworlds.games.my_little_battlefield import places, prompts, scoring, view
from littleworlds.games.my_little_battlefield.data.cards import NO_FACE, Cards
from littleworlds.games.my_little_battlefield.data.grid import BIT, CELLS
from littleworlds.games.my_little_battlefield.data.special_rules import (
    FACTION_SLOT,
    NO_RULE,
    NOTHING,
    Op,
    Rule,
)
from littleworlds.games.my_little_battlefield.rules import dispatch
from littleworlds.games.my_little_battlefield.rules.phases import CHOOSE_FACTION, TURN
from littleworlds.games.my_little_battlefield.state.army import Army
from littleworlds.games.my_little_battlefield.state.battlefield import Battlefield


@final
class BattleState(State):
    """A position. Masks of cells are explained in `data/grid.py`."""

    FIELDS: ClassVar[Fields] = (
        derived("game"),
        derived("cards"),
        "field",
        "a",
        "b",
        "gauge",
        "dice",
        "active",
        "pawns",
        "burnt",
        "counter",
        "phase",
        "asked",
        derived("left"),
        "rolling",
        "rerolls",
        "discarded",
        "panel",
        "tax",
        "reached",
        "face",
        "following",
        "touched",
        "rule",
        "step",
        "chosen",
        "sweep",
        "sweep_amount",
        "fight_cell",
        "fight_left",
        "fight_face",
        "retreat_cell",
        "retreat_left",
        "retreat_side",
        "ai_dice",
        "ai_rerolls",
        "extra_turn",
        "ended",
    )

    def __init__(
        self,
        game: Game,
        cards: Cards,
        field: Battlefield,
        a: Army,
        b: Army,
        gauge: list[i64],
        dice: list[i64],
        active: i64,
    ) -> None:
        self.game = game
        self.cards = cards
        self.field = field
        self.a = a
        self.b = b
        self.gauge = gauge
        """The pawn of each cell; above 0 it is in side A's part of the gauge."""
        self.dice = dice
        """The active side's dice not yet used, by face."""
        self.active = active
        """The side whose turn it is."""
        self.pawns: i64 = 0
        """The cells that have a pawn."""
        self.burnt: i64 = 0
        self.counter: i64 = 0
        self.phase: i64 = CHOOSE_FACTION
        self.asked: i64 = 0
        """The one seat that owes a decision; -1 once the battle is over."""
        self.left: i64 = 0
        """How many dice there are in `dice`."""
        self.rolling: i64 = 0
        """Dice taken up to be rolled again."""
        self.rerolls: i64 = 0
        """How often dice were rolled again this turn."""
        self.discarded: i64 = 0
        """Dice given up this turn to change the face of another."""
        self.panel: i64 = 0
        """The dice used this turn, in their order: one octal digit each, the face plus 1, the first
        one highest."""
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
        """The combat results still to come."""
        self.fight_face: i64 = 0
        self.retreat_cell: i64 = 0
        self.retreat_left: i64 = 0
        """The units that still have to retreat."""
        self.retreat_side: i64 = 0
        self.ai_dice: i64 = 0
        """The dice that the adversary has still to roll this turn."""
        self.ai_rerolls: i64 = 0
        """How often its present die was rolled again for being unusable."""
        self.extra_turn: bool = False
        self.ended: i64 = -1
        """What ended the battle; -1 before."""

    def copy(self) -> "BattleState":
        twin = BattleState(
            self.game,
            self.cards,
            self.field,
            self.a.copy(),
            self.b.copy(),
            self.gauge[:],
            self.dice[:],
            self.active,
        )
        twin.pawns = self.pawns
        twin.burnt = self.burnt
        twin.counter = self.counter
        twin.phase = self.phase
        twin.asked = self.asked
        twin.left = self.left
        twin.rolling = self.rolling
        twin.rerolls = self.rerolls
        twin.discarded = self.discarded
        twin.panel = self.panel
        twin.tax = self.tax
        twin.reached = self.reached
        twin.face = self.face
        twin.following = self.following
        twin.touched = self.touched
        twin.rule = self.rule
        twin.step = self.step
        twin.chosen = self.chosen
        twin.sweep = self.sweep
        twin.sweep_amount = self.sweep_amount
        twin.fight_cell = self.fight_cell
        twin.fight_left = self.fight_left
        twin.fight_face = self.fight_face
        twin.retreat_cell = self.retreat_cell
        twin.retreat_left = self.retreat_left
        twin.retreat_side = self.retreat_side
        twin.ai_dice = self.ai_dice
        twin.ai_rerolls = self.ai_rerolls
        twin.extra_turn = self.extra_turn
        twin.ended = self.ended
        return twin

    def recount(self) -> None:
        self.left = sum(self.dice)
        for side in range(2):
            army = self.army(side)
            army.count(self.cards)
            army.controlled = 0
            for cell in range(CELLS):
                pawn = self.gauge[cell] if side == 0 else -self.gauge[cell]
                if pawn == self.field.category[cell]:
                    army.controlled |= BIT[cell]

    # --- who is asked ---------------------------------------------------------------------------

    def actors(self) -> list[i64]:
        return [] if self.asked < 0 else [self.asked]

    def first(self) -> i64:
        return self.asked

    def ask(self, phase: i64, side: i64) -> bool:
        """Ask who decides for a side. True: somebody is asked."""
        self.phase = phase
        self.asked = self.field.seat_of[side]
        return True

    # --- looks at the position ------------------------------------------------------------------

    def army(self, side: i64) -> Army:
        return self.a if side == 0 else self.b

    def acting(self) -> i64:
        """The side that acts now: the active one, or the other when it follows."""
        return 1 - self.active if self.following else self.active

    def barred(self) -> i64:
        """The cells that who acts now may not affect."""
        return self.touched if self.following else 0

    def spare_dice(self) -> i64:
        """Dice that a special rule can still work on: at one's own turn, those besides the special
        die itself."""
        if self.following:
            return 0
        return self.left - 1 if self.phase == TURN else self.left

    def rule_at(self, slot: i64, side: i64) -> Rule:
        """The special rule with this number, for a side."""
        if slot < CELLS:
            return self.field.rules[slot]
        if slot == FACTION_SLOT:
            return self.cards.faction_rules[self.army(side).faction]
        adversary = self.field.adversary
        assert adversary is not None
        return adversary.rules[self.b.power]

    def step_under_way(self) -> Op:
        """The step of the special rule that is being carried out."""
        return self.rule_at(self.rule, self.acting()).ops[self.step]

    def is_adversary(self, side: i64) -> bool:
        """Whether the rules play this side: B in solo."""
        return side == 1 and self.field.solo

    def touch(self, cell: i64) -> None:
        """Remember that the special rule of the active side changed a cell."""
        if self.rule >= 0 and not self.following:
            self.touched |= BIT[cell]

    # --- the way to everything else -------------------------------------------------------------

    def legal(self, seat: i64) -> list[i64]:
        return dispatch.legal(self, seat)

    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        return dispatch.apply(self, seat, action, chance, tell)

    def view(self, seat: int | None) -> view.BattleView:
        return view.view(self, seat)

    def prompt(self, seat: i64) -> Prompt | None:
        return prompts.prompt(self, seat)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def places(self) -> Places:
        return places.places(self)

    def tallies(self) -> list[Tally]:
        return places.tallies(self)

    def audit(self) -> list[str]:
        return places.audit(self)
