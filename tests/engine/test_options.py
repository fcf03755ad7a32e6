"""Options that a game does not take are answered with what it does take, in plain words."""

from dataclasses import replace
from typing import Annotated, Any, Literal, cast

import pytest
from msgspec import Meta, Struct
from tests.conformance.planted.race import game as race

from burrow.engine.codec import decode_options
from burrow.engine.errors import BadOptions
from burrow.engine.game import AnyGame


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    goal: Annotated[int, Meta(ge=20, le=200)] = 50
    end: Literal["round", "first", "late"] = "round"
    steps: int = 3
    quiet: bool = False
    paint: Annotated[str, Meta(max_length=5)] = "red"
    shape: tuple[int, int] = (1, 1)
    rules: Literal[1, 2] = 2


GAME: AnyGame = replace(race.GAME, options=cast(Any, Options))


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        ({"goal": 5}, "goal is a whole number from 20 to 200, not 5"),
        ({"goal": "5"}, "goal is a whole number from 20 to 200, not 5"),
        ({"goal": "many"}, "goal is a whole number from 20 to 200, not many"),
        ({"goal": ""}, "goal is a whole number from 20 to 200, not ''"),
        ({"goal": None}, "goal is a whole number from 20 to 200, not None"),
        ({"end": "maybe"}, "end is round, first or late, not maybe"),
        ({"end": 90}, 'end is the text "round", "first" or "late", not 90'),
        ({"end": True}, 'end is the text "round", "first" or "late", not True'),
        ({"rules": "9"}, "rules is 1 or 2, not 9"),
        ({"steps": 1.5}, "steps is a whole number, not 1.5"),
        ({"quiet": "perhaps"}, "quiet is true or false, not perhaps"),
        ({"paint": "turquoise"}, "paint is a text of at most 5 characters, not turquoise"),
        ({"foo": 1}, "race has no option foo; there are goal, end, steps, quiet, paint, shape, rules"),
        ({"goal": 5, "foo": 1}, "race has no option foo; there are goal, end, steps, quiet, paint, shape, rules"),
        ([4], "the options of race are names with values, not [4]"),
    ],
)
def test_what_is_wrong_is_said_plainly(raw: Any, words: str) -> None:
    with pytest.raises(BadOptions) as caught:
        decode_options(GAME, raw)
    assert str(caught.value) == words


def test_an_option_of_another_kind_is_named_all_the_same() -> None:
    with pytest.raises(BadOptions, match="race does not take shape='round'"):
        decode_options(GAME, {"shape": "round"})


def test_what_others_send_is_not_repeated_at_length() -> None:
    for raw in ({"goal": "9" * 5000}, {"x" * 5000: 1}, {"end": "\x1b[2J\n"}):
        with pytest.raises(BadOptions) as caught:
            decode_options(GAME, raw)
        assert len(str(caught.value)) < 200
        assert str(caught.value).isprintable()


def test_what_fits_is_taken() -> None:
    assert decode_options(GAME, {"goal": "20", "end": "late"}) == Options(goal=20, end="late")
