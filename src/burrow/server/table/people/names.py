"""Cleans the names that people give themselves."""

import re
import unicodedata

LONGEST = 24
MOST_MARKS = 2
"""Marks on one letter. Enough for Vietnamese and pointed Hebrew, too few for towers of marks."""

_INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U0001d159\U000e0100-\U000e01ef]"
)
"""Characters without a shape: fillers, the empty Braille pattern, variation selectors."""
_MARKS = {"Mn", "Me"}
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINER, _EMOJI, _KEYCAP = "\u200d", "\ufe0f", "\u20e3"
"""Emoji use these three, and some scripts use the first. Anywhere else they are invisible."""
_VIRAMA = 9
"""The combining class of the signs that join letters in Indian scripts."""


def clean_name(name: str) -> str:
    """The name without control characters, direction overrides, anything else invisible, and towers of marks; with
    single spaces. Empty if nothing visible is left."""
    kept = ""
    for character in unicodedata.normalize("NFC", _INVISIBLE.sub("", name)):
        kept += _kept(character, kept)
    cleaned = " ".join(unicodedata.normalize("NFC", kept).split())[:LONGEST].rstrip(_JOINER).strip()
    return cleaned if any(_has_shape(character) for character in cleaned) else ""


def _kept(character: str, before: str) -> str:
    """What is kept of a character that follows `before`."""
    if character.isspace():
        return " "
    kind = unicodedata.category(character)
    if character in (_JOINER, _EMOJI, _KEYCAP):
        is_kept = bool(before) and _goes_on(before[-1], character)
    elif kind in _MARKS:
        is_kept = before[-1:].strip() != "" and not all(map(_is_mark, before[-MOST_MARKS:]))
    else:
        is_kept = kind not in _HIDDEN
    return character if is_kept else ""


def _goes_on(last: str, character: str) -> bool:
    """Whether this one of the three means something after that character."""
    kind = unicodedata.category(last)
    if character == _KEYCAP:
        return last in "0123456789#*" + _EMOJI
    if character == _EMOJI:
        return kind in {"So", "Sm", "Po", "Nd"}
    return last == _EMOJI or kind in {"So", "Sk"} or unicodedata.combining(last) == _VIRAMA


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in _MARKS


def _has_shape(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS"
