"""The expert bot: knows how the wheel will roll. It tries promising places in a wheel of its own, plays the best turns
to the end, and picks what helps its own hand most and leaves least to the others.

How much it tries depends on the budget alone, never on a clock: the same view gives the same move. Trials run in
parallel on all available processors."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.hamsterrolle.bots.candidates import builds, passes, varied
from burrow.games.hamsterrolle.bots.height_map import HeightMap, poses_in
from burrow.games.hamsterrolle.bots.outlook import Outlook
from burrow.games.hamsterrolle.bots.places import Place
from burrow.games.hamsterrolle.moves import Hand, What
from burrow.games.hamsterrolle.physics.script import hand_of
from burrow.games.hamsterrolle.state import State
from burrow.games.hamsterrolle.view import View, imagine

FULL: Millis = 1000
"""With this budget everything below is tried; with less, a share of it."""
TRIALS = 24
"""The most places where laying down a piece is simulated."""
AT_ONCE = 4
"""Trials in one batch. A constant, so that the answer does not depend on the machine."""
ENOUGH = 3
"""Stop looking after this many good ones."""
PROOFS = 5
"""The most turns played to the end: first the most promising one alone, and if it is no good, two in parallel."""
DOUBT = 0.4
"""Cost of not knowing how a turn ends."""
RATHER = 6
"""Passes tried before the less sound legal places."""
T = TypeVar("T")
R = TypeVar("R")


def pick(view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> What:
    return rng.choice(legal) if legal else build(view, min(budget, FULL), rng)


class Tried(NamedTuple):
    hand: Hand
    worth: float


def build(view: View, budget: Millis, rng: Rng) -> What:
    state = imagine(view, view.seat, rng)
    with ThreadPoolExecutor(min(AT_ONCE, processors())) as threads:
        return best(state, Team(threads), options(view, state), budget)


def processors() -> int:
    """Processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Team:
    """Runs tasks in parallel and returns results in order."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self._threads = threads

    def each(self, call: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
        return list(self._threads.map(call, tasks))


def best(state: State, team: Team, found: list[Place], budget: Millis) -> Hand:
    outlook = Outlook(state)
    trials, proofs = max(2, TRIALS * budget // FULL), max(1, PROOFS * budget // FULL)
    tried = try_out(outlook, team, found[:trials])
    return proved(outlook, team, tried, proofs).hand


def try_out(outlook: Outlook, team: Team, found: Sequence[Place]) -> list[Tried]:
    """Try places in the given order, until there are enough good ones."""
    tried: list[Tried] = []
    for first in range(0, len(found), AT_ONCE):
        batch = found[first : first + AT_ONCE]
        worths = team.each(outlook.guess, [place.plan for place in batch])
        hands = [hand_of(place.plan) for place in batch]
        tried += [Tried(hand, worth) for hand, worth in zip(hands, worths, strict=True)]
        if sum(one.worth >= outlook.good for one in tried) >= ENOUGH:
            break
    return tried


def proved(outlook: Outlook, team: Team, tried: list[Tried], proofs: int) -> Tried:
    """The best of the turns played to the end, most promising first, until one is good. Turns whose end is unknown are
    worth less than they promise."""
    ranked = sorted(tried, key=lambda one: -one.worth)
    known: list[Tried] = []
    while len(known) < min(proofs, len(ranked)):
        batch = ranked[len(known) : min(len(known) + (2 if known else 1), proofs)]
        worths = team.each(outlook.know, [one.hand for one in batch])
        known += [
            doubtful(one) if worth is None else one._replace(worth=worth)
            for one, worth in zip(batch, worths, strict=True)
        ]
        best = max(one.worth for one in known)
        if best >= outlook.good or best >= max((one.worth for one in ranked[len(known) :]), default=best):
            break
    return max([*known, *map(doubtful, ranked[len(known) :])], key=lambda one: one.worth)


def doubtful(one: Tried) -> Tried:
    return one._replace(worth=one.worth - DOUBT)


def options(view: View, state: State) -> list[Place]:
    """What is worth a trial: first the best legal places, then passes, then the rest. Only if there are none, places
    where the piece is dropped in the end (WA-11)."""
    poses = poses_in(view.frame, view.lies)
    found = builds(state, HeightMap(poses))
    legal = varied(place for place in found if place.is_legal)
    passed = varied(passes(state, poses))
    first = 2 * AT_ONCE
    return [*legal[:first], *passed[:RATHER], *legal[first:], *passed[RATHER:]] or varied(found)
