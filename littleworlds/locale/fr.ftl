### Les textes de l’application. Chaque message figure aussi dans en.ftl.

## Joueurs et énumérations

player-at-seat = Joueur { $number }
counted = { $count } × { $name }
specified = { $name } ({ $detail })
list-last = { $first } et { $last }
list-or = { $first } ou { $last }

## Jeux et tables

unknown-game = Aucun jeu ne s’appelle « { $given } ». Vouliez-vous dire { $allowed_or } ?
game-twice = Deux jeux s’appellent { $game_id } : l’un dans { $first }, l’autre dans { $second }. Supprimez ou renommez l’un des deux.
games-folder = Le dossier « { $given } », que nomme { $variable }, n’existe pas.
game-broken = Le jeu { $game_id } dans { $place } ne peut pas être chargé : { $why }
game-other-id = Le jeu { $game_id } dans { $place } se nomme lui-même « { $given } ».
game-name-taken = Le jeu { $game_id } dans { $place } ne peut pas être chargé : un autre paquet Python porte ce nom. Renommez son dossier.
new-game-name = « { $given } » ne peut pas être le nom d’un jeu : des minuscules sans accent et des chiffres, en mots reliés par des traits d’union, { $high } caractères au plus, et aucun mot de Python.
new-game-exists = Il y a déjà un jeu « { $given } ».
new-game-package = Il y a déjà un paquet Python « { $given } ». Choisissez un autre nom.
new-game-folder = « { $given } » existe déjà ici ; rien n’a été écrit.
seat-count = { $game_id } se joue de { $low } à { $high } joueurs, pas à { $given }.
unknown-option = { $game_id } n’a pas d’option « { $given } ». Voisines : { $allowed }.
no-options = { $game_id } n’a pas d’option « { $given } », ni aucune autre.
option-value = L’option « { $option } » ne peut pas valoir « { $given } » ; valeurs admises : { $allowed }.
option-seats = L’option « { $option } » n’existe pas pour une table de { $given }.
option-form = Une option s’écrit nom=valeur, et non « { $given } ».
unknown-language = Il n’y a pas de textes en « { $given } », seulement en { $allowed }.

## Actions

why-not-your-decision = Vous n’avez rien à décider pour l’instant.
why-play-is-over = La partie est finie.
not-your-decision = { $seat } n’a rien à décider pour l’instant.
play-is-over = La partie est finie : on ne peut plus rien faire.
not-over-yet = La partie n’est pas finie : il n’y a pas encore de résultat.
unknown-notation = « { $given } » n’est pas une action de ce jeu. Voisines : { $allowed }.
several-actions = « { $given } » peut désigner plusieurs actions, par exemple { $some } : ajoutez un mot, ou répondez par un numéro.
unknown-action = Aucune action ne porte le numéro { $given } : elles vont de 0 à { $high }.
undo-nothing = Vous n’avez rien à annuler.
undo-final = Ce coup ne peut pas être annulé : quelque chose a été révélé.
undo-others-acted = Ce coup ne peut pas être annulé : un autre joueur a agi depuis.

## Parties enregistrées

secret-length = Le secret d’un hasard scellé compte 32 octets, pas { $given }.
outcomes-ran-dry = Après { $drawn } tirages, la partie en demande un de plus, mais aucun n’est enregistré.
outcome-does-not-fit = Le tirage { $given } ne convient pas : il s’agit ici d’un choix parmi { $expected }.
record-format = Ce n’est pas une partie enregistrée : la première ligne est « { $given } » au lieu de « { $expected } ».
record-after-digest = Ligne { $line } : rien ne doit suivre l’empreinte.
record-no-digest = Ligne { $line } : la partie s’arrête sans son empreinte ; le fichier a été tronqué.
record-digest = Ligne { $line } : l’empreinte ne correspond pas aux lignes précédentes ; le fichier a été modifié.
record-unreadable = Ligne { $line } : « { $given } » est illisible.
record-twice = Ligne { $line } : « { $given } » figure déjà à la ligne { $other }.
record-without-score = Ligne { $line } : « { $given } » ne peut pas figurer sans score.
record-order = Ligne { $line } : action numéro { $given } là où le numéro { $expected } est attendu.
record-altered = La ligne { $line } a été modifiée : « { $given } » ne correspond pas à sa marque.
record-missing = Ligne { $line } : l’en-tête ne contient pas « { $field } ».
record-step = Ligne { $line } : « { $given } » ne peut pas être rejoué : { $why }
record-outcomes-left = Ligne { $line } : « { $given } » porte plus de tirages que l’action n’en fait.
record-other-game = Ligne { $line } : c’est une partie de { $given }, pas de { $expected }.
record-other-rules = Ligne { $line } : cette partie suit la version { $given } des règles ; la version { $expected } ne peut pas la rejouer.
record-other-data = Ligne { $line } : cette partie a été jouée avec d’autres données ({ $given } au lieu de { $expected }).
record-outcome-missing = Ligne { $line } : la partie enregistrée est finie, mais le score manque.
record-outcome-early = Ligne { $line } : un score est enregistré alors que la partie n’est pas finie.
record-outcome = Ligne { $line } : l’enregistrement dit « { $given } », mais les actions mènent à « { $computed } ».
record-outcome-left = Ligne { $line } : l’enregistrement dit « { $given } », à quoi les actions ne mènent pas.
record-outcome-absent = Ligne { $line } : il manque au-dessus « { $computed } », à quoi mènent les actions.
record-seal = Ligne { $line } : le sceau promet le tirage { $promised }, et non { $given }.
record-other-secret = Ligne { $line } : ce secret n’est pas celui du sceau.
record-not-sealed = Ligne { $line } : il y a un secret alors que les tirages n’étaient pas scellés.

