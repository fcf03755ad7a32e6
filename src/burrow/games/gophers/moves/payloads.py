"""What can happen: the moves of a seat and nature's answers."""

from burrow.engine.game import Payload, Seat
from burrow.games.gophers.state import Cards


class Place(Payload, frozen=True):
    """Put your figure on this hole before the game begins (G-05)."""

    hole: int


class Roll(Payload, frozen=True):
    """Roll for your move (G-08)."""


class Walk(Payload, frozen=True):
    """Go this way with exactly the steps rolled (G-08). Lists every hole on the way in order, without the one you start
    from; occupied ones are jumped (G-14), and you stop on the last one."""

    way: tuple[int, ...]


class Dig(Payload, frozen=True):
    """Play a dig card instead of moving (G-17)."""


class Collect(Payload, frozen=True):
    """Lay these cards of your hand, added and subtracted, for what is printed where you stand (G-25). In the junior
    game: take these cards from the stock and give those back from your own pile (G-54). Both ascending."""

    plus: Cards
    minus: Cards = ()


class Keep(Payload, frozen=True):
    """Keep this card of the gift; a dig card is played at once (G-33, G-35)."""

    card: int


class Decline(Payload, frozen=True):
    """Collect nothing (GA-03); keep nothing of a gift of dig cards only (GA-17); leave out the extra turn (GA-38)."""


class Begins(Payload, frozen=True):
    """Nature: who begins (GA-39)."""

    seat: Seat


class Drew(Payload, frozen=True):
    """Nature: the next card of the draw pile, for the seat or the gift whose turn it is to get one."""

    card: int


class Rolled(Payload, frozen=True):
    """Nature: the die, for a move or for the page."""

    pips: int


class TimeUp(Payload, frozen=True):
    """Nature: the time to decide is over, and the table makes the plainest decision (GA-03)."""


Move = Place | Roll | Walk | Dig | Collect | Keep | Decline
Answer = Begins | Drew | Rolled | TimeUp
What = Move | Answer
