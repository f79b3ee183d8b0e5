### L’application en français. Chaque message figure aussi dans en.ftl, dans le même ordre.

## Le site

home = Accueil
lobby = Salon
my-tables = Mes tables
rules = Règles
about = À propos
settings = Réglages
guest = Invité
language = Langue
main-navigation = Navigation principale
skip-to-content = Aller au contenu
not-found-title = Il n’y a rien ici
loading = Un instant…
close = Fermer
thing-counter = { $name } : { $count }
save = Enregistrer
on = oui
off = non
server-away = Le serveur ne répond pas. Réessayez dans un instant.
problem-unknown = Cela n’a pas marché ({ $id }).

## Accueil

home-title = Il reste toujours une table
home-lead = Cinq jeux de société modernes, tout de suite contre des robots ou entre amis par un lien. Sans compte.
seats-range = { $low ->
        [1] { $high ->
            [2] En solo ou à 2 joueurs
           *[other] En solo, ou jusqu’à { $high } joueurs
        }
       *[other] De { $low } à { $high } joueurs
    }
play-now = Jouer
set-up = Préparer

## Tables dans les listes

new-table = Nouvelle table
open-tables = En attente de joueurs
no-open-tables = Personne n’attend en ce moment. Ouvrez une table, elle sera affichée ici.
tables-to-watch = En cours, ouvertes aux curieux
no-tables-to-watch = Aucune table publique n’est en cours.
no-tables-yet = Vous n’avez aucune table en cours.
tables-over = Terminées
your-turn = À vous
waiting-elsewhere = { $count ->
    [one] Une autre table vous attend
   *[other] { $count } autres tables vous attendent
}
status-open = en attente
status-playing = en cours
status-finished = terminée
status-cancelled = annulée
status-closed = fermée

## Préparer une table

new-table-of = Nouvelle table : { $game }
how-many = Combien de joueurs ?
solo = Solo
who-plays = Qui joue ?
seat-number = Place { $number }
seat-me = Moi, sur cet écran
seat-name = Nom à la place { $number }
seat-open = Libre : qui vient par le lien
bot-named = { $bot ->
        [level-beginner] Robot : débutant
        [level-easy] Robot : facile
        [level-medium] Robot : moyen
        [level-hard] Robot : difficile
        [level-expert] Robot : expert
        [greedy] Robot : esprit vif
        [random] Robot : au petit bonheur
       *[other] Robot : { $bot }
    }
options = Options
manner = Comment joue-t-on ?
show-in-lobby = Montrer la table dans le salon
bots-wait = Vitesse des robots
bots-wait-usual = normale
bots-wait-seconds = { $seconds ->
        [0] immédiate
       *[other] lente : { $seconds } secondes pour reprendre un coup
    }
rated = Classée : le résultat compte
with-clocks = En direct, avec pendules
minutes-each = Minutes par joueur
start = Commencer
open-table = Ouvrir la table

## Avant la partie

waiting-title = La table est mise
seat-free = libre
sit-down = S’asseoir
get-up = Se lever
free-seat = Faire lever { $name }
seat-bot = Asseoir un robot
invitation = Lien d’invitation pour vos amis
copy = Copier
copied = Copié
start-when-full = La partie peut commencer dès que toutes les places sont prises.
host-starts = La partie commence dès que toutes les places sont prises.
no-table-title = Impossible d’ouvrir cette table
seal = Tirages vérifiables : le sceau
seal-meaning = Tous les tirages de cette table découlent d’un secret fixé avant la partie. Voici son empreinte. La partie finie, le secret est ouvert, et chacun peut vérifier que rien n’a été changé.

## À la table

you = Vous
board = Le plateau
rail = Ce qui est demandé, actions, journal et discussion
parts-of-table = Parties de la table
tab-board = Table
tab-actions = Actions
tab-log = Journal
tab-chat = Discussion
players = Joueurs
a-bot = Robot
a-person = Présent
away = Absent
to-play = doit jouer
onlookers = { $count ->
        [one] { $count } curieux
       *[other] { $count } curieux
    }
connection-lost = Connexion perdue. On revient…
connection-connecting = Connexion…
zone-common = Au milieu
zone-mine = À vous
zone-others = Les autres
waiting-for = On attend { $who }.
play-over-question = La partie est finie.
looking-back = Vous regardez le coup { $seq }.
back-to-now = Revenir au présent
go-on = Continuer
skip = Aller à la suite
step-back = Retour
chosen-so-far = Choix en cours : { $things }
next-kind = { $kind ->
        [card] une carte
        [hand] une carte
        [drafted] une carte
        [offer] une carte
        [die] un dé
        [tile] une tuile
        [drawn] une tuile
        [unit] une unité
        [area] un emplacement
        [cell] un emplacement
        [sector] un emplacement
        [stop] un emplacement
        [table] une table
       *[other] {""}
    }
