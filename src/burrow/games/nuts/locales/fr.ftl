# Auf die Nüsse! en français. Geai : le cassenoix, oiseau voleur de noix ; niche : la face vide d’un dé de chien.

title = Auf die Nüsse!
tagline = Encore un lancer, et j’arrête. Promis.
about = Cinq dés, des provisions pour l’hiver et toujours la même question : s’arrêter ou relancer ? Qui n’obtient que des écureuils perd son tour, et tout le monde lance les dés en même temps.

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

rule-N-01 = Chaque place reçoit un dé de chien. Les dés de chien en trop ne jouent pas.
rule-N-02 = Les cinq dés d’écureuil sont au milieu. Chacun porte trois écureuils, deux noix et un geai.
rule-N-03 = Les points sont notés. Ici, c’est la table qui s’en charge.
rule-N-04 = En famille, c’est celui qui a mangé une noix le plus récemment qui commence.
rule-N-05 = À ton tour, tu lances d’abord les cinq dés d’écureuil.
rule-N-06 = Chaque noix vaut un point, et son dé peut être relancé.
rule-N-07 = Un écureuil ne rapporte rien, mais son dé peut être relancé.
rule-N-08 = Un geai ne rapporte rien, et son dé est mis de côté.
rule-N-09 = Si le lancer ne montre ni que des geais ni que des écureuils, tu choisis : t’arrêter ou relancer.
rule-N-10 = T’arrêter : ton tour est fini, et les noix de ce tour sont notées.
rule-N-11 = Relancer : tu reprends tous les dés qui montrent un écureuil ou une noix, sans en laisser un seul.
rule-N-12 = Les noix de chaque nouveau lancer s’ajoutent aux points de ce tour.
rule-N-13 = Après chaque lancer, tu choisis de nouveau.
rule-N-14 = Si tous les dés de ton lancer montrent un geai, ton tour s’arrête aussitôt et tous les points de ce tour sont perdus.
rule-N-15 = Si tous les dés de ton lancer montrent un écureuil, tous les points de ce tour sont perdus…
rule-N-16 = … et une course aux noix commence aussitôt.
rule-N-17 = Dans la course, tu lances exactement les dés qui viennent tous de montrer un écureuil.
rule-N-18 = Tu les lances aussi vite et aussi souvent que tu peux. Ici, les geais restent en jeu.
rule-N-19 = Chaque noix compte ; la table compte à voix haute avec toi.
rule-N-20 = En même temps, tous les autres lancent leur dé de chien aussi vite qu’ils peuvent.
rule-N-21 = Qui obtient le chien aboie : « Ouaf, ouaf ! »
rule-N-22 = Dès que le dernier chien est tombé, c’est fini. Ce qui vient après ne compte plus.
rule-N-23 = Les noix comptées jusque-là sont notées pour toi.
rule-N-24 = Ensuite, c’est au tour de la place suivante, dans le sens des aiguilles d’une montre.
rule-N-25 = S’il ne te reste qu’un dé et que tu obtiens une noix, tu peux reprendre les cinq dés.
rule-N-26 = La noix du dernier dé compte aussi, bien sûr.
rule-N-27 = Par exemple : trois dés montrent deux geais et un écureuil. Tu lances l’écureuil tout seul et il devient une noix : un point de plus, et les cinq dés sont de retour.
rule-N-28 = Si le dernier dé montre un geai, le tour est fini ; s’il montre un écureuil, il y a une course aux noix avec ce seul dé.
rule-N-29 = On joue jusqu’à ce que quelqu’un atteigne le but ; d’habitude, c’est 50 points.
rule-N-30 = On termine alors la manche, pour que tout le monde ait joué le même nombre de tours.
rule-N-31 = Qui a le plus de points gagne.
rule-NA-01 = Même après une noix avec le dernier dé, tu peux t’arrêter.
rule-NA-02 = Après la noix du dernier dé, tu reprends les cinq ou tu t’arrêtes. Relancer ce seul dé ne serait jamais mieux, on ne le propose donc pas.
rule-NA-03 = Le dernier dé doit avoir été lancé seul. Un lancer de plusieurs dés qui ne laisse qu’une noix ne suffit pas encore.
rule-NA-04 = « Tous les dés » veut dire les dés de ce lancer, pas les geais mis de côté.
rule-NA-05 = Des geais et des écureuils mélangés sont un lancer ordinaire sans points : tu peux t’arrêter ou relancer.
rule-NA-06 = Le tout premier lancer peut déjà ne montrer que des écureuils. Il y a alors une course à cinq dés, et il n’y avait rien à perdre.
rule-NA-07 = Tu peux t’arrêter même sans aucun point.
rule-NA-08 = Qui a obtenu le chien ne lance plus et le garde.
rule-NA-09 = Un lancer compte s’il était posé avant le dernier chien. À rythme égal, le lancer de l’étape du dernier chien compte encore.
rule-NA-10 = Dans la course, n’avoir que des geais ou que des écureuils ne change rien.
rule-NA-11 = Le temps minimum entre deux lancers est le même pour tous, ordinateurs compris ; garder le bouton enfoncé lance exactement à ce rythme. Un compte à rebours commun ouvre la course. Pour qui ne lance pas pendant deux secondes, la table lance à sa place. Sans se presser, tous avancent au même rythme : un appui lance tous les dés à la fois.
rule-NA-12 = À deux, un seul dé de chien participe à la course ; tout le reste est pareil.
rule-NA-13 = La manche se termine avec la place qui précède celle qui a commencé la partie.
rule-NA-14 = Si plusieurs sont en tête à égalité, chacun d’eux joue un tour de plus, jusqu’à ce que l’un soit devant. Si tu préfères, ils se partagent la victoire.
rule-NA-15 = Les points d’une course aux noix peuvent aussi décider de la partie.
rule-NA-16 = Le hasard désigne qui commence, ou bien c’est la première place. On joue dans le sens des aiguilles d’une montre.
rule-NA-17 = Seuls les points notés comptent pour le but. L’atteindre au milieu d’un tour n’oblige pas à s’arrêter, et les suivants peuvent encore passer devant.
rule-NA-18 = Le dernier dé peut réussir autant de fois que tu veux dans un tour. Tous les points du tour restent en jeu.
rule-NA-19 = Avec un temps limité : quand il est écoulé, on note ce qui est là ; si rien n’a encore été lancé, la table lance d’abord. Sans limite, un ordinateur peut prendre la place vide.

