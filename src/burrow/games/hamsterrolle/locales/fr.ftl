# Hamsterrolle en français. Roue : l’anneau de bois ; case : un douzième de la roue, appelée par son numéro, de 1 à 12 ;
# cloison : le bois entre deux cases ; la plus basse : la plus proche de la table ; pièce : un morceau de bois, d’une des huit
# sortes, chacune avec sa couleur et sa forme ; série : une pièce de chaque sorte sauf la pyramide ; réserve : les pièces que
# quelqu’un doit encore poser ; devant, en avant : là où roule la roue ; bord avant : jusqu’où va une pièce. Prendre, porter,
# lâcher : ce que fait une main ; poser : mettre dans la roue une pièce de sa réserve ; passer : avancer à la place une pièce
# d’une des deux cases les plus basses ; laisser tomber : sans que personne regarde les règles ; tomber : toucher la table ;
# force majeure : tomber tout seul ; tour ; manche : tout le monde a joué ; chrono : pour une pièce ; partenaire, équipe.
# Jamais « de » devant un nom propre : il s’élide devant Ada et non devant Ben.

## Règles, réglages, adversaires, objections, événements

## Board

board-wheel = La roue
board-keys = Chiffres : choisir une pièce. Entrée : ce que dit le grand bouton. En portant : 1 à 3 la case, flèches vers l’arrière et l’avant, page haut et bas en profondeur, Q et E pour tourner, R pour le côté, S pour déposer, W pour lever, F pour tenir la roue, X pour laisser tomber, Suppr pour reposer. P : passer. A : où en est la roue ? B : point de vue.
board-wait-begin = Ça commence tout de suite.
board-wait-direct = { $name } dit où roulera la roue.
board-wait-turn = { $name } choisit une pièce.
board-wait-carry = { $name } porte une pièce : { $piece }.
board-wait-lying = { $name } a lâché.
board-wait-refused = { $name } peut la reprendre en main.
board-stand-in = Le temps est passé. Ce tour se joue tout seul.
board-rolling = La roue roule.
board-moment = Tout sera bientôt immobile.
board-over = La partie est finie.
board-direct = De quel côté la roue va-t-elle rouler ?
board-direct-left = À gauche
board-direct-right = À droite
board-take = À toi : prends une pièce.
board-take-partner = Ta réserve est vide : prends une pièce à ton partenaire.
board-take-chosen = { $piece } : à porter dans la roue.
board-take-go = Prendre
board-pass = Passer
board-pass-head = Quelle pièce mets-tu plus en avant ?
board-pass-how = Prends-la dans la roue ou touche-la ici. Tu la mets dans une case plus en avant, où il n’y en a pas de sa sorte.
board-pass-end = Poser quand même
board-carry = Porte-la dans une case qui brille.
board-carry-pass = Porte-la plus en avant.
board-carry-fits = Elle compte. Lâche.
board-lying = Est-ce qu’elle tient ?
board-refused = Pas encore. Reprends-la en main.
board-grip = La reprendre
board-let-go = Lâcher
board-drop = Laisser tomber
board-drop-how = Laisser tomber : elle tombe dans la case la plus proche, et personne ne regarde les règles.
board-back = Reposer
board-fits = C’est bon
board-no-front = { $cm } cm plus en avant
board-no-far = Pas dans cette case
board-no-kind = Cette sorte y est déjà
board-no-ahead = Plus en avant
board-no-outside = Pas encore dans une case
board-cut = La connexion est coupée. La pièce reste dans ta main jusqu’à la fin du chrono.
board-cut-wait = La connexion est coupée. Ça reprend dans un instant.
board-tools = Bouger la pièce
board-turn-left = Tourner à gauche
board-turn-right = Tourner à droite
board-side = Coucher sur un autre côté
board-nearer = Plus près de toi
board-farther = Plus loin
board-hold = Tenir la roue
board-camera = Point de vue
board-camera-front = De face
board-camera-turned = De biais
board-camera-top = D’en haut
board-look-drawn = En dessin
board-look-scene = En vraie roue
board-look-lost = L’image de la roue s’est perdue. La voici en dessin.
board-loading = On installe la roue…
board-words = Avec des mots
board-words-title = Dis à la main où aller
board-words-piece = Pièce
board-words-compartment = Case
board-words-along = Dans la case
board-words-along-rear = derrière
board-words-along-front = devant
board-words-depth = Profondeur
board-words-depth-near = près de toi
board-words-depth-far = au fond
board-words-turn = Tournée
board-words-turn-by = de { $degrees } degrés
board-words-tilt = Position
board-words-tilt-0 = à plat, en travers de la roue
board-words-tilt-1 = sur le côté, en travers de la roue
board-words-tilt-2 = debout
board-words-tilt-3 = à plat, dans le sens de la roue
board-words-tilt-4 = sur le côté, dans le sens de la roue
board-words-tilt-5 = debout, un quart de tour plus loin
board-words-down = Déposer
board-words-up = Lever
board-clock =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
board-clock-none = Sans chrono
board-turn-clock =
    { $seconds ->
        [one] Encore { $seconds } seconde pour prendre une pièce
       *[other] Encore { $seconds } secondes pour prendre une pièce
    }
