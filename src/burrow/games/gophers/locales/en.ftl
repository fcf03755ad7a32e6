# Gophers Walk in English. Hole: a field, called by its number; tunnel: what joins two holes; page: one of six in the
# flip-book (in its text: the map); supplies: berries, acorns, grains, each a kind; store, gift, portal, empty hole: the other
# holes; dig card; supply card: any other; draw pile: what everybody draws from; discard pile: dig cards that were played.
# Plus pile, minus pile: what somebody has collected, added or subtracted; successful, unsuccessful: a turn; round: everybody
# has had a turn; to refill: to draw until a hand has 6; basket; stall: the open cards of the junior game; change; lunch: a
# berry, an acorn and a grain; gopher: the animal; figure: its picture on the board.

## Rules, options, opponents, objections, events

title = Gophers Walk
tagline = Seven minus four, then turn left.
pitch = A maze with turning pages, where sums win you supplies
starts = Basic game, from age 7
about = The gophers are awake and hungry, but which tunnel was the food in? Walk through the burrow, do sums with your cards, and turn the page when nothing fits. Suddenly everybody is somewhere else.

section-aim = The aim
section-setup = Getting ready
section-turn = Your turn
section-walk = Through the tunnels
section-page = Turning the page
section-supplies = Collecting supplies
section-gift = Gifts
section-score = Points
section-simplified = Only adding
section-baskets = With baskets
section-entry = The junior game
section-rulings = To be exact

