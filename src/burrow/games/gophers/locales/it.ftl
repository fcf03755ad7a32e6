# Gophers Walk in italiano. Buca: una casella, chiamata col suo numero; galleria: ciò che unisce due buche; pagina: una delle
# sei del libretto (nel testo: la mappa); provviste: bacche, ghiande, chicchi, ognuna un tipo; dispensa, regalo, portale, buca
# vuota: le altre buche; carta Scava; carta di provviste: ogni altra; mazzo: da cui tutti pescano; scarti: carte Scava giocate.
# Pila delle addizioni, pila delle sottrazioni: ciò che qualcuno ha raccolto, sommato o sottratto; riuscito, senza successo: un
# turno; giro: tutti hanno giocato; riempire: pescare fino a 6; cesto; banco: le carte scoperte del gioco dei piccoli; resto;
# pranzo: una bacca, una ghianda e un chicco; citello: l’animale; pedina: la sua figura sul tabellone.

## Regole, impostazioni, avversari, obiezioni, avvenimenti

title = Gophers Walk
tagline = Sette meno quattro, poi a sinistra.
pitch = Un labirinto da sfogliare, dove si raccolgono provviste facendo i conti
starts = Gioco base, dai 7 anni
about = I citelli sono svegli e affamati, ma in quale galleria erano le provviste? Cammina per la tana, fai i conti con le tue carte e volta pagina quando niente va bene. E di colpo siete tutti da un’altra parte.

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

