"""What a seat sees, as frozen structs."""

from msgspec import Struct

from burrow.engine.game import Millis, Seat
from burrow.games.gophers.data import SupplyKind
from burrow.games.gophers.data.book import Book
from burrow.games.gophers.options import Options
from burrow.games.gophers.state import Cards, Ended, Laid, Phase, Turn


class SeatView(Struct, frozen=True):
    """What everybody sees of a seat."""

    figure: int
    """The number of its hole; -1 if not placed yet."""
    cards: int
    """Number of cards in its hand."""
    added: Cards
    """Pile 1 in the order laid; in the junior game, what it has taken, ascending."""
    subtracted: Cards
    """Pile 2 in the order laid."""
    points: int
    """In the junior game, complete lunches (G-60)."""
    amounts: tuple[int, int, int]
    """Berries, acorns and grains of pile 1, by value."""
    baskets: tuple[Seat, ...]
    """The owners of the baskets it holds, including its own; empty if baskets are not played."""
    dig: bool
    """Its own dig card of the junior game is left."""


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
    """This seat's cards; empty for a spectator and in the junior game."""
    makes: tuple[str, ...]
    """By page, for each hole in order: `1` if this seat has cards (in the junior game: could take cards) for the
    supplies printed there, `0` if not or if there are none. Empty for a spectator."""
    asked: tuple[Seat, ...]
    """Seats that have yet to collect; the first one is asked now."""
    gift: Cards
    """The cards of a gift, in the order drawn, if this seat is the one that keeps one."""
    hint: Laid | None
    """When this seat is asked to collect: a combination with as few cards as possible; None if there is none."""
    ways: tuple[tuple[int, ...], ...]
    """When a roll has too many ways to list: one for each hole where the move can end and each choice of figures to
    jump, as in `Walk`. Empty if all ways are listed as moves."""
    small_hands: tuple[Seat, ...]
    """Seats with so few cards that the game ends once the draw pile is empty (G-02). None in the junior game."""
    ends_with: int | None
    """Laying so many cards of this hand would end the game or begin its last round (G-02); None: no number would."""
    gift_cards: int | None
    """Cards that a gift brings now; 0: it is empty (G-37); None: gifts bring an extra turn (G-57)."""
    gone_kinds: tuple[SupplyKind, ...]
    """The junior game: kinds that are used up in the open stock (G-59)."""
    is_last_round: bool
    """The end is certain, and only this round is still played (GA-19)."""
    may_dig: bool
    """This seat is asked to roll or to walk, and may play a dig card instead (G-17, G-58)."""
    draws: tuple[tuple[Seat, int], ...]
    pile: int
    """Cards of the draw pile, including those under it."""
    under: tuple[int, ...]
    """The cards put under the pile, first one first; -1 for cards that this seat does not know."""
    under_by: tuple[Seat, ...]
    """Who put each of them there; -1 if everyone knows it."""
    used: int
    """Dig cards on the discard pile."""
    stock: tuple[int, ...]
    """The junior game: by card, how many are in the open stock; empty in other games."""
    quiet: int
    laid: bool
    deadline: Millis | None
    winners: tuple[Seat, ...]
    """Set when the game is over; several share the win (GA-22)."""
    ended: Ended
    counts: tuple[tuple[int, ...], ...]
    """Set when the game is over: by seat, its points after each card of its piles, added ones first (G-38, G-60)."""
