"""The moves of a seat and nature's answers; which moves are legal, and why others are refused."""

from burrow.games.gophers.moves.listing import moves, plainest, sample
from burrow.games.gophers.moves.opening import refuse_options
from burrow.games.gophers.moves.payloads import (
    Begins,
    Collect,
    Decline,
    Dig,
    Drew,
    Keep,
    Move,
    Place,
    Roll,
    Rolled,
    TimeUp,
    Walk,
    What,
)
from burrow.games.gophers.moves.refusals import refuse
from burrow.games.gophers.moves.undo import may_undo

__all__ = [
    "Begins",
    "Collect",
    "Decline",
    "Dig",
    "Drew",
    "Keep",
    "Move",
    "Place",
    "Roll",
    "Rolled",
    "TimeUp",
    "Walk",
    "What",
    "may_undo",
    "moves",
    "plainest",
    "refuse",
    "refuse_options",
    "sample",
]
