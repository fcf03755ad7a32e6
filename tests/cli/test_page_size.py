"""The browser fetches little before the first script of the front page can run. This is a fact of the build, not a
timing; `bench/page.py` measures the whole page in a browser."""

import gzip
import re
from pathlib import Path

import pytest

from burrow.server.web.pages import PACKED

MOST = 120_000
"""Bytes."""

NAMED = re.compile(r'(?:src|href)="/([^"]+\.(?:js|css|woff2))"')
IMPORTED = re.compile(r'(?:\bfrom|\bimport)\s*["\']\.?/?(?:assets/)?([\w./-]+\.js)["\']')
"""Static imports. A dynamic `import(…)` has a bracket and loads only when needed."""


def needed(folder: Path) -> set[str]:
    """The page, the files it names, and their static imports."""
    found = {"index.html"}
    queue = NAMED.findall((folder / "index.html").read_text(encoding="utf-8"))
    while queue:
        name = queue.pop()
        if name not in found:
            found.add(name)
            if name.endswith(".js"):
                imports = IMPORTED.findall((folder / name).read_text(encoding="utf-8"))
                queue += [f"assets/{other}" for other in imports]
    return found


def size(file: Path) -> int:
    """The size over the wire; files that are already compressed stay as they are."""
    packed = file.with_name(file.name + ".br")
    if packed.is_file():
        return packed.stat().st_size
    body = file.read_bytes()
    return len(body) if file.suffix == ".woff2" else len(gzip.compress(body))


@pytest.fixture
def built() -> Path:
    assert (PACKED / "index.html").is_file(), "the page is not built; run ./burrow test"
    return PACKED


def test_the_front_page_is_small(built: Path) -> None:
    sizes = {name: size(built / name) for name in sorted(needed(built))}
    assert sum(sizes.values()) < MOST, sizes


def test_all_kinds_of_files_are_counted(built: Path) -> None:
    names = needed(built)
    assert {Path(name).suffix for name in names} == {".html", ".js", ".css", ".woff2"}
    assert len([name for name in names if name.startswith("assets/") and name.endswith(".js")]) > 1


def test_scripts_that_wait_are_not_counted(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<script type="module" src="/assets/a.js"></script>')
    (tmp_path / "assets/a.js").write_text('import{x}from"./b.js";import"./c.js";const d=()=>import("./d.js");')
    (tmp_path / "assets/b.js").write_text('import*as a from"./a.js";export{y}from"./e.js"')
    for name in "cde":
        (tmp_path / f"assets/{name}.js").write_text("")
    assert needed(tmp_path) == {"index.html", *(f"assets/{name}.js" for name in "abce")}
