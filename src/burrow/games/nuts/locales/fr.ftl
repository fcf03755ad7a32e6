# Auf die Nüsse! en français. Geai : le cassenoix, oiseau voleur de noix ; niche : la face vide d’un dé de chien.

title = Auf die Nüsse!
tagline = Encore un lancer, et j’arrête. Promis.
pitch = Un jeu de dés où un lancer de trop fait tout perdre
about = Cinq dés, des provisions pour l’hiver et toujours la même question : s’arrêter ou relancer ? Si tu n’obtiens que des écureuils, tes noix sont perdues. Mais alors commence la course aux noix, et tout le monde lance à toute vitesse.

# Les parties des règles

section-setup = Préparation
section-turn = Ton tour
section-birds = Que des geais
section-squirrels = Que des écureuils
section-race = La course aux noix
section-last-die = Le dernier dé
section-end = Fin de la partie
section-rulings = Pour être précis

# Règles

rule-N-01 = Chaque joueur a son dé chien. Il porte un chien et cinq niches. Les dés chien en trop restent dans la boîte.
rule-N-02 = Au milieu se trouvent cinq dés écureuil. Chacun porte trois écureuils, deux noix et un geai.
rule-N-03 = Quelqu’un note les points. Ici, c’est la table qui s’en charge.
rule-N-04 = En famille, la personne qui a croqué une noix le plus récemment commence.
rule-N-05 = À ton tour, tu lances d’abord les cinq dés écureuil.
rule-N-06 = Chaque noix vaut un point, et son dé peut être relancé.
rule-N-07 = Un écureuil ne vaut rien, mais son dé peut être relancé.
rule-N-08 = Un geai ne vaut rien, et son dé est mis de côté.
rule-N-09 = Si les dés ne montrent pas tous un geai, ni tous un écureuil, tu choisis : t’arrêter ou relancer.
rule-N-10 = T’arrêter : tu gardes les noix de ce tour, elles sont notées comme points. Ensuite, c’est au joueur suivant.
rule-N-11 = Relancer : les noix sont comptées, les geais restent de côté, et tu lances tous les dés qui montrent un écureuil ou une noix, sans en laisser un seul.
rule-N-12 = Les noix de chaque nouveau lancer s’ajoutent aux noix de ce tour.
rule-N-13 = Après chaque lancer, tu choisis de nouveau.
rule-N-14 = Si tous les dés de ton lancer montrent un geai, ton tour s’arrête aussitôt et toutes ses noix sont perdues.
rule-N-15 = Si tous les dés de ton lancer montrent un écureuil, qu’il y en ait un ou cinq, toutes les noix de ce tour sont perdues.
rule-N-16 = Mais une course aux noix commence aussitôt.
rule-N-17 = Tu cries « Aux noix ! » et tu prends les dés qui viennent de ne montrer que des écureuils, ceux-là et pas d’autres.
rule-N-18 = { $race ->
    [paced] Tu les lances coup par coup, en même temps que les autres. Ici, les geais ne sont pas mis de côté : on les relance aussi.
   *[any] Tu les lances aussi vite et aussi souvent que tu peux. Ici, les geais ne sont pas mis de côté : on les relance aussi.
}
rule-N-19 = Chaque noix compte, et la table compte avec toi.
rule-N-20 = { $race ->
    [paced] À chacun de tes lancers, tous les autres lancent une fois leur dé chien.
   *[any] Pendant ce temps, tous les autres lancent leur dé chien le plus vite possible.
}
rule-N-21 = Le joueur qui obtient le chien aboie : « Ouaf, ouaf ! »
rule-N-22 = Dès que tous les autres ont leur chien, tu dois t’arrêter. Ce que tu lances après le dernier chien ne compte plus.
rule-N-23 = Les noix que tu as comptées jusque-là sont notées comme points.
rule-N-24 = Ensuite, on continue dans le sens des aiguilles d’une montre : c’est au joueur suivant.
rule-N-25 = S’il ne te reste qu’un dé et que tu obtiens une noix avec lui, tu peux reprendre les cinq dés et continuer.
rule-N-26 = La noix du dernier dé compte aussi.
rule-N-27 = Par exemple : trois dés montrent deux geais et un écureuil. Tu lances l’écureuil tout seul et il devient une noix : une noix de plus pour toi, et les cinq dés sont de retour.
rule-N-28 = Si le dernier dé montre un geai, ton tour est fini ; s’il montre un écureuil, il y a une course aux noix avec ce seul dé. Dans les deux cas, les noix de ce tour sont perdues.
rule-N-29 = { $goal ->
    [any] Vous jouez jusqu’à ce que quelqu’un ait noté assez de points ; d’habitude, c’est 50.
   *[other] Vous jouez jusqu’à ce que quelqu’un ait noté au moins { $goal } points.
}
rule-N-30 = On termine alors la manche, pour que tout le monde ait joué le même nombre de tours.
rule-N-31 = { $end ->
    [first] Le premier qui y arrive gagne tout de suite.
   *[any] À la fin, le joueur qui a le plus de points gagne.
}
rule-NA-01 = Même après une noix avec le dernier dé, tu peux t’arrêter.
rule-NA-02 = Après une noix avec le dernier dé, tu reprends les cinq dés ou tu t’arrêtes. Relancer ce seul dé ne serait jamais mieux : on ne le propose donc pas.
rule-NA-03 = Le dernier dé doit être lancé seul. Si un lancer de plusieurs dés ne t’en laisse qu’un, avec une noix, les cinq ne reviennent pas encore.
rule-NA-04 = « Tous les dés » veut dire les dés de ce lancer, pas les geais déjà mis de côté.
rule-NA-05 = Des geais et des écureuils mélangés, c’est un lancer ordinaire sans noix : tu peux t’arrêter ou relancer.
rule-NA-06 = Le tout premier lancer peut déjà ne montrer que des écureuils. Il y a alors une course aux noix avec cinq dés, et il n’y avait rien à perdre.
rule-NA-07 = Tu peux t’arrêter même sans une seule noix.
rule-NA-08 = Une fois le chien obtenu, tu ne lances plus et tu ne peux plus le perdre.
rule-NA-09 = { $race ->
    [realtime] Un lancer compte si ses dés se sont immobilisés avant le dernier chien.
    [paced] Le lancer fait en même temps que le dernier chien compte encore.
   *[any] Un lancer compte si ses dés se sont immobilisés avant le dernier chien. Dans une course tranquille, le lancer fait en même temps que le dernier chien compte encore.
}
rule-NA-10 = Dans la course aux noix, n’obtenir que des geais ou que des écureuils ne change rien.
rule-NA-11 = { $race ->
    [realtime] Entre deux lancers, il y a au moins { $cadence } millisecondes, pour les robots aussi ; en restant appuyé, on lance exactement à ce rythme. Un compte à rebours fait partir tout le monde ensemble{ race-reading }, et on compte à partir de 0 noix. Si quelqu’un n’a pas lancé son dé chien depuis deux secondes, ou depuis le double du temps minimum si c’est plus long, la table lance à sa place jusqu’à ce que le chien sorte.
    [paced] Une seule pression lance tous les dés à la fois. On compte à partir de 0 noix.
   *[any] Le temps minimum entre deux lancers est le même pour tous, robots compris ; en restant appuyé, on lance exactement à ce rythme. Un compte à rebours fait partir tout le monde ensemble{ race-reading }, et on compte à partir de 0 noix. Si quelqu’un n’a pas lancé son dé chien depuis deux secondes, ou depuis le double du temps minimum si c’est plus long, la table lance à sa place jusqu’à ce que le chien sorte. Dans une course tranquille, une seule pression lance tous les dés à la fois.
}
race-reading = { $reading ->
    [true] { " " }(15 secondes avant la première course, le temps de lire)
   *[other] { "" }
}
rule-NA-12 = À deux, on ne lance qu’un seul dé chien ; tout le reste est pareil.
rule-NA-13 = La manche se termine juste avant le tour du joueur qui a commencé la partie.
rule-NA-14 = { $tie ->
    [extra] Si plusieurs joueurs sont en tête à égalité, chacun joue un tour de plus, dans le sens des aiguilles d’une montre, et les points s’ajoutent ; dans une course aux noix, tous les autres cherchent le chien. On compare ensuite, et on recommence jusqu’à ce qu’un seul soit en tête.
    [shared] Si plusieurs joueurs sont en tête à égalité, ils se partagent la victoire.
   *[any] Si plusieurs joueurs sont en tête à égalité, chacun joue un tour de plus, dans le sens des aiguilles d’une montre, et les points s’ajoutent ; dans une course aux noix, tous les autres cherchent le chien. On compare ensuite, et on recommence jusqu’à ce qu’un seul soit en tête. Si vous préférez, ils se partagent la victoire.
}
rule-NA-15 = Les points d’une course aux noix comptent aussi pour l’objectif.
rule-NA-16 = { $starter ->
    [random] Le hasard décide qui commence. On joue dans le sens des aiguilles d’une montre.
    [first] La personne à la place 1 commence. On joue dans le sens des aiguilles d’une montre.
    [second] La personne à la place 2 commence. On joue dans le sens des aiguilles d’une montre.
    [third] La personne à la place 3 commence. On joue dans le sens des aiguilles d’une montre.
    [fourth] La personne à la place 4 commence. On joue dans le sens des aiguilles d’une montre.
   *[any] Le hasard décide qui commence, ou bien la personne qui ouvre la table choisit une place. On joue dans le sens des aiguilles d’une montre.
}
rule-NA-17 = { $end ->
    [first] Seuls les points notés comptent pour l’objectif. L’atteindre au milieu d’un tour n’oblige pas à s’arrêter.
   *[any] Seuls les points notés comptent pour l’objectif. L’atteindre au milieu d’un tour n’oblige pas à s’arrêter, et ceux qui jouent encore dans la manche peuvent passer devant.
}
rule-NA-18 = Le dernier dé peut faire revenir les cinq encore et encore dans un même tour. Toutes les noix du tour restent en danger.
rule-NA-19 = { $clock ->
    [any] Quand le temps de réflexion est écoulé, les noix de ce tour sont gardées ; si rien n’a encore été lancé, la table lance d’abord. Dans une course tranquille, la table continue alors de lancer pour toi jusqu’à ce que tu appuies de nouveau ; la course ne finit quand même qu’avec le dernier chien. Sans limite, un robot peut prendre la place de quelqu’un qui n’est pas là.
    [0] Vous avez tout votre temps. Si quelqu’un n’est pas là, un robot peut prendre sa place.
   *[other] Vous avez { $clock } secondes de réflexion. Quand elles sont écoulées, les noix de ce tour sont gardées ; si rien n’a encore été lancé, la table lance d’abord. Dans une course tranquille, la table continue alors de lancer pour toi jusqu’à ce que tu appuies de nouveau ; la course ne finit quand même qu’avec le dernier chien.
}

