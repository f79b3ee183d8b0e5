### Les textes de l'application. Chaque message figure aussi dans en.ftl.

## Joueurs et énumérations

player-at-seat = Joueur { $number }
counted = { $count } × { $name }
list-last = { $first } et { $last }

## Jeux et tables

unknown-game = Aucun jeu ne s'appelle « { $given } ». Vouliez-vous dire { $allowed } ?
seat-count = { $game_id } se joue de { $low } à { $high } joueurs, pas à { $given }.
unknown-option = { $game_id } n'a pas d'option « { $given } ». Voisines : { $allowed }.
no-options = { $game_id } n'a pas d'option « { $given } », ni aucune autre.
option-value = L'option « { $option } » ne peut pas valoir « { $given } » ; valeurs admises : { $allowed }.
option-seats = L'option « { $option } » n'existe pas pour une table de { $given }.
option-form = Une option s'écrit nom=valeur, et non « { $given } ».
unknown-language = Il n'y a pas de textes en « { $given } », seulement en { $allowed }.

## Actions

not-your-decision = { $seat } n'a rien à décider pour l'instant.
play-is-over = La partie est finie : on ne peut plus rien faire.
not-over-yet = La partie n'est pas finie : il n'y a pas encore de résultat.
unknown-notation = « { $given } » n'est pas une action de ce jeu. Voisines : { $allowed }.
undo-nothing = Vous n'avez rien à annuler.
undo-final = Ce coup ne peut pas être annulé : quelque chose a été révélé.
undo-others-acted = Ce coup ne peut pas être annulé : un autre joueur a agi depuis.

## Parties enregistrées

secret-length = Le secret d'un hasard scellé compte 32 octets, pas { $given }.
outcomes-ran-dry = Après { $drawn } tirages, la partie en demande un de plus, mais aucun n'est enregistré.
outcome-does-not-fit = Le tirage { $given } ne convient pas : il s'agit ici d'un choix parmi { $expected }.
record-format = Ce n'est pas une partie enregistrée : la première ligne est « { $given } » au lieu de « { $expected } ».
record-after-digest = Ligne { $line } : rien ne doit suivre l'empreinte.
record-no-digest = Ligne { $line } : la partie s'arrête sans son empreinte ; le fichier a été tronqué.
record-digest = Ligne { $line } : l'empreinte ne correspond pas aux lignes précédentes ; le fichier a été modifié.
record-unreadable = Ligne { $line } : « { $given } » est illisible.
record-order = Ligne { $line } : action numéro { $given } là où le numéro { $expected } est attendu.
record-altered = La ligne { $line } a été modifiée : « { $given } » ne correspond pas à sa marque.
record-missing = Ligne { $line } : l'en-tête ne contient pas « { $field } ».
record-setup = La mise en place ne peut pas être rejouée : { $why }
record-step = Ligne { $line } : « { $given } » ne peut pas être rejoué : { $why }
record-outcomes-left = Ligne { $line } : « { $given } » porte plus de tirages que l'action n'en fait.
record-other-game = C'est une partie de { $given }, pas de { $expected }.
record-other-rules = Cette partie suit la version { $given } des règles ; la version { $expected } ne peut pas la rejouer.
record-other-data = Cette partie a été jouée avec d'autres données ({ $given } au lieu de { $expected }).
record-outcome-missing = La partie enregistrée est finie, mais le score manque.
record-outcome-early = Un score est enregistré alors que la partie n'est pas finie.
record-outcome = Le score enregistré est { $given }, mais les actions mènent à { $computed }.
record-seal = Les tirages de cette partie ne sont pas ceux de son secret.
record-not-sealed = La partie porte un secret alors que ses tirages n'étaient pas scellés.

## Fichiers et données

