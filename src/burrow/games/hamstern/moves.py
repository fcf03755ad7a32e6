"""What can happen: the moves of a seat and nature's answers; which moves are legal, and why others are not."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, assert_never

from burrow.engine.game import Event, Millis, Payload, Refusal, Seat
from burrow.engine.rng import Rng
from burrow.engine.sentences import no
from burrow.games.hamstern.data import DIE
from burrow.games.hamstern.options import Options, Side
from burrow.games.hamstern.reader.sides import flaw_of, own_text, sheet_of
from burrow.games.hamstern.search.bits import single_bits, spread
from burrow.games.hamstern.search.fits import Fits
from burrow.games.hamstern.search.listing import Listing, sizes_of
from burrow.games.hamstern.state import READER, Cells, Crosses, State, free_slots


class Cross(Payload, frozen=True):
    """Cross these cells of your own sheet for the roll, and confirm (H-08). Numbers ascending, each once."""

    cells: Cells


class Pass(Payload, frozen=True):
    """Cross nothing this round: only if the roll fits nowhere (H-18), or on a 1 by the house rule (HA-03)."""


class Enter(Payload, frozen=True):
    """The first seat enters what the real die shows; only at tables with a real die."""

    pips: int


class Rolled(Payload, frozen=True):
    """Nature: the die of the round (H-06)."""

    pips: int


class TimeUp(Payload, frozen=True):
    """Nature: the time to place is over; the table places for seats that have not confirmed (HA-17)."""


Move = Cross | Pass | Enter
What = Cross | Pass | Enter | Rolled | TimeUp

PASS: tuple[Move, ...] = (Pass(),)
ENTER: tuple[Move, ...] = tuple(Enter(pips) for pips in DIE)
SHEETS = 256
"""Sheets kept, each with its ways to start and to use tunnels: some ten kilobytes each."""
LISTED = 8
"""Sheets whose placements are kept: up to two megabytes each."""


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Placements by chamber, then by the number of cells, then by the cells; passing comes last."""
    if not 0 <= seat < len(state.placed):
        return ()
    if state.phase == "place":
        return placements(state, seat) if state.placed[seat] is None else ()
    return ENTER if state.phase == "roll" and seat == READER and state.options.die == "paper" else ()


def placements(state: State, seat: Seat) -> Sequence[Move]:
    """What the seat can do with the roll, confirmed or not."""
    crosses = state.crosses[seat]
    found = listing_of(state.options).placements(crosses.marks, state.pips, free_slots(crosses))
    if not found:
        return PASS
    return found + PASS if may_cross_none(state) else found


def may_cross_none(state: State) -> bool:
    """The house rule for a 1 (HA-03)."""
    return state.pips == 1 and state.options.zero


def first_fit(state: State, seat: Seat) -> Cells:
    """The cells of the first placement, without listing the others; a single cell on a 1, empty if the seat must
    pass."""
    crosses = state.crosses[seat]
    if state.pips == 1 and not free_slots(crosses):
        return ()
    return fits_of(state.options).first(crosses.marks, state.pips)


def has_choice(state: State, seat: Seat) -> bool:
    """The seat has more than one option for the roll."""
    crosses = state.crosses[seat]
    ways = 1 if may_cross_none(state) else 2
    return fits_of(state.options).has_choice(crosses.marks, sizes_of(state.pips, free_slots(crosses)), ways)


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    return rng.choice(moves(state, seat))


def fits_of(options: Options) -> Fits:
    """Where crosses fit on the sheet, for its way to start and to use tunnels."""
    return _fits(options.sheet, own_text(options), options.start, options.tunnels)


@lru_cache(maxsize=SHEETS)
def _fits(side: Side, own: str, start: str, tunnels: str) -> Fits:
    sheet = sheet_of(Options(sheet=side, own=own))
    starts = range(len(sheet.chambers)) if start == "free" else (sheet.start,)
    return Fits(sheet, starts=starts, begun=tunnels == "begun")


def listing_of(options: Options) -> Listing[Cross]:
    return _listing(options.sheet, own_text(options), options.start, options.tunnels)


@lru_cache(maxsize=LISTED)
def _listing(side: Side, own: str, start: str, tunnels: str) -> Listing[Cross]:
    return Listing(_fits(side, own, start, tunnels), Cross)


