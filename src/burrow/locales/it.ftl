### Le parole della casa. Quelle di un gioco stanno nella sua cartella.

## Strade
skip = Vai al contenuto
home = Burrow, pagina iniziale
go-home = Alla pagina iniziale
language = Lingua
theme = Chiaro o scuro
theme-system = Come questo dispositivo
theme-light = Chiaro
theme-dark = Scuro
motion = Animazioni
motion-calm = Animazioni calme
motion-normal = Animazioni normali
motion-brisk = Animazioni veloci
motion-none = Senza animazioni
motion-reduced = Il tuo dispositivo chiede meno movimento: qui non si muove niente.
skip-motion = Salta l’animazione
close = Chiudi
menu = Impostazioni
loading = Un momento, stiamo accendendo la lampada.
try-again = Riprova
try-now = Prova adesso
notice-from = Messaggio di chi gestisce questo server:

## Pagina iniziale
slogan = giochi attorno a un tavolo
welcome = Entra, quaggiù si sta al caldo.
welcome-more = Piccoli giochi per roditori grandi e piccini. Niente iscrizione, niente da pagare: ci si siede e si gioca.
your-name = Il tuo nome
your-name-hint = Come ti chiami?
guest = Ospite
a-game = Un gioco
game-is-for = { $what }, per { $least }–{ $most } persone.
game-is = { $age ->
    [8] { $what }, per { $least }–{ $most } persone dagli { $age } anni, circa { $minutes } minuti.
    [11] { $what }, per { $least }–{ $most } persone dagli { $age } anni, circa { $minutes } minuti.
   *[other] { $what }, per { $least }–{ $most } persone dai { $age } anni, circa { $minutes } minuti.
}
play-now = Gioca subito
play-now-against = { $bots ->
    [one] Tu contro 1 bot
   *[other] Tu contro { $bots } bot
}
play-now-first = Per la prima partita
play-now-usual = Meglio le regole predefinite
as-last-time = Come l’ultima volta: { $rules }
opening = Prepariamo il tavolo…
same-screen = Stesso schermo
invite = Invita
choose-bots = Avversari
recent-turns =
    { $count ->
        [one] Tocca a te a 1 tavolo.
       *[other] Tocca a te a { $count } tavoli.
    }
recent = I tuoi tavoli
recent-all = Tutti i { $count } tavoli
recent-remove = Togli { $game } dalla lista
recent-last = L’ultima volta: { $standing }
install = Puoi tenere Burrow su questo dispositivo, come un’app.
install-do = Installa
install-decline = No, grazie
open-tables = Tavoli aperti
open-tables-none = Adesso nessun tavolo aspetta compagnia. Aprine uno tu e mettilo sulla pagina iniziale, o scrivi il codice dei tuoi amici.
open-table-of = Il tavolo di { $name }
open-table-plain = Un tavolo per tutti
open-table-free =
    { $free ->
        [one] un posto libero su { $seats }
       *[other] { $free } posti liberi su { $seats }
    }
open-table-playing = già in gioco
people-playing =
    { $count ->
        [0] Adesso non gioca nessuno.
        [one] Adesso gioca una persona.
       *[other] Adesso giocano { $count } persone.
    }
by-code = Gioca con un codice

## Joining with a code
code-title = Gioca con un codice
code-how = Scrivi le quattro lettere che ti mostrano i tuoi amici o la TV.
code-field = Codice
code-find = Cerca il tavolo
code-found = Questo codice porta a un tavolo. Il gioco: { $game }
code-go = Al tavolo
code-screen = Il tabellone è sulla TV: questo dispositivo sarà la tua mano.
code-board = Mostra invece qui tutto il tabellone
code-tv = Questo schermo è la TV
no-board-title = Questo gioco non ha un tabellone
no-board = Questo gioco è stato installato senza i suoi disegni: nel browser non si può giocare, da Python sì.

