# Hamsterrolle en français. Roue : l’anneau de bois ; case : un douzième de la roue, appelée par son numéro, de 1 à 12 ;
# cloison : le bois entre deux cases ; la plus basse : la plus proche de la table ; pièce : un morceau de bois, d’une des
# huit sortes, chacune avec sa couleur et sa forme ; série : une pièce de chaque sorte sauf la pyramide ; réserve : les
# pièces que quelqu’un doit encore poser ; devant, en avant : là où roule la roue ; bord avant : jusqu’où va une pièce.
# Prendre, porter, lâcher : ce que fait une main ; poser : mettre dans la roue une pièce de sa réserve ; passer : avancer à
# la place une pièce d’une des deux cases les plus basses ; laisser tomber : la lâcher sans que personne juge où elle
# est ; tomber : toucher la table ; force majeure : tomber tout seul ; tour ; manche : tout le monde a joué ; chrono :
# pour une pièce ; partenaire, équipe.
# Jamais « de » devant un nom propre : il s’élide devant Ada et non devant Ben.

## Règles, réglages, adversaires, objections, événements

title = Hamsterrolle
tagline = Encore une petite pièce, et ça roule. Non ?
pitch = Un jeu d’adresse où ce qui tombe de la roue est pour toi
about = Une roue de bois à douze cases, et une réserve de pièces dont tu veux te débarrasser. Pose-les une à une, toujours plus en avant, et la roue se met à rouler. Jusqu’à ce que quelque chose dégringole : là, c’est pour toi.

section-aim = Le but
section-setup = Préparation
section-start = La première pièce
section-turn = Ton tour
section-fall = Quand ça tombe
section-clock = Le chrono
section-pass = Passer
section-powers = Force majeure
section-end = La fin
section-handling = Le tour de main
section-teams = En équipes
section-rulings = Pour être précis

