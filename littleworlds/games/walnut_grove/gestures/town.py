"""Autumn: a whole walk in one movement, with its tolls, what is taken at its end and what that
costs."""

from typing import final

from littleworlds.core.gesture import MOST, Gesture
from littleworlds.core.message import Args, Message, name
from littleworlds.core.native import i64
from littleworlds.core.thing import Slot
from littleworlds.games.walnut_grove.gestures.chain import (
    SOURCES,
    Chain,
    is_hut,
    spending,
    ways_to_pay,
)
from littleworlds.games.walnut_grove.gestures.goods import pairs, sales
from littleworlds.games.walnut_grove.refs import (
    HELP_SUPPLY,
    coin_ref,
    piece_ref,
    stop_ref,
    where_name,
)
from littleworlds.games.walnut_grove.rules import pieces, walking
from littleworlds.games.walnut_grove.rules.phases import (
    FOR_COST,
    SELL,
    TAKE_GOOD,
    TAKE_PIECE,
    TOLL,
)
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.position import WalnutState


@final
class _Walk:
    """A walk to a stop: the things to select for it so far, and what a label says of it."""

    def __init__(self, chain: Chain, slots: list[Slot], args: Args) -> None:
        self.chain = chain
        self.slots = slots
        self.args = args

    def gesture(self, message: str, args: Args, slots: list[Slot], actions: list[i64]) -> Gesture:
        """The walk with what is done at its end."""
        label: Args = dict(self.args)
        label.update(args)
        return Gesture(Message(message, label), self.slots + slots, actions)


def walks(state: WalnutState, seat: i64) -> list[Gesture]:
    """Walks to all stops that are free; the goods that are taken or sold there come last, should
    there be too many."""
    base = state.cards.actions.go_base
    bought: list[Gesture] = []
    traded: list[Gesture] = []
    for action in walking.legal_ways(state, seat):
        stop = action - base
        if 0 <= stop < state.cards.town.stops:
            chain = Chain(state.copy(), seat, [])
            chain.act(action)
            for walk in _tolled(chain, stop, state.farms[seat]):
                bought += _bought(walk, stop)
                traded += _traded(walk)
    return (bought + traded)[:MOST]


def _tolled(chain: Chain, stop: i64, before: Farm) -> list[_Walk]:
    """The ways to settle the tolls to a stop: with a coin of each metal (the least worth for a
    second toll), or with help tiles. A farm without coins has taken those already."""
    cards = chain.world.cards
    farm = chain.farm()
    slots: list[Slot] = [(stop_ref(cards.town.stop_ids[stop]),)]
    taken = _help_taken(chain, before)
    toll = "help" if taken["tiles"] else "none"
    args: Args = {"stop": where_name(cards.town.stop_ids[stop]), "toll": toll, "coin": "", **taken}
    if farm.asked != TOLL:
        return [_Walk(chain, slots, args)]
    walks: list[_Walk] = []
    for metal in range(cards.metals):
        if farm.has_metal(cards, metal):
            paid = chain.twin()
            paid.act(cards.actions.pay_coin_base + metal)
            while not paid.final and paid.farm().asked == TOLL:
                paid.act(_toll(paid))
            id = cards.metal_ids[metal]
            coin: Args = {"stop": args["stop"], "toll": "coin", "coin": name(id)}
            coin.update(_help_taken(paid, before))
            walks.append(_Walk(paid, slots + [(coin_ref(chain.seat, id),)], coin))
    helped = chain.twin()
    while helped.farm().asked == TOLL:
        helped.act(cards.actions.help)
    aided: Args = {"stop": args["stop"], "toll": "help", "coin": ""}
    aided.update(_help_taken(helped, before))
    walks.append(_Walk(helped, slots + [(HELP_SUPPLY,)], aided))
    return walks


def _help_taken(chain: Chain, before: Farm) -> Args:
    """How many help tiles tolls took, and the points that those cost which they turned face down."""
    farm = chain.farm()
    turned = farm.help_down - before.help_down
    points = -chain.world.cards.help_points * turned
    return {"tiles": int(turned + farm.help_up - before.help_up), "cost": int(points)}


