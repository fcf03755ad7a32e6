"""`docs/books.md` is true: its flip-book is good, and what it shows of the command is what the command says."""

import re
from pathlib import Path

import pytest

from burrow.cli.command import main
from burrow.games.gophers.data import FACES
from burrow.games.gophers.data.book import SIGNS
from burrow.games.gophers.data.drawing import FEWEST_HOLES, HIGHEST_MAP, HIGHEST_NUMBER, MOST_HOLES, WIDEST_MAP
from burrow.games.gophers.data.read import MOST_TUNNELS, NEAREST
from burrow.games.gophers.options import LONGEST_BOOK

PAGE = Path(__file__).parents[5] / "docs" / "books.md"


def little() -> str:
    (text,) = re.findall(r"\*\*`little\.txt`\*\*\n\n```\n(.*?)```", PAGE.read_text("utf-8"), flags=re.DOTALL)
    return str(text)


def shown(command: str) -> str:
    (text,) = re.findall(rf"```\n\$ \./burrow {command}\n(.*?)```", PAGE.read_text("utf-8"), flags=re.DOTALL)
    return str(text)


def test_the_book_of_the_page_is_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("little.txt").write_text(little(), encoding="utf-8")
    assert main(["book", "check", "little.txt", "--lang", "en"]) == 0
    assert capsys.readouterr().out == shown(r"book check little\.txt")


def test_the_flaw_of_the_page_is_told_like_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.txt").write_text(little().replace("s4------a8", "s4-----a8"), encoding="utf-8")
    assert main(["book", "check", "broken.txt", "--lang", "en"]) == 1
    assert capsys.readouterr().err == shown(r"book check broken\.txt")


def test_it_can_be_played_on_as_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "gophers", "--option", "book=own", "--option", f"own={little()}", "--bots", "casual"]
    assert main([*words, "--games", "1", "--seats", "2"]) == 0


def test_the_limits_are_those_of_the_reader() -> None:
    rows = re.findall(r"^\| ([^|]+) \| ([^|]*)\| ([^|]*)\|$", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    limits = {name.strip(): (least.strip(), most.strip()) for name, least, most in rows}
    assert limits["pages"] == (str(FACES), str(FACES))
    assert limits["holes"] == (str(FEWEST_HOLES), str(MOST_HOLES))
    assert limits["number"] == ("1", str(HIGHEST_NUMBER))
    assert limits["from hole to hole"] == (f"{NEAREST} columns or {NEAREST // 2} lines", "")
    assert limits["tunnels of a hole"] == ("1", str(MOST_TUNNELS))
    assert limits["map"] == ("", f"{WIDEST_MAP} columns, {HIGHEST_MAP} lines")
    assert limits["text"] == ("", f"{LONGEST_BOOK:,} characters")


def test_every_sign_is_explained() -> None:
    explained = re.findall(r"^\| `(.)[0-9]*` \|", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    assert {sign for sign, _ in SIGNS} <= set(explained)
