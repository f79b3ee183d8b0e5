# Les mots du plateau et des données de ce jeu ; ce qui se passe est dit par les mots du jeu.

## Champs des données, pour les pages « à propos » et les règles

field-coins = prix en pièces
field-effect = effet
field-level = niveau
field-market = ce que fait le marché
field-plank = façons de produire
