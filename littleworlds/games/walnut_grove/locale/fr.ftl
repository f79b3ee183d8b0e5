### Walnut Grove en français. Chaque message se trouve aussi dans en.ftl.

title = Walnut Grove
tagline = Huit années dans la prairie : posez vos terres, récoltez, arrivez les premiers en ville et faites passer l’hiver aux vôtres.

## Ce qui se passe

farm = { $who_is ->
        [you] Vous vous installez
       *[other] { $who } s’installe
    } avec un fermier et un { $labourer }.
on-display = « { $stop } » : { $pieces }.
begins = { $who_is ->
        [you] Vous choisissez
       *[other] { $who } choisit
    } en premier une place de départ.
started = { $who_is ->
        [you] Vous partez
       *[other] { $who } part
    } de { $toll }.
disc-asks = piochez { $draw }, posez { $place } ; bonus d’été : { $summer } ; bonus d’automne : { $autumn } ; en hiver, les { $winter } mangent double, et { $fires ->
        [0] aucun feu de camp
        [1] un feu de camp
       *[other] { $fires } feux de camp
    }.
first-disc = Le disque de la première année est visible : { disc-asks }
year-begins = Année { $year } : { disc-asks }
drew-tiles = { $who_is ->
        [you] Vous piochez
       *[other] { $who } pioche
    } { $count ->
        [1] une tuile
       *[other] { $count } tuiles
    }.
laid = { $who_is ->
        [you] Vous posez
       *[other] { $who } pose
    } une tuile en { $cell } : { $lands }.
enclosed = { $who_is ->
        [you] Vous fermez
       *[other] { $who } ferme
    } { $count ->
        [1] un enclos de plus
       *[other] { $count } enclos de plus
    }.
harvested = { $who_is ->
        [you] Votre figurine
       *[other] Chez { $who }, une figurine
    } { $there } produit { $count } × { $good }{ $field ->
        [0] {""}
       *[other] , { $field } sur les entrepôts
    }{ $barn ->
        [0] {""}
       *[other] , { $barn } dans la grange
    }{ $lost ->
        [0] .
       *[other] , { $lost } sans place.
    }
found-room = { $who_is ->
        [you] Vous trouvez
       *[other] { $who } trouve
    } finalement de la place pour { $count } × { $good }.
lost = { $who_is ->
        [you] Vous perdez
       *[other] { $who } perd
    } { $count } × { $good }, faute de place.
dropped = { $who_is ->
        [you] Vous défaussez
       *[other] { $who } défausse
    } une marchandise de la grange : { $good }.
dropped-coin = { $who_is ->
        [you] Vous défaussez
       *[other] { $who } défausse
    } une pièce de la grange, remise dans le sac : { $coin }.
autumn-order = L’automne. { $count ->
        [1] { $who_is ->
            [you] Vous allez
           *[other] { $who } va
        } en ville.
       *[other] En ville dans cet ordre : { $players }.
    }
went = { $who_is ->
        [you] Vous allez
       *[other] { $who } va
    } { $stop }.
passed = { $who_is ->
        [you] Vous restez sur place.
       *[other] { $who } reste sur place.
    }
toll-paid = { $who_is ->
        [you] Vous payez
       *[other] { $who } paie
    } le péage devant { $toll } avec une pièce : { $coin }.
toll-help = { $who_is ->
        [you] Vous prenez
       *[other] { $who } prend
    } une tuile d’aide pour le péage devant { $toll }.
nothing-done = { $who_is ->
        [you] Vous ne faites
       *[other] { $who } ne fait
    } rien { $stop }.
took = { $who_is ->
        [you] Vous prenez
       *[other] { $who } prend
    } une marchandise : { $what }.
paid = { $who_is ->
        [you] Vous payez
       *[other] { $who } paie
    } { $goods }.
paid-coins = { $who_is ->
        [you] Vous payez
       *[other] { $who } paie
    } en pièces : { $coins }.
hired = { $who_is ->
        [you] Vous engagez
       *[other] { $who } engage
    } un { $what }, qui commence après l’hiver.
built = { $who_is ->
        [you] Vous construisez
       *[other] { $who } construit
    } une { $what }.
improved = { $who_is ->
        [you] Vous ajoutez
       *[other] { $who } ajoute
    } l’amélioration « { $what } » à la ferme.
sold = { $who_is ->
        [you] Vous vendez
       *[other] { $who } vend
    } une marchandise : { $good }.
drew-coins = { $count ->
        [0] Le sac est vide : { $who_is ->
            [you] vous ne tirez
           *[other] { $who } ne tire
        } aucune pièce.
        [1] { $who } tire une pièce.
       *[other] { $who } tire { $count } pièces.
    }
