# Gophers Walk en français. Trou : une case, appelée par son numéro ; tunnel : ce qui relie deux trous ; page : une des six du
# carnet (dans son texte : le plan) ; provisions : baies, glands, grains, chacune une sorte ; réserve, cadeau, portail, trou
# vide : les autres trous ; carte Creuser ; carte de provisions : toute autre ; pioche ; défausse : cartes Creuser jouées. Pile
# d’additions, pile de soustractions : ce que quelqu’un a ramassé, ajouté ou soustrait ; réussi, sans succès : un tour ;
# manche : tout le monde a joué ; compléter : piocher jusqu’à 6 ; panier ; étalage : les cartes visibles du jeu des petits ;
# monnaie ; repas : une baie, un gland et un grain ; souslik : l’animal ; pion : sa figurine sur le plateau. Jamais « de »
# devant un nom propre : il s’élide devant Ada et non devant Ben.

## Règles, réglages, adversaires, objections, événements

title = Gophers Walk
tagline = Sept moins quatre, puis à gauche.
pitch = Un labyrinthe à feuilleter, où l’on calcule pour ses provisions
starts = Jeu de base, dès 7 ans
about = Les sousliks sont réveillés et affamés, mais dans quel tunnel étaient les provisions ? Parcours le terrier, compte avec tes cartes et tourne la page quand rien ne va. Et hop, tout le monde se retrouve ailleurs.

section-aim = Le but
section-setup = Préparation
section-turn = Ton tour
section-walk = Dans les tunnels
section-page = Tourner la page
section-supplies = Ramasser des provisions
section-gift = Les cadeaux
section-score = Les points
section-simplified = Additions seules
section-baskets = Avec les paniers
section-entry = Le jeu des petits
section-rulings = Pour être précis

