"""What a play would have cost people's hands: the decisions of a record, folded into commands and touches.

A command is what is sent at once: a gesture that the engine offers, or a single action. A usual answer that the
table gives by itself costs nothing, and neither does another answer that leads to the same position. A gesture stands
for the next decisions of a seat if it leads to the same position. Touches are clicks, drops and keys on the board: one
per thing that has to be pointed at until one choice is left, where dragging a thing to a place is one, and one more to
confirm a step that cannot be taken back.
"""

import itertools
import json
from dataclasses import dataclass, field

from littleworlds.bots import Budget, make
from littleworlds.core.chance import Chance, Recorded, Seeded, derived_seed
from littleworlds.core.game import Game
from littleworlds.core.gesture import Gesture
from littleworlds.core.perspective import Perspective
from littleworlds.core.play import Play, Step
from littleworlds.core.registry import load_game
from littleworlds.core.state import State
from littleworlds.core.thing import Slot

LONGEST = 60
CHOICE = "choice:"


@dataclass
class Count:
    """What one seat did in one play."""

    decisions: int = 0
    commands: int = 0
    touches: int = 0
    automatic: int = 0
    folded: dict[str, int] = field(default_factory=dict)
    """Decisions by the message of the gesture that held them, or of the question that was answered."""

    def add(self, name: str, decisions: int) -> None:
        self.folded[name] = self.folded.get(name, 0) + decisions


def counted(job: tuple[str, int, int, str]) -> list[Count]:
    """A play of a game by its id, at so many seats, from a seed, by a bot; folded."""
    id, seats, seed, bot = job
    return folded(played(load_game(id), seats, seed, bot))


def played(game: Game, seats: int, seed: int, bot: str) -> Play:
    """A play between bots of one kind."""
    play = Play(game, seats, Seeded(seed))
    bots = [make(bot, derived_seed(seed, seat)) for seat in range(seats)]
    while actors := play.state.actors():
        seat = int(actors[0])
        perspective = game.perspective(play.state.view(seat))
        play.act(seat, int(bots[seat].choose(perspective, Budget())))
    return play


def folded(play: Play) -> list[Count]:
    """The decisions of a play as commands, seat by seat."""
    counts = [Count() for _ in range(play.seats)]
    state = play.game.deal(play.seats, Recorded(play.setup_draws), play.options, None)
    held = [0] * play.seats
    for number, step in enumerate(play.steps):
        if held[step.seat]:
            held[step.seat] -= 1
        else:
            held[step.seat] = _command(play, number, state, counts[step.seat]) - 1
        counts[step.seat].decisions += 1
        state.apply(step.seat, step.action, Recorded(step.draws))
    return counts


def _command(play: Play, number: int, state: State, count: Count) -> int:
    """Count the command that a step begins; how many decisions it holds."""
    step = play.steps[number]
    eyes = play.game.perspective(state.view(step.seat))
    prompt = eyes.prompt()
    assert prompt is not None
    if prompt.harmless and _same_end(state, step, int(prompt.usual)):
        count.automatic += 1
        return 1
    gestures = play.game.gestures(eyes)
    gesture, decisions = _fitting(play, number, state, gestures)
    count.commands += 1
    if gesture is None:
        count.add(prompt.message.id, 1)
        slots = play.game.describe(eyes.view, step.action).slots
        final = step.final and len(eyes.legal()) > 1
    else:
        count.add(gesture.label.id, decisions)
        slots = gesture.slots
        final = eyes.attempt(gesture.actions).final
    count.touches += _touches(_all_slots(eyes, gestures), slots) + final
    return decisions


def _same_end(state: State, step: Step, usual: int) -> bool:
    """Whether the usual answer is what was decided, or leads to the same position."""
    if step.action == usual:
        return True
    ends = [(int(step.action), Recorded(step.draws)), (usual, Seeded(0))]
    return len({_reached(state, step.seat, [end])[0] for end in ends}) == 1


def _fitting(
    play: Play, number: int, state: State, gestures: list[Gesture]
) -> tuple[Gesture | None, int]:
    """The gesture that does most of what the seat does next, and how many decisions it stands for. It may come to the same
    position by other steps: the order in which dice are given up makes no difference."""
    seat = play.steps[number].seat
    ahead = _own_steps(play.steps, number)
    best: Gesture | None = None
    most = 1
    reached = _reached(state, seat, [(int(step.action), Recorded(step.draws)) for step in ahead])
    decisions = {position: place for place, position in enumerate(reached, 1)}
    for gesture in gestures:
        end = [(int(action), Seeded(0)) for action in gesture.actions]
        held = decisions.get(_reached(state, seat, end)[-1], 0)
        if held > most:
            best, most = gesture, held
    return best, most


def _own_steps(steps: list[Step], number: int) -> list[Step]:
    """The seat's steps from here on that nobody else's stand between, unless all act at once."""
    first = steps[number]
    own: list[Step] = []
    for step in steps[number:]:
        if step.seat == first.seat and step.window == first.window:
            own.append(step)
            if step.final or len(own) == LONGEST:
                break
        elif first.window is None or step.window != first.window:
            break
    return own


def _reached(state: State, seat: int, steps: list[tuple[int, Chance]]) -> list[str]:
    """The position after each step; after a final one, which draws, what came before it and the step itself."""
    world = state.copy()
    positions: list[str] = []
    before = json.dumps(world.dump(), sort_keys=True)
    for action, chance in steps:
        final = world.apply(seat, action, chance)
        after = json.dumps(world.dump(), sort_keys=True)
        positions.append(f"{before} {action}" if final else after)
        before = after
    return positions


def _all_slots(eyes: Perspective, gestures: list[Gesture]) -> list[list[Slot]]:
    described = [eyes.game.describe(eyes.view, action).slots for action in eyes.legal()]
    return described + [gesture.slots for gesture in gestures]


def _touches(choices: list[list[Slot]], chosen: list[Slot]) -> int:
    """How few of its slots tell a choice from all others; a thing dragged to its place is one touch."""
    for size in range(1, len(chosen) + 1):
        for some in itertools.combinations(chosen, size):
            if sum(_holds(slots, some) for slots in choices) == 1:
                things = sum(not slot[0].startswith(CHOICE) for slot in some)
                return size - 1 if things >= 2 else size
    return len(chosen)


def _holds(slots: list[Slot], some: tuple[Slot, ...]) -> bool:
    left = [frozenset(slot) for slot in slots]
    for slot in some:
        if frozenset(slot) not in left:
            return False
        left.remove(frozenset(slot))
    return True