## Fichiers et données

file-unreadable = « { $file } » ne peut pas être lu : { $why }.
file-not-text = « { $file } » n’est pas un fichier texte.
file-unwritable = « { $file } » ne peut pas être écrit : { $why }.
data-not-toml = { $file } n’est pas du TOML valide : { $why }.
data-too-many-digits = { $file } : un nombre a beaucoup trop de chiffres.
data-too-deep = { $file } : des listes et des tables sont imbriquées sur plus de { $high } niveaux.
data-overlay-size = { $file } : { $given } octets de corrections, c’est trop ; { $high } au plus sont possibles.
data-entry-count = { $file } : « { $table } » aurait { $given } entrées ; { $high } au plus sont possibles.
data-text-length = { $file }, { $entry }, { $field } : un texte de { $given } caractères est trop long ; { $high } au plus sont possibles.
data-unplayable = { $file } : on ne peut pas jouer selon les règles avec ces corrections.
data-missing-table = { $file } : il manque la table « { $table } ».
data-reserved = { $file } : une table ne peut pas s’appeler « { $table } », mot par lequel les corrections nomment leur jeu.
data-twice = { $file } : la table « { $table } » se trouve déjà dans { $other }.
data-other-game = { $file } doit commencer par game = "{ $expected }" ; on y lit « { $given } ».
data-unknown-table = { $file } : il n’y a pas de table « { $given } », seulement { $allowed }.
data-single = { $file } : « { $table } » est une table simple, à écrire [{ $table }] avec ses champs.
data-unknown-entry = { $file } : « { $table } » n’a pas d’entrée « { $given } ». Voisines : { $allowed }.
data-entry-without-id = { $file } : une entrée de « { $table } » n’a pas d’id : { $given }
data-entry-twice = { $file } : « { $table } » a deux entrées « { $given } ».
data-entry-exists = { $file }, { $entry } : l’entrée « { $given } » existe déjà. Pour la corriger, enlevez « add ».
data-id = { $file }, { $entry } : « { $given } » ne peut pas être un identifiant, fait de minuscules de a à z, de chiffres et de _, en commençant par une lettre.
data-notation = { $file } : avec ces corrections, l’action « { $given } » serait ambiguë ou ne pourrait pas être enregistrée. Choisissez d’autres mots.
data-name-twice = { $file }, { $entry }, { $field } : l’id « { $given } » est nommé deux fois dans ce jeu.
data-missing = { $file }, { $entry } : il manque le champ « { $field } ».
data-unknown-field = { $file }, { $entry } : il n’y a pas de champ « { $field } ». Voisins : { $allowed }.
data-integer = { $file }, { $entry }, { $field } : « { $given } » n’est pas un nombre entier de { $low } à { $high }.
data-too-large = { $file }, { $entry }, { $field } : « { $given } » est un nombre trop grand.
data-not-plain = { $file }, { $entry }, { $field } : « { $given } » n’est ni un nombre fini, ni un texte, ni true ou false, ni une liste, ni une table.
data-flag = { $file }, { $entry }, { $field } : « { $given } » n’est ni true ni false.
data-text = { $file }, { $entry }, { $field } : « { $given } » n’est pas un texte.
data-one-of = { $file }, { $entry }, { $field } : « { $given } » n’est pas parmi { $allowed }.
data-list = { $file }, { $entry }, { $field } : « { $given } » n’est pas une liste.
data-table = { $file }, { $entry }, { $field } : « { $given } » n’est pas une table de champs.
data-known = { $file }, { $entry }, { $field } : la provenance est { $allowed }, et non « { $given } ».
known-rulebook = indiqué dans la règle
known-print = vu sur le matériel, ou dans deux sources indépendantes
known-transcribed = tiré d’une seule liste
known-inferred = déduit d’autres faits
known-substitute = de notre main, faute de source

## Robots

