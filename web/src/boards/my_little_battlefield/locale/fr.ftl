# Les mots du plateau et des données de ce jeu ; ce qui se passe est dit par les mots du jeu.

## Le plateau

board-mine = Votre camp : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $rival } : { $others }
board-free = gratuit
board-order-roll = Lancer
board-order-follow = Suivre
board-order-decline = Passer
board-order-force = Forcer une relance
board-order-reroll = Relancer
board-order-convert = Défausser
board-order-roll-these = Relancer { $count }
board-order-convert-these = Défausser { $count }
board-order-resources = Tout gagner
board-order-only-this = Utiliser cette règle
board-order-same = Ici
board-order-end = Finir le tour
board-end-unused = { $count ->
        [one] Un dé n’a pas servi
       *[other] { $count } dés n’ont pas servi
    } : { $dice }. Appuyez encore une fois pour finir le tour malgré tout.
board-by-converting = ⇄ Aucun dé n’y mène pour l’instant, mais des dés peuvent être défaussés pour en tourner un autre qui y mène. Choisissez-le pour voir comment.
board-choose-place = Choisissez maintenant où
board-briefing = Ordre de bataille : but, début, points et fin
board-legend-points = Nombre : points.
board-legend-holders = Cadre : le camp qui contrôle le secteur.
board-legend-units = Rond, écu ou octogone : unité Standard, d’Élite ou de Renom.
board-legend-roles = Signe violet : un rôle à part dans ce scénario.
board-home = Première ligne : { $name }
board-begins = en premier
board-turn-before = Les dés du tour précédent
board-turn-after = Les dés du tour suivant
board-turn-to = Le tourner sur
board-turn-by-rule = Règle de « { $rule } »
board-turn-by-giving = Défausser { $count ->
        [one] 1 dé
       *[other] { $count } dés
    }
board-marked = Sélectionnés : { $count } sur { $whole }
board-mark-both = Utilisez un dé, ou sélectionnez-en à relancer (ou { $count } à convertir)
board-mark-roll = Utilisez un dé, ou sélectionnez-en à relancer
board-mark-convert = Utilisez un dé, ou sélectionnez-en { $count } à convertir
board-mark-more = Sélectionnez { $count ->
        [one] encore un dé
       *[other] encore { $count } dés
    } pour convertir
board-use = { $kind ->
        [unit] { $face } : choisissez une unité éclairée, puis où elle va
        [sector] { $face } : choisissez un secteur éclairé
        [power] { $face } : montez votre Puissance, éclairée
        [either] { $face } : choisissez un secteur éclairé, ou montez votre Puissance
        [track] { $face } : choisissez la piste éclairée
        [side] { $face } : choisissez votre faction pour sa règle
       *[none] { $face } ne sert à rien pour l’instant.
    }
board-pay-power = Monter votre Puissance avec :
board-more-ways = { $count } de plus
board-choose-die = Choisissez maintenant le dé
board-choose-unit = Choisissez maintenant l’unité
board-give-up = Aucun dé n’y mène. Défaussez { $count ->
        [one] un dé
       *[other] { $count } dés
    } et tournez-en un autre sur :
board-give-up-too = Choisissez un dé éclairé ; ou défaussez { $count ->
        [one] un dé
       *[other] { $count } dés
    } pour en tourner un autre sur :
board-ask-follow = Me proposer de suivre
board-ask-force = Me proposer la relance
board-asked = { $face } : on vous le propose. Appuyez pour passer désormais.
board-not-asked = { $face } : on ne vous le propose pas. Appuyez pour qu’on vous le propose à nouveau.
board-ask-always = tous
board-ask-never = aucun
board-turn-over = Votre tour est fini.

## Les adversaires, quand une table se prépare

board-adversary-stray_militia = Vous prive d’une ressource de temps à autre : idéale pour une première bataille.
board-adversary-border_garrison = S’en prend d’abord à vos ressources, puis aux pions des jauges.
board-adversary-vanguard = Cherche des tours supplémentaires, puis vous prive d’un dé et fait reculer vos pions.
board-adversary-iron_host = Pille vos ressources par deux ou trois et avance vite dans les secteurs disputés.
board-adversary-endless_legion = Pille vos ressources dès le début et gagne du terrain partout où elle est présente.

## Scenarios and what ends them, on the rules page

board-ends = Ce qui y met fin
board-end-at-alone = En solitaire : { $end }
board-end-at-two = À deux : { $end }
board-end-points = { $value } points à la fin de son propre tour
board-end-reserve = une unité entre dans la Réserve ennemie
board-end-ai-power = l’adversaire parvient au sommet de sa Puissance
board-end-turns = { $value } tours joués par chaque camp
board-end-burnt = tout ce qui peut brûler a brûlé
board-end-gauge = après un tour de l’attaquant, le pion de la position de tir n’est plus du côté du défenseur
board-end-control = après un de ses tours, l’attaquant contrôle le générateur
board-end-counter = l’évacuation atteint l’étape { $value }
board-end-exit = des unités de l’attaquant valant { $value } sont sorties par la Réserve ennemie

## Said otherwise than in a terminal, which has no board to point at

thing-sector = { $sector }
thing-die = { $face }
never-ask-follow = Ne jamais suivre : { $face }
never-ask-force = Ne jamais faire relancer : { $face }

## Tables des données

pieces-ai = Adversaires
pieces-face = Faces des dés
pieces-faction = Factions
pieces-sector = Secteurs
pieces-unit = Unités
table-level = Niveaux de puissance

## Champs des données, pour les pages « à propos » et les règles

field-attacker = qui attaque
field-attacker_reserve = unités de l’attaquant au départ
field-category = jauge
field-centre = secteur central
field-command = commandement au départ
field-counter = compteur de tours
field-defender_controls = ce que le défenseur tient au départ
field-defender_units = unités du défenseur au départ
field-dice = dés
field-difficulty = difficulté
field-elite = unité d’élite
field-ends = fin de la bataille
field-ends_solo = fin de la bataille en solo
field-enters_reserve = si l’adversaire entre dans la réserve
field-exit = points des unités qui sortent
field-fair_difference = écart d’une disposition équitable
field-first = qui commence
field-follow_in_extra_turn = suivre pendant un tour supplémentaire
field-follow_move_forbids = secteurs fermés à qui suit un mouvement
field-force_command = commandement pour forcer une relance
field-grid = carte
field-levels = niveaux de puissance
field-morale = moral au départ
field-number = numéro sur le dé
field-objective = objectif
field-ops = règle spéciale
field-power = puissance au départ
field-profiles = tirage des secteurs
field-renown = unité de renom
field-repel_face = dé qui repousse un intrus
field-retreat_into_occupied = retraite dans un secteur occupé
field-roles = secteurs à rôle particulier
field-rooted = unité qui ne peut pas partir
field-scoring = décompte de la bataille
field-second_result_must_fit = second résultat d’un dé doublé
field-standard = unité standard
field-target_once_reached = points atteints pendant un tour
field-unit = nouvelle unité
field-victory = qui gagne
