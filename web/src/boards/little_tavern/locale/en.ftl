# The words of this title's board and data; what happens is told by the title's own words.

## The board

board-bar = The bar
board-characters = Characters
board-events = Events
board-discards = { $count ->
        [one] { $count } discard
       *[other] { $count } discards
    }
board-round = Round { $round }
board-goal = Game ends at
board-round-ends = The round ends when all tables are full
board-last-round = Round { $round }: tips
board-nothing-drawn = What is drawn lies here
board-won = Winner
board-tables = Table
board-guests = Guests
board-tips = Tips
board-purse = Purse
board-counting = Round { $round }: the tips
board-tips-now = Tips if the round ended now
board-mine = Your table
board-mine-sum = Your table: { $guests } of { $chairs } guests, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, tips +{ $tips }
board-table = { $owner }'s table: { $guests } of { $chairs } guests, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, tips +{ $tips }. Open

## Tables of the data

pieces-character = Characters
pieces-event = Events
table-coins = Coins

## Fields of the data, for the about and rules pages

field-counts = how many of each value
field-values = values of the coins
