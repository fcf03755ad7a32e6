"""Draws recomputed from what a game declares, without its rules."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.conformance.planted.cards import game as cards

from burrow.engine.audit import Audit, values_at
from burrow.engine.chance import Deal, Deck, Shown, Start, start_of
from burrow.engine.game import NATURE, Event, Payload, Setup
from burrow.engine.rng import TableRng, seed_from

SETUP = Setup("cards", 1, 2, cards.Options(), seed_from("audit"))


class Dealt(Payload, frozen=True):
    pieces: tuple[int, ...]


def event(what: Any, seq: int = 0) -> Event[Any]:
    return Event(seq, 0, NATURE, what)


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("card", [3]),
        ("faces", [["nut", "bird"]]),
        ("faces.*", ["nut", "bird"]),
        ("dogs.*.1", ["dog", "house"]),
        ("dogs.0.1", ["dog"]),
    ],
)
def test_a_path_leads_to_its_values(path: str, values: list[Any]) -> None:
    plain = {"card": 3, "faces": ["nut", "bird"], "dogs": [[1, "dog"], [2, "house"]]}
    assert list(values_at(plain, path)) == values


def test_a_card_that_is_drawn_is_not_in_the_deck_any_more() -> None:
    deck = Deck("deck", (1, 2), (Start((1, 1)),))
    audit = Audit((Shown("Dealt", "card", deck),), SETUP)
    first = TableRng(SETUP.seed, 0).below(2) + 1
    (draw,) = audit.draws(event(cards.Dealt(0, first)))
    assert (draw.drawn, draw.is_right) == (first, True)
    (draw,) = audit.draws(event(cards.Dealt(0, first), 1))
    assert (draw.drawn, draw.is_right) == (3 - first, False)


def test_from_an_empty_deck_nothing_is_drawn() -> None:
    audit = Audit((Shown("Dealt", "card", Deck("deck", (1, 2), (Start((0, 0)),))),), SETUP)
    (draw,) = audit.draws(event(cards.Dealt(0, 2)))
    assert (draw.drawn, draw.is_right) == (None, True)


def test_the_options_say_what_is_in_a_deck() -> None:
    assert sum(start_of(cards.DECK, cards.Options("small"))) == cards.SMALL
    assert sum(start_of(cards.DECK, cards.Options("large"))) == cards.LARGE
    with pytest.raises(LookupError):
        start_of(replace(cards.DECK, starts=cards.DECK.starts[:1]), cards.Options("large"))


def test_a_hand_may_be_sorted_but_not_swapped() -> None:
    deal = Deal("set", (1, 2, 3, 4, 5), hand=2)
    a, b, c, d, e = deal.shuffle(TableRng(SETUP.seed, 0))
    for pieces, is_right in (
        ((a, b, c, d, e), True),
        ((b, a, d, c, e), True),
        ((a, c, b, d, e), False),
        ((c, d, a, b, e), False),
        ((a, b, c, e, d), False),
        ((a, b, c, d), False),
    ):
        (draw,) = Audit((Shown("Dealt", "pieces", deal),), SETUP).draws(event(Dealt(pieces)))
        assert draw.is_right is is_right, pieces