drew-coins-own = Vous tirez ces pièces : { $coins }.
returned = { $who } remet dans le sac, sans la montrer, une des pièces tirées.
returned-own = Vous remettez dans le sac une des pièces tirées : { $coin }.
repaid = { $who_is ->
        [you] Vous remboursez votre
       *[other] { $who } rembourse sa
    } tuile d’aide.
wintered = { $missing ->
        [0] { $who_is ->
            [you] Vous passez
           *[other] { $who } passe
        } l’hiver.
        [1] Il manque { $goods } pour l’hiver : { $who_is ->
            [you] vous prenez
           *[other] { $who } prend
        } une tuile d’aide{ $points ->
            [0] .
           *[other] {" "}({ $points } points).
        }
       *[other] Il manque { $goods } pour l’hiver : { $who_is ->
            [you] vous prenez
           *[other] { $who } prend
        } { $missing } tuiles d’aide{ $points ->
            [0] .
           *[other] {" "}({ $points } points).
        }
    }
joined = { $count ->
        [1] Un nouveau travailleur commence
       *[other] { $count } nouveaux travailleurs commencent
    } { $who_is ->
        [you] chez vous
       *[other] chez { $who }
    }.
stored = { $who_is ->
        [you] Vous rentrez
       *[other] { $who } rentre
    } une marchandise du terrain dans la grange : { $good }.
showed-coins = { $who_is ->
        [you] Vous retournez vos pièces
       *[other] { $who } retourne ses pièces
    } : { $coins }.
play-over = { $seats ->
        [1] Les années sont passées : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        } { $won ->
            [0] Perdu : il en fallait { $mark } pour gagner.
           *[other] Gagné : il en fallait { $mark }.
        }
       *[other] { $count ->
            [1] { $who_is ->
                [you] Vous gagnez
               *[other] { $who } gagne
            } avec { $points ->
                [one] { $points } point.
               *[other] { $points } points.
            }
           *[other] La victoire est partagée entre { $winners }, avec { $points ->
                [one] { $points } point chacun.
               *[other] { $points } points chacun.
            }
        }
    }

## Ce qui est demandé

ask-start = D’où part votre pion ?
ask-disc = { $year ->
        [1] Piochez les tuiles de paysage de la première année.
       *[other] Retournez le prochain disque d’année.
    }
ask-tile = Quelle tuile posez-vous ?
ask-cell = Où la posez-vous ?
ask-turn = Dans quel sens ?
ask-work = Où travaille votre prochaine figurine ?
ask-room = Plus de place pour { $count } × { $good }. À quoi renoncez-vous ?
ask-go = Où allez-vous ?
ask-toll = Vous passez devant { $toll } : une pièce, ou une tuile d’aide ?
ask-piece = « { $stop } » coûte { $cost }. Que prenez-vous ?
ask-good = « { $stop } » : quelle marchandise prenez-vous ?
ask-room-for-one = Plus de place pour « { $good } ». À quoi renoncez-vous ?
ask-sell = « { $stop } » : que vendez-vous ?
ask-keep = { $count ->
        [1] Une pièce n’a pas de place. À quoi renoncez-vous ?
       *[other] { $count } pièces n’ont pas de place. À quoi renoncez-vous ?
    }
ask-pay-cost = Reste à payer pour « { $what } » : { $goods }. Avec quoi payez-vous ?
ask-pay-winter = L’hiver demande encore { $goods }{ $tiles ->
        [0] {""}
        [1] , sans compter { $missing } que vous n’avez pas (une tuile d’aide)
       *[other] , sans compter { $missing } que vous n’avez pas ({ $tiles } tuiles d’aide)
    }. D’où payez-vous ?
ask-pay-help = Pour la tuile d’aide : encore { $count ->
        [1] une marchandise
       *[other] { $count } marchandises
    } au choix.
ask-winter = { $tiles ->
        [0] Rien ne manque pour l’hiver. Remboursez-vous quand même votre tuile d’aide ?
       *[other] Il manque { $missing } pour l’hiver. Remboursez-vous votre tuile d’aide avant que la suivante ne la retourne ?
    }
ask-tiles = Il manque encore { $missing } pour l’hiver. Remboursez-vous cette tuile d’aide avant que la suivante ne la retourne ?
ask-scoring = Avant le décompte : reste-t-il quelque chose à rentrer dans la grange ?

## Ce que l’on peut faire

do-tile = Poser la tuile { $sides } ({ $count ->
        [0] sans entrepôt
       *[other] entrepôts : { $squares }
    } ; { $fences ->
        [0] sans clôture
        [1] une clôture
       *[other] { $fences } clôtures
    })
