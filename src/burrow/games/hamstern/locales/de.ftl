# Hamstern auf Deutsch. Gang: was zwei Kammern verbindet; Sanduhr: der Timer mit seinen drei Würfelzeichen.

## Regeln, Einstellungen, Gegner, Einwände, Ereignisse

title = Hamstern
tagline = Nur noch schnell die Eichel da hinten.
pitch = Ein Würfelspiel mit Stift, bei dem ein Wurf alle Baue füllt
about = Ein Würfel, ein Bleistift und ein Bau voller Kammern. Alle nutzen denselben Wurf, jeder auf dem eigenen Blatt. Fülle Kammern, sammle Eicheln und Pilze, bevor es über dem Feld dunkel wird.

section-setup = Vorbereitung
section-aim = Worum es geht
section-round = Eine Runde
section-one = Die 1
section-timer = Die Sanduhr
section-end = Ende und Punkte
section-variants = Varianten
section-solo = Allein
section-rulings = Genau genommen

rule-H-01 = { $seats ->
    [1] Du hast ein Blatt, einen Stift und einen Würfel.
   *[other] Alle haben ein eigenes Blatt und einen Stift. Ein Würfel reicht für alle.
}
rule-H-02 = Das Blatt hat zwei Seiten: die helle Seite A und die dunkle Seite B.
rule-H-03 = Alle spielen auf derselben Seite.
rule-H-04 = Für das erste Spiel ist Seite A die richtige.
rule-H-05 = Fülle möglichst viele Kammern deines Baus. Jede volle Kammer bringt Punkte, und Eicheln und Pilze bringen weitere.
rule-H-06 = Jede Runde beginnt mit einem einzigen Wurf.
rule-H-07 = Alle nutzen diesen Wurf gleichzeitig, jeder auf dem eigenen Blatt.
rule-H-08 = Für jedes Auge machst du ein Kreuz in ein freies Feld: genau so viele, nicht mehr und nicht weniger. Nur die 1 ist eine Ausnahme.
rule-H-09 = Alle Kreuze eines Wurfs kommen in dieselbe Kammer.
rule-H-10 = Die Kreuze eines Wurfs hängen alle zusammen.
rule-H-11 = Ein Wurf wird nie auf mehrere Kammern aufgeteilt.
rule-H-12 = Deine allerersten Kreuze kommen in die Startkammer, die mit dem dunkleren Boden. Wo genau dort, ist deine Sache.
rule-H-13 = Haben Kreuze eine Kammer in Teile zerschnitten, bleibt ein Wurf in einem dieser Teile.
rule-H-14 = In einer Kammer, die du schon begonnen hast, muss ein Kreuz des Wurfs waagrecht oder senkrecht neben einem alten liegen. Schräg gilt nicht.
rule-H-15 = Eine neue Kammer darfst du beginnen, sobald das Feld an einem Gang dorthin angekreuzt ist.
rule-H-16 = Das geht auch, wenn die alte Kammer noch nicht voll ist.
rule-H-17 = In der neuen Kammer fängst du mit dem Feld am Ende des Gangs an und darfst dort den ganzen Wurf eintragen. Ein Gang, dessen Feld auf deiner Seite noch frei ist, bleibt zu.
rule-H-18 = Passt der Wurf nirgends genau hin, musst du passen: Du machst in dieser Runde kein Kreuz.
rule-H-19 = Bei einer 1 bist du frei: Kreuze 1 bis 7 zusammenhängende Felder an, so viele, wie du magst.
rule-H-20 = Für jedes dieser Felder streichst du ein Kästchen in der Reihe der Einsen.
rule-H-21 = Mehr Felder, als du freie Kästchen hast, darfst du bei einer 1 nicht ankreuzen.
rule-H-22 = Sind alle Kästchen gestrichen, bringt dir eine 1 nichts mehr.
rule-H-23 = Sonst gilt bei einer 1 alles wie immer: eine Kammer, zusammenhängend, neben einem Kreuz oder durch einen Gang.
rule-H-24 = { $seats ->
    [1] Machst du das erste Kreuz in deiner vierten Kammer, läuft die Sanduhr zum zweiten Mal.
   *[other] Macht jemand das erste Kreuz in seiner vierten Kammer, startet die Sanduhr, und zwar für alle.
}
rule-H-25 = { $seats ->
    [1] Dann streichst du die Sanduhr auf deinem Blatt.
   *[other] Alle streichen die Sanduhr auf ihrem Blatt.
}
rule-H-26 = { $seats ->
    [1] Dieser zweite Lauf zählt ab der nächsten Runde, noch nicht in dieser.
   *[other] Sie zählt ab der nächsten Runde, noch nicht in dieser.
}
rule-H-27 = { $seats ->
    [1] Würfelst du von da an eine 4, 5 oder 6, streichst du zuerst ein Würfelzeichen der Sanduhr.
   *[other] Wird von da an eine 4, 5 oder 6 gewürfelt, streichen zuerst alle ein Würfelzeichen der Sanduhr.
}
rule-H-28 = Danach wird der Wurf genutzt wie immer. Eine 1, 2 oder 3 bewegt die Sanduhr nicht.
rule-H-29 = Ist das letzte Würfelzeichen gestrichen, ist das Spiel nach dieser Runde aus. Der Wurf dieser Runde wird noch genutzt.
rule-H-30 = Ist in einer Kammer jedes Feld angekreuzt, bekommst du die Punkte, die an ihr stehen.
rule-H-31 = Eine Kammer, in der noch etwas frei ist, bringt selbst nichts.
rule-H-32 = Für jeden Pilz mit einem Kreuz gibt es 1 Punkt, auch wenn seine Kammer nicht voll ist.
rule-H-33 = Eicheln mit einem Kreuz zählen zusammen: 2 Punkte für eine, 4 für zwei, 8 für drei, 16 für vier, auch in Kammern, die nicht voll sind.
rule-H-34 = Zum Schluss zählst du alles zusammen: Die höchste Summe gewinnt.
rule-H-35 = Bei Gleichstand zählen zuerst die Punkte aus Kammern, dann die aus Pilzen, dann die aus Eicheln.
rule-H-36 = Freier Start: Kennen alle das Spiel, dürfen die allerersten Kreuze in eine beliebige Kammer.
rule-H-37 = { $sheet ->
    [a] An diesem Tisch gilt Seite A.
    [b] An diesem Tisch gilt Seite B.
    [own] An diesem Tisch gilt ein selbst gezeichnetes Blatt.
   *[any] Ihr wählt Seite A, Seite B oder ein selbst gezeichnetes Blatt.
}
rule-HS-01 = Wer allein spielt, will seinen eigenen Rekord schlagen.
rule-HS-02 = Die Sanduhr läuft zweimal: Beim ersten Mal werden ihre Würfelzeichen eingekreist, beim zweiten Mal gestrichen.
rule-HS-03 = Das erste Mal läuft sie schon ab dem ersten Wurf.
rule-HS-04 = Sobald alle Zeichen eingekreist sind oder du deine vierte Kammer begonnen hast, läuft die Sanduhr ab der nächsten Runde zum zweiten Mal. Dann müssen alle Zeichen gestrichen werden, eingekreist oder nicht.
rule-HS-05 = Ist beim zweiten Mal das letzte Zeichen gestrichen, endet das Spiel wie sonst auch.
rule-HA-01 = Vor dem ersten Wurf wird kein Kreuz gemacht. Die Kreuze des ersten Wurfs sind die ersten.
rule-HA-02 = Passen darfst du nur, wenn der Wurf nirgends hinpasst.
rule-HA-03 = { $zero ->
    [true] Hausregel: Bei einer 1 darfst du auch gar nichts ankreuzen und deine Kästchen sparen.
    [false] Auch bei einer 1 musst du mindestens ein Feld ankreuzen, wenn du kannst.
   *[any] Auch bei einer 1 musst du mindestens ein Feld ankreuzen, wenn du kannst. Wenn ihr wollt, erlaubt ihr als Hausregel auch keines.
}
rule-HA-04 = Du darfst jederzeit in einer älteren Kammer weitermachen. Eine neue darfst du von jeder Kammer aus beginnen, in der ein Kreuz an einem Gang liegt.
rule-HA-05 = { $tunnels ->
    [new] Durch einen Gang beginnst du nur neue Kammern. Die Kreuze des Wurfs hängen zusammen.
    [begun] Ein Gang darf auch in eine begonnene Kammer führen. Die Kreuze des Wurfs hängen trotzdem zusammen.
   *[any] Durch einen Gang beginnst du nur neue Kammern. Wenn ihr wollt, darf ein Gang auch in eine begonnene Kammer führen. So oder so hängen die Kreuze des Wurfs zusammen.
}
rule-HA-06 = Es reicht, wenn ein Kreuz des Wurfs ein altes berührt. Die übrigen müssen mit ihm zusammenhängen, und zwar ohne Umweg über alte Kreuze.
rule-HA-07 = Deine vierte Kammer ist die vierte auf deinem Blatt, in der ein Kreuz steht; die erste zählt mit.
rule-HA-08 = Beginnen mehrere zugleich ihre vierte Kammer, startet die Sanduhr einmal, wenn alle fertig sind. Der Wurf, der sie startet, bewegt sie nicht.
rule-HA-09 = Die Sanduhr läuft auch für die, die passen müssen.
rule-HA-10 = Kann niemand mehr irgendeinen Wurf eintragen, ist das Spiel sofort aus.
rule-HA-11 = Ist auch dann noch Gleichstand, teilt ihr euch den Sieg.
rule-HA-12 = Beim freien Start wählt jeder für sich.
rule-HA-13 = { $die ->
    [table] Der Tisch würfelt für alle.
    [paper] Ihr würfelt reihum mit einem echten Würfel, im Uhrzeigersinn; auf das Spiel hat das keinen Einfluss. Wer auf dem ersten Platz sitzt, liest den Würfel ab und gibt ein, was er zeigt.
   *[any] Gewürfelt wird reihum im Uhrzeigersinn; auf das Spiel hat das keinen Einfluss. Einen echten Würfel liest ab, wer auf dem ersten Platz sitzt.
}
rule-HA-14 = Felder hängen zusammen, wenn sie eine Seite gemeinsam haben. Zwischen zwei Kammern ist immer eine Wand, auch wenn sie dicht beieinanderliegen.
rule-HA-15 = { $start ->
    [middle] Auch eine 1 im ersten Wurf kostet Kästchen. Wer noch kein Kreuz hat, beginnt in der Startkammer, sobald ein Wurf passt.
    [free] Auch eine 1 im ersten Wurf kostet Kästchen. Wer noch kein Kreuz hat, beginnt in einer beliebigen Kammer, sobald ein Wurf passt.
   *[any] Auch eine 1 im ersten Wurf kostet Kästchen. Wer noch kein Kreuz hat, beginnt in der Startkammer, sobald ein Wurf passt, bei freiem Start in einer beliebigen.
}
rule-HA-16 = Was die anderen ankreuzen, siehst du erst, wenn alle fertig sind. Bis du fertig bist, darfst du alles noch ändern.
rule-HA-17 = { $clock ->
    [any] Läuft die Bedenkzeit ab, trägt der Tisch den Wurf an der ersten Stelle ein, an die er passt, bei einer 1 nur ein Kreuz; passt er nirgends hin, gibt es kein Kreuz. Gibt niemand rechtzeitig ein, was der echte Würfel zeigt, würfelt der Tisch; dafür bleibt mindestens eine halbe Minute. Ohne Bedenkzeit kann ein Bot den Platz übernehmen, wenn jemand nicht da ist.
    [0] Ihr habt so viel Zeit, wie ihr wollt. Ist jemand nicht da, kann ein Bot den Platz übernehmen.
   *[other] Ihr habt { $clock } Sekunden zum Eintragen. Laufen sie ab, trägt der Tisch den Wurf an der ersten Stelle ein, an die er passt, bei einer 1 nur ein Kreuz; passt er nirgends hin, gibt es kein Kreuz. Gibt niemand rechtzeitig ein, was der echte Würfel zeigt, würfelt der Tisch; dafür bleibt mindestens eine halbe Minute.
}

