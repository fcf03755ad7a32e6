# Hamsterrolle auf Deutsch. Rad: der Ring aus Holz; Fach: ein Zwölftel davon, mit seiner Nummer genannt, 1 bis 12; Steg: das
# Holz zwischen zwei Fächern; unterstes: am nächsten am Tisch; Stein: ein Stück Holz, eines von acht, jedes mit eigener Farbe
# und Form, zusammen seine Sorte; Satz: ein Stein von jeder Sorte außer der Pyramide; Vorrat: die Steine, die jemand noch
# einbauen muss; vorn, weiter: dorthin, wohin das Rad rollt; Vorderkante: wie weit ein Stein nach vorn reicht. Nehmen,
# tragen, loslassen: was eine Hand tut; einbauen: einen Stein aus dem Vorrat hineinlegen; passen: stattdessen einen Stein aus
# einem der zwei untersten Fächer weiter nach vorn legen; fallen lassen: loslassen, ohne dass jemand prüft, wo er
# liegt; herausfallen: den Tisch berühren; höhere Gewalt: von selbst herausfallen; Zug; Runde: alle waren einmal dran; Uhr:
# für einen Stein; Partner, Team.

## Regeln, Einstellungen, Gegner, Einwände, Ereignisse

title = Hamsterrolle
tagline = Einer geht noch rein. Oder?
pitch = Ein Geschicklichkeitsspiel, bei dem dir gehört, was aus dem Rad fällt
about = Ein Rad aus Holz mit zwölf Fächern, und ein Vorrat an Steinen, den du loswerden willst. Leg sie hinein, einen nach dem anderen und immer weiter vorn, und das Rad rollt los. Bis etwas herauspurzelt: Das gehört dann dir.

section-aim = Worum es geht
section-setup = Vorbereitung
section-start = Der erste Stein
section-turn = Dein Zug
section-fall = Wenn etwas fällt
section-clock = Die Uhr
section-pass = Passen
section-powers = Höhere Gewalt
section-end = Das Ende
section-handling = Handgriffe
section-teams = Im Team
section-rulings = Genau genommen