## Preparare un tavolo
set-up = Prepara un tavolo
mode = Come giochi
mode-solo = In solitario
mode-bots = Contro i bot
mode-screen = Stesso schermo
mode-friends = Con gli amici
mode-tv = In TV
mode-solo-more = Solo tu e il tuo record.
mode-bots-more = Tu contro qualche bot roditore.
mode-screen-more = Tutti attorno a un solo dispositivo.
mode-friends-more = Ognuno sul proprio dispositivo, con un link.
mode-tv-more = Questo schermo è il tavolo, e ognuno gioca con il telefono.
who-plays = Chi gioca?
seat = Posto { $number }
seat-who = Chi siede al posto { $number }?
seat-me = Sul posto
seat-bot = Bot
seat-open = Con il link
seat-open-tv = Con il telefono
seat-name = Nome al posto { $number }
seat-nameless = Giocatore { $number }
seat-open-name = Posto { $number }
seat-remove = Togli il posto { $number }
seat-add = Aggiungi un posto
seats-now =
    { $count ->
        [one] Ora c’è un solo posto.
       *[other] Ora ci sono { $count } posti.
    }
seat-manage = Cambia il posto { $number }: { $name }
seat-up = Sposta su
seat-down = Sposta giù
seat-moved = Ora { $name } siede al posto { $number }.
seat-rename = Rinomina
seat-new-name = Nuovo nome per { $name }
seat-save = Salva
seat-let-go = Libera il posto
seat-leave = Lascio il mio posto
seat-drop = Togli il posto
seat-plays = Chi gioca al posto { $number }
seat-by-link = Chi ha il link
seat-offer = Offri il posto a un amico
seat-keep = Tieni il bot
seat-offered = libero per un amico
seat-expel = Escludi { $name }
seat-expel-sure = Escludere { $name }? Con lo stesso dispositivo non si può più tornare a questo tavolo.
seat-expel-yes = Sì, escludi
seat-expel-no = No, resta
seat-make-host = Fai di { $name } un ospitante
seat-host = ospita
seats-title = Posti
seats-change = Gestisci i posti
list-table = Mostra questo tavolo sulla pagina iniziale
list-table-more = Finché c’è un posto libero, può venire chiunque.
nobody-here = Nessuno di questi posti è tuo: starai a guardare.
presets = Scelte pronte
preset-first = Prima partita
preset-short = Breve
preset-printed = Come stampato
preset-usual = Le regole predefinite.
preset-none = Una scelta tua, vedi sotto.
pace = Ritmo
pace-relaxed = Tranquillo, senza orologio
pace-relaxed-more = Ognuno si prende tutto il tempo che vuole.
pace-decision = { $time } per ogni decisione
pace-game = { $time } per tutta la partita, più { $increment } a turno
pace-days = { $time } per ogni decisione, a distanza
pace-up = Quando il tempo è scaduto, un bot ({ $level }) fa solo quella mossa.
pace-own-clock = Se il gioco ha un suo orologio, vale quello.
pace-days-more = Il tempo passa anche quando al tavolo non c’è nessuno.
bot-pace = I bot giocano
bot-pace-calm = Con calma
bot-pace-calm-more = Puoi seguire ogni mossa e fai ancora in tempo ad annullare la tua.
bot-pace-brisk = Svelti
bot-pace-brisk-more = Con brevi pause tra una mossa e l’altra.
bot-pace-instant = All’istante
bot-pace-instant-more = Senza nessuna pausa. In una gara non sono comunque più veloci.
house-rules = Regole della casa
house-rules-changed =
    { $count ->
        [one] { $count } cambiata
       *[other] { $count } cambiate
    }
house-rules-usual = Torna alle regole predefinite
option-usual = predefinita
option-limits = Un numero intero da { $least } a { $most }, per favore.
option-file = Carica da un file
option-too-long = È troppo lungo: al massimo { $most } caratteri, per favore.
options-do-not-fit = Da correggere: { $label }
less = { $label }: meno
more = { $label }: più
open-table = Apri il tavolo
begin = Si comincia

