# Auf die Nüsse! in English. Jay: the nutcracker, a bird that steals nuts; kennel: the empty side of a dog die.

title = Auf die Nüsse!
tagline = One more roll, then I’ll stop. Promise.
pitch = A dice game where one roll too many costs you everything
about = Five dice, a winter store and always the same question: stop or roll on? Roll nothing but squirrels and your nuts are gone. But then comes the nut round, and everyone rolls as fast as they can.

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

rule-N-01 = Every player has a dog die. It shows a dog once and a kennel five times. Spare dog dice stay in the box.
rule-N-02 = Five squirrel dice lie in the middle. Each shows a squirrel three times, a nut twice and a jay once.
rule-N-03 = Somebody writes down the points. Here the table does that.
rule-N-04 = At a real table, whoever last ate a nut begins.
rule-N-05 = On your turn you first roll all five squirrel dice.
rule-N-06 = Each nut is worth one point, and its die may be rolled again.
rule-N-07 = A squirrel is worth nothing, but its die may be rolled again.
rule-N-08 = A jay is worth nothing, and its die is put aside.
rule-N-09 = If the roll is neither all jays nor all squirrels, you choose: stop or roll on.
rule-N-10 = Stop: you bank the nuts of this turn, and they are written down as points. Then it is the next player’s turn.
rule-N-11 = Roll on: the nuts are counted, the jays stay aside, and you roll every die that shows a squirrel or a nut. You can’t leave any of them out.
rule-N-12 = The nuts of each further roll are added to the nuts of this turn.
rule-N-13 = After every roll you choose again.
rule-N-14 = If every die of your roll shows a jay, your turn is over at once and all its nuts are gone.
rule-N-15 = If every die of your roll shows a squirrel, whether it is one die or all five, all the nuts of this turn are gone.
rule-N-16 = But then a nut round begins at once.
rule-N-17 = You call “Go nuts!” and take the dice that have just shown nothing but squirrels. You roll these and no others.
rule-N-18 = { $race ->
    [paced] You roll them one roll at a time, together with everyone else. Here jays are not put aside: they are rolled again too.
   *[any] You roll them as fast and as often as you can. Here jays are not put aside: they are rolled again too.
}
rule-N-19 = Every nut counts, and the table counts along with you.
rule-N-20 = { $race ->
    [paced] With each of your rolls everyone else rolls their dog die once.
   *[any] Meanwhile everyone else rolls their dog die as fast as they can.
}
rule-N-21 = Whoever rolls the dog barks: “Woof, woof!”
rule-N-22 = As soon as everyone else has their dog, you must stop. Whatever you roll after the last dog does not count.
rule-N-23 = The nuts you have counted by then are written down as your points.
rule-N-24 = Then play goes on clockwise: it is the next player’s turn.
rule-N-25 = If you have only one die left and roll a nut with it, you may take all five dice again and roll on.
rule-N-26 = The nut of the last die counts too.
rule-N-27 = For example: three dice show two jays and a squirrel. You roll the squirrel alone, and it turns into a nut: one more nut for you, and all five dice are back.
rule-N-28 = If the last die shows a jay, your turn is over; if it shows a squirrel, there is a nut round with this one die. Either way the nuts of this turn are gone.
rule-N-29 = { $goal ->
    [any] You play until somebody has enough points written down; usually that is 50.
   *[other] You play until somebody has at least { $goal } points written down.
}
rule-N-30 = Then you finish the round, so that everyone has had the same number of turns.
rule-N-31 = { $end ->
    [first] Whoever gets there first wins at once.
   *[any] Whoever has the most points wins.
}
rule-NA-01 = Even after a nut with the last die you may stop.
rule-NA-02 = After a nut with the last die you take all five dice again or stop. Rolling just that one again would never be better, so it is not offered.
rule-NA-03 = The last die must be rolled alone. If a roll of several dice leaves you just one die, showing a nut, you do not get all five back yet.
rule-NA-04 = “Every die” means the dice of this roll, not the jays already put aside.
rule-NA-05 = Jays and squirrels mixed are an ordinary roll without nuts: you may stop or roll on.
rule-NA-06 = Even the very first roll may be all squirrels. Then there is a nut round with five dice, and there was nothing to lose.
rule-NA-07 = You may stop without a single nut.
rule-NA-08 = Once you have rolled the dog, you stop rolling and cannot lose it again.
rule-NA-09 = { $race ->
    [realtime] A roll counts if it came to rest before the last dog did.
    [paced] The roll you make together with the last dog still counts.
   *[any] A roll counts if it came to rest before the last dog did. In an unhurried nut round, the roll you make together with the last dog still counts.
}
rule-NA-10 = In the nut round, rolling nothing but jays or nothing but squirrels means nothing special.
rule-NA-11 = { $race ->
    [realtime] Nobody rolls sooner than { $cadence } milliseconds after their last roll, not even bots; if you hold the button down, you roll at exactly that pace. A countdown starts everyone together{ race-reading }, and the count begins at 0 nuts. If somebody has not rolled their dog die for two seconds, or for twice the shortest time if that is longer, the table rolls for them until the dog comes.
    [paced] One press rolls all the dice at once. The count begins at 0 nuts.
   *[any] The shortest time between two rolls is the same for everyone, bots included; if you hold the button down, you roll at exactly that pace. A countdown starts everyone together{ race-reading }, and the count begins at 0 nuts. If somebody has not rolled their dog die for two seconds, or for twice the shortest time if that is longer, the table rolls for them until the dog comes. In an unhurried nut round, one press rolls all the dice at once.
}
race-reading = { $reading ->
    [true] { " " }(15 seconds before the first nut round, so there is time to read)
   *[other] { "" }
}
rule-NA-12 = With two players only one dog die is rolled; everything else stays the same.
rule-NA-13 = The round ends just before it would be the turn of whoever began the game.
rule-NA-14 = { $tie ->
    [extra] If several players are tied for the lead, each of them takes one more turn, clockwise, and the points are added; in a nut round everyone else rolls for the dog. Then you compare, and go on like this until one player is ahead.
    [shared] If several players are tied for the lead, they share the win.
   *[any] If several players are tied for the lead, each of them takes one more turn, clockwise, and the points are added; in a nut round everyone else rolls for the dog. Then you compare, and go on like this until one player is ahead. If you prefer, they share the win instead.
}
rule-NA-15 = The points of a nut round count towards the goal too.
rule-NA-16 = { $starter ->
    [random] Chance decides who begins. Play goes clockwise.
    [first] Whoever has seat 1 begins. Play goes clockwise.
    [second] Whoever has seat 2 begins. Play goes clockwise.
    [third] Whoever has seat 3 begins. Play goes clockwise.
    [fourth] Whoever has seat 4 begins. Play goes clockwise.
   *[any] Chance decides who begins, or whoever opens the table chooses a seat. Play goes clockwise.
}
rule-NA-17 = { $end ->
    [first] Only points that are written down count towards the goal. If you reach it in the middle of a turn, you need not stop.
   *[any] Only points that are written down count towards the goal. If you reach it in the middle of a turn, you need not stop, and players who come later in the round may still overtake you.
}
rule-NA-18 = The last die can bring all five back again and again in the same turn. All the nuts of the turn stay at risk.
rule-NA-19 = { $clock ->
    [any] If you play with a time limit and it runs out, the nuts of this turn are banked; if nothing has been rolled yet, the table rolls first. In an unhurried nut round, the table then keeps rolling for you until you press again; even so, the round only ends with the last dog. Without a limit, a bot may take the seat of somebody who is away.
    [0] You have as long as you like. If somebody is away, a bot may take their seat.
   *[other] You have { $clock } seconds to decide. When they run out, the nuts of this turn are banked; if nothing has been rolled yet, the table rolls first. In an unhurried nut round, the table then keeps rolling for you until you press again; even so, the round only ends with the last dog.
}