rule-G-01 = Collect as many supplies as you can: berries, acorns and grains. Whoever has the most at the end wins.
rule-G-02 = { $end ->
    [round] When the draw pile is empty and somebody has 3 cards or fewer in hand, you finish the round. Then the game is over.
   *[any] The game ends as soon as the draw pile is empty and somebody has 3 cards or fewer in hand.
}
rule-G-03 = Everyone gets a hand of 6 cards. The rest is the draw pile.
rule-G-04 = { $book ->
    [own] You play with a flip-book of your own. At first, page 1 is open.
   *[any] Open the flip-book anywhere. Here, page 1 is open at first.
}
rule-G-05 = Whoever begins puts a figure on a hole first, then the others follow in turn. You each choose your own hole.
rule-G-06 = Then the die decides which page you open.
rule-G-07 = You take turns clockwise. At a real table the youngest begins.
rule-G-08 = On your turn you roll, walk exactly that many steps through the tunnels and collect what lies where you arrive.
rule-G-09 = { $refill ->
    [turn] After every turn all draw until they have 6 cards again.
   *[round] When a round is over, all draw until they have 6 cards again.
}
rule-G-10 = You may walk wherever you like, but only through tunnels.
rule-G-11 = Where there is no tunnel there is earth, and you cannot get through that.
rule-G-12 = If a figure stands in your way, you may jump over it.
rule-G-13 = If several figures stand right behind each other, you jump over them all at once.
rule-G-14 = Each jump is a single step, and the holes you jump over do not count.
rule-G-15 = Portal: if your walk ends on a portal, the die is rolled again. You turn to the page with that number.
rule-G-16 = If that page is already open, everything stays as it is.
rule-G-17 = Dig card: instead of walking you may play a dig card.
rule-G-18 = You may do so before your roll or after it, for instance when the roll is of no use to you.
rule-G-19 = Then the die is rolled for the new page.
rule-G-20 = If you stand on a portal after that, the die is rolled again and the page turns again.
rule-G-21 = A dig card that has been played goes to the discard pile.
rule-G-22 = When a page has been turned, everyone may collect the supplies where they stand now, even when it is not their turn.
rule-G-23 = Even if pages turn several times in one turn, you all collect only once: at its very end.
rule-G-24 = Beside the hole where your turn ends you see which supplies lie there, and how many.
rule-G-25 = { $way ->
    [simplified] To get them, lay cards of that kind from your hand. Added together, they must make exactly that number.
    [both] To get them, lay cards of that kind from your hand. Added together, they must make exactly that number.
   *[any] To get them, lay cards of that kind from your hand. Added together or subtracted from each other, they must make exactly that number.
}
rule-G-26 = You may use more than two cards for it.
rule-G-27 = A single card with exactly that number will do, too.
rule-G-28 = If nothing fits, you still walk, but you get nothing. Then you draw a card instead. Such a turn is called unsuccessful.
rule-G-29 = At a store, cards of any kind will do.
rule-G-30 = They only have to make the number at the store.
rule-G-31 = Cards you have added go face up on your plus pile.
rule-G-32 = Cards you have subtracted go face down on your minus pile.
rule-G-33 = If your walk ends at a gift, you draw 3 cards from the draw pile. One of them, whichever you like, goes on your plus pile.
rule-G-34 = You slip the other 2 under the draw pile.
rule-G-35 = If there is a dig card among them, you may choose it as well. Then it is played at once, and the page turns.
rule-G-36 = A dig card from a gift never goes into your hand.
rule-G-37 = When the draw pile is empty, every gift is empty too.
rule-G-38 = { $way ->
    [simplified] At the end you add up your plus pile.
    [both] At the end you add up your plus pile.
   *[any] At the end you add up your plus pile and subtract your minus pile from it.
}
rule-G-39 = The highest total wins.
rule-G-40 = Here you only add and never subtract.
rule-G-41 = 2 dig cards stay in the box, 5 are in the game.
rule-G-42 = Every 8, 9 and 10 stays in the box as well. Everything else is as in the basic game.
rule-G-43 = At the start everyone has the basket of their own colour in front of them.
rule-G-44 = If you jump over a figure and collect supplies in the same turn, you get its basket.
rule-G-45 = If you collect nothing, every basket stays where it is.
rule-G-46 = So baskets move only when a jump and a successful turn come together.
rule-G-47 = If your basket is gone, you have to buy it back: with the supplies of your next successful turn.
rule-G-48 = Whoever has your basket puts your supplies on their own piles and gives it back to you.
rule-G-49 = You may jump over several figures in one turn and get all their baskets.
rule-G-50 = If somebody you jump over has other players’ baskets, you get those too.
rule-G-51 = Their owners then buy them back from you.
rule-G-52 = Nobody has cards in hand. They all lie open at the stall, sorted by kind and number.
rule-G-53 = You roll, walk that many steps wherever you like, and take from the stall what is shown beside your hole.
rule-G-54 = Take one card, or several that make the number together, or a bigger one with change.
rule-G-55 = { $entry ->
    [all] All numbers are in the game. If you are good at sums already, leave some out next time: then you have to put those together from other cards.
    [high] The numbers 6 to 10 are left out. You have to put those together from other cards.
    [even] All even numbers are left out. You have to put those together from other cards.
    [odd] 3, 5, 7 and 9 are left out. You have to put those together from other cards.
    [chosen] The numbers you have chosen are left out. You have to put those together from other cards.
   *[any] If you are good at sums already, leave out some numbers of each kind. You then have to put those together from other cards.
}
rule-G-56 = At a store you choose the kind.
rule-G-57 = A gift brings no cards, but you get another turn straight away.
rule-G-58 = Everyone has a dig card of their own. Instead of walking you can turn the page with it, and then all may collect where they stand now.
rule-G-59 = { $end ->
    [round] When one kind has run out, you finish the round, and then the game is over.
   *[any] When one kind has run out, the game is over.
}
rule-G-60 = A berry, an acorn, a grain: that is a lunch. Count each kind by itself: the one you have least of tells you how many lunches you have. Whoever has the most lunches wins.
rule-GA-01 = { $refill ->
    [turn] Hands are refilled after every turn; whoever has just played draws first. Then it goes clockwise, one hand after the other. If there are too few cards, the last players get none.
   *[round] Hands are refilled when everybody has had a turn; whoever began the game draws first. Then it goes clockwise, one hand after the other. If there are too few cards, the last players get none.
}
rule-GA-02 = With the card for an unsuccessful turn you may have more than 6. Refilling only ever goes up to 6.
rule-GA-03 = { $way ->
    [entry] { $clock ->
        [0] You don’t have to take anything. Everybody who stands at supplies is asked. You have as long as you like; a bot may take over for somebody who is away.
       *[other] You don’t have to take anything. Everybody who stands at supplies is asked. You have { $clock } seconds for each decision. When they run out, the table does the simplest thing: the first free hole, rolling, the first path, taking nothing.
    }
   *[other] { $clock ->
        [any] You don’t have to collect; if you decline on your own turn, the turn is unsuccessful. Everybody who stands at supplies is asked, whether they can collect or not, so nobody gives anything away. If there is a time limit and it runs out, the table does the simplest thing: the first free hole, rolling, the first path, collecting nothing, the most valuable card of a gift. Without a limit, a bot may take over for somebody who is away.
        [0] You don’t have to collect; if you decline on your own turn, the turn is unsuccessful. Everybody who stands at supplies is asked, whether they can collect or not, so nobody gives anything away. You have as long as you like; a bot may take over for somebody who is away.
       *[other] You don’t have to collect; if you decline on your own turn, the turn is unsuccessful. Everybody who stands at supplies is asked, whether they can collect or not, so nobody gives anything away. You have { $clock } seconds for each decision. When they run out, the table does the simplest thing: the first free hole, rolling, the first path, collecting nothing, the most valuable card of a gift.
    }
}
rule-GA-04 = You may add and subtract in one go: 7 + 4 − 5 makes 6. At least one card is added.
rule-GA-05 = At a store the kinds may be mixed, too.
rule-GA-06 = You never stop on an occupied hole: you always jump on from there.
rule-GA-07 = { $turning ->
    [free] In one move you may turn back anywhere and enter a hole as often as you like.
   *[last] In one move you never enter a hole twice, and never the one you start from. You may go back only if no step and no jump leads anywhere else. Holes you jump over do not count as entered.
}
rule-GA-08 = You always walk the whole roll, not one step less.
rule-GA-09 = If you only pass over a portal, nothing happens. What counts is where you stop.
rule-GA-10 = If a portal takes you to another portal, the die is rolled again until you are no longer on a portal or it shows the open page, but at most 6 times.
rule-GA-11 = If the roll of a dig card shows the open page, the card is still spent. Then only you may collect, where you stand, and a gift gives nothing.
rule-GA-12 = { $way ->
    [entry] You play your dig card instead of walking; afterwards it is too late.
   *[other] You play a dig card instead of walking; afterwards it is too late. From your hand you play at most one a turn. One from a gift may come on top of that.
}
rule-GA-13 = When a page has been turned, the player whose turn it is collects first, then the others clockwise.
rule-GA-14 = Everyone who stands at a gift after the page has been turned may open it, one after the other. But only the player whose turn it is may take a dig card from it.
rule-GA-15 = If it is not your turn and you collect nothing, you draw no card for that.
rule-GA-16 = A card from a gift lies face up on the plus pile and counts what it says.
rule-GA-17 = If there are fewer than 3 cards left, you draw what is there. If a supply card is among them, you must keep one card. If they are all dig cards, you may decline, and a player whose turn it is not gets nothing. Only you see what you draw; everybody sees what you keep. The rest goes under the pile in the same order.
rule-GA-18 = Dig cards that have been played never come back into the draw pile.
rule-GA-19 = { $way ->
    [entry] { $end ->
        [round] At the end of each turn you check whether the game is over. If it is, you still finish the round.
       *[once] At the end of each turn you check whether the game is over. If it is, it stops at once.
    }
   *[other] { $end ->
        [round] At the end of each turn, once hands have been refilled, you check whether the game is over. If it is, you still finish the round. Dig cards count as cards in hand, too.
       *[once] At the end of each turn, once hands have been refilled, you check whether the game is over. If it is, it stops at once. Dig cards count as cards in hand, too.
    }
}
rule-GA-20 = { $way ->
    [entry] If nobody takes a card for 6 whole rounds, the game is over.
    [any] If the draw pile is empty and no hand can collect anything on any page, the game is over at once. Otherwise it ends when the pile is empty and nobody lays cards for 6 whole rounds; in the junior game, when nobody takes a card for 6 whole rounds.
   *[other] If the draw pile is empty and no hand can collect anything on any page, the game is over at once. Otherwise it ends when the pile is empty and nobody lays cards for 6 whole rounds.
}
rule-GA-21 = Cards left in hand at the end do not count.
rule-GA-22 = In a tie you share the win.
rule-GA-23 = A gift makes your turn successful too, if you keep a supply card. If your basket is gone, you pay with it.
rule-GA-24 = What you collect while it is somebody else’s turn buys no basket back. Only your own turn counts for that.
rule-GA-25 = If your basket is gone and you jump and collect, the baskets move first. Then you pay with what you have collected.
rule-GA-26 = If you jump over the very figure that has your basket, you get it back for free and keep your supplies.
rule-GA-27 = If the basket of a figure you jump over is elsewhere, you get only the other baskets that lie there.
rule-GA-28 = Baskets that lie elsewhere at the end do not change the points.
rule-GA-29 = Change: take a card that is too big, and give back cards of the same kind from your own pile, so that you gain exactly the number.
rule-GA-30 = If the extra turn takes you to a gift again, you get yet another turn, as often as it works.
rule-GA-31 = If the stall cannot make it exactly, you get nothing.
rule-GA-32 = At the start there is at most one figure on a hole. Portal, store and gift are allowed, but nothing happens there yet.
rule-GA-33 = You buy back with all the cards you have laid: the added ones go to the plus pile, the subtracted ones to the minus pile of whoever has your basket. This also holds for a turn with a dig card or a portal, if you collect in it.
rule-GA-34 = If you take a dig card as your gift, the page is turned with it first; after that everybody collects, once. If the open page comes up, the same hole gives no second gift; on a new page you may open one again. Whether the turn was successful is decided only at its end.
rule-GA-35 = You draw the card for an unsuccessful turn after the collecting and before any refilling. You also get it at an empty hole, at a portal that changed nothing and for a gift of nothing but dig cards. You do not get it after a dig card from your hand, nor when the pile is empty.
rule-GA-36 = { $way ->
    [any] A jump goes through tunnels over one or more figures to the first free hole behind them; where the tunnel splits, you choose. If nothing is free behind them, there is no way on. Each figure you jump over counts once a turn for the baskets. There is always a first step.
    [advanced] A jump goes through tunnels over one or more figures to the first free hole behind them; where the tunnel splits, you choose. If nothing is free behind them, there is no way on. Each figure you jump over counts once a turn for the baskets. There is always a first step.
    [both] A jump goes through tunnels over one or more figures to the first free hole behind them; where the tunnel splits, you choose. If nothing is free behind them, there is no way on. Each figure you jump over counts once a turn for the baskets. There is always a first step.
   *[other] A jump goes through tunnels over one or more figures to the first free hole behind them; where the tunnel splits, you choose. If nothing is free behind them, there is no way on. There is always a first step.
}
rule-GA-37 = A portal works only on your own turn: if you walk onto it, or if a page that turns on your own turn puts you on it, the die is rolled again. If a page that turns on somebody else’s turn puts you on a portal, nothing happens, not even when your own turn begins. Nobody can enter an occupied portal. After the very first roll for the page, portals do nothing and nobody collects. Going from page 3 to 5 and back to 3 counts as turning the page.
rule-GA-38 = In the junior game you get ready, walk and use portals as in the basic game; nothing is ever subtracted. You may play your dig card once a game, before or after your roll; spare ones stay in the box. At a store you take one kind only. The player whose turn it is collects first, then the others clockwise; when cards have run out, nobody gets any. Whether a kind has run out is checked at the end of the turn, after any change; if it has, no extra turn is played. You get an extra turn only by walking to a gift on your own turn, and you may skip it.
rule-GA-39 = { $first ->
    [chance] Chance decides who begins.
    [any] Chance decides who begins, or you choose. You may also play “Only adding” and “With baskets” together.
   *[other] Whoever has seat { $first } begins.
}