preset-first-help = Seite A, und ein Gang führt in jede Kammer, so bleibt ihr seltener stecken.
preset-short-help = Seite A mit 20 Sekunden für jeden Wurf.
preset-printed-help = Seite A, Start in der Startkammer, ohne Zeitlimit.
option-sheet = Blatt
option-sheet-help = Seite A ist ruhig und gut zum Anfangen, Seite B ist verwinkelt, und ein Blatt könnt ihr auch selbst zeichnen.
option-sheet-a = Seite A
option-sheet-b = Seite B
option-sheet-own = Eigenes Blatt
option-own = Dein Blatt als Text
option-own-help = Hier zeichnest du dein eigenes Blatt mit Zeichen, oder du lädst es aus einer Datei.
option-own-format = Je Feld zwei Zeichen: der Buchstabe der Kammer, dann * für eine Eichel, ^ für einen Pilz oder nichts. Gänge zeichnest du mit - | und +. Über der Karte stehen die Startkammer und die Punkte. Zum Anfangen steht schon Seite A da.
option-start = Start
option-start-help = Die ersten Kreuze kommen in die Startkammer oder in eine beliebige.
option-start-middle = In der Startkammer
option-start-free = Wo du willst
option-tunnels = Gänge
option-tunnels-help = Ob ein Gang auch in eine Kammer führt, die du schon begonnen hast.
option-tunnels-new = Nur in neue Kammern
option-tunnels-begun = Auch in begonnene
option-zero = Bei einer 1 nichts ankreuzen
option-zero-help = Hausregel: Bei einer 1 darfst du auch verzichten und deine Kästchen sparen.
option-die = Würfel
option-die-help = Der Tisch würfelt, oder ihr habt einen echten Würfel, und wer auf dem ersten Platz sitzt, gibt die Augen ein (ein Bot dort würfelt selbst).
option-die-table = Der Tisch würfelt
option-die-paper = Echter Würfel
option-clock = Bedenkzeit
option-clock-help = Sekunden für jeden Wurf; bei 0 dürfen alle so lange überlegen, wie sie mögen.
option-clock-unit = { $count ->
    [one] Sekunde
   *[other] Sekunden
}

