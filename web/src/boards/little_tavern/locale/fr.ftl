# Les mots du plateau et des données de ce jeu ; ce qui se passe est dit par les mots du jeu.

## Le plateau

board-bar = Le comptoir
board-characters = Personnages
board-events = Événements
board-discards = { $count ->
        [one] { $count } en défausse
       *[other] { $count } en défausse
    }
board-round = Manche { $round }
board-goal = Fin de partie à
board-round-ends = La manche finit quand toutes les tables sont pleines
board-last-round = Pourboires manche { $round }
board-nothing-drawn = La carte piochée viendra ici
board-won = Gagne la partie
board-tables = Table
board-guests = Clients
board-tips = Pourboires
board-purse = Bourse
board-counting = Manche { $round } : les pourboires
board-tips-now = Pourboires si la manche finissait maintenant
board-mine = Votre table
board-mine-sum = Votre table : { $guests ->
        [one] { $guests } client
       *[other] { $guests } clients
    } sur { $chairs }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, pourboires +{ $tips }
board-table = Table de { $owner } : { $guests ->
        [one] { $guests } client
       *[other] { $guests } clients
    } sur { $chairs }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, pourboires +{ $tips }. Ouvrir

## Tables des données

pieces-character = Personnages
pieces-event = Événements
table-coins = Pièces

## Champs des données, pour les pages « à propos » et les règles

field-counts = nombre de chaque valeur
field-values = valeurs des pièces
