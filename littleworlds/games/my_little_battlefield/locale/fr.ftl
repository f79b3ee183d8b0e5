### My Little Battlefield en français. Chaque message figure aussi dans en.ftl.

title = My Little Battlefield
tagline = Menez une armée de dés sur neuf secteurs et copiez les meilleurs coups de l’ennemi.

## Options

option-scenario = Scénario
option-ai_board = Adversaire
option-faction_powers = Une règle propre à chaque faction
option-faction_powers-about = Une fois par tour, un dé Spécial peut servir à la règle de votre faction.
option-fair_layout = Terrain équilibré : premières lignes de valeur proche
option-fair_layout-about = Le terrain est tiré de nouveau tant qu’une première ligne vaut bien mieux que l’autre ; pas pour les batailles qui ont leur propre carte.
option-second_player_command = Commandement en plus pour le second joueur
option-second_player_command-about = Un cadeau au départ, car celui qui commence a l’avantage.
option-side_a = Qui joue le camp A
option-side_a-seat_0 = la première place
option-side_a-seat_1 = la seconde place
option-side_a-drawn = tirage au sort
option-side_a-about = Chaque scénario dit ce qu’y fait le camp A ; le plus souvent, il attaque et commence.
fixed-layout = « { $scenario } » a son propre terrain : on ne peut pas y équilibrer les premières lignes.

## What happens

scenario = Scénario « { $scenario } ». { $objective }
laid-out = Le terrain, depuis la première ligne : { $sectors }.
begins = { $who_is ->
        [you] Vous commencez.
       *[other] { $who } commence.
    }
chose-faction = { $who_is ->
        [you] Vous menez
       *[other] { $who } mène
    } la faction « { $faction } ».
turn-begins = { $who_is ->
        [you] Votre tour { $turn } commence.
       *[other] { $who } : le tour { $turn } commence.
    }
rolled = { $who_is ->
        [you] Vous lancez les dés : { $faces }.
       *[other] { $who } lance les dés : { $faces }.
    }
rerolled = { $who_is ->
        [you] Vous relancez et obtenez { $faces }.
       *[other] { $who } relance et obtient { $faces }.
    }
discarded = { $who_is ->
        [you] Vous défaussez un dé : { $face }.
       *[other] { $who } défausse un dé : { $face }.
    }
set-die = { $who_is ->
        [you] Vous tournez un dé : { $face } devient { $new }.
       *[other] { $who } tourne un dé : { $face } devient { $new }.
    }
fought = { $who_is ->
        [you] Vous utilisez un dé ({ $face }) dans « { $sector } ».
       *[other] { $who } utilise un dé ({ $face }) dans « { $sector } ».
    }
pawn-moved = « { $sector } » : le pion avance { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    } pour { $who_is ->
        [you] vous
       *[other] { $who }
    } et se trouve sur { $space }, { $whose_is ->
        [you] de votre côté
       *[other] côté { $whose }
    }.
pawn-at-zero = « { $sector } » : le pion avance { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    } pour { $who_is ->
        [you] vous
       *[other] { $who }
    } et se trouve sur 0.
pawn-back = « { $sector } » : le pion recule sur { $space }, { $who_is ->
        [you] de votre côté
       *[other] côté { $who }
    }.
control-taken = { $who_is ->
        [you] Vous prenez
       *[other] { $who } prend
    } le contrôle de « { $sector } »{ $points ->
        [0] .
        [one]  : +1 point.
       *[other]  : +{ $points } points.
    }
control-lost = { $who_is ->
        [you] Vous perdez
       *[other] { $who } perd
    } le contrôle de « { $sector } »{ $points ->
        [0] .
        [one]  : −1 point.
       *[other]  : −{ $points } points.
    }
repelled = { $who_is ->
        [you] Vous chassez
       *[other] { $who } chasse
    } une unité ennemie de « { $sector } ».
burnt = « { $sector } » brûle, définitivement : +{ $points } pour { $who_is ->
        [you] vous
       *[other] { $who }
    }{ $others ->
        [0] .
       *[other] , −{ $others } pour { $other_is ->
            [you] vous
           *[other] { $other }
        }.
    }
retreated = { $who_is ->
        [you] Votre unité « { $unit } » bat en retraite
       *[other] L’unité « { $unit } » ({ $who }) bat en retraite
    } de « { $sector } » vers « { $target } ».
retreated-reserve = { $who_is ->
        [you] Votre unité « { $unit } » bat en retraite
       *[other] L’unité « { $unit } » ({ $who }) bat en retraite
    } de « { $sector } » jusqu’à la Réserve.
moved = { $who_is ->
        [you] Vous déplacez
       *[other] { $who } déplace
    } l’unité « { $unit } » de « { $sector } » à « { $target } ».
deployed = { $who_is ->
        [you] Vous faites
       *[other] { $who } fait
    } venir l’unité « { $unit } » de la Réserve à « { $target } ».
left-battle = { $who_is ->
        [you] Votre unité « { $unit } » sort
       *[other] L’unité « { $unit } » ({ $who }) sort
    } par { $other_is ->
        [you] votre Réserve
       *[other] la Réserve ennemie
    } : { $points } points d’unités sont dehors.
reached-reserve = { $who_is ->
        [you] Votre unité « { $unit } » atteint la Réserve ennemie.
       *[other] L’unité « { $unit } » ({ $who }) atteint la Réserve ennemie.
    }
unit-arrived = { $who_is ->
        [you] L’unité « { $unit } » rejoint votre Réserve.
       *[other] L’unité « { $unit } » ({ $who }) rejoint la Réserve.
    }
