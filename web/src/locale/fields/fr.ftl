### Les champs des données des jeux en français, pour les pages « à propos » et les règles. Chaque message est aussi dans en.ftl, dans le même ordre.

## Faits

fact = { $what } : { $value }
number-range = { $first } à { $last }

## Tables des données sans composants nommés

table-board = Plateaux individuels
table-coins = Pièces
table-disc = Disques d'année
table-farm = La ferme
table-level = Niveaux de puissance
table-readings = Là où l'imprimé n'est pas clair
table-rules = Les règles
table-solo = Le jeu en solo
table-store = Le magasin
table-tile = Tuiles Paysage

## Champs

field-areas = terrains
field-attacker = qui attaque
field-attacker_reserve = unités de l'attaquant au départ
field-autumn = marchandise mieux payée en automne
field-barn_spaces = espaces de la grange
field-behind = emplacement
field-borders = limites et clôtures
field-category = jauge
field-centre = secteur central
field-coins = prix en pièces
field-colour = couleur
field-command = commandement au départ
field-copies = nombre d'exemplaires
field-cost = coût
field-count = nombre dans la boîte
field-counter = compteur de tours
field-counts = nombre de chaque valeur
field-cubes = cubes dans la boîte
field-defender_controls = ce que le défenseur tient au départ
field-defender_units = unités du défenseur au départ
field-dice = dés
field-difficulty = difficulté
field-districts = terrains du plateau
field-draw = tuiles piochées
field-edges = bords
field-effect = effet
field-elite = unité d'élite
field-ends = fin de la bataille
field-ends_solo = fin de la bataille en solo
field-enters_reserve = si l'adversaire entre dans la réserve
field-exit = points des unités qui sortent
field-fair_difference = écart d'une disposition équitable
field-fires = feux de camp
field-first = qui commence
field-follow_in_extra_turn = suivre pendant un tour supplémentaire
field-follow_move_forbids = secteurs fermés à qui suit un mouvement
field-food = nourriture
field-force_command = commandement pour forcer une relance
field-goods = marchandises achetées
field-grid = carte
field-improvements = espaces d'amélioration
field-kind = type
field-labourer = premier travailleur
field-land = terrain
field-letter = lettre
field-level = niveau
field-levels = niveaux de puissance
field-market = ce que fait le marché
field-morale = moral au départ
field-number = numéro sur le dé
field-objective = objectif
field-ops = règle spéciale
field-pile = lettre au dos
field-place = tuiles à poser
field-plank = façons de produire
field-points = points
field-power = puissance au départ
field-profiles = tirage des secteurs
field-renown = unité de renom
field-repel_face = dé qui repousse un intrus
field-retreat_into_occupied = retraite dans un secteur occupé
field-roles = secteurs à rôle particulier
field-rooted = unité qui ne peut pas partir
field-scoring = décompte de la bataille
field-second_result_must_fit = second résultat d'un dé doublé
field-spaces = place pour les pions
field-squares = cases de stockage
field-standard = unité standard
field-summer = marchandise qui rapporte plus en été
field-supremacy = la suprématie rapporte
field-target_once_reached = points atteints pendant un tour
field-unit = nouvelle unité
field-value = valeur
field-values = valeurs des pièces
field-victory = qui gagne
field-wagons = chariots
field-winter = qui mange double en hiver
