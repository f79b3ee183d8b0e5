# Les mots du plateau et des données de ce jeu ; ce qui se passe est dit par les mots du jeu.

## Tables des données

pieces-coin = Pièces de monnaie
pieces-good = Marchandises
pieces-improvement = Améliorations
pieces-labourer = Travailleurs
pieces-stop = Étapes de la rue
pieces-toll = Passages
table-board = Plateaux individuels
table-disc = Disques d'année
table-farm = La ferme
table-store = Le magasin
table-tile = Tuiles Paysage

## Champs des données, pour les pages « à propos » et les règles

field-areas = terrains
field-autumn = marchandise mieux payée en automne
field-barn_spaces = espaces de la grange
field-behind = emplacement
field-borders = limites et clôtures
field-colour = couleur
field-cubes = cubes dans la boîte
field-districts = terrains du plateau
field-draw = tuiles piochées
field-edges = bords
field-fires = feux de camp
field-food = nourriture
field-goods = marchandises achetées
field-improvements = espaces d'amélioration
field-labourer = premier travailleur
field-land = terrain
field-letter = lettre
field-pile = lettre au dos
field-place = tuiles à poser
field-spaces = place pour les pions
field-squares = cases de stockage
field-summer = marchandise qui rapporte plus en été
field-wagons = chariots
field-winter = qui mange double en hiver
