# Hamstern auf Deutsch.

## Der Text eines Blattes, und was man damit macht

sheet-at = Zeile { $line }, Spalte { $column }:{" "}
sheet-too-long = { sheet-at }Der Text ist zu lang; ein Blatt hat höchstens { $most } Zeichen.
sheet-tab = { sheet-at }Hier steht ein Tabulator. Nimm Leerzeichen, denn Tabulatoren sind überall anders breit.
sheet-hidden = { sheet-at }Hier versteckt sich ein Zeichen, das niemand sieht ({ $sign }). Lösch es.
sheet-line = { sheet-at }Vor der Karte steht in einer Zeile „start A“, eine Kammer mit ihren Punkten („A 3“) oder „map“; Bemerkungen beginnen mit #.
sheet-letter = { sheet-at }Kammern heißen A bis L, nicht { $sign }.
sheet-points = { sheet-at }Hierher gehören die Punkte von Kammer { $chamber }: eine Zahl von 1 bis { $most }.
sheet-start-letter = { sheet-at }Nach „start“ kommt der Buchstabe der Startkammer, A bis L.
sheet-start-twice = { sheet-at }Wo der Start ist, steht schon in Zeile { $first }. Behalte eine von beiden.
sheet-start-unlisted = { sheet-at }Die Startkammer { $chamber } hat keine Punkte. Schreib vor die Karte eine Zeile wie „{ $chamber } 5“.
sheet-start-small = { sheet-at }Die Startkammer { $chamber } hat nur { $cells ->
    [one] ein Feld
   *[other] { $cells } Felder
}. Sie braucht mindestens { $least }, damit jeder erste Wurf passt.
sheet-twice = { sheet-at }Wie viel Kammer { $chamber } wert ist, steht schon in Zeile { $first }. Behalte eine von beiden.
sheet-rest = { sheet-at }Vor diesem Wort sollte die Zeile zu Ende sein.
sheet-no-map = { sheet-at }Die Karte fehlt. Schreib eine Zeile „map“ und zeichne den Bau darunter.
sheet-no-start = { sheet-at }Der Start fehlt. Schreib vor die Karte eine Zeile wie „start A“.
sheet-few-chambers = { sheet-at }Vor der Karte { $chambers ->
    [0] steht keine Kammer
    [one] steht nur eine Kammer
   *[other] stehen nur { $chambers } Kammern
} mit Punkten. Ein Bau hat { $least } bis { $most }.
sheet-no-floors = { sheet-at }Unter „map“ ist keine Kammer. Zeichne sie hier: einen Buchstaben und ein Leerzeichen für jedes Feld.
sheet-high = { sheet-at }Die Karte ist zu hoch. Sie darf { $most } Reihen haben, und das ist eine mehr.
sheet-wide = { sheet-at }Die Karte ist zu breit. Eine Reihe darf { $most } Plätze aus zwei Zeichen haben, und das ist einer mehr.
sheet-sign = { sheet-at }„{ $sign }“ bedeutet auf der Karte nichts. Es gibt Buchstaben für Felder, * für Nüsse, ^ für Pilze und - | + für Gänge.
sheet-slipped = { sheet-at }„{ $sign }“ ist verrutscht: Jeder Platz der Karte hat zwei Zeichen, und der Buchstabe ist das erste. Ein Leerzeichen davor mehr oder weniger, dann stimmt es.
sheet-find = { sheet-at }Nach dem Buchstaben eines Feldes von Kammer { $chamber } kommt ein Leerzeichen, * für eine Nuss oder ^ für einen Pilz, nicht „{ $sign }“.
sheet-find-alone = { sheet-at }„{ $sign }“ steht ohne Feld da. Setz den Buchstaben der Kammer direkt davor.
sheet-tunnel-signs = { sheet-at }Ein Stück Gang hat zwei Zeichen: -- zur Seite, | und ein Leerzeichen auf und ab, + an einer Ecke.
sheet-tunnel-end = { sheet-at }Hier hört der Gang mitten in der Erde auf. Führ ihn weiter bis zu einem Feld, oder bieg mit + ab.
sheet-corner = { sheet-at }{ $ways ->
    [0] Diese Ecke verbindet nichts
    [one] Diese Ecke verbindet nur ein Stück Gang
   *[other] Von dieser Ecke geht es { $ways }-mal weiter
}. Sie muss genau zwei Stücke Gang verbinden, und ein Strich neben dem + muss zu einem davon führen.
sheet-tunnel-ring = { sheet-at }Dieser Gang läuft im Kreis und führt nirgendwohin. Öffne ihn zu zwei Kammern.
sheet-tunnel-same = { sheet-at }Dieser Gang führt von Kammer { $chamber } in sie zurück. Ein Gang verbindet zwei verschiedene Kammern.
sheet-tunnel-double = { sheet-at }Der Gang aus Zeile { $first } verbindet schon dieselben zwei Felder. Lösch einen, oder verleg eine Mündung.
sheet-unlisted = { sheet-at }Kammer { $chamber } hat keine Punkte. Schreib vor die Karte eine Zeile wie „{ $chamber } 3“.
sheet-chamber-empty = { sheet-at }Kammer { $chamber } hat auf der Karte kein Feld. Zeichne sie, oder lösch diese Zeile.
sheet-chamber-large = { sheet-at }Dieses Feld ist eines zu viel: Eine Kammer hat höchstens { $most }, und { $chamber } hat mehr.
sheet-chamber-torn = { sheet-at }Dieses Feld hängt nicht mit dem Rest von Kammer { $chamber } zusammen. Felder hängen an ihren Kanten zusammen.
sheet-many-cells = { sheet-at }Dieses Feld ist eines zu viel: Ein Blatt hat höchstens { $most }.
sheet-many-nuts = { sheet-at }Diese Nuss ist eine zu viel: Ein Blatt hat höchstens { $most }.
sheet-unreached = { sheet-at }Von der Startkammer { $start } führen keine Gänge zu Kammer { $chamber }. Grab einen.

