"""Plays an imagined table to its end, fast and roughly: everybody goes where most can be collected now, lays as few
cards as possible and, near the end, checks who would win. Jumped figures are ignored, and each seat decides from its
own cards."""

from burrow.engine.game import NATURE, Seat
from burrow.engine.rng import Rng
from burrow.games.gophers.apply import happen
from burrow.games.gophers.bots.candidates import best_gift
from burrow.games.gophers.bots.hands import numbers
from burrow.games.gophers.bots.page_tables import NO_SUPPLIES, PageTable
from burrow.games.gophers.data import DIE, DIG, GIFT, HAND, PAGE_ROLLS, SMALL_HAND
from burrow.games.gophers.data.cards import value_of
from burrow.games.gophers.moves import Collect, Decline, What
from burrow.games.gophers.moves.listing import LISTED, hint
from burrow.games.gophers.nature import nature
from burrow.games.gophers.options import is_added_only
from burrow.games.gophers.scoring import points_of
from burrow.games.gophers.search.combos import combos, fewest
from burrow.games.gophers.search.walks import bits_of
from burrow.games.gophers.state import Cards, State
from burrow.games.gophers.state.reading import decider, usable, without

QUIET = 4
"""After this many rounds in which nobody lays a card, nobody will."""
LONGEST = 40
"""The most turns that are played on."""


def finish_turn(state: State, seat: Seat, move: What, then: Collect | None, rng: Rng) -> State:
    """The state after this move and the rest of the turn, by the rules: everyone asked collects with as few cards as
    possible, but the seat itself lays `then` where its walk ends."""
    page = state.page
    state = happen(state, seat, move)
    while state.phase not in ("ready", "over"):
        asked = decider(state)
        if asked < 0:
            state = happen(state, NATURE, nature(state, rng))
        elif state.phase == "gift":
            state = happen(state, asked, best_gift(state.gift))
        elif asked == seat and then is not None and state.page == page:
            state = happen(state, asked, then)
        else:
            found = hint(state, asked)
            state = happen(state, asked, Collect(found.plus, found.minus) if found else Decline())
    return state


class Playout:
    def __init__(self, state: State, pages: tuple[PageTable, ...], rng: Rng) -> None:
        self.pages, self.rng = pages, rng
        self.page = pages[state.page - 1]
        self.added_only = is_added_only(state.options)
        self.by_turn = state.options.refill == "turn"
        self.figures, self.hands = list(state.figures), list(state.hands)
        self.points = [points_of(state, seat) for seat in range(state.seats)]
        self.baskets = list(state.baskets)
        loose = rng.shuffled([card for card, count in enumerate(state.pile) for _ in range(count)])
        self.pile = [*(buried.card for buried in reversed(state.buried)), *loose]
        """Drawn from the end."""
        self.seat, self.first = state.turn.seat, state.first
        self.laid, self.quiet = state.laid, state.quiet
        self.over = state.phase == "over"
        self.turns = 0
        """Turns played on so far."""

    def run(self) -> list[int]:
        """The points at the end."""
        while not self.over and self.turns < LONGEST:
            self.turn()
            self.turns += 1
        return self.points

    def turn(self) -> None:
        seat = self.seat
        walked, changed = self.move(seat)
        gained = self.collect(seat, opens=walked or changed)
        if changed:
            for other in self.clockwise(seat)[1:]:
                self.points[other] += self.collect(other, opens=True)
        if gained:
            self.credit(seat, gained)
        elif walked:
            self.draw(seat, 1)
        self.end_turn()

    def move(self, seat: Seat) -> tuple[bool, bool]:
        """Whether the figure walked, and whether the page was turned."""
        hand, here = self.hands[seat], self.figures[seat]
        occupied = bits_of(hole for other, hole in enumerate(self.figures) if other != seat)
        reach = self.page.reached(here, occupied, 1 + self.rng.below(len(DIE)))
        found = self.page.bringing(numbers(hand, self.added_only)) & reach
        if not self.pile:
            found &= ~self.page.gifts
        if not found and DIG in hand:
            self.hands[seat] = without(hand, (DIG,))
            return False, self.turn_page(seat)
        self.figures[seat] = self.page.best(found) if found else self.page.best_site(reach)
        on_portal = self.page.kinds[self.figures[seat]] == "portal"
        return True, on_portal and self.turn_page(seat)

    def turn_page(self, seat: Seat) -> bool:
        changed = False
        for _ in range(PAGE_ROLLS):
            page = self.pages[self.rng.below(len(self.pages))]
            if page is self.page:
                break
            self.page, changed = page, True
            if page.kinds[self.figures[seat]] != "portal":
                break
        return changed

    def collect(self, seat: Seat, *, opens: bool) -> int:
        """The points of what is collected where the seat stands."""
        hole = self.figures[seat]
        if self.page.kind[hole] == NO_SUPPLIES:
            return self.unwrap() if opens and self.pile and self.page.kinds[hole] == "gift" else 0
        number = self.page.number[hole]
        combo = self.choose(seat, usable(self.hands[seat], self.page.kinds[hole]), number)
        if combo is None:
            return 0
        self.hands[seat] = without(self.hands[seat], combo[0] + combo[1])
        self.laid = True
        return number

    def choose(self, seat: Seat, cards: Cards, number: int) -> tuple[Cards, Cards] | None:
        """With an empty pile, only a seat that would win ends the game."""
        size = len(self.hands[seat])
        found = None if self.pile else combos(cards, number, added_only=self.added_only, limit=LISTED)
        if found is None:
            return fewest(cards, number, added_only=self.added_only)
        if not found:
            return None
        if self.points[seat] + number > max(points for other, points in enumerate(self.points) if other != seat):
            return found[-1]
        first = found[0]
        return first if size - len(first[0]) - len(first[1]) > SMALL_HAND else None

    def unwrap(self) -> int:
        drawn = [self.pile.pop() for _ in range(min(GIFT, len(self.pile)))]
        best = max(drawn, key=value_of)
        if best != DIG:
            drawn.remove(best)
        self.pile[:0] = reversed(drawn)
        return value_of(best)

    def credit(self, seat: Seat, gained: int) -> None:
        """Credits the seat, or the holder of its basket."""
        holder = self.baskets[seat] if self.baskets else seat
        self.points[holder] += gained
        if holder != seat:
            self.baskets[seat] = seat

    def draw(self, seat: Seat, count: int) -> None:
        drawn = [self.pile.pop() for _ in range(min(count, len(self.pile)))]
        if drawn:
            self.hands[seat] = tuple(sorted((*self.hands[seat], *drawn)))

    def end_turn(self) -> None:
        closes = (self.seat + 1) % len(self.hands) == self.first
        if self.by_turn or closes:
            for other in self.clockwise(self.seat if self.by_turn else self.first):
                self.draw(other, HAND - len(self.hands[other]))
        self.over = not self.pile and min(map(len, self.hands)) <= SMALL_HAND
        if closes:
            self.quiet = 0 if self.pile or self.laid else self.quiet + 1
            self.over = self.over or self.quiet >= QUIET
            self.laid = False
        self.seat = (self.seat + 1) % len(self.hands)

    def clockwise(self, first: Seat) -> list[Seat]:
        return [(first + place) % len(self.hands) for place in range(len(self.hands))]
