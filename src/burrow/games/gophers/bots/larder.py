"""The entry game in numbers: what a decision promises in lunches, now and in the next turn (G-60). Everything lies open
there, so nothing is imagined."""

from collections.abc import Sequence
from math import exp, log

from burrow.engine.game import Seat
from burrow.games.gophers.bots.chart import NO_SUPPLIES, STORE, Leaf, chart_of
from burrow.games.gophers.bots.outlook import WON, Option
from burrow.games.gophers.data import DIE, KINDS
from burrow.games.gophers.data.cards import kind_of
from burrow.games.gophers.data.combos import takeable
from burrow.games.gophers.data.drawing import HIGHEST_NUMBER
from burrow.games.gophers.moves import Collect, Decline, Dig, Place, Walk, What, cards_of
from burrow.games.gophers.scoring import Amounts
from burrow.games.gophers.state import total, usable
from burrow.games.gophers.view import View

NEXT = 0.6
"""How much the next turn counts beside this one."""
TURNED = 0.2
"""How likely another page is open by then."""
EVEN = 1.5
SPREAD = 10
"""As long as much is left of every kind, any supplies are welcome; near the end only the scarcest ones."""
DIG_KEPT = 1.0
"""What the own dig card is worth as long as it is not played."""
HURRY = 0.05
"""What each card less in the stock is worth to whoever is ahead."""

Gains = tuple[tuple[float, ...], ...]
"""For berries, acorns, grains and stores, by number, what it is worth to take so many."""