rule-G-01 = Ramasse le plus de provisions possible : des baies, des glands et des grains. La personne qui en a le plus à la fin gagne.
rule-G-02 = { $end ->
    [round] Quand la pioche est vide et que quelqu’un a 3 cartes ou moins en main, vous finissez le tour de table. Ensuite, c’est fini.
   *[any] C’est fini dès que la pioche est vide et que quelqu’un a 3 cartes ou moins en main.
}
rule-G-03 = Chacun reçoit 6 cartes en main. Le reste forme la pioche.
rule-G-04 = { $book ->
    [own] Vous jouez avec votre propre carnet. On voit d’abord la page 1.
   *[any] On ouvre le carnet n’importe où. Ici, on voit d’abord la page 1.
}
rule-G-05 = La personne qui commence pose son pion sur un trou, puis les autres font de même à tour de rôle. Chacun choisit son trou.
rule-G-06 = Ensuite, le dé décide à quelle page ouvrir le carnet.
rule-G-07 = On joue dans le sens des aiguilles d’une montre. En famille, la personne la plus jeune commence.
rule-G-08 = À ton tour, tu lances le dé, tu fais exactement ce nombre de pas dans les tunnels et tu ramasses ce qu’il y a là où tu arrives.
rule-G-09 = { $refill ->
    [turn] Après chaque tour, tout le monde pioche jusqu’à avoir de nouveau 6 cartes.
   *[round] À la fin de chaque manche, tout le monde pioche jusqu’à avoir de nouveau 6 cartes.
}
rule-G-10 = Tu vas où tu veux, mais seulement par les tunnels.
rule-G-11 = Là où il n’y a pas de tunnel, il y a de la terre, et on ne passe pas à travers.
rule-G-12 = Si un pion te barre le chemin, tu peux sauter par-dessus.
rule-G-13 = Si plusieurs pions se suivent de trou en trou, tu les sautes tous à la fois.
rule-G-14 = Chaque saut est un seul pas, et les trous sautés ne comptent pas.
rule-G-15 = Portail : si ton chemin finit sur un portail, on relance le dé. Vous allez à la page qui porte ce nombre.
rule-G-16 = Si cette page est déjà ouverte, rien ne change.
rule-G-17 = Carte Creuser : au lieu de marcher, tu peux jouer une carte Creuser.
rule-G-18 = Tu peux le faire avant de lancer le dé ou après, par exemple si ton lancer ne te sert à rien.
rule-G-19 = On lance alors le dé pour la nouvelle page.
rule-G-20 = Si tu te retrouves alors sur un portail, on relance le dé et on tourne encore la page.
rule-G-21 = Une carte Creuser jouée va à la défausse.
rule-G-22 = Quand la page a tourné, tout le monde peut ramasser les provisions à l’endroit où il se trouve maintenant, même hors de son tour.
rule-G-23 = Même si la page tourne plusieurs fois dans un tour, on ne ramasse qu’une fois : tout à la fin de ce tour.
rule-G-24 = À côté du trou où finit ton tour, tu vois quelles provisions s’y trouvent, et combien.
rule-G-25 = { $way ->
    [simplified] Pour les prendre, pose des cartes de cette sorte de ta main. En les additionnant, tu dois tomber juste sur ce nombre.
    [both] Pour les prendre, pose des cartes de cette sorte de ta main. En les additionnant, tu dois tomber juste sur ce nombre.
   *[any] Pour les prendre, pose des cartes de cette sorte de ta main. En les additionnant ou en les soustrayant l’une de l’autre, tu dois tomber juste sur ce nombre.
}
rule-G-26 = Tu peux y mettre plus de deux cartes.
rule-G-27 = Une seule carte qui porte exactement ce nombre suffit aussi.
rule-G-28 = Si rien ne va, tu marches quand même et tu ne prends rien. Mais tu pioches ensuite une carte. On dit que ce tour est sans succès.
rule-G-29 = Pour une réserve, les cartes de toutes les sortes conviennent.
rule-G-30 = Il suffit qu’elles fassent le nombre de la réserve.
rule-G-31 = Les cartes que tu as ajoutées vont face visible sur ta pile d’additions.
rule-G-32 = Les cartes que tu as soustraites vont face cachée sur ta pile de soustractions.
rule-G-33 = Si ton chemin finit sur un cadeau, tu prends 3 cartes de la pioche. L’une d’elles, celle que tu veux, va sur ta pile d’additions.
rule-G-34 = Tu glisses les 2 autres sous la pioche.
rule-G-35 = S’il y a une carte Creuser parmi elles, tu peux aussi la choisir. Elle est alors jouée tout de suite, et la page tourne.
rule-G-36 = Une carte Creuser reçue en cadeau ne va jamais dans ta main.
rule-G-37 = Quand la pioche est vide, les cadeaux sont vides aussi.
rule-G-38 = { $way ->
    [simplified] À la fin, tu additionnes ta pile d’additions.
    [both] À la fin, tu additionnes ta pile d’additions.
   *[any] À la fin, tu additionnes ta pile d’additions et tu en soustrais ta pile de soustractions.
}
rule-G-39 = Le plus grand total gagne.
rule-G-40 = Ici, on additionne seulement, on ne soustrait jamais.
rule-G-41 = 2 cartes Creuser restent dans la boîte, 5 sont en jeu.
rule-G-42 = Tous les 8, les 9 et les 10 restent aussi dans la boîte. Le reste est comme dans le jeu de base.
rule-G-43 = Au début, chacun a devant soi le panier de sa couleur.
rule-G-44 = Si tu sautes par-dessus un pion et que tu ramasses des provisions dans le même tour, tu reçois son panier.
rule-G-45 = Si tu ne ramasses rien, tous les paniers restent où ils sont.
rule-G-46 = Les paniers ne bougent donc que si un saut et un tour réussi vont ensemble.
rule-G-47 = Si tu n’as plus ton panier, tu dois le racheter : avec les provisions de ton prochain tour réussi.
rule-G-48 = La personne qui a ton panier pose tes provisions sur ses propres piles et te le rend.
rule-G-49 = Dans un même tour, tu peux sauter par-dessus plusieurs pions et prendre tous leurs paniers.
rule-G-50 = Si le pion que tu sautes a des paniers d’autres joueurs, tu les reçois aussi.
rule-G-51 = C’est alors à toi que chacun rachète le sien.
rule-G-52 = Personne n’a de cartes en main. Elles sont toutes visibles sur l’étalage, rangées par sorte et par nombre.
rule-G-53 = Tu lances le dé, tu fais ce nombre de pas dans la direction que tu veux et tu prends sur l’étalage ce qui est indiqué à côté de ton trou.
rule-G-54 = Prends une carte, ou plusieurs qui font ce nombre ensemble, ou une plus grande en rendant la monnaie.
rule-G-55 = { $entry ->
    [all] Tous les nombres sont en jeu. Si vous comptez déjà bien, enlevez-en quelques-uns la prochaine fois : il faudra alors les composer avec d’autres cartes.
    [high] Les nombres de 6 à 10 manquent. Il faut les composer avec d’autres cartes.
    [even] Il n’y a pas de nombres pairs. Il faut les composer avec d’autres cartes.
    [odd] 3, 5, 7 et 9 manquent. Il faut les composer avec d’autres cartes.
    [chosen] Les nombres que vous avez choisis manquent. Il faut les composer avec d’autres cartes.
   *[any] Si vous comptez déjà bien, enlevez quelques nombres de chaque sorte. Il faudra alors les composer avec d’autres cartes.
}
rule-G-56 = Pour une réserve, tu choisis la sorte.
rule-G-57 = Un cadeau ne donne pas de carte, mais tu rejoues tout de suite.
rule-G-58 = Chacun a sa carte Creuser. Au lieu de marcher, tu peux tourner la page avec elle, et alors tout le monde peut ramasser là où il est.
rule-G-59 = { $end ->
    [round] Quand il n’y a plus de cartes d’une sorte, vous finissez le tour de table. Ensuite, la partie est finie.
   *[any] Quand il n’y a plus de cartes d’une sorte, la partie est finie.
}
rule-G-60 = Une baie, un gland, un grain : voilà un repas. Compte chaque sorte à part : celle dont tu as le moins te dit combien de repas tu as. La personne qui en a le plus gagne.
rule-GA-01 = { $refill ->
    [turn] On complète les mains après chaque tour ; la personne qui vient de jouer pioche en premier. On suit le sens des aiguilles d’une montre, une main après l’autre. S’il n’y a pas assez de cartes, les derniers n’en ont pas.
   *[round] On complète les mains quand tout le monde a joué ; la personne qui a commencé la partie pioche en premier. On suit le sens des aiguilles d’une montre, une main après l’autre. S’il n’y a pas assez de cartes, les derniers n’en ont pas.
}
rule-GA-02 = Avec la carte d’un tour sans succès, tu peux en avoir plus de 6. On ne complète jamais au-delà de 6.
rule-GA-03 = { $way ->
    [entry] { $clock ->
        [0] Rien ne t’oblige à prendre des cartes. On pose la question à tous ceux qui sont sur des provisions. Vous avez tout votre temps ; un robot peut prendre la place de quelqu’un qui n’est pas là.
       *[other] Rien ne t’oblige à prendre des cartes. On pose la question à tous ceux qui sont sur des provisions. Vous avez { $clock } secondes pour chaque choix. Quand elles sont écoulées, la table fait au plus simple : le premier trou libre, lancer, le premier chemin, ne rien prendre.
    }
   *[other] { $clock ->
        [any] Ramasser n’est pas obligatoire ; si tu passes pendant ton tour, tu pioches une carte, comme quand rien ne va. On pose la question à tous ceux qui sont sur des provisions, même s’ils n’ont pas ce qu’il faut : ainsi personne ne se trahit. Quand le temps de réflexion est écoulé, la table fait au plus simple : le premier trou libre, lancer, le premier chemin, ne rien ramasser, la carte la plus forte d’un cadeau. Sans limite, un robot peut prendre la place de quelqu’un qui n’est pas là.
        [0] Ramasser n’est pas obligatoire ; si tu passes pendant ton tour, tu pioches une carte, comme quand rien ne va. On pose la question à tous ceux qui sont sur des provisions, même s’ils n’ont pas ce qu’il faut : ainsi personne ne se trahit. Vous avez tout votre temps ; un robot peut prendre la place de quelqu’un qui n’est pas là.
       *[other] Ramasser n’est pas obligatoire ; si tu passes pendant ton tour, tu pioches une carte, comme quand rien ne va. On pose la question à tous ceux qui sont sur des provisions, même s’ils n’ont pas ce qu’il faut : ainsi personne ne se trahit. Vous avez { $clock } secondes pour chaque choix. Quand elles sont écoulées, la table fait au plus simple : le premier trou libre, lancer, le premier chemin, ne rien ramasser, la carte la plus forte d’un cadeau.
    }
}
rule-GA-04 = Tu peux additionner et soustraire d’un même coup : 7 + 4 − 5 font 6. Ajoute au moins une carte.
rule-GA-05 = Pour une réserve, tu peux aussi mélanger les sortes.
rule-GA-06 = On ne s’arrête jamais sur un trou occupé : on saute toujours plus loin.
rule-GA-07 = { $turning ->
    [free] Pendant un déplacement, tu peux faire demi-tour partout et entrer dans un trou autant de fois que tu veux.
   *[last] Pendant un déplacement, tu n’entres pas deux fois dans le même trou, ni dans celui d’où tu pars. Tu ne peux y revenir que si aucun pas ni aucun saut ne mène ailleurs. Un trou sauté ne compte pas comme visité.
}
rule-GA-08 = Tu fais toujours tous les pas du lancer, pas un de moins.
rule-GA-09 = Si tu ne fais que passer sur un portail, il ne se passe rien. Ce qui compte, c’est où tu t’arrêtes.
rule-GA-10 = Si un portail te mène à un autre portail, on relance jusqu’à ce que tu n’y sois plus ou que le dé montre la page ouverte, mais 6 fois au plus.
rule-GA-11 = Si le dé de ta carte Creuser montre la page ouverte, la carte est quand même perdue. Il n’y a alors que toi qui peux ramasser, là où tu es, et un cadeau ne donne rien.
rule-GA-12 = { $way ->
    [entry] Ta carte Creuser remplace la marche ; après, c’est trop tard.
   *[other] Une carte Creuser remplace la marche ; après, c’est trop tard. Tu en joues au plus une de ta main par tour. Une autre, reçue en cadeau, peut s’y ajouter.
}
rule-GA-13 = Quand la page a tourné, on commence à ramasser par la personne dont c’est le tour, puis dans le sens des aiguilles d’une montre.
rule-GA-14 = Si tu te retrouves sur un cadeau quand la page a tourné, tu peux l’ouvrir, chacun à son tour. Mais seule la personne dont c’est le tour peut y prendre une carte Creuser.
rule-GA-15 = Si ce n’est pas ton tour et que tu ne ramasses rien, tu ne pioches pas de carte pour autant.
rule-GA-16 = Une carte reçue en cadeau va face visible sur la pile d’additions et compte pour son nombre.
rule-GA-17 = S’il reste moins de 3 cartes, tu prends ce qu’il y a. S’il y a une carte de provisions, tu dois garder une carte. S’il n’y a que des cartes Creuser, tu peux renoncer, et hors de son tour on n’a rien. Il n’y a que toi qui vois ce que tu pioches ; tout le monde voit ce que tu gardes. Le reste va sous la pioche, dans le même ordre.
rule-GA-18 = Les cartes Creuser jouées ne reviennent jamais dans la pioche.
rule-GA-19 = { $way ->
    [entry] { $end ->
        [round] On regarde si c’est fini à la fin de chaque tour. Vous terminez alors la manche.
       *[once] On regarde si c’est fini à la fin de chaque tour. La partie s’arrête alors tout de suite.
    }
   *[other] { $end ->
        [round] On regarde si c’est fini à la fin de chaque tour, une fois les mains complétées. Vous terminez alors la manche. Les cartes Creuser comptent aussi dans la main.
       *[once] On regarde si c’est fini à la fin de chaque tour, une fois les mains complétées. La partie s’arrête alors tout de suite. Les cartes Creuser comptent aussi dans la main.
    }
}
rule-GA-20 = { $way ->
    [entry] Si personne ne prend de carte pendant 6 manches entières, la partie est finie.
    [any] Si la pioche est vide et qu’aucune main ne peut plus rien ramasser sur aucune page, la partie est finie tout de suite. Sinon, elle s’arrête quand la pioche est vide et que personne ne pose de carte pendant 6 manches entières ; dans le jeu des petits, quand personne n’en prend pendant 6 manches entières.
   *[other] Si la pioche est vide et qu’aucune main ne peut plus rien ramasser sur aucune page, la partie est finie tout de suite. Sinon, elle s’arrête quand la pioche est vide et que personne ne pose de carte pendant 6 manches entières.
}
rule-GA-21 = Les cartes qui restent en main à la fin ne comptent pas.
rule-GA-22 = En cas d’égalité, vous partagez la victoire.
rule-GA-23 = Un cadeau rend aussi ton tour réussi, si tu gardes une carte de provisions. Si tu n’as plus ton panier, tu paies avec elle.
rule-GA-24 = Ce que tu ramasses hors de ton tour ne rachète pas de panier. Seul ton propre tour compte.
rule-GA-25 = Si tu n’as plus ton panier, que tu sautes et que tu ramasses, les paniers bougent d’abord. Ensuite tu paies avec ce que tu as ramassé.
rule-GA-26 = Si tu sautes justement par-dessus le pion qui a ton panier, tu le reprends gratuitement et tu gardes tes provisions.
rule-GA-27 = Si le panier d’un pion que tu sautes est ailleurs, tu ne reçois que les autres paniers qui se trouvent là.
rule-GA-28 = Les paniers qui sont ailleurs à la fin ne changent rien aux points.
rule-GA-29 = La monnaie : prends une carte trop grande et rends, de ta pile, des cartes de la même sorte, pour gagner exactement le nombre voulu.
rule-GA-30 = Si ce tour de plus te mène encore sur un cadeau, tu rejoues encore, autant de fois que ça marche.
rule-GA-31 = Si l’étalage ne permet pas de tomber juste, tu ne prends rien.
rule-GA-32 = Au début, il y a au plus un pion par trou. Portail, réserve et cadeau sont permis, mais il ne s’y passe encore rien.
rule-GA-33 = On rachète avec toutes les cartes posées : les cartes ajoutées vont sur la pile d’additions, les cartes soustraites sur la pile de soustractions de la personne qui a ton panier. Cela vaut aussi pour un tour avec une carte Creuser ou un portail, si tu y ramasses quelque chose.
rule-GA-34 = Si tu prends une carte Creuser comme cadeau, on tourne d’abord la page avec elle ; ensuite tout le monde ramasse, une seule fois. Si le dé montre la page ouverte, le même trou ne donne pas de second cadeau ; sur une nouvelle page, tu peux en ouvrir un autre. C’est à la fin du tour qu’on voit s’il est réussi.
rule-GA-35 = La carte d’un tour sans succès se pioche quand tout est ramassé, avant de compléter les mains. On l’a aussi pour un trou vide, pour un portail qui n’a rien changé et pour un cadeau où il n’y a que des cartes Creuser. On ne l’a pas après une carte Creuser de sa main, ni quand la pioche est vide.
rule-GA-36 = { $way ->
    [any] Un saut passe par les tunnels, par-dessus un ou plusieurs pions, jusqu’au premier trou libre derrière eux ; si le tunnel se divise, tu choisis. Si rien n’est libre derrière, on ne passe pas. Chaque pion sauté compte une fois par tour pour les paniers. Il y a toujours un premier pas possible.
    [advanced] Un saut passe par les tunnels, par-dessus un ou plusieurs pions, jusqu’au premier trou libre derrière eux ; si le tunnel se divise, tu choisis. Si rien n’est libre derrière, on ne passe pas. Chaque pion sauté compte une fois par tour pour les paniers. Il y a toujours un premier pas possible.
    [both] Un saut passe par les tunnels, par-dessus un ou plusieurs pions, jusqu’au premier trou libre derrière eux ; si le tunnel se divise, tu choisis. Si rien n’est libre derrière, on ne passe pas. Chaque pion sauté compte une fois par tour pour les paniers. Il y a toujours un premier pas possible.
   *[other] Un saut passe par les tunnels, par-dessus un ou plusieurs pions, jusqu’au premier trou libre derrière eux ; si le tunnel se divise, tu choisis. Si rien n’est libre derrière, on ne passe pas. Il y a toujours un premier pas possible.
}
rule-GA-37 = Un portail n’agit que pendant ton tour : si tu y arrives en marchant, ou si une page tournée pendant ton tour t’y place, on relance le dé. Si une page tournée pendant le tour de quelqu’un d’autre te met sur un portail, il ne se passe rien, même quand ton tour commence. Personne ne peut entrer sur un portail occupé. Après le tout premier lancer pour la page, les portails ne font rien et personne ne ramasse. Passer de la page 3 à la 5 puis revenir à la 3, c’est avoir tourné la page.
rule-GA-38 = Dans le jeu des petits, préparation, marche et portails sont comme dans le jeu de base ; on ne soustrait jamais. Ta carte Creuser sert une fois par partie, avant ou après le lancer ; celles en trop restent dans la boîte. Pour une réserve, tu prends une seule sorte. La personne dont c’est le tour ramasse en premier, puis les autres dans le sens des aiguilles d’une montre ; s’il n’y a plus rien, on n’a rien. On regarde si une sorte est épuisée à la fin du tour, une fois la monnaie rendue ; un tour de plus est alors perdu. Tu n’en as un que si tu marches jusqu’à un cadeau pendant ton tour, et tu peux y renoncer.
rule-GA-39 = { $first ->
    [chance] Le hasard décide qui commence.
    [any] Le hasard décide qui commence, ou vous choisissez. « Additions seules » et « Avec les paniers » peuvent aller ensemble.
   *[other] La personne à la place { $first } commence.
}

