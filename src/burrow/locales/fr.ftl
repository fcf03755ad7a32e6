### Les mots de la maison. Ceux d’un jeu sont dans son propre dossier.

## Les chemins
skip = Aller au contenu
home = Burrow, page d’accueil
go-home = Retour à l’accueil
language = Langue
theme = Clair ou sombre
theme-system = Comme cet appareil
theme-light = Clair
theme-dark = Sombre
motion = Animations
motion-calm = Animations calmes
motion-normal = Animations normales
motion-brisk = Animations rapides
motion-none = Sans animations
motion-reduced = Ton appareil demande moins de mouvement : ici, rien ne bouge.
skip-motion = Passer l’animation
close = Fermer
menu = Réglages
loading = Un instant, on allume la lampe.
try-again = Réessayer
try-now = Essayer maintenant
notice-from = Message de la personne qui gère ce serveur :

## Accueil
slogan = des jeux autour d’une table
welcome = Entre, il fait bon sous la terre.
welcome-more = De petits jeux pour petits et grands rongeurs. Pas de compte, rien à payer : on s’assoit et on joue.
your-name = Ton nom
your-name-hint = Comment t’appelles-tu ?
guest = Invité
a-game = Un jeu
game-is-for = { $what }, pour { $least } à { $most } personnes.
game-is = { $what }, pour { $least } à { $most } personnes dès { $age } ans, environ { $minutes } minutes.
play-now = Jouer tout de suite
play-now-against = { $bots ->
    [one] Toi contre 1 robot
   *[other] Toi contre { $bots } robots
}
play-now-first = Pour une première partie
play-now-usual = Plutôt les règles par défaut
as-last-time = Comme la dernière fois : { $rules }
opening = On prépare la table…
same-screen = Même écran
invite = Inviter
choose-bots = Adversaires
recent-turns =
    { $count ->
        [one] C’est à toi de jouer à 1 table.
       *[other] C’est à toi de jouer à { $count } tables.
    }
recent = Tes tables
recent-all = Les { $count } tables
recent-remove = Retirer { $game } de la liste
recent-last = La dernière fois : { $standing }
install = Tu peux garder Burrow sur cet appareil, comme une appli.
install-do = Installer
install-decline = Non merci
open-tables = Tables ouvertes
open-tables-none = Aucune table n’attend de compagnie pour l’instant. Ouvre la tienne et affiche-la sur la page d’accueil, ou tape le code de tes amis.
open-table-of = La table de { $name }
open-table-plain = Une table pour tout le monde
open-table-free =
    { $free ->
        [one] une place libre sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }
open-table-playing = déjà en jeu
people-playing =
    { $count ->
        [0] Personne ne joue en ce moment.
        [one] Une personne joue en ce moment.
       *[other] { $count } personnes jouent en ce moment.
    }
by-code = Jouer avec un code

## Joining with a code
code-title = Jouer avec un code
code-how = Tape les quatre lettres que te montrent tes amis ou la télé.
code-field = Code
code-find = Chercher la table
code-found = Ce code mène à une table. Le jeu : { $game }
code-go = À table
code-screen = Le plateau est affiché sur une télé : cet appareil sera ta main.
code-board = Afficher plutôt tout le plateau ici
code-tv = Cet écran est la télé
no-board-title = Ce jeu n’a pas de plateau
no-board = Ce jeu a été installé sans ses dessins : on ne peut pas y jouer dans le navigateur, mais depuis Python, oui.

## Préparer une table
set-up = Préparer une table
mode = Comment tu joues
mode-solo = En solo
mode-bots = Contre des robots
mode-screen = Même écran
mode-friends = Avec des amis
mode-tv = Sur la télé
mode-solo-more = Rien que toi et ton record.
mode-bots-more = Toi contre quelques robots aux dents longues.
mode-screen-more = Tous autour d’un seul appareil.
mode-friends-more = Chacun sur son appareil, grâce à un lien.
mode-tv-more = Cet écran sert de table, et chacun joue sur son téléphone.
who-plays = Qui joue ?
seat = Place { $number }
seat-who = Qui s’assoit à la place { $number } ?
seat-me = Sur place
seat-bot = Robot
seat-open = Par lien
seat-open-tv = Avec un téléphone
seat-name = Nom à la place { $number }
seat-nameless = Joueur { $number }
seat-open-name = Place { $number }
seat-remove = Retirer la place { $number }
seat-add = Ajouter une place
seats-now =
    { $count ->
        [one] Il y a maintenant une place.
       *[other] Il y a maintenant { $count } places.
    }
