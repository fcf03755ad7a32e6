"""A table whose dice fall as the test says. Every move passes through `refuse`; every answer must be possible."""

from typing import Any

from burrow.engine.game import NATURE, Event, Millis, Note, Refusal, Seat, Setup
from burrow.engine.log import Log
from burrow.engine.rng import seed_from
from burrow.games.nuts import GAME
from burrow.games.nuts.data import DogFace, Face
from burrow.games.nuts.moves import (
    Bank,
    DogRolled,
    Move,
    PacedRolled,
    RaceRoll,
    RaceRolled,
    Roll,
    Rolled,
    Starts,
    TimeUp,
    What,
)
from burrow.games.nuts.nature import odds
from burrow.games.nuts.options import Options
from burrow.games.nuts.state import Race, State
from burrow.games.nuts.view import View

LETTERS: dict[str, Face] = {"S": "squirrel", "N": "nut", "B": "bird"}


def faces(letters: str) -> tuple[Face, ...]:
    """S is a squirrel, N a nut, B a bird."""
    return tuple(LETTERS[letter] for letter in letters)


class Table:
    """The first seat begins unless the options say otherwise."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        chosen = Options(**{"starter": "first", **options})
        self.log: Log[State, What, View, Options] = Log(
            GAME, Setup(GAME.id, GAME.format, seats, chosen, seed_from("table"))
        )
        self.at: Millis = 0

    @property
    def state(self) -> State:
        return self.log.state

    @property
    def view(self) -> View:
        return GAME.view(self.state, None)

    @property
    def turn(self) -> Seat:
        assert self.view.turn is not None
        return self.view.turn

    @property
    def race(self) -> Race:
        assert self.state.race is not None
        return self.state.race

    def play(self, move: Move, seat: Seat | None = None, at: Millis | None = None) -> None:
        taken = self.log.submit(self.turn if seat is None else seat, move, self._clock(at))
        assert not isinstance(taken, Refusal), taken

    def refused(self, move: What, seat: Seat | None = None, at: Millis | None = None) -> Refusal:
        """The refusal that the move must get; it changes nothing."""
        before = self.state
        refusal = self.log.submit(self.turn if seat is None else seat, move, self.at if at is None else at)
        assert isinstance(refusal, Refusal), f"{move!r} was taken"
        assert self.state == before
        return refusal

    def answer(self, what: What) -> None:
        """Gives this answer of nature, which must be possible now."""
        assert what in [possible for possible, _ in odds(self.state)], what
        self.log.add(Event(self.log.seq + 1, self.at, NATURE, what))
        assert GAME.faults(self.state) == ()

    def told(self, what: What) -> tuple[Note, ...]:
        """What would be told if nature gave this answer."""
        return GAME.tell(self.state, Event(self.log.seq + 1, self.at, NATURE, what), None)

    def starts(self, seat: Seat) -> "Table":
        self.answer(Starts(seat))
        return self

    def roll(self, letters: str) -> "Table":
        self.play(Roll())
        self.answer(Rolled(faces(letters)))
        return self

    def bank(self) -> "Table":
        self.play(Bank())
        return self

    def score(self, points: int) -> "Table":
        """A whole turn that scores this many points."""
        turn, missing = self.turn, points
        while missing > 5:
            self.roll("NNNNN")
            missing -= 5
        return self.roll(f"{'N' * missing:S<4}B" if missing < 5 else "NNNNN").bank_for(turn)

    def bank_for(self, seat: Seat) -> "Table":
        self.play(Bank(), seat)
        return self

    def throw(self, letters: str, at: Millis | None = None) -> "Table":
        """The active seat throws in the race."""
        self.play(RaceRoll(), self.race.seat, at)
        self.answer(RaceRolled(faces(letters)))
        return self

    def dog(self, seat: Seat, face: DogFace, at: Millis | None = None) -> "Table":
        """A passive seat throws in the race."""
        self.play(RaceRoll(), seat, at)
        self.answer(DogRolled(seat, face))
        return self

    def help(self, face: DogFace) -> "Table":
        """Lets time pass to the deadline, where the table throws for the hesitating seat."""
        self.pass_time()
        seat = next(what.seat for what, _ in odds(self.state) if isinstance(what, DogRolled))
        self.answer(DogRolled(seat, face))
        return self

    def step(self, letters: str, *dogs: tuple[Seat, DogFace]) -> "Table":
        """One step of a paced race."""
        self.play(RaceRoll(), self.race.seat)
        self.answer(PacedRolled(faces(letters), dogs))
        return self

    def clock_step(self, letters: str, *dogs: tuple[Seat, DogFace]) -> "Table":
        """One step of a paced race, triggered by the clock."""
        self.pass_time()
        self.answer(PacedRolled(faces(letters), dogs))
        return self

    def time_up(self) -> "Table":
        self.pass_time()
        self.answer(TimeUp())
        return self

    def pass_time(self) -> None:
        deadline = self.log.waiting.deadline
        assert deadline is not None
        self.at = max(self.at, deadline)

    def start_race(self, letters: str = "SSSSS") -> "Table":
        """A nut round whose countdown is over."""
        self.roll(letters)
        self.at = self.race.starts_at
        return self

    def _clock(self, at: Millis | None) -> Millis:
        self.at = max(self.at, self.at if at is None else at)
        return self.at
