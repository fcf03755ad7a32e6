# Auf die Nüsse! in English. Jay: the nutcracker, a bird that steals nuts; kennel: the empty side of a dog die.

title = Auf die Nüsse!
tagline = One more roll, then I’ll stop. Promise.
about = Five dice, a winter store and always the same question: stop or roll on? Roll nothing but squirrels and your turn is lost, but then everyone rolls at once for the nuts.

# Sections of the rules

section-setup = Getting ready
section-turn = Your turn
section-birds = Nothing but jays
section-squirrels = Nothing but squirrels
section-race = The nut round
section-last-die = The last die
section-end = The end
section-rulings = To be exact

# Rules

rule-N-01 = Every seat gets one dog die. Spare dog dice stay out of the game.
rule-N-02 = The five squirrel dice lie in the middle. Each shows a squirrel three times, a nut twice and a jay once.
rule-N-03 = The points are written down. Here the table does that.
rule-N-04 = At the family table, whoever ate a nut most recently begins.
rule-N-05 = On your turn you first roll all five squirrel dice.
rule-N-06 = Each nut is worth one point, and its die may be rolled again.
rule-N-07 = A squirrel is worth nothing, but its die may be rolled again.
rule-N-08 = A jay is worth nothing, and its die is put aside.
rule-N-09 = If the roll is neither all jays nor all squirrels, you decide: stop or roll on.
rule-N-10 = Stop: your turn ends, and the nuts of this turn are written down.
rule-N-11 = Roll on: you take up every die that shows a squirrel or a nut; you may not leave any behind.
rule-N-12 = The nuts of each further roll are added to the points of this turn.
rule-N-13 = After every roll you decide again.
rule-N-14 = If every die of your roll shows a jay, your turn is over at once and all points of this turn are gone.
rule-N-15 = If every die of your roll shows a squirrel, all points of this turn are gone …
rule-N-16 = … and a nut round begins at once.
rule-N-17 = In the nut round you roll exactly those dice that have just all shown a squirrel.
rule-N-18 = You roll them as fast and as often as you can. Jays stay in the game here.
rule-N-19 = Every nut counts; the table counts aloud with you.
rule-N-20 = At the same time everyone else rolls their dog die as fast as they can.
rule-N-21 = Whoever rolls the dog barks: “Woof, woof!”
rule-N-22 = As soon as the last dog has fallen, it is over. Whatever comes later does not count.
rule-N-23 = The nuts counted up to then are written down for you.
rule-N-24 = Then it is the next seat’s turn, clockwise.
rule-N-25 = If you have only one die left and roll a nut with it, you may take up all five again.
rule-N-26 = The nut of the last die counts too, of course.
rule-N-27 = For example: three dice show two jays and a squirrel. You roll the squirrel alone and it turns into a nut: one more point, and all five dice are back.
rule-N-28 = If the last die shows a jay, the turn is over; if it shows a squirrel, there is a nut round with this one die.
rule-N-29 = You play until somebody reaches the goal; usually that is 50 points.
rule-N-30 = Then the round is finished, so that everyone has had the same number of turns.
rule-N-31 = Whoever has the most points wins.
rule-NA-01 = Even after a nut with the last die you may stop.
rule-NA-02 = After the nut with the last die you take all five or stop. Rolling only that one again would never be better, so it is not offered.
rule-NA-03 = The last die must have been rolled alone. A roll of several dice that leaves only one nut does not count as that yet.
rule-NA-04 = “Every die” means the dice of this roll only, not the jays put aside.
rule-NA-05 = Jays and squirrels mixed are an ordinary roll without points: you may stop or roll on.
rule-NA-06 = Even the very first roll may be all squirrels. Then there is a nut round with five dice, and there was nothing to lose.
rule-NA-07 = You may stop with no points at all.
rule-NA-08 = Whoever has rolled the dog rolls no more and keeps it.
rule-NA-09 = A roll counts if it lay there before the last dog did. At an equal pace, the roll of the step with the last dog still counts.
rule-NA-10 = In the nut round, nothing but jays or nothing but squirrels means nothing special.
rule-NA-11 = The shortest time between two rolls is the same for everyone, computers too; holding the button rolls at exactly that pace. A common countdown begins the round. If somebody does not roll for two seconds, the table rolls on for them. Without hurry, all go at an equal pace: one press rolls every die at once.
rule-NA-12 = With two players there is only one dog die in the round; all else stays the same.
rule-NA-13 = The round ends with the seat before the one that began the game.
rule-NA-14 = If several lead with equal points, each of them gets one more turn, until one is ahead. If you prefer, they share the win instead.
rule-NA-15 = The points of a nut round can decide the game too.
rule-NA-16 = Chance says who begins, or the first seat does. Play goes clockwise.
rule-NA-17 = Only points that are written down count towards the goal. Reaching it in the middle of a turn forces nobody to stop, and those who follow may still overtake.
rule-NA-18 = The last die works as often in a turn as you manage it. The whole turn stays at risk.
rule-NA-19 = With a time limit: when it runs out, what is there is written down; if nothing was rolled yet, the table rolls first. Without one, a computer may take the empty seat.