chosen-then = { $things }, puis { $ways }.
hint-taken = Le choix du robot : { $action }
ways-on-to = Choisissez maintenant { $ways }.
ways-on = Choisissez la suite.
usual-soon = Dans un instant, la table joue pour vous : { $action }
usual-hold = Attendez, je choisis
usual-answers = Laisser la table répondre quand cela ne peut rien coûter
undo-several = { $first }, et { $more ->
        [one] une étape de plus
       *[other] { $more } étapes de plus
    }
in-one-go = { $count } étapes en un geste
gestures-unlisted = { $count ->
        [one] Voir une façon de faire plusieurs étapes à la fois
       *[other] Voir { $count } façons de faire plusieurs étapes à la fois
    }
preview = Ce qui se passerait
preview-points = { $side } : { $points }
preview-final = La suite n’est pas connue d’avance.
plan = Votre plan
plan-confirm = Valider votre plan
plan-whole = Tout est en place : validez votre plan, ou changez-le.
plan-take-back = Reprendre : { $action }
undo = Annuler
undo-what = Annuler : { $what }
hint = Que jouerait le robot ?
hinted = conseil du robot
always-decline = Toujours refuser
cannot-be-undone = On ne pourra pas revenir en arrière.
actions = Actions
no-actions = Rien à décider pour l’instant.
no-actions-yet = Vos prochains choix s’afficheront ici.
one-moment = Un instant…
log = Ce qui s’est passé
tell-again = Revoir les coups
to-this-moment = Aller au coup { $seq }
step-bot = { $who_is ->
        [you] Un robot joue désormais pour vous.
       *[other] Un robot joue désormais pour { $who }.
    }
step-back-line = { $who_is ->
        [you] Vous reprenez votre place.
       *[other] { $who } reprend sa place.
    }
step-concede = { $who_is ->
        [you] Vous abandonnez.
       *[other] { $who } abandonne.
    }
step-cancel = { $who_is ->
        [you] Vous acceptez d’annuler la partie.
       *[other] { $who } accepte d’annuler la partie.
    }
step-uncancel = { $who_is ->
        [you] Vous préférez continuer.
       *[other] { $who } préfère continuer.
    }
