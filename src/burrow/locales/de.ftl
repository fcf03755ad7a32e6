### Die Wörter des Hauses. Die Wörter eines Spiels liegen in seinem Ordner.

## Wege
skip = Zum Hauptteil springen
home = Burrow, Startseite
go-home = Zur Startseite
language = Sprache
theme = Hell oder dunkel
theme-system = Wie auf diesem Gerät
theme-light = Hell
theme-dark = Dunkel
motion = Animationen
motion-calm = Ruhige Animationen
motion-normal = Normale Animationen
motion-brisk = Flotte Animationen
motion-none = Keine Animationen
motion-reduced = Dein Gerät wünscht weniger Bewegung, darum bewegt sich hier nichts.
skip-motion = Animation überspringen
close = Schließen
menu = Einstellungen
loading = Moment, gleich brennt die Lampe.
try-again = Noch einmal versuchen
try-now = Jetzt versuchen
notice-from = Nachricht vom Betreiber dieses Servers:

## Startseite
slogan = Spiele an einem Tisch
welcome = Komm rein, hier unten ist es warm.
welcome-more = Kleine Spiele für große und kleine Nager. Ohne Konto, ohne Kosten: hinsetzen und spielen.
your-name = Dein Name
your-name-hint = Wie heißt du?
guest = Gast
a-game = Ein Spiel
game-is-for = { $what }, für { $least } bis { $most } Leute.
game-is = { $what }, für { $least } bis { $most } Leute ab { $age } Jahren, etwa { $minutes } Minuten.
play-now = Gleich spielen
play-now-against = { $bots ->
    [one] Du gegen 1 Bot
   *[other] Du gegen { $bots } Bots
}
play-now-first = Zum Kennenlernen
play-now-usual = Lieber Standardregeln
as-last-time = Wie letztes Mal: { $rules }
opening = Der Tisch wird vorbereitet …
same-screen = Ein Gerät
invite = Einladen
choose-bots = Gegner
recent-turns =
    { $count ->
        [one] An 1 Tisch bist du dran.
       *[other] An { $count } Tischen bist du dran.
    }
recent = Deine Tische
recent-all = Alle { $count } Tische
recent-remove = { $game } aus der Liste nehmen
recent-last = Zuletzt: { $standing }
install = Du kannst Burrow wie eine App auf diesem Gerät ablegen.
install-do = Installieren
install-decline = Nein, danke
open-tables = Offene Tische
open-tables-none = Gerade wartet kein Tisch auf Gesellschaft. Eröffne selbst einen und stell ihn auf die Startseite, oder tipp den Code deiner Freunde ein.
open-table-of = Tisch von { $name }
open-table-plain = Ein Tisch für alle
open-table-free =
    { $free ->
        [one] ein Platz von { $seats } ist frei
       *[other] { $free } von { $seats } Plätzen sind frei
    }
open-table-playing = spielt schon
people-playing =
    { $count ->
        [0] Gerade spielt niemand.
        [one] Gerade spielt eine Person.
       *[other] Gerade spielen { $count } Leute.
    }
by-code = Mit Code mitspielen

## Joining with a code
code-title = Mit Code mitspielen
code-how = Tipp die vier Buchstaben ein, die deine Freunde oder der Fernseher dir zeigen.
code-field = Code
code-find = Tisch suchen
code-found = Dieser Code führt an einen Tisch. Gespielt wird: { $game }
code-go = Zum Tisch
code-screen = Das Spielbrett ist auf dem Fernseher zu sehen, dieses Gerät wird deine Hand.
code-board = Lieber hier das ganze Spielbrett zeigen
code-tv = Dieser Bildschirm ist der Fernseher
no-board-title = Dieses Spiel hat kein Spielbrett
no-board = Dieses Spiel wurde ohne seine Zeichnungen installiert. Im Browser lässt es sich nicht spielen, von Python aus schon.

