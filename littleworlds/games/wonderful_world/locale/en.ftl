### It's a Wonderful World in English. Every message stands in fr.ftl too.

title = It's a Wonderful World
tagline = Draft, build and produce for four rounds, and let your empire outgrow all others.

option-face = Face of the empire cards
option-face-A = A: every empire differs
option-face-B = B: all empires are alike
option-face-about = On face B everybody begins with the same production, on face A with one of their own.
option-scenario = Scenario
option-scenario-none = None: play for a rank

## What happens

empire-taken = { $who_is ->
        [you] You lead the empire
       *[other] { $who } leads the empire
    } “{ $empire }”.
imposed = Scenario “{ $scenario }”: { $cards } are under construction from the start and must be built.
round-begins = Round { $round } begins.
dealt = Everybody receives { $count } cards.
dealt-own = You receive { $cards }.
picked = { $who } has chosen a card.
picked-own = You choose “{ $card }”.
revealed = { $who_is ->
        [you] You draft
       *[other] { $who } drafts
    } “{ $card }”.
passed-left = The hands go to the left.
passed-left-own = The hands go to the left. You receive { $cards }.
passed-right = The hands go to the right.
passed-right-own = The hands go to the right. You receive { $cards }.
left-over = { $who_is ->
        [you] You discard the rest of your hand:
       *[other] { $who } discards the rest of their hand:
    } { $cards }.
planning-begins = The draft is over: everybody plans.
under-construction = { $who_is ->
        [you] You put
       *[other] { $who } puts
    } “{ $card }” under construction.
recycled = { $who_is ->
        [you] You recycle
       *[other] { $who } recycles
    } “{ $card }” for one cube of { $resource }.
step-begins = Round { $round }, production: { $resource }.
produced = { $count ->
        [0] { $who_is ->
            [you] You produce nothing.
           *[other] { $who } produces nothing.
        }
       *[other] { $who_is ->
            [you] You produce { $cubes }.
           *[other] { $who } produces { $cubes }.
        }
    }
supremacy = { $who_is ->
        [you] Your supremacy in { $resource } earns you a character:
       *[other] Supremacy in { $resource } earns { $who } a character:
    } { $character }.
supremacy-choice = { $who_is ->
        [you] Your supremacy in { $resource } lets you choose a character.
       *[other] Supremacy in { $resource } lets { $who } choose a character.
    }
supremacy-none = Nobody has supremacy in { $resource }.
placed = { $who_is ->
        [you] You place
       *[other] { $who } places
    } one cube of { $resource } on “{ $card }”.
stocked = { $who_is ->
        [you] You put { $cubes } on your
       *[other] { $who } puts { $cubes } on their
    } empire card, which now holds { $held ->
        [one] { $held } cube
       *[other] { $held } cubes
    }.
converted = { $spent } cubes on { $who_is ->
        [you] your empire card
       *[other] the empire card of { $who }
    } become { $pieces }{ $held ->
        [0] {""}
        [one] ; { $held } is left
       *[other] ; { $held } are left
    }.
piece-placed = { $who_is ->
        [you] You fill
       *[other] { $who } fills
    } a slot of “{ $card }”: { $piece }.
krystallium-for = { $who_is ->
        [you] You place
       *[other] { $who } places
    } one { $piece } on “{ $card }” in place of { $resource }.
completed = { $who_is ->
        [you] You finish
       *[other] { $who } finishes
    } “{ $card }”.
bonus = “{ $card }” brings { $who_is ->
        [you] you
       *[other] { $who }
    } { $pieces }.
more-this-round = { $who_is ->
        [you] You
       *[other] { $who }
    } will produce { $cubes } more this round{ $ahead ->
        [0] {""}
       *[other] , with supremacy in { $leads } as it stands
    }.
discarded = { $who_is ->
        [you] You give up
       *[other] { $who } gives up
    } “{ $card }” for one cube of { $resource } on the empire card; everything placed on it is lost.
finished = { $who_is ->
        [you] You are
       *[other] { $who } is
    } done here.
round-over = Round { $round } is over.
drew-pool = { $who_is ->
        [you] You take
       *[other] { $who } takes
    } hand { $pool } of { $pools } of this round: { $cards }.
gave = { $who_is ->
        [you] You pay with
       *[other] { $who } pays with
    } “{ $card }”.
reshuffled = The deck is used up: { $count } discards are shuffled into a new one.
drew = { $who_is ->
        [you] You draw
       *[other] { $who } draws
    } { $cards }.
kept = { $who_is ->
        [you] You keep
       *[other] { $who } keeps
    } “{ $card }”.