preset-first-help = You only add, with smaller numbers.
preset-short-help = All cards lie open, and 6 to 10 are missing: about a third as long.
preset-printed-help = The basic game with adding and subtracting, from age 7.
option-way = Way to play
option-way-help = What you collect with, and how hard the sums are.
option-way-basic = Basic game
option-way-basic-help = You add and subtract the cards in your hand.
option-way-simplified = Only adding
option-way-simplified-help = You only add, with smaller numbers.
option-way-advanced = With baskets
option-way-advanced-help = The basic game, and you snatch baskets from each other.
option-way-both = Adding and baskets
option-way-both-help = You only add, and snatch baskets from each other.
option-way-entry = Junior game (from age 5)
option-way-entry-help = All cards lie open, and you take what your hole shows.
option-entry = Numbers left out
option-entry-help = There are no cards with these numbers, so you have to put them together.
option-entry-all = None
option-entry-high = 6 to 10
option-entry-even = Even numbers
option-entry-odd = 3, 5, 7 and 9
option-entry-chosen = Your choice
option-chosen = Which numbers to leave out
option-chosen-help = From 1 to 10, with spaces or commas between them.
option-end = When cards run out
option-end-help = When the cards run out, the game stops at once, or you finish the round.
option-end-once = Stop at once
option-end-round = Finish the round
option-refill = Refilling hands
option-refill-help = Hands are refilled when everybody has had a turn, or after every single turn.
option-refill-round = After each round
option-refill-turn = After each turn
option-turning = Turning back
option-turning-help = In a move you turn back only where there is no other path, or wherever you like.
option-turning-last = In dead ends only
option-turning-free = Anywhere
option-first = Who begins
option-first-help = Chance decides, or you choose: at a real table it is the youngest.
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
option-own-help = Draw your own flip-book with characters here, or load it from a file.
option-own-format = Six maps, below “page 1” to “page 6”. b7 means 7 berries, a acorns, g grains, s is a store, ! a gift, @ a portal, o an empty hole. Draw tunnels with - | / \ and + for a bend. The holes are in the same spots on every page. It starts out as our book.
option-clock = Time limit
option-clock-help = Seconds for each decision; at 0 everyone takes as long as they like.
option-clock-unit = { $count ->
    [one] second
   *[other] seconds
}

