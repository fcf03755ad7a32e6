# Hamsterrolle in italiano. Ruota: l’anello di legno; scomparto: un dodicesimo della ruota, chiamato col suo numero, da 1 a
# 12; divisorio: il legno tra due scomparti; il più basso: il più vicino al tavolo; pezzo: un pezzo di legno, di uno degli otto
# tipi, ognuno con un colore e una forma; serie: un pezzo di ogni tipo tranne la piramide; scorta: i pezzi che qualcuno deve
# ancora mettere; avanti, davanti: dove rotola la ruota; bordo anteriore: fin dove arriva un pezzo. Prendere, portare, lasciare:
# ciò che fa una mano; mettere: aggiungere alla ruota un pezzo della scorta; passare: portare invece più avanti un pezzo di uno
# dei due scomparti più bassi; lasciar cadere: senza che nessuno badi alle regole; cadere fuori: toccare il tavolo; forza
# maggiore: cadere da solo; turno; giro: tutti hanno giocato; cronometro: per un pezzo; compagno, squadra.

## Regole, impostazioni, avversari, obiezioni, avvenimenti

## Board

## Primer and art
