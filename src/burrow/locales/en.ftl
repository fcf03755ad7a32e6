### The words of the house. A game's own words are in its own folder.

## Getting about
skip = Skip to the main part
home = Burrow, front page
go-home = Back to the front page
language = Language
theme = Light or dark
theme-system = Same as this device
theme-light = Light
theme-dark = Dark
motion = Animations
motion-calm = Calm animations
motion-normal = Normal animations
motion-brisk = Quick animations
motion-none = No animations
motion-reduced = This device asks for less motion, so nothing moves here.
skip-motion = Skip animation
close = Close
menu = Settings
loading = One moment, we’re lighting the lamp.
try-again = Try again
try-now = Try now
notice-from = From whoever runs this server:

## Front page
slogan = games around one table
welcome = Come in, it’s warm down here.
welcome-more = Small games for big and little rodents. No account, nothing to pay: sit down and play.
your-name = Your name
your-name-hint = What should we call you?
guest = Guest
a-game = A game
game-is-for = { $what }, for { $least } to { $most } players.
game-is = { $what }, for { $least } to { $most } players from age { $age }, about { $minutes } minutes.
play-now = Play now
play-now-against = { $bots ->
    [one] You against 1 bot
   *[other] You against { $bots } bots
}
play-now-first = For your first game
play-now-usual = Default rules instead
as-last-time = Like last time: { $rules }
opening = Setting up the table…
same-screen = Same screen
invite = Invite friends
choose-bots = Opponents
recent-turns =
    { $count ->
        [one] It’s your turn at 1 table.
       *[other] It’s your turn at { $count } tables.
    }
recent = Your tables
recent-all = All { $count } tables
recent-remove = Remove { $game } from the list
recent-last = Last seen: { $standing }
install = You can keep Burrow on this device like an app.
install-do = Install
install-decline = No, thanks
open-tables = Open tables
open-tables-none = No table is waiting for company right now. Open one yourself and put it on the front page, or type a friend’s code.
open-table-of = { $name }’s table
open-table-plain = A table for everybody
open-table-free =
    { $free ->
        [one] one seat of { $seats } is free
       *[other] { $free } of { $seats } seats are free
    }
open-table-playing = already playing
people-playing =
    { $count ->
        [0] Nobody is playing right now.
        [one] One person is playing right now.
       *[other] { $count } people are playing right now.
    }
by-code = Join with a code

## Joining with a code
code-title = Join with a code
code-how = Type the four letters that your friends or the TV show you.
code-field = Code
code-find = Find the table
code-found = This code leads to a table. The game: { $game }
code-go = To the table
code-screen = A TV is showing the board, so this device will be your hand.
code-board = Show the whole board here instead
code-tv = This screen is the TV
no-board-title = This game has no board
no-board = This game was installed without its drawings, so you cannot play it in the browser. You can play it from Python.

## Setting up a table
set-up = Set up a table
mode = How you play
mode-solo = On your own
mode-bots = Against bots
mode-screen = Same screen
mode-friends = With friends
mode-tv = On the TV
mode-solo-more = Just you and your best score.
mode-bots-more = You against a few rodent bots.
mode-screen-more = All of you around one device.
mode-friends-more = Everyone on their own device, with a link.
mode-tv-more = This screen is the table, and everyone plays on a phone.
who-plays = Who’s playing?
seat = Seat { $number }
seat-who = Who sits in seat { $number }?
seat-me = Here
seat-bot = Bot
seat-open = By link
seat-open-tv = With a phone
seat-name = Name in seat { $number }
seat-nameless = Player { $number }
seat-open-name = Seat { $number }
seat-remove = Remove seat { $number }
seat-add = Add a seat
seats-now =
    { $count ->
        [one] There is now one seat.
       *[other] There are now { $count } seats.
    }
