"""Figures and pages: placing, walking, digging, and the page that the die turns to."""

from msgspec.structs import replace

from burrow.engine.game import Seat
from burrow.games.gophers.apply.collecting import gather, roll_page
from burrow.games.gophers.apply.piles import put
from burrow.games.gophers.data import DIG, PAGE_ROLLS
from burrow.games.gophers.options import is_junior
from burrow.games.gophers.state import State, Turn
from burrow.games.gophers.state.reading import kind_under, without


def place(state: State, seat: Seat, hole: int) -> State:
    """The starter places first, then clockwise (G-05)."""
    placed = replace(state, figures=put(state.figures, seat, hole))
    following = (seat + 1) % state.seats
    if following == state.first:
        return replace(placed, phase="open")
    return replace(placed, turn=Turn(following))


def show(state: State, pips: int) -> State:
    """Shows the die: for the first page (G-06), for the move (G-08) or for the page to turn to (G-15)."""
    if state.phase == "open":
        return replace(state, phase="ready", page=pips, round=1, turn=Turn(state.first))
    if state.phase == "roll":
        return replace(state, phase="walk", turn=replace(state.turn, pips=pips))
    return turn_page(state, pips)


def walk(state: State, seat: Seat, way: tuple[int, ...]) -> State:
    """Each figure on the way was jumped and counts once (GA-36)."""
    jumped = tuple(other for other, hole in enumerate(state.figures) if other != seat and hole in way)
    return arrive(
        replace(
            state,
            figures=put(state.figures, seat, way[-1]),
            turn=replace(state.turn, walked=True, jumped=jumped),
        )
    )


def arrive(state: State) -> State:
    """Only where a move ends counts (GA-09)."""
    return roll_page(state) if kind_under(state, state.turn.seat) == "portal" else gather(state)


def dig(state: State, seat: Seat) -> State:
    """Replaces the move (G-17); in the junior game it uses the seat's only dig card (G-58)."""
    if is_junior(state.options):
        spent = replace(state, digs=put(state.digs, seat, False))
    else:
        spent = replace(state, hands=put(state.hands, seat, without(state.hands[seat], (DIG,))))
    return roll_page(replace(spent, used=state.used + 1, turn=replace(state.turn, dug=True)))


def turn_page(state: State, pips: int) -> State:
    """The page that is already open ends the chain (G-16); a portal on a new page continues it (G-20, GA-10)."""
    rolls = state.turn.rolls + 1
    if pips == state.page:
        return gather(replace(state, turn=replace(state.turn, rolls=rolls)))
    turn = replace(state.turn, rolls=rolls, changed=True)
    turned = replace(state, page=pips, turn=turn)
    on_portal = kind_under(turned, turn.seat) == "portal"
    return turned if on_portal and rolls < PAGE_ROLLS else gather(turned)