rule-W-01 = Wer als Erstes keine Steine mehr hat, gewinnt.
rule-W-02 = Was in deinem Zug aus dem Rad fällt, gehört dir, und du musst es später wieder einbauen.
rule-W-03 = Das Rad steht mitten auf dem Tisch. Im untersten Fach liegt die schwarze Pyramide.
rule-W-04 = Alle bekommen einen ganzen Satz: 7 Steine, einen von jeder Farbe.
rule-W-05 = Zu zweit bekommt ihr je zwei Sätze, also 14 Steine.
rule-W-06 = { $fourth ->
    [out] Zu dritt bleibt der vierte Satz draußen.
    [shared] Zu dritt verteilt ihr die Steine des vierten Satzes.
   *[any] Zu dritt bleibt der vierte Satz draußen. Wenn ihr wollt, verteilt ihr stattdessen seine Steine.
}
rule-W-07 = { $teams ->
    [none] Zu viert spielen alle für sich.
    [side] Zu viert spielt ihr in zwei Teams, und Partner sitzen nebeneinander.
    [across] Zu viert spielt ihr in zwei Teams, und Partner sitzen einander gegenüber.
   *[any] Zu viert spielen alle für sich, oder ihr bildet zwei Teams.
}
rule-W-08 = Am echten Tisch fängt an, wer die zittrigsten Hände hat.
rule-W-09 = Der erste Stein, egal welcher, kommt zwei Fächer weiter nach vorn als die Pyramide; das Fach dazwischen bleibt leer. Von da an rollt das Rad in diese Richtung.
rule-W-10 = Ihr seid der Reihe nach dran. In deinem Zug baust du einen deiner Steine ins Rad ein.
rule-W-11 = Bau so, dass das Rad das ganze Spiel lang in dieselbe Richtung rollt.
rule-W-12 = Drei Fächer stehen dir offen: das, in das zuletzt eingebaut wurde, das nächste nach vorn und das übernächste. Sonst keines.
rule-W-13 = Die Vorderkante deines Steins muss weiter nach vorn reichen als jeder Stein, der vorher da war.
rule-W-14 = In einem Fach sind alle Steine verschieden: keine zwei von derselben Sorte.
rule-W-15 = Steine, die in deinem Zug herausfallen, gehören dir.
rule-W-16 = Es genügt, dass ein Stein den Tisch berührt, auch wenn er noch halb im Rad steckt.
rule-W-17 = Damit ist dein Zug vorbei, auch wenn dein eigener Stein noch gar nicht drin ist.
rule-W-18 = { $clock ->
    [none] Für einen Stein hast du so lange Zeit, wie du magst: An diesem Tisch gibt es keine Uhr. Erst nach zehn Minuten fällt er ins Rad.
    [any] Für einen Stein hast du 30 Sekunden oder so lange, wie ihr ausgemacht habt. Dann musst du ihn loslassen, und wenn er nicht liegen bleibt, fällt er ins Rad.
   *[other] Für einen Stein hast du { $clock } Sekunden. Dann musst du ihn loslassen, und wenn er nicht liegen bleibt, fällt er ins Rad.
}
rule-W-19 = Steine, die deswegen herausfallen, gehören auch dir.
rule-W-20 = Glaubst du, dass keiner deiner Steine passt, darfst du passen. Aber wer passt, packt mit an:
rule-W-21 = Passen darfst du nur, solange du in diesem Zug noch nichts einzubauen versucht hast.
rule-W-22 = Nimm einen Stein, egal welchen, aus einem der zwei untersten Fächer
rule-W-23 = und leg ihn, egal wie, in ein anderes Fach weiter vorn.
rule-W-24 = Dort darf noch kein Stein derselben Sorte liegen.
rule-W-25 = Jeder Stein, der dabei herausfällt, gehört dir.
rule-W-26 = Fallen Steine von selbst heraus, ohne dass jemand etwas berührt hat, ist das höhere Gewalt: Sie sind aus dem Spiel.
rule-W-27 = Wer den letzten eigenen Stein eingebaut hat, gewinnt, und das Spiel ist aus. Im Team endet es anders.
rule-W-28 = { $steady ->
    [true] Du darfst das Rad festhalten, während du einen Stein einbaust. An diesem Tisch hilft eine ruhige Hand: Der Stein folgt langsamer und zittert nicht.
   *[any] Du darfst das Rad festhalten, während du einen Stein einbaust.
}
rule-W-29 = Ist der Stein drin, musst du das Rad loslassen.
rule-W-30 = Mit deinem Stein darfst du Steine beiseiteschieben, die im selben Fach liegen.
rule-W-31 = Ist das Rad zu weit von der Tischmitte weggerollt, darf man es vorsichtig mit einer Hand zurückziehen,
rule-W-32 = ohne es dabei zu drehen.
rule-W-33 = { $teams ->
    [side] Zwei spielen gegen zwei. Partner sitzen nebeneinander und spielen gleich nacheinander.
    [across] Zwei spielen gegen zwei. Partner sitzen einander gegenüber.
   *[any] Zwei spielen gegen zwei. Am besten sitzen Partner nebeneinander und spielen gleich nacheinander, aber gegenüber geht es auch.
}
rule-W-34 = Hast du keine Steine mehr, darfst du in deinem Zug irgendeinen aus dem anderen Vorrat deines Teams nehmen und einbauen.
rule-W-35 = Fällt dabei etwas heraus, kommt es in deinen Vorrat und nicht in den anderen.
rule-W-36 = Das Spiel ist aus, wenn ein Team keine Steine mehr hat. Dieses Team gewinnt.
rule-W-37 = Es ist auch aus, wenn in jedem Team jemand keine Steine mehr hat. Dann gewinnt das Team mit weniger Steinen.
rule-WA-01 = Die schwarze Pyramide ist ein Stein wie jeder andere: Fällt sie in deinem Zug heraus, gehört sie dir, und du baust sie wieder ein. Auch beim Passen darfst du sie versetzen. Es gibt nur eine, also darf sie neben jedem anderen Stein liegen.
rule-WA-02 = { $direction ->
    [left] Von vorn gesehen rollt das Rad nach links.
    [first] Wer anfängt, bestimmt, wohin das Rad rollt.
   *[any] Von vorn gesehen rollt das Rad nach links. Wenn ihr wollt, bestimmt die Richtung, wer anfängt.
}
rule-WA-03 = Die drei Fächer werden von dem Fach an gezählt, in dem zuletzt ein Stein angenommen wurde, sofern dieser Stein am Ende des Zuges noch im Rad ist, was auch sonst herausfällt. Fallenlassen und Passen ändern daran nichts. Solange es keinen solchen Stein gibt, gilt die Regel für den ersten: zwei Fächer weiter vorn als die Pyramide, oder als das unterste Fach, wenn die Pyramide draußen ist. Bis dahin kann niemand passen.
rule-WA-04 = Sind zu Beginn eines Zuges alle drei Fächer schon unten angekommen oder vorbei, zählen sie vom untersten Fach an. Ebenso, wenn das Rad zurückgerollt ist und das erste der drei mehr als vier Fächer vor dem untersten liegt. Ist das Rad leer, gilt wieder die Regel für den ersten Stein. Ob dein Stein das Rad nach vorn rollen lässt, prüft niemand, und Zurückrollen kostet nichts.
rule-WA-05 = { $front ->
    [printed] Deine Vorderkante wird mit jedem Stein verglichen, der in Rollrichtung zwischen dem Tisch und der höchsten Stelle des Rades liegt, auch mit der Pyramide. Es zählt der Winkel um die Nabe, und ein Fünftel Grad wird geschenkt.
    [compartment] Deine Vorderkante wird mit jedem Stein verglichen, der in deinem Fach liegt oder von hinten hineinragt, auch mit der Pyramide. Es zählt der Winkel um die Nabe, und ein Fünftel Grad wird geschenkt. Liegt dort nichts, darf dein Stein liegen, wo du willst.
   *[any] Deine Vorderkante wird mit jedem Stein verglichen, der in deinem Fach liegt oder von hinten hineinragt, auch mit der Pyramide. Es zählt der Winkel um die Nabe, und ein Fünftel Grad wird geschenkt. Liegt dort nichts, darf dein Stein liegen, wo du willst. Spielt ihr nach der gedruckten Regel, zählt jeder Stein, der in Rollrichtung zwischen dem Tisch und der höchsten Stelle des Rades liegt.
}
rule-WA-06 = Lässt du los, wird das Rad festgehalten. Sobald dein Stein still liegt, spätestens nach einer Sekunde, wird geprüft: Fach, Vorderkante, Sorte. Dann ist das Rad frei, und was danach verrutscht, ist egal.
rule-WA-07 = Passt dein Stein so nicht, wird er nicht angenommen. Nimm ihn noch einmal und rück ihn zurecht, solange die Uhr läuft.
rule-WA-08 = Steine, die durcheinanderpurzeln, aber den Tisch nicht berühren, bleiben, wo sie liegen, auch neben einem ihrer Sorte.
rule-WA-09 = Fällt dein eigener neuer Stein heraus, nimmst du ihn mit den anderen zurück, und dein Zug ist vorbei.
rule-WA-10 = Fällt etwas heraus, bevor dein Stein angenommen ist, kommt er zurück in deinen Vorrat, und das Rad wird frei. Alles, was fällt, bis wieder Ruhe ist, gehört dir. Berührt nur der Stein in deiner Hand den Tisch, ist nichts gefallen.
rule-WA-11 = Ist die Uhr abgelaufen, wird dein Stein dort losgelassen, wo du ihn hältst; ist das über keinem offenen Fach, wird er erst über das nächstgelegene getragen. Vorderkante und Sorte prüft dann niemand, und wo er liegen bleibt, bleibt er. Vor dem Ende der Uhr darfst du das auch selbst wählen, „Fallen lassen“, aber erst, wenn die halbe Zeit um ist und eine Stelle abgelehnt wurde, oder wenn keiner deiner Steine irgendwo erlaubt ist und du nicht passen kannst. Ohne Uhr darfst du es nach 30 Sekunden. Für Bots gilt dasselbe.
rule-WA-12 = { $turn ->
    [any] Die Uhr startet, wenn du einen Stein nimmst, und nur einmal im Zug. Daneben kann es eine Frist geben, bis wann du einen genommen haben musst; ist sie um, spielt { bot-careful }, ein Bot, deinen Zug. Ist jemand nicht da, kann ein Bot den Platz übernehmen.
    [0] Die Uhr startet, wenn du einen Stein nimmst, und nur einmal im Zug. Ist jemand nicht da, kann ein Bot den Platz übernehmen.
   *[other] Die Uhr startet, wenn du einen Stein nimmst, und nur einmal im Zug. Du hast { $turn } Sekunden, um einen zu nehmen; sind sie um, spielt { bot-careful }, ein Bot, deinen Zug. Ist jemand nicht da, kann ein Bot den Platz übernehmen.
}
rule-WA-13 = Versucht hast du es, sobald der Stein in deiner Hand das Rad oder einen Stein darin berührt hat. Bis dahin kannst du ihn zurücklegen, einen anderen nehmen oder passen; die Uhr läuft dabei weiter. Das Rad festzuhalten ist noch kein Versuch. Auch beim Passen darfst du das Rad festhalten, und die Uhr ist dieselbe.
rule-WA-14 = Beim Passen gelten weder die drei Fächer noch die Vorderkante. Der Stein muss nur weiter nach vorn als vorher, zu keinem seiner Sorte, und weniger als eine halbe Drehung vor die Stelle, wo das Rad den Tisch berührt. Fällt etwas, während du ihn in der Hand hast, legst du ihn noch hinein; dann ist dein Zug vorbei. Nach zwei ganzen Runden, in denen alle nur passen, muss einbauen, wer als Nächstes dran ist.
rule-WA-15 = Sind die zwei untersten Fächer leer, kann niemand passen. Dann musst du es mit dem Einbauen versuchen.
rule-WA-16 = Die zwei untersten sind die Fächer, deren Mitte zu Beginn des Zuges am nächsten an der Stelle ist, wo das Rad den Tisch berührt. Sind zwei gleich nah, zählt das vordere.
rule-WA-17 = Dein Zug dauert, bis alles zur Ruhe gekommen ist. Nach 10 Sekunden rollt das Rad ungesehen weiter, und nach insgesamt 30 Sekunden wird alles angehalten. Was von da an fällt, bis im nächsten Zug ein Stein etwas berührt, ist höhere Gewalt, auch wenn es fällt, weil das Rad festgehalten wird.
rule-WA-18 = Baust du deinen letzten Stein ein und andere fallen heraus, hast du nicht gewonnen: Du nimmst sie. Ob das Spiel aus ist, zeigt sich, wenn alles ruhig liegt, auch im Team.
rule-WA-19 = Verteilt ihr zu dritt den vierten Satz, bekommen alle zwei seiner Steine; das Los entscheidet, welche. Der letzte bleibt draußen.
rule-WA-20 = Hast du im Team keine Steine mehr, baust du einen aus dem anderen Vorrat ein oder du passt. Einfach aussetzen geht nicht.
rule-WA-21 = Hat in jedem Team jemand keine Steine mehr und haben beide Teams gleich viele, ist es unentschieden.
rule-WA-22 = Hier folgt der Tisch dem Rad, also muss es niemand zurückziehen. Würde dabei etwas herausfallen, bekäme es, wer gerade dran ist.
rule-WA-23 = Steine von Hand herausnehmen oder aufräumen darfst du nicht. Du darfst nur mit deinem Stein in seinem Fach schieben, und ihn wieder nehmen, bis er angenommen ist. Anderswo zu schieben wird nicht bestraft, aber was herausfällt, gehört dir.
rule-WA-24 = { $rounds ->
    [any] Damit kein Spiel ewig dauert, ist nach zwanzig Runden Schluss, oder nach so vielen, wie ihr ausgemacht habt. Dann gewinnt, wer die wenigsten Steine hat.
    [0] An diesem Tisch gibt es keine letzte Runde: Ihr spielt, bis jemand keine Steine mehr hat.
    [one] Damit kein Spiel ewig dauert, ist nach { $rounds } Runde Schluss. Dann gewinnt, wer die wenigsten Steine hat.
   *[other] Damit kein Spiel ewig dauert, ist nach { $rounds } Runden Schluss. Dann gewinnt, wer die wenigsten Steine hat.
}
rule-WA-25 = Ein Stein ist in dem Fach, in dem sein Schwerpunkt liegt. Ist der genau über einem Steg, zählt das vordere Fach.
rule-WA-26 = Hast du einen Stein aus dem anderen Vorrat deines Teams genommen und er wurde nicht eingebaut, kommt er dorthin zurück. Ist er herausgefallen, gehört er dir.
rule-WA-27 = { $first ->
    [chance] Das Los entscheidet, wer anfängt.
    [any] Das Los entscheidet, wer anfängt, oder ihr sagt es selbst.
   *[other] Wer auf Platz { $first } sitzt, fängt an.
}