rule-G-01 = Raccogli più provviste che puoi: bacche, ghiande e chicchi. Chi alla fine ne ha di più vince.
rule-G-02 = { $end ->
    [round] Quando il mazzo è vuoto e qualcuno ha in mano 3 carte o meno, si finisce il giro e poi la partita è finita.
   *[any] Si finisce appena il mazzo è vuoto e qualcuno ha in mano 3 carte o meno.
}
rule-G-03 = Ognuno riceve 6 carte in mano. Le altre sono il mazzo.
rule-G-04 = { $book ->
    [own] Giocate con un libretto vostro. Si comincia dalla pagina 1.
   *[any] Il libretto si apre dove si vuole. Qui si comincia dalla pagina 1.
}
rule-G-05 = Chi comincia mette per primo la pedina su una buca, poi tocca agli altri, a turno. Ognuno sceglie la sua.
rule-G-06 = Poi il dado decide a quale pagina aprire il libretto.
rule-G-07 = Si gioca in senso orario. In famiglia comincia chi è più giovane.
rule-G-08 = Al tuo turno lanci il dado, fai per le gallerie esattamente i passi che mostra e raccogli quello che c’è dove arrivi.
rule-G-09 = { $refill ->
    [turn] Dopo ogni turno tutti pescano fino ad avere di nuovo 6 carte.
   *[round] Quando un giro è finito, tutti pescano fino ad avere di nuovo 6 carte.
}
rule-G-10 = Vai dove vuoi, ma solo per le gallerie.
rule-G-11 = Dove non c’è galleria c’è terra, e di lì non si passa.
rule-G-12 = Se una pedina ti sbarra la strada, puoi saltarla.
rule-G-13 = Se più pedine stanno una subito dietro l’altra, le salti tutte in una volta.
rule-G-14 = Ogni salto è un passo solo, e le buche saltate non si contano.
rule-G-15 = Portale: se la tua strada finisce su un portale, si lancia di nuovo il dado. Andate alla pagina con quel numero.
rule-G-16 = Se quella pagina è già aperta, non cambia niente.
rule-G-17 = Carta Scava: invece di camminare puoi giocare una carta Scava.
rule-G-18 = Puoi farlo prima di lanciare il dado o dopo, per esempio se il lancio non ti serve a niente.
rule-G-19 = Allora si lancia il dado per la nuova pagina.
rule-G-20 = Se poi ti trovi su un portale, si lancia di nuovo il dado e si volta ancora pagina.
rule-G-21 = Una carta Scava giocata va negli scarti.
rule-G-22 = Quando si è voltata pagina, tutti possono raccogliere le provviste dove ora si trovano, anche chi non è di turno.
rule-G-23 = Anche se in un turno si volta pagina più volte, si raccoglie una volta sola: proprio alla fine del turno.
rule-G-24 = Accanto alla buca dove finisce il tuo turno vedi quali provviste ci sono, e quante.
rule-G-25 = { $way ->
    [simplified] Per averle giochi dalla mano carte di quel tipo. Sommate, devono fare esattamente quel numero.
    [both] Per averle giochi dalla mano carte di quel tipo. Sommate, devono fare esattamente quel numero.
   *[any] Per averle giochi dalla mano carte di quel tipo. Sommate o sottratte l’una dall’altra, devono fare esattamente quel numero.
}
rule-G-26 = Possono essere anche più di due carte.
rule-G-27 = Basta anche una carta sola che porti proprio quel numero.
rule-G-28 = Se niente va bene, cammini lo stesso e resti a mani vuote. Però dopo peschi una carta. Un turno così si dice senza successo.
rule-G-29 = Per una dispensa vanno bene carte di ogni tipo.
rule-G-30 = Basta che facciano il numero della dispensa.
rule-G-31 = Le carte che hai sommato vanno scoperte sulla tua pila delle addizioni.
rule-G-32 = Le carte che hai sottratto vanno coperte sulla tua pila delle sottrazioni.
rule-G-33 = Se la tua strada finisce su un regalo, peschi 3 carte dal mazzo. Una, quella che vuoi, va sulla tua pila delle addizioni.
rule-G-34 = Le altre 2 le infili sotto il mazzo.
rule-G-35 = Se fra loro c’è una carta Scava, puoi scegliere anche quella. Allora si gioca subito, e si volta pagina.
rule-G-36 = Una carta Scava ricevuta in regalo non va mai in mano.
rule-G-37 = Quando il mazzo è vuoto, anche ogni regalo è vuoto.
rule-G-38 = { $way ->
    [simplified] Alla fine sommi la tua pila delle addizioni.
    [both] Alla fine sommi la tua pila delle addizioni.
   *[any] Alla fine sommi la tua pila delle addizioni e ne sottrai la pila delle sottrazioni.
}
rule-G-39 = Vince il totale più alto.
rule-G-40 = Qui si somma soltanto e non si sottrae mai.
rule-G-41 = 2 carte Scava restano nella scatola, 5 sono in gioco.
rule-G-42 = Anche tutti gli 8, i 9 e i 10 restano nella scatola. Il resto è come nel gioco base.
rule-G-43 = All’inizio ognuno ha davanti a sé il cesto del suo colore.
rule-G-44 = Se salti una pedina e nello stesso turno raccogli provviste, ricevi il suo cesto.
rule-G-45 = Se non raccogli niente, ogni cesto resta dov’è.
rule-G-46 = I cesti si muovono quindi solo quando un salto e un turno riuscito vanno insieme.
rule-G-47 = Se non hai più il tuo cesto, devi ricomprarlo: con le provviste del tuo prossimo turno riuscito.
rule-G-48 = Chi ha il tuo cesto mette le tue provviste sulle sue pile e te lo restituisce.
rule-G-49 = In un turno puoi saltare più pedine e prendere i cesti di tutte.
rule-G-50 = Se la pedina che salti ha cesti di altri, ricevi anche quelli.
rule-G-51 = I proprietari li ricomprano poi da te.
rule-G-52 = Nessuno ha carte in mano. Sono tutte scoperte sul banco, in ordine di tipo e di numero.
rule-G-53 = Lanci il dado, fai i passi che mostra nella direzione che vuoi e prendi dal banco quello che è indicato accanto alla tua buca.
rule-G-54 = Prendi una carta, o più carte che insieme fanno il numero, o una più grande dando il resto.
rule-G-55 = { $entry ->
    [all] Tutti i numeri sono in gioco. Chi sa già contare bene ne lascia fuori alcuni la prossima volta: quelli vanno poi composti con altre carte.
    [high] Mancano i numeri da 6 a 10. Vanno composti con altre carte.
    [even] Mancano i numeri pari. Vanno composti con altre carte.
    [odd] Mancano il 3, il 5, il 7 e il 9. Vanno composti con altre carte.
    [chosen] Mancano i numeri che avete scelto. Vanno composti con altre carte.
   *[any] Chi sa già contare bene lascia fuori alcuni numeri di ogni tipo. Quelli vanno poi composti con altre carte.
}
rule-G-56 = Per una dispensa scegli tu il tipo.
rule-G-57 = Un regalo non dà carte, ma giochi subito un altro turno.
rule-G-58 = Ognuno ha la sua carta Scava. Invece di camminare puoi usarla per voltare pagina, e poi tutti possono raccogliere dove si trovano.
rule-G-59 = { $end ->
    [round] Quando un tipo è finito, si gioca ancora fino alla fine del giro, e poi la partita è finita.
   *[any] Quando un tipo è finito, è finita anche la partita.
}
rule-G-60 = Una bacca, una ghianda, un chicco: ecco un pranzo. Conta ogni tipo da solo: quello di cui hai di meno ti dice quanti pranzi hai. Chi ne ha di più vince.
rule-GA-01 = { $refill ->
    [turn] Le mani si riempiono dopo ogni turno; pesca per primo chi ha appena giocato. Si va in senso orario, una mano dopo l’altra. Se le carte non bastano, gli ultimi restano senza.
   *[round] Le mani si riempiono quando tutti hanno giocato un turno; pesca per primo chi ha cominciato la partita. Si va in senso orario, una mano dopo l’altra. Se le carte non bastano, gli ultimi restano senza.
}
rule-GA-02 = Con la carta di un turno senza successo puoi averne più di 6. La mano si riempie solo fino a 6.
rule-GA-03 = { $way ->
    [entry] { $clock ->
        [0] Non devi prendere niente per forza. Si chiede a tutti quelli che stanno su provviste. Avete tutto il tempo che volete; un bot può prendere il posto di chi non c’è.
       *[other] Non devi prendere niente per forza. Si chiede a tutti quelli che stanno su provviste. Avete { $clock } secondi per ogni decisione. Quando scadono, il tavolo fa la cosa più semplice: la prima buca libera, lanciare, la prima strada, non prendere niente.
    }
   *[other] { $clock ->
        [any] Raccogliere non è obbligatorio; se rinunci nel tuo turno, il turno è senza successo. Si chiede a tutti quelli che stanno su provviste, che possano raccogliere o no: così nessuno si tradisce. Se c’è un tempo per decidere e scade, il tavolo fa la cosa più semplice: la prima buca libera, lanciare, la prima strada, non raccogliere niente, la carta più alta di un regalo. Senza limite, un bot può prendere il posto di chi non c’è.
        [0] Raccogliere non è obbligatorio; se rinunci nel tuo turno, il turno è senza successo. Si chiede a tutti quelli che stanno su provviste, che possano raccogliere o no: così nessuno si tradisce. Avete tutto il tempo che volete; un bot può prendere il posto di chi non c’è.
       *[other] Raccogliere non è obbligatorio; se rinunci nel tuo turno, il turno è senza successo. Si chiede a tutti quelli che stanno su provviste, che possano raccogliere o no: così nessuno si tradisce. Avete { $clock } secondi per ogni decisione. Quando scadono, il tavolo fa la cosa più semplice: la prima buca libera, lanciare, la prima strada, non raccogliere niente, la carta più alta di un regalo.
    }
}
rule-GA-04 = Puoi sommare e sottrarre in una volta: 7 + 4 − 5 fa 6. Almeno una carta va sommata.
rule-GA-05 = Per una dispensa puoi anche mescolare i tipi.
rule-GA-06 = Su una buca occupata non ti fermi mai: da lì si salta sempre oltre.
rule-GA-07 = { $turning ->
    [free] In un movimento puoi tornare indietro dappertutto ed entrare in una buca quante volte vuoi.
   *[last] In un movimento non entri due volte nella stessa buca, e nemmeno in quella da cui parti. Ci torni solo se nessun passo e nessun salto porta altrove. Le buche saltate non contano come visitate.
}
rule-GA-08 = Fai sempre tutti i passi del lancio, non uno di meno.
rule-GA-09 = Se passi soltanto sopra un portale, non succede niente. Conta dove ti fermi.
rule-GA-10 = Se un portale ti porta su un altro portale, si lancia ancora, finché non ci stai più o il dado mostra la pagina aperta, ma 6 volte al massimo.
rule-GA-11 = Se il dado della tua carta Scava mostra la pagina aperta, la carta è persa lo stesso. Allora puoi raccogliere solo tu, dove ti trovi, e un regalo non dà niente.
rule-GA-12 = { $way ->
    [entry] La tua carta Scava si gioca al posto di camminare; dopo è troppo tardi.
   *[other] Una carta Scava si gioca al posto di camminare; dopo è troppo tardi. Dalla mano ne giochi al massimo una per turno. Una ricevuta in regalo si può aggiungere.
}
rule-GA-13 = Quando si è voltata pagina, raccoglie per primo chi è di turno, poi si continua in senso orario.
rule-GA-14 = Chi si trova su un regalo quando si è voltata pagina può aprirlo, uno dopo l’altro. Ma solo chi è di turno può prendere una carta Scava dal regalo.
rule-GA-15 = Se non è il tuo turno e non raccogli niente, non peschi nessuna carta.
rule-GA-16 = Una carta ricevuta in regalo va scoperta sulla pila delle addizioni e vale il suo numero.
rule-GA-17 = Se restano meno di 3 carte, peschi quelle che ci sono. Se c’è una carta di provviste, devi tenere una carta. Se sono tutte carte Scava, puoi rinunciare, e chi non è di turno non riceve niente. Quello che peschi lo vedi solo tu; quello che tieni lo vedono tutti. Il resto va sotto il mazzo nello stesso ordine.
rule-GA-18 = Le carte Scava giocate non tornano mai nel mazzo.
rule-GA-19 = { $way ->
    [entry] { $end ->
        [round] Alla fine di ogni turno si guarda se la partita è finita. Se lo è, si finisce il giro.
       *[once] Alla fine di ogni turno si guarda se la partita è finita. Se lo è, si ferma subito.
    }
   *[other] { $end ->
        [round] Alla fine di ogni turno, dopo aver riempito le mani, si guarda se la partita è finita. Se lo è, si finisce il giro. Anche le carte Scava contano fra quelle in mano.
       *[once] Alla fine di ogni turno, dopo aver riempito le mani, si guarda se la partita è finita. Se lo è, si ferma subito. Anche le carte Scava contano fra quelle in mano.
    }
}
rule-GA-20 = { $way ->
    [entry] Se per 6 giri interi nessuno prende una carta, la partita è finita.
    [any] Se il mazzo è vuoto e nessuna mano può più raccogliere niente su nessuna pagina, la partita finisce subito. Altrimenti finisce quando il mazzo è vuoto e per 6 giri interi nessuno gioca carte per raccogliere; nel gioco dei piccoli, quando per 6 giri interi nessuno ne prende.
   *[other] Se il mazzo è vuoto e nessuna mano può più raccogliere niente su nessuna pagina, la partita finisce subito. Altrimenti finisce quando il mazzo è vuoto e per 6 giri interi nessuno gioca carte per raccogliere.
}
rule-GA-21 = Le carte che alla fine restano in mano non contano.
rule-GA-22 = In caso di parità condividete la vittoria.
rule-GA-23 = Anche con un regalo il tuo turno è riuscito, se tieni una carta di provviste. Se non hai più il tuo cesto, paghi con quella.
rule-GA-24 = Quello che raccogli quando non è il tuo turno non ricompra nessun cesto. Per questo conta solo il tuo turno.
rule-GA-25 = Se non hai più il tuo cesto ma salti e raccogli, prima si muovono i cesti. Poi paghi con quello che hai raccolto.
rule-GA-26 = Se salti proprio la pedina che ha il tuo cesto, lo riprendi gratis e tieni le tue provviste.
rule-GA-27 = Se il cesto di una pedina che salti è altrove, ricevi solo gli altri cesti che si trovano lì.
rule-GA-28 = I cesti che alla fine sono altrove non cambiano i punti.
rule-GA-29 = Il resto: prendi una carta troppo grande e restituisci dalla tua pila carte dello stesso tipo, così da guadagnare esattamente il numero.
rule-GA-30 = Se il turno in più ti porta di nuovo su un regalo, ne hai un altro ancora, tutte le volte che ci riesci.
rule-GA-31 = Se con il banco il conto non torna, non prendi niente.
rule-GA-32 = All’inizio c’è al massimo una pedina per buca. Portale, dispensa e regalo sono permessi, ma lì non succede ancora niente.
rule-GA-33 = Si ricompra con tutte le carte giocate: quelle sommate vanno sulla pila delle addizioni, quelle sottratte sulla pila delle sottrazioni di chi ha il tuo cesto. Vale anche per un turno con una carta Scava o un portale, se ci raccogli qualcosa.
rule-GA-34 = Se prendi in regalo una carta Scava, prima si volta pagina con quella; poi raccolgono tutti, una volta. Se il dado mostra la pagina aperta, la stessa buca non dà un secondo regalo; su una pagina nuova puoi aprirne un altro. Se il turno è riuscito si decide solo alla fine.
rule-GA-35 = La carta di un turno senza successo si pesca dopo aver raccolto e prima di riempire le mani. La ricevi anche su una buca vuota, su un portale che non ha cambiato niente e per un regalo di sole carte Scava. Non la ricevi dopo una carta Scava dalla mano, né quando il mazzo è vuoto.
rule-GA-36 = { $way ->
    [any] Un salto va per le gallerie, sopra una o più pedine, fino alla prima buca libera dietro di loro; dove la galleria si divide, scegli tu. Se dietro non c’è niente di libero, di lì non si passa. Ogni pedina saltata conta una volta per turno per i cesti. Un primo passo c’è sempre.
    [advanced] Un salto va per le gallerie, sopra una o più pedine, fino alla prima buca libera dietro di loro; dove la galleria si divide, scegli tu. Se dietro non c’è niente di libero, di lì non si passa. Ogni pedina saltata conta una volta per turno per i cesti. Un primo passo c’è sempre.
    [both] Un salto va per le gallerie, sopra una o più pedine, fino alla prima buca libera dietro di loro; dove la galleria si divide, scegli tu. Se dietro non c’è niente di libero, di lì non si passa. Ogni pedina saltata conta una volta per turno per i cesti. Un primo passo c’è sempre.
   *[other] Un salto va per le gallerie, sopra una o più pedine, fino alla prima buca libera dietro di loro; dove la galleria si divide, scegli tu. Se dietro non c’è niente di libero, di lì non si passa. Un primo passo c’è sempre.
}
rule-GA-37 = Un portale funziona solo nel tuo turno: se ci arrivi camminando, o se ti ci porta una pagina voltata nel tuo turno, si lancia di nuovo il dado. Se ti ci porta una pagina voltata nel turno di qualcun altro, non succede niente, nemmeno quando comincia il tuo turno. Su un portale occupato non può entrare nessuno. Dopo il primissimo lancio per la pagina i portali non fanno niente e nessuno raccoglie. Andare dalla pagina 3 alla 5 e tornare alla 3 vale come aver voltato pagina.
rule-GA-38 = Nel gioco dei piccoli preparazione, cammino e portali sono come nel gioco base; non si sottrae mai. La tua carta Scava vale una volta per partita, prima o dopo il lancio; quelle in più restano nella scatola. Per una dispensa prendi un tipo solo. Raccoglie per primo chi è di turno, poi gli altri in senso orario; quello che è finito è finito. Alla fine del turno, dopo aver dato il resto, si guarda se un tipo è esaurito; se lo è, si perde anche il turno in più. Un turno in più lo riceve solo chi nel suo turno cammina fino a un regalo, e ci si può rinunciare.
rule-GA-39 = { $first ->
    [chance] La sorte decide chi comincia.
    [any] La sorte decide chi comincia, oppure scegliete voi. «Solo addizioni» e «Con i cesti» si possono giocare anche insieme.
   *[other] Comincia chi siede al posto { $first }.
}

