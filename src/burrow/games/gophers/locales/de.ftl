# Gophers Walk auf Deutsch. Loch: ein Feld, mit seiner Nummer genannt; Gang: was zwei Löcher verbindet; Seite: eine von sechs
# des Spielbuchs (im Text: ihr Plan); Vorräte: Beeren, Eicheln, Körner, jede eine Sorte; Lager, Geschenk, Portal, leeres Loch:
# die anderen Löcher; Wühlkarte; Vorratskarte: jede andere; Nachziehstapel: woraus alle ziehen; Ablage: gespielte Wühlkarten.
# Plusstapel, Minusstapel: was jemand gesammelt hat, dazugezählt oder abgezogen; erfolgreich, erfolglos: ein Zug; Runde: alle
# waren einmal dran; Korb; Auslage: die offenen Karten des Einstiegsspiels; Wechselgeld; Mittagessen: Beere, Eichel und Korn;
# Ziesel: das Tier; Figur: sein Bild auf dem Brett.

## Regeln, Einstellungen, Gegner, Einwände, Ereignisse

title = Gophers Walk
tagline = Sieben minus vier, und dann links.
pitch = Ein Labyrinth zum Umblättern, in dem du Vorräte zusammenrechnest
starts = Grundspiel, ab 7 Jahren
about = Die Ziesel sind wach und hungrig, nur: In welchem Gang lag noch mal der Vorrat? Lauf durch den Bau, rechne mit deinen Karten und blättere um, wenn nichts passt. Plötzlich steht ihr alle woanders.

section-aim = Worum es geht
section-setup = Vorbereitung
section-turn = Dein Zug
section-walk = Durch die Gänge
section-page = Umblättern
section-supplies = Vorräte sammeln
section-gift = Geschenke
section-score = Punkte
section-simplified = Nur Plus
section-baskets = Mit Körben
section-entry = Das Einstiegsspiel
section-rulings = Genau genommen