# Réglages

option-goal = But
option-goal-help = Qui a ce nombre de points annonce la fin.
option-goal-unit = points
option-end = Fin de la partie
option-end-help = Autant de tours pour tous, ou victoire au premier arrivé au but.
option-end-round = Terminer la manche
option-end-first = Le premier au but
option-tie = Égalité
option-tie-help = Ce qui se passe si plusieurs ont autant de points à la fin.
option-tie-extra = Un tour de plus chacun
option-tie-shared = Victoire partagée
option-race = Course aux noix
option-race-help = Le plus vite possible, ou un appui pour tous les dés à la fois.
option-race-realtime = À toute vitesse
option-race-paced = Sans se presser
option-cadence = Temps minimum entre deux lancers
option-cadence-help = Dans la course, personne ne lance plus vite que cela.
option-cadence-unit = ms
option-starter = Qui commence
option-starter-help = Le hasard décide, ou la première place commence.
option-starter-random = Le hasard
option-starter-first = La première place
option-clock = Temps pour choisir
option-clock-help = Secondes pour chaque choix ; avec 0, chacun prend le temps qu’il veut.
option-clock-unit = s

# Adversaires

bot-casual = Zigzag
bot-casual-level = facile
bot-casual-about = Joue à l’instinct, oublie de compter les dés et s’enhardit quand il est derrière.
bot-careful = Prudence
bot-careful-level = moyen
bot-careful-about = A un nombre en tête et s’arrête exactement là. Toujours.
bot-expert = Cerneau
bot-expert-level = difficile
bot-expert-about = A calculé chaque lancer et connaît le bon moment.