gained = { $who_is ->
        [you] Vous gagnez
       *[other] { $who } gagne
    } { $count } { $resource } (total : { $now }).
gained-nothing = { $who_is ->
        [you] Vous ne gagnez pas de { $resource } : vous en avez
       *[other] { $who } ne gagne pas de { $resource } : il y en a
    } déjà { $now }.
lost = { $who_is ->
        [you] Vous perdez
       *[other] { $who } perd
    } { $count } { $resource } (reste { $now }).
exchanged = { $who_is ->
        [you] Vous changez
       *[other] { $who } change
    } { $count } { $resource } en { $other }.
power-raised = { $who_is ->
        [you] Votre Puissance monte
       *[other] { $who } : la Puissance monte
    } au niveau { $level }{ $points ->
        [0] .
        [one]  : +1 point.
       *[other]  : +{ $points } points.
    }
used-rule = { $who_is ->
        [you] Vous utilisez
       *[other] { $who } utilise
    } la règle spéciale de « { $rule } ».
shielded = { $who_is ->
        [you] Jusqu’à votre prochain tour, votre adversaire ne peut pas
       *[other] { $who } : jusqu’à son prochain tour, l’adversaire ne peut pas
    } déplacer le pion de « { $sector } ».
taxed = Jusqu’à la fin du tour, { $who_is ->
        [you] vous suivre
       *[other] suivre { $who }
    } coûte { $count } { $resource } de plus.
fewer-dice = { $who_is ->
        [you] Vous lancerez
       *[other] { $who } lancera
    } { $count ->
        [one] un dé
       *[other] { $count } dés
    } de moins au prochain tour.
followed = { $who_is ->
        [you] Vous payez
       *[other] { $who } paie
    } { $count } { $resource } pour copier le dé : { $face }.
ai-rolled = { $who } lance un dé : { $face }.
ai-fights = { $who } utilise { $face } dans chaque secteur où se trouve une de ses unités.
ai-moves = { $unit_by ->
        [only] { $who } déplace la seule unité qui peut bouger
        [reserve] { $who } ne peut bouger aucune unité du terrain : la prochaine vient de sa Réserve
        [nearest] { $who } déplace son unité la plus proche de votre Réserve
        [strongest] { $who } déplace la plus puissante de ses unités les plus proches de votre Réserve
       *[tied] { $who } déplace l’unité que vous avez choisie parmi les plus proches de votre Réserve
    }. { $target_by ->
        [only] Un seul chemin est ouvert.
        [reserve] Elle entre dans votre Réserve.
        [open] Elle va vers le secteur qui vaut le plus parmi ceux que l’adversaire ne contrôle pas.
        [enemy] Elle va là où vous avez une unité, dans le meilleur secteur hors du contrôle adverse.
        [intruder] Elle va vers un secteur de l’adversaire où se trouve une de vos unités.
        [own] Elle va vers le secteur de l’adversaire qui vaut le plus.
       *[tied] Vous avez choisi où elle va : plusieurs secteurs se valaient.
    }
ai-rerolls = { $who } ne peut rien faire d’un dé « { $face } » et le relance.
ai-special = { $who } utilise la règle spéciale de son niveau { $level }.
ai-special-none = { $who } utilise un dé Spécial, mais son niveau { $level } n’a pas de règle spéciale.
ai-discards = { $who } ne peut rien faire non plus d’un dé « { $face } » : il est défaussé.
forced = { $who_is ->
        [you] Vous forcez
       *[other] { $who } force
    } { $other } à relancer au lieu d’utiliser { $face }.
ai-power = { $who } : Moral au maximum, la Puissance monte au niveau { $level }{ $points ->
        [0] .
        [one]  : +1 point.
       *[other]  : +{ $points } points.
    }
ai-extra-turn = { $who } : Commandement au maximum, un tour supplémentaire avec { $count } dés.
counter = Évacuation : { $who_is ->
        [you] vous franchissez
       *[other] { $who } franchit
    } l’étape { $count }.
ended-by-points = Les points qui terminent la bataille sont atteints.
ended-by-reserve = La Réserve ennemie est atteinte : la bataille est finie.
ended-by-ai-power = La Puissance de l’adversaire est au maximum : la bataille est finie.
ended-by-turns = Le dernier tour est joué.
ended-by-burnt = Il ne reste rien à brûler.
ended-by-gauge = La position s’est tue.
ended-by-control = Le générateur est tombé.
ended-by-counter = L’évacuation est terminée.
ended-by-exit = La percée a réussi.
play-over = { $count ->
        [one] { $who_is ->
            [you] Vous gagnez la bataille.
           *[other] { $who } gagne la bataille.
        }
       *[other] La victoire est partagée entre { $winners }.
    }
play-lost = La bataille est perdue.

## What is asked

ask-faction = Quelle faction menez-vous ? Toutes ont les trois mêmes sortes d’unités.
ask-roll = À vous : lancez vos dés.
ask-turn = { $open ->
        [neither] Utilisez un dé, ou terminez votre tour.
        [roll] Utilisez un dé, relancez, ou terminez votre tour.
        [convert] Utilisez un dé, convertissez, ou terminez votre tour.
       *[both] Utilisez un dé, relancez, convertissez, ou terminez votre tour.
    }