preset-first-help = On additionne seulement, avec de plus petits nombres.
preset-short-help = Toutes les cartes sont ouvertes, sans les 6 à 10 : environ trois fois moins long.
preset-printed-help = Le jeu de base avec plus et moins, dès 7 ans.
option-way = Variante
option-way-help = Avec quoi vous récoltez, et si les calculs sont faciles ou non.
option-way-basic = Jeu de base
option-way-basic-help = On additionne et on soustrait les cartes de sa main.
option-way-simplified = Additions seules
option-way-simplified-help = On ne fait qu’additionner, avec de plus petits nombres.
option-way-advanced = Avec les paniers
option-way-advanced-help = Le jeu de base, et on se chipe les paniers.
option-way-both = Additions et paniers
option-way-both-help = On ne fait qu’additionner, et on se chipe les paniers.
option-way-entry = Jeu des petits (dès 5 ans)
option-way-entry-help = Toutes les cartes sont visibles, et tu prends ce que montre ton trou.
option-entry = Nombres laissés de côté
option-entry-help = Il n’y a pas de cartes avec ces nombres, il faut donc les composer.
option-entry-all = Aucun
option-entry-high = De 6 à 10
option-entry-even = Nombres pairs
option-entry-odd = 3, 5, 7 et 9
option-entry-chosen = Au choix
option-chosen = Nombres à laisser de côté
option-chosen-help = De 1 à 10, séparés par des espaces ou des virgules.
option-end = Quand il n’y a plus de cartes
option-end-help = Quand il n’y a plus de cartes, la partie s’arrête tout de suite, ou vous terminez la manche.
option-end-once = Arrêter tout de suite
option-end-round = Terminer la manche
option-refill = Compléter sa main
option-refill-help = On complète les mains quand tout le monde a joué, ou déjà après chaque tour.
option-refill-round = Après chaque manche
option-refill-turn = Après chaque tour
option-turning = Demi-tour
option-turning-help = Pendant un déplacement, on ne revient sur ses pas que s’il n’y a pas d’autre chemin, ou bien quand on veut.
option-turning-last = En impasse seulement
option-turning-free = Partout
option-first = Qui commence
option-first-help = Le hasard décide, ou vous choisissez : en famille, c’est la personne la plus jeune.
option-first-chance = Le hasard
option-first-1 = Place 1
option-first-2 = Place 2
option-first-3 = Place 3
option-first-4 = Place 4
option-first-5 = Place 5
option-book = Carnet
option-book-help = Nos six pages, ou un carnet que vous dessinez vous-mêmes.
option-book-ours = Le nôtre
option-book-own = Le vôtre
option-own = Ton carnet en texte
option-own-help = Dessine ici ton propre carnet avec des caractères, ou charge-le depuis un fichier.
option-own-format = Six plans, sous « page 1 » à « page 6 ». b7 veut dire 7 baies, a des glands, g des grains, s est une réserve, ! un cadeau, @ un portail, o un trou vide. Dessine les tunnels avec - | / \ et + pour un coude. Les trous sont aux mêmes endroits sur toutes les pages. Pour commencer, notre carnet est déjà là.
option-clock = Temps de réflexion
option-clock-help = Secondes pour chaque choix ; avec 0, chacun prend tout son temps.
option-clock-unit = { $count ->
    [one] seconde
   *[other] secondes
}

