### It's a Wonderful World en français. Chaque message figure aussi dans en.ftl.

title = It's a Wonderful World
tagline = Draftez, construisez et produisez pendant quatre tours, et que votre Empire dépasse tous les autres.

option-face = Face des cartes Empire
option-face-A = A : des Empires différents
option-face-B = B : tous les Empires se valent
option-face-about = Sur la face B, tous commencent avec la même production ; sur la face A, chacun a la sienne.
option-scenario = Scénario
option-scenario-none = Aucun : jouer pour un rang

## Ce qui se passe

empire-taken = { $who_is ->
        [you] Vous dirigez l’Empire
       *[other] { $who } dirige l’Empire
    } « { $empire } ».
imposed = Scénario « { $scenario } » : { $cards } sont en construction dès le départ et doivent être construites.
round-begins = Le tour { $round } commence.
dealt = Chacun reçoit { $count } cartes.
dealt-own = Vous recevez { $cards }.
picked = { $who } a choisi une carte.
picked-own = Vous choisissez « { $card } ».
revealed = { $who_is ->
        [you] Vous draftez
       *[other] { $who } drafte
    } « { $card } ».
passed-left = Les mains passent à gauche.
passed-left-own = Les mains passent à gauche. Vous recevez { $cards }.
passed-right = Les mains passent à droite.
passed-right-own = Les mains passent à droite. Vous recevez { $cards }.
left-over = { $who_is ->
        [you] Vous défaussez le reste de votre main :
       *[other] { $who } défausse le reste de sa main :
    } { $cards }.
planning-begins = Le draft est terminé : place à la planification.
under-construction = { $who_is ->
        [you] Vous mettez
       *[other] { $who } met
    } « { $card } » en construction.
recycled = { $who_is ->
        [you] Vous recyclez
       *[other] { $who } recycle
    } « { $card } » contre un cube ({ $resource }).
step-begins = Tour { $round }, production : { $resource }.
produced = { $count ->
        [0] { $who_is ->
            [you] Vous ne produisez rien.
           *[other] { $who } ne produit rien.
        }
       *[other] { $who_is ->
            [you] Vous produisez { $cubes }.
           *[other] { $who } produit { $cubes }.
        }
    }
supremacy = { $who_is ->
        [you] Votre suprématie ({ $resource }) vous rapporte un personnage :
       *[other] La suprématie ({ $resource }) rapporte à { $who } un personnage :
    } { $character }.
supremacy-choice = { $who_is ->
        [you] Votre suprématie ({ $resource }) vous laisse choisir un personnage.
       *[other] La suprématie ({ $resource }) laisse { $who } choisir un personnage.
    }
supremacy-none = Personne n’a la suprématie ({ $resource }).
placed = { $who_is ->
        [you] Vous placez
       *[other] { $who } place
    } un cube ({ $resource }) sur « { $card } ».
stocked = { $who_is ->
        [you] Vous placez { $cubes } sur votre
       *[other] { $who } place { $cubes } sur sa
    } carte Empire, qui porte maintenant { $held ->
        [one] { $held } cube
       *[other] { $held } cubes
    }.
converted = { $who_is ->
        [you] { $spent } cubes de votre carte Empire
       *[other] Chez { $who }, { $spent } cubes de la carte Empire
    } deviennent { $pieces }{ $held ->
        [0] {""}
       *[other] {" "}; il en reste { $held }
    }.
piece-placed = { $who_is ->
        [you] Vous garnissez
       *[other] { $who } garnit
    } une case de « { $card } » : { $piece }.
krystallium-for = { $who_is ->
        [you] Vous placez
       *[other] { $who } place
    } un { $piece } sur « { $card } » à la place d’un cube ({ $resource }).
completed = { $who_is ->
        [you] Vous achevez
       *[other] { $who } achève
    } « { $card } ».
bonus = { $who_is ->
        [you] « { $card } » vous rapporte { $pieces }.
       *[other] « { $card } » rapporte { $pieces } à { $who }.
    }
more-this-round = { $who_is ->
        [you] Vous produirez
       *[other] { $who } produira
    } { $cubes } de plus ce tour-ci{ $ahead ->
        [0] {""}
       *[other] , avec pour l’instant la suprématie ({ $leads })
    }.
discarded = { $who_is ->
        [you] Vous abandonnez
       *[other] { $who } abandonne
    } « { $card } » contre un cube ({ $resource }) sur la carte Empire ; tout ce qui y était placé est perdu.