seat-manage = Change seat { $number }: { $name }
seat-up = Move up
seat-down = Move down
seat-moved = { $name } is now in seat { $number }.
seat-rename = Rename
seat-new-name = New name for { $name }
seat-save = Save
seat-let-go = Free the seat
seat-leave = Leave my seat
seat-drop = Remove the seat
seat-plays = Who plays in seat { $number }
seat-by-link = Whoever has the link
seat-offer = Offer the seat to a friend
seat-keep = Keep the bot
seat-offered = free for a friend
seat-expel = Remove { $name }
seat-expel-sure = Remove { $name }? They won’t be able to come back to this table on the same device.
seat-expel-yes = Yes, remove
seat-expel-no = No, they stay
seat-make-host = Make { $name } a host
seat-host = host
seats-title = Seats
seats-change = Manage seats
list-table = Show this table on the front page
list-table-more = While a seat is free, anybody may come.
nobody-here = None of the seats is yours, so you will be watching.
presets = Ready-made choices
preset-first = First game
preset-short = Short
preset-printed = As printed
preset-usual = The default rules.
preset-none = Your own choice, see below.
pace = Pace
pace-relaxed = Relaxed, no clock
pace-relaxed-more = Everyone takes as long as they like.
pace-decision = { $time } for each decision
pace-game = { $time } for the whole game, plus { $increment } a turn
pace-days = { $time } for each decision, from afar
pace-up = When somebody’s time is up, a bot ({ $level }) makes that one move for them.
pace-own-clock = Where the game has a clock of its own, that one counts.
pace-days-more = The time also passes while nobody is at the table.
bot-pace = Bots play
bot-pace-calm = Calmly
bot-pace-calm-more = You can follow each move, and still take back your own.
bot-pace-brisk = Briskly
bot-pace-brisk-more = With short pauses between their moves.
bot-pace-instant = Instantly
bot-pace-instant-more = Without any pause. In a race they are no faster for it.
house-rules = House rules
house-rules-changed = { $count } changed
house-rules-usual = Back to the default rules
option-usual = default
option-limits = A whole number from { $least } to { $most }, please.
option-file = Load from a file
option-too-long = That is too long: { $most } characters at most, please.
options-do-not-fit = Still to fix: { $label }
less = { $label }: less
more = { $label }: more
open-table = Open the table
begin = Let’s go

## Before the game
laying-table = The table is being set up.
adding-luck = Everyone adds to the luck …
invite-title = Invite your friends
invite-how = Send them this link, or let them scan the code.
invite-link = Link to this table
invite-here-only = This link only works on this computer. For phones and friends on your network, start Burrow with { $command }.
copy = Copy
copied = Copied
copy-by-hand = The browser won’t let us copy. The link is selected: copy it yourself, with Ctrl+C or a long press.
share = Send the link
qr = The link as a QR code
invite-code = Or have them type this code at { $address }:
invite-code-read = Code { $code }
hand-over = Continue on another device
hand-over-seat = Move { $name } to another device
hand-over-how = Scan the code with the other device, or open the link there. { $name } continues there, and this device watches. The link is only for you and works once.
hand-over-link = Personal link
hand-over-wait = Making a personal link…
told-freed = A host has freed your seat. You are watching now, and can sit down again if a seat is free.
told-handed = { $name } continues on the other device. You are watching here.
told-removed = A host has removed you from this table.
told-returned = A bot has played for { $name } meanwhile. From now on you play again.
told-closed = Whoever runs this server has closed this table.
who-is-here = Who is here
seat-free = free
seat-yours = you
seat-here = here
seat-away = away
gathering-host =
    { $count ->
        [0] Everyone is here.
        [one] One seat is still free. The game begins as soon as it is taken, or you can begin with a bot.
       *[other] { $count } seats are still free. The game begins as soon as they are taken, or you can begin with bots.
    }
gathering-guest =
    { $count ->
        [0] Everyone is here.
        [one] One seat is still free. The game begins as soon as it is taken.
       *[other] { $count } seats are still free. The game begins as soon as they are taken.
    }
gathering-waits =
    { $count ->
        [0] Every seat is taken. A host begins the game.
        [one] One seat is still free. A host begins the game.
       *[other] { $count } seats are still free. A host begins the game.
    }
fill-level = How well the bots play
begin-with-bots = Begin with bots in the free seats
join-title = There’s a seat for you
join-more = Tell us your name and sit down.
join-late = The game has already begun. Tell us your name and take over from { $bot }.
join = Sit down
newcomer-title = How to play { $game }
newcomer-go = Got it, let’s play
newcomer-again = You’ll find this again at the top of the rules.
watch = Just watch

