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

## The board

## Beside the board

## The end

## The pages

## The way in

## Drawings
