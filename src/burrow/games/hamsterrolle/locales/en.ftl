# Hamsterrolle in English. Wheel: the wooden ring; compartment: a twelfth of it, called by its number, 1 to 12; divider: the
# wood between two of them; lowest: nearest to the table; piece: a piece of wood, one of eight kinds, each with a colour and
# a shape; set: one piece of each kind but the pyramid; tray: the pieces somebody still has to build in; forward, ahead: the
# way the wheel rolls; front edge: how far forward a piece reaches. To take up, carry, let go: what a hand does; to build in:
# to put in a piece from a tray; to pass: to put a piece from one of the two lowest compartments further forward instead; to
# let it drop: to let go of it without anybody judging where it lies; to fall out: to touch the table; higher powers: falling
# out by itself; turn; round: everybody has had a turn; clock: for one piece; partner, team.

## Rules, options, opponents, objections, events

title = Hamsterrolle
tagline = Just one more piece. What could roll wrong?
pitch = A game of skill where whatever falls out of the wheel is yours
about = A wooden wheel with twelve compartments, and a tray of pieces that you want to get rid of. Put them in one by one, further and further forward, and the wheel rolls on. Until something tumbles out: then it’s yours.

section-aim = The aim
section-setup = Getting ready
section-start = The first piece
section-turn = Your turn
section-fall = When something falls
section-clock = The clock
section-pass = Passing
section-powers = Higher powers
section-end = The end
section-handling = Handy tips
section-teams = In teams
section-rulings = To be exact