preset-first-help = 60 Sekunden für jeden Stein und eine ruhige Hand.
preset-short-help = Nach 8 Runden ist Schluss, und wer die wenigsten Steine hat, gewinnt.
preset-printed-help = 30 Sekunden, die strenge Regel für die Vorderkante, und es gibt keine letzte Runde.
option-teams = Teams
option-teams-help = Zu viert spielen alle für sich, oder in zwei Teams, deren Partner nebeneinander oder einander gegenüber sitzen.
option-teams-none = Alle für sich
option-teams-side = Partner nebeneinander
option-teams-across = Partner gegenüber
option-fourth = Der vierte Satz
option-fourth-help = Zu dritt: Der vierte Satz bleibt draußen, oder alle bekommen zwei seiner Steine.
option-fourth-out = Bleibt draußen
option-fourth-shared = Wird verteilt
option-clock = Zeit für einen Stein
option-clock-help = So viel Zeit hast du vom Nehmen bis zum Loslassen, und für kleine Hände darf es länger sein.
option-clock-30 = 30 Sekunden
option-clock-45 = 45 Sekunden
option-clock-60 = 60 Sekunden
option-clock-90 = 90 Sekunden
option-clock-none = Unbegrenzt
option-steady = Ruhige Hand
option-steady-help = Die Steine folgen der Hand langsamer und zittern nicht.
option-direction = Rollrichtung
option-direction-help = Das Rad rollt nach links, oder wer anfängt, bestimmt die Richtung.
option-direction-left = Nach links
option-direction-first = Wer anfängt, bestimmt
option-first = Wer anfängt
option-first-help = Das Los entscheidet, oder ihr sagt selbst, wer anfängt: Am echten Tisch ist es, wer die zittrigsten Hände hat.
option-first-chance = Das Los
option-first-1 = Platz 1
option-first-2 = Platz 2
option-first-3 = Platz 3
option-first-4 = Platz 4
option-front = Vorderkante
option-front-help = Wie weit dein Stein reichen muss: weiter als alles in seinem Fach, oder, strenger und wie gedruckt, weiter als jeder Stein vor der Stelle, wo das Rad den Tisch berührt.
option-front-compartment = Am weitesten im Fach
option-front-printed = Am weitesten von allen
option-rounds = Letzte Runde
option-rounds-help = Nach so vielen Runden gewinnt, wer die wenigsten Steine hat; bei 0 spielt ihr, bis jemand keine mehr hat.
option-rounds-unit = { $count ->
    [one] Runde
   *[other] Runden
}
option-turn = Zeit bis zum Nehmen
option-turn-help = Sekunden, bis du einen Stein genommen haben musst, sonst spielt ein Bot deinen Zug; bei 0 so lange, wie du magst.
option-turn-unit = { $count ->
    [one] Sekunde
   *[other] Sekunden
}

