### Le parole della pagina per chi gestisce un server.

title = Gestire questo server
key = Chiave
key-how = Questa pagina è per chi gestisce questo server. La chiave è l’impostazione admin_key. Resta in questa scheda finché non la chiudi.
enter = Entra
leave = Dimentica la chiave
cancel = Annulla

## I numeri
numbers = Come vanno le cose
people = Persone che giocano
sockets = Connessioni
tables-in-memory = Tavoli in memoria
tables-stored = Tavoli salvati
phase-gathering = Aspetta giocatori
phase-sharing = Sta per iniziare
phase-playing = In gioco
phase-over = Partita finita
moves = Mosse dall’avvio
cpu = Processore
cpu-share = { $percent } % di un core
memory = Memoria
bots = Bot
bots-now = { $thinking } che pensano, { $waiting } in attesa
turns = Ruote in movimento
uptime = Acceso da
days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
hours = { $count } h
minutes = { $count } min
seconds = { $count } s

## Un messaggio a tutti
message = Un messaggio a tutti
message-how = Ogni pagina lo mostra proprio come lo scrivi, finché chi legge non lo chiude.
message-now = Adesso tutti vedono:
message-send = Dillo a tutti
message-back = Ritiralo
done-message = Ora tutti vedono il tuo messaggio.
done-taken-back = Il messaggio è ritirato.

## I tavoli
tables = Tavoli
tables-none = In questo momento non c’è nessuno a un tavolo.
table = Tavolo
phase = Stato
seated = Presenti
of = { $count } su { $all }
entries = Voci
quiet = Tranquillo da
more = { $count ->
    [one] Un altro ({ $count }) non è in elenco.
   *[other] Altri { $count } non sono in elenco.
}
another = Nome o link di un altro tavolo
close = Chiudi
close-one = Chiudi: tavolo { $table }

## Chiudere un tavolo
close-title = Chiudere questo tavolo?
close-what = Tavolo
close-how = Chi è lì viene disconnesso e saprà che hai chiuso il tavolo. Nessuno può tornare.
way-close = Tienilo.
way-close-more = Non si perde nulla, e puoi riaprire il tavolo.
way-delete = Eliminalo.
way-delete-more = Tutta la partita sparisce per sempre.
confirm-close = Chiudi il tavolo
confirm-delete = Elimina il tavolo per sempre
done-close = Il tavolo { $table } è chiuso.
done-delete = Il tavolo { $table } è eliminato.
done-reopen = Il tavolo { $table } è di nuovo aperto.
closed = I tavoli che hai chiuso
reopen = Riapri
reopen-one = Riapri: tavolo { $table }
