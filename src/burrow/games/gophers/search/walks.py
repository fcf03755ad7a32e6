"""Where a figure can go with a roll: all ways through the tunnels of a page, jumping figures in the way (G-10 to G-14,
GA-06 to GA-08, GA-36). Knows holes and tunnels; the rules know whose figure it is and why it moves."""

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from operator import itemgetter

Near = tuple[tuple[int, ...], ...]
"""By hole, the holes at the other ends of its tunnels, ascending."""
Way = tuple[int, ...]
"""Every hole passed, including jumped ones, without the starting hole."""
Hop = tuple[Way, int, int, int]
"""One step: its holes (it lands on the last one), the bit of that one, and the bits of the jumped ones."""

LISTED = 1000
"""Most ways of one move that are listed. Figures that stand together can be jumped in so many orders that there are
millions."""
REMEMBERED = 16_384
"""Moves whose ends are kept: all of our book with two figures, and the usual ones with more."""
KEPT = 2048
"""Moves whose ways are kept."""
HOPS = 4096
"""Pages with figures on them whose single steps are kept."""


def bits_of(holes: Iterable[int]) -> int:
    """A bit for each of these holes; a figure not placed yet (-1) has none."""
    bits = 0
    for hole in holes:
        if hole >= 0:
            bits |= 1 << hole
    return bits


def tangle(start: int, way: Way) -> tuple[int, int, Way]:
    """Sort key that puts the simplest way first: the fewest holes passed a second time, then the fewest jumped figures,
    then the lowest holes."""
    return 1 + len(way) - len({start, *way}), len(way), way


def walks(
    near: Near, start: int, occupied: int, pips: int, *, free: bool, limit: int = LISTED
) -> tuple[Way, ...] | None:
    """All ways of exactly `pips` steps, simplest first; None if there are more than `limit`. `occupied` has a bit for
    each hole with another figure. With `free` a move may turn back anywhere, otherwise only where nothing new can be
    reached (GA-07)."""
    return _ways(near, start, _in_reach(near, start, occupied, pips), pips, free, limit)


def shortlist(near: Near, start: int, occupied: int, pips: int, *, free: bool) -> tuple[Way, ...]:
    """The simplest way for each hole where such a move can end and each choice of figures to jump on the way; the
    simplest of all first."""
    return _shortlist(near, start, _in_reach(near, start, occupied, pips), pips, free)


def reachable(near: Near, start: int, occupied: int, pips: int, *, free: bool) -> tuple[int, ...]:
    """The holes where such a move can end, ascending."""
    return _ends(near, start, _in_reach(near, start, occupied, pips), pips, free)


@lru_cache(maxsize=KEPT)
def _ways(near: Near, start: int, occupied: int, pips: int, free: bool, limit: int) -> tuple[Way, ...] | None:
    hops = _hops(near, occupied)
    found: list[Way] = []

    def go_on(way: Way, hole: int, visited: int, steps: int) -> None:
        choice = hops[hole] if free else _onward(hops[hole], visited)
        if steps == 1:
            found.extend([way + hop for hop, _, _, _ in choice])
            return
        for hop, end, bit, _ in choice:
            if len(found) > limit:
                return
            go_on(way + hop, end, visited | bit, steps - 1)

    go_on((), start, 1 << start, pips)
    return tuple(sorted(found, key=partial(tangle, start))) if len(found) <= limit else None


@lru_cache(maxsize=KEPT)
def _shortlist(near: Near, start: int, occupied: int, pips: int, free: bool) -> tuple[Way, ...]:
    """A way that passes no hole twice never turns back. So if a move may turn freely, those are searched first, and
    then what only turning back can reach is added."""
    found = _plain_ways(near, start, occupied, pips)
    if free:
        found = [*found, *_turning_ways(near, start, occupied, pips)]
    first: dict[tuple[int, int], Way] = {}
    for way in sorted(found, key=partial(tangle, start)):
        first.setdefault((way[-1], bits_of(way) & occupied), way)
    return tuple(first.values())


def _plain_ways(near: Near, start: int, occupied: int, pips: int) -> list[Way]:
    """Ways that reached one hole over the same holes and figures continue alike, so the simplest is enough. They pass
    equally many different holes, so that is the shortest one; shorter ways stay shorter as they continue."""
    hops = _outcomes(near, occupied)
    fringe: dict[tuple[int, int, int], Way] = {(start, 1 << start, 0): ()}
    for _ in range(pips):
        further: dict[tuple[int, int, int], Way] = {}
        for (hole, visited, jumped), way in fringe.items():
            for hop, end, bit, over in _onward(hops[hole], visited):
                key, longer = (end, visited | bit, jumped | over), way + hop
                known = further.get(key)
                if known is None or (len(longer), longer) < (len(known), known):
                    further[key] = longer
        fringe = further
    return list(fringe.values())


