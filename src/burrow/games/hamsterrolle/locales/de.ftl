# Hamsterrolle auf Deutsch. Rad: der Ring aus Holz; Fach: ein Zwölftel davon, mit seiner Nummer genannt, 1 bis 12; Steg: das
# Holz zwischen zwei Fächern; unterstes: am nächsten am Tisch; Stein: ein Stück Holz, eines von acht, jedes mit eigener Farbe
# und Form, zusammen seine Sorte; Satz: ein Stein von jeder Sorte außer der Pyramide; Vorrat: die Steine, die jemand noch
# einbauen muss; vorn, weiter: dorthin, wohin das Rad rollt; Vorderkante: wie weit ein Stein nach vorn reicht. Nehmen, tragen,
# loslassen: was eine Hand tut; einbauen: einen Stein aus dem Vorrat hineinlegen; passen: stattdessen einen Stein aus einem der
# zwei untersten Fächer weiter nach vorn legen; fallen lassen: ohne dass jemand auf die Regeln achtet; herausfallen: den Tisch
# berühren; höhere Gewalt: von selbst herausfallen; Zug; Runde: alle waren einmal dran; Uhr: für einen Stein; Partner, Team.

## Regeln, Einstellungen, Gegner, Einwände, Ereignisse

## Board

board-wheel = Das Rad
board-keys = Ziffern: einen Stein wählen. Eingabe: was auf dem großen Knopf steht. Unterwegs: 1 bis 3 das Fach, Pfeile nach hinten und vorn, Bild auf und ab in die Tiefe, Q und E drehen, R die Seite, S absetzen, W anheben, F das Rad festhalten, X fallen lassen, Entf zurücklegen. P: passen. A: Wie steht das Rad? B: Blickwinkel.
board-wait-begin = Gleich geht es los.
board-wait-direct = { $name } sagt, wohin das Rad rollt.
board-wait-turn = { $name } sucht einen Stein aus.
board-wait-carry = { $name } trägt einen Stein: { $piece }.
board-wait-lying = { $name } hat losgelassen.
board-wait-refused = { $name } darf noch einmal zugreifen.
board-stand-in = Die Zeit ist um. Dieser Zug spielt sich von selbst.
board-rolling = Das Rad rollt.
board-moment = Gleich liegt alles still.
board-over = Das Spiel ist aus.
board-direct = Wohin soll das Rad rollen?
board-direct-left = Nach links
board-direct-right = Nach rechts
board-take = Du bist dran: Nimm einen Stein.
board-take-partner = Dein Vorrat ist leer: Nimm einen Stein deines Partners.
board-take-chosen = { $piece }: Trag ihn ins Rad.
board-take-go = Nehmen
board-pass = Passen
board-pass-head = Welchen Stein legst du weiter nach vorn?
board-pass-how = Nimm ihn aus dem Rad oder tippe ihn hier an. Du legst ihn in ein Fach weiter vorn, in dem keiner seiner Sorte liegt.
board-pass-end = Doch einbauen
board-carry = Trag ihn in ein leuchtendes Fach.
board-carry-pass = Trag ihn weiter nach vorn.
board-carry-fits = So gilt er. Lass los.
board-lying = Liegt er still?
board-refused = Noch nicht. Greif ihn noch einmal.
board-grip = Noch mal greifen
board-let-go = Loslassen
board-drop = Fallen lassen
board-drop-how = Fallen lassen: Er plumpst ins nächste Fach, und niemand achtet auf die Regeln.
board-back = Zurücklegen
board-fits = Passt
board-no-front = Noch { $cm } cm nach vorn
board-no-far = Nicht in dieses Fach
board-no-kind = Diese Sorte liegt schon da
board-no-ahead = Weiter nach vorn
board-no-outside = Noch nicht im Fach
board-cut = Die Verbindung ist weg. Der Stein bleibt in der Hand, bis die Uhr abläuft.
board-cut-wait = Die Verbindung ist weg. Gleich geht es weiter.
board-tools = Stein bewegen
board-turn-left = Nach links drehen
board-turn-right = Nach rechts drehen
board-side = Auf eine andere Seite legen
board-nearer = Näher zu dir
board-farther = Weiter weg
board-hold = Rad festhalten
board-camera = Blickwinkel
board-camera-front = Von vorn
board-camera-turned = Schräg
board-camera-top = Von oben
board-look-drawn = Als Zeichnung
board-look-scene = Als echtes Rad
board-look-lost = Das Bild des Rades ging verloren. Hier ist es als Zeichnung.
board-loading = Das Rad wird hingestellt …
board-words = Mit Worten
board-words-title = Sag der Hand, wohin
board-words-piece = Stein
board-words-compartment = Fach
board-words-along = Im Fach
board-words-along-rear = hinten
board-words-along-front = vorn
board-words-depth = Tiefe
board-words-depth-near = vorne bei dir
board-words-depth-far = hinten
board-words-turn = Gedreht
board-words-turn-by = { $degrees } Grad
board-words-tilt = Lage
board-words-tilt-0 = flach, lang quer zum Rad
board-words-tilt-1 = auf der Seite, lang quer zum Rad
board-words-tilt-2 = hochkant
board-words-tilt-3 = flach, lang in Rollrichtung
board-words-tilt-4 = auf der Seite, lang in Rollrichtung
board-words-tilt-5 = hochkant, einmal herum
board-words-down = Absetzen
board-words-up = Anheben
board-clock =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
board-clock-none = Ohne Uhr
board-turn-clock =
    { $seconds ->
        [one] Noch { $seconds } Sekunde, um einen Stein zu nehmen
       *[other] Noch { $seconds } Sekunden, um einen Stein zu nehmen
    }
