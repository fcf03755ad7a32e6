"""What values the options of a game take. Only this file reads their types: the setup page, the command line, the laws
and the messages about wrong options all use these specs."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Meta, Struct
from msgspec.inspect import BoolType, IntType, LiteralType, Metadata, StrType, type_info
from msgspec.structs import FieldInfo


class OptionSpec(Struct, frozen=True):
    """One option of a game. Its words are `option-<key>` and, for a choice, `option-<key>-<choice>`."""

    key: str
    kind: Literal["int", "bool", "choice", "text"]
    """text: typed or loaded from a file, at most `most` characters."""
    default: int | bool | str
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    """In display order."""
    seats: tuple[int, ...] = ()
    """The option matters only with these numbers of seats; empty: with any number."""
    when: dict[str, tuple[str | bool, ...]] = {}
    """The option matters only if each of these options has one of these values."""
    needs_seats: dict[str, int] = {}
    """Choices that need at least this many seats."""

    @property
    def is_text(self) -> bool:
        return self.kind == "text"

    @property
    def values(self) -> Sequence[Any]:
        """Every possible value, choices in alphabetical order; for a text only the default."""
        match self.kind:
            case "choice":
                return tuple(sorted(self.choices))
            case "bool":
                return (False, True)
            case "int" if self.least is not None and self.most is not None:
                return range(self.least, self.most + 1)
            case _:
                return (self.default,)


def matters(
    *,
    seats: Iterable[int] = (),
    when: Mapping[str, Iterable[str | bool]] | None = None,
    needs_seats: Mapping[str, int] | None = None,
) -> Meta:
    """Annotates when an option matters; see the fields of `OptionSpec`."""
    return Meta(
        extra={
            "seats": tuple(seats),
            "when": {key: tuple(values) for key, values in (when or {}).items()},
            "needs_seats": dict(needs_seats or {}),
        }
    )


def specs(options: type[Struct]) -> tuple[OptionSpec, ...]:
    """The specs, in the order of the fields. Raises `TypeError` for an option of another kind, or without a default or
    limits."""
    found = []
    for field in msgspec.structs.fields(options):
        spec = _spec(field)
        if spec is None or field.default is NODEFAULT:
            raise TypeError(f"the option {field.name!r} is no choice, switch, whole number or text with a default")
        if (spec.kind == "int" and None in (spec.least, spec.most)) or (spec.is_text and spec.most is None):
            raise TypeError(f"the option {field.name!r} has no limits")
        found.append(spec)
    return tuple(found)


def complaint(game: str, options: type[Struct], raw: Any) -> str | None:
    """The first thing wrong with these options; None if each of them, taken alone, is valid."""
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


def _spec(field: FieldInfo) -> OptionSpec | None:
    """None for an option of another kind."""
    described = type_info(field.type)
    extra: dict[str, Any] = {}
    if isinstance(described, Metadata):
        extra, described = described.extra or {}, described.type
    key, default = field.encode_name, field.default
    match described:
        case BoolType():
            return OptionSpec(key, "bool", default, **extra)
        case IntType(ge=least, le=most):
            return OptionSpec(key, "int", default, least, most, **extra)
        case LiteralType():
            plain = get_args(field.type)[0] if get_origin(field.type) is Annotated else field.type
            return OptionSpec(key, "choice", default, choices=tuple(map(str, get_args(plain))), **extra)
        case StrType(max_length=most):
            return OptionSpec(key, "text", default, most=most, **extra)
        case _:
            return None


def _is_taken(field: FieldInfo, value: Any) -> bool:
    try:
        msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError:
        return False
    return True


def _takes(field: FieldInfo, given: Any) -> str:
    """What the option takes, in words; empty if there are no words for it."""
    spec = _spec(field)
    match spec:
        case OptionSpec(kind="bool"):
            return "true or false"
        case OptionSpec(kind="int", least=int(least), most=int(most)):
            return f"a whole number from {least} to {most}"
        case OptionSpec(kind="int"):
            return "a whole number"
        case OptionSpec(kind="choice", choices=choices):
            if isinstance(given, str):
                return _one_of(choices)
            return "the text " + _one_of([f'"{choice}"' for choice in choices])
        case OptionSpec(kind="text", most=int(most)):
            return f"a text of at most {most} characters"
        case _:
            return ""


def _one_of(choices: Sequence[str]) -> str:
    *others, last = choices
    return f"{', '.join(others)} or {last}" if others else last


def _show(value: Any) -> str:
    """The value as it was written, if it fits into a sentence."""
    plain = isinstance(value, str) and value.isprintable() and value.strip()
    text = value if plain else repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
