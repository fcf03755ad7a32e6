"""What a decision promises, in points: what it brings now and what the next turn can bring, over imagined cards. Uses
the view of one seat; hidden cards are drawn anew for every decision."""

from typing import NamedTuple

from burrow.engine.game import Seat
from burrow.engine.rng import Rng
from burrow.games.gophers.bots.hands import Numbers, numbers
from burrow.games.gophers.bots.page_tables import GIFT, NO_SUPPLIES, PageTable, page_tables
from burrow.games.gophers.data import DIG, HAND, SMALL_HAND
from burrow.games.gophers.data.cards import value_of
from burrow.games.gophers.moves import Collect, Decline, Dig, Keep, Walk, What
from burrow.games.gophers.moves.listing import LISTED
from burrow.games.gophers.options import has_baskets, is_added_only
from burrow.games.gophers.search.combos import combos, fewest
from burrow.games.gophers.search.half_hands import Combo
from burrow.games.gophers.state import Cards, State
from burrow.games.gophers.state.reading import usable, without
from burrow.games.gophers.view import View, imagine

NEXT = 1.0
"""The weight of the next turn relative to this one."""
TURNED = 0.17
"""The chance that another seat's turn opens another page."""
STANDING = 0.8
"""The weight of what such a page brings in the hole where the figure stands."""
BASKET = 5.0
"""The value of a basket: all that its owner collects in the next successful turn."""
SEEN = 4
"""Combinations weighed for a hole before the figure stands there."""
SPENT = 3
"""Spent cards make room for new ones: each is worth this many makeable numbers."""
WON = 1000.0
"""The game ends at once with a win."""


class Option(NamedTuple):
    """A move with what it promises."""

    promise: float
    move: What
    then: Collect | None = None
    """What to lay once the figure has arrived."""


class World(NamedTuple):
    """One possible arrangement of the unseen cards."""

    state: State
    draws: Cards
    """The next cards of the pile."""