# Réglages

preset-first-help = La personne à la place 1 commence, et avant la première course aux noix, il y a le temps de lire.
preset-short-help = Jusqu’à 25 points, et on partage la victoire en cas d’égalité : environ moitié moins long.
preset-printed-help = Jusqu’à 50 points, avec une vraie course aux noix.
option-goal = Objectif
option-goal-help = On joue jusqu’à ce nombre de points.
option-goal-unit = points
option-end = Fin de la partie
option-end-help = Autant de tours pour tous, ou victoire immédiate dès que l’objectif est atteint.
option-end-round = Terminer la manche
option-end-first = Le premier à l’objectif
option-tie = Égalité
option-tie-help = Ce qui se passe si plusieurs joueurs ont le plus de points à la fin.
option-tie-extra = Un tour de plus chacun
option-tie-shared = Victoire partagée
option-race = Course aux noix
option-race-help = Tous le plus vite possible, ou une seule pression pour lancer tous les dés.
option-race-realtime = À toute vitesse
option-race-paced = Tranquille
option-cadence = Temps minimum entre deux lancers
option-cadence-help = Dans la course aux noix, personne ne lance plus vite.
option-cadence-unit = { $count ->
    [one] milliseconde
   *[other] millisecondes
}
option-reading = Le temps de lire
option-reading-help = Avant la première course aux noix, 15 secondes pour lire ce qui t’attend.
option-starter = Qui commence
option-starter-help = Le hasard décide, ou vous choisissez : en famille, c’est la personne qui a croqué une noix le plus récemment.
option-starter-random = Le hasard
option-starter-first = Place 1
option-starter-second = Place 2
option-starter-third = Place 3
option-starter-fourth = Place 4
option-clock = Temps de réflexion
option-clock-help = Secondes pour chaque choix ; avec 0, chacun prend tout son temps.
option-clock-unit = { $count ->
    [one] seconde
   *[other] secondes
}

