### Hidden Card in English. Every message stands in fr.ftl too.

title = Hidden Card
tagline = Bet on a card that nobody else has seen.

## What happens

dealt = Everybody is dealt a hidden card.
dealt-you = You are dealt “{ $card }”.
bet = { $who_is ->
        [you] You bet { $coins }.
       *[other] { $who } bets { $coins }.
    }
drew = { $who_is ->
        [you] You draw “{ $card }”.
       *[other] { $who } draws “{ $card }”.
    }
showed = { $who_is ->
        [you] Your hidden card was “{ $card }”.
       *[other] { $who } had hidden “{ $card }”.
    }

## What is asked, and the answers

ask-bet = How much do you bet on your hidden card?
ask-draw = Draw your second card.
do-bet = Bet { $coins }
do-draw = Draw a card
bet-then-draw = First bet, once, then draw: “{ $action }” is not possible now.

## What lies on the table

thing-deck = Deck
thing-player = { $who_is ->
        [you] Your place
       *[other] Place of { $who }
    }
thing-card = { $card }
thing-hidden = Hidden card
note-bet = { $coins ->
        [0] No bet yet.
       *[other] Bet: { $coins }.
    }
sheet-coins = Coins won or lost
