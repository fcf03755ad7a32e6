"""The fragments of the changelog: named by kind, and for the people they concern."""

import re
from pathlib import Path

import pytest
from tests.architecture.tree import ROOT

NAME = re.compile(r"[a-z0-9-]+\.(added|changed|fixed|removed)\.md")


def strange_fragments(folder: Path) -> list[str]:
    """Files that a release would lose: of an unknown kind, or empty."""
    files = [path for path in sorted(folder.iterdir()) if path.name != "README.md"]
    return [path.name for path in files if not NAME.fullmatch(path.name) or not path.read_text("utf-8").strip(" \n#")]


def test_every_fragment_has_a_kind_and_a_sentence() -> None:
    assert strange_fragments(ROOT / "changelog.d") == []


def test_the_changelog_has_a_place_for_what_is_to_come() -> None:
    assert "\n## Unreleased\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "text"), [("rematch.md", "x"), ("rematch.new.md", "x"), ("rematch.added.md", "\n")])
def test_a_strange_fragment_is_seen(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    assert strange_fragments(tmp_path) == [name]