bot-casual = Gopher Broke
bot-casual-level = easy
bot-casual-about = Strolls wherever the tunnel leads and lays the first cards that fit.
bot-careful = Addie
bot-careful-level = medium
bot-careful-about = Walks to the biggest number that her cards can make.
bot-expert = Sumwise
bot-expert-level = hard
bot-expert-about = Works through all the pages and remembers which cards are still to come.

line-added = Plus pile
line-subtracted = Minus pile
line-lunches = Lunches
total = { $way ->
    [entry] { $count ->
        [one] 1 lunch
       *[other] { $count } lunches
    }
   *[other] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
}

refuse-first = There are { $seats } of you, so there is no seat { $number }. Take one from 1 to { $seats }, or let chance decide.
refuse-chosen = No card shows “{ $word }”. Write numbers from 1 to { $most }, with spaces or commas between them.
refuse-chosen-all = You have left out every number. Keep at least one.
refuse-not-seated = This seat is not in the game. Play from one of the seats at the table.
refuse-over = The game is over. Start a new one to keep playing.
refuse-nature = That is up to the die, the draw pile and the clock. You can walk, dig and collect.
refuse-moment = One moment: the die or a card comes first.
refuse-turn = It is { $seat }’s turn; after that play goes on clockwise.
refuse-collecting = { $seat } is collecting right now. Everyone gets a turn.
refuse-place-first = First put your figure on a free hole.
refuse-no-such-hole = There is no such hole. Take one that is in the book.
refuse-hole-taken = { $seat } already stands on hole { $hole }. Take a free one.
refuse-placed = Your figure is already in the burrow. It walks on from there.
refuse-roll-first = Roll first, then you walk.
refuse-must-move = You cannot sit this out: roll, or play a dig card if you have one.
refuse-rolled = You have already rolled: { $pips }. Now walk, or play a dig card if you have one.
refuse-must-walk = You cannot stay where you are: walk { $pips ->
    [one] 1 step
   *[other] { $pips } steps
}.
refuse-move-first = You collect at the end of your turn, where you stand then.
refuse-no-dig = You have no dig card in your hand. This time you walk.
refuse-dig-used = You have already played your dig card, and nobody has more than one. From now on you walk.
refuse-dig-late = It is too late for a dig card: you play it instead of walking. Collect, or decline.
refuse-wall = No tunnel leads from hole { $here } to hole { $there }. Keep to the tunnels.
refuse-too-far = That is too far: stop after { $pips ->
    [one] 1 step
   *[other] { $pips } steps
}.
refuse-too-short = { $left ->
    [one] You are 1 step short. Walk on.
   *[other] You are { $left } steps short. Walk on.
}
refuse-occupied = { $seat } stands on hole { $hole }. Jump on to a free hole.
refuse-jump-twice = You are already jumping over hole { $hole } here. A jump goes over each hole only once.
refuse-jump-back = This jump begins on hole { $hole }, so it cannot end there. Jump to another free hole.
refuse-turn-back = You have been on hole { $hole } in this move. You can still go somewhere new, to hole { $there } for instance.
refuse-collect-first = Now you collect. Take what lies here, or decline.
refuse-gift-first = The gift comes first: decide on a card.
refuse-no-gift = There is no gift here right now. You open one when your walk ends at it.
refuse-not-in-gift = This card is not in your gift. Take one of those you have drawn.
refuse-must-keep = You have to keep one of these cards. Choose one.
refuse-dig-not-active = Only the player whose turn it is may take the dig card: { $seat }. Take a supply card.
refuse-not-in-hand = You do not have all these cards in your hand. Lay only what you have.
refuse-dig-collects = A dig card cannot collect anything. Lay cards with numbers.
refuse-kind = { $kind ->
    [berries] Berries lie here. Take only cards with berries.
    [acorns] Acorns lie here. Take only cards with acorns.
   *[grains] Grains lie here. Take only cards with grains.
}
refuse-added-only = Here you only add. Do not subtract any cards.
refuse-nothing-added = Add at least one card, or you will not get to { $number }.
refuse-none = Lay cards that make exactly { $number }.
refuse-sum = That makes { $made }. You need exactly { $number }.
refuse-not-in-stock = There are not that many of these cards at the stall. Take what is there.
refuse-not-in-pile = As change you give back only cards from your own pile.
refuse-one-kind = Keep to one kind, for the change as well.
refuse-nothing-taken = Take from the stall what makes exactly { $number }.
refuse-change-for-one = Change is only for a single card that is too big. Take just one.
refuse-order = Name the cards in order, each as often as you lay it.

