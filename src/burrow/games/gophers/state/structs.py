"""The table at one moment: frozen structs."""

from typing import Literal

from msgspec import Struct

from burrow.engine.game import Millis, Seat
from burrow.games.gophers.options import Options

NOBODY: Seat = -1
"""No seat: the seat of a figure that is not placed yet, or of a card that everyone knows."""
Cards = tuple[int, ...]
"""Card numbers, ascending, equal ones side by side."""
Phase = Literal[
    "begin",  # nature draws who begins
    "draw",  # nature draws for the first seat in `draws`: the deal, an unsuccessful mover's card, the refill
    "place",  # seats put their figures on holes (G-05)
    "open",  # nature rolls the first page (G-06)
    "ready",  # the active seat rolls or digs; an extra turn of the junior game may be declined
    "roll",  # nature rolls for the move
    "walk",  # the active seat walks or digs; there is always a way (GA-36)
    "page",  # nature rolls the page to turn to
    "unwrap",  # nature draws the cards of a gift
    "gift",  # the first seat of `asked` keeps one of them
    "collect",  # the first seat of `asked` collects where it stands, or declines
    "over",
]
DECIDED: tuple[Phase, ...] = ("place", "ready", "walk", "gift", "collect")
"""The phases in which a seat decides."""
Ended = Literal["", "hand", "stock", "stuck", "quiet"]
"""Why the game is over, or why this round is the last one (GA-19): a small hand (G-02), a kind that is gone (G-59),
nobody can make anything, or six quiet rounds (GA-20)."""


class Laid(Struct, frozen=True):
    """A combination: what was added and what was subtracted; in the junior game, what was taken and given back."""

    plus: Cards
    minus: Cards = ()


class Buried(Struct, frozen=True):
    """A card under the draw pile, in the order in which it will come up."""

    card: int
    seat: Seat
    """Who put it there and knows it; `NOBODY` if everyone knows it, since only dig cards can be declined (GA-17)."""


class Turn(Struct, frozen=True):
    """What has happened in the turn; public."""

    seat: Seat
    """The active seat."""
    pips: int = 0
    """The roll of the move; 0 before it."""
    walked: bool = False
    """The figure has used the roll."""
    dug: bool = False
    """A dig card of the seat's own replaced the move (G-17)."""
    jumped: tuple[Seat, ...] = ()
    """Seats whose figures were jumped, each once, ascending (G-44)."""
    changed: bool = False
    """The page was turned at least once, so everyone collects (G-22, GA-37)."""
    rolls: int = 0
    """Page rolls in the current chain of portals (GA-10)."""
    opened: tuple[int, ...] = ()
    """Pages on which the active seat has opened the gift of its hole; each can be opened once (GA-34)."""
    gained: Laid | None = None
    """What the active seat has collected: the turn is successful (G-44, GA-23)."""
    laid: bool = False
    """Somebody laid cards in this turn (GA-20)."""
    extra: bool = False
    """An extra turn from a gift, in the junior game; it may be declined (G-57, GA-38)."""


class State(Struct, frozen=True):
    options: Options
    phase: Phase
    page: int
    """The open page, 1 to 6; page 1 before the first roll (G-04)."""
    first: Seat
    """Who begins."""
    round: int
    """From 1; 0 until all figures are placed and the page is rolled."""
    turn: Turn
    """While figures are placed, its seat is the one that places."""
    figures: tuple[int, ...]
    """By seat, the number of the hole; -1 if not placed yet."""
    hands: tuple[Cards, ...]
    """By seat; empty in the junior game."""
    added: tuple[Cards, ...]
    """By seat, pile 1 in the order laid (G-31); in the junior game, what was taken, ascending."""
    subtracted: tuple[Cards, ...]
    """By seat, pile 2 in the order laid (G-32)."""
    pile: tuple[int, ...]
    """By card, how many are left in the draw pile, whose order nobody knows; in the junior game, in the open stock."""
    buried: tuple[Buried, ...] = ()
    """Cards under the draw pile, drawn when the rest is gone, first one first (G-34, GA-17)."""
    used: int = 0
    """Dig cards on the discard pile (G-21, GA-18)."""
    baskets: tuple[Seat, ...] = ()
    """By owner, who holds the basket; empty if baskets are not played (G-43)."""
    digs: tuple[bool, ...] = ()
    """By seat, whether its dig card of the junior game is left (G-58); empty in other games."""
    draws: tuple[tuple[Seat, int], ...] = ()
    """Who draws how many cards now, in this order; never more than are left."""
    asked: tuple[Seat, ...] = ()
    """Seats that have yet to collect; the first one is asked now (GA-13)."""
    gift: Cards = ()
    """What the first seat of `asked` has drawn from a gift, in the order drawn; nobody else sees it (GA-17)."""
    quiet: int = 0
    """Full rounds in a row in which nobody laid a card, counted from the first that began with an empty pile
    (GA-20)."""
    laid: bool = False
    """This round is not quiet: somebody has laid a card or drawn one from the pile (GA-20)."""
    deadline: Millis | None = None
    ended: Ended = ""

    @property
    def seats(self) -> int:
        return len(self.figures)
