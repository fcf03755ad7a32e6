"""The chance to fill the rest of a chamber, or to reach a cell, before the timer runs out.

Works with parts and distances, without a map: the free cells of a chamber are sizes of parts that no roll can bridge
(H-13), and every roll up to the size of a part fits into it. Other chambers want the rolls too, so each roll is
available only with a certain chance; a chamber that does not need a roll may let it go."""

from functools import cache

from burrow.games.hamstern.data import TICK

FINISHING = 0.3
"""The share of suitable rolls that a chamber gets when it needs exactly this one."""
REACHING = 0.4
"""The same on the way to a nut or a mushroom, where more rolls help."""
ROUNDS = 25
"""After this many rounds in which the timer does not move, a chance has converged."""

Parts = tuple[int, ...]
"""Sizes, ascending."""


@cache
def finish(parts: Parts, ticks: int, wild: int) -> float:
    """The chance to fill all parts while the timer moves `ticks` more times; the roll of its last move counts (H-29). A
    1 is worth up to `wild` crosses."""
    if not parts:
        return 1.0
    if ticks <= 0:
        return 0.0
    later = finish(parts, ticks - 1, wild)
    moving = sum(taken(best_rest(parts, pips, ticks - 1, wild), later, FINISHING) for pips in range(TICK, 7))
    ones = max((best_rest(parts, count, ticks, wild) for count in range(1, wild + 1)), default=0.0)
    still = (ones, *(best_rest(parts, pips, ticks, wild) for pips in range(2, TICK)))
    chance = 0.0
    for _ in range(ROUNDS):
        chance = (moving + sum(taken(rest, chance, FINISHING) for rest in still)) / 6
    return chance


def taken(use: float, leave: float, share: float) -> float:
    return leave if use <= leave else share * use + (1 - share) * leave


def best_rest(parts: Parts, count: int, ticks: int, wild: int) -> float:
    """The best chance after `count` crosses in one of the parts; 0 if none is large enough."""
    return max(
        (finish(smaller(parts, part, count), ticks, wild) for part in dict.fromkeys(parts) if part >= count),
        default=0.0,
    )


def smaller(parts: Parts, part: int, count: int) -> Parts:
    rest = list(parts)
    rest.remove(part)
    return tuple(sorted([*rest, part - count] if part > count else rest))


@cache
def reach(way: int, ticks: int, wild: int) -> float:
    """The chance to cross a cell in the same time if that takes `way` crosses, including the cell itself."""
    if way <= 0:
        return 1.0
    if ticks <= 0:
        return 0.0
    later = reach(way, ticks - 1, wild)
    moving = sum(taken(reach(way - pips, ticks - 1, wild), later, REACHING) for pips in range(TICK, 7))
    still = [reach(way - count, ticks, wild) for count in (min(wild, way), *range(2, TICK)) if count]
    chance = 0.0
    for _ in range(ROUNDS):
        chance = (moving + sum(taken(rest, chance, REACHING) for rest in still) + (TICK - 1 - len(still)) * chance) / 6
    return chance