bot-casual = Krümel
bot-casual-level = leicht
bot-casual-about = Läuft der Nase nach zur nächsten Eichel und vergisst, was schon fast voll war.
bot-careful = Emsig
bot-careful-level = mittel
bot-careful-about = Macht eine Kammer fertig, bevor die nächste drankommt.
bot-expert = Weitblick
bot-expert-level = schwer
bot-expert-about = Denkt Würfe voraus und behält die Sanduhr im Blick.

line-nuts = Eicheln
line-mushrooms = Pilze
line-chambers = Kammern

refuse-not-seated = Dieser Platz spielt nicht mit. Spiel von einem Platz am Tisch aus.
refuse-over = Das Spiel ist aus. Fang ein neues an, um weiterzuspielen.
refuse-nature = Das entscheiden der Würfel und die Uhr; du kannst Felder ankreuzen.
refuse-before-roll = Erst wird gewürfelt, dann angekreuzt.
refuse-confirmed = Du bist schon fertig mit dieser Runde. Warte auf die anderen.
refuse-table-rolls = Hier würfelt der Tisch; Augen musst du nicht eingeben.
refuse-reader = Den Würfel liest { $seat } ab.
refuse-rolled = In dieser Runde wurde schon gewürfelt: eine { $pips }.
refuse-pips = Ein Würfel zeigt 1 bis 6. Gib eine dieser Zahlen ein.
refuse-pass = Die { $pips } passt noch: Du musst sie eintragen.
    .cells = { $cells }
