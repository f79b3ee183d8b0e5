### My Little Battlefield in English. Every message stands in fr.ftl too.

title = My Little Battlefield
tagline = Command an army of dice over nine sectors, and copy your enemy's best moves.

## Options

option-scenario = Scenario
option-ai_board = Adversary
option-faction_powers = Factions with a rule of their own
option-faction_powers-about = Once a turn a Special die may be used for the rule of your faction.
option-fair_layout = Fair field: both home rows worth about the same
option-fair_layout-about = The field is drawn again until neither home row is much better; not for battles with a map of their own.
option-second_player_command = Extra Command for who plays second
option-second_player_command-about = A gift at the start, since whoever begins has the better of it.
option-side_a = Who plays side A
option-side_a-seat_0 = the first seat
option-side_a-seat_1 = the second seat
option-side_a-drawn = drawn
option-side_a-about = Each scenario says what side A does in it; mostly it attacks and begins.
fixed-layout = “{ $scenario }” has a field of its own: home rows cannot be evened out there.

## What happens

scenario = Scenario “{ $scenario }”. { $objective }
laid-out = The field, from the first row on: { $sectors }.
begins = { $who_is ->
        [you] You play first.
       *[other] { $who } plays first.
    }
chose-faction = { $who_is ->
        [you] You lead
       *[other] { $who } leads
    } the faction “{ $faction }”.
turn-begins = { $who_is ->
        [you] Your turn { $turn } begins.
       *[other] { $who }: turn { $turn } begins.
    }
rolled = { $who_is ->
        [you] You roll { $faces }.
       *[other] { $who } rolls { $faces }.
    }
rerolled = { $who_is ->
        [you] You roll again and get { $faces }.
       *[other] { $who } rolls again and gets { $faces }.
    }
discarded = { $who_is ->
        [you] You give up a die: { $face }.
       *[other] { $who } gives up a die: { $face }.
    }
set-die = { $who_is ->
        [you] You turn a die from { $face } to { $new }.
       *[other] { $who } turns a die from { $face } to { $new }.
    }
fought = { $who_is ->
        [you] You use a die: { $face }, in “{ $sector }”.
       *[other] { $who } uses a die: { $face }, in “{ $sector }”.
    }
pawn-moved = “{ $sector }”: the pawn moves { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } for { $who_is ->
        [you] you
       *[other] { $who }
    } and is now on { $space }, on { $whose_is ->
        [you] your side
       *[other] the side of { $whose }
    }.
pawn-at-zero = “{ $sector }”: the pawn moves { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } for { $who_is ->
        [you] you
       *[other] { $who }
    } and is now on 0.
pawn-back = “{ $sector }”: the pawn goes back to { $space } on { $who_is ->
        [you] your side
       *[other] the side of { $who }
    }.
control-taken = { $who_is ->
        [you] You take
       *[other] { $who } takes
    } control of “{ $sector }”{ $points ->
        [0] .
        [one] : +1 point.
       *[other] : +{ $points } points.
    }
control-lost = { $who_is ->
        [you] You lose
       *[other] { $who } loses
    } control of “{ $sector }”{ $points ->
        [0] .
        [one] : −1 point.
       *[other] : −{ $points } points.
    }
repelled = { $who_is ->
        [you] You drive
       *[other] { $who } drives
    } an enemy unit out of “{ $sector }”.
burnt = “{ $sector }” burns, for good: +{ $points } for { $who_is ->
        [you] you
       *[other] { $who }
    }{ $others ->
        [0] .
       *[other] , −{ $others } for { $other_is ->
            [you] you
           *[other] { $other }
        }.
    }
retreated = { $who_is ->
        [you] Your “{ $unit }” retreats
       *[other] “{ $unit }” of { $who } retreats
    } from “{ $sector }” to “{ $target }”.
retreated-reserve = { $who_is ->
        [you] Your “{ $unit }” retreats
       *[other] “{ $unit }” of { $who } retreats
    } from “{ $sector }” to the reserve.
moved = { $who_is ->
        [you] You move
       *[other] { $who } moves
    } “{ $unit }” from “{ $sector }” to “{ $target }”.
deployed = { $who_is ->
        [you] You bring
       *[other] { $who } brings
    } “{ $unit }” from the reserve to “{ $target }”.
left-battle = { $who_is ->
        [you] Your “{ $unit }” leaves
       *[other] “{ $unit }” of { $who } leaves
    } through { $other_is ->
        [you] your reserve
       *[other] the reserve of { $other }
    }: { $points } points of units are out.
reached-reserve = { $who_is ->
        [you] Your “{ $unit }” reaches the enemy reserve.
       *[other] “{ $unit }” of { $who } reaches the enemy reserve.
    }
unit-arrived = { $who_is ->
        [you] “{ $unit }” joins your reserve.
       *[other] “{ $unit }” joins the reserve of { $who }.
    }