do-cell = La poser en { $cell }
do-turn = La tourner : { $north } au nord, { $east } à l’est, { $south } au sud, { $west } à l’ouest
do-work = Travailler { $there } : { $count } × { $good } ({ $cell })
do-pay = Payer 1 × { $good }, pris { $there } ({ $cell })
for-coins = { $coins ->
        [1] contre une pièce
       *[other] contre { $coins } pièces
    }
do-sell = Vendre 1 × { $good }, pris { $there } ({ $cell }), { for-coins }
do-store = Rentrer dans la grange 1 × { $good }, pris { $there } ({ $cell })
do-pay-barn = Payer 1 × { $good }, pris dans la grange
do-sell-barn = Vendre 1 × { $good }, pris dans la grange, { for-coins }
do-drop-barn = Défausser 1 × { $good } de la grange
do-take-good = Prendre 1 × { $good }
do-pay-coin = Payer d’une pièce : { $coin }{ $shown ->
        [0] {""}
       *[other] {" "}(tous la voient : définitif)
    }
do-drop-coin = Défausser une pièce de la grange : { $coin }
do-return-coin = Remettre sans la montrer une pièce tirée : { $coin }
do-take = Prendre : { $what }{ $lacking ->
        [0] {""}
        [1] , avec une pièce pour la marchandise qui manque
       *[other] , avec { $lacking } pièces pour les marchandises qui manquent
    }
do-go = Aller { $stop }{ $tolls ->
        [0] {""}
        [1] {" "}et régler un péage en chemin
       *[other] {" "}et régler { $tolls } péages un à un
    }{ $short ->
        [0] {""}
        [1] {" "}– dont une tuile d’aide, faute de pièces
       *[other] {" "}– dont { $short } tuiles d’aide, faute de pièces
    }{ $cost ->
        [0] {""}
        [1] {" "}(un point perdu)
       *[other] {" "}({ $cost } points perdus)
    }
do-start = Partir de { $toll }
do-help = Prendre une tuile d’aide
do-repay = Rembourser la tuile d’aide avec { $count } marchandises
do-pass = Rester sans rien faire
do-turn-disc = Commencer l’année { $year }
do-draw-coins = { $count ->
        [0] Constater que le sac est vide
        [1] Tirer une pièce
       *[other] Tirer { $count } pièces
    }
do-done-room = Abandonner le reste
do-done-piece = Ne rien prendre
do-done-good = Ne plus rien prendre
do-done-sell = Ne rien vendre
do-done-winter = La garder et continuer
do-done-tiles = La garder et prendre la suivante
do-done-scoring = Plus rien
do-lay = Poser une tuile en { $cell } : { $north } au nord, { $east } à l’est, { $south } au sud, { $west } à l’ouest ({ $count ->
        [0] sans entrepôt
       *[other] entrepôts : { $squares }
    } ; { $fences ->
        [0] sans clôture
        [1] une clôture
       *[other] { $fences } clôtures
    })
do-work-all = Envoyer tout le monde en { $cells } : { $goods }
with-help = avec { $tiles ->
        [1] une tuile d’aide pour le péage
       *[other] { $tiles } tuiles d’aide pour les péages
    }{ $cost ->
        [0] {""}
        [1] {" "}(un point perdu)
       *[other] {" "}({ $cost } points perdus)
    }
do-go-toll = Aller { $stop }{ $toll ->
        [none] {""}
        [help] , { with-help }
       *[coin] , en payant le péage d’une pièce : { $coin }{ $tiles ->
            [0] {""}
           *[other] {" "}et { with-help }
        }
    }{ $shown ->
        [0] {""}
       *[other] {" "}(une pièce est montrée : définitif)
    }
do-go-take = Aller { $stop } et prendre : { $what }{ $paid ->
        [0] {""}
        [1] , en payant une pièce ({ $coins })
       *[other] , en payant { $paid } pièces ({ $coins })
    }{ $source ->
        [fields] , en payant d’abord depuis les terrains
        [barn] , en payant d’abord depuis la grange
        [keep] , avec des pièces pour garder ce que veut l’hiver
        [goods] , en payant en marchandises
       *[any] {""}
    }{ $toll ->
        [none] {""}
        [help] , { with-help }
       *[coin] , en payant le péage d’une pièce : { $coin }{ $tiles ->
            [0] {""}
           *[other] {" "}et { with-help }
        }
    }{ $shown ->
        [0] {""}
       *[other] {" "}(une pièce est montrée : définitif)
    }
