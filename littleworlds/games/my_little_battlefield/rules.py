"""The rules of My Little Battlefield as a state machine over small decisions.

A turn: roll the dice, then use, reroll or convert them one by one until they are gone or the player stops; after each die used the
opponent may pay to copy it. In solo the adversary's dice are rolled one at a time and used by rules of their own. Whatever has one answer
only is done without asking, except a roll.
"""

from typing import final

from littleworlds.core.chance import Chance
from littleworlds.core.errors import IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.message import Args, name, player
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import Places, Snapshot, Tally
from littleworlds.games.my_little_battlefield import (
    adversary,
    choices,
    combat,
    course,
    endings,
    prompts,
    snapshot,
    specials,
)
from littleworlds.games.my_little_battlefield import view as views
from littleworlds.games.my_little_battlefield.actions import (
    ATTACK,
    CONVERT,
    DECLINE,
    DEFEND,
    END,
    EXCHANGE,
    FACTION,
    FACTION_RULE,
    FOLLOW,
    FORCE,
    GAIN,
    MOST_PAID,
    MOVE,
    PAY,
    POWER,
    REROLL,
    RETREAT,
    ROLL,
    SET,
    SPECIAL,
    TARGET,
    TARGETS_OF_MOVE,
)
from littleworlds.games.my_little_battlefield.army import Army
from littleworlds.games.my_little_battlefield.cards import (
    ATTACK_FACE,
    COMMAND_FACE,
    DEFENCE_FACE,
    FACES,
    MORALE_FACE,
    MOVEMENT_FACE,
    NO_FACE,
    SPECIAL_FACE,
)
from littleworlds.games.my_little_battlefield.checks import check_use, chosen_mover, illegal
from littleworlds.games.my_little_battlefield.effects import COMMAND, MORALE
from littleworlds.games.my_little_battlefield.field import Field
from littleworlds.games.my_little_battlefield.grid import BIT, CELLS, RESERVE
from littleworlds.games.my_little_battlefield.marks import (
    resource_name,
    rule_name,
    sector_name,
    sector_ref,
    side_id,
    track_ref,
    who,
)
from littleworlds.games.my_little_battlefield.movement import march, unit_from
from littleworlds.games.my_little_battlefield.phases import (
    AIMING,
    CHOOSE_FACTION,
    CONVERTING,
    DEPLOYING,
    EXCHANGING,
    FOLLOWING,
    GAINING,
    MOVING,
    MOVING_AI,
    OFFER_FOLLOW,
    OFFER_FORCE,
    OVER,
    PAYING,
    REROLLING,
    RETREATING,
    ROLL_DICE,
    ROLL_FOR_AI,
    SETTING,
    TURN,
)
from littleworlds.games.my_little_battlefield.position import ADVERSARY_SLOT, FACTION_SLOT, Position
from littleworlds.games.my_little_battlefield.scenarios import BY_AI_POWER, ENDS