tell-begins = { $seat } begins.
tell-dealt = Everyone gets { $count } cards.
tell-places = { $seat } chooses a hole to begin in.
tell-opens = The book is opened at page { $page }.
tell-rolls = { $seat } rolls a { $pips }.
tell-walks = { $seat } walks to { $kind ->
    [berries] { $number ->
        [one] 1 berry
       *[other] { $number } berries
    }
    [acorns] { $number ->
        [one] 1 acorn
       *[other] { $number } acorns
    }
    [grains] { $number ->
        [one] 1 grain
       *[other] { $number } grains
    }
    [store] a store with { $number }
    [gift] a gift
    [portal] a portal
   *[plain] an empty hole
}.
tell-jumps = { $seat } jumps over { $other_seat }.
tell-portal = The die decides which page comes next.
tell-portal-again = Here { $seat } stands on a portal: the die is rolled once more.
tell-portal-enough = Here { $seat } stands on a portal, but six rolls are enough.
tell-digs = { $seat } plays a dig card: the die decides which page comes next.
tell-turns = The page turns: page { $page }.
tell-same-page = The die shows { $page }, and that page is already open.
tell-everyone = Now everyone may collect where they stand.
tell-collects = { $seat } collects { $kind ->
    [berries] { $number ->
        [one] 1 berry
       *[other] { $number } berries
    }
    [acorns] { $number ->
        [one] 1 acorn
       *[other] { $number } acorns
    }
    [grains] { $number ->
        [one] 1 grain
       *[other] { $number } grains
    }
   *[store] { $number ->
        [one] 1 supply from the store
       *[other] { $number } supplies from the store
    }
}{ $cards ->
    [1] { "" } with a single card
   *[other] { "" }: { $sum }
}.
tell-takes = { $seat } takes { $kind ->
    [berries] { $number ->
        [one] 1 berry
       *[other] { $number } berries
    }
    [acorns] { $number ->
        [one] 1 acorn
       *[other] { $number } acorns
    }
   *[grains] { $number ->
        [one] 1 grain
       *[other] { $number } grains
    }
}{ $cards ->
    [1] { "" } with a single card
   *[other] { "" }: { $sum }
}.
tell-takes-change = { $seat } takes { $kind ->
    [berries] { $number ->
        [one] 1 berry
       *[other] { $number } berries
    }
    [acorns] { $number ->
        [one] 1 acorn
       *[other] { $number } acorns
    }
   *[grains] { $number ->
        [one] 1 grain
       *[other] { $number } grains
    }
} with a card of { $card } and gives back { $back }.
tell-declines = { $seat } collects nothing.
tell-gift = { $seat } opens a gift.
tell-gift-empty = The draw pile is used up, so the gift is empty.
tell-keeps = { $seat } keeps { $kind ->
    [berries] { $value ->
        [one] 1 berry
       *[other] { $value } berries
    }
    [acorns] { $value ->
        [one] 1 acorn
       *[other] { $value } acorns
    }
   *[grains] { $value ->
        [one] 1 grain
       *[other] { $value } grains
    }
} from the gift.
tell-keeps-dig = { $seat } takes the dig card from the gift: the die decides which page comes next.
tell-declines-gift = There are only dig cards in the gift; { $seat } takes none.
tell-extra = { $seat } has found a gift and gets another turn.
tell-declines-turn = { $seat } skips the extra turn.
tell-basket = { $seat } gets { $other_seat }’s basket.
tell-basket-back = { $seat } gets their own basket back for free.
tell-basket-bought = { $seat } buys back their own basket; { $other_seat } gets the supplies for it.
tell-unlucky = { $seat } gets nothing and draws 1 card instead.
tell-draws = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
tell-pile-empty = The draw pile is empty.
tell-time-up = Time is up, so the table decides for { $seat }.
tell-end-hand = The draw pile is empty, and { $seat } has { $count ->
    [0] no card left
    [one] only 1 card left
   *[other] only { $count } cards left
}.
tell-end-stock = { $kind ->
    [berries] There are no more berries.
    [acorns] There are no more acorns.
   *[grains] There are no more grains.
}
tell-end-stuck = Nobody can collect anything any more.
tell-end-quiet = For six rounds nobody has collected anything.
tell-last-round = You still finish this round.
tell-winner = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tell-winner-lunches = { $seat } wins with { $points ->
    [one] 1 lunch
   *[other] { $points } lunches
}.
tell-shared = { $winners } players share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
tell-shared-lunches = { $winners } players share the win with { $points ->
    [one] 1 lunch
   *[other] { $points } lunches
} each.

## The text of a flip-book, and what is done with it