file-unreadable = « { $file } » ne peut pas être lu : { $why }.
file-not-text = « { $file } » n'est pas un fichier texte.
file-unwritable = « { $file } » ne peut pas être écrit : { $why }.
data-not-toml = { $file } n'est pas du TOML valide : { $why }.
data-missing-table = { $file } : il manque la table « { $table } ».
data-reserved = { $file } : une table ne peut pas s'appeler « { $table } », mot par lequel les corrections nomment leur jeu.
data-twice = { $file } : la table « { $table } » se trouve déjà dans { $other }.
data-other-game = { $file } doit commencer par game = "{ $expected }" ; on y lit « { $given } ».
data-unknown-table = { $file } : il n'y a pas de table « { $given } », seulement { $allowed }.
data-unknown-entry = { $file } : « { $table } » n'a pas d'entrée « { $given } ». Voisines : { $allowed }.
data-entry-without-id = { $file } : une entrée de « { $table } » n'a pas d'id : { $given }
data-entry-twice = { $file } : « { $table } » a deux entrées « { $given } ».
data-name-twice = { $file }, { $entry }, { $field } : l'id « { $given } » est nommé deux fois dans ce jeu.
data-missing = { $file }, { $entry } : il manque le champ « { $field } ».
data-unknown-field = { $file }, { $entry } : il n'y a pas de champ « { $field } ». Voisins : { $allowed }.
data-integer = { $file }, { $entry }, { $field } : « { $given } » n'est pas un nombre entier de { $low } à { $high }.
data-flag = { $file }, { $entry }, { $field } : « { $given } » n'est ni true ni false.
data-text = { $file }, { $entry }, { $field } : « { $given } » n'est pas un texte.
data-one-of = { $file }, { $entry }, { $field } : « { $given } » n'est pas parmi { $allowed }.
data-list = { $file }, { $entry }, { $field } : « { $given } » n'est pas une liste.
data-table = { $file }, { $entry }, { $field } : « { $given } » n'est pas une table de champs.
data-known = { $file }, { $entry }, { $field } : la provenance est { $allowed }, et non « { $given } ».
known-rulebook = indiqué dans la règle
known-print = vu sur le matériel, ou dans deux sources indépendantes
known-transcribed = tiré d'une seule liste
known-inferred = déduit d'autres faits
known-substitute = de notre main, faute de source

## Robots

unknown-bot = Aucun robot ne s'appelle « { $given } ». Il y a { $allowed }.
bot-count = { $given } joueurs sont nommés pour { $seats } places.

## La ligne de commande

data-no-game = { $file } doit nommer son jeu, parmi { $allowed } ; on y lit « { $given } ».
cli-interrupted = Interrompu.
cli-seats = { $seats } joueurs
cli-data-good = { $file } est correct : avec ces corrections, l'empreinte de { $game_id } est { $digest }.
cli-you = vous
cli-person = Joueur { $number }
cli-bot = { $bot } ({ $number })
cli-side = { $side }
cli-total = Total
cli-rank = { $rank }. { $who } : { $score }
cli-won = Gagné !
cli-lost = Perdu.
cli-always = Écrivez « toujours » pour répondre désormais « { $decline } » à cette question.
cli-number = Il n'y a pas d'action { $given } : choisissez un numéro de 1 à { $high }.
cli-curtain = { $who } doit jouer : prenez le clavier et appuyez sur une touche…
cli-command-quit = q quitter
cli-command-help = h ? aide
cli-command-undo = u annuler
cli-command-always = a toujours
cli-help = Répondez par un numéro, par une action telle qu'elle figure en gris (plusieurs séparées par ;, un nombre devant pour répéter), ou par quelques mots de celle-ci. Et aussi : annuler, aide, quitter.
cli-left = La partie est enregistrée dans { $file }. Pour continuer : littleworlds play { $game_id } --resume { $file }
cli-other-rules = Les règles ont changé depuis (version { $given }, aujourd'hui { $expected }) : on ne peut plus suivre la partie, mais voici comment elle s'est terminée.
cli-verified = { $file } est correct : { $actions } actions rejouées{ $sealed ->
        [yes] , et chaque tirage est celui que promettait le sceau.
        [hidden] , mais son secret n'est pas publié : les tirages ne peuvent pas être vérifiés.
       *[no] .
    }
cli-asked = { $who } doit répondre : { $question }
cli-which = Lequel
