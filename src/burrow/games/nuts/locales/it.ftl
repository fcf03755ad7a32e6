# Auf die Nüsse! in italiano. Ghiandaia: la nocciolaia, uccello ladro di noci; cuccia: la faccia vuota del dado del cane.

title = Auf die Nüsse!
tagline = Ancora un lancio e poi smetto. Promesso.
about = Cinque dadi, una scorta per l’inverno e sempre la stessa domanda: fermarsi o rilanciare? Chi fa solo scoiattoli perde il turno, e tutti lanciano i dadi a gara.

# Le parti delle regole

section-setup = Preparazione
section-turn = Il tuo turno
section-birds = Solo ghiandaie
section-squirrels = Solo scoiattoli
section-race = La corsa alle noci
section-last-die = L’ultimo dado
section-end = Fine della partita
section-rulings = Per essere precisi

# Regole

rule-N-01 = Ogni posto riceve un dado del cane. I dadi del cane che avanzano restano fuori dal gioco.
rule-N-02 = I cinque dadi dello scoiattolo stanno al centro. Ognuno mostra tre volte uno scoiattolo, due volte una noce e una volta una ghiandaia.
rule-N-03 = I punti vengono scritti. Qui ci pensa il tavolo.
rule-N-04 = In famiglia comincia chi ha mangiato una noce per ultimo.
rule-N-05 = Quando tocca a te, lanci per prima cosa tutti e cinque i dadi dello scoiattolo.
rule-N-06 = Ogni noce vale un punto, e il suo dado si può rilanciare.
rule-N-07 = Uno scoiattolo non vale niente, ma il suo dado si può rilanciare.
rule-N-08 = Una ghiandaia non vale niente, e il suo dado va messo da parte.
rule-N-09 = Se il lancio non mostra solo ghiandaie né solo scoiattoli, scegli tu: fermarti o rilanciare.
rule-N-10 = Fermarti: il tuo turno finisce e le noci di questo turno vengono scritte.
rule-N-11 = Rilanciare: riprendi tutti i dadi con scoiattoli e noci, senza lasciarne nemmeno uno.
rule-N-12 = Le noci di ogni nuovo lancio si aggiungono ai punti di questo turno.
rule-N-13 = Dopo ogni lancio scegli di nuovo.
rule-N-14 = Se tutti i dadi del tuo lancio mostrano una ghiandaia, il turno finisce subito e tutti i punti di questo turno sono persi.
rule-N-15 = Se tutti i dadi del tuo lancio mostrano uno scoiattolo, tutti i punti di questo turno sono persi…
rule-N-16 = … e comincia subito una corsa alle noci.
rule-N-17 = Nella corsa lanci proprio i dadi che hanno appena mostrato tutti uno scoiattolo.
rule-N-18 = Li lanci più in fretta e più spesso che puoi. Qui le ghiandaie restano in gioco.
rule-N-19 = Ogni noce conta; il tavolo conta ad alta voce con te.
rule-N-20 = Nello stesso momento tutti gli altri lanciano il loro dado del cane più in fretta che possono.
rule-N-21 = Chi fa il cane abbaia: «Bau, bau!»
rule-N-22 = Appena è caduto l’ultimo cane, è finita. Quello che viene dopo non conta più.
rule-N-23 = Le noci contate fin lì vengono scritte per te.
rule-N-24 = Poi tocca al posto successivo, in senso orario.
rule-N-25 = Se ti resta un solo dado e con quello fai una noce, puoi riprendere tutti e cinque i dadi.
rule-N-26 = Anche la noce dell’ultimo dado conta, naturalmente.
rule-N-27 = Per esempio: tre dadi mostrano due ghiandaie e uno scoiattolo. Lanci lo scoiattolo da solo e diventa una noce: un punto in più, e i cinque dadi sono di nuovo tuoi.
rule-N-28 = Se l’ultimo dado mostra una ghiandaia, il turno è finito; se mostra uno scoiattolo, c’è una corsa alle noci con quel solo dado.
rule-N-29 = Si gioca finché qualcuno raggiunge il traguardo; di solito sono 50 punti.
rule-N-30 = Poi si finisce il giro, perché tutti abbiano avuto lo stesso numero di turni.
rule-N-31 = Vince chi ha più punti.
rule-NA-01 = Anche dopo una noce con l’ultimo dado puoi fermarti.
rule-NA-02 = Dopo la noce con l’ultimo dado riprendi tutti e cinque i dadi o ti fermi. Rilanciare solo quello non sarebbe mai meglio, perciò non si può.
rule-NA-03 = L’ultimo dado deve essere stato lanciato da solo. Un lancio di più dadi che lascia soltanto una noce non basta ancora.
rule-NA-04 = «Tutti i dadi» vuol dire i dadi di questo lancio, non le ghiandaie messe da parte.
rule-NA-05 = Ghiandaie e scoiattoli insieme sono un lancio normale senza punti: puoi fermarti o rilanciare.
rule-NA-06 = Anche il primissimo lancio può mostrare solo scoiattoli. Allora c’è una corsa con cinque dadi, e non c’era niente da perdere.
rule-NA-07 = Puoi fermarti anche con zero punti.
rule-NA-08 = Chi ha fatto il cane non lancia più e se lo tiene.
rule-NA-09 = Un lancio conta se era già sul tavolo prima dell’ultimo cane. A ritmo uguale, il lancio del passo con l’ultimo cane conta ancora.
rule-NA-10 = Nella corsa, solo ghiandaie o solo scoiattoli non vogliono dire niente di speciale.
rule-NA-11 = Il tempo minimo fra due lanci è uguale per tutti, anche per i computer; tenere premuto il pulsante lancia proprio a quel ritmo. Un conto alla rovescia comune apre la corsa. Per chi non lancia per due secondi, lancia il tavolo. Senza fretta si va tutti allo stesso ritmo: una pressione lancia tutti i dadi insieme.
rule-NA-12 = In due c’è un solo dado del cane nella corsa; tutto il resto non cambia.
rule-NA-13 = Il giro finisce con il posto prima di quello che ha cominciato la partita.
rule-NA-14 = Se in testa sono in più a pari punti, ognuno di loro gioca un altro turno, finché uno è davanti. Se preferisci, si dividono la vittoria.
rule-NA-15 = Anche i punti di una corsa alle noci possono decidere la partita.
rule-NA-16 = Chi comincia lo dice la sorte, oppure comincia il primo posto. Si gioca in senso orario.
rule-NA-17 = Per il traguardo contano solo i punti scritti. Raggiungerlo a metà turno non obbliga a fermarsi, e chi viene dopo può ancora superarti.
rule-NA-18 = L’ultimo dado può riuscirti tutte le volte che capita nello stesso turno. Tutti i punti del turno restano in gioco.
rule-NA-19 = Con il tempo limitato: quando scade, si scrive quello che c’è; se non si è ancora lanciato, prima lancia il tavolo. Senza limite, un computer può prendere il posto vuoto.

