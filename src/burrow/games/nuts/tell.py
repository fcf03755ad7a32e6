"""Events as sentences, for the log, the screen reader and the command line."""

from typing import assert_never

from burrow.engine.game import Event, Note, Seat, Values
from burrow.engine.sentences import note
from burrow.games.nuts import moves
from burrow.games.nuts.apply import apply
from burrow.games.nuts.data import DogFace, Face
from burrow.games.nuts.state import State, active, is_final_round


def tell(state: State, event: Event[moves.What], seat: Seat | None) -> tuple[Note, ...]:
    """Everybody hears the same. Throws still in the air are not told. A race tells only its turning points: the start,
    every dog and the result."""
    after = apply(state, event)
    return (*tell_event(state, event, after), *tell_end_of_turn(state, after))


def tell_event(state: State, event: Event[moves.What], after: State) -> tuple[Note, ...]:
    match event.what:
        case moves.Roll() | moves.RaceRoll() | moves.Bank() | moves.RaceRolled():
            return ()
        case moves.Starts(seat):
            return (note("tell-starts", seat=seat),)
        case moves.Rolled(faces):
            return tell_roll(state, faces, after)
        case moves.DogRolled(seat, face):
            return (*tell_help(state, seat), *tell_dogs(((seat, face),)))
        case moves.PacedRolled(_, dogs):
            return (*tell_late(state), *tell_dogs(dogs))
        case moves.TimeUp():
            return (note("tell-time-up", seat=active(state).seat),)
        case _:
            assert_never(event.what)


def tell_roll(state: State, faces: tuple[Face, ...], after: State) -> tuple[Note, ...]:
    turn = active(state)
    if all(face == "bird" for face in faces):
        return (note("tell-all-birds", seat=turn.seat, dice=len(faces), lost=turn.total),)
    if all(face == "squirrel" for face in faces):
        return (note("tell-race", seat=turn.seat, dice=len(faces), lost=turn.total),)
    total = turn.total + faces.count("nut")
    rolled = note(
        "tell-roll",
        seat=turn.seat,
        nuts=faces.count("nut"),
        squirrels=faces.count("squirrel"),
        birds=faces.count("bird"),
        total=total,
    )
    return (rolled, note("tell-fresh", seat=turn.seat)) if faces == ("nut",) else (rolled,)


def tell_dogs(dogs: tuple[tuple[Seat, DogFace], ...]) -> tuple[Note, ...]:
    return tuple(note("tell-dog", seat=seat) for seat, face in dogs if face == "dog")


def tell_help(state: State, seat: Seat) -> tuple[Note, ...]:
    """Said once, when the table begins to throw for a seat (NA-11)."""
    assert state.race is not None
    already = any(dog.helped for dog in state.race.dogs if dog.seat == seat)
    return () if state.race.throwing == seat or already else (note("tell-help", seat=seat),)


def tell_late(state: State) -> tuple[Note, ...]:
    """Said once, when the clock rolls the first step for the active seat (NA-19)."""
    turn = active(state)
    return () if state.rolling or turn.late else (note("tell-help", seat=turn.seat),)


def tell_end_of_turn(state: State, after: State) -> tuple[Note, ...]:
    """What was written down, and what it means for the game."""
    ended = after.last
    if ended is None or after.turns == state.turns:
        return ()
    points: Values = (("points", ended.points), ("score", after.scores[ended.seat]))
    written = {
        "banked": (Note("tell-bank", (("seat", ended.seat), *points)),),
        "race": (Note("tell-race-over", (("seat", ended.seat), *points)),),
        "birds": (),
    }
    return (*written[ended.how], *tell_turning_point(state, after))


def tell_turning_point(state: State, after: State) -> tuple[Note, ...]:
    if len(after.winners) > 1:
        return (note("tell-shared", score=max(after.scores), winners=len(after.winners)),)
    if after.winners:
        return (note("tell-winner", seat=after.winners[0], score=max(after.scores)),)
    if is_final_round(after) and not is_final_round(state):
        return (note("tell-final-round", seat=active(state).seat, goal=after.options.goal),)
    if after.playoff and after.round != state.round:
        return (note("tell-playoff", seats=len(after.playoff), score=max(after.scores)),)
    return ()
