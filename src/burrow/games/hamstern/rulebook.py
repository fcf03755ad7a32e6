"""The rules by number. Their sentences are in `locales`; `moves`, `apply` and `scoring` implement them."""

from burrow.engine.game import Rule
from burrow.engine.rulebook import only

LEAFLET = 1
"""The printed rules are a single sheet."""

ALONE, TOGETHER = (1,), (2, 3, 4, 5, 6)
"""Numbers of seats that some rules are limited to."""


def printed(section: str, first: int, last: int) -> tuple[Rule, ...]:
    return tuple(Rule(f"H-{number:02}", section, LEAFLET) for number in range(first, last + 1))


def solo(first: int, last: int) -> tuple[Rule, ...]:
    """The designer's solo rules, which are not in the printed leaflet."""
    return tuple(Rule(f"HS-{number:02}", "solo") for number in range(first, last + 1))


def rulings(first: int, last: int) -> tuple[Rule, ...]:
    return tuple(Rule(f"HA-{number:02}", "rulings") for number in range(first, last + 1))


RULEBOOK: tuple[Rule, ...] = (
    *printed("setup", 1, 2),
    *only(printed("setup", 3, 3), seats=TOGETHER),
    *printed("setup", 4, 4),
    *printed("aim", 5, 5),
    *printed("round", 6, 11),
    *only(printed("round", 12, 12), start=("middle",)),
    *printed("round", 13, 18),
    *printed("one", 19, 23),
    *printed("timer", 24, 28),
    *printed("end", 29, 33),
    *only(printed("end", 34, 35), seats=TOGETHER),
    *only(printed("variants", 36, 36), start=("free",)),
    *printed("variants", 37, 37),
    *only(solo(1, 5), seats=ALONE),
    *rulings(1, 7),
    *only(rulings(8, 8), seats=TOGETHER),
    *rulings(9, 10),
    *only(rulings(11, 11), seats=TOGETHER),
    *only(rulings(12, 12), start=("free",)),
    *rulings(13, 17),
)
