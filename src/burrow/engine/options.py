"""What an option takes, in words, for whoever gave something else."""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec.inspect import BoolType, IntType, LiteralType, StrType, type_info
from msgspec.structs import FieldInfo


def complaint(game: str, options: type[Struct], raw: Any) -> str | None:
    """The first thing that is wrong with these options of a game; None: each of them, taken alone, is right."""
    if not isinstance(raw, Mapping):
        return f"the options of {game} are names with values, not {_show(raw)}"
    fields = {field.encode_name: field for field in msgspec.structs.fields(options)}
    for key in raw:
        if key not in fields:
            return f"{game} has no option {_show(key)}; there are {', '.join(fields) or 'none'}"
    wrong = next((key for key, value in raw.items() if not _is_taken(fields[key], value)), None)
    if wrong is None:
        return None
    takes = _takes(fields[wrong], raw[wrong])
    return (
        f"{wrong} is {takes}, not {_show(raw[wrong])}" if takes else f"{game} does not take {wrong}={raw[wrong]!r:.40}"
    )


def _is_taken(field: FieldInfo, value: Any) -> bool:
    try:
        msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError:
        return False
    return True


def _takes(field: FieldInfo, given: Any) -> str:
    """Empty: there are no words for it."""
    match type_info(field.type):
        case BoolType():
            return "true or false"
        case IntType(ge=int(least), le=int(most)):
            return f"a whole number from {least} to {most}"
        case IntType():
            return "a whole number"
        case LiteralType():
            choices = get_args(field.type)
            if all(isinstance(choice, str) for choice in choices) and not isinstance(given, str):
                return "the text " + _one_of([f'"{choice}"' for choice in choices])
            return _one_of([str(choice) for choice in choices])
        case StrType(max_length=int(most)):
            return f"a text of at most {most} characters"
        case _:
            return ""


def _one_of(choices: Sequence[str]) -> str:
    *others, last = choices
    return f"{', '.join(others)} or {last}" if others else last


def _show(value: Any) -> str:
    """As it was written, where that can stand in a sentence."""
    plain = isinstance(value, str) and value.isprintable() and value.strip()
    text = value if plain else repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