rule-W-01 = La première personne qui n’a plus de pièces gagne.
rule-W-02 = Tout ce qui tombe de la roue pendant ton tour est à toi, et tu devras le reposer plus tard.
rule-W-03 = La roue est au milieu de la table. La pyramide noire se trouve dans la case la plus basse.
rule-W-04 = Chacun reçoit une série complète : 7 pièces, une de chaque couleur.
rule-W-05 = À deux, chacun reçoit deux séries, donc 14 pièces.
rule-W-06 = { $fourth ->
    [out] À trois, la quatrième série reste de côté.
    [shared] À trois, vous vous partagez les pièces de la quatrième série.
   *[any] À trois, la quatrième série reste de côté. Si vous voulez, vous vous partagez plutôt ses pièces.
}
rule-W-07 = { $teams ->
    [none] À quatre, chacun joue pour soi.
    [side] À quatre, vous jouez en deux équipes, et les partenaires sont assis côte à côte.
    [across] À quatre, vous jouez en deux équipes, et les partenaires sont assis face à face.
   *[any] À quatre, chacun joue pour soi, ou vous formez deux équipes.
}
rule-W-08 = En famille, la personne qui a les mains les plus tremblantes commence.
rule-W-09 = La première pièce, n’importe laquelle, va deux cases devant la pyramide ; celle du milieu reste vide. À partir de là, la roue roule dans ce sens.
rule-W-10 = On joue à tour de rôle. À ton tour, tu poses une de tes pièces dans la roue.
rule-W-11 = Pose tes pièces de façon que la roue roule dans le même sens toute la partie.
rule-W-12 = Trois cases te sont ouvertes : celle où la dernière pièce a été posée, la suivante vers l’avant, et celle d’après. Aucune autre.
rule-W-13 = Le bord avant de ta pièce doit aller plus loin en avant que toutes les pièces qui étaient là.
rule-W-14 = Dans une case, toutes les pièces sont différentes : jamais deux de la même sorte.
rule-W-15 = Les pièces qui tombent pendant ton tour sont à toi.
rule-W-16 = Il suffit qu’une pièce touche la table, même si elle est encore à moitié dans la roue.
rule-W-17 = Ton tour est alors fini, même si ta propre pièce n’est pas encore posée.
rule-W-18 = { $clock ->
    [none] Pour une pièce, tu as tout ton temps : à cette table, il n’y a pas de chrono. Elle ne tombe dans la roue qu’après dix minutes.
    [any] Pour une pièce, tu as 30 secondes, ou le temps que vous avez fixé. Ensuite tu dois la lâcher, et si elle ne reste pas en place, elle tombe dans la roue.
   *[other] Pour une pièce, tu as { $clock } secondes. Ensuite tu dois la lâcher, et si elle ne reste pas en place, elle tombe dans la roue.
}
rule-W-19 = Les pièces qui tombent à cause de cela sont aussi à toi.
rule-W-20 = Si tu crois qu’aucune de tes pièces ne tiendra, tu peux passer. Mais passer, c’est donner un coup de main :
rule-W-21 = Tu ne peux passer que si tu n’as encore rien essayé de poser dans ce tour.
rule-W-22 = Prends une pièce, celle que tu veux, dans une des deux cases les plus basses,
rule-W-23 = et mets-la, comme tu veux, dans une autre case plus en avant.
rule-W-24 = Il ne doit pas déjà s’y trouver une pièce de la même sorte.
rule-W-25 = Chaque pièce qui tombe pendant ce temps est à toi.
rule-W-26 = Si des pièces tombent toutes seules sans que personne n’ait rien touché, c’est un cas de force majeure : elles quittent la partie.
rule-W-27 = Dès que quelqu’un a posé sa dernière pièce, la partie est finie, et cette personne gagne. En équipes, elle finit autrement.
rule-W-28 = { $steady ->
    [true] Tu peux tenir la roue pendant que tu poses une pièce. À cette table, une main sûre t’aide : la pièce suit plus lentement et ne tremble pas.
   *[any] Tu peux tenir la roue pendant que tu poses une pièce.
}
rule-W-29 = Une fois la pièce posée, tu dois lâcher la roue.
rule-W-30 = Avec ta pièce, tu peux pousser de côté celles qui se trouvent dans la même case.
rule-W-31 = Si la roue s’est trop éloignée du milieu de la table, on peut la ramener doucement d’une main,
rule-W-32 = mais sans la tourner.
rule-W-33 = { $teams ->
    [side] On joue à deux contre deux. Les partenaires sont assis côte à côte et jouent l’un après l’autre.
    [across] On joue à deux contre deux. Les partenaires sont assis face à face.
   *[any] On joue à deux contre deux. Le mieux est que les partenaires soient assis côte à côte et jouent l’un après l’autre, mais face à face, ça marche aussi.
}
rule-W-34 = Si tu n’as plus de pièces, tu peux à ton tour en prendre une, n’importe laquelle, dans la réserve de ton partenaire et la poser.
rule-W-35 = Si quelque chose tombe alors, c’est pour toi et non pour ton partenaire.
rule-W-36 = La partie est finie quand une équipe n’a plus de pièces. Cette équipe gagne.
rule-W-37 = Elle est finie aussi quand, dans chaque équipe, quelqu’un n’a plus de pièces. Alors l’équipe qui en a le moins gagne.
rule-WA-01 = La pyramide noire est une pièce comme les autres : si elle tombe pendant ton tour, elle est à toi, et tu la reposes. Tu peux aussi l’avancer quand tu passes. Il n’y en a qu’une, elle va donc à côté de toutes les autres.
rule-WA-02 = { $direction ->
    [left] Vue de face, la roue roule vers la gauche.
    [first] La personne qui commence choisit dans quel sens la roue roule.
   *[any] Vue de face, la roue roule vers la gauche. Si vous voulez, la personne qui commence choisit le sens.
}
rule-WA-03 = Les trois cases se comptent à partir de celle où une pièce a été acceptée en dernier, si cette pièce est encore dans la roue à la fin de son tour, quoi qu’il tombe d’autre. Laisser tomber et passer n’y changent rien. Tant qu’il n’y a pas de pièce comme ça, la règle de la première s’applique : deux cases devant la pyramide, ou devant la case la plus basse si la pyramide est dehors. Jusque-là, personne ne peut passer.
rule-WA-04 = Si, au début d’un tour, les trois cases sont toutes descendues jusqu’à la plus basse ou derrière elle, on les compte à partir de la plus basse. De même si la roue a roulé en arrière et que la première des trois est à plus de quatre cases devant la plus basse. Si la roue est vide, la règle de la première pièce s’applique à nouveau. Personne ne vérifie que ta pièce fait rouler la roue en avant, et rouler en arrière ne coûte rien.
rule-WA-05 = { $front ->
    [printed] Ton bord avant est comparé à chaque pièce, pyramide comprise, qui se trouve entre le point où la roue touche la table et le sommet, dans le sens du roulement. C’est l’angle autour du moyeu qui compte, et on te fait cadeau d’un cinquième de degré.
    [compartment] Ton bord avant est comparé à chaque pièce, pyramide comprise, qui est dans ta case ou qui y déborde par l’arrière. C’est l’angle autour du moyeu qui compte, et on te fait cadeau d’un cinquième de degré. S’il n’y a rien, tu mets ta pièce où tu veux.
   *[any] Ton bord avant est comparé à chaque pièce, pyramide comprise, qui est dans ta case ou qui y déborde par l’arrière. C’est l’angle autour du moyeu qui compte, et on te fait cadeau d’un cinquième de degré. S’il n’y a rien, tu mets ta pièce où tu veux. Si vous jouez selon la règle imprimée, il est comparé à chaque pièce entre la table et le sommet, dans le sens du roulement.
}
rule-WA-06 = Quand tu lâches, la roue est tenue. Dès que ta pièce ne bouge plus, au plus tard après une seconde, on regarde la case, le bord avant et la sorte. Puis la roue est libre, et ce qui glisse ensuite ne compte plus.
rule-WA-07 = Si ta pièce ne va pas, elle n’est pas acceptée. Reprends-la et corrige, tant que le chrono tourne.
rule-WA-08 = Les pièces qui culbutent sans toucher la table restent où elles sont, même à côté d’une de leur sorte.
rule-WA-09 = Si ta propre pièce tombe, tu la reprends avec les autres, et ton tour est fini.
rule-WA-10 = Si quelque chose tombe avant que ta pièce soit acceptée, elle retourne dans ta réserve et la roue est libre. Tout ce qui tombe jusqu’à ce que tout s’arrête est à toi. Si seule la pièce dans ta main touche la table, rien n’est tombé.
rule-WA-11 = Quand le chrono est à zéro, ta pièce est lâchée là où tu la tiens ; si ce n’est pas au-dessus d’une case ouverte, on la porte d’abord au-dessus de la plus proche. On ne regarde alors ni le bord avant ni la sorte, et là où elle s’arrête, elle reste. Tu peux le choisir avant la fin du chrono, « Laisser tomber », mais seulement quand la moitié du temps est passée et qu’une place a été refusée, ou si aucune de tes pièces n’a de place permise et que tu ne peux pas passer. Sans chrono, tu le peux après 30 secondes. C’est pareil pour les robots.
rule-WA-12 = { $turn ->
    [any] Le chrono part quand tu prends une pièce, et une seule fois par tour. Il peut y avoir aussi un délai pour en prendre une ; quand il est écoulé, le robot { bot-careful } joue ton tour. Un robot peut prendre la place de quelqu’un qui n’est pas là.
    [0] Le chrono part quand tu prends une pièce, et une seule fois par tour. Un robot peut prendre la place de quelqu’un qui n’est pas là.
   *[other] Le chrono part quand tu prends une pièce, et une seule fois par tour. Tu as { $turn } secondes pour en prendre une ; quand elles sont écoulées, le robot { bot-careful } joue ton tour. Un robot peut prendre la place de quelqu’un qui n’est pas là.
}
rule-WA-13 = Tu as essayé dès que la pièce dans ta main a touché la roue ou une pièce qui s’y trouve. Jusque-là, tu peux la remettre en réserve, en prendre une autre ou passer ; le chrono continue. Tenir la roue ne compte pas comme un essai. Si tu passes, tu peux aussi tenir la roue, et le chrono est le même.
rule-WA-14 = Quand tu passes, ni les trois cases ni le bord avant ne comptent. La pièce doit seulement aller plus en avant qu’elle ne l’était, là où il n’y en a pas de sa sorte, et à moins d’un demi-tour devant le point où la roue touche la table. Si quelque chose tombe pendant que tu l’as en main, tu la mets quand même ; puis ton tour est fini. Après deux manches entières où tout le monde n’a fait que passer, la personne suivante doit poser.
rule-WA-15 = Si les deux cases les plus basses sont vides, personne ne peut passer. Il faut alors essayer de poser.
rule-WA-16 = Les deux plus basses sont les cases dont le milieu est le plus près du point où la roue touche la table au début du tour. Si deux sont aussi près, celle de devant compte.
rule-WA-17 = Ton tour dure jusqu’à ce que tout soit au repos. Après 10 secondes, la roue roule sans qu’on la voie, et après 30 secondes en tout, tout est arrêté. Ce qui tombe ensuite, avant que la personne suivante touche quelque chose avec une pièce, est un cas de force majeure, même si c’est parce qu’on tient la roue.
rule-WA-18 = Si tu poses ta dernière pièce et que d’autres tombent, tu n’as pas gagné : tu les prends. C’est quand tout est au repos qu’on voit si la partie est finie, en équipes aussi.
rule-WA-19 = Si vous vous partagez à trois la quatrième série, chacun reçoit deux de ses pièces au hasard. La dernière reste de côté.
rule-WA-20 = En équipes, si tu n’as plus de pièces, tu en poses une de ton partenaire ou tu passes. Tu ne peux pas simplement sauter ton tour.
rule-WA-21 = Si dans chaque équipe quelqu’un n’a plus de pièces et que les deux équipes en ont autant l’une que l’autre, c’est un match nul.
rule-WA-22 = Ici, la table suit la roue, personne n’a donc à la ramener. Si quelque chose tombait alors, ce serait pour la personne dont c’est le tour.
rule-WA-23 = Tu ne peux ni retirer ni ranger des pièces à la main. Tu peux seulement pousser avec la tienne dans sa case, et la reprendre jusqu’à ce qu’elle soit acceptée. Pousser ailleurs n’est pas puni, mais ce qui tombe est à toi.
rule-WA-24 = { $rounds ->
    [any] Pour qu’aucune partie ne dure sans fin, elle s’arrête après vingt manches, ou après le nombre que vous avez fixé. La personne qui a alors le moins de pièces gagne.
    [0] À cette table, il n’y a pas de dernière manche : on joue jusqu’à ce que quelqu’un n’ait plus de pièces.
    [one] Pour qu’aucune partie ne dure sans fin, celle-ci s’arrête après { $rounds } manche. La personne qui a alors le moins de pièces gagne.
   *[other] Pour qu’aucune partie ne dure sans fin, celle-ci s’arrête après { $rounds } manches. La personne qui a alors le moins de pièces gagne.
}
rule-WA-25 = Une pièce est dans la case où se trouve son centre de gravité. S’il est juste au-dessus d’une cloison, la case de devant compte.
rule-WA-26 = Si tu as pris une pièce de ton partenaire et qu’elle n’a pas été posée, elle retourne dans sa réserve. Si elle est tombée, elle est à toi.
rule-WA-27 = { $first ->
    [chance] Le hasard décide qui commence.
    [any] Le hasard décide qui commence, ou vous choisissez.
   *[other] La personne à la place { $first } commence.
}