sheet-file-missing = { $file } gibt es nicht
sheet-file-folder = { $file } ist ein Ordner; nenn die Datei eines Blattes darin
sheet-file-closed = { $file } lässt sich nicht lesen: Du darfst sie nicht öffnen
sheet-file-binary = { $file } ist kein Text; speichere das Blatt als reinen Text (UTF-8)
sheet-fine = { $file } ist ein gutes Blatt.
sheet-sum = { $chambers } Kammern mit { $cells } Feldern und { $tunnels ->
    [one] 1 Gang
   *[other] { $tunnels } Gängen
}; { $nuts ->
    [0] keine Nüsse
    [one] 1 Nuss
   *[other] { $nuts } Nüsse
}, { $mushrooms ->
    [0] keine Pilze
    [one] 1 Pilz
   *[other] { $mushrooms } Pilze
}; { $points } Punkte in den Kammern
sheet-cells = { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
}
sheet-points-of = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
sheet-start = Start
sheet-printed = Gedruckt in { $file }.
sheet-no-pdf = der Teil, der PDF schreibt, ist nicht installiert; nimm --svg, oder installier ihn mit: pip install "burrow-games[print]"
sheet-no-file = nenn ein Blatt zum Drucken: eine Datei, oder a oder b für unsere beiden Seiten
sheet-not-hamstern = { $file } ist kein Spiel von Hamstern
sheet-no-game = in { $file } { $games ->
    [one] ist 1 Spiel
   *[other] sind { $games } Spiele
}, also gibt es kein Spiel { $game }
sheet-no-seat = das Spiel hat { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, also gibt es keinen Platz { $number }
sheet-name = Name
sheet-nuts = Nüsse
sheet-mushrooms = Pilze
sheet-chambers = Kammern
sheet-total = Summe
sheet-seat = Platz { $number }

## Das Brett

board-sheet = Bau von { $name }
board-cells = Felder des Baus
board-cell =
    { $cell }, Kammer { $chamber }{ $find ->
        [nut] , Nuss
        [mushroom] , Pilz
       *[none] { "" }
    }, { $state ->
        [crossed] angekreuzt
        [drawn] Kreuz gezeichnet
        [open] frei, kann angekreuzt werden
       *[free] frei
    }
board-die = Der Würfel zeigt eine { $pips }.
board-die-rolling = Der Würfel rollt.
board-die-waiting = Der Würfel liegt bereit.
board-revealing = Alle decken auf.
board-now = Jetzt { $name }
board-left =
    { $left ->
        [0] Alle Kreuze da
        [one] noch 1 Kreuz
       *[other] noch { $left } Kreuze
    }
board-left-ones =
    { $drawn ->
        [0] { $left ->
            [one] 1 Kreuz
           *[other] 1 bis { $left } Kreuze
        }
       *[other] { $left ->
            [0] Alle Kreuze da
            [one] noch 1 Kreuz, wenn du magst
           *[other] noch bis zu { $left } Kreuze
        }
    }
board-draw-how = Tippe leuchtende Felder an oder zieh darüber.
board-done-how = Passt so? Dann auf Fertig.
board-forced = Da geht nur eines.
board-draw-forced = Vorschlag zeichnen
board-done = Fertig
board-take-back = Letztes Kreuz zurücknehmen
board-nothing-fits = Die { $pips } passt nirgends hin.
board-no-slots = Für die 1 ist kein Kästchen mehr frei.
board-pass-how = Diese Runde gehst du leer aus.
board-pass = Passen
board-pass-zero = Nichts ankreuzen
board-sending = Deine Kreuze sind unterwegs.
board-confirmed = Deine Kreuze stehen.
board-passed = Du hast gepasst.
board-thinking =
    { $count ->
        [0] Gleich geht es weiter.
        [one] { $names } überlegt noch.
       *[other] { $names } überlegen noch.
    }
board-enter = { $name } würfelt. Was zeigt der Würfel?
board-enter-how = Tippe an, was oben liegt.
board-enter-wait =
    { $same ->
        [yes] { $name } würfelt und tippt die Zahl ein.
       *[no] { $name } würfelt, { $first } tippt die Zahl ein.
    }
board-enter-faces = Was zeigt der Würfel?
board-enter-pips = Eine { $pips }
board-clock =
    { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
board-last-round = Letzte Runde
board-news-full =
    { $points ->
        [one] Kammer { $chamber } ist voll: 1 Punkt.
       *[other] Kammer { $chamber } ist voll: { $points } Punkte.
    }
board-news-timer = Die Sanduhr läuft: Ab jetzt bringt jeder Wurf ab 4 das Ende näher.
board-news-first-run = Die Sanduhr läuft zum ersten Mal durch.
board-news-tick =
    { $left ->
        [0] Das letzte Würfelsymbol ist gestrichen.
        [one] Ein Würfelsymbol gestrichen, noch 1.
       *[other] Ein Würfelsymbol gestrichen, noch { $left }.
    }
board-news-last = Letzte Runde: Danach wird gezählt.
board-over = Das Spiel ist aus.