# Impostazioni

option-goal = Traguardo
option-goal-help = Chi arriva a questi punti annuncia la fine.
option-goal-unit = punti
option-end = Fine della partita
option-end-help = Gli stessi turni per tutti, oppure vince il primo al traguardo.
option-end-round = Finire il giro
option-end-first = Il primo al traguardo
option-tie = Parità
option-tie-help = Che cosa succede se alla fine più giocatori hanno gli stessi punti.
option-tie-extra = Un altro turno a testa
option-tie-shared = Vittoria divisa
option-race = Corsa alle noci
option-race-help = A gara, oppure una pressione per tutti i dadi insieme.
option-race-realtime = A gara
option-race-paced = Senza fretta
option-cadence = Tempo minimo fra due lanci
option-cadence-help = Nella corsa nessuno lancia più in fretta di così.
option-cadence-unit = ms
option-starter = Chi comincia
option-starter-help = Decide la sorte, oppure comincia il primo posto.
option-starter-random = La sorte
option-starter-first = Il primo posto
option-clock = Tempo per decidere
option-clock-help = Secondi per ogni decisione; con 0 ognuno si prende il tempo che vuole.
option-clock-unit = s

# Avversari

bot-casual = Saltella
bot-casual-level = facile
bot-casual-about = Gioca d’istinto, dimentica di contare i dadi e diventa audace quando resta indietro.
bot-careful = Scortina
bot-careful-level = medio
bot-careful-about = Ha in mente un numero e si ferma proprio lì. Sempre.
bot-expert = Gheriglio
bot-expert-level = difficile
bot-expert-about = Ha calcolato ogni lancio e conosce il momento giusto.

# Punti

line-banked = Noci messe al sicuro
line-raced = Noci delle corse

# Che cosa non si può