finished = { $who_is ->
        [you] Vous avez terminé.
       *[other] { $who } a terminé.
    }
round-over = Le tour { $round } est terminé.
drew-pool = { $who_is ->
        [you] Vous prenez
       *[other] { $who } prend
    } la main { $pool } sur { $pools } de ce tour : { $cards }.
gave = { $who_is ->
        [you] Vous payez avec
       *[other] { $who } paie avec
    } « { $card } ».
reshuffled = La pioche est épuisée : { $count } cartes de la défausse en forment une nouvelle.
drew = { $who_is ->
        [you] Vous piochez
       *[other] { $who } pioche
    } { $cards }.
kept = { $who_is ->
        [you] Vous gardez
       *[other] { $who } garde
    } « { $card } ».
scored = { $who_is ->
        [you] Vous avez
       *[other] { $who } a
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
play-over = { $count ->
        [1] { $who_is ->
            [you] Vous l’emportez
           *[other] { $who } l’emporte
        }
       *[other] La victoire est partagée entre { $winners },
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $count ->
        [1] {""}
       *[other] {" "}chacun
    }.

## Rangs et médailles

rank-apprentice = Rang : Apprenti.
rank-dictator = Rang : Dictateur.
rank-emperor = Rang : Empereur.
rank-living_god = Rang : Dieu vivant.
scenario-failed = Le scénario est perdu : toutes les cartes imposées n’ont pas été construites.
scenario-fulfilled = Le scénario est réussi, sans médaille.
medal-bronze = Le scénario est réussi : médaille de bronze.
medal-silver = Le scénario est réussi : médaille d’argent.
medal-gold = Le scénario est réussi : médaille d’or.

## Ce qui est demandé

ask-empire = Quel Empire dirigez-vous ?
ask-pick = Draft, choix { $pick } sur { $picks } : quelle carte choisissez-vous ?
ask-plan = { $count ->
        [1] Il reste une carte : construisez-la ou recyclez-la.
       *[other] Il reste { $count } cartes : laquelle construire ou recycler ?
    }
ask-plan-solo = Main { $pool } sur { $pools } de ce tour. { $count ->
        [1] Il reste une carte : construisez-la ou recyclez-la.
       *[other] Il reste { $count } cartes : construisez, recyclez ou échangez.
    }
ask-place-recycled = Où va le cube recyclé ({ $resource }) ?
ask-place = Placez { $cubes }.
ask-take = Suprématie ({ $resource }) : quel personnage prenez-vous ?
ask-pieces = Autre chose avant { $next ->
        [production] la production
        [step] l’étape { $resource }
        [round] la fin du tour
       *[end] la fin de la partie
    } ? Vous pourriez encore utiliser { $pieces }.
ask-discard = Autre chose avant { $next ->
        [production] la production
        [step] l’étape { $resource }
        [round] la fin du tour
       *[end] la fin de la partie
    } ? Vous pourriez encore abandonner une carte.
ask-pool = Piochez la main { $pool } sur { $pools } de ce tour : { $count } cartes.
ask-give = Échange : { $paid ->
        [one] payez { $paid } carte
       *[other] payez { $paid } cartes
    }, piochez-en { $drawn }, gardez-en une. { $count ->
        [1] Avec quelle carte payez-vous maintenant ?
       *[other] Avec quelles { $count } cartes payez-vous maintenant ?
    }
ask-draw = Échange : { $paid ->
        [one] { $paid } carte est payée
       *[other] { $paid } cartes sont payées
    } ; piochez-en { $count } et gardez-en une.
ask-keep = Échange : quelle carte gardez-vous ?{ $waiting ->
        [0] {""}
        [1] {" "}L’autre carte de votre main vous attend.
       *[other] {" "}Les { $waiting } autres cartes de votre main vous attendent.
    }

## Ce qu’on peut faire

do-pick = Choisir « { $card } »
do-build = Mettre « { $card } » en construction
do-recycle = Recycler « { $card } » ({ $resource })
do-give = { $left ->
        [0] Payer avec « { $card } », sans piocher tout de suite
       *[other] Échanger « { $card } » : { $paid ->
            [one] payez { $paid } carte
           *[other] payez { $paid } cartes
        }, piochez-en { $drawn }, gardez-en une
    }
do-keep = Garder « { $card } »
do-place = { $resource } sur « { $card } »{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    }
do-stock = { $resource } sur votre carte Empire
do-piece = { $piece } sur « { $card } »{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    }
do-krystallium-for = { $piece } sur « { $card } »{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    } à la place d’un cube ({ $resource })
do-discard = Abandonner « { $card } »{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    } contre un cube ({ $resource }) sur votre carte Empire
do-take = Prendre un personnage : { $character }
do-draw-pool = Piocher une main de { $count } cartes
do-draw = Piocher { $count } cartes
do-done = Rien de plus
do-empire = Diriger l’Empire « { $empire } »

## Ce que la main fait d’un geste

gesture-fill = { $pieces } sur « { $card } »{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    }
gesture-fill-all = { $resource } sur chaque case libre, le reste sur votre carte Empire
gesture-stock = { $pieces } sur votre carte Empire
gesture-recycle = Recycler « { $recycled } » : { $resource } sur « { $card } »{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    }
gesture-recycle-stock = Recycler « { $recycled } » : { $resource } sur votre carte Empire
gesture-build-all = Mettre les { $count ->
        [2] deux
       *[other] { $count }
    } cartes en construction
gesture-recycle-all = Recycler les { $count ->
        [2] deux
       *[other] { $count }
    } cartes vers votre carte Empire
gesture-exchange = Payer avec « { $card } »{ $paid ->
        [1] {""}
       *[other] {" "}et « { $other } »
    } et piocher { $count } cartes
gesture-finish = Achever « { $card } »{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    } avec { $pieces }

## Objets

thing-deck = Pioche
thing-discards = Défausse
thing-pools = Mains à venir
thing-step = Production : { $resource }
thing-tray = Cubes pour le prochain krystallium : { $held } sur { $needed }
thing-goal = Votre but : un rang
thing-scenario = Scénario : { $scenario }
thing-fresh = Nouvelle pioche tirée de la défausse
thing-card = { $card }
thing-piece = { $piece }
thing-empire = { $owner_is ->
        [you] Votre Empire : { $empire }
       *[other] Empire ({ $owner }) : { $empire }
    }
thing-no-empire = { $owner_is ->
        [you] Votre Empire
       *[other] Empire ({ $owner })
    }
thing-construction = { $owner_is ->
        [you] Vos cartes en construction
       *[other] Cartes en construction ({ $owner })
    }
thing-site = { $card }{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    }
thing-slot = Case libre : { $kind }
thing-draft = { $owner_is ->
        [you] Votre zone de draft
       *[other] Zone de draft ({ $owner })
    }
thing-pool = { $owner_is ->
        [you] Votre main
       *[other] Main ({ $owner })
    }, { $pool } sur { $pools } de ce tour
thing-hand = { $owner_is ->
        [you] Votre main
       *[other] Main ({ $owner })
    }
thing-pick = Carte choisie : { $card }
note-rank = { $rank } : à partir de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
note-medal = { $medal ->
        [bronze] Médaille de bronze
        [silver] Médaille d’argent
       *[gold] Médaille d’or
    } : à partir de { $points } points.
note-imposed-cards = Imposées : { $cards }.
note-owed = { $count ->
        [0] Toutes les cartes imposées sont construites.
       *[other] Encore à construire : { $cards }.
    }
note-imposed = Le scénario exige cette carte.
note-cards = { $cards }
note-deck = { $seats ->
        [1] Les échanges y piochent ; les mains à venir sont à part.
       *[other] Les mains de chaque tour en sont distribuées.
    }
note-discards = Ici vont les cartes recyclées, abandonnées ou restées en main.
note-krystallium = Remplace quand vous voulez n’importe quel cube sur une carte en construction, ou remplit une case de krystallium. Il ne remplace pas un personnage. { $needed } cubes sur la carte Empire en deviennent un.
note-character = { $points ->
        [one] Vaut { $points } point
       *[other] Vaut { $points } points
    } dans cet empire pour l’instant. Il peut aussi remplir une case qui le montre : il est alors dépensé.
note-to-place = À placer maintenant.
note-empire = { $points ->
        [one] { $points } point actuellement
       *[other] { $points } points actuellement
    } ; { $count ->
        [0] ne produit rien
       *[other] produit { $cubes }
    } ; { $held ->
        [one] { $held } cube
       *[other] { $held } cubes
    } sur { $needed } pour le prochain krystallium.
note-types = Cartes construites : { $types }.
note-missing = Il manque { $pieces }.
note-pools = { $pools ->
        [one] Chaque tour apporte { $pools } main
       *[other] Chaque tour apporte { $pools } mains, l’une après l’autre,
    } de { $count } cartes.
note-exchange = Échange : { $paid ->
        [one] payez { $paid } carte
       *[other] payez { $paid } cartes
    }, piochez-en { $drawn }, gardez-en une. Les cartes payées ne rapportent rien.
note-step-now = Cette étape est en cours.
note-supremacy = { $decided ->
        [0] Pour l’instant, { $who_is ->
            [you] vous avez
           *[other] { $who } a
        }
       *[other] { $who_is ->
            [you] Vous avez
           *[other] { $who } a
        }
    } la suprématie avec { $cubes }, plus que tout autre ; elle rapporte un personnage : { $choices ->
        [1] { $character }
       *[other] { $character } ou { $other }
    }.
note-supremacy-none = { $decided ->
        [0] Pour l’instant, personne n’a la suprématie : nul n’en produit plus que chacun des autres. Elle rapporte un personnage :
       *[other] Personne n’a la suprématie : nul n’en a produit plus que chacun des autres. Elle rapporte un personnage :
    } { $choices ->
        [1] { $character }
       *[other] { $character } ou { $other }
    }.
note-supremacy-solo = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } ({ $resource }) sur { $needed } pour la suprématie : qui en produit { $needed } à cette étape gagne un personnage : { $choices ->
        [1] { $character }
       *[other] { $character } ou { $other }
    }.
