"""What a player sees who does not reckon with all cards at once: where some of the own cards make the number."""

from functools import lru_cache

from burrow.games.gophers.data import DIG
from burrow.games.gophers.data.books import ground_for
from burrow.games.gophers.data.cards import value_of
from burrow.games.gophers.data.combos import fewest
from burrow.games.gophers.moves import Decline, Keep, What
from burrow.games.gophers.options import is_added_only, is_entry
from burrow.games.gophers.state import Cards, usable
from burrow.games.gophers.view import View


def sees(view: View, hole: int, *, most: int) -> bool:
    """Whether the seat finds supplies in this hole of the open page that it can collect with at most so many cards.
    In the entry game everything lies open."""
    if view.makes[view.page - 1][hole] != "1":
        return False
    if is_entry(view.options):
        return True
    page = ground_for(view.options).on(view.page)
    cards = usable(view.hand, page.kind[hole])
    return cards_for(cards, page.number[hole], is_added_only(view.options)) <= most


@lru_cache(maxsize=4096)
def cards_for(cards: Cards, number: int, added_only: bool) -> int:
    """The fewest cards that make the number, which can be made."""
    found = fewest(cards, number, added_only=added_only)
    return len(found[0]) + len(found[1]) if found else len(cards) + 1


def best_gift(cards: Cards) -> What:
    """The card of a gift with the highest value; of dig cards alone, none."""
    best = max(cards, key=value_of)
    return Keep(best) if best != DIG else Decline()
