"""What can happen: the moves of a seat and nature's answers; which moves there are, and why not others."""

from burrow.engine.game import Payload, Seat
from burrow.games.nuts.data import DogFace, Face


class Roll(Payload, frozen=True):
    """Roll the dice of the turn: the first time all five, later all squirrels and nuts (N-05, N-11, N-25)."""


class Bank(Payload, frozen=True):
    """End the turn and write the points down (N-10)."""


class RaceRoll(Payload, frozen=True):
    """Throw in a nut round: the active seat its squirrel dice, a passive one its dog die. In a paced round only
    the active seat says so, and every die is thrown."""

    claim = True


class Starts(Payload, frozen=True):
    """Nature: this seat begins (NA-16)."""

    seat: Seat


class Rolled(Payload, frozen=True):
    """Nature: the dice of the turn."""

    faces: tuple[Face, ...]


class RaceRolled(Payload, frozen=True):
    """Nature: what the active seat threw in the race."""

    faces: tuple[Face, ...]


class DogRolled(Payload, frozen=True):
    """Nature: what a passive seat threw, or, when it hesitated, what was thrown for it (NA-11)."""

    seat: Seat
    face: DogFace


class PacedRolled(Payload, frozen=True):
    """Nature: one parallel step of a paced nut round."""

    faces: tuple[Face, ...]
    dogs: tuple[tuple[Seat, DogFace], ...]


class TimeUp(Payload, frozen=True):
    """Nature: the active seat's clock has run out (NA-19)."""


Move = Roll | Bank | RaceRoll
What = Roll | Bank | RaceRoll | Starts | Rolled | RaceRolled | DogRolled | PacedRolled | TimeUp
