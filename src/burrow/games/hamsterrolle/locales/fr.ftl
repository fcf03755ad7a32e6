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

## Primer and art