preset-first-help = 60 secondes pour chaque pièce, et une main sûre.
preset-short-help = La partie finit après 8 manches, et qui a le moins de pièces gagne.
preset-printed-help = 30 secondes, la règle stricte pour le bord avant, et pas de dernière manche.
option-teams = Équipes
option-teams-help = À quatre : chacun pour soi, ou deux équipes, avec les partenaires côte à côte ou face à face.
option-teams-none = Chacun pour soi
option-teams-side = Partenaires côte à côte
option-teams-across = Partenaires face à face
option-fourth = La quatrième série
option-fourth-help = À trois : la quatrième série reste de côté, ou chacun reçoit deux de ses pièces.
option-fourth-out = Reste de côté
option-fourth-shared = Répartie entre vous
option-clock = Temps pour une pièce
option-clock-help = Le temps entre le moment où tu prends une pièce et celui où tu la lâches, un peu plus long avec des enfants.
option-clock-30 = 30 secondes
option-clock-45 = 45 secondes
option-clock-60 = 60 secondes
option-clock-90 = 90 secondes
option-clock-none = Sans limite
option-steady = Main sûre
option-steady-help = Les pièces suivent la main plus lentement et ne tremblent pas.
option-direction = Sens de la roue
option-direction-help = La roue roule vers la gauche, ou la personne qui commence choisit le sens.
option-direction-left = Vers la gauche
option-direction-first = Le premier joueur choisit
option-first = Qui commence
option-first-help = Le hasard décide, ou vous choisissez : en famille, c’est la personne aux mains les plus tremblantes.
option-first-chance = Le hasard
option-first-1 = Place 1
option-first-2 = Place 2
option-first-3 = Place 3
option-first-4 = Place 4
option-front = Bord avant
option-front-help = Ce que ta pièce doit dépasser : seulement ce qui est dans sa case ou, plus strict et comme imprimé, toutes les pièces devant le point où la roue touche la table.
option-front-compartment = En tête de sa case
option-front-printed = En tête de toutes
option-rounds = Dernière manche
option-rounds-help = Après ce nombre de manches, la personne qui a le moins de pièces gagne ; avec 0, on joue jusqu’à ce que quelqu’un n’en ait plus.
option-rounds-unit = { $count ->
    [one] manche
   *[other] manches
}
option-turn = Temps pour commencer
option-turn-help = Secondes pour prendre une pièce, sinon un robot joue ton tour ; avec 0, prends tout ton temps.
option-turn-unit = { $count ->
    [one] seconde
   *[other] secondes
}