## At the table
table = Table
board = Board
beside = Beside the board
scores = Points
name-you = { $name } (you)
turn-yours = Your turn
turn-of = { $name }’s turn
turn-decides-yours = You decide
turn-decides = { $name } decides
turn-all = Everyone at once
turn-others = Waiting for the others
turn-soon = Here we go
turn-on-tv = The game is on the TV
turn-bot = A bot is playing for { $name }
turn-loading = Joining the table…
turn-gathering = Waiting for someone
turn-over = The game is over
watching = You are watching
log = History
log-empty = Nothing yet.
log-clock = { $name }’s time was up, so a bot made this move.
clocks = Clocks
clock-of = { $name }: { $time } left
clock-out = { $name }: time is up
clock-low = { $name }, your time is running out.
played-clock =
    { $moves ->
        [one] 1 move was made by the clock
       *[other] { $moves } moves were made by the clock
    }
log-undo = { $name } took a move back.
took-over = { $name } sits down and takes over from { $bot }.
rules = Rules
rules-lead = Every rule has a number. When a move isn’t allowed, the table names the rule.
rules-table = These are the rules with your table’s options.
rules-page = Open as a page
rule-number = Rule { $rule }
keys = Keys
letter-keys = Use single letters and digits as shortcuts
key-space = Space
mute = Mute
sound-on = Sound is on
sound-off = Sound is off
sound-from-tv = The TV is making the sounds
react = Show something
react-cheer = Hooray
react-laugh = Laugh
react-wow = Wow
react-oops = Oops
react-hurry = Hurry up
react-thanks = Thank you
reacted-cheer = { $name } cheers.
reacted-laugh = { $name } laughs.
reacted-wow = { $name } is amazed.
reacted-oops = { $name } says oops.
reacted-hurry = { $name } can hardly wait.
reacted-thanks = { $name } says thank you.
react-mute-all = Show me nobody’s
react-mute = Don’t show me { $name }’s
react-own = Only those who play can show something.
undo-move = Take back
undo-ask = May I redo it?
undo-asks =
    { $moves ->
        [one] { $name } would like to take back the last move. Is that all right?
       *[other] { $name } would like to take back the last { $moves } moves. Is that all right?
    }
undo-asks-wait = { $name } asks to take back a move. Still waiting for { $names }.
undo-asking = You asked to take back your move. Still waiting for { $names }.
undo-yes = All right
undo-no = No, it stays
undo-withdraw = Never mind
undo-left =
    { $seconds ->
        [one] One second left to answer
       *[other] { $seconds } seconds left to answer
    }
told-undo-declined = { $name } said no: the move stays.
told-undo-late = Not everyone answered { $name } in time: the move stays.
told-undo-overtaken = The game has moved on before everyone answered { $name }: the move stays.
undo = This move can no longer be taken back.
undo-nothing = There is nothing to take back yet.
undo-chance = What chance decided stays decided: you can only take back your own last move.
undo-nature = Chance, the clock or gravity has had its say since your move, and they are never asked twice. Your move stays.
undo-declined = The others have already said no to this.
undo-other = { $name } has moved since then, so your move stays.
undo-over = The game is over, so nothing can be taken back now.
undo-watching = You are only watching. Only players can take back moves.
moved-on = You lost the connection for a moment, and the game has moved on. This move no longer counts.

## The line
line-away = Looking for the table…
line-away-since =
    { $seconds ->
        [one] for { $seconds } second.
       *[other] for { $seconds } seconds.
    }
line-away-kept = Your move is safe.
line-slow = Waiting for the table…
line-gone = We can’t reach the table.
line-gone-more = Check your network, or whether Burrow is still running. Nothing at the table is lost.
line-gone-more-kept = Check your network, or whether Burrow is still running. Your move is safe, and nothing at the table is lost.

## When somebody is away
absent = { $name } is away.
stand-in = { $name } is away, so a bot is playing.
stand-in-for-you = A bot is playing for { $name }.
take-over = I’ll take over again
let-bot-play = Let a bot play
may-stand-in = A bot can play for { $name }.
bot-for-me = Let a bot play for { $name }

## The end
result-alone = Done: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-you = You won
result-won = { $name } won
result-shared = { $names } share the win
rank = Place { $rank }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
breakdown = Where { $name }’s points come from
tally = This evening
tally-after =
    { $games ->
        [one] After one game
       *[other] After { $games } games
    }
tally-wins =
    { $wins ->
        [0] no win
        [one] 1 win
       *[other] { $wins } wins
    }
played-by = Who played for { $name }
played-moves =
    { $moves ->
        [0] { $name }: no move
        [one] { $name }: 1 move
       *[other] { $name }: { $moves } moves
    }