seat-manage = Changer la place { $number } : { $name }
seat-up = Monter
seat-down = Descendre
seat-moved = { $name } est maintenant à la place { $number }.
seat-rename = Renommer
seat-new-name = Nouveau nom pour { $name }
seat-save = Enregistrer
seat-let-go = Libérer la place
seat-leave = Quitter ma place
seat-drop = Enlever la place
seat-plays = Qui joue à la place { $number }
seat-by-link = Qui a le lien
seat-offer = Proposer la place à un ami
seat-keep = Garder le robot
seat-offered = libre pour un ami
seat-expel = Exclure { $name }
seat-expel-sure = Exclure { $name } ? Avec le même appareil, le retour à cette table ne sera plus possible.
seat-expel-yes = Oui, exclure
seat-expel-no = Non, ça reste
seat-make-host = Nommer { $name } hôte
seat-host = hôte
seats-title = Places
seats-change = Gérer les places
list-table = Montrer cette table sur la page d’accueil
list-table-more = Tant qu’une place est libre, tout le monde peut venir.
nobody-here = Tu n’as pas de place à cette table : tu vas regarder.
presets = Choix tout prêts
preset-first = Première partie
preset-short = Courte
preset-printed = Comme imprimé
preset-usual = Les règles par défaut.
preset-none = Ton propre choix, voir ci-dessous.
pace = Rythme
pace-relaxed = Tranquille, sans pendule
pace-relaxed-more = Chacun prend le temps qu’il veut.
pace-decision = { $time } pour chaque décision
pace-game = { $time } pour toute la partie, plus { $increment } par tour
pace-days = { $time } pour chaque décision, à distance
pace-up = Quand le temps est écoulé, un robot ({ $level }) joue ce seul coup.
pace-own-clock = Si le jeu a sa propre pendule, c’est elle qui compte.
pace-days-more = Le temps passe aussi quand il n’y a personne à la table.
bot-pace = Les robots jouent
bot-pace-calm = Tranquillement
bot-pace-calm-more = Tu peux suivre chaque coup, et encore reprendre le tien.
bot-pace-brisk = Rondement
bot-pace-brisk-more = Avec de courtes pauses entre les coups.
bot-pace-instant = Aussitôt
bot-pace-instant-more = Sans aucune pause. Dans une course, ils ne vont pas plus vite pour autant.
house-rules = Règles de la maison
house-rules-changed =
    { $count ->
        [one] { $count } changée
       *[other] { $count } changées
    }
house-rules-usual = Revenir aux règles par défaut
option-usual = par défaut
option-limits = Un nombre entier de { $least } à { $most }, s’il te plaît.
option-file = Charger un fichier
option-too-long = C’est trop long : { $most } caractères au plus, s’il te plaît.
options-do-not-fit = À corriger : { $label }
less = { $label } : moins
more = { $label } : plus
open-table = Ouvrir la table
begin = C’est parti