bot-casual = Culbute
bot-casual-level = facile
bot-casual-about = Pose ses pièces là où il y a de la place et s’étonne chaque fois que la roue roule.
bot-careful = Aplomb
bot-careful-level = moyen
bot-careful-about = Pose chaque pièce en douceur, là où elle risque le moins de glisser.
bot-expert = Rongimède
bot-expert-level = difficile
bot-expert-about = Sait d’avance comment la roue va rouler, et ce qu’il en restera pour toi.

# Une pièce selon sa sorte : seule ; au milieu d’une phrase, celle-là et n’importe laquelle ; au début d’une phrase ; plusieurs

kind-cube = cube rouge
kind-plank = planchette verte
kind-bar = barre bleue
kind-slab = plaque jaune
kind-roller = rouleau orange
kind-roof = toit violet
kind-comb = alvéole blanche
kind-pyramid = pyramide noire
kind-the = { $kind ->
    [cube] le cube rouge
    [plank] la planchette verte
    [bar] la barre bleue
    [slab] la plaque jaune
    [roller] le rouleau orange
    [roof] le toit violet
    [comb] l’alvéole blanche
   *[pyramid] la pyramide noire
}
kind-a = { $kind ->
    [cube] un cube rouge
    [plank] une planchette verte
    [bar] une barre bleue
    [slab] une plaque jaune
    [roller] un rouleau orange
    [roof] un toit violet
    [comb] une alvéole blanche
   *[pyramid] une pyramide noire
}
kind-first = { $kind ->
    [cube] Le cube rouge
    [plank] La planchette verte
    [bar] La barre bleue
    [slab] La plaque jaune
    [roller] Le rouleau orange
    [roof] Le toit violet
    [comb] L’alvéole blanche
   *[pyramid] La pyramide noire
}
kind-many = { $kind ->
    [cube] cubes rouges
    [plank] planchettes vertes
    [bar] barres bleues
    [slab] plaques jaunes
    [roller] rouleaux orange
    [roof] toits violets
    [comb] alvéoles blanches
   *[pyramid] pyramides noires
}

