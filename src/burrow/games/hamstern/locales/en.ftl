# Hamstern in English. Tunnel: what joins two chambers; timer: the hourglass with its three die symbols.

## Rules, options, opponents, objections, events

title = Hamstern
tagline = I’ll just get that nut over there.
pitch = A dice-and-pencil game where one roll fills everyone’s burrow
about = One die, one pencil and a burrow full of chambers. Everyone uses the same roll, each on a sheet of their own. Fill chambers and gather nuts and mushrooms before dusk falls over the field.

section-setup = Getting ready
section-aim = The aim
section-round = A round
section-one = Rolling a 1
section-timer = The timer
section-end = The end and the points
section-variants = Variants
section-solo = On your own
section-rulings = To be exact

rule-H-01 = { $seats ->
    [1] You have a sheet, a pencil and a die.
   *[other] Everyone has a sheet and a pencil of their own. One die is enough for all.
}
rule-H-02 = The sheet has two sides: the light side A and the dark side B.
rule-H-03 = You all use the same side.
rule-H-04 = Side A is the one for your first game.
rule-H-05 = Fill as many chambers of your burrow as you can. Every full chamber scores; nuts and mushrooms score extra.
rule-H-06 = Every round begins with a single roll.
rule-H-07 = Everyone uses this roll at the same time, each on their own sheet.
rule-H-08 = For each pip you make one cross in a free cell: exactly that many, no more and no fewer. Only a 1 is different.
rule-H-09 = All crosses of a roll go into the same chamber.
rule-H-10 = All crosses of a roll must be connected.
rule-H-11 = A roll is never split between chambers.
rule-H-12 = Your very first crosses go into the start chamber, the one with the darker floor, wherever you like there.
rule-H-13 = If crosses have cut a chamber into parts, a roll stays in one of these parts.
rule-H-14 = In a chamber you have already begun, one cross of the roll must be directly beside, above or below an old one. Diagonal does not count.
rule-H-15 = You may begin a new chamber as soon as the cell at a tunnel leading there is crossed off.
rule-H-16 = You may do so even if the old chamber still has free cells.
rule-H-17 = In the new chamber you start with the cell at the end of the tunnel, and you may use the whole roll there. A tunnel whose cell on your side is still free stays closed.
rule-H-18 = If the roll does not fit exactly anywhere, you must pass: no crosses for you this round.
rule-H-19 = On a 1 you are free: cross off 1 to 7 connected cells, as many as you like.
rule-H-20 = For each of these cells you strike out one slot in the row of 1s.
rule-H-21 = On a 1 you may not cross off more cells than you have free slots.
rule-H-22 = Once all slots are struck out, a 1 gets you nothing.
rule-H-23 = Apart from that, a 1 follows all the rules: one chamber, connected, beside a cross or through a tunnel.
rule-H-24 = { $seats ->
    [1] As soon as you make the first cross in your fourth chamber, the timer starts its second run.
   *[other] As soon as somebody makes the first cross in their fourth chamber, the timer starts, for everyone.
}
rule-H-25 = { $seats ->
    [1] Then you strike out the hourglass on your sheet.
   *[other] Everyone strikes out the hourglass on their sheet.
}
rule-H-26 = { $seats ->
    [1] The second run counts from the next round on, not yet in this one.
   *[other] It counts from the next round on, not yet in this one.
}
rule-H-27 = { $seats ->
    [1] From then on, whenever you roll a 4, 5 or 6, you first strike out one die symbol of the timer.
   *[other] From then on, whenever a 4, 5 or 6 is rolled, everyone first strikes out one die symbol of the timer.
}
rule-H-28 = Then the roll is used as always. A 1, 2 or 3 does not move the timer.
rule-H-29 = When the last die symbol is struck out, the game ends after this round. The roll of this round is still used.
rule-H-30 = Once every cell of a chamber is crossed off, you score the number beside it.
rule-H-31 = A chamber with a free cell left scores no points of its own.
rule-H-32 = A mushroom with a cross on it scores 1 point, in a full chamber or not.
rule-H-33 = Nuts with a cross on them score together: 2 points for one, 4 for two, 8 for three, 16 for four, even in chambers that are not full.
rule-H-34 = Whoever has the most points wins.
rule-H-35 = In a tie the points from chambers count first, then those from mushrooms, then those from nuts.
rule-H-36 = Free start: once everyone knows the game, the very first crosses may go into any chamber.
rule-H-37 = { $sheet ->
    [a] This table plays on side A.
    [b] This table plays on side B.
    [own] This table plays on a sheet you have drawn yourselves.
   *[any] You choose side A, side B or a sheet you have drawn yourselves.
}
rule-HS-01 = Playing alone, you try to beat your own best score.
rule-HS-02 = The timer runs twice: the first time its die symbols are circled, the second time struck out.
rule-HS-03 = Its first run begins with the very first roll.
rule-HS-04 = As soon as all symbols are circled or you have begun your fourth chamber, the second run starts with the next round. Then all symbols must be struck out, circled or not.
rule-HS-05 = When the last symbol is struck out in the second run, the game ends as usual.
rule-HA-01 = No cross is made before the first roll. The crosses of the first roll are the first ones.
rule-HA-02 = You may pass only if the roll fits nowhere.
rule-HA-03 = { $zero ->
    [true] House rule: on a 1 you may also cross off nothing and save your slots.
    [false] Even on a 1 you must cross off at least one cell if you can.
   *[any] Even on a 1 you must cross off at least one cell if you can. If you like, a house rule allows none.
}
rule-HA-04 = You may go on in an older chamber at any time. You may begin a new one from any chamber that has a cross at a tunnel.
rule-HA-05 = { $tunnels ->
    [new] A tunnel only leads into new chambers. The crosses of the roll must be connected.
    [begun] A tunnel may also lead into a chamber you have begun. The crosses of the roll must still be connected.
   *[any] A tunnel only leads into new chambers. If you like, it may also lead into a chamber you have begun. Either way the crosses of the roll must be connected.
}
rule-HA-06 = It is enough if one cross of the roll touches an old one. The others must be connected to it, and old crosses are no bridge.
rule-HA-07 = Your fourth chamber is the fourth on your sheet with a cross in it; the first one counts too.
rule-HA-08 = If several begin their fourth chamber at once, the timer starts once, when all have finished. The roll that starts it does not move it.
rule-HA-09 = The timer runs for those who must pass, too.
rule-HA-10 = If nobody can place any roll any more, the game ends at once.
rule-HA-11 = If it is still a tie after that, you share the win.
rule-HA-12 = With a free start everyone chooses for themselves.
rule-HA-13 = { $die ->
    [table] The table rolls for all of you.
    [paper] You take turns rolling a real die, clockwise; it makes no difference to the game. Whoever has the first seat reads the die and enters what it shows.
   *[any] You take turns rolling, clockwise; it makes no difference to the game. A real die is read by whoever has the first seat.
}
rule-HA-14 = Cells are connected if they share an edge. Between two chambers there is always a wall, even if they lie side by side.
rule-HA-15 = { $start ->
    [middle] A 1 on the first roll costs slots as well. Whoever has no cross yet begins in the start chamber as soon as a roll fits.
    [free] A 1 on the first roll costs slots as well. Whoever has no cross yet begins in any chamber as soon as a roll fits.
   *[any] A 1 on the first roll costs slots as well. Whoever has no cross yet begins in the start chamber as soon as a roll fits; with a free start, in any chamber.
}
rule-HA-16 = You see what the others cross off only when all have finished. Until you have finished, you may change everything.
rule-HA-17 = { $clock ->
    [any] If you play with a time limit and it runs out, the table places the roll in the first spot where it fits (just one cross on a 1); if it fits nowhere, there is no cross. If nobody enters in time what a real die shows, the table rolls; there is at least half a minute for that. Without a limit, a bot may take the seat of somebody who is away.
    [0] You have as long as you like. If somebody is away, a bot may take their seat.
   *[other] You have { $clock } seconds for each roll. When they run out, the table places the roll in the first spot where it fits (just one cross on a 1); if it fits nowhere, there is no cross. If nobody enters in time what a real die shows, the table rolls; there is at least half a minute for that.
}

