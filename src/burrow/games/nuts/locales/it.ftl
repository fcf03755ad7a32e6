# Auf die Nüsse! in italiano. Ghiandaia: la nocciolaia, uccello ladro di noci; cuccia: la faccia vuota del dado del cane.

title = Auf die Nüsse!
tagline = Ancora un lancio e poi smetto. Promesso.
pitch = Un gioco di dadi in cui un lancio di troppo fa perdere tutto
about = Cinque dadi, una scorta per l’inverno e sempre la stessa domanda: fermarsi o rilanciare? Se escono solo scoiattoli, le tue noci sono perse. Ma poi comincia la corsa alle noci, e tutti lanciano più in fretta che possono.

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

rule-N-01 = Ogni giocatore ha il suo dado del cane: una faccia con il cane e cinque con la cuccia. I dadi del cane che avanzano restano nella scatola.
rule-N-02 = Al centro ci sono cinque dadi dello scoiattolo. Ognuno ha tre facce con lo scoiattolo, due con la noce e una con la ghiandaia.
rule-N-03 = Qualcuno segna i punti. Qui ci pensa il tavolo.
rule-N-04 = In famiglia comincia chi ha mangiato una noce per ultimo.
rule-N-05 = Quando tocca a te, lanci per prima cosa tutti e cinque i dadi dello scoiattolo.
rule-N-06 = Ogni noce vale un punto, e il suo dado si può rilanciare.
rule-N-07 = Uno scoiattolo non vale niente, ma il suo dado si può rilanciare.
rule-N-08 = Una ghiandaia non vale niente, e il suo dado va messo da parte.
rule-N-09 = Se il lancio non è né tutto ghiandaie né tutto scoiattoli, scegli tu: fermarti o rilanciare.
rule-N-10 = Fermarti: metti via le noci di questo turno, che vengono segnate come punti. Poi tocca al giocatore successivo.
rule-N-11 = Rilanciare: le noci sono contate, le ghiandaie restano da parte e tu lanci tutti i dadi che mostrano uno scoiattolo o una noce, senza lasciarne nemmeno uno.
rule-N-12 = Le noci di ogni nuovo lancio si aggiungono alle noci di questo turno.
rule-N-13 = Dopo ogni lancio scegli di nuovo.
rule-N-14 = Se tutti i dadi del tuo lancio mostrano una ghiandaia, il tuo turno finisce subito e tutte le sue noci sono perse.
rule-N-15 = Se tutti i dadi del tuo lancio mostrano uno scoiattolo, che sia uno solo o tutti e cinque, tutte le noci di questo turno sono perse.
rule-N-16 = Ma comincia subito una corsa alle noci.
rule-N-17 = Gridi «Alle noci!» e prendi i dadi che hanno appena mostrato solo scoiattoli: quelli e nessun altro.
rule-N-18 = { $race ->
    [paced] Li lanci un lancio alla volta, insieme a tutti gli altri. Qui le ghiandaie non vanno messe da parte: si rilanciano anche loro.
   *[any] Li lanci più in fretta e più spesso che puoi. Qui le ghiandaie non vanno messe da parte: si rilanciano anche loro.
}
rule-N-19 = Ogni noce conta, e il tavolo conta con te.
rule-N-20 = { $race ->
    [paced] A ogni tuo lancio tutti gli altri lanciano una volta il loro dado del cane.
   *[any] Intanto tutti gli altri lanciano il loro dado del cane più in fretta che possono.
}
rule-N-21 = Chi ottiene il cane abbaia: «Bau, bau!»
rule-N-22 = Appena tutti gli altri hanno il loro cane, devi fermarti. Quello che lanci dopo l’ultimo cane non conta più.
rule-N-23 = Le noci che hai contato fin lì vengono segnate come punti.
rule-N-24 = Poi si va avanti in senso orario: tocca al giocatore successivo.
rule-N-25 = Se ti resta un solo dado e con quello ottieni una noce, puoi riprendere tutti e cinque i dadi e andare avanti.
rule-N-26 = Anche la noce dell’ultimo dado conta.
rule-N-27 = Per esempio: tre dadi mostrano due ghiandaie e uno scoiattolo. Lanci lo scoiattolo da solo e diventa una noce: una noce in più per te, e i cinque dadi sono di nuovo lì.
rule-N-28 = Se l’ultimo dado mostra una ghiandaia, il tuo turno è finito; se mostra uno scoiattolo, c’è una corsa alle noci con quel solo dado. In tutti e due i casi le noci di questo turno sono perse.
rule-N-29 = { $goal ->
    [any] Si gioca finché qualcuno non ha segnato abbastanza punti; di solito sono 50.
   *[other] Si gioca finché qualcuno non ha segnato almeno { $goal } punti.
}
rule-N-30 = Poi si finisce il giro, perché tutti abbiano avuto lo stesso numero di turni.
rule-N-31 = { $end ->
    [first] Chi ci arriva per primo vince subito.
   *[any] Vince chi ha più punti.
}
rule-NA-01 = Anche dopo una noce con l’ultimo dado puoi fermarti.
rule-NA-02 = Dopo una noce con l’ultimo dado riprendi tutti e cinque i dadi o ti fermi. Rilanciare solo quello non sarebbe mai meglio, perciò non c’è questa scelta.
rule-NA-03 = L’ultimo dado va lanciato da solo. Se un lancio di più dadi te ne lascia uno solo, con una noce, i cinque non tornano ancora.
rule-NA-04 = «Tutti i dadi» vuol dire i dadi di questo lancio, non le ghiandaie già messe da parte.
rule-NA-05 = Ghiandaie e scoiattoli insieme sono un lancio normale senza noci: puoi fermarti o rilanciare.
rule-NA-06 = Anche il primissimo lancio può mostrare solo scoiattoli. Allora c’è una corsa alle noci con cinque dadi, e non c’era niente da perdere.
rule-NA-07 = Puoi fermarti anche senza nemmeno una noce.
rule-NA-08 = Chi ha ottenuto il cane non lancia più e non può più perderlo.
rule-NA-09 = { $race ->
    [realtime] Un lancio conta se si è fermato prima dell’ultimo cane.
    [paced] Il lancio fatto insieme all’ultimo cane conta ancora.
   *[any] Un lancio conta se si è fermato prima dell’ultimo cane. In una corsa senza fretta, il lancio fatto insieme all’ultimo cane conta ancora.
}
rule-NA-10 = Nella corsa alle noci, fare solo ghiandaie o solo scoiattoli non cambia niente.
rule-NA-11 = { $race ->
    [realtime] Fra due lanci passano almeno { $cadence } millisecondi, anche per i bot; tenendo premuto si lancia proprio a quel ritmo. Un conto alla rovescia fa partire tutti insieme{ race-reading }, e si conta da 0 noci. Se qualcuno non lancia il suo dado del cane per due secondi, o per il doppio del tempo minimo se è di più, il tavolo lancia al suo posto finché non arriva il cane.
    [paced] Basta premere una volta per lanciare tutti i dadi insieme. Si conta da 0 noci.
   *[any] Il tempo minimo fra due lanci è uguale per tutti, anche per i bot; tenendo premuto si lancia proprio a quel ritmo. Un conto alla rovescia fa partire tutti insieme{ race-reading }, e si conta da 0 noci. Se qualcuno non lancia il suo dado del cane per due secondi, o per il doppio del tempo minimo se è di più, il tavolo lancia al suo posto finché non arriva il cane. In una corsa senza fretta basta premere una volta per lanciare tutti i dadi insieme.
}
race-reading = { $reading ->
    [true] { " " }(15 secondi prima della prima corsa, il tempo di leggere)
   *[other] { "" }
}
rule-NA-12 = In due si lancia un solo dado del cane; tutto il resto non cambia.
rule-NA-13 = Il giro finisce prima che tocchi di nuovo a chi ha cominciato la partita.
rule-NA-14 = { $tie ->
    [extra] Se più giocatori sono in testa a pari punti, ognuno gioca un altro turno, in senso orario, e i punti si aggiungono; in una corsa alle noci tutti gli altri cercano il cane. Poi si confronta, e si va avanti così finché uno non è in testa da solo.
    [shared] Se più giocatori sono in testa a pari punti, condividono la vittoria.
   *[any] Se più giocatori sono in testa a pari punti, ognuno gioca un altro turno, in senso orario, e i punti si aggiungono; in una corsa alle noci tutti gli altri cercano il cane. Poi si confronta, e si va avanti così finché uno non è in testa da solo. Se preferite, condividono la vittoria.
}
rule-NA-15 = Anche i punti di una corsa alle noci contano per il traguardo.
rule-NA-16 = { $starter ->
    [random] La sorte decide chi comincia. Si gioca in senso orario.
    [first] Comincia chi siede al posto 1. Si gioca in senso orario.
    [second] Comincia chi siede al posto 2. Si gioca in senso orario.
    [third] Comincia chi siede al posto 3. Si gioca in senso orario.
    [fourth] Comincia chi siede al posto 4. Si gioca in senso orario.
   *[any] La sorte decide chi comincia, oppure chi apre il tavolo sceglie un posto. Si gioca in senso orario.
}
rule-NA-17 = { $end ->
    [first] Per il traguardo contano solo i punti segnati. Raggiungerlo a metà turno non obbliga a fermarsi.
   *[any] Per il traguardo contano solo i punti segnati. Raggiungerlo a metà turno non obbliga a fermarsi, e chi gioca dopo nello stesso giro può ancora superarti.
}
rule-NA-18 = Nello stesso turno l’ultimo dado può far tornare tutti e cinque più volte. Tutte le noci del turno restano in pericolo.
rule-NA-19 = { $clock ->
    [any] Se c’è un tempo per decidere e scade, si mettono via le noci di questo turno; se non si è ancora lanciato, prima il tavolo lancia i dadi. In una corsa senza fretta il tavolo continua allora a lanciare per te finché non premi di nuovo; la corsa finisce comunque solo con l’ultimo cane. Senza limite, un bot può prendere il posto di chi non c’è.
    [0] Avete tutto il tempo che volete. Se qualcuno non c’è, un bot può prendere il suo posto.
   *[other] Avete { $clock } secondi per decidere. Quando scadono, si mettono via le noci di questo turno; se non si è ancora lanciato, prima il tavolo lancia i dadi. In una corsa senza fretta il tavolo continua allora a lanciare per te finché non premi di nuovo; la corsa finisce comunque solo con l’ultimo cane.
}

