"""`docs/sheets.md` is true: its sheet is good, and what it shows of the command is what the command says."""

import re
from pathlib import Path

import pytest

from burrow.cli.command import main
from burrow.games.hamstern.data.drawing import LARGEST_MAP
from burrow.games.hamstern.data.heading import FEWEST_CHAMBERS, HIGHEST_VALUE
from burrow.games.hamstern.data.read import MOST_CELLS, MOST_NUTS
from burrow.games.hamstern.data.sheet import LARGEST_CHAMBER, MOST_CHAMBERS
from burrow.games.hamstern.options import LONGEST_SHEET

PAGE = Path(__file__).parents[5] / "docs" / "sheets.md"


def little() -> str:
    (text,) = re.findall(r"\*\*`little\.txt`\*\*\n\n```\n(.*?)```", PAGE.read_text("utf-8"), flags=re.DOTALL)
    return str(text)


def shown(command: str) -> str:
    (text,) = re.findall(rf"```\n\$ \./burrow {command}\n(.*?)```", PAGE.read_text("utf-8"), flags=re.DOTALL)
    return str(text)


def test_the_sheet_of_the_page_is_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("little.txt").write_text(little(), encoding="utf-8")
    assert main(["sheet", "check", "little.txt", "--lang", "en"]) == 0
    assert capsys.readouterr().out == shown(r"sheet check little\.txt")


def test_the_flaw_of_the_page_is_told_like_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The tunnel to the right of chamber C, broken off in its middle."""
    monkeypatch.chdir(tmp_path)
    Path("broken.txt").write_text(little().replace("c c c ----+", "c c c --  +"), encoding="utf-8")
    assert main(["sheet", "check", "broken.txt", "--lang", "en"]) == 1
    assert capsys.readouterr().err == shown(r"sheet check broken\.txt")


def test_it_can_be_played_on_as_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "hamstern", "--option", "sheet=own", "--option", f"own={little()}", "--bots", "casual"]
    assert main([*words, "--games", "1", "--seats", "1"]) == 0


def test_the_limits_are_those_of_the_reader() -> None:
    rows = re.findall(r"^\| ([^|]+) \| ([^|]*)\| ([^|]+) \|$", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    limits = {name.strip(): (least.strip(), most.strip()) for name, least, most in rows}
    assert limits["chambers, A to L"] == (str(FEWEST_CHAMBERS), str(MOST_CHAMBERS))
    assert limits["cells of a chamber"] == ("1", str(LARGEST_CHAMBER))
    assert limits["cells of the start chamber"] == ("7", str(LARGEST_CHAMBER))
    assert limits["cells in all"] == ("", str(MOST_CELLS))
    assert limits["nuts"] == ("0", str(MOST_NUTS))
    assert limits["points of a chamber"] == ("1", str(HIGHEST_VALUE))
    assert limits["map"] == ("", f"{LARGEST_MAP} places wide, {LARGEST_MAP} high")
    assert limits["text"] == ("", f"{LONGEST_SHEET:,} characters")