do-go-goods = Aller { $stop } et prendre { $goods }{ $toll ->
        [none] {""}
        [help] , { with-help }
       *[coin] , en payant le péage d’une pièce : { $coin }{ $tiles ->
            [0] {""}
           *[other] {" "}et { with-help }
        }
    }
do-go-sell = Aller { $stop } et vendre { $goods } contre { $count ->
        [1] une pièce
       *[other] { $count } pièces
    }{ $toll ->
        [none] {""}
        [help] , { with-help }
       *[coin] , en payant le péage d’une pièce : { $coin }{ $tiles ->
            [0] {""}
           *[other] {" "}et { with-help }
        }
    }
do-take-pay = Prendre et payer : { $what }{ $paid ->
        [0] {""}
        [1] , en payant une pièce ({ $coins })
       *[other] , en payant { $paid } pièces ({ $coins })
    }{ $source ->
        [fields] , en payant d’abord depuis les terrains
        [barn] , en payant d’abord depuis la grange
        [keep] , avec des pièces pour garder ce que veut l’hiver
        [goods] , en payant en marchandises
       *[any] {""}
    }{ $shown ->
        [0] {""}
       *[other] {" "}(une pièce est montrée : définitif)
    }
do-goods = Prendre { $goods }
do-sell-all = Vendre { $goods } et tirer { $count ->
        [1] une pièce
       *[other] { $count } pièces
    }
do-pay-all = Tout payer{ $source ->
        [fields] , d’abord depuis les terrains
        [barn] , d’abord depuis la grange
        [keep] , avec des pièces pour garder ce que veut l’hiver
        [goods] {" "}en marchandises
       *[pay] {""}
    }{ $paid ->
        [0] {""}
        [1] , avec une pièce ({ $coins })
       *[other] , avec { $paid } pièces ({ $coins })
    }{ $shown ->
        [0] {""}
       *[other] {" "}(une pièce est montrée : définitif)
    }
do-winter-all = Garder la tuile d’aide et payer l’hiver{ $source ->
        [fields] , d’abord depuis les terrains
        [barn] , d’abord depuis la grange
       *[pay] {""}
    }
do-repay-all = Rembourser la tuile d’aide avec { $goods }{ $source ->
        [fields] , d’abord depuis les terrains
        [barn] , d’abord depuis la grange
       *[pay] {""}
    }{ $winter ->
        [0] {""}
       *[other] , et payer l’hiver
    }
do-drop-all = Défausser { $goods } de la grange, en gardant ce que l’hiver demande
do-return-least = Remettre les pièces qui valent le moins : { $coins }
do-store-all = Rentrer { $count } marchandises des terrains dans la grange

## Les choses

thing-tile-bag = Sac des tuiles paysage
thing-coin-bag = Sac des pièces
thing-discs = Disques d’année à venir
thing-disc = Année { $year } sur { $years }
thing-stop = { $stop }
thing-piece = { $what }
thing-pawn = { $owner_is ->
        [you] Votre pion
       *[other] Pion ({ $owner })
    }
thing-supply = Réserve « { $good } »
thing-supply-help = Tuiles d’aide
thing-farm = { $owner_is ->
        [you] Votre ferme
       *[other] Ferme ({ $owner })
    }
thing-tile = { $cell } : { $lands }
thing-area = { $land } en { $cell }
thing-cell = Case libre { $cell }
thing-drawn = Tuile piochée { $sides } ({ $count ->
        [0] sans entrepôt
       *[other] entrepôts : { $squares }
    } ; { $fences ->
        [0] sans clôture
        [1] une clôture
       *[other] { $fences } clôtures
    })
thing-barn = Grange
thing-good = { $good }
thing-coin = Pièce : { $coin }
thing-coins = Pièces face cachée
thing-drawn-coin = Pièce qui vient d’être tirée : { $coin }
thing-drawn-coins = Pièces qui viennent d’être tirées
thing-farmer = Fermier
thing-newcomer = { $what }, nouveau
thing-huts = Cabanes
thing-barns = Granges construites
thing-help-up = Tuile d’aide face visible
thing-help-down = Tuiles d’aide retournées
note-spring = Printemps : piochez { $draw }, posez { $place }.
note-summer = Été, bonus « { $good } » : { $count } de plus par figurine qui en produit.
note-autumn = Automne : { $count ->
        [1] une pièce
       *[other] { $count } pièces
    } de plus à la vente : { $good }.
note-winter = Hiver : les { $colour } mangent double ; { $fires ->
        [0] aucun feu de camp
        [1] un feu de camp
       *[other] { $fires } feux de camp
    }.
