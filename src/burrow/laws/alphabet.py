"""Payloads that no honest client would send: every kind in a game's alphabet, with all sorts of field values."""

from collections.abc import Iterator
from itertools import islice, product
from typing import Any
from zlib import compress

from msgspec import inspect

from burrow.engine.codec import kinds
from burrow.engine.game import AnyGame, Payload

NUMBERS = (0, 1, -1, 2, 5, 99, -(10**6), 10**12)
TEXTS = ("", "junk", "0")
BYTES = (b"", b"\0", b"junk", b"\xff" * 300, compress(b"junk"))
PER_KIND = 60
"""The most payloads of one kind."""


def alphabet(game: AnyGame) -> list[Any]:
    """A handful of each kind of payload, well typed and mostly absurd."""
    info = inspect.type_info(game.payload)
    kinds = info.types if isinstance(info, inspect.UnionType) else (info,)
    return [payload for kind in kinds for payload in islice(_values(kind), PER_KIND)]


class Foreign(Payload, frozen=True):
    """A payload that belongs to no game."""


def strangers(game: AnyGame) -> list[Any]:
    """Values that are not payloads of the game: other types, a payload of another game, and the names of its own
    payloads."""
    names = [kind.__name__ for kind in kinds(game.payload)]
    return [None, 0, (), b"", {}, object(), Foreign(), *kinds(game.payload), *names, *(name.lower() for name in names)]


def _values(type: inspect.Type) -> Iterator[Any]:
    match type:
        case inspect.StructType(cls, fields):
            for values in _mixed([list(islice(_values(field.type), 12)) for field in fields]):
                yield cls(**dict(zip((field.name for field in fields), values, strict=True)))
        case inspect.LiteralType(values):
            yield from values
        case inspect.EnumType(cls):
            yield from cls
        case inspect.BoolType():
            yield from (False, True)
        case inspect.IntType():
            yield from (n for n in NUMBERS if _is_within(type, n))
        case inspect.StrType():
            yield from TEXTS
        case inspect.BytesType():
            yield from BYTES
        case inspect.NoneType():
            yield None
        case inspect.UnionType(types):
            for one in types:
                yield from islice(_values(one), 6)
        case inspect.TupleType(types):
            yield from _mixed([list(islice(_values(one), 8)) for one in types])
        case inspect.VarTupleType(item):
            items = list(islice(_values(item), 6))
            yield ()
            for count in (1, 2, 5, 40):
                yield from ((one,) * count for one in items)
            yield tuple(items)
        case _:
            raise TypeError(
                f"a payload has a field of the type {type!r}; use numbers, texts, choices, bytes and tuples"
            )


def _mixed(columns: list[list[Any]]) -> Iterator[tuple[Any, ...]]:
    """All combinations, starting with those that take the same index from every column."""
    longest = max((len(column) for column in columns), default=1)
    yield from (tuple(column[i % len(column)] for column in columns) for i in range(longest))
    yield from product(*columns)


def _is_within(type: inspect.IntType, number: int) -> bool:
    return (
        (type.ge is None or number >= type.ge)
        and (type.gt is None or number > type.gt)
        and (type.le is None or number <= type.le)
        and (type.lt is None or number < type.lt)
    )
