# What is written on the board itself; what happens is told by the title's own words.

board-bar = The bar
board-characters = Characters
board-events = Events
board-discards = { $count ->
        [one] { $count } discard
       *[other] { $count } discards
    }
board-round = Round { $round }
board-counting = Round { $round }: the tips
board-stranger = Stranger
board-tips-now = Tips if the round ended now
board-mine = Your table: { $guests } of 4 guests, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, tips +{ $tips }