rule-W-01 = Be the first to have no pieces left, and you win.
rule-W-02 = Whatever falls out of the wheel during your turn is yours, and you have to build it in again later.
rule-W-03 = The wheel stands in the middle of the table. The black pyramid lies in the lowest compartment.
rule-W-04 = Everyone gets a whole set: 7 pieces, one of every colour.
rule-W-05 = If there are two of you, you get two sets each: 14 pieces.
rule-W-06 = { $fourth ->
    [out] If there are three of you, the fourth set stays out.
    [shared] If there are three of you, you share out the pieces of the fourth set.
   *[any] If there are three of you, the fourth set stays out. If you like, you share its pieces out instead.
}
rule-W-07 = { $teams ->
    [none] If there are four of you, everyone plays alone.
    [side] If there are four of you, you play in two teams, partners side by side.
    [across] If there are four of you, you play in two teams, partners across from each other.
   *[any] If there are four of you, everyone plays alone, or you make two teams.
}
rule-W-08 = At a real table, whoever has the shakiest hands begins.
rule-W-09 = The first piece, any you like, goes two compartments ahead of the pyramid; the one between them stays empty. From now on the wheel rolls that way.
rule-W-10 = You take turns. On your turn you build one of your pieces into the wheel.
rule-W-11 = Build so that the wheel keeps rolling the same way all game long.
rule-W-12 = Three compartments are open to you: the one where the last piece was built in, the next one ahead, and the one after that. No others.
rule-W-13 = The front edge of your piece must reach further forward than any piece that was there before.
rule-W-14 = All pieces in a compartment are different: no two of the same kind.
rule-W-15 = Pieces that fall out during your turn are yours.
rule-W-16 = Touching the table is enough, even if the piece is still halfway in the wheel.
rule-W-17 = With that your turn is over, even if your own piece is not in yet.
rule-W-18 = { $clock ->
    [none] You have as long as you like for a piece: there is no clock at this table. Only after ten minutes does it drop into the wheel.
    [any] You have 30 seconds for a piece, or as long as you have agreed on. Then you must let go of it, and if it does not stay where it is, it drops into the wheel.
   *[other] You have { $clock } seconds for a piece. Then you must let go of it, and if it does not stay where it is, it drops into the wheel.
}
rule-W-19 = Pieces that fall out because of that are yours, too.
rule-W-20 = If you think that none of your pieces will fit, you may pass. But passing means lending a hand:
rule-W-21 = You may pass only as long as you have not tried to build in this turn.
rule-W-22 = Take a piece, whichever you like, from one of the two lowest compartments,
rule-W-23 = and put it, whichever way you like, into another compartment further forward.
rule-W-24 = No piece of the same kind may lie there already.
rule-W-25 = Every piece that falls out meanwhile is yours.
rule-W-26 = Pieces that fall out by themselves, when nobody has touched anything, are lost to higher powers: they leave the game.
rule-W-27 = As soon as somebody has built in their last piece, the game is over, and they win. In teams it ends differently.
rule-W-28 = { $steady ->
    [true] You may hold the wheel while you put a piece in. At this table a steady hand helps you: the piece follows more slowly and does not shake.
   *[any] You may hold the wheel while you put a piece in.
}
rule-W-29 = When the piece is in, you have to let go of the wheel.
rule-W-30 = With your piece you may push aside pieces that lie in the same compartment.
rule-W-31 = If the wheel has rolled too far from the middle of the table, it may be pulled back carefully with one hand,
rule-W-32 = but without turning it.
rule-W-33 = { $teams ->
    [side] Two teams of two play. Partners sit side by side and play one after the other.
    [across] Two teams of two play. Partners sit across from each other.
   *[any] Two teams of two play. It is best if partners sit side by side, so that they play one after the other, but they may also sit across from each other.
}
rule-W-34 = If you have no pieces left, you may take any piece from your partner’s tray on your turn and build it in.
rule-W-35 = If something falls out then, it is yours and not your partner’s.
rule-W-36 = The game is over when a team has no pieces left. That team wins.
rule-W-37 = It is also over when one player of each team has no pieces left. Then the team with fewer pieces wins.
rule-WA-01 = The black pyramid is a piece like any other: if it falls out in your turn, it is yours, and you build it in again. You may also move it when you pass. There is only one, so it may lie beside any other piece.
rule-WA-02 = { $direction ->
    [left] Seen from the front, the wheel rolls to the left.
    [first] Whoever begins says which way the wheel rolls.
   *[any] Seen from the front, the wheel rolls to the left. If you like, whoever begins says which way.
}
rule-WA-03 = The three compartments count from the one where a piece was last accepted, if that piece is still in the wheel when its turn ends, whatever else may fall out. Dropping and passing do not change that. As long as there is no such piece, the rule for the first piece applies: two compartments ahead of the pyramid, or of the lowest one if the pyramid is out. Until then nobody can pass.
rule-WA-04 = If all three compartments have come down to the lowest one or behind it when a turn begins, they count from the lowest one. The same happens if the wheel has rolled back and the first of the three is more than four compartments ahead of the lowest. If the wheel is empty, the rule for the first piece applies again. Nobody judges whether your piece makes the wheel roll forward, and rolling back costs you nothing.
rule-WA-05 = { $front ->
    [printed] Your front edge is compared with every piece, the pyramid too, that lies between the point where the wheel touches the table and the top, in the direction of rolling. What counts is the angle around the hub, and a fifth of a degree is forgiven.
    [compartment] Your front edge is compared with every piece, the pyramid too, that lies in your compartment or reaches into it from behind. What counts is the angle around the hub, and a fifth of a degree is forgiven. If nothing lies there, you may put your piece anywhere.
   *[any] Your front edge is compared with every piece, the pyramid too, that lies in your compartment or reaches into it from behind. What counts is the angle around the hub, and a fifth of a degree is forgiven. If nothing lies there, you may put your piece anywhere. If you play by the printed rule, it is compared with every piece between the table and the top, in the direction of rolling.
}
rule-WA-06 = When you let go, the wheel is held still. As soon as your piece lies still, after one second at most, compartment, front edge and kind are judged. Then the wheel is set free, and what shifts after that does not matter.
rule-WA-07 = If your piece does not fit, it is not accepted. Take it again and put it right, as long as the clock runs.
rule-WA-08 = Pieces that tumble about but do not touch the table stay where they come to lie, even beside one of their kind.
rule-WA-09 = If your own new piece falls out, you take it back together with the others, and your turn is over.
rule-WA-10 = If something falls out before your piece has been accepted, your piece goes back to your tray and the wheel is set free. Everything that falls until all is still again is yours. If only the piece in your hand touches the table, nothing has fallen.
rule-WA-11 = When the clock has run out, your piece is let go where you hold it; if that is not over an open compartment, it is carried above the nearest open one first. Front edge and kind are not judged then, and where the piece comes to rest, it stays. You may choose this yourself before the clock ends, “Let it drop”, but only once half the time is gone and a place has been refused, or if none of your pieces has a legal place and you cannot pass. Without a clock you may after 30 seconds. The same goes for bots.
rule-WA-12 = { $turn ->
    [any] The clock starts when you take up a piece, and only once in a turn. There may be a time limit for taking one up as well; when it is over, the bot { bot-careful } plays your turn. A bot may take the seat of somebody who is away.
    [0] The clock starts when you take up a piece, and only once in a turn. A bot may take the seat of somebody who is away.
   *[other] The clock starts when you take up a piece, and only once in a turn. You have { $turn } seconds to take one up; when they are over, the bot { bot-careful } plays your turn. A bot may take the seat of somebody who is away.
}
rule-WA-13 = You have tried to build once the piece in your hand has touched the wheel or a piece in it. Until then you can put it back, take another one or pass, while the clock keeps running. Holding the wheel does not count as a try. Whoever passes may hold the wheel as well and has the same clock.
rule-WA-14 = When you pass, the three compartments and the front edge do not matter. The piece only has to come further forward than it was, into a compartment with none of its kind, and less than half a turn ahead of the point where the wheel touches the table. If something falls while it is in your hand, you still put it in; then your turn is over. After two whole rounds in which everyone only passes, the next player has to build.
rule-WA-15 = If the two lowest compartments are empty, nobody can pass. Then you have to try to build.
rule-WA-16 = The two lowest are the compartments whose middles are nearest to the point where the wheel touches the table when the turn begins. If two are equally near, the one ahead counts.
rule-WA-17 = Your turn lasts until everything is at rest. After 10 seconds the wheel rolls on unseen, and after 30 seconds in all everything is stopped. Whatever falls from then until the next player touches something with a piece is lost to higher powers, even if it falls because the wheel is held.
rule-WA-18 = If you build in your last piece and others fall out, you have not won: you take them. Whether the game is over is decided when everything is at rest, in teams too.
rule-WA-19 = If three share out the fourth set, everyone gets two of its pieces by chance. The last one stays out.
rule-WA-20 = In teams, if you have no pieces left, you build in one of your partner’s or you pass. You cannot simply sit out.
rule-WA-21 = If one player of each team has no pieces left and both teams have equally many, it is a draw.
rule-WA-22 = Here the table follows the wheel, so nobody has to pull it back. If something fell while doing so, the player whose turn it is would get it.
rule-WA-23 = You may not take pieces out or tidy them up by hand. You may only push with your own piece within its compartment, and take it again until it is accepted. Pushing elsewhere is not punished, but what falls out is yours.
rule-WA-24 = { $rounds ->
    [any] So that no game goes on for ever, it ends after twenty rounds, or as many as you have agreed on. Then whoever has the fewest pieces wins.
    [0] There is no last round at this table: the game goes on until somebody has no pieces left.
    [one] So that no game goes on for ever, this one ends after { $rounds } round. Then whoever has the fewest pieces wins.
   *[other] So that no game goes on for ever, this one ends after { $rounds } rounds. Then whoever has the fewest pieces wins.
}
rule-WA-25 = A piece is in the compartment that holds its centre of gravity. If that is exactly above a divider, the compartment ahead counts.
rule-WA-26 = If you have taken a piece from your partner and it was not built in, it goes back to your partner’s tray. If it fell out, it is yours.
rule-WA-27 = { $first ->
    [chance] Chance decides who begins.
    [any] Chance decides who begins, or you choose.
   *[other] Whoever has seat { $first } begins.
}