refuse-not-seated = Questo posto non gioca.
refuse-over = La partita è finita.
refuse-nature = Questo lo dicono i dadi e l’orologio, non i giocatori.
refuse-draw = Fra un attimo si saprà chi comincia.
refuse-not-your-turn = Tocca a { $seat }; poi si va avanti in senso orario.
refuse-passive-race = C’è la corsa alle noci: lancia adesso il tuo dado del cane.
refuse-roll-in-race = C’è la corsa alle noci: lancia più in fretta che puoi.
refuse-bank-in-race = Nella corsa non ti puoi fermare; finisce con l’ultimo cane.
refuse-bank-before-roll = Prima lancia tutti e cinque i dadi, poi potrai fermarti.
refuse-in-the-air = I dadi stanno ancora rotolando.
refuse-paced = Senza fretta, { $seat } lancia per tutti insieme.
refuse-has-dog = Hai già il tuo cane; adesso il tuo dado riposa.
refuse-too-late = { $ms ->
    [0] Un battito di ciglia troppo tardi: l’ultimo cane è stato più veloce.
    [one] Un millisecondo troppo tardi: l’ultimo cane è stato più veloce.
   *[other] { $ms } millisecondi troppo tardi: l’ultimo cane è stato più veloce.
}
refuse-no-race = In questo momento non c’è nessuna corsa alle noci.
refuse-countdown = Non ancora: si parte tutti insieme alla fine del conto alla rovescia.
refuse-cadence = Non così in fretta: fra due lanci passano almeno { $ms } millisecondi, per tutti.

# Che cosa succede

count-nuts = { $nuts ->
    [0] nessuna noce
    [one] una noce
   *[other] { $nuts } noci
}
count-squirrels = { $squirrels ->
    [0] nessuno scoiattolo
    [one] uno scoiattolo
   *[other] { $squirrels } scoiattoli
}
count-birds = { $birds ->
    [0] nessuna ghiandaia
    [one] una ghiandaia
   *[other] { $birds } ghiandaie
}
count-points = { $points ->
    [0] zero punti
    [one] un punto
   *[other] { $points } punti
}
count-lost = { $lost ->
    [0] Non c’era niente da perdere.
    [one] Un punto è perso.
   *[other] { $lost } punti sono persi.
}
tell-starts = Comincia { $seat }.
tell-roll = { $seat } fa { count-nuts }, { count-squirrels } e { count-birds }. In questo turno: { $total }.
tell-fresh = Una noce con l’ultimo dado: { $seat } può riprenderli tutti e cinque.
tell-all-birds = { $dice ->
    [one] { $seat } fa una ghiandaia con l’ultimo dado.
   *[other] { $seat } fa { $dice } ghiandaie e nient’altro.
} { count-lost }
tell-race = { $dice ->
    [one] Solo uno scoiattolo. { count-lost } Alle noci, { $seat }, con un dado!
   *[other] Solo scoiattoli. { count-lost } Alle noci, { $seat }, con { $dice } dadi!
}
tell-race-nuts = { $seat } raccoglie { count-nuts }, { $total } in tutto.
tell-dog = Bau, bau! { $seat } ha il cane.
tell-help = { $seat } esita; il tavolo lancia al suo posto.
tell-time-up = Il tempo è scaduto: { $seat } deve fermarsi.
tell-bank = { $seat } si ferma, scrive { count-points } e adesso ne ha { $score }.
tell-race-over = La corsa alle noci è finita: { $seat } scrive { count-points } e adesso ne ha { $score }.
tell-final-round = { $seat } ha raggiunto il traguardo di { $goal } punti. Si finisce il giro.
tell-playoff = Parità a { $score } punti: { $seats } posti giocano un altro turno.
tell-winner = Vince { $seat } con { $score } punti.
tell-shared = { $winners } posti si dividono la vittoria con { $score } punti.

# Il tavolo di gioco

board-scores = Punteggi
board-starts = Comincia { $name }.
board-draw = La sorte decide chi comincia.
board-turn-yours = Tocca a te.
board-turn-of = { $name }, tocca a te.
board-turn-other = Tocca a { $name }.
board-roll =
    { $dice ->
        [one] Lancia l’ultimo dado
       *[other] Lancia { $dice } dadi
    }
board-roll-fresh = Rilancia tutti e { $dice }
board-bank =
    { $nuts ->
        [0] Fermati senza noci
        [one] Metti via 1 noce
       *[other] Metti via { $nuts } noci
    }
board-key-space = Spazio
board-total =
    { $nuts ->
        [one] noce nel turno
       *[other] noci nel turno
    }
board-pile =
    { $nuts ->
        [0] La buca è vuota.
        [one] 1 noce è nella buca, non ancora al sicuro.
       *[other] { $nuts } noci sono nella buca, non ancora al sicuro.
    }
board-count-squirrel =
    { $many ->
        [one] 1 scoiattolo
       *[other] { $many } scoiattoli
    }
board-count-nut =
    { $many ->
        [one] 1 noce
       *[other] { $many } noci
    }
