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
board-receives = gets your hand
board-known-hand = In a hand that you have seen
board-stage = In front of you
board-sort = Sort the built cards by type
board-nothing-built = Built cards pile up here.
board-nothing-under-construction = Nothing is under construction.
board-build = Build here
board-build-all = Build all
board-fill-all = Fill them all
board-recycle = Recycle
board-recycle-all = Recycle all onto the empire
board-give = Exchange
board-give-now = Exchange: tap the cards that you pay with, { $paid } in all.
board-discard = Give up a card
board-let-go = Let go: { $action }
board-how-to-place = A click on a card places one cube. Shift, a long press or dragging the pile places as many as fit. The tray below your empire takes all that are left.
board-how-to-place-touch = Tap a card: one cube. Hold it: as many as fit, once you let go.
board-sheet-flat = Points on cards
board-sheet-combos = Points per type
board-sheet-general = Generals
board-sheet-financier = Financiers
board-sheet-total = Points
board-tie-cards = Equal points: cards in the empire
board-tie-characters = Still equal: characters
board-done = Nothing more
board-lacks = lacks
board-scarce = scarce
board-build-about = A card that you put here is under construction: cubes, krystallium and characters fill its slots until it is built.
board-build-all-about = Puts every card that is left under construction.
board-recycle-about = A card that you put here is thrown away for one cube, which the round arrows on it show.
board-recycle-all-about = Throws away every card that is left; their cubes go on your empire card.
board-discard-about = A card under construction that you put here is thrown away for one cube on your empire card. Everything placed on it is lost.
board-types-about = The cards you have built, by type. Some cards score or produce for each card of a type.
board-production-about = What your empire produces in each round, in the order of the steps.
board-round-about = Round { $round } of { $rounds }.{ $way ->
        [left] {" "}In the draft of this round hands go to the left.
        [right] {" "}In the draft of this round hands go to the right.
       *[none] {""}
    }
board-dealt = You were dealt “{ $empire }”
board-counted-type = { $kind }: { $count ->
        [one] { $count } card built
       *[other] { $count } cards built
    }
board-counted-production = { $kind }: { $count } produced in each round
board-counted-piece = { $kind }: { $count } at hand
board-this-round = This round
board-waiting = Your hand waits
board-phase-hand = Planning, hand { $pool } of { $pools }
plan-whole-ask-draw = Confirm to pay with { $paid ->
        [one] this card
       *[other] these { $paid } cards
    }, draw { $count } and keep one of them; or change your plan. The rest of your hand stays with you.
plan-whole-ask-pool = This hand is laid out. Confirm your plan to draw the next hand ({ $pool } of { $pools }, { $count } cards); before that you can still change it, or use krystallium and characters.
board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all
board-points-line = { $line } = { $points }
board-mine = Your empire: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $built ->
        [one] { $built } card built
       *[other] { $built } cards built
    }

## Scenarios

board-scenario-none = No card is imposed. Four rounds, and a rank at the end.
board-scenario-sc01 = An expedition has found a way down under the ice. Set up camp, drill, listen, and be the first to reach the bottom.
board-scenario-sc02 = Smoke, waste and illness have gone on for too long. Sort it, catch the wind, heal and feed your people.
board-scenario-sc03 = One planet is not enough any more. Learn from what fell out of the sky, and go where it came from.
board-scenario-sc04 = Every enemy is beaten but one: time. Study it, understand it, and walk through it.
board-scenario-sc05 = The end is near. Dig under the earth, build beneath the sea, and let a chosen few know the way.
board-scenario-sc06 = Everything has its price. Make money, make people believe in you, and put up a monument to it.
board-scenario-cards = Played with face B. To be built: { $cards }.

## Pieces, on the rules page

board-about-general = Fills a slot that asks for a general, whenever you like. Scores points at the end, more of them with some cards.
board-about-financier = Fills a slot that asks for a financier, whenever you like. Scores points at the end, more of them with some cards.

## Tables of the data

pieces-development = Development cards
pieces-empire = Empire cards

## Fields of the data, for the about and rules pages

field-supremacy = supremacy earns
fact-supremacy = { $what }: { $value_or }