ask-reroll = Quels dés relancez-vous ? Ajoutez-en, ou lancez.
ask-reroll-rule = « { $rule } » : quels dés relancez-vous ? Ajoutez-en autant que vous voulez, puis lancez.
ask-convert = Quel autre dé défaussez-vous ?
ask-set = Quel dé tournez-vous, et sur quelle face ?
ask-set-rule = « { $rule } » : quel dé tournez-vous, et sur quelle face ?
ask-follow = Suivre, et copier ce dé : { $face } ?
ask-following = Vous copiez { $face } : qu’en faites-vous ?
ask-pay = « { $rule } » : avec quelle ressource payez-vous ?
ask-gain = « { $rule } » : quelle ressource gagnez-vous ?
ask-exchange = « { $rule } » : combien de quelle ressource changez-vous en l’autre ?
ask-move = « { $rule } » : quelle unité se déplace, et où ?
ask-deploy = « { $rule } » : quelle unité vient de la Réserve ?
ask-raise = « { $rule } » : comment payez-vous le prochain niveau de Puissance ?
ask-aim-combat-result = « { $rule } » : dans quel secteur compte le résultat de combat ?
ask-aim-gauge-shift = « { $rule } » : dans quel secteur le pion avance-t-il ?
ask-aim-force-retreat = « { $rule } » : de quel secteur une unité ennemie doit-elle se retirer ?
ask-aim-regress-human = « { $rule } » : dans quel secteur votre pion recule-t-il ?
ask-retreat = { $who_is ->
        [you] Votre unité « { $unit } » doit quitter
       *[other] L’unité « { $unit } » ({ $who }) doit quitter
    } « { $sector } » : où se replie-t-elle ?
ask-ai-roll = À l’adversaire ({ $who }) : lancez son prochain dé.
ask-force = L’adversaire a obtenu { $face }. Payer pour l’obliger à relancer ?
ask-ai-move = { $who } peut se déplacer de plusieurs façons : choisissez.

## What can be done

do-roll = Lancer les dés
do-roll-again = Relancer ces dés{ $price ->
        [0] {" "}(gratuit)
       *[other] {" "}pour { $price } { $resource }
    }
do-roll-ai = Lancer un dé pour { $who }
do-end = Terminer le tour
do-follow = Suivre pour { $count } { $resource }
do-decline = Passer
do-decline-command = Passer, car la copie coûte autant de Commandement qu’elle en rapporte
do-decline-morale = Passer, car votre Moral est au maximum
do-force = L’obliger à relancer pour { $morale } Moral et { $command } Commandement
do-decline-force = Passer
do-gain = Gagner : { $resource }
do-pay = Payer avec : { $resource }
do-attack = Attaquer dans « { $sector } »
do-defence = Défendre dans « { $sector } »
do-special = Utiliser la règle de « { $sector } »
do-faction-rule = Utiliser la règle de « { $faction } »
do-retreat = Se replier sur « { $sector } »
do-target = Dans « { $sector } »
do-reroll = Ajouter aux dés à relancer : { $face }
do-reroll-first = Choisir les dés à relancer : { $face } d’abord{ $price ->
        [0] {" "}(gratuit)
       *[other] , pour { $price } { $resource }
    }
do-convert = Défausser aussi : { $face }
do-convert-first = { $count ->
        [1] Convertir : défausser { $face } pour tourner un autre dé
        [2] Convertir : défausser { $face } et un autre dé pour en tourner un troisième
       *[other] Convertir : défausser { $face } et d’autres dés ({ $count } en tout) pour en tourner un
    }
do-set = Tourner { $face } sur { $new }
do-move = Déplacer « { $unit } » de « { $sector } » à « { $target } »
do-deploy = Faire venir « { $unit } » de la Réserve à « { $target } »
do-break-out = Mener « { $unit } » de « { $sector } » dans la Réserve ennemie
do-power = Monter la Puissance au niveau { $level } pour { $count } { $resource }
do-power-mixed = Monter la Puissance au niveau { $level } en payant { $count } { $resource } et le reste en Commandement
do-exchange = Changer { $count } { $resource } en { $other }
do-faction = Mener « { $faction } »
do-roll-these = Relancer : { $dice }{ $price ->
        [0] {" "}(gratuit)
       *[other] {" "}pour { $price } { $resource }
    }
do-convert-these = Défausser { $dice } pour tourner un autre dé
do-convert-to = Convertir { $dice } en { $new }
do-convert-and-use = { do-convert-to } : { step-1 }
do-rule-target = La règle de « { $rule } » : { do-target }
do-rule-deploy = La règle de « { $rule } » : { do-deploy }
do-rule-exchange = La règle de « { $rule } » : { do-exchange }
do-rule-gain = La règle de « { $rule } » : { do-gain }
do-rule-move = La règle de « { $rule } » : { do-move }
do-rule-break-out = La règle de « { $rule } » : { do-break-out }
do-rule-pay = La règle de « { $rule } » : { do-pay }
do-rule-power-mixed = La règle de « { $rule } » : { do-power-mixed }
do-rule-set = La règle de « { $rule } » : { do-set }
follow-price = { $fee } { $paid }{ $cost ->
        [0] {""}
       *[other] {" "}et { $cost } { $cost_in }
    }