line-pieces = Pièces restantes
line-team = Pièces de l’équipe
total = { $count ->
    [0] aucune pièce
    [one] 1 pièce restante
   *[other] { $count } pièces restantes
}

refuse-first = Vous êtes { $seats }, il n’y a donc pas de place { $number }. Prends-en une de 1 à { $seats }, ou laisse faire le hasard.
refuse-teams = Il faut être 4 pour jouer en équipes, et vous êtes { $seats }. Jouez chacun pour soi, ou invitez encore quelqu’un.
refuse-not-seated = Cette place ne joue pas. Joue depuis une place de la table.
refuse-over = La partie est finie. Commences-en une autre pour continuer.
refuse-nature = Ça, ce sont le hasard, le chrono et la roue qui en décident. Toi, tu peux prendre une pièce et la poser.
refuse-moment = Un instant : tout doit d’abord s’arrêter.
refuse-turn = C’est à { $seat } de jouer. Chacun son tour.
refuse-direct-first = Dis d’abord dans quel sens la roue roule.
refuse-directed = Le sens de la roue est déjà choisi. Pose maintenant une pièce.
refuse-no-piece = Cette pièce n’existe plus. Prends-en une dans ta réserve.
refuse-not-yours = Cette pièce est à { $seat }. Prends-en une à toi.
refuse-partner = Tu as encore des pièces à toi. Tu ne prends celles de ton partenaire que lorsque les tiennes sont toutes posées.
refuse-pass-low = Pour passer, tu prends une pièce dans une des deux cases les plus basses. Celle-ci est ailleurs.
refuse-pass-first = Personne ne peut passer avant que la première pièce soit posée. Prends-en une dans ta réserve.
refuse-pass-rounds = Pendant deux manches entières, tout le monde a passé. Maintenant, tu dois poser une pièce.
refuse-pass-empty = Les deux cases les plus basses sont vides, tu ne peux donc pas passer. Pose une de tes pièces.
refuse-path = On n’arrive pas à suivre ce geste. Reprends la pièce.
refuse-path-take = Prends d’abord la pièce.
refuse-path-long = Pour une pièce, tu as { $seconds } secondes. Lâche-la plus tôt.
refuse-drop = Tu peux laisser tomber une pièce après { $seconds } secondes, et seulement si une place a été refusée. Cherche-lui d’abord une place.
refuse-drop-soon = Tu peux laisser tomber une pièce après { $seconds } secondes dans ta main. Cherche-lui d’abord une place.
refuse-outside = Ta pièce n’est pas dans la roue. Reprends-la et mets-la dans une case.
refuse-first-compartment = Pour l’instant, seule la case { $compartment } est ouverte. Mets-y ta pièce.
refuse-compartment = Tu ne peux pas poser ici. Ta pièce va dans la case { $compartment } ou dans une des deux suivantes.
refuse-front = Plus en avant : le bord avant de ta pièce doit aller { $mm } mm plus loin.
refuse-same-kind = Il y a déjà { kind-a } dans cette case. Essaie une autre case ou une autre pièce.
refuse-pass-back = Plus en avant : la pièce vient de la case { $compartment }. Mets-la dans une autre, devant celle-là.
refuse-pass-top = C’est trop loin : tout en haut, on s’arrête. Mets la pièce plus en arrière.
refuse-pass-same-kind = Il y a déjà { kind-a } dans cette case. Mets ta pièce dans une autre, plus en avant.