bot-casual = Purzel
bot-casual-level = leicht
bot-casual-about = Legt Steine hin, wo gerade Platz ist, und staunt jedes Mal, wenn das Rad rollt.
bot-careful = Lotte Lot
bot-careful-level = mittel
bot-careful-about = Legt jeden Stein sachte dorthin, wo er am wenigsten verrutscht.
bot-expert = Galileo Nagerei
bot-expert-level = schwer
bot-expert-about = Weiß vorher, wie das Rad rollt und was dann für dich übrig bleibt.

# Ein Stein nach seiner Sorte: allein; mitten im Satz als vierter Fall, der eine und irgendeiner; am Anfang eines Satzes; mehrere

kind-cube = roter Würfel
kind-plank = grünes Brettchen
kind-bar = blauer Stab
kind-slab = gelbe Platte
kind-roller = orange Walze
kind-roof = violettes Dach
kind-comb = weiße Wabe
kind-pyramid = schwarze Pyramide
kind-the = { $kind ->
    [cube] den roten Würfel
    [plank] das grüne Brettchen
    [bar] den blauen Stab
    [slab] die gelbe Platte
    [roller] die orange Walze
    [roof] das violette Dach
    [comb] die weiße Wabe
   *[pyramid] die schwarze Pyramide
}
kind-a = { $kind ->
    [cube] einen roten Würfel
    [plank] ein grünes Brettchen
    [bar] einen blauen Stab
    [slab] eine gelbe Platte
    [roller] eine orange Walze
    [roof] ein violettes Dach
    [comb] eine weiße Wabe
   *[pyramid] eine schwarze Pyramide
}
kind-first = { $kind ->
    [cube] Der rote Würfel
    [plank] Das grüne Brettchen
    [bar] Der blaue Stab
    [slab] Die gelbe Platte
    [roller] Die orange Walze
    [roof] Das violette Dach
    [comb] Die weiße Wabe
   *[pyramid] Die schwarze Pyramide
}
kind-many = { $kind ->
    [cube] rote Würfel
    [plank] grüne Brettchen
    [bar] blaue Stäbe
    [slab] gelbe Platten
    [roller] orange Walzen
    [roof] violette Dächer
    [comb] weiße Waben
   *[pyramid] schwarze Pyramiden
}