# Points

line-banked = Noix mises à l’abri
line-raced = Noix des courses

# Ce qui ne va pas

refuse-not-seated = Cette place ne joue pas.
refuse-over = La partie est finie.
refuse-nature = C’est aux dés et à l’horloge de le dire, pas aux joueurs.
refuse-draw = On saura dans un instant qui commence.
refuse-not-your-turn = C’est à { $seat } de jouer ; ensuite on continue dans le sens des aiguilles d’une montre.
refuse-passive-race = La course aux noix a lieu : lance ton dé de chien.
refuse-roll-in-race = La course aux noix a lieu : lance aussi vite que tu peux.
refuse-bank-in-race = On ne peut pas s’arrêter dans la course ; elle finit avec le dernier chien.
refuse-bank-before-roll = Lance d’abord les cinq dés, ensuite tu pourras t’arrêter.
refuse-in-the-air = Les dés roulent encore.
refuse-paced = Sans se presser, { $seat } lance pour tous à la fois.
refuse-has-dog = Tu as déjà ton chien ; ton dé se repose.
refuse-too-late = { $ms ->
    [0] Un clin d’œil trop tard : le dernier chien a été plus rapide.
    [one] { $ms } milliseconde trop tard : le dernier chien a été plus rapide.
   *[other] { $ms } millisecondes trop tard : le dernier chien a été plus rapide.
}
refuse-no-race = Il n’y a pas de course aux noix en ce moment.
refuse-countdown = Pas encore : tout le monde part ensemble à la fin du compte à rebours.
refuse-cadence = Pas si vite : entre deux lancers, il y a au moins { $ms } millisecondes pour tout le monde.

# Ce qui se passe

count-nuts = { $nuts ->
    [0] aucune noix
    [one] une noix
   *[other] { $nuts } noix
}
count-squirrels = { $squirrels ->
    [0] aucun écureuil
    [one] un écureuil
   *[other] { $squirrels } écureuils
}
count-birds = { $birds ->
    [0] aucun geai
    [one] un geai
   *[other] { $birds } geais
}
count-points = { $points ->
    [0] zéro point
    [one] un point
   *[other] { $points } points
}
count-lost = { $lost ->
    [0] Il n’y avait rien à perdre.
    [one] Un point est perdu.
   *[other] { $lost } points sont perdus.
}
tell-starts = { $seat } commence.
tell-roll = { $seat } obtient { count-nuts }, { count-squirrels } et { count-birds }. Dans ce tour : { $total }.
tell-fresh = Une noix avec le dernier dé : { $seat } peut reprendre les cinq.
tell-all-birds = { $dice ->
    [one] { $seat } obtient un geai avec le dernier dé.
   *[other] { $seat } obtient { $dice } geais et rien d’autre.
} { count-lost }
tell-race = { $dice ->
    [one] Rien qu’un écureuil. { count-lost } Aux noix, { $seat }, avec un seul dé !
   *[other] Que des écureuils. { count-lost } Aux noix, { $seat }, avec { $dice } dés !
}
tell-race-nuts = { $seat } ramasse { count-nuts }, { $total } en tout.
tell-dog = Ouaf, ouaf ! { $seat } a le chien.
tell-help = { $seat } hésite ; la table lance à sa place.
tell-time-up = Le temps est écoulé : { $seat } doit s’arrêter.
tell-bank = { $seat } s’arrête, note { count-points } et en a maintenant { $score }.
tell-race-over = La course aux noix est finie : { $seat } note { count-points } et en a maintenant { $score }.
tell-final-round = { $seat } a atteint le but de { $goal } points. On termine la manche.
tell-playoff = Égalité à { $score } points : { $seats } places jouent un tour de plus.
tell-winner = { $seat } gagne avec { $score } points.
tell-shared = { $winners } places se partagent la victoire avec { $score } points.

# Le plateau

board-scores = Scores
board-starts = { $name } commence.
board-draw = Le sort désigne qui commence.
board-turn-yours = C’est ton tour.
board-turn-of = { $name }, c’est ton tour.
board-turn-other = C’est le tour de { $name }.
board-roll =
    { $dice ->
        [one] Lancer le dernier dé
       *[other] Lancer { $dice } dés
    }