# Impostazioni

preset-first-help = Comincia chi siede al posto 1, e prima della prima corsa alle noci c’è il tempo di leggere.
preset-short-help = Fino a 25 punti, e in caso di parità si vince insieme: dura circa la metà.
preset-printed-help = Fino a 50 punti, con una vera corsa alle noci.
option-goal = Traguardo
option-goal-help = Si gioca fino a questo punteggio.
option-goal-unit = punti
option-end = Fine della partita
option-end-help = Gli stessi turni per tutti, oppure chi arriva per primo al traguardo vince subito.
option-end-round = Finire il giro
option-end-first = Il primo al traguardo
option-tie = Parità
option-tie-help = Che cosa succede se alla fine più giocatori hanno il punteggio più alto.
option-tie-extra = Un altro turno a testa
option-tie-shared = Vittoria condivisa
option-race = Corsa alle noci
option-race-help = Tutti più in fretta che possono, oppure si preme una volta e si lanciano tutti i dadi.
option-race-realtime = Di corsa
option-race-paced = Senza fretta
option-cadence = Tempo minimo fra due lanci
option-cadence-help = Nella corsa alle noci nessuno lancia più in fretta.
option-cadence-unit = { $count ->
    [one] millisecondo
   *[other] millisecondi
}
option-reading = Tempo per leggere
option-reading-help = Prima della prima corsa alle noci ci sono 15 secondi per leggere che cosa succede.
option-starter = Chi comincia
option-starter-help = Decide la sorte, oppure scegliete voi: in famiglia comincia chi ha mangiato una noce per ultimo.
option-starter-random = La sorte
option-starter-first = Posto 1
option-starter-second = Posto 2
option-starter-third = Posto 3
option-starter-fourth = Posto 4
option-clock = Tempo per decidere
option-clock-help = Secondi per ogni decisione; con 0 ognuno si prende il tempo che vuole.
option-clock-unit = { $count ->
    [one] secondo
   *[other] secondi
}