preset-first-help = Si somma soltanto, con numeri più piccoli.
preset-short-help = Tutte le carte sono scoperte, senza quelle da 6 a 10: dura circa un terzo.
preset-printed-help = Il gioco base con più e meno, dai 7 anni.
option-way = Variante
option-way-help = Con che cosa raccogliete, e quanto sono difficili i conti.
option-way-basic = Gioco base
option-way-basic-help = Si sommano e si sottraggono le carte che si hanno in mano.
option-way-simplified = Solo addizioni
option-way-simplified-help = Si fanno solo addizioni, con numeri più piccoli.
option-way-advanced = Con i cesti
option-way-advanced-help = Il gioco base, e ci si soffia i cesti a vicenda.
option-way-both = Addizioni e cesti
option-way-both-help = Si fanno solo addizioni, e ci si soffia i cesti a vicenda.
option-way-entry = Gioco dei piccoli (dai 5 anni)
option-way-entry-help = Tutte le carte sono scoperte, e prendi quello che mostra la tua buca.
option-entry = Numeri lasciati fuori
option-entry-help = Mancano le carte con questi numeri, quindi vanno composti con altre.
option-entry-all = Nessuno
option-entry-high = Da 6 a 10
option-entry-even = Numeri pari
option-entry-odd = 3, 5, 7 e 9
option-entry-chosen = A scelta
option-chosen = Quali numeri lasciare fuori
option-chosen-help = Da 1 a 10, separati da spazi o virgole.
option-end = Quando finiscono le carte
option-end-help = Quando le carte finiscono, la partita si ferma subito, oppure si finisce il giro.
option-end-once = Fermarsi subito
option-end-round = Finire il giro
option-refill = Riempire le mani
option-refill-help = Le mani si riempiono quando tutti hanno giocato, oppure già dopo ogni turno.
option-refill-round = Dopo ogni giro
option-refill-turn = Dopo ogni turno
option-turning = Tornare indietro
option-turning-help = In un movimento torni indietro solo dove non c’è altra via, oppure dove vuoi.
option-turning-last = Solo nei vicoli ciechi
option-turning-free = Dappertutto
option-first = Chi comincia
option-first-help = Decide la sorte, oppure scegliete voi: in famiglia comincia chi è più giovane.
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
option-own-help = Qui disegni il tuo libretto con dei caratteri, oppure lo carichi da un file.
option-own-format = Sei mappe, sotto «page 1» fino a «page 6». b7 vuol dire 7 bacche, a ghiande, g chicchi, s è una dispensa, ! un regalo, @ un portale, o una buca vuota. Disegna le gallerie con - | / \ e + per una curva. Le buche stanno negli stessi punti su tutte le pagine. Per cominciare c’è già il nostro libretto.
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