board-tray = Dein Vorrat
board-tray-of = Vorrat von { $name }
board-tray-empty = leer
board-tray-piece = { $number }: { $piece }
board-last-way =
    { $way ->
        [placed] { $you ->
            [yes] Du hast in Fach { $compartment } eingebaut.
           *[no] { $name } hat in Fach { $compartment } eingebaut.
        }
        [passed] { $you ->
            [yes] Du hast gepasst: Der Stein liegt jetzt in Fach { $compartment }.
           *[no] { $name } hat gepasst: Der Stein liegt jetzt in Fach { $compartment }.
        }
        [broken] { $you ->
            [yes] Es fiel etwas heraus, bevor dein Stein galt.
           *[no] Es fiel etwas heraus, bevor der Stein von { $name } galt.
        }
       *[dropped] { $you ->
            [yes] Du hast einen Stein fallen lassen.
           *[no] { $name } hat einen Stein fallen lassen.
        }
    }
board-last-safe = Nichts ist herausgefallen.
board-last-fallen =
    { $you ->
        [yes] { $count ->
            [one] Das fiel heraus und gehört jetzt dir: { $pieces }.
           *[other] { $count } Steine fielen heraus und gehören jetzt dir: { $pieces }.
        }
       *[no] { $count ->
            [one] { $name } nimmt, was herausfiel: { $pieces }.
           *[other] { $name } nimmt die { $count } Steine, die herausfielen: { $pieces }.
        }
    }
board-last-lost = Höhere Gewalt, von selbst herausgefallen und aus dem Spiel: { $pieces }.
board-piece-count = { $count }-mal { $piece }
board-again = Zug noch mal ansehen
board-again-end = Zurück zum Spiel
board-again-game = Das ganze Spiel ansehen
board-again-title = Noch einmal
board-again-turn = Zug { $turn } von { $turns }
board-again-play = Abspielen
board-again-pause = Anhalten
board-again-before = Zug davor
board-again-next = Nächster Zug
board-again-loading = Die Züge werden geholt …
board-again-failed = Die Züge sind gerade nicht zu bekommen.
board-account = Wie steht das Rad?
board-account-lowest = Ganz unten steht Fach { $lowest }, daneben Fach { $second }. Das Rad rollt nach { $direction ->
        [right] rechts
       *[left] links
    }.
board-account-compartment = Fach { $compartment }: { $pieces }.
board-account-empty = Alle anderen Fächer sind leer.
board-account-bare = Das Rad ist leer.
board-account-build = Gebaut wird in { $compartments }.
board-account-room = Fach { $compartment }
board-account-line = In Fach { $compartment } muss die Vorderkante weiter als { $cm } cm vom hinteren Steg reichen.
board-account-kinds = Nicht mehr in Fach { $compartment }: { $pieces }.
board-account-passing = Zum Passen: { $pieces }.
board-account-over = Der Stein ist über Fach { $compartment }.
board-account-outside = Der Stein ist neben dem Rad.

panel-trays = Alle Vorräte
panel-brief = Alle auf einen Blick
panel-count =
    { $count ->
        [0] kein Stein mehr
        [one] noch { $count } Stein
       *[other] noch { $count } Steine
    }
panel-you = du
panel-turn = am Zug
panel-team = Team { $team }
panel-team-count =
    { $count ->
        [one] zusammen { $count } Stein
       *[other] zusammen { $count } Steine
    }
panel-wheel =
    { $count ->
        [one] Im Rad: { $count } Stein
       *[other] Im Rad: { $count } Steine
    }
panel-out = Aus dem Spiel
panel-round = Runde { $round }
panel-round-of = Runde { $round } von { $rounds }
panel-last = Der letzte Zug
panel-passes =
    { $count ->
        [one] Der letzte Zug war ein Passen.
       *[other] { $count }-mal hintereinander gepasst.
    }

end-title = So ging es aus
end-you = Du hast gewonnen.
end-won = { $name } hat gewonnen.
end-team = { $names } haben gewonnen.
end-draw = Unentschieden: { $names }.
end-empty = Der Vorrat ist leer, und alles liegt still.
end-team-empty = Das ganze Team hat keinen Stein mehr.
end-fewest = In jedem Team ist jemand ohne Steine: Das Team mit weniger Steinen gewinnt.
end-rounds =
    { $rounds ->
        [one] Nach der vereinbarten Runde gewinnt, wer am wenigsten Steine hat.
       *[other] Nach { $rounds } Runden gewinnt, wer am wenigsten Steine hat.
    }

## Primer and art