tell-begins = { $seat } commence.
tell-shares = Chacun reçoit 2 pièces de la quatrième série, et la dernière reste de côté.
tell-directs = { $seat } décide : la roue roule vers la { $to ->
    [right] droite
   *[left] gauche
}.
tell-direct-late = { $seat } n’a pas choisi le sens à temps : la roue roule vers la gauche.
tell-time-up = Le temps est écoulé, un robot joue pour { $seat }.
tell-clock = Le temps est écoulé pour { $seat }.
tell-lost = { kind-first } tombe sans l’aide de personne. Force majeure : la pièce quitte la partie.
tell-lost-many = { $count } pièces tombent toutes seules. Force majeure : elles quittent la partie.
tell-borrows = { $seat } emprunte { kind-the } à { $other_seat }.
tell-builds = { $seat } pose { kind-the } dans la case { $compartment }.
tell-passes = { $seat } passe et met { kind-the } dans la case { $compartment }.
tell-passes-out = { $seat } passe et déplace { kind-the }.
tell-drops = { $seat } laisse tomber { kind-the } dans la case { $compartment }.
tell-drops-out = { $seat } laisse tomber { kind-the }.
tell-topples = { $seat } lâche { kind-the }, mais la pièce ne reste pas dans la roue.
tell-breaks = { $seat } veut poser { kind-the }, mais quelque chose tombe avant.
tell-falls = { kind-first } tombe : c’est pour { $seat }.
tell-falls-many = Patatras ! { $count } pièces tombent, et { $seat } les prend { $count ->
    [2] toutes les deux
   *[other] toutes
}.
tell-holds = Tout tient.
tell-rolls-on = La roue avance : la case { $compartment } est maintenant la plus basse.
tell-rolls-back = La roue recule : la case { $compartment } est maintenant la plus basse.
tell-end-empty = { $seat } n’a plus de pièces.
tell-end-team = { $seat } et { $other_seat } n’ont plus de pièces.
tell-end-fewest = Dans chaque équipe, quelqu’un n’a plus de pièces : { $seat } et { $other_seat }.
tell-end-rounds = { $rounds ->
    [one] Après { $rounds } manche, c’est fini.
   *[other] Après { $rounds } manches, c’est fini.
}
tell-winner = { $seat } gagne{ $pieces ->
    [0] { "" }
    [one] { "" } avec { $pieces } pièce en réserve
   *[other] { "" } avec { $pieces } pièces en réserve
}.
tell-winners = { $seat } et { $other_seat } gagnent{ $pieces ->
    [0] { "" }
    [one] { "" } avec { $pieces } pièce en réserve
   *[other] { "" } avec { $pieces } pièces en réserve
}.
tell-shared = { $seat } et { $other_seat } se partagent la victoire avec { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} par personne.
tell-shared-three = { $seat }, { $other_seat } et { $third_seat } se partagent la victoire avec { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} par personne.
tell-shared-all = Tout le monde se partage la victoire avec { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} par personne.
tell-draw = Il reste { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} à chaque équipe : match nul.

## Board

board-wheel = La roue
board-key-zoom = de plus près, de plus loin
board-key-choose = choisir une pièce
board-key-along = le long de la case
board-key-lift = lever, baisser un peu
board-wait-begin = Ça commence tout de suite.
board-wait-direct = { $name } dit dans quel sens roulera la roue.
board-wait-turn = { $name } choisit une pièce.
board-wait-carry = { $name } porte { kind-the }.
board-wait-lying = { $name } a lâché la pièce.
board-wait-refused = { $name } peut la reprendre.
board-stand-in = Le temps est écoulé. Un robot joue ce tour.
board-rolling = La roue roule.
board-moment = Tout sera bientôt immobile.
board-over = La partie est finie.
board-direct = De quel côté la roue doit-elle rouler ?
board-direct-left = À gauche
board-direct-right = À droite
board-take = À toi : prends une pièce.
board-take-how = Fais-la glisser dans la roue, ou touche-la.
board-take-partner = Ta réserve est vide : prends une pièce dans l’autre réserve de ton équipe.
board-take-chosen = Prends { kind-the }, ou une autre pièce.
board-take-go = Prendre
board-pass = Passer
board-pass-brief = une pièce avance
board-pass-head = Quelle pièce mets-tu plus en avant ?
board-pass-how = Prends-la dans la roue ou touche-la ici. Tu la mets dans une case plus en avant, où il n’y en a pas de sa sorte.
board-pass-end = Poser quand même
board-carry = Porte-la dans une case marquée.
board-carry-pass = Porte-la plus en avant.
board-carry-nowhere = Aucune case n’est libre pour cette sorte. Remets-la et prends-en une autre.
board-carry-how = La molette tourne la pièce ; avec Maj, elle la pousse en profondeur. Un clic la lâche.
board-carry-drag = La molette tourne la pièce ; avec Maj, elle la pousse en profondeur. Relâche le bouton pour la lâcher.
board-carry-lift = Tu peux lever le doigt : la pièce reste dans ta main.
board-carry-high = C’est la bonne case. Descends-la.
board-carry-rim = C’est la bonne case. Maintenant, contre le bord.
board-carry-unsure = Ici, c’est permis. Mais tiendra-t-elle ?
board-carry-never = Là-haut, rien ne tient.
board-carry-shelf = Là-haut, rien ne tient. Descends-la jusqu’à la cloison.
board-carry-out = Ici, c’est permis, mais elle dépasse de la roue.
board-carry-fits = Comme ça, c’est bon. Lâche-la.
board-lying = Est-ce qu’elle tient ?
board-dropping = On la lâche.
board-letting-go = La main la dépose et la lâche.
board-time-up = Le temps est écoulé : on lâche ta pièce.
board-time-up-of = Le temps est écoulé pour { $name } : on lâche la pièce.
board-refused = Pas encore. Reprends-la.
board-grip = La reprendre
board-let-go = Lâcher
board-let-go-how = pas permis ? tu la reprends
board-drop = Laisser tomber
board-drop-how = et ton tour finit
board-back = La remettre
board-back-bound = elle a touché quelque chose
board-fits = C’est bon
board-lower = Descends-la jusqu’au contact
board-rim = Vers le bord, jusqu’au contact
board-unsure = Tiendra-t-elle ?
board-never = Là-haut, rien ne tient
board-shelf = Plus bas, contre la cloison
board-out-near = Dépasse de ton côté
board-out-far = Dépasse de l’autre côté
board-no-front = { $length } plus en avant
board-no-far = Pas dans cette case
board-no-kind = Cette sorte y est déjà
board-no-ahead = Plus en avant
board-no-outside = Pas encore dans une case
board-not-here =
    { $here ->
        [0] Tu ne peux pas poser ici.
       *[other] Tu ne peux pas poser dans la case { $here }.
    }