line-added = Pila delle addizioni
line-subtracted = Pila delle sottrazioni
line-lunches = Pranzi
total = { $way ->
    [entry] { $count ->
        [one] 1 pranzo
       *[other] { $count } pranzi
    }
   *[other] { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
}

refuse-first = Siete in { $seats }, quindi non c’è il posto { $number }. Prendine uno da 1 a { $seats }, o lascia decidere la sorte.
refuse-chosen = Nessuna carta porta «{ $word }». Scrivi numeri da 1 a { $most }, separati da spazi o virgole.
refuse-chosen-all = Avete lasciato fuori tutti i numeri. Tenetene almeno uno.
refuse-not-seated = Questo posto non gioca. Gioca da uno dei posti al tavolo.
refuse-over = La partita è finita. Cominciane un’altra per giocare ancora.
refuse-nature = Questo lo decidono il dado, il mazzo e l’orologio. Tu puoi camminare, scavare e raccogliere.
refuse-moment = Un momento: prima tocca al dado o a una carta.
refuse-turn = Tocca a { $seat }; poi si va avanti in senso orario.
refuse-collecting = Adesso raccoglie { $seat }. Uno alla volta tocca a tutti.
refuse-place-first = Metti prima la tua pedina su una buca libera.
refuse-no-such-hole = Questa buca non esiste. Prendine una del libretto.
refuse-hole-taken = Sulla buca { $hole } c’è già { $seat }. Prendine una libera.
refuse-placed = La tua pedina è già nella tana. Riparte da lì.
refuse-roll-first = Prima lancia il dado, poi cammini.
refuse-must-move = Non puoi saltare il turno: lancia il dado, o gioca una carta Scava se ne hai una.
refuse-rolled = Hai già lanciato il dado: { $pips }. Ora cammina, o gioca una carta Scava se ne hai una.
refuse-must-walk = Non si può restare fermi: fai { $pips ->
    [one] 1 passo
   *[other] { $pips } passi
}.
refuse-move-first = Si raccoglie alla fine del turno, dove ti trovi allora.
refuse-no-dig = Non hai in mano una carta Scava. Questa volta cammini.
refuse-dig-used = La tua carta Scava l’hai già giocata, e ognuno ne ha una sola. D’ora in poi cammini.
refuse-dig-late = È troppo tardi per una carta Scava: si gioca al posto di camminare. Raccogli, o rinuncia.
refuse-wall = Nessuna galleria va dalla buca { $here } alla buca { $there }. Resta nelle gallerie.
refuse-too-far = È troppo lontano: fermati dopo { $pips ->
    [one] 1 passo
   *[other] { $pips } passi
}.
refuse-too-short = { $left ->
    [one] Manca ancora 1 passo. Continua.
   *[other] Mancano ancora { $left } passi. Continua.
}
refuse-occupied = Sulla buca { $hole } c’è { $seat }. Salta oltre, su una buca libera.
refuse-jump-twice = La buca { $hole } la stai già saltando. Un salto passa una volta sola su ogni buca.
refuse-jump-back = Questo salto parte dalla buca { $hole }, non può finire lì. Salta su un’altra buca libera.
refuse-turn-back = Questo movimento è già passato per la buca { $hole }. C’è ancora una strada nuova, per esempio verso la buca { $there }.
refuse-collect-first = Ora si raccoglie. Prendi quello che c’è qui, o rinuncia.
refuse-gift-first = Prima il regalo: scegli una carta.
refuse-no-gift = Qui adesso non c’è nessun regalo. Ne apri uno quando la tua strada ci finisce sopra.
refuse-not-in-gift = Questa carta non è nel tuo regalo. Prendi una di quelle che hai pescato.
refuse-must-keep = Una di queste carte la devi tenere. Scegline una.
refuse-dig-not-active = La carta Scava può prenderla solo chi è di turno: { $seat }. Prendi una carta di provviste.
refuse-not-in-hand = Queste carte non le hai tutte in mano. Gioca solo quelle che hai.
refuse-dig-collects = Con una carta Scava non si raccoglie. Gioca carte con i numeri.
refuse-kind = { $kind ->
    [berries] Qui ci sono bacche. Prendi solo carte con bacche.
    [acorns] Qui ci sono ghiande. Prendi solo carte con ghiande.
   *[grains] Qui ci sono chicchi. Prendi solo carte con chicchi.
}
refuse-added-only = Qui si somma soltanto. Non sottrarre carte.
refuse-nothing-added = Somma almeno una carta, altrimenti non arrivi a { $number }.
refuse-none = Gioca carte che facciano esattamente { $number }.
refuse-sum = Così fa { $made }. Ti serve esattamente { $number }.
refuse-not-in-stock = Di queste carte sul banco non ce ne sono così tante. Prendi quelle che ci sono.
refuse-not-in-pile = Come resto puoi dare solo carte della tua pila.
refuse-one-kind = Usa un tipo solo, anche per il resto.
refuse-nothing-taken = Prendi dal banco quello che fa esattamente { $number }.
refuse-change-for-one = Il resto si dà solo per una singola carta troppo grande. Prendine una sola.
refuse-order = Nomina le carte in ordine, ognuna tante volte quante la giochi.

tell-begins = Comincia { $seat }.
tell-dealt = Ognuno riceve { $count } carte.
tell-places = { $seat } sceglie la buca di partenza.
tell-opens = Il libretto si apre a pagina { $page }.
tell-rolls = { $seat } lancia il dado e fa { $pips }.
tell-walks = { $seat } arriva { $kind ->
    [berries] davanti a { $number ->
        [one] 1 bacca
       *[other] { $number } bacche
    }
    [acorns] davanti a { $number ->
        [one] 1 ghianda
       *[other] { $number } ghiande
    }
    [grains] davanti a { $number ->
        [one] 1 chicco
       *[other] { $number } chicchi
    }
    [store] davanti a una dispensa da { $number }
    [gift] davanti a un regalo
    [portal] su un portale
   *[plain] in una buca vuota
}.
tell-jumps = { $seat } scavalca { $other_seat } con un salto.
tell-portal = Il dado decide la prossima pagina.
tell-portal-again = Qui { $seat } è su un portale: si lancia ancora il dado.
tell-portal-enough = Qui { $seat } è su un portale, ma sei lanci bastano.
tell-digs = { $seat } gioca una carta Scava: il dado decide la prossima pagina.
tell-turns = Si volta pagina: pagina { $page }.
tell-same-page = Il dado mostra { $page }: questa pagina è già aperta.
tell-everyone = Ora tutti possono raccogliere dove si trovano.
tell-collects = { $seat } raccoglie { $kind ->
    [berries] { $number ->
        [one] 1 bacca
       *[other] { $number } bacche
    }
    [acorns] { $number ->
        [one] 1 ghianda
       *[other] { $number } ghiande
    }
    [grains] { $number ->
        [one] 1 chicco
       *[other] { $number } chicchi
    }
   *[store] { $number ->
        [one] 1 provvista dalla dispensa
       *[other] { $number } provviste dalla dispensa
    }
}{ $cards ->
    [1] { "" } con una carta sola
   *[other] { "" }: { $sum }
}.
tell-takes = { $seat } prende { $kind ->
    [berries] { $number ->
        [one] 1 bacca
       *[other] { $number } bacche
    }
    [acorns] { $number ->
        [one] 1 ghianda
       *[other] { $number } ghiande
    }
   *[grains] { $number ->
        [one] 1 chicco
       *[other] { $number } chicchi
    }
}{ $cards ->
    [1] { "" } con una carta sola
   *[other] { "" }: { $sum }
}.
tell-takes-change = { $seat } prende { $kind ->
    [berries] { $number ->
        [one] 1 bacca
       *[other] { $number } bacche
    }
    [acorns] { $number ->
        [one] 1 ghianda
       *[other] { $number } ghiande
    }
   *[grains] { $number ->
        [one] 1 chicco
       *[other] { $number } chicchi
    }
} con una carta da { $card } e restituisce { $back }.
tell-declines = { $seat } non raccoglie niente.
tell-gift = { $seat } apre un regalo.
tell-gift-empty = Il mazzo è esaurito, quindi il regalo è vuoto.
tell-keeps = { $seat } tiene { $kind ->
    [berries] { $value ->
        [one] 1 bacca
       *[other] { $value } bacche
    }
    [acorns] { $value ->
        [one] 1 ghianda
       *[other] { $value } ghiande
    }
   *[grains] { $value ->
        [one] 1 chicco
       *[other] { $value } chicchi
    }
} dal regalo.
tell-keeps-dig = { $seat } prende la carta Scava dal regalo: il dado decide la prossima pagina.
tell-declines-gift = Nel regalo ci sono solo carte Scava; { $seat } non ne prende.
tell-extra = { $seat } ha trovato un regalo e gioca ancora.
tell-declines-turn = { $seat } rinuncia al turno in più.
tell-basket = { $seat } riceve il cesto di { $other_seat }.
tell-basket-back = { $seat } riprende il suo cesto, gratis.
tell-basket-bought = { $seat } ricompra il suo cesto; { $other_seat } riceve in cambio le provviste.
tell-unlucky = { $seat } resta a mani vuote, ma pesca 1 carta.
tell-draws = { $seat } pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
tell-pile-empty = Il mazzo è vuoto.
tell-time-up = Il tempo è scaduto, il tavolo decide per { $seat }.
tell-end-hand = Il mazzo è vuoto, e { $seat } { $count ->
    [0] non ha più carte
    [one] ha solo 1 carta
   *[other] ha solo { $count } carte
}.
tell-end-stock = { $kind ->
    [berries] Non ci sono più bacche.
    [acorns] Non ci sono più ghiande.
   *[grains] Non ci sono più chicchi.
}
tell-end-stuck = Nessuno può più raccogliere niente.
tell-end-quiet = Per sei giri nessuno ha raccolto niente.
tell-last-round = Finite questo giro.
tell-winner = { $seat } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
tell-winner-lunches = { $seat } vince con { $points ->
    [one] 1 pranzo
   *[other] { $points } pranzi
}.
tell-shared = { $winners } giocatori condividono la vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} a testa.
tell-shared-lunches = { $winners } giocatori condividono la vittoria con { $points ->
    [one] 1 pranzo
   *[other] { $points } pranzi
} a testa.

