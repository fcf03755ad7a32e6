# Hamstern en français. Galerie : ce qui relie deux chambres ; sablier : le compteur avec ses trois dés dessinés.

## Règles, réglages, adversaires, objections, événements

title = Hamstern
tagline = Juste une dernière noix, là-bas au fond.
pitch = Un jeu de dé et de crayon où un seul lancer sert à tout le monde
about = Un dé, un crayon et un terrier plein de chambres. Tout le monde utilise le même lancer, chacun sur sa feuille. Remplis des chambres, ramasse des noix et des champignons avant que le soir tombe sur le champ.

section-setup = Préparation
section-aim = L’objectif
section-round = Une manche
section-one = Le 1
section-timer = Le sablier
section-end = La fin et les points
section-variants = Variantes
section-solo = En solo
section-rulings = Pour être précis

rule-H-01 = { $seats ->
    [1] Tu as une feuille, un crayon et un dé.
   *[other] Chacun a sa feuille et son crayon. Un seul dé suffit pour tous.
}
rule-H-02 = La feuille a deux côtés : le côté clair A et le côté sombre B.
rule-H-03 = Tout le monde joue sur le même côté.
rule-H-04 = Pour une première partie, prenez le côté A.
rule-H-05 = Remplis le plus de chambres possible dans ton terrier. Chaque chambre pleine rapporte des points ; les noix et les champignons en ajoutent.
rule-H-06 = Chaque manche commence par un seul lancer.
rule-H-07 = Tous utilisent ce lancer en même temps, chacun sur sa feuille.
rule-H-08 = Pour chaque point du dé, tu fais une croix dans une case libre : ni plus ni moins. Seul le 1 est différent.
rule-H-09 = Toutes les croix d’un lancer vont dans la même chambre.
rule-H-10 = Les croix d’un lancer forment un seul groupe : on passe de l’une à l’autre sans sauter.
rule-H-11 = Un lancer ne se partage jamais entre plusieurs chambres.
rule-H-12 = Tes toutes premières croix vont dans la chambre de départ, au sol plus sombre, là où tu veux.
rule-H-13 = Si des croix ont coupé une chambre en plusieurs parties, un lancer reste dans une seule de ces parties.
rule-H-14 = Dans une chambre que tu as déjà commencée, une croix du lancer doit être juste à côté, au-dessus ou au-dessous d’une ancienne. En diagonale, ça ne compte pas.
rule-H-15 = Tu peux commencer une nouvelle chambre dès que la case au bord d’une galerie qui y mène est cochée.
rule-H-16 = Tu peux le faire même si l’ancienne chambre n’est pas encore pleine.
rule-H-17 = Dans la nouvelle chambre, tu commences par la case au bout de la galerie, et tu peux y utiliser tout le lancer. Une galerie dont la case de ton côté est encore libre reste fermée.
rule-H-18 = Si tu ne trouves aucune place pour le lancer entier, tu dois passer : tu ne fais aucune croix dans cette manche.
rule-H-19 = Avec un 1, c’est toi qui choisis : coche de 1 à 7 cases, en un seul groupe.
rule-H-20 = Pour chacune de ces cases, tu barres un carré dans la rangée des 1.
rule-H-21 = Avec un 1, tu ne peux pas cocher plus de cases que tu n’as de carrés libres.
rule-H-22 = Quand tous les carrés sont barrés, un 1 ne t’apporte plus rien.
rule-H-23 = Pour le reste, un 1 suit toutes les règles : une seule chambre, un seul groupe, à côté d’une croix ou par une galerie.
rule-H-24 = { $seats ->
    [1] Dès que tu fais la première croix dans ta quatrième chambre, le sablier coule une deuxième fois.
   *[other] Dès que quelqu’un fait la première croix dans sa quatrième chambre, le sablier démarre, pour tous.
}
rule-H-25 = { $seats ->
    [1] Tu barres alors le sablier sur ta feuille.
   *[other] Chacun barre le sablier sur sa feuille.
}
rule-H-26 = { $seats ->
    [1] Cette deuxième fois compte à partir de la manche suivante, pas encore dans celle-ci.
   *[other] Il compte à partir de la manche suivante, pas encore dans celle-ci.
}
rule-H-27 = { $seats ->
    [1] À partir de là, à chaque 4, 5 ou 6, tu commences par barrer un des dés dessinés à côté du sablier.
   *[other] À partir de là, à chaque 4, 5 ou 6, tout le monde commence par barrer un des dés dessinés à côté du sablier.
}
rule-H-28 = Puis le lancer s’utilise comme d’habitude. Un 1, un 2 ou un 3 ne fait pas avancer le sablier.
rule-H-29 = Quand le dernier dé dessiné est barré, la partie se termine après cette manche. Le lancer de cette manche est encore utilisé.
rule-H-30 = Quand toutes les cases d’une chambre sont cochées, elle rapporte le nombre écrit à côté.
rule-H-31 = Une chambre où il reste une case libre ne rapporte rien par elle-même.
rule-H-32 = Chaque champignon coché rapporte 1 point, que sa chambre soit pleine ou non.
rule-H-33 = Les noix cochées comptent ensemble : 2 points pour une, 4 pour deux, 8 pour trois, 16 pour quatre, même dans des chambres qui ne sont pas pleines.
rule-H-34 = Le joueur qui a le plus de points gagne.
rule-H-35 = En cas d’égalité, on compare d’abord les points des chambres, puis ceux des champignons, puis ceux des noix.
rule-H-36 = Départ libre : quand tout le monde connaît le jeu, les toutes premières croix peuvent aller dans n’importe quelle chambre.
rule-H-37 = { $sheet ->
    [a] À cette table, on joue sur le côté A.
    [b] À cette table, on joue sur le côté B.
    [own] À cette table, on joue sur une feuille que vous avez dessinée.
   *[any] Vous choisissez le côté A, le côté B ou une feuille que vous avez dessinée.
}
rule-HS-01 = En solo, tu essaies de battre ton propre record.
rule-HS-02 = Le sablier coule deux fois : la première fois, on entoure ses dés dessinés ; la deuxième fois, on les barre.
rule-HS-03 = La première fois, il coule dès le tout premier lancer.
rule-HS-04 = Dès que tous les dés sont entourés ou que tu as commencé ta quatrième chambre, le sablier coule une deuxième fois, à partir de la manche suivante. Il faut alors barrer tous les dés, entourés ou non.
rule-HS-05 = Quand le dernier dé est barré la deuxième fois, la partie se termine comme d’habitude.
rule-HA-01 = On ne fait aucune croix avant le premier lancer. Les croix du premier lancer sont les premières.
rule-HA-02 = Tu ne peux passer que si le lancer ne rentre nulle part.
rule-HA-03 = { $zero ->
    [true] Règle de la maison : avec un 1, tu peux aussi ne rien cocher et garder tes carrés.
    [false] Même avec un 1, tu dois cocher au moins une case si tu peux.
   *[any] Même avec un 1, tu dois cocher au moins une case si tu peux. Si vous voulez, une règle de la maison permet de n’en cocher aucune.
}
rule-HA-04 = Tu peux à tout moment continuer dans une chambre plus ancienne. Tu peux en commencer une nouvelle depuis n’importe quelle chambre qui a une croix au bord d’une galerie.
rule-HA-05 = { $tunnels ->
    [new] Une galerie ne sert qu’à commencer une nouvelle chambre. Les croix du lancer forment un seul groupe.
    [begun] Une galerie peut aussi mener dans une chambre déjà commencée. Les croix du lancer forment quand même un seul groupe.
   *[any] Une galerie ne sert qu’à commencer une nouvelle chambre. Si vous préférez, elle peut aussi mener dans une chambre déjà commencée. Dans tous les cas, les croix du lancer forment un seul groupe.
}
rule-HA-06 = Il suffit qu’une croix du lancer en touche une ancienne. Les autres doivent former un groupe avec elle, et les anciennes croix ne servent pas de pont.
rule-HA-07 = Ta quatrième chambre est la quatrième de ta feuille où il y a une croix ; la première compte aussi.
rule-HA-08 = Si plusieurs commencent leur quatrième chambre en même temps, le sablier démarre une seule fois, quand tous ont fini. Le lancer qui le fait démarrer ne le fait pas avancer.
rule-HA-09 = Le sablier coule aussi pour ceux qui doivent passer.
rule-HA-10 = Quand plus personne ne peut placer aucun lancer, la partie est finie tout de suite.
rule-HA-11 = S’il y a encore égalité, vous partagez la victoire.
rule-HA-12 = Avec le départ libre, chacun choisit pour soi.
rule-HA-13 = { $die ->
    [table] La table lance le dé pour tout le monde.
    [paper] On lance un vrai dé à tour de rôle, dans le sens des aiguilles d’une montre ; cela ne change rien au jeu. La personne assise à la première place lit le dé et entre ce qu’il montre.
   *[any] On lance à tour de rôle, dans le sens des aiguilles d’une montre ; cela ne change rien au jeu. Si vous avez un vrai dé, c’est la personne assise à la première place qui le lit.
}
rule-HA-14 = Deux cases se touchent si elles ont un côté commun. Entre deux chambres, il y a toujours un mur, même si elles sont côte à côte.
rule-HA-15 = { $start ->
    [middle] Un 1 au premier lancer coûte aussi des carrés. Un joueur qui n’a pas encore de croix commence dans la chambre de départ dès qu’un lancer rentre.
    [free] Un 1 au premier lancer coûte aussi des carrés. Un joueur qui n’a pas encore de croix commence dans n’importe quelle chambre dès qu’un lancer rentre.
   *[any] Un 1 au premier lancer coûte aussi des carrés. Un joueur qui n’a pas encore de croix commence dans la chambre de départ dès qu’un lancer rentre ; avec le départ libre, dans n’importe laquelle.
}
rule-HA-16 = Tu ne vois ce que les autres cochent que lorsque tous ont fini. Tant que tu n’as pas fini, tu peux tout changer.
rule-HA-17 = { $clock ->
    [any] Quand le temps de réflexion est écoulé, la table place le lancer au premier endroit où il rentre (une seule croix avec un 1) ; s’il ne rentre nulle part, il n’y a pas de croix. Si personne n’entre à temps ce que montre le vrai dé, c’est la table qui lance ; vous avez au moins une demi-minute pour le faire. Sans limite, un robot peut prendre la place de quelqu’un qui n’est pas là.
    [0] Vous avez tout votre temps. Si quelqu’un n’est pas là, un robot peut prendre sa place.
   *[other] Vous avez { $clock } secondes par lancer. Quand elles sont écoulées, la table place le lancer au premier endroit où il rentre (une seule croix avec un 1) ; s’il ne rentre nulle part, il n’y a pas de croix. Si personne n’entre à temps ce que montre le vrai dé, c’est la table qui lance ; vous avez au moins une demi-minute pour le faire.
}

