# Hamsterrolle in italiano. Ruota: l’anello di legno; scomparto: un dodicesimo della ruota, chiamato col suo numero, da 1 a
# 12; divisorio: il legno tra due scomparti; il più basso: il più vicino al tavolo; pezzo: un pezzo di legno, di uno degli
# otto tipi, ognuno con un colore e una forma; serie: un pezzo di ogni tipo tranne la piramide; scorta: i pezzi che qualcuno
# deve ancora mettere; avanti, davanti: dove rotola la ruota; bordo anteriore: fin dove arriva un pezzo. Prendere, portare,
# lasciare: ciò che fa una mano; mettere: aggiungere alla ruota un pezzo della scorta; passare: portare invece più avanti un
# pezzo di uno dei due scomparti più bassi; lasciar cadere: lasciarlo senza che nessuno giudichi dov’è; cadere fuori:
# toccare il tavolo; forza maggiore: cadere da solo; turno; giro: tutti hanno giocato; cronometro: per un pezzo; compagno,
# squadra.

## Regole, impostazioni, avversari, obiezioni, avvenimenti

title = Hamsterrolle
tagline = Ancora un pezzetto. Che cosa può rotolare storto?
pitch = Un gioco di mano ferma, in cui ciò che cade dalla ruota è tuo
about = Una ruota di legno con dodici scomparti, e una scorta di pezzi di cui ti vuoi liberare. Mettili dentro uno alla volta, sempre più avanti, e la ruota si mette a rotolare. Finché non ruzzola fuori qualcosa: allora è tuo.

section-aim = Lo scopo
section-setup = Preparazione
section-start = Il primo pezzo
section-turn = Il tuo turno
section-fall = Quando qualcosa cade
section-clock = Il cronometro
section-pass = Passare
section-powers = Forza maggiore
section-end = La fine
section-handling = Trucchi del mestiere
section-teams = A squadre
section-rulings = Per essere precisi

