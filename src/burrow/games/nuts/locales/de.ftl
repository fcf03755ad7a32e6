# Auf die Nüsse! auf Deutsch. Häher: der Tannenhäher; Hütte: die leere Seite des Hundewürfels.

title = Auf die Nüsse!
tagline = Noch einen Wurf, dann hör ich auf. Ganz bestimmt.
about = Fünf Würfel, ein Wintervorrat und immer dieselbe Frage: aufhören oder weiterwürfeln? Wer nur Eichhörnchen würfelt, verliert den Zug, und alle würfeln um die Wette.

# Abschnitte der Regeln

section-setup = Vorbereitung
section-turn = Dein Zug
section-birds = Nur Häher
section-squirrels = Nur Eichhörnchen
section-race = Die Nussrunde
section-last-die = Der letzte Würfel
section-end = Spielende
section-rulings = Genau genommen

# Regeln

rule-N-01 = Jeder Platz bekommt einen Hundewürfel. Übrige Hundewürfel spielen nicht mit.
rule-N-02 = Die fünf Eichhörnchenwürfel liegen in der Mitte. Jeder zeigt dreimal ein Eichhörnchen, zweimal eine Nuss und einmal einen Häher.
rule-N-03 = Die Punkte werden aufgeschrieben. Hier erledigt das der Tisch.
rule-N-04 = Am Familientisch beginnt, wer zuletzt eine Nuss gegessen hat.
rule-N-05 = Bist du am Zug, würfelst du zuerst mit allen fünf Eichhörnchenwürfeln.
rule-N-06 = Jede Nuss bringt einen Punkt, und ihr Würfel darf wieder mitwürfeln.
rule-N-07 = Ein Eichhörnchen bringt nichts, aber sein Würfel darf wieder mitwürfeln.
rule-N-08 = Ein Häher bringt nichts, und sein Würfel kommt zur Seite.
rule-N-09 = Zeigt der Wurf weder nur Häher noch nur Eichhörnchen, entscheidest du: aufhören oder weiterwürfeln.
rule-N-10 = Aufhören: Dein Zug ist zu Ende, und die Nüsse dieses Zuges werden aufgeschrieben.
rule-N-11 = Weiterwürfeln: Du nimmst alle Würfel mit Eichhörnchen und Nüssen; einzelne liegen lassen darfst du nicht.
rule-N-12 = Die Nüsse jedes weiteren Wurfs kommen zu den Punkten dieses Zuges dazu.
rule-N-13 = Nach jedem Wurf entscheidest du neu.
rule-N-14 = Zeigen alle Würfel deines Wurfs einen Häher, ist dein Zug sofort vorbei und alle Punkte dieses Zuges sind weg.
rule-N-15 = Zeigen alle Würfel deines Wurfs ein Eichhörnchen, sind alle Punkte dieses Zuges weg …
rule-N-16 = … und sofort beginnt eine Nussrunde.
rule-N-17 = In der Nussrunde würfelst du mit genau den Würfeln, die eben alle ein Eichhörnchen gezeigt haben.
rule-N-18 = Du würfelst sie, so schnell und so oft du kannst. Häher bleiben dabei im Spiel.
rule-N-19 = Jede Nuss zählt; der Tisch zählt laut mit.
rule-N-20 = Zur gleichen Zeit würfeln alle anderen mit ihrem Hundewürfel, so schnell sie können.
rule-N-21 = Wer den Hund würfelt, bellt: „Wuff, Wuff!“
rule-N-22 = Sobald der letzte Hund gefallen ist, ist Schluss. Was danach kommt, zählt nicht mehr.
rule-N-23 = Die bis dahin gezählten Nüsse werden dir aufgeschrieben.
rule-N-24 = Danach ist im Uhrzeigersinn der nächste Platz am Zug.
rule-N-25 = Hast du nur noch einen Würfel und würfelst damit eine Nuss, darfst du wieder alle fünf nehmen.
rule-N-26 = Die Nuss des letzten Würfels zählt natürlich mit.
rule-N-27 = Zum Beispiel: Drei Würfel zeigen zwei Häher und ein Eichhörnchen. Du wirfst das Eichhörnchen allein, es wird eine Nuss: ein Punkt mehr, und alle fünf Würfel sind wieder da.
rule-N-28 = Zeigt der letzte Würfel einen Häher, ist der Zug vorbei; zeigt er ein Eichhörnchen, gibt es eine Nussrunde mit diesem einen Würfel.
rule-N-29 = Gespielt wird, bis jemand das Ziel erreicht; üblich sind 50 Punkte.
rule-N-30 = Dann wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren.
rule-N-31 = Wer die meisten Punkte hat, gewinnt.
rule-NA-01 = Auch nach einer Nuss mit dem letzten Würfel darfst du aufhören.
rule-NA-02 = Nach der Nuss mit dem letzten Würfel nimmst du alle fünf oder hörst auf. Nur den einen noch einmal zu werfen wäre nie besser und wird nicht angeboten.
rule-NA-03 = Der letzte Würfel muss allein geworfen sein. Bleibt bei einem Wurf mit mehreren Würfeln nur eine Nuss übrig, gilt das noch nicht.
rule-NA-04 = „Alle Würfel“ meint nur die Würfel dieses Wurfs, nicht die Häher an der Seite.
rule-NA-05 = Häher und Eichhörnchen gemischt sind ein gewöhnlicher Wurf ohne Punkte: Du darfst aufhören oder weiterwürfeln.
rule-NA-06 = Schon der erste Wurf kann nur Eichhörnchen zeigen. Dann gibt es eine Nussrunde mit fünf Würfeln, und zu verlieren gab es nichts.
rule-NA-07 = Du darfst auch mit null Punkten aufhören.
rule-NA-08 = Wer den Hund gewürfelt hat, würfelt nicht mehr und behält ihn.
rule-NA-09 = Ein Wurf zählt, wenn er vor dem letzten Hund lag. Im gleichen Takt zählt der Wurf aus dem Schritt mit dem letzten Hund noch mit.
rule-NA-10 = In der Nussrunde bedeuten nur Häher oder nur Eichhörnchen nichts Besonderes.
rule-NA-11 = Zwischen zwei Würfen vergeht für alle mindestens dieselbe Zeit, auch für Computer; Gedrückthalten würfelt genau in diesem Takt. Ein gemeinsamer Countdown beginnt die Runde. Wer zwei Sekunden lang nicht würfelt, für den würfelt der Tisch weiter. Ohne Eile geht es im gleichen Takt: Ein Druck wirft alle Würfel auf einmal.
rule-NA-12 = Zu zweit rollt in der Nussrunde nur ein Hundewürfel; sonst bleibt alles gleich.
rule-NA-13 = Die Runde endet mit dem Platz vor dem, der das Spiel begonnen hat.
rule-NA-14 = Bei Gleichstand an der Spitze bekommt jeder der Gleichen einen Zug dazu, so lange, bis einer vorn liegt. Wer mag, teilt sich stattdessen den Sieg.
rule-NA-15 = Auch die Punkte einer Nussrunde können das Spiel entscheiden.
rule-NA-16 = Wer beginnt, bestimmt das Los, oder der erste Platz fängt an. Gespielt wird im Uhrzeigersinn.
rule-NA-17 = Nur aufgeschriebene Punkte zählen für das Ziel. Wer es mitten im Zug erreicht, muss nicht aufhören; wer danach kommt, darf noch überholen.
rule-NA-18 = Das mit dem letzten Würfel gilt im selben Zug, so oft es gelingt. Der ganze Zug bleibt dabei in Gefahr.
rule-NA-19 = Mit Bedenkzeit: Läuft sie ab, wird aufgeschrieben, was da ist; wurde noch nicht gewürfelt, würfelt erst der Tisch. Ohne Bedenkzeit kann ein Computer den leeren Platz übernehmen.

