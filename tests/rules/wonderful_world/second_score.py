"""A second, independent reading of the rules' score: from the text of a record alone, slow and obvious.

It knows nothing of the engine. It reads the facts from the TOML files, follows the actions of the record one by one (which card goes where,
which slot is filled, what is produced) and adds up the points at the end.
"""

import re
import tomllib
from collections import Counter
from pathlib import Path

import littleworlds.games.wonderful_world as package

_DATA = Path(package.__file__).parent / "data"
RESOURCES = ["materials", "energy", "science", "gold", "exploration"]


def _table(file: str, table: str) -> list[dict]:  # type: ignore[type-arg]
    return tomllib.loads((_DATA / file).read_text(encoding="utf-8"))[table]


CARDS = {card["id"]: card for card in _table("developments.toml", "development")}
EMPIRES = {empire["id"]: empire for empire in _table("empires.toml", "empire")}
SCENARIOS = {scenario["id"]: scenario for scenario in _table("solo.toml", "scenario")}
DECK = [id for id, card in CARDS.items() for _ in range(card["copies"])]


class Player:
    """What lies before one player."""

    def __init__(self) -> None:
        self.empire = ""
        self.hand: list[str] = []
        self.pick = ""
        self.drafted: list[str] = []
        self.sites: dict[str, Counter[str]] = {}
        self.built: list[str] = []
        self.held: Counter[str] = Counter()
        self.cubes = 0
        self.to_place: list[str] = []
        self.choosing = False
        self.done = False

    def count(self, type: str) -> int:
        return sum(1 for id in self.built if CARDS[id]["type"] == type)

    def production(self, resource: str) -> int:
        total = EMPIRES[self.empire]["production"].get(resource, 0)
        for id in self.built:
            total += CARDS[id].get("production", {}).get(resource, 0)
            rate = CARDS[id].get("yield")
            if rate and rate["resource"] == resource:
                total += rate["each"] * self.count(rate["per"])
        return total

    def score(self) -> int:
        sources = [CARDS[id].get("points", {}) for id in self.built] + [
            EMPIRES[self.empire].get("points", {})
        ]
        total = sum(points.get("flat", 0) for points in sources)
        for points in sources:
            if points.get("per") in ("general", "financier"):
                total += points["each"] * self.held[points["per"]]
            elif "per" in points:
                total += points["each"] * self.count(points["per"])
        return total + self.held["general"] + self.held["financier"]

    def stock(self) -> None:
        self.cubes += 1
        if self.cubes == 5:
            self.cubes = 0
            self.held["krystallium"] += 1

    def start(self, design: str) -> None:
        number = 1
        while self.name(design, number) in self.sites:
            number += 1
        self.sites[self.name(design, number)] = Counter(CARDS[design]["cost"])

    @staticmethod
    def name(design: str, number: int) -> str:
        return design if number == 1 else f"{design} {number}"

    def fill(self, site: str, kind: str) -> None:
        assert self.sites[site][kind] > 0, f"{site} has no free slot for {kind}"
        self.sites[site][kind] -= 1
        if not +self.sites[site]:
            del self.sites[site]
            design = site.split()[0]
            self.built.append(design)
            self.held.update(CARDS[design].get("bonus", {}))

    def fits(self) -> bool:
        return any(missing[self.to_place[0]] > 0 for missing in self.sites.values())

    def place_what_fits_nowhere(self) -> None:
        while self.to_place and not self.choosing and not self.fits():
            self.to_place.pop()
            self.stock()


