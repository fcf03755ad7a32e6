# Hamstern in italiano. Galleria: ciò che unisce due camere; clessidra: il contatore con i suoi tre dadi disegnati.

## Regole, impostazioni, avversari, obiezioni, eventi

title = Hamstern
tagline = Solo quella noce laggiù, e poi basta.
pitch = Un gioco con dado e matita in cui un solo lancio vale per tutti
about = Un dado, una matita e una tana piena di camere. Tutti usano lo stesso lancio, ognuno sul proprio foglio. Riempi camere, raccogli noci e funghi prima che sul campo scenda la sera.

section-setup = Preparazione
section-aim = L’obiettivo
section-round = Un giro
section-one = Il numero 1
section-timer = La clessidra
section-end = La fine e i punti
section-variants = Varianti
section-solo = In solitario
section-rulings = Per essere precisi

rule-H-01 = { $seats ->
    [1] Hai un foglio, una matita e un dado.
   *[other] Ognuno ha il suo foglio e la sua matita. Un dado basta per tutti.
}
rule-H-02 = Il foglio ha due lati: il lato chiaro A e il lato scuro B.
rule-H-03 = Tutti giocano sullo stesso lato.
rule-H-04 = Per la prima partita prendete il lato A.
rule-H-05 = Riempi più camere che puoi nella tua tana. Ogni camera piena dà punti; noci e funghi ne danno altri.
rule-H-06 = Ogni giro comincia con un solo lancio.
rule-H-07 = Tutti usano questo lancio nello stesso momento, ognuno sul proprio foglio.
rule-H-08 = Per ogni punto del dado fai una croce in una casella libera: né una di più né una di meno. Solo l’1 è diverso.
rule-H-09 = Tutte le croci di un lancio vanno nella stessa camera.
rule-H-10 = Tutte le croci di un lancio devono essere attaccate fra loro.
rule-H-11 = Un lancio non si divide mai fra più camere.
rule-H-12 = Le tue primissime croci vanno nella camera di partenza, quella con il pavimento più scuro, dove vuoi.
rule-H-13 = Se le croci hanno diviso una camera in più parti, un lancio resta in una sola di queste parti.
rule-H-14 = In una camera che hai già cominciato, una croce del lancio deve stare subito accanto, sopra o sotto a una vecchia. In diagonale non vale.
rule-H-15 = Puoi cominciare una camera nuova appena è segnata la casella accanto a una galleria che ci porta.
rule-H-16 = Puoi farlo anche se la vecchia camera non è ancora piena.
rule-H-17 = Nella camera nuova cominci dalla casella in fondo alla galleria e puoi usare lì tutto il lancio. Una galleria con la casella dalla tua parte ancora libera resta chiusa.
rule-H-18 = Se il lancio non ci sta esattamente da nessuna parte, devi passare: in questo giro non fai croci.
rule-H-19 = Con un 1 scegli tu: segna da 1 a 7 caselle attaccate, quante ne vuoi.
rule-H-20 = Per ognuna di queste caselle barri un quadretto nella fila degli 1.
rule-H-21 = Con un 1 non puoi segnare più caselle dei quadretti liberi che hai.
rule-H-22 = Quando tutti i quadretti sono barrati, un 1 non ti serve più a niente.
rule-H-23 = Per il resto con un 1 vale tutto come sempre: una camera sola, caselle attaccate, accanto a una croce o da una galleria.
rule-H-24 = { $seats ->
    [1] Appena fai la prima croce nella tua quarta camera, la clessidra scorre per la seconda volta.
   *[other] Appena qualcuno fa la prima croce nella sua quarta camera, parte la clessidra, per tutti.
}
rule-H-25 = { $seats ->
    [1] Allora barri la clessidra sul tuo foglio.
   *[other] Tutti barrano la clessidra sul loro foglio.
}
rule-H-26 = { $seats ->
    [1] La seconda volta conta dal giro seguente, non ancora in questo.
   *[other] Conta dal giro seguente, non ancora in questo.
}
rule-H-27 = { $seats ->
    [1] Da allora, quando esce un 4, un 5 o un 6, per prima cosa barri un dado disegnato della clessidra.
   *[other] Da allora, quando esce un 4, un 5 o un 6, tutti per prima cosa barrano un dado disegnato della clessidra.
}
rule-H-28 = Poi il lancio si usa come sempre. Un 1, un 2 o un 3 non muove la clessidra.
rule-H-29 = Quando è barrato l’ultimo dado disegnato, la partita finisce dopo questo giro. Il lancio di questo giro si usa ancora.
rule-H-30 = Quando tutte le caselle di una camera sono segnate, prendi i punti scritti accanto.
rule-H-31 = Una camera con una casella ancora libera di per sé non dà punti.
rule-H-32 = Ogni fungo segnato dà 1 punto, che la sua camera sia piena o no.
rule-H-33 = Le noci segnate contano insieme: 2 punti per una, 4 per due, 8 per tre, 16 per quattro, anche in camere non piene.
rule-H-34 = Vince chi ha più punti.
rule-H-35 = In caso di parità contano prima i punti delle camere, poi quelli dei funghi, poi quelli delle noci.
rule-H-36 = Partenza libera: quando tutti conoscono il gioco, le primissime croci possono andare in qualunque camera.
rule-H-37 = { $sheet ->
    [a] A questo tavolo si gioca sul lato A.
    [b] A questo tavolo si gioca sul lato B.
    [own] A questo tavolo si gioca su un foglio disegnato da voi.
   *[any] Scegliete il lato A, il lato B o un foglio disegnato da voi.
}
rule-HS-01 = In solitario cerchi di battere il tuo record.
rule-HS-02 = La clessidra scorre due volte: la prima volta i suoi dadi disegnati si cerchiano, la seconda si barrano.
rule-HS-03 = La prima volta scorre già dal primo lancio.
rule-HS-04 = Appena tutti i dadi sono cerchiati o hai cominciato la tua quarta camera, dal giro seguente la clessidra scorre la seconda volta. Allora tutti i dadi vanno barrati, cerchiati o no.
rule-HS-05 = Quando la seconda volta è barrato l’ultimo dado, la partita finisce come al solito.
rule-HA-01 = Prima del primo lancio non si fanno croci. Le croci del primo lancio sono le prime.
rule-HA-02 = Puoi passare solo se il lancio non ci sta da nessuna parte.
rule-HA-03 = { $zero ->
    [true] Regola della casa: con un 1 puoi anche non segnare niente e tenerti i quadretti.
    [false] Anche con un 1 devi segnare almeno una casella, se puoi.
   *[any] Anche con un 1 devi segnare almeno una casella, se puoi. Se volete, una regola della casa permette di non segnarne nessuna.
}
rule-HA-04 = Puoi sempre continuare in una camera più vecchia. Una nuova puoi cominciarla da qualunque camera che abbia una croce accanto a una galleria.
rule-HA-05 = { $tunnels ->
    [new] Una galleria serve solo a cominciare camere nuove. Le croci del lancio sono attaccate fra loro.
    [begun] Una galleria può portare anche in una camera già cominciata. Le croci del lancio sono comunque attaccate fra loro.
   *[any] Una galleria serve solo a cominciare camere nuove. Se volete, può portare anche in una camera già cominciata. In ogni caso le croci del lancio sono attaccate fra loro.
}
rule-HA-06 = Basta che una croce del lancio ne tocchi una vecchia. Le altre devono essere attaccate a quella, e le vecchie croci non fanno da ponte.
rule-HA-07 = La tua quarta camera è la quarta del tuo foglio con una croce dentro; conta anche la prima.
rule-HA-08 = Se più giocatori cominciano insieme la loro quarta camera, la clessidra parte una volta sola, quando tutti hanno finito. Il lancio che la fa partire non la muove.
rule-HA-09 = La clessidra scorre anche per chi deve passare.
rule-HA-10 = Quando nessuno può più usare nessun lancio, la partita finisce subito.
rule-HA-11 = Se c’è ancora parità, condividete la vittoria.
rule-HA-12 = Con la partenza libera ognuno sceglie per sé.
rule-HA-13 = { $die ->
    [table] Il tavolo lancia per tutti.
    [paper] Si lancia a turno un dado vero, in senso orario; per il gioco non cambia nulla. Chi siede al primo posto legge il dado e inserisce che cosa mostra.
   *[any] Si lancia a turno, in senso orario; per il gioco non cambia nulla. Un dado vero lo legge chi siede al primo posto.
}
rule-HA-14 = Due caselle sono attaccate se hanno un lato in comune. Fra due camere c’è sempre un muro, anche se sono vicine vicine.
rule-HA-15 = { $start ->
    [middle] Anche un 1 al primo lancio costa quadretti. Chi non ha ancora croci comincia nella camera di partenza appena un lancio ci sta.
    [free] Anche un 1 al primo lancio costa quadretti. Chi non ha ancora croci comincia in una camera qualunque appena un lancio ci sta.
   *[any] Anche un 1 al primo lancio costa quadretti. Chi non ha ancora croci comincia nella camera di partenza appena un lancio ci sta; con la partenza libera, in una qualunque.
}
rule-HA-16 = Vedi che cosa segnano gli altri solo quando tutti hanno finito. Finché non hai finito puoi cambiare tutto.
rule-HA-17 = { $clock ->
    [any] Se il tempo per segnare scade, il tavolo segna il lancio nel primo punto in cui ci sta (una croce sola con un 1); se non ci sta da nessuna parte, non ci sono croci. Se nessuno inserisce in tempo che cosa mostra il dado vero, lo lancia il tavolo; c’è almeno mezzo minuto per farlo. Senza limite, un bot può prendere il posto di chi non c’è.
    [0] Avete tutto il tempo che volete. Se qualcuno non c’è, un bot può prendere il suo posto.
   *[other] Avete { $clock } secondi per segnare. Quando scadono, il tavolo segna il lancio nel primo punto in cui ci sta (una croce sola con un 1); se non ci sta da nessuna parte, non ci sono croci. Se nessuno inserisce in tempo che cosa mostra il dado vero, lo lancia il tavolo; c’è almeno mezzo minuto per farlo.
}