# Einstellungen

option-goal = Ziel
option-goal-help = Wer so viele Punkte hat, läutet das Ende ein.
option-goal-unit = Punkte
option-end = Spielende
option-end-help = Alle gleich oft am Zug, oder Schluss mit dem ersten am Ziel.
option-end-round = Runde zu Ende spielen
option-end-first = Wer zuerst am Ziel ist
option-tie = Gleichstand
option-tie-help = Was geschieht, wenn am Ende mehrere gleich viele Punkte haben.
option-tie-extra = Noch ein Zug für jeden
option-tie-shared = Geteilter Sieg
option-race = Nussrunde
option-race-help = Um die Wette, oder ein Druck für alle Würfel zugleich.
option-race-realtime = Um die Wette
option-race-paced = Ohne Eile
option-cadence = Kürzeste Zeit zwischen zwei Würfen
option-cadence-help = In der Nussrunde würfelt niemand schneller als so.
option-cadence-unit = ms
option-starter = Wer beginnt
option-starter-help = Das Los entscheidet, oder der erste Platz fängt an.
option-starter-random = Das Los
option-starter-first = Der erste Platz
option-clock = Bedenkzeit
option-clock-help = Sekunden für jede Entscheidung; bei 0 nimmt sich jeder so viel Zeit, wie er mag.
option-clock-unit = s

