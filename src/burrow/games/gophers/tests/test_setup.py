"""Setup: G-03 to G-06, GA-32 and GA-39."""

from typing import Any

import msgspec
import pytest

from burrow.engine.codec import decode_payload, decode_setup, encode
from burrow.engine.rng import fast_rng
from burrow.games.gophers import GAME
from burrow.games.gophers.moves import Begins, Place, Roll, Rolled
from burrow.games.gophers.options import Options
from burrow.games.gophers.state import State
from burrow.games.gophers.tests.table import SMALL, after, refusal, seen, step, why

PORTAL, GIFT, STORE = 3, 5, 4
"""Holes of page 1."""


def dealt(seats: int = 2, first: str = "1", **options: Any) -> State:
    """The cards are dealt, and the first figure has to be placed."""
    state = GAME.setup(seats, Options(**{"book": "own", "own": SMALL, "first": first, **options}))
    rng = fast_rng("deal", seats, first)
    while GAME.waiting(state).nature:
        state = step(state, GAME.nature(state, rng))
    return state


def test_g_03_everyone_has_six_cards_and_the_rest_is_the_draw_pile() -> None:
    view = seen(dealt(seats=4), 2)
    assert [shown.cards for shown in view.seats] == [6, 6, 6, 6]
    assert len(view.hand) == 6
    assert view.pile == 58 - 4 * 6


def test_g_03_nobody_acts_before_the_cards_are_dealt() -> None:
    assert refusal(GAME.setup(2, Options(first="1")), 0, Place(0)).message == "refuse-moment"


def test_g_04_the_book_lies_open_when_figures_are_placed() -> None:
    assert seen(dealt()).page == 1


def test_g_04_a_book_of_ones_own_is_opened() -> None:
    assert GAME.refuse_options(2, Options(book="own", own=SMALL)) is None
    assert len(seen(dealt()).book.spots) == 12


def test_g_04_a_broken_one_is_not() -> None:
    broken = GAME.refuse_options(2, Options(book="own", own=SMALL.replace("page 6", "page 7")))
    assert broken is not None
    assert (broken.rule, broken.message.split("-")[0]) == ("G-04", "book")


def test_g_05_each_in_turn_chooses_a_hole() -> None:
    state = after(dealt(seats=3), Place(7), Place(0), Place(2))
    assert [shown.figure for shown in seen(state).seats] == [7, 0, 2]


def test_g_05_whoever_begins_places_first() -> None:
    state = after(dealt(seats=3, first="3"), Place(7))
    assert [shown.figure for shown in seen(state).seats] == [-1, -1, 7]
    assert GAME.waiting(state).seats == (0,)


def test_g_05_not_out_of_turn() -> None:
    refused = refusal(dealt(), 1, Place(0))
    assert (refused.rule, refused.message, refused.values) == ("G-05", "refuse-turn", (("seat", 0),))


@pytest.mark.parametrize(("move", "message"), [(Roll(), "refuse-place-first"), (Place(12), "refuse-no-such-hole")])
def test_g_05_a_figure_is_put_on_a_hole_before_anything_else(move: Place | Roll, message: str) -> None:
    assert why(dealt(), 0, move) == ("G-05", message)


def test_g_05_a_figure_is_placed_once() -> None:
    state = after(dealt(), Place(0), Place(1), Rolled(6))
    assert refusal(state, 0, Place(2)).rule == "G-05"


def test_g_06_the_die_says_the_page_to_begin_on() -> None:
    state = after(dealt(), Place(0), Place(1), Rolled(6))
    assert (seen(state).page, seen(state).round) == (6, 1)


def test_g_06_nobody_rolls_before_that() -> None:
    assert refusal(after(dealt(), Place(0), Place(1)), 0, Roll()).message == "refuse-moment"


def test_ga_32_any_kind_of_hole_will_do_and_nothing_happens_there() -> None:
    state = after(dealt(seats=3), Place(PORTAL), Place(GIFT), Place(STORE), Rolled(1))
    assert GAME.waiting(state).seats == (0,)
    assert (seen(state).phase, seen(state).page) == ("ready", 1)
    assert [(shown.cards, shown.points) for shown in seen(state).seats] == [(6, 0)] * 3


def test_ga_32_two_figures_do_not_share_a_hole() -> None:
    state = after(dealt(), Place(7))
    refused = refusal(state, 1, Place(7))
    assert (refused.rule, refused.values) == ("GA-32", (("hole", 8), ("seat", 0)))


def test_ga_39_chance_decides_who_begins() -> None:
    state = GAME.setup(3, Options())
    assert GAME.odds(state) == ((Begins(0), 1), (Begins(1), 1), (Begins(2), 1))
    assert after(state, Begins(1)).first == 1


def test_ga_39_or_the_host_does() -> None:
    assert GAME.waiting(dealt(seats=5, first="4")).seats == (3,)


def test_ga_39_the_host_names_a_seat_that_is_there() -> None:
    assert GAME.refuse_options(3, Options(first="3")) is None
    refused = GAME.refuse_options(2, Options(first="3"))
    assert refused is not None
    assert (refused.rule, refused.values) == ("GA-39", (("number", 3), ("seats", 2)))


def test_ga_39_simplified_and_baskets_go_together() -> None:
    state = dealt(seats=2, way="both")
    assert sum(state.pile) + 12 == 47
    assert [shown.baskets for shown in seen(state).seats] == [(0,), (1,)]


def test_a_table_of_the_first_format_goes_on() -> None:
    """It does not have the option `chosen`, and its digests are those of a state without it."""
    options = {"way": "entry", "entry": "odd", "end": "once", "refill": "round", "turning": "last", "first": "2"}
    stored = {"game": "gophers", "format": 1, "seats": 2, "options": options, "seed": "0" * 64}
    setup = decode_setup(msgspec.json.encode(stored), {"gophers": GAME}.__getitem__)
    assert setup.format == 1 < GAME.format
    assert setup.options == Options(way="entry", entry="odd", first="2")
    assert decode_payload(GAME, encode(Place(3)), setup.format) == Place(3)