unknown-bot = Aucun robot ne s’appelle « { $given } ». Sont proposés : { $allowed }.
bot-count = { $given ->
        [one] Un seul robot est nommé
       *[other] { $given } robots sont nommés
    } pour { $seats ->
        [one] une place
       *[other] { $seats } places
    } : nommez-en un par place, comme dans --bots { $example }.
bot-fault = Le robot « { $bot } » ne peut pas continuer : { $why }.
extra-missing = Il manque une partie qui n’est pas installée ({ $package }) : pip install "littleworlds[{ $extra }]".
resume-program = Cet enregistrement lancerait un programme, « { $given } ». Un programme n’est lancé que si vous le nommez : mettez-y un autre robot.
arena-doubled = « { $given } » est nommé deux fois : un robot ne se rencontre pas lui-même.
arena-alone = « { $given } » n’a pas d’adversaire : nommez un second robot, ou l’adversaire avec --against.
plot-format = Une image est un .svg ou un .png : « { $given } » n’est ni l’un ni l’autre.
arena-worker-died = Un processus qui jouait a été arrêté de l’extérieur. Toutes les parties finies sont conservées : la même commande reprend là.
train-nothing = { $game } n’apprend rien à une table de { $seats ->
        [one] une place
       *[other] { $seats } places
    } : ses positions n’y sont pas écrites en nombres.
train-other-course = « { $folder } » contient les parties d’un autre apprentissage. Nommez un autre dossier avec --folder.
results-none = « { $file } » n’est pas un fichier de résultats de tournoi.
results-broken = La ligne { $line } de « { $file } » n’est pas le résultat d’une partie.
results-other = « { $file } » contient un autre tournoi : { $what } diffèrent. Nommez un autre fichier avec --results.
replay-several = « { $file } » contient { $count } parties : choisissez-en une avec --play.
replay-no-play = « { $file } » contient { $count ->
        [one] une seule partie
       *[other] { $count } parties
    } : il n’y a pas de partie { $given }.
compare-nothing = Aucune paire de robots n’est à la fois dans « { $first } » et dans « { $second } ».

## La ligne de commande

data-no-game = { $file } doit nommer son jeu, parmi { $allowed } ; on y lit « { $given } ».
cli-interrupted = Interrompu.
cli-seats = { $seats } joueurs
cli-data-good = { $file } est correct : avec ces corrections, l’empreinte de { $game_id } est { $digest }.
cli-you = vous
cli-person = Joueur { $number }
bot-kind = { $bot ->
        [level-beginner] débutant
        [level-easy] facile
        [level-medium] moyen
        [level-hard] difficile
        [level-expert] expert
       *[other] { $spec }
    }
cli-bot = { $bot } ({ $number })
cli-side = { $side_is ->
        [you] Vous
       *[other] { $side }
    }
cli-total = Total
cli-rank = { $rank }. { $who_is ->
        [you] Vous
       *[other] { $who }
    } : { $score }
cli-won = Gagné !
cli-lost = Perdu.
cli-always = Écrivez « toujours » pour répondre désormais « { $decline } » à cette question.
cli-number = Il n’y a pas d’action { $given } : choisissez un numéro de 1 à { $high }.
cli-curtain = { $who } doit jouer : prenez le clavier et appuyez sur une touche…
cli-command-quit = q quitter
cli-command-help = h ? aide
cli-command-undo = u annuler
cli-command-why = pourquoi
cli-command-look = voir
cli-holds = { $what } : { $things }
cli-undone = Repris : { $steps }
cli-why-which = Quelle chose est « { $given } » ? Nommez-la par des mots qu’elle seule porte.
cli-why-nothing = Rien ne s’y oppose : on peut la choisir maintenant, ou elle ne se choisit jamais.
cli-command-always = a toujours
cli-command-ask = demander
cli-help = Répondez par un numéro, par une action telle qu’elle figure en gris (plusieurs séparées par ;, un nombre devant pour répéter), ou par quelques mots de celle-ci. Et aussi : annuler, aide, quitter, « pourquoi » avec le nom d’une chose pour savoir pourquoi on ne peut pas la choisir, « voir » avec son nom pour tout en savoir, et « demander » pour que les questions auxquelles répond « toujours » soient de nouveau posées.
cli-left = La partie est enregistrée dans { $file }. Pour continuer : { $command }
cli-other-rules = Les règles ont changé depuis (version { $given }, aujourd’hui { $expected }) : on ne peut plus suivre la partie, mais voici comment elle s’est terminée.
cli-verified = { $file } est correct : { $actions } actions rejouées{ $sealed ->
        [yes] , et chaque tirage est celui que promettait le sceau.
        [hidden] , mais son secret n’est pas publié : les tirages ne peuvent pas être vérifiés.
       *[no] .
    }
