### Little Factory in English. Every message stands in fr.ftl too.

title = Little Factory
tagline = Turn wood and clay into goods, goods into buildings, and buildings into points.

## What happens

begins = { $who_is ->
        [you] You arrive in the valley first, with
       *[other] { $who } arrives in the valley first, with
    } { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
spent-tile = { $who_is ->
        [you] You spend the
       *[other] { $who } spends the
    } { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } of { $who_is ->
        [you] your
       *[other] the
    } starting tile.
activated = { $who_is ->
        [you] You activate “{ $building }”.
       *[other] { $who } activates “{ $building }”.
    }
discarded = { $who_is ->
        [you] You discard { $cards }.
       *[other] { $who } discards { $cards }.
    }
showed = { $who_is ->
        [you] You reveal { $cards } and keep it.
       *[other] { $who } reveals { $cards } and keeps it.
    }
produced = { $who_is ->
        [you] You produce “{ $card }”.
       *[other] { $who } produces “{ $card }”.
    }
produced-building = { $who_is ->
        [you] You build “{ $card }” and have
       *[other] { $who } builds “{ $card }” and has
    } { $points ->
        [one] one point
       *[other] { $points } points
    } in all.
obtained = { $who_is ->
        [you] You obtain “{ $card }”.
       *[other] { $who } obtains “{ $card }”.
    }
earned = { $who_is ->
        [you] “{ $building }” earns you
       *[other] “{ $building }” earns { $who }
    } { $count ->
        [one] one point
       *[other] { $count } points
    }, which makes { $points ->
        [one] one point
       *[other] { $points } points
    } in all.
exchanged = { $who_is ->
        [you] You discard “{ $card }”:
       *[other] { $who } discards “{ $card }”:
    } { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } to spend.
took = { $who_is ->
        [you] You take “{ $card }” for
       *[other] { $who } takes “{ $card }” for
    } { $cost ->
        [one] one coin
       *[other] { $cost } coins
    }.
took-building = { $who_is ->
        [you] You buy “{ $card }” for
       *[other] { $who } buys “{ $card }” for
    } { $cost ->
        [one] one coin
       *[other] { $cost } coins
    }: { $points ->
        [one] one point
       *[other] { $points } points
    } in all.
rest-lost = { $who_is ->
        [you] You lose
       *[other] { $who } loses
    } { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
only-action = { $who_is ->
        [you] You had one possible action only: the table did it.
       *[other] { $who } had one possible action only.
    }
skipped = { $who_is ->
        [you] You can neither produce nor exchange: your action is skipped.
       *[other] { $who } can neither produce nor exchange: the action is skipped.
    }
initial-buildings = Initial buildings in this play: { $cards }.
revealed = New at level { $level ->
        [1] I
        [2] II
       *[other] III
    }: { $cards }.
revealed-buildings = New in the street: { $cards }.
reshuffled = The discards of level { $level ->
        [1] I
        [2] II
       *[other] III
    } become a new pile.
tokens-gone = The last influence token has been taken: the play is over.
play-over = { $count ->
        [one] { $who_is ->
            [you] You win with { $points } points.
           *[other] { $who } wins with { $points } points.
        }
       *[other] { $winners } share the victory with { $points } points each.
    }

## What is asked

ask-act = Activate buildings if you like, then produce or exchange.
ask-action = Produce or exchange.
ask-pay = You have { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } to spend{ $can ->
        [take] {": on one card or on several. What do you take?"}
        [discard] {", which buys nothing yet. Discard more cards: together they buy one card."}
       *[both] {": on one card or on several. Or discard more cards: together they buy one card only."}
    }
ask-pay-one = You have { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } to spend. { $can ->
        [take] Several discarded cards buy one card only: which one do you take?
        [discard] That buys nothing yet: discard more.
       *[both] Several discarded cards buy one card only: take it, or discard more.
    }
ask-take = You have { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } to spend. What do you take?
ask-take-more = You have { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } left. Do you take anything else?
ask-wrap = Activate a building, or end your turn.
ask-wrap-more = Activate more buildings, or end your turn.
ask-reveal = Your turn is done: reveal new cards.

## What can be done

do-produce = Produce “{ $card }”{ $pay ->
        [free] {" "}for free
        [discard] { ":" } discard { $discards }
        [reveal] { ":" } reveal { $reveals }
       *[both] { ":" } discard { $discards }, reveal { $reveals }
    }
do-build = Build “{ $card }”{ $pay ->
        [free] { "" }
        [discard] { ":" } discard { $discards }
        [reveal] { ":" } reveal { $reveals }
       *[both] { ":" } discard { $discards }, reveal { $reveals }
    }
do-activate = Activate “{ $building }”: { $pay ->
        [discard] discard { $discards }
        [reveal] reveal { $reveals }
       *[both] discard { $discards }, reveal { $reveals }
    } for “{ $card }”
do-activate-tokens = Activate “{ $building }”: { $pay ->
        [discard] discard { $discards }
        [reveal] reveal { $reveals }
       *[both] discard { $discards }, reveal { $reveals }
    } for { $count ->
        [one] one point
       *[other] { $count } points
    }
do-market = Activate “{ $building }”: exchange “{ $card }” for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
do-exchange = Exchange “{ $card }” ({ $coins ->
        [one] one coin
       *[other] { $coins } coins
    })
do-add = Discard “{ $card }” too ({ $coins ->
        [one] one coin
       *[other] { $coins } coins
    } in all)
do-take = Take “{ $card }” for { $cost ->
        [one] one coin
       *[other] { $cost } coins
    }{ $lost ->
        [0] { "" }
        [one] {" "}(one coin is lost)
       *[other] {" "}({ $lost } coins are lost)
    }
do-take-building = Buy “{ $card }” for { $cost ->
        [one] one coin
       *[other] { $cost } coins
    }{ $lost ->
        [0] { "" }
        [one] {" "}(one coin is lost)
       *[other] {" "}({ $lost } coins are lost)
    }
do-stop = Take nothing else, and lose { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
do-end = End the turn
do-reveal = Reveal new cards

## What a hand does at once

gesture-exchange = Exchange { $cards } for “{ $card }”{ $coins ->
        [0] { "" }
        [one] {" "}(one coin is left to spend)
       *[other] {" "}({ $coins } coins are left to spend)
    }
gesture-exchange-several = Exchange { $cards } for “{ $card }”{ $coins ->
        [0] { "" }
        [one] {" "}(one coin is lost)
       *[other] {" "}({ $coins } coins are lost)
    }
gesture-take-both = Take { $cards }

## Things

thing-shelf-1 = Level I
thing-shelf-2 = Level II
thing-shelf-3 = Level III
thing-shelf-buildings = Street of buildings
thing-pile-2 = Face-down pile of level II
thing-pile-3 = Face-down pile of level III
thing-pile-buildings = Face-down special buildings
thing-discard-2 = Discards of level II
thing-discard-3 = Discards of level III
thing-tokens = Influence tokens
thing-front = { $owner_is ->
        [you] Your factory
       *[other] Factory of { $owner }
    }
thing-hand = { $owner_is ->
        [you] Your hand
       *[other] Hand of { $owner }
    }
thing-tile = Starting tile of { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
thing-resource = { $card }
thing-building = { $building }
note-pile = Face down, in no known order.
note-content = In it: { $cards }.
note-discards = Out of play until the pile runs out: { $cards }.
note-points = { $points } of { $goal } points. Whoever reaches { $goal } ends the play at once.
note-tokens-for = Each is a point, earned by activating certain buildings. When the last one is taken, the play is over.
note-hand = { $count } of at most { $limit } cards, worth { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
note-resource = Worth { $value ->
        [one] one coin
       *[other] { $value } coins
    }. Cost: { $cost ->
        [one] one coin
       *[other] { $cost } coins
    }, or { $pay ->
        [free] nothing when produced
        [discard] { $discards }
        [reveal] { $reveals } (only shown)
       *[both] { $discards } and { $reveals } (only shown)
    }{ $or_pay ->
        [none] { "" }
        [discard] { ", or " }{ $or_discards }
        [reveal] { ", or " }{ $or_reveals } (only shown)
       *[both] { ", or " }{ $or_discards } and { $or_reveals } (only shown)
    }.
note-building = { $points ->
        [one] One point
       *[other] { $points } points
    }. Cost: { $cost ->
        [one] one coin
       *[other] { $cost } coins
    }, or { $pay ->
        [discard] { $discards }
        [reveal] { $reveals } (only shown)
       *[both] { $discards } and { $reveals } (only shown)
    }{ $or_pay ->
        [none] { "" }
        [discard] { ", or " }{ $or_discards }
        [reveal] { ", or " }{ $or_reveals } (only shown)
       *[both] { ", or " }{ $or_discards } and { $or_reveals } (only shown)
    }. { $effect ->
        [none] No effect.
       *[other] Effect:
    }{ $effect ->
        [none] { "" }
        [exchange] { " a card of level " }{ $level ->
            [1] I
            [2] II
           *[other] III
        } → an extra exchange.
       *[other] { " " }{ $effect_pay ->
            [discard] { $effect_discards }
            [reveal] { $effect_reveals } (only shown)
           *[both] { $effect_discards } and { $effect_reveals } (only shown)
        }{ $effect_or_pay ->
            [none] { "" }
            [discard] { ", or " }{ $effect_or_discards }
            [reveal] { ", or " }{ $effect_or_reveals } (only shown)
           *[both] { ", or " }{ $effect_or_discards } and { $effect_or_reveals } (only shown)
        } → { $effect ->
            [gives] { $card }
           *[tokens] { $count ->
                [one] one point
               *[other] { $count } points
            }
        }.
    }
note-way = { $pay ->
        [free] Produced for nothing.
        [discard] Produced by discarding { $discards }.
        [reveal] Produced by revealing { $reveals }.
       *[both] Produced by discarding { $discards } and revealing { $reveals }.
    }
note-leads-discard = Discarded for { $cards_or }.
note-leads-reveal = Revealed for { $cards_or }.
note-lacking = { $count ->
        [0] { $coins ->
            [0] You can produce it, or buy it.
           *[other] You can produce it; to buy it you lack
        }
       *[other] { $coins ->
            [0] You can buy it; to produce it you lack { $cards }.
           *[other] You lack { $cards }, or
        }
    }{ $coins ->
        [0] { "" }
       *[other] { " " }{ $coins ->
            [one] one coin
           *[other] { $coins } coins
        }{ $source ->
            [left] { "." }
           *[hand] { "" } on top of your hand.
        }
    }
note-tokens = { $count ->
        [one] One influence point lies
       *[other] { $count } influence points lie
    } beside it.
note-activated = Already activated this turn.
note-not-offered = Struck out: “{ $card }” does not lie in the middle now.

## The transformation tree

tree-way = “{ $card }”: { $pay ->
        [free] free
        [discard] discard { $discards }
        [reveal] reveal { $reveals }
       *[both] discard { $discards }, reveal { $reveals }
    }.
effect-gives = “{ $building }”: { $pay ->
        [discard] discard { $discards }
        [reveal] reveal { $reveals }
       *[both] discard { $discards }, reveal { $reveals }
    }, obtain { $card }.
effect-tokens = “{ $building }”: { $pay ->
        [discard] discard { $discards }
        [reveal] reveal { $reveals }
       *[both] discard { $discards }, reveal { $reveals }
    }, obtain { $count ->
        [one] one point
       *[other] { $count } points
    }.
effect-exchange = “{ $building }”: one extra exchange, paid with one card of level { $level ->
        [1] I
        [2] II
       *[other] III
    }.

## The score sheet

sheet-building = “{ $building }”
sheet-tokens = Earned by “{ $building }”

## Why not

not-now = “{ $action }” is not what is asked now.
not-in-hand = “{ $action }”: you have no “{ $card }” in hand.
not-available = “{ $card }” does not lie face up in the middle now.
hand-full = Your hand would exceed { $limit } cards: nobody may hold more, even for a moment.
cannot-pay = “{ $action }”: you lack { $cards }.
not-your-building = “{ $building }” does not stand before you.
already-activated = “{ $building }” has already been activated this turn.
no-market = “{ $action }”: you have no building that takes this card now.
buys-nothing = “{ $card }” would buy nothing, even with all that can be added to it.
too-dear = “{ $card }” costs { $cost }, but you have { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } to spend.
one-for-many = You have begun to take cards: no more can be discarded for them.
take-first = You have discarded something: take at least one card for it.
action-owed = You have to produce or exchange before your turn ends.
exchange-first = First finish your exchange: “{ $action }” has to wait.
action-done = You have already produced or exchanged this turn.
discard-first = Cards are bought in an exchange: first discard what you pay with.
reveal-first = Your turn is done: first reveal the new cards.

## Why a thing cannot be chosen

why-exchange-first = First finish your exchange.
why-action-done = { action-done }
why-discard-first = { discard-first }
why-reveal-first = { reveal-first }
why-not-in-hand = You have no “{ $card }” in hand.
why-not-available = { not-available }
why-hand-full = { hand-full }
why-cannot-pay = You lack { $cards }.
why-already-activated = { already-activated }
why-no-market = You have no building that takes this card now.
why-buys-nothing = { buys-nothing }
why-too-dear = { too-dear }
why-one-for-many = { one-for-many }

## Faults in the data

data-tiles = { $file }, { $entry }, { $field }: { $given } starting tiles are too few; { $low } players need one each.
data-too-many = { $file }, { $entry }, { $field }: { $given } are too many; at most { $high } are possible.
data-no-level-one = { $file }, { $entry }, { $field }: at every number of players there must be some card of level I.
data-copies = { $file }, { $entry }, { $field }: one number each for { $low } to { $high } players, not { $given } numbers.
data-initial = { $file }, { $entry }, { $field }: { $given } initial buildings are too few; at least { $low } are needed.
data-planks-alike = { $file }, { $entry }, { $field }: “{ $given }” holds all of another plank, or is held by it.
data-plank-empty = { $file }, { $entry }, { $field }: a plank must ask for some card.
data-plank-circle = { $file }, { $entry }, { $field }: “{ $given }” is paid for itself, or both discarded and revealed.
data-plank-too-much = { $file }, { $entry }, { $field }: there are never so many “{ $given }” in one hand.
data-market-twice = { $file }, { $entry }, { $field }: two buildings exchange cards of level { $given }.

## Statistics

stats-round = turn
stats-rounds = Turns
stats-column-round = mean turn
stats-buildings = Buildings
stats-goods = Goods produced or taken
stats-activated = Buildings activated
stats-points = Points after a turn
stats-ways = How plays ended
stats-ways-tokens-gone = The tokens were gone
stats-ways-play-over = The goal was reached
stats-ways-none = Otherwise