gained = { $who_is ->
        [you] You gain
       *[other] { $who } gains
    } { $count } { $resource } (now { $now }).
gained-nothing = { $who_is ->
        [you] You gain no { $resource }: you have
       *[other] { $who } gains no { $resource }: there are
    } { $now } already.
lost = { $who_is ->
        [you] You lose
       *[other] { $who } loses
    } { $count } { $resource } (now { $now }).
exchanged = { $who_is ->
        [you] You turn
       *[other] { $who } turns
    } { $count } { $resource } into { $other }.
power-raised = { $who_is ->
        [you] Your power rises
       *[other] The power of { $who } rises
    } to { $level }{ $points ->
        [0] .
        [one] : +1 point.
       *[other] : +{ $points } points.
    }
used-rule = { $who_is ->
        [you] You use
       *[other] { $who } uses
    } the special rule of “{ $rule }”.
shielded = { $who_is ->
        [you] Until your next turn your opponent cannot
       *[other] Until the next turn of { $who } the opponent cannot
    } move the pawn of “{ $sector }”.
taxed = Following { $who_is ->
        [you] you
       *[other] { $who }
    } costs { $count } { $resource } more until the end of the turn.
fewer-dice = { $who_is ->
        [you] You will roll
       *[other] { $who } will roll
    } { $count ->
        [one] one die
       *[other] { $count } dice
    } fewer next turn.
followed = { $who_is ->
        [you] You pay
       *[other] { $who } pays
    } { $count } { $resource } to copy the die: { $face }.
ai-rolled = { $who } rolls a die: { $face }.
ai-fights = { $who } uses { $face } in every sector where it has a unit.
ai-moves = { $unit_by ->
        [only] { $who } moves the only unit that can move
        [reserve] No unit of { $who } on the field can move: the next comes from its reserve
        [nearest] { $who } moves its unit nearest to your reserve
        [strongest] { $who } moves the strongest of its units nearest to your reserve
       *[tied] { $who } moves a unit that you chose, one of those nearest to your reserve
    }. { $target_by ->
        [only] Only one way is open.
        [reserve] It goes into your reserve.
        [open] It goes to the sector worth most that it does not control.
        [enemy] It goes where one of your units stands, to a sector worth most that it does not control.
        [intruder] It goes to a sector of its own with one of your units in it.
        [own] It goes to the sector worth most of its own.
       *[tied] You chose where it goes: several sectors were as good.
    }
ai-rerolls = { $who } has no use for { $face } and rolls again.
ai-special = { $who } uses the special rule of its level { $level }.
ai-special-none = { $who } uses a special die, but its level { $level } has no special rule.
ai-discards = { $who } still has no use for { $face }: the die is discarded.
forced = { $who_is ->
        [you] You force
       *[other] { $who } forces
    } { $other } to roll again instead of using { $face }.
ai-power = The morale of { $who } is at its height: its power rises to { $level }{ $points ->
        [0] .
        [one] : +1 point.
       *[other] : +{ $points } points.
    }
ai-extra-turn = The command of { $who } is at its height: an extra turn with { $count } dice.
counter = Evacuation: { $who_is ->
        [you] you have
       *[other] { $who } has
    } taken step { $count }.
ended-by-points = The points that end the battle have been reached.
ended-by-reserve = The enemy reserve has been reached: the battle is over.
ended-by-ai-power = The adversary's power is at its highest: the battle is over.
ended-by-turns = The last turn has been played.
ended-by-burnt = Nothing is left to burn.
ended-by-gauge = The position has fallen silent.
ended-by-control = The generator has fallen.
ended-by-counter = The evacuation is complete.
ended-by-exit = The breakthrough has succeeded.
play-over = { $count ->
        [one] { $who_is ->
            [you] You win the battle.
           *[other] { $who } wins the battle.
        }
       *[other] { $winners } share the victory.
    }
play-lost = The battle is lost.

## What is asked

ask-faction = Which faction do you lead? All have the same three kinds of unit.
ask-roll = Your turn: roll your dice.
ask-turn = { $open ->
        [neither] Use a die, or end your turn.
        [roll] Use a die, roll some again, or end your turn.
        [convert] Use a die, convert, or end your turn.
       *[both] Use a die, roll some again, convert, or end your turn.
    }
