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
close = Chiudi
menu = Impostazioni
loading = Un momento, stiamo accendendo la lampada.
try-again = Riprova
try-now = Prova adesso

## Pagina iniziale
slogan = giochi attorno a un tavolo
welcome = Entra, quaggiù si sta al caldo.
welcome-more = Piccoli giochi per roditori grandi e piccini. Niente iscrizione, niente da pagare: ci si siede e si gioca.
your-name = Il tuo nome
your-name-hint = Come ti chiami?
guest = Ospite
players = { $least }–{ $most } giocatori
age-from = da { $age } anni
minutes = { $minutes } min
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
recent = I tuoi tavoli
recent-remove = Togli { $game } dalla lista
no-board-title = Questo gioco non ha un tabellone
no-board = Questo gioco è stato installato senza i suoi disegni: nel browser non si può giocare, da Python sì.

## Preparare un tavolo
set-up = Prepara un tavolo
mode = Come giochi
mode-solo = In solitario
mode-bots = Contro i bot
mode-screen = Stesso schermo
mode-friends = Con gli amici
mode-solo-more = Solo tu e il tuo record.
mode-bots-more = Tu contro qualche bot roditore.
mode-screen-more = Tutti attorno a un solo dispositivo.
mode-friends-more = Ognuno sul proprio dispositivo, con un link.
who-plays = Chi gioca?
seat = Posto { $number }
seat-who = Chi siede al posto { $number }?
seat-me = Qui
seat-bot = Bot
seat-open = Con il link
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
nobody-here = Nessuno di questi posti è tuo: starai a guardare.
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
invite-title = Invita i tuoi amici
invite-how = Manda loro questo link, o fai inquadrare il codice.
invite-link = Link a questo tavolo
invite-here-only = Questo link funziona solo su questo computer. Per i telefoni e gli amici nella tua rete avvia Burrow con { $command }.
copy = Copia
copied = Copiato
copy-by-hand = Il browser non ci lascia copiare. Il link è selezionato: copialo tu, con Ctrl+C o tenendo premuto.
share = Manda il link
qr = Il link come codice QR
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
fill-level = Bravura dei bot
begin-with-bots = Comincia con i bot
join-title = C’è un posto per te
join-more = Di’ come ti chiami e siediti.
join-late = La partita è già cominciata. Di’ come ti chiami e continua al posto di { $bot }.
join = Siediti
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
turn-bot = Un bot gioca per { $name }
turn-loading = Raggiungiamo il tavolo…
turn-gathering = Aspettiamo qualcuno
turn-over = La partita è finita
watching = Stai guardando
log = Cronologia
log-empty = Ancora niente.
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
undo-move = Annulla
undo = Questa mossa non si può più annullare.
undo-nothing = Non c’è ancora niente da annullare.
undo-chance = Quello che ha deciso il caso resta: puoi annullare solo la tua ultima mossa.
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
rematch = Un’altra partita
come-along = Alla prossima partita
next-game = La prossima partita è cominciata.
see-table = Guarda il tavolo
see-result = Guarda il risultato
check-dice = Controlla i dadi
check-dice-how = Tutto ciò che è casuale in questa partita viene da un numero segreto. La sua impronta si vedeva già prima del primo lancio, il numero appare solo adesso: così nessuno ha potuto scegliere i dadi.
commitment = Impronta, nota fin dall’inizio
commitment-now = Impronta dei dadi. Dopo la partita potrai verificarla.
seed = Il numero segreto
dice-fit = Corrispondono: i dadi non erano truccati.
dice-do-not-fit = Non corrispondono. Dillo a chi gestisce questo tavolo.
download-log = Scarica il registro
download-log-how = Nel registro ci sono tutte le mosse e tutti i lanci. Con Burrow sul tuo computer, questo comando ricalcola ogni lancio dal numero segreto:

## Bot
bot-plain = Bot
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
lost-turned-away-title = Questo tavolo non ci fa entrare
lost-turned-away = Il server non ci ha fatto entrare. Apri la pagina all’indirizzo che Burrow ha mostrato all’avvio.

## Quando qualcosa va storto
error-bad-data = Questo tavolo non si può più leggere. Aprine uno nuovo.
error-bad-message = Il tavolo non ha capito. Ricarica la pagina.
error-bad-method = Il tavolo non ha capito. Ricarica la pagina.
error-bad-move = Il tavolo non conosce questa mossa. Ricarica la pagina.
error-bad-options = Una delle regole della casa non va bene per questo gioco. Cambiala, o torna alle regole predefinite.
error-bad-request = Il tavolo non ha capito. Ricarica la pagina.
error-bad-seats = Con questi posti non si può giocare. Cambia chi gioca.
error-bad-type = Il tavolo non ha capito. Ricarica la pagina.
error-forbidden-origin = Il tavolo non conosce l’indirizzo di questa pagina. Apri la pagina all’indirizzo che Burrow ha mostrato all’avvio.
error-not-found = Qui non c’è niente. Controlla l’indirizzo.
error-not-now = In questo momento non si può. Guarda sul tavolo che cosa fare adesso.
error-not-stored = In questo momento il server non riesce a salvare nulla, quindi tutto è rimasto com’era. Avvisa chi gestisce il server, poi riprova.
error-not-the-host = Lo può fare solo chi ha aperto il tavolo.
error-not-your-seat = Lì siede qualcun altro. Gioca dal tuo posto.
error-seat-taken = Questo posto è stato appena occupato. Prendine un altro.
error-server-error = Al tavolo qualcosa è andato storto. Non si è perso niente; riprova.
error-table-full = Tutti i posti sono occupati. Puoi guardare.
error-table-limit = Hai aperto molti tavoli. Gioca prima a uno di quelli, o aspetta un po’.
error-too-fast = Troppo in fretta. Prendi fiato, poi riprova.
error-too-large = Era troppo lungo per il tavolo. Accorcialo.
error-turn-failed = Questo turno si è interrotto. La colpa è del tavolo, non tua. Non si è perso niente: ricomincia tra un attimo.
error-unknown-bot = Non conosciamo questo bot. Scegline un altro.
error-unknown-game = Non conosciamo questo gioco. Scegline uno dalla pagina iniziale.
error-unknown-host = Questo server non conosce l’indirizzo che hai usato. Apri l’indirizzo che Burrow ha mostrato all’avvio. Chi gestisce il server può autorizzare anche questo con --public-host.
error-unknown-table = Questo tavolo non esiste. Fatti ridare il link, o apri un nuovo tavolo.
error-unreachable = Nessuno risponde. Controlla che la rete funzioni e che Burrow sia ancora acceso.
