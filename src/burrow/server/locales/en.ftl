### The words of the page for whoever runs the server.

title = Running this server
key = Key
key-how = This page is for whoever runs this server. The key is the setting admin_key. It stays in this tab until you close it.
enter = Go in
leave = Forget the key
cancel = Cancel

## Numbers
numbers = How things are
people = People playing
sockets = Connections
tables-in-memory = Tables in memory
tables-stored = Tables stored
phase-gathering = Waiting for players
phase-sharing = About to begin
phase-playing = Playing
phase-over = Game over
moves = Moves since the start
cpu = Processor
cpu-share = { $percent } % of one core
memory = Memory
bots = Bots
bots-now = { $thinking } thinking, { $waiting } waiting
turns = Wheels turning
uptime = Running for
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
hours = { $count } h
minutes = { $count } min
seconds = { $count } s

## A message to all
message = A message to everyone
message-how = Every page shows it exactly as you type it, until its reader closes it.
message-now = Everyone sees this now:
message-send = Tell everyone
message-back = Take it back
done-message = Everyone sees your message now.
done-taken-back = The message is taken back.

## Tables
tables = Tables
tables-none = Nobody is at a table right now.
table = Table
phase = State
seated = People here
of = { $count } of { $all }
entries = Entries
quiet = Quiet for
more = { $count ->
    [one] { $count } more is not shown.
   *[other] { $count } more are not shown.
}
another = Name or link of another table
close = Close
close-one = Close: table { $table }

## Closing a table
close-title = Close this table?
close-what = Table
close-how = Everyone there is disconnected and told that you have closed the table. Nobody can come back.
way-close = Keep it.
way-close-more = Nothing is lost, and you can open the table again.
way-delete = Delete it.
way-delete-more = The whole game is gone for good.
confirm-close = Close the table
confirm-delete = Delete the table for good
done-close = Table { $table } is closed.
done-delete = Table { $table } is deleted.
done-reopen = Table { $table } is open again.
closed = Tables you have closed
reopen = Open again
reopen-one = Open again: table { $table }
