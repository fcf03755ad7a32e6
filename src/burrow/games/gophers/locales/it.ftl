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

## Il tabellone

## Accanto al tabellone

## La fine

## Le pagine

## Per cominciare

## Disegni
