# Les mots du plateau et des données de ce jeu ; ce qui se passe est dit par les mots du jeu.

## Le plateau

board-spring = Printemps
board-summer = Été
board-autumn = Automne
board-winter = Hiver
board-start = Mise en place
board-dawn = Nouvelle année
board-last = Derniers travaux
board-over = La fin
board-town = Ville
board-land = Domaine
board-year = Année { $year } sur { $years }
board-discs = { $count ->
        [one] 1 année à venir
       *[other] { $count } années à venir
    }
board-to-place = { $count ->
        [0] Plus rien à poser
        [one] Posez-en une
       *[other] Posez-en { $count }
    }
board-turn = Tourner la tuile
board-turn-key = La tourner : R ou la molette
board-put = Choisissez maintenant sa case
board-turn-and-lay = Tournez-la, puis posez-la
board-turn-back = Tourner la tuile dans l’autre sens
board-turn-back-key = L’autre sens : Maj+R ou la molette
board-lay = La poser ici
board-lay-short = Poser
board-fit-region = Avec elle, une région { $count ->
        [1] d’une tuile
       *[other] de { $count } tuiles
    } produit : { $good }.
board-fit-enclosures = Elle ferme { $count ->
        [1] un enclos
       *[other] { $count } enclos
    } de plus.
board-fit-points = { $count ->
        [1] Un point
       *[other] { $count } points
    } de { $way ->
        [more] plus
       *[other] moins
    }.
board-whole = Tout le domaine
board-new = nouveau
board-free-hut = Une cabane libre : le travailleur qui y logera n’aura pas besoin de bois en hiver.
board-free-wagon = Un chariot libre pour un travailleur. Habité, il demande du bois en hiver.
board-barn-space = Une place libre de la grange, pour une marchandise ou une pièce.
board-barn-lot = Ici, des places s’ajoutent quand vous construisez une grange.
board-bill = Ce que l’hiver prendra
board-bill-nothing = rien à payer
board-bill-paid = tout y est
board-bill-short = { $count ->
        [one] 1 manque
       *[other] { $count } manquent
    }
board-bill-about = Ce que l’hiver prendra à cette ferme, en l’état.
board-bill-food = { $count ->
        [1] Un { $who } mange { $goods }.
       *[other] { $count } × { $who } : ensemble, ils mangent { $goods }.
    }
board-bill-fire = Les feux de camp du disque brûlent { $goods }.
board-bill-wagon = Les chariots habités brûlent { $goods } ; les cabanes, rien.
board-bill-lacks = { $count ->
        [1] Il en manque 1.
       *[other] Il en manque { $count }.
    }
board-help-scale = { $count ->
        [1] Il manque 1 marchandise : une tuile d’aide.
       *[other] Il manque { $count } marchandises : { $count } tuiles d’aide.
    } Face visible, une tuile d’aide ne coûte rien et se rend contre { $goods } marchandises. La suivante la retourne : elle coûte alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin.
board-winter-passed = L’hiver est passé
board-winter-fine = tous nourris et au chaud
board-winter-short = { $count ->
        [1] 1 manquait
       *[other] { $count } manquaient
    }
board-points-now = Vos points pour l’instant : { $points }.
board-line = { $line } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
board-metals = Points selon le métal : { $metals }.
board-metal = { $coin } { $points }
board-mark = { $points } points – { $grade }
board-mine = Votre ferme : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-mine-winter = { $count ->
        [0] hiver : tout y était
        [1] hiver : 1 manquait
       *[other] hiver : { $count } manquaient
    }
board-bag = Tuiles dans le sac : { $count }
board-order-now = Ordre de cet automne
board-order-next = Ordre du prochain automne, selon les pions
board-alone-do-work = Celle-ci seulement
board-more-lands = { $count ->
        [1] Encore un terrain
       *[other] Encore { $count } terrains
    }{ $or ->
        [0] .
       *[other] , ou :
    }
