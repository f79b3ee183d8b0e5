"""The rules of Walnut Grove as a state machine: who is asked what, and how the seasons follow each other.

What a farm is asked stands in the farm; each question has a line in `legal` and one in `apply`, and its paragraph in the file of its
season. In spring, summer and winter all farms are asked at once; a season ends when none is asked any more.
"""

from typing import final

from littleworlds.core.chance import Chance
from littleworlds.core.errors import Error, IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.message import Args, counted, name, player
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome, SheetLine, ranked
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import Places, Snapshot, Tally
from littleworlds.games.walnut_grove import autumn, payment, scoring, spring, summer, winter
from littleworlds.games.walnut_grove import places as laid_out
from littleworlds.games.walnut_grove import snapshot as snapshots
from littleworlds.games.walnut_grove import view as views
from littleworlds.games.walnut_grove.farm import Farm
from littleworlds.games.walnut_grove.lanes import total
from littleworlds.games.walnut_grove.phases import (
    AUTUMN,
    BEFORE_SCORING,
    BEFORE_WINTER,
    CHOOSE_CELL,
    CHOOSE_START,
    CHOOSE_TILE,
    CHOOSE_TURN,
    DAWN,
    FOR_COST,
    FOR_HELP,
    FOR_WINTER,
    GO,
    HALTED,
    KEEP,
    LAST,
    MAKE_ROOM,
    MAKE_ROOM_FOR_ONE,
    NOTHING,
    OVER,
    PAY,
    PURPOSES,
    SELL,
    SPRING,
    START,
    STEPS,
    SUMMER,
    TAKE_GOOD,
    TAKE_PIECE,
    TOLL,
    TURN_DISC,
    WINTER,
    WORK,
)
from littleworlds.games.walnut_grove.table import DRAWN, Table, Tell