## Il testo di un libretto, e che cosa se ne fa

book-at = Riga { $line }, colonna { $column }:{" "}
book-too-long = { book-at }Il testo è troppo lungo; un libretto ha al massimo { $most } caratteri.
book-tab = { book-at }Qui c’è una tabulazione. Usa gli spazi, perché ogni editor le dà una larghezza diversa.
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
book-tunnel-cross = { book-at }Qui due gallerie si incrociano. Fai passare l’una intorno all’altra.
book-tunnel-ring = { book-at }Questa galleria gira in tondo e non porta da nessuna parte. Aprila verso due buche.
book-tunnel-same = { book-at }Questa galleria parte da una buca e ci ritorna. Una galleria unisce due buche diverse.
book-tunnel-double = { book-at }La galleria della riga { $first } unisce già le stesse due buche. Cancellane una.
book-hole-tunnels = { book-at }Da questa buca partono { $tunnels } gallerie, ma possono essere al massimo { $most }. Chiudine qualcuna.
book-unreached = { book-at }Questa buca non si raggiunge dalla prima buca della pagina { $page }. Scava una galleria fin lì.
book-file-missing = { $file } non esiste
book-file-folder = { $file } è una cartella; indica il file di un libretto che sta lì dentro
book-file-closed = { $file } non si può leggere: non hai il permesso di aprirlo
book-file-binary = { $file } non è un testo; salva il libretto come testo semplice (UTF-8)
book-fine = Il libretto { $file } va bene: { $holes } buche su ognuna delle { $pages } pagine.
book-page-sum = Pagina { $page }: { $tunnels } gallerie;