def _turning_ways(near: Near, start: int, occupied: int, pips: int) -> list[Way]:
    """For each outcome a way that may turn back anywhere. Follows only the simplest way to each hole, because there are
    too many to compare them all."""
    hops = _outcomes(near, occupied)
    fringe: dict[tuple[int, int], Way] = {(start, 0): ()}
    for _ in range(pips):
        further: dict[tuple[int, int], Way] = {}
        for (hole, jumped), way in fringe.items():
            for hop, end, _, over in hops[hole]:
                key, longer = (end, jumped | over), way + hop
                known = further.get(key)
                if known is None or tangle(start, longer) < tangle(start, known):
                    further[key] = longer
        fringe = further
    return list(fringe.values())


@lru_cache(maxsize=REMEMBERED)
def _ends(near: Near, start: int, occupied: int, pips: int, free: bool) -> tuple[int, ...]:
    """Two ways to one hole over the same holes, in any order, continue alike and are followed once."""
    hops = _landings(near, occupied)
    fringe = {(start, 1 << start)}
    for _ in range(pips):
        if free:
            fringe = {(end, 0) for hole, _ in sorted(fringe) for _, end, _, _ in hops[hole]}
        else:
            fringe = {
                (end, visited | bit)
                for hole, visited in sorted(fringe)
                for _, end, bit, _ in _onward(hops[hole], visited)
            }
    return tuple(sorted({hole for hole, _ in sorted(fringe)}))


def _onward(hops: tuple[Hop, ...], visited: int) -> tuple[Hop, ...] | list[Hop]:
    """A visited hole may be used only if no step or jump reaches a new one (GA-07)."""
    return [hop for hop in hops if not hop[2] & visited] or hops


@lru_cache(maxsize=HOPS)
def _outcomes(near: Near, occupied: int) -> tuple[tuple[Hop, ...], ...]:
    """By hole, the first of all steps over the same figures, in any order, to the same hole."""
    return tuple(_first_of(hops, itemgetter(1, 3)) for hops in _hops(near, occupied))


@lru_cache(maxsize=HOPS)
def _landings(near: Near, occupied: int) -> tuple[tuple[Hop, ...], ...]:
    """By hole, the first of all steps to the same hole."""
    return tuple(_first_of(hops, itemgetter(1)) for hops in _hops(near, occupied))


def _first_of(hops: tuple[Hop, ...], outcome: Callable[[Hop], object]) -> tuple[Hop, ...]:
    first: dict[object, Hop] = {}
    for hop in hops:
        first.setdefault(outcome(hop), hop)
    return tuple(first.values())


@lru_cache(maxsize=HOPS)
def _hops(near: Near, occupied: int) -> tuple[tuple[Hop, ...], ...]:
    """By hole, its steps in ascending order: a free hole, or the holes of a jump and the free one behind them."""
    return tuple(
        tuple(_jumps(near, hole, occupied))
        if any(occupied >> other & 1 for other in beside)
        else tuple(((other,), other, 1 << other, 0) for other in beside)
        for hole, beside in enumerate(near)
    )


def _jumps(near: Near, hole: int, occupied: int) -> list[Hop]:
    """A jump neither passes a hole twice nor ends where it began."""
    found: list[Hop] = []

    def jump(way: Way, last: int, passed: int) -> None:
        for other in near[last]:
            if passed >> other & 1:
                continue
            if occupied >> other & 1:
                jump((*way, other), other, passed | 1 << other)
            else:
                found.append(((*way, other), other, 1 << other, bits_of(way)))

    jump((), hole, 1 << hole)
    return found


def _in_reach(near: Near, start: int, occupied: int, pips: int) -> int:
    """The figures that can matter: each jumped figure lets the move go one hole further. Distant figures are left out,
    so that more moves share a cache entry."""
    if not occupied:
        return 0
    within = _within(near, start)
    counted, figures = -1, 0
    while figures.bit_count() != counted:
        counted = figures.bit_count()
        figures = occupied & within[min(pips + counted, len(within) - 1)]
    return figures


@lru_cache(maxsize=1024)
def _within(near: Near, start: int) -> tuple[int, ...]:
    """By distance, the bits of all holes up to that distance."""
    rings, edge = [1 << start], [start]
    while edge:
        edge = sorted({other for hole in edge for other in near[hole] if not rings[-1] >> other & 1})
        rings.append(rings[-1] | bits_of(edge))
    return tuple(rings)