def refuse_options(seats: int, options: Options) -> Refusal | None:
    """Refuses a custom sheet that is broken, in the words of the sheet reader (H-37)."""
    flaw = flaw_of(options)
    return Refusal("H-37", flaw.message, flaw.values) if flaw is not None else None


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    if not 0 <= seat < state.seats:
        return no("H-01", "refuse-not-seated")
    if state.phase == "over":
        return no("H-29", "refuse-over")
    match move:
        case Cross(cells):
            return refuse_time(state, seat) or refuse_cross(state, seat, cells)
        case Pass():
            return refuse_time(state, seat) or refuse_pass(state, seat)
        case Enter(pips):
            return refuse_enter(state, seat, pips)
        case Rolled():
            return no("H-06", "refuse-nature")
        case TimeUp():
            return no("HA-17", "refuse-nature")
        case _:
            assert_never(move)


def refuse_time(state: State, seat: Seat) -> Refusal | None:
    if state.phase == "roll":
        return no("H-06", "refuse-before-roll")
    return no("HA-16", "refuse-confirmed") if state.placed[seat] is not None else None


def refuse_enter(state: State, seat: Seat, pips: int) -> Refusal | None:
    if state.options.die != "paper":
        return no("H-06", "refuse-table-rolls")
    if seat != READER:
        return no("HA-13", "refuse-reader", seat=READER)
    if state.phase == "place":
        return no("H-06", "refuse-rolled", pips=state.pips)
    return no("H-06", "refuse-pips") if pips not in DIE else None


def refuse_pass(state: State, seat: Seat) -> Refusal | None:
    """Only if nothing fits (H-18)."""
    first = first_fit(state, seat)
    if not first or may_cross_none(state):
        return None
    if state.pips == 1:
        return marked("HA-03", "refuse-pass-one", first)
    return marked("HA-02", "refuse-pass", first, pips=state.pips)


# Crosses. Reasons are checked in the order in which a player would think, so that drafts get the most helpful one too.


class Draft(NamedTuple):
    """Crosses that a seat would like to make."""

    fits: Fits
    crosses: Crosses
    pips: int
    cells: Cells

    @property
    def chamber(self) -> int:
        """The chamber of all its cells. Valid once they are known to share one."""
        return self.fits.chamber(self.cells[0])

    @property
    def bits(self) -> int:
        return self.fits.bits(self.cells)

    @property
    def crossed(self) -> int:
        """What is crossed in its chamber."""
        return self.crosses.marks[self.chamber]

    @property
    def free(self) -> int:
        return self.fits.full[self.chamber] & ~self.crossed

    @property
    def starts(self) -> int:
        return self.fits.starts_of(self.crosses.marks, self.chamber)

    def spread(self, bits: int, within: int) -> int:
        """The cells of `within` that are connected to `bits`."""
        return spread(self.fits.beside[self.chamber], bits, within)

    def named(self, bits: int) -> Cells:
        return self.fits.cells(self.chamber, bits)


def refuse_cross(state: State, seat: Seat, cells: Cells) -> Refusal | None:
    draft = Draft(fits_of(state.options), state.crosses[seat], state.pips, cells)
    return (
        refuse_numbers(draft)
        or refuse_crossed(draft)
        or refuse_chambers(draft)
        or refuse_start(draft)
        or refuse_loose(draft)
        or refuse_small(draft)
        or refuse_slots(draft)
        or refuse_count(draft)
    )


def refuse_numbers(draft: Draft) -> Refusal | None:
    known = range(len(draft.fits.sheet.cells))
    unknown = tuple(cell for cell in draft.cells if cell not in known)
    if unknown:
        return marked("H-07", "refuse-no-such-cell", unknown)
    twice = tuple(cell for before, cell in pairwise(draft.cells) if cell <= before)
    return marked("H-08", "refuse-order", twice) if twice else None


def refuse_crossed(draft: Draft) -> Refusal | None:
    fits, marks = draft.fits, draft.crosses.marks
    crossed = tuple(cell for cell in draft.cells if marks[fits.chamber(cell)] & fits.bit(cell))
    return marked("H-08", "refuse-crossed", crossed, cell=fits.name(crossed[0])) if crossed else None