## Prima della partita
laying-table = Prepariamo il tavolo.
adding-luck = Ognuno aggiunge un po’ di fortuna…
invite-title = Invita i tuoi amici
invite-how = Manda loro questo link, o fai inquadrare il codice.
invite-link = Link a questo tavolo
invite-here-only = Questo link funziona solo su questo computer. Per i telefoni e gli amici nella tua rete avvia Burrow con { $command }.
copy = Copia
copied = Copiato
copy-by-hand = Il browser non ci lascia copiare. Il link è selezionato: copialo tu, con Ctrl+C o tenendo premuto.
share = Manda il link
qr = Il link come codice QR
invite-code = Oppure fai scrivere questo codice su { $address }:
invite-code-read = Codice { $code }
hand-over = Continua su un altro dispositivo
hand-over-seat = Sposta { $name } su un altro dispositivo
hand-over-how = Inquadra il codice con l’altro dispositivo, o apri lì il link. { $name } continua lì, e questo dispositivo guarda. Il link è solo per te e vale una volta.
hand-over-link = Link personale
hand-over-wait = Preparo il link personale…
told-freed = Chi ospita ha liberato il tuo posto. Adesso guardi, e puoi risederti se c’è un posto libero.
told-handed = { $name } continua sull’altro dispositivo. Qui guardi.
told-removed = Chi ospita ti ha tolto da questo tavolo.
told-returned = Mentre non c’eri, un bot ha giocato per { $name }. Adesso giochi di nuovo tu.
told-closed = Chi gestisce questo server ha chiuso il tavolo.
who-is-here = Chi c’è
seat-free = libero
seat-yours = tu
seat-here = qui
seat-away = assente
gathering-host =
    { $count ->
        [0] Ci siamo tutti.
        [one] C’è ancora un posto libero. Si comincia appena è occupato, oppure puoi cominciare con un bot.
       *[other] Ci sono ancora { $count } posti liberi. Si comincia appena sono occupati, oppure puoi cominciare con i bot.
    }
gathering-guest =
    { $count ->
        [0] Ci siamo tutti.
        [one] C’è ancora un posto libero. Si comincia appena è occupato.
       *[other] Ci sono ancora { $count } posti liberi. Si comincia appena sono occupati.
    }
gathering-waits =
    { $count ->
        [0] Tutti i posti sono occupati. Comincia chi ospita.
        [one] C’è ancora un posto libero. Comincia chi ospita.
       *[other] Ci sono ancora { $count } posti liberi. Comincia chi ospita.
    }
fill-level = Bravura dei bot
begin-with-bots = Comincia con i bot nei posti liberi
join-title = C’è un posto per te
join-more = Di’ come ti chiami e siediti.
join-late = La partita è già cominciata. Di’ come ti chiami e continua al posto di { $bot }.
join = Siediti
newcomer-title = Come si gioca a { $game }
newcomer-go = Capito, giochiamo
newcomer-again = Lo ritrovi in cima alle regole.
watch = Solo guardare

## Al tavolo
table = Tavolo
board = Tabellone
beside = Accanto al tabellone
scores = Punti
name-you = { $name } (tu)
turn-yours = Tocca a te
turn-of = Turno di { $name }
turn-decides-yours = Decidi tu
turn-decides = Decide { $name }
turn-all = Tutti insieme
turn-others = Aspettiamo gli altri
turn-soon = Si parte
turn-on-tv = La partita è sulla TV
turn-bot = Un bot gioca per { $name }
turn-loading = Raggiungiamo il tavolo…
turn-gathering = Aspettiamo qualcuno
turn-over = La partita è finita
watching = Stai guardando
log = Cronologia
log-empty = Ancora niente.
log-clock = Il tempo di { $name } era scaduto, quindi un bot ha fatto questa mossa.
clocks = Orologi
clock-of = { $name }: ancora { $time }
clock-out = { $name }: tempo scaduto
clock-low = { $name }, ti resta poco tempo.
played-clock =
    { $moves ->
        [one] 1 mossa fatta dall’orologio
       *[other] { $moves } mosse fatte dall’orologio
    }
