### Little Tavern en français. Chaque message figure aussi dans en.ftl.

title = Little Tavern
tagline = Gardez les clients généreux à votre table et refilez les radins aux autres.

## Ce qui se passe

begins = { $who_is ->
        [you] Vous ouvrez la soirée.
       *[other] { $who } ouvre la soirée.
    } Chacun possède { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
drew = { $who_is ->
        [you] Vous piochez « { $card } ».
       *[other] { $who } pioche « { $card } ».
    }
seated = « { $card } » s’installe { $owner_is ->
        [you] à votre table.
       *[other] à la table de { $owner }.
    }
turned = { $who_is ->
        [you] Vous retournez l’événement « { $event } ».
       *[other] { $who } retourne l’événement « { $event } ».
    }
turn-left = Chacun passe un client à gauche. Dans l’ordre : { $around }, puis retour à { $who }.
turn-right = Chacun passe un client à droite. Dans l’ordre : { $around }, puis retour à { $who }.
passed = « { $card } » passe de { $who_is ->
        [you] votre table
       *[other] la table de { $who }
    } à { $owner_is ->
        [you] la vôtre
       *[other] celle de { $owner }
    }.
moved = « { $card } » quitte { $from_is ->
        [you] votre table
       *[other] la table de { $from }
    } pour { $owner_is ->
        [you] la vôtre
       *[other] celle de { $owner }
    }.
swapped = « { $card } », à { $who_is ->
        [you] votre table
       *[other] la table de { $who }
    }, et « { $other } », à { $owner_is ->
        [you] la vôtre
       *[other] celle de { $owner }
    }, échangent leurs places.
dismissed = « { $card } » quitte { $who_is ->
        [you] votre table
       *[other] la table de { $who }
    }.
drew-mystery = { $who } pioche un client mystère et le regarde en secret.
drew-mystery-own = Vous piochez « { $card } » : personne d’autre ne l’a vu.
replaced = « { $card } » prend la chaise de « { $other } » à { $who_is ->
        [you] votre table
       *[other] la table de { $who }
    }.
no-clan = { $who_is ->
        [you] Vous n’avez
       *[other] { $who } n’a
    } aucun clan à rassembler : il ne se passe rien.
gathered = { $who_is ->
        [you] Vous rassemblez
       *[other] { $who } rassemble
    } le clan « { $clan } » : un de ses membres quitte chaque table où il y en a.
gave = { $coins ->
        [1] Une pièce passe
        [one] { $coins } pièce passe
       *[other] { $coins } pièces passent
    } de { $who_is ->
        [you] votre bourse
       *[other] la bourse de { $who }
    } à { $owner_is ->
        [you] la vôtre
       *[other] celle de { $owner }
    }.
round-over = Toutes les tables sont complètes : la manche { $round } est finie.
showed = Le client mystère de { $owner_is ->
        [you] votre table
       *[other] la table de { $owner }
    } est « { $card } ».
tip = « { $card } », à { $owner_is ->
        [you] votre table
       *[other] la table de { $owner }
    }, { $coins ->
        [0] ne laisse rien
        [one] laisse { $coins } pièce
       *[other] laisse { $coins } pièces
    }.
tips = { $owner_is ->
        [you] Vous recevez
       *[other] { $owner } reçoit
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } de pourboire et en { $owner_is ->
        [you] possédez
       *[other] possède
    } maintenant { $total }.
round-begins = Manche { $round } : on remélange toutes les cartes, et { $who_is ->
        [you] vous commencez
       *[other] { $who } commence
    }.
play-over = { $count ->
        [one] { $who_is ->
            [you] Vous l’emportez avec { $coins } pièces.
           *[other] { $who } l’emporte avec { $coins } pièces.
        }
       *[other] La victoire est partagée entre { $winners }, avec { $coins } pièces chacun.
    }

## Ce qui est demandé

ask-draw = Piochez un personnage, ou retournez un événement. Après un événement, vous donnez une pièce à un autre joueur, qui joue ensuite.
ask-draw-character = Piochez un personnage. { $why ->
        [no-event-left] { no-event-left }
        [event-needs-coin] { event-needs-coin }
       *[event-needs-guests] { event-needs-guests }
    }
ask-seat = À quelle table s’installe « { $card } » ? Le propriétaire de cette table jouera ensuite.
ask-direction = « { $event } » : chacun passe un client à son voisin. Dans quel sens ?
ask-pass = « { $event } » : qui passez-vous à { $owner }, à votre { $side ->
        [left] gauche ?
       *[right] droite ?
    }
ask-hello-whom = « { $event } » : { $ways ->
        [send] envoyez un de vos clients à une autre table.
        [bring] faites venir à votre table un client d’une autre.
       *[both] envoyez un de vos clients à une autre table, ou faites-en venir un à la vôtre.
    }
ask-hello-where = « { $event } » : où va « { $card } » ?
ask-swap-own = « { $event } » : lequel de vos clients change de place ?
ask-swap-other = « { $event } » : contre qui échangez-vous « { $card } » ?
ask-out = « { $event } » : lequel de vos clients doit partir ?
ask-mystery = « { $event } » : à quelle table installez-vous « { $card } », face cachée ?
ask-replace = « { $event } » : qui laisse sa chaise à « { $card } » ? Ce client quitte la taverne pour la manche.
ask-clan = « { $event } » : quel clan se rassemble ?
ask-gather = « { $event } » : quel membre du clan « { $clan } » renvoyez-vous ?
ask-give = Après « { $event } » : qui reçoit votre pièce, et joue ensuite ?

## Ce qu’on peut faire

do-draw-character = Piocher un personnage
do-draw-event = Retourner un événement
do-seat = Installer « { $card } » à { $owner_is ->
        [you] votre table
       *[other] la table de { $owner }
    }
do-send = Envoyer « { $card } » à la table de { $owner }
do-turn-left = À gauche, vers { $owner }
do-turn-right = À droite, vers { $owner }
do-pick-pass = Passer « { $card } » à { $owner }
do-pick-hello-whom-own = Envoyer « { $card } » à une autre table
do-pick-hello-whom-other = Faire venir « { $card } » de chez { $owner }
do-pick-swap-own = Échanger « { $card } »
do-pick-swap-other = Échanger « { $own } » contre « { $card } » de { $owner }
do-pick-out = Mettre « { $card } » dehors
do-pick-replace = Remplacer « { $card } » par « { $new } »
do-gather = Rassembler le clan « { $clan } »
do-pick-gather = Renvoyer « { $card } »
do-give = Donner une pièce à { $owner }

## Objets

thing-round = Manche { $round }
thing-characters = Personnages face cachée
thing-events = Événements face cachée
thing-discard = Défausse
thing-event = Événement « { $event } »
thing-table = { $owner_is ->
        [you] Votre table
       *[other] Table de { $owner }
    }
thing-purse = { $owner_is ->
        [you] Votre bourse
       *[other] Bourse de { $owner }
    }
thing-guest = { $card }
thing-mystery = Client mystère
thing-mystery-own = Client mystère ({ $card })
note-round-ends = La manche s’achève, et l’on compte les pourboires, quand toutes les tables sont pleines : { $free ->
        [0] elles le sont.
        [one] il reste une chaise libre.
       *[other] il reste { $free } chaises libres.
    }
note-goal = Dès que quelqu’un a { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } au bout d’une manche, la bourse la mieux remplie l’emporte.
note-events-left = { $count ->
        [0] Il ne reste aucun événement pour cette manche.
        [one] Un événement encore face cachée :
       *[other] { $count } événements encore face cachée :
    }
note-event-left = « { $event } »
note-in-hand = Personnage pioché, qui cherche une chaise.
note-worth = { $coins ->
        [0] Ne laisserait rien
        [one] Laisserait { $coins } pièce
       *[other] Laisserait { $coins } pièces
    } maintenant.
note-worth-unknown = On ne sait pas ce qu’il laissera.
note-tips-now = Pourboires actuels : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
note-chairs = Chaises occupées : { $guests } sur { $chairs }.
note-clan = Clan « { $clan } ».
note-tip-table = Laisse { $each ->
        [one] { $each } pièce
       *[other] { $each } pièces
    } par client du clan à sa table, lui compris.
note-tip-tavern = Laisse { $base ->
        [one] { $base } pièce
       *[other] { $base } pièces
    }, { $each ->
        [-1] moins 1
        [1] plus 1
       *[other] et { $each }
    } par autre membre du clan dans toute la taverne.
note-tip-clans = Laisse { $each ->
        [one] { $each } pièce
       *[other] { $each } pièces
    } par clan différent à sa table, le sien compris.
note-tip-company = Laisse { $base ->
        [one] { $base } pièce
       *[other] { $base } pièces
    } si un autre membre du clan est à sa table, sinon rien.
note-tip-printed = Laisse { $value ->
        [one] { $value } pièce
       *[other] { $value } pièces
    }, comme indiqué sur la carte.
note-tip-leader = Laisse { $each ->
        [one] { $each } pièce
       *[other] { $each } pièces
    } par client du clan à sa table, lui compris.
note-tip-follower = Ne laisse rien, mais compte pour le chef du clan.
note-event-turn_around = On choisit un sens ; puis chacun désigne en secret un de ses clients, et tous passent en même temps.
note-event-hello = Un de ses clients va à une autre table incomplète, ou un client d’ailleurs vient à la sienne si elle a de la place.
note-event-musical_chairs = Un de ses clients et un client d’une autre table échangent leurs places.
note-event-out = Un de ses clients part jusqu’à la fin de la manche.
note-event-mystery_customer = On pioche un personnage, on le regarde en secret et on l’installe face cachée à une table incomplète jusqu’à la fin de la manche.
note-event-reserved_seat = On pioche un personnage, qui prend la chaise d’un de ses clients ; celui-ci part.
note-event-gathering = On nomme un clan présent à sa table ; tous ceux qui en ont un membre en renvoient un.

## La feuille de score

sheet-start = Pièces de départ
sheet-tip = « { $card } », manche { $round }
sheet-gifts = Pièces reçues et données après les événements

## Pourquoi pas

not-now = « { $action } » n’est pas ce qui est demandé.
table-full = { $owner_is ->
        [you] Votre table est complète : choisissez-en une autre.
       *[other] La table de { $owner } est complète : choisissez-en une autre.
    }
own-table-full = Votre table est complète : envoyez plutôt un de vos clients à une autre table.
no-other-open-table = Aucune autre table n’a de place pour votre client : faites plutôt venir quelqu’un à la vôtre.
wrong-table = « { $action } » : on ne peut pas choisir un client de cette table maintenant.
wrong-clan = « { $action } » : c’est un membre du clan « { $clan } » qui doit partir.
nobody-like-that = « { $action } » : aucun client de ce genre à cette table.
no-event-left = Il ne reste aucun événement dans cette manche.
event-needs-coin = Pour retourner un événement, il vous faut une pièce à donner ensuite.
event-needs-guests = On ne retourne un événement que lorsqu’il y a un client à chaque table.
clan-not-here = « { $action } » : aucun membre visible de ce clan à votre table.
coin-to-oneself = La pièce va à un autre joueur.
why-not-now = Ce n’est pas ce qui est demandé.
why-table-full = { table-full }
why-own-table-full = { own-table-full }
why-no-other-open-table = { no-other-open-table }
why-wrong-table = On ne peut pas choisir un client de cette table maintenant.
why-wrong-clan = C’est un membre du clan « { $clan } » qui doit partir.
why-nobody-like-that = Ce client ne peut pas être choisi maintenant.
why-no-event-left = { no-event-left }
why-event-needs-coin = { event-needs-coin }
why-event-needs-guests = { event-needs-guests }
why-clan-not-here = Aucun membre visible de ce clan à votre table.
why-coin-to-oneself = { coin-to-oneself }
data-coins = { $file }, { $entry }, { $field } : il faut un nombre par valeur, et le total doit faire { $given } pièces.
data-too-few = { $file }, { $entry }, { $field } : avec { $given } personnages, une manche pourrait en manquer ; il en faut au moins { $low }.

## Statistiques

stats-guests = Clients en fin de manche, par clan
stats-tips = Pièces par clan
stats-events = Événements retournés
stats-coins = Pièces après une manche