note-farmer = Travaille en été comme tous les travailleurs ; en hiver, ne demande ni nourriture ni feu.
note-toll = Qui passe devant paie une pièce ou prend une tuile d’aide.
note-start = Les pions avancent dans le sens horaire ; d’ici, ils arrivent d’abord { $stop }. Partir d’ici ne coûte rien : seul paie qui passe plus tard.{ $order ->
        [first] {" "}Au premier automne, qui part d’ici joue avant ceux qui partent d’ailleurs.
        [last] {" "}Au premier automne, qui part d’ici joue après ceux qui partent d’ailleurs.
       *[none] {""}
    }
note-for-hire = Une fois engagé, commence après l’hiver : cet hiver-là, il ne demande ni nourriture ni bois.
note-newcomer = Commence une fois cet hiver passé ; d’ici là, ne travaille pas, ne mange pas et ne brûle pas de bois.
note-labourer = Travaille l’été comme le fermier. L’hiver, mange { $food }, ou { $double } si le disque nomme sa couleur, et brûle { $wood } dans son chariot, rien dans une cabane. { $points ->
        [1] Un point
       *[other] { $points } points
    } à la fin.
note-hut = Se pose sur un chariot : le travailleur qui y loge n’a pas besoin de bois en hiver. { $points ->
        [1] Un point
       *[other] { $points } points
    } à la fin.
note-barn-piece = { $spaces } places de plus pour marchandises et pièces. { $points ->
        [1] Un point
       *[other] { $points } points
    } à la fin.
note-stop-goods = Prenez { $count } marchandises de votre choix à la réserve et rentrez-les dans la grange.
note-stop-hire = Engagez un travailleur pour { $cost }.
note-stop-build = Construisez une cabane ou une grange pour { $cost }.
note-stop-improve = Prenez une amélioration pour { $cost }.
note-stop-sell = Vendez jusqu’à { $count } marchandises différentes, chacune contre { $coins ->
        [1] une pièce tirée
       *[other] { $coins } pièces tirées
    } du sac. Une pièce vaut de { $least } à { $most } points, selon son métal.
note-capacity = { $count ->
        [1] Place pour un pion.
       *[other] Place pour { $count } pions.
    }
note-per-improvement = { $points ->
        [1] Un point
       *[other] { $points } points
    } par amélioration que vous avez, celle-ci comprise.
note-per-building = { $points ->
        [1] Un point
       *[other] { $points } points
    } par cabane et par grange, celles du plateau comprises.
note-per-coin = { $points ->
        [1] Un point
       *[other] { $points } points
    } par pièce, quel que soit son métal.
note-per-barn_good = { $points ->
        [1] Un point
       *[other] { $points } points
    } par marchandise dans vos granges.
note-per-region_tile = { $points ->
        [1] Un point
       *[other] { $points } points
    } par tuile de votre plus grande région.
note-per-enclosure = { $points ->
        [1] Un point
       *[other] { $points } points
    } par enclos.
note-per-figure = { $points ->
        [1] Un point
       *[other] { $points } points
    } par fermier et par travailleur.
note-help = Se rembourse avec { $count } marchandises au choix. La suivante la retourne : elle coûte alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin.
note-help-down = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
note-points = { $points ->
        [one] { $points } point pour l’instant.
       *[other] { $points } points pour l’instant.
    }
note-enclosures = Enclos : { $count }.
note-region = Taille de la région : { $tiles ->
        [1] une tuile. Une figurine y produit une marchandise
       *[other] { $tiles } tuiles. Une figurine y produit { $tiles } marchandises
    } en été, hors bonus. { $squares ->
        [0] Aucun entrepôt.
        [1] { $goods ->
            [0] Son entrepôt est vide.
           *[other] Son entrepôt contient { $goods } × { $good }.
        }
       *[other] { $goods ->
            [0] Ses { $squares } entrepôts sont vides.
           *[other] Ses { $squares } entrepôts contiennent { $goods } × { $good }.
        }
    }
note-worked = Une figurine y travaille.
note-enclosed = Dans un enclos : clôturé de tous les côtés. Chaque enclos vaut { $points ->
        [1] un point
       *[other] { $points } points
    } à la fin.
note-barn = { $room ->
        [0] Aucune place libre
        [1] Une place libre
       *[other] { $room } places libres
    } sur { $spaces }.
note-coin = Vaut { $points ->
        [0] zéro point
        [1] un point
       *[other] { $points } points
    }.
legend-lands = Terrains : { $lands }
legend-signs = / \ # clôture, . ouvert ; majuscules : enclos ; nombres : colonne, rangée
legend-seats = Entre crochets : le siège
note-bill = { $count ->
        [0] Cet hiver ne prendra rien.
       *[other] Cet hiver prendra { $goods }.
    }
