"""Which package may import which. Imports go one way; games never import each other."""

import ast
import sys
from typing import NamedTuple


class Allowed(NamedTuple):
    packages: frozenset[str]
    """Packages of the project, as in `engine`; a package may always import itself."""
    libraries: frozenset[str]


def allow(packages: str = "", libraries: str = "") -> Allowed:
    return Allowed(frozenset(packages.split()), frozenset(libraries.split()))


TABLE = {
    "burrow": allow("engine cli"),
    "engine": allow("", "msgspec"),
    "words": allow("engine", "fluent"),
    "verifier": allow("engine words", "msgspec"),
    "laws": allow("engine", "msgspec fluent"),
    "games": allow("engine", "msgspec"),
    "games/bots": allow("engine", "msgspec numpy numba"),
    "games/commands": allow("engine", "msgspec pydyf"),
    "games/physics": allow("engine", "msgspec numpy mujoco"),
    "storage": allow("engine", "msgspec asyncpg"),
    "server": allow("engine storage server/*", "uvicorn uvloop starlette"),
    "server/settings": allow("engine server/values"),
    "server/values": allow(),
    "server/clock": allow("engine"),
    "server/limits": allow("engine server/clock"),
    "server/work": allow("server/limits"),
    "server/tally": allow(),
    "server/queue": allow(),
    "server/logs": allow(),
    "server/wire": allow("engine", "msgspec"),
    "server/sockets": allow(
        "engine server/wire server/settings server/clock server/limits server/tally", "msgspec starlette"
    ),
    "server/push": allow("engine server/settings server/tally", "cryptography"),
    "server/bots": allow("engine", "msgspec"),
    "server/physics": allow("engine"),
    "server/table": allow(
        "engine storage server/wire server/sockets server/bots server/physics server/push server/settings server/clock "
        "server/limits server/work server/tally server/queue",
        "msgspec",
    ),
    "server/lobby": allow(
        "engine storage server/wire server/sockets server/bots server/physics server/push server/table server/settings "
        "server/clock server/limits server/work server/tally",
        "msgspec",
    ),
    "server/web": allow(
        "engine storage verifier server/wire server/sockets server/lobby server/table server/settings server/tally "
        "server/work",
        "msgspec starlette segno",
    ),
    "server/net": allow(
        "server/wire server/sockets server/web server/settings server/clock server/limits server/queue",
        "msgspec uvicorn h11 websockets",
    ),
    "cli": allow("engine words laws verifier cli/*", "msgspec"),
    "cli/play": allow("engine cli server server/settings", "segno"),
    "cli/serve": allow("engine cli cli/config cli/play cli/setting server"),
    "cli/setting": allow("server/settings server/values"),
    "cli/config": allow("engine cli/setting server/settings"),
    "cli/store": allow("engine storage cli/config cli/play server server/lobby server/table"),
    "cli/views": allow("engine server/table", "msgspec"),
    "cli/types": allow("engine cli server/wire", "msgspec"),
}
"""`games/…` are rooms of a game that may do more than its rules; `server/…` and `cli/…` are rooms or single modules,
and `/*` means all of them; `words` is a module by itself; `burrow` is the front door and its `__main__`."""


MAY_IMPORT_BOTS = frozenset(["bots", "game", "nature"])
"""The rooms of a game that may import its bots: the bots, what puts the game together, and nature, for a bot that
stands in during a turn of physics. Rules and simulation must not depend on how well somebody plays."""


def forbidden_imports(module: str, source: str) -> list[str]:
    """The imports of a module, such as `burrow.games.nuts.moves`, that the table does not allow."""
    home = package_of(module)
    allowed = TABLE.get(home)
    if allowed is None:
        return [f"{module}: there is no package {home!r} in the table"]
    found = []
    for name in imported(module, source):
        top = name.split(".")[0]
        if top == "burrow":
            if not _is_neighbour(module, name, allowed):
                found.append(f"{module} imports {name}")
        elif top not in sys.stdlib_module_names and top not in allowed.libraries:
            found.append(f"{module} imports {name}")
    if not _may_import_bots(module):
        found += [f"{module} imports {name}" for name in _bots(module, source)]
    return found


def imports_bots(module: str, source: str) -> bool:
    """Whether a room of a game imports the game's bots."""
    return bool(_bots(module, source))


def _may_import_bots(module: str) -> bool:
    room = module.split(".")[3:4]
    return not module.startswith("burrow.games.") or not room or room[0] in MAY_IMPORT_BOTS


def _bots(module: str, source: str) -> list[str]:
    if not module.startswith("burrow.games."):
        return []
    own = [*module.split(".")[:3], "bots"]
    names = {
        ".".join(name.split(".")[:4])
        for base, alias in _imported_from(module, source)
        for name in (base, f"{base}.{alias}")
    }
    return sorted(name for name in names if name.split(".") == own)


def package_of(module: str) -> str:
    parts = module.split(".")
    if len(parts) == 1 or parts[1] == "__main__":
        return "burrow"
    if parts[1] == "games" and len(parts) > 3 and parts[3] in ("bots", "commands", "physics"):
        return f"games/{parts[3]}"
    if len(parts) > 2 and f"{parts[1]}/{parts[2]}" in TABLE:
        return f"{parts[1]}/{parts[2]}"
    return parts[1]


def imported(module: str, source: str) -> list[str]:
    """Dotted names of what a module imports, anywhere in the file."""
    names = []
    for base, alias in _imported_from(module, source):
        is_front = base in ("burrow", "burrow.server")  # what it names may be a room of its own
        names.append(f"{base}.{alias}" if alias and is_front else base)
    return names


def _imported_from(module: str, source: str) -> list[tuple[str, str]]:
    """Modules with what is imported from them; empty if it is the module itself."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = ".".join([*module.split(".")[: -node.level], *([base] if base else [])])
            found += [(base, alias.name) for alias in node.names]
    return found


def targets(module: str, source: str) -> set[str]:
    """The packages and libraries that a module imports."""
    names = imported(module, source)
    return {_target(name) if name.split(".")[0] == "burrow" else name.split(".")[0] for name in names}


def _target(name: str) -> str:
    """The package of a name; of the front door, as in `from burrow import new`, `burrow`."""
    target = package_of(name)
    return "burrow" if len(name.split(".")) == 2 and target not in TABLE else target


def _is_neighbour(module: str, name: str, allowed: Allowed) -> bool:
    parts = name.split(".")
    if parts[:2] == ["burrow", "games"]:
        return len(parts) > 2 and module.split(".")[:3] == parts[:3]
    target = _target(name)
    return target == package_of(module) or target in allowed.packages or _parent(target) in allowed.packages


def _parent(package: str) -> str:
    """`server/*` for `server/table`."""
    return f"{package.partition('/')[0]}/*"