def _toll(chain: Chain) -> i64:
    """The coin worth least for a toll, or a help tile."""
    cards = chain.world.cards
    for metal in range(cards.metals):
        if chain.farm().has_metal(cards, metal):
            return cards.actions.pay_coin_base + metal
    return cards.actions.help


def _bought(walk: _Walk, stop: i64) -> list[Gesture]:
    """The walk with its tolls alone, and with each piece that can be had at its end."""
    chain = walk.chain
    gestures: list[Gesture] = []
    if len(chain.actions) > 1:
        args: Args = {"shown": int(chain.final)}
        gestures.append(walk.gesture("do-go-toll", args, [("choice:arrive",)], chain.actions))
    if chain.final or chain.farm().asked != TAKE_PIECE:
        return gestures
    cards = chain.world.cards
    offered = pieces.pieces_at(chain.world, chain.farm(), stop)
    prices = _prices(chain, offered)
    for piece in offered:
        id = cards.pieces.ids[piece - cards.actions.take_base]
        costs = prices[is_hut(cards, piece - cards.actions.take_base)]
        for source, paid in costs:
            actions = chain.actions + [piece] + paid
            args = _price(chain, id, costs, source, [piece] + paid)
            slots: list[Slot] = [(piece_ref(cards.town.stop_ids[stop], id),)]
            if len(costs) > 1:
                slots.append(("choice:" + SOURCES[source],))
            # Where a piece lies says which stop it is.
            short = _Walk(chain, walk.slots[1:], walk.args)
            gestures.append(short.gesture("do-go-take", args, slots, actions))
    return gestures


def _prices(chain: Chain, offered: list[i64]) -> dict[bool, list[tuple[i64, list[i64]]]]:
    """The ways to pay at a stop, for a hut and for anything else: all pieces cost the same, but a hut
    changes what the winter needs."""
    base = chain.world.cards.actions.take_base
    prices: dict[bool, list[tuple[i64, list[i64]]]] = {}
    for piece in offered:
        hut = is_hut(chain.world.cards, piece - base)
        if hut not in prices:
            prices[hut] = ways_to_pay(chain, [piece], FOR_COST)
    return prices


def _price(
    chain: Chain, id: str, costs: list[tuple[i64, list[i64]]], source: i64, actions: list[i64]
) -> Args:
    """What is taken and how it is paid."""
    args: Args = {"what": name(id), "source": SOURCES[source] if len(costs) > 1 else "any"}
    args.update(spending(chain, actions))
    return args


def takings(state: WalnutState, seat: i64) -> list[Gesture]:
    """At a stop: a piece with what it costs, where that is asked for."""
    chain = Chain(state, seat, [])
    cards = state.cards
    farm = state.farms[seat]
    offered = pieces.pieces_at(state, farm, farm.place)
    prices = _prices(chain, offered)
    gestures: list[Gesture] = []
    for piece in offered:
        id = cards.pieces.ids[piece - cards.actions.take_base]
        costs = prices[is_hut(cards, piece - cards.actions.take_base)]
        for source, paid in costs:
            if paid:
                args = _price(chain, id, costs, source, [piece] + paid)
                slots: list[Slot] = [(piece_ref(cards.town.stop_ids[farm.place], id),)]
                slots.append(("choice:" + (SOURCES[source] if len(costs) > 1 else "pay"),))
                gestures.append(Gesture(Message("do-take-pay", args), slots, [piece] + paid))
    return gestures


def _traded(walk: _Walk) -> list[Gesture]:
    """The walk with goods that are taken or sold at its end."""
    chain = walk.chain
    if chain.final:
        return []
    asked = chain.farm().asked
    gestures: list[Gesture] = []
    if asked == TAKE_GOOD:
        for pair in pairs(chain.world.cards, chain.farm()):
            actions = chain.actions + pair.actions
            gestures.append(walk.gesture("do-go-goods", pair.args, pair.slots, actions))
    elif asked == SELL:
        for sale in sales(chain.world, chain.seat):
            actions = chain.actions + sale.actions
            gestures.append(walk.gesture("do-go-sell", sale.args, sale.slots, actions))
    return gestures
