"""The rules as they are told at a table: which ones hold there, and the values in their sentences.

A rule that depends on an option either holds only with some values of it (`Rule.when`), or has a sentence that takes
the option as a variable, with a variant for each value. When the rules are told outside any table, every variable is
`any` and the sentence covers every way to play."""

from collections.abc import Iterable

from msgspec import Struct, structs

from burrow.engine.game import AnyGame, Rule

ANY = "any"


def rules_of(game: AnyGame, options: Struct) -> list[Rule]:
    """The rules that hold at a table with these options, in the order of the rulebook."""
    return [rule for rule in game.rulebook if holds(rule, options)]


def holds(rule: Rule, options: Struct) -> bool:
    return all(getattr(options, key) in values for key, values in rule.when)


def values_of(options: Struct) -> dict[str, str | int]:
    """The options of a table as variables of a sentence. Switches become the texts `true` and `false`."""
    return {key: _written(value) for key, value in structs.asdict(options).items()}


def any_values(game: AnyGame) -> dict[str, str | int]:
    """The variables for rules told outside any table."""
    return {field.name: ANY for field in structs.fields(game.options)}


def only(rules: Iterable[Rule], **when: tuple[str | bool, ...]) -> tuple[Rule, ...]:
    """These rules, limited to tables where each named option has one of the given values."""
    return tuple(structs.replace(rule, when=(*rule.when, *when.items())) for rule in rules)


def _written(value: object) -> str | int:
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, int) else str(value)
