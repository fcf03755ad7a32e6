"""Broken invariants are reported in words: each is planted in a sound state."""

from typing import Any

import pytest
from msgspec.structs import replace

from burrow.games.gophers import GAME
from burrow.games.gophers.state import Buried
from burrow.games.gophers.tests.table import arranged, cards

SOUND = arranged(3, hands=("b1 b2 b3", "a1 a2 a3", "g1 g2 g3"), way="both")


def test_a_sound_state_has_none() -> None:
    assert GAME.faults(SOUND) == ()
    assert GAME.faults(arranged(way="entry")) == ()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"figures": (0, 11, 12)}, "outside the holes"),
        ({"figures": (0, 11, 11)}, "two figures"),
        ({"figures": (0, 11, -1)}, "without a figure"),
        ({"page": 7}, "no page 7"),
        ({"phase": "draw"}, "the phase draw"),
        ({"draws": ((0, 1),)}, "the phase ready"),
        ({"phase": "draw", "draws": ((0, 99),)}, "more cards to draw"),
        ({"phase": "collect"}, "in collect"),
        ({"asked": (1,)}, "in ready"),
        ({"gift": cards("b7")}, "a gift in the phase ready"),
        ({"phase": "gift", "asked": (0,), "gift": ()}, "a gift of 0 cards"),
        ({"hands": (cards("b2 b1 b3"), cards("a1 a2 a3"), cards("g1 g2 g3"))}, "not in order"),
        ({"phase": "roll", "deadline": 5}, "nobody to decide"),
        ({"phase": "over"}, "without a reason"),
        ({"ended": "hand"}, "the game goes on"),
        ({"baskets": (0, 3, 2)}, "lost baskets"),
        ({"subtracted": (cards("b7"), (), ())}, "only adding"),
        ({"added": (cards("b7"), (), ())}, "3 of 2 cards 7"),
        ({"buried": (Buried(cards("b7")[0], 0),)}, "3 of 2 cards 7"),
        ({"used": 1}, "6 of 5 cards 0"),
    ],
)
def test_a_broken_one_says_what_is_wrong(change: dict[str, Any], words: str) -> None:
    faults = GAME.faults(replace(SOUND, **change))
    assert any(words in fault for fault in faults), faults


def test_the_entry_game_hides_nothing() -> None:
    state = replace(arranged(way="entry"), buried=(Buried(3, 0),))
    assert any("hidden cards" in fault for fault in GAME.faults(state))
