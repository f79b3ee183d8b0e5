### Walnut Grove in English. Every message stands in fr.ftl too.

title = Walnut Grove
tagline = Eight years on the prairie: lay land, harvest, be first in town, and get your people through the winter.

## What happens

farm = { $who_is ->
        [you] You settle
       *[other] { $who } settles
    } with a farmer and a { $labourer }.
on-display = { $stop }: { $pieces }.
begins = { $who_is ->
        [you] You choose
       *[other] { $who } chooses
    } a starting place first.
started = { $who_is ->
        [you] Your pawn starts
       *[other] The pawn of { $who } starts
    } at { $toll }.
disc-asks = draw { $draw }, lay { $place }; a bonus for { $summer } in summer and for { $autumn } in autumn; in winter the { $winter } labourers eat double, and { $fires ->
        [0] no campfire burns
        [one] one campfire burns
       *[other] { $fires } campfires burn
    }.
first-disc = The disc of the first year lies face up: { disc-asks }
year-begins = Year { $year }: { disc-asks }
drew-tiles = { $who_is ->
        [you] You draw
       *[other] { $who } draws
    } { $count ->
        [one] one tile
       *[other] { $count } tiles
    }.
laid = { $who_is ->
        [you] You lay
       *[other] { $who } lays
    } a tile at { $cell }: { $lands }.
enclosed = { $who_is ->
        [you] Your fences close around
       *[other] The fences of { $who } close around
    } { $count ->
        [one] one more piece of land
       *[other] { $count } more pieces of land
    }.
harvested = { $who_is ->
        [you] Your figure
       *[other] A figure of { $who }
    } { $there } yields { $count } × { $good }{ $field ->
        [0] {""}
       *[other] , { $field } on the squares
    }{ $barn ->
        [0] {""}
       *[other] , { $barn } in the barn
    }{ $lost ->
        [0] .
       *[other] , { $lost } without room.
    }
found-room = { $who_is ->
        [you] You find
       *[other] { $who } finds
    } room for { $count } × { $good } after all.
lost = { $who_is ->
        [you] You lose
       *[other] { $who } loses
    } { $count } × { $good } for want of room.
dropped = { $who_is ->
        [you] You drop
       *[other] { $who } drops
    } one { $good } from the barn.
dropped-coin = { $who_is ->
        [you] You drop
       *[other] { $who } drops
    } a coin from the barn into the bag: { $coin }.
autumn-order = Autumn. { $count ->
        [one] { $who_is ->
            [you] You go
           *[other] { $who } goes
        } to town.
       *[other] To town in this order: { $players }.
    }
went = { $who_is ->
        [you] You walk
       *[other] { $who } walks
    } to { $stop }.
passed = { $who_is ->
        [you] You stay where you are.
       *[other] { $who } stays put.
    }
toll-paid = { $who_is ->
        [you] You pay
       *[other] { $who } pays
    } the toll at { $toll } with a coin: { $coin }.
toll-help = { $who_is ->
        [you] You take
       *[other] { $who } takes
    } a help tile for the toll at { $toll }.
nothing-done = { $who_is ->
        [you] You do
       *[other] { $who } does
    } nothing at { $stop }.
took = { $who_is ->
        [you] You take
       *[other] { $who } takes
    } one { $what }.
paid = { $who_is ->
        [you] You pay
       *[other] { $who } pays
    } { $goods }.
paid-coins = { $who_is ->
        [you] You pay
       *[other] { $who } pays
    } in coin: { $coins }.
hired = { $who_is ->
        [you] You hire
       *[other] { $who } hires
    } a { $what }, who begins after the winter.
built = { $who_is ->
        [you] You build
       *[other] { $who } builds
    } a { $what }.
improved = { $who_is ->
        [you] You add
       *[other] { $who } adds
    } the improvement “{ $what }” to the farm.
sold = { $who_is ->
        [you] You sell
       *[other] { $who } sells
    } one { $good }.
