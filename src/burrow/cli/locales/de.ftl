cli-seat = Platz { $number }
cli-game = Partie { $number }: { $title }, { $seats } Plätze
cli-took-back = { $seat } nimmt Zug { $undo } zurück.
cli-nothing = (nichts zu erzählen)
cli-result = Ergebnis
cli-place = { $rank }. { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
