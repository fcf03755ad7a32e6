cli-seat = Place { $number }
cli-game = Partie { $number } : { $title }, { $seats } places
cli-took-back = { $seat } reprend le coup { $undo }.
cli-nothing = (rien à raconter)
cli-result = Résultat
cli-place = { $rank }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-games-heading = { $title } ({ $id }) : de { $least } à { $most } joueurs ; robots : { $bots }
cli-games-options = Options :
cli-games-more = ./burrow games JEU explique les options d’un jeu, ./burrow rules JEU ses règles.