note-covered = { $count ->
        [0] { $claims ->
            [0] Ce qu’il reste à produire ce tour suffit, avec les krystalliums et les personnages disponibles.
           *[other] Ce qu’il reste à produire ce tour ne suffit que si d’autres cartes s’en passent : { $shared }.
        }
       *[other] Après la production de ce tour, il manquerait { $pieces }, sans compter ce qu’apporteront les cartes encore à achever.
    }
note-would-be-covered = { $count ->
        [0] { $claims ->
            [0] En construction, ce qu’il reste à produire ce tour suffirait, avec les krystalliums et les personnages disponibles.
           *[other] En construction, ce qu’il reste à produire ce tour ne suffirait que si d’autres cartes s’en passent : { $shared }.
        }
       *[other] En construction, il manquerait { $pieces } après la production de ce tour, sans compter ce qu’apporteront les cartes encore à achever.
    }
note-picked = { $owner } a choisi une carte de cette main.
note-hand-goes = { $to_is ->
        [you] C’est à vous qu’elle arrive ensuite.
       *[other] Elle passe ensuite à { $to }.
    }
note-hand-unknown = Vous n’avez pas vu cette main.
note-hand-known = Vous avez vu cette main :
note-copies = { $count } exemplaires de cette carte. Vous les choisissez un par un.
note-card = { $type }. Coût : { $cost }.{ $count ->
        [0] {""}
       *[other] {" "}Produit : { $cubes }.
    }{ $rate ->
        [0] {""}
       *[other] {" "}Produit { $yield } par carte construite de ce type : { $per }.
    }{ $pieces ->
        [0] {""}
       *[other] {" "}Bonus : { $bonus }.
    }{ $flat ->
        [0] {""}
        [one] {" "}{ $flat } point.
       *[other] {" "}{ $flat } points.
    }{ $each ->
        [0] {""}
        [one] {" "}{ $each } point par carte construite de ce type : { $what }.
       *[other] {" "}{ $each } points par carte construite de ce type : { $what }.
    }{ $added ->
        [0] {""}
        [one] {" "}{ $added } point de plus par { $character }.
       *[other] {" "}{ $added } points de plus par { $character }.
    } Recyclage : { $resource }.