note-bill-lacks = Il manque encore { $goods }, soit { $count ->
        [1] une tuile d’aide
       *[other] { $count } tuiles d’aide
    }.
note-harvest = Une figurine produit ici { $count } × { $good }{ $over ->
        [0] .
       *[other] , dont { $over } sans place.
    }

# Vu de là où se trouve le pion du lecteur.
note-way = { $count ->
        [0] Aucun péage sur votre chemin.
       *[other] { $around ->
            [1] Vous y êtes. Péages pour un tour complet de la ville
           *[other] Péages sur votre chemin
        } : { $tolls }.
    }{ $short ->
        [0] {""}
        [1] {" "}Il vous manque une pièce : cela vous coûtera une tuile d’aide.
       *[other] {" "}Il vous manque { $short } pièces : cela vous coûtera { $short } tuiles d’aide.
    }
note-price-lacks = Il vous manque, pour payer : { $goods }.{ $coins ->
        [0] {""}
        [1] {" "}Une pièce serait payée à la place.
       *[other] {" "}{ $coins } pièces seraient payées à la place.
    }

## La position en quelques lignes, pour les terminaux

brief-left = Restent { $tiles } tuiles, { $coins } pièces et { $discs ->
        [0] aucun disque
        [1] un disque
       *[other] { $discs } disques
    }.
brief-toll = { $toll } (péage){ $pawns ->
        [0] {""}
       *[other] {" "}[{ $there }]
    }
brief-stop = → { $stop }{ $kind ->
        [goods]  : { $take } marchandises
        [sell]  : vente
        [hire] {" "}({ $cost }) : { $count ->
            [0] plus personne
            [1] travailleur { $pieces }
           *[other] travailleurs { $pieces }
        }
       *[other] {" "}({ $cost }) : { $count ->
            [0] plus rien
           *[other] { $pieces }
        }
    }{ $pawns ->
        [0] {""}
       *[other] {" "}[{ $there }]
    }
brief-farm = { $owner_is ->
        [you] Votre ferme :
       *[other] { $owner } :
    }
brief-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count } enclos.
brief-figures = Fermier{ $count ->
        [0] .
        [1] , travailleur { $labourers }.
       *[other] , travailleurs { $labourers }.
    }
brief-newcomers = L’an prochain : { $count ->
        [1] travailleur { $labourers }.
       *[other] travailleurs { $labourers }.
    }
brief-buildings = Construit : { $huts ->
        [0] {""}
        [1] une cabane
       *[other] { $huts } cabanes
    }{ $barns ->
        [0] .
       *[other] { $huts ->
            [0] {""}
           *[other] {" et "}
        }{ $barns ->
            [1] une grange.
           *[other] { $barns } granges.
        }
    }
brief-improvements = Améliorations : { $pieces }.
brief-help = Aide : { $up } visible, { $down ->
        [one] { $down } retournée.
       *[other] { $down } retournées.
    }
brief-goods = Marchandises : { $count ->
        [0] aucune
       *[other] { $goods }
    } ; { $coins ->
        [0] aucune pièce.
        [1] une pièce.
       *[other] { $coins } pièces.
    }
brief-barn = Grange, { $room ->
        [0] aucune place libre
        [1] une place libre
       *[other] { $room } places libres
    } sur { $spaces } : { $count ->
        [0] vide.
       *[other] { $content }.
    }
brief-lands = Régions, marchandises/entrepôts (tuiles), * au travail :
brief-land = · { $land } { $regions }

## La feuille de score

sheet-enclosures = Enclos ({ $count })
sheet-figures = Fermier et travailleurs ({ $count })
sheet-buildings = Cabanes et granges ({ $count })
sheet-coins = Pièces ({ $count })
sheet-improvement = { $what } ({ $count })
sheet-marks = En solo : { $marks } points{ $missing ->
        [0] {""}
        [1] {" "}(il en manque un pour gagner)
       *[other] {" "}(il en manque { $missing } pour gagner)
    }
sheet-help = Tuiles d’aide retournées ({ $count })
grade-settled = C’est gagné : une ferme dont on peut vivre.
grade-experienced = Une main expérimentée : belle ferme.
grade-expert = Le maître de la prairie.

## Pourquoi pas

