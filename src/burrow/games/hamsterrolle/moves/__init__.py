"""The moves of a seat and nature's answers; which moves are legal, and why others are not."""

from burrow.games.hamsterrolle.moves.listing import moves, sample
from burrow.games.hamsterrolle.moves.payloads import (
    Begins,
    Direct,
    Hand,
    Mishap,
    Move,
    Settled,
    Shared,
    TimeUp,
    What,
)
from burrow.games.hamsterrolle.moves.refusals import may_undo, refuse, refuse_options

__all__ = [
    "Begins",
    "Direct",
    "Hand",
    "Mishap",
    "Move",
    "Settled",
    "Shared",
    "TimeUp",
    "What",
    "may_undo",
    "moves",
    "refuse",
    "refuse_options",
    "sample",
]
