# Gophers Walk en français. Trou : une case, appelée par son numéro ; tunnel : ce qui relie deux trous ; page : une des six
# du carnet ; provisions : baies, glands, grains ; réserve, cadeau, portail, trou vide : les autres trous ; carte Creuser ;
# pioche ; pile plus et pile moins : ce que quelqu’un a ramassé ; panier ; étalage : les cartes ouvertes du jeu des petits ;
# monnaie ; repas : une baie, un gland et un grain ; souslik : l’animal ; pion : sa figurine sur le plateau.

## Règles, réglages, adversaires, objections, événements

title = Gophers Walk
tagline = Sept moins quatre, puis à gauche.
about = Les sousliks sont réveillés et affamés, mais dans quel tunnel étaient les provisions ? Parcours le terrier, compte avec tes cartes et tourne la page quand rien ne va. Alors tout le monde se retrouve ailleurs.

section-aim = Le but
section-setup = Préparation
section-turn = Ton tour
section-walk = Dans les tunnels
section-page = Tourner la page
section-supplies = Ramasser des provisions
section-gift = Les cadeaux
section-score = Les points
section-simplified = Rien que des additions
section-baskets = Avec les paniers
section-entry = Le jeu des petits
section-rulings = Pour être précis

option-way = Façon de jouer
option-way-help = Le jeu de base ; rien que des additions, avec de petits nombres ; avec des paniers que l’on se chipe ; les deux ensemble ; ou, dès 5 ans, le jeu des petits à cartes ouvertes.
option-way-basic = Jeu de base
option-way-simplified = Additions seules
option-way-advanced = Avec les paniers
option-way-both = Additions et paniers
option-way-entry = Jeu des petits
option-entry = Cartes retirées
option-entry-help = Seulement dans le jeu des petits : les cartes de ces nombres manquent, il faut donc les composer.
option-entry-all = Aucune
option-entry-high = De 6 à 10
option-entry-even = Nombres pairs
option-entry-odd = 3, 5, 7 et 9
option-end = Fin de la partie
option-end-help = La partie s’arrête tout de suite, ou vous terminez la manche.
option-end-once = Tout de suite
option-end-round = Terminer la manche
option-refill = Compléter sa main
option-refill-help = On complète les mains quand tout le monde a joué, ou déjà après chaque tour.
option-refill-round = Après chaque manche
option-refill-turn = Après chaque tour
option-turning = Demi-tour
option-turning-help = Pendant un déplacement, on ne revient sur ses pas que s’il n’y a pas d’autre chemin, ou bien quand on veut.
option-turning-last = Dans les impasses seulement
option-turning-free = Partout
option-first = Qui commence
option-first-help = Le hasard décide, ou vous le dites vous-mêmes. En famille, c’est la personne la plus jeune.
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
option-own-help = Six cartes, sous « page 1 » à « page 6 ». b7 veut dire 7 baies, a des glands, g des grains, s est une réserve, ! un cadeau, @ un portail, o un trou vide. Dessine les tunnels avec - | / \ et + pour un coude. Les trous sont aux mêmes endroits sur toutes les pages. Pour commencer, tu as là notre carnet.
option-clock = Temps pour choisir
option-clock-help = Secondes pour chaque choix ; avec 0, chacun prend tout son temps.
option-clock-unit = { $count ->
    [one] seconde
   *[other] secondes
}

bot-casual = Flânelle
bot-casual-level = facile
bot-casual-about = Se promène où le tunnel la mène et pose les premières cartes qui vont.
bot-careful = Somme-Toute
bot-careful-level = moyen
bot-careful-about = Va là où il y a le plus à prendre avec les cartes de sa main.
bot-expert = Pythagraine
bot-expert-level = difficile
bot-expert-about = Fait les comptes de toutes les pages et retient les cartes qui restent à venir.

## Le texte d’un carnet, et ce qu’on en fait

book-at = Ligne { $line }, colonne { $column } :{" "}
book-too-long = { book-at }Le texte est trop long ; un carnet a au plus { $most } caractères.
book-tab = { book-at }Il y a une tabulation ici. Mets des espaces, car chaque éditeur donne aux tabulations une autre largeur.
book-hidden = { book-at }Un caractère que personne ne voit se cache ici ({ $sign }). Efface-le.
book-before = { book-at }Un carnet commence par une ligne « page 1 ». Avant elle, il n’y a que des remarques, qui commencent par #.
book-page-number = { book-at }Ici vient « page { $page } » : les pages se suivent dans l’ordre, chacune avec son numéro.
book-page-extra = { book-at }Un carnet a { $pages } pages, une pour chaque face du dé. En voici une de trop.
book-page-missing = { book-at }La page { $page } manque. Écris une ligne « page { $page } » et dessine sa carte dessous ; un carnet a { $pages } pages.
book-rest = { book-at }La ligne devrait finir avant ce mot.
book-wide = { book-at }La carte est trop large. Elle peut avoir { $most } colonnes, et en voici une de plus.
book-high = { book-at }La carte est trop haute. Elle peut avoir { $most } lignes, et en voici une de plus.
book-sign = { book-at }« { $sign } » ne veut rien dire sur la carte. Il y a b a g s ! @ o pour les trous et - | / \ + pour les tunnels.
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
book-hole-extra = { book-at }Sur la page 1, il n’y a pas de trou ici. Les trous de la page { $page } doivent être aux mêmes endroits : même ligne de la carte, même colonne.
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
book-unreached = { book-at }On ne peut pas atteindre ce trou depuis le premier trou de la page { $page }. Creuse un tunnel jusqu’à lui.
book-file-missing = { $file } n’existe pas
book-file-folder = { $file } est un dossier ; donne le fichier d’un carnet
book-file-closed = { $file } ne se laisse pas lire : tu n’as pas le droit de l’ouvrir
book-file-binary = { $file } n’est pas un texte ; enregistre le carnet en texte brut (UTF-8)
book-fine = { $file } est un bon carnet : { $holes } trous sur chacune des { $pages } pages.
book-page-sum = Page { $page } : { $tunnels } tunnels ;

## Le plateau

## À côté du plateau

## La fin

## Les pages

## Pour commencer

## Dessins