drew-coins = { $count ->
        [0] The bag is empty: { $who_is ->
            [you] you draw
           *[other] { $who } draws
        } no coin.
        [one] { $who } draws one coin.
       *[other] { $who } draws { $count } coins.
    }
drew-coins-own = You draw these coins: { $coins }.
returned = { $who } puts one of the coins just drawn back, unseen.
returned-own = You put one of the coins just drawn back: { $coin }.
repaid = { $who_is ->
        [you] You pay
       *[other] { $who } pays
    } for the help tile and { $who_is ->
        [you] give it back.
       *[other] gives it back.
    }
wintered = { $missing ->
        [0] { $who_is ->
            [you] You get
           *[other] { $who } gets
        } through the winter.
        [one] Missing for the winter: { $goods }. { $who_is ->
            [you] You take
           *[other] { $who } takes
        } a help tile{ $points ->
            [0] .
           *[other] {" "}({ $points } points).
        }
       *[other] Missing for the winter: { $goods }. { $who_is ->
            [you] You take
           *[other] { $who } takes
        } { $missing } help tiles{ $points ->
            [0] .
           *[other] {" "}({ $points } points).
        }
    }
joined = { $count ->
        [one] One new labourer begins
       *[other] { $count } new labourers begin
    } at { $who_is ->
        [you] your farm
       *[other] the farm of { $who }
    }.
stored = { $who_is ->
        [you] You bring
       *[other] { $who } brings
    } one { $good } from the land into the barn.
showed-coins = { $who_is ->
        [you] You turn up your coins
       *[other] { $who } turns up the coins
    }: { $coins }.
play-over = { $seats ->
        [one] The years are over: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        } { $won ->
            [0] Lost: it takes { $mark } points to win.
           *[other] Won: it takes { $mark } points.
        }
       *[other] { $count ->
            [one] { $who_is ->
                [you] You win
               *[other] { $who } wins
            } with { $points ->
                [one] { $points } point.
               *[other] { $points } points.
            }
           *[other] The victory is shared by { $winners }, { $points ->
                [one] { $points } point each.
               *[other] { $points } points each.
            }
        }
    }

## What is asked

ask-start = Where does your pawn start?
ask-disc = { $year ->
        [1] Draw the landscape tiles of the first year.
       *[other] Turn the next year disc.
    }
ask-tile = Which tile do you lay?
ask-cell = Where do you lay it?
ask-turn = Which way round?
ask-work = Where does your next figure work?
ask-room = There is no room for { $count } × { $good }. What do you give up?
ask-go = Where do you walk?
ask-toll = You pass { $toll }: a coin, or a help tile?
ask-piece = “{ $stop }” costs { $cost }. What do you take?
ask-good = “{ $stop }”: which good do you take?
ask-room-for-one = There is no room for { $good }. What do you give up?
ask-sell = “{ $stop }”: what do you sell?
ask-keep = { $count ->
        [one] One coin has no room. What do you give up?
       *[other] { $count } coins have no room. What do you give up?
    }
ask-pay-cost = Still to be paid for “{ $what }”: { $goods }. What do you pay with?
ask-pay-winter = The winter still takes { $goods }{ $tiles ->
        [0] {""}
        [one] , besides { $missing } that you do not have (a help tile)
       *[other] , besides { $missing } that you do not have ({ $tiles } help tiles)
    }. From where do you pay?
ask-pay-help = For the help tile: { $count ->
        [one] one more good
       *[other] { $count } more goods
    } of any kind.
ask-winter = { $tiles ->
        [0] Nothing is missing for the winter. Do you repay your help tile all the same?
       *[other] Missing for the winter: { $missing }. Do you repay your help tile before the next one turns it face down?
    }
ask-tiles = Still missing for the winter: { $missing }. Do you repay this help tile before the next one turns it face down?
ask-scoring = Before the scoring: is there anything to bring into the barn?

## What can be done

do-tile = Lay the tile { $sides } ({ $count ->
        [0] no squares
       *[other] squares: { $squares }
    }; { $fences ->
        [0] no fence
        [one] one fence
       *[other] { $fences } fences
    })
