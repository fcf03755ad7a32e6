"""Whether a piece that lies still in the held wheel is accepted. Physics measures how it lies and asks."""

from burrow.engine.game import Refusal
from burrow.engine.sentences import no
from burrow.games.hamsterrolle.data import SHAPES, kind_name, kind_of
from burrow.games.hamsterrolle.geometry import HALF, millimetres
from burrow.games.hamsterrolle.moves.passes import climbed, is_pass, pass_origin
from burrow.games.hamsterrolle.state import NOWHERE, Lie, State
from burrow.games.hamsterrolle.state.wheel import (
    compartment_of,
    kinds_in,
    lie_of,
    line_to_pass,
    nose_in,
    open_compartments,
)

VERDICTS: tuple[tuple[str, str], ...] = (
    ("", ""),
    ("W-10", "refuse-outside"),
    ("W-09", "refuse-first-compartment"),
    ("W-12", "refuse-compartment"),
    ("W-14", "refuse-same-kind"),
    ("W-13", "refuse-front"),
    ("W-23", "refuse-pass-back"),
    ("WA-14", "refuse-pass-top"),
    ("W-24", "refuse-pass-same-kind"),
)
"""Verdicts on a piece that lies still: rule and message. The stream sends one number along, the message's only
variable: `mm`, the `compartment` counted from 1, or the number of the `kind`."""
TOLERANCE = 200
"""A fifth of a degree: an edge may be this far behind another and still count as further forward (WA-05)."""


def judge(state: State, lies: tuple[Lie, ...], piece: int) -> Refusal | None:
    """Why a piece that lies still in the held wheel is not accepted (WA-06); None if it is. `lies` holds all pieces as
    measured then, this one included."""
    lie = lie_of(lies, piece)
    if lie is None:
        return no("W-10", "refuse-outside")
    return judge_pass(state, lies, lie) if is_pass(state, piece) else judge_place(state, lies, lie)


def judge_place(state: State, lies: tuple[Lie, ...], lie: Lie) -> Refusal | None:
    chosen, allowed = compartment_of(lie), open_compartments(state)
    if chosen not in allowed:
        if state.reference == NOWHERE:
            return no("W-09", "refuse-first-compartment", compartment=allowed[0] + 1)
        return no("W-12", "refuse-compartment", compartment=allowed[0] + 1)
    if kind_of(lie.piece) in kinds_in(lies, chosen, but=lie.piece):
        return no("W-14", "refuse-same-kind", kind=kind_name(lie.piece))
    missing = missing_angle(state, lies, lie)
    return no("W-13", "refuse-front", mm=millimetres(missing)) if missing else None


def missing_angle(state: State, lies: tuple[Lie, ...], lie: Lie) -> int:
    """How far a piece's foremost edge is short of the line it must pass; 0 if it passes (W-13, WA-05)."""
    chosen = compartment_of(lie)
    line, nose = line_to_pass(state, lies, chosen, but=lie.piece), nose_in(lie, chosen)
    return line - nose if line is not None and nose is not None and nose + TOLERANCE <= line else 0


def judge_pass(state: State, lies: tuple[Lie, ...], lie: Lie) -> Refusal | None:
    """A pass goes to another compartment, further forward than its origin (W-23), not past the top (WA-14), and not
    next to a piece of its kind (W-24)."""
    origin, chosen = pass_origin(state, lie.piece), compartment_of(lie)
    climb = climbed(state, origin, lie.at)
    if chosen == origin or climb >= HALF + HALF // 2:
        return no("W-23", "refuse-pass-back", compartment=origin + 1)
    if climb >= HALF:
        return no("WA-14", "refuse-pass-top")
    if kind_of(lie.piece) in kinds_in(lies, chosen, but=lie.piece):
        return no("W-24", "refuse-pass-same-kind", kind=kind_name(lie.piece))
    return None


def verdict_of(refusal: Refusal | None) -> tuple[int, int]:
    """The index in `VERDICTS` and the number sent with it."""
    if refusal is None:
        return 0, 0
    value = refusal.values[0][1] if refusal.values else 0
    if isinstance(value, str):
        value = next(kind for kind, shape in enumerate(SHAPES) if shape.name == value)
    return VERDICTS.index((refusal.rule, refusal.message)), value
