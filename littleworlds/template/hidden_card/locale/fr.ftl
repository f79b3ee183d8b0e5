### Hidden Card en français. Chaque message figure aussi dans en.ftl.

title = Hidden Card
tagline = Misez sur une carte que personne d’autre n’a vue.

## Ce qui se passe

dealt = Chacun reçoit une carte cachée.
dealt-you = Vous recevez « { $card } ».
bet = { $who_is ->
        [you] Vous misez { $coins }.
       *[other] { $who } mise { $coins }.
    }
drew = { $who_is ->
        [you] Vous piochez « { $card } ».
       *[other] { $who } pioche « { $card } ».
    }
showed = { $who_is ->
        [you] Votre carte cachée était « { $card } ».
       *[other] { $who } cachait « { $card } ».
    }

## Ce qui est demandé, et les réponses

ask-bet = Combien misez-vous sur votre carte cachée ?
ask-draw = Piochez votre seconde carte.
do-bet = Miser { $coins }
do-draw = Piocher une carte
bet-then-draw = On mise d’abord, une seule fois, puis on pioche : « { $action } » n’est pas possible maintenant.

## Ce qui est sur la table

thing-deck = Pioche
thing-player = { $who_is ->
        [you] Votre place
       *[other] Place de { $who }
    }
thing-card = { $card }
thing-hidden = Carte cachée
note-bet = { $coins ->
        [0] Pas encore de mise.
       *[other] Mise : { $coins }.
    }
sheet-coins = Pièces gagnées ou perdues