ask-reroll = Which dice do you roll again? Add more, or roll.
ask-reroll-rule = “{ $rule }”: which dice do you roll again? Add as many as you like, then roll.
ask-convert = Which other die do you give up?
ask-set = Which die do you turn, and to which face?
ask-set-rule = “{ $rule }”: which die do you turn, and to which face?
ask-follow = Follow, and copy this die: { $face }?
ask-following = You copy { $face }: how do you use it?
ask-pay = “{ $rule }”: which resource do you pay with?
ask-gain = “{ $rule }”: which resource do you gain?
ask-exchange = “{ $rule }”: how much of which resource do you turn into the other?
ask-move = “{ $rule }”: which unit moves, and where?
ask-deploy = “{ $rule }”: which unit comes from the reserve?
ask-raise = “{ $rule }”: how do you pay for the next level of power?
ask-aim-combat-result = “{ $rule }”: in which sector does the combat result count?
ask-aim-gauge-shift = “{ $rule }”: in which sector does the pawn move?
ask-aim-force-retreat = “{ $rule }”: in which sector does an enemy unit have to retreat?
ask-aim-regress-human = “{ $rule }”: in which sector does your pawn go back?
ask-retreat = { $who_is ->
        [you] Your “{ $unit }” has to leave
       *[other] “{ $unit }” of { $who } has to leave
    } “{ $sector }”: where does it retreat?
ask-ai-roll = The adversary plays ({ $who }): roll its next die.
ask-force = The adversary rolled { $face }. Pay to make it roll again?
ask-ai-move = { $who } could move in several ways: choose one.

## What can be done

do-roll = Roll the dice
do-roll-again = Roll them again{ $price ->
        [0] {" "}(free)
       *[other] {" "}for { $price } { $resource }
    }
do-roll-ai = Roll a die for { $who }
do-end = End the turn
do-follow = Follow for { $count } { $resource }
do-decline = Pass
do-decline-command = Pass, since the copy costs no less Command than it brings
do-decline-morale = Pass, since your Morale is full
do-force = Make it roll again for { $morale } Morale and { $command } Command
do-decline-force = Pass
do-gain = Gain { $resource }
do-pay = Pay with { $resource }
do-attack = Attack in “{ $sector }”
do-defence = Defend in “{ $sector }”
do-special = Use the rule of “{ $sector }”
do-faction-rule = Use the rule of “{ $faction }”
do-retreat = Retreat to “{ $sector }”
do-target = In “{ $sector }”
do-reroll = Add to the dice to roll again: { $face }
do-reroll-first = Choose the dice to roll again: { $face } first{ $price ->
        [0] {" "}(free)
       *[other] , for { $price } { $resource }
    }
do-convert = Give up as well: { $face }
do-convert-first = { $count ->
        [1] Convert: give up { $face } to turn another die
        [2] Convert: give up { $face } and a second die to turn a third
       *[other] Convert: give up { $face } and more dice ({ $count } in all) to turn another
    }
do-set = Turn { $face } to { $new }
do-move = Move “{ $unit }” from “{ $sector }” to “{ $target }”
do-deploy = Bring “{ $unit }” from the reserve to “{ $target }”
do-break-out = Lead “{ $unit }” from “{ $sector }” into the enemy reserve
do-power = Raise power to { $level } for { $count } { $resource }
do-power-mixed = Raise power to { $level }, paying { $count } { $resource } and the rest in Command
do-exchange = Turn { $count } { $resource } into { $other }
do-faction = Lead “{ $faction }”
do-roll-these = Roll again: { $dice }{ $price ->
        [0] {" "}(free)
       *[other] {" "}for { $price } { $resource }
    }
do-convert-these = Give up { $dice }, to turn another die
do-convert-to = Convert { $dice } to { $new }
do-convert-and-use = { do-convert-to }: { step-1 }
do-rule-target = The rule of “{ $rule }”: { do-target }
do-rule-deploy = The rule of “{ $rule }”: { do-deploy }
do-rule-exchange = The rule of “{ $rule }”: { do-exchange }
do-rule-gain = The rule of “{ $rule }”: { do-gain }
do-rule-move = The rule of “{ $rule }”: { do-move }
do-rule-break-out = The rule of “{ $rule }”: { do-break-out }
do-rule-pay = The rule of “{ $rule }”: { do-pay }
do-rule-power-mixed = The rule of “{ $rule }”: { do-power-mixed }
do-rule-set = The rule of “{ $rule }”: { do-set }
follow-price = { $fee } { $paid }{ $cost ->
        [0] {""}
       *[other] {" "}and { $cost } { $cost_in }
    }
