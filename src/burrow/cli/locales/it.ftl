cli-seat = Posto { $number }
cli-game = Partita { $number }: { $title }, { $seats } posti
cli-took-back = { $seat } ritira la mossa { $undo }.
cli-nothing = (niente da raccontare)
cli-result = Risultato
cli-place = { $rank }. { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