refuse-pass-one = Auch bei einer 1 musst du mindestens ein Feld ankreuzen.
    .cells = { $cells }
refuse-no-such-cell = Dieses Feld gibt es nicht. Nimm eines von diesem Blatt.
    .cells = { $cells }
refuse-order = Nenne jedes Feld nur einmal und der Reihe nach.
    .cells = { $cells }
refuse-crossed = { $cell } ist schon angekreuzt. Nimm freie Felder.
    .cells = { $cells }
refuse-chambers = Alle Kreuze eines Wurfs kommen in dieselbe Kammer, hier also in { $chamber }.
    .cells = { $cells }
refuse-first = Deine ersten Kreuze kommen in die Startkammer { $chamber }.
    .cells = { $cells }
refuse-begun = Kammer { $chamber } hast du schon begonnen: Dort geht es neben deinen Kreuzen weiter, nicht durch den Gang.
    .cells = { $cells }
refuse-beside = In Kammer { $chamber } muss es waagrecht oder senkrecht neben deinen Kreuzen weitergehen.
    .cells = { $cells }
refuse-mouth = In Kammer { $chamber } fängst du bei { $cell } an, am Ende des Gangs.
    .cells = { $cells }
refuse-closed = Der Gang nach { $cell } ist noch zu: Kreuze zuerst { $near } am anderen Ende an.
    .cells = { $cells }
refuse-no-way = In Kammer { $chamber } führt noch kein offener Gang. Kreuze zuerst ein Feld an einem Gang dorthin an.
    .cells = { $cells }
refuse-parts = Alte Kreuze trennen diese Felder voneinander. Bleib in einem Teil der Kammer.
    .cells = { $cells }
refuse-bridge = Alte Kreuze sind keine Brücke: Die neuen müssen selbst aneinanderliegen.
    .cells = { $cells }