rule-W-01 = Vince chi per primo non ha più pezzi.
rule-W-02 = Tutto quello che cade fuori dalla ruota nel tuo turno è tuo, e più tardi dovrai rimetterlo dentro.
rule-W-03 = La ruota sta in mezzo al tavolo. Nello scomparto più basso c’è la piramide nera.
rule-W-04 = Ognuno riceve una serie intera: 7 pezzi, uno di ogni colore.
rule-W-05 = In due ricevete due serie a testa, cioè 14 pezzi.
rule-W-06 = { $fourth ->
    [out] In tre la quarta serie resta fuori.
    [shared] In tre vi dividete i pezzi della quarta serie.
   *[any] In tre la quarta serie resta fuori. Se volete, invece, ve ne dividete i pezzi.
}
rule-W-07 = { $teams ->
    [none] In quattro ognuno gioca per sé.
    [side] In quattro giocate a squadre, con i compagni fianco a fianco.
    [across] In quattro giocate a squadre, con i compagni di fronte.
   *[any] In quattro ognuno gioca per sé, oppure fate due squadre.
}
rule-W-08 = In famiglia comincia chi ha le mani più tremanti.
rule-W-09 = Il primo pezzo, uno qualsiasi, va due scomparti davanti alla piramide; quello in mezzo resta vuoto. Da quel momento la ruota rotola in quella direzione.
rule-W-10 = Si gioca a turno. Al tuo turno metti uno dei tuoi pezzi nella ruota.
rule-W-11 = Metti i pezzi in modo che la ruota rotoli sempre nella stessa direzione per tutta la partita.
rule-W-12 = Hai tre scomparti aperti: quello dove è stato messo l’ultimo pezzo, il prossimo più avanti e quello dopo ancora. Nessun altro.
rule-W-13 = Il bordo anteriore del tuo pezzo deve arrivare più avanti di ogni pezzo che c’era prima.
rule-W-14 = In uno scomparto i pezzi sono tutti diversi: mai due dello stesso tipo.
rule-W-15 = I pezzi che cadono fuori nel tuo turno sono tuoi.
rule-W-16 = Basta che un pezzo tocchi il tavolo, anche se è ancora per metà nella ruota.
rule-W-17 = Allora il tuo turno è finito, anche se il tuo pezzo non è ancora dentro.
rule-W-18 = { $clock ->
    [none] Per un pezzo hai tutto il tempo che vuoi: a questo tavolo non c’è cronometro. Solo dopo dieci minuti cade nella ruota.
    [any] Per un pezzo hai 30 secondi, o il tempo che avete stabilito. Poi devi lasciarlo, e se non resta dov’è, cade nella ruota.
   *[other] Per un pezzo hai { $clock } secondi. Poi devi lasciarlo, e se non resta dov’è, cade nella ruota.
}
rule-W-19 = Anche i pezzi che cadono fuori per questo sono tuoi.
rule-W-20 = Se pensi che nessuno dei tuoi pezzi ci stia, puoi passare. Ma chi passa dà una mano:
rule-W-21 = Puoi passare solo finché in questo turno non hai provato a mettere niente.
rule-W-22 = Prendi un pezzo, quello che vuoi, da uno dei due scomparti più bassi
rule-W-23 = e mettilo, come vuoi, in un altro scomparto più avanti.
rule-W-24 = Lì non ci deve già essere un pezzo dello stesso tipo.
rule-W-25 = Ogni pezzo che intanto cade fuori è tuo.
rule-W-26 = Se dei pezzi cadono fuori da soli, senza che nessuno abbia toccato niente, è forza maggiore: escono dal gioco.
rule-W-27 = Appena qualcuno ha messo il suo ultimo pezzo, la partita è finita, e chi l’ha messo vince. A squadre finisce in un altro modo.
rule-W-28 = { $steady ->
    [true] Puoi tenere ferma la ruota mentre metti un pezzo. A questo tavolo ti aiuta una mano ferma: il pezzo segue più lentamente e non trema.
   *[any] Puoi tenere ferma la ruota mentre metti un pezzo.
}
rule-W-29 = Quando il pezzo è dentro, devi lasciare la ruota.
rule-W-30 = Con il tuo pezzo puoi spingere da parte quelli che sono nello stesso scomparto.
rule-W-31 = Se la ruota è rotolata troppo lontano dal centro del tavolo, la si può tirare indietro piano con una mano,
rule-W-32 = ma senza girarla.
rule-W-33 = { $teams ->
    [side] Si gioca due contro due. I compagni siedono fianco a fianco e giocano uno dopo l’altro.
    [across] Si gioca due contro due. I compagni siedono uno di fronte all’altro.
   *[any] Si gioca due contro due. È meglio sedersi fianco a fianco e giocare uno dopo l’altro, ma anche di fronte va bene.
}
rule-W-34 = Se non hai più pezzi, al tuo turno puoi prenderne uno qualsiasi dall’altra scorta della tua squadra e metterlo.
rule-W-35 = Se allora cade fuori qualcosa, è tuo e non va nell’altra scorta.
rule-W-36 = La partita è finita quando una squadra non ha più pezzi. Vince quella squadra.
rule-W-37 = È finita anche quando in ogni squadra qualcuno non ha più pezzi. Allora vince la squadra con meno pezzi.
rule-WA-01 = La piramide nera è un pezzo come gli altri: se cade fuori nel tuo turno è tua, e la rimetti dentro. Puoi anche spostarla quando passi. Ce n’è una sola, quindi può stare accanto a ogni altro pezzo.
rule-WA-02 = { $direction ->
    [left] Vista da davanti, la ruota rotola verso sinistra.
    [first] Chi comincia sceglie da che parte rotola la ruota.
   *[any] Vista da davanti, la ruota rotola verso sinistra. Se volete, chi comincia sceglie la direzione.
}
rule-WA-03 = I tre scomparti si contano da quello dove un pezzo è stato accettato per ultimo, se alla fine del suo turno quel pezzo è ancora nella ruota, qualunque altra cosa cada. Lasciar cadere e passare non cambiano niente. Finché non c’è un pezzo così, vale la regola del primo: due scomparti davanti alla piramide, o davanti allo scomparto più basso se la piramide è fuori. Fino ad allora nessuno può passare.
rule-WA-04 = Se all’inizio di un turno i tre scomparti sono già tutti scesi fino al più basso o dietro di lui, si contano dal più basso. Lo stesso se la ruota è tornata indietro e il primo dei tre è più di quattro scomparti davanti al più basso. Se la ruota è vuota, vale di nuovo la regola del primo pezzo. Nessuno controlla che il tuo pezzo faccia rotolare la ruota in avanti, e rotolare indietro non costa niente.
rule-WA-05 = { $front ->
    [printed] Il tuo bordo anteriore si confronta con ogni pezzo, piramide compresa, che si trova tra il punto dove la ruota tocca il tavolo e la cima, nel senso in cui rotola. Conta l’angolo intorno al mozzo, e un quinto di grado è in regalo.
    [compartment] Il tuo bordo anteriore si confronta con ogni pezzo, piramide compresa, che è nel tuo scomparto o che vi sporge da dietro. Conta l’angolo intorno al mozzo, e un quinto di grado è in regalo. Se non c’è niente, va bene qualsiasi posto.
   *[any] Il tuo bordo anteriore si confronta con ogni pezzo, piramide compresa, che è nel tuo scomparto o che vi sporge da dietro. Conta l’angolo intorno al mozzo, e un quinto di grado è in regalo. Se non c’è niente, va bene qualsiasi posto. Se giocate con la regola stampata, si confronta con ogni pezzo tra il tavolo e la cima, nel senso in cui rotola.
}
rule-WA-06 = Quando lasci il pezzo, la ruota è tenuta ferma. Appena il pezzo non si muove più, al massimo dopo un secondo, si guardano scomparto, bordo anteriore e tipo. Poi la ruota è libera, e quello che scivola dopo non conta.
rule-WA-07 = Se il tuo pezzo non va bene, non è accettato. Riprendilo e sistemalo, finché il cronometro corre.
rule-WA-08 = I pezzi che ruzzolano senza toccare il tavolo restano dove sono, anche accanto a uno del loro tipo.
rule-WA-09 = Se cade fuori il tuo pezzo nuovo, lo riprendi insieme agli altri, e il tuo turno è finito.
rule-WA-10 = Se qualcosa cade fuori prima che il tuo pezzo sia accettato, il pezzo torna nella tua scorta e la ruota è libera. Tutto quello che cade, finché la ruota non è di nuovo ferma, è tuo. Se tocca il tavolo solo il pezzo che hai in mano, non è caduto niente.
rule-WA-11 = Quando il cronometro è a zero, il tuo pezzo viene lasciato dove lo tieni; se non è sopra uno scomparto aperto, prima viene portato sopra quello più vicino. Allora non si guardano né bordo anteriore né tipo, e dove si ferma resta. Puoi sceglierlo tu prima della fine, «Lascia cadere», ma solo quando è passata metà del tempo e un posto è stato rifiutato, oppure se nessuno dei tuoi pezzi ha un posto permesso e non puoi passare. Senza cronometro puoi farlo dopo 30 secondi. Lo stesso vale per i bot.
rule-WA-12 = { $turn ->
    [any] Il cronometro parte quando prendi un pezzo, e una volta sola per turno. Ci può essere anche un tempo per prenderne uno; quando è scaduto, il bot { bot-careful } gioca il tuo turno. Un bot può prendere il posto di chi non c’è.
    [0] Il cronometro parte quando prendi un pezzo, e una volta sola per turno. Un bot può prendere il posto di chi non c’è.
   *[other] Il cronometro parte quando prendi un pezzo, e una volta sola per turno. Hai { $turn } secondi per prenderne uno; quando sono scaduti, il bot { bot-careful } gioca il tuo turno. Un bot può prendere il posto di chi non c’è.
}
rule-WA-13 = Hai provato appena il pezzo che hai in mano ha toccato la ruota o un pezzo che c’è dentro. Prima puoi rimetterlo nella scorta, prenderne un altro o passare; intanto il cronometro continua. Tenere ferma la ruota non conta come tentativo. Anche chi passa può tenere ferma la ruota, e ha lo stesso cronometro.
rule-WA-14 = Quando passi non contano né i tre scomparti né il bordo anteriore. Il pezzo deve solo andare più avanti di dov’era, dove non ce n’è un altro del suo tipo, e a meno di mezzo giro davanti al punto in cui la ruota tocca il tavolo. Se qualcosa cade mentre l’hai in mano, lo metti dentro lo stesso; poi il tuo turno è finito. Dopo due giri interi in cui tutti hanno solo passato, chi viene dopo deve mettere un pezzo.
rule-WA-15 = Se i due scomparti più bassi sono vuoti, nessuno può passare. Allora devi provare a mettere un pezzo.
rule-WA-16 = I due più bassi sono gli scomparti il cui centro, all’inizio del turno, è più vicino al punto in cui la ruota tocca il tavolo. Se due sono ugualmente vicini, conta quello davanti.
rule-WA-17 = Il tuo turno dura finché tutto non è fermo. Dopo 10 secondi la ruota rotola senza che la si veda, e dopo 30 secondi in tutto si blocca ogni cosa. Quello che cade da lì in poi, finché chi viene dopo non tocca qualcosa con un pezzo, è forza maggiore, anche se cade perché si tiene ferma la ruota.
rule-WA-18 = Se metti il tuo ultimo pezzo e altri cadono fuori, non hai vinto: li prendi. Se la partita è finita si vede quando tutto è fermo, anche a squadre.
rule-WA-19 = Se in tre vi dividete la quarta serie, ognuno riceve a sorte due dei suoi pezzi. L’ultimo resta fuori.
rule-WA-20 = A squadre, se non hai più pezzi, ne metti uno dell’altra scorta o passi. Non puoi semplicemente saltare il turno.
rule-WA-21 = Se in ogni squadra qualcuno non ha più pezzi e le due squadre ne hanno lo stesso numero, è un pareggio.
rule-WA-22 = Qui il tavolo segue la ruota, quindi nessuno deve tirarla indietro. Se intanto cadesse qualcosa, sarebbe di chi è di turno.
rule-WA-23 = Non puoi togliere o riordinare pezzi con la mano. Puoi solo spingere con il tuo nel suo scomparto, e riprenderlo finché non è accettato. Spingere altrove non è punito, ma quello che cade fuori è tuo.
rule-WA-24 = { $rounds ->
    [any] Perché nessuna partita duri in eterno, finisce dopo venti giri, o dopo quanti ne avete stabiliti. Allora vince chi ha meno pezzi.
    [0] A questo tavolo non c’è un ultimo giro: si gioca finché qualcuno non ha più pezzi.
    [one] Perché nessuna partita duri in eterno, questa finisce dopo { $rounds } giro. Allora vince chi ha meno pezzi.
   *[other] Perché nessuna partita duri in eterno, questa finisce dopo { $rounds } giri. Allora vince chi ha meno pezzi.
}
rule-WA-25 = Un pezzo è nello scomparto dove si trova il suo baricentro. Se è proprio sopra un divisorio, conta lo scomparto davanti.
rule-WA-26 = Se hai preso un pezzo dall’altra scorta della tua squadra e non è stato messo, torna lì. Se è caduto fuori, è tuo.
rule-WA-27 = { $first ->
    [chance] La sorte decide chi comincia.
    [any] La sorte decide chi comincia, oppure scegliete voi.
   *[other] Comincia chi siede al posto { $first }.
}