do-follow-attack = Follow for { follow-price }: { do-attack }
do-follow-gain = Follow for { follow-price }: { do-gain }
do-follow-defence = Follow for { follow-price }: { do-defence }
do-follow-special = Follow for { follow-price }: { do-special }
do-follow-faction-rule = Follow for { follow-price }: { do-faction-rule }
do-follow-move = Follow for { follow-price }: { do-move }
do-follow-deploy = Follow for { follow-price }: { do-deploy }
do-follow-break-out = Follow for { follow-price }: { do-break-out }
do-follow-power = Follow for { follow-price }: { do-power }
do-follow-rule-target = Follow for { follow-price }. { do-rule-target }
do-follow-rule-deploy = Follow for { follow-price }. { do-rule-deploy }
do-follow-rule-exchange = Follow for { follow-price }. { do-rule-exchange }
do-follow-rule-gain = Follow for { follow-price }. { do-rule-gain }
do-follow-rule-move = Follow for { follow-price }. { do-rule-move }
do-follow-rule-break-out = Follow for { follow-price }. { do-rule-break-out }
do-follow-rule-pay = Follow for { follow-price }. { do-rule-pay }
do-follow-rule-power-mixed = Follow for { follow-price }. { do-rule-power-mixed }
do-attack-dice = Attack in “{ $sector }” with { $dice } dice
do-defence-dice = Defend in “{ $sector }” with { $dice } dice
do-gain-dice = Gain { $resource } with { $dice } dice
do-gain-all = Gain { $amounts } with all those dice

## Several dice in turn, in one movement

step-1 = { $use1 ->
        [attack] attack in “{ $sector1 }”
        [defence] defend in “{ $sector1 }”
        [gain] gain { $resource1 }
        [move] move “{ $unit1 }” from “{ $sector1 }” to “{ $target1 }”
        [deploy] bring “{ $unit1 }” to “{ $target1 }”
        [power] raise power to { $level1 } for { $count1 } { $resource1 }
        [faction-rule] use the rule of “{ $faction1 }”
        [rule-target] use the rule of “{ $rule1 }” in “{ $sector1 }”
        [rule-gain] use the rule of “{ $rule1 }” to gain { $resource1 }
       *[special] use the rule of “{ $sector1 }”
    }
step-2 = { $use2 ->
        [attack] attack in “{ $sector2 }”
        [defence] defend in “{ $sector2 }”
        [gain] gain { $resource2 }
        [move] move “{ $unit2 }” from “{ $sector2 }” to “{ $target2 }”
        [deploy] bring “{ $unit2 }” to “{ $target2 }”
        [power] raise power to { $level2 } for { $count2 } { $resource2 }
        [faction-rule] use the rule of “{ $faction2 }”
        [rule-target] use the rule of “{ $rule2 }” in “{ $sector2 }”
        [rule-gain] use the rule of “{ $rule2 }” to gain { $resource2 }
       *[special] use the rule of “{ $sector2 }”
    }
step-3 = { $use3 ->
        [attack] attack in “{ $sector3 }”
        [defence] defend in “{ $sector3 }”
        [gain] gain { $resource3 }
        [move] move “{ $unit3 }” from “{ $sector3 }” to “{ $target3 }”
        [deploy] bring “{ $unit3 }” to “{ $target3 }”
        [power] raise power to { $level3 } for { $count3 } { $resource3 }
        [faction-rule] use the rule of “{ $faction3 }”
        [rule-target] use the rule of “{ $rule3 }” in “{ $sector3 }”
        [rule-gain] use the rule of “{ $rule3 }” to gain { $resource3 }
       *[special] use the rule of “{ $sector3 }”
    }
step-4 = { $use4 ->
        [attack] attack in “{ $sector4 }”
        [defence] defend in “{ $sector4 }”
        [gain] gain { $resource4 }
        [move] move “{ $unit4 }” from “{ $sector4 }” to “{ $target4 }”
        [deploy] bring “{ $unit4 }” to “{ $target4 }”
        [power] raise power to { $level4 } for { $count4 } { $resource4 }
        [faction-rule] use the rule of “{ $faction4 }”
        [rule-target] use the rule of “{ $rule4 }” in “{ $sector4 }”
        [rule-gain] use the rule of “{ $rule4 }” to gain { $resource4 }
       *[special] use the rule of “{ $sector4 }”
    }
roll-others = roll { $others } again{ $price ->
        [0] {" "}(free)
       *[other] {" "}for { $price } { $resource }
    }
do-1-and-roll = In turn: { step-1 }; { roll-others }
do-2-in-turn = In turn: { step-1 }; { step-2 }
do-2-and-roll = In turn: { step-1 }; { step-2 }; { roll-others }
do-3-in-turn = In turn: { step-1 }; { step-2 }; { step-3 }
do-4-in-turn = In turn: { step-1 }; { step-2 }; { step-3 }; { step-4 }
do-3-and-roll = In turn: { step-1 }; { step-2 }; { step-3 }; { roll-others }
do-4-and-roll = In turn: { step-1 }; { step-2 }; { step-3 }; { step-4 }; { roll-others }

## Things

thing-scenario = Scenario “{ $scenario }”
thing-field = Battlefield
thing-faction = Faction “{ $faction }”
thing-sector = { $sector } ({ $cell })
thing-side = { $who_is ->
        [you] Your side
       *[other] { $who }
    }: “{ $faction }”
thing-side-plain = { $who_is ->
        [you] Your side
       *[other] { $who }
    }
thing-track = { $who_is ->
        [you] Your { $resource }
       *[other] { $resource } of { $who }
    }