## Avant la partie
laying-table = On prépare la table.
adding-luck = Chacun ajoute un peu de chance…
invite-title = Invite tes amis
invite-how = Envoie-leur ce lien, ou fais-leur scanner le code.
invite-link = Lien vers cette table
invite-here-only = Ce lien ne marche que sur cet ordinateur. Pour les téléphones et les amis de ton réseau, lance Burrow avec { $command }.
copy = Copier
copied = Copié
copy-by-hand = Le navigateur ne nous laisse pas copier. Le lien est sélectionné : copie-le toi-même, avec Ctrl+C ou un appui long.
share = Envoyer le lien
qr = Le lien en code QR
invite-code = Ou fais-leur taper ce code sur { $address } :
invite-code-read = Code { $code }
hand-over = Continuer sur un autre appareil
hand-over-seat = Passer { $name } sur un autre appareil
hand-over-how = Scanne le code avec l’autre appareil, ou ouvre le lien là-bas. { $name } continue là-bas, et cet appareil regarde. Le lien est à toi seul et ne sert qu’une fois.
hand-over-link = Lien personnel
hand-over-wait = Le lien personnel se prépare…
told-freed = Un hôte a libéré ta place. Tu regardes maintenant, et tu peux te rasseoir s’il y a une place libre.
told-handed = { $name } continue sur l’autre appareil. Ici, tu regardes.
told-removed = Un hôte t’a retiré de cette table.
told-returned = Pendant ton absence, un robot a joué pour { $name }. C’est de nouveau à toi.
told-closed = La personne qui gère ce serveur a fermé la table.
who-is-here = Qui est là
seat-free = libre
seat-yours = toi
seat-here = là
seat-away = pas là
gathering-host =
    { $count ->
        [0] Tout le monde est là.
        [one] Il reste une place libre. La partie commence dès qu’elle est prise, ou tu peux commencer avec un robot.
       *[other] Il reste { $count } places libres. La partie commence dès qu’elles sont prises, ou tu peux commencer avec des robots.
    }
gathering-guest =
    { $count ->
        [0] Tout le monde est là.
        [one] Il reste une place libre. La partie commence dès qu’elle est prise.
       *[other] Il reste { $count } places libres. La partie commence dès qu’elles sont prises.
    }
gathering-waits =
    { $count ->
        [0] Toutes les places sont prises. C’est un hôte qui lance la partie.
        [one] Il reste une place libre. C’est un hôte qui lance la partie.
       *[other] Il reste { $count } places libres. C’est un hôte qui lance la partie.
    }
fill-level = Force des robots
begin-with-bots = Commencer avec des bots aux places libres
join-title = Il y a une place pour toi
join-more = Dis comment tu t’appelles et assieds-toi.
join-late = La partie a déjà commencé. Dis comment tu t’appelles et continue à la place de { $bot }.
join = S’asseoir
newcomer-title = { $game } : comment on joue
newcomer-go = Compris, on y va
newcomer-again = Tu retrouveras tout ça en haut des règles.
watch = Juste regarder

## À table
table = Table
board = Plateau
beside = À côté du plateau
scores = Points
name-you = { $name } (toi)
turn-yours = À toi de jouer
turn-of = À { $name } de jouer
turn-decides-yours = À toi de décider
turn-decides = À { $name } de décider
turn-all = Tous en même temps
turn-others = On attend les autres
turn-soon = Ça commence
turn-on-tv = La partie est à la télé
turn-bot = Un robot joue pour { $name }
turn-loading = On rejoint la table…
turn-gathering = On attend encore quelqu’un
turn-over = La partie est finie
watching = Tu regardes
log = Historique
log-empty = Rien pour l’instant.
log-clock = Le temps de { $name } était écoulé : un robot a joué ce coup.
clocks = Pendules
clock-of = { $name } : encore { $time }
clock-out = { $name } : temps écoulé
clock-low = { $name }, il te reste peu de temps.
played-clock =
    { $moves ->
        [one] 1 coup joué par la pendule
       *[other] { $moves } coups joués par la pendule
    }
