"""Only adding, with fewer cards: G-40 to G-42."""

from burrow.games.gophers import GAME
from burrow.games.gophers.data import DIG
from burrow.games.gophers.moves import Collect, Decline, Roll, Rolled, Walk
from burrow.games.gophers.options import Options, Way
from burrow.games.gophers.state import State
from burrow.games.gophers.tests.table import after, arranged, cards, seen, why


def at_seven_berries(way: Way) -> State:
    """Seat 0 has walked to hole 0 of page 1 and can make it with 3 + 4 or 6 + 5 - 4."""
    table = arranged(at=(4, 11), hands=("b3 b4 b6 b6 b5",), way=way)
    return after(table, Roll(), Rolled(1), Walk((0,)))


def deck(way: Way) -> tuple[int, ...]:
    """By card, how many copies there are."""
    return GAME.setup(2, Options(way=way)).pile


def values(way: Way) -> set[int]:
    return {(card - 1) % 10 + 1 for card, count in enumerate(deck(way)) if count and card != DIG}


def test_g_40_sums_are_collected() -> None:
    state = after(at_seven_berries("simplified"), Collect(cards("b3 b4")))
    assert seen(state).seats[0].points == 7


def test_g_40_differences_are_not() -> None:
    assert why(at_seven_berries("simplified"), 0, Collect(cards("b5 b6"), cards("b4"))) == ("G-40", "refuse-added-only")


def test_g_40_only_sums_are_listed() -> None:
    assert GAME.moves(at_seven_berries("simplified"), 0) == (Collect(cards("b3 b4")), Decline())
    assert GAME.moves(at_seven_berries("both"), 0) == (Collect(cards("b3 b4")), Decline())


def test_g_40_elsewhere_differences_are_collected() -> None:
    for way in ("basic", "advanced"):
        after(at_seven_berries(way), Collect(cards("b5 b6"), cards("b4")))


def test_g_41_two_dig_cards_are_left_out() -> None:
    assert [deck(way)[DIG] for way in ("basic", "simplified", "advanced", "both")] == [7, 5, 7, 5]


def test_g_42_eight_nine_and_ten_are_left_out() -> None:
    assert values("simplified") == values("both") == set(range(1, 8))
    assert sum(deck("simplified")) == 5 + 3 * 2 * 7


def test_g_42_not_in_the_basic_game() -> None:
    assert values("basic") == set(range(1, 11))
    assert sum(deck("basic")) == 58
