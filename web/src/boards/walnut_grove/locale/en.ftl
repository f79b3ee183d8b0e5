# The words of this title's board and data; what happens is told by the title's own words.

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
field-letter = letter
field-pile = letter on the back
field-place = tiles to lay
field-spaces = room for pawns
field-squares = storage squares
field-summer = good that yields more in summer
field-wagons = wagons
field-winter = who eats double in winter