## Einen Tisch einrichten
set-up = Tisch einrichten
mode = Wie du spielst
mode-solo = Allein
mode-bots = Gegen Bots
mode-screen = Am selben Gerät
mode-friends = Mit Freunden
mode-tv = Am Fernseher
mode-solo-more = Nur du und dein Rekord.
mode-bots-more = Du gegen ein paar Nager-Bots.
mode-screen-more = Alle zusammen um ein Gerät.
mode-friends-more = Alle am eigenen Gerät, mit einem Link.
mode-tv-more = Dieser Bildschirm ist der Tisch, gespielt wird mit dem Handy.
who-plays = Wer spielt mit?
seat = Platz { $number }
seat-who = Wer sitzt auf Platz { $number }?
seat-me = Hier
seat-bot = Bot
seat-open = Per Link
seat-open-tv = Mit Handy
seat-name = Name auf Platz { $number }
seat-nameless = Spieler { $number }
seat-open-name = Platz { $number }
seat-remove = Platz { $number } entfernen
seat-add = Noch ein Platz
seats-now =
    { $count ->
        [one] Jetzt ist es ein Platz.
       *[other] Jetzt sind es { $count } Plätze.
    }
seat-manage = Platz { $number } ändern: { $name }
seat-up = Nach oben
seat-down = Nach unten
seat-moved = { $name } sitzt jetzt auf Platz { $number }.
seat-rename = Umbenennen
seat-new-name = Neuer Name für { $name }
seat-save = Speichern
seat-let-go = Platz freigeben
seat-leave = Meinen Platz verlassen
seat-drop = Platz wegnehmen
seat-plays = Wer auf Platz { $number } spielt
seat-by-link = Wer den Link hat
seat-offer = Platz für Freunde anbieten
seat-keep = Bot behalten
seat-offered = frei für Freunde
seat-expel = { $name } ausschließen
seat-expel-sure = { $name } ausschließen? Mit demselben Gerät geht es dann nicht mehr an diesen Tisch.
seat-expel-yes = Ja, ausschließen
seat-expel-no = Nein, bleibt da
seat-make-host = { $name } zum Gastgeber machen
seat-host = Gastgeber
seats-title = Plätze
seats-change = Plätze verwalten
list-table = Diesen Tisch auf der Startseite zeigen
list-table-more = Solange ein Platz frei ist, darf jeder dazukommen.
nobody-here = Du sitzt auf keinem Platz: Du schaust zu.
presets = Fertige Auswahl
preset-first = Erstes Spiel
preset-short = Kurz
preset-printed = Wie gedruckt
preset-usual = Die üblichen Regeln.
preset-none = Eigene Auswahl, siehe unten.
pace = Tempo
pace-relaxed = Gemütlich, ohne Uhr
pace-relaxed-more = Alle nehmen sich so viel Zeit, wie sie möchten.
pace-decision = { $time } für jede Entscheidung
pace-game = { $time } für das ganze Spiel, dazu { $increment } pro Zug
pace-days = { $time } für jede Entscheidung, aus der Ferne
pace-up = Ist die Zeit um, macht ein Bot ({ $level }) diesen einen Zug.
pace-own-clock = Wo das Spiel selbst eine Uhr hat, zählt diese.
pace-days-more = Die Zeit läuft auch, wenn niemand am Tisch ist.
bot-pace = Bots spielen
bot-pace-calm = Gemächlich
bot-pace-calm-more = Du kannst jedem Zug folgen und deinen letzten noch zurücknehmen.
bot-pace-brisk = Zügig
bot-pace-brisk-more = Mit kurzen Pausen zwischen den Zügen.
bot-pace-instant = Sofort
bot-pace-instant-more = Ohne jede Pause. In einem Wettrennen sind sie trotzdem nicht schneller.
house-rules = Hausregeln
house-rules-changed = { $count } geändert
house-rules-usual = Zurück zu den Standardregeln
option-usual = Standard
option-limits = Bitte eine ganze Zahl von { $least } bis { $most }.
option-file = Aus einer Datei laden
option-too-long = Das ist zu lang: höchstens { $most } Zeichen, bitte.
options-do-not-fit = Das passt noch nicht: { $label }
less = { $label }: weniger
more = { $label }: mehr
open-table = Tisch eröffnen
begin = Los geht’s