# Gegner

bot-casual = Wuschel
bot-casual-level = leicht
bot-casual-about = Spielt aus dem Bauch, vergisst die Würfel zu zählen und wird mutig, sobald andere vorn liegen.
bot-careful = Hortensie
bot-careful-level = mittel
bot-careful-about = Hat sich eine Zahl gemerkt und hört genau dort auf. Immer.
bot-expert = Grips
bot-expert-level = schwer
bot-expert-about = Hat jeden Wurf durchgerechnet und kennt den richtigen Moment.

# Punkte

line-banked = Gesicherte Nüsse
line-raced = Nüsse aus Nussrunden

# Was nicht geht

refuse-not-seated = Dieser Platz spielt nicht mit.
refuse-over = Das Spiel ist zu Ende.
refuse-nature = Das sagen die Würfel und die Uhr, nicht die Spieler.
refuse-draw = Gleich ist klar, wer beginnt.
refuse-not-your-turn = { $seat } ist am Zug; danach geht es im Uhrzeigersinn weiter.
refuse-passive-race = Die Nussrunde läuft: Wirf jetzt deinen Hundewürfel.
refuse-roll-in-race = Die Nussrunde läuft: Wirf um die Wette.
refuse-bank-in-race = In der Nussrunde kannst du nicht aufhören; sie endet mit dem letzten Hund.
refuse-bank-before-roll = Würfle erst mit allen fünf Würfeln, dann kannst du aufhören.
refuse-in-the-air = Die Würfel rollen noch.
refuse-paced = Ohne Eile würfelt { $seat } für alle zugleich.
refuse-has-dog = Du hast deinen Hund schon; jetzt ruht dein Würfel.
refuse-too-late = { $ms ->
    [0] Einen Wimpernschlag zu spät: Der letzte Hund war schneller.
    [one] Eine Millisekunde zu spät: Der letzte Hund war schneller.
   *[other] { $ms } Millisekunden zu spät: Der letzte Hund war schneller.
}
refuse-no-race = Gerade läuft keine Nussrunde.
refuse-countdown = Noch nicht: Alle beginnen gemeinsam, wenn der Countdown um ist.
refuse-cadence = Nicht so schnell: Zwischen zwei Würfen liegen für alle mindestens { $ms } Millisekunden.

# Was geschieht

