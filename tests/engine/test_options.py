"""If a game does not take an option, the message says in plain words what it does take."""

from dataclasses import replace
from typing import Annotated, Any, Literal, cast

import pytest
from msgspec import Meta, Struct
from tests.conformance.planted.race import game as race

from burrow.engine.codec import decode_options
from burrow.engine.errors import BadOptions
from burrow.engine.game import AnyGame
from burrow.engine.options import OptionSpec, matters, specs


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


class Table(Struct, frozen=True):
    way: Literal["plain", "entry", "both"] = "plain"
    entry: Annotated[bool, matters(when={"way": ["entry"]})] = False
    teams: Annotated[Literal["none", "two"], matters(seats=[4], needs_seats={"two": 4})] = "none"
    clock: Annotated[int, Meta(ge=0, le=60)] = 0
    own: Annotated[str, Meta(max_length=9), matters(when={"way": ["both"]})] = "x"


def test_a_spec_says_all_there_is_to_know_of_an_option() -> None:
    assert specs(Table) == (
        OptionSpec("way", "choice", "plain", choices=("plain", "entry", "both")),
        OptionSpec("entry", "bool", False, when={"way": ("entry",)}),
        OptionSpec("teams", "choice", "none", choices=("none", "two"), seats=(4,), needs_seats={"two": 4}),
        OptionSpec("clock", "int", 0, least=0, most=60),
        OptionSpec("own", "text", "x", most=9, when={"way": ("both",)}),
    )


def test_the_values_of_an_option() -> None:
    assert [list(spec.values) for spec in specs(Table)] == [
        ["both", "entry", "plain"],
        [False, True],
        ["none", "two"],
        list(range(61)),
        ["x"],
    ]


class Endless(Struct, frozen=True):
    steps: int = 3


class Shaped(Struct, frozen=True):
    shape: tuple[int, int] = (1, 1)


class Missing(Struct, frozen=True):
    quiet: bool


@pytest.mark.parametrize("options", [Endless, Shaped, Missing])
def test_an_option_that_nobody_could_be_asked_for_is_named(options: type[Struct]) -> None:
    with pytest.raises(TypeError, match=f"the option '{options.__struct_fields__[0]}'"):
        specs(options)