log-undo = { $name } a annulé son coup.
took-over = { $name } s’assoit et continue à la place de { $bot }.
rules = Règles
rules-lead = Chaque règle a un numéro. Quand un coup n’est pas permis, la table dit quelle règle l’interdit.
rules-table = Voici les règles avec les options de votre table.
rules-page = En pleine page
rule-number = Règle { $rule }
keys = Raccourcis clavier
letter-keys = Lettres et chiffres seuls comme raccourcis
key-space = Espace
mute = Couper le son
sound-on = Le son est activé
sound-off = Le son est coupé
sound-from-tv = Le son sort de la télé
react = Montrer quelque chose
react-cheer = Hourra
react-laugh = Rire
react-wow = Oh
react-oops = Oups
react-hurry = Allez
react-thanks = Merci
reacted-cheer = { $name } applaudit.
reacted-laugh = { $name } rit.
reacted-wow = { $name } n’en revient pas.
reacted-oops = { $name } fait oups.
reacted-hurry = { $name } s’impatiente.
reacted-thanks = { $name } dit merci.
react-mute-all = Ne rien voir de personne
react-mute = Ne rien voir de { $name }
react-own = Seules les personnes qui jouent peuvent montrer quelque chose.
undo-move = Annuler
undo-ask = Je peux refaire ?
undo-asks =
    { $moves ->
        [one] { $name } voudrait reprendre le dernier coup. D’accord ?
       *[other] { $name } voudrait reprendre les { $moves } derniers coups. D’accord ?
    }
undo-asks-wait = { $name } voudrait reprendre un coup. On attend encore { $names }.
undo-asking = Tu voudrais reprendre ton coup. On attend encore { $names }.
undo-yes = D’accord
undo-no = Non, il reste
undo-withdraw = Finalement non
undo-left =
    { $seconds ->
        [one] Encore { $seconds } seconde pour répondre
       *[other] Encore { $seconds } secondes pour répondre
    }
told-undo-declined = { $name } a dit non : le coup reste.
told-undo-late = Tout le monde n’a pas répondu à { $name } à temps : le coup reste.
told-undo-overtaken = Le jeu a continué avant que tout le monde réponde à { $name } : le coup reste.
undo = Ce coup ne peut plus être annulé.
undo-nothing = Il n’y a encore rien à annuler.
undo-chance = Ce que le hasard a décidé reste : tu ne peux annuler que ton propre dernier coup.
undo-nature = Depuis ton coup, le hasard, l’horloge ou la gravité a parlé, et on ne leur demande jamais deux fois. Ton coup reste.
undo-declined = Les autres ont déjà dit non.
undo-other = { $name } a joué depuis : ton coup reste.
undo-over = La partie est finie : on ne peut plus rien annuler.
undo-watching = Tu regardes seulement : chacun annule ses propres coups.
moved-on = Ta connexion s’est coupée un instant et la partie a continué. Ce coup ne compte plus.

## La ligne
line-away = On cherche la table…
line-away-since =
    { $seconds ->
        [one] depuis { $seconds } seconde.
       *[other] depuis { $seconds } secondes.
    }
line-away-kept = Ton coup est à l’abri.
line-slow = La table se fait attendre…
line-gone = La table ne répond plus.
line-gone-more = Vérifie que le réseau marche et que Burrow tourne toujours. Rien n’est perdu à la table.
line-gone-more-kept = Vérifie que le réseau marche et que Burrow tourne toujours. Ton coup est à l’abri, et rien n’est perdu à la table.

## Quand quelqu’un manque
absent = { $name } n’est pas là.
stand-in = { $name } n’est pas là, un robot joue.
stand-in-for-you = Un robot joue pour { $name }.
take-over = Je reprends ma place
let-bot-play = Laisser jouer un robot
may-stand-in = Un robot peut jouer pour { $name }.
bot-for-me = Laisser un robot jouer pour { $name }

## La fin
result-alone = Terminé : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-you = Tu as gagné
result-won = { $name } a gagné
result-shared = { $names } se partagent la victoire
rank = Rang { $rank }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
breakdown = { $name } : d’où viennent les points
tally = Ce soir
tally-after =
    { $games ->
        [one] Après une partie
       *[other] Après { $games } parties
    }
tally-wins =
    { $wins ->
        [0] aucune victoire
        [one] 1 victoire
       *[other] { $wins } victoires
    }
played-by = Qui a joué pour { $name }
played-moves =
    { $moves ->
        [0] { $name } : aucun coup
        [one] { $name } : 1 coup
       *[other] { $name } : { $moves } coups
    }