thing-power = { $who_is ->
        [you] Your power
       *[other] Power of { $who }
    }
thing-reserve = { $who_is ->
        [you] Your reserve
       *[other] Reserve of { $who }
    }
thing-unit = { $unit } ({ $kind }, { $who_is ->
        [you] yours
       *[other] { $who }
    })
thing-unit-plain = { $kind } ({ $who_is ->
        [you] yours
       *[other] { $who }
    })
thing-dice = { $who_is ->
        [you] Your dice
       *[other] Dice of { $who }
    }
thing-die = { $face } ({ $number })
thing-panel = Dice used this turn
note-objective = { $objective }
note-aim-reached = { $goal ->
        [gauge] { $part ->
            [attack] The firing position has fallen silent
           *[defend] The firing position still fires
        }
        [control] { $part ->
            [attack] The generator is taken
           *[defend] The generator is held
        }
        [exit] { $part ->
            [attack] The breakthrough has succeeded
           *[defend] Nobody has broken through
        }
       *[keep] { $part ->
            [attack] The keep has fallen
           *[defend] The keep is held
        }
    }
note-aim-missing = { $goal ->
        [gauge] { $part ->
            [attack] The firing position has to fall silent
           *[defend] The firing position had to go on firing
        }
        [control] { $part ->
            [attack] The generator has to be taken
           *[defend] The generator had to be held
        }
        [exit] { $part ->
            [attack] Units have to break through
           *[defend] Nobody was to break through
        }
       *[keep] { $part ->
            [attack] The keep has to fall
           *[defend] The keep had to be held
        }
    }
brief-sides = { $who_is ->
        [you] You attack
       *[other] { $who } attacks
    }, { $other_is ->
        [you] you defend.
       *[other] { $other } defends.
    }
brief-first = { $who_is ->
        [you] You begin.
       *[other] { $who } begins.
    }
brief-holds = { $who_is ->
        [you] At the start you control
       *[other] At the start the defender ({ $who }) controls
    } { $sectors }.
brief-garrison = In “{ $sector }” stands a unit: { $unit }.
brief-rooted = The unit of renown of the firing position never leaves it.
brief-attackers = The attacker begins with { $units } in the reserve.
brief-start = Both sides begin with power { $power }; players with { $morale } Morale and { $command } Command.
brief-objectives = Only the objectives count; each side has its own points on them.
brief-burn = Burnt, a sector counts for the attacker; kept from burning, for the defender. The village has to be held for that. Every other sector held counts { $count }.
brief-power = Sectors held and power count.
brief-counter = Each turn that the defender ends in control of the generator takes the evacuation one step on.
brief-exit = Units that leave through the enemy reserve count: standard { $standard }, elite { $elite }, renown { $renown }.
brief-most-points = Most points win.
brief-most-points-defender = Most points win; if they are equal, the defender.
brief-attacker-by = The attacker wins { $end ->
        [gauge] if the firing position falls silent
        [control] if the generator is taken
        [exit] if enough units break through
       *[other] by reaching the aim
    }; otherwise the defender.
brief-keep = The side on which the pawn of the keep is wins; on 0 it is the defender.
note-counter = Evacuation: step { $count }.
note-sector = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for whoever controls it, with the pawn on { $category }, the last space on their side.
note-sector-burns = { $kept ->
        [burnt] Its gauge goes up to { $category }.
       *[other] Burns as soon as the attacker controls it, with the pawn on { $category }, the last space on their side. Worth { $points ->
            [one] 1 point
           *[other] { $points } points
        }: to the attacker once it has burnt, to the defender as long as { $kept ->
            [held] they control it.
           *[other] it stands.
        }
    }
note-sector-sides = For whoever controls it, with the pawn on { $category }, the last space on their side: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $who_is ->
        [you] you
       *[other] { $who }
    }, { $others } for { $other_is ->
        [you] you
       *[other] { $other }
    }.
note-sector-unscored = Gauge up to { $category }; no points in this scenario.
note-neutral = Neutral: nobody has been here.
note-gauge-zero = The pawn is on 0.
note-gauge = The pawn is on { $space }, on { $who_is ->
        [you] your side
       *[other] the side of { $who }
    }: no control yet.
note-controlled = Controlled by { $who_is ->
        [you] you
       *[other] { $who }
    } (pawn on { $space }).
note-shielded = { $who_is ->
        [you] Your opponent
       *[other] The opponent of { $who }
    } cannot move its pawn for now.
note-burnt = Burnt down.
role-village = The village.
role-isolated = An isolated building.
role-firing-position = The firing position.
role-hill = Part of the hill.
role-generator = The generator.
role-keep = The keep.
note-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    } now.
note-points-held = { $points } for what is controlled: { $sectors }.
note-points-kept = { $points } for what has not burnt: { $sectors }.
note-points-burnt = { $points } for what has burnt: { $sectors }.
note-points-power = { $points } for power { $level }.
note-fewer-dice = Rolls { $count ->
        [one] one die
       *[other] { $count } dice
    } fewer next turn.
