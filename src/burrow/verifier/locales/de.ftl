# Die Seite, die ein Protokoll prüft. Startzahl: die geheime Zahl des Servers; Beitrag: was das Gerät einer Person dazugibt;
# Versprechen: der Beitrag vorab; Fingerabdruck: die Startzahl vorab; Ziehung: ein Würfel, ein Los oder eine Karte; Eintrag.
title = Würfel nachprüfen
intro = Wähle das Protokoll eines Spiels. Diese Seite rechnet jeden Würfel und jede Karte nach, auf diesem Gerät und ohne Netz.
choose = Protokoll wählen
drop = Du kannst die Datei auch hier ablegen.
language = Sprache
limit = Burrow selbst beurteilt alles, mit jedem Zug und jedem simulierten Zug der Rolle:

good =
    { $count ->
        [one] Die einzige Ziehung stimmt: Sie folgt aus Startzahl und Beiträgen.
       *[other] Alle { $count } Ziehungen stimmen: Sie folgen aus Startzahl und Beiträgen.
    }
good-none = In diesem Spiel wurde nichts gezogen.
left = Die Einträge sind auch lückenlos nummeriert, zeitlich geordnet und von Plätzen, die es gibt, und nichts ist zurückgenommen, was der Zufall gesagt hat. Ohne die Regeln kann diese Seite nicht beurteilen:
left-moves =
    { $count ->
        [one] einen Zug: ob die Regeln ihn erlaubt haben
       *[other] { $count } Züge: ob die Regeln sie erlaubt haben
    }
left-answers =
    { $count ->
        [one] einen Eintrag, für den der Zufall nichts gezogen hat: ob eine Zeit wirklich um war, oder eine Rolle wirklich so zur Ruhe kam
       *[other] { $count } Einträge, für die der Zufall nichts gezogen hat: ob eine Zeit wirklich um war, oder eine Rolle wirklich so zur Ruhe kam
    }
left-cards =
    { $count ->
        [one] eine Karte, die bei leerem Stapel kam: ob sie die nächste war
       *[other] { $count } Karten, die bei leerem Stapel kamen: ob sie die nächsten waren
    }
left-end = ob das Ende fehlt: Dieses Protokoll sagt nicht, wie lang es ist
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
fault-chance = Zeile { $line }, Eintrag { $seq }: Der Zufall sagt, was nur ein Platz sagen kann.
fault-kind = Zeile { $line }, Eintrag { $seq }: „{ $kind }“ gibt es in diesem Spiel nicht.
fault-nobody = Zeile { $line }, Eintrag { $seq }: Einen Platz { $seat } gibt es nicht.
fault-time = Zeile { $line }, Eintrag { $seq }: Er liegt zeitlich vor dem Eintrag davor.
fault-undo = Zeile { $line }, Eintrag { $seq }: Eintrag { $undo } kann hier nicht zurückgenommen werden.
fault-card = Zeile { $line }, Eintrag { $seq }: { $source } hat keine Karte „{ $shown }“.
fault-end = Zeile { $line }: Das Protokoll hat { $found } Einträge, laut seiner ersten Zeile sind es { $entries }.
fault-newer = Zeile { $line }: Das Protokoll ist neuer als diese Seite. Hol dir die Seite von dem Server, auf dem gespielt wurde.
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
