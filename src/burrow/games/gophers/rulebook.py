"""The rules by number. Their sentences are in `locales`; `moves`, `apply` and `scoring` implement them."""

from burrow.engine.game import Rule
from burrow.engine.rulebook import only

FRONT, BACK = 1, 2
"""The printed rules have two pages."""

HANDS = ("basic", "simplified", "advanced", "both")
SUBTRACTING = ("basic", "advanced")
ADDING = ("simplified", "both")
BASKETS = ("advanced", "both")
ENTRY = ("entry",)
"""The ways to play that some rules are limited to."""


def printed(section: str, first: int, last: int, *, page: int) -> tuple[Rule, ...]:
    return tuple(Rule(f"G-{number:02}", section, page) for number in range(first, last + 1))


def rulings(first: int, last: int) -> tuple[Rule, ...]:
    return tuple(Rule(f"GA-{number:02}", "rulings") for number in range(first, last + 1))


RULEBOOK: tuple[Rule, ...] = (
    *only(printed("aim", 1, 2, page=FRONT), way=HANDS),
    *only(printed("setup", 3, 3, page=FRONT), way=HANDS),
    *printed("setup", 4, 6, page=FRONT),
    *printed("turn", 7, 8, page=FRONT),
    *only(printed("turn", 9, 9, page=FRONT), way=HANDS),
    *printed("walk", 10, 14, page=FRONT),
    *printed("page", 15, 23, page=FRONT),
    *printed("supplies", 24, 24, page=BACK),
    *only(printed("supplies", 25, 31, page=BACK), way=HANDS),
    *only(printed("supplies", 32, 32, page=BACK), way=SUBTRACTING),
    *only(printed("gift", 33, 37, page=BACK), way=HANDS),
    *only(printed("score", 38, 39, page=BACK), way=HANDS),
    *only(printed("simplified", 40, 42, page=BACK), way=ADDING),
    *only(printed("baskets", 43, 51, page=BACK), way=BASKETS),
    *only(printed("entry", 52, 60, page=BACK), way=ENTRY),
    *only(rulings(1, 2), way=HANDS),
    *rulings(3, 3),
    *only(rulings(4, 4), way=SUBTRACTING),
    *only(rulings(5, 5), way=HANDS),
    *rulings(6, 13),
    *only(rulings(14, 18), way=HANDS),
    *rulings(19, 20),
    *only(rulings(21, 21), way=HANDS),
    *rulings(22, 22),
    *only(rulings(23, 28), way=BASKETS),
    *only(rulings(29, 31), way=ENTRY),
    *rulings(32, 32),
    *only(rulings(33, 33), way=BASKETS),
    *only(rulings(34, 35), way=HANDS),
    *rulings(36, 37),
    *only(rulings(38, 38), way=ENTRY),
    *rulings(39, 39),
)