# Options

preset-first-help = Whoever has seat 1 begins, and before the first nut round there is time to read.
preset-short-help = Up to 25 points, and a tie is shared: about half as long.
preset-printed-help = Up to 50 points, with a race in the nut round.
option-goal = Goal
option-goal-help = You play up to this many points.
option-goal-unit = points
option-end = End of the game
option-end-help = Everyone gets the same number of turns, or the first to the goal wins at once.
option-end-round = Finish the round
option-end-first = First to the goal
option-tie = Tie
option-tie-help = What happens if several have the most points at the end.
option-tie-extra = One more turn each
option-tie-shared = Share the win
option-race = Nut round
option-race-help = Everyone rolls as fast as they can, or one press rolls all the dice.
option-race-realtime = Race
option-race-paced = Unhurried
option-cadence = Shortest time between two rolls
option-cadence-help = Nobody rolls faster than this in the nut round.
option-cadence-unit = { $count ->
    [one] millisecond
   *[other] milliseconds
}
option-reading = Time to read
option-reading-help = Before the first nut round there are 15 seconds to read what is coming.
option-starter = Who begins
option-starter-help = Chance decides, or you choose: at a real table it is whoever last ate a nut.
option-starter-random = Chance
option-starter-first = Seat 1
option-starter-second = Seat 2
option-starter-third = Seat 3
option-starter-fourth = Seat 4
option-clock = Time limit
option-clock-help = Seconds for each decision; at 0 everyone takes as long as they like.
option-clock-unit = { $count ->
    [one] second
   *[other] seconds
}

