"""What hypothesis draws for this game."""

from hypothesis import strategies as st

from burrow.games.nuts.data import Face
from burrow.games.nuts.options import Options

seats = st.integers(2, 4)
dice = st.integers(1, 5)
options = st.builds(
    Options,
    goal=st.integers(20, 60),
    end=st.sampled_from(("round", "first")),
    tie=st.sampled_from(("extra", "shared")),
    race=st.sampled_from(("realtime", "paced")),
    cadence=st.integers(200, 2000),
    starter=st.sampled_from(("random", "first", "second")),
    clock=st.sampled_from((0, 1, 30)),
)
face: st.SearchStrategy[Face] = st.sampled_from(("squirrel", "nut", "bird"))


def rolls(dice: int) -> st.SearchStrategy[tuple[Face, ...]]:
    return st.lists(face, min_size=dice, max_size=dice).map(tuple)
