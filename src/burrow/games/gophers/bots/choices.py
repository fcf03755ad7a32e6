"""The moves worth comparing: those that differ in their effect, as far as a view shows it."""

from collections.abc import Sequence

from burrow.games.gophers.moves import Dig, Walk, What
from burrow.games.gophers.view.structs import View


def choices(view: View, legal: Sequence[What] | None) -> Sequence[What]:
    """The choices after a roll: only the simplest of all ways to a hole over the same figures. Nothing else about a way
    has any effect."""
    if view.seat is None:
        return legal or ()
    if legal is None:
        return (*(Walk(way) for way in view.ways), *((Dig(),) if view.may_dig else ()))
    others = {shown.figure for seat, shown in enumerate(view.seats) if seat != view.seat}
    first: dict[object, What] = {}
    for move in legal:
        outcome = (move.way[-1], frozenset(others.intersection(move.way))) if isinstance(move, Walk) else move
        first.setdefault(outcome, move)
    return tuple(first.values())
