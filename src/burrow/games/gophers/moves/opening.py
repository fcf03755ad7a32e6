"""Which options a table cannot be opened with, and why."""

from burrow.engine.game import Refusal
from burrow.engine.sentences import no
from burrow.games.gophers.data import TOP
from burrow.games.gophers.options import Options, is_junior
from burrow.games.gophers.reader.books import flaw_of
from burrow.games.gophers.state.start import chosen_words, sorted_out


def refuse_options(seats: int, options: Options) -> Refusal | None:
    """Refuses a broken custom flip-book in the words of the book reader, a starter who is not at the table, and numbers
    to sort out that do not exist or are all there are."""
    flaw = flaw_of(options)
    if flaw is not None:
        return Refusal("G-04", flaw.message, flaw.values)
    if options.first != "chance" and int(options.first) > seats:
        return no("GA-39", "refuse-first", number=int(options.first), seats=seats)
    return refuse_chosen(options) if is_junior(options) and options.entry == "chosen" else None


def refuse_chosen(options: Options) -> Refusal | None:
    """Some numbers of each kind must be left (G-55)."""
    numbers = [str(value) for value in range(1, TOP + 1)]
    strange = [word for word in chosen_words(options) if word not in numbers]
    if strange:
        return no("G-55", "refuse-chosen", word=strange[0], most=TOP)
    return no("G-55", "refuse-chosen-all") if len(sorted_out(options)) == TOP else None