## Il tabellone

board-holes = Buche della pagina
board-keys = Con le frecce vai di buca in buca, con la barra spaziatrice ne scegli una. Invio fa quello che dice il pulsante grande. Le cifre giocano carte, più e meno cambiano il segno dell’ultima. W: altra strada, D: scava, H: aiuto, N: non prendere niente, C: le tue carte, K: tutti i tasti. Backspace o Ctrl+Z annulla.
board-key-walk = Andare di buca in buca
board-key-leap = Alla prima o all’ultima buca che puoi scegliere
board-key-choose = Scegliere questa buca
board-key-lay = Giocare una carta della tua mano
board-key-sign = Sommare o sottrarre l’ultima carta
board-key-take = Prendere una carta con questo numero
board-key-give = Meno, poi un numero: restituire quella carta
board-key-kind = Un altro tipo dalla dispensa
board-key-gift = Scegliere una carta del regalo
board-key-back = Annullare quello che hai scelto o giocato
board-hole = Buca { $hole }
board-print = { $kind ->
    [berries] { $number ->
        [one] 1 bacca
       *[other] { $number } bacche
    }
    [acorns] { $number ->
        [one] 1 ghianda
       *[other] { $number } ghiande
    }
    [grains] { $number ->
        [one] 1 chicco
       *[other] { $number } chicchi
    }
    [store] dispensa da { $number }
    [gift] regalo
    [portal] portale
   *[plain] buca vuota
}
board-hole-yours = qui ci sei tu
board-hole-of = qui c’è { $name }
board-hole-free = puoi cominciare qui
board-hole-steps = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}
board-hole-via = { $steps } passi passando per { $via }
board-hole-over = scavalchi { $names }
board-hole-ways = { $ways } strade portano lì
board-hole-away = { $steps ->
    [one] a 1 galleria da qui
   *[other] a { $steps } gallerie da qui
}
board-reach = { $count ->
    [one] 1 buca a portata.
   *[other] { $count } buche a portata.
}{ $good ->
    [0] { "" }
    [one] { " " }Puoi raccogliere alla buca { $holes }.
   *[other] { " " }Puoi raccogliere alle buche { $holes }.
}
board-hole-makes = qui puoi raccogliere
board-hole-empty = dentro non c’è niente
board-hole-tunnels = { $count ->
    [one] una galleria verso la buca { $holes }
   *[other] gallerie verso le buche { $holes }
}
board-die = Il dado mostra { $pips }.
board-die-page = Il dado mostra la pagina { $pips }.
board-die-rolling = Il dado rotola.
board-die-waiting = Il dado è pronto.
board-clock =
    { $seconds ->
        [one] ancora 1 secondo
       *[other] ancora { $seconds } secondi
    }
board-over = La partita è finita.
board-sending = È in viaggio…
board-moment = Un momento.
board-turning = Si volta pagina.
board-walking = { $name } cammina.
board-wait-begin = Si comincia tra poco.
board-wait-draw = Si danno le carte.
board-wait-place = { $name } sceglie una buca.
board-wait-open = Si apre il libretto.
board-wait-ready = Tocca a { $name }.
board-wait-roll = { $name } lancia il dado.
board-wait-walk =
    { $pips ->
        [one] { $name } ha 1 passo da fare.
       *[other] { $name } ha { $pips } passi da fare.
    }
board-wait-page = Il dado decide la pagina.
board-wait-unwrap = { $name } apre un regalo.
board-wait-gift = { $name } sceglie da un regalo.
board-wait-collect = { $name } può raccogliere.
board-place = In quale buca cominci?
board-place-here = Cominci qui?
board-place-how = Scegli una buca. Quello che c’è dentro può ancora cambiare.
board-place-first = Tocca prima una buca libera.
board-place-go = Comincia qui
board-ready = Tocca a te: lancia il dado.
board-ready-dig = Lancia il dado, o gioca una carta Scava.
board-extra = Un regalo: giochi ancora.
board-roll = Lancia
board-dig = Scava
board-dig-how = Scava: resti dove sei. Il dado sceglie una pagina, poi raccolgono tutti.
board-skip = Rinuncia
board-walk =
    { $pips ->
        [one] 1 passo. Dove vai?
       *[other] { $pips } passi. Dove vai?
    }
