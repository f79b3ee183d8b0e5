"""Two small games that keep every law, for the tests of the conformance kit.

*Magpies* has everything that can go wrong: hands, a bag, a look at a neighbour's hand that is remembered, a secret pick, an open
phase, options that do not all go together. Each of its rules is a method of its own, so that a broken game is a subclass of a few
lines. *Sticks* has no secrets at all.

Magpies, for 2 or 3. A round: everybody draws three tokens from the bag. One after the other, each looks at the hand of the left
neighbour, or digs a token out of the bag into the own row, or skips. All pick secretly a token of their hand, which then goes to
their row. All at once bank up to two tokens of their row, for a coin each. Hands go back into the bag.
"""

from collections.abc import Mapping
from typing import ClassVar, cast

from littleworlds.core.chance import Chance
from littleworlds.core.errors import Error, IllegalAction, OptionError
from littleworlds.core.event import Event
from littleworlds.core.fields import Fields, derived, given
from littleworlds.core.game import Game
from littleworlds.core.gesture import Gesture
from littleworlds.core.message import Args, Message, name, player
from littleworlds.core.native import i64
from littleworlds.core.option import Option, Options, flag, number
from littleworlds.core.outcome import Outcome, SheetLine, ranked
from littleworlds.core.perspective import Perspective
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import EVERYONE, Places, Snapshot, State, Tally, View, Window
from littleworlds.core.thing import ActionLabel, Thing, choice

DESIGNS = ["ant", "bee", "cat", "dog"]
COPIES = 6
HAND = 3
BANKS = 2

LOOK, DIG, SKIP, PICK, BANK, DONE = 0, 1, 2, 3, 7, 11
NOTATIONS = [
    "look",
    "dig",
    "skip",
    *(f"pick {d}" for d in DESIGNS),
    *(f"bank {d}" for d in DESIGNS),
    "done",
]

SPYING, PICKING, BANKING, OVER = 0, 1, 2, 3