count-nuts = { $nuts ->
    [0] keine Nuss
    [one] eine Nuss
   *[other] { $nuts } Nüsse
}
count-squirrels = { $squirrels ->
    [0] kein Eichhörnchen
    [one] ein Eichhörnchen
   *[other] { $squirrels } Eichhörnchen
}
count-birds = { $birds ->
    [0] keinen Häher
    [one] einen Häher
   *[other] { $birds } Häher
}
count-points = { $points ->
    [0] null Punkte
    [one] einen Punkt
   *[other] { $points } Punkte
}
count-lost = { $lost ->
    [0] Zu verlieren gab es nichts.
    [one] Ein Punkt ist weg.
   *[other] { $lost } Punkte sind weg.
}
tell-starts = { $seat } beginnt.
tell-roll = { $seat } würfelt { count-nuts }, { count-squirrels } und { count-birds }. In diesem Zug: { $total }.
tell-fresh = Eine Nuss mit dem letzten Würfel: { $seat } darf wieder alle fünf nehmen.
tell-all-birds = { $dice ->
    [one] { $seat } würfelt mit dem letzten Würfel einen Häher.
   *[other] { $seat } würfelt { $dice } Häher und sonst nichts.
} { count-lost }
tell-race = { $dice ->
    [one] Nur ein Eichhörnchen. { count-lost } Auf die Nüsse, { $seat }, mit einem Würfel!
   *[other] Nur Eichhörnchen. { count-lost } Auf die Nüsse, { $seat }, mit { $dice } Würfeln!
}
tell-race-nuts = { $seat } sammelt { count-nuts }, zusammen { $total }.
tell-dog = Wuff, Wuff! { $seat } hat den Hund.
tell-help = { $seat } zögert; der Tisch würfelt mit.
tell-time-up = Die Bedenkzeit ist um: { $seat } muss aufhören.
tell-bank = { $seat } hört auf, schreibt { count-points } auf und hat jetzt { $score }.
tell-race-over = Schluss mit der Nussrunde: { $seat } schreibt { count-points } auf und hat jetzt { $score }.
tell-final-round = { $seat } hat das Ziel von { $goal } Punkten erreicht. Die Runde wird zu Ende gespielt.
tell-playoff = Gleichstand mit { $score } Punkten: { $seats } Plätze spielen noch einen Zug.
tell-winner = { $seat } gewinnt mit { $score } Punkten.
tell-shared = { $winners } Plätze teilen sich den Sieg mit { $score } Punkten.

# Das Brett

board-scores = Punktestand
board-starts = { $name } fängt an.
board-draw = Das Los entscheidet, wer anfängt.
board-turn-yours = Du bist dran.
board-turn-of = { $name }, du bist dran.
board-turn-other = { $name } ist dran.
board-roll =
    { $dice ->
        [one] Den letzten Würfel werfen
       *[other] { $dice } Würfel werfen
    }
board-roll-fresh = Wieder alle { $dice } werfen
board-bank =
    { $nuts ->
        [0] Ohne Nüsse aufhören
        [one] 1 Nuss sichern
       *[other] { $nuts } Nüsse sichern
    }
board-key-space = Leertaste
board-total =
    { $nuts ->
        [one] Nuss im Zug
       *[other] Nüsse im Zug
    }
board-pile =
    { $nuts ->
        [0] Die Mulde ist leer.
        [one] 1 Nuss liegt in der Mulde, noch nicht sicher.
       *[other] { $nuts } Nüsse liegen in der Mulde, noch nicht sicher.
    }
board-count-squirrel = { $many } Eichhörnchen
board-count-nut =
    { $many ->
        [one] 1 Nuss
       *[other] { $many } Nüsse
    }
board-count-bird = { $many } Häher
board-dice = Auf dem Holz: { $faces }
board-dice-aside = Auf dem Holz: { $faces }; auf dem Ast: { $birds } Häher
board-dice-air = Die Würfel sind in der Luft.
board-dice-waiting = Fünf Würfel liegen bereit.
board-face-dog = Hund
board-face-house = Hütte
board-face-none = noch nicht geworfen
board-news-nuts =
    { $nuts ->
        [one] 1 Nuss dazu
       *[other] { $nuts } Nüsse dazu
    }
