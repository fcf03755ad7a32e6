"""A game can add its own command to the command line."""

import sys
from pathlib import Path

import pytest
from tests.cli.terminal import ROOT, Ran, home, run_process

COMMAND = """
from argparse import ArgumentParser, Namespace

from burrow.engine.errors import BurrowError


class Shout:
    game = "nuts"
    words = "call out a rule"

    def arguments(self, to: ArgumentParser) -> None:
        to.add_argument("rule")

    def run(self, asked: Namespace, say) -> int:
        if asked.rule == "none":
            raise BurrowError("there is nothing to shout; name a rule")
        print(say(f"rule-{asked.rule}").upper())
        return 0


SHOUT = Shout()
"""


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    folder = tmp_path / "plugin"
    (folder / "shouting-1.dist-info").mkdir(parents=True)
    (folder / "shouting.py").write_text(COMMAND)
    (folder / "shouting-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: shouting\nVersion: 1\n")
    (folder / "shouting-1.dist-info" / "entry_points.txt").write_text("[burrow.commands]\nshout = shouting:SHOUT\n")
    return folder


def burrow(installed: Path, *arguments: str) -> Ran:
    environment = home(installed) | {"PYTHONPATH": f"{installed}:{ROOT / 'src'}"}
    return run_process([sys.executable, "-m", "burrow", *arguments], installed, environment)


def test_it_speaks_the_words_of_its_game(installed: Path) -> None:
    french = burrow(installed, "shout", "N-05", "--lang", "fr")
    english = burrow(installed, "shout", "N-05", "--lang", "en")
    assert (french.code, english.code) == (0, 0)
    assert french.out == french.out.upper() != english.out


def test_it_stands_in_the_help(installed: Path) -> None:
    assert "shout" in burrow(installed, "--help").out
    assert "call out a rule" in burrow(installed, "shout", "--help").out


def test_its_mistakes_are_one_sentence(installed: Path) -> None:
    ran = burrow(installed, "shout", "none")
    assert (ran.code, ran.err) == (2, "burrow: there is nothing to shout; name a rule.\n")
    assert burrow(installed, "shout").code == 2


def test_without_the_plugin_there_is_no_such_command(tmp_path: Path) -> None:
    assert burrow(tmp_path, "shout", "N-05").code == 2
