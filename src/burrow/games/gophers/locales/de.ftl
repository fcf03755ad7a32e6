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

## Das Brett

## Neben dem Brett

## Das Ende

## Die Seiten

## Der Einstieg

## Zeichnungen
