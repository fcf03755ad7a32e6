# Hamsterrolle in English. Wheel: the wooden ring; compartment: a twelfth of it, called by its number, 1 to 12; divider: the
# wood between two of them; lowest: nearest to the table; piece: a piece of wood, one of eight kinds, each with a colour and
# a shape; set: one piece of each kind but the pyramid; tray: the pieces somebody still has to build in; forward, ahead: the
# way the wheel rolls; front edge: how far forward a piece reaches. To take up, carry, let go: what a hand does; to build in:
# to put in a piece from a tray; to pass: to put a piece from one of the two lowest compartments further forward instead; to
# let it drop: without anybody minding the rules; to fall out: to touch the table; higher powers: falling out by itself;
# turn; round: everybody has had a turn; clock: for one piece; partner, team.

## Rules, options, opponents, objections, events

## Board

## Primer and art
