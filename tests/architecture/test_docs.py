"""What `docs/architecture.md` says of rooms, packages and the contract is what the tests enforce."""

import re
from pathlib import Path

from tests.architecture.tree import ROOT, SOURCE

from burrow.laws import LAWS
from burrow.laws.rooms import CONTRACT, ROOMS, WINGS

ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
TUTORIAL = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def first_cells(text: str, head: str) -> str:
    """The first column of the table whose header begins with that word."""
    (table,) = re.findall(rf"^\| {head} \|.*\n\|[ |-]+\n((?:\|.*\n)+)", text, flags=re.MULTILINE)
    return "\n".join(line.split("|")[1] for line in table.splitlines())


def test_the_rooms_are_those_of_the_law() -> None:
    cells = first_cells(ARCHITECTURE, "room")
    assert set(re.findall(r"`(\w+)\.py`", cells)) == ROOMS
    assert set(re.findall(r"`(\w+)/`", cells)) == WINGS


def test_the_contract_is_that_of_the_engine() -> None:
    assert tuple(re.findall(r"`(\w+)\(", first_cells(ARCHITECTURE, "method"))) == CONTRACT


def drawn(place: str) -> set[str]:
    """The rooms that the drawing shows in a folder."""
    (lines,) = re.findall(rf"^{place}/\n((?:  .*\n)+)", ARCHITECTURE, flags=re.MULTILINE)
    return set(re.findall(r"^  (\w+)/", lines, flags=re.MULTILINE))


def rooms(place: Path) -> set[str]:
    """The existing folders, without build output."""
    folders = {path.name for path in place.iterdir() if path.is_dir() and any(path.rglob("*.*"))}
    return folders - {"__pycache__", "static"}


def test_the_rooms_are_those_there_are() -> None:
    assert drawn("src/burrow") == rooms(SOURCE)
    assert drawn("web/src") == rooms(ROOT / "web" / "src")


def test_the_tests_are_where_it_says() -> None:
    (line,) = re.findall(r"^tests/ +(.+)$", ARCHITECTURE, flags=re.MULTILINE)
    assert set(line.split(", ")) == rooms(ROOT / "tests")
    for room in re.findall(r"`tests/(\w+)`", first_cells(ARCHITECTURE, "where")):
        assert (ROOT / "tests" / room).is_dir()


def test_every_file_of_the_source_that_a_page_names_is_there() -> None:
    """For example `server/physics/stepper.py`. The tutorial is exempt, because its game does not exist."""
    missing = []
    starts = (ROOT, SOURCE, SOURCE.parent, ROOT / "web", ROOT / "web" / "src", *(SOURCE / "games").iterdir())
    for page in [*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]:
        if page.name == "adding-a-game.md":
            continue
        named = re.findall(r"`([\w.][\w./-]*/[\w-]+\.(?:py|ts|svelte|ftl|txt|toml))`", page.read_text("utf-8"))
        missing += [f"{page.name}: {name}" for name in named if not any((start / name).exists() for start in starts)]
    assert missing == []


def test_the_tutorial_names_every_law() -> None:
    assert first_cells(TUTORIAL, "law").split() == [law.__name__ for law in LAWS]