preset-first-help = 60 secondi per ogni pezzo, e una mano ferma.
preset-short-help = Si finisce dopo 8 giri, e vince chi ha meno pezzi.
preset-printed-help = 30 secondi, la regola severa per il bordo anteriore, e nessun ultimo giro.
option-teams = Squadre
option-teams-help = In quattro: ognuno per sé, oppure due squadre, con i compagni fianco a fianco o di fronte.
option-teams-none = Ognuno per sé
option-teams-side = Compagni fianco a fianco
option-teams-across = Compagni di fronte
option-fourth = La quarta serie
option-fourth-help = In tre: la quarta serie resta fuori, oppure ognuno riceve due dei suoi pezzi.
option-fourth-out = Resta fuori
option-fourth-shared = Si distribuisce
option-clock = Tempo per un pezzo
option-clock-help = Il tempo da quando prendi un pezzo a quando lo lasci, un po’ più lungo se giocano bambini.
option-clock-30 = 30 secondi
option-clock-45 = 45 secondi
option-clock-60 = 60 secondi
option-clock-90 = 90 secondi
option-clock-none = Senza limite
option-steady = Mano ferma
option-steady-help = I pezzi seguono la mano più lentamente e non tremano.
option-direction = Direzione della ruota
option-direction-help = La ruota rotola verso sinistra, oppure chi comincia sceglie la direzione.
option-direction-left = Verso sinistra
option-direction-first = Sceglie chi comincia
option-first = Chi comincia
option-first-help = Decide la sorte, oppure scegliete voi: in famiglia comincia chi ha le mani più tremanti.
option-first-chance = La sorte
option-first-1 = Posto 1
option-first-2 = Posto 2
option-first-3 = Posto 3
option-first-4 = Posto 4
option-front = Bordo anteriore
option-front-help = Che cosa deve superare il tuo pezzo: solo quello che c’è nel suo scomparto o, più severo e come da regola stampata, ogni pezzo davanti al punto in cui la ruota tocca il tavolo.
option-front-compartment = In testa allo scomparto
option-front-printed = In testa a tutti
option-rounds = Ultimo giro
option-rounds-help = Dopo questi giri vince chi ha meno pezzi; con 0 si gioca finché qualcuno non ne ha più.
option-rounds-unit = { $count ->
    [one] giro
   *[other] giri
}
option-turn = Tempo per cominciare
option-turn-help = Secondi per prendere un pezzo, altrimenti un bot gioca il tuo turno; con 0 ti prendi il tempo che vuoi.
option-turn-unit = { $count ->
    [one] secondo
   *[other] secondi
}

