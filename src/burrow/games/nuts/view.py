"""What a seat sees. Auf die Nüsse! hides only the dice to come, so every seat sees the same."""

from typing import Literal

from msgspec import Struct, convert
from msgspec.structs import asdict, replace

from burrow.engine.game import Millis, Seat
from burrow.engine.rng import Rng
from burrow.games.nuts.data import Face
from burrow.games.nuts.odds import Best, all_of_a_kind, best, expected_gain
from burrow.games.nuts.options import Options
from burrow.games.nuts.state import Dog, Ended, Race, State, Turn, is_final_round, is_paced, without_dog


class RaceView(Struct, frozen=True):
    """The current nut round, or the last one."""

    seat: Seat
    """The active seat."""
    dice: int
    lost: int
    """Points of the turn that the squirrels cost (N-15)."""
    starts_at: Millis
    """End of the countdown; in paced rounds the stamp of the roll that began it."""
    cadence: Millis
    paced: bool
    nuts: int
    """Nuts so far."""
    rolls: int
    """Throws of the active seat so far."""
    faces: tuple[Face, ...]
    """Its last throw; empty before the first."""
    last_at: Millis | None
    dogs: tuple[Dog, ...]
    """The passive seats, clockwise from the active one."""
    ended_at: Millis | None
    """Stamp of the last dog; None while the round runs."""
    throwers: tuple[Seat, ...]
    """Seats whose throws may count: in a round against time, those without a dog. The active seat comes first."""


class OddsView(Struct, frozen=True):
    """What the next roll may bring, as shares of `ways` equally likely results."""

    dice: int
    ways: int
    """6 to the power of the dice."""
    all_birds: int
    """N-14: everything lost, turn over."""
    all_squirrels: int
    """N-15: everything lost, nut round."""
    gain: int
    """Expected change of this turn's points from one more roll and then banking, in thousandths; a nut round counts as
    its mean number of nuts."""
    best: Best
    """The choice that brings more points on average over the rest of this turn. five: roll although this roll alone
    costs points on average, because a nut on the last die brings all five back (N-25)."""


class View(Struct, frozen=True):
    options: Options
    goal: int
    phase: Literal["draw", "roll", "decide", "race", "over"]
    """draw: chance picks who begins; roll: the first roll of a turn is due; decide: go on or bank."""
    rolling: bool
    """The dice are in the air; nature answers next."""
    turn: Seat | None
    """The active seat; None before the draw and after the end."""
    starter: Seat | None
    round: int
    """From 1."""
    scores: tuple[int, ...]
    """Points written down, by seat."""
    turns: tuple[int, ...]
    """Turns finished, by seat."""
    total: int
    """Points of the running turn, not yet safe."""
    rolls: int
    """Rolls in the running turn."""
    faces: tuple[Face, ...]
    """The last roll of the running turn, in the order thrown; empty before the first."""
    dice: int
    """Dice the next roll would use."""
    aside: int
    """Birds put aside."""
    fresh: bool
    """The last die showed a nut: all five may be taken up again (N-25)."""
    deadline: Millis | None
    """When the active seat's time is up (NA-19)."""
    race: RaceView | None
    """The current nut round, in the phase `race`."""
    last: Ended | None
    """The previous turn."""
    last_race: RaceView | None
    """The most recent nut round that is over."""
    last_faces: tuple[Face, ...]
    """The roll that ended the previous turn."""
    playoff: tuple[Seat, ...]
    """The tied seats that take extra turns (NA-14); empty outside a play-off."""
    final_round: bool
    """Somebody has reached the goal and the round is being finished (N-30)."""
    odds: OddsView | None
    """In the phases `roll` and `decide`."""
    winners: tuple[Seat, ...]


def view(state: State, seat: Seat | None) -> View:
    """The same for every seat and for spectators. `View` says what is taken over from the state and its turn."""
    turn = state.turn
    known = {
        **asdict(turn if turn is not None else Turn(seat=0)),
        **asdict(state),
        "goal": state.options.goal,
        "turn": turn.seat if turn is not None else None,
        "scores": state.scores,
        "race": race_view(state, state.race),
        "last_race": race_view(state, state.last_race),
        "final_round": is_final_round(state),
        "odds": odds_view(state),
    }
    return convert(known, View, from_attributes=True)


def race_view(state: State, race: Race | None) -> RaceView | None:
    if race is None:
        return None
    paced = is_paced(state)
    known = {
        **asdict(race),
        "cadence": state.options.cadence,
        "paced": paced,
        "throwers": () if paced or race.ended_at is not None else (race.seat, *[dog.seat for dog in without_dog(race)]),
    }
    return convert(known, RaceView, from_attributes=True)


def odds_view(state: State) -> OddsView | None:
    turn = state.turn
    if turn is None or state.phase not in ("roll", "decide"):
        return None
    likely = all_of_a_kind(turn.dice)
    return OddsView(
        dice=turn.dice,
        ways=likely.ways,
        all_birds=likely.birds,
        all_squirrels=likely.squirrels,
        gain=expected_gain(state.seats, turn.dice, turn.total),
        best=best(state.seats, turn.dice, turn.total),
    )


def imagine(view: View, seat: Seat | None, rng: Rng) -> State:
    """The real state, except for how many past points came from nut rounds."""
    known = {
        **asdict(view),
        "banked": view.scores,
        "raced": (0,) * len(view.scores),
        "turn": imagine_turn(view),
        "race": imagine_race(view, rng),
    }
    return convert(known, State, from_attributes=True)


def imagine_turn(view: View) -> Turn | None:
    """Treats dice in the air as rolled in time, not by the clock (NA-19)."""
    return None if view.turn is None else convert({**asdict(view), "seat": view.turn}, Turn, from_attributes=True)


def imagine_race(view: View, rng: Rng) -> Race | None:
    """Draws whose dice are in the air from the seats that may have thrown."""
    if view.race is None:
        return None
    race = convert(view.race, Race, from_attributes=True)
    if not view.rolling:
        return race
    return replace(race, throwing=rng.choice(view.race.throwers or (race.seat,)))