@final
class WalnutState(Table):
    """A position of Walnut Grove."""

    def copy(self) -> "WalnutState":
        twin = WalnutState(
            self.cards, [farm.copy() for farm in self.farms], self.tile_bag[:], self.discs, self.display, self.arrivals, self.order,
            self.log,
        )  # fmt: skip
        twin.coin_bag = self.coin_bag
        twin.disc = self.disc
        twin.turn = self.turn
        twin.first_seat = self.first_seat
        twin.year = self.year
        twin.season = self.season
        return twin

    # --- who is asked, and what ------------------------------------------------------------------------------------------------

    def actors(self) -> list[i64]:
        return [seat for seat in range(self.seats) if self.farms[seat].asked != NOTHING]

    def first(self) -> i64:
        seat: i64 = 0
        for farm in self.farms:
            if farm.asked != NOTHING:
                return seat
            seat += 1
        return -1

    def legal(self, seat: i64) -> list[i64]:
        if not 0 <= seat < self.seats:
            return []
        cards = self.cards
        farm = self.farms[seat]
        asked = farm.asked
        if asked == WORK:
            return summer.legal_work(cards, farm)
        if asked == CHOOSE_CELL:
            return spring.legal_cells(cards, farm)
        if asked == CHOOSE_TURN:
            return spring.legal_turns(cards, farm)
        if asked == CHOOSE_TILE:
            return spring.legal_tiles(cards, farm)
        if asked == GO:
            return autumn.legal_ways(self, seat)
        if asked == TOLL:
            return autumn.legal_tolls(cards, farm)
        if asked == PAY:
            return payment.legal_payment(cards, farm)
        if asked == TAKE_GOOD:
            return autumn.legal_goods(cards, farm)
        return self._legal_more(farm)

    def _legal_more(self, farm: Farm) -> list[i64]:
        """The questions that are asked less often."""
        cards = self.cards
        asked = farm.asked
        if asked == MAKE_ROOM:
            return summer.legal_room(cards, farm) + [cards.done]
        if asked == MAKE_ROOM_FOR_ONE:
            return summer.legal_room(cards, farm)
        if asked == TAKE_PIECE:
            return autumn.legal_pieces(self, farm) + [cards.done]
        if asked == SELL:
            return autumn.legal_sales(cards, farm)
        if asked == KEEP:
            return autumn.legal_keeping(cards, farm)
        if asked == BEFORE_WINTER:
            return [cards.repay, cards.done]
        if asked == BEFORE_SCORING:
            return scoring.legal_last(cards, farm)
        if asked == TURN_DISC:
            return [cards.draw]
        if asked == CHOOSE_START:
            return self._legal_starts()
        return []

    def _legal_starts(self) -> list[i64]:
        return [
            self.cards.start_base + toll
            for toll in range(len(self.cards.toll_ids))
            if self._has_start_space(toll)
        ]

    def _has_start_space(self, toll: i64) -> bool:
        pawns: i64 = 0
        for farm in self.farms:
            if farm.place == self.cards.stops + toll:
                pawns += 1
        return pawns < self.cards.toll_spaces[toll]

    # --- one decision ----------------------------------------------------------------------------------------------------------

    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        if not 0 <= seat < self.seats or self.farms[seat].asked == NOTHING:
            raise (
                IllegalAction("not-your-decision", seat=player(seat))
                if self.first() >= 0
                else IllegalAction("play-is-over")
            )
        shown = self._decide(seat, action, chance, tell)
        if self.farms[seat].asked != NOTHING or not self.all_done():
            return shown
        return self._next_season(seat, chance, tell) or shown

    def _decide(self, seat: i64, action: i64, chance: Chance, tell: Tell) -> bool:
        """Carry out the decision of one farm. True if something came to light."""
        farm = self.farms[seat]
        asked = farm.asked
        if asked == WORK:
            summer.work(self, seat, action, tell)
        elif asked == CHOOSE_CELL:
            spring.choose_cell(self, seat, action, tell)
        elif asked == CHOOSE_TURN:
            spring.choose_turn(self, seat, action, tell)
        elif asked == CHOOSE_TILE:
            spring.choose_tile(self, farm, action)
        elif asked == PAY:
            return self._pay(seat, action, tell)
        elif asked == TAKE_GOOD:
            autumn.take_good(self, seat, action, tell)
        elif asked == MAKE_ROOM:
            return summer.make_room(self, seat, action, tell)
        elif asked == MAKE_ROOM_FOR_ONE:
            return autumn.make_room_for_one(self, seat, action, tell)
        elif asked == SELL:
            return autumn.sell(self, seat, action, chance, tell)
        elif asked == KEEP:
            return autumn.keep(self, seat, action, tell)
        else:
            return self._decide_more(seat, action, chance, tell)
        return False

    def _decide_more(self, seat: i64, action: i64, chance: Chance, tell: Tell) -> bool:
        """The questions beside which a help tile may be repaid, and those of the beginning."""
        farm = self.farms[seat]
        asked = farm.asked
        if action == self.cards.repay and asked in (GO, TOLL, BEFORE_WINTER, BEFORE_SCORING):
            if payment.start_repaying(self, seat, action, tell):
                self._after_payment(seat, tell)
        elif asked == GO:
            autumn.go(self, seat, action, tell)
        elif asked == TOLL:
            return autumn.pay_toll(self, seat, action, tell)
        elif asked == TAKE_PIECE:
            if autumn.choose_piece(self, seat, action, tell):
                self._after_payment(seat, tell)
        elif asked == BEFORE_WINTER:
            if action != self.cards.done:
                raise self.illegal("not-now", action)
            winter.pay_winter(self, seat, tell)
        elif asked == BEFORE_SCORING:
            scoring.store(self, seat, action, tell)
        elif asked == TURN_DISC:
            return self._turn_disc(seat, action, chance, tell)
        else:
            self._choose_start(seat, action, tell)
        return False

    def _pay(self, seat: i64, action: i64, tell: Tell) -> bool:
        shown = payment.pay_one(self, seat, action, tell)
        if payment.ask_payment(self, seat, tell):
            self._after_payment(seat, tell)
        return shown

    def _after_payment(self, seat: i64, tell: Tell) -> None:
        """All is paid: go on with what it was paid for."""
        farm = self.farms[seat]
        if farm.purpose == FOR_COST:
            autumn.receive_piece(self, seat, tell)
        elif farm.purpose == FOR_WINTER:
            winter.finish_winter(self, seat, tell)
        elif farm.purpose == FOR_HELP:
            payment.finish_repaying(self, seat, tell)
            back = farm.back
            farm.back = NOTHING
            if back == GO:
                farm.asked = GO
            elif back == TOLL:
                autumn.ask_toll(self, seat, tell)
            elif back == BEFORE_WINTER:
                winter.pay_winter(self, seat, tell)
            else:
                scoring.ask_last(self.cards, farm)

    # --- the beginning ---------------------------------------------------------------------------------------------------------

    def _choose_start(self, seat: i64, action: i64, tell: Tell) -> None:
        """Pawns line up in front of a toll building, from the street outwards; clockwise from the first seat."""
        cards = self.cards
        toll = action - cards.start_base
        if not 0 <= toll < len(cards.toll_ids):
            raise self.illegal("not-now", action)
        if not self._has_start_space(toll):
            raise self.illegal("start-full", action, {"toll": name(cards.toll_ids[toll])})
        farm = self.farms[seat]
        farm.place = cards.stops + toll
        farm.asked = NOTHING
        self.arrivals = self.arrivals + [seat]
        if tell is not None:
            id = cards.toll_ids[toll]
            tell.append(
                Event(
                    "started",
                    {"who": player(seat), "toll": name(id)},
                    [f"pawn:{seat}", "toll:" + id],
                )
            )
        if len(self.arrivals) < self.seats:
            self.farms[(seat + 1) % self.seats].asked = CHOOSE_START

    def _turn_disc(self, seat: i64, action: i64, chance: Chance, tell: Tell) -> bool:
        if action != self.cards.draw:
            raise self.illegal("not-now", action)
        self.farms[seat].asked = NOTHING
        spring.open_spring(self, chance, tell)
        return True

    # --- the course of the seasons ---------------------------------------------------------------------------------------------

    def _next_season(self, seat: i64, chance: Chance, tell: Tell) -> bool:
        """Nobody is asked any more: what comes next. True if something was drawn or came to light."""
        season = self.season
        if season == START:
            self.season = DAWN
            self.farms[seat].asked = TURN_DISC
        elif season == SPRING:
            spring.close_spring(self)
            summer.open_summer(self)
        elif season == SUMMER:
            autumn.open_autumn(self, tell)
        elif season == AUTUMN:
            winter.open_winter(self, tell)
            if self.all_done():
                return self._end_year(seat, None, tell)
        elif season == WINTER:
            return self._end_year(seat, chance, tell)
        elif season == LAST:
            return self._finish(tell)
        return False

    def _end_year(self, seat: i64, chance: Chance | None, tell: Tell) -> bool:
        """After the winter the hired labourers join; then the next disc is turned, or points are counted. Without a chance, because
        the last decision was one of the autumn, somebody has to turn the disc: what was decided could not be taken back otherwise."""
        winter.newcomers_join(self, tell)
        if self.year == self.cards.years:
            scoring.open_last(self)
            return self._finish(tell) if self.all_done() else False
        if self.halting:
            self.season = HALTED
            return False
        if chance is None:
            self.season = DAWN
            self.farms[seat].asked = TURN_DISC
            return False
        spring.open_spring(self, chance, tell)
        return True

    def _finish(self, tell: Tell) -> bool:
        """The play is over: all coins are turned face up, and everybody learns what was drawn, even where it has been spent."""
        self.season = OVER
        hidden = False
        for note in self.log:
            if note[2] == DRAWN:
                hidden = True
        for seat in range(self.seats):
            farm = self.farms[seat]
            if tell is not None and farm.coins:
                shown: Args = {
                    "who": player(seat),
                    "coins": autumn.coins_text(self.cards, farm.coins),
                }
                tell.append(Event("showed-coins", shown, [f"barn:{seat}"]))
        if tell is not None:
            outcome = self.outcome()
            winners: list[int | str] = [
                player(winner) for winner, rank in enumerate(outcome.ranks) if rank == 1
            ]
            args: Args = {
                "winners": winners,
                "who": winners[0],
                "count": len(winners),
                "seats": int(self.seats),
            }
            tell.append(Event("play-over", {**args, "points": max(outcome.scores)}))
        return hidden

    def outcome(self) -> Outcome:
        if self.season != OVER:
            raise Error("not-over-yet")
        cards = self.cards
        scores = [int(scoring.points(cards, farm)) for farm in self.farms]
        ties = [[int(total(farm.stock))] for farm in self.farms]
        lines: list[SheetLine] = []
        for seat in range(self.seats):
            lines += scoring.sheet(cards, seat, self.farms[seat])
        if self.seats > 1:
            return ranked(scores, lines, ties)
        grade = ""
        for least, rank in cards.ranks:
            if scores[0] >= least:
                grade = "grade-" + rank
        return ranked(scores, lines, ties, scores[0] >= cards.ranks[0][0], grade)

    # --- for people and for the laws -------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> views.WalnutView:
        return views.view(self, views.ONLOOKER if seat is None else seat)

    def prompt(self, seat: i64) -> Prompt | None:
        if not 0 <= seat < self.seats or self.farms[seat].asked == NOTHING:
            return None
        farm = self.farms[seat]
        asked = farm.asked
        message = "ask-" + STEPS[asked]
        if asked == PAY:
            message += "-" + PURPOSES[farm.purpose]
        return Prompt(message, self._prompt_args(farm), self._decline(farm))

    def _prompt_args(self, farm: Farm) -> Args:
        cards = self.cards
        asked = farm.asked
        if asked in (MAKE_ROOM, MAKE_ROOM_FOR_ONE):
            return {"good": name(cards.good_ids[farm.good])}
        if asked == TOLL:
            return {"toll": name(cards.toll_ids[farm.route[farm.passed]])}
        if asked == TAKE_PIECE:
            cost = payment.goods_text(cards, cards.stop_cost[farm.place])
            return {
                "stop": name(cards.stop_ids[farm.place]),
                "cost": cost or [counted(0, cards.good_ids[0])],
            }
        if asked in (TAKE_GOOD, SELL):
            return {"stop": name(cards.stop_ids[farm.place])}
        if asked == PAY and not farm.owed:
            args: Args = {"goods": payment.goods_text(cards, farm.due)}
            if farm.purpose == FOR_COST:
                args["what"] = name(cards.piece_ids[farm.piece])
            return args
        if asked == PAY:
            return {"count": int(farm.owed)}
        if asked == KEEP:
            return {"count": int(farm.pending)}
        return {}

    def _decline(self, farm: Farm) -> i64:
        cards = self.cards
        asked = farm.asked
        if asked == GO:
            return cards.pass_by
        if asked in (MAKE_ROOM, TAKE_PIECE, BEFORE_WINTER, BEFORE_SCORING):
            return cards.done
        if (asked == TAKE_GOOD and farm.room == 0) or (asked == SELL and not farm.sold):
            return cards.done
        return -1

    def places(self) -> Places:
        return laid_out.places(self)

    def hidden(self, seat: int | None) -> list[list[str]]:
        return laid_out.hidden(self, seat)

    def tallies(self) -> list[Tally]:
        return laid_out.tallies(self)

    def audit(self) -> list[str]:
        return laid_out.audit(self)

    def dump(self) -> Snapshot:
        return snapshots.dump(self)
