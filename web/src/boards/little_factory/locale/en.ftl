# The words of this title's board and data; what happens is told by the title's own words.

## The board

board-valley = The valley: buildings and goods
board-buy = Buy “{ $card }” for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
board-pin = Work towards “{ $card }”
board-phases = The turn
board-phase-0 = Activate
board-phase-1 = Produce or exchange
board-phase-2 = Activate again
board-phase-3 = New cards
board-end = End the turn
board-exchange = Exchange
board-given = Given
board-price = Price
board-left = { $coins } left
board-short = { $coins } short
board-lost = { $coins } lost!
board-stop = Enough: { $coins } lost
board-many-for-one = for one card
board-one-for-many = left to spend
board-tree = The transformation tree
board-tree-short = The tree
board-no-buildings = Your buildings will stand here.
board-mine = Your bench: { $cards } of { $limit } cards, { $points } of { $goal } points

## Fields of the data, for the about and rules pages

field-coins = price in coins
field-effect = effect
field-level = level
field-market = what the market does
field-plank = ways to produce it
