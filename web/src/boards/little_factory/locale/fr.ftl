# Les mots du plateau et des données de ce jeu ; ce qui se passe est dit par les mots du jeu.

## Le plateau

board-valley = La vallée : bâtiments et ressources
board-buy = Acheter « { $card } » pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
board-buy-says = Prix cerclé : des cartes de votre main peuvent le payer. Choisissez-le, puis ce que vous défaussez. Un cercle autour de la carte dit que vous pouvez la produire.
board-pin = Viser « { $card } »
board-pin-says = Viser « { $card } » : ce qui vous manque encore s’affiche au-dessus de votre main. Appuyez de nouveau pour y renoncer.
board-phases = Le tour
board-phase-0 = Activer
board-phase-1 = Produire ou échanger
board-phase-2 = Activer encore
board-phase-3 = Nouvelles cartes
board-phase-0-short = Activer
board-phase-1-short = Agir
board-phase-2-short = Activer
board-phase-0-says = D’abord : activez vos bâtiments si vous le souhaitez, chacun une fois par tour.
board-phase-1-says = Puis, une fois : produisez une carte, ou échangez des cartes contre des pièces.
board-phase-2-says = Puis : activez ceux de vos bâtiments qui ne l’ont pas encore été.
board-phase-3-says = Enfin : de nouvelles cartes remplissent les places libres au milieu.
board-end = Terminer le tour
board-exchange = Échanger
board-exchange-says = Échanger : défaussez des cartes contre les pièces qu’elles valent, et achetez-en des cartes au milieu. Une carte défaussée en achète une ou plusieurs ; plusieurs cartes défaussées en achètent une seule. Pour commencer, choisissez ce que vous défaussez.
board-unpin = Le bâtiment que vous visez ; appuyez pour y renoncer.
board-given = Donné
board-price = Prix
board-left = reste { $coins }
board-short = manque { $coins }
board-lost = { $coins ->
        [one] { $coins } perdue !
       *[other] { $coins } perdues !
    }
board-stop = Finir (perdre { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    })
board-many-for-one = pour une seule carte
board-one-for-many = à dépenser
board-tree = L’arbre des transformations
board-tree-short = L’arbre
board-lit-above = { $count ->
        [one] { $count } carte à choisir
       *[other] { $count } cartes à choisir
    } plus haut
board-lit-below = { $count ->
        [one] { $count } carte à choisir
       *[other] { $count } cartes à choisir
    } plus bas
board-tree-from = Ce que la carte coûte, ou que son effet consomme
board-tree-to = Ce à quoi elle sert, ou que son effet donne
board-tree-cost = Coût
board-tree-effect = Effet
board-tree-leads = Sert à
board-lacks = manque
board-or = ou
board-tree-how = Choisissez une carte : ses branches s’allument.
board-no-buildings = Vos bâtiments se dresseront ici.
board-mine = Votre main : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } sur { $limit }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $goal }

## Ce qui est demandé, et où cela se fait

ask-act = Activer : touchez un bâtiment à vous. Produire : une carte. Échanger : un prix.
ask-action = Produire : touchez une carte. Échanger : touchez un prix.

## Ce qu’une seule ligne de la carte dit déjà

note-way = { "" }
effect-gives = { "" }
effect-tokens = { "" }
effect-exchange = { "" }

## Champs des données, pour les pages « à propos » et les règles

field-coins = prix en pièces
field-effect = effet
field-level = niveau
field-market = ce que fait le marché
field-plank = façons de produire
