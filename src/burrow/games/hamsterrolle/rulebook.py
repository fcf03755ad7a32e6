"""The rules by number. Their text is in `locales`, their logic in `moves`, `apply` and `scoring`."""

from burrow.engine.game import Rule
from burrow.engine.rulebook import only

TEAMS = ("side", "across")


def printed(section: str, first: int, last: int, *, page: int) -> tuple[Rule, ...]:
    return tuple(Rule(f"W-{number:02}", section, page) for number in range(first, last + 1))


def rulings(first: int, last: int) -> tuple[Rule, ...]:
    return tuple(Rule(f"WA-{number:02}", "rulings") for number in range(first, last + 1))


RULEBOOK: tuple[Rule, ...] = (
    *printed("aim", 1, 2, page=1),
    *printed("setup", 3, 7, page=1),
    *printed("start", 8, 9, page=1),
    *printed("turn", 10, 14, page=1),
    *printed("fall", 15, 17, page=2),
    *printed("clock", 18, 19, page=2),
    *printed("pass", 20, 25, page=2),
    *printed("powers", 26, 26, page=2),
    *printed("end", 27, 27, page=2),
    *printed("handling", 28, 32, page=2),
    *only(printed("teams", 33, 37, page=2), teams=TEAMS),
    *rulings(1, 18),
    *only(rulings(19, 19), fourth=("shared",)),
    *only(rulings(20, 21), teams=TEAMS),
    *rulings(22, 25),
    *only(rulings(26, 26), teams=TEAMS),
    *rulings(27, 27),
)
