"""Sentences of the command line."""

import re

import pytest

from burrow.engine import registry
from burrow.engine.game import Note
from burrow.engine.languages import LANGUAGES
from burrow.words import OWN, SHARED, Words, language


@pytest.mark.parametrize(
    ("asked", "environment", "expected"),
    [
        ("fr", {"LANG": "de_DE.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "de_DE.UTF-8", "LC_ALL": "it_IT"}, "it"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LC_ALL": "", "LANG": "fr"}, "fr"),
        (None, {}, "en"),
    ],
)
def test_language(asked: str | None, environment: dict[str, str], expected: str) -> None:
    assert language(asked, environment) == expected


def test_seats_have_names_and_numbers_stay() -> None:
    words = Words("de")
    note = Note("cli-place", (("rank", 1), ("seat", 0), ("points", 1)))
    assert words.note(note) == "1. Platz 1: 1 Punkt"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_below_zero_has_a_true_minus_sign(lang: str) -> None:
    words = Words(lang)
    assert "−23 " in words.say("cli-place", rank=2, seat="Ada", points=-23)
    assert words.number(-4) == "−4"


def test_the_seat_that_is_one_of_two() -> None:
    words = Words("en", registry.game("nuts"))
    assert words.values((("from_seat", 2), ("seats", 3))) == {"from_seat": "Seat 3", "seats": 3}


def test_what_nobody_says_is_its_id() -> None:
    assert Words("en").say("no-such-message") == "no-such-message"


def test_four_languages_say_the_same_things() -> None:
    ids = {lang: re.findall(r"^([a-z-]+) =", (OWN / f"{lang}.ftl").read_text(), re.MULTILINE) for lang in LANGUAGES}
    assert ids["de"] == ids["en"] == ids["fr"] == ids["it"]
    assert SHARED.is_dir()
