"""A game's options on the command line: `--option key=value`, and what each of them takes."""

from msgspec import Struct

from burrow.engine.codec import decode_options
from burrow.engine.errors import BadOptions, UsageError
from burrow.engine.game import AnyGame
from burrow.engine.options import OptionSpec


def options_of(game: AnyGame, pairs: list[str]) -> Struct:
    """The options of a table; missing ones get their defaults."""
    given: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"an option is written key=value, not {pair!r}; burrow games {game.id} lists them")
        given[key] = value
    try:
        return decode_options(game, given)
    except BadOptions as error:
        raise UsageError(f"{error}; burrow games {game.id} lists what each takes") from None


def takes(option: OptionSpec) -> str:
    """What may follow the equals sign."""
    match option.kind:
        case "int":
            return f"{option.least} to {option.most}"
        case "choice":
            return "|".join(option.choices)
        case "bool":
            return "true|false"
        case "text":
            return f"TEXT of at most {option.most} characters"


def default_of(option: OptionSpec) -> str:
    """The default as it would be written; a text is too long to show."""
    if option.kind == "text":
        return ""
    return str(option.default).lower() if option.kind == "bool" else str(option.default)
