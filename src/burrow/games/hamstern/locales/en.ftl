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
sheet-start = start
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

## The board

board-sheet = { $name }’s burrow
board-cells = Cells of the burrow
board-cell =
    { $cell }, chamber { $chamber }{ $find ->
        [nut] , nut
        [mushroom] , mushroom
       *[none] { "" }
    }, { $state ->
        [crossed] crossed
        [drawn] cross drawn
        [open] free, can be crossed
       *[free] free
    }
board-die = The die shows a { $pips }.
board-die-rolling = The die is rolling.
board-die-waiting = The die lies ready.
board-revealing = Everyone shows their crosses.
board-now = Now { $name }
board-left =
    { $left ->
        [0] All crosses drawn
        [one] 1 cross left
       *[other] { $left } crosses left
    }
board-left-ones =
    { $drawn ->
        [0] { $left ->
            [one] 1 cross
           *[other] 1 to { $left } crosses
        }
       *[other] { $left ->
            [0] All crosses drawn
            [one] 1 more cross, if you like
           *[other] up to { $left } more crosses
        }
    }
board-draw-how = Tap glowing cells, or draw across them.
board-done-how = Happy with it? Then press Done.
board-forced = There is only one way.
board-draw-forced = Draw it for me
board-done = Done
board-take-back = Take back the last cross
board-nothing-fits = The { $pips } does not fit anywhere.
board-no-slots = No slot is left for a 1.
board-pass-how = You go without this round.
board-pass = Pass
board-pass-zero = Cross nothing
board-sending = Your crosses are on their way.
board-confirmed = Your crosses are set.
board-passed = You have passed.
board-thinking =
    { $count ->
        [0] On we go in a moment.
        [one] { $names } is still thinking.
       *[other] { $names } are still thinking.
    }
board-enter = { $name } rolls. What does the die show?
board-enter-how = Tap the side that lies on top.
board-enter-wait =
    { $same ->
        [yes] { $name } rolls the die and enters the number.
       *[no] { $name } rolls the die, { $first } enters the number.
    }
board-enter-faces = What does the die show?
board-enter-pips = A { $pips }
board-clock =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
board-last-round = Last round
board-news-full =
    { $points ->
        [one] Chamber { $chamber } is full: 1 point.
       *[other] Chamber { $chamber } is full: { $points } points.
    }
board-news-timer = The hourglass is running: from now on every roll of 4 or more brings the end nearer.
board-news-first-run = The hourglass runs for the first time.
board-news-tick =
    { $left ->
        [0] The last die symbol is struck out.
        [one] A die symbol is struck out, 1 left.
       *[other] A die symbol is struck out, { $left } left.
    }
board-news-last = Last round: after it we count.
board-over = The game is over.