preset-first-help = Le côté A, et une galerie mène dans toute chambre : on reste moins souvent bloqué.
preset-short-help = Le côté A, avec 20 secondes pour chaque lancer.
preset-printed-help = Le côté A, départ dans la chambre de départ, sans limite de temps.
option-sheet = Feuille
option-sheet-help = Le côté A est simple, parfait pour débuter, le côté B est tortueux, et vous pouvez aussi dessiner votre propre feuille.
option-sheet-a = Côté A
option-sheet-b = Côté B
option-sheet-own = Ta feuille
option-own = Ta feuille en texte
option-own-help = Dessine ici ta propre feuille avec des caractères, ou charge-la depuis un fichier.
option-own-format = Deux signes par case : la lettre de la chambre, puis * pour une noix, ^ pour un champignon, ou rien. Dessine les galeries avec - | et +. Au-dessus de la carte : la chambre de départ et les points. Pour commencer, le côté A est déjà là.
option-start = Départ
option-start-help = Les premières croix vont dans la chambre de départ, ou dans n’importe laquelle.
option-start-middle = Chambre de départ
option-start-free = Où tu veux
option-tunnels = Galeries
option-tunnels-help = Une galerie peut-elle aussi mener dans une chambre que tu as déjà commencée ?
option-tunnels-new = Nouvelles chambres seulement
option-tunnels-begun = Chambres commencées aussi
option-zero = Aucune croix avec un 1
option-zero-help = Règle de la maison : avec un 1, tu peux aussi ne rien cocher et garder tes carrés.
option-die = Dé
option-die-help = La table lance le dé, ou vous avez un vrai dé, et la personne assise à la première place entre le résultat (un robot y lance lui-même).
option-die-table = La table lance le dé
option-die-paper = Un vrai dé
option-clock = Temps de réflexion
option-clock-help = Secondes pour chaque lancer ; avec 0, chacun prend tout son temps.
option-clock-unit = { $count ->
    [one] seconde
   *[other] secondes
}