# Opponents

bot-casual = Scamper
bot-casual-level = easy
bot-casual-about = Plays by gut feeling, forgets to count the dice and gets bold when behind.
bot-careful = Stash
bot-careful-level = medium
bot-careful-about = Has a number in mind and stops right there. Always.
bot-expert = Filbert
bot-expert-level = hard
bot-expert-about = Has worked out every roll and knows the right moment.

# Points

line-banked = Nuts banked
line-raced = Nuts from nut rounds

# What cannot be done

refuse-not-seated = This seat is not in the game. Play from one of the seats at the table.
refuse-starter = There are { $seats } of you, so there is no seat { $number }. Take one from 1 to { $seats }, or let chance decide.
refuse-over = The game is over. Start a new one to keep playing.
refuse-nature = That is up to the dice and the clock; you can roll or stop.
refuse-draw = One moment: chance is deciding who begins.
refuse-not-your-turn = It is { $seat }’s turn; after that play goes on clockwise.
refuse-passive-race = The nut round is on: roll your dog die now.
refuse-roll-in-race = The nut round is on: roll as fast as you can.
refuse-bank-in-race = You cannot stop in the nut round; it ends with the last dog.
refuse-bank-before-roll = Roll all five dice first, then you may stop.
refuse-in-the-air = The dice are still rolling. Wait until they lie still.
refuse-paced = In an unhurried nut round, { $seat } rolls for everyone.
refuse-has-dog = You already have your dog, so your die can rest.
refuse-too-late = { $ms ->
    [0] A blink too late: the last dog was faster.
    [one] One millisecond too late: the last dog was faster.
   *[other] { $ms } milliseconds too late: the last dog was faster.
}
refuse-no-race = There is no nut round right now. One begins when a roll shows nothing but squirrels.
refuse-countdown = Not yet: everyone begins together when the countdown is over.
refuse-cadence = Not so fast: two rolls are at least { $ms } milliseconds apart, for everyone.

# What happens

