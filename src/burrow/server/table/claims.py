"""Claims that wait: for slower lines to be heard, or for the moment from which they are legal. Only keeps them.

A claim is taken once its stamp lies a whole window in the past. Nobody whose line is within the window can then
still bring an earlier one."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from burrow.engine.codec import kinds
from burrow.engine.game import AnyGame, Millis, Seat
from burrow.server.table.inputs import Asker

HOLD: Millis = 400
"""A claim that is early by no more than this waits for its moment instead of being refused."""
HELD_PER_SEAT = 2
"""Early claims of one person that may wait."""


def has_claims(game: AnyGame) -> bool:
    """Whether any payload of the game is a race."""
    return any(kind.claim for kind in kinds(game.payload))


class Claim:
    """A move in a race: the earliest one counts."""

    __slots__ = ("asker", "is_early", "move", "seat", "stamp")

    def __init__(self, seat: Seat, move: Any, stamp: Millis, asker: Asker | None) -> None:
        self.seat = seat
        self.move = move
        self.stamp = stamp
        self.asker = asker
        """Who waits for the answer; None: a bot made the claim."""
        self.is_early = False
        """It came before it was legal and waits for its moment."""


class Claims:
    """The claims of one table that wait."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: list[Claim] = []

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def __iter__(self) -> Iterator[Claim]:
        return iter(self._waiting)

    def add(self, claim: Claim) -> None:
        self._waiting.append(claim)

    def find(self, key: str) -> Claim | None:
        return next((claim for claim in self._waiting if claim.asker is not None and claim.asker.key == key), None)

    def first(self, order: Sequence[Seat]) -> Claim | None:
        """The one with the earliest stamp; among equals, the one whose seat is named first in `order`."""
        if not self._waiting:
            return None
        return min(self._waiting, key=lambda claim: (claim.stamp, _place(claim.seat, order)))

    def remove(self, claim: Claim) -> None:
        self._waiting.remove(claim)

    def drop(self, unwanted: Callable[[Claim], bool]) -> list[Claim]:
        """Take out all that are unwanted, and return them."""
        dropped = [claim for claim in self._waiting if unwanted(claim)]
        self._waiting = [claim for claim in self._waiting if not unwanted(claim)]
        return dropped

    def hold(self, claim: Claim, until: Millis | None) -> bool:
        """Keep a refused claim until it is legal; False: it is not kept.

        A person's claim waits only for a near moment, and only a few of them per seat. A bot makes one claim at a time
        and waits as long as it takes."""
        if until is None or until <= claim.stamp:
            return False
        if claim.asker is not None and (until > claim.stamp + HOLD or self._early(claim.seat) >= HELD_PER_SEAT):
            return False
        claim.stamp = until
        claim.is_early = True
        self._waiting.append(claim)
        return True

    def _early(self, seat: Seat) -> int:
        return sum(claim.is_early and claim.seat == seat for claim in self._waiting)


def _place(seat: Seat, order: Sequence[Seat]) -> int:
    return order.index(seat) if seat in order else len(order)