do-follow-attack = Suivre pour { follow-price } : { do-attack }
do-follow-gain = Suivre pour { follow-price } : { do-gain }
do-follow-defence = Suivre pour { follow-price } : { do-defence }
do-follow-special = Suivre pour { follow-price } : { do-special }
do-follow-faction-rule = Suivre pour { follow-price } : { do-faction-rule }
do-follow-move = Suivre pour { follow-price } : { do-move }
do-follow-deploy = Suivre pour { follow-price } : { do-deploy }
do-follow-break-out = Suivre pour { follow-price } : { do-break-out }
do-follow-power = Suivre pour { follow-price } : { do-power }
do-follow-rule-target = Suivre pour { follow-price }. { do-rule-target }
do-follow-rule-deploy = Suivre pour { follow-price }. { do-rule-deploy }
do-follow-rule-exchange = Suivre pour { follow-price }. { do-rule-exchange }
do-follow-rule-gain = Suivre pour { follow-price }. { do-rule-gain }
do-follow-rule-move = Suivre pour { follow-price }. { do-rule-move }
do-follow-rule-break-out = Suivre pour { follow-price }. { do-rule-break-out }
do-follow-rule-pay = Suivre pour { follow-price }. { do-rule-pay }
do-follow-rule-power-mixed = Suivre pour { follow-price }. { do-rule-power-mixed }
do-attack-dice = Attaquer dans « { $sector } » avec { $dice } dés
do-defence-dice = Défendre dans « { $sector } » avec { $dice } dés
do-gain-dice = Gagner { $resource } avec { $dice } dés
do-gain-all = Gagner { $amounts } avec tous ces dés

## Several dice in turn, in one movement

step-1 = { $use1 ->
        [attack] attaquer dans « { $sector1 } »
        [defence] défendre dans « { $sector1 } »
        [gain] gagner : { $resource1 }
        [move] déplacer « { $unit1 } » de « { $sector1 } » à « { $target1 } »
        [deploy] faire venir « { $unit1 } » à « { $target1 } »
        [power] monter la Puissance au niveau { $level1 } pour { $count1 } { $resource1 }
        [faction-rule] utiliser la règle de « { $faction1 } »
        [rule-target] utiliser la règle de « { $rule1 } » dans « { $sector1 } »
        [rule-gain] utiliser la règle de « { $rule1 } » pour gagner : { $resource1 }
       *[special] utiliser la règle de « { $sector1 } »
    }
step-2 = { $use2 ->
        [attack] attaquer dans « { $sector2 } »
        [defence] défendre dans « { $sector2 } »
        [gain] gagner : { $resource2 }
        [move] déplacer « { $unit2 } » de « { $sector2 } » à « { $target2 } »
        [deploy] faire venir « { $unit2 } » à « { $target2 } »
        [power] monter la Puissance au niveau { $level2 } pour { $count2 } { $resource2 }
        [faction-rule] utiliser la règle de « { $faction2 } »
        [rule-target] utiliser la règle de « { $rule2 } » dans « { $sector2 } »
        [rule-gain] utiliser la règle de « { $rule2 } » pour gagner : { $resource2 }
       *[special] utiliser la règle de « { $sector2 } »
    }
step-3 = { $use3 ->
        [attack] attaquer dans « { $sector3 } »
        [defence] défendre dans « { $sector3 } »
        [gain] gagner : { $resource3 }
        [move] déplacer « { $unit3 } » de « { $sector3 } » à « { $target3 } »
        [deploy] faire venir « { $unit3 } » à « { $target3 } »
        [power] monter la Puissance au niveau { $level3 } pour { $count3 } { $resource3 }
        [faction-rule] utiliser la règle de « { $faction3 } »
        [rule-target] utiliser la règle de « { $rule3 } » dans « { $sector3 } »
        [rule-gain] utiliser la règle de « { $rule3 } » pour gagner : { $resource3 }
       *[special] utiliser la règle de « { $sector3 } »
    }
step-4 = { $use4 ->
        [attack] attaquer dans « { $sector4 } »
        [defence] défendre dans « { $sector4 } »
        [gain] gagner : { $resource4 }
        [move] déplacer « { $unit4 } » de « { $sector4 } » à « { $target4 } »
        [deploy] faire venir « { $unit4 } » à « { $target4 } »
        [power] monter la Puissance au niveau { $level4 } pour { $count4 } { $resource4 }
        [faction-rule] utiliser la règle de « { $faction4 } »
        [rule-target] utiliser la règle de « { $rule4 } » dans « { $sector4 } »
        [rule-gain] utiliser la règle de « { $rule4 } » pour gagner : { $resource4 }
       *[special] utiliser la règle de « { $sector4 } »
    }
roll-others = relancer { $others }{ $price ->
        [0] {" "}(gratuit)
       *[other] {" "}pour { $price } { $resource }
    }
do-1-and-roll = À la suite : { step-1 } ; { roll-others }
do-2-in-turn = À la suite : { step-1 } ; { step-2 }
do-2-and-roll = À la suite : { step-1 } ; { step-2 } ; { roll-others }
do-3-in-turn = À la suite : { step-1 } ; { step-2 } ; { step-3 }
do-4-in-turn = À la suite : { step-1 } ; { step-2 } ; { step-3 } ; { step-4 }
do-3-and-roll = À la suite : { step-1 } ; { step-2 } ; { step-3 } ; { roll-others }
do-4-and-roll = À la suite : { step-1 } ; { step-2 } ; { step-3 } ; { step-4 } ; { roll-others }

## Things

thing-scenario = Scénario « { $scenario } »
thing-field = Champ de bataille
thing-faction = Faction « { $faction } »
thing-sector = { $sector } ({ $cell })
thing-side = { $who_is ->
        [you] Votre camp
       *[other] { $who }
    } : « { $faction } »
thing-side-plain = { $who_is ->
        [you] Votre camp
       *[other] { $who }
    }
thing-track = { $who_is ->
        [you] Votre { $resource }
       *[other] { $resource } ({ $who })
    }
thing-power = { $who_is ->
        [you] Votre Puissance
       *[other] Puissance ({ $who })
    }
thing-reserve = { $who_is ->
        [you] Votre Réserve
       *[other] Réserve ({ $who })
    }
thing-unit = { $unit } ({ $kind }, { $who_is ->
        [you] à vous
       *[other] { $who }
    })