preset-first-help = Side A, and a tunnel leads into any chamber, so you get stuck less often.
preset-short-help = Side A with 20 seconds for each roll.
preset-printed-help = Side A, starting in the start chamber, with no time limit.
option-sheet = Sheet
option-sheet-help = Side A is simple and good for a first game, side B is crooked, and you can also draw a sheet yourselves.
option-sheet-a = Side A
option-sheet-b = Side B
option-sheet-own = Your own sheet
option-own = Your sheet as text
option-own-help = Draw your own sheet with characters here, or load it from a file.
option-own-format = Two characters per cell: the letter of the chamber, then * for a nut, ^ for a mushroom, or nothing. Draw tunnels with - | and +. The start chamber and the points go above the map. It starts out as side A.
option-start = Start
option-start-help = The first crosses go into the start chamber, or into any chamber.
option-start-middle = In the start chamber
option-start-free = Anywhere
option-tunnels = Tunnels
option-tunnels-help = Whether a tunnel also leads into a chamber you have already begun.
option-tunnels-new = Into new chambers only
option-tunnels-begun = Into any chamber
option-zero = No cross on a 1
option-zero-help = House rule: on a 1 you may also cross off nothing and save your slots.
option-die = Die
option-die-help = The table rolls, or you have a real die, and whoever has the first seat enters its pips (a bot there rolls for itself).
option-die-table = The table rolls
option-die-paper = A real die
option-clock = Time limit
option-clock-help = Seconds for each roll; at 0 everyone takes as long as they like.
option-clock-unit = { $count ->
    [one] second
   *[other] seconds
}