scored = { $who_is ->
        [you] You have
       *[other] { $who } has
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
play-over = { $count ->
        [1] { $who_is ->
            [you] You win
           *[other] { $who } wins
        }
       *[other] The victory is shared by { $winners }
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $count ->
        [1] {""}
       *[other] {" "}each
    }.

## Ranks and medals

rank-apprentice = Rank: Apprentice.
rank-dictator = Rank: Dictator.
rank-emperor = Rank: Emperor.
rank-living_god = Rank: Living God.
scenario-failed = The scenario is lost: not every imposed card was built.
scenario-fulfilled = The scenario is fulfilled, without a medal.
medal-bronze = The scenario is fulfilled: bronze medal.
medal-silver = The scenario is fulfilled: silver medal.
medal-gold = The scenario is fulfilled: gold medal.

## What is asked

ask-empire = Which empire do you lead?
ask-pick = Draft, pick { $pick } of { $picks }: which card do you choose?
ask-plan = { $count ->
        [one] One card is left: build or recycle it.
       *[other] { $count } cards are left: which one do you build or recycle?
    }
ask-plan-solo = Hand { $pool } of { $pools } of this round. { $count ->
        [one] One card is left: build or recycle it.
       *[other] { $count } cards are left: build, recycle or exchange.
    }
ask-place-recycled = Where does the recycled cube of { $resource } go?
ask-place = Place { $cubes }.
ask-take = Supremacy in { $resource }: which character do you take?
ask-pieces = Anything else before { $next ->
        [production] production begins
        [step] { $resource } is produced
        [round] the round ends
       *[end] the game ends
    }? You could still use { $pieces }.
ask-discard = Anything else before { $next ->
        [production] production begins
        [step] { $resource } is produced
        [round] the round ends
       *[end] the game ends
    }? You could still give up a card.
ask-pool = Draw hand { $pool } of { $pools } of this round: { $count } cards.
ask-give = Exchange: { $paid ->
        [one] pay with { $paid } card
       *[other] pay with { $paid } cards
    }, draw { $drawn }, keep one. { $count ->
        [one] Which card do you pay with now?
       *[other] Which { $count } cards do you pay with now?
    }
ask-draw = Exchange: { $paid ->
        [one] { $paid } card is paid
       *[other] { $paid } cards are paid
    }; draw { $count } and keep one.
ask-keep = Exchange: which card do you keep?{ $waiting ->
        [0] {""}
        [one] {" "}The other card of your hand waits for you.
       *[other] {" "}The other { $waiting } cards of your hand wait for you.
    }

## What can be done

do-pick = Choose “{ $card }”
do-build = Put “{ $card }” under construction
do-recycle = Recycle “{ $card }” for { $resource }
do-give = { $left ->
        [0] Pay with “{ $card }”, without drawing yet
       *[other] Exchange “{ $card }”: { $paid ->
            [one] pay { $paid } card
           *[other] pay { $paid } cards
        }, draw { $drawn }, keep one
    }
do-keep = Keep “{ $card }”
do-place = { $resource } on “{ $card }”{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    }
do-stock = { $resource } on your empire card
do-piece = { $piece } on “{ $card }”{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    }
do-krystallium-for = { $piece } on “{ $card }”{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    } in place of { $resource }
do-discard = Give up “{ $card }”{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    } for { $resource } on your empire card
do-take = Take a character: { $character }
do-draw-pool = Draw a hand of { $count } cards
do-draw = Draw { $count } cards
do-done = Nothing more
do-empire = Lead the empire “{ $empire }”

## What a hand does at once

gesture-fill = { $pieces } on “{ $card }”{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    }
gesture-fill-all = { $resource } on every free slot, the rest on your empire card
gesture-stock = { $pieces } on your empire card
gesture-recycle = Recycle “{ $recycled }”: { $resource } on “{ $card }”{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    }
gesture-recycle-stock = Recycle “{ $recycled }”: { $resource } on your empire card
gesture-build-all = { $count ->
        [2] Put both cards
       *[other] Put all { $count } cards
    } under construction
gesture-recycle-all = { $count ->
        [2] Recycle both cards
       *[other] Recycle all { $count } cards
    } onto your empire card
gesture-exchange = Pay with “{ $card }”{ $paid ->
        [1] {""}
       *[other] {" "}and “{ $other }”
    } and draw { $count } cards
gesture-finish = Finish “{ $card }”{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    } with { $pieces }

## Things

thing-deck = Deck
thing-discards = Discards
thing-pools = Hands still to come
thing-step = Production: { $resource }
thing-tray = Cubes for the next krystallium: { $held } of { $needed }
thing-goal = Your goal: a rank
thing-scenario = Scenario: { $scenario }
thing-fresh = New deck of discards
thing-card = { $card }
thing-piece = { $piece }
thing-empire = { $owner_is ->
        [you] Your empire: { $empire }
       *[other] Empire of { $owner }: { $empire }
    }
thing-no-empire = { $owner_is ->
        [you] Your empire
       *[other] Empire of { $owner }
    }
thing-construction = { $owner_is ->
        [you] Your cards under construction
       *[other] Under construction for { $owner }
    }
thing-site = { $card }{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    }
thing-slot = Free slot: { $kind }
thing-draft = { $owner_is ->
        [you] Your draft area
       *[other] Draft area of { $owner }
    }
thing-pool = { $owner_is ->
        [you] Your hand
       *[other] Hand of { $owner }
    }, { $pool } of { $pools } of this round
thing-hand = { $owner_is ->
        [you] Your hand
       *[other] Hand of { $owner }
    }
thing-pick = Chosen: { $card }
note-rank = { $rank }: from { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
note-medal = { $medal ->
        [bronze] Bronze medal
        [silver] Silver medal
       *[gold] Gold medal
    }: from { $points } points.
note-imposed-cards = Imposed: { $cards }.
note-owed = { $count ->
        [0] Every imposed card is built.
       *[other] Still to be built: { $cards }.
    }
note-imposed = The scenario demands this card.
note-cards = { $cards }
note-deck = { $seats ->
        [1] Exchanges draw from it; the hands still to come lie apart.
       *[other] The hands of each round are dealt from it.
    }
note-discards = Here lie the cards that were recycled, given up or left over.
note-krystallium = Takes the place of any cube on a card under construction, or fills a slot of its own, whenever you like. It does not take the place of a character. { $needed } cubes on the empire card become one.
note-character = { $points ->
        [one] Worth { $points } point
       *[other] Worth { $points } points
    } in this empire now. It may fill a slot that shows it instead, and is spent by that.
note-to-place = To be placed now.
note-empire = { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }; { $count ->
        [0] produces nothing
       *[other] produces { $cubes }
    }; { $held } of { $needed } cubes for the next krystallium.
note-types = Built: { $types }.
note-missing = Lacks { $pieces }.
note-pools = { $pools ->
        [one] Each round brings { $pools } hand
       *[other] Each round brings { $pools } hands, one after the other,
    } of { $count } cards.
note-exchange = Exchange: { $paid ->
        [one] pay with { $paid } card
       *[other] pay with { $paid } cards
    }, draw { $drawn }, keep one of them. What you pay with brings nothing.
note-step-now = This step is under way.
note-supremacy = { $decided ->
        [0] As it stands { $who_is ->
            [you] you have
           *[other] { $who } has
        }
       *[other] { $who_is ->
            [you] You have
           *[other] { $who } has
        }
    } supremacy with { $cubes }, more than anybody else; it earns a character: { $choices ->
        [1] { $character }
       *[other] { $character } or { $other }
    }.
note-supremacy-none = { $decided ->
        [0] As it stands nobody has supremacy: nobody produces more of it than everybody else. It earns a character:
       *[other] Nobody has supremacy: nobody produced more of it than everybody else. It earns a character:
    } { $choices ->
        [1] { $character }
       *[other] { $character } or { $other }
    }.
note-supremacy-solo = { $count } of { $needed } cubes of { $resource } for supremacy: whoever produces { $needed } in this step earns a character: { $choices ->
        [1] { $character }
       *[other] { $character } or { $other }
    }.
note-covered = { $count ->
        [0] { $claims ->
            [0] The rest of this round's production covers it, with the krystallium and characters at hand.
           *[other] The rest of this round's production covers it only if other cards go without: { $shared }.
        }
       *[other] After this round's production { $pieces } would be lacking, not counting what cards still to be finished will bring.
    }
note-would-be-covered = { $count ->
        [0] { $claims ->
            [0] If built, the rest of this round's production covers it, with the krystallium and characters at hand.
           *[other] If built, the rest of this round's production covers it only if other cards go without: { $shared }.
        }
       *[other] If built, { $pieces } would be lacking after this round's production, not counting what cards still to be finished will bring.
    }
note-picked = { $owner } has chosen a card of this hand.
note-hand-goes = { $to_is ->
        [you] It comes to you next.
       *[other] It goes to { $to } next.
    }
note-hand-unknown = You have not seen this hand.
note-hand-known = You have seen this hand:
note-copies = { $count } copies of this card. You choose them one at a time.
note-card = { $type }. Costs { $cost }.{ $count ->
        [0] {""}
       *[other] {" "}Yields { $cubes }.
    }{ $rate ->
        [0] {""}
       *[other] {" "}Yields { $yield } for each built card of this type: { $per }.
    }{ $pieces ->
        [0] {""}
       *[other] {" "}Bonus: { $bonus }.
    }{ $flat ->
        [0] {""}
        [one] {" "}{ $flat } point.
       *[other] {" "}{ $flat } points.
    }{ $each ->
        [0] {""}
        [one] {" "}{ $each } point for each built card of this type: { $what }.
       *[other] {" "}{ $each } points for each built card of this type: { $what }.
    }{ $added ->
        [0] {""}
        [one] {" "}{ $added } more point per { $character }.
       *[other] {" "}{ $added } more points per { $character }.
    } Recycled for { $resource }.
note-face = { $count ->
        [0] Yields nothing.
       *[other] Yields { $cubes }.
    }{ $flat ->
        [0] {""}
        [one] {" "}{ $flat } point.
       *[other] {" "}{ $flat } points.
    }{ $each ->
        [0] {""}
        [one] {" "}{ $each } point for each built card of this type: { $what }.
       *[other] {" "}{ $each } points for each built card of this type: { $what }.
    }{ $added ->
        [0] {""}
        [one] {" "}{ $added } more point per { $character }.
       *[other] {" "}{ $added } more points per { $character }.
    }
note-worth = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this empire now.

## The score sheet

sheet-flat = Points on cards
sheet-combo = { $type }: { $each } × { $count }
sheet-characters = { $character }: { $each } × { $count }

## Why not

scenario-face = Scenarios are played with face B of the empire cards; “{ $scenario }” was asked for with face A.
not-now = “{ $action }” is not what is asked now.
not-in-hand = “{ $card }” is not in your hand.
not-drafted = “{ $card }” is not among your cards to plan.
place-first = First place your cube of { $resource }: “{ $action }” has to wait.
cards-first = First build or recycle all your cards.
pool-first = First draw the next hand of this round.
take-first = First choose the character of your supremacy.
no-cube = You have no cube of { $resource } to place.
no-such-site = You have no such “{ $card }” under construction.
no-free-slot = “{ $card }” has no free slot for this: { $kind }.
first-of-equals = Of equal cards “{ $card }” take the one with the lowest number.
no-piece = You do not own this piece: { $kind }.
too-few-to-give = An exchange costs { $count } cards, and you have fewer.
give-first = First pay for the exchange with a card of your hand: “{ $action }” has to wait.
draw-first = First draw the cards of the exchange: “{ $action }” has to wait.
keep-first = First keep one of the cards that you drew: “{ $action }” has to wait.
pick-first = First choose a card of your hand: “{ $action }” has to wait.
empire-first = First choose the empire that you lead.
cards-are-dealt = Nobody draws from the deck: the cards are dealt.
no-more-pools = You have drawn all { $count } hands of this round.

## Why a thing cannot be chosen

why-not-now = This is not what is asked now.
why-pick-first = The draft is under way: choose a card of your hand.
why-empire-first = { empire-first }
why-cards-are-dealt = { cards-are-dealt }
why-no-more-pools = { no-more-pools }
why-not-in-hand = { not-in-hand }
why-not-drafted = { not-drafted }
why-place-first = First place your cube of { $resource }.
why-cards-first = { cards-first }
why-take-first = { take-first }
why-no-cube = { no-cube }
why-no-such-site = { no-such-site }
why-no-free-slot = { no-free-slot }
why-first-of-equals = { first-of-equals }
why-no-piece = { no-piece }
why-too-few-to-give = { too-few-to-give }
why-give-first = First pay for the exchange with a card of your hand.
why-draw-first = First draw the cards of the exchange.
why-keep-first = First keep one of the cards that you drew.

## Faults in the data

data-one-per-round = { $file }, { $entry }, { $field }: there are { $expected } rounds, but { $given } directions.
data-hands = { $file }, { $entry }, { $field }: four numbers are needed, for 2, 3, 4 and 5 seats; there are { $given }.
data-resources = { $file }, { $entry }, { $field }: the entries must be { $expected } in this order, not { $given }.
data-supremacy = { $file }, { $entry }, { $field }: name one character, or both for a choice.
data-faces = { $file }, { $entry }, { $field }: every empire needs a face A and a face B, in the same order, and there must be one per seat (“{ $given }”).
data-too-many = { $file }, { $entry }, { $field }: { $given } cards in all are too many; at most { $high } can be used.
data-too-few = { $file }, { $entry }, { $field }: with { $given } cards in all the deck could run out; at least { $low } are needed.
data-reserved = { $file }, { $entry }, { $field }: “{ $given }” is a word of the notation and cannot be the id of a card.
data-free = { $file }, { $entry }, { $field }: a card that costs nothing could never be under construction.
data-medals = { $file }, { $entry }, { $field }: three numbers are needed, for bronze, silver and gold, from low to high.
data-imposed = { $file }, { $entry }, { $field }: name the imposed cards, each once, all of them in the deck.
data-ranks = { $file }, { $entry }, { $field }: ranks begin at 0 points and rise; { $given } does not fit.

## Statistics

stats-built = Cards built
stats-recycled = Cards recycled
stats-supremacies = Supremacies
stats-production = Cubes produced in a round
stats-sources = Points by source
stats-sources-sheet-flat = Points on cards
