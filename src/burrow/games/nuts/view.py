"""What a seat sees. Auf die Nüsse! hides nothing but the dice to come, so every seat sees the same."""

from typing import Literal

from msgspec import Struct

from burrow.engine.game import Millis, Seat
from burrow.games.nuts.data import DogFace, Face


class DogView(Struct, frozen=True):
    """A passive seat in a nut round."""

    seat: Seat
    face: DogFace | None
    """The last throw; None before the first."""
    rolls: int
    last_at: Millis | None
    """Stamp of the last throw."""
    done_at: Millis | None
    """Stamp of the dog."""
    helped: bool
    """The table throws for this seat until it throws again itself (NA-11)."""


class RaceView(Struct, frozen=True):
    """A nut round that runs, or the last one that ran."""

    seat: Seat
    """The active seat."""
    dice: int
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
    dogs: tuple[DogView, ...]
    """The passive seats, clockwise from the active one."""
    ended_at: Millis | None
    """Stamp of the last dog; None while the round runs."""


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
    """Expected change of this turn's points by one more roll and then banking, in thousandths; a nut round
    counts with the nuts it brings on average."""
    best: Literal["roll", "bank"]
    """What brings more points on average in the long run of this turn."""


class LastTurn(Struct, frozen=True):
    """How the turn before this one ended."""

    seat: Seat
    how: Literal["banked", "birds", "race"]
    points: int
    """Points written down."""
    lost: int
    """Points of the turn that were lost."""


class View(Struct, frozen=True):
    goal: int
    phase: Literal["draw", "roll", "decide", "race", "over"]
    """draw: chance picks who begins; roll: the first roll of a turn is due; decide: go on or bank."""
    rolling: bool
    """The dice are in the air: nature's answer is due."""
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
    """The last roll of the running turn, in the order thrown; empty before it."""
    dice: int
    """Dice the next roll would use."""
    aside: int
    """Birds put aside."""
    fresh: bool
    """The last die showed a nut: all five may be taken up again (N-25)."""
    deadline: Millis | None
    """When the active seat's time is up (NA-19)."""
    race: RaceView | None
    """In the phase `race`: the nut round that runs."""
    last: LastTurn | None
    last_race: RaceView | None
    """The newest nut round that is over."""
    last_faces: tuple[Face, ...]
    """The roll that ended the turn before this one."""
    playoff: tuple[Seat, ...]
    """The tied seats that take extra turns (NA-14); empty outside a play-off."""
    final_round: bool
    """Somebody has reached the goal and the round is being finished (N-30)."""
    odds: OddsView | None
    """In the phases `roll` and `decide`."""
    winners: tuple[Seat, ...]