bot-casual = Capriola
bot-casual-level = facile
bot-casual-about = Mette i pezzi dove c’è posto e ogni volta si stupisce che la ruota rotoli.
bot-careful = Filapiombo
bot-careful-level = medio
bot-careful-about = Mette giù ogni pezzo con garbo, dove è più difficile che scivoli.
bot-expert = Galileo Rodilei
bot-expert-level = difficile
bot-expert-about = Sa prima come rotolerà la ruota, e che cosa resterà a te.

# Un pezzo secondo il suo tipo: da solo; in mezzo a una frase, quello e uno qualsiasi; all’inizio di una frase; più d’uno

kind-cube = cubo rosso
kind-plank = assicella verde
kind-bar = barra blu
kind-slab = lastra gialla
kind-roller = rullo arancione
kind-roof = tetto viola
kind-comb = favo bianco
kind-pyramid = piramide nera
kind-the = { $kind ->
    [cube] il cubo rosso
    [plank] l’assicella verde
    [bar] la barra blu
    [slab] la lastra gialla
    [roller] il rullo arancione
    [roof] il tetto viola
    [comb] il favo bianco
   *[pyramid] la piramide nera
}
kind-a = { $kind ->
    [cube] un cubo rosso
    [plank] un’assicella verde
    [bar] una barra blu
    [slab] una lastra gialla
    [roller] un rullo arancione
    [roof] un tetto viola
    [comb] un favo bianco
   *[pyramid] una piramide nera
}
kind-first = { $kind ->
    [cube] Il cubo rosso
    [plank] L’assicella verde
    [bar] La barra blu
    [slab] La lastra gialla
    [roller] Il rullo arancione
    [roof] Il tetto viola
    [comb] Il favo bianco
   *[pyramid] La piramide nera
}
kind-many = { $kind ->
    [cube] cubi rossi
    [plank] assicelle verdi
    [bar] barre blu
    [slab] lastre gialle
    [roller] rulli arancioni
    [roof] tetti viola
    [comb] favi bianchi
   *[pyramid] piramidi nere
}

