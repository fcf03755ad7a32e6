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
close = Fermer
menu = Réglages
loading = Un instant, on allume la lampe.
try-again = Réessayer
try-now = Essayer maintenant

## Accueil
slogan = des jeux autour d’une table
welcome = Entre, il fait bon sous la terre.
welcome-more = De petits jeux pour petits et grands rongeurs. Pas de compte, rien à payer : on s’assoit et on joue.
your-name = Ton nom
your-name-hint = Comment t’appelles-tu ?
guest = Invité
players = { $least }–{ $most } joueurs
age-from = dès { $age } ans
minutes = { $minutes } min
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
recent = Tes tables
recent-remove = Retirer { $game } de la liste
no-board-title = Ce jeu n’a pas de plateau
no-board = Ce jeu a été installé sans ses dessins : on ne peut pas y jouer dans le navigateur, mais depuis Python, oui.

## Préparer une table
set-up = Préparer une table
mode = Comment tu joues
mode-solo = En solo
mode-bots = Contre des robots
mode-screen = Même écran
mode-friends = Avec des amis
mode-solo-more = Rien que toi et ton record.
mode-bots-more = Toi contre quelques robots aux dents longues.
mode-screen-more = Tous autour d’un seul appareil.
mode-friends-more = Chacun sur son appareil, grâce à un lien.
who-plays = Qui joue ?
seat = Place { $number }
seat-who = Qui s’assoit à la place { $number } ?
seat-me = Ici
seat-bot = Robot
seat-open = Par lien
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
nobody-here = Tu n’as pas de place à cette table : tu vas regarder.
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
invite-title = Invite tes amis
invite-how = Envoie-leur ce lien, ou fais-leur scanner le code.
invite-link = Lien vers cette table
invite-here-only = Ce lien ne marche que sur cet ordinateur. Pour les téléphones et les amis de ton réseau, lance Burrow avec { $command }.
copy = Copier
copied = Copié
copy-by-hand = Le navigateur ne nous laisse pas copier. Le lien est sélectionné : copie-le toi-même, avec Ctrl+C ou un appui long.
share = Envoyer le lien
qr = Le lien en code QR
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
fill-level = Force des robots
begin-with-bots = Commencer avec des robots
join-title = Il y a une place pour toi
join-more = Dis comment tu t’appelles et assieds-toi.
join-late = La partie a déjà commencé. Dis comment tu t’appelles et continue à la place de { $bot }.
join = S’asseoir
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
turn-bot = Un robot joue pour { $name }
turn-loading = On rejoint la table…
turn-gathering = On attend encore quelqu’un
turn-over = La partie est finie
watching = Tu regardes
log = Historique
log-empty = Rien pour l’instant.
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
undo-move = Annuler
undo = Ce coup ne peut plus être annulé.
undo-nothing = Il n’y a encore rien à annuler.
undo-chance = Ce que le hasard a décidé reste : tu ne peux annuler que ton propre dernier coup.
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
rematch = Encore une partie
come-along = À la partie suivante
next-game = La partie suivante a commencé.
see-table = Voir la table
see-result = Voir le résultat
check-dice = Vérifier les dés
check-dice-how = Tout ce qui est tiré au sort dans cette partie vient d’un nombre secret. Son empreinte était visible avant le premier lancer, le nombre lui-même n’apparaît que maintenant : personne n’a donc pu choisir les dés.
commitment = Empreinte, connue depuis le début
commitment-now = Empreinte des dés. Après la partie, tu pourras la vérifier.
seed = Le nombre secret
dice-fit = Ils correspondent : les dés n’étaient pas truqués.
dice-do-not-fit = Ils ne correspondent pas. Dis-le à la personne qui gère cette table.
download-log = Télécharger le journal
download-log-how = Le journal contient chaque coup et chaque lancer. Avec Burrow sur ton ordinateur, cette commande recalcule chaque lancer à partir du nombre secret :

## Robots
bot-plain = Robot
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
lost-turned-away-title = Cette table ne nous laisse pas entrer
lost-turned-away = Le serveur ne nous a pas laissés entrer. Ouvre la page à l’adresse que Burrow a donnée au démarrage.

## Quand quelque chose va de travers
error-bad-data = Cette table n’est plus lisible. Ouvres-en une autre.
error-bad-message = La table n’a pas compris. Recharge la page.
error-bad-method = La table n’a pas compris. Recharge la page.
error-bad-move = La table ne connaît pas ce coup. Recharge la page.
error-bad-options = Une des règles de la maison ne convient pas à ce jeu. Change-la, ou reviens aux règles par défaut.
error-bad-request = La table n’a pas compris. Recharge la page.
error-bad-seats = On ne peut pas jouer avec ces places. Change les joueurs.
error-bad-type = La table n’a pas compris. Recharge la page.
error-forbidden-origin = La table ne connaît pas l’adresse de cette page. Ouvre la page à l’adresse que Burrow a donnée au démarrage.
error-not-found = Il n’y a rien ici. Vérifie l’adresse.
error-not-now = Ce n’est pas possible en ce moment. Regarde sur la table ce qu’il faut faire maintenant.
error-not-stored = Le serveur ne peut rien enregistrer pour le moment, donc rien n’a été fait. Préviens la personne qui gère le serveur, puis réessaie.
error-not-the-host = Seule la personne qui a ouvert la table peut le faire.
error-not-your-seat = Quelqu’un d’autre est assis là. Joue depuis ta place.
error-seat-taken = Cette place vient d’être prise. Prends-en une autre.
error-server-error = Quelque chose a mal tourné à la table. Rien n’est perdu ; réessaie.
error-table-full = Toutes les places sont prises. Tu peux regarder.
error-table-limit = Tu as ouvert beaucoup de tables. Joue d’abord à l’une d’elles, ou attends un peu.
error-too-fast = C’était trop rapide. Respire un coup, puis réessaie.
error-too-large = C’était trop long pour la table. Fais plus court.
error-turn-failed = Ce tour s’est interrompu. C’est la faute de la table, pas la tienne. Rien n’est perdu : il recommence dans un instant.
error-unknown-bot = Nous ne connaissons pas ce robot. Choisis-en un autre.
error-unknown-game = Nous ne connaissons pas ce jeu. Choisis-en un sur la page d’accueil.
error-unknown-host = Ce serveur ne connaît pas l’adresse que tu as utilisée. Ouvre l’adresse que Burrow a donnée au démarrage. La personne qui gère le serveur peut autoriser celle-ci avec --public-host.
error-unknown-table = Cette table n’existe pas. Redemande le lien, ou ouvre une nouvelle table.
error-unreachable = Personne ne répond. Vérifie que le réseau marche et que Burrow tourne toujours.
