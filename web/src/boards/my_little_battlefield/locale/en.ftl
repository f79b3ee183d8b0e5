# The words of this title's board and data; what happens is told by the title's own words.

## The board

board-mine = Your side: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $rival }: { $others }
board-free = free
board-order-roll = Roll
board-order-follow = Follow
board-order-decline = Pass
board-order-force = Force a new roll
board-order-reroll = Take up
board-order-convert = Give up
board-order-roll-these = Roll { $count } again
board-order-convert-these = Give up { $count }
board-order-resources = Gain all
board-order-only-this = Use this rule
board-order-same = Here
board-order-end = End turn
board-end-unused = { $count ->
        [one] One die is unused
       *[other] { $count } dice are unused
    }: { $dice }. Press once more to end the turn all the same.
board-by-converting = ⇄ No die reaches this now, but dice can be given up to turn another that does. Choose it to see how.
board-choose-place = Now choose where
board-briefing = Briefing: aim, start, points and end
board-legend-points = Number: points.
board-legend-holders = Frame: the side that controls the sector.
board-legend-units = Round, shield or octagon: standard, elite or renown unit.
board-legend-roles = Violet sign: a part of its own in this scenario.
board-home = Home row: { $name }
board-begins = plays first
board-turn-before = The dice of the turn before
board-turn-after = The dice of the turn after
board-turn-to = Turn it to
board-turn-by-rule = Rule of “{ $rule }”
board-turn-by-giving = Give up { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
board-marked = Marked: { $count } of { $whole }
board-mark-both = Use a die, or mark some to roll again (or { $count } to convert)
board-mark-roll = Use a die, or mark some to roll again
board-mark-convert = Use a die, or mark { $count } to convert
board-mark-more = Mark { $count ->
        [one] one more die
       *[other] { $count } more dice
    } to convert
board-use = { $kind ->
        [unit] { $face }: choose a lit unit, then where it goes
        [sector] { $face }: choose a lit sector
        [power] { $face }: raise your power, which is lit
        [either] { $face }: choose a lit sector, or raise your power
        [track] { $face }: choose the track that is lit
        [side] { $face }: choose your faction for its rule
       *[none] { $face } has no use now.
    }
board-pay-power = Raise your power with:
board-more-ways = { $count } more
board-choose-die = Now choose the die
board-choose-unit = Now choose the unit
board-give-up = No die reaches it. Give up { $count ->
        [one] one die
       *[other] { $count } dice
    } and turn another to:
board-give-up-too = Choose a lit die; or give up { $count ->
        [one] one die
       *[other] { $count } dice
    } and turn another to:
board-ask-follow = Ask me to follow
board-ask-force = Ask me to force a roll
board-asked = { $face }: you are asked. Press to pass from now on.
board-not-asked = { $face }: you are not asked. Press to be asked again.
board-ask-always = all
board-ask-never = none
board-turn-over = Your turn is over.

## The adversaries, when a table is set up

board-adversary-stray_militia = Makes you lose a resource now and then: good for a first battle.
board-adversary-border_garrison = Goes for your resources first, then for the pawns of the gauges.
board-adversary-vanguard = Looks for extra turns, then takes a die from you and drives your pawns back.
board-adversary-iron_host = Plunders your resources by twos and threes and advances fast in contested sectors.
board-adversary-endless_legion = Plunders your resources from the start and gains ground wherever it stands.

## Scenarios and what ends them, on the rules page

board-ends = What ends it
board-end-at-alone = Alone: { $end }
board-end-at-two = Between two: { $end }
board-end-points = { $value } points at the end of a turn of one's own
board-end-reserve = a unit enters the enemy reserve
board-end-ai-power = the adversary reaches the top of its power
board-end-turns = { $value } turns played by both sides
board-end-burnt = all that can burn is burnt
board-end-gauge = after an attacker's turn the pawn of the firing position is not on the defender's side
board-end-control = after a turn of its own the attacker controls the generator
board-end-counter = the evacuation comes to step { $value }
board-end-exit = attacking units worth { $value } have left through the enemy reserve

## Said otherwise than in a terminal, which has no board to point at

thing-sector = { $sector }
thing-die = { $face }
never-ask-follow = Never follow { $face }
never-ask-force = Never force { $face }

## Tables of the data

pieces-ai = Adversaries
pieces-face = Faces of the dice
pieces-faction = Factions
pieces-sector = Sectors
pieces-unit = Units
table-level = Levels of power

## Fields of the data, for the about and rules pages

field-attacker = who attacks
field-attacker_reserve = the attacker's units at the start
field-category = gauge
field-centre = sector in the middle
field-command = command at the start
field-counter = counter of turns
field-defender_controls = what the defender holds at the start
field-defender_units = the defender's units at the start
field-dice = dice
field-difficulty = difficulty
field-elite = elite unit
field-ends = end of the battle
field-ends_solo = end of the solo battle
field-enters_reserve = whether the adversary enters the reserve
field-exit = points for units that leave
field-fair_difference = difference of a fair layout
field-first = who begins
field-follow_in_extra_turn = following in an extra turn
field-follow_move_forbids = sectors closed to who follows a movement
field-force_command = command to force a new roll
field-grid = map
field-levels = levels of power
field-morale = morale at the start
field-number = number on the die
field-objective = objective
field-ops = special rule
field-power = power at the start
field-profiles = draw of the sectors
field-renown = unit of renown
field-repel_face = die that drives an intruder out
field-retreat_into_occupied = retreat to a sector with enemies
field-roles = sectors with a part of their own
field-rooted = unit that cannot leave
field-scoring = points of the battle
field-second_result_must_fit = second result of a doubled die
field-standard = standard unit
field-target_once_reached = points reached during a turn
field-unit = new unit
field-victory = who wins