do-cell = Lay it at { $cell }
do-turn = Turn it: { $north } in the north, { $east } in the east, { $south } in the south, { $west } in the west
do-work = Work { $there }: { $count } × { $good } ({ $cell })
do-pay = Pay 1 × { $good } stored { $there } ({ $cell })
for-coins = { $coins ->
        [one] for one coin
       *[other] for { $coins } coins
    }
do-sell = Sell 1 × { $good } stored { $there } ({ $cell }), { for-coins }
do-store = Bring 1 × { $good } stored { $there } into the barn ({ $cell })
do-pay-barn = Pay { $good } from the barn
do-sell-barn = Sell { $good } from the barn, { for-coins }
do-drop-barn = Drop { $good } from the barn
do-take-good = Take { $good }
do-pay-coin = Pay with a coin: { $coin }{ $shown ->
        [0] {""}
       *[other] {" "}(everybody sees it: final)
    }
do-drop-coin = Drop a coin from the barn: { $coin }
do-return-coin = Put back, unseen, a coin just drawn: { $coin }
do-take = Take: { $what }{ $lacking ->
        [0] {""}
        [one] , with a coin for the good that is missing
       *[other] , with { $lacking } coins for the goods that are missing
    }
do-go = Walk to { $stop }{ $tolls ->
        [0] {""}
        [one] {" "}and settle one toll on the way
       *[other] {" "}and settle { $tolls } tolls one by one
    }{ $short ->
        [0] {""}
        [one] {" "}– one help tile, for want of coins
       *[other] {" "}– { $short } help tiles, for want of coins
    }{ $cost ->
        [0] {""}
        [one] {" "}(one point lost)
       *[other] {" "}({ $cost } points lost)
    }
do-start = Start at { $toll }
do-help = Take a help tile
do-repay = Repay the help tile with { $count } goods
do-pass = Stay and do nothing
do-turn-disc = Begin year { $year }
do-draw-coins = Draw { $count ->
        [0] nothing: the bag is empty
        [one] one coin
       *[other] { $count } coins
    }
do-done-room = Let the rest go
do-done-piece = Take nothing
do-done-good = Take no more
do-done-sell = Sell nothing
do-done-winter = Keep it and go on
do-done-tiles = Keep it and take the next one
do-done-scoring = Nothing more
do-lay = Lay a tile at { $cell }: { $north } in the north, { $east } in the east, { $south } in the south, { $west } in the west ({ $count ->
        [0] no squares
       *[other] squares: { $squares }
    }; { $fences ->
        [0] no fence
        [one] one fence
       *[other] { $fences } fences
    })
do-work-all = Send everybody out to { $cells }: { $goods }
with-help = with { $tiles ->
        [one] a help tile for the toll
       *[other] { $tiles } help tiles for the tolls
    }{ $cost ->
        [0] {""}
        [one] {" "}(one point lost)
       *[other] {" "}({ $cost } points lost)
    }
do-go-toll = Walk to { $stop }{ $toll ->
        [none] {""}
        [help] , { with-help }
       *[coin] , paying the toll with a coin: { $coin }{ $tiles ->
            [0] {""}
           *[other] {" "}and { with-help }
        }
    }{ $shown ->
        [0] {""}
       *[other] {" "}(a coin is shown: final)
    }
do-go-take = Walk to { $stop } and take: { $what }{ $paid ->
        [0] {""}
        [one] , paying one coin ({ $coins })
       *[other] , paying { $paid } coins ({ $coins })
    }{ $source ->
        [fields] , paying from the land first
        [barn] , paying from the barn first
        [keep] , paying with coins for what the winter needs
        [goods] , paying with goods
       *[any] {""}
    }{ $toll ->
        [none] {""}
        [help] , { with-help }
       *[coin] , paying the toll with a coin: { $coin }{ $tiles ->
            [0] {""}
           *[other] {" "}and { with-help }
        }
    }{ $shown ->
        [0] {""}
       *[other] {" "}(a coin is shown: final)
    }