thing-unit-plain = { $kind } ({ $who_is ->
        [you] à vous
       *[other] { $who }
    })
thing-dice = { $who_is ->
        [you] Vos dés
       *[other] Dés ({ $who })
    }
thing-die = { $face } ({ $number })
thing-panel = Dés utilisés ce tour-ci
note-objective = { $objective }
note-aim-reached = { $goal ->
        [gauge] { $part ->
            [attack] La position de tir s’est tue
           *[defend] La position de tir tire encore
        }
        [control] { $part ->
            [attack] Le générateur est pris
           *[defend] Le générateur est tenu
        }
        [exit] { $part ->
            [attack] La percée a réussi
           *[defend] Personne n’a percé
        }
       *[keep] { $part ->
            [attack] Le donjon est tombé
           *[defend] Le donjon est tenu
        }
    }
note-aim-missing = { $goal ->
        [gauge] { $part ->
            [attack] La position de tir doit se taire
           *[defend] La position de tir devait continuer à tirer
        }
        [control] { $part ->
            [attack] Le générateur doit être pris
           *[defend] Le générateur devait être tenu
        }
        [exit] { $part ->
            [attack] Des unités doivent percer
           *[defend] Personne ne devait percer
        }
       *[keep] { $part ->
            [attack] Le donjon doit tomber
           *[defend] Le donjon devait être tenu
        }
    }
brief-sides = { $who_is ->
        [you] Vous attaquez
       *[other] { $who } attaque
    }, { $other_is ->
        [you] vous défendez.
       *[other] { $other } défend.
    }
brief-first = { $who_is ->
        [you] Vous commencez.
       *[other] { $who } commence.
    }
brief-holds = { $who_is ->
        [you] Au début, vous contrôlez
       *[other] Au début, le défenseur ({ $who }) contrôle
    } : { $sectors }.
brief-garrison = Dans « { $sector } » se tient une unité : { $unit }.
brief-rooted = L’unité de renom de la position de tir ne la quitte jamais.
brief-attackers = L’attaquant commence avec { $units } en Réserve.
brief-start = Les deux camps commencent à la Puissance { $power } ; les joueurs, avec { $morale } Moral et { $command } Commandement.
brief-objectives = Seuls les objectifs comptent ; chaque camp y a ses propres points.
brief-burn = Un secteur brûlé compte pour l’attaquant, un secteur préservé pour le défenseur, qui doit tenir le village pour cela. Tout autre secteur tenu compte { $count }.
brief-power = Les secteurs tenus et la Puissance comptent.
brief-counter = Chaque tour que le défenseur termine en contrôlant le générateur fait avancer l’évacuation d’une étape.
brief-exit = Les unités sorties par la Réserve ennemie comptent : standard { $standard }, élite { $elite }, renom { $renown }.
brief-most-points = Le plus de points gagne.
brief-most-points-defender = Le plus de points gagne ; à égalité, c’est le défenseur.
brief-attacker-by = L’attaquant gagne { $end ->
        [gauge] si la position de tir se tait
        [control] si le générateur est pris
        [exit] si assez d’unités percent
       *[other] en atteignant son but
    } ; sinon, c’est le défenseur.
brief-keep = Le camp du côté duquel est le pion du donjon gagne ; sur 0, c’est le défenseur.
note-counter = Évacuation : étape { $count }.
note-sector = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour qui le contrôle, le pion sur { $category }, dernière case de son côté.
note-sector-burns = { $kept ->
        [burnt] Sa jauge va jusqu’à { $category }.
       *[other] Brûle dès que l’attaquant le contrôle, le pion sur { $category }, dernière case de son côté. Vaut { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : pour l’attaquant une fois brûlé, pour le défenseur tant { $kept ->
            [held] qu’il le contrôle.
           *[other] qu’il est intact.
        }
    }
note-sector-sides = Pour qui le contrôle, le pion sur { $category }, dernière case de son côté : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $who_is ->
        [you] vous
       *[other] { $who }
    }, { $others } pour { $other_is ->
        [you] vous
       *[other] { $other }
    }.
note-sector-unscored = Jauge jusqu’à { $category } ; pas de points dans ce scénario.
note-neutral = Neutre : personne n’y est encore entré.
note-gauge-zero = Le pion est sur 0.
note-gauge = Le pion est sur { $space }, { $who_is ->
        [you] de votre côté
       *[other] côté { $who }
    } : pas encore de contrôle.
note-controlled = Contrôlé par { $who_is ->
        [you] vous
       *[other] { $who }
    } (pion sur { $space }).
note-shielded = { $who_is ->
        [you] Votre adversaire
       *[other] { $who } : l’adversaire
    } ne peut pas déplacer ce pion pour le moment.
note-burnt = Brûlé.
role-village = Le village.
role-isolated = Un bâtiment isolé.
role-firing-position = La position de tir.
role-hill = Une partie de la colline.
role-generator = Le générateur.
role-keep = La forteresse à tenir.
note-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour le moment.
note-points-held = { $points } pour ce qui est contrôlé : { $sectors }.
note-points-kept = { $points } pour ce qui n’a pas brûlé : { $sectors }.
note-points-burnt = { $points } pour ce qui a brûlé : { $sectors }.
note-points-power = { $points } pour la Puissance { $level }.
note-fewer-dice = Lance { $count ->
        [one] un dé
       *[other] { $count } dés
    } de moins au prochain tour.
