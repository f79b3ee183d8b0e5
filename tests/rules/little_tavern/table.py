"""Positions of Little Tavern as a test wants them: tables by the names of their guests, draws by the name of the card.

>>> tavern = position("elf noble", "witch", "goblin goblin")
>>> tavern.act("draw character", "dwarf").act("seat table 1").tables[1]
['witch', 'dwarf']
"""

import os
from collections.abc import Iterator, Sequence
from typing import cast

import pytest

import littleworlds as lw
from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.state import Snapshot, State
from littleworlds.games.little_tavern.data.cards import EVENTS
from littleworlds.games.little_tavern.game import LittleTavern
from littleworlds.games.little_tavern.view import TavernView

SEATS = (3, 4, 5)

GAMES = 1000 if os.environ.get("LW_LONG") else 40
"""Random games per seat count where the rules count something."""

FEWER = 250 if os.environ.get("LW_LONG") else 20
"""Random games per seat count elsewhere."""

COUNTS = {
    "elf": 10,
    "witch": 4,
    "dwarf": 7,
    "noble": 5,
    "romantic": 4,
    "goblin": 7,
    "jean_jean": 1,
} | {f"adventuress_{value}": 1 for value in range(1, 7)}
"""How many of each character are in the box."""

ALL_EVENTS = " ".join(EVENTS)


def title(**overlay: object) -> LittleTavern:
    """The title; keywords are the tables of an owner's overlay."""
    return cast(
        LittleTavern,
        lw.game("little-tavern", {"game": "little-tavern", **overlay} if overlay else None),
    )


TITLE = title()


class Tavern:
    """A position that is acted on in notation. `told` and `final` are what the last action gave."""

    def __init__(self, state: State, game: LittleTavern = TITLE) -> None:
        self.state = state
        self.game = game
        self.told: list[Event] = []
        self.final = False

    def act(self, text: str, *drawn: str, seat: int | None = None) -> "Tavern":
        """One action. `drawn` names what it draws, in order: an event, a character."""
        actor = self.actor(text) if seat is None else seat
        outcomes = indices(self.game, self.state.dump(), drawn)
        chance = lw.Recorded(outcomes)
        self.told = []
        self.final = self.state.apply(actor, self.game.parse(text), chance, self.told)
        assert chance.drawn == len(outcomes), f"{text!r} drew {chance.drawn} cards, not {drawn}"
        return self

    def actor(self, text: str = "") -> int:
        """Who is asked; while several are, the one whose table the notation names."""
        actors = self.state.actors()
        return int(actors[0]) if len(actors) == 1 else int(text.split()[-1])

    def legal(self, seat: int | None = None) -> list[str]:
        return [
            self.game.notation(action)
            for action in self.state.legal(self.actor() if seat is None else seat)
        ]

    def view(self, seat: int | None = None) -> TavernView:
        return cast(TavernView, self.state.view(seat))

    def told_to(self, seat: int | None, message: str) -> list[Args]:
        """The arguments of the messages with this id that a seat heard of the last action."""
        heard = [event.seen_by(seat) for event in self.told]
        return [said.args for said in heard if said.id == message]

    @property
    def heard(self) -> list[str]:
        """The ids of all messages that an onlooker heard of the last action."""
        return [event.message.id for event in self.told]

    @property
    def actors(self) -> list[int]:
        return [int(seat) for seat in self.state.actors()]

    @property
    def phase(self) -> str:
        return self.view()["phase"]

    @property
    def coins(self) -> list[int]:
        return self.view()["scores"]

    @property
    def tables(self) -> list[list[str]]:
        return [[character(id) for id in table] for table in self.view()["tables"]]

    @property
    def discard(self) -> list[str]:
        return [character(id) for id in self.view()["discard"]]

    @property
    def asked(self) -> tuple[str, Args]:
        """The prompt of the one who is asked: its id and arguments."""
        prompt = self.state.prompt(self.actor())
        assert prompt is not None
        return prompt.message.id, prompt.message.args


def position(
    *tables: str,
    active: int = 0,
    coins: Sequence[int] | None = None,
    events: str = ALL_EVENTS,
    discard: str = "",
    mysteries: Sequence[tuple[str, int]] = (),
    game: LittleTavern = TITLE,
) -> Tavern:
    """The start of a turn: who sits at each table, in words; `mystery-1` is the first of `mysteries`, (character, placer) pairs."""
    snapshot = game.setup(len(tables), lw.Recorded([(active, len(tables))])).dump()
    pile = cast(list[int], snapshot["pile"])

    def take(guest: str) -> int:
        return (
            game.cards.guest_of[guest]
            if guest.startswith("mystery-")
            else pile.pop(_first(game, pile, guest))
        )

    snapshot["mystery_cards"] = [take(guest) for guest, _ in mysteries]
    snapshot["mystery_placers"] = [placer for _, placer in mysteries]
    snapshot["tables"] = [[take(guest) for guest in table.split()] for table in tables]
    snapshot["discard"] = [take(guest) for guest in discard.split()]
    snapshot["events"] = [EVENTS.index(event) for event in events.split()]
    snapshot["coins"] = list(coins) if coins is not None else [3] * len(tables)
    return Tavern(game.load(snapshot), game)


def indices(game: LittleTavern, snapshot: Snapshot, drawn: Sequence[str]) -> list[tuple[int, int]]:
    """The outcomes by which these cards are drawn one after the other."""
    pile = list(cast(list[int], snapshot["pile"]))
    events = list(cast(list[int], snapshot["events"]))
    outcomes: list[tuple[int, int]] = []
    for card in drawn:
        left = events if card in EVENTS else pile
        index = events.index(EVENTS.index(card)) if card in EVENTS else _first(game, pile, card)
        outcomes.append((index, len(left)))
        del left[index]
    return outcomes


