"""Every legal move of a seat, some legal move, and the one that the table makes when time is up."""

from collections.abc import Sequence
from functools import lru_cache

from burrow.engine.game import Seat
from burrow.engine.rng import Rng
from burrow.games.gophers.data import DIG
from burrow.games.gophers.data.cards import value_of
from burrow.games.gophers.moves.payloads import Collect, Decline, Dig, Keep, Move, Place, Roll, Walk
from burrow.games.gophers.options import is_added_only, is_junior
from burrow.games.gophers.search.combos import combos, fewest, takes
from burrow.games.gophers.search.half_hands import Combo
from burrow.games.gophers.search.walks import Near, Way, bits_of, shortlist, walks
from burrow.games.gophers.state import NOBODY, Cards, Laid, State
from burrow.games.gophers.state.reading import decider, has_dig, kind_under, maze_of, number_under, usable

LISTED = 500
"""Most combinations that are listed; a hand may grow without limit (GA-02)."""
MANY = 1_000_000
"""More than can be taken from the open stock."""
DIGGING: tuple[Move, ...] = (Dig(),)
DECLINING: tuple[Move, ...] = (Decline(),)
ROLLING: tuple[Move, ...] = (Roll(),)


def moves(state: State, seat: Seat) -> Sequence[Move] | None:
    """Holes ascending; roll before dig; the simplest way first, then dig; combinations by number of cards, then by
    cards; the cards of a gift ascending; declining comes last. None if there are too many ways or combinations."""
    if seat != decider(state) or seat == NOBODY:
        return ()
    match state.phase:
        case "place":
            return tuple(Place(hole) for hole in free_holes(state))
        case "ready":
            return ROLLING + digging(state, seat) + (DECLINING if state.turn.extra else ())
        case "walk":
            listed = walking(state)
            return None if listed is None else listed + digging(state, seat)
        case "gift":
            return keeping(state, seat)
        case _:
            found = combinations(state, seat, limit=LISTED)
            return None if found is None else _collect_moves(found)


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    listed = moves(state, seat)
    if listed is not None:
        return rng.choice(listed)
    if state.phase == "walk":
        return rng.choice((*(Walk(way) for way in outcomes(state)), *digging(state, seat)))
    found = hint(state, seat)
    return Collect(found.plus, found.minus) if found is not None and rng.below(2) else Decline()


def plainest(state: State) -> Move:
    """What the table does for a seat whose time is up (GA-03)."""
    match state.phase:
        case "place":
            return Place(free_holes(state)[0])
        case "ready":
            return Decline() if state.turn.extra else Roll()
        case "walk":
            return Walk(outcomes(state)[0])
        case "gift" if any(state.gift):
            return Keep(max(state.gift, key=lambda card: (value_of(card), -card)))
        case _:
            return Decline()


def free_holes(state: State) -> tuple[int, ...]:
    return tuple(hole for hole in range(len(maze_of(state).kind)) if hole not in state.figures)


def digging(state: State, seat: Seat) -> tuple[Move, ...]:
    return DIGGING if has_dig(state, seat) else ()


def walking(state: State) -> tuple[Walk, ...] | None:
    """Every way of the active seat with its roll; None if there are too many."""
    return _listed(maze_of(state).near, *roll_of(state))


def outcomes(state: State) -> tuple[Way, ...]:
    """Used when there are too many ways: one for each hole where the move can end and each choice of figures to jump.
    Nothing else about a way has any effect."""
    near, (start, occupied, pips, free) = maze_of(state).near, roll_of(state)
    return shortlist(near, start, occupied, pips, free=free)


def roll_of(state: State) -> tuple[int, int, int, bool]:
    """Where the active seat starts, where others stand, how far it goes and whether it may turn back freely."""
    seat = state.turn.seat
    return state.figures[seat], others(state, seat), state.turn.pips, state.options.turning == "free"


@lru_cache(maxsize=1024)
def _listed(near: Near, start: int, occupied: int, pips: int, free: bool) -> tuple[Walk, ...] | None:
    found = walks(near, start, occupied, pips, free=free)
    return None if found is None else tuple([Walk(way) for way in found])


def others(state: State, seat: Seat) -> int:
    """A bit for each hole with another seat's figure."""
    return bits_of(state.figures[:seat] + state.figures[seat + 1 :])


def keeping(state: State, seat: Seat) -> tuple[Move, ...]:
    """Only the active seat may take a dig card (GA-14); without a supply card, a seat may keep nothing (GA-17)."""
    may_dig = seat == state.turn.seat
    kept = tuple(Keep(card) for card in sorted(set(state.gift)) if card != DIG or may_dig)
    return kept if any(state.gift) else kept + DECLINING


def combinations(state: State, seat: Seat, *, limit: int) -> tuple[Combo, ...] | None:
    """What the seat can lay or take where it stands; None if there are more than `limit`."""
    kind, number = kind_under(state, seat), number_under(state, seat)
    if is_junior(state.options):
        return takes(usable(stock(state), kind), usable(state.added[seat], kind), number, limit=limit)
    return combos(usable(state.hands[seat], kind), number, added_only=is_added_only(state.options), limit=limit)


def hint(state: State, seat: Seat) -> Laid | None:
    """A combination with as few cards as possible."""
    if is_junior(state.options):
        best = next(iter(combinations(state, seat, limit=MANY) or ()), None)
    else:
        cards = usable(state.hands[seat], kind_under(state, seat))
        best = fewest(cards, number_under(state, seat), added_only=is_added_only(state.options))
    return None if best is None else Laid(*best)


def stock(state: State) -> Cards:
    """The open cards of the junior game, ascending (G-52)."""
    return cards_of(state.pile)


@lru_cache(maxsize=256)
def cards_of(counts: tuple[int, ...]) -> Cards:
    return tuple(card for card, count in enumerate(counts) for _ in range(count))


@lru_cache(maxsize=1024)
def _collect_moves(found: tuple[Combo, ...]) -> tuple[Move, ...]:
    return (*(Collect(plus, minus) for plus, minus in found), *DECLINING)
