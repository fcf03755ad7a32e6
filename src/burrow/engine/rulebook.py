"""The rules as they are told at a table: which of them hold there, and the values their sentences speak of.

A rule that depends on an option either holds only with some of its values (`Rule.when`), or has a sentence that takes
the option as a variable, with a variant for each of its values. Where the rules of no particular table are told, every
variable is `any`, and the sentence speaks of all the ways to play."""

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
    """The options of a table as variables of a sentence. Switches are the texts `true` and `false`."""
    return {key: _written(value) for key, value in structs.asdict(options).items()}


def any_values(game: AnyGame) -> dict[str, str | int]:
    """The variables where the rules of no particular table are told."""
    return {field.name: ANY for field in structs.fields(game.options)}


def only(rules: Iterable[Rule], **when: tuple[str | bool, ...]) -> tuple[Rule, ...]:
    """These rules, told only where each option named has one of its values."""
    return tuple(structs.replace(rule, when=(*rule.when, *when.items())) for rule in rules)


def _written(value: object) -> str | int:
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, int) else str(value)