note-exited = { $points } points d’unités sont sortis par la Réserve ennemie.
note-power = Niveau { $level } : { $dice } dés, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
note-power-dice = Niveau { $level } : { $dice } dés.
note-next-power = Le niveau { $level } coûte { $cost } d’une même ressource, donne { $dice } dés et vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
note-next-power-unit = Le niveau { $level } coûte { $cost } d’une même ressource, donne { $dice } dés et une unité ({ $unit }), et vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
note-next-power-dice = Le niveau { $level } coûte { $cost } d’une même ressource et donne { $dice } dés.
note-next-power-unit-dice = Le niveau { $level } coûte { $cost } d’une même ressource et donne { $dice } dés et une unité : { $unit }.
note-later-power = Niveau { $level } : { $dice } dés, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, pour { $cost } d’une même ressource.
note-later-power-dice = Niveau { $level } : { $dice } dés, pour { $cost } d’une même ressource.
note-track-morale = Paie les relances, la Puissance et certaines règles ; { $count } au plus.
note-track-command = Paie pour suivre, pour la Puissance et certaines règles ; { $count } au plus.
note-track-morale-adversary = À { $count }, sa Puissance monte.
note-track-command-adversary = À { $count }, il joue un tour de plus.
note-zone = { $count ->
        [one] Aucune autre unité de son camp ne tient dans son secteur
       *[other] Un secteur accueille jusqu’à { $count } unités de ce genre par camp
    }.
note-results = Un dé de combat donne { $count } résultats dans son secteur.
note-swaps = Dans son secteur, l’attaque vaut la défense, et l’inverse.
note-faction-unit = { $unit } ({ $kind }) : { $results ->
        [one] un résultat par dé de combat
       *[other] { $results } résultats par dé de combat
    }{ $swaps ->
        [yes] , l’attaque vaut la défense et l’inverse
       *[no] {""}
    } ; { $zone ->
        [one] seule dans son secteur.
       *[other] { $zone } par secteur.
    }
note-unit-board = Attend sur le plateau de commandement.
note-unit-comes = Rejoint la Réserve quand la Puissance passe au niveau { $level }.
note-unit-out = A quitté la bataille.
note-rolling = { $count } en main, à relancer.
note-last-die = Le dernier dé : une fois utilisé, le tour se termine.
note-panel = { $count ->
        [0] Aucun pour l’instant.
       *[other] Dans l’ordre : { $faces }.
    }
note-face-attack = Choisissez un secteur où vous avez une unité. S’il s’y trouve un ennemi, le pion avance vers vous depuis le côté ennemi ou depuis 0. Sans ennemi, il avance où qu’il soit.
note-face-defence = Choisissez un secteur où vous avez une unité. S’il s’y trouve un ennemi, le pion avance vers vous depuis 0 ou de votre côté. Sans ennemi, il avance où qu’il soit. Si vous contrôlez le secteur, une unité ennemie en est chassée.
note-face-movement = Déplace une unité de la Réserve ou d’un secteur que vous contrôlez vers le secteur voisin.
note-face-morale = Gagnez { $count } Moral.
note-face-command = Gagnez { $count } Commandement.
note-face-special = Montez votre Puissance, ou utilisez la règle d’un secteur que vous contrôlez.
note-adversary-attack = { $who } l’utilise dans chaque secteur où se trouve une de ses unités.
note-adversary-defence = { $who } l’utilise dans chaque secteur où se trouve une de ses unités.
note-adversary-movement = { $who } déplace son unité la plus proche de votre Réserve ; si aucune ne peut bouger, une unité vient de la sienne.
note-adversary-morale = { $who } gagne { $count } Moral et { $count } Commandement.
note-adversary-command = { $who } gagne { $count } Moral et { $count } Commandement.
note-adversary-special = { $who } utilise la règle de son niveau { $level }.
note-front = { $face } ici : le pion avance { $steps ->
        [1] d’une case
       *[other] de { $steps } cases
    } en votre faveur.
note-front-control = { $face } ici : vous prenez le contrôle.
note-front-repel = { $face } ici : une unité ennemie doit se replier.

## Special rules, step by step

rule-nothing = Pas de règle spéciale.
note-rule-when = Qui contrôle le secteur s’en sert avec un dé Spécial.
rule-cost = Payez { $count } { $resource } :
rule-cost-choice = Payez { $count } Moral ou { $count } Commandement :
rule-gain = Gagnez { $count } { $resource }.
rule-gain-choice = Gagnez { $count } d’une ressource de votre choix.
rule-gain-other-type = Gagnez { $count } de la ressource que vous n’avez pas payée.
rule-opponent-gain-same = Votre adversaire gagne { $count } de la même ressource.
rule-lose = Votre adversaire perd { $count } { $resource }.
rule-convert = Échangez autant de Moral que vous voulez contre du Commandement, ou l’inverse.
rule-move = Faites un mouvement, comme avec un dé Mouvement.
rule-deploy-here = Faites venir une unité de votre Réserve dans ce secteur.
rule-reroll = Relancez gratuitement autant de vos dés que vous voulez ; seulement à votre tour.
rule-set-die = Tournez un de vos dés sur la face de votre choix ; seulement à votre tour.
rule-combat-result = { $count ->
        [one] Un résultat
       *[other] { $count } résultats
    } ({ $face }) dans { $where ->
        [adjacent] un secteur adjacent
       *[any] n’importe quel secteur
    } où vous avez une unité ; jamais doublé.
rule-combat-result-wild = { $count ->
        [one] Un résultat
       *[other] { $count } résultats
    } d’attaque ou de défense dans { $where ->
        [adjacent] un secteur adjacent
       *[any] n’importe quel secteur
    } où vous avez une unité ; jamais doublé.
rule-gauge-shift = Faites avancer { $count ->
        [one] d’une case
       *[other] de { $count } cases
    } en votre faveur le pion d’un secteur où se trouve une unité ennemie{ $flag ->
        [yes] .
       *[no] , sans en prendre le contrôle.
    }
