"""Plays a sheet on quickly: `Sketch` is a compact sheet, `Rollout` places roll after roll by the judgement of
`prospects`, one chamber at a time and cached. Some hundred thousand rolls per second."""

from functools import lru_cache
from typing import TypeAlias

from burrow.games.hamstern.bots.ground import Ground, Progress
from burrow.games.hamstern.bots.prospects import FAR, WILD, Choice, Moment, Prospects, Spot
from burrow.games.hamstern.data import FOURTH, NUT_POINTS
from burrow.games.hamstern.data.sheet import LARGEST_CHAMBER, MOST_CHAMBERS

REMEMBERED = 100_000
"""Choices kept before the cache is cleared."""
WIDTH = max(LARGEST_CHAMBER, MOST_CHAMBERS)
"""Bits for the cells of a chamber, or for the chambers of a sheet."""
CELLS = (1 << WIDTH) - 1
MOST_NUTS = len(NUT_POINTS) - 1

Memory: TypeAlias = tuple[dict[int, Choice | None], ...]
"""By chamber, the best placement for each field."""


class Sketch:
    """A compact sheet. A chamber's field holds its crosses, above them its entries, and above these the chambers behind
    its doors that are already open."""

    __slots__ = ("active", "begun", "fields", "mushrooms", "nuts", "opened", "slots", "values")

    active: list[int]
    """The chambers in which a cross may be possible."""
    fields: list[int]
    opened: int
    begun: int
    slots: int
    nuts: int
    mushrooms: int
    values: int

    def copy(self) -> "Sketch":
        twin = Sketch.__new__(Sketch)
        twin.active, twin.fields, twin.opened, twin.begun = self.active[:], self.fields[:], self.opened, self.begun
        twin.slots, twin.nuts, twin.mushrooms, twin.values = self.slots, self.nuts, self.mushrooms, self.values
        return twin

    @property
    def strength(self) -> float:
        """Points, with the tie-breaks as decimals (H-35)."""
        return NUT_POINTS[self.nuts] + self.mushrooms + self.values + self.values / 1000 + self.mushrooms / 100_000


class Rollout:
    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.weights = prospects.weights
        self._ground = prospects.ground
        self._behind = tuple(
            tuple(other for other in self._ground.chambers if self._has_door(other, chamber))
            for chamber in self._ground.chambers
        )
        """By chamber, the chambers with a door into it."""
        self._beyond = tuple(sum(1 << other for other in others) for others in self._behind)
        """By chamber, the same as bits: doors lead both ways."""
        self._memories: list[Memory | None] = [None] * ((((FAR + 1) << 3) * 7) * (MOST_NUTS + 1))
        self._remembered = 0

    def _has_door(self, chamber: int, beyond: int) -> bool:
        return any(door.chamber == beyond for door in self._ground.doors[chamber])

    def sketch(self, progress: Progress) -> Sketch:
        ground = self._ground
        sketch = Sketch.__new__(Sketch)
        sketch.opened, sketch.begun, sketch.slots = progress.opened, progress.begun, progress.slots
        sketch.nuts, sketch.mushrooms, sketch.values = progress.nuts, progress.mushrooms, progress.values
        sketch.active, sketch.fields = [], []
        for chamber, crossed in enumerate(progress.marks):
            enter = progress.entries[chamber] if ground.begun or not crossed else 0
            known = progress.opened & self._beyond[chamber]
            sketch.fields.append(known << 2 * WIDTH | enter << WIDTH | crossed)
            if crossed != ground.full[chamber] and (crossed or enter):
                sketch.active.append(chamber)
        return sketch

    def step(self, sketch: Sketch, pips: int, ticks: int, idle: bool) -> None:
        """Places a roll where the gain is largest, or passes if nothing fits. `ticks`: moves the timer has left after
        it. `idle`: a fourth chamber would start the timer."""
        slots = sketch.slots
        if pips == 1:
            if not slots:
                return
            wild = slots
        else:
            wild = WILD[slots]
        where = ((ticks << 3 | wild) * 7 + pips) * (MOST_NUTS + 1) + sketch.nuts
        memory = self._memories[where]
        if memory is None:
            memory = self._memories[where] = tuple({} for _ in self._ground.chambers)
        fields = sketch.fields
        toll = self.weights.fourth if idle and sketch.begun == FOURTH - 1 else 0.0
        best: Choice | None = None
        most = -1e9
        place = 0
        for chamber in sketch.active:
            field = fields[chamber]
            choices = memory[chamber]
            choice = choices[field] if field in choices else self._ask(choices, chamber, field, pips, ticks, sketch)
            if choice is not None:
                gain = choice[0]
                if toll and not field & CELLS:
                    gain -= toll
                if gain > most:
                    best, most, place = choice, gain, chamber
        if best is not None:
            self._cross(sketch, place, best, pips)

    def _ask(
        self, choices: dict[int, Choice | None], chamber: int, field: int, pips: int, ticks: int, sketch: Sketch
    ) -> Choice | None:
        self._remembered += 1
        if self._remembered > REMEMBERED:
            self._memories, self._remembered = [None] * len(self._memories), 0
        spot = Spot(chamber, field & CELLS, field >> WIDTH & CELLS, field >> 2 * WIDTH)
        choice = choices[field] = self.prospects.choice(spot, pips, Moment(ticks, sketch.nuts, sketch.slots))
        return choice

    def _cross(self, sketch: Sketch, chamber: int, choice: Choice, pips: int) -> None:
        _, bits, crosses, nuts, mushrooms, value = choice
        fields = sketch.fields
        if not sketch.begun:
            sketch.fields = fields = [0] * len(fields)
            sketch.active, sketch.opened = [chamber], 0
        field = fields[chamber]
        if not field & CELLS:
            sketch.begun += 1
            if not self._ground.begun:
                field &= ~(CELLS << WIDTH)
        fields[chamber] = field | bits
        sketch.nuts += nuts
        sketch.mushrooms += mushrooms
        if value:
            sketch.values += value
            sketch.active.remove(chamber)
        if pips == 1:
            sketch.slots -= crosses
        for near, beyond, far in self._ground.doors[chamber]:
            if bits & near:
                self._open(sketch, beyond, far)

    def _open(self, sketch: Sketch, beyond: int, far: int) -> None:
        fields = sketch.fields
        if not sketch.opened >> beyond & 1:
            sketch.opened |= 1 << beyond
            for other in self._behind[beyond]:
                fields[other] |= 1 << beyond + 2 * WIDTH
            if not fields[beyond] & CELLS:
                sketch.active.append(beyond)
        if self._ground.begun or not fields[beyond] & CELLS:
            fields[beyond] |= far << WIDTH


@lru_cache(maxsize=4)
def rollout_of(ground: Ground) -> Rollout:
    return Rollout(Prospects(ground))
