"""Angles that wrap around, checked against a second method: walking round the wheel degree by degree."""

from fractions import Fraction
from math import ceil, pi

from hypothesis import given, settings
from hypothesis import strategies as st

from burrow.games.hamsterrolle import geometry
from burrow.games.hamsterrolle.data import CIRCLE, COMPARTMENTS, INNER_RADIUS, PITCH
from burrow.games.hamsterrolle.state import Lie
from burrow.games.hamsterrolle.state.wheel import front_line, nose_in

DEGREE = 1000
angles = st.integers(0, CIRCLE - 1)
compartments = st.integers(0, COMPARTMENTS - 1)


@st.composite
def lies(draw: st.DrawFn, piece: int = 0) -> Lie:
    """In whole degrees, so that a test can walk along them; often exactly on a divider or across the start of the
    circle."""
    at = draw(st.integers(0, 359) | st.sampled_from((0, 1, 29, 30, 31, 329, 330, 359))) * DEGREE
    return Lie(piece, at, nose=at + draw(st.integers(0, 90)) * DEGREE, tail=at - draw(st.integers(0, 90)) * DEGREE)


@settings(deadline=None)
@given(angles, angles)
def test_forward_and_lead_come_to_the_same_place(angle: int, start: int) -> None:
    assert (start + geometry.forward(angle, start)) % CIRCLE == angle
    assert (start + geometry.lead(angle, start)) % CIRCLE == angle
    assert 0 <= geometry.forward(angle, start) < CIRCLE
    assert -geometry.HALF < geometry.lead(angle, start) <= geometry.HALF


@settings(deadline=None)
@given(angles, st.integers(-geometry.HALF + 1, geometry.HALF))
def test_a_lead_is_what_one_has_gone(start: int, gone: int) -> None:
    assert geometry.lead((start + gone) % CIRCLE, start) == gone


@settings(deadline=None)
@given(angles)
def test_every_angle_is_in_one_compartment_between_its_dividers(angle: int) -> None:
    inside = [c for c in range(COMPARTMENTS) if PITCH * c <= angle < PITCH * (c + 1)]
    assert inside == [geometry.compartment_at(angle)] == [geometry.compartment_at(angle + CIRCLE)]


@settings(deadline=None)
@given(compartments, st.integers(0, COMPARTMENTS - 1))
def test_as_many_steps_as_one_walks(start: int, steps: int) -> None:
    walked = start
    for _ in range(steps):
        walked = 0 if walked == COMPARTMENTS - 1 else walked + 1
    assert geometry.onward(start, steps) == walked
    assert geometry.steps_between(start, walked) == steps
    assert geometry.is_ahead(walked, start) == (steps in (1, 2, 3, 4, 5, 6))


@settings(deadline=None)
@given(angles | st.sampled_from(range(0, CIRCLE, PITCH // 2)))
def test_the_two_lowest_are_nearest_to_the_table(contact: int) -> None:
    def distance(compartment: int) -> Fraction:
        """From the middle of the compartment to the contact point, the short way round, in degrees."""
        middle = Fraction(30 * compartment + 15)
        gap = abs(middle - Fraction(contact, DEGREE))
        return min(gap, 360 - gap)

    low, second = geometry.lowest_two(contact)
    order = sorted(range(COMPARTMENTS), key=distance)
    assert [distance(low), distance(second)] == [distance(order[0]), distance(order[1])]
    assert low != second
    for chosen, other in ((low, order[:2]), (second, order[1:3])):
        tied = [c for c in other if distance(c) == distance(chosen) and c != chosen and c != low]
        assert not any(geometry.is_ahead(c, chosen) for c in tied), "a tie goes to the forward one"


@settings(deadline=None)
@given(st.integers(0, CIRCLE))
def test_millimetres_along_the_floor_are_rounded_up(angle: int) -> None:
    exact = INNER_RADIUS / 10 * angle / 1000 * pi / 180
    assert geometry.millimetres(angle) - exact < 1.000001
    assert geometry.millimetres(angle) >= exact - 0.000001
    assert geometry.millimetres(angle) in (ceil(exact - 0.000001), ceil(exact + 0.000001))


def walk_to_the_nose(lie: Lie, compartment: int) -> int | None:
    """Degrees beyond the rear divider, by walking along the piece from its centre."""
    rear, position = 30 * compartment, lie.at // DEGREE
    beyond = position - rear if rear <= position < rear + 30 else None
    for _ in range((lie.nose - lie.at) // DEGREE):
        position = (position + 1) % 360
        if beyond is not None:
            beyond += 1
        elif position == (rear + 1) % 360:
            beyond = 1
    return beyond


@settings(deadline=None)
@given(lies(), compartments)
def test_how_far_a_piece_reaches_into_a_compartment(lie: Lie, compartment: int) -> None:
    walked = walk_to_the_nose(lie, compartment)
    assert nose_in(lie, compartment) == (None if walked is None else walked * DEGREE)


@settings(deadline=None)
@given(st.lists(lies(), max_size=6), compartments)
def test_the_line_is_that_of_the_foremost(found: list[Lie], compartment: int) -> None:
    numbered = tuple(Lie(i, lie.at, lie.nose, lie.tail) for i, lie in enumerate(found))
    walked = [walk_to_the_nose(lie, compartment) for lie in numbered[1:]]
    reach = [degrees * DEGREE for degrees in walked if degrees is not None]
    assert front_line(numbered, compartment, but=0) == (max(reach) if reach else None)


@settings(deadline=None)
@given(compartments)
def test_the_middle_is_as_far_from_either_divider(compartment: int) -> None:
    assert geometry.compartment_at(geometry.middle_of(compartment)) == compartment
    assert geometry.middle_of(compartment) - PITCH * compartment == PITCH * (compartment + 1) - geometry.middle_of(
        compartment
    )