line-pieces = Steine übrig
line-team = Im Team übrig
total = { $count ->
    [0] kein Stein übrig
    [one] 1 Stein übrig
   *[other] { $count } Steine übrig
}

refuse-first = Ihr seid { $seats }, also gibt es keinen Platz { $number }. Nimm einen von 1 bis { $seats }, oder lass das Los entscheiden.
refuse-teams = Für Teams müsst ihr zu viert sein, und ihr seid { $seats }. Spielt alle für euch, oder holt noch jemanden dazu.
refuse-not-seated = Dieser Platz spielt nicht mit. Spiel von einem Platz am Tisch aus.
refuse-over = Das Spiel ist aus. Fang ein neues an, um weiterzuspielen.
refuse-nature = Das entscheiden das Los, die Uhr und das Rad. Du kannst einen Stein nehmen und einbauen.
refuse-moment = Einen Moment: Erst muss alles still liegen.
refuse-turn = { $seat } ist dran. Alle kommen der Reihe nach dran.
refuse-direct-first = Sag zuerst, wohin das Rad rollt.
refuse-directed = Wohin das Rad rollt, steht schon fest. Bau jetzt einen Stein ein.
refuse-no-piece = Diesen Stein gibt es nicht mehr. Nimm einen aus deinem Vorrat.
refuse-not-yours = Dieser Stein gehört { $seat }. Nimm einen von deinen.
refuse-partner = Du hast noch eigene Steine. Aus dem anderen Vorrat deines Teams nimmst du erst, wenn deine alle eingebaut sind.
refuse-pass-low = Wer passt, nimmt einen Stein aus einem der zwei untersten Fächer. Dieser liegt woanders.
refuse-pass-first = Bevor der erste Stein eingebaut ist, kann niemand passen. Nimm einen aus deinem Vorrat.
refuse-pass-rounds = Ihr habt zwei ganze Runden lang alle gepasst. Jetzt musst du einen Stein einbauen.
refuse-pass-empty = Die zwei untersten Fächer sind leer, also kannst du nicht passen. Bau einen deiner Steine ein.
refuse-path = Dieser Griff lässt sich nicht nachvollziehen. Nimm den Stein noch einmal.
refuse-path-take = Nimm zuerst den Stein.
refuse-path-long = Für einen Stein hast du { $seconds } Sekunden. Lass früher los.
refuse-drop = Fallen lassen darfst du einen Stein nach { $seconds } Sekunden, und nur, wenn eine Stelle abgelehnt wurde. Such erst einen Platz für ihn.
refuse-drop-soon = Fallen lassen darfst du einen Stein, wenn du ihn { $seconds } Sekunden in der Hand hattest. Such erst einen Platz für ihn.
refuse-outside = Dein Stein liegt nicht im Rad. Nimm ihn noch einmal und leg ihn in ein Fach.
refuse-first-compartment = Noch ist nur Fach { $compartment } offen. Leg deinen Stein dorthin.
refuse-compartment = Hier kannst du nicht bauen. Dein Stein gehört in Fach { $compartment } oder in eines der nächsten zwei nach vorn.
refuse-front = Weiter nach vorn: Die Vorderkante deines Steins muss noch { $mm } mm weiter reichen.
refuse-same-kind = In diesem Fach gibt es schon { kind-a }. Versuch es mit einem anderen Fach oder einem anderen Stein.
refuse-pass-back = Weiter nach vorn: Der Stein kommt aus Fach { $compartment }. Leg ihn in eines, das weiter vorn liegt.
refuse-pass-top = Das ist zu weit: Ganz oben ist Schluss. Leg den Stein weiter hinten ab.
refuse-pass-same-kind = In diesem Fach gibt es schon { kind-a }. Leg deinen Stein in ein anderes, das weiter vorn liegt.