bot-casual = Flânelle
bot-casual-level = facile
bot-casual-about = Se promène où le tunnel la mène et pose les premières cartes qui vont.
bot-careful = Somme-Toute
bot-careful-level = moyen
bot-careful-about = Va là où il y a le plus à prendre avec ses cartes.
bot-expert = Pythagraine
bot-expert-level = difficile
bot-expert-about = Fait les comptes de toutes les pages et retient les cartes qui restent à venir.

line-added = Pile d’additions
line-subtracted = Pile de soustractions
line-lunches = Repas
total = { $way ->
    [entry] { $count } repas
   *[other] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}

refuse-first = Vous êtes { $seats }, il n’y a donc pas de place { $number }. Prends-en une de 1 à { $seats }, ou laisse faire le hasard.
refuse-chosen = Aucune carte ne porte « { $word } ». Écris des nombres de 1 à { $most }, séparés par des espaces ou des virgules.
refuse-chosen-all = Vous laissez de côté tous les nombres. Gardez-en au moins un.
refuse-not-seated = Cette place ne joue pas. Joue depuis une place de la table.
refuse-over = La partie est finie. Commences-en une autre pour continuer.
refuse-nature = Ça, ce sont le dé, la pioche et l’horloge qui en décident. Toi, tu peux marcher, creuser et ramasser.
refuse-moment = Un instant : le dé ou une carte passe d’abord.
refuse-turn = C’est à { $seat } de jouer ; ensuite on continue dans le sens des aiguilles d’une montre.
refuse-collecting = { $seat } est en train de ramasser. Chacun son tour.
refuse-place-first = Pose d’abord ton pion sur un trou libre.
refuse-no-such-hole = Ce trou n’existe pas. Prends-en un du carnet.
refuse-hole-taken = { $seat } est déjà sur le trou { $hole }. Prends un trou libre.
refuse-placed = Ton pion est déjà dans le terrier. Il part de là où il est.
refuse-roll-first = Lance d’abord le dé, puis marche.
refuse-must-move = Tu ne peux pas passer ton tour : lance le dé, ou joue une carte Creuser si tu en as une.
refuse-rolled = Tu as déjà lancé le dé : { $pips }. Maintenant, marche, ou joue une carte Creuser si tu en as une.
refuse-must-walk = Tu ne peux pas rester sur place : fais { $pips } pas.
refuse-move-first = Tu ramasses à la fin de ton tour, là où tu te trouves à ce moment-là.
refuse-no-dig = Tu n’as pas de carte Creuser en main. Cette fois, tu marches.
refuse-dig-used = Tu as déjà joué ta carte Creuser, et chacun n’en a qu’une. À partir de maintenant, tu marches.
refuse-dig-late = C’est trop tard pour une carte Creuser : elle remplace la marche. Ramasse, ou renonce.
refuse-wall = Aucun tunnel ne va du trou { $here } au trou { $there }. Reste dans les tunnels.
refuse-too-far = C’est trop loin : arrête-toi après { $pips } pas.
refuse-too-short = Il manque encore { $left } pas. Continue.
refuse-occupied = { $seat } est sur le trou { $hole }. Saute plus loin, sur un trou libre.
refuse-jump-twice = Ici, tu sautes déjà par-dessus le trou { $hole }. Un saut ne passe qu’une fois par chaque trou.
refuse-jump-back = Ce saut part du trou { $hole }, il ne peut pas y finir. Saute sur un autre trou libre.
refuse-turn-back = Ce déplacement est déjà passé par le trou { $hole }. Il reste un chemin nouveau, par exemple vers le trou { $there }.
refuse-collect-first = C’est le moment de ramasser. Prends ce qu’il y a ici, ou renonce.
refuse-gift-first = Le cadeau d’abord : choisis une carte.
refuse-no-gift = Il n’y a pas de cadeau ici en ce moment. Tu en ouvres un quand ton chemin finit dessus.
refuse-not-in-gift = Cette carte n’est pas dans ton cadeau. Prends une de celles que tu as piochées.
refuse-must-keep = Il faut garder une de ces cartes. Choisis-en une.
refuse-dig-not-active = Seule la personne dont c’est le tour peut prendre la carte Creuser : { $seat }. Prends une carte de provisions.
refuse-not-in-hand = Tu n’as pas toutes ces cartes en main. Pose seulement ce que tu as.
refuse-dig-collects = Une carte Creuser ne sert pas à ramasser. Pose des cartes avec des nombres.
refuse-kind = { $kind ->
    [berries] Ici, il y a des baies. Prends seulement des cartes de baies.
    [acorns] Ici, il y a des glands. Prends seulement des cartes de glands.
   *[grains] Ici, il y a des grains. Prends seulement des cartes de grains.
}
refuse-added-only = Ici, on additionne seulement. Ne soustrais aucune carte.
refuse-nothing-added = Ajoute au moins une carte, sinon tu n’arrives pas à { $number }.
refuse-none = Pose des cartes qui font exactement { $number }.
refuse-sum = Cela fait { $made }. Il te faut exactement { $number }.
refuse-not-in-stock = Il n’y a pas autant de ces cartes sur l’étalage. Prends ce qu’il y a.
refuse-not-in-pile = Pour la monnaie, tu ne rends que des cartes de ta propre pile.
refuse-one-kind = Reste dans une seule sorte, pour la monnaie aussi.
refuse-nothing-taken = Prends sur l’étalage de quoi faire exactement { $number }.
refuse-change-for-one = On ne rend la monnaie que sur une seule carte trop grande. N’en prends qu’une.
refuse-order = Nomme les cartes dans l’ordre, chacune autant de fois que tu la poses.