bot-casual = Crumbs
bot-casual-level = easy
bot-casual-about = Follows its nose to the next nut and forgets what was nearly full.
bot-careful = Tidy
bot-careful-level = medium
bot-careful-about = Finishes one chamber before it looks at the next.
bot-expert = Farsight
bot-expert-level = hard
bot-expert-about = Thinks rolls ahead and keeps an eye on the timer.

line-nuts = Nuts
line-mushrooms = Mushrooms
line-chambers = Chambers

refuse-not-seated = This seat is not in the game. Play from one of the seats at the table.
refuse-over = The game is over. Start a new one to keep playing.
refuse-nature = That is up to the die and the clock; you can cross off cells.
refuse-before-roll = First comes the roll, then the crosses.
refuse-confirmed = You have already finished this round. Wait for the others.
refuse-table-rolls = The table rolls here; there are no pips to enter.
refuse-reader = { $seat } reads the die.
refuse-rolled = The die has already been rolled this round: a { $pips }.
refuse-pips = A die shows 1 to 6. Enter one of these numbers.
refuse-pass = The { $pips } still fits: you must place it.
    .cells = { $cells }
refuse-pass-one = Even on a 1 you must cross off at least one cell.
    .cells = { $cells }
refuse-no-such-cell = There is no such cell. Take one that is on this sheet.
    .cells = { $cells }
refuse-order = Name each cell only once, and in order.
    .cells = { $cells }
refuse-crossed = { $cell } is already crossed off. Take free cells.
    .cells = { $cells }
refuse-chambers = All crosses of a roll go into the same chamber, so here into { $chamber }.
    .cells = { $cells }
refuse-first = Your first crosses go into the start chamber { $chamber }.
    .cells = { $cells }
refuse-begun = You have already begun chamber { $chamber }: go on beside your crosses there, not through the tunnel.
    .cells = { $cells }
refuse-beside = In chamber { $chamber } you must go on directly beside, above or below your crosses.
    .cells = { $cells }
refuse-mouth = In chamber { $chamber } you start at { $cell }, at the end of the tunnel.
    .cells = { $cells }
refuse-closed = The tunnel to { $cell } is still closed: first cross off { $near } at its other end.
    .cells = { $cells }
refuse-no-way = No open tunnel leads into chamber { $chamber } yet. First cross off a cell at a tunnel leading there.
    .cells = { $cells }
refuse-parts = Old crosses cut these cells off from each other. Stay in one part of the chamber.
    .cells = { $cells }
refuse-bridge = Old crosses are no bridge: the new ones must be connected without them.
    .cells = { $cells }
refuse-loose = All crosses of a roll must be connected, edge to edge.
    .cells = { $cells }
refuse-small = { $free ->
    [one] Only 1 cell is free here
   *[other] Only { $free } cells are free here
}, too few for a { $pips }.
    .cells = { $cells }
refuse-room = Chamber { $chamber } has room for only { $free ->
    [one] 1 cross
   *[other] { $free } crosses
}, and a { $pips } is not split between chambers.
    .cells = { $cells }
