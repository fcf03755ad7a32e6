"""Why a move is refused: whose decision it is, then what the phase allows."""

from typing import assert_never

from burrow.engine.game import Millis, Refusal, Seat
from burrow.engine.sentences import no
from burrow.games.gophers.data import DIG
from burrow.games.gophers.moves.collecting import refuse_lay, refuse_take
from burrow.games.gophers.moves.payloads import Answer, Collect, Decline, Dig, Keep, Move, Place, Roll, Walk, What
from burrow.games.gophers.moves.way import refuse_way
from burrow.games.gophers.options import is_junior
from burrow.games.gophers.state import NOBODY, Laid, State
from burrow.games.gophers.state.reading import decider, has_dig, maze_of


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    """Reasons are checked in the order in which a player would think, so that drafts get the most helpful one too."""
    if not 0 <= seat < state.seats:
        return no("G-07", "refuse-not-seated")
    if state.phase == "over":
        return no("GA-19", "refuse-over")
    if isinstance(move, Answer):
        return no("G-08", "refuse-nature")
    return refuse_seat(state, seat) or refuse_move(state, seat, move)


def refuse_seat(state: State, seat: Seat) -> Refusal | None:
    """Nature goes first, then one seat at a time."""
    asked = decider(state)
    if asked == NOBODY:
        return no("G-08", "refuse-moment")
    if asked == seat:
        return None
    match state.phase:
        case "place":
            return no("G-05", "refuse-turn", seat=asked)
        case "gift" | "collect":
            return no("GA-13", "refuse-collecting", seat=asked)
        case _:
            return no("G-07", "refuse-turn", seat=asked)


def refuse_move(state: State, seat: Seat, move: Move) -> Refusal | None:
    match state.phase:
        case "place":
            return refuse_place(state, move)
        case "ready" | "walk":
            return refuse_moving(state, seat, move)
        case "gift":
            return refuse_gift(state, seat, move)
        case _:
            return refuse_collecting(state, seat, move)


def refuse_place(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Place):
        return no("G-05", "refuse-place-first")
    if move.hole not in range(len(maze_of(state).kind)):
        return no("G-05", "refuse-no-such-hole")
    if move.hole in state.figures:
        return no("GA-32", "refuse-hole-taken", hole=move.hole + 1, seat=state.figures.index(move.hole))
    return None


def refuse_moving(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Dig():
            return refuse_dig(state, seat)
        case Roll() | Walk() | Decline():
            return refuse_ready(state, move) if state.phase == "ready" else refuse_walking(state, seat, move)
        case Place() | Collect() | Keep():
            return refuse_elsewhere(state, move)
        case _:
            assert_never(move)


def refuse_ready(state: State, move: Roll | Walk | Decline) -> Refusal | None:
    match move:
        case Roll():
            return None
        case Walk():
            return no("G-08", "refuse-roll-first")
        case Decline():
            return None if state.turn.extra else no("G-08", "refuse-must-move")
        case _:
            assert_never(move)


def refuse_walking(state: State, seat: Seat, move: Roll | Walk | Decline) -> Refusal | None:
    match move:
        case Walk(way):
            return refuse_way(state, seat, way)
        case Roll():
            return no("G-08", "refuse-rolled", pips=state.turn.pips)
        case Decline():
            return no("GA-08", "refuse-must-walk", pips=state.turn.pips)
        case _:
            assert_never(move)


def refuse_dig(state: State, seat: Seat) -> Refusal | None:
    if has_dig(state, seat):
        return None
    return no("G-58", "refuse-dig-used") if is_junior(state.options) else no("G-17", "refuse-no-dig")


def refuse_gift(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Keep(card):
            return refuse_keep(state, seat, card)
        case Decline():
            return no("GA-17", "refuse-must-keep") if any(state.gift) else None
        case Place():
            return refuse_elsewhere(state, move)
        case Roll() | Walk() | Dig() | Collect():
            return no("G-33", "refuse-gift-first")
        case _:
            assert_never(move)


def refuse_keep(state: State, seat: Seat, card: int) -> Refusal | None:
    if card not in state.gift:
        return no("G-33", "refuse-not-in-gift")
    if card == DIG and seat != state.turn.seat:
        return no("GA-14", "refuse-dig-not-active", seat=state.turn.seat)
    return None


def refuse_collecting(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Collect(plus, minus):
            laid = Laid(plus, minus)
            return refuse_take(state, seat, laid) if is_junior(state.options) else refuse_lay(state, seat, laid)
        case Decline():
            return None
        case Dig():
            return no("GA-12", "refuse-dig-late")
        case Place() | Keep():
            return refuse_elsewhere(state, move)
        case Roll() | Walk():
            return no("G-24", "refuse-collect-first")
        case _:
            assert_never(move)


def refuse_elsewhere(state: State, move: Place | Collect | Keep) -> Refusal:
    """Refuses moves that belong to another phase."""
    match move:
        case Place():
            return no("G-05", "refuse-placed")
        case Collect():
            return no("G-24", "refuse-move-first")
        case Keep():
            return no("G-57" if is_junior(state.options) else "G-33", "refuse-no-gift")
        case _:
            assert_never(move)
