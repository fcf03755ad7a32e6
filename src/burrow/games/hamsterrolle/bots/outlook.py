"""What a turn is worth: what it does to the own hand and to the others', and what it leaves to whoever is next."""

from msgspec.structs import replace

from burrow.games.hamsterrolle.apply import go_on, settle
from burrow.games.hamsterrolle.bots.candidates import builds
from burrow.games.hamsterrolle.bots.height_map import HeightMap, poses_in
from burrow.games.hamsterrolle.moves import Hand, Settled, is_stuck
from burrow.games.hamsterrolle.physics.batch import foreseen_within
from burrow.games.hamsterrolle.physics.lookahead import laid
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.physics.script import Placement
from burrow.games.hamsterrolle.state import State, pieces_left, teams

WIN = 20.0
LEFT_TO_OTHERS = 0.35
"""What it counts that the next one finds no sound place."""
UNJUDGED = 1.5
"""What it counts that a piece was not accepted and drops, where something else could be done. It is a way out (WA-11):
a pass is better, whatever it leaves to others, and so is a place by the rules that costs a piece."""
PATIENCE = 400_000
"""The work after which a turn is not played on: somewhat more than a second on an ordinary processor."""
SOUND, HOPELESS = 1.5, 5.0
"""Looking so, a place is as good as safe, or as good as lost."""


class Outlook:
    """For the seat whose turn it is. Asked by several threads at once."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._team = teams(state)[state.seat]
        self._is_stuck = is_stuck(state)
        self.good = 0.99 - LEFT_TO_OTHERS
        """From this on a turn has brought a piece into the wheel and nothing has fallen."""

    def guess(self, plan: Placement) -> float:
        """By how it would lie, if nothing more fell when the wheel rolls."""
        lying = laid(self._state, plan)
        settled = Settled(
            let_go=lying.lies if lying.accepted else (),
            fallen=lying.fallen,
            lost=(),
            lies=lying.lies,
            contact=self._state.contact,
            world=b"",
            frame=b"",
            motion=b"",
            engine="",
        )
        return self.worth(plan.piece, settled, lying.poses)

    def know(self, hand: Hand) -> float | None:
        """As it will really be; nothing if that takes too long to find out."""
        settled = foreseen_within(PATIENCE, self._state, hand)
        if settled is None:
            return None
        return self.worth(hand.piece, settled, poses_in(settled.frame, settled.lies))

    def worth(self, piece: int, settled: Settled, poses: dict[int, Pose]) -> float:
        """In pieces: how many fewer its team has left to place, and what whoever is next can do with the wheel."""
        before = self._state
        after = go_on(settle(replace(before, holds=piece), settled), at=0)
        gain = pieces_left(before, self._team) - pieces_left(after, self._team)
        if after.last is not None and after.last.way == "dropped" and not self._is_stuck:
            return gain - UNJUDGED
        if after.phase == "over":
            return gain + (WIN if before.seat in after.winners else -WIN)
        is_ours = teams(after)[after.seat] == self._team
        left = LEFT_TO_OTHERS * ease(after, poses)
        return gain + (left if is_ours else -left)


def ease(state: State, poses: dict[int, Pose]) -> float:
    """How well off the seat to move is: 1 if it has a place that looks safe, 0 if there is none."""
    legal = [place.unsound for place in builds(state, HeightMap(poses)) if place.is_legal]
    return min(1.0, max(0.0, (HOPELESS - min(legal, default=HOPELESS)) / (HOPELESS - SOUND)))
