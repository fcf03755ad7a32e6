"""What can be undone: a decision that neither the die nor a card nor the end of the game has followed."""

import pytest

from burrow.engine.game import Refusal, Setup
from burrow.engine.log import Log
from burrow.engine.rng import seed_from
from burrow.games.gophers import GAME
from burrow.games.gophers.moves import Collect, Decline, Dig, Keep, Place, Roll, Rolled, TimeUp, Walk, What
from burrow.games.gophers.options import Options
from burrow.games.gophers.state import State, Turn
from burrow.games.gophers.tests.table import SMALL, after, arranged, cards, event_of, step
from burrow.games.gophers.view import View

SIX = "a4 a4 a5 a5 a6 a6"
AT_GRAINS = after(arranged(at=(1, 11), hands=("g3 b1 b2 b3", SIX)), Roll(), Rolled(1), Walk((2,)))
"""Seat 0 has walked to three grains."""
EVERYONE = after(arranged(hands=("d b1", SIX)), Dig(), Rolled(5))
"""Both may collect on page 5."""
LAST = after(arranged(at=(1, 11), hands=("g3 b1 b2 b3", SIX), pile=""), Roll(), Rolled(1), Walk((2,)))
"""Collecting these grains ends the game."""
GIFT = after(arranged(at=(4, 11)), Roll(), Rolled(1), Walk((5,)), "b8", "a9", "g1")


def may_undo(state: State, what: What) -> bool:
    return GAME.may_undo(step(state, what), event_of(state, what))


@pytest.mark.parametrize(
    ("state", "what"),
    [
        (arranged(at=(0, 11), pips=1), Walk((1,))),
        (AT_GRAINS, Collect(cards("g3"))),
        (EVERYONE, Decline()),
        (after(EVERYONE, Decline()), Decline()),
        (arranged(way="entry", turn=Turn(0, extra=True)), Decline()),
    ],
)
def test_a_decision_without_chance_may_be_taken_back(state: State, what: What) -> None:
    assert may_undo(state, what)


@pytest.mark.parametrize(
    ("state", "what"),
    [
        (arranged(), Roll()),
        (arranged(hands=("d",)), Dig()),
        (arranged(at=(2, 11), pips=1), Walk((3,))),
        (arranged(at=(4, 11), pips=1), Walk((5,))),
        (arranged(at=(7, 11), pips=1), Walk((6,))),
        (AT_GRAINS, Decline()),
        (LAST, Collect(cards("g3"))),
        (GIFT, Keep(8)),
        (after(arranged(), Roll()), Rolled(3)),
        (arranged(clock=9, pips=1, state={"deadline": 9_000}), TimeUp()),
    ],
)
def test_not_what_asked_the_die_a_card_or_the_clock_nor_the_end(state: State, what: What) -> None:
    assert not may_undo(state, what)


def test_a_figure_is_placed_anew() -> None:
    options = Options(book="own", own=SMALL, way="entry", first="1")
    log: Log[State, What, View, Options] = Log(GAME, Setup(GAME.id, GAME.format, 3, options, seed_from("undo")))
    assert not isinstance(log.submit(0, Place(4), 0), Refusal)
    assert log.undo(1, 0) is None
    assert log.undo(0, 0) is not None
    assert not isinstance(log.submit(0, Place(5), 0), Refusal)
    assert not isinstance(log.submit(1, Place(4), 0), Refusal)
    assert log.undo(0, 0) is None
    assert log.state.figures == (5, 4, -1)