note-exited = { $points } points of units have left through the enemy reserve.
note-power = Level { $level }: { $dice } dice, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
note-power-dice = Level { $level }: { $dice } dice.
note-next-power = Level { $level } costs { $cost } of one resource, gives { $dice } dice and is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
note-next-power-unit = Level { $level } costs { $cost } of one resource, gives { $dice } dice and a unit ({ $unit }), and is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
note-next-power-dice = Level { $level } costs { $cost } of one resource and gives { $dice } dice.
note-next-power-unit-dice = Level { $level } costs { $cost } of one resource and gives { $dice } dice and a unit: { $unit }.
note-later-power = Level { $level }: { $dice } dice, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, for { $cost } of one resource.
note-later-power-dice = Level { $level }: { $dice } dice, for { $cost } of one resource.
note-track-morale = Pays for further rolls, for power and for some rules; at most { $count }.
note-track-command = Pays for following, for power and for some rules; at most { $count }.
note-track-morale-adversary = At { $count } its power rises.
note-track-command-adversary = At { $count } it plays an extra turn.
note-zone = { $count ->
        [one] No other unit of its side fits in its sector
       *[other] Up to { $count } such units of a side fit in one sector
    }.
note-results = A combat die gives { $count } results in its sector.
note-swaps = Attack and defence may stand for each other in its sector.
note-faction-unit = { $unit } ({ $kind }): { $results ->
        [one] one result per combat die
       *[other] { $results } results per combat die
    }{ $swaps ->
        [yes] , attack and defence stand for each other
       *[no] {""}
    }; { $zone ->
        [one] alone in its sector.
       *[other] { $zone } fit in a sector.
    }
note-unit-board = Waits on the command board.
note-unit-comes = Joins the reserve when power rises to level { $level }.
note-unit-out = Has left the battle.
note-rolling = { $count } in hand, about to be rolled again.
note-last-die = The last die: once it is used, the turn ends.
note-panel = { $count ->
        [0] None yet.
       *[other] In order: { $faces }.
    }
note-face-attack = Choose a sector where you have a unit. With an enemy there, the pawn moves your way if it is on the enemy's side or on 0. With no enemy there, it moves wherever it is.
note-face-defence = Choose a sector where you have a unit. With an enemy there, the pawn moves your way if it is on 0 or on your side. With no enemy there, it moves wherever it is. If you control the sector, an enemy unit is driven out.
note-face-movement = Moves a unit from the reserve or from a sector that you control to the next sector.
note-face-morale = Gain { $count } Morale.
note-face-command = Gain { $count } Command.
note-face-special = Raise your power, or use the rule of a sector that you control.
note-adversary-attack = { $who } uses it in every sector where it has a unit.
note-adversary-defence = { $who } uses it in every sector where it has a unit.
note-adversary-movement = { $who } moves its unit nearest to your reserve; if none can move, it brings one from its own.
note-adversary-morale = { $who } gains { $count } Morale and { $count } Command.
note-adversary-command = { $who } gains { $count } Morale and { $count } Command.
note-adversary-special = { $who } uses the rule of its level { $level }.
note-front = { $face } here: the pawn moves { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } in your favour.
note-front-control = { $face } here: you take control.
note-front-repel = { $face } here: an enemy unit has to retreat.

## Special rules, step by step

rule-nothing = No special rule.
note-rule-when = Whoever controls the sector uses this with a Special die.
rule-cost = Pay { $count } { $resource }:
rule-cost-choice = Pay { $count } Morale or { $count } Command:
rule-gain = Gain { $count } { $resource }.
rule-gain-choice = Gain { $count } of one resource of your choice.
rule-gain-other-type = Gain { $count } of the resource that you did not pay.
rule-opponent-gain-same = Your opponent gains { $count } of the same resource.
rule-lose = Your opponent loses { $count } { $resource }.
rule-convert = Exchange as much Morale as you like for Command, or the other way round.
rule-move = Make one movement, as by a Movement die.
rule-deploy-here = Bring one unit from your reserve to this sector.
rule-reroll = Roll any number of your dice again for free; only on your own turn.
rule-set-die = Turn one of your dice to a face of your choice; only on your own turn.
rule-combat-result = { $count ->
        [one] One result
       *[other] { $count } results
    } of { $face } in { $where ->
        [adjacent] an adjacent sector
       *[any] any sector
    } where you have a unit; never doubled.
rule-combat-result-wild = { $count ->
        [one] One result
       *[other] { $count } results
    } of attack or defence in { $where ->
        [adjacent] an adjacent sector
       *[any] any sector
    } where you have a unit; never doubled.
