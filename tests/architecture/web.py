"""The page as files: the rooms of `web/src`, which of them may import which, and the words that boards ask for."""

import re
from pathlib import PurePosixPath
from typing import NamedTuple

ROOT_FILES = frozenset(
    {"index.ts", "ctrl.svelte.ts", "actions.ts", "say.ts", "sounds.ts", "types.ts"}
    | {f"{name}.svelte" for name in ("Board", "Panel", "Emblem", "Primer", "Brief", "Hand", "Tv")}
)
"""What may lie at the root of a game's folder."""
TABLE_ROOMS = frozenset(["area", "bar", "hand", "reactions", "result", "seats", "side", "tv", "waiting"])
"""The folders of `table/`; beside them lies only the page itself."""
ROOMS = frozenset(["parts", "art", "hand", "motion", "read", "scene", "drawn", "replay"])
"""The folders a game may have. A game leaves out what it does not need and adds no others."""

ALIASES = {"$lib": "lib", "$ui": "ui", "$art": "art"}
MAY_IMPORT = {
    "": frozenset({"lib", "ui", "art", "lobby", "table", "admin"}),
    "admin": frozenset({"lib", "ui", "art", "lobby"}),
    "lib": frozenset(),
    "art": frozenset({"lib"}),
    "ui": frozenset({"lib", "art"}),
    "games": frozenset({"lib", "ui", "art"}),
    "lobby": frozenset({"lib", "ui", "art"}),
    "table": frozenset({"lib", "ui", "art", "lobby"}),
    "playground": frozenset({"", "lib", "ui", "art"}),
    "verify": frozenset({"", "lib", "art"}),
    "worker": frozenset({"lib"}),
}
"""Which room of the page may import which; the empty name is the root with `App.svelte`. A room may import itself, a
game only itself. `lib/games.svelte.ts` finds games by a glob, which is not an import."""

IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]""")
ASKED = re.compile(r"""(?<![.\w])say\(\s*(?:'([a-z0-9-]+)'|"([a-z0-9-]+)"|`([^`]*)`)""")


class Place(NamedTuple):
    room: str
    """`lib`, or `games/nuts`."""
    path: PurePosixPath
    """From `web/src`."""


def place_of(name: str) -> Place:
    path = PurePosixPath(name)
    parts = path.parts
    if len(parts) == 1:
        return Place("", path)
    return Place("/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0], path)


def wrong_imports(name: str, source: str) -> list[str]:
    """The imports of a file of `web/src` that its room may not have."""
    home = place_of(name)
    found = []
    for asked in IMPORT.findall(source):
        target = _target(home.path, asked)
        if target is not None and not (_may(home.room, place_of(target).room) and _may_know(home, target)):
            found.append(f"{name} imports {asked}")
    return found


def used_imports(name: str, source: str) -> set[tuple[str, str]]:
    """Which room imports which other one in this file, as in `MAY_IMPORT`."""
    home = place_of(name)
    found = set()
    for asked in IMPORT.findall(source):
        target = _target(home.path, asked)
        if target is not None:
            found.add((_top(home.room), _top(place_of(target).room)))
    return {(own, other) for own, other in found if own != other}


def wrong_files(names: list[str]) -> list[str]:
    """Files of games and of the table that lie where none belongs. Names are from `web/src`."""
    return [name for name in names if _is_out_of_place(PurePosixPath(name).parts) and not name.endswith(".test.ts")]


def _is_out_of_place(parts: tuple[str, ...]) -> bool:
    if parts[0] == "games" and len(parts) > 2:
        return parts[2] not in (ROOT_FILES if len(parts) == 3 else ROOMS)
    return parts[0] == "table" and parts[1] not in (TABLE_ROOMS if len(parts) > 2 else {"TablePage.svelte"})


def asked_ids(source: str) -> tuple[set[str], set[re.Pattern[str]]]:
    """The messages a board asks for by `say(…)`: whole ids, and patterns for those put together from parts."""
    whole: set[str] = set()
    patterns = set()
    for single, double, template in ASKED.findall(source):
        if single or double:
            whole.add(single or double)
        else:
            pieces = re.split(r"\$\{[^}]*\}", template)
            patterns.add(re.compile("[a-z0-9-]+".join(re.escape(piece) for piece in pieces)))
    return whole, patterns


def _target(home: PurePosixPath, asked: str) -> str | None:
    """The file or folder that is asked for, from `web/src`; None for a package."""
    head, _, rest = asked.partition("/")
    if head in ALIASES:
        return f"{ALIASES[head]}/{rest}"
    if not asked.startswith("."):
        return None
    parts = list(home.parent.parts)
    for part in PurePosixPath(asked).parts:
        if part == "..":
            parts = parts[:-1]
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def _may(home: str, target: str) -> bool:
    return home == target or _top(target) in MAY_IMPORT.get(_top(home), frozenset())


def _may_know(home: Place, target: str) -> bool:
    """Components use their game's controller. Code in the rooms must not import it, since the controller imports that
    code: it gets what it needs by a narrow interface."""
    is_room = home.room.startswith("games/") and len(home.path.parts) > 3 and home.path.suffix == ".ts"
    return not (is_room and PurePosixPath(target).name == "ctrl.svelte")


def _top(room: str) -> str:
    """`games` for `games/nuts`."""
    return room.partition("/")[0]
