"""Invariants that are broken on purpose are noticed, each in its own words."""

from typing import Any

import pytest
from msgspec.structs import replace

from burrow.games.hamsterrolle.data import BLACK, CIRCLE
from burrow.games.hamsterrolle.game import GAME
from burrow.games.hamsterrolle.state import START, Lie
from burrow.games.hamsterrolle.tests.strategies import lie, table

SOUND = table(3, START, lie(7, 3))


def test_a_sound_table_has_none() -> None:
    assert GAME.faults(SOUND) == ()


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        ({"trays": ((0, 1), *SOUND.trays[1:])}, "lost or doubled"),
        ({"trays": ((0, 1, 2, 3, 4, 5, 6, 7), *SOUND.trays[1:])}, "lost or doubled"),
        ({"trays": ((1, 0, 2, 3, 4, 5, 6), *SOUND.trays[1:])}, "out of order"),
        ({"lies": (START, lie(7, 3))}, "out of order"),
        ({"lies": (lie(7, 3), Lie(BLACK, 15_000, nose=14_000, tail=9_000))}, "no way to lie"),
        ({"lies": (lie(7, 3), Lie(BLACK, 15_000, nose=16_000, tail=16_000))}, "no way to lie"),
        ({"lies": (lie(7, 3), Lie(BLACK, CIRCLE, nose=CIRCLE, tail=CIRCLE))}, "no way to lie"),
        ({"contact": CIRCLE}, "cannot stand"),
        ({"reference": 12}, "no compartment"),
        ({"lies": (), "out": (7, *range(21, 29))}, "empty wheel"),
        ({"seat": -1}, "and seat"),
        ({"first": -1}, "began"),
        ({"holds": 0}, "in hand"),
        ({"path": b"x"}, "a path"),
        ({"ended": "empty"}, "ended"),
        ({"winners": (0,)}, "ended"),
        ({"trays": ((), *SOUND.trays[1:]), "out": (*range(7), *range(21, 28))}, "without a piece"),
        ({"options": replace(SOUND.options, rounds=2), "round": 3}, "round 3 of 2"),
    ],
)
def test_a_broken_one_says_what_is_wrong(broken: dict[str, Any], words: str) -> None:
    (found,) = GAME.faults(replace(SOUND, **broken))
    assert words in found