preset-first-help = Il lato A, e una galleria porta in ogni camera: così ci si blocca meno spesso.
preset-short-help = Il lato A, con 20 secondi per ogni lancio.
preset-printed-help = Il lato A, si parte dalla camera di partenza, senza limite di tempo.
option-sheet = Foglio
option-sheet-help = Il lato A è semplice e va bene per cominciare, il lato B è tortuoso, e un foglio potete anche disegnarlo voi.
option-sheet-a = Lato A
option-sheet-b = Lato B
option-sheet-own = Il tuo foglio
option-own = Il tuo foglio come testo
option-own-help = Qui disegni il tuo foglio con dei caratteri, oppure lo carichi da un file.
option-own-format = Due caratteri per casella: la lettera della camera, poi * per una noce, ^ per un fungo, o niente. Disegna le gallerie con - | e +. Sopra la mappa: la camera di partenza e i punti. Per cominciare c’è già il lato A.
option-start = Partenza
option-start-help = Le prime croci vanno nella camera di partenza, o in una qualunque.
option-start-middle = Camera di partenza
option-start-free = Dove vuoi
option-tunnels = Gallerie
option-tunnels-help = Una galleria può portare anche in una camera che hai già cominciato?
option-tunnels-new = Solo in camere nuove
option-tunnels-begun = Anche in quelle cominciate
option-zero = Nessuna croce con un 1
option-zero-help = Regola della casa: con un 1 puoi anche non segnare niente e risparmiare i tuoi quadretti.
option-die = Dado
option-die-help = Il dado lo lancia il tavolo, oppure ne avete uno vero e chi siede al primo posto inserisce i punti (un bot lì lancia da solo).
option-die-table = Il tavolo lancia il dado
option-die-paper = Un dado vero
option-clock = Tempo per segnare
option-clock-help = Secondi per ogni lancio; con 0 ognuno si prende il tempo che vuole.
option-clock-unit = { $count ->
    [one] secondo
   *[other] secondi
}

