"""Questions about a state that follow from it: who decides, what a figure stands on, which cards fit."""

from functools import cache

from burrow.engine.game import OVER, Seat, Waiting
from burrow.games.gophers.data import DIG, KINDS, TOP
from burrow.games.gophers.data.book import HoleKind
from burrow.games.gophers.data.cards import value_of
from burrow.games.gophers.options import is_junior
from burrow.games.gophers.reader.books import ground_for
from burrow.games.gophers.reader.ground import Maze
from burrow.games.gophers.state.structs import NOBODY, Cards, State

CHANCE = Waiting(nature="chance")


def waiting(state: State) -> Waiting:
    """A seat that stands on supplies is asked even if it cannot collect (GA-03)."""
    seat = decider(state)
    if seat == NOBODY:
        return OVER if state.phase == "over" else CHANCE
    return _asked(seat) if state.deadline is None else Waiting((seat,), deadline=state.deadline)


@cache
def _asked(seat: Seat) -> Waiting:
    return Waiting((seat,))


def decider(state: State) -> Seat:
    """The seat that has to decide; `NOBODY` when it is nature's turn, and after the end."""
    match state.phase:
        case "place" | "ready" | "walk":
            return state.turn.seat
        case "gift" | "collect":
            return state.asked[0]
        case _:
            return NOBODY


def clockwise(state: State, first: Seat) -> tuple[Seat, ...]:
    """All seats, this one first."""
    return tuple((first + i) % state.seats for i in range(state.seats))


def maze_of(state: State) -> Maze:
    """The open page."""
    return ground_for(state.options).on(state.page)


def kind_under(state: State, seat: Seat) -> HoleKind:
    """What is printed where the seat's figure stands."""
    return maze_of(state).kind[state.figures[seat]]


def number_under(state: State, seat: Seat) -> int:
    return maze_of(state).number[state.figures[seat]]


def usable(cards: Cards, kind: HoleKind) -> Cards:
    """The cards that a hole of this kind accepts (G-25, G-29)."""
    if kind == "store":
        return tuple([card for card in cards if card != DIG])
    least = 1 + KINDS.index(kind) * TOP
    return tuple([card for card in cards if least <= card < least + TOP])


def cards_left(state: State) -> int:
    """Cards of the draw pile, including those under it."""
    return sum(state.pile) + len(state.buried)


def has_dig(state: State, seat: Seat) -> bool:
    """A dig card that the seat may play instead of moving (G-17, G-58)."""
    return state.digs[seat] if is_junior(state.options) else DIG in state.hands[seat]


def without(cards: Cards, taken: Cards) -> Cards:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def total(cards: Cards) -> int:
    return sum([value_of(card) for card in cards])
