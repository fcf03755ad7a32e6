"""What nature may answer, and how likely: the die, the cards left, and those under the pile."""

from collections import Counter

from burrow.engine.rng import fast_rng
from burrow.games.gophers import GAME
from burrow.games.gophers.moves import Decline, Drew, Roll, Rolled, Walk, What
from burrow.games.gophers.state import State
from burrow.games.gophers.tests.table import after, arranged, cards


def drawing(pile: str, *under: str) -> State:
    """Seat 0 found nothing and draws a card."""
    buried = tuple((name, 1) for name in under)
    table = arranged(at=(7, 11), pile=pile, under=buried)
    return after(table, Roll(), Rolled(1), Walk((6,)))


def drew(name: str) -> Drew:
    return Drew(cards(name)[0])


def test_each_face_is_as_likely() -> None:
    assert GAME.odds(after(arranged(), Roll())) == tuple((Rolled(pips), 1) for pips in range(1, 7))


def test_each_card_of_the_pile_is_as_likely() -> None:
    assert GAME.odds(drawing("d d d b9 g7 g7")) == ((drew("d"), 3), (drew("b9"), 1), (drew("g7"), 2))


def test_a_card_under_the_pile_does_not_come_before_the_others() -> None:
    assert GAME.odds(drawing("b9", "d", "a8")) == ((drew("b9"), 1),)


def test_then_they_come_in_their_order() -> None:
    assert GAME.odds(drawing("", "d", "a8")) == ((drew("d"), 1),)
    assert GAME.odds(drawing("", "a8", "d")) == ((drew("a8"), 1),)


def test_nature_draws_as_often_as_the_odds_say() -> None:
    """3 of 6 cards are dig cards: about 300 of 600 draws, within five standard deviations, which are 61."""
    state = drawing("d d d b9 g7 g7")
    drawn: Counter[What] = Counter(GAME.nature(state, fast_rng("draw", number)) for number in range(600))
    assert set(drawn) == {drew("d"), drew("b9"), drew("g7")}
    assert abs(drawn[drew("d")] - 300) < 61


def test_where_a_seat_decides_nature_has_nothing_to_say() -> None:
    state = after(arranged(at=(1, 11)), Roll(), Rolled(1), Walk((2,)))
    assert GAME.odds(state) == ()
    assert GAME.odds(after(state, Decline())) != ()
