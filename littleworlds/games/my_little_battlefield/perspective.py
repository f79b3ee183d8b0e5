"""The position rebuilt from a view. There are no secrets, so it is the true one."""

from typing import cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import View
from littleworlds.games.my_little_battlefield.actions import Lists
from littleworlds.games.my_little_battlefield.data.cards import FACES, NO_FACE, Cards
from littleworlds.games.my_little_battlefield.data.grid import BIT, CELL_IDS, PLACE_IDS
from littleworlds.games.my_little_battlefield.data.scenarios import ENDS, NOBODY, SIDES
from littleworlds.games.my_little_battlefield.data.special_rules import (
    ADVERSARY_SLOT,
    COMBAT_FACES,
    FACTION_SLOT,
    NOTHING,
    RAISE_SLOT,
    RESOURCES,
)
from littleworlds.games.my_little_battlefield.rules.phases import PHASES
from littleworlds.games.my_little_battlefield.state.army import Army
from littleworlds.games.my_little_battlefield.state.battlefield import Battlefield
from littleworlds.games.my_little_battlefield.state.position import BattleState
from littleworlds.games.my_little_battlefield.view import (
    RULE_OF_BOARD,
    RULE_OF_POWER,
    ArmyView,
    BattleView,
)


@final
class BattlePerspective(Perspective):
    """Reads the view once; each sample is a copy."""

    def __init__(self, game: Game, cards: Cards, lists: Lists, view: View) -> None:
        super().__init__(game, view)
        self._template = _template(game, cards, lists, cast(BattleView, view))

    def sample(self, chance: Chance) -> BattleState:
        return self._template.copy()


def _template(game: Game, cards: Cards, lists: Lists, view: BattleView) -> BattleState:
    """The state that has this view."""
    field = _field(cards, lists, view)
    a, b = (_army(cards, view, army) for army in view["armies"])
    gauge: list[i64] = [sector["gauge"] or 0 for sector in view["sectors"]]
    dice: list[i64] = [view["dice"][face] for face in FACES]
    state = BattleState(game, cards, field, a, b, gauge, dice, SIDES.index(view["active"]))
    sectors = view["sectors"]
    state.pawns = _mask([one["cell"] for one in sectors if one["gauge"] is not None])
    state.burnt = _mask([one["cell"] for one in sectors if one["burnt"]])
    state.counter = view["counter"]
    state.phase = PHASES.index(view["phase"])
    state.asked = view["actors"][0] if view["actors"] else NOBODY
    state.following = view["acting"] != view["active"]
    state.ended = ENDS.index(view["ended"]) if view["ended"] is not None else -1
    _read_turn(state, view)
    _read_action(state, view)
    state.recount()
    return state


def _field(cards: Cards, lists: Lists, view: BattleView) -> Battlefield:
    sectors: list[i64] = [cards.sector_ids.index(sector["id"]) for sector in view["sectors"]]
    seat_a = view["armies"][0]["seat"] or 0
    return Battlefield(cards, lists, view["seats"], dict(view["options"]), seat_a, sectors)


def _army(cards: Cards, view: BattleView, seen: ArmyView) -> Army:
    army = Army([PLACE_IDS.index(unit["place"]) for unit in seen["units"]], [])
    army.shielded = _mask(
        [sector["cell"] for sector in view["sectors"] if sector["shielded"] == seen["side"]]
    )
    for rule in seen["used"]:
        army.used |= BIT[_slot(rule, False)]
    army.morale = seen["morale"]
    army.command = seen["command"]
    army.power = seen["power"]
    army.faction = -1 if seen["faction"] is None else cards.faction_ids.index(seen["faction"])
    army.turns = seen["turns"]
    army.fewer_dice = seen["fewer_dice"]
    army.exited = seen["exited"]
    return army


def _read_turn(state: BattleState, view: BattleView) -> None:
    """The dice of the turn, and what has been done with them."""
    state.rolling = view["rolling"]
    state.rerolls = view["rerolls"]
    state.discarded = view["discarded"]
    for face in view["panel"]:
        state.panel = state.panel * 8 + FACES.index(face) + 1
    state.face = FACES.index(view["face"]) if view["face"] is not None else NO_FACE
    state.touched = _mask(view["touched"])
    state.tax = view["tax"]
    state.reached = view["reached"]
    state.ai_dice = view["ai_dice"]
    state.ai_rerolls = view["ai_rerolls"]
    state.extra_turn = view["extra_turn"]


def _read_action(state: BattleState, view: BattleView) -> None:
    """What is left of the action under way."""
    rule, sweep, fight, retreating = (
        view["rule"],
        view["sweep"],
        view["fight"],
        view["retreating"],
    )
    if rule is not None:
        state.rule = _slot(rule, state.is_adversary(state.acting()))
    state.step = view["steps_done"]
    state.chosen = NOTHING if view["chosen"] is None else RESOURCES.index(view["chosen"])
    if sweep is not None:
        state.sweep = _mask(sweep["cells"])
        state.sweep_amount = sweep["steps"]
    if fight is not None:
        state.fight_cell = CELL_IDS.index(fight["cell"])
        state.fight_left = fight["results"]
        state.fight_face = COMBAT_FACES.index(fight["face"])
    if retreating is not None:
        state.retreat_side = SIDES.index(retreating["side"])
        state.retreat_cell = CELL_IDS.index(retreating["cell"])
        state.retreat_left = retreating["units"]


def _slot(rule: str, of_adversary: bool) -> i64:
    """The number of a special rule."""
    if rule == RULE_OF_POWER:
        return RAISE_SLOT
    if rule == RULE_OF_BOARD:
        return ADVERSARY_SLOT if of_adversary else FACTION_SLOT
    return CELL_IDS.index(rule)


def _mask(cells: list[str]) -> i64:
    mask: i64 = 0
    for cell in cells:
        mask |= BIT[CELL_IDS.index(cell)]
    return mask
