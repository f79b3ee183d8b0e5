"""Tips and the outcome: what each guest leaves, by the way of its clan, and the score sheet.

Rules, board and bots count tips with the same function.
"""

from typing import TYPE_CHECKING

from littleworlds.core.errors import Error
from littleworlds.core.message import Message, player
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome, SheetLine, ranked
from littleworlds.games.little_tavern.data.cards import (
    COUNT_BITS,
    IN_COMPANY,
    LEADER,
    PER_CLAN,
    PER_TABLE,
    PER_TAVERN,
    Cards,
)
from littleworlds.games.little_tavern.refs import guest_name
from littleworlds.games.little_tavern.rules.phases import OVER

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.state.position import TavernState

Tip = tuple[int, int, int, int]
"""A tip that was left: round, seat, card, coins."""


def tips(cards: Cards, tables: list[list[i64]]) -> list[list[i64]]:
    """The coins per guest, table by table. Guests who lie face down leave nothing and count for no
    clan: whoever knows one passes its card's number instead."""
    at_table = [_clans(cards, table) for table in tables]
    tavern = _sums(cards, at_table)
    return [
        [tip(cards, guest, at_table[seat], tavern) for guest in table]
        for seat, table in enumerate(tables)
    ]


def totals(cards: Cards, tables: list[list[i64]]) -> list[i64]:
    """The coins of all guests of a table, likewise; bots count nothing more often, so that clans are counted in packed numbers."""
    counts: list[i64] = []
    tavern: i64 = 0
    for table in tables:
        count: i64 = 0
        for guest in table:
            if guest < cards.size:
                count += cards.unit_of[guest]
        counts.append(count)
        tavern += count
    coins: list[i64] = []
    for seat, table in enumerate(tables):
        coins.append(_by_clans(cards, counts[seat], tavern) + _by_cards(cards, table, counts[seat]))
    return coins


def _by_clans(cards: Cards, here: i64, tavern: i64) -> i64:
    """The coins at a table of all clans whose guests leave equally much."""
    mask: i64 = 2**COUNT_BITS - 1
    total: i64 = 0
    clan: i64 = 0
    left = here
    while left > 0:
        some = left & mask
        if some > 0:
            rule: i64 = cards.tip_rule[clan]
            if rule == PER_TABLE:
                total += some * (cards.tip_base[clan] + cards.tip_each[clan] * some)
            elif rule == PER_TAVERN:
                others = ((tavern >> (COUNT_BITS * clan)) & mask) - 1
                total += some * max(0, cards.tip_base[clan] + cards.tip_each[clan] * others)
            elif rule == PER_CLAN:
                present = _present(here)
                total += some * (cards.tip_base[clan] + cards.tip_each[clan] * present)
            elif rule == IN_COMPANY and some > 1:
                total += some * cards.tip_base[clan]
        left >>= COUNT_BITS
        clan += 1
    return total


def _present(count: i64) -> i64:
    """How many clans there are in a packed count."""
    mask: i64 = 2**COUNT_BITS - 1
    present: i64 = 0
    while count > 0:
        if count & mask > 0:
            present += 1
        count >>= COUNT_BITS
    return present


def _by_cards(cards: Cards, table: list[i64], here: i64) -> i64:
    """The coins at a table of guests with a value of their own, and of leaders."""
    mask: i64 = 2**COUNT_BITS - 1
    total: i64 = 0
    for guest in table:
        if guest < cards.size:
            total += cards.value_of[guest]
            if cards.leader_of[guest]:
                clan: i64 = cards.clan_of[guest]
                some = (here >> (COUNT_BITS * clan)) & mask
                total += cards.tip_base[clan] + cards.tip_each[clan] * some
    return total


def _clans(cards: Cards, table: list[i64]) -> list[i64]:
    """How many of each clan sit at a table, as far as one sees."""
    count: list[i64] = [0] * len(cards.clan_ids)
    for guest in table:
        if guest < cards.size:
            count[cards.clan_of[guest]] += 1
    return count


def _sums(cards: Cards, at_table: list[list[i64]]) -> list[i64]:
    """How many of each clan sit in the whole tavern."""
    tavern: list[i64] = [0] * len(cards.clan_ids)
    for count in at_table:
        for clan, some in enumerate(count):
            tavern[clan] += some
    return tavern


def tip(cards: Cards, guest: i64, at_table: list[i64], tavern: list[i64]) -> i64:
    """The coins that one guest leaves, given how many of each clan sit at its table and in the whole
    tavern."""
    if guest >= cards.size:
        return 0
    clan: i64 = cards.clan_of[guest]
    rule: i64 = cards.tip_rule[clan]
    base = cards.tip_base[clan]
    each = cards.tip_each[clan]
    if rule == PER_TABLE:
        return base + each * at_table[clan]
    if rule == PER_TAVERN:
        return max(0, base + each * (tavern[clan] - 1))
    if rule == PER_CLAN:
        present: i64 = 0
        for count in at_table:
            if count > 0:
                present += 1
        return base + each * present
    if rule == IN_COMPANY:
        return base if at_table[clan] > 1 else 0
    if rule == LEADER:
        return base + each * at_table[clan] if cards.leader_of[guest] else 0
    return cards.value_of[guest]


def outcome(state: "TavernState") -> Outcome:
    """Most coins win. The sheet lists the coins of the start, every tip, and gifts given and got."""
    if state.phase != OVER:
        raise Error("not-over-yet")
    return ranked([int(coins) for coins in state.coins], sheet(state))


def sheet(state: "TavernState") -> list[SheetLine]:
    """What the coins of each seat are made of, so far."""
    lines: list[SheetLine] = []
    for seat in range(state.seats):
        start = int(state.cards.start_coins)
        lines.append(SheetLine(player(seat), Message("sheet-start"), start))
        gifts = int(state.coins[seat]) - start
        for round, owner, card, coins in state.sheet:
            if owner == seat:
                gifts -= coins
                label = Message(
                    "sheet-tip", {"card": guest_name(state.cards, card), "round": round}
                )
                lines.append(SheetLine(player(seat), label, coins))
        lines.append(SheetLine(player(seat), Message("sheet-gifts"), gifts))
    return lines