## Vor dem Spiel
laying-table = Der Tisch wird vorbereitet.
adding-luck = Alle geben etwas Glück dazu …
invite-title = Lade deine Freunde ein
invite-how = Schick ihnen diesen Link oder lass sie den Code scannen.
invite-link = Link zu diesem Tisch
invite-here-only = Dieser Link funktioniert nur auf diesem Computer. Für Handys und Freunde in deinem Netz starte Burrow mit { $command }.
copy = Kopieren
copied = Kopiert
copy-by-hand = Der Browser lässt uns nicht kopieren. Der Link ist markiert: Kopiere ihn selbst, mit Strg+C oder durch langes Drücken.
share = Link schicken
qr = Der Link als QR-Code
invite-code = Oder sie tippen auf { $address } diesen Code ein:
invite-code-read = Code { $code }
hand-over = Auf einem anderen Gerät weiterspielen
hand-over-seat = { $name } auf ein anderes Gerät umziehen
hand-over-how = Scann den Code mit dem anderen Gerät, oder öffne dort den Link. { $name } spielt dann dort weiter, und dieses Gerät schaut zu. Der Link ist nur für dich und gilt einmal.
hand-over-link = Persönlicher Link
hand-over-wait = Der persönliche Link wird erstellt …
told-freed = Dein Platz wurde freigegeben. Du schaust jetzt zu und kannst dich wieder setzen, wenn ein Platz frei ist.
told-handed = { $name } spielt auf dem anderen Gerät weiter. Hier schaust du zu.
told-removed = Du wurdest von diesem Tisch ausgeschlossen.
told-returned = Inzwischen hat ein Bot für { $name } gespielt. Ab jetzt spielst du wieder selbst.
told-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
who-is-here = Wer schon da ist
seat-free = frei
seat-yours = du
seat-here = da
seat-away = nicht da
gathering-host =
    { $count ->
        [0] Alle sind da.
        [one] Ein Platz ist noch frei. Ist er besetzt, geht es los. Oder du fängst mit einem Bot an.
       *[other] { $count } Plätze sind noch frei. Sind sie besetzt, geht es los. Oder du fängst mit Bots an.
    }
gathering-guest =
    { $count ->
        [0] Alle sind da.
        [one] Ein Platz ist noch frei. Ist er besetzt, geht es los.
       *[other] { $count } Plätze sind noch frei. Sind sie besetzt, geht es los.
    }
gathering-waits =
    { $count ->
        [0] Alle Plätze sind besetzt. Los geht es, wenn ein Gastgeber anfängt.
        [one] Ein Platz ist noch frei. Los geht es, wenn ein Gastgeber anfängt.
       *[other] { $count } Plätze sind noch frei. Los geht es, wenn ein Gastgeber anfängt.
    }
fill-level = Wie gut die Bots spielen
begin-with-bots = Mit Bots auf den freien Plätzen anfangen
join-title = Hier ist ein Platz für dich
join-more = Sag, wie du heißt, und setz dich.
join-late = Das Spiel läuft schon. Sag, wie du heißt, und spiel für { $bot } weiter.
join = Hinsetzen
newcomer-title = So geht { $game }
newcomer-go = Alles klar, los geht’s
newcomer-again = Das steht auch ganz oben in den Regeln, falls du es noch einmal brauchst.
watch = Nur zuschauen