tell-begins = { $seat } commence.
tell-dealt = Chacun reçoit { $count } cartes.
tell-places = { $seat } choisit son trou de départ.
tell-opens = Le carnet s’ouvre à la page { $page }.
tell-rolls = { $seat } lance le dé et fait { $pips }.
tell-walks = { $seat } arrive { $kind ->
    [berries] devant { $number ->
        [one] { $number } baie
       *[other] { $number } baies
    }
    [acorns] devant { $number ->
        [one] { $number } gland
       *[other] { $number } glands
    }
    [grains] devant { $number ->
        [one] { $number } grain
       *[other] { $number } grains
    }
    [store] devant une réserve de { $number }
    [gift] devant un cadeau
    [portal] sur un portail
   *[plain] dans un trou vide
}.
tell-jumps = { $seat } saute par-dessus { $other_seat }.
tell-portal = Le dé décide de la page suivante.
tell-portal-again = Ici, { $seat } est sur un portail : on relance le dé.
tell-portal-enough = Ici, { $seat } est sur un portail, mais six lancers suffisent.
tell-digs = { $seat } joue une carte Creuser : le dé décide de la page suivante.
tell-turns = On tourne la page : page { $page }.
tell-same-page = Le dé montre { $page } : cette page est déjà ouverte.
tell-everyone = Maintenant, tout le monde peut ramasser là où il est.
tell-collects = { $seat } ramasse { $kind ->
    [berries] { $number ->
        [one] { $number } baie
       *[other] { $number } baies
    }
    [acorns] { $number ->
        [one] { $number } gland
       *[other] { $number } glands
    }
    [grains] { $number ->
        [one] { $number } grain
       *[other] { $number } grains
    }
   *[store] { $number ->
        [one] { $number } provision de la réserve
       *[other] { $number } provisions de la réserve
    }
}{ $cards ->
    [1] { "" } avec une seule carte
   *[other] { "" } : { $sum }
}.
tell-takes = { $seat } prend { $kind ->
    [berries] { $number ->
        [one] { $number } baie
       *[other] { $number } baies
    }
    [acorns] { $number ->
        [one] { $number } gland
       *[other] { $number } glands
    }
   *[grains] { $number ->
        [one] { $number } grain
       *[other] { $number } grains
    }
}{ $cards ->
    [1] { "" } avec une seule carte
   *[other] { "" } : { $sum }
}.
tell-takes-change = { $seat } prend { $kind ->
    [berries] { $number ->
        [one] { $number } baie
       *[other] { $number } baies
    }
    [acorns] { $number ->
        [one] { $number } gland
       *[other] { $number } glands
    }
   *[grains] { $number ->
        [one] { $number } grain
       *[other] { $number } grains
    }
} avec une carte de { $card } et rend { $back }.
tell-declines = { $seat } ne ramasse rien.
tell-gift = { $seat } ouvre un cadeau.
tell-gift-empty = La pioche est épuisée, le cadeau est donc vide.
tell-keeps = { $seat } garde { $kind ->
    [berries] { $value ->
        [one] { $value } baie
       *[other] { $value } baies
    }
    [acorns] { $value ->
        [one] { $value } gland
       *[other] { $value } glands
    }
   *[grains] { $value ->
        [one] { $value } grain
       *[other] { $value } grains
    }
} du cadeau.
tell-keeps-dig = { $seat } prend la carte Creuser du cadeau : le dé décide de la page suivante.
tell-declines-gift = Il n’y a que des cartes Creuser dans le cadeau ; { $seat } n’en prend pas.
tell-extra = { $seat } a trouvé un cadeau et rejoue.
tell-declines-turn = { $seat } renonce au tour de plus.
tell-basket = { $seat } reçoit le panier qui appartient à { $other_seat }.
tell-basket-back = { $seat } reprend son panier sans rien payer.
tell-basket-bought = { $seat } rachète son panier ; { $other_seat } reçoit les provisions en échange.
tell-unlucky = { $seat } repart sans rien, mais pioche 1 carte.
tell-draws = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
tell-pile-empty = La pioche est vide.
tell-time-up = Le temps est écoulé, la table décide pour { $seat }.
tell-end-hand = La pioche est vide, et { $seat } n’a plus { $count ->
    [0] de carte
    [one] qu’une carte
   *[other] que { $count } cartes
}.
tell-end-stock = { $kind ->
    [berries] Il n’y a plus de baies.
    [acorns] Il n’y a plus de glands.
   *[grains] Il n’y a plus de grains.
}
tell-end-stuck = Plus personne ne peut rien ramasser.
tell-end-quiet = Pendant six manches, personne n’a rien ramassé.
tell-last-round = Vous terminez cette manche.
tell-winner = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tell-winner-lunches = { $seat } gagne avec { $points } repas.
tell-shared = { $winners } joueurs se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
tell-shared-lunches = { $winners } joueurs se partagent la victoire avec { $points } repas chacun.

