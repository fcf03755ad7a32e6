from collections.abc import Iterator

import pytest
from tests.architecture.imports import MAY_IMPORT_BOTS, TABLE, forbidden_imports, imports_bots, package_of, targets
from tests.architecture.tree import SOURCE, python_files


def modules() -> Iterator[tuple[str, str]]:
    """The names and the texts of all modules, without those of tests."""
    for path in python_files(SOURCE):
        if "tests" not in path.relative_to(SOURCE).parts:
            name = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
            yield name, path.read_text(encoding="utf-8")


def test_arrows_go_one_way() -> None:
    assert [found for module, text in modules() for found in forbidden_imports(module, text)] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("burrow.engine.log", "import burrow.server"),
        ("burrow.engine.log", "from burrow import games"),
        ("burrow.engine.log", "import numpy"),
        ("burrow.engine.log", "from burrow.games.nuts import GAME"),
        ("burrow.laws.play", "from burrow.storage import sqlite"),
        ("burrow.games.nuts.moves", "from burrow.games.hamstern.moves import Cross"),
        ("burrow.games.nuts.moves", "from burrow.games import hamstern"),
        ("burrow.games.nuts.moves", "import burrow.storage.sqlite"),
        ("burrow.games.nuts.moves", "def late() -> None:\n    from burrow.server import app"),
        ("burrow.games.nuts.moves", "from ..hamstern import data"),
        ("burrow.games.hamstern.commands.sheet", "from burrow.cli.errors import UsageError"),
        ("burrow.cli.catalog", "from burrow.server.web.catalogue import game_info"),
        ("burrow.words", "from burrow.cli import main"),
        ("burrow.games.nuts.bots.expert", "from burrow.server import table"),
        ("burrow.engine.replay", "from burrow.words import Words"),
        ("burrow.storage.sqlite", "from burrow.server import table"),
        ("burrow.storage.sqlite", "import starlette"),
        ("burrow.server.app", "from burrow.games.nuts.view import View"),
        ("burrow.server.app", "from burrow.cli import main"),
        ("burrow.server.app", "import django"),
        ("burrow.server.table.ledger", "import starlette"),
        ("burrow.server.table.ledger", "from burrow.server.web.routes import join"),
        ("burrow.server.table.ledger", "from burrow.server import app"),
        ("burrow.server.physics.stepper", "from burrow.server.table.ledger import Ledger"),
        ("burrow.server.wire.api", "from burrow.server.settings import Settings"),
        ("burrow.server.settings", "from burrow.server import run"),
        ("burrow.cellar.wine", "import msgspec"),
        ("burrow.games.nuts.moves", "from burrow.games.nuts.bots.expert import Expert"),
        ("burrow.games.nuts.physics.world", "from burrow.games.nuts import bots, data"),
        ("burrow.games.nuts.data", "import burrow.games.nuts.bots.odds"),
        ("burrow.games.nuts.apply", "def late() -> None:\n    from .bots import casual"),
        ("burrow.games.nuts.state", "from burrow.games.nuts.bots import casual, expert"),
    ],
)
def test_a_wrong_arrow_is_seen(module: str, source: str) -> None:
    assert len(forbidden_imports(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("burrow.engine.log", "import hmac\nfrom burrow.engine.rng import Rng\nimport msgspec"),
        ("burrow.games.nuts.moves", "from burrow.games.nuts.state import State\nfrom .data import DICE"),
        ("burrow.games.nuts.bots.expert", "import numpy\nfrom burrow.games.nuts.view import View"),
        ("burrow.games.nuts.bots.expert", "from burrow.games.nuts.bots.casual import Casual"),
        ("burrow.games.nuts.game", "from burrow.games.nuts import apply, bots"),
        ("burrow.cli.play", "from burrow.server.app import app\nfrom burrow.cli.values import PORT"),
        ("burrow.cli.store", "from burrow.server.table.record import decode_record"),
        ("burrow.server.app", "from burrow.server.web.routes import join\nfrom burrow.server import settings"),
        ("burrow.server.table.ledger", "from burrow.server.wire.outbound import Failed"),
    ],
)
def test_a_right_arrow_is_let_through(module: str, source: str) -> None:
    assert forbidden_imports(module, source) == []


def test_the_table_names_what_is_there() -> None:
    folders = {path.name for path in SOURCE.iterdir() if path.is_dir() and list(path.glob("*.py"))}
    modules = {path.stem for path in SOURCE.glob("*.py") if not path.name.startswith("__")}
    assert folders | modules == {name for name in TABLE if "/" not in name and name != "burrow"}
    for package in ("server", "cli"):
        home = SOURCE / package
        rooms = {path.name for path in home.iterdir() if path.is_dir() and list(path.glob("*.py"))}
        named = {name.removeprefix(f"{package}/") for name in TABLE if name.startswith(f"{package}/")}
        assert rooms <= named
        assert all((home / f"{name}.py").is_file() for name in named - rooms)


def test_the_table_allows_nothing_that_is_not_used() -> None:
    used: dict[str, set[str]] = {}
    for module, text in modules():
        used.setdefault(package_of(module), set()).update(targets(module, text))
    idle = {
        f"{home}: {name}"
        for home, allowed in TABLE.items()
        for name in (*allowed.packages, *allowed.libraries)
        if not any(target == name or name == f"{target.partition('/')[0]}/*" for target in used.get(home, ()))
    }
    assert idle == set()


def test_only_rooms_that_import_bots_may() -> None:
    users = {module.split(".")[3] for module, text in modules() if imports_bots(module, text)}
    assert users == MAY_IMPORT_BOTS