played-bot = Bot ({ $level })
played-bot-for = Bot ({ $level }) for { $name }
rematch-seats = Change the seats first
rematch = Play again
come-along = On to the next game
next-game = The next game has begun.
followed = You are watching the next game now.
back-to-result = Back to the result
see-table = See the table
see-result = See the result
check-dice = Check the dice
check-dice-how = Everything random in this game comes from one secret number. Its fingerprint was shown before the first roll, the number itself only now: that way nobody could choose the dice.
commitment = Fingerprint, known from the start
commitment-now = Fingerprint of the dice. After the game you can check that it matches.
seed = The secret number
dice-fit = They match: the dice were fair.
dice-do-not-fit = They don’t match. Tell whoever runs this table.
luck-how = The dice also depend on a random number from every player’s device. Each device promised its number before it knew the others. So nobody could choose the dice, not even whoever runs this table.
luck-who = Who added to the dice
luck-added = { $name } added a number.
luck-missing = { $name } promised a number, but it did not arrive in time.
luck-none = { $name } added nothing.
luck-yours-in = Your number is in the dice.
luck-yours-out = Your number is not in the dice. If that happens often, ask whoever runs this table why.
luck-yours-changed = This table shows other promises than before the first roll. Keep your proof, and tell the others.
luck-yours-gone = This device doesn’t have the proof for the number of your seat. Another device added it, or this browser has forgotten it.
luck-proof = Your proof
luck-proof-how = With this line you can show anyone, even later, that your number is in the dice.
luck-proof-copy = Copy the proof
luck-proof-copied = The proof is copied.
luck-proof-by-hand = The browser doesn’t let us copy it. Select the line and copy it yourself.
download-log = Download the log
download-log-how = The log holds every move and every roll. With Burrow on your computer, this command checks all of it, moves included:
check-page = Check it yourself
check-page-how = Keep this page as a file. It works out every die and card of the log again, on your device and without a network.

## Bots
bot-plain = Bot
bot-of = { $name }’s bot
bot-name-1 = Hazel
bot-name-2 = Bramble
bot-name-3 = Pip
bot-name-4 = Clover
bot-name-5 = Rusty
bot-name-6 = Fern
bot-name-7 = Burdock
bot-name-8 = Tansy

## Places that are not there
lost-page-title = No tunnel leads here
lost-page = This address leads nowhere. Perhaps a letter got lost on the way.
lost-table-title = This table doesn’t exist
lost-table = Perhaps it has been removed, or the link is missing a letter. Ask for the link again, or open a new table.
lost-damaged-title = This table is damaged
lost-damaged = The saved data of this game is damaged, so the server does not show it. Tell whoever runs the server: there may be a backup. Or open a new table.
lost-game-title = We don’t know this game
lost-game = It isn’t on the shelf in this burrow.
broken-title = Something went wrong here
broken = This part of the page could not be drawn. Your game is safe: the server has every move.
broken-again = Try again
broken-reload = Reload the page
lost-load-title = Part of the page is missing
lost-load = Part of the page did not arrive. Reload the page.
lost-gone-title = Nobody is answering
lost-gone = We can’t reach the table. Check your network, or whether Burrow is still running.
offline-title = You’re offline
offline = This device has no connection, and Burrow needs one to play. Check that Wi-Fi or mobile data is on and flight mode is off.
away = Your device is online, but Burrow doesn’t answer at { $host }. It may be switched off, or you may be on another network. Ask whoever set it up.
away-retry = Nothing is lost: your tables are waiting for you. This page carries on by itself as soon as it can.
lost-turned-away-title = This table won’t let us in
lost-turned-away = The server did not let us in. Open the page at the address that Burrow showed when it started.
lost-removed-title = You are no longer at this table
lost-removed = A host has removed you from this table, so this link no longer works for you. Open a table of your own, or talk to them.
lost-closed-title = This table is closed
lost-closed = Whoever runs this server has closed this table, so nobody can play on here. Open a new one, or ask them.