class Larder:
    def __init__(self, view: View, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.leaves = chart_of(view.options)
        self.leaf = self.leaves[view.page - 1]
        self.others = tuple(other for other in range(len(view.seats)) if other != seat)
        self.weight = 1 / len(self.others)
        stock = cards_of(view.stock)
        self.stock = tuple(usable(stock, kind) for kind in KINDS)
        self.even = EVEN + min(map(total, self.stock)) / SPREAD
        self.amounts = tuple(shown.amounts for shown in view.seats)
        self.able = tuple(self._able(other) for other in range(len(view.seats)))
        self.lead = self._lead(self.amounts[seat])
        self._gains: dict[tuple[Seat, Amounts], Gains] = {}
        self._promises: dict[tuple[int, int, Amounts], float] = {}

    def options(self, legal: Sequence[What]) -> list[Option]:
        """Every move with what it promises."""
        options = []
        for move in legal:
            match move:
                case Place(hole):
                    options.append(Option(self._placing(hole), move))
                case Walk(way):
                    options.append(Option(self._arriving(way[-1]), move))
                case Dig():
                    here = self.view.seats[self.seat].figure
                    options.append(Option(self._turning(here) - DIG_KEPT, move))
                case Collect():
                    options.append(Option(self._taking(move), move))
                case _:
                    here = self.view.seats[self.seat].figure
                    options.append(Option(self._later(self.leaf, here, self.amounts[self.seat]), Decline()))
        return options

    # What a move brings

    def _placing(self, hole: int) -> float:
        return sum(self._promise(leaf, hole, self.amounts[self.seat]) for leaf in self.leaves)

    def _arriving(self, hole: int) -> float:
        match self.leaf.kinds[hole]:
            case "portal":
                return self._turning(hole)
            case "gift":
                own = self.amounts[self.seat]
                return self._promise(self.leaf, hole, own) + self._later(self.leaf, hole, own)
            case _:
                return self._collected(self.leaf, hole)

    def _turning(self, hole: int) -> float:
        """A roll for the page while standing there; what it brings the others is taken off."""
        found = [self._collected(leaf, hole) - (0 if leaf is self.leaf else self._given(leaf)) for leaf in self.leaves]
        return sum(found) / len(found)

    def _collected(self, leaf: Leaf, hole: int) -> float:
        """What is taken there at best, and what comes after it."""
        own, number = self.amounts[self.seat], leaf.number[hole]
        return max(
            [self._later(leaf, hole, own)]
            + [
                self._worth(own, kind, number) + self._later(leaf, hole, _more(own, kind, number))
                for kind in _kinds(leaf, hole)
                if self.able[self.seat][kind] >> number & 1
            ]
        )

    def _given(self, leaf: Leaf) -> float:
        gained = 0.0
        for other in self.others:
            hole = self.view.seats[other].figure
            if leaf.kind[hole] != NO_SUPPLIES:
                gained += self.gains(other, self.amounts[other])[leaf.kind[hole]][leaf.number[hole]]
        return gained * self.weight

    def _taking(self, move: Collect) -> float:
        kind, number = kind_of(move.plus[0]), total(move.plus) - total(move.minus)
        own = _more(self.amounts[self.seat], kind, number)
        if len(move.plus) == len(self.stock[kind]) and not move.minus:
            ahead = self._lead(own)
            return WON + ahead if ahead > 0 else ahead - WON if ahead < 0 else -WON / 10
        hurry = HURRY * (len(move.plus) - len(move.minus)) * max(-1, min(1, self.lead))
        here = self.view.seats[self.seat].figure
        return self._worth(self.amounts[self.seat], kind, number) + self._later(self.leaf, here, own) + hurry

    # Amounts

    def _able(self, seat: Seat) -> tuple[int, ...]:
        """By kind, a bit for each number that the seat can take."""
        own = self.view.seats[seat].added
        return tuple(takeable(cards, usable(own, name)) for name, cards in zip(KINDS, self.stock, strict=True))

    def _lead(self, own: Amounts) -> int:
        return min(own) - max(min(self.amounts[other]) for other in self.others)

    def _value(self, amounts: Amounts) -> float:
        """Lunches, the other supplies counting a little as long as the scarcest kind may still be found."""
        least = min(amounts)
        return least - self.even * log(sum(exp((least - amount) / self.even) for amount in amounts) / len(amounts))

    def _worth(self, amounts: Amounts, kind: int, number: int) -> float:
        return self._value(_more(amounts, kind, number)) - self._value(amounts)

    def gains(self, seat: Seat, amounts: Amounts) -> Gains:
        key = seat, amounts
        if key not in self._gains:
            kinds = [
                [
                    self._worth(amounts, kind, number) if self.able[seat][kind] >> number & 1 else 0.0
                    for number in range(HIGHEST_NUMBER + 1)
                ]
                for kind in range(len(KINDS))
            ]
            stores = [max(each) for each in zip(*kinds, strict=True)]
            self._gains[key] = tuple(tuple(row) for row in (*kinds, stores))
        return self._gains[key]

    def _later(self, leaf: Leaf, hole: int, amounts: Amounts) -> float:
        """What the next turn promises from there."""
        here = self._promise(leaf, hole, amounts)
        anywhere = sum(self._promise(each, hole, amounts) for each in self.leaves) / len(self.leaves)
        return NEXT * ((1 - TURNED) * here + TURNED * anywhere)

    def _promise(self, leaf: Leaf, hole: int, amounts: Amounts) -> float:
        key = self.leaves.index(leaf), hole, amounts
        if key not in self._promises:
            gains = self.gains(self.seat, amounts)
            bring = [
                gains[kind][number] if kind != NO_SUPPLIES else 0.0
                for kind, number in zip(leaf.kind, leaf.number, strict=True)
            ]
            self._promises[key] = sum(max([bring[end] for end in ends]) for ends in leaf.ends[hole]) / len(DIE)
        return self._promises[key]


def _kinds(leaf: Leaf, hole: int) -> range:
    """What may be taken there."""
    kind = leaf.kind[hole]
    return range(len(KINDS)) if kind == STORE else range(kind, kind + 1) if kind != NO_SUPPLIES else range(0)


def _more(amounts: Amounts, kind: int, number: int) -> Amounts:
    more = list(amounts)
    more[kind] += number
    berries, acorns, grains = more
    return berries, acorns, grains
