# The words of this title's board and data; what happens is told by the title's own words.

## Tables of the data

pieces-development = Development cards
pieces-empire = Empire cards

## Fields of the data, for the about and rules pages

field-supremacy = supremacy earns
