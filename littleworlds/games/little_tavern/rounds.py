"""The end of a round, the next one, and the end of the play."""

from typing import TYPE_CHECKING

from littleworlds.core.errors import Error
from littleworlds.core.event import Event
from littleworlds.core.message import Args, Message, player
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome, SheetLine, ranked
from littleworlds.games.little_tavern.phases import DRAW, OVER
from littleworlds.games.little_tavern.tips import tips

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.rules import TavernState

SheetRow = tuple[int, int, int, int]
"""A tip in the history: round, seat, card, coins."""


def end_round(state: "TavernState", tell: list[Event] | None) -> bool:
    """All tables are full: face-down guests show themselves, everybody tips, and either the play is over or a round begins."""
    if tell is not None:
        tell.append(Event("round-over", {"round": int(state.round)}))
    shown = show_mysteries(state, tell)
    rows: list[SheetRow] = []
    left = tips(state.cards, state.tables)
    for seat in range(state.seats):
        total: i64 = 0
        for chair, guest in enumerate(state.tables[seat]):
            coins = left[seat][chair]
            total += coins
            rows.append((int(state.round), int(seat), int(guest), int(coins)))
            if tell is not None:
                args: Args = {"card": state.name(guest), "owner": player(seat), "coins": int(coins)}
                tell.append(Event("tip", args, [state.ref(guest), f"purse:{seat}"]))
        state.coins[seat] += total
        if tell is not None:
            tips_args: Args = {
                "owner": player(seat),
                "coins": int(total),
                "total": int(state.coins[seat]),
            }
            tell.append(Event("tips", tips_args, [f"purse:{seat}"]))
    state.sheet = state.sheet + rows
    if max(state.coins) >= state.cards.goal:
        state.phase = OVER
        if tell is not None:
            winners = [
                player(seat) for seat in range(state.seats) if state.coins[seat] == max(state.coins)
            ]
            over: Args = {
                "winners": winners,
                "who": winners[0],
                "count": len(winners),
                "coins": int(max(state.coins)),
            }
            tell.append(Event("play-over", over))
        return shown
    begin_round(state, tell)
    return shown


def show_mysteries(state: "TavernState", tell: list[Event] | None) -> bool:
    shown = False
    for number, card in enumerate(state.mystery_cards):
        marker = state.cards.size + number
        for seat in range(state.seats):
            table = state.tables[seat]
            if marker in table:
                table[table.index(marker)] = card
                placers = state.mystery_placers[:]
                placers[number] = -1
                state.mystery_placers = placers
                shown = True
                if tell is not None:
                    args: Args = {"card": state.name(card), "owner": player(seat)}
                    tell.append(Event("showed", args, [state.ref(card), f"table:{seat}"]))
    return shown


def begin_round(state: "TavernState", tell: list[Event] | None) -> None:
    """All cards go back; who received the last character, or the coin of the last event, begins."""
    state.round += 1
    state.tables = [[] for _ in range(state.seats)]
    state.pile = list(range(state.cards.size))
    state.events = state.cards.event_pile
    state.discard = []
    state.mystery_cards = []
    state.mystery_placers = []
    state.ask(DRAW, state.active)
    if tell is not None:
        tell.append(Event("round-begins", {"who": player(state.active), "round": int(state.round)}))


def outcome(state: "TavernState") -> Outcome:
    if state.phase != OVER:
        raise Error("not-over-yet")
    lines: list[SheetLine] = []
    for seat in range(state.seats):
        start = int(state.cards.start_coins)
        lines.append(SheetLine(player(seat), Message("sheet-start"), start))
        given = int(state.coins[seat]) - start
        for number, owner, card, coins in state.sheet:
            if owner == seat:
                given -= coins
                lines.append(
                    SheetLine(
                        player(seat),
                        Message("sheet-tip", {"card": state.name(card), "round": number}),
                        coins,
                    )
                )
        lines.append(SheetLine(player(seat), Message("sheet-gifts"), given))
    return ranked([int(coins) for coins in state.coins], lines)
