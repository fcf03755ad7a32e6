# The page that checks a log. Seed: the server's secret number; share: what a player's device added; pledge: the promise
# of it; fingerprint: the promise of the seed; draw: a die, a lot or a card; entry: a line of the log.
title = Check the dice
intro = Choose the log of a game. This page works out every die and card again, on this device and without a network.
choose = Choose a log
drop = You can also drop the file here.
language = Language
limit = Burrow itself judges everything, with every move and every simulated turn:

good =
    { $count ->
        [one] The only draw is right: it follows from the seed and the shares.
       *[other] All { $count } draws are right: they follow from the seed and the shares.
    }
good-none = Nothing was drawn in this game.
left = The entries are also numbered without gaps, in order of time, by seats that exist, and nothing is taken back that chance has said. Without the rules, this page cannot judge:
left-moves =
    { $count ->
        [one] one move: whether the rules allowed it
       *[other] { $count } moves: whether the rules allowed them
    }
left-answers =
    { $count ->
        [one] one entry that chance made without drawing: whether a time was really up, or a wheel really came to rest like that
       *[other] { $count } entries that chance made without drawing: whether a time was really up, or a wheel really came to rest like that
    }
left-cards =
    { $count ->
        [one] one card that came when the deck was empty: whether it was the next one
       *[other] { $count } cards that came when the deck was empty: whether they were the next ones
    }
left-end = whether the end is missing: this log does not say how long it is
bad = This log is not true.
fault-file = This file cannot be read.
fault-line = Line { $line } is not from the log of a game.
fault-start = Line { $line }: a log begins with the setup of a game.
fault-empty = The file is empty.
fault-game = This page does not know the game “{ $game }”. Get the page from the server where it was played.
fault-seed = Line { $line }: the seed does not match the fingerprint that was shown before the game.
fault-share = Line { $line }: the share of seat { $seat } does not match its pledge.
fault-list = Line { $line }: the pledges and shares do not fit the seats.
fault-order = Line { $line }: entry { $wanted } is missing here. The line has entry { $found }.
fault-draw = Line { $line }, entry { $seq }: { $source } shows { $shown }, but must show { $drawn }.
fault-seat = Line { $line }, entry { $seq }: a seat says what only chance can say.
fault-chance = Line { $line }, entry { $seq }: chance says what only a seat can say.
fault-kind = Line { $line }, entry { $seq }: this game knows no “{ $kind }”.
fault-nobody = Line { $line }, entry { $seq }: there is no seat { $seat }.
fault-time = Line { $line }, entry { $seq }: its time is before that of the entry before it.
fault-undo = Line { $line }, entry { $seq }: entry { $undo } cannot be taken back here.
fault-card = Line { $line }, entry { $seq }: { $source } has no card “{ $shown }”.
fault-end = Line { $line }: the log has { $found } entries, but its first line says { $entries }.
fault-newer = Line { $line }: the log is newer than this page. Get the page from the server where it was played.
fault-shape = Line { $line }, entry { $seq }: this cannot have been drawn here.

game = Game
table = Table
fingerprint = Fingerprint
no-fingerprint = This log was written before logs had a fingerprint.
seed = Seed
shares = Shares
share-in = Seat { $seat } added a share.
share-missing = Seat { $seat } promised a share and did not send it in time.
share-none = Seat { $seat } added none.
shares-none = Nobody added a share. Everything follows from the seed alone.
seat = Seat { $number }

draws = Every draw of the game
column-entry = Entry
column-source = Drawn
column-value = Result
column-check = Check
right = right
wrong = wrong, must be { $drawn }
by-rule = The deck is empty; the rules say which card it is.
more-games =
    { $count ->
        [one] The file has another game. It was checked, too.
       *[other] The file has { $count } other games. They were checked, too.
    }

proof = Is your share in it?
proof-how = Paste the line that your table gave you as your proof.
proof-in = Yes: your share is in it, at seat { $seats }.
proof-out = No: your share was promised, but it is not in it. It came too late, or it was left out.
proof-unreadable = This is not a proof. Copy the whole line.
proof-table = This proof is for another table.
proof-fingerprint = No: before the game, the table showed you another fingerprint than this log has.
proof-pledges = No: before the game, the table showed you other promises than this log has.
proof-never = This share was never promised at this table.