board-count-bird =
    { $many ->
        [one] 1 ghiandaia
       *[other] { $many } ghiandaie
    }
board-dice = Sul legno: { $faces }
board-dice-aside =
    { $birds ->
        [one] Sul legno: { $faces }; sul ramo: 1 ghiandaia
       *[other] Sul legno: { $faces }; sul ramo: { $birds } ghiandaie
    }
board-dice-air = I dadi sono in aria.
board-dice-waiting = Cinque dadi sono pronti.
board-face-dog = cane
board-face-house = cuccia
board-face-none = non ancora lanciato
board-news-nuts =
    { $nuts ->
        [one] 1 noce in più
       *[other] { $nuts } noci in più
    }
board-news-fresh = Noce con l’ultimo dado: tornano tutti e cinque.
board-news-all-birds =
    { $nuts ->
        [0] Solo ghiandaie: niente per { $name }.
        [one] Solo ghiandaie: 1 noce persa.
       *[other] Solo ghiandaie: { $nuts } noci perse.
    }
board-news-all-squirrels =
    { $nuts ->
        [0] Solo scoiattoli: corsa alle noci!
        [one] Solo scoiattoli: 1 noce persa, corsa alle noci!
       *[other] Solo scoiattoli: { $nuts } noci perse, corsa alle noci!
    }
board-news-banked =
    { $nuts ->
        [0] { $name } si ferma senza noci e resta a { $score }.
        [one] { $name } mette via 1 noce e ne ha { $score }.
       *[other] { $name } mette via { $nuts } noci e ne ha { $score }.
    }
board-odds = Probabilità
board-odds-key = Mostra o nascondi le probabilità (O)
board-odds-lose = Perdi tutto: { $chance }
board-odds-end = Turno finito: { $chance }
board-odds-race = Corsa alle noci: { $chance }
board-odds-gain = In media { $gain } noci
board-odds-best-roll = Alla lunga conviene rilanciare.
board-odds-best-bank = Alla lunga conviene fermarsi.
board-race-call = Alle noci!
board-race-what =
    { $dice ->
        [one] { $name } lancia 1 dado per le noci, tutti gli altri cercano il cane.
       *[other] { $name } lancia { $dice } dadi per le noci, tutti gli altri cercano il cane.
    }
board-race-task-nuts = Tieni premuto e raccogli noci.
board-race-task-dog = Tieni premuto finché arriva il cane.
board-race-wuff = Bau!
board-race-done = Il tuo cane è arrivato.
board-race-helped = lancia il tavolo
board-race-helped-you = Il tavolo lancia per te. Tocca per lanciare da te.
board-race-dogs = Dadi del cane
board-race-paced = Lanciano tutti insieme
board-race-keys = Tasto nella corsa alle noci
board-race-keys-how = Con questi tasti si lancia nella corsa alle noci; su uno schermo tattile ognuno ha la sua zona.
board-result = Risultato della corsa alle noci
board-result-nuts =
    { $nuts ->
        [0] Nessuna noce per { $name }
        [one] 1 noce per { $name }
       *[other] { $nuts } noci per { $name }
    }
board-result-rolls =
    { $rolls ->
        [0] Nessun lancio prima dell’ultimo cane
        [one] in 1 lancio con { $dice ->
            [one] 1 dado
           *[other] { $dice } dadi
        }
       *[other] in { $rolls } lanci con { $dice ->
            [one] 1 dado
           *[other] { $dice } dadi
        }
    }
board-result-after = Bau dopo { $seconds } s
board-result-behind = { $millis } ms dopo
board-result-behind-long = { $seconds } s dopo
board-result-throws =
    { $rolls ->
        [one] Bau al primo lancio
       *[other] Bau al lancio { $rolls }
    }
board-final-round = Ultimo giro: qualcuno ha { $goal } noci.
board-playoff = Spareggio: { $names }
board-clock =
    { $seconds ->
        [one] ancora 1 secondo
       *[other] ancora { $seconds } secondi
    }
board-over =
    { $winners ->
        [one] { $names } vince con { $score } noci.
       *[other] { $names } vincono con { $score } noci ciascuno.
    }
board-pad-title = Segnapunti
board-pad-goal = Fino a { $goal } noci
board-pad-round = Giro { $round }
board-pad-turns =
    { $turns ->
        [0] ancora nessun turno
        [one] 1 turno
       *[other] { $turns } turni
    }
board-pad-missing =
    { $nuts ->
        [0] al traguardo
        [one] manca 1 noce
       *[other] mancano { $nuts } noci
    }
board-pad-you = tu
