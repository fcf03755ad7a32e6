# Gophers Walk in italiano. Buca: una casella, chiamata col suo numero; galleria: ciò che unisce due buche; pagina: una delle
# sei del libretto; provviste: bacche, ghiande, chicchi; dispensa, regalo, portale, buca vuota: le altre buche; carta Scava;
# mazzo; mucchio del più e mucchio del meno: ciò che qualcuno ha raccolto; cesto; banco: le carte scoperte del gioco dei piccoli;
# resto; pranzo: una bacca, una ghianda e un chicco; citello: l’animale; pedina: la sua figura sul tabellone.

## Regole, impostazioni, avversari, obiezioni, avvenimenti

title = Gophers Walk
tagline = Sette meno quattro, poi a sinistra.
about = I citelli sono svegli e affamati, ma in quale galleria erano le provviste? Cammina per la tana, fai i conti con le tue carte e volta pagina quando niente va bene. Allora vi ritrovate tutti altrove.

section-aim = Lo scopo
section-setup = Preparazione
section-turn = Il tuo turno
section-walk = Per le gallerie
section-page = Voltare pagina
section-supplies = Raccogliere provviste
section-gift = I regali
section-score = I punti
section-simplified = Solo addizioni
section-baskets = Con i cesti
section-entry = Il gioco dei piccoli
section-rulings = Per essere precisi

option-way = Modo di giocare
option-way-help = Il gioco base; solo addizioni, con numeri più piccoli; con i cesti da soffiarsi a vicenda; tutte e due le cose; o, dai 5 anni, il gioco dei piccoli a carte scoperte.
option-way-basic = Gioco base
option-way-simplified = Solo addizioni
option-way-advanced = Con i cesti
option-way-both = Addizioni e cesti
option-way-entry = Gioco dei piccoli
option-entry = Carte tolte
option-entry-help = Solo nel gioco dei piccoli: le carte con questi numeri mancano, quindi bisogna comporli.
option-entry-all = Nessuna
option-entry-high = Da 6 a 10
option-entry-even = Numeri pari
option-entry-odd = 3, 5, 7 e 9
option-end = Fine della partita
option-end-help = La partita finisce subito, oppure si completa il giro.
option-end-once = Subito
option-end-round = Finire il giro
option-refill = Pescare le carte
option-refill-help = Le mani si riempiono quando tutti hanno giocato, oppure già dopo ogni turno.
option-refill-round = Dopo ogni giro
option-refill-turn = Dopo ogni turno
option-turning = Tornare indietro
option-turning-help = In un movimento torni indietro solo dove non c’è altra via, oppure dove vuoi.
option-turning-last = Solo nei vicoli ciechi
option-turning-free = Dappertutto
option-first = Chi comincia
option-first-help = Decide la sorte, oppure lo dite voi. In famiglia comincia chi è più giovane.
option-first-chance = La sorte
option-first-1 = Posto 1
option-first-2 = Posto 2
option-first-3 = Posto 3
option-first-4 = Posto 4
option-first-5 = Posto 5
option-book = Libretto
option-book-help = Le nostre sei pagine, oppure un libretto che disegnate voi.
option-book-ours = Il nostro
option-book-own = Il vostro
option-own = Il tuo libretto come testo
option-own-help = Sei mappe, sotto «page 1» fino a «page 6». b7 vuol dire 7 bacche, a ghiande, g chicchi, s è una dispensa, ! un regalo, @ un portale, o una buca vuota. Disegna le gallerie con - | / \ e + per una curva. Le buche stanno negli stessi punti su tutte le pagine. Per cominciare c’è il nostro libretto.
option-clock = Tempo per decidere
option-clock-help = Secondi per ogni decisione; con 0 ognuno si prende il tempo che vuole.
option-clock-unit = { $count ->
    [one] secondo
   *[other] secondi
}

bot-casual = Bighella
bot-casual-level = facile
bot-casual-about = Passeggia dove la porta la galleria e gioca le prime carte che vanno bene.
bot-careful = Tornaconto
bot-careful-level = medio
bot-careful-about = Va dove c’è più da raccogliere con le carte che ha.
bot-expert = Archimerenda
bot-expert-level = difficile
bot-expert-about = Fa i conti su tutte le pagine e ricorda quali carte devono ancora arrivare.

