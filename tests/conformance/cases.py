"""Hypothesis strategies for any game: seats, options, seed and stopping point, derived from its types."""

from typing import Any

from hypothesis import strategies as st
from msgspec import Struct

from burrow.engine.game import AnyGame
from burrow.laws import Case, domains
from burrow.laws.case import stops


def cases(game: AnyGame) -> st.SearchStrategy[Case]:
    return st.builds(
        Case,
        seats=st.sampled_from(game.seats),
        options=options(game.options),
        seed=st.integers(0, 2**32 - 1),
        stop=st.integers(stops(game)[0], stops(game)[-1]),
    ).filter(lambda case: game.refuse_options(case.seats, case.options) is None)


def options(struct: type[Struct]) -> st.SearchStrategy[Any]:
    return st.builds(struct, **{key: st.sampled_from(domain) for key, domain in domains(struct).items()})
