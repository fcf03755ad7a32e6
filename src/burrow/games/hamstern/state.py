"""The table at one moment: frozen structs, the questions that follow from them, and what must always hold."""

from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from burrow.engine.game import OVER, Millis, Seat, Waiting
from burrow.games.hamstern.data import FOURTH, SLOTS, TIMER
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import own_text, sheet_of

CHANCE = Waiting(nature="chance")
READER: Seat = 0
"""Reads a real die and enters its pips."""
READING = Waiting((READER,))
LEAST_TO_READ = 30
"""Seconds: however short the time to place, people must find, throw and read a real die."""

Phase = Literal["roll", "place", "over"]

Cells = tuple[int, ...]
"""Numbers of cells on the sheet, ascending; empty for a pass."""


class Crosses(Struct, frozen=True):
    """What a seat has drawn on its sheet."""

    marks: tuple[int, ...]
    """By chamber, a bit for each of its cells in chamber order; a set bit is a crossed cell."""
    ones: int = 0
    """Slots of the ones struck out (H-20)."""


class Timer(Struct, frozen=True):
    """Runs for everyone alike (H-24). In the solo game it runs twice (HS-02)."""

    lap: Literal[0, 1, 2] = 0
    """0: not running; 1: the first run of the solo game, which circles; 2: the run that ends the game."""
    circled: int = 0
    """Symbols circled in the first run of the solo game."""
    struck: int = 0
    """Symbols crossed off."""


class State(Struct, frozen=True):
    options: Options
    phase: Phase
    round: int
    """From 1."""
    pips: int
    """The roll of this round; 0 before it and after the end."""
    crosses: tuple[Crosses, ...]
    """By seat, as everybody sees them: the crosses of finished rounds (HA-16)."""
    placed: tuple[Cells | None, ...]
    """By seat, the placement confirmed in this round; None before that."""
    timer: Timer
    deadline: Millis | None = None
    """When the time to place, or to enter a real die, is up (HA-17)."""
    last: tuple[Cells, ...] = ()
    """By seat, the placement of the previous round; empty until the first round ends."""
    last_pips: int = 0
    """The roll of the previous round."""

    @property
    def seats(self) -> int:
        return len(self.crosses)


def setup(seats: int, options: Options) -> State:
    """Empty sheets, the same for everyone (H-01, H-03). In the solo game, the timer runs from the first roll on
    (HS-03)."""
    blank = Crosses((0,) * len(sheet_of(options).chambers))
    return State(
        options=replace(options, own=own_text(options)),
        phase="roll",
        round=1,
        pips=0,
        crosses=(blank,) * seats,
        placed=(None,) * seats,
        timer=Timer(lap=1 if seats == 1 else 0),
        deadline=time_to_read(options, 0),
    )


def waiting(state: State) -> Waiting:
    """Everyone places at once (H-07); the table also waits for seats where nothing fits."""
    if state.phase == "over":
        return OVER
    if state.phase == "roll" and state.options.die == "table":
        return CHANCE
    asked = READING if state.phase == "roll" else _thinking(tuple([cells is None for cells in state.placed]))
    return asked if state.deadline is None else Waiting(asked.seats, deadline=state.deadline)


@cache
def _thinking(open: tuple[bool, ...]) -> Waiting:
    return Waiting(tuple(seat for seat, thinks in enumerate(open) if thinks))


def is_solo(state: State) -> bool:
    return len(state.crosses) == 1


def is_last_round(state: State) -> bool:
    """The last symbol of the timer is crossed off; the roll of this round is still used (H-29)."""
    return state.phase == "place" and state.timer.struck == TIMER


def begun_chambers(marks: tuple[int, ...]) -> int:
    """Chambers with at least one cross, the start chamber included (HA-07)."""
    return len(marks) - marks.count(0)


def free_slots(crosses: Crosses) -> int:
    return SLOTS - crosses.ones


def roller(state: State) -> Seat:
    """The seat that rolls, clockwise; this has no effect on play (HA-13)."""
    return (state.round - 1) % len(state.crosses)


def time_to_place(options: Options, at: Millis) -> Millis | None:
    """The deadline to place a roll made now (HA-17)."""
    return at + 1000 * options.clock if options.clock else None


def time_to_read(options: Options, at: Millis) -> Millis | None:
    """The deadline to enter a real die in a round that begins now (HA-17)."""
    return at + 1000 * max(options.clock, LEAST_TO_READ) if options.clock and options.die == "paper" else None


def faults(state: State) -> tuple[str, ...]:
    """Broken invariants, in words."""
    timer, seats = state.timer, len(state.crosses)
    checks = (
        ((state.phase == "place") != (1 <= state.pips <= 6), f"a roll of {state.pips} in the phase {state.phase}"),
        (len(state.placed) != seats or len(state.last) not in (0, seats), "somebody is missing"),
        (state.phase != "place" and any(cells is not None for cells in state.placed), "placed without a roll"),
        (state.phase == "place" and None not in state.placed, "all have placed and the round goes on"),
        (_is_hurried(state) != (state.deadline is not None), f"the deadline {state.deadline} in {state.phase}"),
        ((state.last_pips == 0) != (not state.last), "a round before without its roll, or a roll without its round"),
        (not 0 <= timer.struck <= TIMER or not 0 <= timer.circled <= TIMER, f"an impossible timer: {timer!r}"),
        (timer.struck > 0 and timer.lap != 2, "the timer was crossed off before it ran"),
        (timer.circled > 0 and not is_solo(state), "the timer was circled and nobody plays alone"),
        ((timer.lap == 1) and not is_solo(state), "a first lap and nobody plays alone"),
        (state.phase == "roll" and timer.struck == TIMER, "the timer has run out and the game goes on"),
        (state.phase == "roll" and _is_late(state), "a fourth chamber and the timer stands still"),
        *(check for crosses in state.crosses for check in _sheet_faults(state, crosses)),
    )
    return tuple(words for broken, words in checks if broken)


def _is_hurried(state: State) -> bool:
    """Somebody has to act before a deadline."""
    waits = state.phase == "place" or (state.phase == "roll" and state.options.die == "paper")
    return waits and state.options.clock > 0


def _is_late(state: State) -> bool:
    return state.timer.lap < 2 and any(begun_chambers(crosses.marks) >= FOURTH for crosses in state.crosses)


def _sheet_faults(state: State, crosses: Crosses) -> tuple[tuple[bool, str], ...]:
    chambers = sheet_of(state.options).chambers
    if len(crosses.marks) != len(chambers):
        return ((True, f"crosses in {len(crosses.marks)} chambers of {len(chambers)}"),)
    outside = [c.letter for c, bits in zip(chambers, crosses.marks, strict=True) if not 0 <= bits < 1 << len(c.cells)]
    return (
        (bool(outside), f"crosses outside the chambers {outside}"),
        (not 0 <= crosses.ones <= SLOTS, f"{crosses.ones} of {SLOTS} slots struck out"),
        (crosses.ones > sum(bits.bit_count() for bits in crosses.marks), "more slots struck out than cells crossed"),
    )