board-more-goods = { $count ->
        [1] Choisissez encore une marchandise
       *[other] Choisissez { $count } marchandises
    }{ $or ->
        [0] .
       *[other] {" "}ou :
    }
board-toll-now = Péage : touchez une pièce ou une aide
board-alone-do-go = Y aller
board-alone-do-take = Payer autrement
board-alone-do-take-good = D’abord celle-ci
board-alone-do-repay = Rendre autrement
board-winter-fields = La garder, tout payer, terrains d’abord
board-winter-barn = La garder, tout payer, grange d’abord
board-winter-pay = La garder et tout payer d’un coup
board-final = Montre une pièce à tous : ne peut être annulé
board-final-draw = Tire des pièces du sac : ne peut être annulé
board-final-on = La partie continue ensuite : ne peut être annulé
board-order-arrive = Y aller
board-order-twice = Deux fois
board-order-fields = Terrains d’abord
board-order-barn = Grange d’abord
board-order-keep = En pièces
board-order-goods = En marchandises
board-order-pay = Payer
board-order-sell = Vendre
board-order-drop = Défausser
board-order-return = Remettre
board-order-store-all = Tout rentrer
board-order-draw = { $count ->
        [0] Le sac est vide
        [1] Tirer 1 pièce
       *[other] Tirer { $count } pièces
    }
board-order-repay-fields = Terrains d’abord
board-order-repay-barn = Grange d’abord
board-order-repay-pay = La rendre

## Les mots du jeu, plus courts là où le plateau montre le reste

laid = { $who_is ->
        [you] Vous posez
       *[other] { $who } pose
    } une tuile : { $lands }.
ask-start = D’où part votre pion ? Il suit les flèches ; passer devant la mairie ou l’église se paie.
ask-tile = Quelle tuile posez-vous, et où ?
do-tile = Poser la tuile : { $sides }
do-lay = Poser la tuile : { $north } au nord, { $east } à l’est, { $south } au sud, { $west } à l’ouest ({ $cell })
board-in-region = { $told ->
        [there] {""}
        [size] {" "}({ $tiles ->
            [1] une tuile
           *[other] { $tiles } tuiles
        })
       *[cell] {" "}({ $tiles ->
            [1] une tuile
           *[other] { $tiles } tuiles
        }, en { $cell })
    }
do-work = Travailler { $there }{ board-in-region } : { $count } × { $good }
do-pay = Payer 1 × { $good }, pris { $there }{ board-in-region }
do-sell = Vendre 1 × { $good }, pris { $there }{ board-in-region }, { for-coins }
do-store = Rentrer dans la grange 1 × { $good }, pris { $there }{ board-in-region }
do-done-winter = La garder et payer l’hiver
do-work-all = Envoyer tout le monde : { $goods }
thing-tile = Tuile : { $lands }
thing-area = { $land }
thing-cell = Case libre
thing-drawn = Tuile : { $sides }

## Tables des données

pieces-coin = Pièces de monnaie
pieces-good = Marchandises
pieces-improvement = Améliorations
pieces-labourer = Travailleurs
pieces-stop = Étapes de la rue
pieces-toll = Passages
table-board = Plateaux individuels
table-disc = Disques d’année
table-farm = La ferme
table-store = Le magasin
table-tile = Tuiles Paysage

## Champs des données, pour les pages « à propos » et les règles

field-areas = terrains
field-autumn = marchandise mieux payée en automne
field-barn_spaces = espaces de la grange
field-behind = emplacement
field-borders = limites et clôtures
field-buildings = bâtiments au départ
field-colour = couleur
field-cubes = cubes dans la boîte
field-districts = terrains du plateau
field-draw = tuiles piochées
field-edges = bords
field-fires = feux de camp
field-food = nourriture
field-goods = marchandises achetées
field-improvements = espaces d’amélioration
field-labourer = premier travailleur
field-land = terrain
field-pile = lettre au dos
field-place = tuiles à poser
field-spaces = place pour les pions
field-squares = cases de stockage
field-summer = marchandise qui rapporte plus en été
field-wagons = chariots
field-winter = qui mange double en hiver
