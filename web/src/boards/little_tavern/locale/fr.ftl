# What is written on the board itself; what happens is told by the title's own words.

board-bar = Le comptoir
board-characters = Personnages
board-events = Événements
board-discards = { $count ->
        [one] { $count } en défausse
       *[other] { $count } en défausse
    }
board-round = Manche { $round }
board-counting = Manche { $round } : les pourboires
board-stranger = Inconnu
board-tips-now = Pourboires si la manche finissait maintenant
board-mine = Votre table : { $guests ->
        [one] { $guests } client
       *[other] { $guests } clients
    } sur 4, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, pourboires +{ $tips }