refuse-loose = Alle Kreuze eines Wurfs müssen aneinanderliegen, Seite an Seite.
    .cells = { $cells }
refuse-small = { $free ->
    [one] Hier ist nur noch 1 Feld frei
   *[other] Hier sind nur noch { $free } Felder frei
}, zu wenig für eine { $pips }.
    .cells = { $cells }
refuse-room = Kammer { $chamber } hat nur für { $free ->
    [one] 1 Kreuz
   *[other] { $free } Kreuze
} Platz, und eine { $pips } wird nicht auf mehrere Kammern aufgeteilt.
    .cells = { $cells }
refuse-slots = { $free ->
    [one] Du hast nur noch 1 Kästchen für die Einsen: Kreuze 1 Feld an.
   *[other] Du hast nur noch { $free } Kästchen für die Einsen: Kreuze höchstens { $free } Felder an.
}
    .cells = { $cells }
refuse-no-slots = Alle Kästchen für die Einsen sind gestrichen. Du musst passen.
    .cells = { $cells }
refuse-none = Kreuze mindestens ein Feld an.
    .cells = { $cells }
refuse-count = { $count ->
    [0] Noch kein Kreuz
    [one] 1 Kreuz
   *[other] { $count } Kreuze
}, aber die { $pips } verlangt genau { $pips }.
    .cells = { $cells }

tell-rolled = { $seat } würfelt eine { $pips }.
tell-entered = Der Würfel zeigt eine { $pips }.
tell-rolled-late = Niemand hat den Wurf rechtzeitig eingegeben, also würfelt der Tisch: eine { $pips }.
tell-tick = { $left ->
    [one] Die Sanduhr läuft: noch 1 Zeichen.
   *[other] Die Sanduhr läuft: noch { $left } Zeichen.
}
tell-circle = { $left ->
    [0] Alle Zeichen der Sanduhr sind eingekreist.
    [one] Ein Zeichen der Sanduhr ist eingekreist, 1 fehlt noch.
   *[other] Ein Zeichen der Sanduhr ist eingekreist, { $left } fehlen noch.
}
tell-last-round = Die Sanduhr ist leer: letzte Runde.
tell-time-up = Die Zeit ist um, der Tisch trägt ein, was fehlt.
tell-crosses = { $count ->
    [one] { $seat } macht 1 Kreuz in Kammer { $chamber }.
   *[other] { $seat } macht { $count } Kreuze in Kammer { $chamber }.
}
tell-pass = { $seat } kreuzt nichts an.
tell-slots = { $free ->
    [0] { $seat } hat keine Kästchen für die Einsen mehr.
    [one] { $seat } hat noch 1 Kästchen für die Einsen.
   *[other] { $seat } hat noch { $free } Kästchen für die Einsen.
}
tell-nut = { $nuts ->
    [one] Die erste Eichel für { $seat }.
   *[other] { $seat } hat jetzt { $nuts } Eicheln.
}
tell-full = { $points ->
    [one] Kammer { $chamber } ist voll: 1 Punkt für { $seat }.
   *[other] Kammer { $chamber } ist voll: { $points } Punkte für { $seat }.
}
tell-timer = Jemand hat seine vierte Kammer begonnen: Ab jetzt läuft die Sanduhr.
tell-second-lap = Die Sanduhr läuft zum zweiten Mal, jetzt gilt’s.
tell-stuck = Niemand kann noch etwas eintragen.
tell-solo = { $points ->
    [one] { $seat } hat 1 Punkt gehamstert.
   *[other] { $seat } hat { $points } Punkte gehamstert.
}
tell-winner = { $points ->
    [one] { $seat } gewinnt mit 1 Punkt.
   *[other] { $seat } gewinnt mit { $points } Punkten.
}
tell-winner-chambers = Gleichstand mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}; { $seat } hat mehr davon aus Kammern und gewinnt.
tell-winner-mushrooms = Gleichstand mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, auch bei den Kammern; { $seat } hat mehr Pilze und gewinnt.
tell-shared = { $winners } von euch teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.

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
sheet-sign = { sheet-at }„{ $sign }“ bedeutet auf der Karte nichts. Es gibt Buchstaben für Felder, * für Eicheln, ^ für Pilze und - | + für Gänge.
sheet-slipped = { sheet-at }„{ $sign }“ ist verrutscht: Jeder Platz der Karte hat zwei Zeichen, und der Buchstabe ist das erste. Ein Leerzeichen davor mehr oder weniger, dann stimmt es.
sheet-find = { sheet-at }Nach dem Buchstaben eines Feldes von Kammer { $chamber } kommt ein Leerzeichen, * für eine Eichel oder ^ für einen Pilz, nicht „{ $sign }“.
sheet-find-alone = { sheet-at }„{ $sign }“ steht ohne Feld da. Setz den Buchstaben der Kammer direkt davor.
sheet-tunnel-signs = { sheet-at }Ein Stück Gang hat zwei Zeichen: -- zur Seite, | und ein Leerzeichen auf und ab, + an einer Ecke.
sheet-tunnel-end = { sheet-at }Hier hört der Gang mitten in der Erde auf. Führ ihn weiter bis zu einem Feld, oder bieg mit + ab.
sheet-corner = { sheet-at }{ $ways ->
    [0] Diese Ecke verbindet nichts
    [one] Diese Ecke verbindet nur ein Stück Gang
   *[other] Von dieser Ecke geht es { $ways }-mal weiter
}. Sie muss genau zwei Stücke Gang verbinden, und ein Strich neben dem + muss zu einem davon führen.
sheet-tunnel-ring = { sheet-at }Dieser Gang läuft im Kreis und führt nirgendwohin. Öffne ihn zu zwei Kammern.
sheet-tunnel-same = { sheet-at }Dieser Gang führt von Kammer { $chamber } wieder in Kammer { $chamber }. Ein Gang verbindet zwei verschiedene Kammern.
sheet-tunnel-double = { sheet-at }Der Gang aus Zeile { $first } verbindet schon dieselben zwei Felder. Lösch einen, oder verleg eine Mündung.
sheet-unlisted = { sheet-at }Kammer { $chamber } hat keine Punkte. Schreib vor die Karte eine Zeile wie „{ $chamber } 3“.
sheet-chamber-empty = { sheet-at }Kammer { $chamber } hat auf der Karte kein Feld. Zeichne sie, oder lösch diese Zeile.
sheet-chamber-large = { sheet-at }Dieses Feld ist eines zu viel: Eine Kammer hat höchstens { $most }, und { $chamber } hat mehr.
sheet-chamber-torn = { sheet-at }Dieses Feld hängt nicht mit dem Rest von Kammer { $chamber } zusammen. Felder hängen an ihren Kanten zusammen.
sheet-many-cells = { sheet-at }Dieses Feld ist eines zu viel: Ein Blatt hat höchstens { $most }.
sheet-many-nuts = { sheet-at }Diese Eichel ist eine zu viel: Ein Blatt hat höchstens { $most }.
sheet-unreached = { sheet-at }Von der Startkammer { $start } führen keine Gänge zu Kammer { $chamber }. Grab einen.