board-tray = Ta réserve
board-tray-of = Réserve : { $name }
board-tray-empty = vide
board-tray-piece = { $number } : { $piece }
board-last-way =
    { $way ->
        [placed] { $you ->
            [yes] Tu as posé dans la case { $compartment }.
           *[no] { $name } a posé dans la case { $compartment }.
        }
        [passed] { $you ->
            [yes] Tu as passé : la pièce est maintenant dans la case { $compartment }.
           *[no] { $name } a passé : la pièce est maintenant dans la case { $compartment }.
        }
        [broken] { $you ->
            [yes] Quelque chose est tombé avant que ta pièce compte.
           *[no] { $name } n’a pas eu le temps : quelque chose est tombé avant.
        }
       *[dropped] { $you ->
            [yes] Tu as laissé tomber une pièce.
           *[no] { $name } a laissé tomber une pièce.
        }
    }
board-last-safe = Rien n’est tombé.
board-last-fallen =
    { $you ->
        [yes] { $count ->
            [one] Une pièce est tombée, elle est à toi : { $pieces }.
           *[other] { $count } pièces sont tombées, elles sont à toi : { $pieces }.
        }
       *[no] { $count ->
            [one] { $name } prend la pièce tombée : { $pieces }.
           *[other] { $name } prend les { $count } pièces tombées : { $pieces }.
        }
    }
board-last-lost = Force majeure, tombé tout seul et hors du jeu : { $pieces }.
board-piece-count = { $count } × { $piece }
board-again = Revoir ce tour
board-again-end = Retour au jeu
board-again-game = Revoir toute la partie
board-again-title = Encore une fois
board-again-turn = Tour { $turn } sur { $turns }
board-again-play = Lire
board-again-pause = Arrêter
board-again-before = Tour d’avant
board-again-next = Tour suivant
board-again-loading = On va chercher les tours…
board-again-failed = Impossible d’avoir les tours pour l’instant.
board-account = Où en est la roue ?
board-account-lowest = Tout en bas, la case { $lowest } ; à côté, la case { $second }. La roue roule vers la { $direction ->
        [right] droite
       *[left] gauche
    }.
board-account-compartment = Case { $compartment } : { $pieces }.
board-account-empty = Toutes les autres cases sont vides.
board-account-bare = La roue est vide.
board-account-build = On pose dans { $compartments }.
board-account-room = la case { $compartment }
board-account-line = Dans la case { $compartment }, le bord avant doit aller à plus de { $cm } cm de la cloison arrière.
board-account-kinds = Plus dans la case { $compartment } : { $pieces }.
board-account-passing = Pour passer : { $pieces }.
board-account-over = La pièce est au-dessus de la case { $compartment }.
board-account-outside = La pièce est à côté de la roue.

panel-trays = Toutes les réserves
panel-brief = Tout le monde en un coup d’œil
panel-count =
    { $count ->
        [0] plus de pièce
        [one] encore { $count } pièce
       *[other] encore { $count } pièces
    }
panel-you = toi
panel-turn = joue
panel-team = Équipe { $team }
panel-team-count =
    { $count ->
        [one] { $count } pièce ensemble
       *[other] { $count } pièces ensemble
    }
panel-wheel =
    { $count ->
        [one] Dans la roue : { $count } pièce
       *[other] Dans la roue : { $count } pièces
    }
panel-out = Hors du jeu
panel-round = Manche { $round }
panel-round-of = Manche { $round } sur { $rounds }
panel-last = Le dernier tour
panel-passes =
    { $count ->
        [one] Au dernier tour, quelqu’un a passé.
       *[other] On a passé { $count } fois de suite.
    }

end-title = Comment ça a fini
end-you = Tu as gagné.
end-won = { $name } a gagné.
end-team = { $names } ont gagné.
end-draw = Égalité : { $names }.
end-empty = La réserve est vide, et plus rien ne bouge.
end-team-empty = Toute l’équipe n’a plus de pièce.
end-fewest = Dans chaque équipe, quelqu’un n’a plus de pièce : l’équipe qui en a le moins gagne.
end-rounds =
    { $rounds ->
        [one] Après la manche convenue, qui a le moins de pièces gagne.
       *[other] Après { $rounds } manches, qui a le moins de pièces gagne.
    }

## Primer and art
