# The words of this title's board and data; what happens is told by the title's own words.

## The board

board-valley = The valley: buildings and goods
board-buy = Buy “{ $card }” for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
board-buy-says = Ringed price: cards of your hand can pay it. Choose it, then what you discard. A ring around the card means that you can produce it.
board-pin = Work towards “{ $card }”
board-pin-says = Work towards “{ $card }”: what you still lack for it stands above your hand. Press again to stop.
board-phases = The turn
board-phase-0 = Activate
board-phase-1 = Produce or exchange
board-phase-2 = Activate more
board-phase-3 = New cards
board-phase-0-short = Activate
board-phase-1-short = Act
board-phase-2-short = Activate
board-phase-0-says = First: activate buildings of yours if you like, each once a turn.
board-phase-1-says = Then, once: produce one card, or exchange cards for coins.
board-phase-2-says = Then: activate those of your buildings that were not activated yet.
board-phase-3-says = Last: new cards fill the places that are free in the middle.
board-end = End the turn
board-exchange = Exchange
board-exchange-says = Exchange: discard cards for the coins they are worth, and buy with these from the middle. One discarded card buys one card or several; several discarded cards buy one. To begin, choose what you discard.
board-unpin = The building you work towards; press to stop.
board-given = Given
board-price = Price
board-left = { $coins } left
board-short = { $coins } short
board-lost = { $coins } lost!
board-stop = Stop here (lose { $coins ->
        [one] one coin
       *[other] { $coins } coins
    })
board-many-for-one = for one card
board-one-for-many = left to spend
board-tree = The transformation tree
board-tree-short = The tree
board-lit-above = { $count ->
        [one] One card
       *[other] { $count } cards
    } you can choose above
board-lit-below = { $count ->
        [one] One card
       *[other] { $count } cards
    } you can choose below
board-tree-from = What the card costs, or its effect uses
board-tree-to = What the card is used for, or its effect gives
board-tree-cost = Cost
board-tree-effect = Effect
board-tree-leads = Used for
board-lacks = lacks
board-or = or
board-tree-how = Choose a card: its branches light up.
board-no-buildings = Your buildings will stand here.
board-mine = Your hand: { $cards } of { $limit } cards, { $points } of { $goal } points

## Asked, with where it is done

ask-act = Activate: tap a building of yours. Produce: a card. Exchange: a price.
ask-action = Produce: tap a card. Exchange: tap a price.

## Said in one line of the card already

note-way = { "" }
effect-gives = { "" }
effect-tokens = { "" }
effect-exchange = { "" }

## Fields of the data, for the about and rules pages

field-coins = price in coins
field-effect = effect
field-level = level
field-market = what the market does
field-plank = ways to produce it