board-roll-fresh = Relancer les { $dice } dés
board-bank =
    { $nuts ->
        [0] Arrêter sans noix
        [one] Garder 1 noix
       *[other] Garder { $nuts } noix
    }
board-key-space = Espace
board-total =
    { $nuts ->
        [one] noix ce tour
       *[other] noix ce tour
    }
board-pile =
    { $nuts ->
        [0] Le creux est vide.
        [one] 1 noix est dans le creux, pas encore à l’abri.
       *[other] { $nuts } noix sont dans le creux, pas encore à l’abri.
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
board-dice = Sur le bois : { $faces }
board-dice-aside =
    { $birds ->
        [one] Sur le bois : { $faces } ; sur la branche : 1 geai
       *[other] Sur le bois : { $faces } ; sur la branche : { $birds } geais
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
board-news-fresh = Une noix avec le dernier dé : les cinq peuvent revenir.
board-news-all-birds =
    { $nuts ->
        [0] Que des geais : rien pour { $name }.
        [one] Que des geais : 1 noix perdue.
       *[other] Que des geais : { $nuts } noix perdues.
    }
board-news-all-squirrels =
    { $nuts ->
        [0] Que des écureuils : course aux noix !
        [one] Que des écureuils : 1 noix perdue, course aux noix !
       *[other] Que des écureuils : { $nuts } noix perdues, course aux noix !
    }
board-news-banked =
    { $nuts ->
        [0] { $name } arrête sans noix et reste à { $score }.
        [one] { $name } garde 1 noix et en a { $score }.
       *[other] { $name } garde { $nuts } noix et en a { $score }.
    }
board-odds = Chances
board-odds-key = Montrer ou cacher les chances (O)
board-odds-lose = Tout perdre : { $chance }
board-odds-end = Tour fini : { $chance }
board-odds-race = Course aux noix : { $chance }
board-odds-gain = En moyenne { $gain } noix
board-odds-best-roll = À la longue, relancer rapporte.
board-odds-best-bank = À la longue, s’arrêter rapporte.
board-race-call = À vos noix !
board-race-what =
    { $dice ->
        [one] { $name } lance 1 dé pour les noix, tous les autres cherchent le chien.
       *[other] { $name } lance { $dice } dés pour les noix, tous les autres cherchent le chien.
    }
board-race-task-nuts = Garde appuyé et ramasse des noix.
board-race-task-dog = Garde appuyé jusqu’à voir le chien.
board-race-wuff = Ouaf !
board-race-done = Ton chien est là.
board-race-helped = la table lance
board-race-helped-you = La table lance pour toi. Touche pour lancer toi-même.
board-race-dogs = Dés de chien
board-race-paced = Tout le monde lance
board-race-keys = Touche de la course aux noix
board-race-keys-how = Ces touches lancent dans la course aux noix ; sur un écran tactile, chacun a sa surface.
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
board-result-after = Ouaf après { $seconds } s
board-result-behind = { $millis } ms plus tard
board-result-behind-long = { $seconds } s plus tard
board-result-throws =
    { $rolls ->
        [one] Ouaf au premier lancer
       *[other] Ouaf au lancer { $rolls }
    }
board-final-round = Dernière manche : quelqu’un a { $goal } noix.
board-playoff = Départage : { $names }
board-clock =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
board-over =
    { $winners ->
        [one] { $names } gagne avec { $score } noix.
       *[other] { $names } gagnent avec { $score } noix chacun.
    }
board-pad-title = Feuille de score
board-pad-goal = Jusqu’à { $goal } noix
board-pad-round = Manche { $round }
board-pad-turns =
    { $turns ->
        [0] pas encore joué
        [one] 1 tour
       *[other] { $turns } tours
    }
board-pad-missing =
    { $nuts ->
        [0] au but
        [one] encore 1 noix
       *[other] encore { $nuts } noix
    }
board-pad-you = toi