board-walk-there =
    { $pips ->
        [one] 1 passo. Vai lì?
       *[other] { $pips } passi. Vai lì?
    }
board-walk-first = Scegli prima la buca dove andare.
board-go = Vai lì
board-ways = Strade
board-way = Strada { $way } di { $ways }
board-way-before = Strada precedente
board-way-next = Strada seguente
board-there-makes = Puoi raccogliere
board-there-lacks = Le tue carte non fanno questo numero
board-there-gift = Pesca { $cards ->
    [one] 1 carta
   *[other] { $cards } carte, tienine 1
}
board-there-gift-empty = Vuoto: il mazzo è esaurito
board-there-again = Ancora un turno
board-there-portal = Il dado deciderà la pagina
board-there-nothing = Niente da prendere
board-there-over = Scavalchi { $names }
board-there-over-basket = Scavalchi { $names }: se raccogli, i cesti sono tuoi
board-hand =
    { $cards ->
        [one] La tua mano, 1 carta
       *[other] La tua mano, { $cards } carte
    }
board-hand-empty = Nessuna carta in mano
board-card = { $kind ->
    [berries] bacche { $value }
    [acorns] ghiande { $value }
    [grains] chicchi { $value }
   *[dig] carta Scava
}
board-card-state = { $card }{ $state ->
    [plus] , in più
    [minus] , in meno
    [useless] , qui non vale
   *[none] { "" }
}{ $fresh ->
    [yes] , nuova
   *[no] { "" }
}
board-new = nuova
board-lane-plus = in più
board-lane-minus = in meno
board-collect = { $print }: con quali carte?
board-wanted = serve
board-lay-how = Tocca: in più. Ancora: in meno.
board-lay-how-plus = Tocca le carte che sommi.
board-lay-first = Gioca prima carte che fanno il numero che serve.
board-sum = { $sum } = { $total }, serve { $wanted }.{ $fits ->
    [yes] { " " }Ci siamo.
   *[no] { "" }
}
board-sum-empty = Serve { $wanted }.
board-ends = { $end ->
    [round] { $cards ->
        [0] Così non ti restano carte
        [one] Così ti resta 1 carta
       *[other] Così ti restano { $cards } carte
    }, e questo giro è l’ultimo.
   *[once] { $cards ->
        [0] Così non ti restano carte
        [one] Così ti resta 1 carta
       *[other] Così ti restano { $cards } carte
    }, e la partita è finita.
}
board-end-near = Il mazzo è vuoto. Giocate carte finché qualcuno non ne ha { $small } o meno: allora la partita è finita.
board-collect-go = Raccogli
board-nothing = Niente
board-nothing-go = Non raccogliere
board-hint = Aiuto
board-hint-how = Aiuto: mostra carte che vanno bene
board-hint-none = Le tue carte non fanno questo numero.
board-gift = Quale carta tieni?
board-gift-digs = Solo carte Scava. Ne vuoi una?
board-gift-cards = Il regalo
board-gift-how = Una va sulla tua pila delle addizioni, le altre sotto il mazzo.
board-gift-how-dig = Una carta Scava si gioca subito; ogni altra va sulla tua pila delle addizioni.
board-gift-how-no-dig = Ne tieni una. La carta Scava può prenderla solo chi è di turno.
board-gift-decline = Nessuna
board-keep = Tieni
board-keep-first = Tocca prima quella che tieni.
board-curtain = Adesso può guardare solo { $name }.
board-curtain-tap = Tocca per vedere le tue carte
board-curtain-head = Ora tu. Guarda le tue carte.
board-lift = Le mie carte
board-piles = Le tue pile: { $plus } in più, { $minus } in meno, in tutto { $points }.
board-points =
    { $points ->
        [one] punto
       *[other] punti
    }
board-why-basket = Quello che { $owner } raccoglie nel suo prossimo turno riuscito va a { $name }; poi il cesto torna indietro.
board-take = { $print }: che cosa prendi?
board-take-first = Prendi prima delle carte dal banco.
board-take-go = Prendi
board-take-card = prendi { $card }, ne restano { $left }
board-give-card = restituisci { $card }, ne restano { $left }
board-put-back = rimetti { $card }
board-choose-kind = Che cosa vuoi dalla dispensa?
board-kind = { $kind ->
    [berries] bacche
    [acorns] ghiande
   *[grains] chicchi
}
board-stock = Banco
board-stock-none = Queste carte non fanno questo numero.
board-change = Troppo? Restituisci qualcosa.
board-count = { $missing ->
    [0] { $over ->
        [0] Ci siamo.
       *[other] { $over } di troppo.
    }
   [one] Ne manca 1.
   *[other] Ne mancano { $missing }.
}
board-lunch = Il tuo pranzo
board-lunches =
    { $lunches ->
        [one] pranzo pronto
       *[other] pranzi pronti
    }
board-amount = { $kind ->
    [berries] bacche
    [acorns] ghiande
   *[grains] chicchi
}: { $amount }

## Accanto al tabellone