preset-first-help = 60 seconds for each piece, and a steady hand.
preset-short-help = It ends after 8 rounds, and the fewest pieces win.
preset-printed-help = 30 seconds, the strict rule for the front edge, and no last round.
option-teams = Teams
option-teams-help = With four of you: everyone alone, or two teams whose partners sit side by side or across from each other.
option-teams-none = Everyone alone
option-teams-side = Partners side by side
option-teams-across = Partners across
option-fourth = The fourth set
option-fourth-help = With three of you: the fourth set stays out, or each of you gets two of its pieces.
option-fourth-out = Stays out
option-fourth-shared = Shared out
option-clock = Time for a piece
option-clock-help = The time from taking up a piece to letting it go; small hands may want longer.
option-clock-30 = 30 seconds
option-clock-45 = 45 seconds
option-clock-60 = 60 seconds
option-clock-90 = 90 seconds
option-clock-none = No limit
option-steady = Steady hand
option-steady-help = Pieces follow your hand more slowly and do not shake.
option-direction = Which way it rolls
option-direction-help = The wheel rolls to the left, or whoever begins says which way.
option-direction-left = To the left
option-direction-first = Whoever begins chooses
option-first = Who begins
option-first-help = Chance decides, or you choose: at a real table it is whoever has the shakiest hands.
option-first-chance = Chance
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-front = Front edge
option-front-help = How far your piece must reach: past whatever lies in its compartment or, stricter and as printed, past every piece ahead of the point where the wheel touches the table.
option-front-compartment = Furthest in its compartment
option-front-printed = Furthest of all
option-rounds = Last round
option-rounds-help = After this many rounds whoever has the fewest pieces wins; at 0 you play until somebody has none left.
option-rounds-unit = { $count ->
    [one] round
   *[other] rounds
}
option-turn = Time to begin a turn
option-turn-help = Seconds until you must have taken up a piece, or a bot plays your turn; at 0 you take as long as you like.
option-turn-unit = { $count ->
    [one] second
   *[other] seconds
}

