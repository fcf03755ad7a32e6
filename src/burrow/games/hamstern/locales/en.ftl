# Hamstern in English.

## The text of a sheet, and what is done with it

sheet-at = Line { $line }, column { $column }:{" "}
sheet-too-long = { sheet-at }The text is too long; a sheet has at most { $most } characters.
sheet-tab = { sheet-at }Here is a tab. Type spaces instead, since every editor draws tabs in another width.
sheet-hidden = { sheet-at }Here hides a character that nobody can see ({ $sign }). Delete it.
sheet-line = { sheet-at }Before the map, a line says “start A”, a chamber with its points (“A 3”), or “map”; comments begin with #.
sheet-letter = { sheet-at }Chambers are called A to L, not { $sign }.
sheet-points = { sheet-at }Here belong the points of chamber { $chamber }: a number from 1 to { $most }.
sheet-start-letter = { sheet-at }After “start” comes the letter of the start chamber, A to L.
sheet-start-twice = { sheet-at }Line { $first } has already said where the start is. Keep one of the two.
sheet-start-unlisted = { sheet-at }The start chamber { $chamber } has no points. Add a line such as “{ $chamber } 5” before the map.
sheet-start-small = { sheet-at }The start chamber { $chamber } has { $cells ->
    [one] only one cell
   *[other] only { $cells } cells
}. It needs at least { $least }, so that every first roll fits.
sheet-twice = { sheet-at }Line { $first } has already said what chamber { $chamber } is worth. Keep one of the two.
sheet-rest = { sheet-at }The line should end before this word.
sheet-no-map = { sheet-at }The map is missing. Write a line “map” and draw the burrow below it.
sheet-no-start = { sheet-at }The start is missing. Before the map, add a line such as “start A”.
sheet-few-chambers = { sheet-at }Before the map { $chambers ->
    [0] no chambers are
    [one] only one chamber is
   *[other] only { $chambers } chambers are
} listed with points. A burrow has { $least } to { $most }.
sheet-no-floors = { sheet-at }There is no chamber below “map”. Draw them here: a letter and a space for each cell.
sheet-high = { sheet-at }The map is too high. It may have { $most } rows, and this is one more.
sheet-wide = { sheet-at }The map is too wide. It may have { $most } places of two characters in a row, and this is one more.
sheet-sign = { sheet-at }“{ $sign }” means nothing on the map. There are letters for cells, * for nuts, ^ for mushrooms and - | + for tunnels.
sheet-slipped = { sheet-at }“{ $sign }” has slipped: every place of the map has two characters, and a letter is the first of them. Add or delete a space before it.
sheet-find = { sheet-at }After the letter of a cell of chamber { $chamber } comes a space, * for a nut or ^ for a mushroom, not “{ $sign }”.
sheet-find-alone = { sheet-at }“{ $sign }” stands without a cell. Put the letter of its chamber right before it.
sheet-tunnel-signs = { sheet-at }A piece of tunnel is drawn with two characters: -- sideways, | and a space up and down, + at a corner.
sheet-tunnel-end = { sheet-at }The tunnel stops here, in the middle of the earth. Lead it on to a cell, or turn with +.
sheet-corner = { sheet-at }{ $ways ->
    [0] This corner joins nothing
    [one] This corner joins only one piece of tunnel
   *[other] This corner has { $ways } ways on
}. It must join exactly two pieces of tunnel, and a dash beside the + must lead to one of them.
sheet-tunnel-ring = { sheet-at }This tunnel runs in a ring and leads nowhere. Open it to two chambers.
sheet-tunnel-same = { sheet-at }This tunnel leads from chamber { $chamber } back into it. A tunnel joins two different chambers.
sheet-tunnel-double = { sheet-at }The tunnel of line { $first } joins the same two cells already. Delete one, or move a mouth.
sheet-unlisted = { sheet-at }Chamber { $chamber } has no points. Add a line such as “{ $chamber } 3” before the map.
sheet-chamber-empty = { sheet-at }Chamber { $chamber } has no cells on the map. Draw it, or delete this line.
sheet-chamber-large = { sheet-at }This cell is one too many: a chamber has at most { $most }, and { $chamber } has more.
sheet-chamber-torn = { sheet-at }This cell does not hang together with the rest of chamber { $chamber }. Cells join by their edges.
sheet-many-cells = { sheet-at }This cell is one too many: a sheet has at most { $most }.
sheet-many-nuts = { sheet-at }This nut is one too many: a sheet has at most { $most }.
sheet-unreached = { sheet-at }No tunnels lead from the start chamber { $start } to chamber { $chamber }. Dig one.

sheet-file-missing = { $file } does not exist
sheet-file-folder = { $file } is a folder; name the file of a sheet in it
sheet-file-closed = { $file } cannot be read: you may not open it
sheet-file-binary = { $file } is not a text; save the sheet as plain text (UTF-8)
sheet-fine = { $file } is a good sheet.
sheet-sum = { $chambers } chambers with { $cells } cells and { $tunnels ->
    [one] 1 tunnel
   *[other] { $tunnels } tunnels
}; { $nuts ->
    [0] no nuts
    [one] 1 nut
   *[other] { $nuts } nuts
}, { $mushrooms ->
    [0] no mushrooms
    [one] 1 mushroom
   *[other] { $mushrooms } mushrooms
}; { $points } points in the chambers
sheet-cells = { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
sheet-points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sheet-printed = Printed to { $file }.
sheet-no-pdf = the part that writes PDF is not installed; write --svg instead, or install it with: pip install "burrow-games[print]"
sheet-no-file = name a sheet to print: a file, or a or b for our two sides
sheet-not-hamstern = { $file } is not a log of Hamstern
sheet-no-game = { $file } has { $games ->
    [one] 1 game
   *[other] { $games } games
}, so there is no game { $game }
sheet-no-seat = the game has { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, so there is no seat { $number }
sheet-name = Name
sheet-nuts = Nuts
sheet-mushrooms = Mushrooms
sheet-chambers = Chambers
sheet-total = Total
sheet-seat = Seat { $number }
