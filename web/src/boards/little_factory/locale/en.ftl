# The words of this title's board and data; what happens is told by the title's own words.

## Fields of the data, for the about and rules pages

field-coins = price in coins
field-effect = effect
field-level = level
field-market = what the market does
field-plank = ways to produce it