# Avversari

bot-casual = Saltella
bot-casual-level = facile
bot-casual-about = Gioca d’istinto, dimentica di contare i dadi e si fa coraggio quando gli altri sono davanti.
bot-careful = Parsimonia
bot-careful-level = medio
bot-careful-about = Ha in mente un numero e si ferma proprio lì. Sempre.
bot-expert = Gheriglio
bot-expert-level = difficile
bot-expert-about = Ha calcolato ogni lancio e conosce il momento giusto.

# Punti

line-banked = Noci messe via
line-raced = Noci delle corse alle noci

# Che cosa non si può

refuse-not-seated = Questo posto non gioca. Gioca da uno dei posti al tavolo.
refuse-starter = Siete in { $seats }, quindi non c’è il posto { $number }. Prendine uno da 1 a { $seats }, o lascia decidere la sorte.
refuse-over = La partita è finita. Cominciane un’altra per giocare ancora.
refuse-nature = Questo lo decidono i dadi e l’orologio; tu puoi lanciare o fermarti.
refuse-draw = Un momento: la sorte decide chi comincia.
refuse-not-your-turn = È il turno di { $seat }; poi si va avanti in senso orario.
refuse-passive-race = La corsa alle noci è cominciata: lancia il tuo dado del cane.
refuse-roll-in-race = La corsa alle noci è cominciata: lancia più in fretta che puoi.
refuse-bank-in-race = Nella corsa alle noci non puoi fermarti; finisce con l’ultimo cane.
refuse-bank-before-roll = Prima lancia tutti e cinque i dadi, poi potrai fermarti.
refuse-in-the-air = I dadi stanno ancora rotolando. Aspetta che si fermino.
refuse-paced = In una corsa senza fretta, { $seat } lancia per tutti.
refuse-has-dog = Hai già il tuo cane; il tuo dado può riposare.
refuse-too-late = { $ms ->
    [0] Un battito di ciglia troppo tardi: l’ultimo cane è stato più veloce.
    [one] Un millisecondo troppo tardi: l’ultimo cane è stato più veloce.
   *[other] { $ms } millisecondi troppo tardi: l’ultimo cane è stato più veloce.
}
refuse-no-race = Adesso non c’è nessuna corsa alle noci. Comincia quando un lancio mostra solo scoiattoli.
refuse-countdown = Non ancora: si parte tutti insieme alla fine del conto alla rovescia.
refuse-cadence = Non così in fretta: fra due lanci passano almeno { $ms } millisecondi, per tutti.

