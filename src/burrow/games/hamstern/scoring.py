"""Points, score lines and ranks. Only finished rounds count (HA-16)."""

from functools import lru_cache
from typing import Literal, NamedTuple

from burrow.engine.game import Line, Score, Seat
from burrow.games.hamstern.data import MUSHROOM_POINTS, NUT_POINTS
from burrow.games.hamstern.options import Options, Side
from burrow.games.hamstern.reader.sides import own_text, sheet_of
from burrow.games.hamstern.search.bits import all_bits, finds_of
from burrow.games.hamstern.state import Crosses, State

SHEETS = 256
"""Sheets whose masks are kept."""

COUNTED = 512
"""Drawn sheets whose points are kept."""

TieBreak = Literal["", "chambers", "mushrooms", "nuts", "shared"]


class Points(NamedTuple):
    """The points of one sheet, in the order of the lines printed on it."""

    nuts: int
    mushrooms: int
    chambers: int


class Masks(NamedTuple):
    """What counts on a sheet, by chamber, as bits of its cells."""

    full: tuple[int, ...]
    nuts: tuple[int, ...]
    mushrooms: tuple[int, ...]
    values: tuple[int, ...]


def score(state: State) -> tuple[Score, ...]:
    """Equal totals are ranked by chambers, then mushrooms, then nuts (H-35)."""
    points = points_of(state)
    orders = [order(one) for one in points]
    return tuple(
        Score(
            seat,
            rank=1 + sum(other > orders[seat] for other in orders),
            lines=(
                Line("H-33", "line-nuts", one.nuts),
                Line("H-32", "line-mushrooms", one.mushrooms),
                Line("H-30", "line-chambers", one.chambers),
            ),
        )
        for seat, one in enumerate(points)
    )


def order(points: Points) -> tuple[int, int, int, int]:
    """Greater is better (H-34, H-35)."""
    return (sum(points), points.chambers, points.mushrooms, points.nuts)


def winners(state: State) -> tuple[Seat, ...]:
    """The best seats; several share the win (HA-11)."""
    orders = [order(one) for one in points_of(state)]
    return tuple(seat for seat, one in enumerate(orders) if one == max(orders))


def tie_break(state: State) -> TieBreak:
    """What decides between the seats with the highest total. Equal totals with equal chambers and mushrooms have equal
    nuts too, so nuts never decide."""
    points = points_of(state)
    tied = [one for one in points if sum(one) == max(map(sum, points))]
    if len(tied) == 1:
        return ""
    best = max(map(order, tied))
    if [order(one) for one in tied].count(best) > 1:
        return "shared"
    chambers = [one.chambers for one in tied]
    return "chambers" if chambers.count(max(chambers)) == 1 else "mushrooms"


def points_of(state: State) -> tuple[Points, ...]:
    masks = masks_of(state.options)
    return tuple(count_points(masks, crosses) for crosses in state.crosses)


@lru_cache(maxsize=COUNTED)
def count_points(masks: Masks, crosses: Crosses) -> Points:
    return Points(
        nuts=NUT_POINTS[count(masks.nuts, crosses)],
        mushrooms=MUSHROOM_POINTS * count(masks.mushrooms, crosses),
        chambers=sum(masks.values[chamber] for chamber in full_chambers(masks, crosses)),
    )


def count(finds: tuple[int, ...], crosses: Crosses) -> int:
    """Crossed cells among these, whether or not their chambers are full (H-32, H-33)."""
    return sum((find & bits).bit_count() for find, bits in zip(finds, crosses.marks, strict=True))


def full_chambers(masks: Masks, crosses: Crosses) -> tuple[int, ...]:
    """Only a completely crossed chamber counts (H-30, H-31)."""
    return tuple(chamber for chamber, bits in enumerate(crosses.marks) if bits == masks.full[chamber])


def masks_of(options: Options) -> Masks:
    return _masks(options.sheet, own_text(options))


@lru_cache(maxsize=SHEETS)
def _masks(side: Side, own: str) -> Masks:
    sheet = sheet_of(Options(sheet=side, own=own))
    return Masks(
        full=tuple(all_bits(chamber) for chamber in sheet.chambers),
        nuts=tuple(finds_of(sheet, chamber, "nut") for chamber in sheet.chambers),
        mushrooms=tuple(finds_of(sheet, chamber, "mushroom") for chamber in sheet.chambers),
        values=tuple(chamber.value for chamber in sheet.chambers),
    )
