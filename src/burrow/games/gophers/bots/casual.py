"""The casual bot plays like a child: goes to a hole that one or two of its cards fit, lays the first that fit and does
not compare."""

from collections.abc import Sequence

from burrow.engine.game import Millis
from burrow.engine.rng import Rng
from burrow.games.gophers.bots.candidates import holds_gift, sees
from burrow.games.gophers.bots.choices import choices
from burrow.games.gophers.moves import Collect, Decline, Dig, Keep, Roll, Walk, What
from burrow.games.gophers.view import View

MOST = 2
"""Most cards it combines."""
DIGS_AT_ONCE = 12
"""One time in this many, it plays a dig card without waiting for the roll."""


def pick(view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> What:
    match view.phase:
        case "collect":
            return Collect(view.hint.plus, view.hint.minus) if view.hint else Decline()
        case "ready":
            return Dig() if legal and Dig() in legal and not rng.below(DIGS_AT_ONCE) else Roll()
        case "walk":
            return walk(view, choices(view, legal), rng)
        case "gift":
            return keep(legal or (), rng)
        case _:
            return rng.choice(legal or (Decline(),))


def walk(view: View, legal: Sequence[What], rng: Rng) -> What:
    """Walks to a random hole that promises something; otherwise digs if it can."""
    ends = list(dict.fromkeys(move.way[-1] for move in legal if isinstance(move, Walk)))
    promising = [hole for hole in ends if promises(view, hole)]
    if not promising and Dig() in legal:
        return Dig()
    goal = rng.choice(promising or ends)
    return rng.choice([move for move in legal if isinstance(move, Walk) and move.way[-1] == goal])


def promises(view: View, hole: int) -> bool:
    return sees(view, hole, most=MOST) or holds_gift(view, hole)


def keep(legal: Sequence[What], rng: Rng) -> What:
    """A random card of the gift, dig cards included."""
    kept = [move for move in legal if isinstance(move, Keep)]
    return rng.choice(kept) if kept else Decline()