bot-casual = Briciola
bot-casual-level = facile
bot-casual-about = Segue il naso fino alla prossima noce e dimentica ciò che era quasi pieno.
bot-careful = Precisina
bot-careful-level = medio
bot-careful-about = Finisce una camera prima di guardare la prossima.
bot-expert = Lungavista
bot-expert-level = difficile
bot-expert-about = Pensa diversi lanci in anticipo e tiene d’occhio la clessidra.

line-nuts = Noci
line-mushrooms = Funghi
line-chambers = Camere

refuse-not-seated = Questo posto non gioca. Gioca da uno dei posti al tavolo.
refuse-over = La partita è finita. Cominciane un’altra per giocare ancora.
refuse-nature = Questo lo decidono il dado e l’orologio; tu puoi segnare caselle.
refuse-before-roll = Prima si lancia, poi si segna.
refuse-confirmed = Hai già finito questo giro. Aspetta gli altri.
refuse-table-rolls = Qui il dado lo lancia il tavolo; non c’è niente da inserire.
refuse-reader = Il dado lo legge { $seat }.
refuse-rolled = In questo giro il dado è già stato lanciato: un { $pips }.
refuse-pips = Un dado mostra da 1 a 6. Inserisci uno di questi numeri.
refuse-pass = Il { $pips } ci sta ancora: devi segnarlo.
    .cells = { $cells }
