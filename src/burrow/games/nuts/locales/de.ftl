# Auf die Nüsse! auf Deutsch. Häher: der Tannenhäher; Hütte: die leere Seite des Hundewürfels.

title = Auf die Nüsse!
tagline = Noch einen Wurf, dann hör ich auf. Ganz bestimmt.
pitch = Ein Würfelspiel, bei dem ein Wurf zu viel alles kostet
about = Fünf Würfel, ein Wintervorrat und immer dieselbe Frage: aufhören oder weiterwürfeln? Wer nur Eichhörnchen würfelt, ist seine Nüsse los. Doch dann kommt die Nussrunde, und alle würfeln um die Wette.

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

rule-N-01 = Alle bekommen einen Hundewürfel. Er zeigt einmal einen Hund und fünfmal eine Hütte. Überzählige Hundewürfel bleiben in der Schachtel.
rule-N-02 = In der Mitte liegen fünf Eichhörnchenwürfel. Jeder zeigt dreimal ein Eichhörnchen, zweimal eine Nuss und einmal einen Häher.
rule-N-03 = Jemand schreibt die Punkte auf. Hier macht das der Tisch.
rule-N-04 = Am echten Tisch fängt an, wer zuletzt eine Nuss gegessen hat.
rule-N-05 = Wenn du dran bist, wirfst du zuerst alle fünf Eichhörnchenwürfel.
rule-N-06 = Jede Nuss ist einen Punkt wert, und ihr Würfel darf wieder mit.
rule-N-07 = Ein Eichhörnchen ist nichts wert, aber sein Würfel darf wieder mit.
rule-N-08 = Ein Häher ist nichts wert, und sein Würfel wird zur Seite gelegt.
rule-N-09 = Zeigt der Wurf weder nur Häher noch nur Eichhörnchen, hast du die Wahl: aufhören oder weiterwürfeln.
rule-N-10 = Aufhören: Du sicherst die Nüsse dieses Zuges, sie werden dir also als Punkte aufgeschrieben. Danach geht es reihum weiter.
rule-N-11 = Weiterwürfeln: Die Nüsse sind gezählt, die Häher bleiben an der Seite, und du wirfst jeden Würfel, der ein Eichhörnchen oder eine Nuss zeigt. Liegen lassen darfst du davon keinen.
rule-N-12 = Die Nüsse jedes weiteren Wurfs kommen zu den Nüssen dieses Zuges dazu.
rule-N-13 = Diese Wahl hast du nach jedem Wurf.
rule-N-14 = Zeigt jeder Würfel deines Wurfs einen Häher, ist dein Zug auf der Stelle vorbei, und alle seine Nüsse sind weg.
rule-N-15 = Zeigt jeder Würfel deines Wurfs ein Eichhörnchen, ob es nun einer ist oder alle fünf, sind alle Nüsse dieses Zuges weg.
rule-N-16 = Dafür beginnt auf der Stelle eine Nussrunde.
rule-N-17 = Du rufst „Auf die Nüsse!“ und nimmst die Würfel, die eben lauter Eichhörnchen gezeigt haben, genau diese und keine anderen.
rule-N-18 = { $race ->
    [paced] Du wirfst sie Wurf für Wurf, zusammen mit allen anderen. Häher werden hier nicht zur Seite gelegt, sondern auch wieder geworfen.
   *[any] Du wirfst sie, so schnell und so oft du kannst. Häher werden hier nicht zur Seite gelegt, sondern auch wieder geworfen.
}
rule-N-19 = Jede Nuss zählt, und der Tisch zählt mit.
rule-N-20 = { $race ->
    [paced] Mit jedem deiner Würfe werfen alle anderen einmal ihren Hundewürfel.
   *[any] Währenddessen werfen alle anderen um die Wette ihren Hundewürfel.
}
rule-N-21 = Wer den Hund würfelt, bellt: „Wuff, Wuff!“
rule-N-22 = Sobald alle anderen ihren Hund haben, ist für dich Schluss. Was du nach dem letzten Hund würfelst, zählt nicht mehr.
rule-N-23 = Was du bis dahin an Nüssen gezählt hast, wird dir als Punkte aufgeschrieben.
rule-N-24 = Danach geht es im Uhrzeigersinn mit dem nächsten Zug weiter.
rule-N-25 = Ist dir nur ein Würfel geblieben und zeigt er nach dem Wurf eine Nuss, darfst du die anderen zurückholen und mit allen fünf weiterwürfeln.
rule-N-26 = Auch die Nuss des letzten Würfels zählt.
rule-N-27 = Ein Beispiel: Drei Würfel zeigen zwei Häher und ein Eichhörnchen. Du wirfst das Eichhörnchen allein, und es wird eine Nuss daraus: eine Nuss mehr für dich, und alle fünf Würfel sind wieder da.
rule-N-28 = Zeigt der letzte Würfel einen Häher, ist dein Zug vorbei; zeigt er ein Eichhörnchen, gibt es eine Nussrunde mit diesem einen Würfel. Die Nüsse dieses Zuges sind beide Male weg.
rule-N-29 = { $goal ->
    [any] Ihr spielt, bis jemand genug Punkte aufgeschrieben hat; üblich sind 50.
   *[other] Ihr spielt, bis jemand mindestens { $goal } Punkte aufgeschrieben hat.
}
rule-N-30 = Dann spielt ihr die Runde noch fertig, damit alle gleich viele Züge hatten.
rule-N-31 = { $end ->
    [first] Wer das zuerst schafft, gewinnt sofort.
   *[any] Am Ende gewinnt, wer die meisten Punkte hat.
}
rule-NA-01 = Auch nach einer Nuss mit dem letzten Würfel darfst du aufhören.
rule-NA-02 = Nach einer Nuss mit dem letzten Würfel nimmst du wieder alle fünf oder hörst auf. Nur den einen noch einmal zu werfen, wäre nie besser und wird darum nicht angeboten.
rule-NA-03 = Der letzte Würfel muss allein geworfen sein. Bleibt dir nach einem Wurf mit mehreren Würfeln nur einer, und er zeigt eine Nuss, kommen die anderen noch nicht zurück.
rule-NA-04 = „Jeder Würfel“ meint die Würfel dieses Wurfs, nicht die Häher, die schon an der Seite liegen.
rule-NA-05 = Häher und Eichhörnchen gemischt sind ein gewöhnlicher Wurf ohne Nüsse: Du darfst aufhören oder weiterwürfeln.
rule-NA-06 = Schon dein erster Wurf kann nur Eichhörnchen zeigen. Dann gibt es eine Nussrunde mit fünf Würfeln, und zu verlieren gab es nichts.
rule-NA-07 = Du darfst auch ohne eine einzige Nuss aufhören.
rule-NA-08 = Wer den Hund gewürfelt hat, würfelt nicht mehr und kann ihn nicht wieder verlieren.
rule-NA-09 = { $race ->
    [realtime] Ein Wurf zählt, wenn er vor dem letzten Hund zur Ruhe kam.
    [paced] Der Wurf, der zugleich mit dem letzten Hund fällt, zählt noch mit.
   *[any] Ein Wurf zählt, wenn er vor dem letzten Hund zur Ruhe kam. In einer Nussrunde ohne Eile zählt der Wurf, der zugleich mit dem letzten Hund fällt, noch mit.
}
rule-NA-10 = Nur Häher oder nur Eichhörnchen bedeuten in der Nussrunde nichts Besonderes.
rule-NA-11 = { $race ->
    [realtime] Zwischen zwei Würfen liegen mindestens { $cadence } Millisekunden, auch für Bots; wer den Knopf gedrückt hält, würfelt genau in diesem Takt. Ein Countdown lässt alle zugleich starten{ race-reading }, gezählt wird ab 0 Nüssen. Wirft jemand seinen Hundewürfel zwei Sekunden lang nicht, oder doppelt so lange wie die kürzeste Zeit, falls das mehr ist, springt der Tisch ein und würfelt, bis der Hund kommt.
    [paced] Ein Knopfdruck wirft alle Würfel zugleich. Gezählt wird ab 0 Nüssen.
   *[any] Die kürzeste Zeit zwischen zwei Würfen ist für alle gleich, auch für Bots; wer den Knopf gedrückt hält, würfelt genau in diesem Takt. Ein Countdown lässt alle zugleich starten{ race-reading }, gezählt wird ab 0 Nüssen. Wirft jemand seinen Hundewürfel zwei Sekunden lang nicht, oder doppelt so lange wie die kürzeste Zeit, falls das mehr ist, springt der Tisch ein und würfelt, bis der Hund kommt. In einer Nussrunde ohne Eile wirft ein Knopfdruck alle Würfel zugleich.
}
race-reading = { $reading ->
    [true] { " " }(vor der ersten Nussrunde dauert er 15 Sekunden, zum Nachlesen)
   *[other] { "" }
}
rule-NA-12 = Zu zweit rollt nur ein Hundewürfel; sonst bleibt alles gleich.
rule-NA-13 = Eine Runde ist zu Ende, wenn als Nächstes wieder dran wäre, wer das Spiel angefangen hat.
rule-NA-14 = { $tie ->
    [extra] Liegen mehrere gleichauf an der Spitze, bekommen sie im Uhrzeigersinn noch je einen Zug, und die Punkte zählen dazu; in einer Nussrunde würfeln alle anderen um den Hund. Dann wird verglichen, und so weiter, bis jemand allein vorn liegt.
    [shared] Liegen mehrere gleichauf an der Spitze, teilen sie sich den Sieg.
   *[any] Liegen mehrere gleichauf an der Spitze, bekommen sie im Uhrzeigersinn noch je einen Zug, und die Punkte zählen dazu; in einer Nussrunde würfeln alle anderen um den Hund. Dann wird verglichen, und so weiter, bis jemand allein vorn liegt. Wenn ihr wollt, teilen sie sich stattdessen den Sieg.
}
rule-NA-15 = Auch die Punkte einer Nussrunde zählen für das Ziel.
rule-NA-16 = { $starter ->
    [random] Das Los entscheidet, wer anfängt. Gespielt wird im Uhrzeigersinn.
    [first] Wer auf Platz 1 sitzt, fängt an. Gespielt wird im Uhrzeigersinn.
    [second] Wer auf Platz 2 sitzt, fängt an. Gespielt wird im Uhrzeigersinn.
    [third] Wer auf Platz 3 sitzt, fängt an. Gespielt wird im Uhrzeigersinn.
    [fourth] Wer auf Platz 4 sitzt, fängt an. Gespielt wird im Uhrzeigersinn.
   *[any] Das Los entscheidet, wer anfängt. Wer den Tisch eröffnet, kann stattdessen einen Platz auswählen. Gespielt wird im Uhrzeigersinn.
}
rule-NA-17 = { $end ->
    [first] Nur aufgeschriebene Punkte zählen für das Ziel. Wer es mitten im Zug erreicht, muss nicht aufhören.
   *[any] Nur aufgeschriebene Punkte zählen für das Ziel. Wer es mitten im Zug erreicht, muss nicht aufhören; wer in der Runde noch drankommt, darf noch überholen.
}
rule-NA-18 = Der letzte Würfel kann die anderen im selben Zug immer wieder zurückholen. Alle Nüsse des Zuges bleiben dabei in Gefahr.
rule-NA-19 = { $clock ->
    [any] Läuft die Bedenkzeit ab, werden die Nüsse dieses Zuges gesichert; wurde noch nicht gewürfelt, würfelt erst der Tisch. In einer Nussrunde ohne Eile würfelt der Tisch dann für dich weiter, bis du wieder drückst; zu Ende ist sie trotzdem erst mit dem letzten Hund. Ohne Bedenkzeit kann ein Bot den Platz übernehmen, wenn jemand nicht da ist.
    [0] Ihr habt so viel Zeit, wie ihr wollt. Ist jemand nicht da, kann ein Bot den Platz übernehmen.
   *[other] Ihr habt { $clock } Sekunden Bedenkzeit. Laufen sie ab, werden die Nüsse dieses Zuges gesichert; wurde noch nicht gewürfelt, würfelt erst der Tisch. In einer Nussrunde ohne Eile würfelt der Tisch dann für dich weiter, bis du wieder drückst; zu Ende ist sie trotzdem erst mit dem letzten Hund.
}