board-first-here = Pour l’instant, seule la case { $compartment } est ouverte.
board-front = Plus en avant : le bord avant de ta pièce doit aller { $length } plus loin.
board-kind-here = Il y a déjà { kind-a } dans cette case.
board-other-room = Ta pièce peut aller dans { $compartments }.
board-no-room = Aucune case n’est libre pour ta pièce. Dans un moment, tu pourras la laisser tomber.
board-cut = La connexion est coupée, mais le chrono de la table tourne toujours. À la fin, ta pièce sera lâchée là où elle est.
board-cut-hand = La connexion est coupée. En attendant, ta pièce reste dans ta main.
board-cut-wait = La connexion est coupée. Ça reprend dans un instant.
board-why-cut = Tu es hors ligne. La partie reprend dès que la table est de retour.
board-why-choose = Choisis d’abord une pièce.
board-why-outside = Porte-la d’abord dans une case, puis lâche-la.
board-why-digit = Tu as le choix : { $choices }.
board-digit = { $digit } pour la case { $compartment }
board-why-back = Elle a déjà touché quelque chose : tu ne peux plus la remettre en réserve. Pose-la.
board-why-back-pass = Quand on passe, il faut remettre la pièce dans la roue, plus en avant.
board-why-pass-begun = Tu as déjà commencé à poser : tu ne peux plus remettre cette pièce en réserve, donc tu ne peux plus passer. Pose-la.
board-why-pass-hand = Remets d’abord ta pièce en réserve, ensuite tu pourras passer.
board-why-hold = Tu peux tenir ou libérer la roue seulement avec une pièce en main.
board-why-unheard = La table n’a pas encore répondu. Attends un instant ou réessaie.
board-anew = La table s’est absentée un instant. Ton tour recommence.
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
board-zoom-reset = Toute la roue
board-look-drawn = En dessin
board-look-scene = En 3D
board-look-none = Ce navigateur ne peut pas montrer la roue en 3D. La voici en dessin.
board-look-lost = L’image de la roue s’est perdue. La voici en dessin.
board-loading = On installe la roue…
board-words = Avec des mots
board-words-title = Dis où poser la pièce
board-words-compartment = Case
board-words-along = Place dans la case
board-words-along-rear = derrière
board-words-along-front = devant
board-words-depth = Profondeur
board-words-depth-near = près
board-words-depth-far = loin
board-words-turn = Tournée
board-words-turn-by = de { $degrees } degrés
board-words-tilt = Position
board-words-tilt-0 = à plat
board-words-tilt-1 = sur le côté
board-words-tilt-2 = debout
board-words-tilt-3 = à plat, en travers
board-words-tilt-4 = sur le côté, en travers
board-words-tilt-5 = debout, en travers
board-words-down = Déposer
board-words-up = Lever
board-told-along =
    { $where ->
        [middle] Au milieu de la case.
        [more] { $percent } % vers l’avant.
       *[less] { $percent } % vers l’arrière.
    }
board-told-depth =
    { $where ->
        [middle] Au milieu de la largeur.
        [more] { $percent } % vers le fond.
       *[less] { $percent } % vers toi.
    }
board-told-lift =
    { $lift ->
        [0] Déposée.
       *[other] À { $lift } % au-dessus du fond.
    }
board-told-turn = Tournée de { $degrees } degrés.
board-told-tilt = Position : { $how }.
board-told-held =
    { $held ->
        [yes] Tu tiens la roue.
       *[no] Tu ne tiens plus la roue.
    }
board-clock =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
board-turn-clock =
    { $seconds ->
        [one] Encore { $seconds } seconde pour prendre une pièce
       *[other] Encore { $seconds } secondes pour prendre une pièce
    }