bot-casual = Tumbles
bot-casual-level = easy
bot-casual-about = Puts pieces wherever there is room and is always surprised when the wheel rolls.
bot-careful = Even Steven
bot-careful-level = medium
bot-careful-about = Lays every piece down gently, where it is least likely to slip.
bot-expert = Isaac Gnawton
bot-expert-level = hard
bot-expert-about = Knows in advance how the wheel will roll, and what that leaves for you.

# A piece by its kind: alone; in the middle of a sentence, the one and any one; at the beginning of a sentence; several

kind-cube = red cube
kind-plank = green plank
kind-bar = blue bar
kind-slab = yellow slab
kind-roller = orange roller
kind-roof = violet roof
kind-comb = white honeycomb
kind-pyramid = black pyramid
kind-the = { $kind ->
    [cube] the red cube
    [plank] the green plank
    [bar] the blue bar
    [slab] the yellow slab
    [roller] the orange roller
    [roof] the violet roof
    [comb] the white honeycomb
   *[pyramid] the black pyramid
}
kind-a = { $kind ->
    [cube] a red cube
    [plank] a green plank
    [bar] a blue bar
    [slab] a yellow slab
    [roller] an orange roller
    [roof] a violet roof
    [comb] a white honeycomb
   *[pyramid] a black pyramid
}
kind-first = { $kind ->
    [cube] The red cube
    [plank] The green plank
    [bar] The blue bar
    [slab] The yellow slab
    [roller] The orange roller
    [roof] The violet roof
    [comb] The white honeycomb
   *[pyramid] The black pyramid
}
kind-many = { $kind ->
    [cube] red cubes
    [plank] green planks
    [bar] blue bars
    [slab] yellow slabs
    [roller] orange rollers
    [roof] violet roofs
    [comb] white honeycombs
   *[pyramid] black pyramids
}

line-pieces = Pieces left
line-team = The team’s pieces left
total = { $count ->
    [0] no piece left
    [one] 1 piece left
   *[other] { $count } pieces left
}