@final
class BattleState(Position):
    """A position that can be played on."""

    def copy(self) -> "BattleState":
        twin = BattleState(
            self.field, self.a.copy(), self.b.copy(), self.gauge[:], self.dice[:], self.active
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

    # --- who is asked, and what ------------------------------------------------------------------------------------------------

    def actors(self) -> list[i64]:
        return [] if self.phase == OVER else [self.asked]

    def first(self) -> i64:
        return -1 if self.phase == OVER else self.asked

    def legal(self, seat: i64) -> list[i64]:
        if seat != self.asked or self.phase == OVER:
            return []
        return choices.turn_actions(self) if self.phase == TURN else choices.choices(self)

    # --- one decision ----------------------------------------------------------------------------------------------------------

    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        phase = self.phase
        if seat != self.asked or phase == OVER:
            raise (
                IllegalAction("not-your-decision", seat=player(seat))
                if phase != OVER
                else IllegalAction("play-is-over")
            )
        if not 0 <= action < self.field.num_actions:
            raise illegal(self, "not-now", action)
        if phase == TURN:
            return self._act(action, chance, tell)
        if phase == REROLLING:
            return self._reroll(action, chance, tell)
        if phase == OFFER_FOLLOW:
            return self._answer_follow(action, chance, tell)
        if phase == ROLL_DICE or phase == ROLL_FOR_AI:
            if action != ROLL:
                raise illegal(self, "not-now", action)
            return (
                self._roll_dice(chance, tell) if phase == ROLL_DICE else self._ai_roll(chance, tell)
            )
        if phase == FOLLOWING:
            if self.field.lists.face_of[action] != self.face:
                raise illegal(self, "other-face", action, {"face": name(FACES[self.face])})
            check_use(self, 1 - self.active, action)
            return self._use(action, chance, tell)
        if phase == OFFER_FORCE:
            return self._answer_force(action, chance, tell)
        if phase == CONVERTING:
            self._expect(action, CONVERT <= action < SET and self.dice[action - CONVERT] > 0)
            return self._convert(action - CONVERT, tell)
        if phase == SETTING:
            return self._set_die(action, chance, tell)
        if phase == CHOOSE_FACTION:
            return self._choose_faction(action, tell)
        self._answer(phase, action, tell)
        return self._go_on(chance, tell, False)

    def _answer(self, phase: i64, action: i64, tell: list[Event] | None) -> None:
        """The choices that an action under way was waiting for."""
        side = self.acting()
        if phase == RETREATING:
            self._expect(
                action,
                RETREAT <= action < TARGET
                and combat.retreat_targets(self) >> (action - RETREAT) & 1 != 0,
            )
            combat.retreat(self, action - RETREAT, tell)
        elif phase == AIMING:
            self._expect(
                action,
                TARGET <= action < REROLL and course.aims(self) >> (action - TARGET) & 1 != 0,
            )
            course.aim(self, action - TARGET, tell)
        elif phase == MOVING:
            self._expect(action, MOVE <= action < POWER and chosen_mover(self, side, action) >= 0)
            course.choose_move(self, action, tell)
        elif phase == MOVING_AI:
            self._expect(action, action in adversary.chosen_moves(self))
            self._ai_march(action, tell)
        elif phase == DEPLOYING:
            self._expect(action, action in choices.choices(self))
            course.choose_deployed(self, (action - MOVE) // TARGETS_OF_MOVE - CELLS, tell)
        elif phase == PAYING:
            self._expect(action, PAY <= action < ATTACK)
            course.pay(self, action - PAY, tell)
        elif phase == GAINING:
            self._expect(action, GAIN <= action < PAY)
            course.choose_gain(self, action - GAIN, tell)
        elif phase == EXCHANGING:
            self._expect(action, EXCHANGE <= action < FACTION)
            resource = (action - EXCHANGE) // MOST_PAID
            amount = (action - EXCHANGE) % MOST_PAID + 1
            self._expect(action, amount <= specials.exchangeable(self, side, resource))
            course.choose_exchange(self, resource, amount, tell)
        else:
            op = course.step_of(self)
            self._expect(
                action, action - POWER in specials.payments(self, side, op.amount, op.flag)
            )
            course.choose_payment(self, action - POWER, tell)

    def _expect(self, action: i64, allowed: bool) -> None:
        if not allowed:
            raise illegal(self, "not-now", action)

    def _ask(self, phase: i64, side: i64) -> None:
        self.phase = phase
        self.asked = self.field.seat[side]

    # --- the set-up ------------------------------------------------------------------------------------------------------------

    def _choose_faction(self, action: i64, tell: list[Event] | None) -> bool:
        """Seat by seat, each side takes a faction of its own; then the battle begins."""
        number = action - FACTION
        if number < 0:
            raise illegal(self, "not-now", action)
        if number == self.a.faction or number == self.b.faction:
            raise illegal(self, "faction-taken", action)
        side: i64 = 0 if self.asked == self.field.seat_of(0) else 1
        self.army(side).faction = number
        if tell is not None:
            args: Args = {
                "who": who(self, side),
                "faction": name(self.field.cards.faction_ids[number]),
            }
            tell.append(Event("chose-faction", args))
        if self.army(1 - side).faction < 0 and not self.field.solo:
            self._ask(CHOOSE_FACTION, 1 - side)
            left = choices.factions(self)
            return self._choose_faction(left[0], tell) if len(left) == 1 else False
        self._begin_turn(tell)
        return False

    # --- a turn ----------------------------------------------------------------------------------------------------------------

    def _begin_turn(self, tell: list[Event] | None) -> None:
        """The active side's turn begins: rules may be used again, by both sides, and what was to last until now ends."""
        self.a.used = 0
        self.b.used = 0
        self.army(self.active).shielded = 0
        self.rerolls = 0
        self.discarded = 0
        self.panel = 0
        self.tax = 0
        self.reached = False
        self.face = NO_FACE
        self.touched = 0
        if tell is not None:
            turn = int(self.army(self.active).turns) + 1
            tell.append(Event("turn-begins", {"who": who(self, self.active), "turn": turn}))
        board = self.field.adversary
        if self.is_adversary(self.active) and board is not None:
            self.ai_dice = board.dice[self.b.power]
            self.extra_turn = False
            self._ask(ROLL_FOR_AI, 0)
        else:
            self._ask(ROLL_DICE, self.active)

    def _roll_dice(self, chance: Chance, tell: list[Event] | None) -> bool:
        """As many dice as the level of power gives, fewer if the adversary said so, at least one."""
        own = self.a if self.active == 0 else self.b
        count = self.field.cards.level_dice[own.power]
        if own.fewer_dice > 0:
            count = max(1, count - own.fewer_dice)
            own.fewer_dice = 0
        self._throw(count, "rolled", chance, tell)
        return self._carry_on(chance, tell, True)

    def _throw(self, count: i64, message: str, chance: Chance, tell: list[Event] | None) -> None:
        face_by_index = self.field.cards.face_by_index
        dice = self.dice
        sides: i64 = len(FACES)
        faces: list[int | str] = []
        for _ in range(count):
            face: i64 = face_by_index[chance.index(sides)]
            dice[face] += 1
            if tell is not None:
                faces.append(name(FACES[face]))
        self.left += count
        if tell is not None:
            tell.append(
                Event(message, {"who": who(self, self.active), "faces": faces, "count": int(count)})
            )

    def _act(self, action: i64, chance: Chance, tell: list[Event] | None) -> bool:
        """One decision of the active player: use a die, roll some again, convert, or stop."""
        face: i64 = self.field.lists.face_of[action]
        if face == NO_FACE:
            if action == END:
                return self._end_turn(tell)
            if REROLL <= action < CONVERT:
                return self._begin_reroll(action, tell)
            if CONVERT <= action < SET:
                return self._begin_convert(action, tell)
            raise illegal(self, "not-now", action)
        if self.dice[face] == 0:
            raise illegal(self, "no-such-die", action, {"face": name(FACES[face])})
        check_use(self, self.active, action)
        self.dice[face] -= 1
        self.left -= 1
        self.panel = self.panel * 8 + face + 1
        self.face = face
        self.touched = 0
        return self._use(action, chance, tell)

    def _use(self, action: i64, chance: Chance, tell: list[Event] | None) -> bool:
        """Carry out a use of a die that has been found legal."""
        side = 1 - self.active if self.following else self.active
        if action < PAY:
            specials.gain(self, side, action - GAIN, self.field.cards.resource_gain, tell)
            return self._used(chance, tell, False)
        if action < SPECIAL:
            face: i64 = ATTACK_FACE if action < DEFEND else DEFENCE_FACE
            cell = action - ATTACK if action < DEFEND else action - DEFEND
            if not self.following:
                self.touched = BIT[cell]
            if tell is not None:
                args: Args = {
                    "who": who(self, side),
                    "face": name(FACES[face]),
                    "sector": sector_name(self, cell),
                }
                tell.append(Event("fought", args, [sector_ref(cell)]))
            course.fight(self, side, cell, face, tell)
        elif action < RETREAT:
            slot = FACTION_SLOT if action == FACTION_RULE else action - SPECIAL
            if tell is not None:
                tell.append(
                    Event(
                        "used-rule", {"who": who(self, side), "rule": rule_name(self, side, slot)}
                    )
                )
            course.begin_rule(self, slot)
        elif action < POWER:
            self._march(side, action, tell)
            return self._used(chance, tell, False)
        else:
            course.raise_power(self, side, action - POWER, 0, tell)
            return self._used(chance, tell, False)
        return self._go_on(chance, tell, False)

    def _march(self, side: i64, action: i64, tell: list[Event] | None) -> None:
        source = (action - MOVE) // TARGETS_OF_MOVE
        target = (action - MOVE) % TARGETS_OF_MOVE
        march(self, side, unit_from(self, side, source), target, tell)
        if self.following:
            return
        self.touched = BIT[target] if target < RESERVE else 0
        if self.field.cards.move_forbids_origin and source < CELLS:
            self.touched |= BIT[source]

    def _go_on(self, chance: Chance, tell: list[Event] | None, final: bool) -> bool:
        """Go on with the action under way; when it is done, the other side may follow it."""
        return final if course.resolve(self, tell) else self._used(chance, tell, final)

    def _used(self, chance: Chance, tell: list[Event] | None, final: bool) -> bool:
        """A die has done all that it does."""
        return final if self._stops(tell) else self._carry_on(chance, tell, final)

    def _stops(self, tell: list[Event] | None) -> bool:
        """After a die: whether the battle is over, or the other side is asked to follow."""
        if self.ended >= 0:
            self._finish(tell)
            return True
        if self.field.cards.target_once_reached and self.field.target > 0:
            self.reached = self.reached or endings.score(self, self.active) >= self.field.target
        if self.following:
            self.following = False
        elif self._can_be_followed():
            self._ask(OFFER_FOLLOW, 1 - self.active)
            return True
        return False

    def _carry_on(self, chance: Chance, tell: list[Event] | None, final: bool) -> bool:
        """The active side goes on with its turn; it ends when no die is left, or nothing can be done with those that are."""
        if self.active == 1 and self.field.solo:
            return self._ai_next(chance, tell, final)
        if self.left == 0 or self._can_only_end():
            self._end_turn(tell)
        else:
            self.phase = TURN
            self.asked = self.field.seat[self.active]
        return final

    def _can_only_end(self) -> bool:
        cards = self.field.cards
        if (
            self.rerolls < cards.free_rerolls
            or (self.a if self.active == 0 else self.b).morale >= cards.reroll_cost
        ):
            return False
        if self.discarded == 0 and self.left > cards.convert_discards:
            return False
        self.phase = TURN
        return len(choices.turn_actions(self)) == 1

    def _end_turn(self, tell: list[Event] | None) -> bool:
        """The end of a turn: the scenario's ends are looked at, then the other side plays."""
        side = self.active
        self.dice = [0] * len(FACES)
        self.left = 0
        own = self.a if side == 0 else self.b
        own.turns += 1
        scenario = self.field.scenario
        if (
            scenario.counter >= 0
            and side == self.field.defender
            and own.controlled >> scenario.counter & 1
        ):
            self.counter += 1
            if tell is not None:
                tell.append(Event("counter", {"who": who(self, side), "count": int(self.counter)}))
        self.ended = endings.end_of_turn(self)
        if self.ended >= 0:
            self._finish(tell)
        else:
            self.active = 1 - side
            self._begin_turn(tell)
        return False

    def _finish(self, tell: list[Event] | None) -> None:
        self.phase = OVER
        if tell is not None:
            tell.append(Event("ended-by-" + ENDS[self.ended].replace("_", "-")))
            result = endings.outcome(self)
            winners: list[int | str] = [player(seat) for seat in result.winners]
            if winners:
                tell.append(
                    Event(
                        "play-over", {"winners": winners, "who": winners[0], "count": len(winners)}
                    )
                )
            else:
                tell.append(Event("play-lost"))

    # --- rerolls and conversion ------------------------------------------------------------------------------------------------

    def _begin_reroll(self, action: i64, tell: list[Event] | None) -> bool:
        """Take up a first die to roll it again; the price is due with the roll."""
        cards = self.field.cards
        if self.rerolls >= cards.free_rerolls and self.army(self.active).morale < cards.reroll_cost:
            raise illegal(self, "reroll-needs-morale", action)
        self._take_up(action)
        self._ask(REROLLING, self.active)
        return False

    def _take_up(self, action: i64) -> None:
        face = action - REROLL
        if not 0 <= face < len(FACES) or self.dice[face] == 0:
            raise illegal(self, "not-now", action)
        self.dice[face] -= 1
        self.left -= 1
        self.rolling += 1

    def _reroll(self, action: i64, chance: Chance, tell: list[Event] | None) -> bool:
        if action != ROLL:
            self._take_up(action)
            return False
        if self.rolling == 0:
            raise illegal(self, "not-now", action)
        by_rule = self.rule >= 0
        if not by_rule:
            if self.rerolls >= self.field.cards.free_rerolls:
                specials.lose(self, self.active, MORALE, self.field.cards.reroll_cost, tell)
            self.rerolls += 1
        count = self.rolling
        self.rolling = 0
        self._throw(count, "rerolled", chance, tell)
        if not by_rule:
            return self._carry_on(chance, tell, True)
        self.step += 1
        return self._go_on(chance, tell, True)

    def _begin_convert(self, action: i64, tell: list[Event] | None) -> bool:
        if self.discarded > 0:
            raise illegal(self, "converted-already", action)
        if self.left <= self.field.cards.convert_discards:
            raise illegal(self, "convert-needs-dice", action)
        self._expect(action, self.dice[action - CONVERT] > 0)
        return self._convert(action - CONVERT, tell)

    def _convert(self, face: i64, tell: list[Event] | None) -> bool:
        """Give up a die; when enough are given up, another one changes its face."""
        self.dice[face] -= 1
        self.left -= 1
        self.discarded += 1
        if tell is not None:
            tell.append(
                Event("discarded", {"who": who(self, self.active), "face": name(FACES[face])})
            )
        if self.discarded >= self.field.cards.convert_discards:
            self._ask(SETTING, self.active)
            return False
        self._ask(CONVERTING, self.active)
        left = choices.choices(self)
        return self._convert(left[0] - CONVERT, tell) if len(left) == 1 else False

    def _set_die(self, action: i64, chance: Chance, tell: list[Event] | None) -> bool:
        if not SET <= action < MOVE:
            raise illegal(self, "not-now", action)
        old = (action - SET) // len(FACES)
        new = (action - SET) % len(FACES)
        if old == new or self.dice[old] == 0:
            raise illegal(self, "not-now", action)
        self.dice[old] -= 1
        self.dice[new] += 1
        if tell is not None:
            tell.append(
                Event(
                    "set-die",
                    {
                        "who": who(self, self.active),
                        "face": name(FACES[old]),
                        "new": name(FACES[new]),
                    },
                )
            )
        if self.rule < 0:
            return self._carry_on(chance, tell, False)
        self.step += 1
        return self._go_on(chance, tell, False)

    # --- following -------------------------------------------------------------------------------------------------------------

    def _can_be_followed(self) -> bool:
        """Whether the other side can pay for copying the die just used, and would have a use for it."""
        field = self.field
        side = 1 - self.active
        if side == 1 and field.solo:
            return False
        own = self.a if side == 0 else self.b
        fee = field.cards.follow_cost + self.tax
        if own.command < fee or (self.extra_turn and not field.cards.follow_in_extra_turn):
            return False
        self.following = True
        own.command -= fee
        found = choices.has_use(self, side, self.face)
        own.command += fee
        self.following = False
        return found

    def _answer_follow(self, action: i64, chance: Chance, tell: list[Event] | None) -> bool:
        if action == DECLINE:
            return self._carry_on(chance, tell, False)
        self._expect(action, action == FOLLOW)
        side = 1 - self.active
        fee = self.field.cards.follow_cost + self.tax
        self.army(side).command -= fee
        self.following = True
        if tell is not None:
            args: Args = {
                "who": who(self, side), "face": name(FACES[self.face]), "count": int(fee), "resource": resource_name(COMMAND),
            }  # fmt: skip
            tell.append(Event("followed", args, [track_ref(side, COMMAND)]))
        self._ask(FOLLOWING, side)
        uses = choices.uses(self, side, self.face)
        return self._use(uses[0], chance, tell) if len(uses) == 1 else False

    # --- the adversary's turn --------------------------------------------------------------------------------------------------

    def _ai_next(self, chance: Chance, tell: list[Event] | None, final: bool) -> bool:
        """Its next die, or the end of its dice. After a decision of the player's own the roll waits, so that it can be taken back."""
        if self.ai_dice == 0:
            return self._ai_dice_gone(chance, tell, final)
        if final:
            return self._ai_roll(chance, tell)
        self._ask(ROLL_FOR_AI, 0)
        return False

    def _ai_roll(self, chance: Chance, tell: list[Event] | None) -> bool:
        """Its dice one after the other, until the player is asked something or all have been rolled."""
        while self.ai_dice > 0:
            self.ai_dice -= 1
            if self._ai_throw(chance, tell):
                return True
        return self._ai_dice_gone(chance, tell, True)

    def _ai_throw(self, chance: Chance, tell: list[Event] | None) -> bool:
        """Roll one die: unusable, it is rolled again once and then discarded; usable, the player may force another roll. True if the
        player is asked something, or the battle is over."""
        cards = self.field.cards
        self.ai_rerolls = 0
        while True:
            face: i64 = cards.face_by_index[chance.index(len(FACES))]
            self.face = face
            if tell is not None:
                tell.append(Event("ai-rolled", {"who": who(self, 1), "face": name(FACES[face])}))
            if face > MOVEMENT_FACE or adversary.can_use(self, face):
                break
            if tell is not None:
                message = (
                    "ai-rerolls" if self.ai_rerolls < cards.unusable_rerolls else "ai-discards"
                )
                tell.append(Event(message, {"who": who(self, 1), "face": name(FACES[face])}))
            if self.ai_rerolls >= cards.unusable_rerolls:
                return False
            self.ai_rerolls += 1
        if self.a.morale >= cards.force_morale and self.a.command >= cards.force_command:
            self._ask(OFFER_FORCE, 0)
            return True
        return self._ai_use(tell)

    def _answer_force(self, action: i64, chance: Chance, tell: list[Event] | None) -> bool:
        if action == DECLINE:
            return False if self._ai_use(tell) else self._ai_next(chance, tell, False)
        self._expect(action, action == FORCE)
        if tell is not None:
            tell.append(
                Event(
                    "forced",
                    {"who": who(self, 0), "other": who(self, 1), "face": name(FACES[self.face])},
                )
            )
        specials.lose(self, 0, MORALE, self.field.cards.force_morale, tell)
        specials.lose(self, 0, COMMAND, self.field.cards.force_command, tell)
        return True if self._ai_throw(chance, tell) else self._ai_roll(chance, tell)

    def _ai_use(self, tell: list[Event] | None) -> bool:
        """Use a die: combat in all sectors, one unit moves, both resources grow, or the rule of the present level. True if the player is
        asked something, or the battle is over."""
        face = self.face
        self.touched = 0
        self.panel = self.panel * 8 + face + 1
        if face == MORALE_FACE or face == COMMAND_FACE:
            specials.gain(self, 1, MORALE, self.field.cards.ai_gain, tell)
            specials.gain(self, 1, COMMAND, self.field.cards.ai_gain, tell)
            return self._stops(tell)
        if face == MOVEMENT_FACE:
            ways = adversary.chosen_moves(self)
            if len(ways) > 1:
                self._ask(MOVING_AI, 0)
                return True
            self._ai_march(ways[0], tell)
            return self._stops(tell)
        if face == SPECIAL_FACE:
            if tell is not None:
                tell.append(
                    Event(
                        "ai-special",
                        {"who": who(self, 1), "level": int(self.b.power)},
                        ["power:" + side_id(1)],
                    )
                )
            course.begin_rule(self, ADVERSARY_SLOT)
        else:
            self.sweep = self.b.present
            self.sweep_amount = 0
        return course.resolve(self, tell) or self._stops(tell)

    def _ai_march(self, action: i64, tell: list[Event] | None) -> None:
        self._march(1, action, tell)

    def _ai_dice_gone(self, chance: Chance, tell: list[Event] | None, final: bool) -> bool:
        """After its last die: full morale raises its power, full command brings an extra turn; neither again in that one."""
        cards = self.field.cards
        ai = self.b
        if self.extra_turn:
            self.extra_turn = False
            ai.command = 0
        else:
            if ai.morale >= cards.maximum and ai.power < cards.top:
                ai.morale = 0
                ai.power += 1
                if tell is not None:
                    args: Args = {"who": who(self, 1), "level": int(ai.power)}
                    tell.append(Event("ai-power", args, ["power:" + side_id(1)]))
                if ai.power == cards.top and self.field.ai_power_ends:
                    self.ended = BY_AI_POWER
                    self._finish(tell)
                    return final
            if ai.command >= cards.maximum:
                self.extra_turn = True
                self.ai_dice = cards.extra_dice
                self.panel = 0
                # A turn of its own: who follows may use each rule once more.
                self.a.used = 0
                ai.used = 0
                if tell is not None:
                    tell.append(
                        Event(
                            "ai-extra-turn", {"who": who(self, 1), "count": int(cards.extra_dice)}
                        )
                    )
                return self._ai_next(chance, tell, final)
        self._end_turn(tell)
        return final

    # --- for people and for the laws -------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome:
        return endings.outcome(self)

    def view(self, seat: int | None) -> views.BattleView:
        return views.view(self, seat)

    def prompt(self, seat: i64) -> Prompt | None:
        return None if seat != self.asked or self.phase == OVER else prompts.prompt(self)

    def places(self) -> Places:
        return snapshot.places(self)

    def tallies(self) -> list[Tally]:
        return snapshot.tallies(self)

    def dump(self) -> Snapshot:
        return snapshot.dump(self)


def load(field: Field, saved: snapshot.Saved) -> BattleState:
    """The state on a field that a snapshot was made of."""
    a, b = [snapshot.army(field.cards, army) for army in saved["armies"]]
    state = BattleState(field, a, b, saved["gauge"][:], saved["dice"][:], saved["active"])
    snapshot.restore(state, saved["scalars"])
    return state


def open_state(
    field: Field, a: Army, b: Army, gauge: list[i64], pawns: i64, active: i64
) -> BattleState:
    """The state at the start, before the factions are chosen."""
    state = BattleState(field, a, b, gauge, [0] * len(FACES), active)
    state.pawns = pawns
    return state
