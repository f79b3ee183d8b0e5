# Les mots du plateau et des données de ce jeu ; ce qui se passe est dit par les mots du jeu.

## Le plateau

board-valley = La vallée : bâtiments et ressources
board-buy = Acheter « { $card } » pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
board-pin = Viser « { $card } »
board-phases = Le tour
board-phase-0 = Activer
board-phase-1 = Produire ou échanger
board-phase-2 = Activer encore
board-phase-3 = Nouvelles cartes
board-end = Terminer le tour
board-exchange = Échanger
board-given = Donné
board-price = Prix
board-left = reste { $coins }
board-short = manque { $coins }
board-lost = { $coins } de perdu !
board-stop = Assez : { $coins } de perdu
board-many-for-one = pour une seule carte
board-one-for-many = à dépenser
board-tree = L’arbre des transformations
board-tree-short = L’arbre
board-no-buildings = Vos bâtiments se dresseront ici.
board-mine = Votre établi : { $cards } cartes sur { $limit }, { $points } points sur { $goal }

## Champs des données, pour les pages « à propos » et les règles

field-coins = prix en pièces
field-effect = effet
field-level = niveau
field-market = ce que fait le marché
field-plank = façons de produire
