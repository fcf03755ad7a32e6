# Hamsterrolle in italiano. Ruota: l’anello di legno; scomparto: un dodicesimo della ruota, chiamato col suo numero, da 1 a
# 12; divisorio: il legno tra due scomparti; il più basso: il più vicino al tavolo; pezzo: un pezzo di legno, di uno degli otto
# tipi, ognuno con un colore e una forma; serie: un pezzo di ogni tipo tranne la piramide; scorta: i pezzi che qualcuno deve
# ancora mettere; avanti, davanti: dove rotola la ruota; bordo anteriore: fin dove arriva un pezzo. Prendere, portare, lasciare:
# ciò che fa una mano; mettere: aggiungere alla ruota un pezzo della scorta; passare: portare invece più avanti un pezzo di uno
# dei due scomparti più bassi; lasciar cadere: senza che nessuno badi alle regole; cadere fuori: toccare il tavolo; forza
# maggiore: cadere da solo; turno; giro: tutti hanno giocato; cronometro: per un pezzo; compagno, squadra.

## Regole, impostazioni, avversari, obiezioni, avvenimenti

## Board

board-wheel = La ruota
board-keys = Cifre: scegliere un pezzo. Invio: quello che dice il pulsante grande. Mentre porti: da 1 a 3 lo scomparto, frecce indietro e avanti, pagina su e giù in profondità, Q ed E per girare, R per il lato, S per posare, W per alzare, F per tenere la ruota, X per lasciar cadere, Canc per rimettere giù. P: passare. A: com’è messa la ruota? B: punto di vista.
board-wait-begin = Si comincia subito.
board-wait-direct = { $name } dice da che parte rotola la ruota.
board-wait-turn = { $name } sceglie un pezzo.
board-wait-carry = { $name } porta un pezzo: { $piece }.
board-wait-lying = { $name } ha lasciato.
board-wait-refused = { $name } può riprenderlo.
board-stand-in = Il tempo è passato. Questo turno si gioca da solo.
board-rolling = La ruota rotola.
board-moment = Tra poco tutto è fermo.
board-over = La partita è finita.
board-direct = Da che parte rotola la ruota?
board-direct-left = A sinistra
board-direct-right = A destra
board-take = Tocca a te: prendi un pezzo.
board-take-partner = La tua scorta è vuota: prendi un pezzo del tuo compagno.
board-take-chosen = { $piece }: portalo nella ruota.
board-take-go = Prendi
board-pass = Passa
board-pass-head = Quale pezzo metti più avanti?
board-pass-how = Prendilo dalla ruota o toccalo qui. Lo metti in uno scomparto più avanti dove non ce n’è uno del suo tipo.
board-pass-end = Meglio mettere
board-carry = Portalo in uno scomparto che brilla.
board-carry-pass = Portalo più avanti.
board-carry-fits = Così vale. Lascia.
board-lying = È fermo?
board-refused = Non ancora. Riprendilo.
board-grip = Riprendilo
board-let-go = Lascia
board-drop = Lascia cadere
board-drop-how = Lascia cadere: finisce nello scomparto più vicino e nessuno bada alle regole.
board-back = Rimetti giù
board-fits = Va bene
board-no-front = { $cm } cm più avanti
board-no-far = Non in questo scomparto
board-no-kind = Questo tipo c’è già
board-no-ahead = Più avanti
board-no-outside = Non ancora in uno scomparto
board-cut = La connessione è caduta. Il pezzo resta in mano finché c’è tempo.
board-cut-wait = La connessione è caduta. Tra poco si continua.
board-tools = Muovi il pezzo
board-turn-left = Gira a sinistra
board-turn-right = Gira a destra
board-side = Mettilo su un altro lato
board-nearer = Più vicino a te
board-farther = Più lontano
board-hold = Tieni la ruota
board-camera = Punto di vista
board-camera-front = Di fronte
board-camera-turned = Di lato
board-camera-top = Dall’alto
board-look-drawn = Come disegno
board-look-scene = Come ruota vera
board-look-lost = L’immagine della ruota si è persa. Eccola come disegno.
board-loading = Si prepara la ruota…
board-words = A parole
board-words-title = Di’ alla mano dove
board-words-piece = Pezzo
board-words-compartment = Scomparto
board-words-along = Dentro
board-words-along-rear = dietro
board-words-along-front = davanti
board-words-depth = Profondità
board-words-depth-near = vicino a te
board-words-depth-far = in fondo
board-words-turn = Girato
board-words-turn-by = di { $degrees } gradi
board-words-tilt = Posizione
board-words-tilt-0 = piatto, di traverso alla ruota
board-words-tilt-1 = sul fianco, di traverso alla ruota
board-words-tilt-2 = in piedi
board-words-tilt-3 = piatto, nel senso della ruota
board-words-tilt-4 = sul fianco, nel senso della ruota
board-words-tilt-5 = in piedi, girato di un quarto
board-words-down = Posa
board-words-up = Alza
board-clock =
    { $seconds ->
        [one] Ancora { $seconds } secondo
       *[other] Ancora { $seconds } secondi
    }
