"""A name consists of visible characters: nothing invisible, no piles of accents, and every script that people use for
names."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burrow.server.table.people.names import LONGEST, clean_name


@pytest.mark.parametrize(
    "name",
    ["Ann", "Ann B", "Zoë", "Đặng Thị Mỹ", "Ольга", "שָׁלוֹם", "محمد", "प्रिया", "முத்து", "สมชาย", "李小龙", "서연",
     "O'Neil", "?!", "👩\u200d👩\u200d👧\u200d👦", "👍🏽", "❤\ufe0f", "1\ufe0f\u20e3", "🇨🇭", "क्\u200dष"],
)  # fmt: skip
def test_names_that_can_be_seen_stay(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    ["", "  ", "\u00a0\u3000", "\u200b", "\u200d", "\u200d" * 9, "\u2060\ufeff", "\u3164", "\u3164 \u3164",
     "\u115f\u1160", "\uffa0", "\u2800" * 5, "\u034f", "\u180e", "\ufe0f", "\ufe0f\u200d\ufe0f", "\u20e3",
     "\u0301\u0302", " \u0301", "\u17b4", "\u00ad", "\u202e", "\U000e0041", "\U000e0101", "\U0001d159",
     "\ue000", "\x07"],
)  # fmt: skip
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    assert clean_name(name) == ""


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("\u202e  An\u0000n\n\u200bB ", "Ann B"),
        ("A\u200dn\ufe0fn\u3164", "Ann"),
        ("A\u034f\u2800nn", "Ann"),
        ("a" + "\u0336" * 30 + "b", "a\u0336\u0336b"),
        ("Z" + "\u0315\u0316\u0317\u0318" * 5, "Z\u0316\u0317"),
        ("👍\u200d", "👍"),
        ("e\u200b\u0301", "é"),
        ("👍\u200d\u200d\u200d👍", "👍\u200d👍"),
        ("x" * 40, "x" * 24),
    ],
)
def test_only_what_can_be_seen_stays_of_a_name(name: str, cleaned: str) -> None:
    assert clean_name(name) == cleaned


@given(st.text(max_size=40))
def test_a_clean_name_is_short_and_stays_as_it_is(name: str) -> None:
    cleaned = clean_name(name)
    assert len(cleaned) <= LONGEST
    assert cleaned == cleaned.strip()
    assert clean_name(cleaned) == cleaned
