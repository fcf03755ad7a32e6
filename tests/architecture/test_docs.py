"""What `docs/architecture.md` says of rooms, packages and the contract is what the tests enforce."""

import re

from tests.architecture.tree import ROOT, SOURCE

from burrow.laws import LAWS
from burrow.laws.rooms import CONTRACT, ROOMS, WINGS

ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
TUTORIAL = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def first_cells(text: str, head: str) -> str:
    """The first column of the table whose head begins with a word."""
    (table,) = re.findall(rf"^\| {head} \|.*\n\|[ |-]+\n((?:\|.*\n)+)", text, flags=re.MULTILINE)
    return "\n".join(line.split("|")[1] for line in table.splitlines())


def test_the_rooms_are_those_of_the_law() -> None:
    cells = first_cells(ARCHITECTURE, "room")
    assert set(re.findall(r"`(\w+)\.py`", cells)) == ROOMS
    assert set(re.findall(r"`(\w+)/`", cells)) == WINGS


def test_the_contract_is_that_of_the_engine() -> None:
    assert tuple(re.findall(r"`(\w+)\(", first_cells(ARCHITECTURE, "method"))) == CONTRACT


def test_the_packages_are_those_there_are() -> None:
    (drawing,) = re.findall(r"```\nsrc/burrow/\n(.*?)^web/src/", ARCHITECTURE, flags=re.MULTILINE | re.DOTALL)
    drawn = set(re.findall(r"^  (\w+)/", drawing, flags=re.MULTILINE))
    there = {path.name for path in SOURCE.iterdir() if path.is_dir() and list(path.rglob("*.py"))}
    assert there <= drawn


def test_the_tutorial_names_every_law() -> None:
    assert first_cells(TUTORIAL, "law").split() == [law.__name__ for law in LAWS]
