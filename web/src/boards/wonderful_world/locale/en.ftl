# The words of this title's board and data; what happens is told by the title's own words.

## The board

board-track = Rounds and production
board-phase-empire = Choose an empire
board-phase-draft = Draft
board-phase-planning = Planning
board-phase-placing = Production
board-phase-over = The end
board-phase-between = The step is over
board-bronze = Bronze
board-silver = Silver
board-gold = Gold
board-letter-structure = S
board-letter-vehicle = V
board-letter-research = R
board-letter-project = P
board-letter-discovery = D
board-construction = Under construction
board-drafted = Drafted
board-known-hand = In a hand that you have seen
board-stage = In front of you
board-nothing-built = Built cards pile up here.
board-nothing-under-construction = Nothing is under construction.
board-build = Build here
board-build-all = Build all
board-recycle = Recycle
board-recycle-all = Recycle all
board-give = Exchange
board-discard = Give up a card
board-done = Nothing more
board-mine = Your empire: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $built ->
        [one] { $built } design built
       *[other] { $built } designs built
    }

## Tables of the data

pieces-development = Development cards
pieces-empire = Empire cards

## Fields of the data, for the about and rules pages

field-supremacy = supremacy earns