played-bot = Robot ({ $level })
played-bot-for = Robot ({ $level }) pour { $name }
rematch-seats = D’abord changer les places
rematch = Encore une partie
come-along = À la partie suivante
next-game = La partie suivante a commencé.
followed = Tu regardes maintenant la partie suivante.
back-to-result = Retour au résultat
see-table = Voir la table
see-result = Voir le résultat
check-dice = Vérifier les dés
check-dice-how = Tout ce qui est tiré au sort dans cette partie vient d’un nombre secret. Son empreinte était visible avant le premier lancer, le nombre lui-même n’apparaît que maintenant : personne n’a donc pu choisir les dés.
commitment = Empreinte, connue depuis le début
commitment-now = Empreinte des dés. Après la partie, tu pourras la vérifier.
seed = Le nombre secret
dice-fit = Ils correspondent : les dés n’étaient pas truqués.
dice-do-not-fit = Ils ne correspondent pas. Dis-le à la personne qui gère cette table.
luck-how = Les dés dépendent aussi d’un nombre tiré au hasard par l’appareil de chaque joueur. Chaque appareil a promis son nombre avant de connaître ceux des autres. Personne n’a donc pu choisir les dés, pas même la personne qui gère cette table.
luck-who = Qui a ajouté quelque chose aux dés
luck-added = { $name } a ajouté un nombre.
luck-missing = { $name } avait promis un nombre, mais il n’est pas arrivé à temps.
luck-none = { $name } n’a rien ajouté.
luck-yours-in = Ton nombre est dans les dés.
luck-yours-out = Ton nombre n’est pas dans les dés. Si cela arrive souvent, demande pourquoi à la personne qui gère cette table.
luck-yours-changed = Cette table montre d’autres promesses qu’avant le premier lancer. Garde ta preuve et dis-le aux autres.
luck-yours-gone = Cet appareil n’a pas la preuve du nombre de ta place : un autre appareil l’a ajouté, ou ce navigateur l’a oubliée.
luck-proof = Ta preuve
luck-proof-how = Avec cette ligne, tu peux montrer à tous, même plus tard, que ton nombre est dans les dés.
luck-proof-copy = Copier la preuve
luck-proof-copied = La preuve est copiée.
luck-proof-by-hand = Le navigateur ne nous laisse pas copier. Sélectionne la ligne et copie-la toi-même.
download-log = Télécharger le journal
download-log-how = Le journal contient chaque coup et chaque lancer. Avec Burrow sur ton ordinateur, cette commande vérifie tout, les coups compris :
check-page = Vérifier toi-même
check-page-how = Garde cette page comme fichier. Elle recalcule chaque dé et chaque carte du journal, sur ton appareil et sans réseau.

## Robots
bot-plain = Robot
bot-of = Le robot de { $name }
bot-name-1 = Noisette
bot-name-2 = Bruno
bot-name-3 = Pépin
bot-name-4 = Trèfle
bot-name-5 = Rouquin
bot-name-6 = Fougère
bot-name-7 = Bardane
bot-name-8 = Mimi

