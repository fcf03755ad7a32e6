"""The moves of a seat and nature's answers; which moves are legal, and why others are not."""

from burrow.games.hamstern.moves.listing import moves, sample
from burrow.games.hamstern.moves.payloads import Cross, Enter, Move, Pass, Rolled, TimeUp, What
from burrow.games.hamstern.moves.refusals import may_undo, refuse, refuse_options

__all__ = [
    "Cross",
    "Enter",
    "Move",
    "Pass",
    "Rolled",
    "TimeUp",
    "What",
    "may_undo",
    "moves",
    "refuse",
    "refuse_options",
    "sample",
]