rule-G-01 = Sammle so viele Vorräte, wie du kannst: Beeren, Eicheln und Körner. Wer am Ende die meisten hat, gewinnt.
rule-G-02 = { $end ->
    [round] Ist der Nachziehstapel leer und hat jemand höchstens 3 Karten auf der Hand, spielt ihr die Runde noch zu Ende. Dann ist Schluss.
   *[any] Schluss ist, sobald der Nachziehstapel leer ist und jemand höchstens 3 Karten auf der Hand hat.
}
rule-G-03 = Alle bekommen 6 Karten auf die Hand. Der Rest ist der Nachziehstapel.
rule-G-04 = { $book ->
    [own] Ihr spielt mit einem eigenen Spielbuch. Zuerst liegt Seite 1 oben.
   *[any] Das Spielbuch wird irgendwo aufgeschlagen. Hier liegt zuerst Seite 1 oben.
}
rule-G-05 = Wer anfängt, stellt zuerst die eigene Figur auf ein Loch, dann folgen die anderen der Reihe nach. Alle suchen sich selbst aus, wo.
rule-G-06 = Danach entscheidet der Würfel, welche Seite ihr aufschlagt.
rule-G-07 = Ihr seid im Uhrzeigersinn dran. Am echten Tisch fängt an, wer am jüngsten ist.
rule-G-08 = Wenn du dran bist, würfelst du, läufst genau so viele Schritte durch die Gänge und sammelst, was dort liegt, wo du ankommst.
rule-G-09 = { $refill ->
    [turn] Nach jedem Zug füllen alle ihre Hand wieder auf 6 Karten auf.
   *[round] Ist eine Runde vorbei, füllen alle ihre Hand wieder auf 6 Karten auf.
}
rule-G-10 = Du darfst laufen, wohin du willst, aber nur durch Gänge.
rule-G-11 = Wo kein Gang ist, da ist Erde, und durch die kommst du nicht.
rule-G-12 = Steht dir eine Figur im Weg, darfst du über sie springen.
rule-G-13 = Stehen mehrere Figuren gleich hintereinander, springst du über alle auf einmal.
rule-G-14 = Jeder Sprung ist ein einziger Schritt, und die Löcher darunter zählst du nicht mit.
rule-G-15 = Portal: Endet dein Weg auf einem Portal, wird noch einmal gewürfelt. Ihr blättert zu der Seite mit dieser Zahl.
rule-G-16 = Liegt diese Seite schon offen da, bleibt alles, wie es ist.
rule-G-17 = Wühlkarte: Statt zu laufen, darfst du eine Wühlkarte spielen.
rule-G-18 = Das geht vor deinem Wurf oder danach, etwa wenn er dir nichts nützt.
rule-G-19 = Dann wird für die neue Seite gewürfelt.
rule-G-20 = Stehst du danach auf einem Portal, wird wieder gewürfelt und wieder geblättert.
rule-G-21 = Eine gespielte Wühlkarte kommt auf die Ablage.
rule-G-22 = Habt ihr umgeblättert, dürfen alle die Vorräte sammeln, bei denen sie jetzt stehen, auch wer nicht dran ist.
rule-G-23 = Auch wenn ihr in einem Zug mehrmals blättert, wird nur einmal gesammelt: ganz zum Schluss des Zuges.
rule-G-24 = Bei dem Loch, auf dem dein Zug endet, steht, welche Vorräte dort liegen und wie viele.
rule-G-25 = { $way ->
    [simplified] Willst du sie haben, legst du Karten dieser Sorte aus der Hand. Zusammengezählt müssen sie genau diese Zahl ergeben.
    [both] Willst du sie haben, legst du Karten dieser Sorte aus der Hand. Zusammengezählt müssen sie genau diese Zahl ergeben.
   *[any] Willst du sie haben, legst du Karten dieser Sorte aus der Hand. Zusammengezählt oder voneinander abgezogen müssen sie genau diese Zahl ergeben.
}
rule-G-26 = Dafür dürfen es auch mehr als zwei Karten sein.
rule-G-27 = Eine einzige Karte mit genau dieser Zahl reicht auch.
rule-G-28 = Passt nichts, läufst du trotzdem und gehst leer aus. Dafür ziehst du danach eine Karte. So ein Zug heißt erfolglos.
rule-G-29 = Bei einem Lager darfst du Karten jeder Sorte legen.
rule-G-30 = Sie müssen nur die Zahl ergeben, die am Lager steht.
rule-G-31 = Karten, die du dazugezählt hast, kommen offen auf deinen Plusstapel.
rule-G-32 = Karten, die du abgezogen hast, kommen umgedreht auf deinen Minusstapel.
rule-G-33 = Endet dein Weg bei einem Geschenk, ziehst du 3 Karten vom Nachziehstapel. Eine davon, welche du magst, kommt auf deinen Plusstapel.
rule-G-34 = Die anderen 2 schiebst du unter den Nachziehstapel.
rule-G-35 = Ist eine Wühlkarte dabei, darfst du auch sie wählen. Dann wird sie sofort gespielt, und ihr blättert um.
rule-G-36 = Auf die Hand kommt eine geschenkte Wühlkarte nie.
rule-G-37 = Ist der Nachziehstapel leer, ist auch jedes Geschenk leer.
rule-G-38 = { $way ->
    [simplified] Am Ende zählst du deinen Plusstapel zusammen.
    [both] Am Ende zählst du deinen Plusstapel zusammen.
   *[any] Am Ende zählst du deinen Plusstapel zusammen und ziehst deinen Minusstapel davon ab.
}
rule-G-39 = Die höchste Summe gewinnt.
rule-G-40 = Hier wird nur zusammengezählt und nie abgezogen.
rule-G-41 = 2 Wühlkarten bleiben in der Schachtel, 5 spielen mit.
rule-G-42 = Auch jede 8, 9 und 10 bleibt in der Schachtel. Alles andere geht wie im Grundspiel.
rule-G-43 = Zu Beginn haben alle den Korb der eigenen Farbe vor sich.
rule-G-44 = Springst du über eine Figur und sammelst im selben Zug Vorräte, bekommst du ihren Korb.
rule-G-45 = Sammelst du nichts, bleibt jeder Korb, wo er ist.
rule-G-46 = Körbe wandern also nur, wenn ein Sprung und ein erfolgreicher Zug zusammenkommen.
rule-G-47 = Ist dein Korb weg, musst du ihn zurückkaufen: mit den Vorräten aus deinem nächsten erfolgreichen Zug.
rule-G-48 = Wer deinen Korb hat, legt deine Vorräte auf die eigenen Stapel und gibt dir den Korb dafür zurück.
rule-G-49 = Du darfst in einem Zug über mehrere springen und die Körbe von allen holen.
rule-G-50 = Hat jemand, über den du springst, fremde Körbe, bekommst du die auch.
rule-G-51 = Zurückgekauft werden sie dann bei dir.
rule-G-52 = Niemand hat Karten auf der Hand. Alle liegen offen in der Auslage, geordnet nach Sorte und Zahl.
rule-G-53 = Du würfelst, läufst so viele Schritte, wohin du willst, und nimmst dir aus der Auslage, was an deinem Loch steht.
rule-G-54 = Nimm eine Karte, oder mehrere, die zusammen die Zahl ergeben, oder eine größere mit Wechselgeld.
rule-G-55 = { $entry ->
    [all] Alle Zahlen sind im Spiel. Wer schon gut rechnet, lässt beim nächsten Mal manche weg: Die müsst ihr dann zusammensetzen.
    [high] Die Zahlen 6 bis 10 fehlen. Die müsst ihr zusammensetzen.
    [even] Alle geraden Zahlen fehlen. Die müsst ihr zusammensetzen.
    [odd] 3, 5, 7 und 9 fehlen. Die müsst ihr zusammensetzen.
    [chosen] Die Zahlen, die ihr ausgesucht habt, fehlen. Die müsst ihr zusammensetzen.
   *[any] Wer schon gut rechnet, lässt von jeder Sorte manche Zahlen weg. Die müsst ihr dann zusammensetzen.
}
rule-G-56 = Bei einem Lager suchst du dir die Sorte aus.
rule-G-57 = Ein Geschenk bringt keine Karten, aber du bist gleich noch einmal dran.
rule-G-58 = Alle haben eine eigene Wühlkarte. Statt zu laufen, kannst du mit ihr umblättern, und dann dürfen alle sammeln, wo sie jetzt stehen.
rule-G-59 = { $end ->
    [round] Ist eine Sorte aufgebraucht, spielt ihr die Runde noch zu Ende. Dann ist das Spiel aus.
   *[any] Ist eine Sorte aufgebraucht, ist das Spiel aus.
}
rule-G-60 = Eine Beere, eine Eichel, ein Korn: Das ist ein Mittagessen. Zähl jede Sorte für sich: Die, von der du am wenigsten hast, sagt dir, wie viele Mittagessen es sind. Wer die meisten hat, gewinnt.
rule-GA-01 = { $refill ->
    [turn] Nachgezogen wird nach jedem Zug; wer gerade dran war, zieht zuerst. Dann geht es im Uhrzeigersinn, eine Hand nach der anderen wird voll. Reichen die Karten nicht, gehen die Letzten leer aus.
   *[round] Nachgezogen wird, wenn alle einmal dran waren; wer das Spiel begonnen hat, zieht zuerst. Dann geht es im Uhrzeigersinn, eine Hand nach der anderen wird voll. Reichen die Karten nicht, gehen die Letzten leer aus.
}
rule-GA-02 = Mit der Karte für einen erfolglosen Zug darfst du mehr als 6 haben. Nachgezogen wird nur bis 6.
rule-GA-03 = { $way ->
    [entry] { $clock ->
        [0] Du musst nichts nehmen. Gefragt werden alle, die bei Vorräten stehen. Ihr habt so viel Zeit, wie ihr wollt; ist jemand nicht da, kann ein Bot den Platz übernehmen.
       *[other] Du musst nichts nehmen. Gefragt werden alle, die bei Vorräten stehen. Ihr habt { $clock } Sekunden für jede Entscheidung. Laufen sie ab, macht der Tisch das Einfachste: das erste freie Loch, würfeln, der erste Weg, nichts nehmen.
    }
   *[other] { $clock ->
        [any] Du musst nicht sammeln; verzichtest du in deinem Zug, ist er erfolglos. Gefragt werden alle, die bei Vorräten stehen, ob sie können oder nicht: So verrät sich niemand. Läuft die Bedenkzeit ab, nimmt der Tisch das Einfachste: das erste freie Loch, würfeln, den ersten Weg, nichts sammeln, vom Geschenk die wertvollste Karte. Ohne Bedenkzeit kann ein Bot den Platz übernehmen, wenn jemand nicht da ist.
        [0] Du musst nicht sammeln; verzichtest du in deinem Zug, ist er erfolglos. Gefragt werden alle, die bei Vorräten stehen, ob sie können oder nicht: So verrät sich niemand. Ihr habt so viel Zeit, wie ihr wollt; ist jemand nicht da, kann ein Bot den Platz übernehmen.
       *[other] Du musst nicht sammeln; verzichtest du in deinem Zug, ist er erfolglos. Gefragt werden alle, die bei Vorräten stehen, ob sie können oder nicht: So verrät sich niemand. Ihr habt { $clock } Sekunden für jede Entscheidung. Laufen sie ab, nimmt der Tisch das Einfachste: das erste freie Loch, würfeln, den ersten Weg, nichts sammeln, vom Geschenk die wertvollste Karte.
    }
}
rule-GA-04 = Du darfst in einem Rutsch dazuzählen und abziehen: 7 + 4 − 5 sind 6. Mindestens eine Karte wird dazugezählt.
rule-GA-05 = Bei einem Lager dürfen die Sorten auch gemischt sein.
rule-GA-06 = Auf einem besetzten Loch bleibst du nie stehen, da springst du immer weiter.
rule-GA-07 = { $turning ->
    [free] In einem Zug darfst du überall umkehren und ein Loch betreten, so oft du willst.
   *[last] In einem Zug betrittst du kein Loch zweimal, auch nicht das, auf dem du losläufst. Nur wenn sonst kein Schritt und kein Sprung weiterführt, darfst du zurück. Löcher, über die du springst, gelten nicht als betreten.
}
rule-GA-08 = Du läufst immer den ganzen Wurf, keinen Schritt weniger.
rule-GA-09 = Läufst du nur über ein Portal hinweg, passiert nichts. Es zählt, wo du stehen bleibst.
rule-GA-10 = Bringt dich ein Portal auf das nächste Portal, wird weiter gewürfelt, bis du auf keinem mehr stehst oder der Würfel die offene Seite zeigt, höchstens aber 6-mal.
rule-GA-11 = Zeigt der Wurf einer Wühlkarte die offene Seite, ist die Karte trotzdem weg. Dann darfst nur du sammeln, dort, wo du stehst, und ein Geschenk bringt nichts.
rule-GA-12 = { $way ->
    [entry] Deine Wühlkarte spielst du, statt zu laufen; danach ist es zu spät.
   *[other] Eine Wühlkarte spielst du, statt zu laufen; danach ist es zu spät. Aus der Hand spielst du höchstens eine im Zug. Eine aus einem Geschenk darf noch dazukommen.
}
rule-GA-13 = Nach dem Umblättern sammelt zuerst, wer dran ist, dann geht es im Uhrzeigersinn weiter.
rule-GA-14 = Wer nach dem Umblättern bei einem Geschenk steht, darf es öffnen, der Reihe nach. Eine Wühlkarte daraus nehmen darf aber nur, wer am Zug ist.
rule-GA-15 = Bist du nicht am Zug und sammelst nichts, ziehst du dafür keine Karte.
rule-GA-16 = Eine geschenkte Karte liegt offen auf dem Plusstapel und zählt so viel, wie auf ihr steht.
rule-GA-17 = Sind keine 3 Karten mehr da, ziehst du, was da ist. Ist eine Vorratskarte dabei, musst du eine Karte behalten. Sind es lauter Wühlkarten, darfst du verzichten, und wer nicht am Zug ist, bekommt nichts. Was du ziehst, siehst nur du; was du behältst, sehen alle. Der Rest kommt in derselben Reihenfolge unter den Stapel.
rule-GA-18 = Gespielte Wühlkarten kommen nie in den Nachziehstapel zurück.
rule-GA-19 = { $way ->
    [entry] { $end ->
        [round] Am Ende jedes Zuges prüft ihr, ob Schluss ist. Dann spielt ihr die Runde noch fertig.
       *[once] Am Ende jedes Zuges prüft ihr, ob Schluss ist. Dann hört das Spiel sofort auf.
    }
   *[other] { $end ->
        [round] Am Ende jedes Zuges, nach dem Nachziehen, prüft ihr, ob Schluss ist. Dann spielt ihr die Runde noch fertig. Auch Wühlkarten sind Handkarten.
       *[once] Am Ende jedes Zuges, nach dem Nachziehen, prüft ihr, ob Schluss ist. Dann hört das Spiel sofort auf. Auch Wühlkarten sind Handkarten.
    }
}
rule-GA-20 = { $way ->
    [entry] Nimmt 6 ganze Runden lang niemand eine Karte, ist das Spiel aus.
    [any] Ist der Nachziehstapel leer und kann keine Hand auf irgendeiner Seite noch etwas sammeln, ist das Spiel sofort aus. Sonst endet es, wenn der Stapel leer ist und 6 ganze Runden lang niemand Karten legt, im Einstiegsspiel, wenn 6 ganze Runden lang niemand eine nimmt.
   *[other] Ist der Nachziehstapel leer und kann keine Hand auf irgendeiner Seite noch etwas sammeln, ist das Spiel sofort aus. Sonst endet es, wenn der Stapel leer ist und 6 ganze Runden lang niemand Karten legt.
}
rule-GA-21 = Karten, die am Ende auf der Hand bleiben, zählen nicht.
rule-GA-22 = Bei Gleichstand teilt ihr euch den Sieg.
rule-GA-23 = Auch mit einem Geschenk ist dein Zug erfolgreich, wenn du eine Vorratskarte behältst. Ist dein Korb weg, bezahlst du mit ihr.
rule-GA-24 = Was du sammelst, während jemand anders dran ist, kauft keinen Korb zurück. Dafür zählt nur dein eigener Zug.
rule-GA-25 = Ist dein Korb weg und du springst und sammelst, wandern zuerst die Körbe. Dann bezahlst du mit dem, was du gesammelt hast.
rule-GA-26 = Springst du gerade über die Figur, die deinen Korb hat, bekommst du ihn umsonst zurück und behältst deine Vorräte.
rule-GA-27 = Ist der Korb einer Figur, über die du springst, woanders, bekommst du nur die fremden Körbe, die bei ihr liegen.
rule-GA-28 = Körbe, die am Ende woanders liegen, ändern nichts an den Punkten.
rule-GA-29 = Wechselgeld: Nimm eine Karte, die zu groß ist, und gib von deinem Stapel so viel derselben Sorte zurück, dass du genau die Zahl dazubekommst.
rule-GA-30 = Führt dich der zusätzliche Zug wieder zu einem Geschenk, bekommst du noch einen, so oft es klappt.
rule-GA-31 = Geht es mit der Auslage nicht genau auf, bekommst du nichts.
rule-GA-32 = Am Anfang steht auf jedem Loch höchstens eine Figur. Portal, Lager und Geschenk sind erlaubt, aber dort passiert noch nichts.
rule-GA-33 = Zurückgekauft wird mit allen Karten, die du gelegt hast: Wer deinen Korb hat, bekommt die dazugezählten auf den Plusstapel und die abgezogenen auf den Minusstapel. Das gilt auch für einen Zug mit Wühlkarte oder Portal, wenn du darin sammelst.
rule-GA-34 = Nimmst du eine Wühlkarte als Geschenk, wird zuerst mit ihr geblättert; danach sammeln alle, und zwar einmal. Zeigt der Würfel die offene Seite, gibt dasselbe Loch kein zweites Geschenk; auf einer neuen Seite darfst du wieder eines öffnen. Ob der Zug erfolgreich war, entscheidet sich erst an seinem Ende.
rule-GA-35 = Die Karte für einen erfolglosen Zug ziehst du nach dem Sammeln und vor dem Nachziehen. Du bekommst sie auch bei einem leeren Loch, bei einem Portal, das nichts geändert hat, und für ein Geschenk aus lauter Wühlkarten. Nach einer Wühlkarte aus der Hand oder bei leerem Stapel gibt es sie nicht.
rule-GA-36 = { $way ->
    [any] Ein Sprung geht durch Gänge über eine oder mehrere Figuren zum ersten freien Loch dahinter; wo sich der Gang teilt, wählst du. Ist dahinter nichts frei, geht es dort nicht weiter. Jede Figur, über die du springst, zählt im Zug einmal für die Körbe. Einen ersten Schritt gibt es immer.
    [advanced] Ein Sprung geht durch Gänge über eine oder mehrere Figuren zum ersten freien Loch dahinter; wo sich der Gang teilt, wählst du. Ist dahinter nichts frei, geht es dort nicht weiter. Jede Figur, über die du springst, zählt im Zug einmal für die Körbe. Einen ersten Schritt gibt es immer.
    [both] Ein Sprung geht durch Gänge über eine oder mehrere Figuren zum ersten freien Loch dahinter; wo sich der Gang teilt, wählst du. Ist dahinter nichts frei, geht es dort nicht weiter. Jede Figur, über die du springst, zählt im Zug einmal für die Körbe. Einen ersten Schritt gibt es immer.
   *[other] Ein Sprung geht durch Gänge über eine oder mehrere Figuren zum ersten freien Loch dahinter; wo sich der Gang teilt, wählst du. Ist dahinter nichts frei, geht es dort nicht weiter. Einen ersten Schritt gibt es immer.
}
rule-GA-37 = Ein Portal wirkt nur in deinem eigenen Zug: Wenn du darauf läufst oder wenn dich das Umblättern in deinem Zug darauf bringt, wird wieder gewürfelt. Bringt dich das Umblättern im Zug von jemand anderem auf ein Portal, passiert nichts, auch nicht zu Beginn deines Zuges. Ein besetztes Portal kann niemand betreten. Nach dem allerersten Wurf für die Seite wirkt kein Portal, und niemand sammelt. Von Seite 3 zu 5 und zurück zu 3 gilt als umgeblättert.
rule-GA-38 = Vorbereitung, Laufen und Portale sind im Einstiegsspiel wie im Grundspiel; abgezogen wird nie. Deine Wühlkarte kannst du einmal im Spiel einsetzen, vor oder nach dem Wurf; überzählige bleiben in der Schachtel. Bei einem Lager nimmst du nur eine Sorte. Wer am Zug ist, sammelt zuerst, dann die anderen im Uhrzeigersinn; ist nichts mehr da, gibt es nichts. Ob eine Sorte aufgebraucht ist, prüft ihr am Ende des Zuges, nach dem Wechselgeld; wenn ja, verfällt auch ein zusätzlicher Zug. Den bekommst du nur, wenn du im eigenen Zug zu einem Geschenk läufst, und du darfst auf ihn verzichten.
rule-GA-39 = { $first ->
    [chance] Das Los entscheidet, wer anfängt.
    [any] Das Los entscheidet, wer anfängt, oder ihr sagt es selbst. „Nur Plus“ und „Mit Körben“ gehen auch zusammen.
   *[other] Wer auf Platz { $first } sitzt, fängt an.
}

