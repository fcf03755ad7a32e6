"""The rules as they are told at a table: which ones hold there, and the values in their sentences.

A rule that depends on an option or on the number of seats either holds only with some of them (`Rule.when`,
`Rule.seats`), or has a sentence that takes the option, or `seats`, as a variable, with a variant for each value. When
the rules are told outside any table, every variable is `any` and the sentence covers every way to play."""

from collections.abc import Iterable

from msgspec import Struct, structs

from burrow.engine.game import AnyGame, Rule

ANY = "any"
SEATS = "seats"
"""The variable for the number of seats."""


def rules_of(game: AnyGame, options: Struct, seats: int | None) -> list[Rule]:
    """The rules that hold at a table with these options and so many seats, in the order of the rulebook. None: with
    any number of seats."""
    return [rule for rule in game.rulebook if holds(rule, options, seats)]


def holds(rule: Rule, options: Struct, seats: int | None) -> bool:
    is_for_them = seats is None or not rule.seats or seats in rule.seats
    return is_for_them and all(getattr(options, key) in values for key, values in rule.when)


def values_of(options: Struct, seats: int | None) -> dict[str, str | int]:
    """The options of a table and its number of seats as variables of a sentence. Switches become the texts `true` and
    `false`."""
    return {
        SEATS: ANY if seats is None else seats,
        **{key: _written(value) for key, value in structs.asdict(options).items()},
    }


def any_values(game: AnyGame) -> dict[str, str | int]:
    """The variables for rules told outside any table."""
    return {SEATS: ANY, **{field.name: ANY for field in structs.fields(game.options)}}


def only(rules: Iterable[Rule], *, seats: tuple[int, ...] = (), **when: tuple[str | bool, ...]) -> tuple[Rule, ...]:
    """These rules, limited to tables where each named option has one of the given values, and with so many seats."""
    return tuple(structs.replace(rule, when=(*rule.when, *when.items()), seats=seats or rule.seats) for rule in rules)


def _written(value: object) -> str | int:
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, int) else str(value)
