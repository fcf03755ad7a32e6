"""What a player notices who does not think of all cards at once: the holes whose number a few of its cards make."""

from functools import lru_cache

from burrow.games.gophers.data import DIG
from burrow.games.gophers.data.cards import value_of
from burrow.games.gophers.moves import Decline, Keep, What
from burrow.games.gophers.options import is_added_only, is_junior
from burrow.games.gophers.reader.books import ground_for
from burrow.games.gophers.search.combos import fewest
from burrow.games.gophers.state import Cards
from burrow.games.gophers.state.reading import usable
from burrow.games.gophers.view import View


def sees(view: View, hole: int, *, most: int) -> bool:
    """Whether the seat can collect in this hole of the open page with at most `most` cards."""
    return finds(view, view.page, hole, most=most) > 0


def finds(view: View, page: int, hole: int, *, most: int) -> int:
    """The supplies of a hole that the seat can collect with at most `most` cards; 0 if there are none for it. In the
    junior game every card is open."""
    if view.makes[page - 1][hole] != "1":
        return 0
    maze = ground_for(view.options).on(page)
    if is_junior(view.options):
        return maze.number[hole]
    cards = usable(view.hand, maze.kind[hole])
    return maze.number[hole] if cards_for(cards, maze.number[hole], is_added_only(view.options)) <= most else 0


@lru_cache(maxsize=4096)
def cards_for(cards: Cards, number: int, added_only: bool) -> int:
    """The fewest cards that make the number, which must be makeable."""
    found = fewest(cards, number, added_only=added_only)
    return len(found[0]) + len(found[1]) if found else len(cards) + 1


def holds_gift(view: View, hole: int) -> bool:
    """A gift on the open page; with an empty draw pile a gift is empty (G-37)."""
    is_gift = ground_for(view.options).on(view.page).kind[hole] == "gift"
    return is_gift and (is_junior(view.options) or view.pile > 0)


def best_gift(cards: Cards) -> What:
    """The supply card of a gift with the highest value; declines if there are only dig cards."""
    best = max(cards, key=value_of)
    return Keep(best) if best != DIG else Decline()