cli-asked = { $who } doit répondre : { $question }
cli-asked-other = { $who } doit se décider.
cli-told = { $who } apprend : { $what }
cli-standing-cleared = Toutes les questions vous seront de nouveau posées.
cli-standing-none = Vous n’avez laissé aucune réponse permanente.
cli-which = Lequel
cli-which-number = « { $given } » n’en fait pas partie : choisissez un numéro de 1 à { $high }.
cli-yes = o oui
cli-yes-no = { $question } (oui ou non)
cli-no-seat = { $high ->
        [0] Cette partie n’a pas de place { $given } : la seule place est 0.
       *[other] Cette partie n’a pas de place { $given } : les places vont de 0 à { $high }.
    }
cli-unknown-table = { $game_id } n’a pas de table « { $given } ». Voisines : { $allowed }.
cli-data-head = Tous les éléments de « { $title } », et à côté de chaque valeur, comment elle est connue :
cli-simulated = { $game_id } : { $games } parties à { $seats } places, graine { $seed } ; { $actions } actions par partie, { $shared } victoires partagées, { $seconds } s
cli-plays-won = Parties gagnées : { $count }
cli-plays-graded = { $grade } × { $count }
cli-column-seat = place
cli-column-wins = victoires
cli-column-score = score moyen
cli-column-entrant = participant
cli-column-entrant-wins = victoires (participant)
cli-column-entrant-score = score moyen (participant)
cli-column-game = jeu
cli-column-seats = places
cli-column-decisions = décisions/s
cli-column-copy = copie µs
cli-column-view = vue µs
cli-column-sample = tirage µs
cli-column-search = recherche µs
arena-played = { $game_id }, { $seats ->
        [1] en solitaire
       *[other] { $seats } places
    }, graine { $seed } : { $plays } parties, conservées dans { $file }
arena-kept = { $count ->
        [one] Une partie est conservée dans { $file }.
       *[other] { $count } parties sont conservées dans { $file }.
    } La même commande reprend là.
arena-fault = { $bot } a perdu { $count ->
        [one] une partie
       *[other] { $count } parties
    } par sa propre faute : { $why }
arena-column-pair = paire
arena-column-plays = parties
arena-column-share = gagnées par le premier (95 %)
arena-column-even = à égalité
arena-column-pairwise = classé devant l’autre
arena-column-lead = avance
arena-column-bot = robot
arena-column-rating = cote (95 %)
arena-column-mean-score = score moyen
arena-column-median-score = médiane
arena-column-won = gagnées
arena-column-ms = ms/décision
arena-column-worst-ms = au pire
arena-column-faults = fautes
arena-column-at-seat = gagnées à la place { $seat }
arena-column-before = avant
arena-column-after = après
arena-column-difference = différence (95 %)
train-playing = parties
train-trying = match
train-learned = { $positions } positions de { $plays } parties ont servi à apprendre. Surprise par position dans les parties mises de côté : { $surprise }, auparavant { $before }.
train-match = { $mean } % de victoires ({ $low } à { $high }) en { $plays } parties contre les poids en place ; à égalité, ce serait { $even } %.
train-better = C’est mieux. Les poids sont dans { $file }.
train-not-better = Rien ne montre que ce soit mieux. Les poids sont dans { $file }.
train-kept = Toutes les parties finies sont conservées dans { $folder }. La même commande reprend là.
cli-compiled = compilé
cli-interpreted = interprété
cli-new-game = Le jeu se trouve dans { $folder }. Pour y jouer :
    { "    " }cd { $folder }
    { "    " }LITTLEWORLDS_GAMES=. { $program } play { $folder }
    Après chaque changement, pour voir s’il respecte les lois :
    { "    " }LITTLEWORLDS_GAMES=. python -m pytest

## Comment se donne une commande

usage-missing = Il manque { help-value }. Voir { $command } --help.
usage-no-option = Il n’y a pas ici d’option « { $given } ». Voisines : { $allowed }.
usage-no-command = Il n’y a pas de commande « { $given } ». Voisines : { $allowed }.
usage-needs-value = L’option { $option } demande une valeur.
usage-takes-no-value = L’option { $option } ne prend pas de valeur.
usage-extra = « { $given } » est de trop. Voir { $command } --help.
usage-number = { $what } ne peut pas être « { $given } » : il faut { $kind ->
        [whole] un nombre entier
       *[any] un nombre
    }{ $bounds ->
        [both] { " " }de { $low } à { $high }
        [least] { " " }d’au moins { $low }
       *[none] { "" }
    }.
usage-one-of = { $what } ne peut pas être « { $given } » : les valeurs possibles sont { $allowed }.
usage-together = { $first } et { $second } ne peuvent pas être donnés ensemble.
usage-other = Cette commande n’est pas comprise : { $why }

## Ce que dit --help

