cli-seat = Platz { $number }
cli-game = Partie { $number }: { $title }, { $seats } Plätze
cli-took-back = { $seat } nimmt Zug { $undo } zurück.
cli-nothing = (nichts zu erzählen)
cli-result = Ergebnis
cli-place = { $rank }. { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cli-games-heading = { $title } ({ $id }): { $least } bis { $most } Personen; Bots: { $bots }
cli-games-options = Optionen:
cli-games-more = ./burrow games SPIEL erklärt die Optionen eines Spiels, ./burrow rules SPIEL die Regeln.