log-undo = { $name } ha annullato la sua mossa.
took-over = { $name } si siede e continua al posto di { $bot }.
rules = Regole
rules-lead = Ogni regola ha un numero. Quando una mossa non è permessa, il tavolo dice quale regola la vieta.
rules-table = Queste sono le regole con le opzioni del vostro tavolo.
rules-page = A tutta pagina
rule-number = Regola { $rule }
keys = Tasti
letter-keys = Singole lettere e cifre come scorciatoie
key-space = Spazio
mute = Togli l’audio
sound-on = L’audio è attivo
sound-off = L’audio è disattivato
sound-from-tv = I suoni escono dalla TV
react = Mostra qualcosa
react-cheer = Evviva
react-laugh = Risata
react-wow = Oh
react-oops = Ops
react-hurry = Dai
react-thanks = Grazie
reacted-cheer = { $name } esulta.
reacted-laugh = { $name } ride.
reacted-wow = { $name } è a bocca aperta.
reacted-oops = { $name } dice ops.
reacted-hurry = { $name } non vede l’ora.
reacted-thanks = { $name } dice grazie.
react-mute-all = Non mostrarmi quelle di nessuno
react-mute = Non mostrarmi quelle di { $name }
react-own = Può mostrare qualcosa solo chi gioca.
undo-move = Annulla
undo-ask = Posso rifare?
undo-asks =
    { $moves ->
        [one] { $name } vorrebbe ritirare l’ultima mossa. Va bene?
       *[other] { $name } vorrebbe ritirare le ultime { $moves } mosse. Va bene?
    }
undo-asks-wait = { $name } vorrebbe ritirare una mossa. Si aspetta ancora { $names }.
undo-asking = Vorresti ritirare la tua mossa. Si aspetta ancora { $names }.
undo-yes = Va bene
undo-no = No, resta
undo-withdraw = Come non detto
undo-left =
    { $seconds ->
        [one] Ancora un secondo per rispondere
       *[other] Ancora { $seconds } secondi per rispondere
    }
told-undo-declined = { $name } ha detto di no: la mossa resta.
told-undo-late = Non tutti hanno risposto a { $name } in tempo: la mossa resta.
told-undo-overtaken = Si è andati avanti prima che tutti rispondessero a { $name }: la mossa resta.
undo = Questa mossa non si può più annullare.
undo-nothing = Non c’è ancora niente da annullare.
undo-chance = Quello che ha deciso il caso resta: puoi annullare solo la tua ultima mossa.
undo-nature = Dopo la tua mossa hanno deciso il caso, l’orologio o la gravità, e a loro non si chiede mai due volte. La tua mossa resta.
undo-declined = Gli altri hanno già detto di no.
undo-other = { $name } ha già giocato: la tua mossa resta.
undo-over = La partita è finita: non si può più annullare niente.
undo-watching = Stai solo guardando: ognuno annulla le proprie mosse.
moved-on = La tua connessione è caduta per un attimo e la partita è andata avanti. Questa mossa non vale più.

## La linea
line-away = Cerchiamo il tavolo…
line-away-since =
    { $seconds ->
        [one] da { $seconds } secondo.
       *[other] da { $seconds } secondi.
    }
line-away-kept = La tua mossa è al sicuro.
line-slow = Il tavolo si fa aspettare…
line-gone = Non riusciamo a raggiungere il tavolo.
line-gone-more = Controlla che la rete funzioni e che Burrow sia ancora acceso. Al tavolo non si perde niente.
line-gone-more-kept = Controlla che la rete funzioni e che Burrow sia ancora acceso. La tua mossa è al sicuro, e al tavolo non si perde niente.

## Quando manca qualcuno
absent = { $name } non c’è.
stand-in = { $name } non c’è, gioca un bot.
stand-in-for-you = Un bot gioca per { $name }.
take-over = Riprendo il mio posto
let-bot-play = Lascia giocare un bot
may-stand-in = Un bot può giocare per { $name }.
bot-for-me = Lascia giocare un bot per { $name }

## La fine
result-alone = Finito: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
result-you = Hai vinto
result-won = Ha vinto { $name }
result-shared = { $names } condividono la vittoria
rank = Posizione { $rank }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
breakdown = Da dove vengono i punti di { $name }
tally = Stasera
tally-after =
    { $games ->
        [one] Dopo una partita
       *[other] Dopo { $games } partite
    }
