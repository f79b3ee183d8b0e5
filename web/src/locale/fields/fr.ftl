### Les mots pour les données communes à plusieurs jeux, pour les pages « à propos » et les règles : ceux d’un seul jeu sont avec son plateau.

## Faits

fact = { $what } : { $value }
number-range = { $first } à { $last }

## Tables des données

pieces-building = Bâtiments
pieces-piece = Pions et cubes
pieces-resource = Ressources
pieces-scenario = Scénarios
table-readings = Là où l’imprimé n’est pas clair
table-rules = Les règles
table-solo = Le jeu en solo

## Champs des données

field-copies = nombre d’exemplaires
field-cost = coût
field-count = nombre dans la boîte
field-kind = type
field-points = points
field-value = valeur