help-usage = Usage :
help-options = Options :
help-commands = Commandes :
help-default = par défaut : { $value }
help-program = Little Worlds : cinq jeux de société modernes, fidèles à leurs règles.
help-any-lang = La langue de ce qui s’affiche.
help-any-data = Des corrections aux données du matériel (voir docs/data.md).
help-any-option = Une option de la table ; peut être donnée plusieurs fois.
help-any-json = Affiche plutôt un objet JSON.
help-any-help = Affiche cette aide et s’arrête.
help-any-version = Affiche la version et s’arrête.
help-any-database = La base de données, comme pour serve.
help-games = Liste les jeux avec leurs places et leurs options.
help-games-json = Affiche plutôt un tableau JSON.
help-play = Une partie dans le terminal ; sans nom de jeu, on vous demande lequel.
help-play-players = Un joueur par place : you (vous), { $bots }. Par défaut, vous et des robots.
help-play-seed = La même graine et les mêmes choix donnent la même partie.
help-play-resume = Continue la partie d’un enregistrement.
help-play-record = Y enregistre la partie, finie ou non.
help-simulate = Fait jouer des robots un grand nombre de fois et montre ce qui en résulte.
help-simulate-seats = Le nombre de places ; celui des robots s’ils sont nommés.
help-simulate-games = Le nombre de parties.
help-simulate-seed = La même graine donne les mêmes parties.
help-simulate-bots = Un robot par place : { $bots }. Par défaut, tous jouent au hasard (random).
help-simulate-rotate = Décale les robots d’une place à chaque partie.
help-simulate-jobs = Le nombre de processus qui se partagent le travail.
help-simulate-records = Y enregistre toutes les parties, mille par fichier.
help-stats = Dit ce que racontent les enregistrements de beaucoup de parties : des fichiers, ou des dossiers.
help-stats-jobs = Combien de processus se partagent le travail ; un par cœur par défaut.
help-stats-csv = Y écrit un tableau à plat par question.
help-stats-html = Écrit une page avec des images, que l’on peut envoyer.
help-export = Écrit toutes les décisions de beaucoup de parties dans un fichier, en un tableau à plat.
help-export-parquet = Le fichier Parquet à écrire.
help-export-jobs = Combien de processus se partagent le travail ; un par cœur par défaut.
help-arena = Fait se rencontrer des robots et dit lequel est le meilleur, et à quel point c’est sûr.
help-arena-bots = Qui se rencontre : { $bots }, ou exec:COMMANDE pour un programme à vous (voir docs/bots.md).
help-arena-against = L’unique adversaire de tous les robots ; sans lui, chacun rencontre chacun.
help-arena-seats = Le nombre de places ; par défaut le plus petit à partir de deux.
help-arena-games = Le nombre de parties de chaque paire.
help-arena-until-clear = Arrête une paire dès que l’on sait lequel est le meilleur.
help-arena-least = Code de sortie 1 si le premier robot ne gagne pas à coup sûr cette part de ses parties, de 0 à 1.
help-arena-seed = La même graine donne les mêmes donnes.
help-arena-limit = Le nombre de secondes au bout duquel une réponse ne compte plus et la partie est perdue.
help-arena-jobs = Le nombre de processus qui se partagent le travail ; par défaut un par cœur.
help-arena-results = Y conserve les résultats ; la même commande reprend à partir de ce qui s’y trouve.
help-arena-on = Où l’on joue : ray est un cluster (voir docs/arena.md) ; sur cette machine par défaut.
help-arena-plot = Dessine les classements et qui bat qui dans ce .svg ou .png.
help-arena-csv = Affiche plutôt un seul tableau plat en CSV.
help-compare = Compare les résultats de deux tournois, paire par paire.
help-train = Apprend ce que valent les positions en faisant jouer un robot contre lui-même, et le vérifie par un match.
help-train-seats = Le nombre de places ; par défaut le plus petit à partir de deux.
help-train-by = Le robot qui joue contre lui-même, et dans le match.
help-train-games = Le nombre de parties dont on apprend, par dizaines.
help-train-match = Le nombre de parties du match contre les poids en place.
help-train-seed = La même graine donne les mêmes parties et les mêmes poids.
help-train-jobs = Le nombre de processus qui se partagent le travail ; par défaut un par cœur.
help-train-folder = Y conserve parties et poids ; la même commande reprend à partir de ce qui s’y trouve.
help-train-into = Met les poids dans ce fichier si le match est nettement gagné ; par exemple data/weights.json du jeu.
help-replay = Raconte de nouveau une partie enregistrée.
help-replay-play = Quelle partie, si le fichier en contient plusieurs, à partir de 1.
help-replay-ply = Montre la position après ce nombre d’actions.
help-replay-seat = Par les yeux d’une place, à partir de 0 ; par défaut, tout est montré.
help-replay-verify = Vérifie seulement : chaque ligne, le score, et le sceau s’il y en a un.
help-serve = Ouvre des tables par HTTP et WebSocket.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 pour toutes.
help-serve-port = Le port d’écoute ; 0 pour n’importe quel port libre.
help-serve-database = postgresql+asyncpg://… ou sqlite+aiosqlite:///FICHIER ; par défaut, un fichier à vous.
help-serve-bus = redis://…, quand plusieurs processus servent les mêmes tables.
help-serve-workers = Le nombre de processus du serveur ; à partir de deux, il faut PostgreSQL et Redis.
help-serve-bot-workers = Le nombre de processus où réfléchissent les robots.
help-serve-bot-seconds = Le temps maximal d’une décision de robot.
help-serve-usual-pause = Le temps qui passe avant que la table donne d’elle-même une réponse qui ne peut rien coûter.
help-serve-bot-pause = Le temps qui passe avant qu’un robot réponde à un coup que l’on peut encore reprendre.
help-serve-data = Des corrections aux données du matériel ; un fichier par jeu au plus.
help-serve-origin = Une autre origine web dont les pages peuvent utiliser le serveur.
help-serve-trust-proxy = Les mandataires que l’on croit au sujet de l’adresse du client.
help-serve-log-json = Un journal en lignes JSON.
help-serve-open = Ouvre le navigateur s’il y a un écran.
help-bench = Mesure le jeu au hasard, les copies, les vues, les tirages et la recherche, par seconde de processeur.
help-bench-seconds = Le temps de processeur par mesure.
help-bench-json = Affiche plutôt un objet JSON par ligne.
help-data = Montre les données du matériel et vérifie leurs corrections.
help-data-check = Vérifie un fichier de corrections avec le jeu qu’il nomme.
help-data-show = Montre chaque élément et comment chaque valeur est connue, en TOML dont on peut copier des corrections.
help-data-show-table = Seulement cette table.
help-data-show-json = Affiche plutôt les données en vigueur en un objet JSON.
help-new-game = Écrit un tout petit jeu complet dans un dossier de ce nom, pour commencer.
help-admin = Prend soin des tables et des personnes d’un serveur.
help-admin-tables = Liste les tables, les plus animées d’abord.
help-admin-tables-status = Seulement les tables de cette sorte.
help-admin-tables-limit = Le nombre de tables au plus.
help-admin-tables-json = Affiche plutôt un tableau JSON.
help-admin-archive = Enregistre dans des fichiers les parties terminées et supprime leurs tables.
help-admin-archive-days = Seulement les parties terminées depuis ce nombre de jours.
help-admin-archive-to = Le dossier où vont les enregistrements.
help-admin-delete-person = Supprime une personne et ce que l’on garde à son sujet ; les parties restent, sans son nom.
help-admin-delete-person-yes = Ne demande pas d’abord.
help-bounds = { $bounds ->
        [least] au moins { $low }
       *[both] de { $low } à { $high }
    }
