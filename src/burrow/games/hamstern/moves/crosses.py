"""Why crosses are refused. Reasons are checked in the order in which a player would think, so that drafts get the most
helpful one too."""

from itertools import pairwise
from typing import NamedTuple

from burrow.engine.game import Refusal, Seat
from burrow.games.hamstern.moves.sheets import fits_of
from burrow.games.hamstern.search.bits import single_bits, spread
from burrow.games.hamstern.search.fits import Fits
from burrow.games.hamstern.state import Cells, Crosses, State, free_slots


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


def marked(rule: str, message: str, cells: Cells, **values: str | int) -> Refusal:
    """A refusal with the cells that break the rule, for the page to mark."""
    return Refusal(rule, message, (*values.items(), ("cells", " ".join(map(str, cells)))))