rule-force-retreat = Une unité ennemie ({ $units_or }) bat en retraite { $where ->
        [adjacent] depuis un secteur adjacent que son camp ne contrôle pas
       *[any] depuis n’importe quel secteur
    }.
rule-protect-gauge = Jusqu’à votre prochain tour, votre adversaire ne peut pas déplacer le pion de ce secteur.
rule-follow-tax = Jusqu’à la fin du tour, vous suivre coûte { $count } Commandement de plus.
rule-raise-power = Montez votre Puissance pour { $count } de moins{ $flag ->
        [yes] , en mélangeant les deux ressources si vous voulez.
       *[no] .
    }
ladder-gain = L’adversaire gagne { $count } { $resource }.
ladder-lose = L’adversaire vous fait perdre { $count } { $resource }.
ladder-steal = L’adversaire vous prend { $count } { $resource }.
ladder-steal-choice = L’adversaire vous prend { $count } ressources, le Moral d’abord.
ladder-regress-human = { $where ->
        [all] Dans chaque secteur
       *[best] Dans le secteur le plus avancé
    } où le pion est de votre côté sans vous donner le contrôle, il recule { $count ->
        [one] d’une case
       *[other] de { $count } cases
    }.
ladder-advance-ai = Dans chaque secteur non contrôlé où l’adversaire a une unité, le pion avance { $count ->
        [one] d’une case
       *[other] de { $count } cases
    } en sa faveur.
ladder-fewer-dice = L’adversaire vous fait lancer { $count ->
        [one] un dé
       *[other] { $count } dés
    } de moins au prochain tour.
end-points = Fin : { $value } points à la fin de votre propre tour ({ $who_is ->
        [you] vous
       *[other] { $who }
    } { $now }, { $other_is ->
        [you] vous
       *[other] { $other }
    } { $others }).
end-reserve = Fin : une unité entre dans la Réserve ennemie ; les points décident alors du vainqueur.
end-ai-power = Fin : l’adversaire atteint la Puissance { $value } (maintenant { $now }).
end-turns = Fin : { $value } tours joués par chaque camp (jusqu’ici { $now }).
end-burnt = Fin : { $value } secteurs brûlés (jusqu’ici { $now }).
end-gauge = Fin : après un tour de l’attaquant, le pion de la position de tir n’est plus du côté du défenseur (encore { $left }).
end-control = Fin : après un de ses tours, l’attaquant contrôle le générateur (encore { $left }).
end-counter = Fin : l’évacuation arrive à l’étape { $value } (maintenant { $now }).
end-exit = Fin : des unités de l’attaquant valant { $value } sont sorties par la Réserve ennemie (jusqu’ici { $now }).

## The drawing

legend-gauge = Par secteur : la case, = les points, la lettre de qui le contrôle (* brûlé, ! protégé) ; la jauge, de la plus haute case de A à celle de B, le pion étant le o.
legend-units = Unités : s standard, e élite, r renom ; majuscules pour A, { $a }, minuscules pour B, { $b }.

## The score sheet

sheet-sector = « { $sector } »
sheet-burnt = « { $sector } », brûlé
sheet-power = Puissance { $level }
sheet-nothing = Aucun point (Puissance { $level })
sheet-objective = ✓ « { $scenario } » : { $who_is ->
        [you] votre but est atteint
       *[other] but atteint pour { $who }
    }
sheet-objective-missed = ✗ « { $scenario } » : { $who_is ->
        [you] votre but est manqué
       *[other] but manqué pour { $who }
    }

## Why not

not-now = « { $action } » n’est pas ce qui est demandé.
no-such-die = « { $action } » demande un dé { $face }, et vous n’en avez plus.
other-face = « { $action } » : le dé copié montre { $face }.
no-unit-there = « { $action } » : vous n’avez pas d’unité dans « { $sector } ».
no-effect-there = « { $action } » : { $face } ne ferait rien dans « { $sector } ».
closed-to-follower = « { $action } » : le dé copié a servi sur « { $sector } », ce secteur vous est fermé.
no-such-move = « { $action } » : aucune de vos unités ne peut faire ce chemin.
power-not-payable = { $lack ->
        [level] « { $action } » : votre Puissance est au plus haut.
        [turn] « { $action } » : la Puissance ne monte qu’une fois par tour.
       *[price] « { $action } » : la Puissance { $level } coûte { $count } d’une même ressource ; vous avez { $morale } Moral et { $command } Commandement.
    }
not-your-sector = « { $action } » : sa règle sert à qui contrôle « { $rule } », et ce n’est pas vous.
rule-used = « { $action } » : la règle de « { $rule } » a déjà servi ce tour-ci.
rule-not-usable = { $lack ->
        [price] « { $action } » : la règle de « { $rule } » coûte { $count } { $resource } ; vous en avez { $have }.
        [either] « { $action } » : la règle de « { $rule } » coûte { $count } Moral ou { $count } Commandement ; vous avez { $morale } et { $command }.
        [turn] « { $action } » : la règle de « { $rule } » a déjà servi ce tour-ci.
        [option] « { $action } » : à cette table, les factions n’ont pas de règle à elles.
       *[effect] « { $action } » : la règle de « { $rule } » ne changerait rien maintenant.
    }