rule-gauge-shift = Move the pawn of a sector that holds an enemy unit { $count ->
        [one] one space
       *[other] { $count } spaces
    } your way{ $flag ->
        [yes] .
       *[no] , without taking control.
    }
rule-force-retreat = An enemy unit ({ $units_or }) has to retreat { $where ->
        [adjacent] from an adjacent sector that its side does not control
       *[any] from any sector
    }.
rule-protect-gauge = Until your next turn your opponent cannot move the pawn of this sector.
rule-follow-tax = Until the end of the turn following you costs { $count } Command more.
rule-raise-power = Raise your power for { $count } less{ $flag ->
        [yes] , mixing both resources if you like.
       *[no] .
    }
ladder-gain = The adversary gains { $count } { $resource }.
ladder-lose = The adversary makes you lose { $count } { $resource }.
ladder-steal = The adversary takes { $count } { $resource } from you.
ladder-steal-choice = The adversary takes { $count } resources from you, Morale first.
ladder-regress-human = { $where ->
        [all] In every sector
       *[best] In the most advanced sector
    } where the pawn is on your side without giving you control, it goes back { $count ->
        [one] one space
       *[other] { $count } spaces
    }.
ladder-advance-ai = In every sector with a unit of the adversary that it does not control, the pawn moves { $count ->
        [one] one space
       *[other] { $count } spaces
    } its way.
ladder-fewer-dice = The adversary makes you roll { $count ->
        [one] one die
       *[other] { $count } dice
    } fewer next turn.
end-points = End: { $value } points at the end of your own turn ({ $who_is ->
        [you] you
       *[other] { $who }
    } { $now }, { $other_is ->
        [you] you
       *[other] { $other }
    } { $others }).
end-reserve = End: a unit enters the enemy reserve; the points then decide who wins.
end-ai-power = End: the adversary reaches power { $value } (now { $now }).
end-turns = End: { $value } turns played by both sides (so far { $now }).
end-burnt = End: { $value } sectors burnt (so far { $now }).
end-gauge = End: after an attacker's turn the pawn of the firing position is not on the defender's side ({ $left } to go).
end-control = End: after a turn of its own the attacker controls the generator ({ $left } to go).
end-counter = End: the evacuation comes to step { $value } (now { $now }).
end-exit = End: attacking units worth { $value } have left through the enemy reserve (so far { $now }).

## The drawing

legend-gauge = Per sector: cell, = points, the letter of who controls it (* burnt, ! protected); the gauge from the highest space of A to that of B, with the pawn as o.
legend-units = Units: s standard, e elite, r renown; capitals are A, { $a }, small letters B, { $b }.

## The score sheet

sheet-sector = “{ $sector }”
sheet-burnt = “{ $sector }”, burnt
sheet-power = Power { $level }
sheet-nothing = No points (power { $level })
sheet-objective = ✓ “{ $scenario }”: { $who_is ->
        [you] your aim is reached
       *[other] the aim of { $who } is reached
    }
sheet-objective-missed = ✗ “{ $scenario }”: { $who_is ->
        [you] your aim is missed
       *[other] the aim of { $who } is missed
    }

## Why not

not-now = “{ $action }” is not what is asked now.
no-such-die = “{ $action }” takes a die that shows { $face }, and you have none left.
other-face = “{ $action }”: the copied die shows { $face }.
no-unit-there = “{ $action }”: you have no unit in “{ $sector }”.
no-effect-there = “{ $action }”: { $face } would do nothing in “{ $sector }”.
closed-to-follower = “{ $action }”: the copied die was used on “{ $sector }”, so it is closed to you.
no-such-move = “{ $action }”: no unit of yours may go that way.
power-not-payable = { $lack ->
        [level] “{ $action }”: your power is at its highest.
        [turn] “{ $action }”: power is raised once a turn.
       *[price] “{ $action }”: power { $level } costs { $count } of one resource; you have { $morale } Morale and { $command } Command.
    }
not-your-sector = “{ $action }”: its rule serves who controls “{ $rule }”, and you do not.
rule-used = “{ $action }”: the rule of “{ $rule }” has been used this turn.
rule-not-usable = { $lack ->
        [price] “{ $action }”: the rule of “{ $rule }” costs { $count } { $resource }; you have { $have }.
        [either] “{ $action }”: the rule of “{ $rule }” costs { $count } Morale or { $count } Command; you have { $morale } and { $command }.
        [turn] “{ $action }”: the rule of “{ $rule }” has been used this turn.
        [option] “{ $action }”: factions have no rule of their own at this table.
       *[effect] “{ $action }”: the rule of “{ $rule }” would change nothing now.
    }
