# La page qui vérifie un journal. Graine : le nombre secret du serveur ; apport : ce que l’appareil d’un joueur a ajouté ;
# promesse : l’apport annoncé ; empreinte : la graine annoncée ; tirage : un dé, un sort ou une carte ; entrée.
title = Vérifier les dés
intro = Choisis le journal d’une partie. Cette page recalcule chaque dé et chaque carte, sur cet appareil et sans réseau.
choose = Choisir un journal
drop = Tu peux aussi déposer le fichier ici.
language = Langue
limit = Burrow lui-même juge tout, avec chaque coup et chaque tour simulé :

good =
    { $count ->
        [one] Le seul tirage est juste : il découle de la graine et des apports.
       *[other] Les { $count } tirages sont justes : ils découlent de la graine et des apports.
    }
good-none = Rien n’a été tiré au sort dans cette partie.
left = Les entrées sont aussi numérotées sans trou, dans l’ordre du temps, par des places qui existent, et rien de ce qu’a dit le hasard n’est repris. Sans les règles, cette page ne peut pas juger :
left-moves =
    { $count ->
        [one] un coup : si les règles le permettaient
       *[other] { $count } coups : si les règles les permettaient
    }
left-answers =
    { $count ->
        [one] une entrée que le hasard a faite sans rien tirer : si le temps était vraiment écoulé, ou si la roue s’est vraiment arrêtée ainsi
       *[other] { $count } entrées que le hasard a faites sans rien tirer : si le temps était vraiment écoulé, ou si la roue s’est vraiment arrêtée ainsi
    }
left-cards =
    { $count ->
        [one] une carte venue d’un paquet vide : si c’était bien la suivante
       *[other] { $count } cartes venues d’un paquet vide : si c’étaient bien les suivantes
    }
left-end = s’il manque la fin : ce journal ne dit pas combien il est long
bad = Ce journal n’est pas exact.
fault-file = Ce fichier est illisible.
fault-line = La ligne { $line } ne vient pas du journal d’une partie.
fault-start = Ligne { $line } : un journal commence par la mise en place d’une partie.
fault-empty = Le fichier est vide.
fault-game = Cette page ne connaît pas le jeu « { $game } ». Prends la page sur le serveur où la partie a été jouée.
fault-seed = Ligne { $line } : la graine ne correspond pas à l’empreinte montrée avant la partie.
fault-share = Ligne { $line } : l’apport de la place { $seat } ne correspond pas à sa promesse.
fault-list = Ligne { $line } : les promesses et les apports ne correspondent pas aux places.
fault-order = Ligne { $line } : il manque ici l’entrée { $wanted }. La ligne contient l’entrée { $found }.
fault-draw = Ligne { $line }, entrée { $seq } : { $source } montre { $shown }, mais devrait montrer { $drawn }.
fault-seat = Ligne { $line }, entrée { $seq } : une place dit ce que seul le hasard peut dire.
fault-chance = Ligne { $line }, entrée { $seq } : le hasard dit ce que seule une place peut dire.
fault-kind = Ligne { $line }, entrée { $seq } : ce jeu ne connaît pas « { $kind } ».
fault-nobody = Ligne { $line }, entrée { $seq } : il n’y a pas de place { $seat }.
fault-time = Ligne { $line }, entrée { $seq } : son heure précède celle de l’entrée d’avant.
fault-undo = Ligne { $line }, entrée { $seq } : l’entrée { $undo } ne peut pas être reprise ici.
fault-card = Ligne { $line }, entrée { $seq } : { $source } n’a pas de carte « { $shown } ».
fault-end = Ligne { $line } : le journal a { $found } entrées, mais sa première ligne en annonce { $entries }.
fault-newer = Ligne { $line } : ce journal est plus récent que cette page. Prends la page sur le serveur où la partie a été jouée.
fault-shape = Ligne { $line }, entrée { $seq } : cela n’a pas pu être tiré ici.

game = Jeu
table = Table
fingerprint = Empreinte
no-fingerprint = Ce journal date d’avant les empreintes dans les journaux.
seed = Graine
shares = Apports
share-in = La place { $seat } a ajouté un apport.
share-missing = La place { $seat } a promis un apport et ne l’a pas envoyé à temps.
share-none = La place { $seat } n’a rien ajouté.
shares-none = Personne n’a rien ajouté. Tout découle de la seule graine.
seat = Place { $number }

draws = Tous les tirages de la partie
column-entry = Entrée
column-source = Tiré
column-value = Résultat
column-check = Contrôle
right = juste
wrong = faux, devrait être { $drawn }
by-rule = La pioche est vide ; les règles disent de quelle carte il s’agit.
more-games =
    { $count ->
        [one] Le fichier contient une autre partie. Elle a été vérifiée aussi.
       *[other] Le fichier contient { $count } autres parties. Elles ont été vérifiées aussi.
    }

proof = Ton apport y est-il ?
proof-how = Colle la ligne que la table t’a donnée comme preuve.
proof-in = Oui : ton apport y est, à la place { $seats }.
proof-out = Non : ton apport était promis, mais il n’y est pas. Il est arrivé trop tard, ou il a été laissé de côté.
proof-unreadable = Ce n’est pas une preuve. Copie la ligne entière.
proof-table = Cette preuve est pour une autre table.
proof-fingerprint = Non : avant la partie, la table t’a montré une autre empreinte que celle de ce journal.
proof-pledges = Non : avant la partie, la table t’a montré d’autres promesses que celles de ce journal.
proof-never = Cet apport n’a jamais été promis à cette table.
