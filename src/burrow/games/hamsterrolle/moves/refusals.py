"""Why a move is refused before anything moves: whose turn it is, and whether its path can be read. Where the piece ends
up is judged later, in `verdicts.py`."""

from typing import assert_never

from burrow.engine.game import Event, Millis, Refusal, Seat
from burrow.engine.sentences import no
from burrow.games.hamsterrolle.codec import FRAMES_A_SECOND, LONGEST, is_hand_with, read_path
from burrow.games.hamsterrolle.moves.dropping import clock_frames
from burrow.games.hamsterrolle.moves.payloads import Answer, Direct, Hand, What
from burrow.games.hamsterrolle.moves.taking import refuse_take
from burrow.games.hamsterrolle.options import Options, is_team_game
from burrow.games.hamsterrolle.state import State


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    """Why a move is illegal. Where a hand's piece ends up is judged when it lies still (`judge`)."""
    if not 0 <= seat < state.seats:
        return no("W-10", "refuse-not-seated")
    if state.phase == "over":
        return no("W-27", "refuse-over")
    if isinstance(move, Answer):
        return no("W-10", "refuse-nature")
    if state.phase not in ("direct", "turn"):
        return no("WA-17", "refuse-moment")
    if seat != state.seat:
        return no("W-10", "refuse-turn", seat=state.seat)
    match move:
        case Direct():
            return None if state.phase == "direct" else no("WA-02", "refuse-directed")
        case Hand():
            return no("WA-02", "refuse-direct-first") if state.phase == "direct" else refuse_hand(state, move)
        case _:
            assert_never(move)


def refuse_hand(state: State, move: Hand) -> Refusal | None:
    return refuse_take(state, move.piece) or refuse_path(state, move)


def refuse_path(state: State, move: Hand) -> Refusal | None:
    clock = clock_frames(state.options)
    path = read_path(move.path, enough=clock or LONGEST)
    if path is None:
        return no("W-10", "refuse-path")
    if not is_hand_with(move.piece, path):
        return no("W-10", "refuse-path-take")
    if clock is not None and path[-1][0] > clock:
        return no("W-18", "refuse-path-long", seconds=clock // FRAMES_A_SECOND)
    return None


def refuse_options(seats: int, options: Options) -> Refusal | None:
    """Teams need four players, and a seat must exist to begin."""
    if is_team_game(options) and seats != 4:
        return no("W-33", "refuse-teams", seats=seats)
    if options.first != "chance" and int(options.first) > seats:
        return no("WA-27", "refuse-first", number=int(options.first), seats=seats)
    return None


def may_undo(state: State, event: Event[What]) -> bool:
    """Only the direction: what physics has moved is never undone."""
    return isinstance(event.what, Direct)
