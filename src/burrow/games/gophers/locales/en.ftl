# Gophers Walk in English. Hole: a field, called by its number; tunnel: what joins two holes; page: one of six in the
# flip-book; supplies: berries, acorns, grains; store, gift, portal, empty hole: the other holes; dig card; draw pile;
# plus pile and minus pile: what somebody has collected; basket; stall: the open cards of the entry game;
# change; lunch: a berry, an acorn and a grain; gopher: the animal; figure: its picture on the board.

## Rules, options, opponents, objections, events

title = Gophers Walk
tagline = Seven minus four, then turn left.
about = The gophers are awake and hungry, but which tunnel was the food in? Walk through the burrow, do sums with your cards, and turn the page when nothing fits. Then everybody stands somewhere else.

section-aim = What it is about
section-setup = Getting ready
section-turn = Your turn
section-walk = Through the tunnels
section-page = Turning the page
section-supplies = Collecting supplies
section-gift = Gifts
section-score = Points
section-simplified = Only adding
section-baskets = With baskets
section-entry = The entry game
section-rulings = To be exact

option-way = Way to play
option-way-help = The basic game; only adding, with smaller numbers; with baskets to snatch from each other; both together; or, from 5 years, the entry game with open cards.
option-way-basic = Basic game
option-way-simplified = Only adding
option-way-advanced = With baskets
option-way-both = Adding and baskets
option-way-entry = Entry game
option-entry = Cards sorted out
option-entry-help = In the entry game only: cards with these numbers are left out, so you have to put them together.
option-entry-all = None
option-entry-high = 6 to 10
option-entry-even = Even numbers
option-entry-odd = 3, 5, 7 and 9
option-end = The end
option-end-help = The game stops at once, or you finish the round.
option-end-once = At once
option-end-round = Finish the round
option-refill = Drawing up
option-refill-help = Hands are filled up when everybody has had a turn, or after every single turn.
option-refill-round = After each round
option-refill-turn = After each turn
option-turning = Turning back
option-turning-help = In a move you turn back only where there is no other way, or wherever you like.
option-turning-last = In dead ends only
option-turning-free = Anywhere
option-first = Who begins
option-first-help = Chance decides, or you say so yourselves. At a family table it is the youngest.
option-first-chance = Chance
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-first-5 = Seat 5
option-book = Flip-book
option-book-help = Our six pages, or a flip-book you draw yourselves.
option-book-ours = Ours
option-book-own = Your own
option-own = Your flip-book as text
option-own-help = Six maps, below “page 1” to “page 6”. b7 means 7 berries, a acorns, g grains, s is a store, ! a gift, @ a portal, o an empty hole. Draw tunnels with - | / \ and + for a bend. The holes lie at the same spots on every page. Our book lies there to begin with.
option-clock = Time to decide
option-clock-help = Seconds for each decision; with 0 everyone takes as long as they like.
option-clock-unit = { $count ->
    [one] second
   *[other] seconds
}

bot-casual = Gopher Broke
bot-casual-level = easy
bot-casual-about = Strolls wherever the tunnel leads and lays the first cards that fit.
bot-careful = Addie
bot-careful-level = medium
bot-careful-about = Walks to where the most lies that her cards can make.
bot-expert = Sumwise
bot-expert-level = hard
bot-expert-about = Works through all the pages and remembers which cards are still to come.

## The text of a flip-book, and what is done with it

book-at = Line { $line }, column { $column }:{" "}
book-too-long = { book-at }The text is too long; a flip-book has at most { $most } characters.
book-tab = { book-at }Here is a tab. Type spaces instead, since every editor draws tabs at a width of its own.
book-hidden = { book-at }Here hides a character that nobody can see ({ $sign }). Delete it.
book-before = { book-at }A flip-book begins with a line “page 1”. Only comments, which begin with #, may come before it.
book-page-number = { book-at }Here belongs “page { $page }”: the pages come in order, each with its number.
book-page-extra = { book-at }A flip-book has { $pages } pages, one for each side of the die. This is one more.
book-page-missing = { book-at }Page { $page } is missing. Write a line “page { $page }” and draw its map below it; a flip-book has { $pages } pages.
book-rest = { book-at }The line should end before this word.
book-wide = { book-at }The map is too wide. It may have { $most } columns, and this is one more.
book-high = { book-at }The map is too high. It may have { $most } lines, and this is one more.
book-sign = { book-at }“{ $sign }” means nothing on the map. There are b a g s ! @ o for holes and - | / \ + for tunnels.
book-number = { book-at }Right behind “{ $sign }” belongs a number from 1 to { $most }.
book-no-number = { book-at }Behind “{ $sign }” comes no number; only b, a, g and s have one.
book-number-alone = { book-at }This number stands alone. Put b, a, g or s right before it.
book-few-holes = { book-at }Page { $page } has { $holes ->
    [0] no holes
    [one] only one hole
   *[other] only { $holes } holes
}. It needs { $least } to { $most }.
book-many-holes = { book-at }This hole is one too many: a page has at most { $most }.
book-holes-near = { book-at }This hole lies too near to another one. Keep { $columns } columns or { $lines } lines apart, so that a finger can tell them from each other.
book-hole-extra = { book-at }There is no hole here on page 1. The holes of page { $page } must lie at the same spots: the same line of the map, the same column.
book-hole-missing = { book-at }Here page { $page } lacks a hole, for page 1 has one at this spot (line { $first } of the text). Write o for an empty one.
book-tunnel-end = { book-at }The tunnel “{ $sign }” leads nowhere here. Lead it straight on to the sign of a hole, or turn with +.
book-bend = { book-at }{ $ways ->
    [0] This bend joins nothing
    [one] This bend joins only one piece of tunnel
   *[other] This bend joins { $ways } pieces of tunnel
}. It must join exactly two, and each of them must point at the +.
book-tunnel-cross = { book-at }Two tunnels cross here. Lead one of them around the other.
book-tunnel-ring = { book-at }This tunnel runs in a ring and leads nowhere. Open it to two holes.
book-tunnel-same = { book-at }This tunnel leads from a hole back to the same hole. A tunnel joins two different ones.
book-tunnel-double = { book-at }The tunnel of line { $first } joins the same two holes already. Delete one of them.
book-unreached = { book-at }This hole cannot be reached from the first hole of page { $page }. Dig a tunnel to it.
book-file-missing = { $file } does not exist
book-file-folder = { $file } is a folder; name the file of a flip-book in it
book-file-closed = { $file } cannot be read: you may not open it
book-file-binary = { $file } is not text; save the flip-book as plain text (UTF-8)
book-fine = { $file } is a good flip-book: { $holes } holes on each of { $pages } pages.
book-page-sum = Page { $page }: { $tunnels } tunnels;

## The board

## Beside the board

## The end

## The pages

## The way in

## Drawings
