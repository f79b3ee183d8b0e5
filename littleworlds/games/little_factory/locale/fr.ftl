### Little Factory en français. Chaque message figure aussi dans en.ftl.

title = Little Factory
tagline = Changez le bois et l’argile en marchandises, les marchandises en bâtiments, et les bâtiments en points.

## Ce qui se passe

begins = { $who_is ->
        [you] Vous arrivez en premier dans la vallée, avec
       *[other] { $who } arrive en premier dans la vallée, avec
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
spent-tile = { $who_is ->
        [you] Vous dépensez
       *[other] { $who } dépense
    } { $coins ->
        [one] la pièce
       *[other] les { $coins } pièces
    } de { $who_is ->
        [you] votre
       *[other] sa
    } tuile de départ.
activated = { $who_is ->
        [you] Vous activez « { $building } ».
       *[other] { $who } active « { $building } ».
    }
discarded = { $who_is ->
        [you] Vous défaussez : { $cards }.
       *[other] { $who } défausse : { $cards }.
    }
showed = { $who_is ->
        [you] Vous révélez, sans défausser : { $cards }.
       *[other] { $who } révèle, sans défausser : { $cards }.
    }
produced = { $who_is ->
        [you] Vous produisez « { $card } ».
       *[other] { $who } produit « { $card } ».
    }
produced-building = { $who_is ->
        [you] Vous construisez « { $card } » et avez
       *[other] { $who } construit « { $card } » et a
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout.
obtained = { $who_is ->
        [you] Vous obtenez « { $card } ».
       *[other] { $who } obtient « { $card } ».
    }
earned = { $who_is ->
        [you] « { $building } » vous rapporte
       *[other] « { $building } » rapporte à { $who }
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, pour un total de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout.
exchanged = { $who_is ->
        [you] Vous défaussez « { $card } »
       *[other] { $who } défausse « { $card } »
    } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à dépenser.
took = { $who_is ->
        [you] Vous prenez « { $card } » pour
       *[other] { $who } prend « { $card } » pour
    } { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }.
took-building = { $who_is ->
        [you] Vous achetez « { $card } » pour
       *[other] { $who } achète « { $card } » pour
    } { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout.
rest-lost = { $who_is ->
        [you] Vous perdez
       *[other] { $who } perd
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
only-action = { $who_is ->
        [you] Vous n’aviez qu’une action possible : la table l’a jouée.
       *[other] { $who } n’avait qu’une action possible.
    }
skipped = { $who_is ->
        [you] Vous ne pouvez ni produire ni échanger : vous passez votre action.
       *[other] { $who } ne peut ni produire ni échanger et passe son action.
    }
initial-buildings = Bâtiments initiaux de cette partie : { $cards }.
revealed = On révèle au niveau { $level ->
        [1] I
        [2] II
       *[other] III
    } : { $cards }.
revealed-buildings = On révèle dans la rue : { $cards }.
reshuffled = La défausse de niveau { $level ->
        [1] I
        [2] II
       *[other] III
    } forme une nouvelle pioche.
tokens-gone = Le dernier jeton Point d’influence est pris : la partie est finie.
play-over = { $count ->
        [one] { $who_is ->
            [you] Vous l’emportez avec { $points } points.
           *[other] { $who } l’emporte avec { $points } points.
        }
       *[other] La victoire est partagée entre { $winners }, avec { $points } points chacun.
    }

## Ce qui est demandé

ask-act = Activez des bâtiments si vous le souhaitez, puis produisez ou échangez.
ask-action = Produisez ou échangez.
ask-pay = Vous pouvez dépenser { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $can ->
        [take] {" : pour une carte ou plusieurs. Que prenez-vous ?"}
        [discard] {", ce qui n’achète rien encore. Défaussez d’autres cartes : ensemble, elles en achètent une seule."}
       *[both] {" : pour une carte ou plusieurs. Ou défaussez d’autres cartes : ensemble, elles n’en achètent qu’une seule."}
    }
ask-pay-one = Vous pouvez dépenser { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }. { $can ->
        [take] Plusieurs cartes défaussées n’en achètent qu’une : laquelle prenez-vous ?
        [discard] Cela n’achète rien encore : défaussez davantage.
       *[both] Plusieurs cartes défaussées n’en achètent qu’une : prenez-la, ou défaussez davantage.
    }
ask-take = Vous pouvez dépenser { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }. Que prenez-vous ?
ask-take-more = Il vous reste { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }. Prenez-vous autre chose ?
ask-wrap = Activez un bâtiment, ou terminez votre tour.
ask-wrap-more = Activez d’autres bâtiments, ou terminez votre tour.
ask-reveal = Votre tour est fini : révélez de nouvelles cartes.

## Ce qu’on peut faire

do-produce = Produire « { $card } »{ $pay ->
        [free] {" "}gratuitement
        [discard] { " :" } défausser { $discards }
        [reveal] { " :" } révéler { $reveals }
       *[both] { " :" } défausser { $discards }, révéler { $reveals }
    }
do-build = Construire « { $card } »{ $pay ->
        [free] { "" }
        [discard] { " :" } défausser { $discards }
        [reveal] { " :" } révéler { $reveals }
       *[both] { " :" } défausser { $discards }, révéler { $reveals }
    }
do-activate = Activer « { $building } » : { $pay ->
        [discard] défausser { $discards }
        [reveal] révéler { $reveals }
       *[both] défausser { $discards }, révéler { $reveals }
    } pour « { $card } »
do-activate-tokens = Activer « { $building } » : { $pay ->
        [discard] défausser { $discards }
        [reveal] révéler { $reveals }
       *[both] défausser { $discards }, révéler { $reveals }
    } pour { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
do-market = Activer « { $building } » : échanger « { $card } » pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
do-exchange = Échanger « { $card } » ({ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    })
do-add = Défausser aussi « { $card } » ({ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } en tout)
do-take = Prendre « { $card } » pour { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }{ $lost ->
        [0] { "" }
        [one] {" "}({ $lost } pièce perdue)
       *[other] {" "}({ $lost } pièces perdues)
    }
do-take-building = Acheter « { $card } » pour { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }{ $lost ->
        [0] { "" }
        [one] {" "}({ $lost } pièce perdue)
       *[other] {" "}({ $lost } pièces perdues)
    }
do-stop = Ne rien prendre d’autre, et perdre { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
do-end = Terminer le tour
do-reveal = Révéler de nouvelles cartes

## Ce que la main fait d’un geste

gesture-exchange = Échanger { $cards } contre « { $card } »{ $coins ->
        [0] { "" }
        [one] {" "}(il reste { $coins } pièce à dépenser)
       *[other] {" "}(il reste { $coins } pièces à dépenser)
    }
gesture-exchange-several = Échanger { $cards } contre « { $card } »{ $coins ->
        [0] { "" }
        [one] {" "}({ $coins } pièce perdue)
       *[other] {" "}({ $coins } pièces perdues)
    }
gesture-take-both = Prendre { $cards }

## Objets

thing-shelf-1 = Niveau I
thing-shelf-2 = Niveau II
thing-shelf-3 = Niveau III
thing-shelf-buildings = Rue des bâtiments
thing-pile-2 = Pioche de niveau II
thing-pile-3 = Pioche de niveau III
thing-pile-buildings = Pioche des bâtiments spéciaux
thing-discard-2 = Défausse de niveau II
thing-discard-3 = Défausse de niveau III
thing-tokens = Jetons Point d’influence
thing-front = { $owner_is ->
        [you] Votre manufacture
       *[other] Manufacture de { $owner }
    }
thing-hand = { $owner_is ->
        [you] Votre main
       *[other] Main de { $owner }
    }
thing-tile = Tuile de départ de { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
thing-resource = { $card }
thing-building = { $building }
note-pile = Face cachée, dans un ordre inconnu.
note-content = Contenu : { $cards }.
note-discards = Hors jeu jusqu’à l’épuisement de la pioche : { $cards }.
note-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $goal }. Qui en atteint { $goal } met aussitôt fin à la partie.
note-tokens-for = Chacun vaut un point et s’obtient en activant certains bâtiments. Quand le dernier est pris, la partie est finie.
note-hand = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur { $limit } au plus, pour une valeur de { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
note-resource = Vaut { $value ->
        [one] { $value } pièce
       *[other] { $value } pièces
    }. Coût : { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }, ou { $pay ->
        [free] rien si vous la produisez
        [discard] { $discards }
        [reveal] { $reveals } (à montrer)
       *[both] { $discards } et { $reveals } (à montrer)
    }{ $or_pay ->
        [none] { "" }
        [discard] { ", ou " }{ $or_discards }
        [reveal] { ", ou " }{ $or_reveals } (à montrer)
       *[both] { ", ou " }{ $or_discards } et { $or_reveals } (à montrer)
    }.
note-building = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Coût : { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }, ou { $pay ->
        [discard] { $discards }
        [reveal] { $reveals } (à montrer)
       *[both] { $discards } et { $reveals } (à montrer)
    }{ $or_pay ->
        [none] { "" }
        [discard] { ", ou " }{ $or_discards }
        [reveal] { ", ou " }{ $or_reveals } (à montrer)
       *[both] { ", ou " }{ $or_discards } et { $or_reveals } (à montrer)
    }. { $effect ->
        [none] Sans effet.
       *[other] Effet :
    }{ $effect ->
        [none] { "" }
        [exchange] { " une carte de niveau " }{ $level ->
            [1] I
            [2] II
           *[other] III
        } → un échange de plus.
       *[other] { " " }{ $effect_pay ->
            [discard] { $effect_discards }
            [reveal] { $effect_reveals } (à montrer)
           *[both] { $effect_discards } et { $effect_reveals } (à montrer)
        }{ $effect_or_pay ->
            [none] { "" }
            [discard] { ", ou " }{ $effect_or_discards }
            [reveal] { ", ou " }{ $effect_or_reveals } (à montrer)
           *[both] { ", ou " }{ $effect_or_discards } et { $effect_or_reveals } (à montrer)
        } → { $effect ->
            [gives] { $card }
           *[tokens] { $count ->
                [one] { $count } point
               *[other] { $count } points
            }
        }.
    }
note-way = { $pay ->
        [free] Se produit gratuitement.
        [discard] Se produit en défaussant { $discards }.
        [reveal] Se produit en révélant { $reveals }.
       *[both] Se produit en défaussant { $discards } et en révélant { $reveals }.
    }
note-leads-discard = Se défausse pour : { $cards_or }.
note-leads-reveal = Se révèle pour : { $cards_or }.
note-lacking = { $count ->
        [0] { $coins ->
            [0] Vous avez de quoi la produire, ou l’acheter.
           *[other] Vous avez de quoi la produire ; pour l’acheter, il vous manque
        }
       *[other] { $coins ->
            [0] Vous avez de quoi l’acheter ; pour la produire, il vous manque : { $cards }.
           *[other] Il vous manque : { $cards }, ou
        }
    }{ $coins ->
        [0] { "" }
       *[other] { " " }{ $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }{ $source ->
            [left] { "." }
           *[hand] { "" } en plus de votre main.
        }
    }
note-tokens = { $count ->
        [one] { $count } point d’influence posé
       *[other] { $count } points d’influence posés
    } à côté.
note-activated = Déjà activé ce tour-ci.
note-not-offered = Barré : « { $card } » n’est pas au centre de la table en ce moment.

## L’arbre de transformation

tree-way = « { $card } » : { $pay ->
        [free] gratuit
        [discard] défausser { $discards }
        [reveal] révéler { $reveals }
       *[both] défausser { $discards }, révéler { $reveals }
    }.
effect-gives = « { $building } » : { $pay ->
        [discard] défausser { $discards }
        [reveal] révéler { $reveals }
       *[both] défausser { $discards }, révéler { $reveals }
    }, obtenir { $card }.
effect-tokens = « { $building } » : { $pay ->
        [discard] défausser { $discards }
        [reveal] révéler { $reveals }
       *[both] défausser { $discards }, révéler { $reveals }
    }, obtenir { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
effect-exchange = « { $building } » : un échange de plus, payé avec une carte de niveau { $level ->
        [1] I
        [2] II
       *[other] III
    }.

## La feuille de score

sheet-building = « { $building } »
sheet-tokens = Gagnés par « { $building } »

## Pourquoi pas

not-now = « { $action } » n’est pas ce qui est demandé.
not-in-hand = « { $action } » : vous n’avez pas « { $card } » en main.
not-available = « { $card } » n’est pas face visible au centre de la table.
hand-full = Votre main dépasserait { $limit } cartes : c’est interdit, même un instant.
cannot-pay = « { $action } » : il vous manque { $cards }.
not-your-building = « { $building } » n’est pas devant vous.
already-activated = « { $building } » a déjà été activé ce tour-ci.
no-market = « { $action } » : aucun de vos bâtiments ne prend cette carte maintenant.
buys-nothing = « { $card } » ne permettrait de rien obtenir, même avec tout ce qu’on peut y ajouter.
too-dear = « { $card } » coûte { $cost }, mais vous ne pouvez dépenser que { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
one-for-many = Vous avez commencé à prendre des cartes : on ne peut plus en défausser.
take-first = Vous avez défaussé : prenez au moins une carte en échange.
action-owed = Vous devez produire ou échanger avant de terminer votre tour.
exchange-first = Terminez d’abord votre échange : « { $action } » doit attendre.
action-done = Vous avez déjà produit ou échangé à ce tour.
discard-first = On achète des cartes lors d’un échange : défaussez d’abord ce qui les paie.
reveal-first = Votre tour est fini : révélez d’abord les nouvelles cartes.

## Pourquoi un objet ne peut pas être choisi

why-exchange-first = Terminez d’abord votre échange.
why-action-done = { action-done }
why-discard-first = { discard-first }
why-reveal-first = { reveal-first }
why-not-in-hand = Vous n’avez pas « { $card } » en main.
why-not-available = { not-available }
why-hand-full = { hand-full }
why-cannot-pay = Il vous manque { $cards }.
why-already-activated = { already-activated }
why-no-market = Aucun de vos bâtiments ne prend cette carte maintenant.
why-buys-nothing = { buys-nothing }
why-too-dear = { too-dear }
why-one-for-many = { one-for-many }

## Erreurs dans les données

data-tiles = { $file }, { $entry }, { $field } : { $given } tuiles de départ ne suffisent pas ; il en faut une pour chacun des { $low } joueurs.
data-too-many = { $file }, { $entry }, { $field } : { $given }, c’est trop ; il y en a { $high } au plus.
data-no-level-one = { $file }, { $entry }, { $field } : quel que soit le nombre de joueurs, il faut des cartes de niveau I.
data-copies = { $file }, { $entry }, { $field } : il faut un nombre par effectif de { $low } à { $high } joueurs, et non { $given } nombres.
data-initial = { $file }, { $entry }, { $field } : { $given } bâtiments initiaux ne suffisent pas ; il en faut au moins { $low }.
data-planks-alike = { $file }, { $entry }, { $field } : « { $given } » contient toute une autre recette, ou y est contenu.
data-plank-empty = { $file }, { $entry }, { $field } : une recette doit demander au moins une carte.
data-plank-circle = { $file }, { $entry }, { $field } : « { $given } » se paie avec lui-même, ou se défausse et se révèle à la fois.
data-plank-too-much = { $file }, { $entry }, { $field } : une main n’a jamais autant de « { $given } ».
data-market-twice = { $file }, { $entry }, { $field } : deux bâtiments échangent des cartes de niveau { $given }.

## Statistiques

stats-round = tour
stats-rounds = Tours
stats-column-round = tour moyen
stats-buildings = Bâtiments
stats-goods = Marchandises produites ou prises
stats-activated = Bâtiments activés
stats-points = Points après un tour
stats-ways = Comment les parties ont fini
stats-ways-tokens-gone = Il n’y avait plus de jetons
stats-ways-play-over = Le but était atteint
stats-ways-none = Autrement
