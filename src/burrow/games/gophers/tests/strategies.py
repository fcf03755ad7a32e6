"""What hypothesis draws for this game, and the twin of a log."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from burrow.engine.game import NATURE, Event, Seat
from burrow.engine.log import Log
from burrow.engine.rng import Rng
from burrow.games.gophers.moves import Drew, Move, TimeUp, plainest
from burrow.games.gophers.moves.listing import cards_of as pile_of
from burrow.games.gophers.options import Options, is_junior
from burrow.games.gophers.state import Cards
from burrow.games.gophers.tests.ledger import Ledger, cards_of

seats = st.integers(2, 5)
options = st.builds(
    Options,
    way=st.sampled_from(("basic", "simplified", "advanced", "both", "entry")),
    entry=st.sampled_from(("all", "high", "even", "odd", "chosen")),
    chosen=st.sampled_from(("8 9 10", "1, 2,3", "")),
    end=st.sampled_from(("once", "round")),
    refill=st.sampled_from(("round", "turn")),
    turning=st.sampled_from(("last", "free")),
    clock=st.sampled_from((0, 1, 30)),
)

TRIES = 6
"""How often all cards are exchanged at once, before only two of them are swapped."""
PAIRS = 12

Table = Log[Any, Any, Any, Any]


def twin(log: Table, seat: Seat | None, rng: Rng) -> Table:
    """A log in which cards that the seat never saw are exchanged: those of other seats with each other, and with those
    never drawn. All decisions stay legal, and the game ends at the same time."""
    assert isinstance(log.setup.options, Options)
    if is_junior(log.setup.options):
        return log
    ledger, pile, decisions = followed(log, len(log.live))
    unseen = ledger.unseen(seat)
    for cards in exchanges(cards_of(unseen), pile, rng):
        drawn = {seq: card for copy, card in zip(unseen, cards, strict=True) for seq in copy.draws}
        other = retold(log, drawn, decisions)
        if other is not None:
            return other
    return log


@lru_cache(maxsize=2)
def followed(log: Table, length: int) -> tuple[Ledger, Cards, dict[int, Move]]:
    """The ledger of a log of this length, the cards left in the pile, and what the table decided when time ran out."""
    ledger, decisions = Ledger(log.setup.seats), {}
    state = log.game.setup(log.setup.seats, log.setup.options)
    for event in log.live:
        ledger.follow(state, event)
        if isinstance(event.what, TimeUp):
            decisions[event.seq] = plainest(state)
        state = log.game.apply(state, event)
    return ledger, pile_of(state.pile), decisions


def exchanges(own: Cards, pile: Cards, rng: Rng) -> Iterator[Cards]:
    """What the unseen cards could have been: first any arrangement, then one swap at a time."""
    pool = own + pile
    for _ in range(TRIES if own else 0):
        yield rng.shuffled(pool)[: len(own)]
    for _ in range(PAIRS if own else 0):
        deck = list(pool)
        one, other = rng.below(len(own)), rng.below(len(pool))
        deck[one], deck[other] = deck[other], deck[one]
        yield tuple(deck[: len(own)])


def retold(log: Table, drawn: dict[int, int], decisions: dict[int, Move]) -> Table | None:
    """The log with other cards drawn; None if something in it becomes impossible."""
    other: Table = Log(log.game, log.setup)
    for event in log.live:
        told = replace(event, what=Drew(drawn[event.seq])) if event.seq in drawn else event
        if not is_possible(other, told):
            return None
        if event.seq in decisions and decisions[event.seq] != plainest(other.state):
            return None
        other.add(told)
    return other if other.waiting.over == log.waiting.over else None


def is_possible(log: Table, event: Event[Any]) -> bool:
    if event.by != NATURE:
        return log.game.refuse(log.state, event.by, event.what, event.at) is None
    return event.what in [answer for answer, _ in log.game.odds(log.state) or ()]
