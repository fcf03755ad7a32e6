# Hamstern en français.

## Le texte d’une feuille, et ce qu’on en fait

sheet-at = Ligne { $line }, colonne { $column } :{" "}
sheet-too-long = { sheet-at }Le texte est trop long ; une feuille a au plus { $most } caractères.
sheet-tab = { sheet-at }Il y a une tabulation ici. Mets des espaces, car chaque éditeur lui donne une autre largeur.
sheet-hidden = { sheet-at }Un caractère que personne ne voit se cache ici ({ $sign }). Efface-le.
sheet-line = { sheet-at }Avant la carte, une ligne dit « start A », une salle avec ses points (« A 3 ») ou « map » ; les remarques commencent par #.
sheet-letter = { sheet-at }Les salles s’appellent A à L, pas { $sign }.
sheet-points = { sheet-at }Ici viennent les points de la salle { $chamber } : un nombre de 1 à { $most }.
sheet-start-letter = { sheet-at }Après « start » vient la lettre de la salle de départ, de A à L.
sheet-start-twice = { sheet-at }La ligne { $first } dit déjà où est le départ. Garde l’une des deux.
sheet-start-unlisted = { sheet-at }La salle de départ { $chamber } n’a pas de points. Ajoute avant la carte une ligne comme « { $chamber } 5 ».
sheet-start-small = { sheet-at }La salle de départ { $chamber } n’a que { $cells ->
    [0] 0 case
    [one] 1 case
   *[other] { $cells } cases
}. Il lui en faut au moins { $least }, pour que chaque premier lancer y entre.
sheet-twice = { sheet-at }La ligne { $first } dit déjà ce que vaut la salle { $chamber }. Garde l’une des deux.
sheet-rest = { sheet-at }La ligne devrait finir avant ce mot.
sheet-no-map = { sheet-at }La carte manque. Écris une ligne « map » et dessine le terrier dessous.
sheet-no-start = { sheet-at }Le départ manque. Ajoute avant la carte une ligne comme « start A ».
sheet-few-chambers = { sheet-at }Avant la carte, { $chambers ->
    [0] aucune salle n’a
    [one] une seule salle a
   *[other] seules { $chambers } salles ont
} des points. Un terrier a de { $least } à { $most } salles.
sheet-no-floors = { sheet-at }Il n’y a pas de salle sous « map ». Dessine-les ici : une lettre et un espace pour chaque case.
sheet-high = { sheet-at }La carte est trop haute. Elle peut avoir { $most } rangées, et en voici une de plus.
sheet-wide = { sheet-at }La carte est trop large. Une rangée peut avoir { $most } places de deux caractères, et en voici une de plus.
sheet-sign = { sheet-at }« { $sign } » ne veut rien dire sur la carte. Il y a des lettres pour les cases, * pour les noix, ^ pour les champignons et - | + pour les tunnels.
sheet-slipped = { sheet-at }« { $sign } » a glissé : chaque place de la carte a deux caractères, et la lettre est le premier. Ajoute ou efface un espace devant.
sheet-find = { sheet-at }Après la lettre d’une case de la salle { $chamber } vient un espace, * pour une noix ou ^ pour un champignon, pas « { $sign } ».
sheet-find-alone = { sheet-at }« { $sign } » est là sans case. Mets juste devant la lettre de sa salle.
sheet-tunnel-signs = { sheet-at }Un bout de tunnel a deux caractères : -- de côté, | et un espace de haut en bas, + dans un coin.
sheet-tunnel-end = { sheet-at }Le tunnel s’arrête ici, en pleine terre. Mène-le jusqu’à une case, ou tourne avec +.
sheet-corner = { sheet-at }{ $ways ->
    [0] Ce coin ne relie rien
    [one] Ce coin ne relie qu’un bout de tunnel
   *[other] De ce coin partent { $ways } chemins
}. Il doit relier exactement deux bouts de tunnel, et un tiret à côté du + doit mener à l’un d’eux.
sheet-tunnel-ring = { sheet-at }Ce tunnel tourne en rond et ne mène nulle part. Ouvre-le vers deux salles.
sheet-tunnel-same = { sheet-at }Ce tunnel part de la salle { $chamber } et y revient. Un tunnel relie deux salles différentes.
sheet-tunnel-double = { sheet-at }Le tunnel de la ligne { $first } relie déjà ces deux cases. Effaces-en un, ou déplace une entrée.
sheet-unlisted = { sheet-at }La salle { $chamber } n’a pas de points. Ajoute avant la carte une ligne comme « { $chamber } 3 ».
sheet-chamber-empty = { sheet-at }La salle { $chamber } n’a pas de case sur la carte. Dessine-la, ou efface cette ligne.
sheet-chamber-large = { sheet-at }Cette case est de trop : une salle en a au plus { $most }, et { $chamber } en a davantage.
sheet-chamber-torn = { sheet-at }Cette case ne touche pas le reste de la salle { $chamber }. Les cases se touchent par un côté.
sheet-many-cells = { sheet-at }Cette case est de trop : une feuille en a au plus { $most }.
sheet-many-nuts = { sheet-at }Cette noix est de trop : une feuille en a au plus { $most }.
sheet-unreached = { sheet-at }Aucun tunnel ne mène de la salle de départ { $start } à la salle { $chamber }. Creuses-en un.

