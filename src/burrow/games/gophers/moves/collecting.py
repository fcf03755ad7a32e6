"""Why cards do not collect what is printed, in the order in which a player would think."""

from itertools import pairwise

from burrow.engine.game import Refusal, Seat
from burrow.engine.sentences import no
from burrow.games.gophers.data import DIG
from burrow.games.gophers.data.cards import kind_of
from burrow.games.gophers.moves.listing import stock
from burrow.games.gophers.options import is_added_only
from burrow.games.gophers.state import Cards, Laid, State
from burrow.games.gophers.state.reading import kind_under, number_under, total, usable


def refuse_lay(state: State, seat: Seat, laid: Laid) -> Refusal | None:
    """Cards of the hand (G-25)."""
    kind, number = kind_under(state, seat), number_under(state, seat)
    used = laid.plus + laid.minus
    if not is_part(used, state.hands[seat]):
        return no("G-25", "refuse-not-in-hand")
    if DIG in used:
        return no("G-25", "refuse-dig-collects")
    if usable(used, kind) != used:
        return no("G-25", "refuse-kind", kind=kind)
    if laid.minus and is_added_only(state.options):
        return no("G-40", "refuse-added-only")
    if not used:
        return no("G-25", "refuse-none", number=number)
    if not laid.plus:
        return no("GA-04", "refuse-nothing-added", number=number)
    return refuse_sum("G-30" if kind == "store" else "G-25", laid, number) or refuse_order("G-26", laid)


def refuse_take(state: State, seat: Seat, laid: Laid) -> Refusal | None:
    """Cards of the open stock, with change from the seat's own pile (G-54)."""
    kind, number = kind_under(state, seat), number_under(state, seat)
    used = laid.plus + laid.minus
    if not is_part(laid.plus, stock(state)):
        return no("G-54", "refuse-not-in-stock")
    if not is_part(laid.minus, state.added[seat]):
        return no("GA-29", "refuse-not-in-pile")
    if usable(used, kind) != used:
        return no("G-53", "refuse-kind", kind=kind)
    if len({kind_of(card) for card in used}) > 1:
        return no("G-56", "refuse-one-kind")
    if not laid.plus:
        return no("G-54", "refuse-nothing-taken", number=number)
    if laid.minus and len(laid.plus) > 1:
        return no("GA-29", "refuse-change-for-one")
    return refuse_sum("GA-29" if laid.minus else "G-54", laid, number) or refuse_order("G-54", laid)


def is_part(cards: Cards, whole: Cards) -> bool:
    return all(cards.count(card) <= whole.count(card) for card in cards)


def refuse_sum(rule: str, laid: Laid, number: int) -> Refusal | None:
    """The cards must make the printed number."""
    made = total(laid.plus) - total(laid.minus)
    return None if made == number else no(rule, "refuse-sum", made=made, number=number)


def refuse_order(rule: str, laid: Laid) -> Refusal | None:
    """Each combination has only one spelling."""
    ascending = all(before <= card for cards in (laid.plus, laid.minus) for before, card in pairwise(cards))
    return None if ascending else no(rule, "refuse-order")