chat = Discussion
chat-label = Dire quelque chose
chat-empty-yet = Personne n’a encore rien dit.
send = Envoyer
menu = Menu
give-seat-to-bot = Confier ma place à un robot
take-seat-back = Reprendre ma place
cancel-agree = Annuler la partie, si tous sont d’accord
cancel-alone = Annuler la partie
cancel-no-more = Ne plus annuler
concede = Abandonner
concede-sure = Abandonner pour de bon
curtain-title = À { $who } de jouer
curtain-text = Passez l’écran. Que personne d’autre ne regarde.
curtain-lift = Montrer mes affaires
curtain-title-idle = Pour les yeux de { $who }
standing = Refusé d’office désormais
standing-stop = Me redemander
standing-stop-this = Me redemander : { $question }
press-again = Appuyez encore une fois pour confirmer.
press-again-short = Valider ?
confirm-action = Confirmer : { $action }
bot-plays-for-you = Un robot joue pour vous.
give-others-seat = Confier la place de { $who } à un robot
chat-mute = Couper
chat-unmute = Rétablir
chat-muted = La discussion est coupée à cette table.
chat-fold = Replier
chat-unfold = Ouvrir
chat-silence = Retirer la parole à { $name }
chat-remove = Renvoyer { $name }
steps-missing = Certains coups n’ont pas pu être racontés. La table ci-dessous est à jour.
unread = { $count ->
        [one] { $count } nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
players-before = Joueurs précédents
players-after = Autres joueurs

## La fin

result-you-win = Vous gagnez !
result-shared = Vous partagez la victoire !
result-winners = { $count ->
        [one] { $who } l’emporte
       *[other] { $who } se partagent la victoire
    }
result-won = Gagné !
result-lost = Perdu pour cette fois
result-cancelled = Annulée d’un commun accord
result-closed = Cette table a été fermée
result-conceded = Abandon : { $who }
result-given-up = Partie abandonnée
side-name = { $side }
rematch = Rejouer
watch-replay = Revoir
download-record = Télécharger la partie
see-board = Voir le plateau
seal-checked = Vérifier les tirages
seal-opened = Le secret de tous les tirages, maintenant public :
seal-was = Son sceau depuis le début :
score-sheet = Feuille de score
running-sheet = Points jusqu’ici
running-sheet-empty = Rien encore
look-through = Parcourir : { $pile }, { $count }
look-through-short = Parcourir
fold-up = Replier
rematch-wanted = { $who } veut rejouer.
rematch-join = Rejoindre
next-table = Vers la table suivante

## Revoir une partie

replay = Revoir
earlier = Précédent
later = Suivant
run = Lecture
pause = Pause
moment = Moment de la partie
replay-viewer = Avec quels yeux
replay-viewer-all = Toutes les cartes visibles
replay-viewer-seat = Avec les yeux de { $who }
replay-viewer-onlooker = En curieux

## Règles et à propos

search-rules = Chercher dans les règles
found-sections = { $count ->
        [0] Rien trouvé.
        [one] { $count } section
       *[other] { $count } sections
    }
no-rules-yet = Cette page de règles n’est pas encore écrite.
pieces = Les éléments en images
about-data = D’où viennent les chiffres
about-game = { $game } : d’où viennent les chiffres
about-known-lead = Chaque nombre, coût ou valeur dit d’où il vient. Voici ceux de ce jeu.
about-doubtful = Ce dont nous ne sommes pas sûrs
about-numbers = n° { $numbers }
about-no-doubt = Rien : chaque chiffre est indiqué dans la règle ou vu sur le matériel.
about-correct = Si vous avez la boîte et qu’un chiffre est faux, on peut donner au serveur un petit fichier de corrections ; la page de règles explique comment.
findings = Ce que montrent beaucoup de parties
findings-of = { $game } : ce que montrent beaucoup de parties
findings-lead = Trouvé en faisant jouer des robots un grand nombre de fois. Les robots ne sont pas des gens : ce qui vaut beaucoup entre eux peut valoir moins à votre table.
findings-ladder = Échelle des robots
findings-ladder-note = D’après un tournoi à { $seats ->
        [one] une place
       *[other] { $seats } places
    }. Ce sont les écarts de cote qui comptent, non les chiffres eux-mêmes.
findings-bot = robot
findings-rating = cote (95 %)
findings-shortened = Les { $first } premières et les { $last } dernières lignes sur { $all }.
findings-made = Quand et comment
component = Élément
what = Quoi
how-known = D’où on le sait
about-text = Little Worlds réunit cinq jeux de société modernes à une même table : fidèles à leurs règles, pour les gens et pour les programmes. Chaque tirage est scellé d’avance et peut être vérifié après coup.
about-own-art = Aucune image ne vient des boîtes : plateaux et cartes sont dessinés pour ce site, avec les icônes libres citées plus bas, et les règles sont dites avec nos mots. Les éditeurs n’y sont pour rien, et nous recommandons leurs boîtes.
credits = Remerciements
credits-icons = Icônes :
credits-others = d’autres
credits-fonts = Caractères : Fraunces et Inter, sous licence SIL Open Font License.
credits-games = Les jeux appartiennent à leurs auteurs et éditeurs, nommés sur chaque page de règles.

## Profil

profile = Profil
name = Nom
account = Compte
account-keep = Garder ce nom
account-lead = Avec un identifiant, vous retrouvez vos tables sur tout appareil. Rien d’autre n’est demandé.
account-is = Vous êtes connecté comme { $login }.
account-make = Créer un compte
login = Identifiant
password = Mot de passe
log-in = Se connecter
log-out = Se déconnecter
ratings = Classements
history = Tables terminées
records = Feuilles de partie
upload-record = Revoir une partie depuis un fichier
my-data = Mes données
my-data-download = Tout télécharger
forget-me = M’effacer
forget-me-sure = Effacer vraiment tout ce qui me concerne

## Réglages

theme = Thème
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
contrast = Contraste
contrast-auto = comme l’appareil
contrast-more = renforcé
motion = Animations
motion-auto = comme l’appareil
motion-off = aucun
pace = Coups des autres
pace-calm = tranquillement
pace-normal = à bonne allure
pace-quick = vite
pace-instant = d’un coup, sans récit
confirm-final = Demander confirmation avant un coup irréversible
sounds = Un son quand c’est à moi
notices = Une notification quand c’est à moi
