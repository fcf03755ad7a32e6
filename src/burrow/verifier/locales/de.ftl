# Die Seite, die ein Protokoll prüft. Startzahl: die geheime Zahl des Servers; Beitrag: was das Gerät einer Person dazugibt;
# Versprechen: der Beitrag vorab; Fingerabdruck: die Startzahl vorab; Ziehung: ein Würfel, ein Los oder eine Karte; Eintrag.
title = Würfel nachprüfen
intro = Wähle das Protokoll eines Spiels. Diese Seite rechnet jeden Würfel und jede Karte nach, auf diesem Gerät und ohne Netz.
choose = Protokoll wählen
drop = Du kannst die Datei auch hier ablegen.
language = Sprache
limit = Diese Seite prüft Würfel und Karten. Burrow selbst prüft alles, auch jeden Zug und jede simulierte Runde am Rad:

good =
    { $count ->
        [one] Die einzige Ziehung stimmt: Sie folgt aus Startzahl und Beiträgen.
       *[other] Alle { $count } Ziehungen stimmen: Sie folgen aus Startzahl und Beiträgen.
    }
good-none = In diesem Spiel wurde nichts gezogen.
bad = Dieses Protokoll stimmt nicht.
fault-file = Diese Datei lässt sich nicht lesen.
fault-line = Zeile { $line } stammt nicht aus dem Protokoll eines Spiels.
fault-start = Zeile { $line }: Ein Protokoll beginnt mit dem Aufbau eines Spiels.
fault-empty = Die Datei ist leer.
fault-game = Diese Seite kennt das Spiel „{ $game }“ nicht. Hol dir die Seite von dem Server, auf dem es gespielt wurde.
fault-seed = Zeile { $line }: Die Startzahl passt nicht zu dem Fingerabdruck, der vor dem Spiel zu sehen war.
fault-share = Zeile { $line }: Der Beitrag von Platz { $seat } passt nicht zu seinem Versprechen.
fault-list = Zeile { $line }: Versprechen und Beiträge passen nicht zu den Plätzen.
fault-order = Zeile { $line }: Hier fehlt Eintrag { $wanted }. In der Zeile steht Eintrag { $found }.
fault-draw = Zeile { $line }, Eintrag { $seq }: { $source } zeigt { $shown }, richtig wäre { $drawn }.
fault-seat = Zeile { $line }, Eintrag { $seq }: Ein Platz sagt, was nur der Zufall sagen kann.
fault-shape = Zeile { $line }, Eintrag { $seq }: Das kann hier nicht gezogen worden sein.

game = Spiel
table = Tisch
fingerprint = Fingerabdruck
no-fingerprint = Dieses Protokoll ist älter als die Fingerabdrücke in Protokollen.
seed = Startzahl
shares = Beiträge
share-in = Platz { $seat } hat einen Beitrag gegeben.
share-missing = Platz { $seat } hat einen Beitrag versprochen und nicht rechtzeitig geschickt.
share-none = Platz { $seat } hat nichts dazugegeben.
shares-none = Niemand hat etwas dazugegeben. Alles folgt allein aus der Startzahl.
seat = Platz { $number }

draws = Jede Ziehung des Spiels
column-entry = Eintrag
column-source = Gezogen
column-value = Ergebnis
column-check = Prüfung
right = stimmt
wrong = falsch, richtig wäre { $drawn }
by-rule = Der Stapel ist leer; die Regeln sagen, welche Karte es ist.
more-games =
    { $count ->
        [one] In der Datei ist noch ein Spiel. Es wurde auch geprüft.
       *[other] In der Datei sind noch { $count } Spiele. Sie wurden auch geprüft.
    }

proof = Steckt dein Beitrag darin?
proof-how = Füge die Zeile ein, die dir der Tisch als Beweis gegeben hat.
proof-in = Ja: Dein Beitrag steckt darin, an Platz { $seats }.
proof-out = Nein: Dein Beitrag war versprochen, steckt aber nicht darin. Er kam zu spät, oder er wurde weggelassen.
proof-unreadable = Das ist kein Beweis. Kopiere die ganze Zeile.
proof-table = Dieser Beweis ist für einen anderen Tisch.
proof-fingerprint = Nein: Vor dem Spiel hat dir der Tisch einen anderen Fingerabdruck gezeigt, als in diesem Protokoll steht.
proof-pledges = Nein: Vor dem Spiel hat dir der Tisch andere Versprechen gezeigt, als in diesem Protokoll stehen.
proof-never = Dieser Beitrag wurde an diesem Tisch nie versprochen.