## Il testo di un libretto, e che cosa se ne fa

book-at = Riga { $line }, colonna { $column }:{" "}
book-too-long = { book-at }Il testo è troppo lungo; un libretto ha al massimo { $most } caratteri.
book-tab = { book-at }Qui c’è una tabulazione. Usa gli spazi, perché ogni editor le dà un’altra larghezza.
book-hidden = { book-at }Qui si nasconde un carattere che nessuno vede ({ $sign }). Cancellalo.
book-before = { book-at }Un libretto comincia con una riga «page 1». Prima possono esserci solo commenti, che cominciano con #.
book-page-number = { book-at }Qui va «page { $page }»: le pagine vengono in ordine, ognuna con il suo numero.
book-page-extra = { book-at }Un libretto ha { $pages } pagine, una per ogni faccia del dado. Questa è una di troppo.
book-page-missing = { book-at }Manca la pagina { $page }. Scrivi una riga «page { $page }» e disegna la mappa lì sotto; un libretto ha { $pages } pagine.
book-rest = { book-at }La riga dovrebbe finire prima di questa parola.
book-wide = { book-at }La mappa è troppo larga. Può avere { $most } colonne, e questa è una di più.
book-high = { book-at }La mappa è troppo alta. Può avere { $most } righe, e questa è una di più.
book-sign = { book-at }«{ $sign }» sulla mappa non vuol dire niente. Ci sono b a g s ! @ o per le buche e - | / \ + per le gallerie.
book-number = { book-at }Subito dopo «{ $sign }» va un numero da 1 a { $most }.
book-no-number = { book-at }Dopo «{ $sign }» non va nessun numero; ce l’hanno solo b, a, g e s.
book-number-alone = { book-at }Questo numero è tutto solo. Mettici subito davanti b, a, g o s.
book-few-holes = { book-at }La pagina { $page } { $holes ->
    [0] non ha buche
    [one] ha solo una buca
   *[other] ha solo { $holes } buche
}. Ne servono da { $least } a { $most }.
book-many-holes = { book-at }Questa buca è di troppo: una pagina ne ha al massimo { $most }.
book-holes-near = { book-at }Questa buca è troppo vicina a un’altra. Lascia { $columns } colonne o { $lines } righe di distanza, perché un dito le distingua.
book-hole-extra = { book-at }Sulla pagina 1 qui non c’è una buca. Le buche della pagina { $page } devono stare negli stessi punti: stessa riga della mappa, stessa colonna.
book-hole-missing = { book-at }Qui alla pagina { $page } manca una buca, perché la pagina 1 ne ha una in questo punto (riga { $first } del testo). Scrivi o per una buca vuota.
book-tunnel-end = { book-at }La galleria «{ $sign }» qui non porta da nessuna parte. Portala dritta fino al segno di una buca, o gira con +.
book-bend = { book-at }{ $ways ->
    [0] Questa curva non unisce niente
    [one] Questa curva unisce un solo pezzo di galleria
   *[other] Questa curva unisce { $ways } pezzi di galleria
}. Deve unirne esattamente due, e tutti e due devono puntare verso il +.
book-tunnel-cross = { book-at }Qui si incrociano due gallerie. Fai passare l’una intorno all’altra.
book-tunnel-ring = { book-at }Questa galleria gira in tondo e non porta da nessuna parte. Aprila verso due buche.
book-tunnel-same = { book-at }Questa galleria parte da una buca e ci ritorna. Una galleria unisce due buche diverse.
book-tunnel-double = { book-at }La galleria della riga { $first } unisce già le stesse due buche. Cancellane una.
book-unreached = { book-at }Questa buca non si raggiunge dalla prima buca della pagina { $page }. Scava una galleria fin lì.
book-file-missing = { $file } non esiste
book-file-folder = { $file } è una cartella; indica il file di un libretto
book-file-closed = { $file } non si può leggere: non hai il permesso di aprirlo
book-file-binary = { $file } non è un testo; salva il libretto come testo semplice (UTF-8)
book-fine = { $file } è un buon libretto: { $holes } buche su ognuna delle { $pages } pagine.
book-page-sum = Pagina { $page }: { $tunnels } gallerie;

## Il tabellone

## Accanto al tabellone

## La fine

## Le pagine

## Per cominciare

## Disegni