refuse-slots = { $free ->
    [one] You have only 1 slot left for 1s: cross off 1 cell.
   *[other] You have only { $free } slots left for 1s: cross off { $free } cells at most.
}
    .cells = { $cells }
refuse-no-slots = All slots for 1s are struck out. You must pass.
    .cells = { $cells }
refuse-none = Cross off at least one cell.
    .cells = { $cells }
refuse-count = { $count ->
    [0] No cross yet
    [one] 1 cross
   *[other] { $count } crosses
}, but a { $pips } needs exactly { $pips }.
    .cells = { $cells }

tell-rolled = { $seat } rolls a { $pips }.
tell-entered = The die shows a { $pips }.
tell-rolled-late = Nobody entered the roll in time, so the table rolls: a { $pips }.
tell-tick = { $left ->
    [one] The timer runs: 1 symbol left.
   *[other] The timer runs: { $left } symbols left.
}
tell-circle = { $left ->
    [0] All symbols of the timer are circled.
    [one] A symbol of the timer is circled, 1 to go.
   *[other] A symbol of the timer is circled, { $left } to go.
}
tell-last-round = The timer has run out: last round.
tell-time-up = Time is up, so the table places what is missing.
tell-crosses = { $count ->
    [one] { $seat } makes 1 cross in chamber { $chamber }.
   *[other] { $seat } makes { $count } crosses in chamber { $chamber }.
}
tell-pass = { $seat } makes no cross.
tell-slots = { $free ->
    [0] { $seat } has no slots left for 1s.
    [one] { $seat } has 1 slot left for 1s.
   *[other] { $seat } has { $free } slots left for 1s.
}
tell-nut = { $nuts ->
    [one] The first nut for { $seat }.
   *[other] { $seat } now has { $nuts } nuts.
}
tell-full = { $points ->
    [one] Chamber { $chamber } is full: 1 point for { $seat }.
   *[other] Chamber { $chamber } is full: { $points } points for { $seat }.
}
tell-timer = Somebody has begun their fourth chamber: from now on the timer runs.
tell-second-lap = The timer runs for the second time, and now it counts.
tell-stuck = Nobody can place anything any more.
tell-solo = { $points ->
    [one] { $seat } has hoarded 1 point.
   *[other] { $seat } has hoarded { $points } points.
}
tell-winner = { $points ->
    [one] { $seat } wins with 1 point.
   *[other] { $seat } wins with { $points } points.
}
tell-winner-chambers = A tie at { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $seat } has more of them from chambers and wins.
tell-winner-mushrooms = A tie at { $points ->
    [one] 1 point
   *[other] { $points } points
}, and in chambers too; { $seat } has more mushrooms and wins.
tell-shared = { $winners } players share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.

## The text of a sheet, and what is done with it

sheet-at = Line { $line }, column { $column }:{" "}
sheet-too-long = { sheet-at }The text is too long; a sheet has at most { $most } characters.
sheet-tab = { sheet-at }There is a tab here. Type spaces instead, since every editor gives tabs a different width.
sheet-hidden = { sheet-at }A character that nobody can see is hiding here ({ $sign }). Delete it.
sheet-line = { sheet-at }Before the map, a line says “start A”, a chamber with its points (“A 3”), or “map”; comments begin with #.
sheet-letter = { sheet-at }Chambers are called A to L, not { $sign }.
sheet-points = { sheet-at }The points of chamber { $chamber } go here: a number from 1 to { $most }.
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
sheet-find-alone = { sheet-at }“{ $sign }” has no cell. Put the letter of its chamber right before it.
sheet-tunnel-signs = { sheet-at }A piece of tunnel is drawn with two characters: -- sideways, | and a space up and down, + at a corner.
sheet-tunnel-end = { sheet-at }The tunnel stops here, in the middle of the earth. Lead it on to a cell, or turn with +.
sheet-corner = { sheet-at }{ $ways ->
    [0] This corner joins nothing
    [one] This corner joins only one piece of tunnel
   *[other] This corner leads { $ways } ways
}. It must join exactly two pieces of tunnel, and a dash beside the + must lead to one of them.
sheet-tunnel-ring = { sheet-at }This tunnel runs in a ring and leads nowhere. Open it to two chambers.
sheet-tunnel-same = { sheet-at }This tunnel leads from chamber { $chamber } back into chamber { $chamber }. A tunnel joins two different chambers.
sheet-tunnel-double = { sheet-at }The tunnel of line { $first } joins the same two cells already. Delete one, or move a mouth.
sheet-unlisted = { sheet-at }Chamber { $chamber } has no points. Add a line such as “{ $chamber } 3” before the map.
sheet-chamber-empty = { sheet-at }Chamber { $chamber } has no cells on the map. Draw it, or delete this line.
sheet-chamber-large = { sheet-at }This cell is one too many: a chamber has at most { $most }, and { $chamber } has more.
sheet-chamber-torn = { sheet-at }This cell is not connected to the rest of chamber { $chamber }. Cells connect by their edges.
sheet-many-cells = { sheet-at }This cell is one too many: a sheet has at most { $most }.
sheet-many-nuts = { sheet-at }This nut is one too many: a sheet has at most { $most }.
sheet-unreached = { sheet-at }No tunnels lead from the start chamber { $start } to chamber { $chamber }. Dig one.