not-now = « { $action } » n’est pas ce qui est demandé.
no-goods-there = « { $action } » : il n’y a pas de marchandise à cet endroit.
other-good-due = « { $action } » : c’est « { $good } » qu’il faut payer maintenant.
coins-not-here = « { $action } » : une pièce ne remplace une marchandise qu’à l’achat en ville.
no-such-coin = « { $action } » : vous n’avez pas cette pièce.
coins-needed-later = « { $action } » : cette pièce est nécessaire pour une marchandise qui vous manque.
no-help-tile = « { $action } » : vous n’avez pas de tuile d’aide face visible.
too-few-goods = « { $action } » : une tuile d’aide se rembourse avec { $count } marchandises, vous en avez moins.
tile-not-drawn = « { $action } » : vous n’avez pas pioché cette tuile.
cell-not-free = « { $action } » : on pose au-dessus du plateau, sur une case vide qui le touche ou touche une de vos tuiles.
turn-looks-alike = « { $action } » : le résultat est le même qu’avec moins de quarts de tour.
no-such-region = « { $action } » : aucune région ne porte le nom de ce terrain.
figure-there = « { $action } » : une figurine y travaille déjà.
same-good = « { $action } » : cela ne ferait de la place que pour la même marchandise.
stop-full = « { $stop } » est occupé : choisissez un autre arrêt.
start-full = « { $toll } » n’a plus de place de départ libre.
there-is-room = « { $action } » : il reste de la place dans votre grange, prenez une marchandise.
not-on-display = « { $action } » : il n’y en a pas ici.
no-space-for-it = « { $action } » : votre plateau n’a plus de place pour cela.
not-sold-here = « { $good } » ne se vend pas, ou pas deux fois en une visite.
sold-enough = On vend { $count } marchandises au plus par visite : tirez vos pièces.
only-in-spring = « { $action } » : on pose les tuiles au printemps.
tile-first = « { $action } » : choisissez d’abord une tuile.
tile-chosen = « { $action } » : vous avez choisi une tuile : posez-la d’abord.
only-in-summer = « { $action } » : les figurines partent travailler en été.
room-first = « { $action } » : dites d’abord ce que deviennent les marchandises sans place.
nothing-due = « { $action } » : il n’y a rien à payer ainsi maintenant.
only-at-store = « { $action } » : on vend au magasin, en automne.
only-before-scoring = « { $action } » : on rentre les marchandises dans la grange avant le décompte, si elles y comptent.
room-enough = « { $action } » : rien n’a besoin de place dans la grange maintenant.
only-at-goods-stop = « { $action } » : on prend des marchandises aux arrêts de la ville qui en donnent.
not-at-that-stop = « { $action } » : on prend cela là où le pion s’arrête en automne, contre son prix.
walked-already = « { $action } » : vous avez déjà marché cet automne.
only-in-autumn = « { $action } » : les pions marchent en automne.
only-at-start = « { $action } » : c’est d’ici que partent les pions, avant la première année.
no-toll-due = « { $action } » : une tuile d’aide se prend pour un péage, ou pour ce qui manque en hiver.
repaid-later = « { $action } » : une tuile d’aide se rembourse en été, à votre tour en ville et en hiver, mais pas au milieu d’un paiement.
why-not-now = Ce n’est pas ce qui est demandé.
why-no-goods-there = Il n’y a pas de marchandise à cet endroit.
why-other-good-due = C’est « { $good } » qu’il faut payer maintenant.
why-coins-not-here = Une pièce ne remplace une marchandise qu’à l’achat en ville.
why-no-such-coin = Vous n’avez pas cette pièce.
why-coins-needed-later = Cette pièce est nécessaire pour une marchandise qui vous manque.
why-no-help-tile = Vous n’avez pas de tuile d’aide face visible.
why-too-few-goods = Une tuile d’aide se rembourse avec { $count } marchandises, vous en avez moins.
why-tile-not-drawn = Vous n’avez pas pioché cette tuile.
why-cell-not-free = On pose au-dessus du plateau, sur une case vide qui le touche ou touche une de vos tuiles.
why-figure-there = Une figurine y travaille déjà.
why-same-good = Cela ne ferait de la place que pour la même marchandise.
why-not-on-display = Il n’y en a pas ici.
why-no-space-for-it = Votre plateau n’a plus de place pour cela.
why-only-in-spring = On pose les tuiles au printemps.
why-tile-first = Choisissez d’abord une tuile.
why-tile-chosen = Vous avez choisi une tuile : posez-la d’abord.
why-only-in-summer = Les figurines partent travailler en été.
why-room-first = Dites d’abord ce que deviennent les marchandises sans place.
why-nothing-due = Il n’y a rien à payer ainsi maintenant.
why-only-at-store = On vend au magasin, en automne.
why-only-before-scoring = On rentre les marchandises dans la grange avant le décompte, si elles y comptent.
why-room-enough = Rien n’a besoin de place dans la grange maintenant.
why-only-at-goods-stop = On prend des marchandises aux arrêts de la ville qui en donnent.
why-not-at-that-stop = On prend cela là où le pion s’arrête en automne, contre son prix.
why-walked-already = Vous avez déjà marché cet automne.
why-only-in-autumn = Les pions marchent en automne.
why-only-at-start = C’est d’ici que partent les pions, avant la première année.
why-no-toll-due = Une tuile d’aide se prend pour un péage, ou pour ce qui manque en hiver.
why-repaid-later = Une tuile d’aide se rembourse en été, à votre tour en ville et en hiver, mais pas au milieu d’un paiement.
why-stop-full = { stop-full }
why-start-full = { start-full }
why-not-sold-here = { not-sold-here }
why-sold-enough = { sold-enough }