tally-wins =
    { $wins ->
        [0] nessuna vittoria
        [one] 1 vittoria
       *[other] { $wins } vittorie
    }
played-by = Chi ha giocato per { $name }
played-moves =
    { $moves ->
        [0] { $name }: nessuna mossa
        [one] { $name }: 1 mossa
       *[other] { $name }: { $moves } mosse
    }
played-bot = Bot ({ $level })
played-bot-for = Bot ({ $level }) per { $name }
rematch-seats = Prima cambia i posti
rematch = Un’altra partita
come-along = Alla prossima partita
next-game = La prossima partita è cominciata.
followed = Ora stai guardando la prossima partita.
back-to-result = Torna al risultato
see-table = Guarda il tavolo
see-result = Guarda il risultato
check-dice = Controlla i dadi
check-dice-how = Tutto ciò che è casuale in questa partita viene da un numero segreto. La sua impronta si vedeva già prima del primo lancio, il numero appare solo adesso: così nessuno ha potuto scegliere i dadi.
commitment = Impronta, nota fin dall’inizio
commitment-now = Impronta dei dadi. Dopo la partita potrai verificarla.
seed = Il numero segreto
dice-fit = Corrispondono: i dadi non erano truccati.
dice-do-not-fit = Non corrispondono. Dillo a chi gestisce questo tavolo.
luck-how = I dadi dipendono anche da un numero casuale del dispositivo di ogni giocatore. Ogni dispositivo ha promesso il suo numero prima di conoscere gli altri. Così nessuno ha potuto scegliere i dadi, nemmeno chi gestisce questo tavolo.
luck-who = Chi ha aggiunto qualcosa ai dadi
luck-added = { $name } ha aggiunto un numero.
luck-missing = { $name } aveva promesso un numero, ma non è arrivato in tempo.
luck-none = { $name } non ha aggiunto nulla.
luck-yours-in = Il tuo numero è nei dadi.
luck-yours-out = Il tuo numero non è nei dadi. Se succede spesso, chiedi perché a chi gestisce questo tavolo.
luck-yours-changed = Questo tavolo mostra promesse diverse da quelle di prima del primo lancio. Conserva la tua prova e dillo agli altri.
luck-yours-gone = Questo dispositivo non ha la prova del numero del tuo posto: l’ha aggiunto un altro dispositivo, o questo browser l’ha dimenticata.
luck-proof = La tua prova
luck-proof-how = Con questa riga puoi mostrare a tutti, anche più tardi, che il tuo numero è nei dadi.
luck-proof-copy = Copia la prova
luck-proof-copied = La prova è copiata.
luck-proof-by-hand = Il browser non ci lascia copiare. Seleziona la riga e copiala tu.
download-log = Scarica il registro
download-log-how = Nel registro ci sono tutte le mosse e tutti i lanci. Con Burrow sul tuo computer, questo comando controlla tutto, mosse comprese:
check-page = Controlla tu
check-page-how = Conserva questa pagina come file. Ricalcola ogni dado e ogni carta del registro, sul tuo dispositivo e senza rete.

## Bot
bot-plain = Bot
bot-of = Il bot di { $name }
bot-name-1 = Nocciola
bot-name-2 = Bruno
bot-name-3 = Pinolo
bot-name-4 = Trifoglio
bot-name-5 = Rossella
bot-name-6 = Felce
bot-name-7 = Bardana
bot-name-8 = Mimì