sheet-file-missing = { $file } gibt es nicht
sheet-file-folder = { $file } ist ein Ordner; nenn die Datei eines Blattes darin
sheet-file-closed = { $file } lässt sich nicht lesen: Du darfst sie nicht öffnen
sheet-file-binary = { $file } ist kein Text; speichere das Blatt als reinen Text (UTF-8)
sheet-fine = Das Blatt { $file } ist in Ordnung.
sheet-sum = { $chambers } Kammern mit { $cells } Feldern und { $tunnels ->
    [one] 1 Gang
   *[other] { $tunnels } Gängen
}; { $nuts ->
    [0] keine Eicheln
    [one] 1 Eichel
   *[other] { $nuts } Eicheln
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
sheet-seat-without-log = --seat gehört zu einem Spiel; nenn es mit --log
sheet-another = das Spiel wurde nicht auf { $file } gespielt; lass die Datei weg, denn das Spiel bringt sein Blatt mit
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
sheet-nuts = Eicheln
sheet-mushrooms = Pilze
sheet-chambers = Kammern
sheet-total = Summe
sheet-seat = Platz { $number }

## Das Brett

board-sheet = Bau von { $name }
board-cells = Felder des Baus
board-keys = Mit den Pfeiltasten kommst du von Feld zu Feld, mit der Leertaste kreuzt du an, mit der Eingabetaste bist du fertig, mit der Rücktaste oder Strg+Z nimmst du ein Kreuz zurück.
board-keys-draw = Oder mit der Tastatur: Pfeile und Leertaste.
board-key-walk = Von Feld zu Feld gehen
board-key-leap = Zum ersten oder letzten Feld, das du ankreuzen kannst
board-key-cross = Dieses Feld ankreuzen
board-cell =
    { $cell }, { $start ->
        [yes] Startkammer
       *[no] Kammer
    } { $chamber }{ $ways ->
        [0] { "" }
        [one] , Gang nach { $far }
       *[other] , Gänge nach { $far }
    }{ $find ->
        [nut] , Eichel
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
        [0] Alle Kreuze gesetzt
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
            [0] Alle Kreuze gesetzt
            [one] noch 1 Kreuz, wenn du magst
           *[other] noch bis zu { $left } Kreuze
        }
    }
