"""What each event does to the state. Trusts the event: `moves.refuse` is the only judge."""

from typing import assert_never

from msgspec.structs import replace

from burrow.engine.game import Event, Millis, Seat
from burrow.games.nuts import moves
from burrow.games.nuts.data import DICE, DogFace, Face
from burrow.games.nuts.scoring import leaders
from burrow.games.nuts.state import (
    STEP,
    Dog,
    Ended,
    Race,
    State,
    Turn,
    active,
    countdown,
    has_reached_goal,
    is_paced,
    time_to_decide,
)


def apply(state: State, event: Event[moves.What]) -> State:
    match event.what:
        case moves.Roll():
            return replace(state, rolling=True)
        case moves.Bank():
            return bank(state, event.at)
        case moves.RaceRoll():
            return throw(state, event.by, event.at)
        case moves.Starts(seat):
            return begin(state, seat, event.at)
        case moves.Rolled(faces):
            return read_roll(state, faces, event.at)
        case moves.RaceRolled(faces):
            return count_nuts(state, faces)
        case moves.DogRolled(seat, face):
            return read_dog(state, seat, face, event.at)
        case moves.PacedRolled(faces, dogs):
            return read_step(state, faces, dict(dogs), event.at)
        case moves.TimeUp():
            return run_out(state, event.at)
        case _:
            assert_never(event.what)


def begin(state: State, seat: Seat, at: Millis) -> State:
    return replace(state, phase="roll", rolling=False, starter=seat, turn=new_turn(state, seat, at))


def new_turn(state: State, seat: Seat, at: Millis) -> Turn:
    return Turn(seat, deadline=time_to_decide(state.options, at))


# The turn


def read_roll(state: State, faces: tuple[Face, ...], at: Millis) -> State:
    if all(face == "bird" for face in faces):
        return lose_to_birds(state, faces, at)
    if all(face == "squirrel" for face in faces):
        return begin_race(state, faces, at)
    turn = collect(active(state), faces, time_to_decide(state.options, at))
    decided = replace(state, phase="decide", rolling=False, turn=turn)
    return bank(decided, at) if turn.late else decided


def collect(turn: Turn, faces: tuple[Face, ...], deadline: Millis | None) -> Turn:
    """Nuts are counted (N-06, N-12), birds put aside (N-08); a nut of the last die frees all five (N-25)."""
    birds, fresh = faces.count("bird"), faces == ("nut",)
    return Turn(
        turn.seat,
        total=turn.total + faces.count("nut"),
        rolls=turn.rolls + 1,
        faces=faces,
        dice=DICE if fresh else turn.dice - birds,
        aside=0 if fresh else turn.aside + birds,
        fresh=fresh,
        deadline=deadline,
        late=turn.late,
    )


def lose_to_birds(state: State, faces: tuple[Face, ...], at: Millis) -> State:
    """N-14"""
    turn = active(state)
    return end_turn(replace(state, last_faces=faces), Ended(turn.seat, "birds", 0, turn.total), at)


def bank(state: State, at: Millis) -> State:
    """N-10"""
    turn = active(state)
    written = replace(state, banked=add(state.banked, turn.seat, turn.total), last_faces=turn.faces)
    return end_turn(written, Ended(turn.seat, "banked", turn.total, 0), at)


def run_out(state: State, at: Millis) -> State:
    """NA-19: bank what is there; roll first if nothing was rolled yet."""
    if state.phase == "decide":
        return bank(state, at)
    return replace(state, rolling=True, turn=replace(active(state), late=True))


# The nut round


def begin_race(state: State, faces: tuple[Face, ...], at: Millis) -> State:
    """The points of the turn are lost (N-15); the dice just rolled are thrown on (N-16, N-17)."""
    turn, paced = active(state), is_paced(state)
    deadline = time_to_decide(state.options, at) if paced else None
    return replace(
        state,
        phase="race",
        rolling=False,
        turn=replace(turn, total=0, rolls=turn.rolls + 1, faces=faces, fresh=False, deadline=deadline, late=False),
        race=Race(
            turn.seat,
            dice=len(faces),
            lost=turn.total,
            starts_at=at if paced else at + countdown(state),
            dogs=passive_dogs(state.seats, turn.seat),
        ),
    )


def passive_dogs(seats: int, active_seat: Seat) -> tuple[Dog, ...]:
    """Everyone but the active seat, clockwise from it (N-20)."""
    return tuple(Dog((active_seat + step) % seats) for step in range(1, seats))


def throw(state: State, seat: Seat, at: Millis) -> State:
    """The throw carries the stamp of the claim; nature rolls the dice."""
    race = racing(state)
    if seat == race.seat:
        return replace(state, rolling=True, race=replace(race, throwing=seat, last_at=at))
    dogs = tuple(replace(dog, last_at=at) if dog.seat == seat else dog for dog in race.dogs)
    return replace(state, rolling=True, race=replace(race, throwing=seat, dogs=dogs))