## Luoghi che non ci sono
lost-page-title = Nessuna galleria porta qui
lost-page = Questo indirizzo non porta da nessuna parte. Forse una lettera si è persa per strada.
lost-table-title = Questo tavolo non esiste
lost-table = Forse è stato eliminato, o al link manca una lettera. Fatti ridare il link, o apri un nuovo tavolo.
lost-damaged-title = Questo tavolo è danneggiato
lost-damaged = I dati di questa partita sono danneggiati, quindi il server non la mostra. Avvisa chi gestisce il server: forse ne esiste una copia di sicurezza. Oppure apri un nuovo tavolo.
lost-game-title = Non conosciamo questo gioco
lost-game = Non è sullo scaffale di questa tana.
broken-title = Qualcosa è andato storto
broken = Non siamo riusciti a mostrare questa parte della pagina. La tua partita è al sicuro: il server conserva ogni mossa.
broken-again = Riprova
broken-reload = Ricarica la pagina
lost-load-title = Manca un pezzo della pagina
lost-load = Un pezzo della pagina non è arrivato. Ricarica la pagina.
lost-gone-title = Nessuno risponde
lost-gone = Non riusciamo a raggiungere il tavolo. Controlla che la rete funzioni e che Burrow sia ancora acceso.
offline-title = Sei offline
offline = Questo dispositivo non è connesso, e senza connessione a Burrow non si gioca. Controlla che il Wi-Fi o i dati mobili siano attivi e la modalità aereo spenta.
away = Il tuo dispositivo è connesso, ma all’indirizzo { $host } Burrow non risponde. Forse è spento, o sei su un’altra rete. Chiedi a chi lo gestisce.
away-retry = Niente è perso: i tuoi tavoli ti aspettano. Appena si può, questa pagina riprende da sola.
lost-turned-away-title = Questo tavolo non ci fa entrare
lost-turned-away = Il server non ci ha fatto entrare. Apri la pagina all’indirizzo che Burrow ha mostrato all’avvio.
lost-removed-title = Non sei più a questo tavolo
lost-removed = Chi ospita ti ha tolto da questo tavolo: questo link per te non vale più. Apri un tavolo tuo, o parlane con loro.
lost-closed-title = Questo tavolo è chiuso
lost-closed = Chi gestisce questo server ha chiuso il tavolo: qui non si può più giocare. Aprine uno nuovo, o chiedi spiegazioni.

## Quando qualcosa va storto
error-bad-data = Questo tavolo non si può più leggere. Aprine uno nuovo.
error-bad-message = Il tavolo non ha capito. Ricarica la pagina.
error-bad-method = Il tavolo non ha capito. Ricarica la pagina.
error-bad-move = Il tavolo non conosce questa mossa. Ricarica la pagina.
error-bad-options = Una delle regole della casa non va bene per questo gioco. Cambiala, o torna alle regole predefinite.
error-bad-request = Il tavolo non ha capito. Ricarica la pagina.
error-bad-seats = Con questi posti non si può giocare. Cambia chi gioca.
error-bad-share = Quello che questo dispositivo aggiunge ai dadi non è quello che aveva promesso. La partita va avanti senza.
error-bad-type = Il tavolo non ha capito. Ricarica la pagina.
error-forbidden-origin = Il tavolo non conosce l’indirizzo di questa pagina. Apri la pagina all’indirizzo che Burrow ha mostrato all’avvio.
error-not-found = Qui non c’è niente. Controlla l’indirizzo.
error-not-now = In questo momento non si può. Guarda sul tavolo che cosa fare adesso.
error-not-stored = In questo momento il server non riesce a salvare nulla, quindi tutto è rimasto com’era. Avvisa chi gestisce il server, poi riprova.
error-restarting = Il server torna tra un attimo. Riprova.
error-not-the-host = Lo può fare solo chi ospita questo tavolo. Chiedi a chi l’ha aperto.
error-not-your-seat = Lì siede qualcun altro. Gioca dal tuo posto.
error-removed = Chi ospita ti ha tolto da questo tavolo. Aprine uno tuo, o parlane con loro.
error-table-closed = Chi gestisce questo server ha chiuso il tavolo. Aprine uno nuovo, o chiedi spiegazioni.
error-wrong-key = Questa non è la chiave di questo server.
error-admin-off = Questo server non ha una pagina di amministrazione. Chi lo gestisce può attivarla con l’impostazione admin_key.
error-seat-taken = Questo posto è stato appena occupato. Prendine un altro.
error-link-used = Questo link personale è già stato usato, o ce n’è uno più nuovo. Creane un altro sul dispositivo che ha il posto.
error-server-error = Al tavolo qualcosa è andato storto. Non si è perso niente; riprova.
error-table-full = Tutti i posti sono occupati. Puoi guardare.
error-table-limit = Hai aperto molti tavoli. Gioca prima a uno di quelli, o aspetta un po’.
error-time-up = Il tuo tempo era scaduto, quindi un bot ha fatto questa mossa. La prossima tocca a te.
error-too-fast = Troppo in fretta. Prendi fiato, poi riprova.
error-too-large = Era troppo lungo per il tavolo. Accorcialo.
error-turn-failed = Questo turno si è interrotto. La colpa è del tavolo, non tua. Non si è perso niente: ricomincia tra un attimo.
error-unknown-bot = Non conosciamo questo bot. Scegline un altro.
error-unknown-code = Nessun tavolo ha questo codice. Controlla le quattro lettere, o fatti dare il link.
error-unknown-game = Non conosciamo questo gioco. Scegline uno dalla pagina iniziale.
error-unknown-host = Questo server non conosce l’indirizzo che hai usato. Apri l’indirizzo che Burrow ha mostrato all’avvio. Chi gestisce il server può autorizzare anche questo con --public-host.
error-unknown-table = Questo tavolo non esiste. Fatti ridare il link, o apri un nuovo tavolo.
error-unreachable = Nessuno risponde. Controlla che la rete funzioni e che Burrow sia ancora acceso.