board-draw-how = Tippe leuchtende Felder an oder zieh darüber.
board-done-how = Passt so? Drück auf Fertig.
board-enough = Reicht das? Drück auf Fertig.
board-forced = Hier gibt es nur eine Möglichkeit.
board-draw-forced = Zeig es
board-done = Fertig
board-take-back = Letztes Kreuz zurücknehmen
board-nothing-fits = Die { $pips } passt nirgends hin.
board-no-slots = Für die Einsen ist kein Kästchen mehr frei.
board-pass-how = Diese Runde gehst du leer aus.
board-pass = Passen
board-pass-zero = Kein Kreuz
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
turn-decides-yours = Du gibst den Wurf ein
turn-decides = { $name } gibt den Wurf ein
board-last-round = Letzte Runde
board-news-full =
    { $points ->
        [one] Kammer { $chamber } ist voll: 1 Punkt.
       *[other] Kammer { $chamber } ist voll: { $points } Punkte.
    }
board-over = Das Spiel ist aus.

## Neben dem Brett

panel-scores = Punkte bis jetzt
panel-round = Runde { $round }
panel-total = zusammen
panel-coming = +{ $points } nach dieser Runde
panel-sum = Eicheln { $nuts }, Pilze { $mushrooms }, Kammern { $chambers }, zusammen { $points }
panel-chambers = Deine Kammern
panel-chambers-of = Kammern von { $name }
panel-chamber = Kammer { $letter }, { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}: { $crossed } von { $cells ->
    [one] 1 Feld
   *[other] { $cells } Feldern
} angekreuzt
panel-chamber-left = noch { $left }
panel-chamber-full = voll
panel-nut-got = Eichel angekreuzt
panel-nut-open = Eichel noch frei
panel-mushroom-got = Pilz angekreuzt
panel-mushroom-open = Pilz noch frei
panel-ones-left = { $left ->
    [0] Für die Einsen ist kein Kästchen mehr frei.
    [one] Für die Einsen ist 1 von { $slots } Kästchen frei.
   *[other] Für die Einsen sind { $left } von { $slots } Kästchen frei.
}
panel-ones-free = { $left } frei
panel-timer-still = Die Sanduhr steht still, bis jemand seine vierte Kammer beginnt.
panel-timer-near = { $count ->
    [one] { $names } fehlt dazu nur noch eine Kammer.
    [2] { $names } fehlt dazu nur noch je eine Kammer.
   *[other] { $count } von euch fehlt dazu nur noch je eine Kammer.
}
panel-timer-runs = { $ticks ->
    [one] Noch 1 Wurf mit 4 oder mehr, dann kommt die letzte Runde.
   *[other] Noch { $ticks } Würfe mit 4 oder mehr, dann kommt die letzte Runde.
}
panel-timer-first = { $ticks ->
    [0] Spielst du allein, läuft die Sanduhr zweimal. Das erste Mal ist sie durch: Ab der nächsten Runde läuft sie zum zweiten und letzten Mal.
    [one] Spielst du allein, läuft die Sanduhr zweimal. Noch 1 Wurf mit 4 oder mehr, oder du beginnst deine vierte Kammer, dann läuft sie zum zweiten und letzten Mal.
   *[other] Spielst du allein, läuft die Sanduhr zweimal. Noch { $ticks } Würfe mit 4 oder mehr, oder du beginnst deine vierte Kammer, dann läuft sie zum zweiten und letzten Mal.
}
panel-timer-second = { $ticks ->
    [one] Die Sanduhr läuft zum zweiten und letzten Mal: noch 1 Wurf mit 4 oder mehr, dann kommt die letzte Runde.
   *[other] Die Sanduhr läuft zum zweiten und letzten Mal: noch { $ticks } Würfe mit 4 oder mehr, dann kommt die letzte Runde.
}
panel-timer-last = Das ist die letzte Runde. Danach wird gezählt.
panel-odds = Chancen
panel-odds-now = Das Spiel endet mit dieser Runde.
panel-odds-ends = Chance, dass die Sanduhr mit der nächsten Runde abläuft: { $chance }
panel-odds-faces = Das ist bei { $faces } von 6 Zahlen so.
panel-odds-fits = Diese Würfe passen auf dein Blatt:
panel-odds-fits-of = Diese Würfe passen auf das Blatt von { $name }:
panel-odds-fit = Eine { $pips } passt.
panel-odds-unfit = Eine { $pips } passt nirgends.
panel-print = Drucken

