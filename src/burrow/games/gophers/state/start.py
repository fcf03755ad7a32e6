"""The first state: the deck, and who gets cards before the game."""

from functools import cache

from msgspec.structs import replace

from burrow.engine.game import Millis, Seat
from burrow.games.gophers.data import COPIES, DIGS, HAND, KINDS, SIMPLE_DIGS, SIMPLE_TOP, SORTED_OUT, TOP
from burrow.games.gophers.options import Options, has_baskets, is_junior
from burrow.games.gophers.reader.books import own_text
from burrow.games.gophers.state.reading import clockwise
from burrow.games.gophers.state.structs import NOBODY, State, Turn


def setup(seats: int, options: Options) -> State:
    """Six cards for everyone (G-03), or the open stock (G-52). The book is open at its first page (G-04)."""
    junior = is_junior(options)
    blank = State(
        options=replace(options, own=own_text(options)),
        phase="begin",
        page=1,
        first=0,
        round=0,
        turn=Turn(0),
        figures=(NOBODY,) * seats,
        hands=((),) * seats,
        added=((),) * seats,
        subtracted=((),) * seats,
        pile=deck_of(options),
        baskets=tuple(range(seats)) if has_baskets(options) else (),
        digs=(True,) * seats if junior else (),
    )
    return blank if options.first == "chance" else deal(blank, int(options.first) - 1)


def deal(state: State, first: Seat) -> State:
    """The starter is known. Without hands there is nothing to deal (G-52)."""
    begun = replace(state, first=first, turn=Turn(first))
    if is_junior(state.options):
        return replace(begun, phase="place", deadline=time_to_decide(state.options, 0))
    return replace(begun, phase="draw", draws=tuple((seat, HAND) for seat in clockwise(state, first)))


def deck_of(options: Options) -> tuple[int, ...]:
    """By card, how many copies there are before the game."""
    return _deck(options.way, sorted_out(options))


def sorted_out(options: Options) -> tuple[int, ...]:
    """Numbers missing from the open stock, ascending (G-55)."""
    if options.entry != "chosen":
        return dict(SORTED_OUT)[options.entry]
    return tuple(value for value in range(1, TOP + 1) if str(value) in chosen_words(options))


def chosen_words(options: Options) -> list[str]:
    """The numbers that people wrote to be sorted out, word by word."""
    return options.chosen.replace(",", " ").split()


@cache
def _deck(way: str, missing: tuple[int, ...]) -> tuple[int, ...]:
    if way == "entry":
        copies = [0 if value in missing else count for value, count in enumerate(COPIES, 1)]
        return (0, *copies * len(KINDS))
    if way in ("simplified", "both"):
        copies = [count if value <= SIMPLE_TOP else 0 for value, count in enumerate(COPIES, 1)]
        return (SIMPLE_DIGS, *copies * len(KINDS))
    return (DIGS, *COPIES * len(KINDS))


def time_to_decide(options: Options, at: Millis) -> Millis | None:
    """The deadline of a decision that begins now (GA-03)."""
    return at + 1000 * options.clock if options.clock else None
