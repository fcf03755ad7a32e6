"""Gripping a piece that already lies in the wheel: it keeps its rotation, and no earlier gesture moves it."""

import pytest

from burrow.games.hamsterrolle.codec import Bring, Carry, Gesture
from burrow.games.hamsterrolle.physics.bring import side_down
from burrow.games.hamsterrolle.physics.codes import CARRYING, REFUSED
from burrow.games.hamsterrolle.physics.pose import Rotation
from burrow.games.hamsterrolle.tests.browser_code import needs_web_tools
from burrow.games.hamsterrolle.tests.hand_plays import RUN, TAKE, Step, empty, heard, kinds, play_all
from burrow.games.hamsterrolle.tests.pieces import CUBE

pytestmark = needs_web_tools

FINGER = {"x": 0.0, "y": -0.1}
GRIP: Step = ["take", CUBE, FINGER, "finger"]
RESUME: Step = ["resume", FINGER]
ALONG: Step = ["tell", {"along": 10}]
"""What an arrow key asks for."""


def lying(number: int, turn: Rotation, phase: int = CARRYING) -> Step:
    return heard(number, phase, compartment=0, radius=0.13, depth=0.0, turn=turn)


def brought(said: list[Gesture | None]) -> Bring:
    last = said[-1]
    assert isinstance(last, Bring)
    return last


def is_same(one: Rotation, other: Rotation) -> bool:
    return abs(sum(a * b for a, b in zip(one, other, strict=True))) > 0.9999


@pytest.mark.parametrize(("tilt", "turn"), [(0, 3), (0, -11), (1, 5), (3, 12), (4, -2), (5, 0)])
def test_a_key_moves_a_piece_that_is_gripped_again_and_does_not_turn_it(tilt: int, turn: int) -> None:
    """The server tells how it lies, so that this holds after a reload, too."""
    lies = side_down(CUBE, tilt, turn)
    said, _ = play_all([[lying(2, lies, REFUSED), GRIP, lying(4, lies), ALONG, RUN]], "place")[0]
    last = brought(said)
    assert last.along == 10
    assert is_same(side_down(CUBE, last.tilt, last.rotation), lies)


def test_a_finger_that_goes_on_after_words_keeps_how_the_piece_was_to_be_turned() -> None:
    """Even if the hand has not turned it all the way yet."""
    on_its_way = heard(4, turn=side_down(CUBE, 1, 1))
    steps = [TAKE, heard(2), ["tell", {"tilt": 1, "turn": 3}], RUN, on_its_way, RESUME, ALONG, RUN]
    said, _ = play_all([steps], "place")[0]
    assert (brought(said).tilt, brought(said).rotation) == (1, 3)


def test_a_piece_out_of_the_tray_is_taken_as_usual_however_it_was_turned_before() -> None:
    take: Step = ["take", CUBE, FINGER, "finger"]
    _, places = play_all([[take, heard(2), ["tip"], ["turn", 2], ["layBack"], empty(4), take]], "place")[0]
    assert (places[-3]["tilt"], places[-3]["turn"]) == (1, 2)
    assert (places[-1]["tilt"], places[-1]["turn"]) == (0, 0)


def test_a_piece_that_is_gripped_again_shows_the_next_side_first() -> None:
    """A cube on side 2 lies as one on side 0 that was turned; what the reader did decides which it is."""
    tip: Step = ["tip"]
    steps = [["take", CUBE, FINGER, "finger"], heard(2), tip, tip]
    lies = side_down(CUBE, 2, 0)
    _, places = play_all([[*steps, lying(4, lies, REFUSED), GRIP, lying(6, lies), tip]], "place")[0]
    assert [place["tilt"] for place in places[-3:]] == [2, 2, 3]


def test_words_grip_a_piece_again_as_it_was_turned_wherever_it_lies() -> None:
    """A piece that lies in no compartment is brought to the first one."""
    refused = heard(6, REFUSED, turn=side_down(CUBE, 0, 2))
    said, _ = play_all([[TAKE, heard(2), ["turn", 2], RUN, refused, TAKE, RUN]], "place")[0]
    assert (brought(said).tilt, abs(brought(said).rotation)) == (0, 2)


@pytest.mark.parametrize("take", [RESUME, GRIP])
def test_a_finger_that_takes_over_drops_the_word_that_waits(take: Step) -> None:
    """Words go out at a pace; one that waits for its time would pull the piece out of the finger."""
    phase = REFUSED if take is GRIP else CARRYING
    steps = [TAKE, heard(2), RUN, ["tell", {"along": 10}], RUN, ["tell", {"along": 20}]]
    still = side_down(CUBE, 0, 0)
    said, _ = play_all([[*steps, lying(4, still, phase), take, lying(6, still), RUN]], "place")[0]
    assert [word.along for word in said if isinstance(word, Bring)] == [0, 10]
    assert kinds(said)[-1] is Carry