# Einstellungen

preset-first-help = Wer auf Platz 1 sitzt, fängt an, und vor der ersten Nussrunde ist Zeit zum Lesen.
preset-short-help = Bis 25 Punkte, und bei Gleichstand gewinnen mehrere: etwa halb so lang.
preset-printed-help = Bis 50 Punkte, mit Wettrennen in der Nussrunde.
option-goal = Ziel
option-goal-help = Gespielt wird bis zu dieser Punktzahl.
option-goal-unit = Punkte
option-end = Spielende
option-end-help = Alle haben gleich viele Züge, oder wer zuerst am Ziel ist, gewinnt sofort.
option-end-round = Runde fertig spielen
option-end-first = Wer zuerst am Ziel ist
option-tie = Gleichstand
option-tie-help = Was passiert, wenn am Ende mehrere die meisten Punkte haben.
option-tie-extra = Noch je ein Zug
option-tie-shared = Geteilter Sieg
option-race = Nussrunde
option-race-help = Alle so schnell sie können, oder ein Knopfdruck wirft alle Würfel.
option-race-realtime = Um die Wette
option-race-paced = Ohne Eile
option-cadence = Kürzeste Zeit zwischen zwei Würfen
option-cadence-help = Schneller würfelt in der Nussrunde niemand.
option-cadence-unit = { $count ->
    [one] Millisekunde
   *[other] Millisekunden
}
option-reading = Zeit zum Lesen
option-reading-help = Vor der ersten Nussrunde bleiben 15 Sekunden, um zu lesen, was jetzt kommt.
option-starter = Wer anfängt
option-starter-help = Das Los entscheidet, oder ihr sagt selbst, wer anfängt: Am echten Tisch ist es, wer zuletzt eine Nuss gegessen hat.
option-starter-random = Das Los
option-starter-first = Platz 1
option-starter-second = Platz 2
option-starter-third = Platz 3
option-starter-fourth = Platz 4
option-clock = Bedenkzeit
option-clock-help = Sekunden für jede Entscheidung; bei 0 dürfen alle so lange überlegen, wie sie mögen.
option-clock-unit = { $count ->
    [one] Sekunde
   *[other] Sekunden
}

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

