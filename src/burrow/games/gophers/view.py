"""What a seat sees: everything that lies open, its own hand, and what it has put under the draw pile itself."""

from msgspec import Struct

from burrow.engine.game import Millis, Seat
from burrow.games.gophers.data.book import Book
from burrow.games.gophers.options import Options
from burrow.games.gophers.state import Cards, Ended, Laid, Phase, Turn


class SeatView(Struct, frozen=True):
    """What everybody sees of a seat."""

    figure: int
    """The number of its hole; -1: not placed yet."""
    cards: int
    """How many it holds in its hand."""
    added: Cards
    """Pile 1 in the order laid; in the entry game, what it has taken, ascending."""
    subtracted: Cards
    """Pile 2 in the order laid."""
    points: int
    """In the entry game, complete lunches (G-60)."""
    amounts: tuple[int, int, int]
    """Berries, acorns and grains of pile 1, by value."""
    baskets: tuple[Seat, ...]
    """Whose baskets it has, its own included; empty where baskets are not played."""
    dig: bool
    """Its own dig card of the entry game is left."""


class View(Struct, frozen=True):
    options: Options
    book: Book
    seat: Seat | None
    """Whose view this is; None for a spectator."""
    phase: Phase
    page: int
    first: Seat
    round: int
    turn: Turn
    seats: tuple[SeatView, ...]
    hand: Cards
    """This seat's cards; empty for a spectator and in the entry game."""
    makes: tuple[str, ...]
    """By page, for each hole in order: `1` if this seat has cards (in the entry game: could take cards) for the
    supplies printed there, `0` if not or if there are none. Empty for a spectator."""
    asked: tuple[Seat, ...]
    """Who is still to collect, the first one now."""
    gift: Cards
    """The cards of a gift, in the order drawn, if it is this seat that keeps one."""
    hint: Laid | None
    """Where this seat is asked to collect: a combination with as few cards as possible; None if there is none."""
    draws: tuple[tuple[Seat, int], ...]
    pile: int
    """Cards of the draw pile, those under it included."""
    under: tuple[int, ...]
    """The cards put under the pile, first one first: the card where this seat knows it, -1 where not."""
    under_by: tuple[Seat, ...]
    """Who put each of them there; -1 where everyone knows it."""
    used: int
    """Dig cards on the discard pile."""
    stock: tuple[int, ...]
    """The entry game: by card, how many lie in the open stock; empty elsewhere."""
    quiet: int
    laid: bool
    deadline: Millis | None
    winners: tuple[Seat, ...]
    """Set when the game is over; several share the win (GA-22)."""
    ended: Ended