def refuse_chambers(draft: Draft) -> Refusal | None:
    """The chamber with the most cells is taken as the intended one; on a tie, one where a roll can begin."""
    fits, marks = draft.fits, draft.crosses.marks
    chambers = [fits.chamber(cell) for cell in draft.cells]
    if len(set(chambers)) < 2:
        return None
    meant = max(chambers, key=lambda chamber: (chambers.count(chamber), fits.starts_of(marks, chamber) != 0))
    others = tuple(cell for cell in draft.cells if fits.chamber(cell) != meant)
    return marked("H-09", "refuse-chambers", others, chamber=fits.letter(meant))


def refuse_start(draft: Draft) -> Refusal | None:
    if not draft.cells or draft.bits & draft.starts:
        return None
    fits, cells, marks = draft.fits, draft.cells, draft.crosses.marks
    if not any(marks):
        return marked("H-12", "refuse-first", cells, chamber=fits.letter(fits.sheet.start))
    if not draft.crossed:
        return refuse_new_chamber(draft)
    if draft.bits & fits.entries(marks)[draft.chamber]:
        return marked("HA-05", "refuse-begun", cells, chamber=fits.letter(draft.chamber))
    return marked("H-14", "refuse-beside", cells, chamber=fits.letter(draft.chamber))


def refuse_new_chamber(draft: Draft) -> Refusal:
    """A chamber without crosses can be entered only through a tunnel whose near mouth is crossed."""
    fits, cells, chamber = draft.fits, draft.cells, draft.chamber
    entries = draft.named(fits.entries(draft.crosses.marks)[chamber])
    if entries:
        return marked("H-17", "refuse-mouth", cells, chamber=fits.letter(chamber), cell=fits.name(entries[0]))
    for near, far in fits.ways:
        if far in cells:
            return marked("H-17", "refuse-closed", cells, cell=fits.name(far), near=fits.name(near))
    return marked("H-15", "refuse-no-way", cells, chamber=fits.letter(chamber))


def refuse_loose(draft: Draft) -> Refusal | None:
    """Refuses cells that are not connected to the one where the roll begins."""
    if not draft.cells:
        return None
    begin = single_bits(draft.bits & draft.starts)[0]
    loose = draft.bits & ~draft.spread(begin, draft.bits)
    if not loose:
        return None
    if loose & ~draft.spread(begin, draft.free):
        return marked("H-13", "refuse-parts", draft.named(loose))
    if not loose & ~draft.spread(begin, draft.bits | draft.crossed):
        return marked("HA-06", "refuse-bridge", draft.named(loose))
    return marked("H-10", "refuse-loose", draft.named(loose))


def refuse_small(draft: Draft) -> Refusal | None:
    """Refuses too few free cells for the roll: in a part that is cut off, or in the whole chamber."""
    if not draft.cells or draft.pips == 1:
        return None
    reached = draft.spread(draft.bits, draft.free)
    part, free = draft.named(reached), reached.bit_count()
    if free >= draft.pips:
        return None
    if reached != draft.free:
        return marked("H-13", "refuse-small", part, free=free, pips=draft.pips)
    letter = draft.fits.letter(draft.chamber)
    return marked("H-11", "refuse-room", part, chamber=letter, free=free, pips=draft.pips)


def refuse_slots(draft: Draft) -> Refusal | None:
    free = free_slots(draft.crosses)
    if draft.pips != 1:
        return None
    if not free:
        return marked("H-22", "refuse-no-slots", draft.cells)
    return marked("H-21", "refuse-slots", draft.cells, free=free) if len(draft.cells) > free else None


def refuse_count(draft: Draft) -> Refusal | None:
    count = len(draft.cells)
    if draft.pips == 1:
        return None if count else marked("H-19", "refuse-none", ())
    return marked("H-08", "refuse-count", draft.cells, count=count, pips=draft.pips) if count != draft.pips else None


def may_undo(state: State, event: Event[What]) -> bool:
    """Entering and confirming can be undone while the round is open and nothing else has happened."""
    match event.what:
        case Cross() | Pass() | Enter():
            return state.phase == "place"
        case Rolled() | TimeUp():
            return False
        case _:
            assert_never(event.what)


def marked(rule: str, message: str, cells: Cells, **values: str | int) -> Refusal:
    """A refusal with the cells that break the rule, for the page to mark."""
    return Refusal(rule, message, (*values.items(), ("cells", " ".join(map(str, cells)))))