sheet-file-missing = { $file } n’existe pas
sheet-file-folder = { $file } est un dossier ; donne le fichier d’une feuille
sheet-file-closed = { $file } ne se laisse pas lire : tu n’as pas le droit de l’ouvrir
sheet-file-binary = { $file } n’est pas un texte ; enregistre la feuille en texte brut (UTF-8)
sheet-fine = { $file } est une bonne feuille.
sheet-sum = { $chambers } salles avec { $cells } cases et { $tunnels ->
    [one] 1 tunnel
   *[other] { $tunnels } tunnels
} ; { $nuts ->
    [0] pas de noix
   *[other] { $nuts } noix
}, { $mushrooms ->
    [0] pas de champignon
    [one] 1 champignon
   *[other] { $mushrooms } champignons
} ; { $points } points dans les salles
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
sheet-no-pdf = ce qu’il faut pour écrire du PDF n’est pas installé ; prends --svg, ou installe-le avec : pip install "burrow-games[print]"
sheet-no-file = donne une feuille à imprimer : un fichier, ou a ou b pour nos deux faces
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
sheet-chambers = Salles
sheet-total = Total
sheet-seat = Place { $number }

## Le plateau

board-sheet = Terrier de { $name }
board-cells = Cases du terrier
board-cell =
    { $cell }, chambre { $chamber }{ $find ->
        [nut] , noix
        [mushroom] , champignon
       *[none] { "" }
    }, { $state ->
        [crossed] cochée
        [drawn] croix tracée
        [open] libre, peut être cochée
       *[free] libre
    }
board-die = Le dé montre { $pips }.
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
board-draw-how = Touche les cases éclairées ou passe dessus.
board-done-how = Ça te va ? Alors valide.
board-forced = Il n’y a qu’une façon de faire.
board-draw-forced = Tracer la solution
board-done = Terminé
board-take-back = Reprendre la dernière croix
board-nothing-fits = Le { $pips } ne va nulle part.
board-no-slots = Plus de case libre pour un 1.
board-pass-how = Tu ne coches rien ce tour-ci.
board-pass = Passer
board-pass-zero = Ne rien cocher
board-sending = Tes croix sont en route.
board-confirmed = Tes croix sont posées.
board-passed = Tu as passé.
board-thinking =
    { $count ->
        [0] On continue tout de suite.
        [one] { $names } réfléchit encore.
       *[other] { $names } réfléchissent encore.
    }
board-enter = { $name } lance le dé. Que montre-t-il ?
board-enter-how = Touche la face du dessus.
board-enter-wait =
    { $same ->
        [yes] { $name } lance le dé et entre le chiffre.
       *[no] { $name } lance le dé, { $first } entre le chiffre.
    }
board-enter-faces = Que montre le dé ?
board-enter-pips = Un { $pips }
board-clock =
    { $seconds ->
        [one] encore 1 seconde
       *[other] encore { $seconds } secondes
    }
board-last-round = Dernier tour
board-news-full =
    { $points ->
        [one] La chambre { $chamber } est pleine : 1 point.
       *[other] La chambre { $chamber } est pleine : { $points } points.
    }
board-news-timer = Le sablier coule : désormais, chaque 4 ou plus rapproche la fin.
board-news-first-run = Le sablier coule pour la première fois.
board-news-tick =
    { $left ->
        [0] Le dernier dé du sablier est barré.
        [one] Un dé du sablier est barré, il en reste 1.
       *[other] Un dé du sablier est barré, il en reste { $left }.
    }
board-news-last = Dernier tour : ensuite, on compte.
board-over = La partie est finie.