line-pieces = Pezzi rimasti
line-team = Rimasti alla squadra
total = { $count ->
    [0] nessun pezzo
    [one] 1 pezzo rimasto
   *[other] { $count } pezzi rimasti
}

refuse-first = Siete in { $seats }, quindi non c’è il posto { $number }. Prendine uno da 1 a { $seats }, o lascia decidere la sorte.
refuse-teams = Per le squadre bisogna essere in 4, e siete in { $seats }. Giocate ognuno per sé, o invitate qualcun altro.
refuse-not-seated = Questo posto non gioca. Gioca da uno dei posti al tavolo.
refuse-over = La partita è finita. Cominciane un’altra per giocare ancora.
refuse-nature = Questo lo decidono la sorte, il cronometro e la ruota. Tu puoi prendere un pezzo e metterlo.
refuse-moment = Un momento: prima tutto deve essere fermo.
refuse-turn = Tocca a { $seat }. Si gioca tutti, a turno.
refuse-direct-first = Di’ prima in che direzione rotola la ruota.
refuse-directed = La direzione della ruota è già decisa. Ora metti un pezzo.
refuse-no-piece = Questo pezzo non c’è più. Prendine uno dalla tua scorta.
refuse-not-yours = Questo pezzo è nella scorta di { $seat }. Prendine uno dei tuoi.
refuse-partner = Hai ancora pezzi tuoi. Dall’altra scorta della tua squadra prendi solo quando i tuoi sono tutti dentro.
refuse-pass-low = Chi passa prende un pezzo da uno dei due scomparti più bassi. Questo è altrove.
refuse-pass-first = Nessuno può passare prima che il primo pezzo sia dentro. Prendine uno dalla tua scorta.
refuse-pass-rounds = Per due giri interi avete passato tutti. Ora devi mettere un pezzo.
refuse-pass-empty = I due scomparti più bassi sono vuoti, quindi non puoi passare. Metti uno dei tuoi pezzi.
refuse-path = Questa mossa non si riesce a seguire. Riprendi il pezzo.
refuse-path-take = Prima prendi il pezzo.
refuse-path-long = Per un pezzo hai { $seconds } secondi. Lascialo prima.
refuse-drop = Puoi lasciar cadere un pezzo dopo { $seconds } secondi, e solo se un posto è stato rifiutato. Prima cercagli un posto.
refuse-drop-soon = Puoi lasciar cadere un pezzo dopo averlo tenuto in mano { $seconds } secondi. Prima cercagli un posto.
refuse-outside = Il tuo pezzo non è nella ruota. Riprendilo e mettilo in uno scomparto.
refuse-first-compartment = Per ora è aperto solo lo scomparto { $compartment }. Metti lì il tuo pezzo.
refuse-compartment = Qui non puoi metterlo. Il tuo pezzo va nello scomparto { $compartment } o in uno dei due più avanti.
refuse-front = Più avanti: il bordo anteriore del tuo pezzo deve arrivare { $mm } mm più in là.
refuse-same-kind = In questo scomparto c’è già { kind-a }. Prova con un altro scomparto o un altro pezzo.
refuse-pass-back = Più avanti: il pezzo viene dallo scomparto { $compartment }. Mettilo in un altro, davanti a quello.
refuse-pass-top = È troppo lontano: in cima ci si ferma. Metti il pezzo più indietro.
refuse-pass-same-kind = In questo scomparto c’è già { kind-a }. Metti il tuo pezzo in un altro, più avanti.