class Outlook:
    def __init__(self, view: View, seat: Seat, rng: Rng, *, worlds: int) -> None:
        self.view, self.seat = view, seat
        self.added_only = is_added_only(view.options)
        self.pages = page_tables(view.options)
        self.page = self.pages[view.page - 1]
        self.others = tuple(other for other in range(len(view.seats)) if other != seat)
        self.hand = view.hand
        self.worlds = tuple(_world(view, seat, rng) for _ in range(worlds))
        self._promises: dict[tuple[int, int, Cards, int], float] = {}
        seats = len(view.seats)
        turns = (seat - view.turn.seat - 1) % seats
        self.early = min((view.first - view.turn.seat - 1) % seats, turns) if view.options.refill == "round" else 0
        """Turns of others before this seat's hand is refilled."""
        self.late = turns - self.early
        """Turns of others from then until this seat's turn."""
        self.turned = 1 - (1 - TURNED) ** turns
        """The chance that another page is open by then."""
        points = [shown.points for shown in view.seats]
        self.lead = points[seat] - max(points[other] for other in self.others)
        self.weight = 1 / len(self.others)
        """The weight of another seat's point relative to this seat's."""

    # Decisions

    def placing(self, hole: int) -> float:
        able = numbers(self.hand, self.added_only)
        return sum(page.promise(page.bringing(able), hole) for page in self.pages)

    def walking(self, ways: list[Walk], *, digs: bool) -> list[Option]:
        """One option for each reachable hole or, if baskets are played, for each hole and set of jumped figures."""
        found: dict[tuple[int, tuple[Seat, ...]], Walk] = {}
        for move in ways:
            found.setdefault((move.way[-1], self.jumped(move.way)), move)
        options = [self._arriving(move, hole, jumped) for (hole, jumped), move in found.items()]
        if digs:
            here = self.view.seats[self.seat].figure
            options.append(Option(self._turning(here, without(self.hand, (DIG,)), (), walked=False), Dig()))
        return options

    def jumped(self, way: tuple[int, ...]) -> tuple[Seat, ...]:
        if not has_baskets(self.view.options):
            return ()
        return tuple(other for other in self.others if self.view.seats[other].figure in way)

    def collecting(self) -> list[Option]:
        """Every combination that fits, and laying none."""
        view = self.view
        hole = view.seats[self.seat].figure
        own_turn = view.turn.seat == self.seat
        unlucky = own_turn and view.turn.walked
        gain = self._success(self.page.number[hole], view.turn.jumped) if own_turn else self.page.number[hole]
        options = [
            Option(self._laying(self.page, hole, self.hand, combo, gain), Collect(*combo))
            for combo in self._combos(self.page, hole, self.hand)
        ]
        return [*options, Option(self._later(self.page, hole, self.hand, drawn=int(unlucky)), Decline())]

    def keeping(self, move: What) -> Option:
        """A card of a gift, the page that its dig card opens, or nothing."""
        view = self.view
        hole = view.seats[self.seat].figure
        own_turn = view.turn.seat == self.seat
        jumped = view.turn.jumped if own_turn else ()
        if isinstance(move, Keep) and move.card == DIG:
            return Option(self._turning(hole, self.hand, jumped, walked=view.turn.walked), move)
        value = value_of(move.card) if isinstance(move, Keep) else 0
        gain = self._success(value, jumped) if own_turn and value else value
        unlucky = own_turn and view.turn.walked and not value
        return Option(gain + self._later(self.page, hole, self.hand, drawn=int(unlucky)), move)

    # What a move brings

    def _arriving(self, move: Walk, hole: int, jumped: tuple[Seat, ...]) -> Option:
        page = self.page
        if page.kind[hole] != NO_SUPPLIES:
            gain = self._success(page.number[hole], jumped)
            best = self._best(page, hole, self.hand, gain)
            if best is not None:
                return Option(best[0], move, Collect(*best[1]))
        elif page.kinds[hole] == "gift" and self.view.pile:
            return Option(self._success(GIFT, jumped) + self._later(page, hole, self.hand, drawn=0), move)
        elif page.kinds[hole] == "portal":
            return Option(self._turning(hole, self.hand, jumped, walked=True), move)
        return Option(self._later(page, hole, self.hand, drawn=1), move)

    def _turning(self, hole: int, hand: Cards, jumped: tuple[Seat, ...], *, walked: bool) -> float:
        """A roll for the page while standing there. A portal on the new page rolls again, so such pages are left
        out."""
        found = [
            self._opening(page, hole, hand, jumped, walked=walked)
            for page in self.pages
            if page is self.page or page.kinds[hole] != "portal"
        ]
        return sum(found) / len(found)

    def _opening(self, page: PageTable, hole: int, hand: Cards, jumped: tuple[Seat, ...], *, walked: bool) -> float:
        """One page that may be rolled: what it brings here, minus what it brings the others."""
        same = page is self.page
        value = self._later(page, hole, hand, drawn=int(walked))
        if page.kind[hole] != NO_SUPPLIES:
            best = self._best(page, hole, hand, self._success(page.number[hole], jumped))
            value = max(value, best[0]) if best else value
        elif page.kinds[hole] == "gift" and self.view.pile and not same:
            value = self._success(GIFT, jumped) + self._later(page, hole, hand, drawn=0)
        return value if same else value - self._given(page)

    def _given(self, page: PageTable) -> float:
        """What the others collect where they stand when this page is opened."""
        given = 0.0
        for other in self.others:
            hole = self.view.seats[other].figure
            if page.kind[hole] != NO_SUPPLIES:
                able = sum(
                    numbers(world.state.hands[other], self.added_only)[page.kind[hole]] >> page.number[hole] & 1
                    for world in self.worlds
                )
                given += page.number[hole] * able / len(self.worlds)
            elif page.kinds[hole] == "gift" and self.view.pile:
                given += GIFT
        return given * self.weight

    def _success(self, gain: float, jumped: tuple[Seat, ...]) -> float:
        """The value of a successful turn of this seat, including baskets that change hands and a debt that is paid."""
        if not has_baskets(self.view.options):
            return gain
        worth, owes = 0.0, True
        for holder, shown in enumerate(self.view.seats):
            for owner in shown.baskets:
                if owner == self.seat and (holder == self.seat or holder in jumped):
                    owes = False
                if holder in jumped:
                    worth += BASKET if owner == self.seat else BASKET * (1 + self.weight)
        return worth + BASKET - self.weight * gain if owes else worth + gain

    # Cards

    def _combos(self, page: PageTable, hole: int, hand: Cards) -> tuple[Combo, ...]:
        cards, number = usable(hand, page.kinds[hole]), page.number[hole]
        found = combos(cards, number, added_only=self.added_only, limit=LISTED)
        if found is None:
            first = fewest(cards, number, added_only=self.added_only)
            return (first,) if first else ()
        return found

    def _best(self, page: PageTable, hole: int, hand: Cards, gain: float) -> tuple[float, Combo] | None:
        """The most promising of a few combinations: those that leave many makeable numbers, or make room."""
        found = self._combos(page, hole, hand)
        if len(found) > SEEN:
            found = tuple(sorted(found, key=lambda combo: -self._room(page, hand, combo))[:SEEN])
        weighed = [(self._laying(page, hole, hand, combo, gain), combo) for combo in found]
        return max(weighed, key=lambda each: each[0], default=None)

    def _room(self, page: PageTable, hand: Cards, combo: Combo) -> int:
        left = without(hand, combo[0] + combo[1])
        able = numbers(left, self.added_only)
        makes = sum((able[kind] & page.printed[kind]).bit_count() for kind in range(4))
        return makes + SPENT * (len(hand) - len(left))

    def _laying(self, page: PageTable, hole: int, hand: Cards, combo: Combo, gain: float) -> float:
        left = without(hand, combo[0] + combo[1])
        if self._ends(len(left)):
            ahead = self.lead + gain
            return ahead + WON if ahead > 0 else ahead - WON if ahead < 0 else -WON / 10
        return gain + self._later(page, hole, left, drawn=0)

    def _ends(self, size: int) -> bool:
        """Whether the game is over after this turn if this seat then holds `size` cards (G-02, GA-19). Hand sizes are
        public, so only what others may still lay in this turn is unknown."""
        view = self.view
        sizes = [size if other == self.seat else shown.cards for other, shown in enumerate(view.seats)]
        pile, seats = view.pile, len(sizes)
        by_turn = view.options.refill == "turn"
        if by_turn or (view.turn.seat + 1) % seats == view.first:
            first = view.turn.seat if by_turn else view.first
            for place in range(seats):
                other = (first + place) % seats
                drawn = min(pile, max(0, HAND - sizes[other]))
                sizes[other] += drawn
                pile -= drawn
        return not pile and min(sizes) <= SMALL_HAND

    def _later(self, page: PageTable, hole: int, hand: Cards, *, drawn: int) -> float:
        """What the next turn promises from there, over all imagined worlds, with the cards left, those drawn after an
        unsuccessful move and the refill."""
        key = id(page), hole, hand, drawn
        if key not in self._promises:
            count = self._refill(len(hand), drawn)
            hands = [tuple(sorted(hand + world.draws[:count])) for world in self.worlds] if count else [hand]
            later = sum(self._promise(page, hole, each) + self.late * self.standing(page, hole, each) for each in hands)
            self._promises[key] = NEXT * later / len(hands) + self.early * self.standing(page, hole, hand)
        return self._promises[key]

    def _refill(self, size: int, drawn: int) -> int:
        """Cards that the seat gets before its next turn. A short pile serves the starter first (GA-01)."""
        wanted, pile = drawn + max(0, HAND - size - drawn), self.view.pile
        if pile >= wanted + HAND or self.view.first == self.seat:
            return min(wanted, pile)
        return min(wanted, max(0, pile - 2 * len(self.others)))

    def _promise(self, page: PageTable, hole: int, hand: Cards) -> float:
        able = numbers(hand, self.added_only)
        promised = [each.promise(each.bringing(able), hole) for each in self.pages]
        here = promised[self.pages.index(page)]
        return (1 - self.turned) * here + self.turned * sum(promised) / len(promised)

    def standing(self, page: PageTable, hole: int, hand: Cards) -> float:
        """What another seat's turn brings to a figure standing there, since it may open another page (G-22)."""
        able = numbers(hand, self.added_only)
        brings = sum([self._found(each, hole, able) for each in self.pages if each is not page])
        return STANDING * TURNED * brings / (len(self.pages) - 1)

    def _found(self, page: PageTable, hole: int, able: Numbers) -> float:
        kind, number = page.kind[hole], page.number[hole]
        if kind == NO_SUPPLIES:
            return GIFT if page.kinds[hole] == "gift" and self.view.pile else 0.0
        return number if able[kind] >> number & 1 else 0.0


def _world(view: View, seat: Seat, rng: Rng) -> World:
    state = imagine(view, seat, rng)
    loose = [card for card, count in enumerate(state.pile) for _ in range(count)]
    return World(state, rng.shuffled(loose)[: 2 * HAND] + tuple(buried.card for buried in state.buried))