bot-casual = Miette
bot-casual-level = facile
bot-casual-about = Suit son nez jusqu’à la prochaine noix et oublie ce qui était presque plein.
bot-careful = Minutie
bot-careful-level = moyen
bot-careful-about = Finit une chambre avant de regarder la suivante.
bot-expert = Longue-Vue
bot-expert-level = difficile
bot-expert-about = Pense plusieurs lancers à l’avance et garde un œil sur le sablier.

line-nuts = Noix
line-mushrooms = Champignons
line-chambers = Chambres

refuse-not-seated = Cette place ne joue pas. Joue depuis une place de la table.
refuse-over = La partie est finie. Commences-en une autre pour continuer.
refuse-nature = Ça, ce sont le dé et l’horloge qui en décident ; toi, tu peux cocher des cases.
refuse-before-roll = On lance d’abord, on coche ensuite.
refuse-confirmed = Tu as déjà fini cette manche. Attends les autres.
refuse-table-rolls = Ici, la table lance le dé ; tu n’as rien à entrer.
refuse-reader = C’est { $seat } qui lit le dé.
refuse-rolled = Le dé a déjà été lancé dans cette manche : un { $pips }.
refuse-pips = Un dé montre de 1 à 6. Entre un de ces nombres.
refuse-pass = Le { $pips } rentre encore : tu dois le placer.
    .cells = { $cells }