class Magpies(State):
    """A state of Magpies. Tokens are numbers of designs; hands, rows and vaults are kept sorted; the bag is a count per design."""

    FIELDS: ClassVar[Fields] = (
        derived("game"),
        given("seats"),
        given("options"),
        "round",
        "phase",
        "starter",
        "turn",
        "bag",
        "hands",
        "aside",
        "rows",
        "vaults",
        "coins",
        "banked",
        "done",
        "looked",
        "stored",
    )

    def __init__(self, game: "MagpiesGame", seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.round = 1
        self.phase = OVER
        self.starter = 0
        self.turn = 0
        self.bag = [COPIES] * len(DESIGNS)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.aside = [-1] * seats
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        self.vaults: list[list[int]] = [[] for _ in range(seats)]
        self.coins = [0] * seats
        self.banked = [0] * seats
        self.done = [False] * seats
        self.looked = [False] * seats
        self.stored = 0

    # What is asked

    def actors(self) -> list[i64]:
        if self.phase == SPYING:
            return [(self.starter + self.turn) % self.seats]
        if self.phase == PICKING:
            return [seat for seat in range(self.seats) if self.aside[seat] < 0]
        if self.phase == BANKING:
            return [seat for seat in range(self.seats) if not self.done[seat]]
        return []

    def first(self) -> i64:
        return next(iter(self.actors()), -1)

    def legal(self, seat: i64) -> list[i64]:
        if seat not in self.actors():
            return []
        if self.phase == SPYING:
            return [LOOK, DIG, SKIP] if sum(self.bag) else [LOOK, SKIP]
        if self.phase == PICKING:
            return [PICK + token for token in sorted(set(self.hands[seat]))]
        banks = sorted(set(self.rows[seat])) if self.banked[seat] < BANKS else []
        return [*(BANK + token for token in banks), DONE]

    def prompt(self, seat: i64) -> Prompt | None:
        if seat not in self.actors():
            return None
        decline = [SKIP, -1, DONE][self.phase]
        nothing_to_bank = self.legal(seat) == [DONE]
        return Prompt(
            ["spy", "pick", "bank"][self.phase],
            {"round": self.round},
            decline,
            usual=decline,
            harmless=nothing_to_bank,
        )

    def window(self) -> Window | None:
        if self.phase in (PICKING, BANKING):
            return Window(self.round, secret=self.phase == PICKING)
        return None

    # What is done

    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        self.check(int(seat), int(action))
        if action == LOOK:
            return self.look(int(seat), tell)
        if action == DIG:
            return self.dig(int(seat), chance, tell)
        if action == SKIP:
            self.next_turn()
            return False
        if action == DONE:
            return self.finish(int(seat), chance, tell)
        if action < BANK:
            return self.pick(int(seat), int(action) - PICK, tell)
        return self.bank(int(seat), int(action) - BANK, chance, tell)

    def check(self, seat: int, action: int) -> None:
        if action not in self.legal(seat):
            raise IllegalAction("not-now", game=self.game.id)

    def left(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def look(self, seat: int, tell: list[Event] | None) -> bool:
        self.looked[seat] = True
        if tell is not None:
            seen: list[int | str] = [name(DESIGNS[token]) for token in self.hands[self.left(seat)]]
            tell.append(
                Event(
                    "looks",
                    {"who": player(seat)},
                    secret_message="looks-at",
                    secrets={seat: {"seen": seen}},
                )
            )
        self.next_turn()
        return True

    def dig(self, seat: int, chance: Chance, tell: list[Event] | None) -> bool:
        token = self.draw(chance)
        self.rows[seat] = sorted([*self.rows[seat], token])
        if tell is not None:
            tell.append(Event("digs", {"who": player(seat), "token": name(DESIGNS[token])}))
        self.next_turn()
        return True

    def next_turn(self) -> None:
        self.turn += 1
        if self.turn == self.seats:
            self.phase = PICKING

    def pick(self, seat: int, token: int, tell: list[Event] | None) -> bool:
        self.hands[seat].remove(token)
        self.aside[seat] = token
        if tell is not None:
            tell.append(self.pick_event(seat, token))
        if min(self.aside) < 0:
            return False
        self.reveal()
        return True

    def pick_event(self, seat: int, token: int) -> Event:
        secret = {"token": name(DESIGNS[token])}
        return Event(
            "picks", {"who": player(seat)}, secret_message="picks-token", secrets={seat: {**secret}}
        )

    def reveal(self) -> None:
        for seat in range(self.seats):
            self.rows[seat] = sorted([*self.rows[seat], self.aside[seat]])
            self.aside[seat] = -1
        self.phase = BANKING

    def bank(self, seat: int, token: int, chance: Chance, tell: list[Event] | None) -> bool:
        self.rows[seat].remove(token)
        self.vaults[seat] = sorted([*self.vaults[seat], token])
        self.coins[seat] += 1
        self.banked[seat] += 1
        self.stored += 1
        if tell is not None:
            tell.append(Event("banks", {"who": player(seat), "token": name(DESIGNS[token])}))
        return False

    def finish(self, seat: int, chance: Chance, tell: list[Event] | None) -> bool:
        self.done[seat] = True
        if not all(self.done):
            return False
        return self.close_round(chance, tell)

    def close_round(self, chance: Chance, tell: list[Event] | None) -> bool:
        for hand in self.hands:
            for token in hand:
                self.bag[token] += 1
        self.hands = [[] for _ in range(self.seats)]
        self.banked = [0] * self.seats
        self.done = [False] * self.seats
        self.looked = [False] * self.seats
        self.turn = 0
        self.starter = self.left(self.starter)
        if self.round == self.options["rounds"]:
            self.phase = OVER
            return False
        self.round += 1
        self.open_round(chance, tell)
        return True

    def open_round(self, chance: Chance, tell: list[Event] | None) -> None:
        for seat in range(self.seats):
            self.hands[seat] = sorted(self.draw(chance) for _ in range(HAND))
            if tell is not None:
                tokens: list[int | str] = [name(DESIGNS[token]) for token in self.hands[seat]]
                secrets: dict[int, Args] = {seat: {"tokens": tokens}}
                tell.append(
                    Event(
                        "draws",
                        {"who": player(seat)},
                        secret_message="draws-tokens",
                        secrets=secrets,
                    )
                )
        self.phase = SPYING if self.options["spying"] else PICKING

    def draw(self, chance: Chance) -> int:
        return draw(self.bag, chance)

    # What is shown

    def view(self, seat: int | None) -> View:
        return {
            "seat": seat,
            "seats": self.seats,
            "options": dict(self.options),
            "actors": [int(actor) for actor in self.actors()],
            "over": self.phase == OVER,
            "scores": self.scores(),
            "round": self.round,
            "phase": self.phase,
            "starter": self.starter,
            "turn": self.turn,
            "bag": sum(self.bag),
            "held": [len(hand) for hand in self.hands],
            "picked": [token >= 0 for token in self.aside],
            "rows": [list(row) for row in self.rows],
            "vaults": [list(vault) for vault in self.vaults],
            "coins": list(self.coins),
            "banked": list(self.banked),
            "done": list(self.done),
            "looked": list(self.looked),
            "hand": None if seat is None or seat == EVERYONE else list(self.hands[seat]),
            "aside": None if seat is None or seat == EVERYONE else self.aside[seat],
            "seen": self.seen(seat),
            "all": None
            if seat != EVERYONE
            else [[list(hand) for hand in self.hands], list(self.aside)],
        }

    def seen(self, seat: int | None) -> list[int] | None:
        """What the seat knows its left neighbour to hold, the pick included."""
        if seat is None or seat == EVERYONE or not self.looked[seat]:
            return None
        left = self.left(seat)
        return sorted(self.hands[left] + [token for token in [self.aside[left]] if token >= 0])

    def scores(self) -> list[int]:
        return [self.coins[seat] + 2 * len(set(self.vaults[seat])) for seat in range(self.seats)]

    def outcome(self) -> Outcome:
        if self.phase != OVER:
            raise Error("not-over", game=self.game.id)
        return ranked(self.scores(), self.sheet(), [[-len(row)] for row in self.rows])

    def sheet(self) -> list[SheetLine]:
        sheet: list[SheetLine] = []
        for seat in range(self.seats):
            sheet.append(SheetLine(player(seat), Message("coins"), self.coins[seat]))
            sheet.append(
                SheetLine(player(seat), Message("designs"), 2 * len(set(self.vaults[seat])))
            )
        return sheet

    # What is kept

    def copy(self) -> "Magpies":
        return cast(Magpies, self.game.load(self.dump()))

    def places(self) -> Places:
        places = {
            "bag": [DESIGNS[token] for token, count in enumerate(self.bag) for _ in range(count)]
        }
        for seat in range(self.seats):
            for zone, tokens in (("hand", self.hands), ("row", self.rows), ("vault", self.vaults)):
                places[f"{zone}:{seat}"] = [DESIGNS[token] for token in tokens[seat]]
            places[f"aside:{seat}"] = [DESIGNS[token] for token in [self.aside[seat]] if token >= 0]
        return places

    def hidden(self, seat: int | None) -> list[list[str]]:
        unknown = ["bag"]
        groups = [unknown]
        for other in range(self.seats):
            zones = [f"hand:{other}", f"aside:{other}"]
            if seat is not None and self.looked[seat] and other == self.left(seat):
                groups.append(zones)
            elif seat != other:
                unknown += zones
        return groups

    def tallies(self) -> list[Tally]:
        purses = [
            Tally(f"coins of seat {seat}", coins, 0, 100) for seat, coins in enumerate(self.coins)
        ]
        return purses + [
            Tally(f"hand of seat {seat}", len(hand), 0, HAND)
            for seat, hand in enumerate(self.hands)
        ]

    def audit(self) -> list[str]:
        stored = sum(len(vault) for vault in self.vaults)
        return (
            []
            if stored == self.stored
            else [f"{self.stored} tokens are counted as stored, {stored} are"]
        )


class MagpiesEyes(Perspective):
    """What a seat of Magpies knows."""

    def sample(self, chance: Chance) -> State:
        view = self.view
        state = self.blank()
        state.round, state.phase = number_in(view, "round"), number_in(view, "phase")
        state.starter, state.turn = number_in(view, "starter"), number_in(view, "turn")
        state.rows, state.vaults = lists_in(view, "rows"), lists_in(view, "vaults")
        state.coins, state.banked = list_in(view, "coins"), list_in(view, "banked")
        state.done, state.looked = (
            [bool(x) for x in list_in(view, "done")],
            [bool(x) for x in list_in(view, "looked")],
        )
        state.stored = sum(len(vault) for vault in state.vaults)
        self.deal(state, chance)
        return state

    def blank(self) -> Magpies:
        game = cast(MagpiesGame, self.game)
        return game.state(game, number_in(self.view, "seats"), cast(Options, self.view["options"]))

    def deal(self, state: Magpies, chance: Chance) -> None:
        """Deal the secrets: what has been seen to the left neighbour, the rest out of what nobody has shown."""
        state.bag = self.unseen(state)
        held, picked = list_in(self.view, "held"), list_in(self.view, "picked")
        for seat in range(state.seats):
            if seat == self.seat:
                state.hands[seat] = list_in(self.view, "hand")
                state.aside[seat] = number_in(self.view, "aside")
                continue
            tokens = self.tokens(state, seat, held[seat] + picked[seat], chance)
            if picked[seat]:
                state.aside[seat] = tokens.pop(int(chance.index(len(tokens))))
            state.hands[seat] = sorted(tokens)

    def tokens(self, state: Magpies, seat: int, count: int, chance: Chance) -> list[int]:
        if self.view["seen"] is not None and seat == state.left(int(self.seat)):
            return list_in(self.view, "seen")
        return [draw(state.bag, chance) for _ in range(count)]

    def unseen(self, state: Magpies) -> list[int]:
        """What lies in the bag or in hands that this seat has not seen."""
        shown = [
            token for zone in (state.rows, state.vaults) for tokens in zone for token in tokens
        ]
        if self.seat >= 0:
            shown += list_in(self.view, "hand") + [
                token for token in [number_in(self.view, "aside")] if token >= 0
            ]
        if self.view["seen"] is not None:
            shown += list_in(self.view, "seen")
        return [COPIES - shown.count(token) for token in range(len(DESIGNS))]


class MagpiesGame(Game):
    """The game of Magpies; `state` and `eyes` are the classes it is made of."""

    def __init__(
        self, state: type[Magpies] = Magpies, eyes: type[MagpiesEyes] = MagpiesEyes
    ) -> None:
        super().__init__(
            "magpies",
            None,
            2,
            3,
            len(NOTATIONS),
            1,
            [number("rounds", 1, 3, 2), flag("spying", True)],
        )
        self.state = state
        self.eyes = eyes

    def cross_check(self, seats: int, options: Options) -> None:
        if options["rounds"] == 3 and not options["spying"]:
            raise OptionError("three-rounds-need-spying", game=self.id)

    def deal(self, seats: int, chance: Chance, options: Options, tell: list[Event] | None) -> State:
        state = self.state(self, seats, options)
        state.starter = int(chance.index(seats))
        state.open_round(chance, tell)
        return state

    def empty(self, snapshot: Snapshot) -> Magpies:
        options = dict(cast(Options, snapshot["options"]))
        return self.state(self, number_in(snapshot, "seats"), options)

    def notation(self, action: i64) -> str:
        return NOTATIONS[action]

    def perspective(self, view: View) -> Perspective:
        return self.eyes(self, view)

    def describe(self, view: View, action: i64) -> ActionLabel:
        label = Message("action", {"text": NOTATIONS[action]})
        seat = number_in(view, "seat")
        if action == LOOK:
            return ActionLabel(label, [(f"player:{(seat + 1) % number_in(view, 'seats')}",)])
        if action == DIG:
            return ActionLabel(label, [("bag:tokens",)])
        if action in (SKIP, DONE):
            return ActionLabel(label, choice(NOTATIONS[action]))
        if action < BANK:
            return ActionLabel(
                label, [token_refs("hand", list_in(view, "hand"), int(action) - PICK)]
            )
        return ActionLabel(
            label, [token_refs(f"row{seat}", lists_in(view, "rows")[seat], int(action) - BANK)]
        )

    def things(self, view: View) -> list[Thing]:
        things = [Thing("bag:tokens", Message("bag"), count=number_in(view, "bag"))]
        for seat, row in enumerate(lists_in(view, "rows")):
            things.append(Thing(f"player:{seat}", Message("player", {"who": player(seat)})))
            things += tokens_within(f"row{seat}", row, f"player:{seat}")
        if view["hand"] is not None:
            things += tokens_within("hand", list_in(view, "hand"), f"player:{view['seat']}")
        return things

    def gestures(self, perspective: Perspective) -> list[Gesture]:
        """Bank as much as is allowed and be done."""
        world, seat = cast(Magpies, perspective.world()), int(perspective.seat)
        if world.phase != BANKING or seat not in world.actors():
            return []
        tokens = world.rows[seat][: BANKS - world.banked[seat]]
        actions: list[i64] = [*(BANK + token for token in tokens), DONE]
        return [Gesture(Message("bank-all"), choice("all"), actions)] if tokens else []

    def points(self, perspective: Perspective) -> list[SheetLine]:
        return cast(Magpies, perspective.world()).sheet()

    def candidates(self, view: View, ref: str) -> list[i64]:
        zone, _, id = ref.partition(":")
        seat = number_in(view, "seat")
        if zone == "player":
            return [LOOK] if int(id) == (seat + 1) % number_in(view, "seats") else []
        if zone == "bag":
            return [DIG]
        token = DESIGNS.index(id.rstrip("0123456789"))
        if zone == "hand":
            return [PICK + token]
        return [BANK + token] if zone == f"row{seat}" else []

    def max_steps(self, seats: int) -> int:
        return 3 * seats * (2 + BANKS + 1)


def draw(bag: list[int], chance: Chance) -> int:
    """Take a token out of a bag."""
    index = int(chance.index(sum(bag)))
    token = 0
    while index >= bag[token]:
        index -= bag[token]
        token += 1
    bag[token] -= 1
    return token


def number_in(data: Mapping[str, object], key: str) -> int:
    return cast(int, data[key])


def list_in(data: Mapping[str, object], key: str) -> list[int]:
    return list(cast(list[int], data[key]))


def lists_in(data: Mapping[str, object], key: str) -> list[list[int]]:
    return [list(item) for item in cast(list[list[int]], data[key])]


def token_refs(zone: str, tokens: list[int], token: int) -> tuple[str, ...]:
    return tuple(f"{zone}:{DESIGNS[token]}{number}" for number in range(tokens.count(token)))


def tokens_within(zone: str, tokens: list[int], within: str) -> list[Thing]:
    refs = [
        (token, ref) for token in sorted(set(tokens)) for ref in token_refs(zone, tokens, token)
    ]
    return [
        Thing(ref, Message("token", {"token": name(DESIGNS[token])}), within) for token, ref in refs
    ]


class Sticks(State):
    """Take one to three sticks; who takes the last one wins. A die in between lays sticks back, so that there is chance in it."""

    FIELDS: ClassVar[Fields] = (derived("game"), given("seats"), "sticks", "turn", "backs")

    def __init__(self, game: "SticksGame", seats: int, sticks: int, turn: int, backs: int) -> None:
        self.game = game
        self.seats = seats
        self.sticks = sticks
        self.turn = turn
        self.backs = backs

    def actors(self) -> list[i64]:
        return [self.turn] if self.sticks else []

    def first(self) -> i64:
        return self.turn if self.sticks else -1

    def legal(self, seat: i64) -> list[i64]:
        return list(range(min(3, self.sticks))) if seat == self.turn else []

    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        if action not in self.legal(seat):
            raise IllegalAction("not-now", game=self.game.id)
        self.sticks -= int(action) + 1
        if self.sticks:
            self.turn = (self.turn + 1) % self.seats
        if tell is not None:
            tell.append(Event("takes", {"who": player(seat), "count": int(action) + 1}))
        final = bool(self.sticks and self.backs)
        if final:
            self.backs -= 1
            self.sticks += int(chance.index(2))
        self.take_the_last()
        return final

    def take_the_last(self) -> None:
        """One stick left is no question."""
        if self.sticks == 1:
            self.sticks = 0

    def copy(self) -> "Sticks":
        return Sticks(self.game, self.seats, self.sticks, self.turn, self.backs)

    def view(self, seat: int | None) -> View:
        turn: list[int] = [self.turn] if self.sticks else []
        common: dict[str, object] = {
            "seat": seat,
            "seats": self.seats,
            "options": {},
            "actors": turn,
            "over": not self.sticks,
            "scores": [],
        }
        return {**common, "state": self.dump()}

    def prompt(self, seat: i64) -> Prompt | None:
        return Prompt("take") if seat in self.actors() else None

    def outcome(self) -> Outcome:
        if self.sticks:
            raise Error("not-over", game=self.game.id)
        return ranked([int(seat == self.turn) for seat in range(self.seats)], [])

    def places(self) -> Places:
        return {}


class SticksEyes(Perspective):
    """Everybody knows everything."""

    def sample(self, chance: Chance) -> State:
        return self.game.load(cast(Snapshot, self.view["state"]))


class SticksGame(Game):
    """The game of Sticks, for one to three."""

    def __init__(self, options: list[Option] | None = None, secrets: bool = False) -> None:
        super().__init__("sticks", None, 1, 3, 3, 1, options, secrets=secrets)

    def deal(self, seats: int, chance: Chance, options: Options, tell: list[Event] | None) -> State:
        return Sticks(self, seats, 9 + int(chance.index(3)), 0, 5)

    def empty(self, snapshot: Snapshot) -> State:
        return Sticks(self, number_in(snapshot, "seats"), 0, 0, 0)

    def notation(self, action: i64) -> str:
        return f"take {action + 1}"

    def perspective(self, view: View) -> Perspective:
        return SticksEyes(self, view)

    def describe(self, view: View, action: i64) -> ActionLabel:
        return ActionLabel(Message("take", {"count": int(action) + 1}), choice(f"take{action + 1}"))

    def things(self, view: View) -> list[Thing]:
        return [Thing("heap:sticks", Message("heap"))]

    def max_steps(self, seats: int) -> int:
        return 16