refuse-first = There are { $seats } of you, so there is no seat { $number }. Take one from 1 to { $seats }, or let chance decide.
refuse-teams = Teams need 4 players, and there are { $seats } of you. Play alone, or ask others to join.
refuse-not-seated = This seat is not in the game. Play from one of the seats at the table.
refuse-over = The game is over. Start a new one to keep playing.
refuse-nature = That is up to chance, the clock and the wheel. You can take up a piece and build it in.
refuse-moment = One moment: everything has to lie still first.
refuse-turn = { $seat } is playing now. Everyone gets a turn.
refuse-direct-first = First say which way the wheel rolls.
refuse-directed = The wheel already knows which way to roll. Now build in a piece.
refuse-no-piece = That piece is gone. Take one from your tray.
refuse-not-yours = This piece is in { $seat }’s tray. Take one of your own.
refuse-partner = You have pieces of your own. You may take your partner’s only when yours are all built in.
refuse-pass-low = When you pass, you take a piece from one of the two lowest compartments. This one lies elsewhere.
refuse-pass-first = Nobody can pass until the first piece has been built in. Take one from your tray.
refuse-pass-rounds = You have all passed for two whole rounds. Now you have to build in a piece.
refuse-pass-empty = The two lowest compartments are empty, so you cannot pass. Build in one of your pieces.
refuse-path = That move could not be followed. Take up the piece again.
refuse-path-take = Take up the piece first.
refuse-path-long = You have { $seconds } seconds for a piece. Let go sooner.
refuse-drop = You may let a piece drop after { $seconds } seconds, and only if a place has been refused. Find a place for it first.
refuse-drop-soon = You may let a piece drop after { $seconds } seconds in your hand. Find a place for it first.
refuse-outside = Your piece does not lie in the wheel. Take it again and put it into a compartment.
refuse-first-compartment = For now only compartment { $compartment } is open. Move your piece there.
refuse-compartment = You cannot build here. Your piece belongs in compartment { $compartment } or one of the next two ahead.
refuse-front = Further forward: the front edge of your piece has to reach { $mm } mm further.
refuse-same-kind = There is already { kind-a } in this compartment. Try another compartment or another piece.
refuse-pass-back = Further forward: the piece comes from compartment { $compartment }. Put it into another one ahead of that.
refuse-pass-top = That is too far: at the top you have to stop. Put the piece down further back.
refuse-pass-same-kind = There is already { kind-a } in this compartment. Put yours into another one further forward.

tell-begins = { $seat } begins.
tell-shares = Everyone gets 2 pieces of the fourth set, and the last one stays out.
tell-directs = { $seat } decides: the wheel rolls to the { $to ->
    [right] right
   *[left] left
}.
tell-direct-late = { $seat } did not say which way in time, so the wheel rolls to the left.
tell-time-up = Time is up, so a bot plays for { $seat }.
tell-clock = Time is up for { $seat }.
tell-lost = { kind-first } falls out by itself. Higher powers: it leaves the game.
tell-lost-many = { $count } pieces fall out by themselves. Higher powers: they leave the game.
tell-borrows = { $seat } takes { kind-the } from { $other_seat }’s tray.
tell-builds = { $seat } builds { kind-the } into compartment { $compartment }.
tell-passes = { $seat } passes and moves { kind-the } to compartment { $compartment }.
tell-passes-out = { $seat } passes and moves { kind-the }.
tell-drops = { $seat } lets { kind-the } drop into compartment { $compartment }.
tell-drops-out = { $seat } lets { kind-the } drop.
tell-topples = { $seat } lets go of { kind-the }, but it does not stay in the wheel.
tell-breaks = Something falls before { $seat } has built in { kind-the }.
tell-falls = { kind-first } falls out, and { $seat } takes it.
tell-falls-many = Crash! { $count } pieces fall out, and { $seat } takes { $count ->
    [2] both
   *[other] them all
}.
tell-holds = Everything holds.
tell-rolls-on = The wheel rolls on: now compartment { $compartment } is the lowest.
tell-rolls-back = The wheel rolls back: now compartment { $compartment } is the lowest.
tell-end-empty = { $seat } has no pieces left.
tell-end-team = { $seat } and { $other_seat } have no pieces left.
tell-end-fewest = In each team somebody has no pieces left: { $seat } and { $other_seat }.
tell-end-rounds = { $rounds ->
    [one] After 1 round the game is over.
   *[other] After { $rounds } rounds the game is over.
}
tell-winner = { $seat } wins{ $pieces ->
    [0] { "" }
    [one] { "" } with 1 piece left
   *[other] { "" } with { $pieces } pieces left
}.
tell-winners = { $seat } and { $other_seat } win{ $pieces ->
    [0] { "" }
    [one] { "" } with 1 piece left
   *[other] { "" } with { $pieces } pieces left
}.
tell-shared = { $seat } and { $other_seat } share the win with { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
} left each.
tell-shared-three = { $seat }, { $other_seat } and { $third_seat } share the win with { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
} left each.
tell-shared-all = Everyone shares the win with { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
} left each.
tell-draw = Each team has { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
} left: a draw.