tell-begins = Comincia { $seat }.
tell-shares = Ognuno riceve 2 pezzi della quarta serie, e l’ultimo resta fuori.
tell-directs = { $seat } decide: la ruota rotola verso { $to ->
    [right] destra
   *[left] sinistra
}.
tell-direct-late = { $seat } non ha scelto in tempo la direzione: la ruota rotola verso sinistra.
tell-time-up = Il tempo è scaduto, un bot gioca per { $seat }.
tell-clock = Per { $seat } il tempo è scaduto.
tell-lost = { kind-first } cade fuori senza che nessuno c’entri. Forza maggiore: il pezzo esce dal gioco.
tell-lost-many = { $count } pezzi cadono fuori da soli. Forza maggiore: escono dal gioco.
tell-borrows = { $seat } prende { kind-the } dalla scorta di { $other_seat }.
tell-builds = { $seat } mette { kind-the } nello scomparto { $compartment }.
tell-passes = { $seat } passa e sposta { kind-the } nello scomparto { $compartment }.
tell-passes-out = { $seat } passa e sposta { kind-the }.
tell-drops = { $seat } lascia cadere { kind-the } nello scomparto { $compartment }.
tell-drops-out = { $seat } lascia cadere { kind-the }.
tell-topples = { $seat } lascia andare { kind-the }, ma il pezzo non resta nella ruota.
tell-breaks = { $seat } vuole mettere { kind-the }, ma prima cade qualcosa.
tell-falls = { kind-first } cade fuori e va a { $seat }.
tell-falls-many = Patatrac! { $count } pezzi cadono fuori, e { $seat } li prende { $count ->
    [2] tutti e due
   *[other] tutti
}.
tell-holds = Regge tutto.
tell-rolls-on = La ruota va avanti: ora lo scomparto { $compartment } è il più basso.
tell-rolls-back = La ruota torna indietro: ora lo scomparto { $compartment } è il più basso.
tell-end-empty = { $seat } non ha più pezzi.
tell-end-team = { $seat } e { $other_seat } non hanno più pezzi.
tell-end-fewest = In ogni squadra qualcuno non ha più pezzi: { $seat } e { $other_seat }.
tell-end-rounds = { $rounds ->
    [one] Dopo 1 giro si finisce.
   *[other] Dopo { $rounds } giri si finisce.
}
tell-winner = { $seat } vince{ $pieces ->
    [0] { "" }
    [one] { "" } con 1 solo pezzo rimasto
   *[other] { "" } con { $pieces } pezzi rimasti
}.
tell-winners = { $seat } e { $other_seat } vincono{ $pieces ->
    [0] { "" }
    [one] { "" } con 1 solo pezzo rimasto
   *[other] { "" } con { $pieces } pezzi rimasti
}.
tell-shared = { $seat } e { $other_seat } condividono la vittoria con { $pieces ->
    [one] 1 pezzo
   *[other] { $pieces } pezzi
} a testa.
tell-shared-three = { $seat }, { $other_seat } e { $third_seat } condividono la vittoria con { $pieces ->
    [one] 1 pezzo
   *[other] { $pieces } pezzi
} a testa.
tell-shared-all = Tutti condividono la vittoria con { $pieces ->
    [one] 1 pezzo
   *[other] { $pieces } pezzi
} a testa.
tell-draw = A ogni squadra { $pieces ->
    [one] resta 1 pezzo
   *[other] restano { $pieces } pezzi
}: pareggio.

## Board

board-wheel = La ruota
board-key-zoom = più da vicino, più da lontano
board-key-choose = scegliere un pezzo
board-key-along = lungo lo scomparto
board-key-lift = alzare, abbassare un po’
board-wait-begin = Si comincia subito.
board-wait-direct = { $name } dice da che parte rotola la ruota.
board-wait-turn = { $name } sceglie un pezzo.
board-wait-carry = { $name } porta { kind-the }.
board-wait-lying = { $name } ha lasciato il pezzo.
board-wait-refused = { $name } può riprenderlo.
board-stand-in = Il tempo è scaduto. Questo turno lo gioca un bot.
board-rolling = La ruota rotola.
board-moment = Tra poco tutto sarà fermo.
board-over = La partita è finita.
board-direct = Da che parte deve rotolare la ruota?
board-direct-left = A sinistra
board-direct-right = A destra
board-take = Tocca a te: prendi un pezzo.
board-take-how = Trascinalo nella ruota, oppure toccalo.
board-take-partner = La tua scorta è vuota: prendi un pezzo dall’altra scorta della squadra.
board-take-chosen = Prendi { kind-the }, o un altro pezzo.
board-take-go = Prendi
board-pass = Passa
board-pass-brief = un pezzo avanza
board-pass-head = Quale pezzo metti più avanti?
board-pass-how = Prendilo dalla ruota o toccalo qui. Lo metti in uno scomparto più avanti dove non ce n’è uno del suo tipo.
board-pass-end = No, metto un pezzo
board-carry = Portalo in uno scomparto segnato.
board-carry-pass = Portalo più avanti.
board-carry-nowhere = Nessuno scomparto è libero per questo tipo. Rimettilo e prendine un altro.
board-carry-how = La rotellina gira il pezzo; con Maiusc lo spinge in profondità. Un clic lo lascia.
board-carry-drag = La rotellina gira il pezzo; con Maiusc lo spinge in profondità. Rilascia il pulsante per lasciarlo.
board-carry-lift = Alza pure il dito: il pezzo resta nella tua mano.
board-carry-high = Lo scomparto è giusto. Abbassalo.
board-carry-rim = Lo scomparto è giusto. Ora contro il bordo.
board-carry-unsure = Qui è permesso. Ma reggerà?
board-carry-never = Quassù non regge niente.
board-carry-shelf = Quassù non regge niente. Abbassalo fino al divisorio.
board-carry-out = Qui è permesso, ma sporge dalla ruota.
board-carry-fits = Così va bene. Lascialo.
board-lying = È fermo?
board-dropping = Viene lasciato.
board-letting-go = La mano lo posa e lo lascia.
board-time-up = Il tempo è scaduto: il tuo pezzo viene lasciato.
board-time-up-of = Il tempo è scaduto per { $name }: il pezzo viene lasciato.
board-refused = Non ancora. Riprendilo.
board-grip = Riprendilo
board-let-go = Lascia andare
board-let-go-how = non va? riprendilo
board-drop = Lascia cadere
board-drop-how = e il turno finisce
board-back = Rimettilo
board-back-bound = ha toccato qualcosa
board-fits = Va bene
board-lower = Abbassalo finché non tocca
board-rim = Verso il bordo, finché non tocca
board-unsure = Reggerà?
board-never = Quassù non regge niente
board-shelf = Giù fino al divisorio
board-out-near = Sporge dalla tua parte
board-out-far = Sporge dall’altra parte
board-no-front = { $length } più avanti
board-no-far = Non in questo scomparto
board-no-kind = Questo tipo c’è già
board-no-ahead = Più avanti
board-no-outside = Non ancora in uno scomparto
board-not-here =
    { $here ->
        [0] Qui non puoi mettere pezzi.
       *[other] Nello scomparto { $here } non puoi mettere pezzi.
    }