class Replay:
    """The whole table, step by step through the record."""

    def __init__(self, text: str) -> None:
        lines = text.splitlines()
        self.seats = int(next(line for line in lines if line.startswith("seats ")).split()[1])
        options = dict(re.findall(r'^option (\w+) "(\w+)"', text, re.M))
        self.face = options["face"].lower()
        self.players = [Player() for _ in range(self.seats)]
        self.deck = sorted(DECK, key=list(CARDS).index)
        self.fresh: list[str] = []
        self.discards: list[str] = []
        self.round, self.pools, self.step, self.phase = 0, 0, -1, "empire"
        self.shown: list[str] = []
        self.given = 0
        self.draws: list[int] = []
        self._set_up(
            options, self._numbers(next(line for line in lines if line.startswith("setup")))
        )
        for line in lines:
            step = re.match(r"\d+\. seat (\d+): ([^\[~]+?)(?: \[(.*)\])? ~", line)
            if step:
                self.draws = self._numbers(step[3] or "")
                self._step(int(step[1]), step[2].strip())

    @staticmethod
    def _numbers(text: str) -> list[int]:
        return [int(index) for index in re.findall(r"(\d+)/\d+", text)]

    def _set_up(self, options: dict[str, str], draws: list[int]) -> None:
        self.draws = draws
        if self.seats == 1:
            for design in SCENARIOS.get(options.get("scenario", ""), {"imposed": []})["imposed"]:
                self.deck.remove(design)
                self.players[0].start(design)
            return
        empires = [id for id, empire in EMPIRES.items() if empire["face"].lower() == self.face]
        for player in self.players:
            player.empire = empires.pop(self.draws.pop(0))
        self._next_round()

    def _next_round(self) -> None:
        self.round += 1
        self.pools = 0
        self.step = -1
        self.phase = "planning" if self.seats == 1 else "draft"
        for player in self.players:
            player.done = False
            if self.seats > 1:
                player.hand = [
                    self.deck.pop(self.draws.pop(0)) for _ in range(10 if self.seats == 2 else 7)
                ]

    def _step(self, seat: int, action: str) -> None:
        player = self.players[seat]
        word, _, rest = action.partition(" ")
        if word == "empire":
            player.empire = f"{rest}_{self.face}"
            self._next_round()
        elif word == "pick":
            player.hand.remove(rest)
            player.pick = rest
            if all(one.pick for one in self.players):
                self._reveal()
        else:
            self._open_step(player, word, rest)
            self._forced()

    def _open_step(self, player: Player, word: str, rest: str) -> None:
        if word in RESOURCES:
            assert player.to_place.pop() == word
            if rest == "empire":
                player.stock()
            else:
                player.fill(rest, word)
        elif word == "krystallium":
            kind, _, site = rest.partition(" ")
            player.held["krystallium"] -= 1
            player.fill(*((site, kind) if kind in RESOURCES else (rest, "krystallium")))
        elif word in ("general", "financier"):
            player.held[word] -= 1
            player.fill(rest, word)
        elif word == "take":
            player.held[rest] += 1
            player.choosing = False
        elif word == "discard":
            del player.sites[rest]
            self.discards.append(rest.split()[0])
            player.stock()
        elif word == "done":
            assert not player.to_place, f"{player.to_place} left over"
            player.done = True
        else:
            self._card(player, word, rest)
        assert min(player.held.values(), default=0) >= 0

    def _card(self, player: Player, word: str, card: str) -> None:
        if word == "draw":
            self._draw(player)
        elif word == "keep":
            self.shown.remove(card)
            player.drafted.append(card)
            self.discards += self.shown
            self.shown = []
        else:
            player.drafted.remove(card)
            if word == "build":
                player.start(card)
            else:
                self.discards.append(card)
                if word == "recycle":
                    player.to_place.append(CARDS[card]["recycling"])
                else:
                    self._give(player)

    def _give(self, player: Player) -> None:
        self.given += 1
        while self.given < 2 and len(set(player.drafted)) == 1:
            self.discards.append(player.drafted.pop())
            self.given += 1

    def _draw(self, player: Player) -> None:
        if not self.given:
            self.pools += 1
            player.drafted = [self.deck.pop(self.draws.pop(0)) for _ in range(5)]
            return
        self.given = 0
        reserved = 5 * (8 - 2 * (self.round - 1) - self.pools)
        for _ in range(5):
            if len(self.deck) > reserved:
                self.shown.append(self.deck.pop(self.draws.pop(0)))
                continue
            if not self.fresh:
                self.fresh, self.discards = sorted(self.discards, key=list(CARDS).index), []
            self.shown.append(self.fresh.pop(self.draws.pop(0)))
        if len(set(self.shown)) == 1:
            self._card(player, "keep", self.shown[0])

    def _reveal(self) -> None:
        for player in self.players:
            player.drafted.append(player.pick)
            player.pick = ""
        drafted = len(self.players[0].drafted)
        if drafted < 7:
            hands = [player.hand for player in self.players]
            step = 1 if self.round % 2 else -1
            for seat, player in enumerate(self.players):
                player.hand = hands[(seat - step) % self.seats]
            if len(self.players[0].hand) > 1:
                return
            for player in self.players:
                player.drafted += player.hand
        else:
            for player in self.players:
                self.discards += player.hand
        for player in self.players:
            player.hand = []
        self.phase = "planning"

    def _forced(self) -> None:
        """What happens unasked, until somebody has something to do."""
        while self.phase not in ("draft", "over"):
            for player in self.players:
                player.place_what_fits_nowhere()
                more = (
                    self.seats == 1
                    and self.phase == "planning"
                    and (self.pools < 2 or self.given > 0 or bool(self.shown))
                )
                if not (
                    player.to_place or player.drafted or player.sites or player.choosing or more
                ):
                    player.done = True
            if not all(player.done for player in self.players):
                return
            self._produce()

    def _produce(self) -> None:
        self.phase = "placing"
        self.step += 1
        if self.step == 5:
            if self.round == 4:
                self.phase = "over"
            else:
                self._next_round()
            return
        resource = RESOURCES[self.step]
        counts = [player.production(resource) for player in self.players]
        for player, count in zip(self.players, counts, strict=True):
            assert not player.to_place, f"{player.to_place} left over"
            player.to_place = [resource] * count
            player.done = False
        most = max(counts)
        if counts.count(most) == 1 and most >= (5 if self.seats == 1 else 1):
            winner = self.players[counts.index(most)]
            if resource == "science":
                winner.choosing = True
            else:
                winner.held["financier" if resource in ("materials", "gold") else "general"] += 1

    def scores(self) -> list[int]:
        assert self.phase == "over"
        assert not any(
            player.to_place or player.drafted or player.choosing for player in self.players
        )
        return [player.score() for player in self.players]

    def ties(self) -> list[list[int]]:
        return [
            [len(player.built), player.held["general"] + player.held["financier"]]
            for player in self.players
        ]