# Che cosa succede

count-nuts = { $nuts ->
    [one] una noce
   *[other] { $nuts } noci
}
count-squirrels = { $squirrels ->
    [one] uno scoiattolo
   *[other] { $squirrels } scoiattoli
}
count-birds = { $birds ->
    [one] una ghiandaia
   *[other] { $birds } ghiandaie
}
count-faces = { $nuts ->
    [0] { count-squirrels } e { count-birds }
   *[other] { $squirrels ->
        [0] { $birds ->
            [0] { count-nuts }
           *[other] { count-nuts } e { count-birds }
        }
       *[other] { $birds ->
            [0] { count-nuts } e { count-squirrels }
           *[other] { count-nuts }, { count-squirrels } e { count-birds }
        }
    }
}
count-points = { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
}
count-lost = { $lost ->
    [0] Non c’era niente da perdere.
    [one] Una noce è persa.
   *[other] { $lost } noci sono perse.
}
tell-starts = Comincia { $seat }.
tell-roll = { $seat } lancia: { count-faces }. In questo turno: { $total ->
    [0] ancora nessuna noce
    [one] 1 noce
   *[other] { $total } noci
}.
tell-fresh = Una noce con l’ultimo dado: { $seat } può riprendere tutti e cinque i dadi.
tell-all-birds = { $dice ->
    [one] { $seat } ottiene una ghiandaia con l’ultimo dado.
   *[other] { $seat } ottiene { $dice } ghiandaie e nient’altro.
} { count-lost }
tell-race = { $dice ->
    [one] Solo uno scoiattolo. { count-lost } Alle noci, { $seat }, con un dado!
   *[other] Solo scoiattoli. { count-lost } Alle noci, { $seat }, con { $dice } dadi!
}
tell-dog = Bau, bau! { $seat } ha il cane.
tell-help = Il tavolo lancia per { $seat }.
tell-time-up = Tempo scaduto per { $seat }.
tell-bank = { $points ->
    [0] { $seat } si ferma senza noci
    [one] { $seat } mette via una noce
   *[other] { $seat } mette via { $points } noci
} e ha { $score ->
    [one] 1 punto
   *[other] { $score } punti
}.
tell-race-over = La corsa alle noci è finita: { count-points } per { $seat }, { $score } in tutto.
tell-final-round = { $seat } ha raggiunto il traguardo di { $goal } punti. Si finisce il giro.
tell-playoff = Parità a { $score } punti: { $seats } giocatori fanno un altro turno ciascuno.
tell-winner = Vince { $seat } con { $score } punti.
tell-shared = { $winners } giocatori condividono la vittoria con { $score } punti ciascuno.

