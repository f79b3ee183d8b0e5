# Les mots du plateau et des données de ce jeu ; ce qui se passe est dit par les mots du jeu.

## Tables des données

pieces-development = Cartes Développement
pieces-empire = Cartes Empire

## Champs des données, pour les pages « à propos » et les règles

field-supremacy = la suprématie rapporte