board-tray = Ta réserve
board-tray-of = Réserve : { $name }
board-tray-empty = vide
board-piece-count = { $count } { kind-many }
board-piece-in = { $name } dans la case { $compartment }
board-piece-in-place = { $name } dans la case { $compartment }, { board-piece-place }
board-piece-place = { $place ->
    [rear] derrière
    [front] devant
   *[middle] au milieu
}
board-replay = Revoir ce tour
board-replay-end = Retour à la table
board-replay-game = Revoir toute la partie
board-replay-title = Revoir
board-replay-of = On revoit : { $name } prend { kind-the }.
board-replay-turn = Tour { $turn } sur { $turns }
board-replay-play = Lire
board-replay-pause = Pause
board-replay-before = Tour précédent
board-replay-next = Tour suivant
board-replay-speed = Vitesse
board-replay-loading = On va chercher les tours…
board-replay-failed = Impossible de charger les tours pour l’instant.
board-replay-unread = Impossible de revoir ce tour.
board-account = Où sont les pièces ?
board-account-lowest = Tout en bas, la case { $lowest } ; à côté, la case { $second }. La roue roule vers la { $direction ->
        [right] droite
       *[left] gauche
    }.
board-account-compartment = Case { $compartment } : { $pieces }.
board-account-empty = Toutes les autres cases sont vides.
board-account-bare = La roue est vide.
board-account-build = On peut poser dans { $compartments }.
board-account-room = la case { $compartment }
board-account-line = Dans la case { $compartment }, le bord avant doit aller à plus de { $length } de la cloison arrière.
board-account-kinds = Pas de doublon dans la case { $compartment } : { $pieces }.
board-account-passing = Pour passer : { $pieces }.
board-account-taken = Tu as pris { kind-the } dans la roue.
board-account-over = La pièce est au-dessus de la case { $compartment }.

panel-trays = Toutes les réserves
panel-brief = Tout le monde en un coup d’œil
panel-count =
    { $count ->
        [0] plus aucune pièce
        [one] encore { $count } pièce
       *[other] encore { $count } pièces
    }
panel-you = toi
panel-turn = joue
panel-team = Équipe { $team }
panel-team-count =
    { $count ->
        [one] { $count } pièce en tout
       *[other] { $count } pièces en tout
    }
panel-wheel =
    { $count ->
        [one] Dans la roue : { $count } pièce
       *[other] Dans la roue : { $count } pièces
    }
panel-out = Hors du jeu
panel-round = Manche { $round }
panel-round-of = Manche { $round } sur { $rounds }
panel-last = Le dernier tour
panel-then =
    { $when ->
        [before] La situation avant le tour { $turn }
       *[after] La situation après le tour { $turn }
    }
panel-then-this =
    { $when ->
        [before] La situation avant ce tour
       *[after] La situation après ce tour
    }
panel-passes =
    { $count ->
        [one] Au dernier tour, quelqu’un a passé.
       *[other] On a passé { $count } fois de suite.
    }

end-title = Comment ça s’est terminé
end-you = Tu as gagné.
end-won = { $name } a gagné.
end-team = L’équipe gagne : { $names }.
end-draw = Égalité : { $names }.
end-empty = La réserve est vide, et plus rien ne bouge.
end-team-empty = Plus personne dans l’équipe n’a de pièce.
end-fewest = Dans chaque équipe, quelqu’un n’a plus de pièce : l’équipe qui en a le moins gagne.
end-rounds =
    { $rounds ->
        [one] Après la manche convenue, la personne qui a le moins de pièces gagne.
       *[other] Après { $rounds } manches, la personne qui a le moins de pièces gagne.
    }

result-shared =
    { $teams ->
        [none] { $names } se partagent la victoire
       *[other] { $winners ->
            [2] { $names } gagnent en équipe
           *[other] Égalité : { $names }
        }
    }
check-dice = Le tirage était-il honnête ?
check-dice-how = Ce que le hasard décide dans cette partie vient d’un nombre secret. Son empreinte était visible avant le début, le nombre lui-même n’apparaît que maintenant : personne n’a donc pu choisir à la place du hasard.
dice-fit = Ils correspondent : le tirage n’était pas truqué.

## Primer and art

primer-aim = Débarrasse-toi de tes pièces. La première personne qui n’en a plus gagne.
primer-build = Pose une pièce dans la roue : dans la case où la dernière a été posée, dans la suivante vers l’avant, ou dans celle d’après.
primer-front = À l’avant, ta pièce doit aller plus loin que tout ce qui est déjà dans cette case.
primer-kinds = Ne pose jamais dans une case une deuxième pièce de la même sorte.
primer-fall = Tu lâches, et la roue roule. Tout ce qui tombe alors sur la table est à toi.
primer-pass = Aucune ne va ? Alors passe, et mets plus en avant une pièce d’une des deux cases les plus basses.

## What chance decides, for the page that checks a log
chance-starter = Qui commence
chance-fourth-set = La quatrième série, distribuée