preset-first-help = Ihr zählt nur zusammen, mit kleineren Zahlen.
preset-short-help = Alle Karten liegen offen, und 6 bis 10 fehlen: etwa ein Drittel so lang.
preset-printed-help = Das Grundspiel mit Plus und Minus, ab 7 Jahren.
option-way = Variante
option-way-help = Womit ihr sammelt und wie schwer das Rechnen wird.
option-way-basic = Grundspiel
option-way-basic-help = Ihr zählt Karten zusammen und zieht sie voneinander ab.
option-way-simplified = Nur Plus
option-way-simplified-help = Ihr zählt nur zusammen, mit kleineren Zahlen.
option-way-advanced = Mit Körben
option-way-advanced-help = Das Grundspiel, und ihr jagt einander die Körbe ab.
option-way-both = Nur Plus, mit Körben
option-way-both-help = Ihr zählt nur zusammen und jagt einander die Körbe ab.
option-way-entry = Einstiegsspiel (ab 5 Jahren)
option-way-entry-help = Alle Karten liegen offen da, und du nimmst, was dein Loch zeigt.
option-entry = Weggelassene Zahlen
option-entry-help = Karten mit diesen Zahlen fehlen, also müsst ihr sie zusammensetzen.
option-entry-all = Keine
option-entry-high = 6 bis 10
option-entry-even = Gerade Zahlen
option-entry-odd = 3, 5, 7 und 9
option-entry-chosen = Selbst gewählt
option-chosen = Diese Zahlen weglassen
option-chosen-help = Von 1 bis 10, mit Leerzeichen oder Kommas dazwischen.
option-end = Wenn die Karten ausgehen
option-end-help = Gehen die Karten aus, ist das Spiel sofort zu Ende, oder ihr spielt die Runde noch fertig.
option-end-once = Sofort aufhören
option-end-round = Runde fertig spielen
option-refill = Karten nachziehen
option-refill-help = Alle füllen ihre Hand auf, wenn jeder einmal dran war, oder schon nach jedem Zug.
option-refill-round = Nach jeder Runde
option-refill-turn = Nach jedem Zug
option-turning = Umkehren
option-turning-help = In einem Zug kehrst du nur um, wenn es nicht anders geht, oder auch, wo du willst.
option-turning-last = Nur in Sackgassen
option-turning-free = Überall
option-first = Wer anfängt
option-first-help = Das Los entscheidet, oder ihr sagt selbst, wer anfängt: Am echten Tisch ist es, wer am jüngsten ist.
option-first-chance = Das Los
option-first-1 = Platz 1
option-first-2 = Platz 2
option-first-3 = Platz 3
option-first-4 = Platz 4
option-first-5 = Platz 5
option-book = Spielbuch
option-book-help = Unsere sechs Seiten, oder ein Spielbuch, das ihr selbst zeichnet.
option-book-ours = Unseres
option-book-own = Ein eigenes
option-own = Dein Spielbuch als Text
option-own-help = Hier zeichnest du dein eigenes Spielbuch mit Zeichen, oder du lädst es aus einer Datei.
option-own-format = Sechs Pläne unter „page 1“ bis „page 6“. b7 sind 7 Beeren, a Eicheln, g Körner, s ist ein Lager, ! ein Geschenk, @ ein Portal, o ein leeres Loch. Gänge zeichnest du mit - | / \ und + für einen Knick. Auf allen Seiten liegen die Löcher an denselben Stellen. Unser Buch liegt schon da.
option-clock = Bedenkzeit
option-clock-help = Sekunden für jede Entscheidung; bei 0 dürfen alle so lange überlegen, wie sie mögen.
option-clock-unit = { $count ->
    [one] Sekunde
   *[other] Sekunden
}