refuse-pass-one = Même avec un 1, tu dois cocher au moins une case.
    .cells = { $cells }
refuse-no-such-cell = Cette case n’existe pas. Prends-en une de cette feuille.
    .cells = { $cells }
refuse-order = Nomme chaque case une seule fois, et dans l’ordre.
    .cells = { $cells }
refuse-crossed = { $cell } est déjà cochée. Prends des cases libres.
    .cells = { $cells }
refuse-chambers = Toutes les croix d’un lancer vont dans la même chambre, ici dans { $chamber }.
    .cells = { $cells }
refuse-first = Tes premières croix vont dans la chambre de départ, { $chamber }.
    .cells = { $cells }
refuse-begun = Tu as déjà commencé la chambre { $chamber } : continue à côté de tes croix, pas par la galerie.
    .cells = { $cells }
refuse-beside = Dans la chambre { $chamber }, continue juste à côté, au-dessus ou au-dessous de tes croix.
    .cells = { $cells }
refuse-mouth = Dans la chambre { $chamber }, tu commences par { $cell }, au bout de la galerie.
    .cells = { $cells }
refuse-closed = La galerie vers { $cell } est encore fermée : coche d’abord { $near } à l’autre bout.
    .cells = { $cells }
refuse-no-way = Aucune galerie ouverte ne mène encore dans la chambre { $chamber }. Coche d’abord une case au bord d’une galerie qui y va.
    .cells = { $cells }
refuse-parts = D’anciennes croix séparent ces cases. Reste dans une seule partie de la chambre.
    .cells = { $cells }
refuse-bridge = Les anciennes croix ne font pas de pont : les nouvelles doivent se toucher entre elles.
    .cells = { $cells }
refuse-loose = Les croix d’un lancer doivent former un seul groupe, côte à côte.
    .cells = { $cells }
refuse-small = { $free ->
    [one] Il n’y a plus qu’une case libre ici
   *[other] Il n’y a plus que { $free } cases libres ici
}, trop peu pour un { $pips }.
    .cells = { $cells }
refuse-room = La chambre { $chamber } n’a de place que pour { $free ->
    [one] une croix
   *[other] { $free } croix
}, et un { $pips } ne se partage pas entre plusieurs chambres.
    .cells = { $cells }
refuse-slots = { $free ->
    [one] Il ne te reste qu’un carré pour les 1 : coche une case.
   *[other] Il ne te reste que { $free } carrés pour les 1 : coche { $free } cases au plus.
}
    .cells = { $cells }
refuse-no-slots = Tous les carrés pour les 1 sont barrés. Tu dois passer.
    .cells = { $cells }
refuse-none = Coche au moins une case.
    .cells = { $cells }
refuse-count = { $count ->
    [0] Pas encore de croix
    [one] { $count } croix
   *[other] { $count } croix
}, mais le { $pips } en demande exactement { $pips }.
    .cells = { $cells }

tell-rolled = { $seat } lance le dé et fait un { $pips }.
tell-entered = Le dé montre un { $pips }.
tell-rolled-late = Personne n’a entré le résultat à temps : la table lance le dé et fait un { $pips }.
tell-tick = { $left ->
    [one] Le sablier coule : encore { $left } dé.
   *[other] Le sablier coule : encore { $left } dés.
}
tell-circle = { $left ->
    [0] Tous les dés du sablier sont entourés.
    [one] Un dé du sablier est entouré, il en reste { $left }.
   *[other] Un dé du sablier est entouré, il en reste { $left }.
}
tell-last-round = Le sablier est vide : dernière manche.
tell-time-up = Le temps est écoulé, la table place ce qui manque.
tell-crosses = { $count ->
    [one] { $seat } fait une croix dans la chambre { $chamber }.
   *[other] { $seat } fait { $count } croix dans la chambre { $chamber }.
}
tell-pass = { $seat } ne coche rien.
tell-slots = { $free ->
    [0] { $seat } n’a plus de carré pour les 1.
    [one] { $seat } a encore { $free } carré pour les 1.
   *[other] { $seat } a encore { $free } carrés pour les 1.
}
tell-nut = { $nuts ->
    [1] La première noix pour { $seat }.
   *[other] { $seat } a maintenant { $nuts } noix.
}
tell-full = { $points ->
    [one] La chambre { $chamber } est pleine : { $points } point pour { $seat }.
   *[other] La chambre { $chamber } est pleine : { $points } points pour { $seat }.
}
tell-timer = Quelqu’un a commencé sa quatrième chambre : à partir de maintenant, le sablier coule.
tell-second-lap = Le sablier coule pour la deuxième fois, et maintenant ça compte.
tell-stuck = Plus personne ne peut rien placer.
tell-solo = { $points ->
    [one] { $seat } a amassé { $points } point.
   *[other] { $seat } a amassé { $points } points.
}
tell-winner = { $points ->
    [one] { $seat } gagne avec { $points } point.
   *[other] { $seat } gagne avec { $points } points.
}
tell-winner-chambers = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $seat } en a plus grâce aux chambres et gagne.
tell-winner-mushrooms = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et aussi pour les chambres ; { $seat } a plus de champignons et gagne.
tell-shared = { $winners } joueurs se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.

