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
close = Close
menu = Settings
loading = One moment, we’re lighting the lamp.
try-again = Try again
try-now = Try now

## Front page
slogan = games around one table
welcome = Come in, it’s warm down here.
welcome-more = Small games for big and little rodents. No account, nothing to pay: sit down and play.
your-name = Your name
your-name-hint = What should we call you?
guest = Guest
players = { $least }–{ $most } players
age-from = ages { $age }+
minutes = { $minutes } min
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
recent = Your tables
recent-remove = Remove { $game } from the list
no-board-title = This game has no board
no-board = This game was installed without its drawings, so you cannot play it in the browser. You can play it from Python.

## Setting up a table
set-up = Set up a table
mode = How you play
mode-solo = On your own
mode-bots = Against bots
mode-screen = Same screen
mode-friends = With friends
mode-solo-more = Just you and your best score.
mode-bots-more = You against a few rodent bots.
mode-screen-more = All of you around one device.
mode-friends-more = Everyone on their own device, with a link.
who-plays = Who’s playing?
seat = Seat { $number }
seat-who = Who sits in seat { $number }?
seat-me = Here
seat-bot = Bot
seat-open = By link
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
nobody-here = None of the seats is yours, so you will be watching.
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
invite-title = Invite your friends
invite-how = Send them this link, or let them scan the code.
invite-link = Link to this table
invite-here-only = This link only works on this computer. For phones and friends on your network, start Burrow with { $command }.
copy = Copy
copied = Copied
copy-by-hand = The browser won’t let us copy. The link is selected: copy it yourself, with Ctrl+C or a long press.
share = Send the link
qr = The link as a QR code
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
fill-level = How well the bots play
begin-with-bots = Begin with bots
join-title = There’s a seat for you
join-more = Tell us your name and sit down.
join-late = The game has already begun. Tell us your name and take over from { $bot }.
join = Sit down
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
turn-bot = A bot is playing for { $name }
turn-loading = Joining the table…
turn-gathering = Waiting for someone
turn-over = The game is over
watching = You are watching
log = History
log-empty = Nothing yet.
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
undo-move = Take back
undo = This move can no longer be taken back.
undo-nothing = There is nothing to take back yet.
undo-chance = What chance decided stays decided: you can only take back your own last move.
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
rematch = Play again
come-along = On to the next game
next-game = The next game has begun.
see-table = See the table
see-result = See the result
check-dice = Check the dice
check-dice-how = Everything random in this game comes from one secret number. Its fingerprint was shown before the first roll, the number itself only now: that way nobody could choose the dice.
commitment = Fingerprint, known from the start
commitment-now = Fingerprint of the dice. After the game you can check that it matches.
seed = The secret number
dice-fit = They match: the dice were fair.
dice-do-not-fit = They don’t match. Tell whoever runs this table.
download-log = Download the log
download-log-how = The log holds every move and every roll. With Burrow on your computer, this command works out every roll again from the secret number:

## Bots
bot-plain = Bot
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
lost-turned-away-title = This table won’t let us in
lost-turned-away = The server did not let us in. Open the page at the address that Burrow showed when it started.

## When something goes wrong
error-bad-data = This table can no longer be read. Open a new one.
error-bad-message = The table did not understand that. Reload the page.
error-bad-method = The table did not understand that. Reload the page.
error-bad-move = The table does not know this move. Reload the page.
error-bad-options = One of the house rules doesn’t fit this game. Change it, or go back to the default rules.
error-bad-request = The table did not understand that. Reload the page.
error-bad-seats = This game can’t be played with these seats. Change who plays.
error-bad-type = The table did not understand that. Reload the page.
error-forbidden-origin = The table does not know the address of this page. Open the page at the address that Burrow showed when it started.
error-not-found = There is nothing here. Check the address.
error-not-now = You can’t do that right now. Look at the table to see what comes next.
error-not-stored = The server cannot save anything right now, so nothing has happened. Tell whoever runs the server, then try again.
error-not-the-host = Only the person who opened the table can do that.
error-not-your-seat = Somebody else is sitting there. Play from your own seat.
error-seat-taken = This seat has just been taken. Try another one.
error-server-error = Something went wrong at the table. Nothing is lost; try again.
error-table-full = All seats are taken. You can watch.
error-table-limit = You have opened many tables. Play one of them first, or wait a little.
error-too-fast = That was too fast. Take a breath, then try again.
error-too-large = That was too long for the table. Make it shorter.
error-turn-failed = This turn was cut short. It’s the table’s fault, not yours. Nothing is lost: the turn starts over in a moment.
error-unknown-bot = We don’t know this bot. Choose another one.
error-unknown-game = We don’t know this game. Choose one from the front page.
error-unknown-host = This server does not know the address you used. Open the address that Burrow showed when it started. Whoever runs the server can allow this one with --public-host.
error-unknown-table = This table doesn’t exist. Ask for the link again, or open a new table.
error-unreachable = Nobody is answering. Check your network, or whether Burrow is still running.