book-at = Line { $line }, column { $column }:{" "}
book-too-long = { book-at }The text is too long; a flip-book has at most { $most } characters.
book-tab = { book-at }There is a tab here. Type spaces instead, since every editor gives tabs a different width.
book-hidden = { book-at }A character that nobody can see is hiding here ({ $sign }). Delete it.
book-before = { book-at }A flip-book begins with a line “page 1”. Only comments, which begin with #, may come before it.
book-page-number = { book-at }“page { $page }” belongs here: the pages come in order, each with its number.
book-page-extra = { book-at }A flip-book has { $pages } pages, one for each side of the die. This is one too many.
book-page-missing = { book-at }Page { $page } is missing. Write a line “page { $page }” and draw its map below it; a flip-book has { $pages } pages.
book-rest = { book-at }The line should end before this word.
book-wide = { book-at }The map is too wide. It may have { $most } columns, and this is one more.
book-high = { book-at }The map is too high. It may have { $most } lines, and this is one more.
book-sign = { book-at }“{ $sign }” means nothing on the map. There are b a g s ! @ o for holes and - | / \ + for tunnels.
book-number = { book-at }A number from 1 to { $most } belongs right after “{ $sign }”.
book-no-number = { book-at }No number comes after “{ $sign }”; only b, a, g and s have one.
book-number-alone = { book-at }This number stands alone. Put b, a, g or s right before it.
book-few-holes = { book-at }Page { $page } has { $holes ->
    [0] no holes
    [one] only one hole
   *[other] only { $holes } holes
}. It needs { $least } to { $most }.
book-many-holes = { book-at }This hole is one too many: a page has at most { $most }.
book-holes-near = { book-at }This hole is too close to another one. Keep them { $columns } columns or { $lines } lines apart, so that a finger can tell them from each other.
book-hole-extra = { book-at }There is no hole here on page 1. The holes of page { $page } must be in the same spots: the same line of the map, the same column.
book-hole-missing = { book-at }Page { $page } needs a hole here, because page 1 has one at this spot (line { $first } of the text). Write o for an empty one.
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
book-hole-tunnels = { book-at }{ $tunnels } tunnels lead from this hole, but it may have { $most } at most. Close some of them.
book-unreached = { book-at }This hole cannot be reached from the first hole of page { $page }. Dig a tunnel to it.
book-file-missing = { $file } does not exist
book-file-folder = { $file } is a folder; name the file of a flip-book in it
book-file-closed = { $file } cannot be read: you do not have permission to open it
book-file-binary = { $file } is not text; save the flip-book as plain text (UTF-8)
book-fine = The flip-book { $file } is fine: { $holes } holes on each of { $pages } pages.
book-page-sum = Page { $page }: { $tunnels } tunnels;

## The board

board-holes = Holes of the page
board-keys = Arrow keys take you from hole to hole, Space chooses one. Enter does what the large button says. Digits lay cards, plus and minus change the sign of the last one. W: another path, D: dig, H: hint, N: take nothing, C: your cards, K: all keys. Backspace or Ctrl+Z takes back.
board-key-walk = Move from hole to hole
board-key-leap = To the first or last hole you can choose
board-key-choose = Choose this hole
board-key-lay = Lay a card of your hand
board-key-sign = Add or subtract the last card
board-key-take = Take a card with this number
board-key-give = Minus, then a number: give that card back
board-key-kind = Another kind from the store
board-key-gift = Choose a card of the gift
board-key-back = Take back what you chose or laid out
board-hole = Hole { $hole }
board-print = { $kind ->
    [berries] { $number ->
        [one] 1 berry
       *[other] { $number } berries
    }
    [acorns] { $number ->
        [one] 1 acorn
       *[other] { $number } acorns
    }
    [grains] { $number ->
        [one] 1 grain
       *[other] { $number } grains
    }
    [store] store with { $number }
    [gift] gift
    [portal] portal
   *[plain] empty hole
}
board-hole-yours = you are here
board-hole-of = { $name } is here
board-hole-free = you can begin here
board-hole-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
board-hole-via = { $steps } steps by way of { $via }
board-hole-over = you jump over { $names }
board-hole-ways = { $ways } paths lead there
board-hole-away = { $steps ->
    [one] 1 tunnel away
   *[other] { $steps } tunnels away
}
board-reach = { $count ->
    [one] 1 hole in reach.
   *[other] { $count } holes in reach.
}{ $good ->
    [0] { "" }
    [one] { " " }You can collect at hole { $holes }.
   *[other] { " " }You can collect at holes { $holes }.
}
board-hole-makes = you can collect here
board-hole-empty = there is nothing in it
board-hole-tunnels = { $count ->
    [one] a tunnel to hole { $holes }
   *[other] tunnels to holes { $holes }
}
board-die = The die shows { $pips }.
board-die-page = The die shows page { $pips }.
board-die-rolling = The die is rolling.
board-die-waiting = The die is ready.
board-clock =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
board-over = The game is over.
board-sending = On its way…
board-moment = Just a moment.
board-turning = The page turns.
board-walking = { $name } is walking.
board-wait-begin = We begin in a moment.
board-wait-draw = The cards are being dealt.
board-wait-place = { $name } is choosing a hole.
board-wait-open = The book is being opened.
board-wait-ready = It is { $name }’s turn.
board-wait-roll = { $name } is rolling.
board-wait-walk =
    { $pips ->
        [one] { $name } has 1 step.
       *[other] { $name } has { $pips } steps.
    }
board-wait-page = The die decides the page.
board-wait-unwrap = { $name } opens a gift.
board-wait-gift = { $name } is choosing from a gift.
board-wait-collect = { $name } may collect.
board-place = In which hole do you begin?
board-place-here = Begin here?
board-place-how = Choose any hole. What lies there may still change.
board-place-first = Tap a free hole first.
board-place-go = Begin here
board-ready = Your turn: roll.
board-ready-dig = Roll, or play a dig card.
board-extra = A gift: you get another turn.
board-roll = Roll
board-dig = Dig
board-dig-how = Dig: you stay where you are. The die picks a page, then everyone collects.
board-skip = Skip it
board-walk =
    { $pips ->
        [one] 1 step. Where to?
       *[other] { $pips } steps. Where to?
    }
