"""The fields of everything that the record of a table consists of: `python fields.py` prints them for the code on its
path, as JSON. `make.py` keeps them beside a sample, so that a test notices when they change."""

import json
from typing import Any

import msgspec.inspect as inspect
from msgspec import Raw

from burrow.engine.game import Setup
from burrow.server.table import record


def fields() -> dict[str, dict[str, str]]:
    """By the name of the struct: its fields and their types."""
    found: dict[str, dict[str, str]] = {}
    for kind in (record._Record[Raw], Setup):
        _describe(inspect.type_info(kind), found)
    return found


def _describe(kind: Any, found: dict[str, dict[str, str]]) -> str:
    """The type in words. Structs in it are added to `found`."""
    if isinstance(kind, inspect.StructType):
        name = kind.cls.__name__
        if name not in found:
            found[name] = {}
            found[name] |= {field.encode_name: _describe(field.type, found) for field in kind.fields}
        return name
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(map(str, kind.values))
    inner = [getattr(kind, part, None) for part in ("item_type", "key_type", "value_type")]
    parts = [*filter(None, inner), *getattr(kind, "types", ()), *getattr(kind, "item_types", ())]
    name = type(kind).__name__.removesuffix("Type")
    return f"{name}({', '.join(_describe(part, found) for part in parts)})" if parts else name


if __name__ == "__main__":
    print(json.dumps(fields(), indent=1, sort_keys=True))
