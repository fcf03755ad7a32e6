"""Cleaning the names people give themselves."""

import unicodedata

LONGEST = 24


def clean_name(name: str) -> str:
    """Without control characters, overrides of the direction of writing and other invisible marks; spaces single.

    The joiner stays between two visible characters, since emoji are made with it."""
    visible = "".join(_kept(name, place) for place in range(len(name)))
    return " ".join(visible.split())[:LONGEST].strip()


def _kept(name: str, place: int) -> str:
    character = name[place]
    if character.isspace():
        return " "
    if character == "\u200d" and 0 < place < len(name) - 1:
        return character
    return "" if unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} else character