help-value = { $value ->
        [ASSIGNMENT] NOM=VALEUR
        [GAME] JEU
        [FILE] FICHIER
        [FOLDER] DOSSIER
        [NUMBER] NOMBRE
        [TEXT] TEXTE
        [PERSON] PERSONNE
        [ADDRESSES] ADRESSES
        [COMMAND] COMMANDE
       *[other] { $value }
    }

## Statistiques

plot-title = { $title }, { $seats } places, graine { $seed }
plot-rating = cote, avec intervalles à 95 %
plot-shares = gagné par la ligne contre la colonne (égal : { $even } %)
plot-rated = { $bot } : cote { $rating }, de { $low } à { $high }.
export-done = { $rows } décisions de { $plays } parties sont dans « { $file } ».
stats-title = Ce que disent beaucoup de parties
stats-table = { $title }, { $seats ->
        [one] en solo
       *[other] { $seats } places
    } : { $plays ->
        [one] une partie
       *[other] { $plays } parties
    }
stats-reading = lecture
stats-nothing = Il n’y a pas d’enregistrement dans « { $file } ».
stats-no-plays = Rien dans « { $file } » n’est une partie finie et lisible.
stats-broken = « { $file } », partie { $play }, est laissé de côté. { $why }
stats-broken-count = { $count ->
        [one] Un enregistrement est abîmé et a été laissé de côté.
       *[other] { $count } enregistrements sont abîmés et ont été laissés de côté.
    }
stats-unfinished = { $count ->
        [one] Une partie n’est pas finie et a été laissée de côté.
       *[other] { $count } parties ne sont pas finies et ont été laissées de côté.
    }
