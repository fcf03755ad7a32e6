"""The rules by number. Their sentences are in `locales`; `moves`, `apply` and `scoring` implement them."""

from burrow.engine.game import Rule
from burrow.engine.rulebook import only

LEAFLET = 1
"""The printed rules are a single sheet."""


def printed(section: str, first: int, last: int) -> tuple[Rule, ...]:
    return tuple(Rule(f"N-{number:02}", section, LEAFLET) for number in range(first, last + 1))


def rulings(first: int, last: int) -> tuple[Rule, ...]:
    return tuple(Rule(f"NA-{number:02}", "rulings") for number in range(first, last + 1))


RULEBOOK: tuple[Rule, ...] = (
    *printed("setup", 1, 4),
    *printed("turn", 5, 13),
    *printed("birds", 14, 14),
    *printed("squirrels", 15, 16),
    *printed("race", 17, 24),
    *printed("last-die", 25, 28),
    *printed("end", 29, 29),
    *only(printed("end", 30, 30), end=("round",)),
    *printed("end", 31, 31),
    *rulings(1, 12),
    *only(rulings(13, 14), end=("round",)),
    *rulings(15, 19),
)