refuse-pass-one = Anche con un 1 devi segnare almeno una casella.
    .cells = { $cells }
refuse-no-such-cell = Questa casella non esiste. Prendine una di questo foglio.
    .cells = { $cells }
refuse-order = Nomina ogni casella una volta sola e in ordine.
    .cells = { $cells }
refuse-crossed = { $cell } è già segnata. Prendi caselle libere.
    .cells = { $cells }
refuse-chambers = Tutte le croci di un lancio vanno nella stessa camera, qui in { $chamber }.
    .cells = { $cells }
refuse-first = Le tue prime croci vanno nella camera di partenza, { $chamber }.
    .cells = { $cells }
refuse-begun = La camera { $chamber } l’hai già cominciata: lì si continua accanto alle tue croci, non dalla galleria.
    .cells = { $cells }
refuse-beside = Nella camera { $chamber } devi continuare subito accanto, sopra o sotto alle tue croci.
    .cells = { $cells }
refuse-mouth = Nella camera { $chamber } cominci da { $cell }, in fondo alla galleria.
    .cells = { $cells }
refuse-closed = La galleria verso { $cell } è ancora chiusa: segna prima { $near } dall’altra parte.
    .cells = { $cells }
refuse-no-way = Nella camera { $chamber } non porta ancora nessuna galleria aperta. Segna prima una casella accanto a una galleria che ci va.
    .cells = { $cells }
refuse-parts = Vecchie croci separano queste caselle. Resta in una sola parte della camera.
    .cells = { $cells }
refuse-bridge = Le vecchie croci non fanno da ponte: le nuove devono toccarsi fra loro.
    .cells = { $cells }
refuse-loose = Tutte le croci di un lancio devono toccarsi, lato contro lato.
    .cells = { $cells }
refuse-small = { $free ->
    [one] Qui c’è solo 1 casella libera
   *[other] Qui ci sono solo { $free } caselle libere
}, troppo poco per un { $pips }.
    .cells = { $cells }
refuse-room = Nella camera { $chamber } c’è posto solo per { $free ->
    [one] 1 croce
   *[other] { $free } croci
}, e un { $pips } non si divide fra più camere.
    .cells = { $cells }
refuse-slots = { $free ->
    [one] Ti resta solo 1 quadretto per gli 1: segna 1 casella.
   *[other] Ti restano solo { $free } quadretti per gli 1: segna al massimo { $free } caselle.
}
    .cells = { $cells }
refuse-no-slots = Tutti i quadretti per gli 1 sono barrati. Devi passare.
    .cells = { $cells }
refuse-none = Segna almeno una casella.
    .cells = { $cells }
refuse-count = { $count ->
    [0] Ancora nessuna croce
    [one] 1 croce
   *[other] { $count } croci
}, ma il { $pips } ne chiede esattamente { $pips }.
    .cells = { $cells }