## Les endroits qui n’existent pas
lost-page-title = Aucune galerie ne mène ici
lost-page = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en chemin.
lost-table-title = Cette table n’existe pas
lost-table = Elle a peut-être été supprimée, ou il manque une lettre au lien. Redemande le lien, ou ouvre une nouvelle table.
lost-damaged-title = Cette table est abîmée
lost-damaged = Les données de cette partie sont abîmées, alors le serveur ne la montre pas. Préviens la personne qui gère le serveur : il en existe peut-être une copie. Ou ouvre une nouvelle table.
lost-game-title = Nous ne connaissons pas ce jeu
lost-game = Il n’est pas sur l’étagère de ce terrier.
broken-title = Quelque chose a coincé
broken = Ce morceau de la page n’a pas pu s’afficher. Ta partie est en sécurité : le serveur garde chaque coup.
broken-again = Réessayer
broken-reload = Recharger la page
lost-load-title = Il manque un bout de la page
lost-load = Un bout de la page n’est pas arrivé. Recharge la page.
lost-gone-title = Personne ne répond
lost-gone = La table ne répond pas. Vérifie que le réseau marche et que Burrow tourne toujours.
offline-title = Tu es hors ligne
offline = Ton appareil n’a pas de connexion, et il en faut une pour jouer. Regarde si le Wi-Fi ou les données mobiles sont activés et le mode avion coupé.
away = Ton appareil est bien connecté, mais Burrow ne répond pas à l’adresse { $host }. Il est peut-être éteint, ou tu n’es pas sur le même réseau. Demande à la personne qui s’en occupe.
away-retry = Rien n’est perdu : tes tables t’attendent. Cette page reprendra toute seule dès que possible.
lost-turned-away-title = Cette table ne nous laisse pas entrer
lost-turned-away = Le serveur ne nous a pas laissés entrer. Ouvre la page à l’adresse que Burrow a donnée au démarrage.
lost-removed-title = Tu n’es plus à cette table
lost-removed = Un hôte t’a retiré de cette table : ce lien ne marche plus pour toi. Ouvre ta propre table, ou parle avec lui.
lost-closed-title = Cette table est fermée
lost-closed = La personne qui gère ce serveur a fermé la table : plus personne ne peut y jouer. Ouvre-en une nouvelle, ou demande-lui.

## Quand quelque chose va de travers
error-bad-data = Cette table n’est plus lisible. Ouvres-en une autre.
error-bad-message = La table n’a pas compris. Recharge la page.
error-bad-method = La table n’a pas compris. Recharge la page.
error-bad-move = La table ne connaît pas ce coup. Recharge la page.
error-bad-options = Une des règles de la maison ne convient pas à ce jeu. Change-la, ou reviens aux règles par défaut.
error-bad-request = La table n’a pas compris. Recharge la page.
error-bad-seats = On ne peut pas jouer avec ces places. Change les joueurs.
error-bad-share = Ce que cet appareil ajoute aux dés n’est pas ce qu’il avait promis. La partie continue sans cet ajout.
error-bad-type = La table n’a pas compris. Recharge la page.
error-forbidden-origin = La table ne connaît pas l’adresse de cette page. Ouvre la page à l’adresse que Burrow a donnée au démarrage.
error-not-found = Il n’y a rien ici. Vérifie l’adresse.
error-not-now = Ce n’est pas possible en ce moment. Regarde sur la table ce qu’il faut faire maintenant.
error-not-stored = Le serveur ne peut rien enregistrer pour le moment, donc rien n’a été fait. Préviens la personne qui gère le serveur, puis réessaie.
error-restarting = Le serveur revient dans un instant. Réessaie.
error-not-the-host = Seul un hôte de cette table peut le faire. Demande à la personne qui l’a ouverte.
error-not-your-seat = Quelqu’un d’autre est assis là. Joue depuis ta place.
error-removed = Un hôte t’a retiré de cette table. Ouvre la tienne, ou parle avec lui.
error-table-closed = La personne qui gère ce serveur a fermé la table. Ouvre-en une nouvelle, ou demande-lui.
error-wrong-key = Ce n’est pas la clé de ce serveur.
error-admin-off = Ce serveur n’a pas de page d’administration. La personne qui le gère peut l’activer avec le réglage admin_key.
error-seat-taken = Cette place vient d’être prise. Prends-en une autre.
error-link-used = Ce lien personnel a déjà servi, ou il y en a un plus récent. Crée-en un nouveau sur l’appareil qui a la place.
error-server-error = Quelque chose a mal tourné à la table. Rien n’est perdu ; réessaie.
error-table-full = Toutes les places sont prises. Tu peux regarder.
error-table-limit = Tu as ouvert beaucoup de tables. Joue d’abord à l’une d’elles, ou attends un peu.
error-time-up = Ton temps était écoulé : un robot a joué ce coup. Le prochain est à toi.
error-too-fast = C’était trop rapide. Respire un coup, puis réessaie.
error-too-large = C’était trop long pour la table. Fais plus court.
error-turn-failed = Ce tour s’est interrompu. C’est la faute de la table, pas la tienne. Rien n’est perdu : il recommence dans un instant.
error-unknown-bot = Nous ne connaissons pas ce robot. Choisis-en un autre.
error-unknown-code = Aucune table n’a ce code. Vérifie les quatre lettres, ou demande le lien.
error-unknown-game = Nous ne connaissons pas ce jeu. Choisis-en un sur la page d’accueil.
error-unknown-host = Ce serveur ne connaît pas l’adresse que tu as utilisée. Ouvre l’adresse que Burrow a donnée au démarrage. La personne qui gère le serveur peut autoriser celle-ci avec --public-host.
error-unknown-table = Cette table n’existe pas. Redemande le lien, ou ouvre une nouvelle table.
error-unreachable = Personne ne répond. Vérifie que le réseau marche et que Burrow tourne toujours.