# Adversaires

bot-casual = Zigzag
bot-casual-level = facile
bot-casual-about = Joue à l’instinct, oublie de compter les dés et prend des risques dès que les autres sont devant.
bot-careful = Prudence
bot-careful-level = moyen
bot-careful-about = A un nombre en tête et s’arrête exactement là. Toujours.
bot-expert = Cerneau
bot-expert-level = difficile
bot-expert-about = A calculé chaque lancer et connaît le bon moment.

# Points

line-banked = Noix gardées
line-raced = Noix des courses aux noix

# Ce qui ne va pas

refuse-not-seated = Cette place ne joue pas. Joue depuis une place de la table.
refuse-starter = Vous êtes { $seats }, il n’y a donc pas de place { $number }. Prends-en une de 1 à { $seats }, ou laisse faire le hasard.
refuse-over = La partie est finie. Commences-en une autre pour continuer.
refuse-nature = Ça, ce sont les dés et l’horloge qui en décident ; toi, tu peux lancer ou t’arrêter.
refuse-draw = Un instant : le hasard décide qui commence.
refuse-not-your-turn = C’est à { $seat } de jouer ; ensuite on continue dans le sens des aiguilles d’une montre.
refuse-passive-race = La course aux noix a commencé : lance ton dé chien.
refuse-roll-in-race = La course aux noix a commencé : lance aussi vite que tu peux.
refuse-bank-in-race = Pendant la course aux noix, tu ne peux pas t’arrêter ; elle finit avec le dernier chien.
refuse-bank-before-roll = Lance d’abord les cinq dés, ensuite tu pourras t’arrêter.
refuse-in-the-air = Les dés roulent encore. Attends qu’ils se posent.
refuse-paced = Dans une course tranquille, { $seat } lance pour tout le monde.
refuse-has-dog = Tu as déjà ton chien ; ton dé peut se reposer.
refuse-too-late = { $ms ->
    [0] Un clin d’œil trop tard : le dernier chien a été plus rapide.
    [one] { $ms } milliseconde trop tard : le dernier chien a été plus rapide.
   *[other] { $ms } millisecondes trop tard : le dernier chien a été plus rapide.
}
refuse-no-race = Il n’y a pas de course aux noix en ce moment. Elle commence quand un lancer ne montre que des écureuils.
refuse-countdown = Pas encore : tout le monde part ensemble à la fin du compte à rebours.
refuse-cadence = Pas si vite : entre deux lancers, il y a au moins { $ms } millisecondes pour tout le monde.