board-walk-there =
    { $pips ->
        [one] 1 step. Go there?
       *[other] { $pips } steps. Go there?
    }
board-walk-first = First choose a hole to go to.
board-go = Go there
board-ways = Paths
board-way = Path { $way } of { $ways }
board-way-before = Previous path
board-way-next = Next path
board-there-makes = You can collect
board-there-lacks = Your cards do not make it
board-there-gift = Draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards, keep 1
}
board-there-gift-empty = Empty: the draw pile is used up
board-there-again = One more turn
board-there-portal = The die decides which page comes next
board-there-nothing = Nothing to collect
board-there-over = A jump over { $names }
board-there-over-basket = A jump over { $names }: collect, and the baskets are yours
board-hand =
    { $cards ->
        [one] Your hand, 1 card
       *[other] Your hand, { $cards } cards
    }
board-hand-empty = No card in your hand
board-card = { $kind ->
    [berries] berries { $value }
    [acorns] acorns { $value }
    [grains] grains { $value }
   *[dig] dig card
}
board-card-state = { $card }{ $state ->
    [plus] , added
    [minus] , subtracted
    [useless] , does not count here
   *[none] { "" }
}{ $fresh ->
    [yes] , new
   *[no] { "" }
}
board-new = new
board-lane-plus = add
board-lane-minus = subtract
board-collect = { $print }: with which cards?
board-wanted = wanted
board-lay-how = Tap to add, tap again to subtract.
board-lay-how-plus = Tap the cards you add.
board-lay-first = First lay cards that make the number wanted.
board-sum = { $sum } = { $total }, wanted: { $wanted }.{ $fits ->
    [yes] { " " }That fits.
   *[no] { "" }
}
board-sum-empty = Wanted: { $wanted }.
board-ends = { $end ->
    [round] Then you have { $cards ->
        [0] no card left
        [one] 1 card left
       *[other] { $cards } cards left
    }, and this round is the last.
   *[once] Then you have { $cards ->
        [0] no card left
        [one] 1 card left
       *[other] { $cards } cards left
    }, and the game is over.
}
board-end-near = The draw pile is empty. Lay cards until somebody has { $small } or fewer: then the game is over.
board-collect-go = Collect
board-nothing = Nothing
board-nothing-go = Collect nothing
board-hint = Hint
board-hint-how = Hint: show cards that fit
board-hint-none = Your cards do not make it.
board-gift = Which card do you keep?
board-gift-digs = Nothing but dig cards. Do you want one?
board-gift-cards = The gift
board-gift-how = One goes on your plus pile, the others under the draw pile.
board-gift-how-dig = A dig card is played at once; any other goes on your plus pile.
board-gift-how-no-dig = You keep one. Only the player whose turn it is may take the dig card.
board-gift-decline = None
board-keep = Keep it
board-keep-first = First tap what you keep.
board-curtain = For { $name }’s eyes only.
board-curtain-tap = Tap to see your cards
board-curtain-head = Over to you. Have a look at your cards.
board-lift = My cards
board-piles = Your piles: { $plus } added, { $minus } subtracted, that makes { $points }.
board-points =
    { $points ->
        [one] point
       *[other] points
    }
board-why-basket = The supplies of { $owner }’s next successful turn go to { $name }; then the basket goes back.
board-take = { $print }: what do you take?
board-take-first = First take cards from the stall.
board-take-go = Take
board-take-card = take { $card }, { $left } left
board-give-card = give back { $card }, { $left } left
board-put-back = put { $card } back
board-choose-kind = What would you like from the store?
board-kind = { $kind ->
    [berries] berries
    [acorns] acorns
   *[grains] grains
}
board-stock = Stall
board-stock-none = The cards here do not make it.
board-change = Too many? Give some back.
board-count = { $missing ->
    [0] { $over ->
        [0] That fits.
       *[other] { $over } too many.
    }
   *[other] { $missing } still missing.
}
board-lunch = Your lunch
board-lunches =
    { $lunches ->
        [one] lunch ready
       *[other] lunches ready
    }
board-amount = { $kind ->
    [berries] berries
    [acorns] acorns
   *[grains] grains
}: { $amount }

## Beside the board