## Le texte d’un carnet, et ce qu’on en fait

book-at = Ligne { $line }, colonne { $column } :{" "}
book-too-long = { book-at }Le texte est trop long ; un carnet a au plus { $most } caractères.
book-tab = { book-at }Il y a une tabulation ici. Mets des espaces, car chaque éditeur donne aux tabulations une autre largeur.
book-hidden = { book-at }Un caractère que personne ne voit se cache ici ({ $sign }). Efface-le.
book-before = { book-at }Un carnet commence par une ligne « page 1 ». Avant elle, il n’y a que des remarques, qui commencent par #.
book-page-number = { book-at }Ici vient « page { $page } » : les pages se suivent dans l’ordre, chacune avec son numéro.
book-page-extra = { book-at }Un carnet a { $pages } pages, une pour chaque face du dé. En voici une de trop.
book-page-missing = { book-at }La page { $page } manque. Écris une ligne « page { $page } » et dessine son plan dessous ; un carnet a { $pages } pages.
book-rest = { book-at }La ligne devrait finir avant ce mot.
book-wide = { book-at }Le plan est trop large. Il peut avoir { $most } colonnes, et en voici une de plus.
book-high = { book-at }Le plan est trop haut. Il peut avoir { $most } lignes, et en voici une de plus.
book-sign = { book-at }« { $sign } » ne veut rien dire sur le plan. Il y a b a g s ! @ o pour les trous et - | / \ + pour les tunnels.
book-number = { book-at }Juste derrière « { $sign } » vient un nombre de 1 à { $most }.
book-no-number = { book-at }Derrière « { $sign } » ne vient aucun nombre ; seuls b, a, g et s en ont un.
book-number-alone = { book-at }Ce nombre est tout seul. Mets b, a, g ou s juste devant.
book-few-holes = { book-at }La page { $page } { $holes ->
    [0] n’a pas de trou
    [one] n’a qu’un trou
   *[other] n’a que { $holes } trous
}. Il lui en faut de { $least } à { $most }.
book-many-holes = { book-at }Ce trou est de trop : une page en a au plus { $most }.
book-holes-near = { book-at }Ce trou est trop près d’un autre. Laisse { $columns } colonnes ou { $lines } lignes entre eux, pour qu’un doigt les distingue.
book-hole-extra = { book-at }Sur la page 1, il n’y a pas de trou ici. Les trous de la page { $page } doivent être aux mêmes endroits : même ligne du plan, même colonne.
book-hole-missing = { book-at }Ici, il manque un trou à la page { $page }, car la page 1 en a un à cet endroit (ligne { $first } du texte). Écris o pour un trou vide.
book-tunnel-end = { book-at }Le tunnel « { $sign } » ne mène nulle part ici. Mène-le tout droit jusqu’au signe d’un trou, ou tourne avec +.
book-bend = { book-at }{ $ways ->
    [0] Ce coude ne relie rien
    [one] Ce coude ne relie qu’un bout de tunnel
   *[other] Ce coude relie { $ways } bouts de tunnel
}. Il doit en relier exactement deux, et les deux doivent pointer vers le +.
book-tunnel-cross = { book-at }Deux tunnels se croisent ici. Fais passer l’un autour de l’autre.
book-tunnel-ring = { book-at }Ce tunnel tourne en rond et ne mène nulle part. Ouvre-le vers deux trous.
book-tunnel-same = { book-at }Ce tunnel part d’un trou et y revient. Un tunnel relie deux trous différents.
book-tunnel-double = { book-at }Le tunnel de la ligne { $first } relie déjà ces deux trous. Efface l’un des deux.
book-hole-tunnels = { book-at }{ $tunnels } tunnels partent de ce trou, mais { $most } au plus sont permis. Bouches-en quelques-uns.
book-unreached = { book-at }On ne peut pas atteindre ce trou depuis le premier trou de la page { $page }. Creuse un tunnel jusqu’à lui.
book-file-missing = { $file } n’existe pas
book-file-folder = { $file } est un dossier ; donne le fichier d’un carnet qui s’y trouve
book-file-closed = { $file } ne peut pas être lu : tu n’as pas le droit de l’ouvrir
book-file-binary = { $file } n’est pas un texte ; enregistre le carnet en texte brut (UTF-8)
book-fine = Le carnet { $file } est bon : { $holes } trous sur chacune des { $pages } pages.
book-page-sum = Page { $page } : { $tunnels } tunnels ;

## Le plateau

board-holes = Trous de la page
board-keys = Les flèches te mènent de trou en trou, la barre d’espace en choisit un. La touche Entrée fait ce que dit le grand bouton. Les chiffres posent des cartes, plus et moins changent le signe de la dernière. W : autre chemin, D : creuser, H : indice, N : ne rien prendre, C : tes cartes, K : toutes les touches. Retour arrière ou Ctrl+Z annule.
board-key-walk = Aller de trou en trou
board-key-leap = Au premier ou au dernier trou que tu peux choisir
board-key-choose = Choisir ce trou
board-key-lay = Poser une carte de ta main
board-key-sign = Ajouter ou soustraire la dernière carte
board-key-take = Prendre une carte avec ce nombre
board-key-give = Moins, puis un nombre : rendre cette carte
board-key-kind = Une autre sorte de la réserve
board-key-gift = Choisir une carte du cadeau
board-key-back = Annuler ce que tu as choisi ou posé
board-hole = Trou { $hole }
board-print = { $kind ->
    [berries] { $number ->
        [one] 1 baie
       *[other] { $number } baies
    }
    [acorns] { $number ->
        [one] 1 gland
       *[other] { $number } glands
    }
    [grains] { $number ->
        [one] 1 grain
       *[other] { $number } grains
    }
    [store] réserve de { $number }
    [gift] cadeau
    [portal] portail
   *[plain] trou vide
}
board-hole-yours = tu es ici
board-hole-of = { $name } est ici
board-hole-free = tu peux commencer ici
board-hole-steps = { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
}
board-hole-via = { $steps } pas en passant par { $via }
board-hole-over = tu sautes par-dessus { $names }
board-hole-ways = { $ways } chemins y mènent
board-hole-away = { $steps ->
    [one] à 1 tunnel d’ici
   *[other] à { $steps } tunnels d’ici
}
board-reach = { $count ->
    [one] { $count } trou à portée.
   *[other] { $count } trous à portée.
}{ $good ->
    [0] { "" }
    [one] { " " }Tu peux ramasser au trou { $holes }.
   *[other] { " " }Tu peux ramasser aux trous { $holes }.
}
board-hole-makes = ici, tu peux ramasser
board-hole-empty = il n’y a rien dedans
board-hole-tunnels = { $count ->
    [one] un tunnel vers le trou { $holes }
   *[other] des tunnels vers les trous { $holes }
}
board-die = Le dé montre { $pips }.
board-die-page = Le dé montre la page { $pips }.
board-die-rolling = Le dé roule.
board-die-waiting = Le dé est prêt.
board-clock =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
board-over = La partie est finie.
board-sending = C’est parti…
board-moment = Un instant.
board-turning = On tourne la page.
board-walking = { $name } est en route.
board-wait-begin = On commence dans un instant.
board-wait-draw = On distribue les cartes.
board-wait-place = { $name } choisit un trou.
board-wait-open = On ouvre le carnet.
board-wait-ready = C’est à { $name } de jouer.
board-wait-roll = { $name } lance le dé.
board-wait-walk = { $name } a { $pips } pas à faire.
board-wait-page = Le dé décide de la page.
board-wait-unwrap = { $name } ouvre un cadeau.
board-wait-gift = { $name } choisit dans un cadeau.
board-wait-collect = { $name } peut ramasser.
board-place = Dans quel trou commences-tu ?
board-place-here = Tu commences ici ?
board-place-how = Choisis un trou. Ce qu’il y a dedans peut encore changer.
board-place-first = Touche d’abord un trou libre.
board-place-go = Commencer ici
board-ready = À toi : lance le dé.
board-ready-dig = Lance le dé, ou joue une carte Creuser.
board-extra = Un cadeau : tu rejoues.
board-roll = Lancer
board-dig = Creuser
board-dig-how = Creuser : tu restes sur place. Le dé choisit une page, puis tout le monde ramasse.
board-skip = Passer
board-walk = { $pips } pas. Où vas-tu ?
board-walk-there = { $pips } pas. Tu y vas ?
board-walk-first = Choisis d’abord le trou où tu vas.
board-go = Y aller
board-ways = Chemins
board-way = Chemin { $way } sur { $ways }
board-way-before = Chemin précédent
board-way-next = Chemin suivant
board-there-makes = Tu peux ramasser
board-there-lacks = Tes cartes ne font pas ce nombre
board-there-gift = Pioche { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes, gardes-en 1
}
board-there-gift-empty = Vide : la pioche est épuisée
board-there-again = Encore un tour
board-there-portal = Le dé décidera de la page
board-there-nothing = Rien à prendre
board-there-over = Saut par-dessus { $names }
board-there-over-basket = Saut par-dessus { $names } : ramasse, et à toi les paniers
board-hand =
    { $cards ->
        [one] Ta main, { $cards } carte
       *[other] Ta main, { $cards } cartes
    }
