"""Evaluates decisions in the junior game: what each promises in lunches, now and in the next turns (G-60). Every card
is open there, so nothing is imagined."""

from collections.abc import Sequence

from burrow.engine.game import Seat
from burrow.games.gophers.bots.outlook import WON, Option
from burrow.games.gophers.bots.page_tables import NO_SUPPLIES, STORE, PageTable, page_tables
from burrow.games.gophers.data import DIE, KINDS
from burrow.games.gophers.data.cards import kind_of
from burrow.games.gophers.moves import Collect, Decline, Dig, Place, Walk, What
from burrow.games.gophers.moves.listing import cards_of
from burrow.games.gophers.reader.drawing import HIGHEST_NUMBER
from burrow.games.gophers.scoring import Amounts
from burrow.games.gophers.search.combos import takeable
from burrow.games.gophers.state.reading import total, usable
from burrow.games.gophers.view import View

NEXT = 0.7
"""The weight of a turn relative to the one before."""
TURNED = 0.05
"""The chance that another seat's turn opens another page."""
PARTS = (0.1, 0.4, 0.7, 1.0)
"""Shares of a fair part of the stock that a seat may still get. How soon a kind runs out is unknown, so all of them
count."""
MOST = 2
"""The most a seat gets of one kind is about this many times its share with one more seat at the table."""
DIG_KEPT = 1.0
"""The value of the seat's dig card while it is not played."""
HURRY = 0.05
"""The value to the leader of each card less in the stock."""

Gains = tuple[tuple[float, ...], ...]
"""For berries, acorns, grains and stores: by number, the value of taking that many."""