do-go-goods = Walk to { $stop } and take { $goods }{ $toll ->
        [none] {""}
        [help] , { with-help }
       *[coin] , paying the toll with a coin: { $coin }{ $tiles ->
            [0] {""}
           *[other] {" "}and { with-help }
        }
    }
do-go-sell = Walk to { $stop } and sell { $goods } for { $count ->
        [one] one coin
       *[other] { $count } coins
    }{ $toll ->
        [none] {""}
        [help] , { with-help }
       *[coin] , paying the toll with a coin: { $coin }{ $tiles ->
            [0] {""}
           *[other] {" "}and { with-help }
        }
    }
do-take-pay = Take and pay for it: { $what }{ $paid ->
        [0] {""}
        [one] , paying one coin ({ $coins })
       *[other] , paying { $paid } coins ({ $coins })
    }{ $source ->
        [fields] , paying from the land first
        [barn] , paying from the barn first
        [keep] , paying with coins for what the winter needs
        [goods] , paying with goods
       *[any] {""}
    }{ $shown ->
        [0] {""}
       *[other] {" "}(a coin is shown: final)
    }
do-goods = Take { $goods }
do-sell-all = Sell { $goods } and draw { $count ->
        [one] one coin
       *[other] { $count } coins
    }
do-pay-all = Pay everything{ $source ->
        [fields] {" "}from the land first
        [barn] {" "}from the barn first
        [keep] , with coins for what the winter needs
        [goods] {" "}with goods
       *[pay] {""}
    }{ $paid ->
        [0] {""}
        [one] , with one coin ({ $coins })
       *[other] , with { $paid } coins ({ $coins })
    }{ $shown ->
        [0] {""}
       *[other] {" "}(a coin is shown: final)
    }
do-winter-all = Keep the help tile and pay the winter{ $source ->
        [fields] {" "}from the land first
        [barn] {" "}from the barn first
       *[pay] {""}
    }
do-repay-all = Repay the help tile with { $goods }{ $source ->
        [fields] , from the land first
        [barn] , from the barn first
       *[pay] {""}
    }{ $winter ->
        [0] {""}
       *[other] , and pay the winter
    }
do-drop-all = Drop { $goods } from the barn and keep what the winter needs
do-return-least = Put back the coins worth least: { $coins }
do-store-all = Bring { $count } goods from the land into the barn

## Things

thing-tile-bag = Bag of landscape tiles
thing-coin-bag = Bag of coins
thing-discs = Year discs to come
thing-disc = Year { $year } of { $years }
thing-stop = { $stop }
thing-piece = { $what }
thing-pawn = { $owner_is ->
        [you] Your pawn
       *[other] Pawn of { $owner }
    }
thing-supply = Supply of { $good }
thing-supply-help = Help tiles
thing-farm = { $owner_is ->
        [you] Your farm
       *[other] Farm of { $owner }
    }
thing-tile = { $cell }: { $lands }
thing-area = { $land } at { $cell }
thing-cell = Free cell { $cell }
thing-drawn = Drawn tile { $sides } ({ $count ->
        [0] no squares
       *[other] squares: { $squares }
    }; { $fences ->
        [0] no fence
        [one] one fence
       *[other] { $fences } fences
    })
thing-barn = Barn
thing-good = { $good }
thing-coin = Coin: { $coin }
thing-coins = Coins face down
thing-drawn-coin = Coin just drawn: { $coin }
thing-drawn-coins = Coins just drawn
thing-farmer = Farmer
thing-newcomer = { $what }, just hired
thing-huts = Huts
thing-barns = Barns that were built
thing-help-up = Help tile face up
thing-help-down = Help tiles face down
note-spring = Spring: draw { $draw }, lay { $place }.
note-summer = Summer: { $count } more for each figure that yields { $good }.
note-autumn = Autumn: { $count ->
        [one] one more coin
       *[other] { $count } more coins
    } for selling { $good }.