board-clock-none = Senza cronometro
board-turn-clock =
    { $seconds ->
        [one] Ancora { $seconds } secondo per prendere un pezzo
       *[other] Ancora { $seconds } secondi per prendere un pezzo
    }
board-tray = La tua scorta
board-tray-of = Scorta di { $name }
board-tray-empty = vuota
board-tray-piece = { $number }: { $piece }
board-last-way =
    { $way ->
        [placed] { $you ->
            [yes] Hai messo un pezzo nello scomparto { $compartment }.
           *[no] { $name } ha messo un pezzo nello scomparto { $compartment }.
        }
        [passed] { $you ->
            [yes] Hai passato: ora il pezzo è nello scomparto { $compartment }.
           *[no] { $name } ha passato: ora il pezzo è nello scomparto { $compartment }.
        }
        [broken] { $you ->
            [yes] Qualcosa è caduto prima che il tuo pezzo valesse.
           *[no] Qualcosa è caduto prima che il pezzo di { $name } valesse.
        }
       *[dropped] { $you ->
            [yes] Hai lasciato cadere un pezzo.
           *[no] { $name } ha lasciato cadere un pezzo.
        }
    }
board-last-safe = Non è caduto niente.
board-last-fallen =
    { $you ->
        [yes] { $count ->
            [one] È caduto e ora è tuo: { $pieces }.
           *[other] Sono caduti { $count } pezzi e ora sono tuoi: { $pieces }.
        }
       *[no] { $count ->
            [one] { $name } prende quello che è caduto: { $pieces }.
           *[other] { $name } prende i { $count } pezzi caduti: { $pieces }.
        }
    }
board-last-lost = Forza maggiore, caduto da solo e fuori dal gioco: { $pieces }.
board-piece-count = { $count } × { $piece }
board-again = Rivedi il turno
board-again-end = Torna al gioco
board-again-game = Rivedi tutta la partita
board-again-title = Ancora una volta
board-again-turn = Turno { $turn } di { $turns }
board-again-play = Avvia
board-again-pause = Ferma
board-again-before = Turno prima
board-again-next = Turno dopo
board-again-loading = Si prendono i turni…
board-again-failed = Per ora i turni non si possono avere.
board-account = Com’è messa la ruota?
board-account-lowest = In fondo c’è lo scomparto { $lowest }, accanto lo scomparto { $second }. La ruota rotola verso { $direction ->
        [right] destra
       *[left] sinistra
    }.
board-account-compartment = Scomparto { $compartment }: { $pieces }.
board-account-empty = Tutti gli altri scomparti sono vuoti.
board-account-bare = La ruota è vuota.
board-account-build = Si mette in { $compartments }.
board-account-room = scomparto { $compartment }
board-account-line = Nello scomparto { $compartment } il bordo anteriore deve arrivare oltre { $cm } cm dal divisorio posteriore.
board-account-kinds = Non più nello scomparto { $compartment }: { $pieces }.
board-account-passing = Per passare: { $pieces }.
board-account-over = Il pezzo è sopra lo scomparto { $compartment }.
board-account-outside = Il pezzo è accanto alla ruota.

panel-trays = Tutte le scorte
panel-brief = Tutti in un colpo d’occhio
panel-count =
    { $count ->
        [0] nessun pezzo
        [one] ancora { $count } pezzo
       *[other] ancora { $count } pezzi
    }
panel-you = tu
panel-turn = gioca
panel-team = Squadra { $team }
panel-team-count =
    { $count ->
        [one] insieme { $count } pezzo
       *[other] insieme { $count } pezzi
    }
panel-wheel =
    { $count ->
        [one] Nella ruota: { $count } pezzo
       *[other] Nella ruota: { $count } pezzi
    }
panel-out = Fuori dal gioco
panel-round = Giro { $round }
panel-round-of = Giro { $round } di { $rounds }
panel-last = L’ultimo turno
panel-passes =
    { $count ->
        [one] Nell’ultimo turno si è passato.
       *[other] Si è passato { $count } volte di fila.
    }

end-title = Com’è finita
end-you = Hai vinto.
end-won = { $name } ha vinto.
end-team = { $names } hanno vinto.
end-draw = Pareggio: { $names }.
end-empty = La scorta è vuota e tutto è fermo.
end-team-empty = Tutta la squadra non ha più pezzi.
end-fewest = In ogni squadra qualcuno è senza pezzi: vince la squadra che ne ha di meno.
end-rounds =
    { $rounds ->
        [one] Dopo il giro stabilito vince chi ha meno pezzi.
       *[other] Dopo { $rounds } giri vince chi ha meno pezzi.
    }

## Primer and art
