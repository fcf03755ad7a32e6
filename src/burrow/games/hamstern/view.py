"""What a seat sees: all sheets as they were when the round began, its own placement, and who is not done (HA-16)."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import asdict, replace

from burrow.engine.game import NATURE, Event, Millis, Seat
from burrow.engine.rng import Rng
from burrow.games.hamstern.apply import draw
from burrow.games.hamstern.data import DIE
from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.moves import Cross, Enter, What
from burrow.games.hamstern.moves.listing import has_choice, placements
from burrow.games.hamstern.moves.sheets import fits_of
from burrow.games.hamstern.odds import ending_faces, near_fourth, ticks_left
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.sides import sheet_of
from burrow.games.hamstern.scoring import (
    Masks,
    count,
    count_points,
    full_chambers,
    masks_of,
    tie_break,
    winners,
)
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


class Tally(Struct, frozen=True):
    """What counts on a sheet, or on the part of it that is counted so far."""

    nuts: int
    mushrooms: int
    full: tuple[int, ...]
    """Chambers that are completely crossed."""
    points: tuple[int, int, int]
    """From nuts, mushrooms and chambers, in the order of the sheet (H-33, H-32, H-30)."""
    total: int


class SheetView(Tally, frozen=True):
    """A sheet as it is to be drawn."""

    crossed: Cells
    """Cell numbers, ascending."""
    fresh: Cells
    """The ones among them that were crossed last; empty after a pass."""
    ones: int
    """Slots of the ones struck out."""


class SeatView(SheetView, frozen=True):
    """A seat's sheet after the last finished round: everybody may see it, and so may a shared screen (HA-16)."""

    begun: int
    """Chambers with at least one cross."""
    fits: tuple[bool, ...]
    """For rolls of 1 to 6: whether the roll could be placed on this sheet (H-18)."""
    ones_spent: bool
    """No slot for the ones is left: a 1 cannot be placed (H-22)."""
    done: bool
    """Has confirmed in this round."""
    count: tuple[Tally, ...]
    """When the game is over: how the points add up. First nothing, then the nuts, the mushrooms, and one full chamber
    after the other."""


class OddsView(Struct, frozen=True):
    """How close the timer is to ending the game (H-29). The end comes sooner if nobody can place any roll (HA-10)."""

    last_round: bool
    """The timer has run out: the game ends with this round."""
    ends: int
    """How many of the six faces of the next roll make the timer run out."""
    ticks: int
    """Rolls of 4 or more still needed once the timer runs; in the solo game, the most still needed from now on."""
    near: tuple[Seat, ...]
    """Seats that start the timer if they begin one more chamber (H-24); nobody once it runs for the last time."""


class View(Struct, frozen=True):
    options: Options
    sheet: Sheet
    phase: Literal["roll", "place", "over"]
    """roll: the die is due; place: everyone places the roll."""
    round: int
    pips: int
    """The roll of this round; 0 before it."""
    free_count: bool
    """The roll is a 1: every seat chooses how many cells it crosses (H-19)."""
    roller: Seat
    """Whose turn it is to roll (HA-13). With a real die, the first seat enters the pips."""
    seat: Seat | None
    """Whose view this is; None for a spectator. A bot has no other way to know which sheet is its own."""
    seats: tuple[SeatView, ...]
    timer: Timer
    deadline: Millis | None
    mine: SheetView | None
    """This seat's sheet with the crosses that it has confirmed in this round and that nobody else may see yet (HA-16):
    those are `fresh`. None: not confirmed, or a spectator."""
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
        free_count=state.pips == 1,
        roller=roller(state),
        seats=tuple(seat_view(state, other) for other in range(state.seats)),
        timer=state.timer,
        deadline=state.deadline,
        mine=None if seat is None else confirmed_sheet(state, seat),
        last_pips=state.last_pips,
        odds=OddsView(is_last_round(state), ending_faces(state), ticks_left(state), near_fourth(state)),
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
        over=state.phase == "over",
    )


@lru_cache(maxsize=SHOWN)
def _seat_view(options: Options, crosses: Crosses, *, fresh: Cells, done: bool, over: bool) -> SeatView:
    """Cached, because most sheets rarely change."""
    room = fits_of(options).room(crosses.marks)
    sheet = sheet_view(options, crosses, fresh)
    return SeatView(
        **asdict(sheet),
        begun=begun_chambers(crosses.marks),
        fits=tuple(pips <= room and (pips > 1 or free_slots(crosses) > 0) for pips in DIE),
        ones_spent=free_slots(crosses) == 0,
        done=done,
        count=count_up(masks_of(options), sheet) if over else (),
    )


def confirmed_sheet(state: State, seat: Seat) -> SheetView | None:
    """The sheet as it will be when the round ends."""
    cells = state.placed[seat]
    if cells is None:
        return None
    return sheet_view(state.options, draw(fits_of(state.options), state.crosses[seat], cells, state.pips), cells)


@lru_cache(maxsize=SHOWN)
def sheet_view(options: Options, crosses: Crosses, fresh: Cells) -> SheetView:
    masks = masks_of(options)
    points = count_points(masks, crosses)
    return SheetView(
        nuts=count(masks.nuts, crosses),
        mushrooms=count(masks.mushrooms, crosses),
        full=full_chambers(masks, crosses),
        points=points,
        total=sum(points),
        crossed=crossed_cells(fits_of(options).sheet, crosses),
        fresh=fresh,
        ones=crosses.ones,
    )


def count_up(masks: Masks, sheet: SheetView) -> tuple[Tally, ...]:
    """Nuts, mushrooms and chambers, in the order of the sheet."""
    nuts, mushrooms, _ = sheet.points
    values = [masks.values[chamber] for chamber in sheet.full]
    chambers = [sum(values[:counted]) for counted in range(len(values) + 1)]
    return (
        Tally(0, 0, (), (0, 0, 0), 0),
        Tally(sheet.nuts, 0, (), (nuts, 0, 0), nuts),
        *(
            Tally(sheet.nuts, sheet.mushrooms, sheet.full[:counted], (nuts, mushrooms, worth), nuts + mushrooms + worth)
            for counted, worth in enumerate(chambers)
        ),
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
    mine = view.mine.fresh if view.mine else None
    placed = tuple(
        (mine if other == seat else imagine_placement(known, other, rng)) if shown.done else None
        for other, shown in enumerate(view.seats)
    )
    return replace(known, placed=placed)


def imagine_crosses(view: View, shown: SeatView) -> Crosses:
    return Crosses(tuple(bits_of(chamber, shown.crossed) for chamber in view.sheet.chambers), shown.ones)


def imagine_placement(state: State, seat: Seat, rng: Rng) -> Cells:
    move = rng.choice(placements(state, seat))
    return move.cells if isinstance(move, Cross) else ()