# Options

option-goal = Goal
option-goal-help = Whoever has this many points rings in the end.
option-goal-unit = points
option-end = End of the game
option-end-help = Everyone gets the same number of turns, or the first to the goal wins.
option-end-round = Finish the round
option-end-first = First to the goal
option-tie = Tie
option-tie-help = What happens if several have the same points at the end.
option-tie-extra = One more turn each
option-tie-shared = Share the win
option-race = Nut round
option-race-help = As fast as you can, or one press for all dice at once.
option-race-realtime = Race
option-race-paced = No hurry
option-cadence = Shortest time between two rolls
option-cadence-help = Nobody rolls faster than this in the nut round.
option-cadence-unit = ms
option-starter = Who begins
option-starter-help = Chance decides, or the first seat begins.
option-starter-random = Chance
option-starter-first = The first seat
option-clock = Time to decide
option-clock-help = Seconds for each decision; with 0 everyone takes as long as they like.
option-clock-unit = s

# Opponents

bot-casual = Scamper
bot-casual-level = easy
bot-casual-about = Plays by feeling, forgets to count the dice and turns bold when behind.
bot-careful = Stash
bot-careful-level = medium
bot-careful-about = Has a number in mind and stops right there. Always.
bot-expert = Filbert
bot-expert-level = hard
bot-expert-about = Has worked out every roll and knows the right moment.

# Points

line-banked = Nuts kept safe
line-raced = Nuts from nut rounds

# What cannot be done

refuse-not-seated = This seat is not in the game.
refuse-over = The game is over.
refuse-nature = That is for the dice and the clock to say, not for the players.
refuse-draw = In a moment we shall know who begins.
refuse-not-your-turn = It is { $seat }’s turn; after that play goes on clockwise.
refuse-passive-race = The nut round is on: roll your dog die now.
refuse-roll-in-race = The nut round is on: roll as fast as you can.
refuse-bank-in-race = You cannot stop in the nut round; it ends with the last dog.
refuse-bank-before-roll = Roll all five dice first, then you may stop.
refuse-in-the-air = The dice are still rolling.
refuse-paced = Without hurry { $seat } rolls for everyone at once.
refuse-has-dog = You already have your dog; your die rests now.
refuse-too-late = { $ms ->
    [0] A blink too late: the last dog was faster.
    [one] One millisecond too late: the last dog was faster.
   *[other] { $ms } milliseconds too late: the last dog was faster.
}
refuse-no-race = There is no nut round just now.
refuse-countdown = Not yet: everyone begins together when the countdown is over.
refuse-cadence = Not so fast: two rolls are at least { $ms } milliseconds apart, for everyone.

# What happens

count-nuts = { $nuts ->
    [0] no nut
    [one] one nut
   *[other] { $nuts } nuts
}
count-squirrels = { $squirrels ->
    [0] no squirrel
    [one] one squirrel
   *[other] { $squirrels } squirrels
}
count-birds = { $birds ->
    [0] no jay
    [one] one jay
   *[other] { $birds } jays
}
count-points = { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}
count-lost = { $lost ->
    [0] There was nothing to lose.
    [one] One point is gone.
   *[other] { $lost } points are gone.
}
tell-starts = { $seat } begins.
tell-roll = { $seat } rolls { count-nuts }, { count-squirrels } and { count-birds }. In this turn: { $total }.
tell-fresh = A nut with the last die: { $seat } may take up all five again.
tell-all-birds = { $dice ->
    [one] { $seat } rolls a jay with the last die.
   *[other] { $seat } rolls { $dice } jays and nothing else.
} { count-lost }
tell-race = { $dice ->
    [one] Nothing but a squirrel. { count-lost } To the nuts, { $seat }, with one die!
   *[other] Nothing but squirrels. { count-lost } To the nuts, { $seat }, with { $dice } dice!
}
tell-race-nuts = { $seat } gathers { count-nuts }, { $total } in all.
tell-dog = Woof, woof! { $seat } has the dog.
tell-help = { $seat } hesitates; the table rolls along.
tell-time-up = Time is up: { $seat } has to stop.
tell-bank = { $seat } stops, writes down { count-points } and now has { $score }.
tell-race-over = The nut round is over: { $seat } writes down { count-points } and now has { $score }.
tell-final-round = { $seat } has reached the goal of { $goal } points. The round is being finished.
tell-playoff = A tie at { $score } points: { $seats } seats play one more turn.
tell-winner = { $seat } wins with { $score } points.
tell-shared = { $winners } seats share the win with { $score } points.

# The board

