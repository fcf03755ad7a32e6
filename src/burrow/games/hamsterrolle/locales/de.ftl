# Hamsterrolle auf Deutsch. Rad: der Ring aus Holz; Fach: ein Zwölftel davon, mit seiner Nummer genannt, 1 bis 12; Steg: das
# Holz zwischen zwei Fächern; unterstes: am nächsten am Tisch; Stein: ein Stück Holz, eines von acht, jedes mit eigener Farbe
# und Form, zusammen seine Sorte; Satz: ein Stein von jeder Sorte außer der Pyramide; Vorrat: die Steine, die jemand noch
# einbauen muss; vorn, weiter: dorthin, wohin das Rad rollt; Vorderkante: wie weit ein Stein nach vorn reicht. Nehmen, tragen,
# loslassen: was eine Hand tut; einbauen: einen Stein aus dem Vorrat hineinlegen; passen: stattdessen einen Stein aus einem der
# zwei untersten Fächer weiter nach vorn legen; fallen lassen: ohne dass jemand auf die Regeln achtet; herausfallen: den Tisch
# berühren; höhere Gewalt: von selbst herausfallen; Zug; Runde: alle waren einmal dran; Uhr: für einen Stein; Partner, Team.

## Regeln, Einstellungen, Gegner, Einwände, Ereignisse

## Board

## Primer and art