note-winter = Winter: { $colour } labourers eat double; { $fires ->
        [0] no campfire
        [one] one campfire
       *[other] { $fires } campfires
    }.
note-farmer = Works in summer like every labourer; in winter needs neither food nor a fire.
note-toll = Who passes pays a coin or takes a help tile.
note-start = Pawns walk clockwise; from here they first come to { $stop }. Starting here costs nothing: only who passes later pays.{ $order ->
        [first] {" "}In the first autumn, whoever starts here goes before those who start elsewhere.
        [last] {" "}In the first autumn, whoever starts here goes after those who start elsewhere.
       *[none] {""}
    }
note-for-hire = Once hired, begins when the coming winter is over: neither eats nor burns wood in that one.
note-newcomer = Begins when this winter is over; until then neither works, nor eats, nor burns wood.
note-labourer = Works in summer like the farmer. In winter eats { $food }, or { $double } if the disc names this colour, and burns { $wood } in the wagon, none in a hut. { $points ->
        [one] One point
       *[other] { $points } points
    } at the end.
note-hut = Goes over a wagon: the labourer who lives there needs no wood in winter. { $points ->
        [one] One point
       *[other] { $points } points
    } at the end.
note-barn-piece = { $spaces } more spaces for goods and coins. { $points ->
        [one] One point
       *[other] { $points } points
    } at the end.
note-stop-goods = Take { $count } goods of your choice into the barn.
note-stop-hire = Hire a labourer for { $cost }.
note-stop-build = Build a hut or a barn for { $cost }.
note-stop-improve = Take an improvement for { $cost }.
note-stop-sell = Sell up to { $count } different goods, each for { $coins ->
        [one] a coin
       *[other] { $coins } coins
    } drawn from the bag. A coin is worth { $least } to { $most } points, by its metal.
note-capacity = { $count ->
        [one] Room for one pawn.
       *[other] Room for { $count } pawns.
    }
note-per-improvement = { $points ->
        [one] One point
       *[other] { $points } points
    } per improvement you have, this one included.
note-per-building = { $points ->
        [one] One point
       *[other] { $points } points
    } per hut and barn you have, those of the board included.
note-per-coin = { $points ->
        [one] One point
       *[other] { $points } points
    } per coin you have, whatever its metal.
note-per-barn_good = { $points ->
        [one] One point
       *[other] { $points } points
    } per good in your barns.
note-per-region_tile = { $points ->
        [one] One point
       *[other] { $points } points
    } per tile of your largest region.
note-per-enclosure = { $points ->
        [one] One point
       *[other] { $points } points
    } per enclosed piece of land.
note-per-figure = { $points ->
        [one] One point
       *[other] { $points } points
    } per farmer and labourer.