# Ce qui se passe

count-nuts = { $nuts ->
    [one] une noix
   *[other] { $nuts } noix
}
count-squirrels = { $squirrels ->
    [one] un écureuil
   *[other] { $squirrels } écureuils
}
count-birds = { $birds ->
    [one] un geai
   *[other] { $birds } geais
}
count-faces = { $nuts ->
    [0] { count-squirrels } et { count-birds }
   *[other] { $squirrels ->
        [0] { $birds ->
            [0] { count-nuts }
           *[other] { count-nuts } et { count-birds }
        }
       *[other] { $birds ->
            [0] { count-nuts } et { count-squirrels }
           *[other] { count-nuts }, { count-squirrels } et { count-birds }
        }
    }
}
count-points = { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}
count-lost = { $lost ->
    [0] Il n’y avait rien à perdre.
    [one] Une noix est perdue.
   *[other] { $lost } noix sont perdues.
}
tell-starts = { $seat } commence.
tell-roll = { $seat } lance : { count-faces }. Ce tour-ci : { $total ->
    [0] aucune noix pour l’instant
    [one] 1 noix
   *[other] { $total } noix
}.
tell-fresh = Une noix avec le dernier dé : { $seat } peut reprendre les cinq dés.
tell-all-birds = { $dice ->
    [one] { $seat } obtient un geai avec le dernier dé.
   *[other] { $seat } obtient { $dice } geais et rien d’autre.
} { count-lost }
tell-race = { $dice ->
    [one] Rien qu’un écureuil. { count-lost } Aux noix, { $seat }, avec un seul dé !
   *[other] Que des écureuils. { count-lost } Aux noix, { $seat }, avec { $dice } dés !
}
tell-dog = Ouaf, ouaf ! { $seat } a le chien.
tell-help = La table lance pour { $seat }.
tell-time-up = Le temps est écoulé pour { $seat }.
tell-bank = { $points ->
    [0] { $seat } s’arrête sans noix
    [one] { $seat } garde une noix
   *[other] { $seat } garde { $points } noix
} et a { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
tell-race-over = La course aux noix est finie : { count-points } pour { $seat }, { $score } en tout.
tell-final-round = { $seat } a atteint l’objectif de { $goal } points. On termine la manche.
tell-playoff = Égalité à { $score } points : { $seats } joueurs font chacun un tour de plus.
tell-winner = { $seat } gagne avec { $score } points.
tell-shared = { $winners } joueurs se partagent la victoire avec { $score } points chacun.

# Le plateau

board-scores = Points
board-starts = { $name } commence.
board-draw = Le hasard décide qui commence.
board-turn-yours = C’est à toi de jouer.
board-turn-of = { $name }, c’est à toi de jouer.
board-turn-other = C’est à { $name } de jouer.
board-roll =
    { $dice ->
        [one] Lancer le dernier dé
       *[other] Lancer { $dice } dés
    }
board-roll-fresh = Lancer les { $dice } dés
board-bank =
    { $nuts ->
        [0] S’arrêter sans noix
        [one] Garder 1 noix
       *[other] Garder { $nuts } noix
    }
board-total =
    { $nuts ->
        [one] noix ce tour-ci
       *[other] noix ce tour-ci
    }
board-pile =
    { $nuts ->
        [0] Le creux est vide.
        [one] 1 noix est dans le creux, pas encore gardée.
       *[other] { $nuts } noix sont dans le creux, pas encore gardées.
    }
board-count-squirrel =
    { $many ->
        [one] 1 écureuil
       *[other] { $many } écureuils
    }
board-count-nut =
    { $many ->
        [one] 1 noix
       *[other] { $many } noix
    }
board-count-bird =
    { $many ->
        [one] 1 geai
       *[other] { $many } geais
    }
board-dice = Dés : { $faces }
board-dice-aside =
    { $birds ->
        [one] Dés : { $faces } ; sur la branche : 1 geai
       *[other] Dés : { $faces } ; sur la branche : { $birds } geais
    }
board-dice-air = Les dés sont en l’air.
board-dice-waiting = Cinq dés sont prêts.
board-face-dog = chien
board-face-house = niche
board-face-none = pas encore lancé
board-news-nuts =
    { $nuts ->
        [one] 1 noix de plus
       *[other] { $nuts } noix de plus
    }
board-news-fresh = Une noix avec le dernier dé : les cinq peuvent revenir.
board-news-all-birds =
    { $nuts ->
        [0] Que des geais : rien pour { $name }.
        [one] Que des geais : 1 noix perdue.
       *[other] Que des geais : { $nuts } noix perdues.
    }
board-news-banked =
    { $nuts ->
        [0] { $name } s’arrête sans noix
        [one] { $name } garde 1 noix
       *[other] { $name } garde { $nuts } noix
    } et a { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
board-news-time-up =
    { $nuts ->
        [0] Temps écoulé : aucune noix pour { $name }.
        [one] Temps écoulé : 1 noix gardée pour { $name }.
       *[other] Temps écoulé : { $nuts } noix gardées pour { $name }.
    }
board-odds = Chances
board-odds-lose = Tout perdu : { $chance }
board-odds-safe = Il n’y a encore rien à perdre.
board-odds-birds = Que des geais : { $chance }
board-odds-race = Que des écureuils, puis course aux noix : { $chance }
board-odds-on = Ça continue : { $chance }
board-odds-gain = Ce lancer seul : { $gain } noix en moyenne
board-odds-best-roll = À la longue, mieux vaut lancer.
board-odds-best-five = Mieux vaut quand même lancer : une noix fait revenir les cinq dés.
board-odds-best-bank = À la longue, mieux vaut s’arrêter.
board-race-call = Aux noix !
board-race-why =
    { $nuts ->
        [0] Que des écureuils, et rien à perdre.
        [one] Que des écureuils : 1 noix perdue.
       *[other] Que des écureuils : { $nuts } noix perdues.
    }
board-race-what =
    { $dice ->
        [one] { $name } lance 1 dé pour les noix, tous les autres cherchent le chien, jusqu’à ce que le dernier aboie.
       *[other] { $name } lance { $dice } dés pour les noix, tous les autres cherchent le chien, jusqu’à ce que le dernier aboie.
    }
board-race-task-nuts = Reste appuyé et ramasse les noix.
board-race-task-dog = Reste appuyé jusqu’à obtenir le chien.
board-race-wuff = Ouaf !
board-race-done = Ton chien est là. Touche, et il aboie.
board-race-helped = la table lance
board-race-helped-you = La table lance pour toi. Touche pour lancer toi-même.
board-race-dogs = Dés chien
board-race-paced = Tout le monde lance
board-race-just-over = La course aux noix vient juste de finir. Encore un instant.
board-race-keys = Touche de la course aux noix
board-race-keys-how = Ces touches lancent les dés pendant la course aux noix ; sur un écran tactile, chacun a sa zone.
board-result = Résultat de la course aux noix
board-result-nuts =
    { $nuts ->
        [0] Aucune noix pour { $name }
        [one] 1 noix pour { $name }
       *[other] { $nuts } noix pour { $name }
    }
board-result-rolls =
    { $rolls ->
        [0] Aucun lancer avant le dernier chien
        [one] en 1 lancer avec { $dice ->
            [one] 1 dé
           *[other] { $dice } dés
        }
       *[other] en { $rolls } lancers avec { $dice ->
            [one] 1 dé
           *[other] { $dice } dés
        }
    }
board-result-after = Ouaf après { $time }
board-result-behind = { $time } plus tard
board-result-together = au même instant
board-result-none = pas encore de chien
board-result-throws =
    { $rolls ->
        [one] Ouaf au premier lancer
       *[other] Ouaf au lancer n° { $rolls }
    }
board-final-round = Dernière manche : quelqu’un a atteint { $goal } points.
board-playoff = Départage : { $names }
board-clock =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
board-over =
    { $winners ->
        [one] { $names } gagne avec { $score } points.
       *[other] Victoire partagée, à { $score } points : { $names }.
    }
board-pad-title = Feuille de points
board-pad-goal = Objectif : { $goal } points
board-pad-round = Manche { $round }
board-pad-missing =
    { $points ->
        [0] objectif atteint
        [one] encore 1 point
       *[other] encore { $points } points
    }
board-pad-you = toi
board-primer = Comment on joue
primer-aim = Objectif : { $goal } points. Arrête-toi avant de perdre tes noix.
primer-nut = Chaque noix vaut 1 point, si tu la gardes.
primer-bird = Un dé avec un geai est mis de côté.
primer-gone = Que des écureuils ou que des geais : tout perdu.
primer-race = Après les écureuils, la course aux noix : le joueur qui les a lancés ramasse des noix jusqu’à ce que tous les autres aient leur chien.
primer-bank = Arrête-toi à temps et garde tes noix.

## What chance decides, for the page that checks a log
chance-starter = Qui commence
chance-squirrel-die = Dé écureuil
chance-dog-die = Dé chien
chance-face =
    { $face ->
        [squirrel] écureuil
        [nut] noix
        [bird] geai
        [dog] chien
       *[house] niche
    }