## Board

board-wheel = The wheel
board-key-zoom = Look closer, step back
board-key-choose = choose a piece
board-key-along = along the compartment
board-key-lift = lift or lower a little
board-wait-begin = Any moment now.
board-wait-direct = { $name } says which way the wheel rolls.
board-wait-turn = { $name } is choosing a piece.
board-wait-carry = { $name } is carrying { kind-the }.
board-wait-lying = { $name } has let go.
board-wait-refused = { $name } may take it again.
board-stand-in = Time is up. A bot is playing this turn.
board-rolling = The wheel is rolling.
board-moment = Everything will be still in a moment.
board-over = The game is over.
board-direct = Which way should the wheel roll?
board-direct-left = To the left
board-direct-right = To the right
board-take = Your turn: take a piece.
board-take-how = Drag it into the wheel, or tap it.
board-take-partner = Your tray is empty: take one of your partner’s pieces.
board-take-chosen = Take { kind-the }, or another piece.
board-take-go = Take it
board-pass = Pass
board-pass-brief = one piece moves on
board-pass-head = Which piece do you put further forward?
board-pass-how = Take it out of the wheel or tap it here. You put it into a compartment ahead that holds none of its kind.
board-pass-end = Build in after all
board-carry = Carry it into a marked compartment.
board-carry-pass = Carry it further forward.
board-carry-nowhere = No compartment is open for this kind. Put it back and take another one.
board-carry-how = The mouse wheel turns the piece; with Shift it goes deeper. A click lets go.
board-carry-drag = The mouse wheel turns the piece; with Shift it goes deeper. Release the button to let go.
board-carry-lift = Lift your finger if you like: the piece stays in your hand.
board-carry-high = The right compartment. Lower it.
board-carry-rim = The right compartment. Now out to the rim.
board-carry-unsure = Allowed here. But will it hold?
board-carry-never = Nothing holds up here.
board-carry-shelf = Nothing holds up here. Lower it, down to the divider.
board-carry-out = Allowed here, but it sticks out of the wheel.
board-carry-fits = It fits. Let go.
board-lying = Is it lying still?
board-dropping = It is being let go.
board-letting-go = The hand sets it down and lets go.
board-time-up = Time is up: your piece is let go.
board-time-up-of = Time is up for { $name }: the piece is let go.
board-refused = Not yet. Take it again.
board-grip = Take it again
board-let-go = Let go
board-let-go-how = not allowed? try again
board-drop = Let it drop
board-drop-how = then your turn ends
board-back = Put it back
board-back-bound = it has touched something
board-fits = Fits
board-lower = Lower it until it touches
board-rim = Out to the rim until it touches
board-unsure = Will it hold?
board-never = Nothing holds up here
board-shelf = Down to the divider
board-out-near = Sticks out on your side
board-out-far = Sticks out on the far side
board-no-front = { $length } further forward
board-no-far = Not in this compartment
board-no-kind = This kind is already there
board-no-ahead = Further forward
board-no-outside = Not in a compartment yet
board-not-here =
    { $here ->
        [0] You cannot build here.
       *[other] You cannot build in compartment { $here }.
    }