stats-made = Fait le { $date } par : { $command }
stats-bounds = Les chiffres entre parenthèses sont des intervalles à 95 % ; dans les images, ce sont les traits fins.
stats-whole-table = Tout le tableau ({ $rows } lignes)
stats-picture-bars = Barres : { $what }. { $of }, avec intervalles. Les chiffres sont dans le tableau qui suit.
stats-picture-pairs = Deux barres chacun : { $what }, gagnants et autres. Les chiffres sont dans le tableau qui suit.
stats-picture-curves = Deux courbes : { $what }, gagnants et autres, au fil des manches. Les chiffres sont dans le tableau qui suit.
stats-picture-of = { $what } : { $subject }
stats-length = Durée d’une partie
stats-counted = compté
stats-decisions = Décisions
stats-round = manche
stats-rounds = Manches
stats-won = Comment les parties ont été gagnées
stats-how = comment
stats-won-points = Aux points
stats-won-tie = Au départage
stats-won-other = Autrement qu’aux points
stats-won-shared = Partagée
stats-won-won = Gagnée
stats-won-lost = Perdue
stats-won-counted = Seulement comptée
stats-seats = Places
stats-seats-note = « Égal » est ce que gagnerait chaque place si aucune n’était avantagée : une place l’est si son intervalle est tout entier d’un seul côté.
stats-place = place
stats-seat = Place { $number }
stats-scores = Scores
stats-whose = de qui
stats-winners = Gagnants
stats-others = Autres
stats-all = Tout le monde
stats-margin = Avance du gagnant
stats-distribution = Répartition des scores
stats-points = points
stats-number = { $number }
stats-from-to = { $low } à { $high }
stats-component = { $name }
stats-component-round = { $name }, { $round }
stats-all-of-it = En tout
stats-subject = quoi
stats-by-round = { $what }, par { $round }
stats-worth-note = « Valeur » dit combien de points de plus, par rapport aux autres à la table, accompagnent un exemplaire de plus. Elle est ramenée vers la moyenne de tous là où l’on sait peu de chose. Elle dit ce qui va ensemble, non ce qui cause quoi.
stats-column-mean = moyenne (95 %)
stats-column-least = min.
stats-column-quarter = ¼ dessous
stats-column-median = médiane
stats-column-three-quarters = ¾ dessous
stats-column-most = max.
stats-column-plays = parties
stats-column-share = part (95 %)
stats-column-won = gagnées (95 %)
stats-column-even = égal
stats-column-lead = avance (95 %)
stats-column-winners = gagnants
stats-column-others = autres
stats-column-round = manche moyenne
stats-column-worth = valeur (95 %)

## Ce que le système dit d’un fichier

os-missing = aucun fichier ni dossier de ce nom
os-directory = c’est un dossier
os-not-directory = ce n’est pas un dossier
os-exists = ce nom existe déjà
os-permission = accès refusé
os-full = il n’y a plus de place sur le disque
os-read-only = le disque est en lecture seule
os-long-name = le nom est trop long
os-fault = erreur de lecture ou d’écriture
os-address-taken = cette adresse est déjà prise
os-address-unknown = cette machine n’a pas une telle adresse

## Le serveur

cli-serving = Le serveur répond à { $address } (Ctrl-C pour l’arrêter).
cli-archived = { $count ->
        [one] Une partie a été écrite dans { $folder } et sa table supprimée.
       *[other] { $count } parties ont été écrites dans { $folder } et leurs tables supprimées.
    }