## On a TV

on-tv = In TV
on-tv-more = La TV è il tavolo, i telefoni sono le vostre mani.
on-tv-starts = Fino a { $most } giocatori con il telefono, basta un clic. Regole: { $rules }.
tv-join = Inquadra e gioca
tv-or-code = Oppure apri { $address } e scrivi:
tv-code = Il codice è { $code }
tv-qr = Codice QR che apre la partita sul telefono
tv-here =
    { $count ->
        [0] Non c’è ancora nessuno.
        [one] C’è una persona.
       *[other] Ci sono { $count } persone.
    }
tv-begin = Comincia in { $count }
tv-begin-bots =
    Comincia con { $count ->
        [one] un bot
       *[other] { $count } bot
    }
tv-show-code = Mostra il codice
tv-set-up = Scegli altre regole
tv-sound = Tocca lo schermo o premi un tasto per sentire i suoni
tv-leave = Non usare più questo schermo come TV
show-on-tv = Mostra in TV
show-on-tv-how = Apri questo tavolo nel browser della TV: lì compare il tabellone, e la tua mano resta su questo dispositivo.
show-on-tv-code = Il più rapido da scrivere: apri lì { $address } e inserisci
show-on-tv-link = Link per la TV
show-on-tv-qr = Codice QR con il link per la TV
show-on-tv-tab = Apri la vista TV in una nuova scheda
hand = La tua mano
as-hand = Usa questo telefono come la mia mano
as-board = Mostra tutto il tabellone
no-seat-title = Tutti i posti sono occupati
no-seat = Resta qui: appena si libera un posto, puoi sederti. Oppure chiedi a chi ospita di farti spazio.
no-seat-free-title = C’è un posto libero
no-seat-free = Siediti, e questo telefono diventa la tua mano.
no-seat-watch = Guarda su questo telefono
hand-buzzes = Vibra quando tocca a me

# Notifications. The first five go into the service worker as they are, so they have no variants.
push-turn = Tocca a te.
push-turn-of = Tocca a { $name }.
push-late = Tocca a te, e il tempo sta per scadere.
push-late-of = Tocca a { $name }, e il tempo sta per scadere.
push-others = Al tavolo: { $names }.
push-on = Avvisami quando tocca a me
push-off = Non avvisarmi più
push-failed = Non ha funzionato. Riprova più tardi.
push-server-off = Questo server non manda notifiche.
push-insecure = Le notifiche funzionano solo se Burrow gira in https.
push-install = Su iPhone e iPad le notifiche arrivano quando aggiungi Burrow alla schermata Home con «Condividi».
push-unsupported = Questo browser non può ricevere notifiche.
push-blocked = Il tuo browser blocca le notifiche di Burrow. Puoi permetterle nelle impostazioni del sito.
push-offer = Questa partita dura giorni. Vuoi che questo dispositivo ti avvisi quando tocca a te?
push-accept = Sì, avvisami
push-decline = No, grazie