board-first-here = Per ora è aperto solo lo scomparto { $compartment }.
board-front = Più avanti: il bordo anteriore del tuo pezzo deve arrivare { $length } più in là.
board-kind-here = In questo scomparto c’è già { kind-a }.
board-other-room = Il tuo pezzo può andare { $compartments }.
board-no-room = Nessuno scomparto è libero per il tuo pezzo. Tra un po’ potrai lasciarlo cadere.
board-cut = La connessione è caduta, ma al tavolo il tempo corre. Quando scade, il tuo pezzo viene lasciato lì.
board-cut-hand = La connessione è caduta. Intanto il pezzo resta nella tua mano.
board-cut-wait = La connessione è caduta. Tra poco si continua.
board-why-cut = Sei offline. Si continua appena torna il tavolo.
board-why-choose = Prima scegli un pezzo.
board-why-outside = Prima portalo in uno scomparto, poi lascialo andare.
board-why-digit = Puoi scegliere: { $choices }.
board-digit = { $digit } per lo scomparto { $compartment }
board-why-back = Ha già toccato qualcosa: non puoi più rimetterlo nella scorta. Mettilo nella ruota.
board-why-back-pass = Chi passa deve rimettere il pezzo nella ruota, più avanti.
board-why-pass-begun = Hai già cominciato a mettere un pezzo: non puoi più rimetterlo nella scorta, quindi non puoi più passare. Mettilo nella ruota.
board-why-pass-hand = Prima rimetti il tuo pezzo nella scorta, poi puoi passare.
board-why-hold = Puoi tenere o liberare la ruota solo con un pezzo in mano.
board-why-unheard = Il tavolo non ha ancora risposto. Aspetta un momento o riprova.
board-anew = Il tavolo è sparito per un attimo. Il tuo turno ricomincia.
board-tools = Muovi il pezzo
board-turn-left = Gira a sinistra
board-turn-right = Gira a destra
board-side = Mettilo su un altro lato
board-nearer = Più vicino a te
board-farther = Più lontano
board-hold = Tieni la ruota
board-camera = Punto di vista
board-camera-front = Di fronte
board-camera-turned = Di sbieco
board-zoom-reset = Ruota intera
board-look-drawn = Come disegno
board-look-scene = In 3D
board-look-none = Questo browser non può mostrare la ruota in 3D. Eccola come disegno.
board-look-lost = L’immagine della ruota si è persa. Eccola come disegno.
board-loading = Prepariamo la ruota…
board-words = A parole
board-words-title = Di’ dove mettere il pezzo
board-words-compartment = Scomparto
board-words-along = Punto nello scomparto
board-words-along-rear = dietro
board-words-along-front = davanti
board-words-depth = Profondità
board-words-depth-near = vicino
board-words-depth-far = lontano
board-words-turn = Girato
board-words-turn-by = di { $degrees } gradi
board-words-tilt = Posizione
board-words-tilt-0 = piatto
board-words-tilt-1 = sul fianco
board-words-tilt-2 = in piedi
board-words-tilt-3 = piatto, di traverso
board-words-tilt-4 = sul fianco, di traverso
board-words-tilt-5 = in piedi, di traverso
board-words-down = Posa
board-words-up = Alza
board-told-along =
    { $where ->
        [middle] A metà dello scomparto.
        [more] { $percent }% in avanti.
       *[less] { $percent }% indietro.
    }
board-told-depth =
    { $where ->
        [middle] A metà della larghezza.
        [more] { $percent }% verso il fondo.
       *[less] { $percent }% verso di te.
    }
board-told-lift =
    { $lift ->
        [0] Posato.
       *[other] { $lift }% sopra il fondo.
    }