refuse-not-seated = Dieser Platz spielt nicht mit. Spiel von einem Platz am Tisch aus.
refuse-starter = Ihr seid { $seats }, also gibt es keinen Platz { $number }. Nimm einen von 1 bis { $seats }, oder lass das Los entscheiden.
refuse-over = Das Spiel ist aus. Fang ein neues an, um weiterzuspielen.
refuse-nature = Das entscheiden die Würfel und die Uhr; du kannst würfeln oder aufhören.
refuse-draw = Einen Moment: Das Los entscheidet gerade, wer anfängt.
refuse-not-your-turn = { $seat } ist dran; danach geht es im Uhrzeigersinn weiter.
refuse-passive-race = Die Nussrunde läuft: Wirf jetzt deinen Hundewürfel.
refuse-roll-in-race = Die Nussrunde läuft: Würfle, so schnell du kannst.
refuse-bank-in-race = In der Nussrunde kannst du nicht aufhören; sie endet mit dem letzten Hund.
refuse-bank-before-roll = Wirf erst alle fünf Würfel, dann darfst du aufhören.
refuse-in-the-air = Die Würfel rollen noch. Warte, bis sie still liegen.
refuse-paced = In einer Nussrunde ohne Eile würfelt { $seat } für alle.
refuse-has-dog = Du hast deinen Hund schon, dein Würfel darf sich ausruhen.
refuse-too-late = { $ms ->
    [0] Einen Wimpernschlag zu spät: Der letzte Hund war schneller.
    [one] Eine Millisekunde zu spät: Der letzte Hund war schneller.
   *[other] { $ms } Millisekunden zu spät: Der letzte Hund war schneller.
}
refuse-no-race = Gerade läuft keine Nussrunde. Sie beginnt, wenn ein Wurf nur Eichhörnchen zeigt.
refuse-countdown = Noch nicht: Alle starten zugleich, wenn der Countdown abgelaufen ist.
refuse-cadence = Nicht so schnell: Zwischen zwei Würfen liegen für alle mindestens { $ms } Millisekunden.