## Am Tisch
table = Tisch
board = Spielbrett
beside = Neben dem Brett
scores = Punkte
name-you = { $name } (du)
turn-yours = Du bist dran
turn-of = { $name } ist dran
turn-decides-yours = Du entscheidest
turn-decides = { $name } entscheidet
turn-all = Alle gleichzeitig
turn-others = Die anderen sind noch dran
turn-soon = Gleich geht es los
turn-on-tv = Das Spiel läuft am Fernseher
turn-bot = Ein Bot spielt für { $name }
turn-loading = Auf zum Tisch …
turn-gathering = Wir warten noch auf jemanden
turn-over = Das Spiel ist aus
watching = Du schaust zu
log = Verlauf
log-empty = Noch nichts.
log-clock = Die Zeit von { $name } war um, deshalb hat ein Bot diesen Zug gemacht.
clocks = Uhren
clock-of = { $name }: noch { $time }
clock-out = { $name }: Die Zeit ist um
clock-low = { $name }, deine Zeit wird knapp.
played-clock =
    { $moves ->
        [one] 1 Zug hat die Uhr gemacht
       *[other] { $moves } Züge hat die Uhr gemacht
    }
log-undo = { $name } hat einen Zug zurückgenommen.
took-over = { $name } kommt dazu und spielt für { $bot } weiter.
rules = Regeln
rules-lead = Jede Regel hat eine Nummer. Geht ein Zug nicht, nennt der Tisch die Regel.
rules-table = Das sind die Regeln mit den Optionen eures Tisches.
rules-page = Als eigene Seite
rule-number = Regel { $rule }
keys = Tasten
letter-keys = Einzelne Buchstaben und Ziffern als Tastenkürzel
key-space = Leertaste
mute = Ton aus
sound-on = Der Ton ist an
sound-off = Der Ton ist aus
sound-from-tv = Die Töne kommen vom Fernseher
react = Etwas zeigen
react-cheer = Hurra
react-laugh = Lachen
react-wow = Oh
react-oops = Hoppla
react-hurry = Mach schon
react-thanks = Danke
reacted-cheer = { $name } jubelt.
reacted-laugh = { $name } lacht.
reacted-wow = { $name } staunt.
reacted-oops = { $name } sagt Hoppla.
reacted-hurry = { $name } kann es kaum erwarten.
reacted-thanks = { $name } sagt Danke.
react-mute-all = Von niemandem etwas sehen
react-mute = Von { $name } nichts sehen
react-own = Zeigen kann nur etwas, wer mitspielt.
undo-move = Zurücknehmen
undo-ask = Darf ich noch mal?
undo-asks =
    { $moves ->
        [one] { $name } möchte den letzten Zug zurücknehmen. Einverstanden?
       *[other] { $name } möchte die letzten { $moves } Züge zurücknehmen. Einverstanden?
    }
undo-asks-wait = { $name } möchte einen Zug zurücknehmen. Es fehlt noch: { $names }.
undo-asking = Du möchtest deinen Zug zurücknehmen. Es fehlt noch: { $names }.
undo-yes = Einverstanden
undo-no = Nein, er bleibt
undo-withdraw = Doch nicht
undo-left =
    { $seconds ->
        [one] Noch eine Sekunde zum Antworten
       *[other] Noch { $seconds } Sekunden zum Antworten
    }
told-undo-declined = { $name } hat Nein gesagt, der Zug bleibt.
told-undo-late = Nicht alle haben { $name } rechtzeitig geantwortet, der Zug bleibt.
told-undo-overtaken = Es ging weiter, bevor alle { $name } geantwortet haben, der Zug bleibt.
undo = Dieser Zug lässt sich nicht mehr zurücknehmen.
undo-nothing = Noch gibt es nichts zurückzunehmen.
undo-chance = Was der Zufall entschieden hat, bleibt. Zurücknehmen kannst du nur deinen eigenen letzten Zug.
undo-nature = Seit deinem Zug haben Zufall, Uhr oder Schwerkraft entschieden, und die fragt man nie zweimal. Dein Zug bleibt.
undo-declined = Dazu haben die anderen schon Nein gesagt.
undo-other = { $name } hat inzwischen gespielt, dein Zug bleibt also.
undo-over = Das Spiel ist aus, jetzt lässt sich nichts mehr zurücknehmen.
undo-watching = Du schaust nur zu. Züge zurücknehmen können nur die, die mitspielen.
moved-on = Deine Verbindung war kurz weg, und das Spiel ist inzwischen weiter. Dieser Zug gilt nicht mehr.

