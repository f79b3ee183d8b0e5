### The fields of the games' data in English, for the about and rules pages. Every message stands in fr.ftl too, in the same order.
### `field-<table>-<field>` goes before `field-<field>`; a field without a message is shown by its id.

## Facts

fact = { $what }: { $value }
number-range = { $first } to { $last }

## Tables of the data that hold no named components

table-board = Player boards
table-coins = Coins
table-disc = Year discs
table-farm = The farm
table-level = Levels of power
table-readings = Where the print is unclear
table-rules = The rules
table-solo = The solo game
table-store = The store
table-tile = Landscape tiles

## Fields

field-areas = lands
field-attacker = who attacks
field-attacker_reserve = the attacker's units at the start
field-autumn = good that fetches more in autumn
field-barn_spaces = spaces in the barn
field-behind = where it stands
field-borders = borders and fences
field-category = gauge
field-centre = sector in the middle
field-coins = price in coins
field-colour = colour
field-command = command at the start
field-copies = number of copies
field-cost = cost
field-count = number in the box
field-counter = counter of turns
field-counts = how many of each value
field-cubes = cubes in the box
field-defender_controls = what the defender holds at the start
field-defender_units = the defender's units at the start
field-dice = dice
field-difficulty = difficulty
field-districts = lands of the board
field-draw = tiles drawn
field-edges = edges
field-effect = effect
field-elite = elite unit
field-ends = end of the battle
field-ends_solo = end of the solo battle
field-enters_reserve = whether the adversary enters the reserve
field-exit = points for units that leave
field-fair_difference = difference of a fair layout
field-fires = campfires
field-first = who begins
field-follow_in_extra_turn = following in an extra turn
field-follow_move_forbids = sectors closed to who follows a movement
field-food = food
field-force_command = command to force a new roll
field-goods = goods that are bought
field-grid = map
field-improvements = spaces for improvements
field-kind = kind
field-labourer = first labourer
field-land = land
field-letter = letter
field-level = level
field-levels = levels of power
field-market = what the market does
field-morale = morale at the start
field-number = number on the die
field-objective = objective
field-ops = special rule
field-pile = letter on the back
field-place = tiles to lay
field-plank = ways to produce it
field-points = points
field-power = power at the start
field-profiles = draw of the sectors
field-renown = unit of renown
field-repel_face = die that drives an intruder out
field-retreat_into_occupied = retreat to a sector with enemies
field-roles = sectors with a part of their own
field-rooted = unit that cannot leave
field-scoring = points of the battle
field-second_result_must_fit = second result of a doubled die
field-spaces = room for pawns
field-squares = storage squares
field-standard = standard unit
field-summer = good that yields more in summer
field-supremacy = supremacy earns
field-target_once_reached = points reached during a turn
field-unit = new unit
field-value = value
field-values = values of the coins
field-victory = who wins
field-wagons = wagons
field-winter = who eats double in winter
