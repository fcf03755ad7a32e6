"""The rules by number. Their sentences stand in `locales`; their meaning in `moves`, `apply` and `scoring`."""

from burrow.engine.game import Rule

FRONT, BACK = 1, 2
"""The printed rules have two pages."""


def printed(section: str, first: int, last: int, *, page: int) -> tuple[Rule, ...]:
    return tuple(Rule(f"G-{number:02}", section, page) for number in range(first, last + 1))


def rulings(first: int, last: int) -> tuple[Rule, ...]:
    return tuple(Rule(f"GA-{number:02}", "rulings") for number in range(first, last + 1))


RULEBOOK: tuple[Rule, ...] = (
    *printed("aim", 1, 2, page=FRONT),
    *printed("setup", 3, 6, page=FRONT),
    *printed("turn", 7, 9, page=FRONT),
    *printed("walk", 10, 14, page=FRONT),
    *printed("page", 15, 23, page=FRONT),
    *printed("supplies", 24, 32, page=BACK),
    *printed("gift", 33, 37, page=BACK),
    *printed("score", 38, 39, page=BACK),
    *printed("simplified", 40, 42, page=BACK),
    *printed("baskets", 43, 51, page=BACK),
    *printed("entry", 52, 60, page=BACK),
    *rulings(1, 39),
)