def character(card: str) -> str:
    """Whom a card shows: `elf` for `elf-3`. A face-down guest keeps its number."""
    return card if card.startswith("mystery-") else card.rpartition("-")[0]


def finish(*tables: str, coins: Sequence[int] | None = None, game: LittleTavern = TITLE) -> Tavern:
    """A round ended by a seating: all tables as given, the last guest of the last table drawn last."""
    last = tables[-1].split()
    tavern = position(*tables[:-1], " ".join(last[:-1]), coins=coins, game=game)
    return tavern.act("draw character", last[-1])


def tips(*tables: str, game: LittleTavern = TITLE) -> list[int]:
    """What each player receives at the end of a round with these tables."""
    return [cast(int, args["coins"]) for args in finish(*tables, game=game).told_to(None, "tips")]


def tip_by_guest(*tables: str, seat: int = 0, game: LittleTavern = TITLE) -> list[tuple[str, int]]:
    """What each guest of one table leaves at the end of such a round."""
    heard = finish(*tables, game=game).told_to(None, "tip")
    return [
        (str(args["card"])[1:], cast(int, args["coins"]))
        for args in heard
        if args["owner"] == f"#{seat}"
    ]


STANDARD = ("elf noble", "witch dwarf", "goblin romantic")

STEPS = {
    "turn_around": [
        "turn left",
        "pick elf at table 0",
        "pick witch at table 1",
        "pick goblin at table 2",
    ],
    "hello": ["pick elf at table 0", "seat table 1"],
    "musical_chairs": ["pick elf at table 0", "pick witch at table 1"],
    "out": ["pick elf at table 0"],
    "mystery_customer": ["seat table 1"],
    "reserved_seat": ["pick elf at table 0"],
    "gathering": ["gather elves"],
}
"""One way to carry out each event from the standard position."""


def turn(tavern: Tavern, event: str, newcomer: str = "jean_jean") -> Tavern:
    """Draw an event, and with it the character that it draws."""
    return tavern.act(
        "draw event", event, *([newcomer] if event in ("mystery_customer", "reserved_seat") else [])
    )


def carried_out(event: str, **settings: object) -> Tavern:
    """The standard position after an event, its coin not yet given."""
    tavern = turn(position(*STANDARD, **settings), event)  # type: ignore[arg-type]
    for step in STEPS[event]:
        tavern.act(step)
    return tavern


def refused(tavern: Tavern, text: str, message: str, seat: int | None = None) -> lw.IllegalAction:
    """That an action is refused with this message, draws nothing, tells nothing and changes nothing."""
    before = tavern.state.dump()
    told: list[Event] = []
    with pytest.raises(lw.IllegalAction) as problem:
        tavern.state.apply(
            tavern.actor(text) if seat is None else seat,
            tavern.game.parse(text),
            lw.Recorded([]),
            told,
        )
    assert problem.value.message.id == message
    assert tavern.state.dump() == before
    assert told == []
    return problem.value


class Evening:
    """A whole play through `lw.Play`, acted on in notation, with the draws chosen by name."""

    def __init__(self, seats: int = 3, first: int = 0) -> None:
        self._outcomes = [(first, seats)]
        self.play = lw.Play(TITLE, seats, lw.Recorded(self._outcomes))

    def act(self, text: str, *drawn: str, seat: int | None = None) -> "Evening":
        actor = Tavern(self.play.state).actor(text) if seat is None else seat
        del self._outcomes[int(self.play.chance.drawn) :]
        self._outcomes += indices(TITLE, self.play.state.dump(), drawn)
        self.play.act(actor, TITLE.parse(text))
        return self

    def seat(self, guest: str, table: int) -> "Evening":
        return self.act("draw character", guest).act(f"seat table {table}")

    @property
    def tavern(self) -> Tavern:
        return Tavern(self.play.state)

    def why_not_undo(self, seat: int) -> str:
        """The reason why a seat cannot take back its last step; the state stays as it is."""
        before = self.play.state.dump()
        assert not self.play.can_undo(seat)
        with pytest.raises(lw.IllegalAction) as problem:
            self.play.undo(seat)
        assert self.play.state.dump() == before
        return problem.value.message.id


class Moment:
    """One step of a random play: the decision, and the state after it. `where` names it for messages."""

    def __init__(
        self,
        where: str,
        seat: int,
        action: int,
        before: TavernView,
        state: State,
        told: list[Event],
    ) -> None:
        self.where = where
        self.seat = seat
        self.action = action
        self.before = before
        self.state = state
        self.told = told
        self.after = cast(TavernView, state.view(None))

    def count(self, message: str) -> int:
        """How many messages with this id were told."""
        return sum(1 for event in self.told if event.message.id == message)


def random_play(seats: int, seed: int, game: LittleTavern = TITLE) -> Iterator[Moment]:
    """A random play, step by step."""
    print(f"seats {seats}, seed {seed}")
    chance = lw.Seeded(seed)
    state: State = game.setup(seats, chance)
    before = cast(TavernView, state.view(None))
    step = 0
    while actors := state.actors():
        seat = int(actors[chance.index(len(actors))])
        actions = state.legal(seat)
        action = int(actions[chance.index(len(actions))])
        told: list[Event] = []
        state.apply(seat, action, chance, told)
        step += 1
        moment = Moment(
            f"seats {seats}, seed {seed}, step {step}: {game.notation(action)}",
            seat,
            action,
            before,
            state,
            told,
        )
        yield moment
        before = moment.after


def _first(game: LittleTavern, pile: list[int], guest: str) -> int:
    for index, card in enumerate(pile):
        if character(game.cards.card_ids[card]) == guest:
            return index
    raise LookupError(f"no {guest} is left in the pile")