sheet-file-missing = { $file } does not exist
sheet-file-folder = { $file } is a folder; name the file of a sheet in it
sheet-file-closed = { $file } cannot be read: you do not have permission to open it
sheet-file-binary = { $file } is not text; save the sheet as plain text (UTF-8)
sheet-fine = The sheet { $file } is fine.
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
sheet-seat-without-log = --seat belongs to a game; name it with --log
sheet-another = the game was not played on { $file }; leave the file out, since the game brings its own sheet along
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
board-keys = The arrow keys move from cell to cell, the space bar makes a cross, Enter says you are done, Backspace or Ctrl+Z takes a cross back.
board-keys-draw = Or by keyboard: arrow keys and the space bar.
board-key-walk = Move from cell to cell
board-key-leap = To the first or last cell you can cross
board-key-cross = Cross this cell
board-cell =
    { $cell }, { $start ->
        [yes] start chamber
       *[no] chamber
    } { $chamber }{ $ways ->
        [0] { "" }
        [one] , tunnel to { $far }
       *[other] , tunnels to { $far }
    }{ $find ->
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
board-die-waiting = The die is ready.
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
board-done-how = Happy with it? Press Done.
board-enough = Enough? Press Done.
board-forced = There is only one way to do it.
board-draw-forced = Show me
board-done = Done
board-take-back = Take back the last cross
board-nothing-fits = The { $pips } does not fit anywhere.
board-no-slots = No slot is left for 1s.
board-pass-how = No crosses for you this round.
board-pass = Pass
board-pass-zero = No cross
board-sending = Your crosses are on their way.
board-confirmed = Your crosses are set.
board-passed = You have passed.
board-thinking =
    { $count ->
        [0] We’ll go on in a moment.
        [one] { $names } is still thinking.
       *[other] { $names } are still thinking.
    }
board-enter = { $name } rolls. What does the die show?
board-enter-how = Tap the side that is on top.
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
turn-decides-yours = You enter the roll
turn-decides = { $name } enters the roll
board-last-round = Last round
board-news-full =
    { $points ->
        [one] Chamber { $chamber } is full: 1 point.
       *[other] Chamber { $chamber } is full: { $points } points.
    }
board-over = The game is over.

## Beside the board

panel-scores = Points so far
panel-round = Round { $round }
panel-total = total
panel-coming = +{ $points } after this round
panel-sum = Nuts { $nuts }, mushrooms { $mushrooms }, chambers { $chambers }, total { $points }
panel-chambers = Your chambers
panel-chambers-of = { $name }’s chambers
panel-chamber = Chamber { $letter }, { $value ->
    [one] 1 point
   *[other] { $value } points
}: { $crossed } of { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} crossed
panel-chamber-left = { $left } left
panel-chamber-full = full
panel-nut-got = nut crossed
panel-nut-open = nut still free
panel-mushroom-got = mushroom crossed
panel-mushroom-open = mushroom still free
panel-ones-left = { $left ->
    [0] No slot is left for 1s.
    [one] 1 of { $slots } slots for 1s is free.
   *[other] { $left } of { $slots } slots for 1s are free.
}
panel-ones-free = { $left } free
panel-timer-still = The timer rests until someone begins their fourth chamber.
panel-timer-near = { $count ->
    [one] { $names } needs only one more chamber for that.
    [2] { $names } need only one more chamber each for that.
   *[other] { $count } of you need only one more chamber each for that.
}
panel-timer-runs = { $ticks ->
    [one] 1 more roll of 4 or higher brings the last round.
   *[other] { $ticks } more rolls of 4 or higher bring the last round.
}
panel-timer-first = { $ticks ->
    [0] When you play alone, the timer runs twice. Its first run is over: with the next round its second and last run starts.
    [one] When you play alone, the timer runs twice. 1 more roll of 4 or higher, or your fourth chamber, starts its second and last run.
   *[other] When you play alone, the timer runs twice. { $ticks } more rolls of 4 or higher, or your fourth chamber, start its second and last run.
}
panel-timer-second = { $ticks ->
    [one] Second and last run: 1 more roll of 4 or higher brings the last round.
   *[other] Second and last run: { $ticks } more rolls of 4 or higher bring the last round.
}
panel-timer-last = This is the last round. Then the points are counted.
panel-odds = Odds
panel-odds-now = The game ends with this round.
panel-odds-ends = Chance that the timer runs out with the next round: { $chance }
panel-odds-faces = It happens on { $faces } of the 6 numbers.
panel-odds-fits = Rolls that fit on your sheet:
panel-odds-fits-of = Rolls that fit on { $name }’s sheet:
panel-odds-fit = A { $pips } fits.
panel-odds-unfit = A { $pips } fits nowhere.
panel-print = Print

## The others’ sheets

others-title = The other sheets
others-open = Show the sheet large
others-enlarge = Show { $name }’s sheet large
others-sheet = { $name }’s sheet
others-thinking = thinking
others-next = waiting
others-done = done
others-before = Previous sheet
others-after = Next sheet
others-fresh = The bold crosses are new.

## On a TV
tv-sheets = Everyone’s sheets
tv-done =
    { $done ->
        [0] Everyone is thinking.
        [one] One of { $all } is done.
       *[other] { $done } of { $all } are done.
    }

## The end

end-title = The final sheets
end-nuts = { $nuts ->
    [0] no nut
    [one] 1 nut
   *[other] { $nuts } nuts
}
end-mushrooms = { $mushrooms ->
    [0] no mushroom
    [one] 1 mushroom
   *[other] { $mushrooms } mushrooms
}
end-chambers = { $chambers ->
    [0] no full chamber
    [one] 1 full chamber
   *[other] { $chambers } full chambers
}
end-tie-chambers = A tie at { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $names } has more of them from chambers and wins.
end-tie-mushrooms = A tie at { $points ->
    [one] 1 point
   *[other] { $points } points
}, and in chambers too. { $names } has more mushrooms and wins.
end-tie-shared = { $points ->
    [one] 1 point
   *[other] { $points } points
} each, and the same from chambers, mushrooms and nuts: { $names } share the win.
best-none = No best score on this sheet yet.
best-so-far = { $best ->
    [one] Your best score on this sheet: 1 point
   *[other] Your best score on this sheet: { $best } points
}
end-best-first = { $best ->
    [one] Your first score on this sheet: 1 point.
   *[other] Your first score on this sheet: { $best } points.
}
end-best-new = A new best score on this sheet: { $best ->
    [one] 1 point
   *[other] { $best } points
}. It was { $before } before.
end-best-equal = Exactly your best score on this sheet: { $best ->
    [one] 1 point
   *[other] { $best } points
}.
end-best-stays = { $missing ->
    [one] Your best score on this sheet stays { $best }. You were 1 point short.
   *[other] Your best score on this sheet stays { $best }. You were { $missing } points short.
}

## Printing

print-how = Postcard size, four to an A4 page. Print at actual size and without headers.
print-blank = Four blank sheets
print-mine = My sheet
print-all = All sheets

## The way in

primer-roll = Everyone uses the same roll: as many crosses as pips, all connected, in one chamber. You start in the dark chamber.
primer-tunnel = Once the cell at a tunnel is crossed, you may begin a new chamber at its other end.
primer-one = On a 1 you choose how many crosses to make. Each costs a slot, and you have only 7.
primer-chamber = A full chamber scores the number beside it. With one cross missing it scores nothing.
primer-finds = Each mushroom scores 1 point. Nuts are worth more together: all four score 16.
primer-timer = When somebody begins their fourth chamber, the timer starts. After three rolls of 4 or more it is night, and the game is over. The most points win.

## What chance decides, for the page that checks a log
chance-die = Die