board-told-turn = Girato di { $degrees } gradi.
board-told-tilt = Posizione: { $how }.
board-told-held =
    { $held ->
        [yes] Tieni la ruota.
       *[no] Non tieni più la ruota.
    }
board-clock =
    { $seconds ->
        [one] Ancora { $seconds } secondo
       *[other] Ancora { $seconds } secondi
    }
board-turn-clock =
    { $seconds ->
        [one] Ancora { $seconds } secondo per prendere un pezzo
       *[other] Ancora { $seconds } secondi per prendere un pezzo
    }
board-tray = La tua scorta
board-tray-of = Scorta di { $name }
board-tray-empty = vuota
board-piece-count = { $count } { kind-many }
board-piece-in = { $name } nello scomparto { $compartment }
board-piece-in-place = { $name } nello scomparto { $compartment }, { board-piece-place }
board-piece-place = { $place ->
    [rear] dietro
    [front] davanti
   *[middle] in mezzo
}
board-replay = Rivedi il turno
board-replay-end = Torna al tavolo
board-replay-game = Rivedi tutta la partita
board-replay-title = Rivedi
board-replay-of = Replay: { $name } prende { kind-the }.
board-replay-turn = Turno { $turn } di { $turns }
board-replay-play = Avvia
board-replay-pause = Pausa
board-replay-before = Turno precedente
board-replay-next = Turno successivo
board-replay-speed = Velocità
board-replay-loading = Carichiamo i turni…
board-replay-failed = Per ora i turni non si possono caricare.
board-replay-unread = Questo turno non si può rivedere.
board-account = Dove sono i pezzi?
board-account-lowest = Più in basso di tutti c’è lo scomparto { $lowest }, accanto lo scomparto { $second }. La ruota rotola verso { $direction ->
        [right] destra
       *[left] sinistra
    }.
board-account-compartment = Scomparto { $compartment }: { $pieces }.
board-account-empty = Tutti gli altri scomparti sono vuoti.
board-account-bare = La ruota è vuota.
board-account-build = Si può mettere un pezzo { $compartments }.
board-account-room = nello scomparto { $compartment }
board-account-line = Nello scomparto { $compartment } il bordo anteriore deve arrivare oltre { $length } dal divisorio posteriore.
board-account-kinds = Niente doppioni nello scomparto { $compartment }: { $pieces }.
board-account-passing = Per passare: { $pieces }.
board-account-taken = Hai preso { kind-the } dalla ruota.
board-account-over = Il pezzo è sopra lo scomparto { $compartment }.

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
        [one] { $count } pezzo in tutto
       *[other] { $count } pezzi in tutto
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
panel-then =
    { $when ->
        [before] La situazione prima del turno { $turn }
       *[after] La situazione dopo il turno { $turn }
    }
panel-then-this =
    { $when ->
        [before] La situazione prima di questo turno
       *[after] La situazione dopo questo turno
    }
panel-passes =
    { $count ->
        [one] Nell’ultimo turno si è passato.
       *[other] { $count } passaggi di fila.
    }

end-title = Com’è finita
end-you = Hai vinto.
end-won = { $name } ha vinto.
end-team = Vince la squadra: { $names }.
end-draw = Pareggio: { $names }.
end-empty = La scorta è vuota e tutto è fermo.
end-team-empty = Nessuno nella squadra ha più pezzi.
end-fewest = In ogni squadra qualcuno è senza pezzi: vince la squadra che ne ha di meno.
end-rounds =
    { $rounds ->
        [one] Dopo il giro stabilito vince chi ha meno pezzi.
       *[other] Dopo { $rounds } giri vince chi ha meno pezzi.
    }

result-shared =
    { $teams ->
        [none] { $names } condividono la vittoria
       *[other] { $winners ->
            [2] { $names } vincono in squadra
           *[other] Pareggio: { $names }
        }
    }
check-dice = Il sorteggio è stato onesto?
check-dice-how = Quello che decide il sorteggio in questa partita viene da un numero segreto. La sua impronta si vedeva già prima dell’inizio, il numero appare solo adesso: così nessuno ha potuto scegliere al posto del sorteggio.
dice-fit = Corrispondono: il sorteggio non era truccato.

## Primer and art

primer-aim = Liberati dei tuoi pezzi. Vince chi per primo non ne ha più.
primer-build = Metti un pezzo nella ruota: nello scomparto dove è stato messo l’ultimo, nel prossimo più avanti o in quello dopo ancora.
primer-front = Davanti il tuo pezzo deve arrivare più in là di tutto quello che c’è già in quello scomparto.
primer-kinds = Non mettere mai in uno scomparto un secondo pezzo dello stesso tipo.
primer-fall = Lasci andare, e la ruota rotola. Quello che cade sul tavolo è tuo.
primer-pass = Non ci sta nessuno? Allora passa, e metti più avanti un pezzo di uno dei due scomparti più bassi.

## What chance decides, for the page that checks a log
chance-starter = Chi comincia
chance-fourth-set = La quarta serie, distribuita
