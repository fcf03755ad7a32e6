"""What every command that checks a player's own text must do, in every game: accept a good text, name line and column
of each error in a broken one, and refuse what is not text. A game's test inherits from `CheckCommand`."""

import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

import pytest
from tests.patience import PATIENCE

from burrow.cli.command import main
from burrow.engine.flaw import Flaw
from burrow.engine.folder import folder_of
from burrow.engine.game import AnyGame
from burrow.engine.languages import LANGUAGES
from burrow.laws.game_folder import GameFolder

T = TypeVar("T")

Said = tuple[int, str, str]
"""Exit code, output, errors."""


def changed(text: str, line: int, other: str) -> str:
    """The text with another one in one line."""
    lines = text.split("\n")
    lines[line - 1] = other
    return "\n".join(lines)


@dataclass(frozen=True)
class TextReader(Generic[T]):
    """A game's reader of such texts, and a text without flaws."""

    read: Callable[[str], T | Flaw]
    good: str
    longest: int
    """In characters."""

    def sound(self, text: str) -> T:
        """What is read from a text without flaws."""
        found = self.read(text)
        assert not isinstance(found, Flaw), found
        return found

    def flaw(self, text: str) -> tuple[int, int, str]:
        """Line, column and message of what is found wrong."""
        flaw = self.read(text)
        assert isinstance(flaw, Flaw), "nothing was found wrong"
        assert dict(flaw.values)["line"] == flaw.line
        assert dict(flaw.values)["column"] == flaw.column
        return flaw.line, flaw.column, flaw.message

    def hidden_signs(self, message: str) -> dict[str, tuple[str, int, int, str]]:
        """Invisible characters that not even a comment may hold, as planted flaws: a text, where the flaw is, and the
        message about it."""
        signs = {"a bell": "\a", "a sign of old teleprinters": "\x7f", "a lone surrogate": "\ud800"}
        return {
            f"{name} in a comment": (changed(self.good, 1, f"# {sign}"), 1, 3, message) for name, sign in signs.items()
        }

    def check_place(self, text: str, beyond: Callable[[str], int]) -> None:
        """A flaw is in a line of the text, and not further right than `beyond` says for that line."""
        answer = self.read(text)
        if isinstance(answer, Flaw):
            lines = text.split("\n")
            assert 1 <= answer.line <= len(lines)
            assert 1 <= answer.column <= beyond(lines[answer.line - 1])

    def check_length(self, message: str) -> None:
        """A text of the greatest length is read, one character more is a flaw with this message."""
        full = self.good + "\n" * (self.longest - len(self.good))
        assert self.read(full) == self.sound(self.good)
        assert self.flaw(full + "\n") == (full.count("\n") + 1, 1, message)
        assert self.flaw("#" * self.longest + "!") == (1, self.longest + 1, message)


class DocsPage:
    """A page of the docs that explains such a text, with an example and what the command says of it."""

    def __init__(self, name: str) -> None:
        self._text = (Path(__file__).parents[1] / "docs" / name).read_text("utf-8")

    def little(self) -> str:
        """The text of the example."""
        (text,) = re.findall(r"\*\*`little\.txt`\*\*\n\n```\n(.*?)```", self._text, flags=re.DOTALL)
        return str(text)

    def shown(self, command: str) -> str:
        """What the page says that the command prints."""
        (text,) = re.findall(rf"```\n\$ \./burrow {re.escape(command)}\n(.*?)```", self._text, flags=re.DOTALL)
        return str(text)

    def rows(self, pattern: str) -> list[tuple[str, ...]]:
        return re.findall(pattern, self._text, flags=re.MULTILINE)

    def limits(self) -> dict[str, tuple[str, str]]:
        """Least and most by name, from the table of limits."""
        rows = self.rows(r"^\| ([^|]+) \| ([^|]*)\| ([^|]*)\|$")
        return {name.strip(): (least.strip(), most.strip()) for name, least, most in rows}


