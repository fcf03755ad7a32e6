"""The value of a placement by chances: points at once plus what the rest of the sheet can still bring. Works one
chamber at a time, so that answers can be cached."""

from typing import NamedTuple

from burrow.games.hamstern.bots.chances import finish, reach
from burrow.games.hamstern.bots.ground import Ground
from burrow.games.hamstern.data import NUT_POINTS, SLOTS
from burrow.games.hamstern.data.sheet import LARGEST_CHAMBER

REMEMBERED = 100_000
"""Answers kept before the cache is cleared."""
WILD = tuple(0 if not slots else 2 if slots <= SLOTS // 2 else 4 for slots in range(SLOTS + 1))
"""By free slots: the crosses that a 1 is expected to bring. The slots are not all used at once."""
FAR = 7
"""With more moves of the timer than this, the end no longer matters."""


class Weights(NamedTuple):
    """Values that cannot be counted, in points.

    Found by hill climbing: about 250 random changes of one to three numbers (including those of `chances`), each kept
    if
    this judgement alone then did better against `careful`, in points and games won, over 600 games on two sheets, and
    no
    worse over 600 others. One later sheet was not used for tuning."""

    nut: tuple[float, ...] = (2.4, 2.8, 6.1, 4.8, 0.0)
    """The next nut, by the number of nuts so far."""
    slot: tuple[float, ...] = (0.0, 0.1, 0.4, 0.55, 0.1, 0.1, 0.1, 0.1)
    """A free slot of the ones, by the moves left to the timer."""
    idle: tuple[int, ...] = (4, 4, 4, 7)
    """While the timer is not running: the moves it seems to have left, by chambers begun."""
    fourth: float = 1.4
    """The cost of beginning the fourth chamber, which starts the end."""
    door: float = 0.12
    """The share of a chamber's prospects that its first open door is worth."""
    fresh: float = 0.85
    """The share of its chances that counts for a chamber that is open but not begun."""


WEIGHTS = Weights()


class Spot(NamedTuple):
    """A chamber before a roll."""

    chamber: int
    crossed: int
    enter: int
    """The bits of the cells that can be entered."""
    opened: int
    """A bit for each chamber that can already be entered."""


class Moment(NamedTuple):
    """What else matters."""

    ticks: int
    """Moves that the timer has left after the roll; 0 means this is the last round."""
    nuts: int
    slots: int


class Choice(NamedTuple):
    """The best placement in a chamber."""

    gain: float
    bits: int
    crosses: int
    nuts: int
    mushrooms: int
    value: int


Shape = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The free cells of a chamber: the sizes of their parts, and the distances of its mushrooms and nuts."""


class Prospects:
    def __init__(self, ground: Ground, weights: Weights = WEIGHTS) -> None:
        self.ground = ground
        self.weights = weights
        self._outlooks: dict[tuple[int, int, int, int, int, int], float] = {}
        self._shapes: dict[int, Shape] = {}

    def choice(self, spot: Spot, pips: int, moment: Moment) -> Choice | None:
        """The best placement of a roll in a chamber."""
        ground, slots = self.ground, moment.slots
        starts = ground.starts(spot.chamber, spot.crossed, spot.enter)
        best, best_bits, best_count = -1e9, 0, 0
        for count in (pips,) if pips > 1 else range(1, slots + 1):
            price = self.weights.slot[moment.ticks] * count if pips == 1 else 0.0
            for bits in ground.fits(spot.chamber, spot.crossed, starts, count):
                worth = self._worth(spot, bits, moment) - price
                if worth > best:
                    best, best_bits, best_count = worth, bits, count
        if not best_bits:
            return None
        return self._choice(spot, best_bits, best_count, best - self._before(spot, moment))

    def _choice(self, spot: Spot, bits: int, crosses: int, gain: float) -> Choice:
        ground, chamber = self.ground, spot.chamber
        return Choice(
            gain,
            bits,
            crosses,
            (bits & ground.nuts[chamber]).bit_count(),
            (bits & ground.mushrooms[chamber]).bit_count(),
            ground.values[chamber] if spot.crossed | bits == ground.full[chamber] else 0,
        )

    def gain(self, spot: Spot, bits: int, moment: Moment) -> float:
        """What these crosses add, without the price of slots and of the fourth chamber."""
        return self._worth(spot, bits, moment) - self._before(spot, moment)

    def _before(self, spot: Spot, moment: Moment) -> float:
        ticks, nuts, slots = moment
        return self.outlook(spot.chamber, spot.crossed, spot.enter, ticks, nuts, WILD[slots]) if ticks else 0.0

    def _worth(self, spot: Spot, bits: int, moment: Moment) -> float:
        """What these crosses bring, and what the chamber promises with them."""
        ground = self.ground
        chamber, crossed, enter, opened = spot
        ticks, nuts, slots = moment
        after = crossed | bits
        found = (bits & ground.nuts[chamber]).bit_count()
        points = (bits & ground.mushrooms[chamber]).bit_count()
        if after == ground.full[chamber]:
            points += ground.values[chamber]
        if not ticks:
            return points + NUT_POINTS[nuts + found] - NUT_POINTS[nuts]
        worth = float(points)
        if found:
            worth += sum(self.weights.nut[nuts : nuts + found])
        if after != ground.full[chamber]:
            worth += self.outlook(chamber, after, enter, ticks, nuts + found, WILD[slots])
        for near, beyond, far in ground.doors[chamber]:
            if bits & near and not opened >> beyond & 1:
                worth += self.weights.door * self.outlook(beyond, 0, far, ticks, nuts, WILD[slots])
        return worth

    def outlook(self, chamber: int, crossed: int, enter: int, ticks: int, nuts: int, wild: int) -> float:
        """What the free cells of a chamber promise."""
        key = (chamber, crossed, enter, ticks, nuts, wild)
        known = self._outlooks.get(key)
        if known is None:
            if len(self._outlooks) >= REMEMBERED:
                self._outlooks.clear()
            known = self._outlooks[key] = self._look(chamber, crossed, enter, ticks, nuts, wild)
        return known

    def _look(self, chamber: int, crossed: int, enter: int, ticks: int, nuts: int, wild: int) -> float:
        parts, mushroom_ways, nut_ways = self._shape(chamber, crossed, enter)
        worth = self.ground.values[chamber] * finish(parts, ticks, wild)
        for way in mushroom_ways:
            worth += reach(way, ticks, wild)
        for way in nut_ways:
            worth += self.weights.nut[nuts] * reach(way, ticks, wild)
        return worth if crossed else worth * self.weights.fresh

    def _shape(self, chamber: int, crossed: int, enter: int) -> Shape:
        key = (chamber << LARGEST_CHAMBER | crossed) << LARGEST_CHAMBER | enter
        known = self._shapes.get(key)
        if known is None:
            if len(self._shapes) >= REMEMBERED:
                self._shapes.clear()
            ground = self.ground
            starts = ground.starts(chamber, crossed, enter)
            known = self._shapes[key] = (
                ground.parts(chamber, crossed),
                ground.ways(chamber, crossed, starts, ground.mushrooms[chamber]),
                ground.ways(chamber, crossed, starts, ground.nuts[chamber]),
            )
        return known