note-face = { $count ->
        [0] Ne produit rien.
       *[other] Produit : { $cubes }.
    }{ $flat ->
        [0] {""}
        [one] {" "}{ $flat } point.
       *[other] {" "}{ $flat } points.
    }{ $each ->
        [0] {""}
        [one] {" "}{ $each } point par carte construite de ce type : { $what }.
       *[other] {" "}{ $each } points par carte construite de ce type : { $what }.
    }{ $added ->
        [0] {""}
        [one] {" "}{ $added } point de plus par { $character }.
       *[other] {" "}{ $added } points de plus par { $character }.
    }
note-worth = Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans cet Empire actuellement.

## La feuille de score

sheet-flat = Points des cartes
sheet-combo = { $type } : { $each } × { $count }
sheet-characters = { $character } : { $each } × { $count }

## Pourquoi pas

scenario-face = Les scénarios se jouent avec la face B des cartes Empire ; « { $scenario } » a été demandé avec la face A.
not-now = « { $action } » n’est pas ce qui est demandé maintenant.
not-in-hand = « { $card } » n’est pas dans votre main.
not-drafted = « { $card } » n’est pas parmi vos cartes à planifier.
place-first = Placez d’abord votre cube ({ $resource }) : « { $action } » doit attendre.
cards-first = Construisez ou recyclez d’abord toutes vos cartes.
pool-first = Piochez d’abord la prochaine main de ce tour.
take-first = Choisissez d’abord le personnage de votre suprématie.
no-cube = Vous n’avez pas de cube ({ $resource }) à placer.
no-such-site = Vous n’avez pas cette carte « { $card } » en construction.
no-free-slot = « { $card } » n’a pas de case libre pour cela : { $kind }.
first-of-equals = Parmi des cartes « { $card } » équivalentes, prenez celle qui a le plus petit numéro.
no-piece = Vous ne possédez pas cette pièce : { $kind }.
too-few-to-give = Un échange coûte { $count } cartes, et vous en avez moins.
give-first = Payez d’abord l’échange avec une carte de votre main : « { $action } » doit attendre.
draw-first = Piochez d’abord les cartes de l’échange : « { $action } » doit attendre.
keep-first = Gardez d’abord une des cartes piochées : « { $action } » doit attendre.
pick-first = Choisissez d’abord une carte de votre main : « { $action } » doit attendre.
empire-first = Choisissez d’abord l’Empire que vous dirigez.
cards-are-dealt = Personne ne pioche : les cartes sont distribuées.
no-more-pools = Vous avez pioché les { $count } mains de ce tour.