bot-casual = Irrgard
bot-casual-level = leicht
bot-casual-about = Spaziert, wohin der Gang sie führt, und legt die erstbesten Karten.
bot-careful = Plusine
bot-careful-level = mittel
bot-careful-about = Läuft dorthin, wo am meisten liegt und ihre Karten passen.
bot-expert = Adam Ziesel
bot-expert-level = schwer
bot-expert-about = Rechnet alle Seiten durch und merkt sich, welche Karten noch kommen.

line-added = Plusstapel
line-subtracted = Minusstapel
line-lunches = Mittagessen
total = { $way ->
    [entry] { $count } Mittagessen
   *[other] { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
}

refuse-first = Ihr seid { $seats }, also gibt es keinen Platz { $number }. Nimm einen von 1 bis { $seats }, oder lass das Los entscheiden.
refuse-chosen = Keine Karte zeigt „{ $word }“. Schreib Zahlen von 1 bis { $most }, mit Leerzeichen oder Kommas dazwischen.
refuse-chosen-all = Ihr lasst alle Zahlen weg. Behaltet mindestens eine.
refuse-not-seated = Dieser Platz spielt nicht mit. Spiel von einem Platz am Tisch aus.
refuse-over = Das Spiel ist aus. Fang ein neues an, um weiterzuspielen.
refuse-nature = Das entscheiden der Würfel, der Nachziehstapel und die Uhr. Du kannst laufen, wühlen und sammeln.
refuse-moment = Einen Moment: Zuerst kommt der Würfel oder eine Karte.
refuse-turn = { $seat } ist dran; danach geht es im Uhrzeigersinn weiter.
refuse-collecting = Gerade sammelt { $seat }. Alle kommen der Reihe nach dran.
refuse-place-first = Stell zuerst deine Figur auf ein freies Loch.
refuse-no-such-hole = Dieses Loch gibt es nicht. Nimm eines aus dem Buch.
refuse-hole-taken = Auf Loch { $hole } steht schon { $seat }. Nimm ein freies Loch.
refuse-placed = Deine Figur steht schon im Bau. Von dort läuft sie weiter.
refuse-roll-first = Würfle zuerst, dann läufst du.
refuse-must-move = Ganz aussetzen geht nicht: Würfle, oder spiel eine Wühlkarte, falls du eine hast.
refuse-rolled = Du hast schon gewürfelt: eine { $pips }. Lauf, oder spiel eine Wühlkarte, falls du eine hast.
refuse-must-walk = Stehen bleiben geht nicht: Lauf { $pips ->
    [one] einen Schritt
   *[other] { $pips } Schritte
}.
refuse-move-first = Gesammelt wird erst am Ende deines Zuges, dort, wo du dann stehst.
refuse-no-dig = Du hast keine Wühlkarte auf der Hand. Diesmal läufst du.
refuse-dig-used = Deine Wühlkarte hast du schon gespielt, und mehr als eine hat niemand. Von jetzt an läufst du.
refuse-dig-late = Für eine Wühlkarte ist es jetzt zu spät: Man spielt sie, statt zu laufen. Sammle, oder verzichte.
refuse-wall = Von Loch { $here } führt kein Gang zu Loch { $there }. Bleib in den Gängen.
refuse-too-far = Das ist zu weit: Bleib nach { $pips ->
    [one] einem Schritt
   *[other] { $pips } Schritten
} stehen.
refuse-too-short = { $left ->
    [one] Es fehlt noch 1 Schritt. Lauf weiter.
   *[other] Es fehlen noch { $left } Schritte. Lauf weiter.
}
refuse-occupied = Auf Loch { $hole } steht { $seat }. Spring weiter auf ein freies Loch.
refuse-jump-twice = Über Loch { $hole } springst du hier schon. Ein Sprung geht über jedes Loch nur einmal.
refuse-jump-back = Auf Loch { $hole } beginnt dieser Sprung, da kann er nicht enden. Spring auf ein anderes freies Loch.
refuse-turn-back = Auf Loch { $hole } warst du in diesem Zug schon. Es gibt noch einen neuen Weg, etwa zu Loch { $there }.
refuse-collect-first = Jetzt wird gesammelt. Nimm, was hier liegt, oder verzichte.
refuse-gift-first = Zuerst das Geschenk: Entscheide dich für eine Karte.
refuse-no-gift = Hier ist gerade kein Geschenk. Du öffnest eines, wenn dein Weg bei ihm endet.
refuse-not-in-gift = Diese Karte ist nicht in deinem Geschenk. Nimm eine von denen, die du gezogen hast.
refuse-must-keep = Eine Karte davon behältst du. Such dir eine aus.
refuse-dig-not-active = Die Wühlkarte darf nur nehmen, wer am Zug ist, also { $seat }. Nimm eine Vorratskarte.
refuse-not-in-hand = Diese Karten hast du nicht alle auf der Hand. Leg nur, was du hast.
refuse-dig-collects = Mit einer Wühlkarte kann man nichts sammeln. Leg Karten mit Zahlen.
refuse-kind = { $kind ->
    [berries] Hier liegen Beeren. Nimm nur Karten mit Beeren.
    [acorns] Hier liegen Eicheln. Nimm nur Karten mit Eicheln.
   *[grains] Hier liegen Körner. Nimm nur Karten mit Körnern.
}
refuse-added-only = Hier wird nur zusammengezählt. Leg keine Karte zum Abziehen.
refuse-nothing-added = Zähl mindestens eine Karte dazu, sonst kommst du nicht auf { $number }.
refuse-none = Leg Karten, die genau { $number } ergeben.
refuse-sum = Das macht { $made }. Du brauchst genau { $number }.
refuse-not-in-stock = So viele dieser Karten liegen nicht in der Auslage. Nimm, was da ist.
refuse-not-in-pile = Als Wechselgeld gibst du nur Karten von deinem eigenen Stapel zurück.
refuse-one-kind = Bleib bei einer Sorte, auch beim Wechselgeld.
refuse-nothing-taken = Nimm aus der Auslage, was genau { $number } ergibt.
refuse-change-for-one = Wechselgeld gibt es nur für eine einzelne Karte, die zu groß ist. Nimm nur eine.
refuse-order = Nenn die Karten der Reihe nach, jede so oft, wie du sie legst.

tell-begins = { $seat } fängt an.
tell-dealt = Alle bekommen { $count } Karten.
tell-places = { $seat } sucht sich ein Loch für den Anfang aus.
tell-opens = Das Buch wird auf Seite { $page } aufgeschlagen.
tell-rolls = { $seat } würfelt eine { $pips }.
tell-walks = { $seat } läuft zu { $kind ->
    [berries] { $number ->
        [one] 1 Beere
       *[other] { $number } Beeren
    }
    [acorns] { $number ->
        [one] 1 Eichel
       *[other] { $number } Eicheln
    }
    [grains] { $number ->
        [one] 1 Korn
       *[other] { $number } Körnern
    }
    [store] einem Lager mit { $number }
    [gift] einem Geschenk
    [portal] einem Portal
   *[plain] einem leeren Loch
}.
tell-jumps = { $seat } springt über { $other_seat }.
tell-portal = Der Würfel entscheidet, welche Seite kommt.
tell-portal-again = Hier steht { $seat } auf einem Portal: Es wird noch einmal gewürfelt.
tell-portal-enough = Hier steht { $seat } auf einem Portal, aber sechs Würfe sind genug.
tell-digs = { $seat } spielt eine Wühlkarte: Der Würfel entscheidet, welche Seite kommt.
tell-turns = Es wird umgeblättert: Seite { $page }.
tell-same-page = Der Würfel zeigt die { $page }, und diese Seite liegt schon offen da.
tell-everyone = Jetzt dürfen alle sammeln, wo sie stehen.
tell-collects = { $seat } sammelt { $kind ->
    [berries] { $number ->
        [one] 1 Beere
       *[other] { $number } Beeren
    }
    [acorns] { $number ->
        [one] 1 Eichel
       *[other] { $number } Eicheln
    }
    [grains] { $number ->
        [one] 1 Korn
       *[other] { $number } Körner
    }
   *[store] { $number ->
        [one] 1 Vorrat aus dem Lager
       *[other] { $number } Vorräte aus dem Lager
    }
}{ $cards ->
    [1] { "" } mit einer einzigen Karte
   *[other] { "" }: { $sum }
}.
tell-takes = { $seat } nimmt { $kind ->
    [berries] { $number ->
        [one] 1 Beere
       *[other] { $number } Beeren
    }
    [acorns] { $number ->
        [one] 1 Eichel
       *[other] { $number } Eicheln
    }
   *[grains] { $number ->
        [one] 1 Korn
       *[other] { $number } Körner
    }
}{ $cards ->
    [1] { "" } mit einer einzigen Karte
   *[other] { "" }: { $sum }
}.
tell-takes-change = { $seat } nimmt { $kind ->
    [berries] { $number ->
        [one] 1 Beere
       *[other] { $number } Beeren
    }
    [acorns] { $number ->
        [one] 1 Eichel
       *[other] { $number } Eicheln
    }
   *[grains] { $number ->
        [one] 1 Korn
       *[other] { $number } Körner
    }
} mit einer { $card } und gibt { $back } zurück.
tell-declines = { $seat } sammelt nichts.
tell-gift = { $seat } öffnet ein Geschenk.
tell-gift-empty = Der Nachziehstapel ist aufgebraucht, also ist das Geschenk leer.
tell-keeps = { $seat } behält { $kind ->
    [berries] { $value ->
        [one] 1 Beere
       *[other] { $value } Beeren
    }
    [acorns] { $value ->
        [one] 1 Eichel
       *[other] { $value } Eicheln
    }
   *[grains] { $value ->
        [one] 1 Korn
       *[other] { $value } Körner
    }
} aus dem Geschenk.
tell-keeps-dig = { $seat } nimmt die Wühlkarte aus dem Geschenk: Der Würfel entscheidet, welche Seite kommt.
tell-declines-gift = Im Geschenk sind nur Wühlkarten; { $seat } nimmt keine.
tell-extra = { $seat } hat ein Geschenk gefunden und ist noch einmal dran.
tell-declines-turn = { $seat } verzichtet auf den zusätzlichen Zug.
tell-basket = { $seat } bekommt den Korb von { $other_seat }.
tell-basket-back = { $seat } hat den eigenen Korb wieder, ganz umsonst.
tell-basket-bought = { $seat } kauft den eigenen Korb zurück; { $other_seat } bekommt dafür die Vorräte.
tell-unlucky = { $seat } geht leer aus und zieht dafür 1 Karte.
tell-draws = { $seat } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
tell-pile-empty = Der Nachziehstapel ist leer.
tell-time-up = Die Zeit ist um, der Tisch entscheidet für { $seat }.
tell-end-hand = Der Nachziehstapel ist leer, und { $seat } hat { $count ->
    [0] keine Karte mehr
    [one] nur noch 1 Karte
   *[other] nur noch { $count } Karten
}.
tell-end-stock = { $kind ->
    [berries] Es gibt keine Beeren mehr.
    [acorns] Es gibt keine Eicheln mehr.
   *[grains] Es gibt keine Körner mehr.
}
tell-end-stuck = Niemand kann mehr etwas sammeln.
tell-end-quiet = Sechs Runden lang hat niemand etwas gesammelt.
tell-last-round = Diese Runde spielt ihr noch fertig.
tell-winner = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
tell-winner-lunches = { $seat } gewinnt mit { $points } Mittagessen.
tell-shared = { $winners } von euch teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
tell-shared-lunches = { $winners } von euch teilen sich den Sieg mit je { $points } Mittagessen.

## Der Text eines Spielbuchs, und was man damit macht

book-at = Zeile { $line }, Spalte { $column }:{" "}
book-too-long = { book-at }Der Text ist zu lang; ein Spielbuch hat höchstens { $most } Zeichen.
book-tab = { book-at }Hier steht ein Tabulator. Nimm Leerzeichen, denn Tabulatoren sind überall anders breit.
book-hidden = { book-at }Hier versteckt sich ein Zeichen, das niemand sieht ({ $sign }). Lösch es.
book-before = { book-at }Ein Spielbuch beginnt mit einer Zeile „page 1“. Davor dürfen nur Bemerkungen stehen, die mit # beginnen.
book-page-number = { book-at }Hierher gehört „page { $page }“: Die Seiten kommen der Reihe nach, jede mit ihrer Nummer.
book-page-extra = { book-at }Ein Spielbuch hat { $pages } Seiten, für jede Zahl des Würfels eine. Diese ist eine zu viel.
book-page-missing = { book-at }Seite { $page } fehlt. Schreib eine Zeile „page { $page }“ und zeichne den Plan darunter; ein Spielbuch hat { $pages } Seiten.
book-rest = { book-at }Vor diesem Wort sollte die Zeile zu Ende sein.
book-wide = { book-at }Der Plan ist zu breit. Er darf { $most } Spalten haben, und das ist eine mehr.
book-high = { book-at }Der Plan ist zu hoch. Er darf { $most } Zeilen haben, und das ist eine mehr.
book-sign = { book-at }„{ $sign }“ bedeutet auf dem Plan nichts. Es gibt b a g s ! @ o für Löcher und - | / \ + für Gänge.
book-number = { book-at }Direkt hinter „{ $sign }“ gehört eine Zahl von 1 bis { $most }.
book-no-number = { book-at }Hinter „{ $sign }“ kommt keine Zahl; nur b, a, g und s haben eine.
book-number-alone = { book-at }Diese Zahl steht allein da. Setz b, a, g oder s direkt davor.
book-few-holes = { book-at }Seite { $page } hat { $holes ->
    [0] keine Löcher
    [one] nur ein Loch
   *[other] nur { $holes } Löcher
}. Sie braucht { $least } bis { $most }.
book-many-holes = { book-at }Dieses Loch ist eines zu viel: Eine Seite hat höchstens { $most }.
book-holes-near = { book-at }Dieses Loch liegt zu nah an einem anderen. Lass { $columns } Spalten oder { $lines } Zeilen Abstand, damit ein Finger sie auseinanderhält.
book-hole-extra = { book-at }Auf Seite 1 ist hier kein Loch. Die Löcher von Seite { $page } müssen an denselben Stellen liegen: dieselbe Zeile des Plans, dieselbe Spalte.
book-hole-missing = { book-at }Hier fehlt auf Seite { $page } ein Loch, denn Seite 1 hat an dieser Stelle eines (Zeile { $first } des Textes). Schreib o für ein leeres.
book-tunnel-end = { book-at }Der Gang „{ $sign }“ führt hier nirgendwohin. Führ ihn geradeaus bis zum Zeichen eines Lochs, oder bieg mit + ab.
book-bend = { book-at }{ $ways ->
    [0] Dieser Knick verbindet nichts
    [one] Dieser Knick verbindet nur ein Stück Gang
   *[other] Dieser Knick verbindet { $ways } Stücke Gang
}. Er muss genau zwei verbinden, und beide müssen auf das + zeigen.
book-tunnel-cross = { book-at }Hier kreuzen sich zwei Gänge. Führ den einen um den anderen herum.
book-tunnel-ring = { book-at }Dieser Gang läuft im Kreis und führt nirgendwohin. Öffne ihn zu zwei Löchern.
book-tunnel-same = { book-at }Dieser Gang führt von einem Loch zu demselben Loch zurück. Ein Gang verbindet zwei verschiedene.
book-tunnel-double = { book-at }Der Gang aus Zeile { $first } verbindet schon dieselben zwei Löcher. Lösch einen von beiden.
book-hole-tunnels = { book-at }Von diesem Loch gehen { $tunnels } Gänge aus, aber mehr als { $most } dürfen es nicht sein. Schütte welche zu.
book-unreached = { book-at }Dieses Loch ist vom ersten Loch der Seite { $page } aus nicht zu erreichen. Grab einen Gang dorthin.
book-file-missing = { $file } gibt es nicht
book-file-folder = { $file } ist ein Ordner; nenn die Datei eines Spielbuchs darin
book-file-closed = { $file } lässt sich nicht lesen: Du darfst sie nicht öffnen
book-file-binary = { $file } ist kein Text; speichere das Spielbuch als reinen Text (UTF-8)
book-fine = Das Spielbuch { $file } ist in Ordnung: { $holes } Löcher auf jeder der { $pages } Seiten.
book-page-sum = Seite { $page }: { $tunnels } Gänge;

## Das Brett

board-holes = Löcher der Seite
board-keys = Mit den Pfeiltasten kommst du von Loch zu Loch, mit der Leertaste wählst du eins. Die Eingabetaste macht, was auf dem großen Knopf steht. Ziffern legen Karten, Plus und Minus ändern das Vorzeichen der letzten. W: anderer Weg, D: wühlen, H: Tipp, N: nichts nehmen, C: deine Karten, K: alle Tasten. Rücktaste oder Strg+Z nimmt zurück.
board-key-walk = Von Loch zu Loch gehen
board-key-leap = Zum ersten oder letzten Loch, das du wählen kannst
board-key-choose = Dieses Loch wählen
board-key-lay = Eine Karte deiner Hand legen
board-key-sign = Die letzte Karte dazuzählen oder abziehen
board-key-take = Eine Karte mit dieser Zahl nehmen
board-key-give = Minus, dann eine Zahl: diese Karte zurückgeben
board-key-kind = Eine andere Sorte aus dem Lager
board-key-gift = Eine Karte des Geschenks wählen
board-key-back = Zurücknehmen, was du gewählt oder gelegt hast
board-hole = Loch { $hole }
board-print = { $kind ->
    [berries] { $number ->
        [one] 1 Beere
       *[other] { $number } Beeren
    }
    [acorns] { $number ->
        [one] 1 Eichel
       *[other] { $number } Eicheln
    }
    [grains] { $number ->
        [one] 1 Korn
       *[other] { $number } Körner
    }
    [store] Lager mit { $number }
    [gift] Geschenk
    [portal] Portal
   *[plain] leeres Loch
}
board-hole-yours = hier stehst du
board-hole-of = hier steht { $name }
board-hole-free = hier kannst du beginnen
board-hole-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
board-hole-via = { $steps } Schritte über Loch { $via }
board-hole-over = du springst über { $names }
board-hole-ways = { $ways } Wege führen hin
board-hole-away = { $steps ->
    [one] 1 Gang entfernt
   *[other] { $steps } Gänge entfernt
}
board-reach = { $count ->
    [one] 1 Loch in Reichweite.
   *[other] { $count } Löcher in Reichweite.
}{ $good ->
    [0] { "" }
    [one] { " " }Sammeln kannst du bei Loch { $holes }.
   *[other] { " " }Sammeln kannst du bei den Löchern { $holes }.
}
board-hole-makes = hier kannst du sammeln
board-hole-empty = es ist nichts drin
board-hole-tunnels = { $count ->
    [one] ein Gang zu Loch { $holes }
   *[other] Gänge zu den Löchern { $holes }
}
board-die = Der Würfel zeigt eine { $pips }.
board-die-page = Der Würfel zeigt Seite { $pips }.
board-die-rolling = Der Würfel rollt.
board-die-waiting = Der Würfel liegt bereit.
board-clock =
    { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
board-over = Das Spiel ist aus.
board-sending = Schon unterwegs …
board-moment = Gleich geht es weiter.
board-turning = Es wird umgeblättert.
board-walking = { $name } läuft.
board-wait-begin = Gleich geht es los.
board-wait-draw = Die Karten werden verteilt.
board-wait-place = { $name } sucht sich ein Loch aus.
board-wait-open = Das Buch wird aufgeschlagen.
board-wait-ready = { $name } ist dran.
board-wait-roll = { $name } würfelt.
board-wait-walk =
    { $pips ->
        [one] { $name } hat 1 Schritt.
       *[other] { $name } hat { $pips } Schritte.
    }
board-wait-page = Der Würfel bestimmt die Seite.
board-wait-unwrap = { $name } öffnet ein Geschenk.
board-wait-gift = { $name } wählt aus einem Geschenk.
board-wait-collect = { $name } darf sammeln.
board-place = In welchem Loch beginnst du?
board-place-here = Beginnst du hier?
board-place-how = Such dir ein Loch aus. Was darin liegt, kann sich noch ändern.
board-place-first = Tippe zuerst ein freies Loch an.
board-place-go = Hier beginnen
board-ready = Du bist dran: Würfle.
board-ready-dig = Würfle, oder spiel eine Wühlkarte.
board-extra = Ein Geschenk: Du bist noch einmal dran.
board-roll = Würfeln
board-dig = Wühlen
board-dig-how = Wühlen: Du bleibst stehen. Der Würfel bestimmt eine Seite, dann sammeln alle.
board-skip = Auslassen
board-walk =
    { $pips ->
        [one] 1 Schritt. Wohin?
       *[other] { $pips } Schritte. Wohin?
    }
board-walk-there =
    { $pips ->
        [one] 1 Schritt. Dorthin?
       *[other] { $pips } Schritte. Dorthin?
    }
board-walk-first = Wähle zuerst das Loch, in das du gehst.
board-go = Losgehen
board-ways = Wege
board-way = Weg { $way } von { $ways }
board-way-before = Voriger Weg
board-way-next = Nächster Weg
board-there-makes = Das schaffst du
board-there-lacks = Deine Karten ergeben das nicht
board-there-gift = { $cards ->
    [one] 1 Karte ziehen
   *[other] { $cards } Karten ziehen, 1 behalten
}
board-there-gift-empty = Leer: Der Nachziehstapel ist aufgebraucht
board-there-again = Noch ein Zug
board-there-portal = Der Würfel entscheidet, welche Seite kommt
board-there-nothing = Nichts zu holen
board-there-over = Sprung über { $names }
board-there-over-basket = Sprung über { $names }: Sammelst du, gehören dir die Körbe
board-hand =
    { $cards ->
        [one] Deine Hand, 1 Karte
       *[other] Deine Hand, { $cards } Karten
    }
board-hand-empty = Keine Karte auf der Hand
board-card = { $kind ->
    [berries] Beeren { $value }
    [acorns] Eicheln { $value }
    [grains] Körner { $value }
   *[dig] Wühlkarte
}
board-card-state = { $card }{ $state ->
    [plus] , plus
    [minus] , minus
    [useless] , zählt hier nicht
   *[none] { "" }
}{ $fresh ->
    [yes] , neu
   *[no] { "" }
}
board-new = neu
board-lane-plus = plus
board-lane-minus = minus
board-collect = { $print }: mit welchen Karten?
board-wanted = gesucht
board-lay-how = Tippen: plus. Noch mal: minus.
board-lay-how-plus = Tippe an, was du dazuzählst.
board-lay-first = Leg zuerst Karten, die die gesuchte Zahl ergeben.
board-sum = { $sum } = { $total }, gesucht: { $wanted }.{ $fits ->
    [yes] { " " }Das passt.
   *[no] { "" }
}
board-sum-empty = Gesucht: { $wanted }.
board-ends = { $end ->
    [round] Dann hast du { $cards ->
        [0] keine Karte mehr
        [one] noch 1 Karte
       *[other] noch { $cards } Karten
    }, und diese Runde ist die letzte.
   *[once] Dann hast du { $cards ->
        [0] keine Karte mehr
        [one] noch 1 Karte
       *[other] noch { $cards } Karten
    }, und das Spiel ist aus.
}
board-end-near = Der Nachziehstapel ist leer. Legt Karten, bis jemand höchstens { $small } hat: Dann ist das Spiel aus.
board-collect-go = Sammeln
board-nothing = Nichts
board-nothing-go = Nichts sammeln
board-hint = Tipp
board-hint-how = Tipp: Karten zeigen, die passen
board-hint-none = Deine Karten ergeben das nicht.
board-gift = Welche Karte behältst du?
board-gift-digs = Lauter Wühlkarten. Willst du eine?
board-gift-cards = Das Geschenk
board-gift-how = Eine kommt auf deinen Plusstapel, die anderen unter den Nachziehstapel.
board-gift-how-dig = Eine Wühlkarte spielst du sofort; jede andere kommt auf deinen Plusstapel.
board-gift-how-no-dig = Eine behältst du. Die Wühlkarte darf nur nehmen, wer am Zug ist.
board-gift-decline = Keine
board-keep = Behalten
board-keep-first = Tippe zuerst an, was du behältst.
board-curtain = Nur für die Augen von { $name }.
board-curtain-tap = Tippe, um deine Karten zu sehen
board-curtain-head = Jetzt du. Schau dir deine Karten an.
board-lift = Meine Karten
board-piles = Deine Stapel: { $plus } plus, { $minus } minus, das macht { $points }.
board-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
board-why-basket = Was { $owner } als Nächstes im eigenen Zug sammelt, bekommt { $name }; dann kommt der Korb zurück.
board-take = { $print }: Was nimmst du?
board-take-first = Nimm zuerst Karten aus der Auslage.
board-take-go = Nehmen
board-take-card = { $card } nehmen, noch { $left } da
board-give-card = { $card } zurückgeben, noch { $left } da
board-put-back = { $card } zurücklegen
board-choose-kind = Was möchtest du aus dem Lager?
board-kind = { $kind ->
    [berries] Beeren
    [acorns] Eicheln
   *[grains] Körner
}
board-stock = Auslage
board-stock-none = Mit diesen Karten geht es nicht genau auf.
board-change = Zu viel? Gib etwas zurück.
board-count = { $missing ->
    [0] { $over ->
        [0] Das passt.
       *[other] { $over } zu viel.
    }
   [one] 1 fehlt noch.
   *[other] { $missing } fehlen noch.
}
board-lunch = Dein Mittagessen
board-lunches =
    { $lunches ->
        [one] Mittagessen fertig
       *[other] Mittagessen fertig
    }
board-amount = { $kind ->
    [berries] Beeren
    [acorns] Eicheln
   *[grains] Körner
}: { $amount }

## Neben dem Brett

panel-seats = Alle am Tisch
panel-brief = Alle auf einen Blick
panel-you = du
panel-turn = am Zug
panel-asked = überlegt
panel-hand = { $cards ->
    [0] keine Karte auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
panel-holds = { $count ->
    [one] hat den Korb von { $names }
   *[other] hat die Körbe von { $names }
}
panel-piles = Stapel von { $name }
panel-added = Plusstapel { $points }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
panel-subtracted = Minusstapel { $points }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
panel-added-title = Plusstapel, offen: { $points }
panel-subtracted-title = Minusstapel, verdeckt: { $points }
panel-piles-empty = Noch nichts gesammelt.
panel-card = { $kind ->
    [berries] Beeren { $value }
    [acorns] Eicheln { $value }
    [grains] Körner { $value }
   *[dig] Wühlkarte
}
panel-pile = Nachziehstapel: { $cards ->
    [0] leer
    [one] 1 Karte
   *[other] { $cards } Karten
}
panel-pile-ends = Ist er leer, endet das Spiel, sobald jemand höchstens { $small } Karten hat.
panel-pile-empty = Das Spiel endet, sobald jemand höchstens { $small } Karten hat.
panel-pile-last = Letzte Runde: Nach dem Zug von { $name } ist Schluss.
panel-pile-fewest = { $count ->
    [one] { $names } hat die wenigsten Karten: { $cards }.
   *[other] { $names } haben die wenigsten Karten: je { $cards }.
}
panel-finish = Ihr spielt die Runde noch fertig: Alle kommen gleich oft dran.
panel-quiet = { $quiet ->
    [one] Seit 1 Runde hat niemand Karten gelegt.
   *[other] Seit { $quiet } Runden hat niemand Karten gelegt.
} Nach { $most } Runden ist Schluss.
panel-dug = { $used ->
    [0] Noch keine Wühlkarte gespielt
   *[other] { $used } von { $all } Wühlkarten gespielt
}
panel-refill-round = { $turns ->
    [one] Nach diesem Zug füllen alle auf { $hand } Karten auf.
   *[other] Noch { $turns } Züge, dann füllen alle auf { $hand } Karten auf.
}
panel-refill-turn = Nach jedem Zug füllen alle auf { $hand } Karten auf.
panel-baskets = Körbe
panel-debt = { $owner } schuldet { $holder } die nächsten Vorräte.
panel-debt-mine = Du schuldest { $holder } deine nächsten Vorräte.
panel-debt-yours = { $owner } schuldet dir die nächsten Vorräte.
panel-lunches = { $lunches ->
    [0] noch kein ganzes Mittagessen
    [one] 1 ganzes Mittagessen
   *[other] { $lunches } ganze Mittagessen
}
panel-amount = { $kind ->
    [berries] Beeren
    [acorns] Eicheln
   *[grains] Körner
} { $amount }
panel-dig-left = Wühlkarte noch da
panel-dig-used = Wühlkarte schon gespielt
panel-lunch-how = Eins von jedem ist ein Mittagessen.
panel-stock = Noch in der Auslage
panel-stock-kind = { $kind ->
    [berries] Beeren
    [acorns] Eicheln
   *[grains] Körner
}: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
panel-stock-ends = Ist eine Sorte aufgebraucht, ist das Spiel aus.

## Das Ende

end-title = Was alle gesammelt haben
end-won-points = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
end-won-lunches = { $name } gewinnt mit { $points ->
    [one] 1 Mittagessen
   *[other] { $points } Mittagessen
}.
end-you-points = Du gewinnst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
end-you-lunches = Du gewinnst mit { $points ->
    [one] 1 Mittagessen
   *[other] { $points } Mittagessen
}.
end-shared-points = { $names } gewinnen gemeinsam mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
end-shared-lunches = { $names } gewinnen gemeinsam mit je { $points ->
    [one] 1 Mittagessen
   *[other] { $points } Mittagessen
}.
end-hand = { $count ->
    [one] Der Nachziehstapel ist leer, und { $names } hat { $cards ->
        [0] keine Karte mehr.
        [one] nur noch 1 Karte.
       *[other] nur noch { $cards } Karten.
    }
   *[other] Der Nachziehstapel ist leer, und { $names } haben kaum noch Karten.
}
end-stock = In der Auslage gibt es keine { $kinds } mehr.
end-kind = { $kind ->
    [berries] Beeren
    [acorns] Eicheln
   *[grains] Körner
}
end-stuck = Der Nachziehstapel ist leer, und niemand kann noch etwas sammeln, auf keiner Seite.
end-quiet = { $rounds } Runden lang hat niemand etwas gesammelt.
end-added = { $cards ->
    [one] Plus: 1 Karte
   *[other] Plus: { $cards } Karten
}
end-subtracted = { $cards ->
    [one] Minus: 1 Karte
   *[other] Minus: { $cards } Karten
}
end-total = Punkte
end-lunches = Ganze Mittagessen
# On a phone beside the TV, while the TV counts.
hand-counting = Am Fernseher werden gerade die Karten gezählt.

## Die Seiten

leaf-title = Blättern
leaf-page = Seite { $page }
leaf-page-open = Seite { $page }, aufgeschlagen
leaf-before = Vorige Seite
leaf-after = Nächste Seite
leaf-stand = unter den Füßen: { board-print }
leaf-hole = Loch { $hole }: { $kind ->
    [plain] leer
   *[other] { board-print }
}
leaf-holes = Die Löcher dieser Seite
leaf-can = lässt sich sammeln
leaf-chance = { $pages ->
    [0] Auf keiner der { $all } Seiten könntest du sammeln, wo du stehst.
    [one] Auf 1 der { $all } Seiten könntest du sammeln, wo du stehst.
   *[other] Auf { $pages } der { $all } Seiten könntest du sammeln, wo du stehst.
}
leaf-chance-of = { $pages ->
    [0] Auf keiner der { $all } Seiten könnte { $name } dort sammeln.
    [one] Auf 1 der { $all } Seiten könnte { $name } dort sammeln.
   *[other] Auf { $pages } der { $all } Seiten könnte { $name } dort sammeln.
}
leaf-marks = Mit Ring: Diese Zahlen schaffst du mit deinen Karten.
leaf-marks-entry = Mit Ring: Das kannst du aus der Auslage nehmen.

## Der Einstieg

primer-walk = Würfle und lauf genau so viele Schritte durch die Gänge. Über Ziesel im Weg springst du, und jeder Sprung ist ein einziger Schritt.
primer-collect = Wo du ankommst, sammelst du, was dort steht: mit Karten dieser Sorte, die mit Plus oder Minus genau die Zahl ergeben. Passt nichts, ziehst du eine Karte.
primer-store = Bei einem Lager gelten Karten aller Sorten. Aus einem Geschenk suchst du dir eine von drei Karten aus.
primer-page = Ein Portal oder eine Wühlkarte, und der Würfel bestimmt eine neue Seite. Ihr bleibt alle stehen, wo ihr seid, und sammelt, was jetzt dort liegt.
primer-end = Ist der Nachziehstapel leer und hat jemand höchstens 3 Karten, ist das Spiel aus. Der Plusstapel zählt, der Minusstapel wird abgezogen. Die meisten Punkte gewinnen.
primer-entry = Für die Jüngsten liegen alle Karten offen da. Eine Beere, eine Eichel und ein Korn sind ein Mittagessen. Wer die meisten Mittagessen hat, gewinnt.
primer-add = Wo du ankommst, sammelst du, was dort steht: mit Karten dieser Sorte, die zusammen genau die Zahl ergeben. Passt nichts, ziehst du eine Karte.
primer-end-added = Ist der Nachziehstapel leer und hat jemand höchstens 3 Karten, ist das Spiel aus. Wer am meisten gesammelt hat, gewinnt.
primer-take = Wo du ankommst, nimmst du aus der Auslage, was dort steht: eine Karte, mehrere, die zusammen die Zahl ergeben, oder eine größere mit Wechselgeld.
primer-choose = Bei einem Lager suchst du dir die Sorte aus. Bei einem Geschenk bist du gleich noch einmal dran.
primer-lunch = Eine Beere, eine Eichel und ein Korn sind ein Mittagessen. Wovon du am wenigsten hast, das sagt dir, wie viele Mittagessen es sind.
primer-stall = Ist eine Sorte in der Auslage aufgebraucht, ist das Spiel aus. Wer die meisten Mittagessen hat, gewinnt.

## What chance decides, for the page that checks a log
chance-starter = Wer anfängt
chance-die = Würfel
chance-pile = Nachziehstapel
chance-card =
    { $kind ->
        [berries] Beeren { $value }
        [acorns] Eicheln { $value }
        [grains] Körner { $value }
       *[dig] Wühlkarte
    }
