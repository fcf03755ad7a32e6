### Die Worte der Seite für alle, die einen Server betreiben.

title = Diesen Server verwalten
key = Schlüssel
key-how = Diese Seite ist für alle, die diesen Server betreiben. Der Schlüssel ist die Einstellung admin_key. Er bleibt in diesem Tab, bis du ihn schließt.
enter = Eintreten
leave = Schlüssel vergessen
cancel = Abbrechen

## Zahlen
numbers = So sieht es aus
people = Leute am Spielen
sockets = Verbindungen
tables-in-memory = Tische im Speicher
tables-stored = Gespeicherte Tische
phase-gathering = Warten auf Mitspieler
phase-sharing = Fangen gleich an
phase-playing = Im Spiel
phase-over = Spiel vorbei
moves = Züge seit dem Start
cpu = Prozessor
cpu-share = { $percent } % von einem Kern
memory = Arbeitsspeicher
bots = Bots
bots-now = { $thinking } überlegen, { $waiting } warten
turns = Rollen in Bewegung
uptime = Läuft seit
days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
hours = { $count } Std.
minutes = { $count } Min.
seconds = { $count } Sek.

## Nachricht an alle
message = Nachricht an alle
message-how = Jede Seite zeigt sie genau so, wie du sie schreibst, bis man sie schließt.
message-now = Das sehen gerade alle:
message-send = Allen sagen
message-back = Zurücknehmen
done-message = Jetzt sehen alle deine Nachricht.
done-taken-back = Die Nachricht ist zurückgenommen.

## Tische
tables = Tische
tables-none = Gerade sitzt niemand an einem Tisch.
table = Tisch
phase = Stand
seated = Leute da
of = { $count } von { $all }
entries = Einträge
quiet = Ruhig seit
more = { $count ->
    [one] { $count } weiterer steht hier nicht.
   *[other] { $count } weitere stehen hier nicht.
}
another = Name oder Link eines anderen Tischs
close = Schließen
close-one = Schließen: Tisch { $table }

## Einen Tisch schließen
close-title = Diesen Tisch schließen?
close-what = Tisch
close-how = Alle dort werden getrennt und erfahren, dass du den Tisch geschlossen hast. Niemand kann zurück.
way-close = Behalten.
way-close-more = Nichts geht verloren, und du kannst den Tisch wieder öffnen.
way-delete = Löschen.
way-delete-more = Das ganze Spiel ist für immer weg.
confirm-close = Tisch schließen
confirm-delete = Tisch für immer löschen
done-close = Tisch { $table } ist geschlossen.
done-delete = Tisch { $table } ist gelöscht.
done-reopen = Tisch { $table } ist wieder offen.
closed = Tische, die du geschlossen hast
reopen = Wieder öffnen
reopen-one = Wieder öffnen: Tisch { $table }
