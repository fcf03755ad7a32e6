"""Claims that wait: for slower lines to be heard, or for the moment from which they are legal.

A claim is taken once its stamp lies a whole window in the past. Nobody whose line is within the window can then
still bring an earlier one."""

from collections.abc import Callable, Sequence
from typing import Any

from burrow.engine.game import AnyGame, Millis, Seat

HOLD: Millis = 400
"""A claim that comes early by no more than this waits for its moment instead of being refused."""
HELD_PER_SEAT = 2


def has_claims(game: AnyGame) -> bool:
    """Whether any payload of the game is a race."""
    return any(kind.claim for kind in getattr(game.payload, "__args__", (game.payload,)))


class Claim:
    __slots__ = ("early", "key", "move", "reply", "seat", "stamp")

    def __init__(self, seat: Seat, move: Any, stamp: Millis, key: str, reply: Any) -> None:
        self.seat = seat
        self.move = move
        self.stamp = stamp
        self.key = key
        """The name of the move, unique at the table; empty for a bot's."""
        self.reply = reply
        """The connection that waits for the answer; None for a bot."""
        self.early = False
        """It came before it was legal and waits for its moment."""


class Claims:
    """The claims of one table that wait."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: list[Claim] = []

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, claim: Claim) -> None:
        self._waiting.append(claim)

    def find(self, key: str) -> Claim | None:
        return next((claim for claim in self._waiting if claim.key == key), None)

    def first(self, order: Sequence[Seat]) -> Claim | None:
        """The one with the earliest stamp; among equals, the one whose seat is named first in `order`."""
        if not self._waiting:
            return None
        return min(self._waiting, key=lambda claim: (claim.stamp, _place(claim.seat, order)))

    def remove(self, claim: Claim) -> None:
        self._waiting.remove(claim)

    def drop(self, unwanted: Callable[[Claim], bool]) -> list[Claim]:
        """Take out all that are unwanted."""
        dropped = [claim for claim in self._waiting if unwanted(claim)]
        self._waiting = [claim for claim in self._waiting if not unwanted(claim)]
        return dropped

    def hold(self, claim: Claim, until: Millis | None) -> bool:
        """Keep a refused claim for the moment `until`; False if that is not to be.

        A person's claim waits only for a near moment, and a seat has no more than a few waiting; a bot makes
        one claim at a time and waits as long as it takes."""
        if until is None or until <= claim.stamp:
            return False
        if claim.reply is not None and (until > claim.stamp + HOLD or self._early(claim.seat) >= HELD_PER_SEAT):
            return False
        claim.stamp = until
        claim.early = True
        self._waiting.append(claim)
        return True

    def _early(self, seat: Seat) -> int:
        return sum(claim.early and claim.seat == seat for claim in self._waiting)


def _place(seat: Seat, order: Sequence[Seat]) -> int:
    return order.index(seat) if seat in order else len(order)