note-help = Repaid with { $count } goods of any kind. Turned face down by the next one; then it costs { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end.
note-help-down = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
note-points = { $points ->
        [one] { $points } point now.
       *[other] { $points } points now.
    }
note-enclosures = Enclosed pieces of land: { $count }.
note-region = Size of the region: { $tiles ->
        [one] one tile. A figure here yields one good
       *[other] { $tiles } tiles. A figure here yields { $tiles } goods
    } in summer, before any bonus. { $squares ->
        [0] No storage square.
        [one] { $goods ->
            [0] Its storage square is empty.
           *[other] { $goods } × { $good } on its storage square.
        }
       *[other] { $goods ->
            [0] Its { $squares } storage squares are empty.
           *[other] { $goods } × { $good } on its { $squares } storage squares.
        }
    }
note-worked = A figure stands here.
note-enclosed = In an enclosure: fenced on every side. Each enclosure is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end.
note-barn = { $room } of { $spaces } spaces free.
note-coin = Worth { $points ->
        [one] one point
       *[other] { $points } points
    }.
legend-lands = Land: { $lands }
legend-signs = / \ # fence, . border without one; capitals: enclosed; numbers: column and row
legend-seats = In square brackets: the seat
note-bill = { $count ->
        [0] This winter will take nothing.
       *[other] This winter will take { $goods }.
    }
note-bill-lacks = Not there yet: { $goods }. That would be { $count ->
        [one] one help tile
       *[other] { $count } help tiles
    }.
note-harvest = A figure here yields { $count } × { $good }{ $over ->
        [0] .
       *[other] , of which { $over } would find no room.
    }

# Seen from where the reader's pawn stands.
note-way = { $count ->
        [0] No toll on your way there.
       *[other] { $around ->
            [1] You are here. Tolls on your way once round the town
           *[other] Tolls on your way there
        }: { $tolls }.
    }{ $short ->
        [0] {""}
        [one] {" "}You lack a coin: it costs you a help tile.
       *[other] {" "}You lack { $short } coins: it costs you { $short } help tiles.
    }
note-price-lacks = Of its price you do not have: { $goods }.{ $coins ->
        [0] {""}
        [one] {" "}A coin would be paid instead.
       *[other] {" "}{ $coins } coins would be paid instead.
    }

## The position in a few lines, for terminals

brief-left = Left: { $tiles } landscape tiles, { $coins } coins in the bag, { $discs ->
        [0] no year disc
        [one] one year disc
       *[other] { $discs } year discs
    }.
brief-toll = { $toll } (toll){ $pawns ->
        [0] {""}
       *[other] {" "}[{ $there }]
    }
brief-stop = → { $stop }{ $kind ->
        [goods] : { $take } goods
        [sell] : sell goods
        [hire] {" "}({ $cost }): { $count ->
            [0] nobody left
            [one] { $pieces } labourer
           *[other] { $pieces } labourers
        }
       *[other] {" "}({ $cost }): { $count ->
            [0] nothing left
           *[other] { $pieces }
        }
    }{ $pawns ->
        [0] {""}
       *[other] {" "}[{ $there }]
    }
brief-farm = { $owner_is ->
        [you] Your farm:
       *[other] { $owner }:
    }
brief-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [one] { $count } enclosure
       *[other] { $count } enclosures
    }.
brief-figures = Farmer{ $count ->
        [0] .
        [one] , { $labourers } labourer.
       *[other] , { $labourers } labourers.
    }
brief-newcomers = From next year: { $labourers } { $count ->
        [one] labourer.
       *[other] labourers.
    }
brief-buildings = Built: { $huts ->
        [0] {""}
        [one] one hut
       *[other] { $huts } huts
    }{ $barns ->
        [0] .
       *[other] { $huts ->
            [0] {""}
           *[other] {" and "}
        }{ $barns ->
            [one] one barn.
           *[other] { $barns } barns.
        }
    }
brief-improvements = Improvements: { $pieces }.
brief-help = Help tiles: { $up } face up, { $down } face down.
brief-goods = Goods: { $count ->
        [0] none
       *[other] { $goods }
    }; { $coins ->
        [0] no coins.
        [one] one coin.
       *[other] { $coins } coins.
    }
brief-barn = Barn, { $room ->
        [0] no space free
        [one] one space free
       *[other] { $room } spaces free
    } of { $spaces }: { $count ->
        [0] empty.
       *[other] { $content }.
    }
brief-lands = Regions, goods/squares (tiles), * at work:
brief-land = · { $land } { $regions }

## The score sheet

sheet-enclosures = Enclosed pieces of land ({ $count })
sheet-figures = Farmer and labourers ({ $count })
sheet-buildings = Huts and barns ({ $count })
sheet-coins = Coins ({ $count })
sheet-improvement = { $what } ({ $count })
sheet-marks = Solo: { $marks } points{ $missing ->
        [0] {""}
        [one] {" "}(one short of the first)
       *[other] {" "}({ $missing } short of the first)
    }
sheet-help = Help tiles face down ({ $count })
grade-settled = You have made it: a farm to live on.
grade-experienced = An experienced hand: well farmed.
grade-expert = A master of the prairie.

