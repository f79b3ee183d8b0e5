"""Law 13: selecting things until one legal action remains must work, on any board, without a rule in the browser."""

from collections import Counter

from littleworlds.core.conformance.case import Case
from littleworlds.core.conformance.plain import frozen, thawed
from littleworlds.core.conformance.walk import Walk, named, who
from littleworlds.core.game import Game
from littleworlds.core.state import EVERYONE, State, View
from littleworlds.core.thing import ActionLabel, Slot, Thing

CHOICE = "choice:"


def law_references(game: Game, case: Case) -> None:
    """An action has one or more slots, each one thing or a group of equal things. No two of a seat's legal actions have equal
    slots, none's slots contain another's, slots are equal or have no reference in common, and nothing is to be selected twice;
    an action about no thing has a `choice:`; every other reference is among the things in the view, which have references of
    their own and lie in each other."""
    walk = Walk("references", game, case)
    for state in walk.positions():
        if not walk.looking:
            continue
        for watcher in [*walk.watchers, EVERYONE]:
            view = thawed(walk.view(state, watcher))
            refs = _things(walk, view, watcher)
            _picture(walk, view, watcher)
            if watcher is not None and watcher in state.actors():
                _actions(walk, state, view, watcher, refs)


def _things(walk: Walk, view: View, watcher: int | None) -> set[str]:
    """The references of all things that a view shows, looked through."""
    try:
        things = walk.game.things(view)
        frozen([thing.to_dict() for thing in things])
    except Exception as problem:
        raise walk.broken(
            f"things() raised {named(problem)} for the view of {who(watcher)}"
        ) from problem
    within = {thing.ref: thing.within for thing in things}
    if len(within) != len(things):
        twice = next(
            ref for ref, count in Counter(thing.ref for thing in things).items() if count > 1
        )
        walk.fail(f"two things in the view of {who(watcher)} have the reference {twice!r}")
    for thing in things:
        _thing(walk, thing, within)
    return set(within)


def _picture(walk: Walk, view: View, watcher: int | None) -> None:
    try:
        picture = walk.game.picture(view)
    except Exception as problem:
        raise walk.broken(
            f"picture() raised {named(problem)} for the view of {who(watcher)}"
        ) from problem
    if picture is not None and any("\n" in line for line in picture.lines):
        walk.fail(f"a line of the picture for {who(watcher)} is more than one line")


def _thing(walk: Walk, thing: Thing, within: dict[str, str]) -> None:
    kind, colon, id = thing.ref.partition(":")
    if not (kind and colon and id) or thing.ref.startswith(CHOICE) or len(thing.ref.split()) != 1:
        walk.fail(
            f"{thing.ref!r} is no reference to a thing: it takes a kind, a colon and an id, without blanks"
        )
    if thing.count < 0:
        walk.fail(f"{thing.ref!r} stands for {thing.count} things")
    seen = [thing.ref]
    while within[seen[-1]]:
        outer = within[seen[-1]]
        if outer not in within:
            walk.fail(f"{seen[-1]!r} lies within {outer!r}, which is no thing in the view")
        if outer in seen:
            walk.fail(f"{outer!r} lies within itself")
        seen.append(outer)


def _actions(walk: Walk, state: State, view: View, seat: int, refs: set[str]) -> None:
    slots = {
        repr(walk.name(int(action))): _described(walk, view, int(action)).slots
        for action in state.legal(seat)
    }
    check_slots(walk, seat, slots, refs)
    tell_apart(walk, seat, slots)


def _described(walk: Walk, view: View, action: int) -> ActionLabel:
    try:
        described = walk.game.describe(view, action)
        frozen(described.to_dict())
    except Exception as problem:
        raise walk.broken(
            f"describe() raised {named(problem)} for {walk.name(action)!r}, which is legal"
        ) from problem
    return described


def check_slots(walk: Walk, seat: int, slots_of: dict[str, list[Slot]], refs: set[str]) -> None:
    """That what can be chosen, by name, has slots of things in the view or of one choice, equal or with nothing in common."""
    group_of: dict[str, frozenset[str]] = {}
    for name, slots in slots_of.items():
        if not slots:
            walk.fail(f"{name} has no slot; an action about no thing has a {CHOICE!r} of its own")
        for slot, times in Counter(slots).items():
            _slot(walk, name, slot, refs)
            if times > len(slot):
                walk.fail(f"{name} has the slot {slot} {times} times: nothing is selected twice")
            for ref in slot:
                if group_of.setdefault(ref, frozenset(slot)) != frozenset(slot):
                    why = f"{ref!r} is in the slot {slot} of {name} and in {tuple(sorted(group_of[ref]))} of another"
                    walk.fail(
                        f"{why} of seat {seat}'s actions: slots must be equal or have nothing in common"
                    )


def _slot(walk: Walk, name: str, slot: Slot, refs: set[str]) -> None:
    if not slot or len(set(slot)) != len(slot):
        walk.fail(f"{name} has the slot {slot}, which is empty or names a thing twice")
    for ref in slot:
        if ref.startswith(CHOICE):
            if len(slot) > 1 or ref == CHOICE:
                walk.fail(f"{name} has the slot {slot}: a choice stands alone and has a word")
        elif ref not in refs:
            walk.fail(f"{name} refers to {ref!r}, which is no thing in the view")


def tell_apart(walk: Walk, seat: int, slots_of: dict[str, list[Slot]]) -> None:
    """That selecting things leads to exactly one of those that can be chosen."""
    groups = {name: Counter(frozenset(slot) for slot in slots) for name, slots in slots_of.items()}
    for name, one in groups.items():
        for other, two in groups.items():
            if other != name and one <= two:
                how = "the same slots as" if one == two else "slots that are among those of"
                walk.fail(
                    f"{name} has {how} {other}: seat {seat} cannot choose between them by selecting things ({slots_of[name]})"
                )