# Il tavolo di gioco

board-scores = Punti
board-starts = Comincia { $name }.
board-draw = La sorte decide chi comincia.
board-turn-yours = Tocca a te.
board-turn-of = { $name }, tocca a te.
board-turn-other = È il turno di { $name }.
board-roll =
    { $dice ->
        [one] Lancia l’ultimo dado
       *[other] Lancia { $dice } dadi
    }
board-roll-fresh = Lancia tutti e { $dice }
board-bank =
    { $nuts ->
        [0] Fermati senza noci
        [one] Metti via 1 noce
       *[other] Metti via { $nuts } noci
    }
board-total =
    { $nuts ->
        [one] noce nel turno
       *[other] noci nel turno
    }
board-pile =
    { $nuts ->
        [0] La buca è vuota.
        [one] 1 noce è nella buca, non ancora messa via.
       *[other] { $nuts } noci sono nella buca, non ancora messe via.
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
board-dice = Dadi: { $faces }
board-dice-aside =
    { $birds ->
        [one] Dadi: { $faces }; sul ramo: 1 ghiandaia
       *[other] Dadi: { $faces }; sul ramo: { $birds } ghiandaie
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
board-news-fresh = Una noce con l’ultimo dado: possono tornare tutti e cinque.
board-news-all-birds =
    { $nuts ->
        [0] Solo ghiandaie: niente per { $name }.
        [one] Solo ghiandaie: 1 noce persa.
       *[other] Solo ghiandaie: { $nuts } noci perse.
    }
board-news-banked =
    { $nuts ->
        [0] { $name } si ferma senza noci
        [one] { $name } mette via 1 noce
       *[other] { $name } mette via { $nuts } noci
    } e ha { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }.
board-news-time-up =
    { $nuts ->
        [0] Tempo scaduto: nessuna noce per { $name }.
        [one] Tempo scaduto: 1 noce messa via per { $name }.
       *[other] Tempo scaduto: { $nuts } noci messe via per { $name }.
    }
board-odds = Probabilità
board-odds-lose = Tutto perso: { $chance }
board-odds-safe = Non c’è ancora niente da perdere.
board-odds-birds = Solo ghiandaie: { $chance }
board-odds-race = Solo scoiattoli, poi corsa alle noci: { $chance }
board-odds-on = Si va avanti: { $chance }
board-odds-gain = Questo lancio da solo: in media { $gain } noci
board-odds-best-roll = Alla lunga conviene lanciare.
board-odds-best-five = Conviene lanciare lo stesso: una noce fa tornare tutti e cinque i dadi.
board-odds-best-bank = Alla lunga conviene fermarsi.
board-race-call = Alle noci!
board-race-why =
    { $nuts ->
        [0] Solo scoiattoli, e niente da perdere.
        [one] Solo scoiattoli: 1 noce persa.
       *[other] Solo scoiattoli: { $nuts } noci perse.
    }
board-race-what =
    { $dice ->
        [one] { $name } lancia 1 dado per le noci, tutti gli altri cercano il cane, finché non abbaia l’ultimo.
       *[other] { $name } lancia { $dice } dadi per le noci, tutti gli altri cercano il cane, finché non abbaia l’ultimo.
    }
board-race-task-nuts = Tieni premuto e raccogli le noci.
board-race-task-dog = Tieni premuto finché non arriva il cane.
board-race-wuff = Bau!
board-race-done = Il tuo cane è arrivato. Tocca, e abbaia.
board-race-helped = lancio automatico
board-race-helped-you = Il tavolo lancia per te. Tocca, e lanci di nuovo tu.
board-race-dogs = Dadi del cane
board-race-paced = Lanciano tutti
board-race-just-over = La corsa alle noci è appena finita. Ancora un attimo.
board-race-keys = Tasto nella corsa alle noci
board-race-keys-how = Con questi tasti si lancia durante la corsa alle noci; sul touchscreen ognuno ha la sua zona.
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
board-result-after = Bau dopo { $time }
board-result-behind = { $time } dopo
board-result-together = nello stesso istante
board-result-none = ancora nessun cane
board-result-throws =
    { $rolls ->
        [one] Bau al primo lancio
       *[other] Bau al lancio n. { $rolls }
    }
board-final-round = Ultimo giro: qualcuno ha raggiunto { $goal } punti.
board-playoff = Spareggio: { $names }
board-clock =
    { $seconds ->
        [one] ancora 1 secondo
       *[other] ancora { $seconds } secondi
    }
board-over =
    { $winners ->
        [one] { $names } vince con { $score } punti.
       *[other] Vittoria condivisa, con { $score } punti a testa: { $names }.
    }
board-pad-title = Segnapunti
board-pad-goal = Traguardo: { $goal } punti
board-pad-round = Giro { $round }
board-pad-missing =
    { $points ->
        [0] traguardo raggiunto
        [one] manca 1 punto
       *[other] mancano { $points } punti
    }
board-pad-you = tu
board-primer = Come si gioca
primer-aim = Traguardo: { $goal } punti. Fermati prima di perdere le noci.
primer-nut = Ogni noce vale 1 punto, se la metti via.
primer-bird = Un dado con la ghiandaia va messo da parte.
primer-gone = Solo scoiattoli o solo ghiandaie: tutto perso.
primer-race = Dopo gli scoiattoli c’è la corsa alle noci: chi li ha lanciati raccoglie noci finché tutti gli altri non hanno il cane.
primer-bank = Fermati in tempo e metti via le tue noci.

## What chance decides, for the page that checks a log
chance-starter = Chi comincia
chance-squirrel-die = Dado dello scoiattolo
chance-dog-die = Dado del cane
chance-face =
    { $face ->
        [squirrel] scoiattolo
        [nut] noce
        [bird] ghiandaia
        [dog] cane
       *[house] cuccia
    }