board-scores = Scores
board-starts = { $name } begins.
board-draw = Chance picks who begins.
board-turn-yours = It is your turn.
board-turn-of = { $name }, it is your turn.
board-turn-other = It is { $name }’s turn.
board-roll =
    { $dice ->
        [one] Roll the last die
       *[other] Roll { $dice } dice
    }
board-roll-fresh = Roll all { $dice } again
board-bank =
    { $nuts ->
        [0] Stop without nuts
        [one] Bank 1 nut
       *[other] Bank { $nuts } nuts
    }
board-key-space = Space
board-total =
    { $nuts ->
        [one] nut this turn
       *[other] nuts this turn
    }
board-pile =
    { $nuts ->
        [0] The hollow is empty.
        [one] 1 nut lies in the hollow, not safe yet.
       *[other] { $nuts } nuts lie in the hollow, not safe yet.
    }
board-count-squirrel =
    { $many ->
        [one] 1 squirrel
       *[other] { $many } squirrels
    }
board-count-nut =
    { $many ->
        [one] 1 nut
       *[other] { $many } nuts
    }
board-count-bird =
    { $many ->
        [one] 1 jay
       *[other] { $many } jays
    }
board-dice = On the wood: { $faces }
board-dice-aside =
    { $birds ->
        [one] On the wood: { $faces }; on the branch: 1 jay
       *[other] On the wood: { $faces }; on the branch: { $birds } jays
    }
board-dice-air = The dice are in the air.
board-dice-waiting = Five dice are waiting.
board-face-dog = dog
board-face-house = kennel
board-face-none = not thrown yet
board-news-nuts =
    { $nuts ->
        [one] 1 more nut
       *[other] { $nuts } more nuts
    }
board-news-fresh = A nut with the last die: all five may come back.
board-news-all-birds =
    { $nuts ->
        [0] Nothing but jays: { $name } gets nothing.
        [one] Nothing but jays: 1 nut gone.
       *[other] Nothing but jays: { $nuts } nuts gone.
    }
board-news-all-squirrels =
    { $nuts ->
        [0] Nothing but squirrels: nut round!
        [one] Nothing but squirrels: 1 nut gone, nut round!
       *[other] Nothing but squirrels: { $nuts } nuts gone, nut round!
    }
board-news-banked =
    { $nuts ->
        [0] { $name } stops without nuts and stays at { $score }.
        [one] { $name } banks 1 nut and has { $score }.
       *[other] { $name } banks { $nuts } nuts and has { $score }.
    }
board-odds = Odds
board-odds-key = Show or hide the odds (O)
board-odds-lose = All gone: { $chance }
board-odds-end = Turn over: { $chance }
board-odds-race = Nut round: { $chance }
board-odds-gain = On average { $gain } nuts
board-odds-best-roll = In the long run, rolling pays.
board-odds-best-bank = In the long run, stopping pays.
board-race-call = Go nuts!
board-race-what =
    { $dice ->
        [one] { $name } rolls for nuts with 1 die, everyone else for the dog.
       *[other] { $name } rolls for nuts with { $dice } dice, everyone else for the dog.
    }
board-race-task-nuts = Hold down and gather nuts.
board-race-task-dog = Hold down until the dog comes.
board-race-wuff = Woof!
board-race-done = Your dog is here.
board-race-helped = thrown by the table
board-race-helped-you = The table throws for you. Tap to throw yourself.
board-race-dogs = Dog dice
board-race-paced = Everyone throws at once
board-race-keys = Key in the nut round
board-race-keys-how = These keys throw in the nut round; on a touch screen everyone has a patch of their own.
board-result = Result of the nut round
board-result-nuts =
    { $nuts ->
        [0] No nut for { $name }
        [one] 1 nut for { $name }
       *[other] { $nuts } nuts for { $name }
    }
board-result-rolls =
    { $rolls ->
        [0] No throw before the last dog
        [one] in 1 throw with { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }
       *[other] in { $rolls } throws with { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }
    }
board-result-after = Woof after { $seconds } s
board-result-behind = { $millis } ms later
board-result-behind-long = { $seconds } s later
board-result-throws =
    { $rolls ->
        [one] Woof at the first throw
       *[other] Woof at throw { $rolls }
    }
board-final-round = Last round: somebody has { $goal } nuts.
board-playoff = Play-off: { $names }
board-clock =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
board-over =
    { $winners ->
        [one] { $names } wins with { $score } nuts.
       *[other] { $names } win with { $score } nuts each.
    }
board-pad-title = Score pad
board-pad-goal = Up to { $goal } nuts
board-pad-round = Round { $round }
board-pad-turns =
    { $turns ->
        [0] no turn yet
        [one] 1 turn
       *[other] { $turns } turns
    }
board-pad-missing =
    { $nuts ->
        [0] at the goal
        [one] 1 nut to go
       *[other] { $nuts } nuts to go
    }
board-pad-you = you