## Le texte d’une feuille, et ce qu’on en fait

sheet-at = Ligne { $line }, colonne { $column } :{" "}
sheet-too-long = { sheet-at }Le texte est trop long ; une feuille a au plus { $most } caractères.
sheet-tab = { sheet-at }Il y a une tabulation ici. Mets des espaces, car chaque éditeur donne aux tabulations une autre largeur.
sheet-hidden = { sheet-at }Un caractère que personne ne voit se cache ici ({ $sign }). Efface-le.
sheet-line = { sheet-at }Avant la carte, une ligne dit « start A », une chambre avec ses points (« A 3 ») ou « map » ; les remarques commencent par #.
sheet-letter = { sheet-at }Les chambres s’appellent A à L, pas { $sign }.
sheet-points = { sheet-at }Ici viennent les points de la chambre { $chamber } : un nombre de 1 à { $most }.
sheet-start-letter = { sheet-at }Après « start » vient la lettre de la chambre de départ, de A à L.
sheet-start-twice = { sheet-at }La ligne { $first } dit déjà où est le départ. Garde l’une des deux.
sheet-start-unlisted = { sheet-at }La chambre de départ { $chamber } n’a pas de points. Ajoute avant la carte une ligne comme « { $chamber } 5 ».
sheet-start-small = { sheet-at }La chambre de départ { $chamber } n’a que { $cells ->
    [0] 0 case
    [one] 1 case
   *[other] { $cells } cases
}. Il lui en faut au moins { $least }, pour que chaque premier lancer y entre.
sheet-twice = { sheet-at }La ligne { $first } dit déjà ce que vaut la chambre { $chamber }. Garde l’une des deux.
sheet-rest = { sheet-at }La ligne devrait finir avant ce mot.
sheet-no-map = { sheet-at }La carte manque. Écris une ligne « map » et dessine le terrier dessous.
sheet-no-start = { sheet-at }Le départ manque. Ajoute avant la carte une ligne comme « start A ».
sheet-few-chambers = { sheet-at }Avant la carte, { $chambers ->
    [0] aucune chambre n’a de points
    [one] une seule chambre a des points
   *[other] seules { $chambers } chambres ont des points
}. Un terrier a de { $least } à { $most } chambres.
sheet-no-floors = { sheet-at }Il n’y a pas de chambre sous « map ». Dessine-les ici : une lettre et un espace pour chaque case.
sheet-high = { sheet-at }La carte est trop haute. Elle peut avoir { $most } rangées, et en voici une de plus.
sheet-wide = { sheet-at }La carte est trop large. Une rangée peut avoir { $most } places de deux caractères, et en voici une de plus.
sheet-sign = { sheet-at }« { $sign } » ne veut rien dire sur la carte. Il y a des lettres pour les cases, * pour les noix, ^ pour les champignons et - | + pour les galeries.
sheet-slipped = { sheet-at }« { $sign } » a glissé : chaque place de la carte a deux caractères, et la lettre est le premier. Ajoute ou efface un espace devant.
sheet-find = { sheet-at }Après la lettre d’une case de la chambre { $chamber } vient un espace, * pour une noix ou ^ pour un champignon, pas « { $sign } ».
sheet-find-alone = { sheet-at }« { $sign } » est là sans case. Mets juste devant la lettre de sa chambre.
sheet-tunnel-signs = { sheet-at }Un bout de galerie a deux caractères : -- de côté, | et un espace de haut en bas, + dans un coin.
sheet-tunnel-end = { sheet-at }La galerie s’arrête ici, en pleine terre. Mène-la jusqu’à une case, ou tourne avec +.
sheet-corner = { sheet-at }{ $ways ->
    [0] Ce coin ne relie rien
    [one] Ce coin ne relie qu’un bout de galerie
   *[other] De ce coin partent { $ways } chemins
}. Il doit relier exactement deux bouts de galerie, et un tiret à côté du + doit mener à l’un d’eux.
sheet-tunnel-ring = { sheet-at }Cette galerie tourne en rond et ne mène nulle part. Ouvre-la vers deux chambres.
sheet-tunnel-same = { sheet-at }Cette galerie part de la chambre { $chamber } et y revient. Une galerie relie deux chambres différentes.
sheet-tunnel-double = { sheet-at }La galerie de la ligne { $first } relie déjà ces deux cases. Effaces-en une, ou déplace une entrée.
sheet-unlisted = { sheet-at }La chambre { $chamber } n’a pas de points. Ajoute avant la carte une ligne comme « { $chamber } 3 ».
sheet-chamber-empty = { sheet-at }La chambre { $chamber } n’a pas de case sur la carte. Dessine-la, ou efface cette ligne.
sheet-chamber-large = { sheet-at }Cette case est de trop : une chambre en a au plus { $most }, et { $chamber } en a davantage.
sheet-chamber-torn = { sheet-at }Cette case ne touche pas le reste de la chambre { $chamber }. Les cases se touchent par un côté.
sheet-many-cells = { sheet-at }Cette case est de trop : une feuille en a au plus { $most }.
sheet-many-nuts = { sheet-at }Cette noix est de trop : une feuille en a au plus { $most }.
sheet-unreached = { sheet-at }Aucune galerie ne mène de la chambre de départ { $start } à la chambre { $chamber }. Creuses-en une.

