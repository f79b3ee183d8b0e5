"""Law 17: whoever points at a thing in vain is told why, by the check that refuses it."""

from littleworlds.core.chance import Seeded
from littleworlds.core.conformance.case import Case
from littleworlds.core.conformance.plain import frozen, thawed
from littleworlds.core.conformance.references import CHOICE
from littleworlds.core.conformance.walk import Walk, named
from littleworlds.core.errors import IllegalAction
from littleworlds.core.game import Game
from littleworlds.core.message import Message
from littleworlds.core.state import State, View


def law_reasons(game: Game, case: Case) -> None:
    """The candidates of a thing hold every legal action that is chosen by it. A thing that can be chosen has no reason against
    it; one that has candidates and cannot be chosen has the reason of one that was refused."""
    walk = Walk("reasons", game, case)
    for state in walk.positions():
        if walk.looking:
            for seat in range(case.seats):
                _reasons(walk, state, seat)


def _reasons(walk: Walk, state: State, seat: int) -> None:
    view = thawed(walk.view(state, seat))
    chosen_by: dict[str, list[int]] = {}
    for action in state.legal(seat):
        for slot in walk.game.describe(view, action).slots:
            for ref in slot:
                chosen_by.setdefault(ref, []).append(int(action))
    for nonsense in (
        "",
        "table",
        "table:",
        "card:no-such-card",
        "hand:9/x",
        "choice:done",
        "cell:x,y",
    ):
        if walk.game.why_not(view, nonsense) is not None:
            walk.fail(f"{nonsense!r} is no thing, yet there is a reason against it")
    for thing in walk.game.things(view):
        candidates, reason = _asked(walk, view, thing.ref)
        legal = chosen_by.get(thing.ref, [])
        missing = [action for action in legal if action not in candidates]
        if missing and candidates:
            walk.fail(
                f"{walk.name(missing[0])!r} is chosen by {thing.ref!r} but is no candidate of it"
            )
        if legal and reason is not None:
            walk.fail(
                f"{thing.ref!r} can be chosen by seat {seat}, yet the reason against it is {reason}"
            )
        if candidates and not legal:
            _refused(walk, state, seat, thing.ref, candidates, reason)


def _refused(
    walk: Walk, state: State, seat: int, ref: str, candidates: list[int], reason: Message | None
) -> None:
    """The reason must be one that the truth gives too. A candidate may be legal and chosen by other things."""
    refusals: list[Message] = []
    for action in candidates:
        try:
            state.copy().apply(seat, action, Seeded(0))
        except IllegalAction as refusal:
            refusals.append(Message("why-" + refusal.message.id, refusal.message.args))
        else:
            return
    if reason is None or reason not in refusals:
        walk.fail(
            f"{ref!r} cannot be chosen by seat {seat}: {refusals[0]}; but the reason given is {reason}"
        )


def _asked(walk: Walk, view: View, ref: str) -> tuple[list[int], Message | None]:
    try:
        candidates = [int(action) for action in walk.game.candidates(view, ref)]
        reason = walk.game.why_not(view, ref)
        frozen(None if reason is None else reason.to_dict())
    except Exception as problem:
        raise walk.broken(f"why_not() raised {named(problem)} for {ref!r}") from problem
    if ref.startswith(CHOICE):
        walk.fail(f"{ref!r} is no thing")
    return candidates, reason