class CheckCommand:
    command: str
    good: str
    broken: str
    place: str
    """Line and column of what is wrong with `broken`."""
    german: str
    english: str
    """What is said of it."""
    ours: tuple[str, ...]
    """Names of the texts that come with the game."""
    account: tuple[str, ...]
    """What is said of the good text in English, as the text `mine.txt`."""
    too_long: str
    """What is said of a text of many lines of four characters."""
    longest: int

    @pytest.fixture
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Where the command is called."""
        monkeypatch.chdir(tmp_path)
        return tmp_path

    @pytest.fixture
    def burrow(self, capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
        def call(*words: str) -> Said:
            code = main([self.command, *words])
            out, err = capsys.readouterr()
            return code, out, err

        return call

    def run(self, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
        """By its real entry, in a process that would be caught."""
        command = [sys.executable, "-m", "burrow", self.command, *words, "--lang", "en"]
        return subprocess.run(command, input=given, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE)

    def test_a_good_text_is_summed_up(self, folder: Path, burrow: Callable[..., Said]) -> None:
        (folder / "mine.txt").write_text(self.good)
        code, out, err = burrow("check", "mine.txt", "--lang", "en")
        assert (code, err) == (0, "")
        assert tuple(out.splitlines()) == self.account

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_our_own_texts_are_good(self, lang: str, burrow: Callable[..., Said]) -> None:
        for name in self.ours:
            code, out, err = burrow("check", name, "--lang", lang)
            assert (code, err) == (0, "")
            assert len(out.splitlines()) >= len(self.account)

    def test_a_flaw_is_told_with_file_line_and_column(self, folder: Path, burrow: Callable[..., Said]) -> None:
        (folder / "mine.txt").write_text(self.broken)
        told = burrow("check", "mine.txt", "--lang", "en")
        assert told == (1, "", f"mine.txt:{self.place}: {self.english}\n")
        _, _, german = burrow("check", "mine.txt", "--lang", "de")
        assert german == f"mine.txt:{self.place}: {self.german}\n"

    def test_the_language_may_come_before_the_verb(self, folder: Path, burrow: Callable[..., Said]) -> None:
        (folder / "mine.txt").write_text(self.broken)
        assert burrow("--lang", "it", "check", "mine.txt") == burrow("check", "mine.txt", "--lang", "it")

    def test_lines_of_windows_and_a_byte_order_mark_do_no_harm(self, folder: Path, burrow: Callable[..., Said]) -> None:
        (folder / "mine.txt").write_bytes(b"\xef\xbb\xbf" + self.good.replace("\n", "\r\n").encode())
        assert burrow("check", "mine.txt")[0] == 0
        (folder / "mine.txt").write_bytes(b"\xef\xbb\xbf" + self.broken.replace("\n", "\r\n").encode())
        assert burrow("check", "mine.txt")[2].startswith(f"mine.txt:{self.place}: ")

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_what_is_no_text_gets_one_sentence(self, folder: Path, lang: str, burrow: Callable[..., Said]) -> None:
        (folder / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
        (folder / "latin.txt").write_bytes("Bäume".encode("latin-1"))
        (folder / "wide.txt").write_text(self.good, encoding="utf-16")
        for name in ("picture.png", "latin.txt", "wide.txt", ".", "nowhere.txt", "no\0name", "x" * 5000):
            code, out, err = burrow("check", name, "--lang", lang)
            assert (code, out) == (1, "")
            assert err.startswith("burrow: ")
            assert err.count("\n") == 1

    def test_a_long_text_is_told_where_it_is_too_long(self, folder: Path, burrow: Callable[..., Said]) -> None:
        (folder / "long.txt").write_text("# ä\n" * 1_000_000, encoding="utf-8")
        code, _, err = burrow("check", "long.txt", "--lang", "en")
        assert (code, err) == (1, f"long.txt:{self.longest // 4 + 1}:1: {self.too_long}\n")
        left = self.longest + 1 - len(self.good)
        (folder / "just.txt").write_text(self.good + "#" * left)
        lines = self.good.count("\n") + 1
        assert burrow("check", "just.txt")[2].startswith(f"just.txt:{lines}:{left}: ")

    def test_a_sign_cut_in_two_at_the_end_of_what_is_read_is_no_mistake(
        self, folder: Path, burrow: Callable[..., Said]
    ) -> None:
        for shift in range(4):
            (folder / "animals.txt").write_text("#" + "x" * shift + "🐹" * 20_000, encoding="utf-8")
            assert burrow("check", "animals.txt")[2].startswith(f"animals.txt:1:{self.longest + 1}: ")

    def test_a_text_may_come_through_the_standard_input(self) -> None:
        assert self.run("check", "-", given=self.good).stdout.startswith(self.account[0].replace("mine.txt", "-"))
        broken = self.run("check", "-", given=self.broken)
        assert (broken.returncode, broken.stdout) == (1, "")
        assert broken.stderr == f"-:{self.place}: {self.english}\n"

    @pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such devices here")
    @pytest.mark.parametrize("device", ["/dev/zero", "/dev/urandom", "/dev/null"])
    def test_a_file_without_end_is_left_alone(self, device: str) -> None:
        ran = self.run("check", device)
        assert (ran.returncode, ran.stdout, len(ran.stderr.splitlines())) == (1, "", 1)
        assert "Traceback" not in ran.stderr

    @pytest.mark.parametrize(
        "words", [(), ("check",), ("chekc", "OURS"), ("check", "OURS", "b"), ("check", "OURS", "--lang", "nl")]
    )
    def test_a_wrong_wish_gets_one_sentence(self, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as stopped:
            main([self.command, *(self.ours[0] if word == "OURS" else word for word in words)])
        assert stopped.value.code == 2
        assert capsys.readouterr().err.count("\n") == 1


class ExplainedInTheDocs:
    """The page is true: its example is good, and what it shows of the command is what the command says."""

    page: DocsPage
    command: str
    spoil: tuple[str, str]
    """What is replaced by what in the example to break it as the page does."""
    play: tuple[str, ...]
    """Game, options and seats with which the example is played on."""
    limits: Mapping[str, tuple[object, object]]
    """What the reader takes: least and most by the page's name for it."""

    def test_the_limits_are_those_of_the_reader(self) -> None:
        told = self.page.limits()
        for name, (least, most) in self.limits.items():
            assert told[name] == (str(least), str(most)), name

    def check(self, text: str, name: str) -> int:
        Path(name).write_text(text, encoding="utf-8")
        return main([self.command, "check", name, "--lang", "en"])

    def test_the_example_is_good(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert self.check(self.page.little(), "little.txt") == 0
        assert capsys.readouterr().out == self.page.shown(f"{self.command} check little.txt")

    def test_the_flaw_is_told_like_that(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert self.check(self.page.little().replace(*self.spoil), "broken.txt") == 1
        assert capsys.readouterr().err == self.page.shown(f"{self.command} check broken.txt")

    def test_it_can_be_played_on(self, capsys: pytest.CaptureFixture[str]) -> None:
        words = ["sim", *self.play, "--option", f"own={self.page.little()}", "--bots", "casual", "--games", "1"]
        assert main(words) == 0


class EveryFlawIsTold:
    """What the reader of such a text can find wrong has a sentence in every language, and a test."""

    game: AnyGame
    planted: Mapping[str, tuple[Any, ...]]
    """By name, a broken text first and the message about it last."""
    elsewhere: frozenset[str]
    """Messages that have tests of their own."""
    read: Callable[[str], object]

    def test_every_flaw_has_a_sentence_in_every_language(self) -> None:
        words = GameFolder.of(self.game).lexicon
        for name, (text, *_) in self.planted.items():
            flaw = type(self).read(text)
            assert isinstance(flaw, Flaw), name
            assert words.complaint(flaw.message, flaw.values) == "", name

    def test_every_sentence_about_a_flaw_has_its_test(self) -> None:
        tested = {message for *_, message in self.planted.values()} | self.elsewhere
        (noun,) = {message.split("-")[0] for message in tested}
        sources = [path.read_text("utf-8") for path in (folder_of(self.game) / "reader").glob("*.py")]
        assert {name for text in sources for name in re.findall(f'"({noun}-[a-z-]+)"', text)} == tested