class EntryEvaluation:
    def __init__(self, view: View, seat: Seat, *, ahead: int) -> None:
        self.view, self.seat, self.ahead = view, seat, ahead
        self.pages = page_tables(view.options)
        self.page = self.pages[view.page - 1]
        self.others = tuple(other for other in range(len(view.seats)) if other != seat)
        self.weight = 1 / len(self.others)
        stock = cards_of(view.stock)
        self.stock = tuple(usable(stock, kind) for kind in KINDS)
        left = tuple(map(total, self.stock))
        self.shares = [sum(left) / len(view.seats) * part for part in PARTS]
        """How much the seat may still take: one entry for each guess."""
        self.most = tuple(amount * MOST / (len(view.seats) + 1) for amount in left)
        """By kind, the most that the seat may still take."""
        self.turned = TURNED * len(self.others)
        self.amounts = tuple(shown.amounts for shown in view.seats)
        self.able = tuple(self._able(other) for other in range(len(view.seats)))
        self.lead = self._lead(self.amounts[seat])
        self._gains: dict[tuple[Seat, Amounts], Gains] = {}
        self._promises: dict[tuple[int, Amounts], list[float]] = {}
        self._brings: dict[tuple[int, Amounts], list[float]] = {}
        self._values: dict[Amounts, float] = {}

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
                    options.append(Option(self._later(self.page, here, self.amounts[self.seat]), Decline()))
        return options

    # What a move brings

    def _placing(self, hole: int) -> float:
        return sum(self._promise(page, hole, self.amounts[self.seat]) for page in self.pages)

    def _arriving(self, hole: int) -> float:
        match self.page.kinds[hole]:
            case "portal":
                return self._turning(hole)
            case "gift":
                own = self.amounts[self.seat]
                return self._turn(self.page, hole, own) + self._later(self.page, hole, own)
            case _:
                return self._collected(self.page, hole)

    def _turning(self, hole: int) -> float:
        """A roll for the page while standing there, minus what it brings the others."""
        found = [self._collected(page, hole) - (0 if page is self.page else self._given(page)) for page in self.pages]
        return sum(found) / len(found)

    def _collected(self, page: PageTable, hole: int) -> float:
        """The best that can be taken there, and what follows."""
        own, number = self.amounts[self.seat], page.number[hole]
        return max(
            [self._later(page, hole, own)]
            + [
                self._worth(own, kind, number) + self._later(page, hole, _more(own, kind, number))
                for kind in _kinds(page, hole)
                if self.able[self.seat][kind] >> number & 1
            ]
        )

    def _given(self, page: PageTable) -> float:
        gained = 0.0
        for other in self.others:
            hole = self.view.seats[other].figure
            if page.kind[hole] != NO_SUPPLIES:
                gained += self.gains(other, self.amounts[other])[page.kind[hole]][page.number[hole]]
        return gained * self.weight

    def _taking(self, move: Collect) -> float:
        kind, number = kind_of(move.plus[0]), total(move.plus) - total(move.minus)
        own = _more(self.amounts[self.seat], kind, number)
        if len(move.plus) == len(self.stock[kind]) and not move.minus:
            ahead = self._lead(own)
            return WON + ahead if ahead > 0 else ahead - WON if ahead < 0 else -WON / 10
        hurry = HURRY * (len(move.plus) - len(move.minus)) * max(-1, min(1, self.lead))
        here = self.view.seats[self.seat].figure
        return self._worth(self.amounts[self.seat], kind, number) + self._later(self.page, here, own) + hurry

    # Amounts

    def _able(self, seat: Seat) -> tuple[int, ...]:
        """By kind, a bit for each number that the seat can take."""
        own = self.view.seats[seat].added
        return tuple(takeable(cards, usable(own, name)) for name, cards in zip(KINDS, self.stock, strict=True))

    def _lead(self, own: Amounts) -> int:
        return min(own) - max(min(self.amounts[other]) for other in self.others)

    def _value(self, amounts: Amounts) -> float:
        """The lunches to expect at the end if from now on the scarcest supplies are taken."""
        if amounts not in self._values:
            found = sum([lunches_to_come(amounts, share, self.most) for share in self.shares])
            self._values[amounts] = found / len(self.shares)
        return self._values[amounts]

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

    def _later(self, page: PageTable, hole: int, amounts: Amounts) -> float:
        """What the next turns promise from there, and what can be collected there when another seat turns the page."""
        return NEXT * self._promise(page, hole, amounts) + self.turned * self._standing(hole, amounts)

    def _turn(self, page: PageTable, hole: int, amounts: Amounts) -> float:
        """What one turn brings on average from there."""
        bring = self._bring(page, amounts)
        return sum([max([bring[end] for end in ends]) for ends in page.ends[hole]]) / len(DIE)

    def _bring(self, page: PageTable, amounts: Amounts) -> list[float]:
        """By hole, what can be collected there at once."""
        key = self.pages.index(page), amounts
        if key not in self._brings:
            gains = self.gains(self.seat, amounts)
            self._brings[key] = [
                gains[kind][number]
                if kind != NO_SUPPLIES
                else self._standing(hole, amounts)
                if name == "portal"
                else 0.0
                for hole, (kind, number, name) in enumerate(zip(page.kind, page.number, page.kinds, strict=True))
            ]
        return self._brings[key]

    def _promise(self, page: PageTable, hole: int, amounts: Amounts) -> float:
        key = self.pages.index(page), amounts
        if key not in self._promises:
            self._promises[key] = self._sweep(page, amounts)
        return self._promises[key][hole]

    def _sweep(self, page: PageTable, amounts: Amounts) -> list[float]:
        """By hole, how much more than elsewhere a few turns bring from there, with the best end for each roll. Only the
        difference counts: what is taken now cannot be taken later, so waiting would look too good."""
        bring, promised = list(self._bring(page, amounts)), [0.0] * len(page.holes)
        for hole in page.holes:
            if page.kinds[hole] == "gift":
                bring[hole] = self._turn(page, hole, amounts)
        worth = bring
        for _ in range(self.ahead):
            promised = [sum([max([worth[end] for end in ends]) for ends in rolls]) / len(DIE) for rolls in page.ends]
            worth = [now + NEXT * then for now, then in zip(bring, promised, strict=True)]
        mean = sum(promised) / len(promised)
        return [each - mean for each in promised]

    def _standing(self, hole: int, amounts: Amounts) -> float:
        """What can be collected there on another page, averaged over the pages."""
        gains = self.gains(self.seat, amounts)
        return sum(
            [gains[page.kind[hole]][page.number[hole]] for page in self.pages if page.kind[hole] != NO_SUPPLIES]
        ) / len(self.pages)


def lunches_to_come(amounts: Amounts, share: float, most: tuple[float, ...]) -> float:
    """The scarcest kind after `share` more is taken, always of the scarcest, within the `most` of each kind."""
    low, middle, high = sorted(amounts)
    if low + share <= middle:
        found = low + share
    elif low + middle + share <= 2 * high:
        found = (low + middle + share) / 2
    else:
        found = (low + middle + high + share) / 3
    return min(found, *[amount + limit for amount, limit in zip(amounts, most, strict=True)])


def _kinds(page: PageTable, hole: int) -> range:
    """The kinds that can be taken there."""
    kind = page.kind[hole]
    return range(len(KINDS)) if kind == STORE else range(kind, kind + 1) if kind != NO_SUPPLIES else range(0)


def _more(amounts: Amounts, kind: int, number: int) -> Amounts:
    more = list(amounts)
    more[kind] += number
    berries, acorns, grains = more
    return berries, acorns, grains