tell-begins = { $seat } fängt an.
tell-shares = Alle bekommen 2 Steine vom vierten Satz, und der letzte bleibt draußen.
tell-directs = { $seat } bestimmt: Das Rad rollt nach { $to ->
    [right] rechts
   *[left] links
}.
tell-direct-late = { $seat } hat nicht rechtzeitig gesagt, wohin. Also rollt das Rad nach links.
tell-time-up = Die Zeit ist um, ein Bot spielt für { $seat }.
tell-clock = Für { $seat } ist die Zeit um.
tell-lost = { kind-first } fällt von selbst heraus. Höhere Gewalt: Der Stein ist aus dem Spiel.
tell-lost-many = { $count } Steine fallen von selbst heraus. Höhere Gewalt: Sie sind aus dem Spiel.
tell-borrows = { $seat } nimmt { kind-the } aus dem Vorrat von { $other_seat }.
tell-builds = { $seat } baut { kind-the } in Fach { $compartment } ein.
tell-passes = { $seat } passt und legt { kind-the } in Fach { $compartment } um.
tell-passes-out = { $seat } passt und legt { kind-the } um.
tell-drops = { $seat } lässt { kind-the } in Fach { $compartment } fallen.
tell-drops-out = { $seat } lässt { kind-the } fallen.
tell-topples = { $seat } lässt { kind-the } los, aber der Stein bleibt nicht im Rad.
tell-breaks = Bevor { $seat } { kind-the } eingebaut hat, fällt etwas heraus.
tell-falls = { kind-first } fällt heraus und geht an { $seat }.
tell-falls-many = Krach! { $count } Steine fallen heraus, und { $seat } nimmt { $count ->
    [2] beide
   *[other] sie alle
}.
tell-holds = Alles hält.
tell-rolls-on = Das Rad rollt weiter: Jetzt ist Fach { $compartment } ganz unten.
tell-rolls-back = Das Rad rollt zurück: Jetzt ist Fach { $compartment } ganz unten.
tell-end-empty = { $seat } hat keine Steine mehr.
tell-end-team = { $seat } und { $other_seat } haben keine Steine mehr.
tell-end-fewest = In jedem Team hat jemand keine Steine mehr: { $seat } und { $other_seat }.
tell-end-rounds = { $rounds ->
    [one] Nach 1 Runde ist Schluss.
   *[other] Nach { $rounds } Runden ist Schluss.
}
tell-winner = { $seat } gewinnt{ $pieces ->
    [0] { "" }
    [one] { "" } mit nur noch 1 Stein
   *[other] { "" } mit nur noch { $pieces } Steinen
}.
tell-winners = { $seat } und { $other_seat } gewinnen{ $pieces ->
    [0] { "" }
    [one] { "" } mit nur noch 1 Stein
   *[other] { "" } mit nur noch { $pieces } Steinen
}.
tell-shared = { $seat } und { $other_seat } teilen sich den Sieg mit je { $pieces ->
    [one] 1 Stein
   *[other] { $pieces } Steinen
}.
tell-shared-three = { $seat }, { $other_seat } und { $third_seat } teilen sich den Sieg mit je { $pieces ->
    [one] 1 Stein
   *[other] { $pieces } Steinen
}.
tell-shared-all = Alle teilen sich den Sieg mit je { $pieces ->
    [one] 1 Stein
   *[other] { $pieces } Steinen
}.
tell-draw = Jedes Team hat noch { $pieces ->
    [one] 1 Stein
   *[other] { $pieces } Steine
}: unentschieden.

## Board

board-wheel = Das Rad
board-key-zoom = näher heran, weiter weg
board-key-choose = einen Stein wählen
board-key-along = im Fach entlang
board-key-lift = ein wenig heben, senken
board-wait-begin = Gleich geht es los.
board-wait-direct = { $name } sagt, wohin das Rad rollt.
board-wait-turn = { $name } sucht einen Stein aus.
board-wait-carry = { $name } trägt { kind-the }.
board-wait-lying = { $name } hat losgelassen.
board-wait-refused = { $name } darf ihn noch einmal nehmen.
board-stand-in = Die Zeit ist um. Diesen Zug spielt ein Bot.
board-rolling = Das Rad rollt.
board-moment = Gleich liegt alles still.
board-over = Das Spiel ist aus.
board-direct = Wohin soll das Rad rollen?
board-direct-left = Nach links
board-direct-right = Nach rechts
board-take = Du bist dran: Nimm einen Stein.
board-take-how = Zieh ihn ins Rad, oder tipp ihn an.
board-take-partner = Dein Vorrat ist leer: Nimm einen Stein aus dem anderen Vorrat deines Teams.
board-take-chosen = Nimm { kind-the }, oder einen anderen Stein.
board-take-go = Nehmen
board-pass = Passen
board-pass-brief = ein Stein rückt vor
board-pass-head = Welchen Stein legst du weiter nach vorn?
board-pass-how = Nimm ihn aus dem Rad oder tippe ihn hier an. Du legst ihn in ein Fach weiter vorn, in dem keiner seiner Sorte liegt.
board-pass-end = Doch einbauen
board-carry = Trag ihn in ein markiertes Fach.
board-carry-pass = Trag ihn weiter nach vorn.
board-carry-nowhere = Für diese Sorte ist kein Fach frei. Leg ihn zurück und nimm einen anderen.
board-carry-how = Das Mausrad dreht den Stein, mit der Umschalttaste schiebt es ihn in die Tiefe. Ein Klick lässt los.
board-carry-drag = Das Mausrad dreht den Stein, mit der Umschalttaste schiebt es ihn in die Tiefe. Lass die Maustaste los, um ihn loszulassen.
board-carry-lift = Nimm ruhig den Finger weg: Der Stein bleibt in der Hand.
board-carry-high = Das Fach stimmt. Senk ihn ab.
board-carry-rim = Das Fach stimmt. Jetzt außen ans Rad.
board-carry-unsure = Hier ist er erlaubt. Aber hält er auch?
board-carry-never = Hier oben hält nichts.
board-carry-shelf = Hier oben hält nichts. Lass ihn hinunter, bis auf den Steg.
board-carry-out = Hier ist er erlaubt, aber er ragt aus dem Rad.
board-carry-fits = So passt er. Lass los.
board-lying = Liegt er still?
board-dropping = Er wird losgelassen.
board-letting-go = Die Hand setzt ihn ab und lässt los.
board-time-up = Die Zeit ist um: Dein Stein wird losgelassen.
board-time-up-of = Die Zeit von { $name } ist um: Der Stein wird losgelassen.
board-refused = Noch nicht. Nimm ihn noch einmal.
board-grip = Noch mal nehmen
board-let-go = Loslassen
board-let-go-how = nicht erlaubt? noch mal
board-drop = Fallen lassen
board-drop-how = dann endet dein Zug
board-back = Zurücklegen
board-back-bound = er hat etwas berührt
board-fits = Passt
board-lower = Senk ihn ab, bis er aufliegt
board-rim = Nach außen, bis er anstößt
board-unsure = Hält er?
board-never = Hier oben hält nichts
board-shelf = Hinunter bis auf den Steg
board-out-near = Ragt zu dir hin heraus
board-out-far = Ragt hinten heraus
board-no-front = Noch { $length } nach vorn
board-no-far = Nicht in dieses Fach
board-no-kind = Diese Sorte liegt schon da
board-no-ahead = Weiter nach vorn
board-no-outside = Noch nicht im Fach
board-not-here =
    { $here ->
        [0] Hier kannst du nicht bauen.
       *[other] In Fach { $here } kannst du nicht bauen.
    }