## On a TV

on-tv = Sur la télé
on-tv-more = La télé, c’est la table ; les téléphones, ce sont vos mains.
on-tv-starts = Jusqu’à { $most } joueurs avec leur téléphone, un clic suffit. Règles : { $rules }.
tv-join = Scanne pour jouer
tv-or-code = Ou ouvre { $address } et tape :
tv-code = Le code est { $code }
tv-qr = Code QR qui ouvre la partie sur un téléphone
tv-here =
    { $count ->
        [0] Personne n’est encore là.
        [one] Une personne est là.
       *[other] { $count } personnes sont là.
    }
tv-begin = Commencer à { $count }
tv-begin-bots =
    Commencer avec { $count ->
        [one] un robot
       *[other] { $count } robots
    }
tv-show-code = Afficher le code
tv-set-up = Choisir d’autres règles
tv-sound = Touche l’écran ou appuie sur une touche pour avoir le son
tv-leave = Ne plus utiliser cet écran comme télé
show-on-tv = Afficher sur une télé
show-on-tv-how = Ouvre cette table dans le navigateur de la télé : le plateau s’y affiche, et ta main reste sur cet appareil.
show-on-tv-code = Le plus rapide à taper : ouvre { $address } là-bas et entre
show-on-tv-link = Lien pour la télé
show-on-tv-qr = Code QR avec le lien pour la télé
show-on-tv-tab = Ouvrir la vue télé dans un nouvel onglet
hand = Ta main
as-hand = Faire de ce téléphone ma main
as-board = Afficher tout le plateau
no-seat-title = Toutes les places sont prises
no-seat = Reste ici : dès qu’une place se libère, tu pourras t’asseoir. Ou demande à l’hôte de te faire de la place.
no-seat-free-title = Une place est libre
no-seat-free = Assieds-toi, et ce téléphone devient ta main.
no-seat-watch = Regarder sur ce téléphone
hand-buzzes = Vibrer quand c’est mon tour

# Notifications. The first five go into the service worker as they are, so they have no variants.
push-turn = C’est à toi de jouer.
push-turn-of = C’est à { $name } de jouer.
push-late = C’est à toi de jouer, et il ne te reste plus beaucoup de temps.
push-late-of = C’est à { $name } de jouer, et il ne reste plus beaucoup de temps.
push-others = À table : { $names }.
push-on = Me prévenir quand c’est à moi
push-off = Ne plus me prévenir
push-failed = Ça n’a pas marché. Réessaie plus tard.
push-server-off = Ce serveur n’envoie pas de notifications.
push-insecure = Les notifications ne marchent que si Burrow tourne en https.
push-install = Sur iPhone et iPad, les notifications marchent une fois Burrow ajouté à l’écran d’accueil avec « Partager ».
push-unsupported = Ce navigateur ne peut pas recevoir de notifications.
push-blocked = Ton navigateur bloque les notifications de Burrow. Tu peux les autoriser dans les réglages du site.
push-offer = Cette partie dure plusieurs jours. Veux-tu que cet appareil te prévienne quand c’est à toi ?
push-accept = Oui, préviens-moi
push-decline = Non merci