count-nuts = { $nuts ->
    [one] one nut
   *[other] { $nuts } nuts
}
count-squirrels = { $squirrels ->
    [one] one squirrel
   *[other] { $squirrels } squirrels
}
count-birds = { $birds ->
    [one] one jay
   *[other] { $birds } jays
}
count-faces = { $nuts ->
    [0] { count-squirrels } and { count-birds }
   *[other] { $squirrels ->
        [0] { $birds ->
            [0] { count-nuts }
           *[other] { count-nuts } and { count-birds }
        }
       *[other] { $birds ->
            [0] { count-nuts } and { count-squirrels }
           *[other] { count-nuts }, { count-squirrels } and { count-birds }
        }
    }
}
count-points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
count-lost = { $lost ->
    [0] There was nothing to lose.
    [one] One nut is gone.
   *[other] { $lost } nuts are gone.
}
tell-starts = { $seat } begins.
tell-roll = { $seat } rolls { count-faces }. This turn: { $total ->
    [0] no nuts yet
    [one] 1 nut
   *[other] { $total } nuts
}.
tell-fresh = A nut with the last die: { $seat } may roll all five again.
tell-all-birds = { $dice ->
    [one] { $seat } rolls a jay with the last die.
   *[other] { $seat } rolls { $dice } jays and nothing else.
} { count-lost }
tell-race = { $dice ->
    [one] Nothing but a squirrel. { count-lost } Go nuts, { $seat }, with one die!
   *[other] Nothing but squirrels. { count-lost } Go nuts, { $seat }, with { $dice } dice!
}
tell-dog = Woof, woof! { $seat } has the dog.
tell-help = The table rolls for { $seat }.
tell-time-up = Time is up for { $seat }.
tell-bank = { $points ->
    [0] { $seat } stops without nuts
    [one] { $seat } banks one nut
   *[other] { $seat } banks { $points } nuts
} and has { $score ->
    [one] 1 point
   *[other] { $score } points
}.
tell-race-over = The nut round is over: { count-points } for { $seat }, { $score } in all.
tell-final-round = { $seat } has reached the goal of { $goal } points. You still finish this round.
tell-playoff = A tie at { $score } points: { $seats } players take one more turn each.
tell-winner = { $seat } wins with { $score } points.
tell-shared = { $winners } players share the win with { $score } points each.

# The board

board-scores = Points
board-starts = { $name } begins.
board-draw = Chance decides who begins.
board-turn-yours = It is your turn.
board-turn-of = { $name }, it is your turn.
board-turn-other = It is { $name }’s turn.
board-roll =
    { $dice ->
        [one] Roll the last die
       *[other] Roll { $dice } dice
    }
board-roll-fresh = Roll all { $dice } dice
board-bank =
    { $nuts ->
        [0] Stop without nuts
        [one] Bank 1 nut
       *[other] Bank { $nuts } nuts
    }
board-total =
    { $nuts ->
        [one] nut this turn
       *[other] nuts this turn
    }
