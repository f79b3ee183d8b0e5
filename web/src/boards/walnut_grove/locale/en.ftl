# The words of this title's board and data; what happens is told in the words of the game.

## The board

board-spring = Spring
board-summer = Summer
board-autumn = Autumn
board-winter = Winter
board-start = Set-up
board-dawn = A new year
board-last = Last chores
board-over = The end
board-town = Town
board-land = Land
board-year = Year { $year } of { $years }
board-discs = { $count ->
        [one] 1 year to come
       *[other] { $count } years to come
    }
board-to-place = { $count ->
        [0] Nothing more to lay
        [one] Lay one of these
       *[other] Lay { $count } of these
    }
board-turn = Turn the tile
board-turn-key = Turn it: R, or the wheel
board-put = Now choose where it lies
board-turn-and-lay = Turn it, then lay it
board-turn-back = Turn the tile back
board-turn-back-key = Turn it back: Shift+R, or the wheel
board-lay = Lay it here
board-lay-short = Lay it
board-fit-region = With it a region of { $count ->
        [one] one tile
       *[other] { $count } tiles
    } yields { $good }.
board-fit-enclosures = It closes { $count ->
        [one] one more piece
       *[other] { $count } more pieces
    } of land.
board-fit-points = { $count ->
        [one] One point
       *[other] { $count } points
    } { $way }.
board-whole = Whole landscape
board-new = new
board-free-hut = A free hut: the labourer who moves in will need no wood in winter.
board-free-wagon = A free wagon for a labourer. Once somebody lives there it burns wood in winter.
board-barn-space = A free space of the barn, for a good or a coin.
board-barn-lot = Spaces are added here when you build a barn.
board-bill = What the winter will take
board-bill-nothing = nothing to pay
board-bill-paid = all there
board-bill-short = { $count ->
        [one] 1 missing
       *[other] { $count } missing
    }
board-bill-about = What the winter will take from this farm, as things stand.
board-bill-food = { $count ->
        [one] One { $who } eats { $goods }.
       *[other] { $count } × { $who }: together they eat { $goods }.
    }
board-bill-fire = The campfires on the disc burn { $goods }.
board-bill-wagon = The wagons where somebody lives burn { $goods }; huts need none.
board-bill-lacks = { $count ->
        [one] 1 of it is missing.
       *[other] { $count } of it are missing.
    }
board-help-scale = { $count ->
        [one] 1 good is missing: one help tile.
       *[other] { $count } goods are missing: { $count } help tiles.
    } One that lies face up costs nothing, and goes back for { $goods } goods. The next one turns it face down: then it costs { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end.
board-winter-passed = The winter is over
board-winter-fine = all fed and warm
board-winter-short = { $count ->
        [one] 1 was missing
       *[other] { $count } were missing
    }
board-points-now = Your points so far: { $points }.
board-line = { $line }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
board-metals = Points by metal: { $metals }.
board-metal = { $coin } { $points }
board-mark = { $points } points – { $grade }
board-mine = Your farm: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-mine-winter = { $count ->
        [0] winter: all there
        [one] winter: 1 was missing
       *[other] winter: { $count } were missing
    }
board-bag = Tiles in the bag: { $count }
board-order-now = Order of this autumn
board-order-next = Order of the next autumn, as the pawns stand
board-alone-do-work = Only this one
board-more-lands = { $count ->
        [one] One more land
       *[other] { $count } more lands
    }{ $or ->
        [0] .
       *[other] , or:
    }
board-more-goods = { $count ->
        [one] Choose one more good
       *[other] Choose { $count } goods
    }{ $or ->
        [0] .
       *[other] , or:
    }
board-toll-now = Toll: tap a coin or a help tile
board-alone-do-go = Walk there
board-alone-do-take = Pay otherwise
board-alone-do-take-good = This one first
board-alone-do-repay = Repay otherwise
board-winter-fields = Keep it, pay all, land first
board-winter-barn = Keep it, pay all, barn first
board-winter-pay = Keep it and pay all at once
board-final = Shows a coin to everybody: cannot be taken back
board-final-draw = Draws coins from the bag: cannot be taken back
board-final-on = The play goes on from there: cannot be taken back
board-order-arrive = Walk there
board-order-twice = Two of it
board-order-fields = From the land first
board-order-barn = From the barn first
board-order-keep = With coins
board-order-goods = With goods
board-order-pay = Pay
board-order-sell = Sell
board-order-drop = Drop
board-order-return = Put back
board-order-store-all = Bring everything in
board-order-draw = { $count ->
        [0] The bag is empty
        [one] Draw 1 coin
       *[other] Draw { $count } coins
    }
board-order-repay-fields = From the land first
board-order-repay-barn = From the barn first
board-order-repay-pay = Return it

## Words of the game, shorter where the board shows the rest

laid = { $who_is ->
        [you] You lay
       *[other] { $who } lays
    } a tile: { $lands }.
ask-start = Where does your pawn start? It follows the arrows; passing the town hall or the church is paid for.
ask-tile = Which tile do you lay, and where?
do-tile = Lay the tile: { $sides }
do-lay = Lay the tile: { $north } in the north, { $east } in the east, { $south } in the south, { $west } in the west ({ $cell })
board-in-region = { $told ->
        [there] {""}
        [size] {" "}({ $tiles ->
            [1] one tile
           *[other] { $tiles } tiles
        })
       *[cell] {" "}({ $tiles ->
            [1] one tile
           *[other] { $tiles } tiles
        }, at { $cell })
    }
do-work = Work { $there }{ board-in-region }: { $count } × { $good }
do-pay = Pay 1 × { $good } stored { $there }{ board-in-region }
do-sell = Sell 1 × { $good } stored { $there }{ board-in-region }, { for-coins }
do-store = Bring 1 × { $good } stored { $there }{ board-in-region } into the barn
do-done-winter = Keep it and pay the winter
do-work-all = Send everybody out: { $goods }
thing-tile = Tile: { $lands }
thing-area = { $land }
thing-cell = Free place
thing-drawn = Tile: { $sides }

## Tables of the data

pieces-coin = Coins
pieces-good = Goods
pieces-improvement = Improvements
pieces-labourer = Labourers
pieces-stop = Stops of the street
pieces-toll = Passages
table-board = Player boards
table-disc = Year discs
table-farm = The farm
table-store = The store
table-tile = Landscape tiles

## Fields of the data, for the about and rules pages

field-areas = lands
field-autumn = good that fetches more in autumn
field-barn_spaces = spaces in the barn
field-behind = where it stands
field-borders = borders and fences
field-buildings = buildings at the start
field-colour = colour
field-cubes = cubes in the box
field-districts = lands of the board
field-draw = tiles drawn
field-edges = edges
field-fires = campfires
field-food = food
field-goods = goods that are bought
field-improvements = spaces for improvements
field-labourer = first labourer
field-land = land
field-pile = letter on the back
field-place = tiles to lay
field-spaces = room for pawns
field-squares = storage squares
field-summer = good that yields more in summer
field-wagons = wagons
field-winter = who eats double in winter