board-news-fresh = Nuss mit dem letzten Würfel: Alle fünf dürfen wieder mit.
board-news-all-birds =
    { $nuts ->
        [0] Nur Häher: { $name } geht leer aus.
        [one] Nur Häher: 1 Nuss weg.
       *[other] Nur Häher: { $nuts } Nüsse weg.
    }
board-news-all-squirrels =
    { $nuts ->
        [0] Nur Eichhörnchen: Nussrunde!
        [one] Nur Eichhörnchen: 1 Nuss weg, Nussrunde!
       *[other] Nur Eichhörnchen: { $nuts } Nüsse weg, Nussrunde!
    }
board-news-banked =
    { $nuts ->
        [0] { $name } hört ohne Nüsse auf und bleibt bei { $score }.
        [one] { $name } sichert 1 Nuss und hat { $score }.
       *[other] { $name } sichert { $nuts } Nüsse und hat { $score }.
    }
board-odds = Chancen
board-odds-key = Chancen zeigen oder verbergen (O)
board-odds-lose = Alles weg: { $chance }
board-odds-end = Zug vorbei: { $chance }
board-odds-race = Nussrunde: { $chance }
board-odds-gain = Im Schnitt { $gain } Nüsse
board-odds-best-roll = Auf Dauer lohnt sich weiterwürfeln.
board-odds-best-bank = Auf Dauer lohnt sich aufhören.
board-race-call = Auf die Nüsse!
board-race-what =
    { $dice ->
        [one] { $name } würfelt Nüsse mit 1 Würfel, alle anderen den Hund.
       *[other] { $name } würfelt Nüsse mit { $dice } Würfeln, alle anderen den Hund.
    }
board-race-task-nuts = Halte gedrückt und sammle Nüsse.
board-race-task-dog = Halte gedrückt, bis der Hund kommt.
board-race-wuff = Wuff!
board-race-done = Dein Hund ist da.
board-race-helped = der Tisch wirft
board-race-helped-you = Der Tisch wirft für dich. Tippe, dann wirfst du selbst.
board-race-dogs = Hundewürfel
board-race-paced = Alle werfen zugleich
board-race-keys = Taste in der Nussrunde
board-race-keys-how = Mit diesen Tasten werft ihr in der Nussrunde; auf einem Bildschirm zum Tippen hat jeder eine eigene Fläche.
board-result = Ergebnis der Nussrunde
board-result-nuts =
    { $nuts ->
        [0] Keine Nuss für { $name }
        [one] 1 Nuss für { $name }
       *[other] { $nuts } Nüsse für { $name }
    }
board-result-rolls =
    { $rolls ->
        [0] Kein Wurf vor dem letzten Hund
        [one] in 1 Wurf mit { $dice ->
            [one] 1 Würfel
           *[other] { $dice } Würfeln
        }
       *[other] in { $rolls } Würfen mit { $dice ->
            [one] 1 Würfel
           *[other] { $dice } Würfeln
        }
    }
board-result-after = Wuff nach { $seconds } s
board-result-behind = { $millis } ms dahinter
board-result-behind-long = { $seconds } s dahinter
board-result-throws =
    { $rolls ->
        [one] Wuff im 1. Wurf
       *[other] Wuff im { $rolls }. Wurf
    }
board-final-round = Letzte Runde: Jemand hat { $goal } Nüsse.
board-playoff = Stechen: { $names }
board-clock =
    { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
board-over =
    { $winners ->
        [one] { $names } gewinnt mit { $score } Nüssen.
       *[other] { $names } gewinnen mit je { $score } Nüssen.
    }
board-pad-title = Spielblock
board-pad-goal = Bis { $goal } Nüsse
board-pad-round = Runde { $round }
board-pad-turns =
    { $turns ->
        [0] noch kein Zug
        [one] 1 Zug
       *[other] { $turns } Züge
    }
board-pad-missing =
    { $nuts ->
        [0] am Ziel
        [one] noch 1 Nuss
       *[other] noch { $nuts } Nüsse
    }
board-pad-you = du