tell-rolled = { $seat } lancia il dado: un { $pips }.
tell-entered = Il dado mostra un { $pips }.
tell-rolled-late = Nessuno ha inserito il risultato in tempo: lancia il tavolo, ed esce un { $pips }.
tell-tick = { $left ->
    [one] La clessidra scorre: resta 1 dado.
   *[other] La clessidra scorre: restano { $left } dadi.
}
tell-circle = { $left ->
    [0] Tutti i dadi della clessidra sono cerchiati.
    [one] Un dado della clessidra è cerchiato, ne manca 1.
   *[other] Un dado della clessidra è cerchiato, ne mancano { $left }.
}
tell-last-round = La clessidra è vuota: ultimo giro.
tell-time-up = Il tempo è scaduto, il tavolo segna ciò che manca.
tell-crosses = { $count ->
    [one] { $seat } fa 1 croce nella camera { $chamber }.
   *[other] { $seat } fa { $count } croci nella camera { $chamber }.
}
tell-pass = { $seat } non segna niente.
tell-slots = { $free ->
    [0] { $seat } non ha più quadretti per gli 1.
    [one] { $seat } ha ancora 1 quadretto per gli 1.
   *[other] { $seat } ha ancora { $free } quadretti per gli 1.
}
tell-nut = { $nuts ->
    [one] La prima noce per { $seat }.
   *[other] { $seat } ha ora { $nuts } noci.
}
tell-full = { $points ->
    [one] La camera { $chamber } è piena: 1 punto per { $seat }.
   *[other] La camera { $chamber } è piena: { $points } punti per { $seat }.
}
tell-timer = Qualcuno ha cominciato la sua quarta camera: da adesso la clessidra scorre.
tell-second-lap = La clessidra scorre per la seconda volta, e adesso si fa sul serio.
tell-stuck = Nessuno può più segnare niente.
tell-solo = { $points ->
    [one] { $seat } ha messo da parte 1 punto.
   *[other] { $seat } ha messo da parte { $points } punti.
}
tell-winner = { $points ->
    [one] { $seat } vince con 1 punto.
   *[other] { $seat } vince con { $points } punti.
}
tell-winner-chambers = Parità a { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; { $seat } ne ha di più grazie alle camere e vince.
tell-winner-mushrooms = Parità a { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, anche per le camere; { $seat } ha più funghi e vince.
tell-shared = { $winners } giocatori condividono la vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} a testa.

## Il testo di un foglio, e che cosa se ne fa

sheet-at = Riga { $line }, colonna { $column }:{" "}
sheet-too-long = { sheet-at }Il testo è troppo lungo; un foglio ha al massimo { $most } caratteri.
sheet-tab = { sheet-at }Qui c’è una tabulazione. Usa gli spazi, perché ogni editor le dà un’altra larghezza.
sheet-hidden = { sheet-at }Qui si nasconde un carattere che nessuno vede ({ $sign }). Cancellalo.
sheet-line = { sheet-at }Prima della mappa una riga dice «start A», una camera con i suoi punti («A 3») oppure «map»; i commenti cominciano con #.
sheet-letter = { sheet-at }Le camere si chiamano da A a L, non { $sign }.
sheet-points = { sheet-at }Qui vanno i punti della camera { $chamber }: un numero da 1 a { $most }.
sheet-start-letter = { sheet-at }Dopo «start» viene la lettera della camera di partenza, da A a L.
sheet-start-twice = { sheet-at }Dov’è la partenza lo dice già la riga { $first }. Tieni una delle due.
sheet-start-unlisted = { sheet-at }La camera di partenza { $chamber } non ha punti. Prima della mappa aggiungi una riga come «{ $chamber } 5».
sheet-start-small = { sheet-at }La camera di partenza { $chamber } ha solo { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
}. Ne servono almeno { $least }, perché ogni primo lancio ci stia.
sheet-twice = { sheet-at }Quanto vale la camera { $chamber } lo dice già la riga { $first }. Tieni una delle due.
sheet-rest = { sheet-at }La riga dovrebbe finire prima di questa parola.
sheet-no-map = { sheet-at }Manca la mappa. Scrivi una riga «map» e disegna la tana lì sotto.
sheet-no-start = { sheet-at }Manca la partenza. Prima della mappa aggiungi una riga come «start A».
sheet-few-chambers = { sheet-at }Prima della mappa { $chambers ->
    [0] nessuna camera ha
    [one] solo una camera ha
   *[other] solo { $chambers } camere hanno
} i punti. Una tana ha da { $least } a { $most } camere.
sheet-no-floors = { sheet-at }Sotto «map» non c’è nessuna camera. Disegnale qui: una lettera e uno spazio per ogni casella.
sheet-high = { sheet-at }La mappa è troppo alta. Può avere { $most } righe, e questa è una di più.
sheet-wide = { sheet-at }La mappa è troppo larga. Una riga può avere { $most } posti da due caratteri, e questo è uno di più.
sheet-sign = { sheet-at }«{ $sign }» sulla mappa non vuol dire niente. Ci sono lettere per le caselle, * per le noci, ^ per i funghi e - | + per le gallerie.
sheet-slipped = { sheet-at }«{ $sign }» è scivolato: ogni posto della mappa ha due caratteri, e la lettera è il primo. Aggiungi o togli uno spazio lì davanti.
sheet-find = { sheet-at }Dopo la lettera di una casella della camera { $chamber } viene uno spazio, * per una noce o ^ per un fungo, non «{ $sign }».
sheet-find-alone = { sheet-at }«{ $sign }» sta lì senza casella. Mettici subito davanti la lettera della sua camera.
sheet-tunnel-signs = { sheet-at }Un pezzo di galleria ha due caratteri: -- di lato, | e uno spazio in su e in giù, + in un angolo.
sheet-tunnel-end = { sheet-at }Qui la galleria si ferma in mezzo alla terra. Portala fino a una casella, o gira con +.
sheet-corner = { sheet-at }{ $ways ->
    [0] Questo angolo non unisce niente
    [one] Questo angolo unisce un solo pezzo di galleria
   *[other] Da questo angolo partono { $ways } strade
}. Deve unire esattamente due pezzi di galleria, e un trattino accanto al + deve portare a uno di loro.
sheet-tunnel-ring = { sheet-at }Questa galleria gira in tondo e non porta da nessuna parte. Aprila verso due camere.
sheet-tunnel-same = { sheet-at }Questa galleria parte dalla camera { $chamber } e ci ritorna. Una galleria unisce due camere diverse.
sheet-tunnel-double = { sheet-at }La galleria della riga { $first } unisce già le stesse due caselle. Cancellane una, o sposta un’entrata.
sheet-unlisted = { sheet-at }La camera { $chamber } non ha punti. Prima della mappa aggiungi una riga come «{ $chamber } 3».
sheet-chamber-empty = { sheet-at }La camera { $chamber } non ha caselle sulla mappa. Disegnala, o cancella questa riga.
sheet-chamber-large = { sheet-at }Questa casella è di troppo: una camera ne ha al massimo { $most }, e { $chamber } ne ha di più.
sheet-chamber-torn = { sheet-at }Questa casella non è attaccata al resto della camera { $chamber }. Le caselle si toccano con un lato.
sheet-many-cells = { sheet-at }Questa casella è di troppo: un foglio ne ha al massimo { $most }.
sheet-many-nuts = { sheet-at }Questa noce è di troppo: un foglio ne ha al massimo { $most }.
sheet-unreached = { sheet-at }Nessuna galleria porta dalla camera di partenza { $start } alla camera { $chamber }. Scavane una.

sheet-file-missing = { $file } non esiste
sheet-file-folder = { $file } è una cartella; indica il file di un foglio
sheet-file-closed = { $file } non si può leggere: non hai il permesso di aprirlo
sheet-file-binary = { $file } non è un testo; salva il foglio come testo semplice (UTF-8)
sheet-fine = Il foglio { $file } va bene.
sheet-sum = { $chambers } camere con { $cells } caselle e { $tunnels ->
    [one] 1 galleria
   *[other] { $tunnels } gallerie
}; { $nuts ->
    [0] nessuna noce
    [one] 1 noce
   *[other] { $nuts } noci
}, { $mushrooms ->
    [0] nessun fungo
    [one] 1 fungo
   *[other] { $mushrooms } funghi
}; { $points } punti nelle camere
sheet-cells = { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
}
sheet-points-of = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
sheet-start = partenza
sheet-printed = Stampato in { $file }.
sheet-no-pdf = la parte che scrive PDF non è installata; usa --svg, o installala con: pip install "burrow-games[print]"
sheet-no-file = indica un foglio da stampare: un file, oppure a o b per i nostri due lati
sheet-seat-without-log = --seat va con una partita; indicala con --log
sheet-another = la partita non è stata giocata su { $file }; non indicare un file, perché la partita porta con sé il suo foglio
sheet-not-hamstern = { $file } non è una partita di Hamstern
sheet-no-game = in { $file } { $games ->
    [one] c’è 1 partita
   *[other] ci sono { $games } partite
}, quindi non c’è la partita { $game }
sheet-no-seat = la partita ha { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}, quindi non c’è il posto { $number }
sheet-name = Nome
sheet-nuts = Noci
sheet-mushrooms = Funghi
sheet-chambers = Camere
sheet-total = Totale
sheet-seat = Posto { $number }

## Il tavolo

board-sheet = Tana di { $name }
board-cells = Caselle della tana
board-keys = Le frecce portano di casella in casella, la barra spaziatrice fa una croce, Invio dice che hai finito, Backspace o Ctrl+Z toglie una croce.
board-keys-draw = O con la tastiera: frecce e barra spaziatrice.
board-key-walk = Andare di casella in casella
board-key-leap = Alla prima o all’ultima casella che puoi segnare
board-key-cross = Segnare questa casella
board-cell =
    { $cell }, { $start ->
        [yes] camera di partenza
       *[no] camera
    } { $chamber }{ $ways ->
        [0] { "" }
        [one] , galleria verso { $far }
       *[other] , gallerie verso { $far }
    }{ $find ->
        [nut] , noce
        [mushroom] , fungo
       *[none] { "" }
    }, { $state ->
        [crossed] segnata
        [drawn] croce tracciata
        [open] libera, si può segnare
       *[free] libera
    }
board-die = Il dado mostra un { $pips }.
board-die-rolling = Il dado rotola.
board-die-waiting = Il dado è pronto.
board-revealing = Tutti mostrano le loro croci.
board-now = Ora { $name }
board-left =
    { $left ->
        [0] Le croci ci sono tutte
        [one] ancora 1 croce
       *[other] ancora { $left } croci
    }
board-left-ones =
    { $drawn ->
        [0] { $left ->
            [one] 1 croce
           *[other] da 1 a { $left } croci
        }
       *[other] { $left ->
            [0] Le croci ci sono tutte
            [one] ancora 1 croce, se vuoi
           *[other] ancora fino a { $left } croci
        }
    }
board-draw-how = Tocca le caselle illuminate o passaci sopra.
board-done-how = Va bene così? Premi Fatto.
board-enough = Basta così? Premi Fatto.
board-forced = C’è una sola possibilità.
board-draw-forced = Mostrami
board-done = Fatto
board-take-back = Togli l’ultima croce
board-nothing-fits = Un { $pips } non ci sta da nessuna parte.
board-no-slots = Per gli 1 non c’è più un quadretto libero.
board-pass-how = In questo giro resti a mani vuote.
board-pass = Passa
board-pass-zero = Nessuna croce
board-sending = Le tue croci sono in viaggio.
board-confirmed = Le tue croci sono a posto.
board-passed = Hai passato.
board-thinking =
    { $count ->
        [0] Si continua subito.
        [one] { $names } ci pensa ancora.
       *[other] { $names } ci pensano ancora.
    }
board-enter = { $name } lancia il dado. Che cosa mostra?
board-enter-how = Tocca la faccia che sta sopra.
board-enter-wait =
    { $same ->
        [yes] { $name } lancia il dado e inserisce il numero.
       *[no] { $name } lancia il dado, { $first } inserisce il numero.
    }
board-enter-faces = Che cosa mostra il dado?
board-enter-pips = Un { $pips }
board-clock =
    { $seconds ->
        [one] ancora 1 secondo
       *[other] ancora { $seconds } secondi
    }
turn-decides-yours = Inserisci tu il risultato
turn-decides = { $name } inserisce il risultato
board-last-round = Ultimo giro
board-news-full =
    { $points ->
        [one] La camera { $chamber } è piena: 1 punto.
       *[other] La camera { $chamber } è piena: { $points } punti.
    }
board-over = La partita è finita.

## Accanto al tabellone

panel-scores = I punti finora
panel-round = Giro { $round }
panel-total = totale
panel-coming = +{ $points } dopo questo giro
panel-sum = Noci { $nuts }, funghi { $mushrooms }, camere { $chambers }, totale { $points }
panel-chambers = Le tue camere
panel-chambers-of = Camere di { $name }
panel-chamber = Camera { $letter }, { $value ->
    [one] 1 punto
   *[other] { $value } punti
}: { $crossed ->
    [one] 1 casella segnata
   *[other] { $crossed } caselle segnate
} su { $cells }
panel-chamber-left = { $left ->
    [one] manca 1
   *[other] mancano { $left }
}
panel-chamber-full = piena
panel-nut-got = noce segnata
panel-nut-open = noce ancora libera
panel-mushroom-got = fungo segnato
panel-mushroom-open = fungo ancora libero
panel-ones-left = { $left ->
    [0] Per gli 1 non c’è più un quadretto libero.
    [one] Per gli 1 è libero 1 quadretto su { $slots }.
   *[other] Per gli 1 sono liberi { $left } quadretti su { $slots }.
}
panel-ones-free = { $left ->
    [one] 1 libero
   *[other] { $left } liberi
}
panel-timer-still = La clessidra è ferma finché qualcuno non comincia la sua quarta camera.
panel-timer-near = { $count ->
    [one] A { $names } per questo manca solo una camera.
    [2] A { $names } per questo manca solo una camera.
   *[other] A { $count } di voi per questo manca solo una camera.
}
panel-timer-runs = { $ticks ->
    [one] Ancora 1 lancio da 4 in su, poi è l’ultimo giro.
   *[other] Ancora { $ticks } lanci da 4 in su, poi è l’ultimo giro.
}
panel-timer-first = { $ticks ->
    [0] In solitario la clessidra scorre due volte. La prima è finita: dal prossimo giro scorre per la seconda e ultima volta.
    [one] In solitario la clessidra scorre due volte. Ancora 1 lancio da 4 in su, o la tua quarta camera, e scorre per la seconda e ultima volta.
   *[other] In solitario la clessidra scorre due volte. Ancora { $ticks } lanci da 4 in su, o la tua quarta camera, e scorre per la seconda e ultima volta.
}
panel-timer-second = { $ticks ->
    [one] La clessidra scorre per la seconda e ultima volta: ancora 1 lancio da 4 in su, poi è l’ultimo giro.
   *[other] La clessidra scorre per la seconda e ultima volta: ancora { $ticks } lanci da 4 in su, poi è l’ultimo giro.
}
panel-timer-last = È l’ultimo giro. Poi si conta.
panel-odds = Probabilità
panel-odds-now = La partita finisce con questo giro.
panel-odds-ends = Probabilità che la clessidra si svuoti al prossimo giro: { $chance }
panel-odds-faces = { $faces ->
    [one] Succede con 1 numero su 6.
   *[other] Succede con { $faces } numeri su 6.
}
panel-odds-fits = Questi lanci ci stanno sul tuo foglio:
panel-odds-fits-of = Questi lanci ci stanno sul foglio di { $name }:
panel-odds-fit = Un { $pips } ci sta.
panel-odds-unfit = Un { $pips } non ci sta da nessuna parte.
panel-print = Stampa

## I fogli degli altri

others-title = Gli altri fogli
others-open = Mostra il foglio in grande
others-enlarge = Mostra in grande il foglio di { $name }
others-sheet = Foglio di { $name }
others-thinking = ci pensa
others-next = aspetta
others-done = ha finito
others-before = Foglio precedente
others-after = Foglio seguente
others-fresh = Le croci marcate sono nuove.

## On a TV
tv-sheets = Tutti i fogli
tv-done =
    { $done ->
        [0] Tutti ci pensano.
        [one] Un foglio su { $all } è pronto.
       *[other] { $done } fogli su { $all } sono pronti.
    }

## La fine

end-title = I fogli alla fine
end-nuts = { $nuts ->
    [0] nessuna noce
    [one] 1 noce
   *[other] { $nuts } noci
}
end-mushrooms = { $mushrooms ->
    [0] nessun fungo
    [one] 1 fungo
   *[other] { $mushrooms } funghi
}
end-chambers = { $chambers ->
    [0] nessuna camera piena
    [one] 1 camera piena
   *[other] { $chambers } camere piene
}
end-tie-chambers = Parità a { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. { $names } ne ha di più grazie alle camere e vince.
end-tie-mushrooms = Parità a { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, anche per le camere. { $names } ha più funghi e vince.
end-tie-shared = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} a testa, e parità anche per camere, funghi e noci: { $names } condividono la vittoria.
best-none = Su questo foglio non c’è ancora un record.
best-so-far = { $best ->
    [one] Il tuo record su questo foglio: 1 punto
   *[other] Il tuo record su questo foglio: { $best } punti
}
end-best-first = { $best ->
    [one] Il tuo primo record su questo foglio: 1 punto.
   *[other] Il tuo primo record su questo foglio: { $best } punti.
}
end-best-new = Nuovo record su questo foglio: { $best ->
    [one] 1 punto
   *[other] { $best } punti
}. Prima erano { $before }.
end-best-equal = Esattamente il tuo record su questo foglio: { $best ->
    [one] 1 punto
   *[other] { $best } punti
}.
end-best-stays = { $missing ->
    [one] Il tuo record su questo foglio resta { $best }. Ti mancava 1 punto.
   *[other] Il tuo record su questo foglio resta { $best }. Ti mancavano { $missing } punti.
}

## Stampare

print-how = Formato cartolina, quattro per pagina A4. Stampa a dimensione reale e senza intestazioni.
print-blank = Quattro fogli vuoti
print-mine = Il mio foglio
print-all = Tutti i fogli

## Per cominciare

primer-roll = Tutti usano lo stesso lancio: tante croci quanti sono i punti del dado, attaccate fra loro in una camera sola. Si comincia nella camera scura.
primer-tunnel = Quando la casella accanto a una galleria è segnata, puoi cominciare una camera nuova dall’altra parte.
primer-one = Con un 1 scegli tu quante croci fare. Ognuna costa un quadretto, e ne hai solo 7.
primer-chamber = Una camera piena dà i punti scritti accanto. Se manca una croce, non dà niente.
primer-finds = Ogni fungo dà 1 punto. Insieme le noci valgono di più: tutte e quattro danno 16 punti.
primer-timer = Quando qualcuno comincia la sua quarta camera, parte la clessidra. Dopo tre lanci da 4 in su è notte e la partita è finita. Vince chi ha più punti.

## What chance decides, for the page that checks a log
chance-die = Dado
