"""A table whose die falls as the test says, on a small sheet that is easy to remember. Every move passes through
`refuse`; every answer of nature must be possible."""

from typing import Any

from msgspec.structs import replace

from burrow.engine.game import NATURE, Event, Millis, Note, Refusal, Score, Seat
from burrow.games.hamstern import GAME
from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.moves import Cross, Enter, Move, Pass, Rolled, TimeUp, What, moves
from burrow.games.hamstern.nature import odds
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import sheet_of
from burrow.games.hamstern.state import Cells, Crosses, State, Timer
from burrow.games.hamstern.view import View

SMALL = """
start A
A 5
B 3
C 4
D 2
E 3
map
+-+
| |
d a a a --b b*b
d*a a*a   |
d a a a --c c^
| |       c c
| e e^
+---e*
"""
"""Cells are counted within their chamber in reading order:

    D1  A1 A2 A3 - B1 B2 B3      tunnels: A1-D1, A3-B1, A9-C1, B1-C1, A7-E1, D3-E3
    D2  A4 A5 A6   |             nuts: A5, B2, D2, E3; mushrooms: C2, E2
    D3  A7 A8 A9 - C1 C2         two tunnels end in B1 and two in C1;
        |          C3 C4         D lies side by side with A
        E1 E2
           E3
"""


def numbers(sheet: Sheet, names: str) -> Cells:
    """The cells of names like `A1 B3`, ascending."""
    chambers = {chamber.letter: chamber.cells for chamber in sheet.chambers}
    return tuple(sorted(chambers[name[0]][int(name[1:]) - 1] for name in names.split()))


def crosses_on(sheet: Sheet, names: str, ones: int = 0) -> Crosses:
    drawn = numbers(sheet, names)
    return Crosses(
        tuple(
            sum(1 << place for place, cell in enumerate(chamber.cells) if cell in drawn) for chamber in sheet.chambers
        ),
        ones,
    )


class Table:
    def __init__(self, seats: int = 2, **options: Any) -> None:
        self.options = Options(**{"sheet": "own", "own": SMALL, **options})
        self.sheet = sheet_of(self.options)
        self.state: State = GAME.setup(seats, self.options)
        self.at: Millis = 0
        self.told: tuple[Note, ...] = ()
        """What a spectator heard of the newest event."""

    def draw(self, *sheets: str, ones: int = 0) -> "Table":
        """Gives the seats crosses, as if made in earlier rounds; seats not named have none."""
        drawn = [crosses_on(self.sheet, names, ones) for names in sheets]
        blank = [crosses_on(self.sheet, "")] * (self.state.seats - len(drawn))
        self.state = replace(self.state, crosses=(*drawn, *blank))
        return self

    def timer(self, lap: Any, *, circled: int = 0, struck: int = 0) -> "Table":
        self.state = replace(self.state, timer=Timer(lap, circled, struck))
        return self

    def end(self, *sheets: str) -> "Table":
        """The end of a game with these sheets."""
        self.draw(*sheets)
        self.state = replace(self.state, phase="over", timer=Timer(lap=2, struck=3))
        return self

    def cells(self, names: str) -> Cells:
        return numbers(self.sheet, names)

    def roll(self, pips: int) -> "Table":
        """The die of the round: nature's, or a real one that the first seat enters."""
        if self.options.die == "paper":
            return self.play(0, Enter(pips))
        return self.answer(Rolled(pips))

    def cross(self, seat: Seat, names: str) -> "Table":
        return self.play(seat, Cross(self.cells(names)))

    def skip(self, seat: Seat) -> "Table":
        return self.play(seat, Pass())

    def round(self, pips: int, *sheets: str) -> "Table":
        """A whole round: what each seat crosses, in order; an empty string is a pass."""
        self.roll(pips)
        for seat, names in enumerate(sheets):
            self.cross(seat, names) if names else self.skip(seat)
        return self

    def time_up(self) -> "Table":
        deadline = GAME.waiting(self.state).deadline
        assert deadline is not None
        self.at = deadline
        return self.answer(TimeUp())

    def rolled_late(self, pips: int) -> "Table":
        """Nobody entered the real die in time, so the table rolls this."""
        deadline = GAME.waiting(self.state).deadline
        assert deadline is not None
        self.at = deadline
        return self.answer(Rolled(pips))

    def play(self, seat: Seat, move: Move) -> "Table":
        refusal = GAME.refuse(self.state, seat, move, self.at)
        assert refusal is None, refusal
        assert move in moves(self.state, seat)
        return self._apply(seat, move)

    def answer(self, what: What) -> "Table":
        assert what in [possible for possible, _ in odds(self.state)], what
        return self._apply(NATURE, what)

    def refused(self, seat: Seat, move: What | str) -> Refusal:
        """The refusal that a move, or crosses in these cells, must get."""
        what = Cross(self.cells(move)) if isinstance(move, str) else move
        refusal = GAME.refuse(self.state, seat, what, self.at)
        assert refusal is not None, f"{what!r} was taken"
        assert what not in moves(self.state, seat)
        return refusal

    def why(self, seat: Seat, move: What | str) -> tuple[str, str]:
        """The rule and the message of that refusal."""
        refusal = self.refused(seat, move)
        return refusal.rule, refusal.message

    def rule(self, seat: Seat, move: What | str) -> str:
        return self.refused(seat, move).rule

    def marked(self, seat: Seat, move: What | str) -> str:
        """The names of the cells that a refusal marks."""
        cells = str(dict(self.refused(seat, move).values)["cells"])
        return " ".join(self.name(int(cell)) for cell in cells.split())

    def name(self, cell: int) -> str:
        chamber = self.sheet.chambers[self.sheet.cells[cell].chamber]
        return f"{chamber.letter}{chamber.cells.index(cell) + 1}"

    def may_cross(self, seat: Seat, *placements: str) -> bool:
        """Whether each of these placements is legal."""
        crosses = [Cross(self.cells(names)) for names in placements]
        return all(GAME.refuse(self.state, seat, cross, self.at) is None for cross in crosses)

    def may_pass(self, seat: Seat) -> bool:
        return GAME.refuse(self.state, seat, Pass(), self.at) is None

    def placements(self, seat: Seat) -> list[Cells]:
        """The cells of every listed placement, in their order."""
        return [move.cells for move in moves(self.state, seat) if isinstance(move, Cross)]

    def view(self, seat: Seat | None = None) -> View:
        return GAME.view(self.state, seat)

    def crossed(self, seat: Seat) -> str:
        """The names of the cells that everybody sees crossed."""
        return " ".join(sorted(map(self.name, self.view().seats[seat].crossed)))

    @property
    def over(self) -> bool:
        return GAME.waiting(self.state).over

    @property
    def scores(self) -> tuple[Score, ...]:
        return GAME.score(self.state)

    @property
    def totals(self) -> list[int]:
        return [score.total for score in self.scores]

    def _apply(self, by: Seat, what: What) -> "Table":
        event = Event(0, self.at, by, what)
        self.told = GAME.tell(self.state, event, None)
        self.state = GAME.apply(self.state, event)
        assert GAME.faults(self.state) == ()
        return self