sheet-file-missing = { $file } n’existe pas
sheet-file-folder = { $file } est un dossier ; donne le fichier d’une feuille
sheet-file-closed = { $file } ne peut pas être lu : tu n’as pas le droit de l’ouvrir
sheet-file-binary = { $file } n’est pas un texte ; enregistre la feuille en texte brut (UTF-8)
sheet-fine = La feuille { $file } est bonne.
sheet-sum = { $chambers } chambres avec { $cells } cases et { $tunnels ->
    [one] 1 galerie
   *[other] { $tunnels } galeries
} ; { $nuts ->
    [0] pas de noix
   *[other] { $nuts } noix
}, { $mushrooms ->
    [0] pas de champignon
    [one] 1 champignon
   *[other] { $mushrooms } champignons
} ; { $points } points dans les chambres
sheet-cells = { $cells ->
    [one] 1 case
   *[other] { $cells } cases
}
sheet-points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sheet-start = départ
sheet-printed = Imprimé dans { $file }.
sheet-no-pdf = ce qu’il faut pour écrire du PDF n’est pas installé ; prends --svg, ou installe-le avec : pip install "burrow-games[print]"
sheet-no-file = donne une feuille à imprimer : un fichier, ou a ou b pour nos deux côtés
sheet-seat-without-log = --seat va avec une partie ; donne-la avec --log
sheet-another = la partie n’a pas été jouée sur { $file } ; ne donne pas de fichier, car la partie apporte sa feuille
sheet-not-hamstern = { $file } n’est pas une partie de Hamstern
sheet-no-game = { $file } contient { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, il n’y a donc pas de partie { $game }
sheet-no-seat = la partie a { $seats ->
    [one] 1 place
   *[other] { $seats } places
}, il n’y a donc pas de place { $number }
sheet-name = Nom
sheet-nuts = Noix
sheet-mushrooms = Champignons
sheet-chambers = Chambres
sheet-total = Total
sheet-seat = Place { $number }

## Le plateau

board-sheet = { $name } : terrier
board-cells = Cases du terrier
board-keys = Les flèches mènent de case en case, la barre d’espace fait une croix, Entrée dit que tu as fini, Retour arrière ou Ctrl+Z annule une croix.
board-keys-draw = Ou au clavier : les flèches et la barre d’espace.
board-key-walk = Aller de case en case
board-key-leap = À la première ou dernière case que tu peux cocher
board-key-cross = Cocher cette case
board-cell =
    { $cell }, { $start ->
        [yes] chambre de départ
       *[no] chambre
    } { $chamber }{ $ways ->
        [0] { "" }
        [one] , galerie vers { $far }
       *[other] , galeries vers { $far }
    }{ $find ->
        [nut] , noix
        [mushroom] , champignon
       *[none] { "" }
    }, { $state ->
        [crossed] cochée
        [drawn] croix tracée
        [open] libre, peut être cochée
       *[free] libre
    }
board-die = Le dé montre un { $pips }.
board-die-rolling = Le dé roule.
board-die-waiting = Le dé est prêt.
board-revealing = Tout le monde montre ses croix.
board-now = À { $name }
board-left =
    { $left ->
        [0] Le compte y est
        [one] encore 1 croix
       *[other] encore { $left } croix
    }
board-left-ones =
    { $drawn ->
        [0] { $left ->
            [one] 1 croix
           *[other] de 1 à { $left } croix
        }
       *[other] { $left ->
            [0] Le compte y est
            [one] encore 1 croix si tu veux
           *[other] encore { $left } croix au plus
        }
    }
board-draw-how = Touche les cases éclairées ou glisse dessus.
board-done-how = Ça te va ? Appuie sur Terminé.
board-enough = Ça suffit ? Appuie sur Terminé.
board-forced = Il n’y a qu’une possibilité.
board-draw-forced = Montre-moi
board-done = Terminé
board-take-back = Annuler la dernière croix
board-nothing-fits = Le { $pips } ne rentre nulle part.
board-no-slots = Plus de carré libre pour les 1.
board-pass-how = Tu ne coches rien dans cette manche.
board-pass = Passer
board-pass-zero = Aucune croix
board-sending = Tes croix sont en route.
board-confirmed = Tes croix sont posées.
board-passed = Tu as passé.
board-thinking =
    { $count ->
        [0] On continue tout de suite.
        [one] { $names } réfléchit encore.
       *[other] { $names } réfléchissent encore.
    }
board-enter = { $name } lance le dé. Que montre-t-il ?
board-enter-how = Touche la face du dessus.
board-enter-wait =
    { $same ->
        [yes] { $name } lance le dé et entre le chiffre.
       *[no] { $name } lance le dé, { $first } entre le chiffre.
    }
board-enter-faces = Que montre le dé ?
board-enter-pips = Un { $pips }
board-clock =
    { $seconds ->
        [one] encore 1 seconde
       *[other] encore { $seconds } secondes
    }
turn-decides-yours = À toi d’entrer le résultat
turn-decides = { $name } entre le résultat
board-last-round = Dernière manche
board-news-full =
    { $points ->
        [one] La chambre { $chamber } est pleine : 1 point.
       *[other] La chambre { $chamber } est pleine : { $points } points.
    }
board-over = La partie est finie.

## À côté du plateau

panel-scores = Les points jusqu’ici
panel-round = Manche { $round }
panel-total = total
panel-coming = +{ $points } après cette manche
panel-sum = Noix { $nuts }, champignons { $mushrooms }, chambres { $chambers }, total { $points }
panel-chambers = Tes chambres
panel-chambers-of = { $name } : chambres
panel-chamber = Chambre { $letter }, { $value ->
    [one] { $value } point
   *[other] { $value } points
} : { $crossed ->
    [one] { $crossed } case cochée
   *[other] { $crossed } cases cochées
} sur { $cells }
panel-chamber-left = reste { $left }
panel-chamber-full = pleine
panel-nut-got = noix cochée
panel-nut-open = noix encore libre
panel-mushroom-got = champignon coché
panel-mushroom-open = champignon encore libre
panel-ones-left = { $left ->
    [0] Plus de carré libre pour les 1.
    [one] Pour les 1, { $left } carré est libre sur { $slots }.
   *[other] Pour les 1, { $left } carrés sont libres sur { $slots }.
}
panel-ones-free = { $left ->
    [one] { $left } libre
   *[other] { $left } libres
}
panel-timer-still = Le sablier attend que quelqu’un commence sa quatrième chambre.
panel-timer-near = { $count ->
    [one] Pour cela, il ne manque plus qu’une chambre à { $names }.
    [2] Pour cela, il ne manque plus qu’une chambre à { $names }.
   *[other] Pour cela, il ne manque plus qu’une chambre à { $count } d’entre vous.
}
panel-timer-runs = { $ticks ->
    [one] Encore { $ticks } lancer de 4 ou plus, et c’est la dernière manche.
   *[other] Encore { $ticks } lancers de 4 ou plus, et c’est la dernière manche.
}
panel-timer-first = { $ticks ->
    [0] En solo, le sablier coule deux fois. La première est finie : à partir de la manche suivante, il coule pour la deuxième et dernière fois.
    [one] En solo, le sablier coule deux fois. Encore { $ticks } lancer de 4 ou plus, ou ta quatrième chambre, et il coule pour la deuxième et dernière fois.
   *[other] En solo, le sablier coule deux fois. Encore { $ticks } lancers de 4 ou plus, ou ta quatrième chambre, et il coule pour la deuxième et dernière fois.
}
panel-timer-second = { $ticks ->
    [one] Le sablier coule pour la deuxième et dernière fois : encore { $ticks } lancer de 4 ou plus, et c’est la dernière manche.
   *[other] Le sablier coule pour la deuxième et dernière fois : encore { $ticks } lancers de 4 ou plus, et c’est la dernière manche.
}
panel-timer-last = C’est la dernière manche. Ensuite, on compte.
panel-odds = Chances
panel-odds-now = La partie se termine avec cette manche.
panel-odds-ends = Chances que le sablier se vide à la prochaine manche : { $chance }
panel-odds-faces = { $faces ->
    [one] C’est le cas pour { $faces } nombre sur 6.
   *[other] C’est le cas pour { $faces } nombres sur 6.
}
panel-odds-fits = Les lancers qui rentrent sur ta feuille :
panel-odds-fits-of = { $name } : les lancers qui rentrent sur sa feuille :
panel-odds-fit = Un { $pips } rentre.
panel-odds-unfit = Un { $pips } ne rentre nulle part.
panel-print = Imprimer

## Les feuilles des autres

others-title = Les autres feuilles
others-open = Voir la feuille en grand
others-enlarge = { $name } : voir la feuille en grand
others-sheet = { $name } : feuille
others-thinking = réfléchit
others-next = attend
others-done = a fini
others-before = Feuille précédente
others-after = Feuille suivante
others-fresh = Les croix en gras sont nouvelles.

## On a TV
tv-sheets = Toutes les feuilles
tv-done =
    { $done ->
        [0] Tout le monde réfléchit.
        [one] Une feuille sur { $all } est prête.
       *[other] { $done } feuilles sur { $all } sont prêtes.
    }

## La fin

end-title = Les feuilles à la fin
end-nuts = { $nuts ->
    [0] aucune noix
    [one] { $nuts } noix
   *[other] { $nuts } noix
}
end-mushrooms = { $mushrooms ->
    [0] aucun champignon
    [one] { $mushrooms } champignon
   *[other] { $mushrooms } champignons
}
end-chambers = { $chambers ->
    [0] aucune chambre pleine
    [one] { $chambers } chambre pleine
   *[other] { $chambers } chambres pleines
}
end-tie-chambers = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $names } en a plus grâce aux chambres et gagne.
end-tie-mushrooms = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et aussi pour les chambres. { $names } a plus de champignons et gagne.
end-tie-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun, et autant grâce aux chambres, aux champignons et aux noix : { $names } se partagent la victoire.
best-none = Pas encore de record sur cette feuille.
best-so-far = { $best ->
    [one] Ton record sur cette feuille : { $best } point
   *[other] Ton record sur cette feuille : { $best } points
}
end-best-first = { $best ->
    [one] Ton premier record sur cette feuille : { $best } point.
   *[other] Ton premier record sur cette feuille : { $best } points.
}
end-best-new = Nouveau record sur cette feuille : { $best ->
    [one] { $best } point
   *[other] { $best } points
}. Avant, c’était { $before }.
end-best-equal = Exactement ton record sur cette feuille : { $best ->
    [one] { $best } point
   *[other] { $best } points
}.
end-best-stays = { $missing ->
    [one] Ton record sur cette feuille reste à { $best }. Il te manquait { $missing } point.
   *[other] Ton record sur cette feuille reste à { $best }. Il te manquait { $missing } points.
}

## Imprimer

print-how = Format carte postale, quatre par page A4. Imprime en taille réelle et sans en-têtes.
print-blank = Quatre feuilles vierges
print-mine = Ma feuille
print-all = Toutes les feuilles

## Pour commencer

primer-roll = Tous utilisent le même lancer : autant de croix que de points sur le dé, en un seul groupe, dans une seule chambre. On commence dans la plus sombre.
primer-tunnel = Dès que la case au bord d’une galerie est cochée, tu peux commencer une nouvelle chambre à l’autre bout.
primer-one = Avec un 1, tu choisis combien de croix tu fais. Chacune coûte un carré, et tu n’en as que 7.
primer-chamber = Une chambre pleine rapporte le nombre écrit à côté. S’il manque une croix, elle ne rapporte rien.
primer-finds = Chaque champignon rapporte 1 point. Ensemble, les noix valent plus : les quatre rapportent 16 points.
primer-timer = Quand quelqu’un commence sa quatrième chambre, le sablier démarre. Après trois lancers de 4 ou plus, il fait nuit et la partie est finie. Le plus de points gagne.

## What chance decides, for the page that checks a log
chance-die = Dé
