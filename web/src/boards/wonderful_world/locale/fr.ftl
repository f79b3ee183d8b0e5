# Les mots du plateau et des données de ce jeu ; ce qui se passe est dit par les mots du jeu.

## Le plateau

board-track = Tours et production
board-phase-empire = Choix de l'empire
board-phase-draft = Draft
board-phase-planning = Planification
board-phase-placing = Production
board-phase-over = Fin
board-phase-between = L'étape est finie
board-bronze = Bronze
board-silver = Argent
board-gold = Or
board-letter-structure = S
board-letter-vehicle = V
board-letter-research = R
board-letter-project = P
board-letter-discovery = D
board-construction = En construction
board-drafted = Draftées
board-known-hand = Dans une main que vous avez vue
board-stage = Devant vous
board-nothing-built = Ici s'empilent les cartes construites.
board-nothing-under-construction = Rien n'est en construction.
board-build = Construire ici
board-build-all = Tout construire
board-recycle = Recycler
board-recycle-all = Tout recycler
board-give = Échanger
board-discard = Renoncer à une carte
board-done = Rien de plus
board-mine = Votre empire : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $built ->
        [one] { $built } modèle construit
       *[other] { $built } modèles construits
    }

## Tables des données

pieces-development = Cartes Développement
pieces-empire = Cartes Empire

## Champs des données, pour les pages « à propos » et les règles

field-supremacy = la suprématie rapporte
