"""What hypothesis draws for this game, and the twin of a log."""

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from burrow.engine.game import NATURE, Event, Seat
from burrow.engine.log import Log
from burrow.engine.rng import Rng
from burrow.games.gophers.data import DIG
from burrow.games.gophers.moves import Collect, Decline, Dig, Drew, Keep, TimeUp, cards_of, plainest
from burrow.games.gophers.options import Options, is_entry
from burrow.games.gophers.state import State, decider

seats = st.integers(2, 5)
options = st.builds(
    Options,
    way=st.sampled_from(("basic", "simplified", "advanced", "both", "entry")),
    entry=st.sampled_from(("all", "high", "even", "odd")),
    end=st.sampled_from(("once", "round")),
    refill=st.sampled_from(("round", "turn")),
    turning=st.sampled_from(("last", "free")),
    clock=st.sampled_from((0, 1, 30)),
)

TRIES = 6
"""Ways to exchange all cards at once that are tried, before only two of them change places."""
PAIRS = 12

Table = Log[Any, Any, Any, Any]


class Copy:
    """One card of the deck from the moment it is drawn: where it lies and who has seen it."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.seen = False
        """By the seat that the twin is made for."""
        self.draws: list[int] = []
        """The events that drew it: more than one if it was put under the pile in between."""


class Tracker:
    """Follows every card that is drawn through a log, by the rulebook alone."""

    def __init__(self, log: Table, seat: Seat | None) -> None:
        self.seat = seat
        self.hands: list[list[Copy]] = [[] for _ in range(log.setup.seats)]
        self.gift: list[Copy] = []
        self.under: list[Copy] = []
        self.copies: list[Copy] = []
        self.pile: tuple[int, ...] = ()
        """By card, what was never drawn."""
        state = log.game.setup(log.setup.seats, log.setup.options)
        for event in log.live:
            self._follow(state, event)
            state = log.game.apply(state, event)
        self.pile = state.pile

    @property
    def unseen(self) -> list[Copy]:
        return [copy for copy in self.copies if not copy.seen]

    def _follow(self, state: State, event: Event[Any]) -> None:
        by, what = event.by, event.what
        if isinstance(what, TimeUp):
            by, what = decider(state), plainest(state)
        match what:
            case Drew(card):
                self._draw(state, event.seq, card)
            case Collect(plus, minus):
                for card in (*plus, *minus):
                    self._show(self.hands[by], card)
            case Dig():
                self._show(self.hands[by], DIG)
            case Keep(card):
                self._show(self.gift, card)
                self._bury(seen=by == self.seat)
            case Decline() if state.phase == "gift":
                self._bury(seen=True)
            case _:
                pass

    def _draw(self, state: State, seq: int, card: int) -> None:
        if any(state.pile):
            copy = Copy(card)
            self.copies.append(copy)
        else:
            copy = self.under.pop(0)
        copy.draws.append(seq)
        drawer = state.asked[0] if state.phase == "unwrap" else state.draws[0][0]
        copy.seen |= drawer == self.seat
        (self.gift if state.phase == "unwrap" else self.hands[drawer]).append(copy)

    def _show(self, place: list[Copy], card: int) -> None:
        """Lies open now. Of equal cards, one that was seen already, so that as many as possible stay unseen."""
        shown = sorted((copy for copy in place if copy.card == card), key=lambda copy: not copy.seen)[0]
        shown.seen = True
        place.remove(shown)

    def _bury(self, *, seen: bool) -> None:
        for copy in self.gift:
            copy.seen |= seen
        self.under += self.gift
        self.gift = []


def twin(log: Table, seat: Seat | None, rng: Rng) -> Table:
    """A log in which cards that the seat never saw have changed places: those of other seats with each other, and
    with those that were never drawn. Whatever was decided is still allowed then, and the game is over when it was."""
    assert isinstance(log.setup.options, Options)
    if is_entry(log.setup.options):
        return log
    tracker = Tracker(log, seat)
    for cards in exchanges(tracker, rng):
        drawn = {seq: card for copy, card in zip(tracker.unseen, cards, strict=True) for seq in copy.draws}
        other = retold(log, drawn)
        if other is not None:
            return other
    return log


def exchanges(tracker: Tracker, rng: Rng) -> Iterator[tuple[int, ...]]:
    """What the unseen copies could have been: first anything, then only one exchange at a time."""
    own = [copy.card for copy in tracker.unseen]
    pool = (*own, *cards_of(tracker.pile))
    for _ in range(TRIES if own else 0):
        yield rng.shuffled(pool)[: len(own)]
    for _ in range(PAIRS if own else 0):
        deck = list(pool)
        one, other = rng.below(len(own)), rng.below(len(pool))
        deck[one], deck[other] = deck[other], deck[one]
        yield tuple(deck[: len(own)])


def retold(log: Table, drawn: dict[int, int]) -> Table | None:
    """The log with other cards drawn; None where something in it could not happen then."""
    other: Table = Log(log.game, log.setup)
    state = other.state
    for event in log.live:
        told = replace(event, what=Drew(drawn[event.seq])) if event.seq in drawn else event
        if not is_possible(other, told):
            return None
        if isinstance(event.what, TimeUp) and plainest(state) != plainest(other.state):
            return None
        state = log.game.apply(state, event)
        other.add(told)
    return other if other.waiting.over == log.waiting.over else None


def is_possible(log: Table, event: Event[Any]) -> bool:
    if event.by != NATURE:
        return log.game.refuse(log.state, event.by, event.what, event.at) is None
    return event.what in [answer for answer, _ in log.game.odds(log.state) or ()]