## When something goes wrong
error-bad-data = This table can no longer be read. Open a new one.
error-bad-message = The table did not understand that. Reload the page.
error-bad-method = The table did not understand that. Reload the page.
error-bad-move = The table does not know this move. Reload the page.
error-bad-options = One of the house rules doesn’t fit this game. Change it, or go back to the default rules.
error-bad-request = The table did not understand that. Reload the page.
error-bad-seats = This game can’t be played with these seats. Change who plays.
error-bad-share = What this device added to the dice is not what it promised. The game goes on without it.
error-bad-type = The table did not understand that. Reload the page.
error-forbidden-origin = The table does not know the address of this page. Open the page at the address that Burrow showed when it started.
error-not-found = There is nothing here. Check the address.
error-not-now = You can’t do that right now. Look at the table to see what comes next.
error-not-stored = The server cannot save anything right now, so nothing has happened. Tell whoever runs the server, then try again.
error-restarting = The server will be back in a moment. Try again.
error-not-the-host = Only a host of this table can do that. Ask whoever opened it.
error-not-your-seat = Somebody else is sitting there. Play from your own seat.
error-removed = A host has removed you from this table. Open one of your own, or talk to them.
error-table-closed = Whoever runs this server has closed this table. Open a new one, or ask them.
error-wrong-key = This is not the key of this server.
error-admin-off = This server has no admin page. Whoever runs it can switch it on with the setting admin_key.
error-seat-taken = This seat has just been taken. Try another one.
error-link-used = This personal link has already been used, or a newer one was made. Make a new one on the device that has the seat.
error-server-error = Something went wrong at the table. Nothing is lost; try again.
error-table-full = All seats are taken. You can watch.
error-table-limit = You have opened many tables. Play one of them first, or wait a little.
error-time-up = Your time was up, so a bot has made this move. Go on with the next one.
error-too-fast = That was too fast. Take a breath, then try again.
error-too-large = That was too long for the table. Make it shorter.
error-turn-failed = This turn was cut short. It’s the table’s fault, not yours. Nothing is lost: the turn starts over in a moment.
error-unknown-bot = We don’t know this bot. Choose another one.
error-unknown-code = No table has this code. Check the four letters, or ask for the link.
error-unknown-game = We don’t know this game. Choose one from the front page.
error-unknown-host = This server does not know the address you used. Open the address that Burrow showed when it started. Whoever runs the server can allow this one with --public-host.
error-unknown-table = This table doesn’t exist. Ask for the link again, or open a new table.
error-unreachable = Nobody is answering. Check your network, or whether Burrow is still running.

## On a TV

on-tv = On the TV
on-tv-more = The TV is the table, phones are your hands.
on-tv-starts = For up to { $most } players with phones, one tap and you’re in. Rules: { $rules }.
tv-join = Scan to join
tv-or-code = Or open { $address } and type:
tv-code = The code is { $code }
tv-qr = QR code that opens the game on a phone
tv-here =
    { $count ->
        [0] Nobody is here yet.
        [one] One player is here.
       *[other] { $count } players are here.
    }
tv-begin =
    Begin with { $count ->
        [one] one player
       *[other] { $count } players
    }
tv-begin-bots =
    Begin with { $count ->
        [one] one bot
       *[other] { $count } bots
    }
tv-show-code = Show the code
tv-set-up = Choose other rules
tv-sound = Touch the screen or press a key for sound
tv-leave = Stop using this screen as the TV
show-on-tv = Show on a TV
show-on-tv-how = Open this table in the TV’s browser: the board appears there, and this device keeps your hand.
show-on-tv-code = Easiest to type: open { $address } there and enter
show-on-tv-link = Link for the TV
show-on-tv-qr = QR code with the link for the TV
show-on-tv-tab = Open the TV view in a new tab
hand = Your hand
as-hand = Use this phone as my hand
as-board = Show the whole board
no-seat-title = Every seat is taken
no-seat = Stay here: as soon as a seat is free, you can sit down. Or ask the host to make room for you.
no-seat-free-title = A seat is free
no-seat-free = Sit down, and this phone becomes your hand.
no-seat-watch = Watch on this phone
hand-buzzes = Vibrate when it’s my turn

# Notifications. The first five go into the service worker as they are, so they have no variants.
push-turn = It’s your turn.
push-turn-of = It’s { $name }’s turn.
push-late = It’s your turn, and your time is nearly up.
push-late-of = It’s { $name }’s turn, and the time is nearly up.
push-others = At the table: { $names }.
push-on = Notify me when it’s my turn
push-off = Stop notifying me
push-failed = That didn’t work. Try again later.
push-server-off = This server doesn’t send notifications.
push-insecure = Notifications only work if Burrow runs over https.
push-install = On an iPhone or iPad, notifications work once you add Burrow to the Home Screen with “Share”.
push-unsupported = This browser can’t receive notifications.
push-blocked = Your browser blocks notifications from Burrow. You can allow them in the settings of the site.
push-offer = This game takes days. Shall this device tell you when it’s your turn?
push-accept = Yes, tell me
push-decline = No, thanks
