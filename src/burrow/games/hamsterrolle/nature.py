"""Nature's answers and their odds. The only module that draws lots and runs the wheel."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from burrow.engine.chance import Deal, Label, Lot, Shown
from burrow.engine.game import Session
from burrow.engine.rng import Rng, fast_rng
from burrow.games.hamsterrolle.data import SETS, kind_name
from burrow.games.hamsterrolle.moves import Begins, Hand, Shared, TimeUp, What
from burrow.games.hamsterrolle.state import State
from burrow.games.hamsterrolle.state.players import deadline
from burrow.games.hamsterrolle.state.start import SHARE, pieces_of
from burrow.games.hamsterrolle.view import view

TIME_UP = TimeUp()
STARTER = Lot("starter")
FOURTH = pieces_of(SETS - 1)
SET = Deal("fourth-set", FOURTH, SHARE, tuple(Label(f"kind-{kind_name(piece)}") for piece in FOURTH))
CHANCE = (Shown("Begins", "seat", STARTER), Shown("Shared", "pieces", SET))


def nature(state: State, rng: Rng) -> What:
    """Who begins, the fourth set, or the outcome of a hand; at a deadline, that time is up."""
    match state.phase:
        case "begin":
            return Begins(STARTER.draw(rng, state.seats))
        case "share":
            return dealt(SET.shuffle(rng), state.seats)
        case "settle" | "stand-in":
            return settled(state)
        case "direct" | "turn" | "over":
            return TIME_UP


# The physics engine is large, so it is loaded only when a wheel rolls.


def settled(state: State) -> What:
    """The outcome of the hand, or of a turn nature plays, simulated to its end."""
    from burrow.games.hamsterrolle.physics.batch import settle

    return settle(state, stand_in)


def session(state: State, move: What | None = None) -> Session[What]:
    """A live turn."""
    from burrow.games.hamsterrolle.physics.session import Session as Wheel

    return Wheel(state, move, stand_in=stand_in)


def stand_in(state: State) -> Hand:
    """The hand for a seat that ran out of time (WA-12): what the careful bot would play, always the same."""
    from burrow.games.hamsterrolle.bots.careful import build

    return build(view(state, state.seat), fast_rng("stand-in"))


def dealt(pieces: tuple[int, ...], seats: int) -> Shared:
    """Each seat's pieces ascending: the order they come in does not matter (WA-19)."""
    hands = [sorted(pieces[SHARE * seat : SHARE * seat + SHARE]) for seat in range(seats)]
    return Shared((*(piece for hand in hands for piece in hand), *pieces[SHARE * seats :]))


def odds(state: State) -> Sequence[tuple[What, int]] | None:
    """None where physics answers: that is simulated, not drawn."""
    match state.phase:
        case "begin":
            return tuple((Begins(seat), 1) for seat in range(state.seats))
        case "share":
            return shares(state.out, state.seats)
        case "settle" | "stand-in":
            return None
        case "direct" | "turn" | "over":
            return ((TIME_UP, 1),) if deadline(state) is not None else ()


@cache
def shares(pieces: tuple[int, ...], seats: int) -> tuple[tuple[What, int], ...]:
    """Every way to give two pieces to each seat."""
    return tuple((Shared(order), 1) for order in given_out(pieces, seats))


def given_out(pieces: tuple[int, ...], seats: int) -> list[tuple[int, ...]]:
    if not seats:
        return [pieces]
    return [
        (*own, *others)
        for own in combinations(pieces, SHARE)
        for others in given_out(tuple(piece for piece in pieces if piece not in own), seats - 1)
    ]
