"""The pages of a book in numbers: where each roll leads, what can be collected there, and how good a hole is to stand
in. Knows nothing of the table; callers pass in the figures."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Literal

from burrow.games.gophers.bots.hands import Chances, Numbers, chances
from burrow.games.gophers.data import DIE, KINDS
from burrow.games.gophers.options import Options, Way
from burrow.games.gophers.reader.books import ground_for, own_text
from burrow.games.gophers.reader.ground import Maze
from burrow.games.gophers.search.walks import reachable

STORE = len(KINDS)
NO_SUPPLIES = -1
GIFT = 7.0
"""Approximate value of a gift."""
PORTAL = 4.0
"""Approximate value of a change of page."""
ONWARD = 0.6
"""The weight of the hole where a move ends: the page may have changed by then."""
SWEEPS = 6
"""How many turns to look ahead when rating a hole."""


class Memo(dict[int, int]):
    """Computes each key once."""

    def __init__(self, ask: Callable[[int], int]) -> None:
        super().__init__()
        self._ask = ask

    def __missing__(self, key: int) -> int:
        answer = self[key] = self._ask(key)
        return answer


class PageTable:
    """One page. Holes are ranked by what they bring if they bring anything, best first; sets of holes are bits by rank,
    so the best of a set is its lowest bit."""

    def __init__(self, maze: Maze, *, free: bool, likely: Chances) -> None:
        self.near, self.kinds, self.number = maze.near, maze.kind, maze.number
        self.free = free
        self.holes = range(len(maze.near))
        self.kind = tuple(_supplies(kind) for kind in maze.kind)
        """By hole, the index of its kind in `KINDS`, `STORE` or `NO_SUPPLIES`."""
        self.ends = tuple(tuple(reachable(maze.near, hole, 0, pips, free=free) for pips in DIE) for hole in self.holes)
        """By hole and roll, where a move can end if no figure is in the way."""
        bring = tuple(self._bring(hole) for hole in self.holes)
        self.site = self._sites(bring, tuple(self._chance(hole, likely) for hole in self.holes))
        """By hole, how much better than elsewhere it is to stand there, in points, if the page stays open."""
        worth = tuple(bring[hole] + ONWARD * self.site[hole] for hole in self.holes)
        self.order = tuple(sorted(self.holes, key=lambda hole: -worth[hole]))
        self.rank = tuple(self.order.index(hole) for hole in self.holes)
        self.worths = tuple(worth[hole] for hole in self.order)
        """By rank."""
        self.gifts = self.bits(hole for hole in self.holes if maze.kind[hole] == "gift")
        self.always = self.gifts | self.bits(hole for hole in self.holes if maze.kind[hole] == "portal")
        """Holes that bring something with any hand."""
        self.printed = tuple(
            sum({1 << maze.number[hole] for hole in self.holes if self.kind[hole] == kind}) for kind in range(4)
        )
        self._holes_with = tuple(Memo(self._ask_holes(kind)) for kind in range(4))
        self._reach = tuple(tuple(self.bits(ends) for ends in rolls) for rolls in self.ends)
        self._idle = tuple(tuple(max(ONWARD * self.site[end] for end in ends) for ends in rolls) for rolls in self.ends)
        self._sites_first = tuple(self.rank[hole] for hole in sorted(self.holes, key=lambda hole: -self.site[hole]))
        self._reached: dict[tuple[int, int, int], int] = {}

    def bits(self, holes: Iterable[int]) -> int:
        return sum(1 << self.rank[hole] for hole in holes)

    def bringing(self, numbers: Numbers) -> int:
        """The holes that bring something to a hand that can make these numbers."""
        with_berries, with_acorns, with_grains, with_any = self._holes_with
        berries, acorns, grains, stores = self.printed
        return (
            with_berries[numbers[0] & berries]
            | with_acorns[numbers[1] & acorns]
            | with_grains[numbers[2] & grains]
            | with_any[numbers[3] & stores]
            | self.always
        )

    def promise(self, bringing: int, hole: int) -> float:
        """What the next move from there brings on average, with the best end for each roll."""
        promised, worths = 0.0, self.worths
        for reach, idle in zip(self._reach[hole], self._idle[hole], strict=True):
            found = bringing & reach
            best = worths[(found & -found).bit_length() - 1] if found else idle
            promised += best if best > idle else idle
        return promised / len(DIE)

    def reached(self, hole: int, occupied: int, pips: int) -> int:
        """Where a move can end with figures in the way."""
        key = hole, occupied, pips
        if key not in self._reached:
            self._reached[key] = self.bits(reachable(self.near, hole, occupied, pips, free=self.free))
        return self._reached[key]

    def best(self, holes: int) -> int:
        """The hole of a set that brings the most."""
        return self.order[(holes & -holes).bit_length() - 1]

    def best_site(self, holes: int) -> int:
        """The hole of a set that is best to stand in."""
        return self.order[next(rank for rank in self._sites_first if holes >> rank & 1)]

    def _bring(self, hole: int) -> float:
        match self.kinds[hole]:
            case "gift":
                return GIFT
            case "portal":
                return PORTAL
            case _:
                return float(self.number[hole])

    def _chance(self, hole: int, likely: Chances) -> float:
        """The chance that a hole brings what it can bring."""
        if self.kind[hole] == NO_SUPPLIES:
            return 0.0 if self.kinds[hole] == "plain" else 1.0
        return likely[self.kind[hole]][self.number[hole]]

    def _sites(self, bring: tuple[float, ...], chance: tuple[float, ...]) -> tuple[float, ...]:
        site = (0.0,) * len(self.holes)
        for _ in range(SWEEPS):
            found = [
                sum(self._expected(ends, site, bring, chance) for ends in self.ends[hole]) / len(DIE)
                for hole in self.holes
            ]
            mean = sum(found) / len(found)
            site = tuple(each - mean for each in found)
        return site

    def _expected(
        self, ends: tuple[int, ...], site: tuple[float, ...], bring: tuple[float, ...], chance: tuple[float, ...]
    ) -> float:
        """What the best of these ends brings to an average hand, including the value of standing there."""
        idle = max(ONWARD * site[end] for end in ends)
        expected, left = 0.0, 1.0
        for worth, likely in sorted(((bring[end] + ONWARD * site[end], chance[end]) for end in ends), reverse=True):
            if worth < idle:
                break
            expected += left * likely * worth
            left *= 1 - likely
        return expected + left * idle

    def _ask_holes(self, kind: int) -> Callable[[int], int]:
        def ask(numbers: int) -> int:
            return self.bits(
                hole for hole in self.holes if self.kind[hole] == kind and numbers >> self.number[hole] & 1
            )

        return ask


def _supplies(kind: str) -> int:
    return KINDS.index(kind) if kind in KINDS else STORE if kind == "store" else NO_SUPPLIES


def page_tables(options: Options) -> tuple[PageTable, ...]:
    """All pages; the first is page 1."""
    return _page_tables(options.book, own_text(options), options.way, options.turning == "free")


@lru_cache(maxsize=8)
def _page_tables(book: Literal["ours", "own"], own: str, way: Way, free: bool) -> tuple[PageTable, ...]:
    ground = ground_for(Options(book=book, own=own))
    return tuple(PageTable(maze, free=free, likely=chances(way)) for maze in ground.pages)