panel-seats = Everyone at the table
panel-brief = Everyone at a glance
panel-you = you
panel-turn = playing
panel-asked = deciding
panel-hand = { $cards ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
panel-holds = { $count ->
    [one] has { $names }’s basket
   *[other] has the baskets of { $names }
}
panel-piles = { $name }’s piles
panel-added = plus pile { $points }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
panel-subtracted = minus pile { $points }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
panel-added-title = Plus pile, face up: { $points }
panel-subtracted-title = Minus pile, face down: { $points }
panel-piles-empty = Nothing collected yet.
panel-card = { $kind ->
    [berries] Berries { $value }
    [acorns] Acorns { $value }
    [grains] Grains { $value }
   *[dig] Dig card
}
panel-pile = Draw pile: { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
}
panel-pile-ends = Once it is empty, the game ends when somebody has { $small } cards or fewer.
panel-pile-empty = The game ends as soon as somebody has { $small } cards or fewer.
panel-pile-last = Last round: after { $name }’s turn the game is over.
panel-pile-fewest = { $count ->
    [one] { $names } has the fewest cards: { $cards }.
   *[other] { $names } have the fewest cards: { $cards } each.
}
panel-finish = You finish the round before the game ends, so that everyone gets the same number of turns.
panel-quiet = { $quiet ->
    [one] Nobody has laid a card for 1 round.
   *[other] Nobody has laid a card for { $quiet } rounds.
} After { $most } rounds the game ends.
panel-dug = { $used ->
    [0] No dig card played yet
   *[other] { $used } of { $all } dig cards played
}
panel-refill-round = { $turns ->
    [one] After this turn everyone draws back up to { $hand } cards.
   *[other] { $turns } more turns, then everyone draws back up to { $hand } cards.
}
panel-refill-turn = After every turn everyone draws back up to { $hand } cards.
panel-baskets = Baskets
panel-debt = { $owner } owes { $holder } the next supplies.
panel-debt-mine = You owe { $holder } your next supplies.
panel-debt-yours = { $owner } owes you the next supplies.
panel-lunches = { $lunches ->
    [0] no complete lunch yet
    [one] 1 complete lunch
   *[other] { $lunches } complete lunches
}
panel-amount = { $kind ->
    [berries] berries
    [acorns] acorns
   *[grains] grains
} { $amount }
panel-dig-left = dig card still there
panel-dig-used = dig card played
panel-lunch-how = One of each makes a lunch.
panel-stock = Left at the stall
panel-stock-kind = { $kind ->
    [berries] Berries
    [acorns] Acorns
   *[grains] Grains
}: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
panel-stock-ends = When one kind has run out, the game is over.

## The end

end-title = What everyone has collected
end-won-points = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
end-won-lunches = { $name } wins with { $points ->
    [one] 1 lunch
   *[other] { $points } lunches
}.
end-you-points = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
end-you-lunches = You win with { $points ->
    [one] 1 lunch
   *[other] { $points } lunches
}.
end-shared-points = { $names } share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
end-shared-lunches = { $names } share the win with { $points ->
    [one] 1 lunch
   *[other] { $points } lunches
} each.
end-hand = { $count ->
    [one] The draw pile is empty, and { $names } has { $cards ->
        [0] no card left.
        [one] only 1 card left.
       *[other] only { $cards } cards left.
    }
   *[other] The draw pile is empty, and { $names } have hardly any cards left.
}
end-stock = There are no more { $kinds } at the stall.
end-kind = { $kind ->
    [berries] berries
    [acorns] acorns
   *[grains] grains
}
end-stuck = The draw pile is empty, and nobody can collect anything more, on any page.
end-quiet = For { $rounds } rounds nobody collected anything.
end-added = { $cards ->
    [one] 1 card added
   *[other] { $cards } cards added
}
end-subtracted = { $cards ->
    [one] 1 card subtracted
   *[other] { $cards } cards subtracted
}
end-total = Points
end-lunches = Complete lunches
# On a phone beside the TV, while the TV counts.
hand-counting = The cards are being counted on the TV.

## The pages

leaf-title = Leaf through
leaf-page = Page { $page }
leaf-page-open = Page { $page }, open now
leaf-before = Previous page
leaf-after = Next page
leaf-stand = under your feet: { board-print }
leaf-hole = Hole { $hole }: { $kind ->
    [plain] empty
   *[other] { board-print }
}
leaf-holes = The holes of this page
leaf-can = can be collected
leaf-chance = { $pages ->
    [0] On none of the { $all } pages could you collect where you stand.
    [one] On 1 of the { $all } pages you could collect where you stand.
   *[other] On { $pages } of the { $all } pages you could collect where you stand.
}
leaf-chance-of = { $pages ->
    [0] On none of the { $all } pages could { $name } collect there.
    [one] On 1 of the { $all } pages { $name } could collect there.
   *[other] On { $pages } of the { $all } pages { $name } could collect there.
}
leaf-marks = Ringed: your cards make these numbers.
leaf-marks-entry = Ringed: these can be taken from the stall.

## The way in

primer-walk = Roll and walk exactly that many steps through the tunnels. You jump over gophers in your way, and each jump is a single step.
primer-collect = Where you arrive you collect what is printed there: with cards of that kind that make exactly the number, by adding or subtracting. If nothing fits, you draw a card.
primer-store = At a store, cards of every kind count. From a gift you pick one of three cards.
primer-page = A portal or a dig card, and the die brings a new page. You all stay where you are and collect what lies there now.
primer-end = When the draw pile is empty and somebody has 3 cards or fewer, the game is over. The plus pile counts, the minus pile is subtracted. The most points win.
primer-entry = For the youngest all cards lie open. A berry, an acorn and a grain make a lunch. Whoever has the most lunches wins.
primer-add = Where you arrive you collect what is printed there: with cards of that kind that add up to exactly the number. If nothing fits, you draw a card.
primer-end-added = When the draw pile is empty and somebody has 3 cards or fewer, the game is over. Whoever has collected the most points wins.
primer-take = Where you arrive you take what is printed there from the stall: one card, several that make the number together, or a bigger one with change.
primer-choose = At a store you choose the kind. A gift brings you another turn.
primer-lunch = A berry, an acorn and a grain make a lunch. The kind you have least of tells you how many lunches you have.
primer-stall = When one kind has run out at the stall, the game is over. Whoever has the most lunches wins.

## What chance decides, for the page that checks a log
chance-starter = Who begins
chance-die = Die
chance-pile = Draw pile
chance-card =
    { $kind ->
        [berries] Berries { $value }
        [acorns] Acorns { $value }
        [grains] Grains { $value }
       *[dig] Dig card
    }