board-first-here = For now only compartment { $compartment } is open.
board-front = Further forward: the front edge of your piece has to reach { $length } further.
board-kind-here = There is already { kind-a } in this compartment.
board-other-room = Your piece may go into { $compartments }.
board-no-room = No compartment is open for your piece. In a while you may let it drop.
board-cut = The connection is gone, but the clock at the table runs on. When it ends, your piece is let go there.
board-cut-hand = The connection is gone. Your piece stays in your hand meanwhile.
board-cut-wait = The connection is gone. Play goes on in a moment.
board-why-cut = You’re offline. Play resumes when the table is back.
board-why-choose = Choose a piece first.
board-why-outside = Carry it into a compartment first, then let go.
board-why-digit = You can choose { $choices }.
board-digit = { $digit } for compartment { $compartment }
board-why-back = It has touched something, so you can’t put it back any more. Build it in.
board-why-back-pass = Whoever passes has to put the piece back in, further forward.
board-why-pass-begun = You have already begun to build: you can’t put this piece back any more, so you can’t pass. Build it in.
board-why-pass-hand = Put your piece back first, then you can pass.
board-why-hold = You can hold the wheel or set it free only while a piece is in your hand.
board-why-unheard = The table has not answered yet. Wait a moment, or try once more.
board-anew = The table was away for a moment. Your turn begins again.
board-tools = Move the piece
board-turn-left = Turn left
board-turn-right = Turn right
board-side = Lay it on another side
board-nearer = Closer to you
board-farther = Further away
board-hold = Hold the wheel
board-camera = Point of view
board-camera-front = From the front
board-camera-turned = At an angle
board-zoom-reset = Whole wheel
board-look-drawn = As a drawing
board-look-scene = In 3D
board-look-none = This browser cannot show the wheel in 3D. Here it is as a drawing.
board-look-lost = The picture of the wheel was lost. Here it is as a drawing.
board-loading = Setting up the wheel…
board-words = In words
board-words-title = Say where to put the piece
board-words-compartment = Compartment
board-words-along = Along the compartment
board-words-along-rear = rear
board-words-along-front = front
board-words-depth = Depth
board-words-depth-near = near
board-words-depth-far = far
board-words-turn = Turned
board-words-turn-by = { $degrees } degrees
board-words-tilt = Lying
board-words-tilt-0 = flat
board-words-tilt-1 = on its side
board-words-tilt-2 = upright
board-words-tilt-3 = flat, across
board-words-tilt-4 = on its side, across
board-words-tilt-5 = upright, across
board-words-down = Set down
board-words-up = Lift
board-told-along =
    { $where ->
        [middle] In the middle of the compartment.
        [more] { $percent }% towards the front.
       *[less] { $percent }% towards the rear.
    }
board-told-depth =
    { $where ->
        [middle] In the middle of the width.
        [more] { $percent }% away from you.
       *[less] { $percent }% towards you.
    }
board-told-lift =
    { $lift ->
        [0] Set down.
       *[other] { $lift }% above the floor.
    }
board-told-turn = Turned by { $degrees } degrees.
board-told-tilt = Lying { $how }.
board-told-held =
    { $held ->
        [yes] You hold the wheel.
       *[no] You no longer hold the wheel.
    }
board-clock =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
board-turn-clock =
    { $seconds ->
        [one] { $seconds } second left to take a piece
       *[other] { $seconds } seconds left to take a piece
    }
