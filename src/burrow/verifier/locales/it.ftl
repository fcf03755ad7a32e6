# La pagina che controlla un registro. Seme: il numero segreto del server; contributo: ciò che il dispositivo di un giocatore
# aggiunge; promessa: il contributo annunciato; impronta: il seme annunciato; estrazione: un dado, una sorte o una carta; voce.
title = Controlla i dadi
intro = Scegli il registro di una partita. Questa pagina ricalcola ogni dado e ogni carta, su questo dispositivo e senza rete.
choose = Scegli un registro
drop = Puoi anche trascinare qui il file.
language = Lingua
limit = Burrow stesso giudica tutto, con ogni mossa e ogni turno simulato:

good =
    { $count ->
        [one] L’unica estrazione è giusta: segue dal seme e dai contributi.
       *[other] Tutte le { $count } estrazioni sono giuste: seguono dal seme e dai contributi.
    }
good-none = In questa partita non è stato estratto nulla.
left = Le voci sono anche numerate senza buchi, in ordine di tempo, di posti che esistono, e niente di ciò che ha detto il caso è stato ripreso. Senza le regole, questa pagina non può giudicare:
left-moves =
    { $count ->
        [one] una mossa: se le regole la permettevano
       *[other] { $count } mosse: se le regole le permettevano
    }
left-answers =
    { $count ->
        [one] una voce fatta dal caso senza pescare: se il tempo era davvero scaduto, o se la ruota si è davvero fermata così
       *[other] { $count } voci fatte dal caso senza pescare: se il tempo era davvero scaduto, o se la ruota si è davvero fermata così
    }
left-cards =
    { $count ->
        [one] una carta arrivata a mazzo vuoto: se era davvero la prossima
       *[other] { $count } carte arrivate a mazzo vuoto: se erano davvero le prossime
    }
left-end = se manca la fine: questo registro non dice quanto è lungo
bad = Questo registro non è vero.
fault-file = Questo file non si può leggere.
fault-line = La riga { $line } non viene dal registro di una partita.
fault-start = Riga { $line }: un registro comincia con la preparazione di una partita.
fault-empty = Il file è vuoto.
fault-game = Questa pagina non conosce il gioco «{ $game }». Prendi la pagina dal server dove si è giocato.
fault-seed = Riga { $line }: il seme non corrisponde all’impronta mostrata prima della partita.
fault-share = Riga { $line }: il contributo del posto { $seat } non corrisponde alla sua promessa.
fault-list = Riga { $line }: promesse e contributi non corrispondono ai posti.
fault-order = Riga { $line }: qui manca la voce { $wanted }. La riga contiene la voce { $found }.
fault-draw = Riga { $line }, voce { $seq }: { $source } mostra { $shown }, ma deve mostrare { $drawn }.
fault-seat = Riga { $line }, voce { $seq }: un posto dice ciò che solo il caso può dire.
fault-chance = Riga { $line }, voce { $seq }: il caso dice ciò che può dire solo un posto.
fault-kind = Riga { $line }, voce { $seq }: questo gioco non conosce «{ $kind }».
fault-nobody = Riga { $line }, voce { $seq }: il posto { $seat } non esiste.
fault-time = Riga { $line }, voce { $seq }: il suo momento viene prima di quello della voce precedente.
fault-undo = Riga { $line }, voce { $seq }: la voce { $undo } qui non si può riprendere.
fault-card = Riga { $line }, voce { $seq }: { $source } non ha la carta «{ $shown }».
fault-end = Riga { $line }: il registro ha { $found } voci, ma la prima riga ne annuncia { $entries }.
fault-newer = Riga { $line }: il registro è più recente di questa pagina. Prendi la pagina dal server dove si è giocato.
fault-shape = Riga { $line }, voce { $seq }: qui non può essere stato estratto.

game = Gioco
table = Tavolo
fingerprint = Impronta
no-fingerprint = Questo registro è più vecchio delle impronte nei registri.
seed = Seme
shares = Contributi
share-in = Il posto { $seat } ha dato un contributo.
share-missing = Il posto { $seat } ha promesso un contributo e non l’ha mandato in tempo.
share-none = Il posto { $seat } non ha aggiunto nulla.
shares-none = Nessuno ha aggiunto nulla. Tutto segue dal solo seme.
seat = Posto { $number }

draws = Tutte le estrazioni della partita
column-entry = Voce
column-source = Estratto
column-value = Risultato
column-check = Controllo
right = giusto
wrong = sbagliato, deve essere { $drawn }
by-rule = Il mazzo è vuoto; le regole dicono quale carta è.
more-games =
    { $count ->
        [one] Il file contiene un’altra partita. È stata controllata anche quella.
       *[other] Il file contiene altre { $count } partite. Sono state controllate anche quelle.
    }

proof = C’è il tuo contributo?
proof-how = Incolla la riga che il tavolo ti ha dato come prova.
proof-in = Sì: il tuo contributo c’è, al posto { $seats }.
proof-out = No: il tuo contributo era promesso, ma non c’è. È arrivato troppo tardi, o è stato lasciato fuori.
proof-unreadable = Questa non è una prova. Copia la riga intera.
proof-table = Questa prova è per un altro tavolo.
proof-fingerprint = No: prima della partita il tavolo ti ha mostrato un’impronta diversa da quella di questo registro.
proof-pledges = No: prima della partita il tavolo ti ha mostrato promesse diverse da quelle di questo registro.
proof-never = Questo contributo non è mai stato promesso a questo tavolo.
