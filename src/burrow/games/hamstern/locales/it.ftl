# Hamstern in italiano.

## Il testo di un foglio, e che cosa se ne fa

sheet-at = Riga { $line }, colonna { $column }:{" "}
sheet-too-long = { sheet-at }Il testo è troppo lungo; un foglio ha al massimo { $most } caratteri.
sheet-tab = { sheet-at }Qui c’è un tabulatore. Usa gli spazi, perché ogni editor gli dà un’altra larghezza.
sheet-hidden = { sheet-at }Qui si nasconde un carattere che nessuno vede ({ $sign }). Cancellalo.
sheet-line = { sheet-at }Prima della mappa una riga dice “start A”, una camera con i suoi punti (“A 3”) oppure “map”; i commenti cominciano con #.
sheet-letter = { sheet-at }Le camere si chiamano da A a L, non { $sign }.
sheet-points = { sheet-at }Qui vanno i punti della camera { $chamber }: un numero da 1 a { $most }.
sheet-start-letter = { sheet-at }Dopo “start” viene la lettera della camera di partenza, da A a L.
sheet-start-twice = { sheet-at }Dov’è la partenza lo dice già la riga { $first }. Tieni una delle due.
sheet-start-unlisted = { sheet-at }La camera di partenza { $chamber } non ha punti. Prima della mappa aggiungi una riga come “{ $chamber } 5”.
sheet-start-small = { sheet-at }La camera di partenza { $chamber } ha solo { $cells ->
    [one] 1 casella
   *[other] { $cells } caselle
}. Ne servono almeno { $least }, perché ogni primo lancio ci stia.
sheet-twice = { sheet-at }Quanto vale la camera { $chamber } lo dice già la riga { $first }. Tieni una delle due.
sheet-rest = { sheet-at }La riga dovrebbe finire prima di questa parola.
sheet-no-map = { sheet-at }Manca la mappa. Scrivi una riga “map” e disegna la tana qui sotto.
sheet-no-start = { sheet-at }Manca la partenza. Prima della mappa aggiungi una riga come “start A”.
sheet-few-chambers = { sheet-at }Prima della mappa { $chambers ->
    [0] nessuna camera ha
    [one] solo una camera ha
   *[other] solo { $chambers } camere hanno
} i punti. Una tana ha da { $least } a { $most } camere.
sheet-no-floors = { sheet-at }Sotto “map” non c’è nessuna camera. Disegnale qui: una lettera e uno spazio per ogni casella.
sheet-high = { sheet-at }La mappa è troppo alta. Può avere { $most } righe, e questa è una di più.
sheet-wide = { sheet-at }La mappa è troppo larga. Una riga può avere { $most } posti da due caratteri, e questo è uno di più.
sheet-sign = { sheet-at }“{ $sign }” sulla mappa non vuol dire niente. Ci sono lettere per le caselle, * per le noci, ^ per i funghi e - | + per le gallerie.
sheet-slipped = { sheet-at }“{ $sign }” è scivolato: ogni posto della mappa ha due caratteri, e la lettera è il primo. Aggiungi o togli uno spazio lì davanti.
sheet-find = { sheet-at }Dopo la lettera di una casella della camera { $chamber } viene uno spazio, * per una noce o ^ per un fungo, non “{ $sign }”.
sheet-find-alone = { sheet-at }“{ $sign }” sta lì senza casella. Mettici subito davanti la lettera della sua camera.
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
sheet-unlisted = { sheet-at }La camera { $chamber } non ha punti. Prima della mappa aggiungi una riga come “{ $chamber } 3”.
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
sheet-fine = { $file } è un buon foglio.
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
sheet-no-file = indica un foglio da stampare: un file, oppure a o b per le nostre due facce
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
board-cell =
    { $cell }, camera { $chamber }{ $find ->
        [nut] , noce
        [mushroom] , fungo
       *[none] { "" }
    }, { $state ->
        [crossed] segnata
        [drawn] croce tracciata
        [open] libera, si può segnare
       *[free] libera
    }
board-die = Il dado mostra { $pips }.
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
board-done-how = Ti va bene così? Allora conferma.
board-forced = C’è un modo solo.
board-draw-forced = Traccia per me
board-done = Fatto
board-take-back = Togli l’ultima croce
board-nothing-fits = Il { $pips } non entra da nessuna parte.
board-no-slots = Non c’è più una casella libera per l’1.
board-pass-how = In questo turno resti a mani vuote.
board-pass = Passa
board-pass-zero = Non segnare niente
board-sending = Le tue croci sono in viaggio.
board-confirmed = Le tue croci ci sono.
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
board-last-round = Ultimo turno
board-news-full =
    { $points ->
        [one] La camera { $chamber } è piena: 1 punto.
       *[other] La camera { $chamber } è piena: { $points } punti.
    }
board-news-timer = La clessidra scorre: da ora ogni 4 o più avvicina la fine.
board-news-first-run = La clessidra scorre per la prima volta.
board-news-tick =
    { $left ->
        [0] L’ultimo dado della clessidra è barrato.
        [one] Un dado della clessidra è barrato, ne resta 1.
       *[other] Un dado della clessidra è barrato, ne restano { $left }.
    }
board-news-last = Ultimo turno: poi si conta.
board-over = La partita è finita.