board-pile =
    { $nuts ->
        [0] The hollow is empty.
        [one] 1 nut lies in the hollow, not banked yet.
       *[other] { $nuts } nuts lie in the hollow, not banked yet.
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
board-dice = Dice: { $faces }
board-dice-aside =
    { $birds ->
        [one] Dice: { $faces }; on the branch: 1 jay
       *[other] Dice: { $faces }; on the branch: { $birds } jays
    }
board-dice-air = The dice are in the air.
board-dice-waiting = Five dice are waiting.
board-face-dog = dog
board-face-house = kennel
board-face-none = not rolled yet
board-news-nuts =
    { $nuts ->
        [one] 1 more nut
       *[other] { $nuts } more nuts
    }
board-news-fresh = A nut with the last die: all five dice can come back.
board-news-all-birds =
    { $nuts ->
        [0] Nothing but jays: { $name } gets nothing.
        [one] Nothing but jays: 1 nut gone.
       *[other] Nothing but jays: { $nuts } nuts gone.
    }
board-news-banked =
    { $nuts ->
        [0] { $name } stops without nuts
        [one] { $name } banks 1 nut
       *[other] { $name } banks { $nuts } nuts
    } and has { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
board-news-time-up =
    { $nuts ->
        [0] Time is up: no nuts for { $name }.
        [one] Time is up: 1 nut is banked for { $name }.
       *[other] Time is up: { $nuts } nuts are banked for { $name }.
    }
board-odds = Odds
board-odds-lose = All gone: { $chance }
board-odds-safe = There is nothing to lose yet.
board-odds-birds = Nothing but jays: { $chance }
board-odds-race = Nothing but squirrels, then nut round: { $chance }
board-odds-on = You can go on: { $chance }
board-odds-gain = This roll alone: { $gain } nuts on average
board-odds-best-roll = In the long run, rolling pays.
board-odds-best-five = Rolling still pays: a nut brings all five dice back.
board-odds-best-bank = In the long run, stopping pays.
board-race-call = Go nuts!
board-race-why =
    { $nuts ->
        [0] Nothing but squirrels, and nothing to lose.
        [one] Nothing but squirrels: 1 nut gone.
       *[other] Nothing but squirrels: { $nuts } nuts gone.
    }
board-race-what =
    { $dice ->
        [one] { $name } rolls for nuts with 1 die, everyone else for the dog, until the last dog barks.
       *[other] { $name } rolls for nuts with { $dice } dice, everyone else for the dog, until the last dog barks.
    }
board-race-task-nuts = Hold to gather nuts.
board-race-task-dog = Hold until the dog comes.
board-race-wuff = Woof!
board-race-done = Your dog is here. Tap and it barks.
board-race-helped = the table rolls
board-race-helped-you = The table is rolling for you. Tap to roll yourself.
board-race-dogs = Dog dice
board-race-paced = Everyone rolls
board-race-just-over = The nut round has only just ended. Give it a moment.
board-race-keys = Key in the nut round
board-race-keys-how = These keys roll in the nut round; on a touch screen everyone has an area of their own.
board-result = Result of the nut round
board-result-nuts =
    { $nuts ->
        [0] No nuts for { $name }
        [one] 1 nut for { $name }
       *[other] { $nuts } nuts for { $name }
    }
board-result-rolls =
    { $rolls ->
        [0] No roll before the last dog
        [one] in 1 roll with { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }
       *[other] in { $rolls } rolls with { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }
    }
board-result-after = Woof after { $time }
board-result-behind = { $time } later
board-result-together = at the same moment
board-result-none = no dog yet
board-result-throws =
    { $rolls ->
        [one] Woof on the first roll
       *[other] Woof on roll { $rolls }
    }
board-final-round = Last round: somebody has reached { $goal } points.
board-playoff = Play-off: { $names }
board-clock =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
board-over =
    { $winners ->
        [one] { $names } wins with { $score } points.
       *[other] Shared win with { $score } points each: { $names }.
    }
board-pad-title = Score pad
board-pad-goal = Goal: { $goal } points
board-pad-round = Round { $round }
board-pad-missing =
    { $points ->
        [0] goal reached
        [one] 1 point to go
       *[other] { $points } points to go
    }
board-pad-you = you
board-primer = How to play
primer-aim = Goal: { $goal } points. Stop in time to bank your nuts.
primer-nut = Each nut is worth 1 point, if you bank it.
primer-bird = A die with a jay is put aside.
primer-gone = Nothing but squirrels or nothing but jays: all gone.
primer-race = After squirrels comes the nut round: whoever rolled them gathers nuts until all the others have rolled their dog.
primer-bank = Stop in time and bank your nuts.

## What chance decides, for the page that checks a log
chance-starter = Who begins
chance-squirrel-die = Squirrel die
chance-dog-die = Dog die
chance-face =
    { $face ->
        [squirrel] squirrel
        [nut] nut
        [bird] jay
        [dog] dog
       *[house] kennel
    }