board-tray = Your tray
board-tray-of = Tray: { $name }
board-tray-empty = empty
board-piece-count = { $count } { kind-many }
board-piece-in = { $name } in compartment { $compartment }
board-piece-in-place = { $name } in compartment { $compartment }, { board-piece-place }
board-piece-place = { $place ->
    [rear] rear
    [front] front
   *[middle] middle
}
board-replay = Watch the turn again
board-replay-end = Back to the table
board-replay-game = Watch the whole game
board-replay-title = Replay
board-replay-of = Replay: { $name } takes { kind-the }.
board-replay-turn = Turn { $turn } of { $turns }
board-replay-play = Play
board-replay-pause = Pause
board-replay-before = Previous turn
board-replay-next = Next turn
board-replay-speed = Speed
board-replay-loading = Fetching the turns…
board-replay-failed = The turns cannot be loaded right now.
board-replay-unread = This turn cannot be shown again.
board-account = Where is everything?
board-account-lowest = At the very bottom is compartment { $lowest }, beside it compartment { $second }. The wheel rolls to the { $direction ->
        [right] right
       *[left] left
    }.
board-account-compartment = Compartment { $compartment }: { $pieces }.
board-account-empty = All other compartments are empty.
board-account-bare = The wheel is empty.
board-account-build = You may build in { $compartments }.
board-account-room = compartment { $compartment }
board-account-line = In compartment { $compartment } the front edge must reach further than { $length } from the rear divider.
board-account-kinds = No doubles in compartment { $compartment }: { $pieces }.
board-account-passing = For passing: { $pieces }.
board-account-taken = You have taken { kind-the } out of the wheel.
board-account-over = The piece is over compartment { $compartment }.

panel-trays = All trays
panel-brief = Everyone at a glance
panel-count =
    { $count ->
        [0] no piece left
        [one] { $count } piece left
       *[other] { $count } pieces left
    }
panel-you = you
panel-turn = playing
panel-team = Team { $team }
panel-team-count =
    { $count ->
        [one] { $count } piece together
       *[other] { $count } pieces together
    }
panel-wheel =
    { $count ->
        [one] In the wheel: { $count } piece
       *[other] In the wheel: { $count } pieces
    }
panel-out = Out of the game
panel-round = Round { $round }
panel-round-of = Round { $round } of { $rounds }
panel-last = The last turn
panel-then =
    { $when ->
        [before] As it was before turn { $turn }
       *[after] As it was after turn { $turn }
    }
panel-then-this =
    { $when ->
        [before] As it was before this turn
       *[after] As it was after this turn
    }
panel-passes =
    { $count ->
        [one] The last turn was a pass.
       *[other] { $count } passes in a row.
    }

end-title = How it ended
end-you = You won.
end-won = { $name } won.
end-team = The team wins: { $names }.
end-draw = A draw: { $names }.
end-empty = The tray is empty, and everything lies still.
end-team-empty = Nobody in the team has a piece left.
end-fewest = In each team somebody has no pieces: the team with fewer pieces wins.
end-rounds =
    { $rounds ->
        [one] After the one round agreed on, whoever has the fewest pieces wins.
       *[other] After { $rounds } rounds, whoever has the fewest pieces wins.
    }

result-shared =
    { $teams ->
        [none] { $names } share the win
       *[other] { $winners ->
            [2] { $names } win as a team
           *[other] A draw: { $names }
        }
    }
check-dice = Was the draw fair?
check-dice-how = Whatever was left to chance in this game comes from one secret number. Its fingerprint was shown before the start, the number itself only now: that way nobody could choose what chance would decide.
dice-fit = They match: the draw was fair.

## Primer and art

primer-aim = Get rid of your pieces. Whoever is the first to have none left wins.
primer-build = Put a piece into the wheel: into the compartment where the last one was built in, the next one ahead, or the one after that.
primer-front = At the front your piece must reach further than anything that is already in that compartment.
primer-kinds = Never build a second piece of the same kind into a compartment.
primer-fall = Let go, and the wheel rolls. Whatever falls onto the table is yours.
primer-pass = None of them fits? Then pass, and put a piece from one of the two lowest compartments further forward.

## What chance decides, for the page that checks a log
chance-starter = Who begins
chance-fourth-set = The fourth set, dealt