## Die Leitung
line-away = Wir suchen den Tisch …
line-away-since =
    { $seconds ->
        [one] seit { $seconds } Sekunde.
       *[other] seit { $seconds } Sekunden.
    }
line-away-kept = Dein Zug geht nicht verloren.
line-slow = Der Tisch lässt auf sich warten …
line-gone = Der Tisch ist nicht zu erreichen.
line-gone-more = Sieh nach, ob du Netz hast und ob Burrow noch läuft. Am Tisch geht nichts verloren.
line-gone-more-kept = Sieh nach, ob du Netz hast und ob Burrow noch läuft. Dein Zug geht nicht verloren, und am Tisch bleibt alles, wie es ist.

## Wenn jemand fehlt
absent = { $name } ist nicht da.
stand-in = { $name } ist nicht da, ein Bot spielt.
stand-in-for-you = Ein Bot spielt für { $name }.
take-over = Ich übernehme wieder
let-bot-play = Bot spielen lassen
may-stand-in = Ein Bot kann für { $name } spielen.
bot-for-me = Bot für { $name } spielen lassen

## Das Ende
result-alone = Geschafft: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
result-you = Du hast gewonnen
result-won = { $name } hat gewonnen
result-shared = { $names } teilen sich den Sieg
rank = Rang { $rank }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
breakdown = Woher die Punkte von { $name } kommen
tally = Dieser Abend
tally-after =
    { $games ->
        [one] Nach einem Spiel
       *[other] Nach { $games } Spielen
    }
