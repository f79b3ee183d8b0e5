"""The components of Little Tavern as typed tables, read once from the data.

Cards are numbered 0 to `size - 1`, equal ones side by side. What stands on a chair is a *guest*: a card's number, or
`size + k` for the k-th mystery customer of the round, who lies face down. A guest's *kind* is what makes it different for the one
who chooses: the character's number, or a number of its own for each face-down guest.
"""

from typing import Final, final

from littleworlds.core.data import Data, Entry
from littleworlds.core.native import i64

GAME_ID: Final = "little-tavern"

TIP_RULES: Final = ["table", "tavern", "clans", "company", "printed", "leader"]
PER_TABLE: Final = 0
PER_TAVERN: Final = 1
PER_CLAN: Final = 2
IN_COMPANY: Final = 3
PRINTED: Final = 4
LEADER: Final = 5

COUNT_BITS: Final = 6
"""How wide the count of one clan is where those of all clans are packed in one number: wide enough for every chair there can be."""
MOST_CLANS: Final = 10
"""As many counts as one number holds."""

EVENTS: Final = [
    "turn_around",
    "hello",
    "musical_chairs",
    "out",
    "mystery_customer",
    "reserved_seat",
    "gathering",
]
TURN_AROUND: Final = 0
HELLO: Final = 1
MUSICAL_CHAIRS: Final = 2
OUT: Final = 3
MYSTERY_CUSTOMER: Final = 4
RESERVED_SEAT: Final = 5
GATHERING: Final = 6


@final
class Cards:
    """Every table that the rules look at; frozen once made."""

    def __init__(self, data: Data) -> None:
        rules = data.single("rules")
        self.min_seats = rules.integer("min_seats", 3, 5)
        self.max_seats = rules.integer("max_seats", self.min_seats, 5)
        self.chairs: i64 = rules.integer("chairs", 1, 8)
        self.start_coins: i64 = rules.integer("start_coins")
        self.goal: i64 = rules.integer("goal", 1)
        self.event_coins: i64 = rules.integer("event_coins")
        self.event_guests: i64 = rules.integer("event_guests", 1)
        self.event_gift: i64 = rules.integer("event_gift", 0, int(self.event_coins))
        rules.done()
        _check_coins(data.single("coins"))
        self._read_clans(data.table("clan", most=MOST_CLANS))
        self._read_characters(data.table("character"))
        self._read_events(data.table("event"))
        for piece in data.table("piece"):
            piece.text("id")
            piece.done()
        self._check_supply(data)

    def _read_clans(self, entries: list[Entry]) -> None:
        self.clan_ids = [entry.id for entry in entries]
        rules: list[int] = []
        self.tip_base: list[i64] = []
        self.tip_each: list[i64] = []
        for entry in entries:
            tip = entry.child("tip")
            rule = TIP_RULES.index(tip.one_of("rule", TIP_RULES))
            rules.append(rule)
            self.tip_base.append(tip.integer("base", 0, 20))
            # Only the tavern may take away: that rule stops at nothing, so no purse falls below zero.
            self.tip_each.append(tip.integer("each", -5 if rule == PER_TAVERN else 0, 20))
            tip.done()
            entry.done()
        self.tip_rule = bytes(rules)

    def _read_characters(self, entries: list[Entry]) -> None:
        self.character_ids = [entry.id for entry in entries]
        clans: list[int] = []
        values: list[int] = []
        leaders: list[int] = []
        kinds: list[int] = []
        self.card_ids: list[str] = []
        for number, entry in enumerate(entries):
            clan = self.clan_ids.index(entry.one_of("clan", self.clan_ids))
            copies = entry.integer("copies", 0, 40)
            value = entry.integer("value", 0, 20) if self.tip_rule[clan] == PRINTED else 0
            leader = int(entry.flag("leader", False)) if self.tip_rule[clan] == LEADER else 0
            entry.done()
            clans += [clan] * copies
            values += [value] * copies
            leaders += [leader] * copies
            kinds += [number] * copies
            self.card_ids += [f"{entry.id}-{copy}" for copy in range(1, copies + 1)]
        self.size: i64 = len(self.card_ids)
        self.clan_of = bytes(clans)
        self.unit_of: list[i64] = [(2**COUNT_BITS) ** clan for clan in clans]
        """A card as one of its clan, in packed counts."""
        self.value_of = bytes(values)
        self.leader_of = bytes(leaders)
        self._kinds = kinds

    def _read_events(self, entries: list[Entry]) -> None:
        copies: dict[str, int] = {}
        for entry in entries:
            copies[entry.one_of("id", EVENTS)] = entry.integer("copies", 0, 7)
            entry.done()
        self.event_pile: list[i64] = [
            number for number, id in enumerate(EVENTS) for _ in range(copies.get(id, 0))
        ]
        self.mysteries: i64 = copies.get(EVENTS[MYSTERY_CUSTOMER], 0)
        mystery_ids = [f"mystery-{number}" for number in range(1, int(self.mysteries) + 1)]
        characters = len(self.character_ids)
        self.guest_ids = self.card_ids + mystery_ids
        self.guest_of = {id: guest for guest, id in enumerate(self.guest_ids)}
        self.kind_ids = self.character_ids + mystery_ids
        self.kinds: i64 = len(self.kind_ids)
        self.kind_of = bytes(
            self._kinds + [characters + number for number in range(int(self.mysteries))]
        )

    def _check_supply(self, data: Data) -> None:
        """A round may not run out of characters: every chair filled, and once more each one who can be sent away."""
        once = {event: self.event_pile.count(event) for event in (OUT, RESERVED_SEAT, GATHERING)}
        most = self.max_seats * (self.chairs + once[GATHERING]) + once[OUT] + once[RESERVED_SEAT]
        if self.size < most:
            data.table("character")[0].refuse(
                "data-too-few", "copies", game=data.game, given=int(self.size), low=int(most)
            )


def _check_coins(coins: Entry) -> None:
    values = coins.integers("values", 1, 100)
    counts = coins.integers("counts", 0, 1000)
    if len(values) != len(counts) or sum(counts) != coins.integer("total"):
        coins.refuse("data-coins", "counts", game="little-tavern", given=sum(counts))
    coins.done()
