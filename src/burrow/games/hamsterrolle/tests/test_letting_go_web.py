"""Letting go before the piece is in the hand: the board remembers the request, and forgets it if the player does
something else."""

from typing import Any

from burrow.games.hamsterrolle.codec import Back, Bring, Carry, Drop, Gesture, LetGo, Take
from burrow.games.hamsterrolle.physics.codes import REFUSED, ROLLING
from burrow.games.hamsterrolle.tests import hand_plays
from burrow.games.hamsterrolle.tests.browser_code import needs_web_tools
from burrow.games.hamsterrolle.tests.hand_plays import RUN, TAKE, Step, followed, heard, kinds
from burrow.games.hamsterrolle.tests.pieces import CUBE

pytestmark = needs_web_tools

LET_GO: Step = ["letGo"]


def play_all(plays: list[list[Step]], watched: str = "willLetGo") -> list[tuple[list[Gesture | None], list[Any]]]:
    return hand_plays.play_all(plays, watched)


def played(*steps: Step) -> tuple[list[Gesture | None], list[bool]]:
    return play_all([list(steps)])[0]


def test_what_is_let_go_too_soon_is_let_go_in_time() -> None:
    said, will = played(TAKE, LET_GO, LET_GO, RUN, heard(2), RUN)
    assert will == [False, True, True, True, False, False]
    assert kinds(said) == [Take, Bring, Bring, LetGo]
    last = said[2]
    assert isinstance(last, Bring)
    assert last.lift == 0, "it is set down first"


def test_in_hand_it_is_let_go_at_once() -> None:
    said, will = played(TAKE, heard(2), LET_GO)
    assert kinds(said) == [Take, Bring, LetGo]
    assert not any(will)


def test_whoever_says_something_else_does_not_let_go() -> None:
    others: list[tuple[Step, type]] = [
        (["tell", {"compartment": 3}], Bring),
        (["turn", 1], Bring),
        (["tip"], Bring),
        (["shift", 1], Bring),
        (["layBack"], Back),
    ]
    plays = [[TAKE, LET_GO, step, heard(2), RUN] for step, _ in others]
    for (said, will), (step, word) in zip(play_all(plays), others, strict=True):
        assert will == [False, True, False, False, False], step
        assert LetGo not in kinds(said), step
        assert word in kinds(said), step


def test_a_finger_lets_go_where_it_points_and_not_on_the_way() -> None:
    """The hand is still on its way to the finger when the server has the piece; then the server is behind the hand, and
    then its piece is."""
    take: Step = ["take", CUBE, {"x": 0.0, "y": 0.1}, "finger"]
    point: Step = ["point", {"x": 0.0, "y": -0.1}]
    there = {"compartment": 0, "radius": 0.1, "depth": 0.0}
    on_its_way = [["run", 2], followed(2, behind=0)]
    behind = [followed(40, behind=1, **there), followed(42, behind=0, **there | {"radius": 0.08})]
    steps = [take, RUN, point, LET_GO, *on_its_way, ["run", 80], *behind]
    said, will = played(*steps, followed(44, behind=0, **there))
    assert will == [False, False, False, True, True, True, True, True, True, False]
    assert kinds(said[-2:]) == [Carry, LetGo]

    late: Step = ["wait", 6000]
    said, will = played(*steps, late, followed(44, behind=0, **there))
    assert will[-3:] == [True, True, False], "however long ago the piece was taken"
    assert kinds(said[-2:]) == [Carry, LetGo]

    said, will = played(*steps, LET_GO)
    assert will[-2:] == [True, False], "whoever insists does not wait"
    assert kinds(said[-2:]) == [Carry, LetGo]


def test_a_finger_that_moves_on_has_not_let_go() -> None:
    take: Step = ["take", CUBE, {"x": 0.0, "y": 0.1}, "finger"]
    said, will = played(take, LET_GO, ["point", None], ["point", {"x": 0.05, "y": 0.1}], heard(2), RUN)
    assert will == [False, True, True, False, False, False]
    assert LetGo not in kinds(said)


def test_a_piece_that_was_refused_and_is_gripped_again_is_let_go_in_time_too() -> None:
    """Frames in which it still lies there bring no news."""
    lying = heard(2, REFUSED, compartment=2, radius=0.1)
    gripped = heard(6, compartment=2, radius=0.1)
    said, will = played(lying, TAKE, LET_GO, heard(4, REFUSED, compartment=2, radius=0.1), gripped)
    assert will == [False, False, True, True, False]
    assert kinds(said) == [Take, Bring, LetGo]


def test_after_five_seconds_without_an_answer_the_player_is_told_and_keeps_the_piece() -> None:
    """The answer of a slow table may still come."""
    silent: list[Step] = [TAKE, ["wait", 4_900], ["wait", 200]]
    answered: list[Step] = [TAKE, heard(2), ["wait", 5_100]]
    assert [told for _, told in play_all([silent, answered], "told")] == [["", "", "board-why-unheard "], ["", "", ""]]
    assert [activity for _, activity in play_all([silent, answered], "activity")] == [["carry"] * 3] * 2


def test_a_piece_that_has_dropped_may_roll_for_longer() -> None:
    """The table has answered, although the turn is not over."""
    may_drop = heard(2, may_drop=True)
    ((_, dropping),) = play_all([[TAKE, may_drop, ["drop"], heard(4, ROLLING), ["wait", 5_100]]], watched="isDropping")
    assert dropping == [False, False, True, True, True]


def test_wa_11_a_drop_that_is_not_offered_is_not_said_but_explained() -> None:
    drop: Step = ["drop"]
    plays = [[TAKE, heard(2, may_drop=may), drop] for may in (False, True)]
    (said, told), (dropped, nothing) = play_all(plays, "told")
    assert (Drop in kinds(said), told[-1]) == (False, "refuse-drop ")
    assert (Drop in kinds(dropped), nothing[-1]) == (True, "")


def test_whoever_lays_it_back_too_late_is_told() -> None:
    """It had touched something before the word arrived (W-21): it stays in the hand, and the player is told once."""
    back: Step = ["layBack"]
    bound = [heard(number, is_bound=True) for number in range(4, 6)]
    plays = [[TAKE, heard(2), back, heard(3), *bound], [TAKE, heard(2), *bound]]
    late, never = [told for _, told in play_all(plays, "told")]
    assert late == ["", "", "", "", "board-why-back ", "board-why-back "]
    assert not any(never)
