"""What a seat may know: everything, since nothing is hidden in this game. All seats and spectators see the same."""

from typing import assert_never

from msgspec import Struct, convert
from msgspec.structs import asdict, replace

from burrow.engine.game import Event, Millis, Seat
from burrow.engine.rng import Rng
from burrow.games.hamsterrolle.data import kind_of
from burrow.games.hamsterrolle.geometry import rear_of
from burrow.games.hamsterrolle.moves import Begins, Direct, Hand, Settled, Shared, TimeUp, What
from burrow.games.hamsterrolle.moves.dropping import too_soon_to_drop
from burrow.games.hamsterrolle.moves.passes import ahead, passing, refuse_passing
from burrow.games.hamsterrolle.moves.taking import takes
from burrow.games.hamsterrolle.options import Options, is_team_game
from burrow.games.hamsterrolle.physics.motion import first_angles
from burrow.games.hamsterrolle.state import NOBODY, Ended, Last, Lie, State
from burrow.games.hamsterrolle.state.players import deadline, teams
from burrow.games.hamsterrolle.state.structs import Table
from burrow.games.hamsterrolle.state.wheel import kinds_in, line_to_pass, lowest, open_compartments

NO_LINE = -1


class Room(Struct, frozen=True):
    """A compartment the seat may build into."""

    compartment: int
    line: int
    """The angle the foremost edge must pass (W-13, WA-05), relative to the wheel and unwrapped forward from the
    compartment's rear divider; -1: any place will do."""
    kinds: tuple[int, ...]
    """The kinds already there; none of them may come in again (W-14)."""


class NoDrop(Struct, frozen=True):
    """Why a piece may not be dropped at once (WA-11). A frame of the turn says when it may."""

    message: str
    seconds: int
    """After which it may, as the message says."""


class Before(Struct, frozen=True):
    """The table before the last turn, for whoever watches that turn again."""

    seat: Seat
    round: int
    passes: int
    """0 if the turn was no pass: it ended the row of passes, and how long that was is not kept."""
    trays: tuple[tuple[int, ...], ...]
    out: tuple[int, ...]
    lies: tuple[Lie, ...]
    """Without their edges: `nose` and `tail` are the same as `at`."""


class View(Table, frozen=True):
    teams: tuple[int, ...]
    """The team of each seat; a different number for each if everyone plays alone."""
    takes: tuple[int, ...]
    """The pieces the seat to move may build with: its own, or its partner's (W-34)."""
    out: tuple[int, ...]
    lies: tuple[Lie, ...]
    contact: int
    reference: int
    rooms: tuple[Room, ...]
    """Where the seat to move may build (W-12), rear to front."""
    lowest: tuple[int, ...]
    """The two lowest compartments, the lower one first (WA-16)."""
    passing: tuple[int, ...]
    """The pieces that may be taken out of them for a constructive pass; empty if there are none."""
    ahead: tuple[tuple[int, ...], ...]
    """For each of those, the compartments it may move on to, rear to front, whatever lies there (W-23)."""
    barred: tuple[tuple[int, ...], ...]
    """For each of those, the compartments among them that hold its kind already (W-24)."""
    no_pass: str
    """Why passing is not allowed, as a message id; empty if it is."""
    no_drop: NoDrop
    round: int
    passes: int
    began: Millis
    deadline: Millis | None
    """When nature plays the turn (WA-12)."""
    path: bytes
    """What the hand did, until nature has answered."""
    holds: int
    """The piece in that hand; -1: none."""
    world: bytes
    frame: bytes
    motion: bytes
    last: Last | None
    before: Before | None
    """The table before that turn."""
    winners: tuple[Seat, ...]
    ended: Ended


def view(state: State, seat: Seat | None) -> View:
    passed, why = passing(state), refuse_passing(state)
    return View(
        **asdict(state),
        teams=teams(state),
        takes=takes(state),
        rooms=tuple(room(state, compartment) for compartment in open_compartments(state))
        if state.seat != NOBODY
        else (),
        lowest=lowest(state),
        passing=passed,
        ahead=tuple(ahead(state, piece) for piece in passed),
        barred=tuple(barred(state, piece) for piece in passed),
        no_pass="" if why is None else why.message,
        no_drop=no_drop(state.options),
        deadline=deadline(state),
        before=None if state.last is None else before_last(state, state.last),
    )


def no_drop(options: Options) -> NoDrop:
    why = too_soon_to_drop(options)
    return NoDrop(message=why.message, seconds=int(dict(why.values)["seconds"]))


def barred(state: State, piece: int) -> tuple[int, ...]:
    kind = kind_of(piece)
    return tuple(
        compartment for compartment in ahead(state, piece) if kind in kinds_in(state.lies, compartment, but=piece)
    )


def before_last(state: State, last: Last) -> Before:
    is_pass = last.way == "passed"
    kept = without(state.trays[last.seat], (*last.fallen, last.piece))
    # A partner with an empty tray may have played the other's piece (W-34): then it is in nobody's tray here.
    is_own = not is_pass and (bool(kept) or not is_team_game(state.options))
    tray = tuple(sorted((*kept, last.piece))) if is_own else kept
    others = [without(pieces, (last.piece,)) for pieces in state.trays]
    has_gone_round = state.phase != "over" and state.seat == state.first
    places = first_angles(state.motion)
    return Before(
        seat=last.seat,
        round=state.round - 1 if has_gone_round else state.round,
        passes=state.passes - 1 if is_pass else 0,
        trays=tuple(tray if seat == last.seat else pieces for seat, pieces in enumerate(others)),
        out=without(state.out, last.lost),
        lies=tuple(Lie(piece, at, at, at) for piece, at in places.items() if is_pass or piece != last.piece),
    )


def without(pieces: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(piece for piece in pieces if piece not in gone)


def room(state: State, compartment: int) -> Room:
    line = line_to_pass(state, state.lies, compartment)
    return Room(
        compartment=compartment,
        line=NO_LINE if line is None else rear_of(compartment) + line,
        kinds=kinds_in(state.lies, compartment),
    )


def redact(state: State, event: Event[What], seat: Seat | None) -> What | None:
    """The same for all. Large fields are in the view, which comes with each event, so they are not sent twice."""
    match event.what:
        case Hand(piece):
            return Hand(piece, path=b"")
        case Settled() as settled:
            return replace(settled, world=b"", motion=b"")
        case Begins() | Shared() | Direct() | TimeUp():
            return event.what
        case _:
            assert_never(event.what)


def imagine(view: View, seat: Seat | None, rng: Rng) -> State:
    """The one possible state, since nothing is hidden."""
    return convert(view, State, from_attributes=True)
