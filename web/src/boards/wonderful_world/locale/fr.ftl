# Les mots du plateau et des données de ce jeu ; ce qui se passe est dit par les mots du jeu.

## Le plateau

board-track = Tours et production
board-phase-empire = Choix de l’empire
board-phase-draft = Draft
board-phase-planning = Planification
board-phase-placing = Production
board-phase-over = Fin
board-phase-between = L’étape est finie
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
board-receives = reçoit votre main
board-known-hand = Dans une main que vous avez vue
board-stage = Devant vous
board-sort = Trier les cartes construites par type
board-nothing-built = Ici s’empilent les cartes construites.
board-nothing-under-construction = Rien n’est en construction.
board-build = Construire ici
board-build-all = Tout construire
board-fill-all = Tout remplir
board-recycle = Recycler
board-recycle-all = Tout recycler sur l’Empire
board-give = Échanger
board-give-now = Échange : touchez les cartes que vous payez, { $paid } en tout.
board-discard = Abandonner une carte
board-let-go = Lâchez : { $action }
board-how-to-place = Un clic sur une carte y pose un cube. Maj, un appui long ou le tas entier glissé en posent autant que possible. La réserve au pied de votre Empire prend tout le reste.
board-how-to-place-touch = Touchez une carte : un cube. Appui long : autant que possible, une fois le doigt levé.
board-sheet-flat = Points des cartes
board-sheet-combos = Points par type
board-sheet-general = Généraux
board-sheet-financier = Financiers
board-sheet-total = Points
board-tie-cards = À égalité : cartes dans l’Empire
board-tie-characters = Encore à égalité : personnages
board-done = Rien de plus
board-lacks = manque
board-scarce = disputé
board-build-about = Une carte posée ici est en construction : des cubes, des krystalliums et des personnages remplissent ses cases jusqu’à ce qu’elle soit construite.
board-build-all-about = Met en construction toutes les cartes qui restent.
board-recycle-about = Une carte posée ici est défaussée contre un cube, que montrent ses flèches rondes.
board-recycle-all-about = Défausse toutes les cartes qui restent ; leurs cubes vont sur votre carte Empire.
board-discard-about = Une carte en construction posée ici est défaussée contre un cube sur votre carte Empire. Tout ce qui y était placé est perdu.
board-types-about = Vos cartes construites, par type. Certaines cartes marquent ou produisent pour chaque carte d’un type.
board-production-about = Ce que votre empire produit à chaque tour, dans l’ordre des étapes.
board-round-about = Tour { $round } sur { $rounds }.{ $way ->
        [left] {" "}Au draft de ce tour, les mains passent à gauche.
        [right] {" "}Au draft de ce tour, les mains passent à droite.
       *[none] {""}
    }
board-dealt = Votre Empire : « { $empire } »
board-counted-type = { $kind } : { $count ->
        [one] { $count } carte construite
       *[other] { $count } cartes construites
    }
board-counted-production = { $kind } : { $count } par tour
board-counted-piece = { $kind } : { $count } en réserve
board-this-round = Dans ce tour
board-waiting = Votre main attend
board-phase-hand = Planification, main { $pool } sur { $pools }
plan-whole-ask-draw = Validez pour payer { $paid ->
        [one] cette carte
       *[other] ces { $paid } cartes
    }, en piocher { $count } et en garder une ; ou changez votre plan. Le reste de votre main reste à vous.
plan-whole-ask-pool = Cette main est réglée. Validez votre plan pour piocher la main suivante (la { $pool } sur { $pools }, { $count } cartes) ; avant cela, vous pouvez encore le changer, ou utiliser krystalliums et personnages.
board-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout
board-points-line = { $line } = { $points }
board-mine = Votre empire : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $built ->
        [one] { $built } carte construite
       *[other] { $built } cartes construites
    }

## Scénarios

board-scenario-none = Aucune carte imposée. Quatre tours, et un rang à la fin.
board-scenario-sc01 = Une expédition a trouvé un passage sous la glace. Installez le camp, forez, écoutez, et touchez le fond avant tous.
board-scenario-sc02 = Assez de fumées, de déchets et de maladies. Triez, captez le vent, soignez et nourrissez votre peuple.
board-scenario-sc03 = Une seule planète ne suffit plus. Apprenez de ce qui est tombé du ciel, et partez d’où cela vient.
board-scenario-sc04 = Il ne vous reste qu’un adversaire : le temps. Étudiez-le, comprenez-le, traversez-le.
board-scenario-sc05 = La fin approche. Creusez sous la terre, bâtissez sous la mer, et confiez le chemin à quelques élus.
board-scenario-sc06 = Tout a un prix. Gagnez de l’argent, gagnez les esprits, et dressez-en le monument.
board-scenario-cards = Se joue avec la face B. À construire : { $cards }.

## Pièces, sur la page des règles

board-about-general = Remplit à tout moment une case qui demande un Général. Rapporte des points à la fin, davantage avec certaines cartes.
board-about-financier = Remplit à tout moment une case qui demande un Financier. Rapporte des points à la fin, davantage avec certaines cartes.

## Tables des données

pieces-development = Cartes Développement
pieces-empire = Cartes Empire

## Champs des données, pour les pages « à propos » et les règles

field-supremacy = la suprématie rapporte
fact-supremacy = { $what } : { $value_or }