cli-delete-person = Supprimer « { $name } » et tout ce qui est conservé à son sujet ?
cli-person-deleted = « { $name } » n’existe plus ici.
server-database = La base de données s’écrit sqlite+aiosqlite:///… ou postgresql+asyncpg://…, et non { $given }.
server-database-url = L’URL de la base de données n’a pas de sens : elle s’écrit sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://NOM:MOT-DE-PASSE@MACHINE:PORT/BASE.
server-bus = Le bus est memory:// ou redis://…, et non { $given }.
server-bus-url = L’URL du bus n’a pas de sens : elle s’écrit redis://MACHINE:PORT/NUMÉRO.
server-address = Le serveur ne peut pas répondre à { $address } : { $why }.
server-workers = { $workers } processus de serveur demandent un PostgreSQL (--database postgresql+asyncpg://…) et un Redis (--bus redis://…) ; avec le fichier SQLite ou le bus en mémoire, il n’y en a qu’un.
server-origin = Une origine s’écrit https://example.org, sans chemin ; « { $given } » n’en est pas une.
server-fault = Le serveur a commis une erreur. Rien n’a été modifié ; veuillez réessayer.
database-silent = La base de données ne répond pas. Veuillez réessayer dans un instant.
database-busy = Trop de personnes demandent quelque chose à la base de données en même temps. Veuillez réessayer dans un instant.
database-full = Le disque du serveur est plein : rien ne peut être enregistré. Veuillez réessayer plus tard.
database-read-only = Rien ne peut être écrit dans la base de données du serveur en ce moment. Veuillez réessayer plus tard.
database-disk = Le disque du serveur signale une erreur : rien ne peut être enregistré en ce moment. Veuillez réessayer plus tard.
database-missing = Il n’y a pas de base de données { $database }.
database-unreachable = La base de données { $database } ne répond pas.
database-denied = La base de données { $database } refuse l’accès à ce serveur.
database-newer = La base de données { $database } vient d’une version plus récente de ce programme.
database-foreign = { $database } n’est pas une base de données de ce programme.
database-unusable = La base de données { $database } est inutilisable : { $why }.
overtaken = Quelque chose a changé entre-temps. Veuillez regarder à nouveau.
table-busy = Trop de choses se passent en même temps à cette table. Veuillez réessayer.
request-unfit = La demande est incompréhensible : { $why } ({ $status })
message-unreadable = Le message est illisible : { $why }
message-large = Le message est trop grand : { $high } caractères au plus.
too-fast = Trop de demandes en peu de temps. Veuillez patienter un instant.
passwords-too-fast = Trop de mots de passe en peu de temps. Veuillez patienter une minute.
origin-foreign = Les pages d’un autre site ne peuvent pas utiliser ce serveur.
no-such-page = Il n’y a pas de page « { $given } ».
no-such-table = Il n’y a pas de table « { $given } ».
no-such-person = Personne ne porte l’identifiant « { $given } ».
no-such-record = Il n’y a pas d’enregistrement « { $given } ».
no-such-seat = Il n’y a pas de place { $given } dont on puisse disposer ici.
replays-busy = Trop de parties sont regardées en ce moment. Veuillez réessayer.
replay-too-long = Cette partie demande plus de temps ou de mémoire qu’une relecture ne peut en prendre.
bot-silent = Le robot ne répond pas. Veuillez réessayer dans un instant.
server-stopping = Le serveur redémarre. Veuillez réessayer dans un instant.
no-such-line = Le journal de cette table n’a pas de ligne { $given } : il s’arrête à la ligne { $high }.
no-rules-page = Cette installation n’a pas de page de règles pour { $given }.
token-missing = Dites d’abord qui vous êtes : un jeton est nécessaire.
token-bad = Ce jeton n’est pas valable.
token-expired = Ce jeton a expiré. Veuillez en demander un autre.
token-withdrawn = Ce jeton a été retiré. Veuillez vous connecter à nouveau.
token-other-seat = Ce jeton est celui d’une autre table ou d’une autre place.
hello-missing = Le premier message doit être un salut (hello).
hello-twice = Cette connexion a déjà salué.
name-empty = Un nom compte au moins une lettre.
login-taken = Cet identifiant est déjà pris.
login-wrong = L’identifiant ou le mot de passe est faux.
login-for-people = Seules les personnes peuvent faire cela, pas les programmes.
too-many-bots = Une personne a au plus { $high } comptes de robots.
too-many-tables = Une personne a au plus { $high } tables en cours.
too-many-records = Une personne a au plus { $high } enregistrements.
standing-not-asked = « { $given } » n’est pas la question posée à cette place : une réponse permanente se donne à la question en cours.
standing-not-offered = Cette question est posée chaque fois : refuser pour toujours pourrait coûter quelque chose plus tard.
too-many-standing = Cette place a trop de réponses permanentes.
table-started = La partie a déjà commencé à cette table.
table-not-started = La partie n’a pas encore commencé à cette table.
play-not-over = La partie n’est pas encore finie à cette table.
seat-taken = Cette place est déjà prise.
seats-free = Il reste des places libres.
seat-for-bot = Ici, la place ne peut être donnée qu’à un robot.
seat-with-bot = Un robot joue pour cette place : reprenez-la d’abord.
seat-not-with-bot = Aucun robot ne joue pour cette place.
seat-not-with-person = Aucune personne ne joue pour cette place.
seat-still-held = La personne de cette place est là et a encore du temps : la place ne peut pas être confiée à un robot.
not-your-seat = Ce n’est pas votre place.
host-only = Seule la personne qui a ouvert la table peut faire cela.
invitation-needed = On vient à cette table sur invitation.
rated-with-bots = Une table classée n’a pas de robots.
rated-one-seat = À une table classée, chaque personne a une seule place.
hint-rated = Pas de conseils à une table classée.
hand-rated = À une table classée, personne ne peut laisser un robot jouer à sa place.
already-conceded = Cette place a déjà abandonné.
already-said = Cela a déjà été dit.
move-stale = La question a changé entre-temps : regardez de nouveau.
record-secret = L’enregistrement reste secret jusqu’à la fin de la partie.
chat-empty = Il n’y a rien à dire là-dedans.
chat-too-fast = Pas si vite : on ne peut dire que quelques lignes par seconde à une même table.
chat-silenced = L’hôte vous a retiré la parole à cette table.
removed-by-host = L’hôte vous a renvoyé de cette table.
silence-player = On ne peut retirer la parole qu’aux spectateurs, pas aux joueurs.
public-one-seat = À une table publique, vous pouvez prendre une place ; pour en prendre d’autres, demandez l’invitation à l’hôte.
log-gap = Il manque une ligne au journal : { $expected } avant { $given }.
log-outcomes = La ligne { $seq } du journal ne tire plus ce qu’elle avait tiré.