def count_nuts(state: State, faces: tuple[Face, ...]) -> State:
    """N-19; the other faces do nothing here (N-18, NA-10)."""
    return replace(state, rolling=False, race=add_nuts(racing(state), faces))


def add_nuts(race: Race, faces: tuple[Face, ...]) -> Race:
    return replace(race, nuts=race.nuts + faces.count("nut"), rolls=race.rolls + 1, faces=faces, throwing=None)


def read_dog(state: State, seat: Seat, face: DogFace, at: Millis) -> State:
    """A passive seat's throw, made by the seat or by the table for it (NA-11)."""
    race = racing(state)
    helped = race.throwing != seat
    dogs = tuple(show(dog, face, at, helped=helped) if dog.seat == seat else dog for dog in race.dogs)
    return end_if_last_dog(state, replace(race, dogs=dogs, throwing=None), at)


def read_step(state: State, faces: tuple[Face, ...], dogs: dict[Seat, DogFace], at: Millis) -> State:
    """One parallel step; the active roll of the step with the last dog counts (NA-09). After a step triggered by the
    clock, the next one follows shortly, unless the active seat comes back and rolls itself (NA-19)."""
    race = add_nuts(racing(state), faces)
    shown = tuple(show(replace(dog, last_at=at), dogs[dog.seat], at) if dog.seat in dogs else dog for dog in race.dogs)
    late = not state.rolling
    turn = replace(active(state), late=late, deadline=at + STEP if late else time_to_decide(state.options, at))
    return end_if_last_dog(replace(state, turn=turn), replace(race, dogs=shown), at)


def show(dog: Dog, face: DogFace, at: Millis, *, helped: bool = False) -> Dog:
    return Dog(
        dog.seat,
        face,
        rolls=dog.rolls + 1,
        last_at=at if helped else dog.last_at,
        done_at=at if face == "dog" else None,
        helped=helped and face != "dog",
    )


def end_if_last_dog(state: State, race: Race, at: Millis) -> State:
    if any(dog.done_at is None for dog in race.dogs):
        return replace(state, rolling=False, race=race)
    return end_race(state, race, at)


def end_race(state: State, race: Race, at: Millis) -> State:
    """N-22, N-23"""
    written = replace(
        state,
        raced=add(state.raced, race.seat, race.nuts),
        race=None,
        last_race=replace(race, ended_at=at),
        last_faces=active(state).faces,
    )
    return end_turn(written, Ended(race.seat, "race", race.nuts, race.lost), at)


def racing(state: State) -> Race:
    assert state.race is not None
    return state.race


# After the turn


def end_turn(state: State, ended: Ended, at: Millis) -> State:
    """The next seat's turn, clockwise (N-24), unless the game is decided."""
    after = replace(state, rolling=False, turns=add(state.turns, ended.seat, 1), last=ended)
    if after.playoff:
        return end_extra_turn(after, ended.seat, at)
    if after.options.end == "first" and has_reached_goal(after):
        return finish(after, leaders(after))
    following = (ended.seat + 1) % after.seats
    if following != after.starter:
        return pass_to(after, following, at)
    if has_reached_goal(after):
        return decide_winner(after, leaders(after), at)
    return pass_to(replace(after, round=after.round + 1), following, at)


def end_extra_turn(state: State, seat: Seat, at: Millis) -> State:
    """Points are compared once each tied seat has had its extra turn (NA-14)."""
    place = state.playoff.index(seat) + 1
    if place < len(state.playoff):
        return pass_to(state, state.playoff[place], at)
    return decide_winner(state, leaders(state), at)


def decide_winner(state: State, best: tuple[Seat, ...], at: Millis) -> State:
    """One seat with the most points wins (N-31); several take extra turns or share the win (NA-14)."""
    if len(best) == 1 or state.options.tie == "shared":
        return finish(state, best)
    first = state.starter if state.starter is not None else 0
    order = tuple(sorted(best, key=lambda seat: (seat - first) % state.seats))
    return pass_to(replace(state, playoff=order, round=state.round + 1), order[0], at)


def pass_to(state: State, seat: Seat, at: Millis) -> State:
    return replace(state, phase="roll", turn=new_turn(state, seat, at))


def finish(state: State, winners: tuple[Seat, ...]) -> State:
    return replace(state, phase="over", turn=None, playoff=(), winners=winners)


def add(numbers: tuple[int, ...], seat: Seat, points: int) -> tuple[int, ...]:
    return (*numbers[:seat], numbers[seat] + points, *numbers[seat + 1 :])
