# Gophers Walk auf Deutsch. Loch: ein Feld, mit seiner Nummer genannt; Gang: was zwei Löcher verbindet; Seite: eine von sechs
# des Blätterbuchs; Vorräte: Beeren, Eicheln, Körner; Lager, Geschenk, Portal, leeres Loch: die anderen Löcher; Wühlkarte;
# Zugstapel; Plusstapel und Minusstapel: was jemand gesammelt hat; Korb; Auslage: die offenen Karten des Einstiegsspiels;
# Wechselgeld; Mittagessen: Beere, Eichel und Korn; Ziesel: das Tier; Figur: sein Bild auf dem Brett.

## Regeln, Einstellungen, Gegner, Einwände, Ereignisse

title = Gophers Walk
tagline = Sieben minus vier, und dann links.
about = Die Ziesel sind wach und hungrig, nur: In welchem Gang lag noch mal der Vorrat? Lauf durch den Bau, rechne mit deinen Karten und blättere um, wenn nichts passt. Dann steht ihr alle woanders.

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

option-way = Spielart
option-way-help = Das Grundspiel; nur Plus und kleinere Zahlen; mit Körben, die ihr einander abjagt; beides zusammen; oder ab 5 Jahren das Einstiegsspiel mit offenen Karten.
option-way-basic = Grundspiel
option-way-simplified = Nur Plus
option-way-advanced = Mit Körben
option-way-both = Nur Plus, mit Körben
option-way-entry = Einstiegsspiel
option-entry = Aussortierte Karten
option-entry-help = Nur im Einstiegsspiel: Karten mit diesen Zahlen fehlen, also müsst ihr sie zusammensetzen.
option-entry-all = Keine
option-entry-high = 6 bis 10
option-entry-even = Gerade Zahlen
option-entry-odd = 3, 5, 7 und 9
option-end = Spielende
option-end-help = Das Spiel hört auf der Stelle auf, oder ihr spielt die Runde noch fertig.
option-end-once = Sofort
option-end-round = Runde fertig spielen
option-refill = Karten nachziehen
option-refill-help = Alle füllen ihre Hand auf, wenn jeder dran war, oder schon nach jedem Zug.
option-refill-round = Nach jeder Runde
option-refill-turn = Nach jedem Zug
option-turning = Umkehren
option-turning-help = In einem Zug kehrst du nur um, wenn es nicht anders geht, oder wo du willst.
option-turning-last = Nur in Sackgassen
option-turning-free = Überall
option-first = Wer anfängt
option-first-help = Das Los entscheidet, oder ihr sagt es selbst. Am Familientisch ist es das jüngste Kind.
option-first-chance = Das Los
option-first-1 = Platz 1
option-first-2 = Platz 2
option-first-3 = Platz 3
option-first-4 = Platz 4
option-first-5 = Platz 5
option-book = Blätterbuch
option-book-help = Unsere sechs Seiten, oder ein Blätterbuch, das ihr selbst zeichnet.
option-book-ours = Unseres
option-book-own = Ein eigenes
option-own = Dein Blätterbuch als Text
option-own-help = Sechs Karten unter „page 1“ bis „page 6“. b7 sind 7 Beeren, a Eicheln, g Körner, s ist ein Lager, ! ein Geschenk, @ ein Portal, o ein leeres Loch. Gänge zeichnest du mit - | / \ und + für einen Knick. Auf allen Seiten liegen die Löcher an denselben Stellen. Unser Buch liegt schon da.
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

## Der Text eines Blätterbuchs, und was man damit macht

book-at = Zeile { $line }, Spalte { $column }:{" "}
book-too-long = { book-at }Der Text ist zu lang; ein Blätterbuch hat höchstens { $most } Zeichen.
book-tab = { book-at }Hier steht ein Tabulator. Nimm Leerzeichen, denn Tabulatoren sind überall anders breit.
book-hidden = { book-at }Hier versteckt sich ein Zeichen, das niemand sieht ({ $sign }). Lösch es.
book-before = { book-at }Ein Blätterbuch beginnt mit einer Zeile „page 1“. Davor dürfen nur Bemerkungen stehen, die mit # beginnen.
book-page-number = { book-at }Hierher gehört „page { $page }“: Die Seiten kommen der Reihe nach, jede mit ihrer Nummer.
book-page-extra = { book-at }Ein Blätterbuch hat { $pages } Seiten, für jede Zahl des Würfels eine. Diese ist eine zu viel.
book-page-missing = { book-at }Seite { $page } fehlt. Schreib eine Zeile „page { $page }“ und zeichne die Karte darunter; ein Blätterbuch hat { $pages } Seiten.
book-rest = { book-at }Vor diesem Wort sollte die Zeile zu Ende sein.
book-wide = { book-at }Die Karte ist zu breit. Sie darf { $most } Spalten haben, und das ist eine mehr.
book-high = { book-at }Die Karte ist zu hoch. Sie darf { $most } Zeilen haben, und das ist eine mehr.
book-sign = { book-at }„{ $sign }“ bedeutet auf der Karte nichts. Es gibt b a g s ! @ o für Löcher und - | / \ + für Gänge.
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
book-hole-extra = { book-at }Auf Seite 1 ist hier kein Loch. Die Löcher von Seite { $page } müssen an denselben Stellen liegen: dieselbe Zeile der Karte, dieselbe Spalte.
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
book-unreached = { book-at }Zu diesem Loch kommt man vom ersten Loch der Seite { $page } aus nicht hin. Grab einen Gang.
book-file-missing = { $file } gibt es nicht
book-file-folder = { $file } ist ein Ordner; nenn die Datei eines Blätterbuchs darin
book-file-closed = { $file } lässt sich nicht lesen: Du darfst sie nicht öffnen
book-file-binary = { $file } ist kein Text; speichere das Blätterbuch als reinen Text (UTF-8)
book-fine = { $file } ist ein gutes Blätterbuch: { $holes } Löcher auf jeder der { $pages } Seiten.
book-page-sum = Seite { $page }: { $tunnels } Gänge;

## Das Brett

## Neben dem Brett

## Das Ende

## Die Seiten

## Der Einstieg

## Zeichnungen
