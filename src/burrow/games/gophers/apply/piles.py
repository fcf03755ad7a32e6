"""Small changes to tuples and piles of cards."""

from typing import TypeVar

from msgspec.structs import replace

from burrow.engine.game import Seat
from burrow.games.gophers.state import Cards, State

T = TypeVar("T")


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def lay(piles: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    return put(piles, seat, piles[seat] + cards) if cards else piles


def unlay(piles: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    """Takes back the cards that were laid last."""
    return put(piles, seat, piles[seat][: len(piles[seat]) - len(cards)])


def take_from_pile(state: State, card: int) -> State:
    """Cards under the pile come last (G-34). A round that begins with cards to draw is not quiet (GA-20)."""
    if any(state.pile):
        return replace(state, laid=state.round > 0, pile=put(state.pile, card, state.pile[card] - 1))
    return replace(state, laid=True, buried=state.buried[1:])