reroll-needs-morale = “{ $action }”: another roll costs { $count } Morale; you have { $have }.
converted-already = “{ $action }”: dice can be converted once a turn.
convert-needs-dice = “{ $action }”: there are too few dice left to convert.
faction-taken = “{ $action }”: somebody else leads that faction.
roll-first = “{ $action }”: the dice have to be rolled first.
answer-first = “{ $action }”: first say yes or no to what is offered.
why-not-now = That is not what is asked now.
why-no-such-die = That takes a die that shows { $face }, and you have none left.
why-other-face = The copied die shows { $face }.
why-no-unit-there = You have no unit in “{ $sector }”.
why-no-effect-there = { $face } would do nothing in “{ $sector }”.
why-closed-to-follower = The copied die was used on “{ $sector }”, so it is closed to you.
why-no-such-move = A unit goes only from your reserve to your home row, or from a sector that you control and where no enemy stands to an adjacent one with room.
why-power-not-payable = { $lack ->
        [level] Your power is at its highest.
        [turn] Power is raised once a turn.
       *[price] Power { $level } costs { $count } of one resource; you have { $morale } Morale and { $command } Command.
    }
why-not-your-sector = You do not control “{ $rule }”: its rule is not yours to use.
why-rule-used = The rule of “{ $rule }” has been used this turn.
why-rule-not-usable = { $lack ->
        [price] The rule of “{ $rule }” costs { $count } { $resource }; you have { $have }.
        [either] The rule of “{ $rule }” costs { $count } Morale or { $count } Command; you have { $morale } and { $command }.
        [turn] The rule of “{ $rule }” has been used this turn.
        [option] Factions have no rule of their own at this table.
       *[effect] The rule of “{ $rule }” would change nothing now.
    }
why-reroll-needs-morale = Another roll costs { $count } Morale; you have { $have }.
why-converted-already = Dice can be converted once a turn.
why-convert-needs-dice = There are too few dice left to convert.
why-faction-taken = Somebody else leads that faction.
why-roll-first = The dice have to be rolled first.
why-answer-first = First say yes or no to what is offered.

## Data

data-one-cost = { $file }, { $entry }, { $field }: a rule costs one resource, or a choice, and nothing else.
data-needs-cost = { $file }, { $entry }, { $field }: “{ $given }” needs a cost.
data-needs-gain = { $file }, { $entry }, { $field }: “{ $given }” needs a gain before it.
data-nine-sectors = { $file }, { $entry }, { $field }: a field has nine sectors, not { $given }.
data-needs-attacker = { $file }, { $entry }, { $field }: the scenario has no attacker.
data-never-ends = { $file }, { $entry }, { $field }: a battle needs an end that must come: points, turns, a counter, or the adversary's power.
data-unscored = { $file }, { $entry }, { $field }: points decide, but the scenario counts none.
data-one-cell = { $file }, { $entry }, { $field }: the role must have exactly one cell.
data-two-sides = { $file }, { $entry }, { $field }: one number per side is needed.
data-two-factions = { $file }, { $entry }, { $field }: at least two factions are needed.
data-six-faces = { $file }, { $entry }, { $field }: each of the six faces needs a number of its own from 1 to 6.
data-unit-kinds = { $file }, { $entry }, { $field }: the units are standard, elite and renown, in this order.
data-too-few-dice = { $file }, { $entry }, { $field }: { $given } dice are too few, a level rolls { $low }.
data-level-too-dear = { $file }, { $entry }, { $field }: a level costs { $low }, more than the { $given } of a resource that one can have.
data-force-free = { $file }, { $entry }, { $field }: forcing a roll must cost something.
data-profile-sum = { $file }, { $entry }, { $field }: four counts that sum to nine are needed, not to { $given }.
data-profile-sectors = { $file }, { $entry }, { $field }: { $low } sectors of category { $category } are asked for, but there are { $given }.
data-ladder-length = { $file }, { $entry }, { $field }: { $given } levels instead of { $low }.
data-too-many-units = { $file }, { $entry }, { $field }: { $given } such units are more than there are, or than fit.
data-centre = { $file }, { $entry }, { $field }: no sector of category { $given } is in the profile.

## Statistics

stats-round = turn
stats-rounds = Turns
stats-column-round = mean turn
stats-ways = How battles ended
stats-ways-ended-by-points = By points
stats-ways-ended-by-reserve = The enemy reserve was reached
stats-ways-ended-by-ai-power = The adversary's power was at its highest
stats-ways-ended-by-turns = After the last turn
stats-ways-ended-by-burnt = Nothing was left to burn
stats-ways-ended-by-gauge = The position fell silent
stats-ways-ended-by-control = The generator fell
stats-ways-ended-by-counter = The evacuation was complete
stats-ways-ended-by-exit = The breakthrough succeeded
stats-ways-none = Otherwise
stats-taken = Sectors taken
stats-rules = Special rules used
stats-fought = Dice fought with
stats-sectors = Sectors gained since the start
stats-power = Power
stats-resources = Morale and command
