"""The rules as they are told at a table: which of them hold there, and the values their sentences speak of.

A rule that depends on an option either holds only with some of its values (`Rule.when`), or has a sentence that takes
the option as a variable: `rule-N-29 = You play until somebody has { $goal } points.`"""

from collections.abc import Iterable

from msgspec import Struct, structs

from burrow.engine.game import AnyGame, Rule


def rules_of(game: AnyGame, options: Struct) -> list[Rule]:
    """The rules that hold at a table with these options, in the order of the rulebook."""
    return [rule for rule in game.rulebook if holds(rule, options)]


def holds(rule: Rule, options: Struct) -> bool:
    return all(getattr(options, key) in values for key, values in rule.when)


def values_of(options: Struct) -> dict[str, str | int]:
    """The options as variables of a sentence. Switches are the texts `true` and `false`."""
    return {key: _written(value) for key, value in structs.asdict(options).items()}


def only(rules: Iterable[Rule], **when: tuple[str | bool, ...]) -> tuple[Rule, ...]:
    """These rules, told only where each option named has one of its values."""
    return tuple(structs.replace(rule, when=(*rule.when, *when.items())) for rule in rules)


def _written(value: object) -> str | int:
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, int) else str(value)
