### Little Tavern in English. Every message stands in fr.ftl too.

title = Little Tavern
tagline = Seat the generous guests at your own table and pass the misers on.

## What happens

begins = { $who_is ->
        [you] You open the evening.
       *[other] { $who } opens the evening.
    } Everybody has { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
drew = { $who_is ->
        [you] You draw “{ $card }”.
       *[other] { $who } draws “{ $card }”.
    }
seated = “{ $card }” sits down at { $owner_is ->
        [you] your table
       *[other] the table of { $owner }
    }.
turned = { $who_is ->
        [you] You turn the event “{ $event }”.
       *[other] { $who } turns the event “{ $event }”.
    }
turn-left = Everybody passes one guest to the left. In order: { $around }, and back to { $who }.
turn-right = Everybody passes one guest to the right. In order: { $around }, and back to { $who }.
passed = “{ $card }” goes from { $who_is ->
        [you] your table
       *[other] the table of { $who }
    } to { $owner_is ->
        [you] yours
       *[other] that of { $owner }
    }.
moved = “{ $card }” moves from { $from_is ->
        [you] your table
       *[other] the table of { $from }
    } to { $owner_is ->
        [you] yours
       *[other] that of { $owner }
    }.
swapped = “{ $card }” from { $who_is ->
        [you] your table
       *[other] the table of { $who }
    } and “{ $other }” from { $owner_is ->
        [you] yours
       *[other] that of { $owner }
    } change places.
dismissed = “{ $card }” leaves { $who_is ->
        [you] your table
       *[other] the table of { $who }
    }.
drew-mystery = { $who } draws a mystery customer and looks at it in secret.
drew-mystery-own = You draw “{ $card }”: nobody else has seen it.
replaced = “{ $card }” takes the chair of “{ $other }” at { $who_is ->
        [you] your table
       *[other] the table of { $who }
    }.
no-clan = { $who_is ->
        [you] You have
       *[other] { $who } has
    } no clan to gather: nothing happens.
gathered = { $who_is ->
        [you] You gather
       *[other] { $who } gathers
    } the clan “{ $clan }”: one of it leaves every table that has any.
gave = { $who_is ->
        [you] You give
       *[other] { $who } gives
    } { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } to { $owner_is ->
        [you] you
       *[other] { $owner }
    }.
round-over = All tables are full: round { $round } is over.
showed = The mystery customer at { $owner_is ->
        [you] your table
       *[other] the table of { $owner }
    } is “{ $card }”.
tip = “{ $card }” at { $owner_is ->
        [you] your table
       *[other] the table of { $owner }
    } tips { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
tips = { $owner_is ->
        [you] You receive
       *[other] { $owner } receives
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } in tips and now { $owner_is ->
        [you] have
       *[other] has
    } { $total }.
round-begins = Round { $round }: all cards go back, and { $who_is ->
        [you] you begin
       *[other] { $who } begins
    }.
play-over = { $count ->
        [one] { $who_is ->
            [you] You win with { $coins } coins.
           *[other] { $who } wins with { $coins } coins.
        }
       *[other] The victory is shared by { $winners }, with { $coins } coins each.
    }

## What is asked

ask-draw = Draw a character, or turn an event. After an event you give a coin to another player, who plays next.
ask-draw-character = Draw a character. { $why ->
        [no-event-left] { no-event-left }
        [event-needs-coin] { event-needs-coin }
       *[event-needs-guests] { event-needs-guests }
    }
ask-seat = At which table does “{ $card }” sit down? The owner of that table plays next.
ask-direction = “{ $event }”: everybody passes one guest to a neighbour. Which way round?
ask-pass = “{ $event }”: whom do you pass to { $owner }, on your { $side ->
        [left] left
       *[right] right
    }?
ask-hello-whom = “{ $event }”: { $ways ->
        [send] send one of your guests to another table.
        [bring] bring a guest from another table to yours.
       *[both] send one of your guests to another table, or bring one to yours.
    }
ask-hello-where = “{ $event }”: where does “{ $card }” go?
ask-swap-own = “{ $event }”: which of your guests changes places?
ask-swap-other = “{ $event }”: with whom does “{ $card }” change places?
ask-out = “{ $event }”: which of your guests has to leave?
ask-mystery = “{ $event }”: at which table does “{ $card }” sit down, face down?
ask-replace = “{ $event }”: whose chair does “{ $card }” take? Whoever sat there leaves the tavern for this round.
ask-clan = “{ $event }”: which clan gathers?
ask-gather = “{ $event }”: which guest of the clan “{ $clan }” do you send away?
ask-give = After “{ $event }”: who receives your coin, and plays next?

## What can be done

do-draw-character = Draw a character
do-draw-event = Turn an event
do-seat = Seat “{ $card }” at { $owner_is ->
        [you] your table
       *[other] the table of { $owner }
    }
do-send = Send “{ $card }” to the table of { $owner }
do-turn-left = To the left, towards { $owner }
do-turn-right = To the right, towards { $owner }
do-pick-pass = Pass “{ $card }” to { $owner }
do-pick-hello-whom-own = Send “{ $card }” to another table
do-pick-hello-whom-other = Bring “{ $card }” from { $owner }
do-pick-swap-own = Swap “{ $card }”
do-pick-swap-other = Swap “{ $own }” for “{ $card }” of { $owner }
do-pick-out = Send “{ $card }” out
do-pick-replace = Replace “{ $card }” with “{ $new }”
do-gather = Gather the clan “{ $clan }”
do-pick-gather = Send “{ $card }” away
do-give = Give a coin to { $owner }

## Things

thing-round = Round { $round }
thing-characters = Face-down characters
thing-events = Face-down events
thing-discard = Discards
thing-event = Event “{ $event }”
thing-table = { $owner_is ->
        [you] Your table
       *[other] Table of { $owner }
    }
thing-purse = { $owner_is ->
        [you] Your purse
       *[other] Purse of { $owner }
    }
thing-guest = { $card }
thing-mystery = Mystery customer
thing-mystery-own = Mystery customer ({ $card })
note-round-ends = The round ends, and tips are counted, when every table is full: { $free ->
        [0] it is so now.
        [one] one chair is still free.
       *[other] { $free } chairs are still free.
    }
note-goal = Once somebody has { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at the end of a round, the fullest purse wins.
note-events-left = { $count ->
        [0] No event is left this round.
        [one] One event is still face down:
       *[other] { $count } events are still face down:
    }
note-event-left = “{ $event }”
note-in-hand = Drawn, looking for a chair.
note-worth = Would tip { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    } now.
note-worth-unknown = What it will tip is unknown.
note-tips-now = Tips now: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
note-chairs = Chairs taken: { $guests } of { $chairs }.
note-clan = Clan “{ $clan }”.
note-tip-table = Tips { $each ->
        [one] { $each } coin
       *[other] { $each } coins
    } per guest of the clan at its table, itself included.
note-tip-tavern = Tips { $base ->
        [one] { $base } coin
       *[other] { $base } coins
    }, { $each ->
        [-1] minus 1
        [1] plus 1
       *[other] and { $each }
    } per other of the clan in the whole tavern.
note-tip-clans = Tips { $each ->
        [one] { $each } coin
       *[other] { $each } coins
    } per different clan at its table, its own included.
note-tip-company = Tips { $base ->
        [one] { $base } coin
       *[other] { $base } coins
    } if another of the clan sits at its table, else nothing.
note-tip-printed = Tips { $value ->
        [one] { $value } coin
       *[other] { $value } coins
    }, as printed on the card.
note-tip-leader = Tips { $each ->
        [one] { $each } coin
       *[other] { $each } coins
    } per guest of the clan at its table, himself included.
note-tip-follower = Tips nothing, but counts for the leader of the clan.
note-event-turn_around = A direction is chosen; then everybody secretly picks one of their guests, and all are passed on at once.
note-event-hello = One of your guests goes to another table with a free chair, or a guest from elsewhere comes to yours if it has one.
note-event-musical_chairs = One of your guests and a guest of another table change places.
note-event-out = One of your guests leaves for the rest of the round.
note-event-mystery_customer = A character is drawn, looked at in secret, and seated face down at an open table until the round ends.
note-event-reserved_seat = A character is drawn and takes the chair of one of your guests, who leaves.
note-event-gathering = You name a clan at your table; everybody who has one of it sends one away.

## The score sheet

sheet-start = Coins at the start
sheet-tip = “{ $card }”, round { $round }
sheet-gifts = Coins received and given after events

## Why not

not-now = “{ $action }” is not what is asked now.
table-full = { $owner_is ->
        [you] Your table is full: choose another.
       *[other] The table of { $owner } is full: choose another.
    }
own-table-full = Your table is full: send one of your guests to another table instead.
no-other-open-table = There is no other open table for your guest: bring one to yours instead.
wrong-table = “{ $action }”: guests of that table cannot be chosen now.
wrong-clan = “{ $action }”: somebody of the clan “{ $clan }” has to leave.
nobody-like-that = “{ $action }”: nobody like that sits at that table.
no-event-left = No event is left this round.
event-needs-coin = To turn an event you need a coin to give away afterwards.
event-needs-guests = An event may be turned once every table has a guest.
clan-not-here = “{ $action }”: nobody of that clan shows at your table.
coin-to-oneself = The coin goes to another player.
why-not-now = That is not what is asked now.
why-table-full = { table-full }
why-own-table-full = { own-table-full }
why-no-other-open-table = { no-other-open-table }
why-wrong-table = Guests of that table cannot be chosen now.
why-wrong-clan = Somebody of the clan “{ $clan }” has to leave.
why-nobody-like-that = This guest cannot be chosen now.
why-no-event-left = { no-event-left }
why-event-needs-coin = { event-needs-coin }
why-event-needs-guests = { event-needs-guests }
why-clan-not-here = Nobody of that clan shows at your table.
why-coin-to-oneself = { coin-to-oneself }
data-coins = { $file }, { $entry }, { $field }: one count per value, and { $given } coins must be the total.
data-too-few = { $file }, { $entry }, { $field }: with { $given } characters a round could run out of them; at least { $low } are needed.

## Statistics

stats-guests = Guests at the end of a round, by clan
stats-tips = Coins by clan
stats-events = Events turned
stats-coins = Coins after a round
