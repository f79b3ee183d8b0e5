### The words for data that several titles have, for the about and rules pages: a title's own stand beside its board.
### `field-<table>-<field>` goes before `field-<field>`; a field without a message is shown by its id.

## Facts

fact = { $what }: { $value }
number-range = { $first } to { $last }

## Tables of the data

pieces-building = Buildings
pieces-piece = Pieces
pieces-resource = Resources
pieces-scenario = Scenarios
table-readings = Where the print is unclear
table-rules = The rules
table-solo = The solo game

## Fields of the data

field-copies = number of copies
field-cost = cost
field-count = number in the box
field-kind = kind
field-points = points
field-value = value