## Pourquoi un objet ne peut pas être choisi

why-not-now = Ce n’est pas ce qui est demandé maintenant.
why-pick-first = Le draft est en cours : choisissez une carte de votre main.
why-empire-first = { empire-first }
why-cards-are-dealt = { cards-are-dealt }
why-no-more-pools = { no-more-pools }
why-not-in-hand = { not-in-hand }
why-not-drafted = { not-drafted }
why-place-first = Placez d’abord votre cube ({ $resource }).
why-cards-first = { cards-first }
why-take-first = { take-first }
why-no-cube = { no-cube }
why-no-such-site = { no-such-site }
why-no-free-slot = { no-free-slot }
why-first-of-equals = { first-of-equals }
why-no-piece = { no-piece }
why-too-few-to-give = { too-few-to-give }
why-give-first = Payez d’abord l’échange avec une carte de votre main.
why-draw-first = Piochez d’abord les cartes de l’échange.
why-keep-first = Gardez d’abord une des cartes piochées.

## Erreurs dans les données

data-one-per-round = { $file }, { $entry }, { $field } : il y a { $expected } tours, mais { $given } sens.
data-hands = { $file }, { $entry }, { $field } : il faut quatre nombres, pour 2, 3, 4 et 5 joueurs ; il y en a { $given }.
data-resources = { $file }, { $entry }, { $field } : les entrées doivent être { $expected } dans cet ordre, et non { $given }.
data-supremacy = { $file }, { $entry }, { $field } : nommez un personnage, ou les deux pour un choix.
data-faces = { $file }, { $entry }, { $field } : chaque Empire a besoin d’une face A et d’une face B, dans le même ordre, et il en faut un par joueur (« { $given } »).
data-too-many = { $file }, { $entry }, { $field } : { $given } cartes en tout, c’est trop ; { $high } au plus peuvent servir.
data-too-few = { $file }, { $entry }, { $field } : avec { $given } cartes en tout, la pioche pourrait s’épuiser ; il en faut au moins { $low }.
data-reserved = { $file }, { $entry }, { $field } : « { $given } » est un mot de la notation et ne peut pas nommer une carte.
data-free = { $file }, { $entry }, { $field } : une carte gratuite ne pourrait jamais être en construction.
data-medals = { $file }, { $entry }, { $field } : il faut trois nombres, pour le bronze, l’argent et l’or, du plus petit au plus grand.
data-imposed = { $file }, { $entry }, { $field } : nommez les cartes imposées, chacune une fois, toutes présentes dans la pioche.
data-ranks = { $file }, { $entry }, { $field } : les rangs commencent à 0 point et montent ; { $given } ne convient pas.

## Statistiques

stats-built = Cartes construites
stats-recycled = Cartes recyclées
stats-supremacies = Suprématies
stats-production = Cubes produits dans une manche
stats-sources = Points par origine
stats-sources-sheet-flat = Points sur les cartes
