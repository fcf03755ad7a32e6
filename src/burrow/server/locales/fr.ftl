### Les mots de la page pour qui gère un serveur.

title = Gérer ce serveur
key = Clé
key-how = Cette page est réservée à qui gère ce serveur. La clé, c’est le réglage admin_key. Elle reste dans cet onglet jusqu’à ce que tu le fermes.
enter = Entrer
leave = Oublier la clé
cancel = Annuler

## Les chiffres
numbers = Où en sont les choses
people = Personnes en train de jouer
sockets = Connexions
tables-in-memory = Tables en mémoire
tables-stored = Tables enregistrées
phase-gathering = Attend des joueurs
phase-sharing = Va commencer
phase-playing = En cours
phase-over = Partie finie
moves = Coups depuis le démarrage
cpu = Processeur
cpu-share = { $percent } % d’un cœur
memory = Mémoire
bots = Bots
bots-now = { $thinking } en réflexion, { $waiting } en attente
turns = Roues qui tournent
uptime = En marche depuis
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
hours = { $count } h
minutes = { $count } min
seconds = { $count } s

## Un message à tous
message = Un message à tout le monde
message-how = Chaque page l’affiche exactement comme tu l’écris, jusqu’à ce qu’on le ferme.
message-now = Tout le monde voit ceci en ce moment :
message-send = Le dire à tous
message-back = Le retirer
done-message = Tout le monde voit maintenant ton message.
done-taken-back = Le message est retiré.

## Les tables
tables = Tables
tables-none = Personne n’est à une table en ce moment.
table = Table
phase = État
seated = Présents
of = { $count } sur { $all }
entries = Entrées
quiet = Calme depuis
more = { $count ->
    [one] { $count } autre n’est pas affichée.
   *[other] { $count } autres ne sont pas affichées.
}
another = Nom ou lien d’une autre table
close = Fermer
close-one = Fermer : table { $table }

## Fermer une table
close-title = Fermer cette table ?
close-what = Table
close-how = Tous ceux qui y sont seront déconnectés et apprendront que tu as fermé la table. Personne ne pourra revenir.
way-close = La garder.
way-close-more = Rien n’est perdu, et tu peux rouvrir la table.
way-delete = La supprimer.
way-delete-more = Toute la partie disparaît pour de bon.
confirm-close = Fermer la table
confirm-delete = Supprimer la table pour de bon
done-close = La table { $table } est fermée.
done-delete = La table { $table } est supprimée.
done-reopen = La table { $table } est rouverte.
closed = Les tables que tu as fermées
reopen = Rouvrir
reopen-one = Rouvrir : table { $table }