panel-seats = Tutti al tavolo
panel-brief = Tutti a colpo d’occhio
panel-you = tu
panel-turn = di turno
panel-asked = decide
panel-hand = { $cards ->
    [0] nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
}
panel-holds = { $count ->
    [one] ha il cesto di { $names }
   *[other] ha i cesti di { $names }
}
panel-piles = Pile di { $name }
panel-added = pila delle addizioni { $points }, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
panel-subtracted = pila delle sottrazioni { $points }, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
panel-added-title = Pila delle addizioni, scoperta: { $points }
panel-subtracted-title = Pila delle sottrazioni, coperta: { $points }
panel-piles-empty = Non c’è ancora niente.
panel-card = { $kind ->
    [berries] Bacche { $value }
    [acorns] Ghiande { $value }
    [grains] Chicchi { $value }
   *[dig] Carta Scava
}
panel-pile = Mazzo: { $cards ->
    [0] vuoto
    [one] 1 carta
   *[other] { $cards } carte
}
panel-pile-ends = Quando è vuoto, la partita finisce appena qualcuno ha { $small } carte o meno.
panel-pile-empty = La partita finisce appena qualcuno ha { $small } carte o meno.
panel-pile-last = Ultimo giro: dopo il turno di { $name } è finita.
panel-pile-fewest = { $count ->
    [one] { $names } ha meno carte di tutti: { $cards }.
   *[other] { $names } hanno meno carte di tutti: { $cards } a testa.
}
panel-finish = Finite il giro: così tutti giocano lo stesso numero di turni.
panel-quiet = { $quiet ->
    [one] Da 1 giro nessuno gioca carte per raccogliere.
   *[other] Da { $quiet } giri nessuno gioca carte per raccogliere.
} Dopo { $most } giri è finita.
panel-dug = { $used ->
    [0] Nessuna carta Scava giocata
   *[other] Carte Scava giocate: { $used } su { $all }
}
panel-refill-round = { $turns ->
    [one] Dopo questo turno tutti riempiono la mano fino a { $hand } carte.
   *[other] Ancora { $turns } turni, poi tutti riempiono la mano fino a { $hand } carte.
}
panel-refill-turn = Dopo ogni turno tutti riempiono la mano fino a { $hand } carte.
panel-baskets = Cesti
panel-debt = { $owner } deve le prossime provviste a { $holder }.
panel-debt-mine = Devi le tue prossime provviste a { $holder }.
panel-debt-yours = { $owner } ti deve le prossime provviste.
panel-lunches = { $lunches ->
    [0] ancora nessun pranzo completo
    [one] 1 pranzo completo
   *[other] { $lunches } pranzi completi
}
panel-amount = { $kind ->
    [berries] bacche
    [acorns] ghiande
   *[grains] chicchi
} { $amount }
panel-dig-left = carta Scava ancora lì
panel-dig-used = carta Scava già giocata
panel-lunch-how = Uno per tipo, ed ecco un pranzo.
panel-stock = Ancora sul banco
panel-stock-kind = { $kind ->
    [berries] Bacche
    [acorns] Ghiande
   *[grains] Chicchi
}: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
panel-stock-ends = Quando un tipo è esaurito, la partita è finita.

## La fine

end-title = Che cosa hanno raccolto tutti
end-won-points = { $name } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
end-won-lunches = { $name } vince con { $points ->
    [one] 1 pranzo
   *[other] { $points } pranzi
}.
end-you-points = Vinci con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
end-you-lunches = Vinci con { $points ->
    [one] 1 pranzo
   *[other] { $points } pranzi
}.
end-shared-points = { $names } vincono insieme con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} a testa.
end-shared-lunches = { $names } vincono insieme con { $points ->
    [one] 1 pranzo
   *[other] { $points } pranzi
} a testa.
end-hand = { $count ->
    [one] Il mazzo è vuoto e { $names } { $cards ->
        [0] non ha più carte.
        [one] ha solo 1 carta.
       *[other] ha solo { $cards } carte.
    }
   *[other] Il mazzo è vuoto e { $names } non hanno quasi più carte.
}
end-stock = Sul banco non ci sono più { $kinds }.
end-kind = { $kind ->
    [berries] bacche
    [acorns] ghiande
   *[grains] chicchi
}
end-stuck = Il mazzo è vuoto e nessuno può più raccogliere niente, su nessuna pagina.
end-quiet = Per { $rounds } giri nessuno ha raccolto niente.
end-added = { $cards ->
    [one] 1 carta sommata
   *[other] { $cards } carte sommate
}
end-subtracted = { $cards ->
    [one] 1 carta sottratta
   *[other] { $cards } carte sottratte
}
end-total = Punti
end-lunches = Pranzi completi
# On a phone beside the TV, while the TV counts.
hand-counting = Stiamo contando le carte: guarda la TV.

## Le pagine

leaf-title = Sfoglia
leaf-page = Pagina { $page }
leaf-page-open = Pagina { $page }, aperta
leaf-before = Pagina precedente
leaf-after = Pagina seguente
leaf-stand = sotto le zampe: { board-print }
leaf-hole = Buca { $hole }: { $kind ->
    [plain] vuota
   *[other] { board-print }
}
leaf-holes = Le buche di questa pagina
leaf-can = si può raccogliere
leaf-chance = { $pages ->
    [0] Su nessuna delle { $all } pagine potresti raccogliere dove ti trovi.
    [one] Su 1 pagina su { $all } potresti raccogliere dove ti trovi.
   *[other] Su { $pages } pagine su { $all } potresti raccogliere dove ti trovi.
}
leaf-chance-of = { $pages ->
    [0] Su nessuna delle { $all } pagine { $name } potrebbe raccogliere lì.
    [one] Su 1 pagina su { $all }, { $name } potrebbe raccogliere lì.
   *[other] Su { $pages } pagine su { $all }, { $name } potrebbe raccogliere lì.
}
leaf-marks = Cerchiato: questi numeri li fai con le tue carte.
leaf-marks-entry = Cerchiato: questo si può prendere dal banco.

## Per cominciare

primer-walk = Lancia il dado e fai per le gallerie esattamente i passi che mostra. I citelli sulla tua strada li salti, e ogni salto è un passo solo.
primer-collect = Dove arrivi raccogli quello che è indicato: con carte di quel tipo che fanno esattamente il numero, con il più o con il meno. Se niente va bene, peschi una carta.
primer-store = Per una dispensa vanno bene carte di ogni tipo. Da un regalo scegli una carta fra tre.
primer-page = Un portale o una carta Scava, e il dado porta una pagina nuova. Restate tutti dove siete e raccogliete quello che ora c’è lì.
primer-end = Quando il mazzo è vuoto e qualcuno ha 3 carte o meno, la partita è finita. La pila delle addizioni conta, quella delle sottrazioni si sottrae. Vince chi ha più punti.
primer-entry = Per i più piccoli tutte le carte sono scoperte. Una bacca, una ghianda e un chicco fanno un pranzo. Chi ha più pranzi vince.
primer-add = Dove arrivi raccogli quello che è indicato: con carte di quel tipo che sommate fanno esattamente il numero. Se niente va bene, peschi una carta.
primer-end-added = Quando il mazzo è vuoto e qualcuno ha 3 carte o meno, la partita è finita. Vince chi ha raccolto di più.
primer-take = Dove arrivi prendi dal banco quello che è indicato: una carta, più carte che insieme fanno il numero, o una più grande dando il resto.
primer-choose = Per una dispensa scegli tu il tipo. Con un regalo giochi subito un altro turno.
primer-lunch = Una bacca, una ghianda e un chicco fanno un pranzo. Il tipo di cui hai di meno ti dice quanti pranzi hai.
primer-stall = Quando sul banco un tipo è finito, finisce la partita. Chi ha più pranzi vince.

## What chance decides, for the page that checks a log
chance-starter = Chi comincia
chance-die = Dado
chance-pile = Mazzo
chance-card =
    { $kind ->
        [berries] Bacche { $value }
        [acorns] Ghiande { $value }
        [grains] Chicchi { $value }
       *[dig] Carta Scava
    }
