cli-seat = Posto { $number }
cli-game = Partita { $number }: { $title }, { $seats } posti
cli-took-back = { $seat } ritira la mossa { $undo }.
cli-nothing = (niente da raccontare)
cli-result = Risultato
cli-place = { $rank }. { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cli-games-heading = { $title } ({ $id }): da { $least } a { $most } giocatori; bot: { $bots }
cli-games-options = Opzioni:
cli-games-more = ./burrow games GIOCO spiega le opzioni di un gioco, ./burrow rules GIOCO le regole.