board-hand-empty = Aucune carte en main
board-card = { $kind ->
    [berries] baies { $value }
    [acorns] glands { $value }
    [grains] grains { $value }
   *[dig] carte Creuser
}
board-card-state = { $card }{ $state ->
    [plus] , en plus
    [minus] , en moins
    [useless] , ne compte pas ici
   *[none] { "" }
}{ $fresh ->
    [yes] , nouvelle
   *[no] { "" }
}
board-new = nouvelle
board-lane-plus = en plus
board-lane-minus = en moins
board-collect = { $print } : avec quelles cartes ?
board-wanted = il faut
board-lay-how = Touche : en plus. Encore : en moins.
board-lay-how-plus = Touche les cartes que tu ajoutes.
board-lay-first = Pose d’abord des cartes qui font le nombre voulu.
board-sum = { $sum } = { $total }, il faut { $wanted }.{ $fits ->
    [yes] { " " }C’est bon.
   *[no] { "" }
}
board-sum-empty = Il faut { $wanted }.
board-ends = { $end ->
    [round] { $cards ->
        [0] Il ne te reste alors aucune carte
        [one] Il te reste alors 1 carte
       *[other] Il te reste alors { $cards } cartes
    }, et cette manche est la dernière.
   *[once] { $cards ->
        [0] Il ne te reste alors aucune carte
        [one] Il te reste alors 1 carte
       *[other] Il te reste alors { $cards } cartes
    }, et la partie est finie.
}
board-end-near = La pioche est vide. Posez des cartes jusqu’à ce que quelqu’un en ait { $small } ou moins : la partie est alors finie.
board-collect-go = Ramasser
board-nothing = Rien
board-nothing-go = Ne rien ramasser
board-hint = Indice
board-hint-how = Indice : montrer des cartes qui vont
board-hint-none = Tes cartes ne font pas ce nombre.
board-gift = Quelle carte gardes-tu ?
board-gift-digs = Que des cartes Creuser. Tu en veux une ?
board-gift-cards = Le cadeau
board-gift-how = L’une va sur ta pile d’additions, les autres sous la pioche.
board-gift-how-dig = Une carte Creuser se joue aussitôt ; toute autre va sur ta pile d’additions.
board-gift-how-no-dig = Tu en gardes une. Seule la personne dont c’est le tour peut prendre la carte Creuser.
board-gift-decline = Aucune
board-keep = Garder
board-keep-first = Touche d’abord ce que tu gardes.
board-curtain = Réservé à { $name }.
board-curtain-tap = Touche pour voir tes cartes
board-curtain-head = À toi. Regarde tes cartes.
board-lift = Mes cartes
board-piles = Tes piles : { $plus } en plus, { $minus } en moins, cela fait { $points }.
board-points =
    { $points ->
        [one] point
       *[other] points
    }
board-why-basket = À son prochain tour réussi, { $owner } donne ses provisions à { $name } ; puis le panier revient.
board-take = { $print } : que prends-tu ?
board-take-first = Prends d’abord des cartes sur l’étalage.
board-take-go = Prendre
board-take-card = prendre { $card }, il en reste { $left }
board-give-card = rendre { $card }, il en reste { $left }
board-put-back = reposer { $card }
board-choose-kind = Que veux-tu de la réserve ?
board-kind = { $kind ->
    [berries] baies
    [acorns] glands
   *[grains] grains
}
board-stock = Étalage
board-stock-none = Ces cartes ne font pas ce nombre.
board-change = Trop ? Rends des cartes.
board-count = { $missing ->
    [0] { $over ->
        [0] C’est bon.
       *[other] { $over } de trop.
    }
   *[other] Il en manque { $missing }.
}
board-lunch = Ton repas
board-lunches =
    { $lunches ->
        [one] repas prêt
       *[other] repas prêts
    }
board-amount = { $kind ->
    [berries] baies
    [acorns] glands
   *[grains] grains
} : { $amount }

## À côté du plateau