reroll-needs-morale = « { $action } » : une relance de plus coûte { $count } Moral ; vous en avez { $have }.
converted-already = « { $action } » : on ne convertit des dés qu’une fois par tour.
convert-needs-dice = « { $action } » : il reste trop peu de dés pour convertir.
faction-taken = « { $action } » : quelqu’un d’autre mène cette faction.
roll-first = « { $action } » : il faut d’abord lancer les dés.
answer-first = « { $action } » : répondez d’abord à ce qui vous est proposé.
why-not-now = Ce n’est pas ce qui est demandé.
why-no-such-die = Il faut un dé { $face }, et vous n’en avez plus.
why-other-face = Le dé copié montre { $face }.
why-no-unit-there = Vous n’avez pas d’unité dans « { $sector } ».
why-no-effect-there = { $face } ne ferait rien dans « { $sector } ».
why-closed-to-follower = Le dé copié a servi sur « { $sector } », ce secteur vous est fermé.
why-no-such-move = Une unité ne part que de votre Réserve vers votre première ligne, ou d’un secteur que vous contrôlez et sans ennemi vers un secteur adjacent où il y a de la place.
why-power-not-payable = { $lack ->
        [level] Votre Puissance est au plus haut.
        [turn] La Puissance ne monte qu’une fois par tour.
       *[price] La Puissance { $level } coûte { $count } d’une même ressource ; vous avez { $morale } Moral et { $command } Commandement.
    }
why-not-your-sector = Vous ne contrôlez pas « { $rule } » : sa règle n’est pas à vous.
why-rule-used = La règle de « { $rule } » a déjà servi ce tour-ci.
why-rule-not-usable = { $lack ->
        [price] La règle de « { $rule } » coûte { $count } { $resource } ; vous en avez { $have }.
        [either] La règle de « { $rule } » coûte { $count } Moral ou { $count } Commandement ; vous avez { $morale } et { $command }.
        [turn] La règle de « { $rule } » a déjà servi ce tour-ci.
        [option] À cette table, les factions n’ont pas de règle à elles.
       *[effect] La règle de « { $rule } » ne changerait rien maintenant.
    }
why-reroll-needs-morale = Une relance de plus coûte { $count } Moral ; vous en avez { $have }.
why-converted-already = On ne convertit des dés qu’une fois par tour.
why-convert-needs-dice = Il reste trop peu de dés pour convertir.
why-faction-taken = Quelqu’un d’autre mène cette faction.
why-roll-first = Il faut d’abord lancer les dés.
why-answer-first = Répondez d’abord à ce qui vous est proposé.

## Data

data-one-cost = { $file }, { $entry }, { $field } : une règle coûte une ressource, ou une au choix, et rien d’autre.
data-needs-cost = { $file }, { $entry }, { $field } : « { $given } » demande un coût.
data-needs-gain = { $file }, { $entry }, { $field } : « { $given } » demande un gain auparavant.
data-nine-sectors = { $file }, { $entry }, { $field } : un terrain a neuf secteurs, pas { $given }.
data-needs-attacker = { $file }, { $entry }, { $field } : le scénario n’a pas d’attaquant.
data-never-ends = { $file }, { $entry }, { $field } : il faut une fin qui vienne forcément : des points, des tours, un compteur, ou la Puissance de l’adversaire.
data-unscored = { $file }, { $entry }, { $field } : les points décident, mais le scénario n’en compte pas.
data-one-cell = { $file }, { $entry }, { $field } : le rôle doit avoir exactement une case.
data-two-sides = { $file }, { $entry }, { $field } : il faut un nombre par camp.
data-two-factions = { $file }, { $entry }, { $field } : il faut au moins deux factions.
data-six-faces = { $file }, { $entry }, { $field } : chacune des six faces a son propre numéro, de 1 à 6.
data-unit-kinds = { $file }, { $entry }, { $field } : les unités sont standard, elite et renown, dans cet ordre.
data-too-few-dice = { $file }, { $entry }, { $field } : { $given } dés ne suffisent pas, un niveau en lance { $low }.
data-level-too-dear = { $file }, { $entry }, { $field } : un niveau coûte { $low }, plus que les { $given } d’une ressource que l’on peut avoir.
data-force-free = { $file }, { $entry }, { $field } : obliger à relancer doit coûter quelque chose.
data-profile-sum = { $file }, { $entry }, { $field } : il faut quatre nombres dont la somme est neuf, pas { $given }.
data-profile-sectors = { $file }, { $entry }, { $field } : { $low } secteurs de catégorie { $category } sont demandés, il y en a { $given }.
data-ladder-length = { $file }, { $entry }, { $field } : { $given } niveaux au lieu de { $low }.
data-too-many-units = { $file }, { $entry }, { $field } : { $given } unités de cette sorte, c’est plus qu’il n’y en a, ou qu’il n’en tient.
data-centre = { $file }, { $entry }, { $field } : le profil n’a pas de secteur de catégorie { $given }.

## Statistiques

stats-round = tour
stats-rounds = Tours
stats-column-round = tour moyen
stats-ways = Comment les batailles ont fini
stats-ways-ended-by-points = Aux points
stats-ways-ended-by-reserve = La réserve ennemie était atteinte
stats-ways-ended-by-ai-power = La puissance de l’adversaire était au plus haut
stats-ways-ended-by-turns = Après le dernier tour
stats-ways-ended-by-burnt = Il ne restait rien à brûler
stats-ways-ended-by-gauge = La position s’est tue
stats-ways-ended-by-control = Le générateur est tombé
stats-ways-ended-by-counter = L’évacuation était achevée
stats-ways-ended-by-exit = La percée a réussi
stats-ways-none = Autrement
stats-taken = Secteurs pris
stats-rules = Règles spéciales utilisées
stats-fought = Dés de combat utilisés
stats-sectors = Secteurs gagnés depuis le début
stats-power = Puissance
stats-resources = Moral et commandement
