"""The rules by number. Their sentences are in `locales`; `moves`, `apply` and `scoring` implement them."""

from burrow.engine.game import Rule
from burrow.engine.rulebook import only

LEAFLET = 1
"""The printed rules are a single sheet."""


def printed(section: str, first: int, last: int) -> tuple[Rule, ...]:
    return tuple(Rule(f"H-{number:02}", section, LEAFLET) for number in range(first, last + 1))


def solo(first: int, last: int) -> tuple[Rule, ...]:
    """The designer's solo rules, which are not in the printed leaflet."""
    return tuple(Rule(f"HS-{number:02}", "solo") for number in range(first, last + 1))


def rulings(first: int, last: int) -> tuple[Rule, ...]:
    return tuple(Rule(f"HA-{number:02}", "rulings") for number in range(first, last + 1))


RULEBOOK: tuple[Rule, ...] = (
    *printed("setup", 1, 4),
    *printed("aim", 5, 5),
    *printed("round", 6, 11),
    *only(printed("round", 12, 12), start=("middle",)),
    *printed("round", 13, 18),
    *printed("one", 19, 23),
    *printed("timer", 24, 28),
    *printed("end", 29, 35),
    *only(printed("variants", 36, 36), start=("free",)),
    *printed("variants", 37, 37),
    *solo(1, 5),
    *rulings(1, 11),
    *only(rulings(12, 12), start=("free",)),
    *rulings(13, 17),
)