## Why not

not-now = “{ $action }” is not what is asked now.
no-goods-there = “{ $action }”: there are no goods there.
other-good-due = “{ $action }”: it is { $good } that has to be paid now.
coins-not-here = “{ $action }”: coins stand for goods only when a piece is paid for in town.
no-such-coin = “{ $action }”: you have no such coin.
coins-needed-later = “{ $action }”: that coin is needed for a good that you do not have.
no-help-tile = “{ $action }”: you have no help tile face up.
too-few-goods = “{ $action }”: a help tile is repaid with { $count } goods, and you have fewer.
tile-not-drawn = “{ $action }”: you have not drawn that tile.
cell-not-free = “{ $action }”: tiles are laid above the board, on an empty cell that touches it or one of your tiles.
turn-looks-alike = “{ $action }”: that looks the same as a smaller turn.
no-such-region = “{ $action }”: no region is named after that area.
figure-there = “{ $action }”: a figure stands there already.
same-good = “{ $action }”: that would make room for the same good only.
stop-full = “{ $stop }” is occupied: choose another stop.
start-full = “{ $toll }” has no free starting space.
there-is-room = “{ $action }”: there is room in your barn, so take a good.
not-on-display = “{ $action }”: there is none on display here.
no-space-for-it = “{ $action }”: your board has no space left for it.
not-sold-here = { $good } cannot be sold, or not twice in one visit.
sold-enough = At most { $count } goods are sold in one visit: draw your coins.
only-in-spring = “{ $action }”: tiles are laid in spring.
tile-first = “{ $action }”: choose a tile first.
tile-chosen = “{ $action }”: you have chosen a tile: lay it first.
only-in-summer = “{ $action }”: figures are sent out in summer.
room-first = “{ $action }”: first say what becomes of the goods without room.
nothing-due = “{ $action }”: nothing has to be paid with that now.
only-at-store = “{ $action }”: goods are sold at the store, in autumn.
only-before-scoring = “{ $action }”: goods are brought into the barn before the scoring, where they count.
room-enough = “{ $action }”: nothing has to make room in the barn now.
only-at-goods-stop = “{ $action }”: goods are taken at the stops in town that give them.
not-at-that-stop = “{ $action }”: pieces are taken where your pawn stops in autumn, for their price.
walked-already = “{ $action }”: you have walked already this autumn.
only-in-autumn = “{ $action }”: pawns walk in autumn.
only-at-start = “{ $action }”: that is where pawns start, before the first year.
no-toll-due = “{ $action }”: a help tile is taken for a toll, or for what is missing in winter.
repaid-later = “{ $action }”: a help tile is repaid in summer, on your turn in town and in winter, but not in the middle of a payment.
why-not-now = That is not what is asked now.
why-no-goods-there = There are no goods there.
why-other-good-due = It is { $good } that has to be paid now.
why-coins-not-here = Coins stand for goods only when a piece is paid for in town.
why-no-such-coin = You have no such coin.
why-coins-needed-later = That coin is needed for a good that you do not have.
why-no-help-tile = You have no help tile face up.
why-too-few-goods = A help tile is repaid with { $count } goods, and you have fewer.
why-tile-not-drawn = You have not drawn that tile.
why-cell-not-free = Tiles are laid above the board, on an empty cell that touches it or one of your tiles.
why-figure-there = A figure stands there already.
why-same-good = That would make room for the same good only.
why-not-on-display = There is none on display here.
why-no-space-for-it = Your board has no space left for it.
why-only-in-spring = Tiles are laid in spring.
why-tile-first = Choose a tile first.
why-tile-chosen = You have chosen a tile: lay it first.
why-only-in-summer = Figures are sent out in summer.
why-room-first = First say what becomes of the goods without room.
why-nothing-due = Nothing has to be paid with that now.
why-only-at-store = Goods are sold at the store, in autumn.
why-only-before-scoring = Goods are brought into the barn before the scoring, where they count.
why-room-enough = Nothing has to make room in the barn now.
why-only-at-goods-stop = Goods are taken at the stops in town that give them.
why-not-at-that-stop = Pieces are taken where your pawn stops in autumn, for their price.
why-walked-already = You have walked already this autumn.
why-only-in-autumn = Pawns walk in autumn.
why-only-at-start = That is where pawns start, before the first year.
why-no-toll-due = A help tile is taken for a toll, or for what is missing in winter.
why-repaid-later = A help tile is repaid in summer, on your turn in town and in winter, but not in the middle of a payment.
why-stop-full = { stop-full }
why-start-full = { start-full }
why-not-sold-here = { not-sold-here }
why-sold-enough = { sold-enough }