board-first-here = Noch ist nur Fach { $compartment } offen.
board-front = Weiter nach vorn: Die Vorderkante deines Steins muss noch { $length } weiter reichen.
board-kind-here = In diesem Fach gibt es schon { kind-a }.
board-other-room = Dein Stein darf in { $compartments }.
board-no-room = Für deinen Stein ist kein Fach frei. Nach einer Weile darfst du ihn fallen lassen.
board-cut = Die Verbindung ist weg, aber die Uhr am Tisch läuft weiter. Ist sie abgelaufen, wird dein Stein dort losgelassen.
board-cut-hand = Die Verbindung ist weg. Dein Stein bleibt so lange in der Hand.
board-cut-wait = Die Verbindung ist weg. Gleich geht es weiter.
board-why-cut = Du bist offline. Sobald der Tisch wieder da ist, geht es weiter.
board-why-choose = Wähl zuerst einen Stein.
board-why-outside = Trag ihn erst in ein Fach, dann lass los.
board-why-digit = Zur Wahl stehen: { $choices }.
board-digit = { $digit } für Fach { $compartment }
board-why-back = Er hat schon etwas berührt, also kannst du ihn nicht mehr zurücklegen. Bau ihn ein.
board-why-back-pass = Wer passt, muss den Stein wieder einlegen, und zwar weiter vorn.
board-why-pass-begun = Du hast schon angefangen zu bauen: Dieser Stein lässt sich nicht mehr zurücklegen, also kannst du nicht mehr passen. Bau ihn ein.
board-why-pass-hand = Leg zuerst deinen Stein zurück, dann kannst du passen.
board-why-hold = Festhalten oder freigeben kannst du das Rad nur, solange du einen Stein in der Hand hast.
board-why-unheard = Der Tisch hat noch nicht geantwortet. Warte einen Moment oder versuch es noch einmal.
board-anew = Der Tisch war kurz weg. Dein Zug fängt noch einmal an.
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
board-zoom-reset = Ganzes Rad
board-look-drawn = Als Zeichnung
board-look-scene = In 3D
board-look-none = Dieser Browser kann das Rad nicht in 3D zeigen. Hier ist es als Zeichnung.
board-look-lost = Das Bild des Rades ging verloren. Hier ist es als Zeichnung.
board-loading = Das Rad wird hingestellt …
board-words = Mit Worten
board-words-title = Sag, wohin der Stein soll
board-words-compartment = Fach
board-words-along = Stelle im Fach
board-words-along-rear = hinten
board-words-along-front = vorn
board-words-depth = Tiefe
board-words-depth-near = nah
board-words-depth-far = fern
board-words-turn = Gedreht
board-words-turn-by = { $degrees } Grad
board-words-tilt = Lage
board-words-tilt-0 = flach
board-words-tilt-1 = auf der Seite
board-words-tilt-2 = hochkant
board-words-tilt-3 = flach, quer
board-words-tilt-4 = auf der Seite, quer
board-words-tilt-5 = hochkant, quer
board-words-down = Absetzen
board-words-up = Anheben
board-told-along =
    { $where ->
        [middle] In der Mitte des Fachs.
        [more] { $percent } % nach vorn.
       *[less] { $percent } % nach hinten.
    }