tally-wins =
    { $wins ->
        [0] kein Sieg
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
played-by = Wer für { $name } gespielt hat
played-moves =
    { $moves ->
        [0] { $name }: kein Zug
        [one] { $name }: 1 Zug
       *[other] { $name }: { $moves } Züge
    }
played-bot = Bot ({ $level })
played-bot-for = Bot ({ $level }) für { $name }
rematch-seats = Erst die Plätze ändern
rematch = Noch einmal
come-along = Weiter zum nächsten Spiel
next-game = Das nächste Spiel hat begonnen.
followed = Du schaust jetzt beim nächsten Spiel zu.
back-to-result = Zurück zum Ergebnis
see-table = Den Tisch ansehen
see-result = Das Ergebnis ansehen
check-dice = Würfel nachprüfen
check-dice-how = Alles Zufällige in diesem Spiel kommt aus einer geheimen Zahl. Ihr Fingerabdruck war vor dem ersten Wurf zu sehen, die Zahl selbst siehst du erst jetzt: So konnte niemand die Würfe aussuchen.
commitment = Fingerabdruck, von Anfang an bekannt
commitment-now = Fingerabdruck der Würfel. Nach dem Spiel kannst du prüfen, ob er stimmt.
seed = Die geheime Zahl
dice-fit = Sie passen zusammen: Die Würfel waren ehrlich.
dice-do-not-fit = Sie passen nicht zusammen. Sag es der Person, die diesen Tisch betreibt.
luck-how = Die Würfel hängen auch von einer Zufallszahl von jedem Gerät ab. Jedes Gerät hat seine Zahl versprochen, bevor es die anderen kannte. So konnte niemand die Würfe aussuchen, auch nicht, wer diesen Tisch betreibt.
luck-who = Wer zu den Würfeln beigetragen hat
luck-added = { $name } hat eine Zahl dazugegeben.
luck-missing = { $name } hat eine Zahl versprochen, aber sie kam nicht rechtzeitig an.
luck-none = { $name } hat nichts dazugegeben.
luck-yours-in = Deine Zahl steckt in den Würfeln.
luck-yours-out = Deine Zahl steckt nicht in den Würfeln. Passiert das öfter, frag die Person, die diesen Tisch betreibt, warum.
luck-yours-changed = Dieser Tisch zeigt andere Versprechen als vor dem ersten Wurf. Heb deinen Beweis auf und sag es den anderen.
luck-yours-gone = Den Beweis für die Zahl deines Platzes hat dieses Gerät nicht: Ein anderes Gerät hat sie beigetragen, oder dieser Browser hat ihn vergessen.
luck-proof = Dein Beweis
luck-proof-how = Mit dieser Zeile kannst du allen zeigen, auch später noch, dass deine Zahl in den Würfeln steckt.
luck-proof-copy = Beweis kopieren
luck-proof-copied = Der Beweis ist kopiert.
luck-proof-by-hand = Der Browser lässt uns nicht kopieren. Markiere die Zeile und kopiere sie selbst.
download-log = Protokoll herunterladen
download-log-how = Im Protokoll steht jeder Zug und jeder Wurf. Mit Burrow auf deinem Computer prüft dieser Befehl alles, auch die Züge:
check-page = Selbst nachprüfen
check-page-how = Speichere diese Seite als Datei. Sie rechnet jeden Würfel und jede Karte des Protokolls nach, auf deinem Gerät und ohne Netz.

## Bots
bot-plain = Bot
bot-of = Bot von { $name }
bot-name-1 = Hasel
bot-name-2 = Bruno
bot-name-3 = Pips
bot-name-4 = Tilda
bot-name-5 = Rosti
bot-name-6 = Frieda
bot-name-7 = Knorre
bot-name-8 = Mimi

## Orte, die es nicht gibt
lost-page-title = Hierher führt kein Gang
lost-page = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.
lost-table-title = Diesen Tisch gibt es nicht
lost-table = Vielleicht wurde er gelöscht, oder dem Link fehlt ein Buchstabe. Lass dir den Link noch einmal geben oder eröffne einen neuen Tisch.
lost-damaged-title = Dieser Tisch ist beschädigt
lost-damaged = Die gespeicherten Daten dieses Spiels sind beschädigt, darum zeigt der Server es nicht. Sag es dem, der den Server betreibt: Vielleicht gibt es eine Sicherungskopie. Oder eröffne einen neuen Tisch.
lost-game-title = Dieses Spiel kennen wir nicht
lost-game = In diesem Bau steht es nicht im Regal.
broken-title = Hier ging etwas schief
broken = Dieser Teil der Seite ließ sich nicht zeichnen. Deine Partie ist sicher, der Server kennt jeden Zug.
broken-again = Noch einmal zeichnen
broken-reload = Seite neu laden
lost-load-title = Ein Stück der Seite fehlt
lost-load = Ein Stück der Seite kam nicht an. Lade die Seite neu.
lost-gone-title = Niemand antwortet
lost-gone = Der Tisch ist nicht zu erreichen. Sieh nach, ob du Netz hast und ob Burrow noch läuft.
offline-title = Du bist offline
offline = Dein Gerät hat keine Verbindung, und zum Spielen braucht Burrow eine. Sieh nach, ob das WLAN oder die mobilen Daten an sind und der Flugmodus aus.
away = Dein Gerät ist im Netz, aber unter { $host } meldet sich Burrow nicht. Vielleicht ist es gerade aus, oder du bist nicht im selben WLAN. Frag, wer es eingerichtet hat.
away-retry = Verloren ist nichts: Deine Tische warten auf dich. Sobald es wieder geht, macht diese Seite von selbst weiter.
lost-turned-away-title = Dieser Tisch lässt uns nicht herein
lost-turned-away = Der Server hat uns nicht hereingelassen. Öffne die Seite unter der Adresse, die Burrow beim Start genannt hat.
lost-removed-title = Du bist nicht mehr an diesem Tisch
lost-removed = Du wurdest von diesem Tisch ausgeschlossen, der Link gilt für dich also nicht mehr. Eröffne einen eigenen Tisch, oder sprich mit den Gastgebern.
lost-closed-title = Dieser Tisch ist geschlossen
lost-closed = Wer diesen Server betreibt, hat den Tisch geschlossen. Hier kann niemand weiterspielen. Eröffne einen neuen, oder frag nach.

## Wenn etwas schiefgeht
error-bad-data = Dieser Tisch lässt sich nicht mehr lesen. Eröffne einen neuen.
error-bad-message = Das hat der Tisch nicht verstanden. Lade die Seite neu.
error-bad-method = Das hat der Tisch nicht verstanden. Lade die Seite neu.
error-bad-move = Diesen Zug kennt der Tisch nicht. Lade die Seite neu.
error-bad-options = Eine der Hausregeln passt nicht zu diesem Spiel. Ändere sie oder nimm die Standardregeln.
error-bad-request = Das hat der Tisch nicht verstanden. Lade die Seite neu.
error-bad-seats = Mit diesen Plätzen geht das Spiel nicht. Ändere, wer mitspielt.
error-bad-share = Was dieses Gerät zu den Würfeln gibt, ist nicht, was es versprochen hat. Das Spiel geht ohne diesen Beitrag weiter.
error-bad-type = Das hat der Tisch nicht verstanden. Lade die Seite neu.
error-forbidden-origin = Der Tisch kennt die Adresse dieser Seite nicht. Öffne die Seite unter der Adresse, die Burrow beim Start genannt hat.
error-not-found = Das gibt es hier nicht. Sieh dir die Adresse noch einmal an.
error-not-now = Das geht gerade nicht. Am Tisch siehst du, was als Nächstes kommt.
error-not-stored = Der Server kann gerade nichts speichern, darum ist nichts passiert. Sag es dem, der den Server betreibt, und versuch es dann noch einmal.
error-restarting = Der Server ist gleich wieder da. Versuch es noch einmal.
error-not-the-host = Das kann nur, wer an diesem Tisch Gastgeber ist. Frag, wer ihn eröffnet hat.
error-not-your-seat = Dort sitzt jemand anderes. Spiel von deinem eigenen Platz aus.
error-removed = Du wurdest von diesem Tisch ausgeschlossen. Eröffne einen eigenen, oder sprich mit den Gastgebern.
error-table-closed = Wer diesen Server betreibt, hat den Tisch geschlossen. Eröffne einen neuen, oder frag nach.
error-wrong-key = Das ist nicht der Schlüssel dieses Servers.
error-admin-off = Dieser Server hat keine Verwaltungsseite. Wer ihn betreibt, schaltet sie mit der Einstellung admin_key ein.
error-seat-taken = Dieser Platz ist eben besetzt worden. Nimm einen anderen.
error-link-used = Dieser persönliche Link wurde schon benutzt, oder es gibt einen neueren. Erstelle auf dem Gerät, das den Platz hat, einen neuen.
error-server-error = Am Tisch ging etwas schief. Verloren ist nichts; versuch es noch einmal.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
error-table-limit = Du hast schon viele Tische eröffnet. Spiel erst an einem davon oder warte ein wenig.
error-time-up = Deine Zeit war um, deshalb hat ein Bot diesen Zug gemacht. Beim nächsten bist du wieder dran.
error-too-fast = Das war zu schnell. Hol einmal Luft, dann versuch es wieder.
error-too-large = Das war zu lang für den Tisch. Mach es kürzer.
error-turn-failed = Dieser Zug ist abgebrochen. Das liegt am Tisch, nicht an dir. Verloren ist nichts: Gleich beginnt der Zug von vorn.
error-unknown-bot = Diesen Bot kennen wir nicht. Such einen anderen aus.
error-unknown-code = Diesen Code hat kein Tisch. Prüf die vier Buchstaben, oder lass dir den Link geben.
error-unknown-game = Dieses Spiel kennen wir nicht. Such eines von der Startseite aus.
error-unknown-host = Dieser Server kennt die Adresse nicht, die du benutzt hast. Öffne die Adresse, die Burrow beim Start genannt hat. Wer den Server betreibt, kann diese hier mit --public-host erlauben.
error-unknown-table = Diesen Tisch gibt es nicht. Lass dir den Link noch einmal geben oder eröffne einen neuen Tisch.
error-unreachable = Niemand antwortet. Sieh nach, ob du Netz hast und ob Burrow noch läuft.

## On a TV

on-tv = Am Fernseher
on-tv-more = Der Fernseher ist der Tisch, die Handys sind eure Hände.
on-tv-starts = Für bis zu { $most } Leute mit Handy, ein Klick genügt. Regeln: { $rules }.
tv-join = Scannen und mitspielen
tv-or-code = Oder { $address } öffnen und eintippen:
tv-code = Der Code ist { $code }
tv-qr = QR-Code, der das Spiel auf dem Handy öffnet
tv-here =
    { $count ->
        [0] Noch ist niemand da.
        [one] Eine Person ist da.
       *[other] { $count } Leute sind da.
    }
tv-begin =
    Zu { $count ->
        [one] eins
       *[other] { $count }
    } anfangen
tv-begin-bots =
    Mit { $count ->
        [one] einem Bot
       *[other] { $count } Bots
    } anfangen
tv-show-code = Code zeigen
tv-set-up = Andere Regeln wählen
tv-sound = Für Töne den Bildschirm berühren oder eine Taste drücken
tv-leave = Nicht mehr als Fernseher verwenden
show-on-tv = Am Fernseher zeigen
show-on-tv-how = Öffne diesen Tisch im Browser des Fernsehers: Dort erscheint das Spielbrett, und auf diesem Gerät bleibt deine Hand.
show-on-tv-code = Am schnellsten getippt: dort { $address } öffnen und das eingeben:
show-on-tv-link = Link für den Fernseher
show-on-tv-qr = QR-Code mit dem Link für den Fernseher
show-on-tv-tab = Fernsehansicht in einem neuen Tab öffnen
hand = Deine Hand
as-hand = Dieses Handy als meine Hand
as-board = Ganzes Spielbrett zeigen
no-seat-title = Alle Plätze sind besetzt
no-seat = Bleib einfach hier: Sobald ein Platz frei wird, kannst du dich setzen. Oder bitte den Gastgeber, dir Platz zu machen.
no-seat-free-title = Ein Platz ist frei
no-seat-free = Setz dich, und dieses Handy wird deine Hand.
no-seat-watch = Hier zuschauen
hand-buzzes = Vibrieren, wenn ich dran bin

# Notifications. The first five go into the service worker as they are, so they have no variants.
push-turn = Du bist dran.
push-turn-of = { $name } ist dran.
push-late = Du bist dran, und deine Zeit ist bald um.
push-late-of = { $name } ist dran, und die Zeit ist bald um.
push-others = Am Tisch: { $names }.
push-on = Benachrichtigen, wenn ich dran bin
push-off = Nicht mehr benachrichtigen
push-failed = Das hat nicht geklappt. Versuch es später noch einmal.
push-server-off = Dieser Server verschickt keine Benachrichtigungen.
push-insecure = Benachrichtigungen gibt es nur, wenn Burrow über https läuft.
push-install = Auf iPhone und iPad gibt es Benachrichtigungen, sobald du Burrow über „Teilen“ zum Home-Bildschirm hinzufügst.
push-unsupported = Dieser Browser kann keine Benachrichtigungen empfangen.
push-blocked = Dein Browser blockiert Benachrichtigungen von Burrow. In den Einstellungen der Website kannst du sie erlauben.
push-offer = Diese Partie läuft über Tage. Soll dieses Gerät Bescheid sagen, wenn du dran bist?
push-accept = Ja, sag Bescheid
push-decline = Nein, danke