panel-seats = Toute la table
panel-brief = Tout le monde en un coup d’œil
panel-you = toi
panel-turn = joue
panel-asked = réfléchit
panel-hand = { $cards ->
    [0] aucune carte en main
    [one] 1 carte en main
   *[other] { $cards } cartes en main
}
panel-holds = { $count ->
    [one] a le panier qui appartient à { $names }
   *[other] a les paniers qui appartiennent à { $names }
}
panel-piles = { $name } : les piles
panel-added = pile d’additions { $points }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
panel-subtracted = pile de soustractions { $points }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
panel-added-title = Pile d’additions, face visible : { $points }
panel-subtracted-title = Pile de soustractions, face cachée : { $points }
panel-piles-empty = Encore rien ramassé.
panel-card = { $kind ->
    [berries] Baies { $value }
    [acorns] Glands { $value }
    [grains] Grains { $value }
   *[dig] Carte Creuser
}
panel-pile = Pioche : { $cards ->
    [0] vide
    [one] 1 carte
   *[other] { $cards } cartes
}
panel-pile-ends = Quand elle est vide, la partie finit dès que quelqu’un a { $small } cartes ou moins.
panel-pile-empty = La partie finit dès que quelqu’un a { $small } cartes ou moins.
panel-pile-last = Dernière manche : { $name } joue encore, puis c’est fini.
panel-pile-fewest = { $count ->
    [one] { $names } a le moins de cartes : { $cards }.
   *[other] { $names } ont le moins de cartes : { $cards } chacun.
}
panel-finish = Vous terminez la manche : tout le monde joue autant de fois.
panel-quiet = { $quiet ->
    [one] Personne n’a posé de carte depuis { $quiet } manche.
   *[other] Personne n’a posé de carte depuis { $quiet } manches.
} Au bout de { $most } manches, c’est fini.
panel-dug = { $used ->
    [0] Aucune carte Creuser jouée
    [one] { $used } carte Creuser jouée sur { $all }
   *[other] { $used } cartes Creuser jouées sur { $all }
}
panel-refill-round = { $turns ->
    [one] Après ce tour, tout le monde complète sa main à { $hand } cartes.
   *[other] Encore { $turns } tours, puis tout le monde complète sa main à { $hand } cartes.
}
panel-refill-turn = Après chaque tour, tout le monde complète sa main à { $hand } cartes.
panel-baskets = Paniers
panel-debt = { $owner } doit ses prochaines provisions à { $holder }.
panel-debt-mine = Tu dois tes prochaines provisions à { $holder }.
panel-debt-yours = { $owner } te doit ses prochaines provisions.
panel-lunches = { $lunches ->
    [0] pas encore de repas complet
    [one] 1 repas complet
   *[other] { $lunches } repas complets
}
panel-amount = { $kind ->
    [berries] baies
    [acorns] glands
   *[grains] grains
} { $amount }
panel-dig-left = carte Creuser encore là
panel-dig-used = carte Creuser déjà jouée
panel-lunch-how = Un de chaque, et voilà un repas.
panel-stock = Encore sur l’étalage
panel-stock-kind = { $kind ->
    [berries] Baies
    [acorns] Glands
   *[grains] Grains
} : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
panel-stock-ends = Dès qu’une sorte est épuisée, la partie est finie.

## La fin

end-title = Ce que tout le monde a ramassé
end-won-points = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-won-lunches = { $name } gagne avec { $points ->
    [one] { $points } repas
   *[other] { $points } repas
}.
end-you-points = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-you-lunches = Tu gagnes avec { $points ->
    [one] { $points } repas
   *[other] { $points } repas
}.
end-shared-points = { $names } gagnent à égalité avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-shared-lunches = { $names } gagnent à égalité avec { $points ->
    [one] { $points } repas
   *[other] { $points } repas
}.
end-hand = { $count ->
    [one] La pioche est vide, et { $names } { $cards ->
        [0] n’a plus de carte.
        [one] n’a plus qu’une carte.
       *[other] n’a plus que { $cards } cartes.
    }
   *[other] La pioche est vide, et { $names } n’ont presque plus de cartes.
}
end-stock = Il n’y a plus de { $kinds } sur l’étalage.
end-kind = { $kind ->
    [berries] baies
    [acorns] glands
   *[grains] grains
}
end-stuck = La pioche est vide, et plus personne ne peut rien ramasser, sur aucune page.
end-quiet = Pendant { $rounds } manches, personne n’a rien ramassé.
end-added = { $cards ->
    [one] { $cards } carte ajoutée
   *[other] { $cards } cartes ajoutées
}
end-subtracted = { $cards ->
    [one] { $cards } carte soustraite
   *[other] { $cards } cartes soustraites
}
end-total = Points
end-lunches = Repas complets
# On a phone beside the TV, while the TV counts.
hand-counting = On compte les cartes, regarde la télé.

## Les pages

leaf-title = Feuilleter
leaf-page = Page { $page }
leaf-page-open = Page { $page }, ouverte
leaf-before = Page précédente
leaf-after = Page suivante
leaf-stand = sous les pattes : { board-print }
leaf-hole = Trou { $hole } : { $kind ->
    [plain] vide
   *[other] { board-print }
}
leaf-holes = Les trous de cette page
leaf-can = peut être ramassé
leaf-chance = { $pages ->
    [0] Là où tu es, tu ne pourrais ramasser sur aucune des { $all } pages.
    [one] Sur { $pages } page sur { $all }, tu pourrais ramasser là où tu es.
   *[other] Sur { $pages } pages sur { $all }, tu pourrais ramasser là où tu es.
}
leaf-chance-of = { $pages ->
    [0] Là, { $name } ne pourrait ramasser sur aucune des { $all } pages.
    [one] Sur { $pages } page sur { $all }, { $name } pourrait ramasser là.
   *[other] Sur { $pages } pages sur { $all }, { $name } pourrait ramasser là.
}
leaf-marks = Entouré : tes cartes font ces nombres.
leaf-marks-entry = Entouré : tu peux le prendre sur l’étalage.

## Pour commencer

primer-walk = Lance le dé et fais exactement ce nombre de pas dans les tunnels. Tu sautes par-dessus les sousliks sur ton chemin, et chaque saut est un seul pas.
primer-collect = Là où tu arrives, tu ramasses ce qui est indiqué : avec des cartes de cette sorte qui font juste ce nombre, en plus ou en moins. Si rien ne va, tu pioches une carte.
primer-store = Pour une réserve, toutes les sortes conviennent. Dans un cadeau, tu choisis une carte sur trois.
primer-page = Un portail ou une carte Creuser, et le dé donne une nouvelle page. Vous restez tous à votre place et ramassez ce qui s’y trouve maintenant.
primer-end = Quand la pioche est vide et que quelqu’un a 3 cartes ou moins, la partie est finie. La pile d’additions compte, on en soustrait la pile de soustractions. Le plus de points gagne.
primer-entry = Pour les plus petits, toutes les cartes sont visibles. Une baie, un gland et un grain font un repas. La personne qui a le plus de repas gagne.
primer-add = Là où tu arrives, tu ramasses ce qui est indiqué : avec des cartes de cette sorte qui, additionnées, font exactement le nombre. Si rien ne va, tu pioches une carte.
primer-end-added = Quand la pioche est vide et que quelqu’un a 3 cartes ou moins, la partie est finie. La personne qui a le plus ramassé gagne.
primer-take = Là où tu arrives, tu prends sur l’étalage ce qui est indiqué : une carte, plusieurs qui font le nombre ensemble, ou une plus grande en rendant la monnaie.
primer-choose = Pour une réserve, tu choisis la sorte. Avec un cadeau, tu rejoues tout de suite.
primer-lunch = Une baie, un gland et un grain font un repas. La sorte dont tu as le moins te dit combien de repas tu as.
primer-stall = Quand une sorte est épuisée sur l’étalage, la partie est finie. La personne qui a le plus de repas gagne.

## What chance decides, for the page that checks a log
chance-starter = Qui commence
chance-die = Dé
chance-pile = Pioche
chance-card =
    { $kind ->
        [berries] Baies { $value }
        [acorns] Glands { $value }
        [grains] Grains { $value }
       *[dig] Carte Creuser
    }