## Die Blätter der anderen

others-title = Die anderen Blätter
others-open = Blatt groß zeigen
others-enlarge = Blatt von { $name } groß zeigen
others-sheet = Blatt von { $name }
others-thinking = überlegt
others-next = wartet
others-done = fertig
others-before = Voriges Blatt
others-after = Nächstes Blatt
others-fresh = Die kräftigen Kreuze sind neu.

## On a TV
tv-sheets = Alle Blätter
tv-done =
    { $done ->
        [0] Alle überlegen.
        [one] Eins von { $all } Blättern ist fertig.
       *[other] { $done } von { $all } Blättern sind fertig.
    }

## Das Ende

end-title = Die Blätter am Ende
end-nuts = { $nuts ->
    [0] keine Eichel
    [one] 1 Eichel
   *[other] { $nuts } Eicheln
}
end-mushrooms = { $mushrooms ->
    [0] kein Pilz
    [one] 1 Pilz
   *[other] { $mushrooms } Pilze
}
end-chambers = { $chambers ->
    [0] keine volle Kammer
    [one] 1 volle Kammer
   *[other] { $chambers } volle Kammern
}
end-tie-chambers = Gleichstand mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}. { $names } hat mehr davon aus Kammern und gewinnt.
end-tie-mushrooms = Gleichstand mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, auch bei den Kammern. { $names } hat mehr Pilze und gewinnt.
end-tie-shared = Je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, und gleich viele aus Kammern, Pilzen und Eicheln: { $names } teilen sich den Sieg.
best-none = Auf diesem Blatt gibt es noch keinen Rekord.
best-so-far = { $best ->
    [one] Dein Rekord auf diesem Blatt: 1 Punkt
   *[other] Dein Rekord auf diesem Blatt: { $best } Punkte
}
end-best-first = { $best ->
    [one] Dein erster Rekord auf diesem Blatt: 1 Punkt.
   *[other] Dein erster Rekord auf diesem Blatt: { $best } Punkte.
}
end-best-new = Neuer Rekord auf diesem Blatt: { $best ->
    [one] 1 Punkt
   *[other] { $best } Punkte
}. Bisher waren es { $before }.
end-best-equal = Genau so viel wie dein Rekord auf diesem Blatt: { $best ->
    [one] 1 Punkt
   *[other] { $best } Punkte
}.
end-best-stays = { $missing ->
    [one] Dein Rekord auf diesem Blatt bleibt { $best }. Es fehlte 1 Punkt.
   *[other] Dein Rekord auf diesem Blatt bleibt { $best }. Es fehlten { $missing } Punkte.
}

## Drucken

print-how = In Postkartengröße, vier auf einer Seite A4. Drucke in Originalgröße und ohne Kopfzeilen.
print-blank = Vier leere Blätter
print-mine = Mein Blatt
print-all = Alle Blätter

## Der Einstieg

primer-roll = Alle nutzen denselben Wurf: so viele Kreuze wie Augen, zusammenhängend in einer Kammer. Los geht es in der dunklen Kammer.
primer-tunnel = Ist das Feld an einem Gang angekreuzt, darfst du an seinem anderen Ende eine neue Kammer beginnen.
primer-one = Bei einer 1 wählst du selbst, wie viele Kreuze du machst. Jedes kostet ein Kästchen, und du hast nur 7.
primer-chamber = Eine volle Kammer bringt die Punkte, die an ihr stehen. Fehlt noch ein Kreuz, bringt sie nichts.
primer-finds = Jeder Pilz bringt 1 Punkt. Eicheln sind zusammen mehr wert: Alle vier bringen 16 Punkte.
primer-timer = Beginnt jemand seine vierte Kammer, startet die Sanduhr. Nach drei Würfen mit 4 oder mehr ist es Nacht und das Spiel aus. Die meisten Punkte gewinnen.

## What chance decides, for the page that checks a log
chance-die = Würfel
