"""What a turn is worth: what it does to the seat's own hand and the others', and what it leaves to the next seat."""

from msgspec.structs import replace

from burrow.games.hamsterrolle.apply import go_on, settle
from burrow.games.hamsterrolle.bots.candidates import builds
from burrow.games.hamsterrolle.bots.height_map import HeightMap, poses_in
from burrow.games.hamsterrolle.moves import Hand, Settled
from burrow.games.hamsterrolle.moves.dropping import is_stuck
from burrow.games.hamsterrolle.physics.batch import foreseen_within
from burrow.games.hamsterrolle.physics.lookahead import laid
from burrow.games.hamsterrolle.physics.pose import Pose
from burrow.games.hamsterrolle.physics.script import Placement
from burrow.games.hamsterrolle.state import State
from burrow.games.hamsterrolle.state.players import pieces_left, teams

WIN = 20.0
LEFT_TO_OTHERS = 0.35
"""Worth of leaving the next seat no sound place."""
UNJUDGED = 1.5
"""Cost of a piece that is refused and drops when there was an alternative. Dropping is a way out (WA-11): a pass is
better, whatever it leaves to others, and so is a legal place that costs a piece."""
PATIENCE = 400_000
"""The work after which a turn is abandoned: a little more than a second on an ordinary processor."""
SOUND, HOPELESS = 1.5, 5.0
"""Ratings at which a place is as good as safe, or as good as lost."""


class Outlook:
    """Values turns for the seat to move. Called by several threads at once."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._team = teams(state)[state.seat]
        self._is_stuck = is_stuck(state)
        self.good = 0.99 - LEFT_TO_OTHERS
        """From this worth on, a turn has brought a piece into the wheel and nothing has fallen."""

    def guess(self, plan: Placement) -> float:
        """The worth if nothing more falls once the wheel rolls."""
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
        """The true worth; None if it takes too long to compute."""
        settled = foreseen_within(PATIENCE, self._state, hand)
        if settled is None:
            return None
        return self.worth(hand.piece, settled, poses_in(settled.frame, settled.lies))

    def worth(self, piece: int, settled: Settled, poses: dict[int, Pose]) -> float:
        """The worth in pieces: how many fewer the team has left, and what the next seat can do with the wheel."""
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
    """How well off the seat to move is: 1 if a place looks safe, 0 if there is none."""
    legal = [place.unsound for place in builds(state, HeightMap(poses)) if place.is_legal]
    return min(1.0, max(0.0, (HOPELESS - min(legal, default=HOPELESS)) / (HOPELESS - SOUND)))