board-told-depth =
    { $where ->
        [middle] In der Mitte der Breite.
        [more] { $percent } % von dir weg.
       *[less] { $percent } % zu dir hin.
    }
board-told-lift =
    { $lift ->
        [0] Abgesetzt.
       *[other] { $lift } % über dem Boden.
    }
board-told-turn = Um { $degrees } Grad gedreht.
board-told-tilt = Lage: { $how }.
board-told-held =
    { $held ->
        [yes] Du hältst das Rad.
       *[no] Du hältst das Rad nicht mehr.
    }
board-clock =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
board-turn-clock =
    { $seconds ->
        [one] Noch { $seconds } Sekunde, um einen Stein zu nehmen
       *[other] Noch { $seconds } Sekunden, um einen Stein zu nehmen
    }
board-tray = Dein Vorrat
board-tray-of = Vorrat von { $name }
board-tray-empty = leer
board-piece-count = { $count } { kind-many }
board-piece-in = { $name } in Fach { $compartment }
board-piece-in-place = { $name } in Fach { $compartment }, { board-piece-place }
board-piece-place = { $place ->
    [rear] hinten
    [front] vorn
   *[middle] Mitte
}
board-replay = Zug noch mal ansehen
board-replay-end = Zurück zum Tisch
board-replay-game = Das ganze Spiel ansehen
board-replay-title = Wiederholung
board-replay-of = Wiederholung: { $name } nimmt { kind-the }.
board-replay-turn = Zug { $turn } von { $turns }
board-replay-play = Abspielen
board-replay-pause = Anhalten
board-replay-before = Voriger Zug
board-replay-next = Nächster Zug
board-replay-speed = Tempo
board-replay-loading = Die Züge werden geholt …
board-replay-failed = Die Züge lassen sich gerade nicht laden.
board-replay-unread = Dieser Zug lässt sich nicht noch einmal zeigen.
board-account = Was liegt wo?
board-account-lowest = Ganz unten ist Fach { $lowest }, daneben Fach { $second }. Das Rad rollt nach { $direction ->
        [right] rechts
       *[left] links
    }.
board-account-compartment = Fach { $compartment }: { $pieces }.
board-account-empty = Alle anderen Fächer sind leer.
board-account-bare = Das Rad ist leer.
board-account-build = Du darfst in { $compartments } bauen.
board-account-room = Fach { $compartment }
board-account-line = In Fach { $compartment } muss die Vorderkante weiter als { $length } vom hinteren Steg reichen.
board-account-kinds = In Fach { $compartment } nicht doppelt: { $pieces }.
board-account-passing = Zum Passen: { $pieces }.
board-account-taken = Du hast { kind-the } aus dem Rad genommen.
board-account-over = Der Stein ist über Fach { $compartment }.

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
panel-then =
    { $when ->
        [before] So stand es vor Zug { $turn }
       *[after] So stand es nach Zug { $turn }
    }
panel-then-this =
    { $when ->
        [before] So stand es vor diesem Zug
       *[after] So stand es nach diesem Zug
    }
panel-passes =
    { $count ->
        [one] Zuletzt wurde gepasst.
       *[other] { $count }-mal hintereinander gepasst.
    }

end-title = So ging es aus
end-you = Du hast gewonnen.
end-won = { $name } hat gewonnen.
end-team = Das Team gewinnt: { $names }.
end-draw = Unentschieden: { $names }.
end-empty = Der Vorrat ist leer, und alles liegt still.
end-team-empty = Niemand im Team hat noch einen Stein.
end-fewest = In jedem Team ist jemand ohne Steine: Das Team mit weniger Steinen gewinnt.
end-rounds =
    { $rounds ->
        [one] Nach der vereinbarten Runde gewinnt, wer die wenigsten Steine hat.
       *[other] Nach { $rounds } Runden gewinnt, wer die wenigsten Steine hat.
    }

result-shared =
    { $teams ->
        [none] { $names } teilen sich den Sieg
       *[other] { $winners ->
            [2] { $names } gewinnen als Team
           *[other] Unentschieden: { $names }
        }
    }
check-dice = War das Los ehrlich?
check-dice-how = Was in diesem Spiel das Los entscheidet, kommt aus einer geheimen Zahl. Ihr Fingerabdruck war vor dem Anfang zu sehen, die Zahl selbst siehst du erst jetzt: So konnte sich niemand aussuchen, wie das Los fällt.
dice-fit = Sie passen zusammen: Das Los war ehrlich.

## Primer and art

primer-aim = Werde deine Steine los. Wer als Erstes keinen mehr hat, gewinnt.
primer-build = Leg einen Stein ins Rad: in das Fach, in das zuletzt eingebaut wurde, ins nächste nach vorn oder ins übernächste.
primer-front = Vorn muss dein Stein weiter reichen als alles, was in diesem Fach schon liegt.
primer-kinds = Bau in ein Fach nie einen zweiten Stein derselben Sorte ein.
primer-fall = Lässt du los, rollt das Rad. Was dabei auf den Tisch fällt, gehört dir.
primer-pass = Passt keiner? Dann darfst du passen: Leg einen Stein aus einem der zwei untersten Fächer weiter nach vorn.

## What chance decides, for the page that checks a log
chance-starter = Wer anfängt
chance-fourth-set = Der vierte Satz, verteilt
