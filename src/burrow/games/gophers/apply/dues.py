"""When everyone has collected: baskets and debts, then the cards that are due."""

from msgspec.structs import replace

from burrow.engine.game import Seat
from burrow.games.gophers.apply.piles import lay, put, take_from_pile, unlay
from burrow.games.gophers.apply.turns import end_turn, is_last_of_round
from burrow.games.gophers.data import HAND
from burrow.games.gophers.options import has_baskets, is_junior
from burrow.games.gophers.state import State
from burrow.games.gophers.state.reading import cards_left, clockwise


def pay_dues(state: State) -> State:
    """All have collected: baskets and debts, then cards to draw (GA-35)."""
    paid = pay_debt(take_baskets(state)) if has_baskets(state.options) and state.turn.gained else state
    draws = draws_due(paid)
    return replace(paid, phase="draw", draws=draws) if draws else end_turn(paid)


def take_baskets(state: State) -> State:
    """All baskets that the jumped seats hold, possibly including the seat's own (G-44, G-50, GA-26, GA-27)."""
    turn = state.turn
    return replace(
        state,
        baskets=tuple(turn.seat if holder in turn.jumped else holder for holder in state.baskets),
    )


def pay_debt(state: State) -> State:
    """What was collected goes to the holder of the basket, and the basket comes back (G-47, G-48, GA-33)."""
    seat, gained = state.turn.seat, state.turn.gained
    holder = state.baskets[seat]
    if holder == seat or gained is None:
        return state
    return replace(
        state,
        baskets=put(state.baskets, seat, seat),
        added=lay(unlay(state.added, seat, gained.plus), holder, gained.plus),
        subtracted=lay(unlay(state.subtracted, seat, gained.minus), holder, gained.minus),
    )


def draws_due(state: State) -> tuple[tuple[Seat, int], ...]:
    """The card of an unsuccessful move (G-28, GA-35), then the refill (G-09, GA-01), as long as there are cards."""
    turn = state.turn
    if is_junior(state.options):
        return ()
    unlucky = turn.walked and turn.gained is None
    wanted = [(turn.seat, 1)] if unlucky else []
    for seat in refilled(state):
        held = len(state.hands[seat]) + (unlucky and seat == turn.seat)
        wanted.append((seat, max(0, HAND - held)))
    return capped(wanted, cards_left(state))


def refilled(state: State) -> tuple[Seat, ...]:
    if state.options.refill == "turn":
        return clockwise(state, state.turn.seat)
    return clockwise(state, state.first) if is_last_of_round(state) else ()


def capped(wanted: list[tuple[Seat, int]], left: int) -> tuple[tuple[Seat, int], ...]:
    """If the pile is short, it just runs out (GA-01)."""
    draws = []
    for seat, count in wanted:
        drawn = min(count, left)
        left -= drawn
        if drawn:
            draws.append((seat, drawn))
    return tuple(draws)


def draw(state: State, card: int) -> State:
    """One card for the first in the queue: the deal (G-03), an unsuccessful move's card or the refill."""
    (seat, count), *rest = state.draws
    hand = tuple(sorted((*state.hands[seat], card)))
    draws = ((seat, count - 1), *rest) if count > 1 else tuple(rest)
    drawn = replace(take_from_pile(state, card), hands=put(state.hands, seat, hand), draws=draws)
    if draws:
        return drawn
    return end_turn(drawn) if state.round else replace(drawn, phase="place")