## Des données qui n’ont pas de sens

data-letters = { $file }, { $entry }, { $field } : les terrains portent les lettres a, b, c, … sans trou, cinq au plus ; ici { $given }.
data-good-twice = { $file }, { $entry }, { $field } : deux terrains d’une tuile ne peuvent pas donner la même marchandise.
data-edge = { $file }, { $entry }, { $field } : un bord appartient à un terrain ou, par moitiés, à deux ; ici { $given } sont nommés.
data-no-edge = { $file }, { $entry }, { $field } : le terrain « { $given } » ne touche aucun bord.
data-crossing = { $file }, { $entry }, { $field } : les terrains « { $given } » et « { $other } » devraient se croiser.
data-between = { $file }, { $entry }, { $field } : une limite sépare deux terrains différents.
data-border-twice = { $file }, { $entry }, { $field } : cette limite est déjà donnée.
data-no-border = { $file }, { $entry }, { $field } : les terrains « { $given } » et « { $other } » se touchent au bord, il faut donc donner leur limite, avec ou sans clôture.
data-apart = { $file }, { $entry }, { $field } : les terrains « { $given } » et « { $other } » ne peuvent pas se toucher, car « { $third } » les sépare.
data-borders-cross = { $file }, { $entry }, { $field } : la limite entre { $given } et celle entre { $other } devraient se croiser.
data-display = { $file }, { $entry }, { $field } : un nombre par nombre de sièges de 1 à 4, et non { $given }.
data-goods = { $file }, { $entry }, { $field } : de 1 à { $high } marchandises, chacune avec sa propre lettre ; il y en a { $given }.
data-too-many-kinds = { $file }, { $entry }, { $field } : { $high } sortes au plus, et non { $given }.
data-id-twice = { $file }, { $entry }, { $field } : « { $given } » désigne déjà une marchandise ou une autre pièce.
data-ranks = { $file }, { $entry }, { $field } : les rangs demandent des points croissants ; { $given } ne dépasse pas le précédent.
data-too-many-areas = { $file }, { $entry }, { $field } : avec { $given } tuiles à poser, une ferme pourrait avoir plus de { $high } terrains.
data-too-many-goods = { $file }, { $entry }, { $field } : avec ces chiffres, { $given } marchandises d’une sorte pourraient se trouver ensemble, et l’on n’en compte que { $high } au plus.
data-districts = { $file }, { $entry }, { $field } : { $expected } terrains, chacun avec une autre marchandise, et des entrepôts pour chacun ; ici { $given }.
data-start-squares = { $file }, { $entry }, { $field } : les premières marchandises demandent { $low } entrepôts sur leur terrain, il y en a { $given }.
data-tolls = { $file }, { $entry }, { $field } : les péages se trouvent derrière des arrêts différents et ont ensemble { $low } places de départ ; ici { $given }.
data-tiles-run-out = { $file }, { $entry }, { $field } : un printemps de ce disque pourrait demander { $given } tuiles, il n’y en a que { $high }.
data-too-few = { $file }, { $entry }, { $field } : il en faut au moins { $low } à une table pleine, il y en a { $given }.

## Statistiques

stats-round = année
stats-rounds = Années
stats-column-round = année moyenne
stats-stops = Haltes en ville
stats-pieces = Engagés, construits et améliorés
stats-labourers = Ouvriers en fin d’année
stats-harvests = Marchandises récoltées dans l’année
stats-help = Marchandises qui ont manqué l’hiver, jusque-là
stats-sources = Points par origine
stats-sources-sheet-enclosures = Terrains clos
stats-sources-sheet-figures = Fermier et ouvriers
stats-sources-sheet-buildings = Cabanes et granges
stats-sources-sheet-coins = Pièces
stats-sources-sheet-improvement = Améliorations
stats-sources-sheet-help = Tuiles d’aide
