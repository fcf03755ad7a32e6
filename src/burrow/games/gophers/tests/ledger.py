"""Who has seen which card: follows every copy from hand to hand, by the rulebook and independently of the view."""

from burrow.engine.game import Event, Seat
from burrow.games.gophers.data import DIG
from burrow.games.gophers.moves import Collect, Decline, Dig, Drew, Keep, TimeUp, What, plainest
from burrow.games.gophers.state import Cards, State
from burrow.games.gophers.state.reading import decider


class Copy:
    """One card of the deck, from the moment it is drawn."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.seen: set[Seat] = set()
        self.open = False
        """Everybody has seen it."""
        self.draws: list[int] = []
        """The events that drew it: more than one if it was put under the pile in between."""

    def is_seen_by(self, seat: Seat | None) -> bool:
        return self.open or seat in self.seen


class Ledger:
    """Of a game with hands, not of the junior game, where all cards are open."""

    def __init__(self, seats: int) -> None:
        self.hands: list[list[Copy]] = [[] for _ in range(seats)]
        self.gift: list[Copy] = []
        self.under: list[Copy] = []
        """In the order in which they will come up."""
        self.copies: list[Copy] = []
        """All copies ever drawn."""

    def follow(self, state: State, event: Event[What]) -> None:
        """`state` is the state before the event."""
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
                self._open(self.gift, next(copy for copy in self.gift if copy.card == card))
                self._bury()
            case Decline() if state.phase == "gift":
                for copy in self.gift:
                    copy.open = True
                self._bury()
            case _:
                pass

    def unseen(self, seat: Seat | None) -> list[Copy]:
        """Drawn copies that the seat has never seen."""
        return [copy for copy in self.copies if not copy.is_seen_by(seat)]

    def _draw(self, state: State, seq: int, card: int) -> None:
        """From the pile, or from under it when the rest is gone."""
        copy = Copy(card) if any(state.pile) else self.under.pop(0)
        if not copy.draws:
            self.copies.append(copy)
        copy.draws.append(seq)
        seat = state.asked[0] if state.phase == "unwrap" else state.draws[0][0]
        copy.seen.add(seat)
        (self.gift if state.phase == "unwrap" else self.hands[seat]).append(copy)

    def _show(self, hand: list[Copy], card: int) -> None:
        """Of equal copies, shows the one that most seats have seen, so that the others stay hidden."""
        equal = [copy for copy in hand if copy.card == card]
        self._open(hand, max(equal, key=lambda copy: (copy.open, len(copy.seen))))

    def _open(self, place: list[Copy], copy: Copy) -> None:
        copy.open = True
        place.remove(copy)

    def _bury(self) -> None:
        self.under += self.gift
        self.gift = []


def cards_of(copies: list[Copy]) -> Cards:
    """In the order in which they were drawn."""
    return tuple(copy.card for copy in copies)
