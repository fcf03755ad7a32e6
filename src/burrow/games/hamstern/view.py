"""What a seat sees: all sheets as they were when the round began, its own placement, and who is not done (HA-16)."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from burrow.engine.game import NATURE, Event, Millis, Seat
from burrow.engine.rng import Rng
from burrow.games.hamstern.data import DIE
from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.moves import Cross, Enter, What, fits_of, has_choice, placements
from burrow.games.hamstern.odds import ending_faces, ticks_left
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import sheet_of
from burrow.games.hamstern.scoring import count, count_points, full_chambers, masks_of, tie_break, winners
from burrow.games.hamstern.search.bits import bits_of, cells_of
from burrow.games.hamstern.state import (
    Cells,
    Crosses,
    State,
    Timer,
    begun_chambers,
    free_slots,
    is_last_round,
    roller,
)

SHOWN = 512
"""Seat views kept."""


class SeatView(Struct, frozen=True):
    """A seat's sheet, as everybody sees it."""

    crossed: Cells
    """Cell numbers crossed in finished rounds, ascending."""
    fresh: Cells
    """The ones among them crossed in the previous round."""
    ones: int
    """Slots of the ones struck out in finished rounds."""
    full: tuple[int, ...]
    """Chambers that are completely crossed."""
    begun: int
    """Chambers with at least one cross."""
    nuts: int
    mushrooms: int
    points: tuple[int, int, int]
    """From nuts, mushrooms and chambers, in the order of the sheet (H-33, H-32, H-30)."""
    fits: tuple[bool, ...]
    """For rolls of 1 to 6: whether the roll could be placed on this sheet (H-18)."""
    done: bool
    """Has confirmed in this round."""


class OddsView(Struct, frozen=True):
    """How close the timer is to ending the game (H-29). The end comes sooner if nobody can place any roll (HA-10)."""

    last_round: bool
    """The timer has run out: the game ends with this round."""
    ends: int
    """How many of the six faces of the next roll make the timer run out."""
    ticks: int
    """Rolls of 4 or more still needed once the timer runs; in the solo game, the most still needed from now on."""


class View(Struct, frozen=True):
    options: Options
    sheet: Sheet
    phase: Literal["roll", "place", "over"]
    """roll: the die is due; place: everyone places the roll."""
    round: int
    pips: int
    """The roll of this round; 0 before it."""
    roller: Seat
    """Whose turn it is to roll (HA-13). With a real die, the first seat enters the pips."""
    seat: Seat | None
    """Whose view this is; None for a spectator. A bot has no other way to know which sheet is its own."""
    seats: tuple[SeatView, ...]
    timer: Timer
    deadline: Millis | None
    mine: Cells | None
    """What this seat has confirmed and the others do not see yet; empty: passed; None: not confirmed, or a
    spectator."""
    last_pips: int
    odds: OddsView
    winners: tuple[Seat, ...]
    """Set when the game is over."""
    tie_break: Literal["", "chambers", "mushrooms", "nuts", "shared"]
    """When the game is over: what decided between equal totals at the top (H-35); `shared` if nothing did (HA-11)."""


def view(state: State, seat: Seat | None) -> View:
    over = state.phase == "over"
    return View(
        options=state.options,
        seat=seat,
        sheet=sheet_of(state.options),
        phase=state.phase,
        round=state.round,
        pips=state.pips,
        roller=roller(state),
        seats=tuple(seat_view(state, other) for other in range(state.seats)),
        timer=state.timer,
        deadline=state.deadline,
        mine=state.placed[seat] if seat is not None else None,
        last_pips=state.last_pips,
        odds=OddsView(is_last_round(state), ending_faces(state), ticks_left(state)),
        winners=winners(state) if over else (),
        tie_break=tie_break(state) if over else "",
    )


def seat_view(state: State, seat: Seat) -> SeatView:
    """Of the open round, shows only whether the seat is done."""
    return _seat_view(
        state.options,
        state.crosses[seat],
        fresh=state.last[seat] if state.last else (),
        done=state.placed[seat] is not None,
    )


@lru_cache(maxsize=SHOWN)
def _seat_view(options: Options, crosses: Crosses, *, fresh: Cells, done: bool) -> SeatView:
    """Cached, because most sheets rarely change."""
    masks, fits = masks_of(options), fits_of(options)
    room = fits.room(crosses.marks)
    return SeatView(
        crossed=crossed_cells(fits.sheet, crosses),
        fresh=fresh,
        ones=crosses.ones,
        full=full_chambers(masks, crosses),
        begun=begun_chambers(crosses.marks),
        nuts=count(masks.nuts, crosses),
        mushrooms=count(masks.mushrooms, crosses),
        points=count_points(masks, crosses),
        fits=tuple(pips <= room and (pips > 1 or free_slots(crosses) > 0) for pips in DIE),
        done=done,
    )


def crossed_cells(sheet: Sheet, crosses: Crosses) -> Cells:
    cells = [cells_of(chamber, bits) for chamber, bits in zip(sheet.chambers, crosses.marks, strict=True)]
    return tuple(sorted(cell for some in cells for cell in some))


def redact(state: State, event: Event[What], seat: Seat | None) -> What | None:
    """A placement is hidden from the others until it closes the round (HA-16), unless there was no choice."""
    if event.by in (NATURE, seat) or isinstance(event.what, Enter):
        return event.what
    closes = state.placed.count(None) == 1
    return event.what if closes or not has_choice(state, event.by) else None


def imagine(view: View, seat: Seat | None, rng: Rng) -> State:
    """The real state, except that the others' hidden placements of the open round are replaced by legal ones."""
    crosses = tuple(imagine_crosses(view, shown) for shown in view.seats)
    known = State(
        options=view.options,
        phase=view.phase,
        round=view.round,
        pips=view.pips,
        crosses=crosses,
        placed=(None,) * len(crosses),
        timer=view.timer,
        deadline=view.deadline,
        last=tuple(shown.fresh for shown in view.seats) if view.last_pips else (),
        last_pips=view.last_pips,
    )
    placed = tuple(
        (view.mine if other == seat else imagine_placement(known, other, rng)) if shown.done else None
        for other, shown in enumerate(view.seats)
    )
    return replace(known, placed=placed)


def imagine_crosses(view: View, shown: SeatView) -> Crosses:
    return Crosses(tuple(bits_of(chamber, shown.crossed) for chamber in view.sheet.chambers), shown.ones)


def imagine_placement(state: State, seat: Seat, rng: Rng) -> Cells:
    move = rng.choice(placements(state, seat))
    return move.cells if isinstance(move, Cross) else ()