# Was geschieht

count-nuts = { $nuts ->
    [one] eine Nuss
   *[other] { $nuts } Nüsse
}
count-squirrels = { $squirrels ->
    [one] ein Eichhörnchen
   *[other] { $squirrels } Eichhörnchen
}
count-birds = { $birds ->
    [one] einen Häher
   *[other] { $birds } Häher
}
count-faces = { $nuts ->
    [0] { count-squirrels } und { count-birds }
   *[other] { $squirrels ->
        [0] { $birds ->
            [0] { count-nuts }
           *[other] { count-nuts } und { count-birds }
        }
       *[other] { $birds ->
            [0] { count-nuts } und { count-squirrels }
           *[other] { count-nuts }, { count-squirrels } und { count-birds }
        }
    }
}
count-points = { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
count-lost = { $lost ->
    [0] Zu verlieren gab es nichts.
    [one] Eine Nuss ist weg.
   *[other] { $lost } Nüsse sind weg.
}
tell-starts = { $seat } fängt an.
tell-roll = { $seat } würfelt { count-faces }. In diesem Zug: { $total ->
    [0] noch keine Nuss
    [one] 1 Nuss
   *[other] { $total } Nüsse
}.
tell-fresh = Eine Nuss mit dem letzten Würfel: { $seat } darf wieder alle fünf nehmen.
tell-all-birds = { $dice ->
    [one] { $seat } würfelt mit dem letzten Würfel einen Häher.
   *[other] { $seat } würfelt { $dice } Häher und sonst nichts.
} { count-lost }
tell-race = { $dice ->
    [one] Nur ein Eichhörnchen. { count-lost } Auf die Nüsse, { $seat }, mit einem Würfel!
   *[other] Nur Eichhörnchen. { count-lost } Auf die Nüsse, { $seat }, mit { $dice } Würfeln!
}
tell-dog = Wuff, Wuff! { $seat } hat den Hund.
tell-help = Der Tisch würfelt für { $seat }.
tell-time-up = Die Bedenkzeit von { $seat } ist abgelaufen.
tell-bank = { $points ->
    [0] { $seat } hört ohne Nüsse auf
    [one] { $seat } sichert eine Nuss
   *[other] { $seat } sichert { $points } Nüsse
} und hat { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}.
tell-race-over = Die Nussrunde ist vorbei: { count-points } für { $seat }, insgesamt { $score }.
tell-final-round = { $seat } hat das Ziel von { $goal } Punkten erreicht. Jetzt spielt ihr die Runde noch fertig.
tell-playoff = Gleichstand mit { $score } Punkten: { $seats } Spieler bekommen noch je einen Zug.
tell-winner = { $seat } gewinnt mit { $score } Punkten.
tell-shared = { $winners } Spieler teilen sich den Sieg mit je { $score } Punkten.

# Das Brett

board-scores = Punkte
board-starts = { $name } fängt an.
board-draw = Das Los entscheidet, wer anfängt.
board-turn-yours = Du bist dran.
board-turn-of = { $name }, du bist dran.
board-turn-other = { $name } ist dran.
board-roll =
    { $dice ->
        [one] Letzten Würfel werfen
       *[other] { $dice } Würfel werfen
    }
board-roll-fresh = Alle { $dice } Würfel werfen
board-bank =
    { $nuts ->
        [0] Ohne Nüsse aufhören
        [one] 1 Nuss sichern
       *[other] { $nuts } Nüsse sichern
    }
board-total =
    { $nuts ->
        [one] Nuss im Zug
       *[other] Nüsse im Zug
    }
board-pile =
    { $nuts ->
        [0] Die Mulde ist leer.
        [one] 1 Nuss liegt in der Mulde, noch nicht gesichert.
       *[other] { $nuts } Nüsse liegen in der Mulde, noch nicht gesichert.
    }
board-count-squirrel = { $many } Eichhörnchen
board-count-nut =
    { $many ->
        [one] 1 Nuss
       *[other] { $many } Nüsse
    }
board-count-bird = { $many } Häher
board-dice = Würfel: { $faces }
board-dice-aside = Würfel: { $faces }; auf dem Ast: { $birds } Häher
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
board-news-banked =
    { $nuts ->
        [0] { $name } hört ohne Nüsse auf
        [one] { $name } sichert 1 Nuss
       *[other] { $name } sichert { $nuts } Nüsse
    } und hat { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }.
board-news-time-up =
    { $nuts ->
        [0] Die Zeit ist um: keine Nuss für { $name }.
        [one] Die Zeit ist um: 1 Nuss ist für { $name } gesichert.
       *[other] Die Zeit ist um: { $nuts } Nüsse sind für { $name } gesichert.
    }
board-odds = Chancen
board-odds-lose = Alles weg: { $chance }
board-odds-safe = Zu verlieren gibt es noch nichts.
board-odds-birds = Nur Häher: { $chance }
board-odds-race = Nur Eichhörnchen, dann Nussrunde: { $chance }
board-odds-on = Es geht weiter: { $chance }
board-odds-gain = Dieser Wurf allein: im Schnitt { $gain } Nüsse
board-odds-best-roll = Auf Dauer lohnt es sich zu würfeln.
board-odds-best-five = Würfeln lohnt sich trotzdem: Eine Nuss holt alle fünf Würfel zurück.
board-odds-best-bank = Auf Dauer lohnt es sich aufzuhören.
board-race-call = Auf die Nüsse!
board-race-why =
    { $nuts ->
        [0] Nur Eichhörnchen, und nichts zu verlieren.
        [one] Nur Eichhörnchen: 1 Nuss weg.
       *[other] Nur Eichhörnchen: { $nuts } Nüsse weg.
    }
board-race-what =
    { $dice ->
        [one] { $name } würfelt mit 1 Würfel um Nüsse, alle anderen um den Hund, bis der letzte Hund bellt.
       *[other] { $name } würfelt mit { $dice } Würfeln um Nüsse, alle anderen um den Hund, bis der letzte Hund bellt.
    }
board-race-task-nuts = Halte gedrückt und sammle Nüsse.
board-race-task-dog = Halte gedrückt, bis der Hund kommt.
board-race-wuff = Wuff!
board-race-done = Dein Hund ist da. Tippe, dann bellt er.
board-race-helped = der Tisch würfelt
board-race-helped-you = Der Tisch würfelt für dich. Tippe, dann würfelst du selbst.
board-race-dogs = Hundewürfel
board-race-paced = Alle würfeln
board-race-just-over = Die Nussrunde ist eben erst vorbei. Einen Augenblick noch.
board-race-keys = Taste in der Nussrunde
board-race-keys-how = Mit diesen Tasten würfelt ihr in der Nussrunde; auf dem Touchscreen haben alle ihr eigenes Feld.
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
board-result-after = Wuff nach { $time }
board-result-behind = { $time } später
board-result-together = im selben Moment
board-result-none = noch kein Hund
board-result-throws =
    { $rolls ->
        [one] Wuff im 1. Wurf
       *[other] Wuff im { $rolls }. Wurf
    }
board-final-round = Letzte Runde: Jemand hat { $goal } Punkte erreicht.
board-playoff = Stechen: { $names }
board-clock =
    { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
board-over =
    { $winners ->
        [one] { $names } gewinnt mit { $score } Punkten.
       *[other] Geteilter Sieg mit je { $score } Punkten: { $names }.
    }
board-pad-title = Spielblock
board-pad-goal = Ziel: { $goal } Punkte
board-pad-round = Runde { $round }
board-pad-missing =
    { $points ->
        [0] am Ziel
        [one] noch 1 Punkt
       *[other] noch { $points } Punkte
    }
board-pad-you = du
board-primer = So geht’s
primer-aim = Ziel: { $goal } Punkte. Hör auf, bevor deine Nüsse weg sind.
primer-nut = Jede Nuss ist 1 Punkt wert, wenn du sie sicherst.
primer-bird = Ein Würfel mit Häher wird beiseitegelegt.
primer-gone = Nur Eichhörnchen oder nur Häher: alles weg.
primer-race = Nach lauter Eichhörnchen kommt die Nussrunde: Wer sie geworfen hat, sammelt Nüsse, bis alle anderen ihren Hund haben.
primer-bank = Hör rechtzeitig auf und sichere deine Nüsse.

## What chance decides, for the page that checks a log
chance-starter = Wer anfängt
chance-squirrel-die = Eichhörnchenwürfel
chance-dog-die = Hundewürfel
chance-face =
    { $face ->
        [squirrel] Eichhörnchen
        [nut] Nuss
        [bird] Häher
        [dog] Hund
       *[house] Hütte
    }