## Data that makes no sense

data-letters = { $file }, { $entry }, { $field }: areas are lettered a, b, c, ... without a gap, at most five; here they are { $given }.
data-good-twice = { $file }, { $entry }, { $field }: no good may grow in two areas of one tile.
data-edge = { $file }, { $entry }, { $field }: an edge belongs to one area or, by halves, to two; here { $given } are named.
data-no-edge = { $file }, { $entry }, { $field }: area “{ $given }” owns no part of any edge.
data-crossing = { $file }, { $entry }, { $field }: areas “{ $given }” and “{ $other }” would have to cross each other.
data-between = { $file }, { $entry }, { $field }: a border lies between two different areas.
data-border-twice = { $file }, { $entry }, { $field }: this border stands there already.
data-no-border = { $file }, { $entry }, { $field }: areas “{ $given }” and “{ $other }” meet on the rim, so the border between them must be listed, with or without a fence.
data-apart = { $file }, { $entry }, { $field }: areas “{ $given }” and “{ $other }” cannot meet, because “{ $third }” lies between them.
data-borders-cross = { $file }, { $entry }, { $field }: the borders between { $given } and between { $other } would have to cross each other.
data-display = { $file }, { $entry }, { $field }: one number per seat count from 1 to 4, not { $given }.
data-goods = { $file }, { $entry }, { $field }: from 1 to { $high } goods, each with one letter of its own; there are { $given }.
data-too-many-kinds = { $file }, { $entry }, { $field }: at most { $high } kinds are possible, not { $given }.
data-id-twice = { $file }, { $entry }, { $field }: “{ $given }” is the id of a good or of another piece.
data-ranks = { $file }, { $entry }, { $field }: ranks need rising points; { $given } is not above the one before.
data-too-many-areas = { $file }, { $entry }, { $field }: with { $given } tiles to lay, a farm could have more than { $high } areas.
data-too-many-goods = { $file }, { $entry }, { $field }: with these figures { $given } goods of one kind could come together, and at most { $high } can be counted.
data-districts = { $file }, { $entry }, { $field }: { $expected } districts, each with another good, and squares for each; here there are { $given }.
data-start-squares = { $file }, { $entry }, { $field }: the first goods need { $low } squares on their district, and there are { $given }.
data-tolls = { $file }, { $entry }, { $field }: toll buildings stand behind different stops and together have { $low } starting spaces; here there are { $given }.
data-tiles-run-out = { $file }, { $entry }, { $field }: a spring of this disc could need { $given } tiles, and there are only { $high }.
data-too-few = { $file }, { $entry }, { $field }: at least { $low } are needed at a full table, and there are { $given }.

## Statistics

stats-round = year
stats-rounds = Years
stats-column-round = mean year
stats-stops = Stops in town
stats-pieces = Hired, built and improved
stats-labourers = Labourers at the end of a year
stats-harvests = Goods harvested in a year
stats-help = Goods that were missing in winter, so far
stats-sources = Points by source
stats-sources-sheet-enclosures = Enclosed pieces of land
stats-sources-sheet-figures = Farmer and labourers
stats-sources-sheet-buildings = Huts and barns
stats-sources-sheet-coins = Coins
stats-sources-sheet-improvement = Improvements
stats-sources-sheet-help = Help tiles
